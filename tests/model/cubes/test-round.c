/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole rounds, by a clock that only the test moves: behind the curtain and on paper, with the Bar, with a target, with free
 * spelling, among computers; what is told, and what stays secret. */

#include <string.h>

#include "await.h"
#include "cubes-sitting.h"
#include "model/cubes/cubes-game-private.h"
#include "model/cubes/cubes-summary.h"

#define SHAKEN(setup) setup "begin\n1 shake " SITTING_FACES "\n"

static const char *const words[] = { "READ", "SEEDS", "DARE", "SEAL", NULL };

static void
assert_due (CubesGame *game, CubesDue due, int turn)
{
  g_assert_cmpint (cubes_game_get_due (game), ==, due);
  g_assert_cmpint (cubes_game_get_turn (game), ==, turn);
}

static CubesTime
get_time (CubesGame *game)
{
  CubesTime time;

  cubes_game_get_time (game, &time);
  return time;
}

/* What `replay` prints of the last move. */
static void
assert_points (CubesGame *game, int ada, int hugo)
{
  const CubesView *view = sitting_view (game, CUBES_ONLOOKER);

  g_assert_cmpint (view->seen.points[0], ==, ada);
  g_assert_cmpint (view->seen.points[1], ==, hugo);
}

static void
moved_cb (GString *moves, const CubesMove *move)
{
  char text[CUBES_MOVE_TEXT];

  cubes_move_format (move, NULL, text);
  g_string_append_printf (moves, "%s\n", text);
}

/* Rule 2.3: only the shaker shakes, once a round. */
static void
test_shake (void)
{
  g_autoptr (CubesGame) game = sitting_new (SITTING_SETUP SITTING_TWO, NULL);
  g_autofree char *status = salon_game_get_status (SALON_GAME (game));

  assert_due (game, CUBES_DUE_SHAKE, 0);
  g_assert_cmpstr (status, ==, "Ada, shake the cubes.");
  g_assert_false (cubes_game_shake (game, 1, NULL));
  g_assert_false (cubes_game_shake (game, 2, NULL));
  g_assert_false (cubes_game_lift_lid (game, 0, NULL));
  g_assert_true (cubes_game_shake (game, 0, NULL));
  g_assert_false (cubes_game_shake (game, 0, NULL));
  assert_due (game, CUBES_DUE_LID, 0);
  salon_game_close (SALON_GAME (game));
}

