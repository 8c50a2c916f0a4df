/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/probe/probe-text.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/salon-name.h"

char *
probe_text_name (const ProbeHeader *header, int seat)
{
  return salon_name_isolate (header->salon.name[seat]);
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
probe_text_asked (const ProbeSetup *setup, char letter)
{
  /* Their English names begin with a vowel. */
  static const char an[] = "AEFHILMNORSX";
  const char name[2] = { letter, '\0' };

  if (letter == PROBE_BLANK)
    /* Translators: in a bubble, a question for the empty card, as Parker 1982 calls it and as the others do */
    return g_strdup (setup->rules.blank_is_dot ? _ ("A dot?") : _ ("A blank?"));
  if (strchr (an, letter) != NULL)
    /* Translators: in a bubble, a question for a letter whose English name begins with a vowel: “An E?” */
    return g_strdup_printf (_ ("An %s?"), name);
  /* Translators: in a bubble, a question for another letter: “A U?” */
  return g_strdup_printf (_ ("A %s?"), name);
}

/* The language of the words, if somebody may expect another one: that of the program, or of the edition’s box. NULL for
 * nothing to say, (transfer full) otherwise. */
static char *
say_language (const ProbeHeader *header)
{
  const char *of_box = header->setup.edition == PROBE_MIRO_1967 ? "fr" : "en";

  /* Translators: the code of the language into which you translate, such as “fr” */
  if (strcmp (header->words, of_box) == 0 && strcmp (header->words, C_ ("language of the program", "en")) == 0)
    return NULL;
  if (strcmp (header->words, "en") == 0)
    /* Translators: a house rule: what is laid are English words */
    return g_strdup (_ ("English words"));
  if (strcmp (header->words, "fr") == 0)
    return g_strdup (_ ("French words"));
  /* Translators: a house rule: the words are those of a list; %s is the code of its language, such as “de” */
  return g_strdup_printf (_ ("word list “%s”"), header->words);
}

char *
probe_text_options (const ProbeHeader *header, const char *first)
{
  const ProbeSetup *setup = &header->setup;
  g_autofree char *playing = NULL, *language = say_language (header), *begins = NULL;
  const char *parts[10];
  int n = 0, programs = 0;

  /* It is said to everybody, so it comes first, where nothing cuts it off. */
  if (header->aid)
    parts[n++] = _ ("learner’s aid on, everybody knows");
  for (int seat = 0; seat < setup->seats; seat++)
    programs += header->salon.kind[seat] == SALON_BOT;
  if (programs > 0)
    /* Translators: a house rule: programs of somebody else sit at the table */
    parts[n++] = playing = g_strdup_printf (ngettext ("%d program plays", "%d programs play", programs), programs);
  parts[n++] = setup->activity_cards ? _ ("activity cards") : _ ("no activity cards");
  if (setup->trays == 2)
    parts[n++] = _ ("two trays each");
  if (language != NULL)
    parts[n++] = language;
  parts[n++] = setup->spelling_free ? _ ("free spelling") : _ ("spelling by the list");
  parts[n++] = setup->answers_by_hand ? _ ("answers by hand") : _ ("answers by the table");
  if (setup->supply_unlimited != setup->rules.supply_unlimited)
    parts[n++] = setup->supply_unlimited ? _ ("any number of letter cards") : _ ("letter cards in the box");
  if (first != NULL)
    {
      g_autofree char *name = salon_name_isolate (first);

      /* Translators: a house rule: who begins */
      parts[n++] = begins = g_strdup_printf (_ ("%s begins"), name);
    }
  parts[n] = NULL;

  return g_strjoinv (" · ", (char **) parts);
}

char *
probe_text_estimate (const ProbeSetup *setup, int people)
{
  const int words = setup->seats * setup->trays;
  const int minutes = 5 * (1 + words + people);
  g_autofree char *players = g_strdup_printf (ngettext ("%d player", "%d players", setup->seats), setup->seats);

  /* Translators: “4 players”, and how long their game takes */
  return g_strdup_printf (ngettext ("%s · about %d minute", "%s · about %d minutes", minutes), players, minutes);
}

const char *
probe_text_edition_lines (ProbeEdition edition)
{
  switch (edition)
    {
    case PROBE_MIRO_1967:
      return _ ("The French edition: headwords,\nwords named on one’s own turn");
    case PROBE_PARKER_1982:
      return _ ("4 to 12 letters, 5 dots,\n36 activity cards, all answer");
    case PROBE_PARKER_1964:
    case PROBE_N_EDITIONS:
    default:
      return _ ("Up to 12 letters, 6 blanks,\n48 activity cards, up to ×5");
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
      return _ ("Left turns a card");
    case PROBE_LEFT_YOUR_CHOICE:
      return _ ("Choose on the left");
    case PROBE_RIGHT_EXPOSES:
      return _ ("Right turns a card");
    case PROBE_RIGHT_YOUR_CHOICE:
      return _ ("Choose on the right");
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

/* With two players, “left” and “right” are the opponent's trays if the edition says so;
 * otherwise both mean the opponent. */
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
      return g_strdup (_ ("After a miss, draw and ask again"));
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
          return g_strdup (_ ("Double the value of the first card you find"));
        case 3:
          return g_strdup (_ ("Triple the value of the first card you find"));
        case 4:
          return g_strdup (_ ("Quadruple the value of the first card you find"));
        default:
          return g_strdup (_ ("Quintuple the value of the first card you find"));
        }
    case PROBE_EFFECT_POINTS:
      if (card->amount > 0)
        return g_strdup_printf (ngettext ("Write %d point", "Write %d points", card->amount), card->amount);
      return g_strdup_printf (ngettext ("Strike %d point", "Strike %d points", -card->amount), -card->amount);
    case PROBE_EFFECT_ALL_EXPOSE:
      return g_strdup (_ ("All must answer your first question"));
    case PROBE_EFFECT_NO_BLANK_PENALTY:
      return g_strdup (setup->rules.blank_is_dot ? _ ("A wrong dot costs nothing this turn")
                                                 : _ ("A wrong blank costs nothing this turn"));
    case PROBE_EFFECT_NONE:
    default:
      return g_strdup (_ ("Take your turn"));
    }
}

/* A sentence with the name of a neighbour of the player in turn; NULL for a card that is
 * about nobody else. */
static const char *
neighbour_format (const ProbeCardKind *card)
{
  const gboolean left = card->side == PROBE_SIDE_LEFT;

  if (card->effect == PROBE_EFFECT_OPPONENT_EXPOSES)
    /* Translators: on an activity card; %s is the player on the left or right, who turns one of their own cards */
    return left ? _ ("%s, on the left, turns a card") : _ ("%s, on the right, turns a card");
  if (card->effect == PROBE_EFFECT_YOUR_CHOICE)
    /* Translators: on an activity card; %s is the player on the left or right, whose card is turned */
    return left ? _ ("Point at a card of %s, on the left") : _ ("Point at a card of %s, on the right");
  return NULL;
}

char *
probe_text_card_in_play (const ProbeHeader *header, const ProbeState *state)
{
  const ProbeKind kind = (ProbeKind) state->card;
  const ProbeCardKind *card = &probe_card_kinds[kind];
  const char *format = state->setup.seats > 2 ? neighbour_format (card) : NULL;

  if (format == NULL)
    return probe_text_card (&state->setup, kind);
  return g_strdup_printf (format, header->salon.name[probe_side_seat (state, card->side)]);
}

char *
probe_text_hand_over (const ProbeHeader *before, const ProbeHeader *after, int seat)
{
  return salon_name_tell_hand_over (&before->salon, &after->salon, seat);
}
