/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Beliefs against a plain enumeration of every row, in positions reached by
 * chance. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "players-position.h"
#include "players/probe-belief.h"
#include "players/probe-odds.h"
#include "words-test.h"

static const char *const some_words =
  "10 cat bat rat at a tree three 20 kayak rocket socket pocket banana treasurer 35 mississippi jazz pizzazz added"
  " daddy lane plane planet planets level levels noon 50 aardvark assesses sissy 60 eerie queue queued 70 xylem tot"
  " 80 zythum tattoo 95 zzz aaa abracadabra";

static uint64_t seed = 1;

static unsigned
below (unsigned n)
{
  return (unsigned) ((probe_random (seed++, 0, 0) >> 20) % n);
}

/* What a row shows of a letter: nothing, or the worth of the cheapest. */
static int
cheapest (const ProbeRow *row,
          uint16_t hidden,
          char card)
{
  int worth = -1;

  for (int slot = 0; slot < row->n; slot++)
    if ((hidden >> slot & 1) && row->card[slot] == card && (worth < 0 || probe_slot_worth (slot) < worth))
      worth = probe_slot_worth (slot);

  return worth;
}

static bool
fits (const ProbeClues *clues,
      const ProbeSetup *setup,
      const ProbeRow *row)
{
  if (row->n != clues->row.n || probe_row_check (setup, row) != PROBE_OK)
    return false;
  for (int slot = 0; slot < row->n; slot++)
    if (clues->hidden >> slot & 1)
      {
        if (clues->denied >> probe_letter_index (row->card[slot]) & 1)
          return false;
      }
    else if (row->card[slot] != clues->row.card[slot])
      {
        return false;
      }
  for (int i = 0; clues->misnamed != NULL && i < clues->misnamed->n; i++)
    if (memcmp (&clues->misnamed->row[i], row, sizeof *row) == 0)
      return false;

  return true;
}

static void
enumerate (const ProbeLexicon *lexicon,
           const ProbeClues *clues,
           const ProbeSetup *setup,
           ProbeBelief *belief)
{
  memset (belief, 0, sizeof *belief);
  for (int length = 1; length <= PROBE_SPACES; length++)
    for (size_t i = 0; i < words_list_count (lexicon->words, (size_t) length); i++)
      for (int before = 0; before + length <= clues->row.n; before++)
        {
          const unsigned weight = lexicon->weight[words_list_tiers (lexicon->words, (size_t) length)[i]];
          ProbeRow row = { .n = clues->row.n };
          uint64_t w;

          memset (row.card, PROBE_BLANK, row.n);
          memcpy (row.card + before, words_list_block (lexicon->words, (size_t) length) + i * (size_t) length,
                  (size_t) length);
          if (!fits (clues, setup, &row))
            continue;
          w = (uint64_t) weight * probe_blanks_weight (row.n - length);
          belief->total += w;
          if (w > belief->best_weight)
            belief->best_weight = w;
          for (int letter = 0; letter < PROBE_LETTERS; letter++)
            {
              const int worth = cheapest (&row, clues->hidden, probe_letter_at (letter));

              if (worth >= 0)
                belief->hit[letter][worth] += w;
              for (int slot = 0; slot < row.n; slot++)
                if ((clues->hidden >> slot & 1) && row.card[slot] == probe_letter_at (letter))
                  belief->slot[slot][letter] += w;
            }
        }
}