/* Rules 2.3 to 2.9: each their own three minutes, the shaker first. */
static void
test_curtain (void)
{
  g_autoptr (CubesGame) game = sitting_game (SHAKEN (SITTING_SETUP SITTING_TWO), NULL);
  g_autoptr (GString) told = sitting_listen (game), moves = g_string_new (NULL);
  g_autofree char *record = NULL;
  guint n;

  g_signal_connect_swapped (game, "moved", G_CALLBACK (moved_cb), moves);

  /* The cubes lie under the lid, and nobody can write. */
  assert_due (game, CUBES_DUE_LID, 0);
  g_assert_cmpstr (sitting_view (game, 0)->seen.faces, ==, "");
  sitting_refuse_word (game, 0, "READ", CUBES_GAME_ERROR_STAGE);
  sitting_refuse_word (game, 1, "READ", CUBES_GAME_ERROR_TURN);
  g_assert_false (cubes_game_lift_lid (game, 1, NULL));
  sitting_pass (game, 10);
  g_assert_cmpint (get_time (game).left, ==, 180 * G_TIME_SPAN_SECOND);
  g_assert_false (get_time (game).runs);

  sitting_lift (game, 0);
  g_assert_false (cubes_game_lift_lid (game, 0, NULL));
  assert_due (game, CUBES_DUE_WRITE, 0);
  g_assert_cmpstr (sitting_view (game, 0)->seen.faces, ==, SITTING_FACES);
  g_assert_cmpstr (sitting_view (game, 1)->seen.faces, ==, "");
  g_assert_cmpstr (sitting_view (game, CUBES_ONLOOKER)->seen.faces, ==, "");
  sitting_pass (game, 5.5);
  sitting_write (game, 0, "READ");
  sitting_write (game, 0, "SEEDS");
  sitting_refuse_word (game, 0, "READ", CUBES_ALREADY_WRITTEN);
  sitting_refuse_word (game, 0, "read", CUBES_NOT_LETTERS);
  sitting_refuse_word (game, 0, "", CUBES_NOT_LETTERS);
  sitting_refuse_word (game, 0, "ABCDEFGHIJKLMNOPQRSTUVWXYZA", CUBES_NOT_LETTERS);
  sitting_refuse_word (game, 1, "DARE", CUBES_GAME_ERROR_TURN);
  g_assert_true (cubes_game_strike (game, 0, "SEEDS", NULL));
  g_assert_false (cubes_game_strike (game, 0, "SEEDS", NULL));
  g_assert_cmpint (cubes_game_get_opinion (game, "READ"), ==, CUBES_UNTOLD);
  g_assert_null (cubes_game_get_words (game, &n));

  /* A pause counts nothing and takes no word. */
  cubes_game_set_paused (game, TRUE);
  sitting_pass (game, 50);
  g_assert_false (get_time (game).runs);
  sitting_refuse_word (game, 0, "SEAL", CUBES_GAME_ERROR_PAUSED);
  cubes_game_set_paused (game, FALSE);
  g_assert_cmpint (get_time (game).used, ==, 5500000);

  sitting_pass (game, 120);
  g_assert_nonnull (strstr (told->str, "One minute left."));
  sitting_write (game, 0, "SEAL");
  sitting_pass (game, 60);
  assert_due (game, CUBES_DUE_LID, 1);
  g_assert_true (cubes_game_is_done (game, 0));
  g_assert_cmpstr (told->str, ==, "One minute left.\n30 seconds left.\n10 seconds left.\nAda, your time is up.\n");
  sitting_refuse_word (game, 0, "EASE", CUBES_GAME_ERROR_TIME_UP);

  sitting_lift (game, 1);
  sitting_write (game, 1, "READ");
  sitting_write (game, 1, "DARE");
  sitting_pass (game, 2);
  g_assert_cmpint (sitting_view (game, 1)->seen.list[0].n, ==, 2);
  g_assert_cmpstr (sitting_view (game, 1)->seen.list[0].word[0].letters, ==, "");
  sitting_assert_silent (told->str, words);
  sitting_assert_silent (moves->str, words);
  sitting_finish (game, 1);
  g_assert_false (cubes_game_finish (game, 1, NULL));

  /* The game turns the timer itself. */
  sitting_settle (game);
  assert_due (game, CUBES_DUE_OVER, CUBES_ONLOOKER);
  g_assert_cmpint (salon_game_get_stage (SALON_GAME (game)), ==, SALON_GAME_FINISHED);
  assert_points (game, 1, 1);
  g_assert_cmpint (cubes_game_get_opinion (game, "READ"), ==, CUBES_LISTED);
  g_assert_cmpint (cubes_game_get_opinion (game, "REAX"), ==, CUBES_STRANGE);
  g_assert_true (g_str_has_suffix (told->str, "Hugo has finished.\nThe lists are read out: Ada 1, Hugo 1. "
                                              "The win is shared, with 1 point each: Ada, Hugo.\n"));
  record = sitting_record (game);
  g_assert_true (g_str_has_suffix (record, "1 write READ @5\n1 write SEEDS @5\n1 strike SEEDS\n1 write SEAL @125\n"
                                           "# seat 1 is done\n2 write READ @0\n2 write DARE @0\n# seat 2 is done\n"
                                           "1 time\n"));
  salon_game_close (SALON_GAME (game));
}

/* Part 6: the clock for everybody, then the lists one after the other, without times. */
static void
test_paper (void)
{
  g_autoptr (CubesGame) game =
    sitting_game (SITTING_SETUP SITTING_TWO "begin\n# way paper\n1 shake " SITTING_FACES "\n", NULL);
  g_autofree char *record = NULL;

  assert_due (game, CUBES_DUE_LID, CUBES_ONLOOKER);
  sitting_lift (game, 1);
  assert_due (game, CUBES_DUE_WRITE, CUBES_ONLOOKER);
  g_assert_cmpstr (sitting_view (game, CUBES_ONLOOKER)->seen.faces, ==, SITTING_FACES);
  sitting_refuse_word (game, 0, "READ", CUBES_GAME_ERROR_STAGE);
  sitting_pass (game, 200);
  assert_due (game, CUBES_DUE_LISTS, 0);
  sitting_write (game, 0, "READ");
  sitting_refuse_word (game, 1, "DARE", CUBES_GAME_ERROR_TURN);
  sitting_pass (game, 1000);
  sitting_write (game, 0, "SEAL");
  sitting_finish (game, 0);
  sitting_refuse_word (game, 0, "EASE", CUBES_GAME_ERROR_TIME_UP);
  assert_due (game, CUBES_DUE_LISTS, 1);
  sitting_write (game, 1, "DARES");
  sitting_finish (game, 1);
  sitting_settle (game);
  assert_points (game, 2, 2);
  record = sitting_record (game);
  g_assert_true (g_str_has_suffix (record, "\n# pencils down\n1 write READ\n1 write SEAL\n# seat 1 is done\n"
                                           "2 write DARES\n# seat 2 is done\n1 time\n"));
  salon_game_close (SALON_GAME (game));
}

