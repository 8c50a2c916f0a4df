/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who decides, for whom the game waits, and what the table does by itself. */

#include <string.h>

#include "await.h"
#include "model-table.h"
#include "model/probe/probe-game-private.h"

#define HEAD "salon-record 1\ngame probe\n"

/* Three people without activity cards; Béla has three K and two A. */
static const char *const three_people =
  HEAD "edition parker-1964\nwords en\noption activity-cards off\noption spelling free\n"
       "seat 1 human Ada\nseat 2 human Béla\nseat 3 human Cleo\nfirst 1\n"
       "word 1 .ROCKET\nword 2 KKAYAK.\nword 3 JAZZ..\nbegin\n";

static const char *const by_hand =
  HEAD "edition parker-1964\nwords en\noption activity-cards off\noption answers hand\noption spelling free\n"
       "seat 1 human Ada\nseat 2 human Béla\nfirst 1\n"
       "word 1L ROCKET\nword 1R TREASURER\nword 2L KAYAK\nword 2R JAZZ\nbegin\n";

/* Ada is a person; the others are computers, and one of them begins. */
static const char *const one_person =
  HEAD "edition parker-1964\nwords en\nseat 1 human Ada\nseat 2 computer-easy Béla\nseat 3 computer-easy Cleo\n"
       "first 2\nword 1 .ROCKET\nword 2 STRING.\nword 3 MEADOW\nbegin\n";

static const char *const computers =
  HEAD "edition parker-1964\nwords en\nseat 1 computer-easy Ada\nseat 2 computer-easy Béla\n"
       "seat 3 computer-hard Cleo\nfirst 2\nword 1 .ROCKET\nword 2 STRING.\nword 3 MEADOW\nbegin\n";

static ProbeMove
ask (int seat, int target, char letter)
{
  return (ProbeMove) { .type = PROBE_ASK, .seat = (guint8) seat, .target = (guint8) target, .letter = letter };
}

static void
play (ProbeGame *game, ProbeMove move)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (probe_game_play (game, &move, &error));
  g_assert_no_error (error);
}

static void
test_table_shows_what_tells_least (void)
{
  g_autoptr (ProbeGame) game = model_game (three_people, NULL);
  ProbeView view;
  ModelEar ear;

  model_ear_init (&ear, game);
  play (game, ask (0, 1, 'K'));
  g_assert_cmpint (probe_game_get_person (game), ==, PROBE_NOBODY);
  g_assert_cmpint (ear.moved, ==, 1); /* only when the main loop runs */
  model_settle (game);

  /* K stands in the spaces 1, 2 and 6. The more words fit what lies open then, the less is told. */
  g_assert_cmpint (ear.moved, ==, 2);
  g_assert_cmpint (ear.move.type, ==, PROBE_SHOW);
  g_assert_cmpint (ear.move.seat, ==, 1);
  g_assert_cmpint (ear.move.slot, ==, 5);
  probe_game_get_view (game, PROBE_NOBODY, &view);
  g_assert_cmpint (probe_score (&view.seen, 0), ==, 5);
  g_assert_cmpint (probe_game_get_person (game), ==, 0);

  play (game, ask (0, 1, 'E'));
  model_settle (game);
  g_assert_cmpint (ear.move.type, ==, PROBE_NO);
  g_assert_cmpint (ear.moved, ==, 4);
  g_assert_cmpint (probe_game_get_person (game), ==, 1);
  model_ear_clear (&ear);
}

