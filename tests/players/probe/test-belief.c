/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Compares beliefs with a plain enumeration of every row, in random positions. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "players-position.h"
#include "players/probe/probe-belief.h"
#include "players/probe/probe-odds.h"
#include "tap.h"

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

/* What the owner of a row would show for a letter: nothing, or the cheapest card's value. */
static int
cheapest (const ProbeRow *row, uint16_t hidden, char card)
{
  int worth = -1;

  for (int slot = 0; slot < row->n; slot++)
    if ((hidden >> slot & 1) && row->card[slot] == card && (worth < 0 || probe_slot_worth (slot) < worth))
      worth = probe_slot_worth (slot);

  return worth;
}

static bool
fits (const ProbeClues *clues, const ProbeSetup *setup, const ProbeRow *row)
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

/* How likely the owner of @row was to show the cards it showed: with every hidden
 * card of the same letter that would have cost less 16 times less likely, with
 * one that would have cost the same twice; at most 256 times in all. */
static double
answered (const ProbeState *state, int tray, const ProbeRow *row)
{
  double likely[2] = { 1, 1 }; /* of the letters, of the blanks */

  for (int from = 0; from < state->setup.trays; from++)
    for (int shown = 0; shown < state->setup.row[1][from].n; shown++)
      for (int slot = 0; slot < row->n; slot++)
        {
          const int at = state->turned_at[1][from][shown];
          int left[2] = { 0, 0 }, cost[2];

          if ((state->hidden[1][from] >> shown & 1) || state->turned_by[1][from][shown] != PROBE_TURNED_ASKED
              || !(state->hidden[1][tray] >> slot & 1) || row->card[slot] != state->setup.row[1][from].card[shown])
            continue;
          for (int t = 0; t < 2; t++)
            for (int i = 0; i < state->setup.row[1][t].n; i++)
              left[t] += (state->hidden[1][t] >> i & 1) || state->turned_at[1][t][i] >= at;
          cost[0] = probe_space_value (shown) + (left[from] == 1 ? 50 : 0);
          cost[1] = probe_space_value (slot) + (left[tray] == 1 ? 50 : 0);
          likely[row->card[slot] == PROBE_BLANK] /= cost[1] < cost[0] ? 16 : cost[1] == cost[0] ? 2 : 1;
        }

  return (likely[0] > 1.0 / 256 ? likely[0] : 1.0 / 256) * (likely[1] > 1.0 / 256 ? likely[1] : 1.0 / 256);
}

/* The sums of a belief, by going through every row. */
typedef struct {
  double total;
  double most;
  double hit[PROBE_LETTERS][PROBE_WORTHS];
  double slot[PROBE_SPACES][PROBE_LETTERS];
  size_t n;
} Plain;

static void
enumerate (const ProbeLexicon *lexicon, const ProbeClues *clues, const ProbeState *state, int tray, Plain *plain)
{
  memset (plain, 0, sizeof *plain);
  for (int length = 1; length <= PROBE_SPACES; length++)
    for (size_t i = 0; i < words_list_count (lexicon->words, (size_t) length); i++)
      for (int before = 0; before + length <= clues->row.n; before++)
        {
          const unsigned weight = lexicon->weight[words_list_tiers (lexicon->words, (size_t) length)[i]];
          ProbeRow row = { .n = clues->row.n };
          double w;

          memset (row.card, PROBE_BLANK, row.n);
          memcpy (row.card + before, words_list_block (lexicon->words, (size_t) length) + i * (size_t) length,
                  (size_t) length);
          if (!fits (clues, &state->setup, &row))
            continue;
          w = weight * 4096.0 * 64 * probe_blanks_weight (row.n - length) * answered (state, tray, &row);
          plain->n++;
          plain->total += w;
          if (w > plain->most)
            plain->most = w;
          for (int letter = 0; letter < PROBE_LETTERS; letter++)
            {
              const int worth = cheapest (&row, clues->hidden, probe_letter_at (letter));

              if (worth >= 0)
                plain->hit[letter][worth] += w;
              for (int slot = 0; slot < row.n; slot++)
                if ((clues->hidden >> slot & 1) && row.card[slot] == probe_letter_at (letter))
                  plain->slot[slot][letter] += w;
            }
        }
}

