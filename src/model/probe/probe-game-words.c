/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the list of words says at Probe's table: what may be laid and what it is worth, who may doubt it, what is told to
 * learners, and the true spelling of words that are no longer secret. */

#include "model/probe/probe-game-private.h"

#include <glib/gi18n.h>

/* The list */

gboolean
probe_game_open_words (ProbeGame *self, GError **error)
{
  WordsError fault;

  if (self->word_list == NULL)
    self->word_list = salon_word_list_open (self->header.words, &fault);
  self->lacks_list = self->word_list == NULL;
  if (!self->lacks_list)
    return TRUE;

  salon_game_set_words_error (error, &fault);
  return FALSE;
}

SalonWordList *
probe_game_get_list (ProbeGame *self)
{
  if (!self->lacks_list)
    probe_game_open_words (self, NULL);
  return self->word_list;
}

const WordsList *
probe_game_get_words (ProbeGame *self)
{
  return salon_word_list_get (probe_game_get_list (self));
}

void
probe_game_close_words (ProbeGame *self)
{
  g_clear_pointer (&self->word_list, salon_word_list_unref);
  self->lacks_list = FALSE;
}

gboolean
probe_game_needs_words (ProbeGame *self)
{
  gboolean needed = !self->header.setup.spelling_free;

  for (int seat = 0; seat < self->header.setup.seats; seat++)
    needed |= !probe_game_is_human (self, seat);

  return needed;
}

/* What it says */

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
  const WordsList *words = probe_game_get_words (self);
  char spellings[WORDS_SPELLINGS_MAX][WORDS_SPELLING_SIZE];
  GString *all;
  size_t n = 0;

  if (words != NULL)
    {
      const int index = words_list_find (words, word, (size_t) length);

      if (index >= 0)
        n = words_list_spellings (words, (size_t) length, (size_t) index, self->header.setup.rules.headwords, spellings,
                                  WORDS_SPELLINGS_MAX);
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
  const WordsList *words;
  int length;

  if (message != NULL)
    *message = NULL;
  if (reason != PROBE_OK)
    {
      if (message != NULL)
        *message = g_strdup (_ (probe_reason_text (reason)));
      return FALSE;
    }

  words = probe_game_get_words (self);
  if (words == NULL && !self->header.setup.spelling_free)
    {
      if (message != NULL)
        *message = g_strdup (_ ("The word list of this game cannot be read."));
      return FALSE;
    }

  length = probe_row_word (row, word);
  if (words != NULL)
    verdict = words_list_verdict (words, word, (size_t) length, self->header.setup.rules.headwords);
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
  else if (words == NULL)
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
  const WordsList *words = probe_game_get_words (self);
  char word[PROBE_SPACES + 1];
  int length;

  if (reason == PROBE_BLANK_INSIDE)
    return g_strdup (setup->rules.blank_is_dot
                       ? _ ("A dot between letters? Dots lie only before or after a word.")
                       : _ ("A blank between letters? Blanks lie only before or after a word."));
  if (reason != PROBE_OK)
    return g_strdup (_ (probe_reason_text (reason)));

  length = probe_row_word (row, word);
  if (words == NULL || words_list_verdict (words, word, (size_t) length, setup->rules.headwords) == WORDS_OK)
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
  const WordsList *words;
  ProbeView view;

  if (!self->header.aid || self->stage != SALON_GAME_PLAYING)
    return 0;
  words = probe_game_get_words (self);
  if (words == NULL)
    return 0;

  probe_view (&self->state, seat, &view);
  return probe_tellings (&view, words, tellings);
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
  const WordsList *words = length > 0 ? probe_game_get_words (self) : NULL;

  return words != NULL
         && words_list_verdict (words, word, (size_t) length, self->header.setup.rules.headwords) == WORDS_OK;
}
