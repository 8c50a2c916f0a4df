/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The question on the table: who may know its answer, and when; verdicts, typed answers, and what is noted about a card. */

#include <string.h>

#include "await.h"
#include "model-scratch.h"
#include "model/wedges/wedges-game-private.h"
#include "model/wedges/wedges-notes.h"
#include "wedges-sitting.h"

#define TYPED SITTING_HEAD "option judge typed\n" SITTING_TWO

/* What nobody may read before it is uncovered: the answer and the fact. */
static void
assert_silent (const char *text)
{
  if (text != NULL && (strstr (text, "Secret") != NULL || strstr (text, "Fact") != NULL))
    g_error ("the answer stands in “%s”", text);
}

static void
assert_secret (WedgesGame *game)
{
  SalonGame *salon = SALON_GAME (game);
  g_autofree char *record = sitting_record (game), *status = salon_game_get_status (salon),
                  *bookmark = salon_game_get_bookmark (salon), *next = salon_game_get_next_setup (salon, FALSE);
  g_autoptr (GBytes) kept = salon_game_to_kept_record (salon);
  g_autofree char *text = g_strndup (g_bytes_get_data (kept, NULL), g_bytes_get_size (kept));
  WedgesAnswer answer;
  WedgesAsked question;

  g_assert_false (wedges_game_get_answer (game, &answer));
  g_assert_true (wedges_game_get_question (game, &question));
  assert_silent (question.text);
  assert_silent (question.kind);
  assert_silent (record);
  assert_silent (text);
  assert_silent (status);
  assert_silent (bookmark);
  assert_silent (next);
}

static void
test_uncover (void)
{
  g_autoptr (WedgesGame) game = sitting_game (SITTING_HEAD SITTING_TWO SITTING_BEGUN, NULL);
  g_autofree char *rest = NULL;
  GString *told = sitting_listen (game);
  WedgesAsked question;
  WedgesAnswer answer;

  g_assert_false (wedges_game_get_question (game, &question));
  g_assert_false (wedges_game_get_answer (game, &answer));
  g_assert_cmpint (wedges_game_get_card_stage (game), ==, WEDGES_CARD_NONE);
  g_clear_object (&game);
  g_string_free (told, TRUE);

  game = sitting_game (SITTING_HEAD SITTING_TWO SITTING_ASKED, NULL);
  told = sitting_listen (game);
  g_assert_cmpint (wedges_game_get_card_stage (game), ==, WEDGES_CARD_ASKED);
  g_assert_true (wedges_game_get_question (game, &question));
  g_assert_cmpstr (question.text, ==, "Riddle S 1?");
  g_assert_cmpstr (question.kind, ==, "riddle");
  g_assert_cmpint (question.seat, ==, 0);
  g_assert_cmpint (question.member, ==, -1);
  g_assert_cmpint (question.card, ==, 1);
  g_assert_cmpint (question.box, ==, 0);
  g_assert_cmpint (question.category, ==, WEDGES_SCIENCE);
  g_assert_cmpint (question.difficulty, ==, 2);
  g_assert_false (question.final);
  assert_secret (game);
  assert_silent (told->str);

  g_assert_true (wedges_game_uncover (game, NULL));
  g_assert_true (wedges_game_get_answer (game, &answer));
  g_assert_cmpstr (answer.answer, ==, "Secret S 1");
  g_assert_cmpstr (answer.others, ==, "Silence S 1|Veil S 1");
  g_assert_cmpstr (answer.fact, ==, "Fact S 1.");
  g_assert_cmpstr (answer.given, ==, "");
  g_assert_true (wedges_game_judge (game, TRUE, NULL));
  g_assert_true (wedges_game_get_answer (game, &answer));
  g_assert_true (answer.right);
  g_assert_false (answer.late);
  g_assert_cmpint (wedges_game_get_card_stage (game), ==, WEDGES_CARD_ANSWERED);

  /* The card lies there until somebody rolls. */
  g_assert_true (wedges_game_roll (game, 0, NULL));
  g_assert_cmpint (wedges_game_get_card_stage (game), ==, WEDGES_CARD_NONE);
  g_assert_false (wedges_game_get_answer (game, &answer));
  g_string_free (told, TRUE);
}