/* A row by chance with a word of the list, some of its cards turned, some letters denied. */
static void
random_position (const WordsList *words,
                 ProbeState *state,
                 ProbeRow *row)
{
  memset (state, 0, sizeof *state);
  probe_setup_init (&state->setup, (ProbeEdition) below (PROBE_N_EDITIONS), 3);
  do
    {
      const size_t length = 1 + below (PROBE_SPACES);
      const size_t count = words_list_count (words, length);
      const int blanks = (int) below (7), before = (int) below ((unsigned) blanks + 1);

      memset (row, 0, sizeof *row);
      if (count == 0 || length + (size_t) blanks > PROBE_SPACES)
        continue;
      row->n = (uint8_t) (length + (size_t) blanks);
      memset (row->card, PROBE_BLANK, row->n);
      memcpy (row->card + before, words_list_block (words, length) + below ((unsigned) count) * length, length);
    }
  while (probe_row_check (&state->setup, row) != PROBE_OK);

  state->setup.row[1][0] = *row;
  for (int slot = 0; slot < row->n; slot++)
    if (below (3) > 0)
      state->hidden[1][0] |= (uint16_t) (1u << slot);
  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    if (below (4) == 0 && cheapest (row, state->hidden[1][0], probe_letter_at (letter)) < 0)
      state->denied[1] |= 1u << letter;
}

static void
test_enumeration (const WordsList *words)
{
  int wrong = 0, empty = 0, misnamed_best = 0;

  for (int i = 0; i < 20000; i++)
    {
      ProbeLexicon lexicon;
      ProbeState state;
      ProbeRow row;
      ProbeClues clues;
      ProbeBelief belief, plain;
      ProbeMisnamed misnamed = { .n = 0 };

      random_position (words, &state, &row);
      probe_lexicon_init (&lexicon, words, PROBE_PLAYER_HARD, &state.setup);
      memset (lexicon.unknown, 0, sizeof lexicon.unknown);
      probe_clues_init (&clues, &state, 1, 0, &misnamed);
      probe_belief_init (&belief, &lexicon, &clues);
      if (below (2) == 0 && belief.best.n > 0 && memcmp (&belief.best, &row, sizeof row) != 0)
        {
          misnamed.row[misnamed.n++] = belief.best;
          probe_belief_init (&belief, &lexicon, &clues);
          misnamed_best += memcmp (&belief.best, &misnamed.row[0], sizeof row) == 0;
        }
      enumerate (&lexicon, &clues, &state.setup, &plain);
      empty += plain.total == 0;

      /* Words that are not known weigh 1 for each way to lay blanks. */
      wrong += belief.total < plain.total || belief.total > plain.total + 28 || belief.best_weight != plain.best_weight
               || !fits (&clues, &state.setup, &belief.best);
      for (int letter = 0; letter < PROBE_LETTERS; letter++)
        {
          for (int worth = 0; worth < PROBE_WORTHS; worth++)
            wrong += belief.hit[letter][worth] < plain.hit[letter][worth]
                     || belief.hit[letter][worth] > plain.hit[letter][worth] + 28;
          for (int slot = 0; slot < PROBE_SPACES; slot++)
            wrong += belief.slot[slot][letter] < plain.slot[slot][letter]
                     || belief.slot[slot][letter] > plain.slot[slot][letter] + 28;
        }
    }
  tap_ok (wrong == 0, "20000 beliefs are as enumerated (%d differ)", wrong);
  tap_ok (empty == 0, "the row that was laid always fits");
  tap_ok (misnamed_best == 0, "a row named in vain is out of question");
}