/* The words on the list of the computer, when a round on paper is over whose timer people have stopped after so many seconds;
 * @stopped: how many there were then. */
static int
play_on_paper (double seconds, int *stopped)
{
  g_autoptr (CubesGame) game =
    sitting_game (SITTING_SETUP "seat 1 human Ada\nseat 2 computer-hard Hugo\nfirst 1\nbegin\n# way paper\n1 "
                                "shake " SITTING_FACES "\n",
                  NULL);
  int n;

  sitting_settle (game);
  sitting_lift (game, 0);
  sitting_pass (game, seconds);
  if (cubes_game_get_due (game) == CUBES_DUE_WRITE)
    sitting_finish (game, 0);
  *stopped = sitting_view (game, 0)->seen.list[1].n;
  assert_due (game, CUBES_DUE_LISTS, 0);
  sitting_write (game, 0, "READ");
  sitting_finish (game, 0);
  sitting_settle (game);
  assert_due (game, CUBES_DUE_OVER, CUBES_ONLOOKER);
  n = sitting_view (game, 0)->seen.list[1].n;
  salon_game_close (SALON_GAME (game));
  return n;
}

/* On paper a timer that people stop before the time is up is stopped for computers too. */
static void
test_paper_computers (void)
{
  int after_some, after_all;

  g_assert_cmpint (play_on_paper (40, &after_some), ==, after_some);
  g_assert_cmpint (play_on_paper (200, &after_all), ==, after_all);
  g_assert_cmpint (after_some, >, 0);
  g_assert_cmpint (after_some, <, after_all);
}

/* On paper everybody may have finished before the time is up, and the timer may be turned at any moment. */
static void
test_call_time (void)
{
  g_autoptr (CubesGame) paper =
    sitting_game (SITTING_SETUP SITTING_TWO "begin\n# way paper\n1 shake " SITTING_FACES "\n", NULL);
  g_autoptr (CubesGame) curtain = sitting_game (SHAKEN (SITTING_SETUP SITTING_TWO), NULL);
  g_autoptr (GError) error = NULL;

  sitting_lift (paper, 0);
  sitting_finish (paper, 1);
  assert_due (paper, CUBES_DUE_LISTS, 0);
  g_assert_true (cubes_game_call_time (paper, NULL));
  sitting_settle (paper);
  assert_due (paper, CUBES_DUE_OVER, CUBES_ONLOOKER);
  g_assert_false (cubes_game_call_time (paper, &error));
  g_assert_error (error, CUBES_GAME_ERROR, CUBES_TIME_DOES_NOT_RUN);

  sitting_lift (curtain, 0);
  sitting_write (curtain, 0, "READ");
  g_assert_true (cubes_game_call_time (curtain, NULL));
  g_assert_false (cubes_game_call_time (curtain, NULL));
  sitting_refuse_word (curtain, 0, "SEAL", CUBES_GAME_ERROR_TIME_UP);
  sitting_settle (curtain);
  assert_points (curtain, 1, 0);
  salon_game_close (SALON_GAME (paper));
  salon_game_close (SALON_GAME (curtain));
}

/* Rules 2.2 to 2.4: the Bar after the shake, studied by the shaker alone, or before it. Where it is laid after the shake, the
 * time begins when it lies. */
static void
test_bar (void)
{
  g_autoptr (CubesGame) after = sitting_new (SITTING_SETUP "option grid bar-after\n" SITTING_TWO, NULL);
  g_autoptr (CubesGame) before = sitting_new (SITTING_SETUP "option grid bar-before\n" SITTING_TWO, NULL);
  g_autoptr (GString) told = sitting_listen (after);
  CubesTime time;

  assert_due (after, CUBES_DUE_SHAKE, 0);
  g_assert_false (cubes_game_lay_bar (after, 0, CUBES_NE, NULL));
  g_assert_true (cubes_game_shake (after, 0, NULL));
  assert_due (after, CUBES_DUE_BAR, 0);
  g_assert_cmpint (sitting_view (after, 0)->seen.faces[0], !=, '\0');
  g_assert_cmpint (sitting_view (after, 1)->seen.faces[0], ==, '\0');
  g_assert_false (cubes_game_lay_bar (after, 1, CUBES_NE, NULL));
  g_assert_false (cubes_game_lay_bar (after, 0, CUBES_NO_BAR, NULL));
  g_assert_true (cubes_game_lay_bar (after, 0, CUBES_NE, NULL));
  assert_due (after, CUBES_DUE_WRITE, 0);
  g_assert_cmpint (sitting_view (after, 1)->seen.faces[0], ==, '\0');
  sitting_pass (after, 2);
  cubes_game_get_time (after, &time);
  g_assert_true (time.runs);
  g_assert_cmpint (time.used, ==, 2 * G_TIME_SPAN_SECOND);
  sitting_finish (after, 0);
  assert_due (after, CUBES_DUE_LID, 1);
  g_assert_true (g_str_has_prefix (told->str,
                                   "Ada shakes the cubes.\nAda places the Bar on the corner at the top right.\n"));

  assert_due (before, CUBES_DUE_BAR, 0);
  g_assert_false (cubes_game_shake (before, 0, NULL));
  g_assert_true (cubes_game_lay_bar (before, 0, CUBES_SW, NULL));
  assert_due (before, CUBES_DUE_SHAKE, 0);
  g_assert_true (cubes_game_shake (before, 0, NULL));
  assert_due (before, CUBES_DUE_LID, 0);
  g_assert_cmpint (sitting_view (before, 0)->seen.corner, ==, CUBES_SW);
  salon_game_close (SALON_GAME (after));
  salon_game_close (SALON_GAME (before));
}

