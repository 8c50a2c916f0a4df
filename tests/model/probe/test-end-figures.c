/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the end tells in figures: where points came from, and the best question. */

#include <string.h>

#include "model-table.h"
#include "model/probe/probe-end-figures.h"

#define HEAD "salon-record 1\ngame probe\n"

/* Three people; Béla has three K, in the spaces 1, 2 and 6. */
static const char *const three_people =
  HEAD "edition parker-1964\nwords en\noption activity-cards off\noption spelling free\n"
       "seat 1 human Ada\nseat 2 human Béla\nseat 3 human Cleo\nfirst 1\n"
       "word 1 .ROCKET\nword 2 KKAYAK.\nword 3 JAZZ..\nbegin\n";

static void
test_shares (void)
{
  const gint32 points[PROBE_N_SOURCES] = {
    [PROBE_FROM_ASKING] = 95,       [PROBE_FROM_LAST_CARDS] = 50,  [PROBE_FROM_EXPOSURES] = 15,
    [PROBE_FROM_CARDS] = -25,       [PROBE_FROM_NAMING] = 140,     [PROBE_FROM_MISNAMING] = -50,
    [PROBE_FROM_WRONG_BLANKS] = -5, [PROBE_FROM_DENIALS] = -100,   [PROBE_FROM_SPELLING] = -100,
    [PROBE_FROM_KEPT_CARDS] = 85,   [PROBE_FROM_KEPT_BONUS] = 100,
  };
  const int expected[PROBE_N_SHARES] = { 95, 15, 50, 140, 185, -280 };
  int shares[PROBE_N_SHARES];
  g_autofree char *text = NULL;

  probe_shares_of (points, shares);
  for (int i = 0; i < PROBE_N_SHARES; i++)
    g_assert_cmpint (shares[i], ==, expected[i]);

  text = probe_shares_describe (shares);
  g_assert_cmpstr (text, ==,
                   "Where the points came from: cards shown 95, activity cards 15, last cards 50, words named 140, "
                   "kept hidden 185, lost −280. Total: 205");
}

/* Whatever people do, the parts of a seat add up to its score, and only the last is below 0. */
static void
test_shares_of_games (void)
{
  for (guint64 random = 1; random <= 6; random++)
    {
      g_autoptr (ProbeGame) game = model_game (three_people, NULL);
      guint64 chance = random;

      for (int i = 0; i < 200 && salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_PLAYING; i++)
        {
          ProbeView view;

          model_settle (game);
          if (probe_game_get_person (game) != PROBE_NOBODY)
            model_person_decides (game, &chance);
          probe_game_get_view (game, PROBE_NOBODY, &view);
          for (int seat = 0; seat < 3; seat++)
            {
              int shares[PROBE_N_SHARES], sum = 0;

              probe_shares_of (view.seen.points[seat], shares);
              for (int share = 0; share < PROBE_N_SHARES; share++)
                {
                  g_assert_true (share == PROBE_SHARE_LOST ? shares[share] <= 0 : shares[share] >= 0);
                  sum += shares[share];
                }
              g_assert_cmpint (sum, ==, probe_score (&view.seen, seat));
            }
        }
    }
}

static void
play (ProbeGame *game, ProbeMove move)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (probe_game_play (game, &move, &error));
  g_assert_no_error (error);
  model_settle (game);
}

static void
test_best (void)
{
  g_autoptr (ProbeGame) game = model_game (three_people, NULL);
  g_autofree char *text = NULL;
  g_autofree char *record = NULL;
  ProbeBest best, again;

  model_settle (game);
  probe_game_get_best (game, &best);
  g_assert_cmpint (best.points, ==, 0);
  g_assert_null (probe_best_describe (&best, probe_game_get_header (game)));

  /* The table shows the cheapest K, worth 5; then Y, worth 15; then the cheaper A, worth 10. */
  play (game, (ProbeMove) { .type = PROBE_ASK, .seat = 0, .target = 1, .letter = 'K' });
  probe_game_get_best (game, &best);
  g_assert_cmpint (best.points, ==, 5);
  play (game, (ProbeMove) { .type = PROBE_ASK, .seat = 0, .target = 1, .letter = 'Y' });
  play (game, (ProbeMove) { .type = PROBE_ASK, .seat = 0, .target = 1, .letter = 'A' });
  probe_game_get_best (game, &best);
  text = probe_best_describe (&best, probe_game_get_header (game));
  g_assert_cmpstr (text, ==, "Best question: Y from Béla, space 4, +15");

  /* A game that is read again tells the same. */
  record = model_record (game);
  {
    g_autoptr (ProbeGame) twin = model_game (record, NULL);

    probe_game_get_best (twin, &again);
    g_assert_cmpmem (&again, sizeof again, &best, sizeof best);
  }
}

static void
test_kept (void)
{
  g_autofree char *bonus = probe_kept_describe (8, 85, 100);
  g_autofree char *one = probe_kept_describe (1, 5, 0);

  g_assert_cmpstr (bonus, ==, "8 cards still hidden at the end: 85 points and the bonus of 100");
  g_assert_cmpstr (one, ==, "1 card still hidden at the end: 5 points");
  g_assert_null (probe_kept_describe (0, 0, 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/end-figures/shares", test_shares);
  g_test_add_func ("/end-figures/shares-of-games", test_shares_of_games);
  g_test_add_func ("/end-figures/best", test_best);
  g_test_add_func ("/end-figures/kept", test_kept);

  return g_test_run ();
}
