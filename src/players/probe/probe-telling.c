/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-telling.h"

#include <string.h>

#include "players/probe/probe-belief.h"
#include "rules/probe/probe-apply.h"

/* One way to lay a word of some length: how many blanks are before it, and which sets of the index it needs: all of
 * the first, none of the others. */
typedef struct {
  int n_with;
  int n_without;
  const uint64_t *with[PROBE_SPACES];
  const uint64_t *without[26 * PROBE_SPACES];
} Way;

/* Whether a word at the spaces @from to @to leaves only blanks outside, and covers no open blank. */
static bool
may_lie (const ProbeClues *clues, int from, int to)
{
  const bool no_blank = !clues->doubtful && (clues->denied >> probe_letter_index (PROBE_BLANK) & 1);

  for (int slot = 0; slot < clues->row.n; slot++)
    {
      const bool outside = slot < from || slot >= to;
      const bool hidden = clues->hidden >> slot & 1;

      if (hidden ? outside && no_blank : outside != (clues->row.card[slot] == PROBE_BLANK))
        return false;
    }

  return true;
}

static void
find_way (Way *way, const ProbeClues *clues, const WordsIndex *index, int from)
{
  way->n_with = way->n_without = 0;
  for (int place = 0; place < (int) index->length; place++)
    {
      const int slot = from + place;

      if (!(clues->hidden >> slot & 1))
        {
          way->with[way->n_with++] = words_index_at (index, (size_t) place, (size_t) (clues->row.card[slot] - 'A'));
          continue;
        }
      for (int letter = 0; letter < 26 && !clues->doubtful; letter++)
        if (clues->denied >> letter & 1)
          way->without[way->n_without++] = words_index_at (index, (size_t) place, (size_t) letter);
    }
}

/* The words of number @i of the index that can be laid this way, a bit each. */
static uint64_t
sift (const Way *way, size_t i)
{
  uint64_t fits = ~UINT64_C (0);

  for (int k = 0; k < way->n_with; k++)
    fits &= way->with[k][i];
  for (int k = 0; k < way->n_without && fits != 0; k++)
    fits &= ~way->without[k][i];

  return fits;
}

static bool
within_supply (const ProbeClues *clues, const char *word, int length)
{
  uint8_t count[26] = { 0 };

  for (int k = 0; k < length; k++)
    if (++count[word[k] - 'A'] > clues->supply[word[k] - 'A'])
      return false;

  return true;
}

/* The words of @length that can be laid in one of the @n ways. */
static uint32_t
count_length (const ProbeClues *clues, const WordsList *words, uint8_t required, int length, const Way *ways, int n)
{
  const size_t count = words_list_count (words, (size_t) length);
  const char *block = words_list_block (words, (size_t) length);
  const uint8_t *flags = words_list_flags (words, (size_t) length);
  uint32_t fitting = 0;

  for (size_t begin = 0; begin < count; begin += 64)
    {
      uint64_t fits = 0;

      for (int way = 0; way < n; way++)
        fits |= sift (&ways[way], begin / 64);
      if (count - begin < 64)
        fits &= (UINT64_C (1) << (count - begin)) - 1;
      for (; fits != 0; fits &= fits - 1)
        {
          const size_t i = begin + (size_t) __builtin_ctzll (fits);

          fitting += (flags[i] & required) == required && within_supply (clues, block + i * (size_t) length, length);
        }
    }

  return fitting;
}

/* The words that fit a tray. A length for which there is no memory counts as none. */
static uint32_t
count_words (const ProbeClues *clues, const WordsList *words, uint8_t required)
{
  const int n = clues->row.n;
  uint32_t fitting = 0;

  for (int length = clues->word_min; length <= n && length <= clues->word_max; length++)
    {
      const WordsIndex *index = words_list_index (words, (size_t) length);
      Way ways[PROBE_SPACES];
      int n_ways = 0;

      if (n - length > clues->blanks || index == NULL)
        continue;
      for (int from = 0; from + length <= n; from++)
        if (may_lie (clues, from, from + length))
          find_way (&ways[n_ways++], clues, index, from);
      if (n_ways > 0)
        fitting += count_length (clues, words, required, length, ways, n_ways);
    }

  return fitting;
}

/* The same if the card in @slot lay open as well; -1: as it is now. */
static uint32_t
count_after (const ProbeView *view, const WordsList *words, int tray, int slot)
{
  const ProbeSetup *setup = &view->seen.setup;
  const uint8_t required = setup->rules.headwords && words_list_tells_headwords (words) ? WORDS_FLAG_HEADWORD : 0;
  ProbeClues clues;

  probe_clues_init (&clues, &view->seen, view->seat, tray, NULL);
  if (slot >= 0)
    {
      clues.hidden &= (uint16_t) ~(1u << slot);
      clues.row.card[slot] = setup->row[view->seat][tray].card[slot];
    }

  return count_words (&clues, words, required);
}

static void
compare (ProbeTelling *tellings, int n)
{
  uint64_t most = 0, least = UINT64_MAX;

  for (int i = 0; i < n; i++)
    {
      most = tellings[i].left > most ? tellings[i].left : most;
      least = tellings[i].left < least ? tellings[i].left : least;
    }
  for (int i = 0; i < n; i++)
    if (most == least)
      tellings[i].tells = PROBE_TELLS_ALIKE;
    else if (tellings[i].left == most)
      tellings[i].tells = PROBE_TELLS_LEAST;
    else
      tellings[i].tells = tellings[i].left == least ? PROBE_TELLS_MOST : PROBE_TELLS_SOME;
}

int
probe_tellings (const ProbeView *view, const WordsList *words, ProbeTelling tellings[PROBE_TELLINGS])
{
  const ProbeSetup *setup = &view->seen.setup;
  uint32_t now[PROBE_MAX_TRAYS] = { 1, 1 };
  ProbeMove moves[PROBE_MAX_MOVES];
  const int n_moves = probe_moves (&view->seen, view->seat, moves);
  int n = 0;

  for (int tray = 0; tray < setup->trays && setup->trays > 1; tray++)
    now[tray] = count_after (view, words, tray, -1);
  for (int tray = 0; tray < setup->trays; tray++)
    for (int slot = 0; slot < setup->row[view->seat][tray].n; slot++)
      for (int i = 0; i < n_moves; i++)
        if ((moves[i].type == PROBE_SHOW || moves[i].type == PROBE_EXPOSE) && moves[i].tray == tray
            && moves[i].slot == slot)
          {
            const uint32_t fitting = count_after (view, words, tray, slot);

            tellings[n++] = (ProbeTelling) {
              .left = (uint64_t) fitting * now[1 - tray],
              .words = fitting,
              .tray = (uint8_t) tray,
              .slot = (uint8_t) slot,
            };
          }
  compare (tellings, n);

  return n;
}

ProbeMove
probe_quietest_show (const ProbeView *view, const WordsList *words)
{
  ProbeMove move = probe_cheapest_show (view);
  ProbeTelling tellings[PROBE_TELLINGS];
  int n, best = 0;

  if (words == NULL || move.type != PROBE_SHOW)
    return move;

  n = probe_tellings (view, words, tellings);
  for (int i = 1; i < n; i++)
    if (tellings[i].left > tellings[best].left
        || (tellings[i].left == tellings[best].left
            && probe_space_value (tellings[i].slot) < probe_space_value (tellings[best].slot)))
      best = i;
  move.tray = tellings[best].tray;
  move.slot = tellings[best].slot;

  return move;
}