/* On paper the shaker studies the cubes before the eyes of all, and everybody’s time begins when the Bar lies; while a
 * computer chooses its corner, nobody sees them. */
static void
test_bar_on_paper (void)
{
  g_autoptr (CubesGame) game = sitting_new (SITTING_SETUP "option grid bar-after\n" SITTING_TWO "# way paper\n", NULL);
  g_autoptr (CubesGame) computer =
    sitting_new (SITTING_SETUP "option grid bar-after\nseat 1 computer-easy Ada\nseat 2 human Hugo\nseat 3 human "
                               "Nora\nfirst 1\n# way paper\n",
                 NULL);

  g_assert_true (cubes_game_shake (game, 0, NULL));
  g_assert_cmpint (sitting_view (game, CUBES_ONLOOKER)->seen.faces[0], !=, '\0');
  g_assert_true (cubes_game_lay_bar (game, 0, CUBES_SE, NULL));
  assert_due (game, CUBES_DUE_WRITE, CUBES_ONLOOKER);

  await (cubes_game_get_due (computer) == CUBES_DUE_BAR);
  g_assert_cmpint (sitting_view (computer, 1)->seen.faces[0], ==, '\0');
  sitting_settle (computer);
  assert_due (computer, CUBES_DUE_LID, CUBES_ONLOOKER);
  salon_game_close (SALON_GAME (game));
  salon_game_close (SALON_GAME (computer));
}

/* Whoever takes over the seat of a computer that thinks about the Bar chooses the corner; a computer that takes over a seat
 * whose shake was being wished for shakes itself. */
static void
test_shaker_handed_over (void)
{
  g_autoptr (CubesGame) bar =
    sitting_new (SITTING_SETUP "option grid bar-after\nseat 1 computer-easy Ada\nseat 2 human Hugo\nfirst 1\n", NULL);
  g_autoptr (CubesGame) wish = sitting_new (SITTING_SETUP SITTING_TWO "# wish rich\n", NULL);

  await (cubes_game_get_due (bar) == CUBES_DUE_BAR && cubes_game_is_shaking (bar));
  g_assert_true (salon_game_hand_over (SALON_GAME (bar), 0, SALON_HUMAN, "Nora", NULL));
  g_assert_false (cubes_game_is_shaking (bar));
  sitting_settle (bar);
  assert_due (bar, CUBES_DUE_BAR, 0);
  g_assert_true (cubes_game_lay_bar (bar, 0, CUBES_SE, NULL));

  g_assert_true (cubes_game_shake (wish, 0, NULL));
  g_assert_true (cubes_game_is_shaking (wish));
  g_assert_true (salon_game_hand_over (SALON_GAME (wish), 0, SALON_COMPUTER_EASY, "Ada", NULL));
  sitting_settle (wish);
  assert_due (wish, CUBES_DUE_LID, 1);
  salon_game_close (SALON_GAME (bar));
  salon_game_close (SALON_GAME (wish));
}