static void
test_person_chooses_at_every_hit (void)
{
  g_autoptr (ProbeGame) game = model_game (three_people, NULL);
  ModelEar ear;

  g_assert_false (probe_game_get_chooses (game, 1));
  probe_game_set_chooses (game, 1, TRUE);
  g_assert_true (probe_game_get_chooses (game, 1));
  model_ear_init (&ear, game);

  play (game, ask (0, 1, 'K'));
  model_settle (game);
  g_assert_cmpint (ear.moved, ==, 1);
  g_assert_cmpint (probe_game_get_person (game), ==, 1);
  play (game, (ProbeMove) { .type = PROBE_SHOW, .seat = 1, .slot = 1 });

  /* There is only one Y, and the curtain says nothing about it. */
  play (game, ask (0, 1, 'Y'));
  model_settle (game);
  g_assert_cmpint (probe_game_get_person (game), ==, 1);
  play (game, (ProbeMove) { .type = PROBE_SHOW, .seat = 1, .slot = 3 });

  /* Only Béla chooses. */
  play (game, ask (0, 2, 'J'));
  model_settle (game);
  g_assert_cmpint (ear.move.type, ==, PROBE_SHOW);
  g_assert_cmpint (probe_game_get_person (game), ==, 0);

  /* A question that misses needs no answer from a person. */
  play (game, ask (0, 1, 'E'));
  g_assert_cmpint (probe_game_get_person (game), ==, PROBE_NOBODY);
  model_settle (game);
  g_assert_cmpint (ear.move.type, ==, PROBE_NO);
  model_ear_clear (&ear);
}

/* A person alone among computers is asked only if there is a choice: nobody else sees the curtain. */
static void
test_only_person_has_a_choice (void)
{
  static const char record[] = "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption trays 1\n"
                               "option activity-cards off\nseat 1 computer-easy Hugo\nseat 2 human Ada\nfirst 1\n"
                               "word 1 ROCKET\nword 2 KAYAK\nbegin\n";
  static const struct {
    char letter;
    gboolean asked;
  } cases[] = { { 'K', TRUE }, { 'A', TRUE }, { 'Y', FALSE }, { 'E', FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ProbeGame) game = model_game (record, NULL);

      probe_game_set_chooses (game, 1, TRUE);
      salon_game_hold (SALON_GAME (game));
      play (game, ask (0, 1, cases[i].letter));
      g_assert_cmpint (probe_game_get_person (game), ==, cases[i].asked ? 1 : PROBE_NOBODY);
      salon_game_close (SALON_GAME (game));
    }
}

static void
test_choosing_can_be_changed_while_asked (void)
{
  g_autoptr (ProbeGame) game = model_game (three_people, NULL);
  ModelEar ear;

  salon_game_hold (SALON_GAME (game));
  play (game, ask (0, 1, 'K'));
  model_ear_init (&ear, game);
  probe_game_set_chooses (game, 1, TRUE);
  g_assert_cmpint (ear.changed, ==, 1);
  g_assert_cmpint (probe_game_get_person (game), ==, 1);
  probe_game_set_chooses (game, 2, TRUE);
  g_assert_cmpint (ear.changed, ==, 1);
  salon_game_release (SALON_GAME (game));
  model_settle (game);
  g_assert_cmpint (ear.moved, ==, 0);

  probe_game_set_chooses (game, 1, FALSE);
  g_assert_cmpint (ear.changed, ==, 2);
  model_settle (game);
  g_assert_cmpint (ear.moved, ==, 1);
  g_assert_cmpint (ear.move.type, ==, PROBE_SHOW);
  model_ear_clear (&ear);
}

static void
test_by_hand_everybody_answers (void)
{
  g_autoptr (ProbeGame) game = model_game (by_hand, NULL);
  ProbeView view;

  /* A question that misses, and a false "no", about which nobody is told. */
  play (game, ask (0, 1, 'Q'));
  model_settle (game);
  g_assert_cmpint (probe_game_get_person (game), ==, 1);
  play (game, (ProbeMove) { .type = PROBE_NO, .seat = 1 });
  play (game, ask (1, 0, 'T'));
  model_settle (game);
  g_assert_cmpint (probe_game_get_person (game), ==, 0);
  play (game, (ProbeMove) { .type = PROBE_NO, .seat = 0 });

  probe_game_get_view (game, 1, &view);
  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    g_assert_cmpint (view.seen.false_denials[0][letter], ==, 0);
  g_assert_cmpint (probe_score (&view.seen, 0), ==, 0);

  /* The false "no" is revealed when the next T is turned. */
  play (game, ask (0, 1, 'Q'));
  play (game, (ProbeMove) { .type = PROBE_NO, .seat = 1 });
  play (game, ask (1, 0, 'T'));
  play (game, (ProbeMove) { .type = PROBE_SHOW, .seat = 0, .tray = 1, .slot = 0 });
  probe_game_get_view (game, PROBE_NOBODY, &view);
  g_assert_cmpint (probe_score (&view.seen, 0), ==, -100);
  g_assert_cmpint (probe_score (&view.seen, 1), ==, 5);
}

