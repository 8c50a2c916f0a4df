/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Compares plans with an exhaustive search to the end of a tray. */

#include <stdio.h>
#include <string.h>

#include "players-position.h"
#include "players/probe/probe-ask-plan.h"
#include "tap.h"

/* Compares the end bonus by cards still hidden in probe-rules.md 7 with what a plan counts when
 * they are turned one by one. */
static void
test_end_bonus (void)
{
  static const struct {
    ProbeEdition edition;
    const char *position;
    int before; /* bonus for the cards hidden now */
    int fifth;  /* how much of it is lost when the fifth last card is turned */
  } cases[] = {
    { PROBE_PARKER_1964, "rocket TREASURER", 100, 50 },
    { PROBE_PARKER_1964, "rocket treasURER", 50, 0 },
    { PROBE_PARKER_1964, "rocket LANE", 50, 0 },
    { PROBE_PARKER_1982, "rocket TREASURER", 100, 50 },
  };

  for (int add_up = 0; add_up < 2; add_up++)
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
      {
        const int more = add_up && cases[i].fifth > 0 ? 50 : 0;
        ProbeStakes stakes;
        ProbeState state;
        int sum = 0;

        players_position (&state, cases[i].edition, cases[i].position);
        state.setup.rules.end_bonuses_add_up = (uint8_t) add_up;
        state.last_player = 1;
        state.turns_left[0] = 2;
        probe_stakes_init (&stakes, &state, 0, 1);
        for (int n = probe_hidden_in (&state, 1, 0); n > 0; n--)
          {
            const int fifth = n == PROBE_KEPT_MANY ? cases[i].fifth + more : 0;

            sum += stakes.gain[n];
            tap_ok (stakes.gain[n] == (n == 1 ? PROBE_LAST_CARD + PROBE_KEPT_BONUS : fifth),
                    "%s, adding up %d: the card that leaves %d takes %d", cases[i].position, add_up, n - 1,
                    stakes.gain[n]);
          }
        tap_ok (sum == PROBE_LAST_CARD + cases[i].before + more, "all of them the whole bonus and 50: %d", sum);

        state.last_player = PROBE_NOBODY;
        probe_stakes_init (&stakes, &state, 0, 1);
        tap_ok (stakes.gain[1] == PROBE_LAST_CARD && stakes.gain[PROBE_KEPT_MANY] == 0,
                "nothing of it before the final turns");
      }
}

#define MOST_ROWS 3

/* A tray with a few possible rows, and everything else that matters in a turn. */
typedef struct {
  int n;
  int cards;
  char row[MOST_ROWS][PROBE_SPACES + 1];
  double weight[MOST_ROWS];
  double others;    /* weight of rows with unknown words */
  bool last_player; /* with two players, what the owner keeps counts as well */
  bool adds_up;
  int factor;
  int first_blank;
  double miss;
  double again;
} Tray;

static const char symbols[] = "ABCD.";

static uint64_t seed = 1;

static unsigned
below (unsigned n)
{
  return (unsigned) ((probe_random (seed++, 0, 0) >> 20) % n);
}

/* The points that the owner gets at the end for the cards @hidden. */
static int
kept (const Tray *tray, unsigned hidden)
{
  const int n = __builtin_popcount (hidden);
  int points = n == 0 ? 0 : n < 5 ? 50 : tray->adds_up ? 150 : 100;

  for (int slot = 0; slot < tray->cards; slot++)
    points += hidden >> slot & 1 ? probe_space_value (slot) : 0;

  return tray->last_player ? points : 0;
}

static double
weigh (const Tray *tray, unsigned rows)
{
  double sum = 0;

  for (int i = 0; i < tray->n; i++)
    sum += rows >> i & 1 ? tray->weight[i] : 0;

  return sum;
}

static double play (const Tray *tray, unsigned rows, unsigned hidden);

/* Points, times weight, from asking for @letter: row by row, then for groups of rows that look
 * the same afterwards. */