/* Rule 2.10: rounds go on until somebody has reached the target; the score pad has a line for each. */
static void
test_target (void)
{
  g_autoptr (CubesGame) game =
    sitting_game (SITTING_SETUP "option target 10\n" SITTING_TWO "begin\n1 shake " SITTING_FACES
                                "\n1 write READ @5\n1 time\n",
                  NULL);
  const CubesRound *round;
  const CubesMove shake = { .type = CUBES_SHAKE, .seat = 1, .text = SITTING_FACES };
  guint n;

  sitting_settle (game);
  assert_due (game, CUBES_DUE_NEXT, CUBES_ONLOOKER);
  g_assert_cmpint (cubes_game_get_shaker (game), ==, 0);
  g_assert_cmpuint (cubes_game_count_rounds (game), ==, 1);
  g_assert_nonnull (cubes_game_get_words (game, &n));
  g_assert_false (cubes_game_shake (game, 1, NULL)); /* the lists still lie there */
  g_assert_true (cubes_game_next_round (game, NULL));
  g_assert_false (cubes_game_next_round (game, NULL));
  assert_due (game, CUBES_DUE_SHAKE, 1);
  g_assert_cmpint (cubes_game_get_shaker (game), ==, 1);
  g_assert_true (cubes_game_make (game, &shake, NULL));
  g_assert_null (cubes_game_get_words (game, &n));

  sitting_lift (game, 1);
  sitting_write (game, 1, "DARES");
  sitting_finish (game, 1);
  sitting_lift (game, 0);
  sitting_write (game, 0, "LEASED"); /* 3 */
  sitting_write (game, 0, "WHALER");
  sitting_write (game, 0, "SKATER");
  sitting_finish (game, 0);
  sitting_settle (game);
  assert_due (game, CUBES_DUE_OVER, CUBES_ONLOOKER);
  round = cubes_game_get_round (game, 1);
  g_assert_cmpint (round->shaker, ==, 1);
  g_assert_cmpint (round->points[0], ==, 9);
  g_assert_cmpint (round->total[0], ==, 10);
  g_assert_cmpint (round->points[1], ==, 2);
  g_assert_cmpint (round->words[0], ==, 3);
  g_assert_cmpint (round->best_seat, ==, 0);
  g_assert_cmpstr (round->best, ==, "LEASED");
  g_assert_cmpint (round->best_points, ==, 3);
  g_assert_false (cubes_game_next_round (game, NULL));
  salon_game_close (SALON_GAME (game));
}

/* Rule 3, and rule 2.10: a ruling that leaves nobody at the target reopens the game. */
static void
test_challenge (void)
{
  g_autoptr (CubesGame) game = sitting_game (
    SITTING_SETUP
    "option target 10\noption spelling free\n" SITTING_TWO "begin\n1 shake " SITTING_FACES
    "\n1 write SKATERT @1\n1 write SKATER @2\n1 write DARES @3\n1 write READ @4\n2 write SKAT @4\n1 time\n",
    NULL);
  g_autoptr (GString) told = sitting_listen (game);
  int points = sitting_view (game, CUBES_ONLOOKER)->seen.points[0];

  g_assert_cmpint (points, >=, 6);
  g_assert_false (cubes_game_challenge (game, 0, 0, "SKATER", FALSE, NULL));
  g_assert_false (cubes_game_challenge (game, 1, 0, "SALT", FALSE, NULL));
  g_assert_true (cubes_game_challenge (game, 1, 0, "SKATER", FALSE, NULL));
  g_assert_false (cubes_game_challenge (game, 1, 0, "SKATER", TRUE, NULL));
  g_assert_true (cubes_game_challenge (game, 1, 0, "DARES", TRUE, NULL));
  g_assert_cmpint (cubes_game_get_round (game, 0)->points[0], ==, points - 3);
  g_assert_cmpuint (cubes_game_count_rounds (game), ==, 1);
  g_assert_cmpstr (told->str, ==,
                   "Hugo challenges SKATER on the list of Ada: it does not count.\n"
                   "Hugo challenges DARES on the list of Ada: it counts.\n");
  salon_game_close (SALON_GAME (game));
}

static const char *const two_computers =
  SITTING_SETUP "option target 20\nseat 1 computer-hard Ada\nseat 2 computer-medium Hugo\nfirst 1\n";

/* Computers among themselves have a time of their own, which can be hurried; rounds go on when somebody says so. */
static void
test_computers_alone (void)
{
  g_autoptr (CubesGame) game = sitting_new (two_computers, NULL);
  g_autoptr (GString) told = sitting_listen (game);
  g_autofree char *status = salon_game_get_status (SALON_GAME (game));
  const CubesList *list;
  int last = 0;

  g_assert_null (status);
  sitting_settle (game);
  assert_due (game, CUBES_DUE_WRITE, CUBES_ONLOOKER);
  g_assert_true (get_time (game).runs);
  sitting_pass (game, 60);
  g_assert_cmpint (sitting_view (game, CUBES_ONLOOKER)->seen.list[0].n, >, 0);
  g_assert_cmpint (sitting_view (game, CUBES_ONLOOKER)->seen.list[0].second, <=, 60);
  g_assert_true (cubes_game_hurry (game));
  sitting_settle (game);
  g_assert_false (cubes_game_hurry (game));
  g_assert_cmpuint (cubes_game_count_rounds (game), ==, 1);
  list = &game->record->state.list[0];
  for (int i = 0; i < list->n; i++)
    {
      g_assert_true (list->word[i].timed);
      g_assert_cmpint (list->word[i].second, >=, last);
      last = list->word[i].second;
    }

  /* The whole game, without any person. */
  while (cubes_game_get_due (game) != CUBES_DUE_OVER)
    {
      if (cubes_game_get_due (game) == CUBES_DUE_NEXT)
        g_assert_true (cubes_game_next_round (game, NULL));
      sitting_settle (game);
      sitting_pass (game, 30);
    }
  salon_game_close (SALON_GAME (game));
}