static void
test_no_move_while_held (void)
{
  g_autoptr (ProbeGame) game = model_game (computers, NULL);
  ModelEar ear;

  model_ear_init (&ear, game);
  salon_game_hold (SALON_GAME (game));
  model_settle (game);
  g_assert_cmpint (ear.moved, ==, 0);
  g_assert_true (game->has_pending); /* the computer has thought meanwhile */

  /* Holds add up. */
  salon_game_hold (SALON_GAME (game));
  salon_game_release (SALON_GAME (game));
  model_settle (game);
  g_assert_cmpint (ear.moved, ==, 0);

  /* Between a release and the next hold one thing happens. */
  for (int i = 1; i <= 5; i++)
    {
      salon_game_release (SALON_GAME (game));
      await (ear.moved >= i);
      salon_game_hold (SALON_GAME (game));
      model_settle (game);
      g_assert_cmpint (ear.moved, ==, i);
    }
  model_ear_clear (&ear);
}

static void
test_clicks_do_not_begin_thoughts_again (void)
{
  g_autoptr (ProbeGame) game = model_game (one_person, NULL);
  g_autoptr (GCancellable) thought = NULL;

  salon_game_hold (SALON_GAME (game));
  await (probe_game_is_thinking (game));
  thought = g_object_ref (game->thinking);
  salon_game_hold (SALON_GAME (game));
  salon_game_release (SALON_GAME (game));
  probe_game_set_chooses (game, 0, TRUE);
  model_settle (game);
  g_assert_false (g_cancellable_is_cancelled (thought));
  g_assert_true (game->has_pending);
}

static void
test_table_answers_wait_for_their_release (void)
{
  g_autoptr (ProbeGame) game = model_game (three_people, NULL);
  ModelEar ear;

  model_ear_init (&ear, game);
  salon_game_hold (SALON_GAME (game));
  play (game, ask (0, 1, 'K'));
  model_settle (game);
  g_assert_cmpint (ear.moved, ==, 1);
  salon_game_release (SALON_GAME (game));
  model_settle (game);
  g_assert_cmpint (ear.moved, ==, 2);
  model_ear_clear (&ear);
}

/* A person names a word just when a computer has chosen its move: the computer chooses again. */
static void
test_naming_before_a_computer_moves (void)
{
  g_autoptr (ProbeGame) game = model_game (one_person, NULL);
  ProbeMove naming = { .type = PROBE_INTERRUPT, .seat = 0, .target = 2, .row = model_row ("MEADOW") };
  ProbeView view;
  ModelEar ear;

  salon_game_hold (SALON_GAME (game));
  model_settle (game);
  g_assert_true (game->has_pending);
  model_ear_init (&ear, game);
  play (game, naming);
  probe_game_get_view (game, PROBE_NOBODY, &view);
  g_assert_cmpint (probe_hidden_of (&view.seen, 2), ==, 0);
  g_assert_cmpint (probe_score (&view.seen, 0), ==, 160);
  g_assert_cmpint (view.seen.turn, ==, 1);

  salon_game_release (SALON_GAME (game));
  await (ear.moved >= 2);
  g_assert_cmpint (ear.move.type, ==, PROBE_DRAW);
  g_assert_cmpint (ear.move.seat, ==, 1);
  model_ear_clear (&ear);
}

/* The same while the worker still thinks; its answer is not used. */
static void
test_naming_while_a_computer_thinks (void)
{
  g_autoptr (ProbeGame) game = model_game (one_person, NULL);
  ProbeMove naming = { .type = PROBE_INTERRUPT, .seat = 0, .target = 2, .row = model_row ("MEADOWS") };
  g_autoptr (GCancellable) thought = NULL;
  ModelEar ear;

  model_ear_init (&ear, game);
  await (probe_game_is_thinking (game));
  thought = g_object_ref (game->thinking);
  play (game, naming);
  await (game->thinking != thought);
  g_assert_false (game->has_pending && game->pending_at == 0);
  await (ear.moved >= 2);
  g_assert_cmpint (ear.move.type, ==, PROBE_DRAW);
  g_assert_cmpint (ear.move.seat, ==, 1);
  model_ear_clear (&ear);
}