static double
play_letter (const Tray *tray, unsigned rows, unsigned hidden, char letter, bool first)
{
  unsigned showing[PROBE_SPACES + 1] = { 0 }; /* rows by the card that is shown; the last: "no" */
  double points = 0, missed;

  for (int i = 0; i < tray->n; i++)
    {
      int shown = PROBE_SPACES;

      if (!(rows >> i & 1))
        continue;
      for (int slot = 0; slot < tray->cards; slot++)
        if ((hidden >> slot & 1) && tray->row[i][slot] == letter
            && (shown == PROBE_SPACES || probe_space_value (slot) < probe_space_value (shown)))
          shown = slot;
      showing[shown] |= 1u << i;
    }

  for (int slot = 0; slot < tray->cards; slot++)
    if (showing[slot] != 0)
      {
        const unsigned left = hidden & ~(1u << slot);
        const double worth = probe_space_value (slot) * (tray->last_player ? 2 : 1);
        const double gain = probe_space_value (slot) + kept (tray, hidden) - kept (tray, left) + (left == 0 ? 50 : 0)
                            + (first ? worth * (tray->factor - 1)
                                     : 0); /* a plan applies the multiplier to the whole value of the space */

        points += weigh (tray, showing[slot]) * gain + play (tray, showing[slot], left);
      }

  missed = weigh (tray, showing[PROBE_SPACES]);
  points -= missed * (tray->miss + (letter == '.' ? first ? tray->first_blank : 50 : 0));

  return points + play (tray, showing[PROBE_SPACES], hidden) * tray->again;
}

/* The same from naming the likeliest row and going on if it is another one; a plan assumes that a
 * wrong row says nothing more. */
static double
play_name (const Tray *tray, unsigned rows, unsigned hidden, double asking)
{
  const double all = weigh (tray, rows);
  double most = 0, values = 0;

  for (int i = 0; i < tray->n; i++)
    if ((rows >> i & 1) && tray->weight[i] > most)
      most = tray->weight[i];
  for (int slot = 0; slot < tray->cards; slot++)
    values += hidden >> slot & 1 ? probe_space_value (slot) : 0;

  return most * (values + 100 + kept (tray, hidden)) - (all - most) * 50 + asking * (all - most) / all;
}

/* The best result among all letters that some row hides. */
static double
play_letters (const Tray *tray, unsigned rows, unsigned hidden)
{
  double best = -1e300;

  for (const char *letter = symbols; *letter != '\0'; letter++)
    {
      bool hides = false;

      for (int i = 0; i < tray->n; i++)
        for (int slot = 0; slot < tray->cards; slot++)
          hides |= (rows >> i & 1) && (hidden >> slot & 1) && tray->row[i][slot] == *letter;
      if (hides)
        {
          const double points = play_letter (tray, rows, hidden, *letter, false);

          best = points > best ? points : best;
        }
    }

  return best;
}

static double
play (const Tray *tray, unsigned rows, unsigned hidden)
{
  double best, named;

  if (rows == 0 || hidden == 0)
    return 0;
  best = play_letters (tray, rows, hidden);
  if (__builtin_popcount (hidden) < 5)
    return best;
  named = play_name (tray, rows, hidden, best);

  return named > best ? named : best;
}