/* Part 6: computers write in the time of the first person; when the last one has finished they write the rest. */
static void
test_computers (void)
{
  g_autoptr (CubesGame) game = sitting_game (
    SITTING_SETUP
    "seat 1 human Ada\nseat 2 computer-hard Hugo\nseat 3 human Cleo\nfirst 1\nbegin\n1 shake " SITTING_FACES "\n",
    NULL);
  int n;

  sitting_settle (game);
  sitting_pass (game, 30);
  g_assert_cmpint (sitting_view (game, 0)->seen.list[1].n, ==, 0); /* not while the lid lies there */
  sitting_lift (game, 0);
  sitting_pass (game, 100);
  n = sitting_view (game, 0)->seen.list[1].n;
  g_assert_cmpint (n, >, 0);
  g_assert_cmpstr (sitting_view (game, 0)->seen.list[1].word[0].letters, ==, "");
  g_assert_cmpint (sitting_view (game, CUBES_ONLOOKER)->seen.list[1].n, ==, n);
  sitting_finish (game, 0);
  sitting_lift (game, 2);
  sitting_pass (game, 90);
  g_assert_cmpint (sitting_view (game, 0)->seen.list[1].n, ==, n);
  g_assert_false (cubes_game_is_done (game, 1));
  sitting_finish (game, 2);
  sitting_settle (game);
  assert_due (game, CUBES_DUE_OVER, CUBES_ONLOOKER);
  g_assert_cmpint (sitting_view (game, 0)->seen.list[1].n, >=, n);
  g_assert_true (cubes_game_is_done (game, 1));
  salon_game_close (SALON_GAME (game));
}

/* A computer shakes and lays the Bar by itself, unless the game is held. */
static void
test_computer_shakes (void)
{
  g_autoptr (CubesGame) game =
    sitting_game (SITTING_SETUP "option grid bar-after\nseat 1 computer-easy Ada\nseat 2 human Hugo\nfirst 1\nbegin\n",
                  NULL);

  salon_game_hold (SALON_GAME (game));
  sitting_settle (game);
  assert_due (game, CUBES_DUE_SHAKE, 0);
  salon_game_release (SALON_GAME (game));
  sitting_settle (game);
  assert_due (game, CUBES_DUE_LID, 1);
  g_assert_cmpint (sitting_view (game, 1)->seen.corner, !=, CUBES_NO_BAR);
  salon_game_close (SALON_GAME (game));
}

/* Part 4: with the habit everybody is told whether the list has a word. */
static void
test_check (void)
{
  g_autoptr (CubesGame) game = sitting_new (SITTING_SETUP SITTING_TWO "# check on\n", NULL);
  g_autoptr (GString) told = sitting_listen (game);

  g_assert_true (cubes_game_shake (game, 0, NULL));
  g_assert_cmpstr (told->str, ==,
                   "Ada shakes the cubes. Whoever writes a word is told at once whether the word list has it.\n");
  g_assert_cmpint (cubes_game_get_opinion (game, "READ"), ==, CUBES_LISTED);
  g_assert_cmpint (cubes_game_get_opinion (game, "RAED"), ==, CUBES_STRANGE);
  salon_game_close (SALON_GAME (game));
}

/* Part 5: with a wish the cubes fall a moment later, and only once. */
static void
test_wish (void)
{
  g_autoptr (CubesGame) game = sitting_new (SITTING_SETUP SITTING_TWO "# wish easy\n", NULL);

  g_assert_true (cubes_game_shake (game, 0, NULL));
  g_assert_true (cubes_game_is_shaking (game));
  assert_due (game, CUBES_DUE_SHAKE, 0);
  g_assert_false (cubes_game_shake (game, 0, NULL));
  sitting_settle (game);
  g_assert_false (cubes_game_is_shaking (game));
  assert_due (game, CUBES_DUE_LID, 0);
  salon_game_close (SALON_GAME (game));
}