/* An iteration of the main loop returns while a worker thinks. */
static void
test_thinking_blocks_nothing (void)
{
  g_autoptr (ProbeGame) game = NULL;
  ProbeHeader header;

  model_header (&header, PROBE_PARKER_1964, 4, "d");
  game = probe_game_new (&header, 1, NULL, NULL);
  g_assert_false (probe_game_is_thinking (game));
  g_assert_true (g_main_context_iteration (NULL, FALSE));
  g_assert_true (probe_game_is_thinking (game));

  await (salon_game_get_stage (SALON_GAME (game)) != SALON_GAME_SETTING_UP);
  await (probe_game_is_thinking (game));
  g_assert_cmpint (probe_game_get_person (game), ==, PROBE_NOBODY);
}

/* Every kind of move that is not due is refused with a reason and changes nothing. */
static void
test_refused_moves_change_nothing (void)
{
  static const ProbeMove moves[] = {
    { .type = PROBE_DRAW, .seat = 0, .kind = PROBE_NORMAL },
    { .type = PROBE_ASK, .seat = 1, .target = 0, .letter = 'A' },
    { .type = PROBE_ASK, .seat = 0, .target = 0, .letter = 'A' },
    { .type = PROBE_ASK, .seat = 0, .target = 7, .letter = 'A' },
    { .type = PROBE_ASK, .seat = 0, .target = 1, .letter = 'a' },
    { .type = PROBE_ASK, .seat = 0, .target = PROBE_EVERYBODY, .letter = 'A' },
    { .type = PROBE_SHOW, .seat = 1, .slot = 0 },
    { .type = PROBE_NO, .seat = 1 },
    { .type = PROBE_EXPOSE, .seat = 1, .slot = 0 },
    { .type = PROBE_CHOOSE_TRAY, .seat = 1 },
    { .type = PROBE_PICK, .seat = 0, .target = 1, .slot = 0 },
    { .type = PROBE_INTERRUPT, .seat = 0, .target = 2, .row = { .card = "JAZZ", .n = 0 } },
    { .type = PROBE_INTERRUPT, .seat = 0, .target = 0, .row = { .card = "JAZZ", .n = 4 } },
    { .type = PROBE_CHALLENGE, .seat = 0, .target = 1 },
    { .type = PROBE_N_MOVE_TYPES, .seat = 0 },
    { .type = PROBE_ASK, .seat = 200, .target = 1, .letter = 'A' },
  };
  g_autoptr (ProbeGame) game = model_game (three_people, NULL);
  g_autofree char *before = model_record (game);
  ModelEar ear;

  model_ear_init (&ear, game);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *after = NULL;

      g_assert_false (probe_game_play (game, &moves[i], &error));
      g_assert_nonnull (error);
      g_assert_true (error->domain == PROBE_GAME_ERROR);
      g_assert_cmpint (error->code, >, PROBE_OK);
      g_assert_cmpint (error->code, <, PROBE_N_REASONS);
      g_assert_true (g_str_has_suffix (error->message, "."));
      after = model_record (game);
      g_assert_cmpstr (after, ==, before);
    }
  g_assert_false (probe_game_draw (game, NULL));
  model_settle (game);
  g_assert_cmpint (ear.moved + ear.changed + ear.laid + ear.failed, ==, 0);
  model_ear_clear (&ear);
}

static void
test_moves_before_the_words_are_laid (void)
{
  g_autoptr (ProbeGame) game = NULL;
  const ProbeMove move = ask (0, 1, 'A');
  ProbeHeader header;

  model_header (&header, PROBE_PARKER_1964, 3, "h");
  game = probe_game_new (&header, 1, NULL, NULL);
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (i == 0 ? probe_game_play (game, &move, &error) : probe_game_draw (game, &error));
      g_assert_error (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_STAGE);
    }
  g_assert_cmpint (probe_game_get_person (game), ==, PROBE_NOBODY);
}