/* A random tray with different rows, and the belief about it. */
static void
random_tray (Tray *tray, int cards, ProbeBelief *belief, ProbeStakes *stakes)
{
  const bool last_chance = below (4) == 0;
  ProbeState state;

  memset (tray, 0, sizeof *tray);
  memset (belief, 0, sizeof *belief);
  tray->n = 1 + (int) below (MOST_ROWS);
  tray->cards = cards;
  for (int i = 0; i < tray->n; i++)
    {
      bool twin = false;

      for (int slot = 0; slot < cards; slot++)
        tray->row[i][slot] = symbols[below (sizeof symbols - 1)];
      for (int other = 0; other < i; other++)
        twin |= strcmp (tray->row[other], tray->row[i]) == 0;
      i -= twin;
    }
  for (int i = 0; i < tray->n; i++)
    {
      ProbeFit *fit = &belief->rows[belief->n_rows++];

      memcpy (fit->card, tray->row[i], (size_t) cards);
      fit->weight = 10000 + below (1000000);
      tray->weight[i] = (double) fit->weight;
      belief->known += fit->weight;
    }
  belief->total = belief->known + below (2) * below (5000);
  tray->others = (double) (belief->total - belief->known);

  players_position (&state, PROBE_PARKER_1982, "LANE TREASURER");
  tray->adds_up = below (2);
  tray->last_player = last_chance || below (2);
  state.setup.rules.end_bonuses_add_up = tray->adds_up;
  if (tray->last_player)
    state.last_player = 1;
  state.turns_left[0] = last_chance ? 1 : 2;
  tray->factor = 1;
  tray->first_blank = 50;
  if (below (3) == 0)
    {
      state.card = PROBE_NO_BLANK_PENALTY;
      tray->first_blank = 0;
    }
  probe_stakes_init (stakes, &state, 0, 1);
  if (below (3) == 0)
    stakes->factor = tray->factor = 2 + (int) below (4);
  tray->miss = last_chance ? 0 : PROBE_TURN_OF_TWO;
  tray->again = last_chance ? 0 : PROBE_AGAIN_OF_TWO / 256.0;
}

/* With so few rows a plan reaches the end, so it must be exact. */
static void
test_plans (int cards)
{
  int wrong_points = 0, worse = 0, wrong_names = 0, names = 0, asks = 0;

  for (int i = 0; i < 3000; i++)
    {
      const unsigned hidden = (1u << cards) - 1;
      int64_t points[PROBE_LETTERS], most = INT64_MIN;
      ProbeBelief belief;
      ProbeStakes stakes;
      ProbePlan plan;
      Tray tray;
      double all, best = -1e300, chosen = 0, asking, margin;
      unsigned rows;

      random_tray (&tray, cards, &belief, &stakes);
      rows = (1u << tray.n) - 1;
      all = weigh (&tray, rows);
      probe_plan_init (&plan, &belief, hidden, &stakes);
      if (!probe_plan_ask (&plan, points))
        {
          wrong_points++;
          continue;
        }
      for (const char *letter = symbols; *letter != '\0'; letter++)
        {
          const int64_t planned = points[probe_letter_index (*letter)];
          double exact;

          if (planned == 0)
            continue;
          exact = (play_letter (&tray, rows, hidden, *letter, true) - tray.others * tray.miss) / (all + tray.others);
          wrong_points += (double) planned / PROBE_SURE > exact + 0.05 || (double) planned / PROBE_SURE < exact - 0.05;
          if (exact > best)
            best = exact;
          if (planned > most)
            {
              most = planned;
              chosen = exact;
            }
        }
      worse += chosen < best - 0.1;

      asking = play_letters (&tray, rows, hidden);
      /* If only one row is possible, naming it now or later brings the same, so only several are
       * tried. */
      margin = (play_name (&tray, rows, hidden, asking) - tray.others * 50 - asking) / all;
      if (cards >= PROBE_INTERRUPTION_MINIMUM && tray.n > 1 && (margin > 0.05 || margin < -0.05))
        {
          const bool named = probe_plan_names (&plan);

          wrong_names += named != (margin > 0);
          names += named;
          asks += !named;
        }
    }
  tap_ok (wrong_points == 0, "%d cards: planned points are those of all that can happen (%d differ)", cards,
          wrong_points);
  tap_ok (worse == 0, "%d cards: no letter is better than the one planned (%d times)", cards, worse);
  if (cards >= PROBE_INTERRUPTION_MINIMUM)
    tap_ok (wrong_names == 0 && names > 0 && asks > 0,
            "%d cards: naming (%d) and asking on (%d) each when better (%d differ)", cards, names, asks, wrong_names);
}

int
main (void)
{
  test_end_bonus ();
  for (int cards = 2; cards <= 6; cards++)
    test_plans (cards);

  return tap_done ();
}