/* Part 8: the words of a grid, with what they are worth, a path each, and who has found them. */
static void
test_words (void)
{
  g_autoptr (CubesGame) game =
    sitting_game (SHAKEN (SITTING_SETUP SITTING_TWO) "1 write LEASED @5\n2 write LEASED @5\n2 write DARE @5\n1 time\n",
                  NULL);
  const CubesGridWord *found;
  guint n, seen = 0;

  g_assert_null (cubes_game_get_words (game, &n));
  g_assert_cmpuint (n, ==, 0);
  sitting_settle (game);
  found = cubes_game_get_words (game, &n);
  g_assert_cmpuint (n, >, 50);
  for (guint i = 0; i < n; i++)
    {
      guint8 path[CUBES_CELLS];

      g_assert_cmpint (found[i].n_letters, ==, strlen (found[i].letters));
      g_assert_cmpint (found[i].n_letters, >=, 4);
      g_assert_cmpint (found[i].points, ==, cubes_word_points (found[i].n_letters));
      g_assert_cmpint (found[i].n_cubes, ==, cubes_trace (SITTING_FACES, CUBES_ALL_CELLS, found[i].letters, path));
      g_assert_cmpint (SITTING_FACES[found[i].path[0]], ==, found[i].letters[0]);
      if (i > 0 && found[i - 1].n_letters == found[i].n_letters)
        g_assert_cmpstr (found[i - 1].letters, <, found[i].letters);
      else if (i > 0)
        g_assert_cmpint (found[i - 1].n_letters, >, found[i].n_letters);
      if (g_str_equal (found[i].letters, "LEASED"))
        g_assert_cmpuint (found[i].found, ==, 3);
      if (g_str_equal (found[i].letters, "DARE"))
        g_assert_cmpuint (found[i].found, ==, 2);
      if (g_str_equal (found[i].letters, "READ"))
        g_assert_cmpint (found[i].tier, ==, CUBES_FAMILIAR);
      seen += found[i].found != 0;
    }
  g_assert_cmpuint (seen, ==, 2);
  salon_game_close (SALON_GAME (game));
}

/* Part 9: without a clock the time only counts upwards, and people finish when they like. */
static void
test_untimed (void)
{
  g_autoptr (CubesGame) game =
    sitting_game (SITTING_SETUP "option minutes none\nseat 1 human Ada\nfirst 1\nbegin\n1 shake " SITTING_FACES "\n",
                  NULL);
  g_autoptr (GString) told = sitting_listen (game);

  sitting_lift (game, 0);
  sitting_pass (game, 900);
  assert_due (game, CUBES_DUE_WRITE, 0);
  g_assert_cmpint (get_time (game).used, ==, 900 * G_TIME_SPAN_SECOND);
  g_assert_cmpint (get_time (game).whole, ==, 0);
  sitting_write (game, 0, "READ");
  sitting_finish (game, 0);
  sitting_settle (game);
  assert_due (game, CUBES_DUE_OVER, CUBES_ONLOOKER);
  g_assert_cmpstr (told->str, ==, "Ada has finished.\nThe lists are read out: Ada 1. Ada has 1 point.\n");
  salon_game_close (SALON_GAME (game));
}

/* A machine that slept has not used up anybody’s time. */
static gint64
late (void)
{
  static gint64 now = G_TIME_SPAN_DAY;

  return now += G_TIME_SPAN_MINUTE;
}

static void
test_suspended (void)
{
  g_autoptr (CubesGame) game = sitting_game (SHAKEN (SITTING_SETUP SITTING_TWO), NULL);

  sitting_lift (game, 0);
  cubes_game_set_clock (game, late);
  for (int i = 0; i < 10; i++)
    cubes_game_count_time (game);
  g_assert_cmpint (game->turns.used[0], ==, 0);
  salon_game_close (SALON_GAME (game));
}

/* A seat is handed over in the middle of a round. */
static void
test_hand_over (void)
{
  g_autoptr (CubesGame) game = sitting_game (SHAKEN (SITTING_SETUP SITTING_TWO), NULL);
  SalonGame *salon = SALON_GAME (game);
  g_autofree char *record = NULL;
  int n;

  sitting_lift (game, 0);
  sitting_pass (game, 60);
  sitting_write (game, 0, "READ");
  g_assert_false (salon_game_hand_over (salon, 0, SALON_COMPUTER_EASY, "", NULL));
  g_assert_true (salon_game_hand_over (salon, 0, SALON_COMPUTER_HARD, "Otto", NULL));
  assert_due (game, CUBES_DUE_LID, 1);
  sitting_settle (game);
  sitting_lift (game, 1);
  sitting_pass (game, 60);
  g_assert_cmpint (sitting_view (game, 1)->seen.list[0].n, ==, 1); /* the time of computers has come so far already */
  sitting_pass (game, 60);
  n = sitting_view (game, 1)->seen.list[0].n;
  g_assert_cmpint (n, >, 1);
  g_assert_cmpint (game->record->state.list[0].word[1].second, >=, 60);

  /* And back: the person has the time that is left. */
  g_assert_true (salon_game_hand_over (salon, 0, SALON_HUMAN, "Ada", NULL));
  assert_due (game, CUBES_DUE_LID, 0);
  g_assert_cmpint (get_time (game).left, ==, 60 * G_TIME_SPAN_SECOND);
  sitting_lift (game, 0);
  sitting_pass (game, 60);
  assert_due (game, CUBES_DUE_WRITE, 1);
  record = sitting_record (game);
  g_assert_nonnull (strstr (record, "# seat 1 is now computer-hard Otto\n"));
  salon_game_close (salon);
}

