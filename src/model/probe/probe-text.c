/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/probe/probe-text.h"

#include <glib/gi18n.h>

/* Letters of Hebrew, Arabic and the like, in the blocks kept for them. */
static gboolean
runs_leftwards (gunichar c)
{
  return (c >= 0x0590 && c <= 0x08ff) || (c >= 0xfb1d && c <= 0xfdff) || (c >= 0xfe70 && c <= 0xfeff)
         || (c >= 0x10800 && c <= 0x10fff) || (c >= 0x1e800 && c <= 0x1efff);
}

/* Characters that cannot be seen and turn the direction of what follows. */
static gboolean
turns_direction (gunichar c)
{
  return c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

char *
probe_text_name (const ProbeHeader *header, int seat)
{
  GString *name = g_string_new (NULL);
  gboolean leftwards = FALSE;

  for (const char *at = header->salon.name[seat]; *at != '\0'; at = g_utf8_next_char (at))
    {
      const gunichar c = g_utf8_get_char (at);

      if (turns_direction (c))
        continue;
      leftwards |= runs_leftwards (c);
      g_string_append_unichar (name, c);
    }
  if (leftwards)
    {
      /* Isolated, so that the sentence round it keeps its own direction. */
      g_string_prepend_unichar (name, 0x2068);
      g_string_append_unichar (name, 0x2069);
    }

  return g_string_free (name, FALSE);
}

const char *
probe_text_blank (const ProbeSetup *setup)
{
  /* Translators: the empty card, as Parker 1982 calls it and as the others do */
  return setup->rules.blank_is_dot ? _ ("dot") : _ ("blank");
}

char *
probe_text_letter (const ProbeSetup *setup, char letter)
{
  return letter == PROBE_BLANK ? g_strdup (probe_text_blank (setup)) : g_strdup_printf ("%c", letter);
}

char *
probe_text_one_card (const ProbeSetup *setup, char letter)
{
  if (letter != PROBE_BLANK)
    /* Translators: one letter card, asked for or shown: “Ada shows E in space 3.” */
    return g_strdup_printf (C_ ("one card", "%c"), letter);
  /* Translators: one empty card, asked for or shown: “Ada shows a blank in space 3.” */
  return g_strdup (setup->rules.blank_is_dot ? _ ("a dot") : _ ("a blank"));
}

char *
probe_text_options (const ProbeSetup *setup)
{
  const char *parts[6];
  int n = 0;

  parts[n++] = setup->activity_cards ? _ ("activity cards") : _ ("no activity cards");
  if (setup->trays == 2)
    parts[n++] = _ ("two trays each");
  parts[n++] = setup->spelling_free ? _ ("free spelling") : _ ("spelling by the list");
  parts[n++] = setup->answers_by_hand ? _ ("answers by hand") : _ ("answers by the table");
  if (setup->supply_unlimited != setup->rules.supply_unlimited)
    parts[n++] = setup->supply_unlimited ? _ ("any number of letter cards") : _ ("letter cards in the box");
  parts[n] = NULL;

  return g_strjoinv (" · ", (char **) parts);
}

const char *
probe_text_edition_lines (ProbeEdition edition)
{
  switch (edition)
    {
    case PROBE_MIRO_1967:
      return _ ("The French edition: dictionary words,\nwords named on one’s own turn");
    case PROBE_PARKER_1982:
      return _ ("Words of 4 to 12 letters, 5 dots,\n36 activity cards, all must answer");
    case PROBE_PARKER_1964:
    case PROBE_N_EDITIONS:
    default:
      return _ ("Words of up to 12 letters, 6 blanks,\n48 activity cards, up to quintuple");
    }
}

const char *
probe_text_card_title (ProbeKind kind)
{
  switch (kind)
    {
    case PROBE_NORMAL:
      return _ ("Normal turn");
    case PROBE_ADDITIONAL_TURN:
      return _ ("Additional turn");
    case PROBE_LEFT_EXPOSES:
    case PROBE_LEFT_YOUR_CHOICE:
      return _ ("To the left");
    case PROBE_RIGHT_EXPOSES:
    case PROBE_RIGHT_YOUR_CHOICE:
      return _ ("To the right");
    case PROBE_OWN_BLANK:
      return _ ("Own card");
    case PROBE_TIMES_2:
      return "×2";
    case PROBE_TIMES_3:
      return "×3";
    case PROBE_TIMES_4:
      return "×4";
    case PROBE_TIMES_5:
      return "×5";
    case PROBE_ADD_15:
      return "+15";
    case PROBE_ADD_20:
      return "+20";
    case PROBE_ADD_25:
      return "+25";
    case PROBE_DEDUCT_10:
      return "−10";
    case PROBE_ALL_EXPOSE:
      return _ ("Everybody");
    case PROBE_NO_BLANK_PENALTY:
      return _ ("Free guess");
    case PROBE_NO_CARD:
    case PROBE_N_KINDS:
    default:
      return "";
    }
}

/* With two players “left” and “right” are trays where the edition has it so, and
 * one and the same opponent otherwise. */
static const char *
exposes_text (const ProbeSetup *setup, ProbeSide side)
{
  if (setup->trays == 2 && !setup->rules.opponent_chooses_tray)
    return side == PROBE_SIDE_LEFT ? _ ("Your opponent turns a card of the left tray")
                                   : _ ("Your opponent turns a card of the right tray");
  if (setup->seats == 2)
    return _ ("Your opponent turns a card");
  return side == PROBE_SIDE_LEFT ? _ ("The player on your left turns a card")
                                 : _ ("The player on your right turns a card");
}

static const char *
your_choice_text (const ProbeSetup *setup, ProbeSide side)
{
  if (setup->seats == 2)
    return _ ("Point at a card of your opponent");
  return side == PROBE_SIDE_LEFT ? _ ("Point at a card of the player on your left")
                                 : _ ("Point at a card of the player on your right");
}

char *
probe_text_card (const ProbeSetup *setup, ProbeKind kind)
{
  const ProbeCardKind *card = &probe_card_kinds[kind];

  switch (card->effect)
    {
    case PROBE_EFFECT_ADDITIONAL_TURN:
      return g_strdup (_ ("After a wrong guess, draw again"));
    case PROBE_EFFECT_OPPONENT_EXPOSES:
      return g_strdup (exposes_text (setup, card->side));
    case PROBE_EFFECT_YOUR_CHOICE:
      return g_strdup (your_choice_text (setup, card->side));
    case PROBE_EFFECT_OWN_BLANK:
      return g_strdup (setup->rules.blank_is_dot ? _ ("Turn one of your own dots") : _ ("Turn one of your own blanks"));
    case PROBE_EFFECT_MULTIPLY:
      switch (card->amount)
        {
        case 2:
          return g_strdup (_ ("Double the value of your first guess"));
        case 3:
          return g_strdup (_ ("Triple the value of your first guess"));
        case 4:
          return g_strdup (_ ("Quadruple the value of your first guess"));
        default:
          return g_strdup (_ ("Quintuple the value of your first guess"));
        }
    case PROBE_EFFECT_POINTS:
      if (card->amount > 0)
        return g_strdup_printf (ngettext ("Add %d point to your score", "Add %d points to your score", card->amount),
                                card->amount);
      return g_strdup_printf (ngettext ("Take %d point off your score", "Take %d points off your score", -card->amount),
                              -card->amount);
    case PROBE_EFFECT_ALL_EXPOSE:
      return g_strdup (_ ("Your first guess goes to all opponents at once"));
    case PROBE_EFFECT_NO_BLANK_PENALTY:
      return g_strdup (setup->rules.blank_is_dot ? _ ("A wrong dot costs nothing this turn")
                                                 : _ ("A wrong blank costs nothing this turn"));
    case PROBE_EFFECT_NONE:
    default:
      return g_strdup (_ ("Take your turn"));
    }
}

const char *
probe_text_source (ProbeSource source)
{
  switch (source)
    {
    case PROBE_FROM_ASKING:
      return _ ("Cards shown when asked for");
    case PROBE_FROM_LAST_CARDS:
      return _ ("Last cards of words");
    case PROBE_FROM_EXPOSURES:
      return _ ("Cards turned by activity cards");
    case PROBE_FROM_CARDS:
      return _ ("Points on activity cards");
    case PROBE_FROM_NAMING:
      return _ ("Words named");
    case PROBE_FROM_MISNAMING:
      return _ ("Words named wrongly");
    case PROBE_FROM_WRONG_BLANKS:
      return _ ("Wrong blanks");
    case PROBE_FROM_DENIALS:
      return _ ("False denials");
    case PROBE_FROM_SPELLING:
      return _ ("Misspelled words");
    case PROBE_FROM_KEPT_CARDS:
      return _ ("Cards hidden to the end");
    case PROBE_FROM_KEPT_BONUS:
      return _ ("Bonus for a hidden word");
    case PROBE_N_SOURCES:
    default:
      return "";
    }
}