/* A random row with a word of the list, some of its cards turned for some reason. */
static void
random_row (const WordsList *words, ProbeState *state, int tray)
{
  ProbeRow *row = &state->setup.row[1][tray];

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

  for (int slot = 0; slot < row->n; slot++)
    if (below (3) > 0)
      {
        state->hidden[1][tray] |= (uint16_t) (1u << slot);
      }
    else
      {
        state->turned_by[1][tray][slot] = (uint8_t) (below (4) > 0   ? PROBE_TURNED_ASKED
                                                     : below (2) > 0 ? PROBE_TURNED_CHOSEN
                                                                     : PROBE_TURNED_POINTED);
        state->turned_at[1][tray][slot] = (uint16_t) (1 + below (100));
      }
}

/* One or two rows, and some letters denied. */
static void
random_position (const WordsList *words, ProbeState *state, int trays)
{
  memset (state, 0, sizeof *state);
  probe_setup_init (&state->setup, (ProbeEdition) below (PROBE_N_EDITIONS), 2);
  state->setup.trays = (uint8_t) trays;
  state->setup.supply_unlimited = below (2);
  for (int tray = 0; tray < trays; tray++)
    random_row (words, state, tray);
  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    if (below (4) == 0 && cheapest (&state->setup.row[1][0], state->hidden[1][0], probe_letter_at (letter)) < 0
        && cheapest (&state->setup.row[1][1], state->hidden[1][1], probe_letter_at (letter)) < 0)
      state->denied[1] |= 1u << letter;
}

/* Whether @sum is the sum @plain of the known words and a share for unknown ones. */
static bool
near (const ProbeBelief *belief, uint64_t sum, double plain)
{
  const double slack = 2e-3 * (double) belief->known;

  return (double) sum >= plain - slack && (double) sum <= plain + (double) (belief->total - belief->known) + slack;
}

static void
test_enumeration (const WordsList *words, int trays)
{
  int wrong = 0, empty = 0, misnamed_best = 0, many_unknown = 0, few = 0;

  for (int i = 0; i < 20000 / trays; i++)
    {
      const int tray = i % trays;
      ProbeLexicon lexicon;
      ProbeState state;
      ProbeRow row;
      ProbeClues clues;
      ProbeBelief belief;
      Plain plain;
      ProbeMisnamed misnamed = { .n = 0 };

      random_position (words, &state, trays);
      row = state.setup.row[1][tray];
      probe_lexicon_init (&lexicon, words, PROBE_PLAYER_HARD, &state.setup);
      lexicon.share = 0;
      probe_clues_init (&clues, &state, 1, tray, &misnamed);
      probe_belief_init (&belief, &lexicon, &clues);
      if (below (2) == 0 && belief.best.n > 0 && memcmp (&belief.best, &row, sizeof row) != 0)
        {
          misnamed.row[misnamed.n++] = belief.best;
          probe_belief_init (&belief, &lexicon, &clues);
          misnamed_best += memcmp (&belief.best, &misnamed.row[0], sizeof row) == 0;
        }
      enumerate (&lexicon, &clues, &state, tray, &plain);
      empty += plain.total == 0;

      wrong += !near (&belief, belief.known, plain.total) || !near (&belief, belief.best_weight, plain.most)
               || !fits (&clues, &state.setup, &belief.best) || belief.n_rows != plain.n;
      many_unknown += belief.total - belief.known > belief.total / 20;
      if (belief.n_rows <= PROBE_BELIEF_ROWS)
        {
          uint64_t kept = 0;

          for (size_t r = 0; r < belief.n_rows; r++)
            kept += belief.rows[r].weight;
          few++;
          wrong += kept != belief.known;
        }
      for (int letter = 0; letter < PROBE_LETTERS; letter++)
        {
          for (int worth = 0; worth < PROBE_WORTHS; worth++)
            wrong += !near (&belief, belief.hit[letter][worth], plain.hit[letter][worth]);
          for (int slot = 0; slot < PROBE_SPACES; slot++)
            wrong += !near (&belief, belief.slot[slot][letter], plain.slot[slot][letter]);
        }
    }
  tap_ok (wrong == 0 && few > 0, "%d beliefs with %d trays are as enumerated (%d differ)", 20000 / trays, trays, wrong);
  tap_ok (many_unknown < 2000 / trays, "other words are seldom likely (%d times)", many_unknown);
  tap_ok (empty == 0, "the row that was laid always fits");
  tap_ok (misnamed_best == 0, "a row named in vain is out of question");
}

