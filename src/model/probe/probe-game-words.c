/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the list of words says at Probe's table: what may be laid and what it is worth, who may doubt it, what is told to
 * learners, and the true spelling of words that are no longer secret. */

#include "model/probe/probe-game-private.h"

#include <glib/gi18n.h>

void
probe_game_take_words (ProbeGame *self, SalonWordList *words)
{
  salon_word_list_unref (self->word_list);
  self->word_list = words;
  self->words = salon_word_list_get (words);
}

static int
row_worth (const ProbeRow *row)
{
  int worth = 0;

  for (int slot = 0; slot < row->n; slot++)
    worth += probe_space_value (slot);

  return worth;
}

/* Returns what is paid on top for a row none of whose cards was shown (probe-rules.md 4). */
static int
row_bonus (ProbeGame *self, const ProbeRow *row)
{
  if (row->n < PROBE_KEPT_MANY)
    return PROBE_KEPT_BONUS;

  return PROBE_KEPT_BONUS_MANY + (self->header.setup.rules.end_bonuses_add_up ? PROBE_KEPT_BONUS : 0);
}

/* The true spellings of the @length letters @word, with " / " between several; simply the letters in lower case when
 * the list does not have them. */
static char *
spellings_of (ProbeGame *self, const char *word, int length)
{
  char spellings[WORDS_SPELLINGS_MAX][WORDS_SPELLING_SIZE];
  GString *all;
  size_t n = 0;

  if (self->words != NULL)
    {
      const int index = words_list_find (self->words, word, (size_t) length);

      if (index >= 0)
        n = words_list_spellings (self->words, (size_t) length, (size_t) index, self->header.setup.rules.headwords,
                                  spellings, WORDS_SPELLINGS_MAX);
    }
  if (n == 0)
    return g_ascii_strdown (word, length);

  all = g_string_new (spellings[0]);
  for (size_t i = 1; i < n; i++)
    g_string_append_printf (all, " / %s", spellings[i]);
  return g_string_free (all, FALSE);
}

gboolean
probe_game_judge_row (ProbeGame *self, const ProbeRow *row, char **message)
{
  const ProbeReason reason = probe_row_check (&self->header.setup, row);
  char word[PROBE_SPACES + 1];
  g_autofree char *cards = NULL;
  WordsVerdict verdict = WORDS_OK;
  int length;

  if (message != NULL)
    *message = NULL;
  if (reason != PROBE_OK)
    {
      if (message != NULL)
        *message = g_strdup (_ (probe_reason_text (reason)));
      return FALSE;
    }

  length = probe_row_word (row, word);
  if (self->words != NULL)
    verdict = words_list_verdict (self->words, word, (size_t) length, self->header.setup.rules.headwords);
  if (verdict != WORDS_OK && !self->header.setup.spelling_free)
    {
      if (message != NULL)
        /* Translators: a word, and why it cannot be laid: “XQZ: not in the list” */
        *message = g_strdup_printf (_ ("%s: %s"), word, _ (words_verdict_text (verdict)));
      return FALSE;
    }
  if (message == NULL)
    return TRUE;

  cards = g_strdup_printf (ngettext ("%d card", "%d cards", row->n), row->n);
  if (verdict != WORDS_OK)
    /* Translators: “ROKET is not in the list and may be challenged · 8 cards” */
    *message = g_strdup_printf (_ ("%s is not in the list and may be challenged · %s"), word, cards);
  else if (self->words == NULL)
    /* Translators: “ROCKET · 9 cards · 90 points, and 100 more if it stays hidden” */
    *message = g_strdup_printf (_ ("%1$s · %2$s · %3$d points, and %4$d more if it stays hidden"), word, cards,
                                row_worth (row), row_bonus (self, row));
  else
    {
      /* The cards have no accents; the word has. */
      g_autofree char *spelling = spellings_of (self, word, length);
      g_autofree char *capitals = g_utf8_strup (spelling, -1);

      /* Translators: “ROCKET is in the list · 9 cards · 90 points, and 100 more if it stays hidden” */
      *message = g_strdup_printf (_ ("%1$s is in the list · %2$s · %3$d points, and %4$d more if it stays hidden"),
                                  capitals, cards, row_worth (row), row_bonus (self, row));
    }
  return TRUE;
}

char *
probe_game_doubt_row (ProbeGame *self, const ProbeRow *row)
{
  const ProbeSetup *setup = &self->header.setup;
  const ProbeReason reason = probe_row_check (setup, row);
  char word[PROBE_SPACES + 1];
  int length;

  if (reason == PROBE_BLANK_INSIDE)
    return g_strdup (setup->rules.blank_is_dot
                       ? _ ("A dot between letters? Dots lie only before or after a word.")
                       : _ ("A blank between letters? Blanks lie only before or after a word."));
  if (reason != PROBE_OK)
    return g_strdup (_ (probe_reason_text (reason)));

  length = probe_row_word (row, word);
  if (self->words == NULL
      || words_list_verdict (self->words, word, (size_t) length, setup->rules.headwords) == WORDS_OK)
    return NULL;
  if (setup->spelling_free)
    /* Translators: %s is a word that somebody names */
    return g_strdup_printf (_ ("%s is not in the list; but here anything may be laid."), word);
  /* Translators: %s is a word that somebody names */
  return g_strdup_printf (_ ("%s is not in the list."), word);
}

int
probe_game_get_tellings (ProbeGame *self, int seat, ProbeTelling tellings[PROBE_TELLINGS])
{
  ProbeView view;

  if (!self->header.aid || self->words == NULL || self->stage != SALON_GAME_PLAYING)
    return 0;

  probe_view (&self->state, seat, &view);
  return probe_tellings (&view, self->words, tellings);
}

/* Copies the letters of a word that is no longer secret and returns their number; 0 while it
 * is secret. */
static int
exposed_word (ProbeGame *self, int seat, int tray, char word[PROBE_SPACES + 1])
{
  if (self->stage == SALON_GAME_SETTING_UP
      || (self->stage == SALON_GAME_PLAYING && probe_hidden_in (&self->state, seat, tray) > 0))
    return 0;

  return probe_row_word (&self->header.setup.row[seat][tray], word);
}

char *
probe_game_get_spelling (ProbeGame *self, int seat, int tray)
{
  char word[PROBE_SPACES + 1];
  const int length = exposed_word (self, seat, tray, word);

  return length > 0 ? spellings_of (self, word, length) : NULL;
}

gboolean
probe_game_is_word (ProbeGame *self, int seat, int tray)
{
  char word[PROBE_SPACES + 1];
  const int length = exposed_word (self, seat, tray, word);

  return length > 0 && self->words != NULL
         && words_list_verdict (self->words, word, (size_t) length, self->header.setup.rules.headwords) == WORDS_OK;
}