static void
uncovered_cb (guint *times)
{
  ++*times;
}

static void
taken_back_cb (WedgesGame *game, guint *times)
{
  g_assert_cmpint (wedges_game_get_card_stage (game), ==, WEDGES_CARD_UNCOVERED);
  ++*times;
}

/* A slip of right or wrong is taken back until somebody rolls: everything is as it was, and the record too. */
static void
test_take_back (void)
{
  for (int right = 0; right < 2; right++)
    {
      g_autoptr (WedgesGame) game = sitting_game (SITTING_HEAD SITTING_TWO SITTING_ASKED, NULL), again = NULL;
      g_autoptr (WedgesGame) meant = sitting_game (SITTING_HEAD SITTING_TWO SITTING_ASKED, NULL);
      GString *told = sitting_listen (game);
      g_autofree char *before = NULL, *after = NULL, *last = NULL;
      g_autoptr (GError) error = NULL;
      WedgesFigures figures;
      WedgesState state;
      guint times = 0, n;

      g_signal_connect (game, "taken-back", G_CALLBACK (taken_back_cb), &times);
      sitting_refused (wedges_game_take_back (game, &error), &error, WEDGES_GAME_ERROR_STAGE);
      g_assert_true (wedges_game_uncover (game, NULL));
      sitting_refused (wedges_game_take_back (game, &error), &error, WEDGES_GAME_ERROR_STAGE);
      before = sitting_record (game);
      state = *wedges_game_get_state (game);
      figures = *wedges_game_get_figures (game, 0);

      g_assert_true (wedges_game_judge (game, right, NULL));
      g_assert_true (wedges_game_can_take_back (game));
      wedges_game_set_paused (game, TRUE);
      sitting_refused (wedges_game_take_back (game, &error), &error, WEDGES_GAME_ERROR_PAUSED);
      wedges_game_set_paused (game, FALSE);
      g_assert_true (wedges_game_take_back (game, &error));
      g_assert_true (g_str_has_suffix (told->str, "\nThe verdict is taken back.\n"));
      g_assert_cmpuint (times, ==, 1);
      after = sitting_record (game);
      g_assert_cmpstr (after, ==, before);
      g_assert_cmpint (memcmp (&state, wedges_game_get_state (game), sizeof state), ==, 0);
      g_assert_cmpint (memcmp (&figures, wedges_game_get_figures (game, 0), sizeof figures), ==, 0);
      wedges_game_get_turns (game, &n);
      g_assert_cmpuint (n, ==, 0);
      sitting_refused (wedges_game_take_back (game, &error), &error, WEDGES_GAME_ERROR_STAGE);

      /* It is judged once more, and the game is the one that was meant. */
      g_assert_true (wedges_game_judge (game, !right, NULL));
      g_assert_true (wedges_game_uncover (meant, NULL));
      g_assert_true (wedges_game_judge (meant, !right, NULL));
      g_assert_true (salon_game_is_same (SALON_GAME (game), SALON_GAME (meant)));
      wedges_game_get_turns (game, &n);
      g_assert_cmpuint (n, ==, 1);
      g_assert_true (wedges_game_roll (game, right ? 1 : 0, &error));
      g_assert_false (wedges_game_can_take_back (game));
      sitting_refused (wedges_game_take_back (game, &error), &error, WEDGES_GAME_ERROR_STAGE);
      last = sitting_record (game);
      again = sitting_game (last, NULL);
      g_assert_true (salon_game_is_same (SALON_GAME (game), SALON_GAME (again)));
      g_string_free (told, TRUE);
    }
}

