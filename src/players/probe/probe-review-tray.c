/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-review-tray.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "players/probe/probe-belief.h"
#include "players/probe/probe-player.h"

/* No card tells more bits than this. */
#define MOST_BITS 16

/* Points by which the choice of a computer may be off, because it knows other words; and that of somebody else. */
#define SPREAD_COMPUTER 1.0
#define SPREAD_PERSON   8.0

/* So much of the weight has to be that of few rows before they are looked at one by one, and so many rows at most
 * are searched for them. */
#define NEARLY_ALL 0.8
#define SEARCHED   20000

void
probe_review_manner (ProbeReviewManner *manner, SalonSeatKind kind)
{
  ProbePlayerLevel level;

  *manner = (ProbeReviewManner) { .spread = SPREAD_PERSON };
  if (probe_player_level (kind, &level))
    *manner = (ProbeReviewManner) { .guard = probe_levels[level].guard, .spread = SPREAD_COMPUTER };
}

static double
bits (double part, double all)
{
  const double told = part > 0 ? log2 (all / part) : MOST_BITS;

  return told < MOST_BITS ? told : MOST_BITS;
}

int
probe_review_shown (const ProbeReviewBelief *belief, const ProbeRowsEntry *entry, unsigned hidden, int letter)
{
  const double *cost = belief->sums.cost[letter];
  int shown = PROBE_SPACES;

  for (; hidden != 0; hidden &= hidden - 1)
    {
      const int slot = __builtin_ctz (hidden);

      if (entry->card[slot] == letter && (shown == PROBE_SPACES || cost[slot] < cost[shown]))
        shown = slot;
    }

  return shown;
}

/* The letters that a row hides, each once. */
typedef struct {
  int n;
  uint8_t letter[PROBE_SPACES];
  uint8_t count[PROBE_SPACES];
  uint8_t shown[PROBE_SPACES]; /* the space that would be shown */
  uint8_t next[PROBE_SPACES];  /* and the one after that */
} Hidden;

static void
hidden_init (Hidden *hidden, const ProbeReviewSums *sums, const ProbeRowsEntry *entry, unsigned slots)
{
  uint32_t met = 0;
  uint8_t place[PROBE_LETTERS];

  hidden->n = 0;
  for (; slots != 0; slots &= slots - 1)
    {
      const uint8_t slot = (uint8_t) __builtin_ctz (slots);
      const uint8_t letter = entry->card[slot];
      const double *cost = sums->cost[letter];
      int i;

      if (!(met >> letter & 1))
        {
          met |= 1u << letter;
          place[letter] = (uint8_t) hidden->n;
          hidden->letter[hidden->n] = letter;
          hidden->count[hidden->n] = 1;
          hidden->next[hidden->n] = PROBE_SPACES;
          hidden->shown[hidden->n++] = slot;
          continue;
        }
      i = place[letter];
      hidden->count[i]++;
      if (cost[slot] < cost[hidden->shown[i]])
        {
          hidden->next[i] = hidden->shown[i];
          hidden->shown[i] = slot;
        }
      else if (hidden->next[i] == PROBE_SPACES || cost[slot] < cost[hidden->next[i]])
        {
          hidden->next[i] = slot;
        }
    }
}

/* Adds one row to the sums of what would be known after each of its letters was shown. */
static void
add_after (ProbeReviewSums *sums, const Hidden *hidden, double weight)
{
  for (int i = 0; i < hidden->n; i++)
    {
      ProbeReviewAfter *after = &sums->after[hidden->letter[i]][hidden->shown[i]];

      for (int k = 0; k < hidden->n; k++)
        {
          const int letter = hidden->letter[k];
          const int left = hidden->count[k] - (k == i);

          if (left == 0)
            continue;
          after->has[letter] += weight;
          after->value[letter] += weight * probe_space_value (k == i ? hidden->next[k] : hidden->shown[k]);
          if (left > 1)
            after->again[letter] += weight;
        }
    }
}

/* The space that the owner of a row turns when it has to turn any of @slots: the one that costs least, in points and
 * in what it tells. */
static int
exposed (const ProbeReviewSums *sums, const ProbeRowsEntry *entry, unsigned slots)
{
  int best = __builtin_ctz (slots);

  for (unsigned rest = slots & (slots - 1); rest != 0; rest &= rest - 1)
    {
      const int slot = __builtin_ctz (rest);

      if (sums->cost[entry->card[slot]][slot] < sums->cost[entry->card[best]][best])
        best = slot;
    }

  return best;
}