/* The share of rows with @letter in @slot, by going through them all, when the owner
 * chose the card in @turned by its cost alone: every cheaper card passed over makes it
 * 16 times as unlikely, one as cheap half as likely. */
static double
share_when_chosen (const ProbeLexicon *lexicon,
                   const ProbeClues *clues,
                   const ProbeState *state,
                   int turned,
                   int slot,
                   char letter)
{
  double all = 0, with = 0;

  for (int length = 1; length <= clues->row.n; length++)
    for (size_t i = 0; i < words_list_count (lexicon->words, (size_t) length); i++)
      for (int before = 0; before + length <= clues->row.n; before++)
        {
          ProbeRow row = { .n = clues->row.n };
          double w = lexicon->weight[words_list_tiers (lexicon->words, (size_t) length)[i]]
                     * (double) probe_blanks_weight (row.n - length);

          memset (row.card, PROBE_BLANK, row.n);
          memcpy (row.card + before, words_list_block (lexicon->words, (size_t) length) + i * (size_t) length,
                  (size_t) length);
          if (!fits (clues, &state->setup, &row))
            continue;
          for (int other = 0; other < row.n; other++)
            if (clues->hidden >> other & 1)
              w /= probe_space_value (other) < probe_space_value (turned)    ? 16
                   : probe_space_value (other) == probe_space_value (turned) ? 2
                                                                             : 1;
          all += w;
          with += row.card[slot] == letter ? w : 0;
        }

  return with / all;
}