static void
test_unknown (const WordsList *words)
{
  ProbeLexicon lexicon;
  ProbeState state;
  ProbeClues clues;
  ProbeBelief belief;
  uint64_t sum = 0, hit = 0;

  players_position (&state, PROBE_PARKER_1964, "LANE wqXVWZW");
  players_denied (&state, 1, "EA.");
  probe_lexicon_init (&lexicon, words, PROBE_PLAYER_HARD, &state.setup);
  probe_clues_init (&clues, &state, 1, 0, NULL);
  probe_belief_init (&belief, &lexicon, &clues);
  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    {
      sum += probe_belief_share (&belief, belief.slot[3][letter]);
      for (int worth = 0; worth < PROBE_WORTHS; worth++)
        hit += belief.hit[letter][worth];
    }
  tap_ok (belief.best.n == 0 && belief.best_weight == 0, "no known row fits");
  tap_ok (sum > PROBE_SURE * 99 / 100 && sum <= PROBE_SURE + 26, "still every space holds some letter: %lu", (unsigned long) sum);
  tap_ok (hit > belief.total, "and several letters are likely");
  tap_ok (belief.hit['E' - 'A'][0] == 0 && belief.hit['A' - 'A'][1] == 0 && belief.hit[26][0] == 0, "but none that was denied");
  tap_ok (belief.slot[0]['W' - 'A'] == 0, "a card that is turned is not hidden");

  state.setup.answers_by_hand = true;
  players_denied (&state, 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  probe_clues_init (&clues, &state, 1, 0, NULL);
  probe_belief_init (&belief, &lexicon, &clues);
  tap_ok (belief.total > 0, "a belief is never empty, even where everything was denied");
}

/* Two trays: what one answer for both brings, by going through all pairs of rows. */
static void
test_two_trays (const WordsList *words)
{
  int wrong = 0;

  for (int i = 0; i < 300; i++)
    {
      ProbeLexicon lexicon;
      ProbeState state, second;
      ProbeRow row;
      ProbeBelief beliefs[2];
      ProbeOdds odds[PROBE_LETTERS];

      random_position (words, &second, &row);
      do
        random_position (words, &state, &row);
      while (state.setup.edition != second.setup.edition);
      state.setup.seats = 2;
      state.setup.trays = 2;
      state.setup.row[1][1] = second.setup.row[1][0];
      state.hidden[1][1] = second.hidden[1][0];
      state.denied[1] = 0;
      if (state.hidden[1][0] == 0 || state.hidden[1][1] == 0)
        continue;
      probe_lexicon_init (&lexicon, words, PROBE_PLAYER_HARD, &state.setup);
      for (int tray = 0; tray < 2; tray++)
        {
          ProbeClues clues;

          probe_clues_init (&clues, &state, 1, tray, NULL);
          probe_belief_init (&beliefs[tray], &lexicon, &clues);
        }
      probe_odds_init (odds, &state, 1, beliefs);

      for (int letter = 0; letter < PROBE_LETTERS; letter++)
        {
          double hit = 0, space = 0, bonus = 0;

          /* Worth −1: the tray has not the letter. */
          for (int a = -1; a < PROBE_WORTHS; a++)
            for (int b = -1; b < PROBE_WORTHS; b++)
              {
                const int worth[2] = { a, b };
                double p = 1;
                int least = 1000;

                for (int tray = 0; tray < 2; tray++)
                  {
                    const uint64_t *hits = beliefs[tray].hit[letter];
                    const uint64_t w = worth[tray] < 0 ? beliefs[tray].total - hits[0] - hits[1] - hits[2] : hits[worth[tray]];
                    const bool last = (state.hidden[1][tray] & (state.hidden[1][tray] - 1)) == 0;
                    const int cost = worth[tray] < 0 ? 1000 : 5 * (worth[tray] + 1) + (last ? 50 : 0);

                    p *= (double) w / (double) beliefs[tray].total;
                    least = cost < least ? cost : least;
                  }
                if (least < 1000)
                  {
                    hit += p;
                    bonus += least > 50 ? 50 * p : 0;
                    space += (least > 50 ? least - 50 : least) * p;
                  }
              }
          wrong += odds[letter].hit / 65536.0 > hit + 0.001 || odds[letter].hit / 65536.0 < hit - 0.001;
          wrong += (double) odds[letter].space / 65536.0 > space + 0.01 || (double) odds[letter].space / 65536.0 < space - 0.01;
          wrong += (double) odds[letter].bonus / 65536.0 > bonus + 0.05 || (double) odds[letter].bonus / 65536.0 < bonus - 0.05;
        }
    }
  tap_ok (wrong == 0, "one answer for two trays (%d differ)", wrong);
}

int
main (void)
{
  WordsList *words = players_list (some_words, false);

  test_enumeration (words);
  test_unknown (words);
  test_two_trays (words);
  words_list_close (words);

  return tap_done ();
}