/* Adds words that are not in the list, letter by letter as those of the list are spelled: where any may be laid, or where
 * nothing else fits. */
static void
add_strange (ProbeReviewBelief *belief, const ProbeState *seen, int seat, int tray, const WordsList *words)
{
  ProbeReviewSums *sums = &belief->sums;
  ProbeLexicon lexicon = { .words = words, .share = 1024 };
  ProbeState blank = *seen;
  ProbeBelief begun, now;
  ProbeClues clues;
  double weight;

  probe_clues_init (&clues, seen, seat, tray, NULL);
  clues.denied = belief->denied;
  probe_belief_init (&now, &lexicon, &clues);
  memset (blank.denied, 0, sizeof blank.denied);
  blank.hidden[seat][tray] = (uint16_t) ((1u << seen->setup.row[seat][tray].n) - 1);
  probe_clues_init (&clues, &blank, seat, tray, NULL);
  memset (clues.passed, 0, sizeof clues.passed);
  clues.passed_letters = false;
  probe_belief_init (&begun, &lexicon, &clues);

  weight = belief->strange_prior * belief->prior / belief->rows.scale * ((double) now.total / (double) begun.total);
  sums->total += weight;
  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    {
      double hit = 0, all = 0;

      for (int worth = 0; worth < PROBE_WORTHS; worth++)
        {
          const double part = weight * (double) now.hit[letter][worth] / (double) now.total;

          hit += part;
          sums->value[letter] += part * probe_worth_points (worth);
        }
      sums->has[letter] += hit;
      for (int slot = 0; slot < PROBE_SPACES; slot++)
        {
          const double here = weight * (double) now.slot[slot][letter] / (double) now.total;

          sums->at[slot][letter] += here;
          all += here;
        }
      for (int slot = 0; slot < PROBE_SPACES && all > 0; slot++)
        sums->shown[letter][slot] += hit * (double) now.slot[slot][letter] / (double) now.total * weight / all;
    }
}

/* Finds the few likeliest rows, if they are nearly all. */
static void
find_few (ProbeReviewBelief *belief)
{
  const ProbeRows *rows = &belief->rows;
  ProbeReviewSums *sums = &belief->sums;
  double all = 0;
  int n = 0;

  sums->n_few = 0;
  if (rows->n > SEARCHED)
    return;
  for (size_t i = 0; i < rows->n; i++)
    {
      int place = n;

      while (place > 0 && rows->entry[sums->few[place - 1]].weight < rows->entry[i].weight)
        place--;
      if (place == PROBE_REVIEW_FEW)
        continue;
      if (n < PROBE_REVIEW_FEW)
        n++;
      memmove (&sums->few[place + 1], &sums->few[place], (size_t) (n - 1 - place) * sizeof *sums->few);
      sums->few[place] = i;
    }
  for (int i = 0; i < n; i++)
    all += (double) rows->entry[sums->few[i]].weight;
  if (all >= NEARLY_ALL * sums->total)
    sums->n_few = n;
}

void
probe_review_sum (ProbeReviewBelief *belief,
                  const ProbeState *seen,
                  int seat,
                  int tray,
                  const ProbeReviewManner *manner,
                  const WordsList *words)
{
  const unsigned slots = seen->hidden[seat][tray];
  const bool last = probe_hidden_in (seen, seat, tray) == 1;
  ProbeReviewSums *sums = &belief->sums;

  if (!belief->changed || slots == 0)
    return;
  belief->changed = false;
  belief->told = false;
  memset (sums, 0, sizeof *sums);
  for (size_t i = 0; i < belief->rows.n; i++)
    {
      const ProbeRowsEntry *entry = &belief->rows.entry[i];
      const double weight = (double) entry->weight;

      sums->total += weight;
      if (weight > sums->best)
        {
          sums->best = weight;
          sums->best_row = i;
        }
      for (unsigned rest = slots; rest != 0; rest &= rest - 1)
        sums->at[__builtin_ctz (rest)][entry->card[__builtin_ctz (rest)]] += weight;
    }
  for (unsigned rest = slots; rest != 0; rest &= rest - 1)
    {
      const int slot = __builtin_ctz (rest);

      for (int letter = 0; letter < PROBE_LETTERS; letter++)
        sums->cost[letter][slot] =
          probe_space_value (slot) + (last ? PROBE_LAST_CARD : 0)
          + (manner->guard > 0 ? manner->guard * bits (sums->at[slot][letter], sums->total) : 0);
    }

  for (size_t i = 0; i < belief->rows.n; i++)
    {
      const ProbeRowsEntry *entry = &belief->rows.entry[i];
      const double weight = (double) entry->weight;
      Hidden hidden;

      hidden_init (&hidden, sums, entry, slots);
      for (int k = 0; k < hidden.n; k++)
        {
          const int letter = hidden.letter[k];

          sums->has[letter] += weight;
          sums->value[letter] += weight * probe_space_value (hidden.shown[k]);
          sums->shown[letter][hidden.shown[k]] += weight;
          if (hidden.count[k] < 2)
            continue;
          sums->again[letter] += weight;
          sums->more[letter] += weight * probe_space_value (hidden.next[k]);
        }
      add_after (sums, &hidden, weight);
      sums->exposed += weight * probe_space_value (exposed (sums, entry, slots));
    }
  find_few (belief);
  if (seen->setup.spelling_free || belief->rows.n == 0)
    add_strange (belief, seen, seat, tray, words);
}