/* What is written behind the verdict stays when it is taken back. What nobody has judged cannot be, nor what ends the game. */
static void
test_not_taken_back (void)
{
  g_autofree char *final = sitting_final (SITTING_TWO, 2), *record = g_strconcat (final, "2 vote G\n", NULL);
  g_autoptr (WedgesGame) game = sitting_game (SITTING_HEAD SITTING_TWO SITTING_ASKED, NULL);
  g_autoptr (WedgesGame) typed = sitting_game (TYPED SITTING_ASKED, NULL), over = NULL;
  g_autofree char *text = NULL;

  g_assert_true (wedges_game_uncover (game, NULL));
  g_assert_true (wedges_game_judge (game, FALSE, NULL));
  g_assert_true (salon_game_hand_over (SALON_GAME (game), 1, SALON_HUMAN, "Zoe", NULL));
  g_assert_true (wedges_game_take_back (game, NULL));
  text = sitting_record (game);
  g_assert_true (g_str_has_suffix (text, "1 move S3.3\n# uncovered\n# seat 2 is now human Zoe\n"));
  g_assert_true (wedges_game_judge (game, TRUE, NULL));
  g_clear_object (&game);

  game = sitting_game (SITTING_HEAD SITTING_TWO SITTING_ASKED, NULL);
  g_assert_true (wedges_game_give_up (game, 0, NULL));
  g_assert_false (wedges_game_can_take_back (game));
  g_assert_true (wedges_game_answer_typed (typed, 0, "Secret S 1", NULL));
  g_assert_true (wedges_game_confirm (typed, TRUE, NULL));
  g_assert_false (wedges_game_can_take_back (typed));

  over = sitting_game (record, NULL);
  g_assert_true (wedges_game_uncover (over, NULL));
  g_assert_true (wedges_game_judge (over, TRUE, NULL));
  /* Hugo has had no turn, so the game goes on. */
  g_assert_true (wedges_game_can_take_back (over));
  g_assert_true (wedges_game_take_back (over, NULL));
  g_assert_cmpint (wedges_game_get_state (over)->place[0], ==, 0);
  g_clear_object (&over);

  g_free (final);
  g_free (record);
  final = sitting_final ("seat 1 human Ada\n", 1);
  record = g_strconcat (final, "1 choose G\n", NULL);
  over = sitting_game (record, NULL);
  g_assert_true (wedges_game_uncover (over, NULL));
  g_assert_true (wedges_game_judge (over, TRUE, NULL));
  g_assert_cmpint (wedges_game_get_state (over)->phase, ==, WEDGES_OVER);
  g_assert_false (wedges_game_can_take_back (over));
}