/* A card that its owner chose to turn says nothing but its letter. */
static void
test_chosen (const WordsList *words)
{
  static const int slots[] = { 0, 2, 4, 6 };
  int wrong = 0;

  for (size_t i = 0; i < sizeof slots / sizeof *slots; i++)
    {
      ProbeLexicon lexicon;
      ProbeState state;
      ProbeClues clues;
      ProbeBelief belief;

      players_position (&state, PROBE_PARKER_1964,
                        i == 0   ? "LANE pLANETS"
                        : i == 1 ? "LANE PLaNETS"
                        : i == 2 ? "LANE PLANeTS"
                                 : "LANE PLANETs");
      state.turned_by[1][0][slots[i]] = PROBE_TURNED_CHOSEN;
      state.turned_at[1][0][slots[i]] = 1;
      probe_lexicon_init (&lexicon, words, PROBE_PLAYER_HARD, &state.setup);
      lexicon.share = 0;
      probe_clues_init (&clues, &state, 1, 0, NULL);
      probe_belief_init (&belief, &lexicon, &clues);
      for (int slot = 0; slot < clues.row.n; slot++)
        for (int letter = 0; letter < PROBE_LETTERS && slot != slots[i]; letter++)
          {
            const double found = (double) probe_belief_share (&belief, belief.slot[slot][letter]) / PROBE_SURE;
            const double share = share_when_chosen (&lexicon, &clues, &state, slots[i], slot, probe_letter_at (letter));

            wrong += found > share + 0.001 || found < share - 0.001;
          }
    }
  tap_ok (wrong == 0, "whichever card its owner turned for its cost, the shares are the same (%d differ)", wrong);
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
  tap_ok (sum > PROBE_SURE * 99 / 100 && sum <= PROBE_SURE + 26, "still every space holds some letter: %lu",
          (unsigned long) sum);
  tap_ok (hit > belief.total, "and several letters are likely");
  tap_ok (belief.hit['E' - 'A'][0] == 0 && belief.hit['A' - 'A'][1] == 0 && belief.hit[26][0] == 0,
          "but none that was denied");
  tap_ok (belief.slot[0]['W' - 'A'] == 0, "a card that is turned is not hidden");

  state.setup.answers_by_hand = true;
  players_denied (&state, 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  probe_clues_init (&clues, &state, 1, 0, NULL);
  probe_belief_init (&belief, &lexicon, &clues);
  tap_ok (belief.total > 0, "a belief is never empty, even where everything was denied");

  /* No game leads to this position, but a caller that asks for a share divides by the total. */
  clues.doubtful = false;
  probe_belief_init (&belief, &lexicon, &clues);
  tap_ok (belief.known == 0 && belief.total == 1 && belief.best.n == 0
            && probe_belief_share (&belief, belief.slot[3][0]) == 0,
          "nor where nothing at all can be");
}

/* Only the row that was named is excluded: not another row, nor the same word with other blanks.
 * */
static void
test_misnamed (const WordsList *words)
{
  static const struct {
    const char *row;
    int gone;
  } cases[] = {
    { "PLANET", 1 }, { "POCKET", 1 }, { "PLANETS", 0 }, { ".PLANET", 0 },
    { "PLANE.", 1 }, { ".PLANE", 0 }, { "BLANET", 0 },  { "..JAZZ", 0 },
  };
  ProbeMisnamed misnamed = { .n = 0 };
  ProbeLexicon lexicon;
  ProbeState state;
  ProbeClues clues;
  static ProbeBelief before, after;

  players_position (&state, PROBE_PARKER_1964, "LANE pLANET");
  probe_lexicon_init (&lexicon, words, PROBE_PLAYER_HARD, &state.setup);
  lexicon.share = 0;
  probe_clues_init (&clues, &state, 1, 0, NULL);
  probe_belief_init (&before, &lexicon, &clues);
  clues.misnamed = &misnamed;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      misnamed.n = 1;
      probe_row_parse (cases[i].row, &misnamed.row[0]);
      probe_belief_init (&after, &lexicon, &clues);
      tap_ok (after.n_rows == before.n_rows - (size_t) cases[i].gone && (after.known < before.known) == cases[i].gone,
              "%s named in vain takes %d row away", cases[i].row, cases[i].gone);
    }
}

/* Two trays: what one answer for both brings, computed from all pairs of rows. */
static void
test_two_trays (const WordsList *words)
{
  int wrong = 0;

  for (int i = 0; i < 300; i++)
    {
      ProbeLexicon lexicon;
      ProbeState state;
      ProbeBelief beliefs[2];
      ProbeOdds odds[PROBE_LETTERS];

      random_position (words, &state, 2);
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

          /* Value −1: the tray does not have the letter. */
          for (int a = -1; a < PROBE_WORTHS; a++)
            for (int b = -1; b < PROBE_WORTHS; b++)
              {
                const int worth[2] = { a, b };
                double p = 1;
                int least = 1000;

                for (int tray = 0; tray < 2; tray++)
                  {
                    const uint64_t *hits = beliefs[tray].hit[letter];
                    const uint64_t w =
                      worth[tray] < 0 ? beliefs[tray].total - hits[0] - hits[1] - hits[2] : hits[worth[tray]];
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
          wrong += (double) odds[letter].space / 65536.0 > space + 0.01
                   || (double) odds[letter].space / 65536.0 < space - 0.01;
          wrong += (double) odds[letter].bonus / 65536.0 > bonus + 0.05
                   || (double) odds[letter].bonus / 65536.0 < bonus - 0.05;
        }
    }
  tap_ok (wrong == 0, "one answer for two trays (%d differ)", wrong);
}

int
main (void)
{
  WordsList *words = players_list (some_words, false);

  test_enumeration (words, 1);
  test_enumeration (words, 2);
  test_chosen (words);
  test_unknown (words);
  test_misnamed (words);
  test_two_trays (words);
  words_list_close (words);

  return tap_done ();
}