static bool
same_word (const ProbeRowsEntry *a, const ProbeRowsEntry *b)
{
  char word[2][PROBE_SPACES + 1] = { { 0 } };
  const ProbeRowsEntry *entry[2] = { a, b };

  for (int i = 0; i < 2; i++)
    for (int slot = 0, n = 0; slot < PROBE_SPACES; slot++)
      if (entry[i]->card[slot] < PROBE_LETTERS - 1)
        word[i][n++] = (char) ('A' + entry[i]->card[slot]);

  return strcmp (word[0], word[1]) == 0;
}

static int
heavier (const void *a, const void *b)
{
  const float first = *(const float *) a, second = *(const float *) b;

  return (first < second) - (first > second);
}

/* Puts a word, with its @weight, among the likeliest. */
static void
note_word (ProbeReviewTray *seen, const ProbeRowsEntry *entry, double chance)
{
  int place = seen->n_likeliest;
  ProbeReviewWord *word;
  int n = 0;

  while (place > 0 && (double) seen->likeliest[place - 1].chance < chance)
    place--;
  if (place == PROBE_REVIEW_WORDS)
    return;
  if (seen->n_likeliest < PROBE_REVIEW_WORDS)
    seen->n_likeliest++;
  word = &seen->likeliest[place];
  memmove (word + 1, word, (size_t) (seen->n_likeliest - 1 - place) * sizeof *word);
  memset (word, 0, sizeof *word);
  for (int slot = 0; slot < PROBE_SPACES; slot++)
    if (entry->card[slot] < PROBE_LETTERS - 1)
      word->word[n++] = (char) ('A' + entry->card[slot]);
  word->chance = (float) chance;
}

/* Rows of one word stand together. */
void
probe_review_tell (ProbeReviewBelief *belief, unsigned hidden)
{
  const ProbeRows *rows = &belief->rows;
  float *chance = malloc ((rows->n + 1) * sizeof *chance);
  ProbeReviewTray *seen = &belief->seen;
  double sum = 0;
  uint32_t n = 0;

  if (belief->told)
    {
      free (chance);
      return;
    }
  belief->told = true;
  *seen = (ProbeReviewTray) { .hidden = (uint16_t) hidden };
  for (size_t i = 0, next; i < rows->n; i = next)
    {
      double weight = (double) rows->entry[i].weight;

      for (next = i + 1; next < rows->n && same_word (&rows->entry[i], &rows->entry[next]); next++)
        weight += (double) rows->entry[next].weight;
      note_word (seen, &rows->entry[i], weight / belief->sums.total);
      if (chance != NULL)
        chance[n] = (float) (weight / belief->sums.total);
      n++;
    }
  seen->n_words = seen->n_likely = n;
  if (chance == NULL)
    return;
  qsort (chance, n, sizeof *chance, heavier);
  for (seen->n_likely = 0; seen->n_likely < n && sum < 0.9; seen->n_likely++)
    sum += (double) chance[seen->n_likely];
  free (chance);
}

void
probe_review_expose (ProbeReviewBelief *belief, unsigned hidden, int slot, const ProbeReviewManner *manner)
{
  const ProbeReviewSums *sums = &belief->sums;

  if (manner->guard <= 0)
    return;
  for (size_t i = 0; i < belief->rows.n; i++)
    {
      ProbeRowsEntry *entry = &belief->rows.entry[i];
      const double least = sums->cost[entry->card[slot]][slot];
      double all = 0;

      for (unsigned rest = hidden; rest != 0; rest &= rest - 1)
        {
          const int other = __builtin_ctz (rest);

          all += exp ((least - sums->cost[entry->card[other]][other]) / manner->spread);
        }
      entry->weight /= (float) all;
    }
}