/* Computers challenge a wrong word as soon as it is exposed, also after the end. */
static void
test_computers_challenge (void)
{
  g_autoptr (ProbeGame) game =
    model_game (HEAD "edition parker-1964\nwords en\noption activity-cards off\noption trays 1\noption spelling free\n"
                     "seat 1 human Ada\nseat 2 computer-easy Béla\nfirst 1\nword 1 Q\nword 2 X\nbegin\n",
                NULL);
  ProbeView view;

  play (game, ask (0, 1, 'X'));
  while (salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_PLAYING)
    {
      if (probe_game_get_person (game) == 0)
        play (game, ask (0, 1, 'A'));
      g_main_context_iteration (NULL, FALSE);
    }
  model_settle (game);
  probe_game_get_view (game, PROBE_NOBODY, &view);
  g_assert_cmpint (view.seen.ruling[0][0], ==, PROBE_RULED_INVALID);
  g_assert_cmpint (view.seen.points[0][PROBE_FROM_SPELLING], ==, -100);

  /* The person may challenge in turn, and the pad is written at once. */
  g_assert_false (probe_game_is_word (game, 1, 0));
  play (game, (ProbeMove) { .type = PROBE_CHALLENGE, .seat = 0, .target = 1, .valid = FALSE });
  probe_game_get_view (game, PROBE_NOBODY, &view);
  for (int seat = 0; seat < 2; seat++)
    {
      g_assert_cmpint (model_newest_total (game, seat), ==, probe_score (&view.seen, seat));
    }
}

/* A computer seems to think about a question but not about a draw; there is no thinking time for
 * a person. */
static void
test_thinking_time (void)
{
  static const struct {
    const char *moves;
    gboolean thinks;
  } cases[] = {
    { "", FALSE },
    { "1 draw normal\n", FALSE },
    { "1 draw normal\n1 ask 2 X\n", FALSE },
    { "1 draw normal\n1 ask 2 X\n2 no\n", FALSE },
    { "1 draw normal\n1 ask 2 X\n2 no\n2 draw normal\n", TRUE },
    { "1 draw left-exposes\n", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *record = g_strconcat ("salon-record 1\ngame probe\nedition parker-1964\nwords en\n"
                                             "option spelling free\noption trays 1\nseat 1 human Ada\n"
                                             "seat 2 computer-medium Cleo\nfirst 1\nword 1 ROCKET\nword 2 KAYAK\n"
                                             "begin\n",
                                             cases[i].moves, NULL);
      g_autoptr (ProbeGame) game = model_game (record, NULL);

      g_assert_true ((probe_game_get_thinking_time (game) > 0) == cases[i].thinks);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  model_watchdog ();

  g_test_add_func ("/turns/thinking-time", test_thinking_time);
  g_test_add_func ("/turns/answers/only-person", test_only_person_has_a_choice);
  g_test_add_func ("/turns/answers/table-shows-what-tells-least", test_table_shows_what_tells_least);
  g_test_add_func ("/turns/answers/person-chooses-at-every-hit", test_person_chooses_at_every_hit);
  g_test_add_func ("/turns/answers/choosing-changed-while-asked", test_choosing_can_be_changed_while_asked);
  g_test_add_func ("/turns/answers/by-hand", test_by_hand_everybody_answers);
  g_test_add_func ("/turns/holds/no-move-while-held", test_no_move_while_held);
  g_test_add_func ("/turns/holds/clicks-do-not-begin-thoughts-again", test_clicks_do_not_begin_thoughts_again);
  g_test_add_func ("/turns/holds/table-answers-wait", test_table_answers_wait_for_their_release);
  g_test_add_func ("/turns/naming/before-a-computer-moves", test_naming_before_a_computer_moves);
  g_test_add_func ("/turns/naming/while-a-computer-thinks", test_naming_while_a_computer_thinks);
  g_test_add_func ("/turns/thinking-blocks-nothing", test_thinking_blocks_nothing);
  g_test_add_func ("/turns/refused/change-nothing", test_refused_moves_change_nothing);
  g_test_add_func ("/turns/refused/before-the-words-are-laid", test_moves_before_the_words_are_laid);
  g_test_add_func ("/turns/computers-challenge", test_computers_challenge);

  return g_test_run ();
}