/* Each verdict is only proposed, and can be turned round either way. */
static void
test_typed (void)
{
  static const struct {
    const char *typed;
    gboolean right;
    const char *reason;
  } table[] = {
    { "  secret s 1 ", TRUE, "Just as on the card." },
    { "Secret S 2", FALSE, "That answers another question: Secret S 2." },
    { "Baghdad", FALSE, "Not near to any answer that counts." },
    { "?!", FALSE, "There is neither a letter nor a figure in it." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    for (int turned = 0; turned < 2; turned++)
      {
        g_autoptr (WedgesGame) game = sitting_game (TYPED SITTING_ASKED, NULL);
        const gboolean verdict = table[i].right != turned;
        g_autofree char *record = NULL, *tidy = g_strstrip (g_strdup (table[i].typed)), *line = NULL;
        g_autoptr (GError) error = NULL;
        WedgesAnswer answer;
        guint times = 0;

        g_signal_connect_swapped (game, "uncovered", G_CALLBACK (uncovered_cb), &times);
        assert_secret (game);
        sitting_refused (wedges_game_uncover (game, &error), &error, WEDGES_GAME_ERROR_STAGE);
        sitting_refused (wedges_game_confirm (game, TRUE, &error), &error, WEDGES_GAME_ERROR_STAGE);
        sitting_refused (wedges_game_answer_typed (game, 1, "x", &error), &error, WEDGES_NOT_YOUR_TURN);
        g_assert_true (wedges_game_answer_typed (game, 0, table[i].typed, &error));
        g_assert_cmpuint (times, ==, 1);
        sitting_refused (wedges_game_answer_typed (game, 0, "Secret S 1", &error), &error, WEDGES_GAME_ERROR_STAGE);
        sitting_refused (wedges_game_give_up (game, 0, &error), &error, WEDGES_GAME_ERROR_STAGE);

        g_assert_cmpint (wedges_game_get_card_stage (game), ==, WEDGES_CARD_PROPOSED);
        g_assert_true (wedges_game_get_answer (game, &answer));
        g_assert_cmpint (answer.right, ==, table[i].right);
        g_assert_cmpstr (answer.reason, ==, table[i].reason);
        g_assert_cmpstr (answer.given, ==, tidy);
        g_assert_true (wedges_game_confirm (game, verdict, &error));
        sitting_refused (wedges_game_confirm (game, verdict, &error), &error, WEDGES_GAME_ERROR_STAGE);
        g_assert_true (wedges_game_get_answer (game, &answer));
        g_assert_cmpint (answer.right, ==, verdict);
        g_assert_cmpstr (answer.reason, ==, "");
        line = g_strdup_printf ("\n1 answer %s %s\n", verdict ? "right" : "wrong", tidy);
        record = sitting_record (game);
        g_assert_true (g_str_has_suffix (record, line));
      }
}

static void
test_texts (void)
{
  g_autoptr (WedgesGame) game = sitting_game (TYPED SITTING_ASKED, NULL);
  g_autoptr (GError) error = NULL;
  char most[2 * WEDGES_ANSWER_CHARACTERS + 3] = "";

  sitting_refused (wedges_game_answer_typed (game, 0, " \t ", &error), &error, WEDGES_GAME_ERROR_TEXT);
  sitting_refused (wedges_game_answer_typed (game, 0, "a\nb", &error), &error, WEDGES_GAME_ERROR_TEXT);
  sitting_refused (wedges_game_answer_typed (game, 0, "\xff", &error), &error, WEDGES_GAME_ERROR_TEXT);
  for (int i = 0; i <= WEDGES_ANSWER_CHARACTERS; i++)
    strcat (most, "é");
  sitting_refused (wedges_game_answer_typed (game, 0, most, &error), &error, WEDGES_GAME_ERROR_TEXT);
  assert_secret (game);
  most[2 * WEDGES_ANSWER_CHARACTERS] = '\0';
  g_assert_true (wedges_game_answer_typed (game, 0, most, &error));
  g_assert_true (wedges_game_confirm (game, FALSE, &error));
}

/* The judge of typed answers is made before anybody has typed one, and by no thread of the table’s. */
static void
test_judge_ahead (void)
{
  static const char record[] = "salon-record 1\ngame wedges\nedition master-1981\nquestions ahead\noption cards 12\n"
                               "option judge typed\n" SITTING_TWO SITTING_BEGUN;
  g_autofree char *packs = g_build_filename (sitting_directory (), "packs", NULL);
  g_autofree char *bank = g_build_filename (sitting_directory (), "..", "en.questions", NULL);
  g_autofree char *pack = g_build_filename (packs, "ahead.questions", NULL), *text = NULL;
  g_autoptr (WedgesGame) game = NULL;

  /* A pack is read anew for each game. */
  g_assert_cmpint (g_mkdir_with_parents (packs, 0700), ==, 0);
  g_assert_true (g_file_get_contents (bank, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (pack, text, -1, NULL));
  game = sitting_game (record, NULL);
  while (!wedges_questions_has_judge (game->questions))
    g_thread_yield ();
}

/* “I don’t know” is wrong at once, and shows the answer. */
static void
test_give_up (void)
{
  static const char *const heads[] = { SITTING_HEAD SITTING_TWO, TYPED };

  for (int i = 0; i < 2; i++)
    {
      g_autofree char *record = g_strconcat (heads[i], SITTING_ASKED, NULL);
      g_autoptr (WedgesGame) game = sitting_game (record, NULL);
      g_autoptr (GError) error = NULL;
      WedgesAnswer answer;

      sitting_refused (wedges_game_give_up (game, 1, &error), &error, WEDGES_NOT_YOUR_TURN);
      g_assert_true (wedges_game_give_up (game, 0, &error));
      sitting_refused (wedges_game_give_up (game, 0, &error), &error, WEDGES_GAME_ERROR_STAGE);
      g_assert_true (wedges_game_get_answer (game, &answer));
      g_assert_cmpstr (answer.answer, ==, "Secret S 1");
      g_assert_false (answer.right);
    }
}

/* Whoever has seen the answer has seen it after a break, too. */
static void
test_break (void)
{
  WedgesAnswer answer;
  WedgesAsked question;

  {
    g_autoptr (WedgesGame) game = sitting_game (SITTING_HEAD SITTING_TWO SITTING_ASKED, NULL), again = NULL;
    g_autofree char *record = NULL;

    g_assert_true (wedges_game_uncover (game, NULL));
    record = sitting_record (game);
    again = sitting_game (record, NULL);
    g_assert_cmpint (wedges_game_get_card_stage (again), ==, WEDGES_CARD_UNCOVERED);
    g_assert_true (salon_game_is_same (SALON_GAME (game), SALON_GAME (again)));
  }
  {
    g_autoptr (WedgesGame) game = sitting_game (TYPED SITTING_ASKED, NULL), again = NULL;
    g_autofree char *record = NULL;

    g_assert_true (wedges_game_answer_typed (game, 0, "Secret S 2", NULL));
    record = sitting_record (game);
    again = sitting_game (record, NULL);
    g_assert_cmpint (wedges_game_get_card_stage (again), ==, WEDGES_CARD_PROPOSED);
    g_assert_true (wedges_game_get_answer (again, &answer));
    g_assert_cmpstr (answer.given, ==, "Secret S 2");
    g_assert_cmpstr (answer.reason, ==, "That answers another question: Secret S 2.");
  }
  {
    /* Such comments mean nothing elsewhere: in the other kind of game, before a question, without a text. */
    g_autoptr (WedgesGame) game =
      sitting_game (TYPED SITTING_BEGUN "# uncovered\n# given before\n# noted\n1 roll 3\n1 move S3.3\n"
                                        "# uncovered\n# given \n# left 20\n# left\n# Ada laughs\n",
                    NULL);
    g_autofree char *record = sitting_record (game);

    g_assert_cmpint (wedges_game_get_card_stage (game), ==, WEDGES_CARD_ASKED);
    g_assert_false (wedges_game_has_objected (game));
    g_assert_true (wedges_game_get_question (game, &question));
    g_assert_null (strchr (record, '#'));
  }
}

/* What was typed cannot be judged when the bank has gone, or has fewer cards than it had: that is said, and no more. */
static void
test_lost_bank (void)
{
  static const char *const records[] = {
    "salon-record 1\ngame wedges\nedition master-1981\nquestions gone\noption cards 12\n"
    "option judge typed\n" SITTING_TWO SITTING_ASKED "# given Lake Victoria\n",
    SITTING_HEAD "option cards 100\noption front 1 40\noption judge typed\n" SITTING_TWO SITTING_ASKED
                 "# given Lake Victoria\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (wedges_game_new_asleep (records[i], strlen (records[i]), 1, &error));
      g_assert_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_WORDS);
    }
}

/* A computer’s question is nobody else’s to judge, and its wrong answer is another one of the kind. */
static void
test_computer (void)
{
  static const char *const kinds[] = { "computer-beginner", "computer-hard" };
  guint right = 0, wrong = 0;

  for (int i = 0; i < 60; i++)
    {
      g_autofree char *record =
        g_strdup_printf (SITTING_HEAD "seat 1 %s Rosa%d\nseat 2 human Ada\n" SITTING_ASKED, kinds[i % 2], i);
      g_autoptr (WedgesGame) game = sitting_game (record, NULL);
      g_autoptr (GError) error = NULL;
      WedgesAnswer answer;

      sitting_refused (wedges_game_uncover (game, &error), &error, WEDGES_GAME_ERROR_TURN);
      assert_secret (game);
      g_assert_cmpuint (wedges_game_get_thinking_time (game), >, 0);
      await (wedges_game_get_card_stage (game) != WEDGES_CARD_ASKED);
      g_assert_true (wedges_game_get_answer (game, &answer));
      g_assert_true (g_str_has_prefix (answer.given, "Secret "));
      g_assert_cmpint (answer.right, ==, g_str_equal (answer.given, "Secret S 1"));
      answer.right ? right++ : wrong++;
      salon_game_close (SALON_GAME (game));
    }
  g_assert_cmpuint (right, >, 5);
  g_assert_cmpuint (wrong, >, 5);
}

/* Whether the file @path has whole lines, which are @text then, (transfer full). */
static gboolean
has_lines (const char *path, char **text)
{
  g_free (*text);
  return g_file_get_contents (path, text, NULL, NULL) && g_str_has_suffix (*text, "\n");
}

static void
test_note (void)
{
  g_autoptr (WedgesGame) game = sitting_game (SITTING_HEAD SITTING_TWO SITTING_ASKED, NULL);
  g_autoptr (WedgesGame) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (sitting_directory (), WEDGES_NOTES_NAME, NULL), *notes = NULL,
                  *record = NULL;

  g_assert_false (wedges_game_has_objected (game));
  g_assert_true (wedges_game_object (game, &error));
  g_assert_true (wedges_game_has_objected (game));
  sitting_refused (wedges_game_object (game, &error), &error, WEDGES_GAME_ERROR_STAGE);
  assert_secret (game);
  await (has_lines (path, &notes));
  g_assert_true (g_str_has_suffix (notes, "\ten\t1\tS\tRiddle S 1?\n"));

  /* The record says so as soon as it is true. */
  for (record = sitting_record (game); strstr (record, "# noted\n") == NULL; record = sitting_record (game))
    {
      g_free (record);
      await_turn ();
    }
  again = sitting_game (record, NULL);
  g_assert_true (wedges_game_has_objected (again));

  /* The next card is another one, and the game has gone on. */
  g_assert_true (wedges_game_give_up (game, 0, &error));
  g_assert_true (wedges_game_has_objected (game));
  g_assert_true (wedges_game_roll (game, 1, &error));
  sitting_refused (wedges_game_object (game, &error), &error, WEDGES_GAME_ERROR_STAGE);
}

/* A file that is full takes no more notes; that is told, and the game goes on. */
static void
test_full_notes (void)
{
  static const char line[] = "2026-11-23\ten\t1\tS\tRiddle S 1?\n";
  g_autofree char *path = g_build_filename (sitting_directory (), WEDGES_NOTES_NAME, NULL);
  g_autofree char *nearly = g_strnfill (WEDGES_NOTES_MAX - strlen (line), '\n');

  g_assert_true (g_file_set_contents (path, nearly, -1, NULL));
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (WedgesGame) game = sitting_game (SITTING_HEAD SITTING_TWO SITTING_ASKED, NULL);
      GString *told = sitting_listen (game);
      gsize length = 0;

      g_assert_true (wedges_game_object (game, NULL));
      while (i == 0 ? length < WEDGES_NOTES_MAX : told->len == 0)
        {
          g_autofree char *notes = NULL;

          g_main_context_iteration (NULL, FALSE);
          g_assert_true (g_file_get_contents (path, &notes, &length, NULL));
        }
      g_assert_cmpuint (length, ==, WEDGES_NOTES_MAX);
      g_assert_true (i == 0 || g_str_has_prefix (told->str, "The card cannot be noted: "));
      /* Nobody is thanked for a note that is lost, and it can be tried again. */
      g_assert_cmpint (wedges_game_has_objected (game), ==, i == 0);
      g_assert_true (i == 0 || wedges_game_object (game, NULL));
      g_assert_true (wedges_game_uncover (game, NULL));
      g_string_free (told, TRUE);
    }
}

int
main (int argc, char *argv[])
{
  sitting_begin (&argc, &argv);
  g_test_add_func ("/wedges/card/uncover", test_uncover);
  g_test_add_func ("/wedges/card/typed", test_typed);
  g_test_add_func ("/wedges/card/judge-ahead", test_judge_ahead);
  g_test_add_func ("/wedges/card/take-back", test_take_back);
  g_test_add_func ("/wedges/card/not-taken-back", test_not_taken_back);
  g_test_add_func ("/wedges/card/texts", test_texts);
  g_test_add_func ("/wedges/card/give-up", test_give_up);
  g_test_add_func ("/wedges/card/break", test_break);
  g_test_add_func ("/wedges/card/lost-bank", test_lost_bank);
  g_test_add_func ("/wedges/card/computer", test_computer);
  g_test_add_func ("/wedges/card/note", test_note);
  g_test_add_func ("/wedges/card/full-notes", test_full_notes);
  return sitting_end ();
}