/* The best round of each seat: without the points of a word that was ruled out, and without a round that runs. */
static void
test_best_round (void)
{
  static const char text[] =
    "salon-record 1\ngame cubes\nedition deluxe-1997\nwords en\noption spelling free\noption target 50\n"
    "seat 1 human Ada\nseat 2 human Hugo\nfirst 1\nbegin\n"
    "1 shake WGLHWOYTHAIDSKAEEAELEOTRT\n1 write LEASED\n1 write DEAR\n2 write THAW\n1 time\n"
    "2 challenge 1 LEASED invalid\n"
    "2 shake WGLHWOYTHAIDSKAEEAELEOTRT\n1 write LEASED\n2 write WHALER\n2 write SKATER\n2 time\n"
    "1 shake WGLHWOYTHAIDSKAEEAELEOTRT\n1 write DEAR\n2 write THAW\n1 time\n"
    "2 shake WGLHWOYTHAIDSKAEEAELEOTRT\n1 write LEASED\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (SalonSummary) summary = cubes_summarise (text, strlen (text), &error), begun = NULL;

  g_assert_no_error (error);
  g_assert_true (summary->has_rounds);
  g_assert_cmpint (summary->seat[0].points, ==, 1 + 3 + 1);
  g_assert_cmpint (summary->seat[0].round, ==, 3);
  g_assert_cmpint (summary->seat[1].points, ==, 1 + 6 + 1);
  g_assert_cmpint (summary->seat[1].round, ==, 6);
  begun = cubes_summarise (text, (gsize) (strstr (text, "1 time") - text), &error);
  g_assert_no_error (error);
  g_assert_false (begun->has_rounds);
}

/* Statistics do not count the game that shows the words of a grid: nobody wrote any. */
static void
test_idle (void)
{
  static const struct {
    const char *rest;
    gboolean idle;
  } rounds[] = {
    { "seat 1 human Ada\nfirst 1\nbegin\n1 shake " SITTING_FACES "\n1 time\n", TRUE },
    { "seat 1 human Ada\nfirst 1\nbegin\n1 shake " SITTING_FACES "\n", FALSE },
    { "seat 1 human Ada\nfirst 1\nbegin\n1 shake " SITTING_FACES "\n1 write READ\n1 strike READ\n1 time\n", FALSE },
    { SITTING_TWO "begin\n1 shake " SITTING_FACES "\n1 time\n", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rounds); i++)
    {
      g_autofree char *text = g_strconcat (SITTING_SETUP, rounds[i].rest, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (SalonSummary) summary = cubes_summarise (text, strlen (text), &error), again = NULL;
      g_autoptr (GVariant) value = NULL;

      g_assert_no_error (error);
      g_assert_cmpint (summary->idle, ==, rounds[i].idle);
      value = g_variant_ref_sink (salon_summary_to_value (summary));
      again = salon_summary_from_value (value);
      g_assert_cmpint (again->idle, ==, rounds[i].idle);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cubes-round/shake", test_shake);
  g_test_add_func ("/cubes-round/curtain", test_curtain);
  g_test_add_func ("/cubes-round/paper", test_paper);
  g_test_add_func ("/cubes-round/paper-computers", test_paper_computers);
  g_test_add_func ("/cubes-round/call-time", test_call_time);
  g_test_add_func ("/cubes-round/bar", test_bar);
  g_test_add_func ("/cubes-round/bar-on-paper", test_bar_on_paper);
  g_test_add_func ("/cubes-round/shaker-handed-over", test_shaker_handed_over);
  g_test_add_func ("/cubes-round/target", test_target);
  g_test_add_func ("/cubes-round/challenge", test_challenge);
  g_test_add_func ("/cubes-round/computers-alone", test_computers_alone);
  g_test_add_func ("/cubes-round/computers", test_computers);
  g_test_add_func ("/cubes-round/computer-shakes", test_computer_shakes);
  g_test_add_func ("/cubes-round/check", test_check);
  g_test_add_func ("/cubes-round/wish", test_wish);
  g_test_add_func ("/cubes-round/words", test_words);
  g_test_add_func ("/cubes-round/untimed", test_untimed);
  g_test_add_func ("/cubes-round/suspended", test_suspended);
  g_test_add_func ("/cubes-round/hand-over", test_hand_over);
  g_test_add_func ("/cubes-round/idle", test_idle);
  g_test_add_func ("/cubes-round/best", test_best_round);

  return g_test_run ();
}
