/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people do, in its order, and what is refused. */

#include <string.h>

#include "wedges-sitting.h"

static void
assert_told (GString *told, const char *sentences)
{
  g_assert_cmpstr (told->str, ==, sentences);
  g_string_truncate (told, 0);
}

static void
assert_status (WedgesGame *game, const char *sentence)
{
  g_autofree char *status = salon_game_get_status (SALON_GAME (game));

  g_assert_cmpstr (status, ==, sentence);
}

/* A turn by the table's judgement, in which everything out of order is refused, twice where a click may come twice. */
static void
test_turn (void)
{
  g_autoptr (WedgesGame) game = sitting_game (SITTING_HEAD SITTING_TWO SITTING_BEGUN, NULL);
  const WedgesState *state = wedges_game_get_state (game);
  g_autoptr (GError) error = NULL;
  g_autofree char *before = sitting_record (game), *after = NULL;
  guint8 spaces[WEDGES_MAX_REACH];
  GString *told = sitting_listen (game);
  g_autofree char *news = NULL;
  guint n;

  assert_status (game, "Ada, roll the die.");
  sitting_refused (wedges_game_roll (game, 1, &error), &error, WEDGES_NOT_YOUR_TURN);
  sitting_refused (wedges_game_roll (game, 2, &error), &error, WEDGES_GAME_ERROR_TURN);
  sitting_refused (wedges_game_roll (game, -1, &error), &error, WEDGES_GAME_ERROR_TURN);
  sitting_refused (wedges_game_move_to (game, 0, 1, &error), &error, WEDGES_ROLL_IS_DUE);
  sitting_refused (wedges_game_choose (game, 0, 1, &error), &error, WEDGES_ROLL_IS_DUE);
  sitting_refused (wedges_game_uncover (game, &error), &error, WEDGES_GAME_ERROR_STAGE);
  sitting_refused (wedges_game_judge (game, TRUE, &error), &error, WEDGES_GAME_ERROR_STAGE);
  sitting_refused (wedges_game_give_up (game, 0, &error), &error, WEDGES_GAME_ERROR_STAGE);
  sitting_refused (wedges_game_object (game, &error), &error, WEDGES_GAME_ERROR_STAGE);
  after = sitting_record (game);
  g_assert_cmpstr (after, ==, before);
  assert_told (told, "");

  g_assert_true (wedges_game_roll (game, 0, &error));
  sitting_refused (wedges_game_roll (game, 0, &error), &error, WEDGES_MOVE_IS_DUE);
  news = g_strdup_printf ("Ada rolls %d.\n", state->die);
  assert_told (told, news);
  assert_status (game, "Ada, choose a space.");
  sitting_refused (wedges_game_move_to (game, 0, WEDGES_HUB, &error), &error, WEDGES_OUT_OF_REACH);
  sitting_refused (wedges_game_move_to (game, 0, -1, &error), &error, WEDGES_OUT_OF_REACH);
  sitting_refused (wedges_game_move_to (game, 0, WEDGES_SPACES, &error), &error, WEDGES_OUT_OF_REACH);
  sitting_refused (wedges_game_move_to (game, 0, 256, &error), &error, WEDGES_OUT_OF_REACH);

  g_assert_cmpint (wedges_reach (WEDGES_HUB, state->die, spaces), >, 0);
  g_assert_true (wedges_game_move_to (game, 0, spaces[0], &error));
  sitting_refused (wedges_game_move_to (game, 0, spaces[0], &error), &error, WEDGES_ANSWER_IS_DUE);
  assert_status (game, "Ada, answer the question.");
  g_string_truncate (told, 0);

  sitting_refused (wedges_game_judge (game, TRUE, &error), &error, WEDGES_GAME_ERROR_STAGE);
  sitting_refused (wedges_game_answer_typed (game, 0, "Secret", &error), &error, WEDGES_GAME_ERROR_STAGE);
  sitting_refused (wedges_game_confirm (game, TRUE, &error), &error, WEDGES_GAME_ERROR_STAGE);
  g_assert_true (wedges_game_uncover (game, &error));
  sitting_refused (wedges_game_uncover (game, &error), &error, WEDGES_GAME_ERROR_STAGE);
  sitting_refused (wedges_game_give_up (game, 0, &error), &error, WEDGES_GAME_ERROR_STAGE);
  g_assert_true (wedges_game_judge (game, FALSE, &error));
  sitting_refused (wedges_game_judge (game, FALSE, &error), &error, WEDGES_GAME_ERROR_STAGE);
  g_assert_nonnull (strstr (told->str, "Ada is wrong. The answer: Secret "));
  g_assert_cmpint (wedges_seat_due (state), ==, 1);
  assert_status (game, "Hugo, roll the die.");

  g_assert_cmpint (wedges_game_get_turns (game, &n)->seat, ==, 0);
  g_assert_cmpuint (n, ==, 1);
  g_string_free (told, TRUE);
}

/* Nobody moves while the game is paused, put aside, or closed; while it is held, people do. */
static void
test_still (void)
{
  g_autoptr (WedgesGame) game = sitting_game (SITTING_HEAD SITTING_TWO SITTING_ASKED, NULL);
  SalonGame *salon = SALON_GAME (game);
  g_autoptr (GError) error = NULL;

  wedges_game_set_paused (game, TRUE);
  sitting_refused (wedges_game_uncover (game, &error), &error, WEDGES_GAME_ERROR_PAUSED);
  wedges_game_set_paused (game, FALSE);
  salon_game_freeze (salon);
  sitting_refused (wedges_game_uncover (game, &error), &error, WEDGES_GAME_ERROR_PAUSED);
  sitting_refused (wedges_game_object (game, &error), &error, WEDGES_GAME_ERROR_PAUSED);
  salon_game_thaw (salon);
  salon_game_hold (salon);
  g_assert_true (wedges_game_uncover (game, &error));
  salon_game_release (salon);
  g_assert_true (wedges_game_judge (game, TRUE, &error));
  salon_game_close (salon);
  sitting_refused (wedges_game_roll (game, 0, &error), &error, WEDGES_GAME_ERROR_PAUSED);
  g_assert_false (salon_game_hand_over (salon, 0, SALON_HUMAN, "Nora", NULL));
}

/* The first rolls, with a tie, in the words that everybody hears. */
static void
test_beginning (void)
{
  static const char three[] = SITTING_TWO "seat 3 human Nora\n";
  static const struct {
    const char *moves, *status;
  } table[] = {
    { "", "Ada, roll the die: the highest begins." },
    { "1 roll 4\n2 roll 4\n3 roll 2\n", "Ada, roll the die: the highest begins." },
    { "1 roll 4\n2 roll 4\n3 roll 2\n1 roll 1\n", "Hugo, roll the die: the highest begins." },
    { "1 roll 4\n2 roll 4\n3 roll 2\n1 roll 1\n2 roll 3\n", "Hugo, roll the die." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *record = g_strconcat (SITTING_HEAD, three, "begin\n", table[i].moves, NULL);
      g_autoptr (WedgesGame) game = sitting_game (record, NULL);

      assert_status (game, table[i].status);
    }
}

/* The opponents vote one after the other, or together. */
static void
test_votes (void)
{
  g_autofree char *record = sitting_final (SITTING_TWO "seat 3 human Nora\nseat 4 computer-easy Rosa\n", 4);
  g_autoptr (GError) error = NULL;

  for (int together = 0; together < 2; together++)
    {
      g_autoptr (WedgesGame) game = sitting_game (record, NULL);
      const WedgesState *state = wedges_game_get_state (game);
      WedgesAsked question;

      assert_status (game, "Hugo, vote for the category of the final question to Ada.");
      sitting_refused (wedges_game_vote (game, 0, WEDGES_HISTORY, &error), &error, WEDGES_NOT_YOUR_TURN);
      sitting_refused (wedges_game_vote (game, 2, WEDGES_HISTORY, &error), &error, WEDGES_NOT_YOUR_TURN);
      sitting_refused (wedges_game_vote (game, 1, WEDGES_CATEGORIES, &error), &error, WEDGES_NO_SUCH_MOVE);
      sitting_refused (wedges_game_vote (game, 1, -1, &error), &error, WEDGES_NO_SUCH_MOVE);
      sitting_refused (wedges_game_choose (game, 0, WEDGES_HISTORY, &error), &error, WEDGES_NOT_YOUR_TURN);
      if (together)
        {
          g_assert_true (wedges_game_vote_together (game, WEDGES_ART, &error));
          sitting_refused (wedges_game_vote_together (game, WEDGES_ART, &error), &error, WEDGES_ANSWER_IS_DUE);
        }
      else
        {
          g_assert_true (wedges_game_vote (game, 1, WEDGES_ART, &error));
          g_assert_true (wedges_game_vote (game, 2, WEDGES_ART, &error));
          sitting_refused (wedges_game_vote_together (game, WEDGES_ART, &error), &error, WEDGES_GAME_ERROR_TURN);
          sitting_settle (game); /* Rosa votes, too */
        }
      g_assert_cmpint (state->phase, ==, WEDGES_TO_ANSWER);
      g_assert_true (wedges_game_get_question (game, &question));
      g_assert_true (question.final);
      g_assert_cmpint (question.category, ==, WEDGES_ART);
    }
}

/* Right in the first turn: the others still have theirs. */
static void
test_win (void)
{
  g_autofree char *record = sitting_final (SITTING_TWO, 2);
  g_autoptr (WedgesGame) game = sitting_game (record, NULL);
  SalonGame *salon = SALON_GAME (game);
  GString *told = sitting_listen (game);

  g_assert_true (wedges_game_vote (game, 1, WEDGES_SPORTS, NULL));
  assert_told (told, "Hugo votes for Sports & Leisure. The final question to Ada: Sports & Leisure.\n");
  g_assert_true (wedges_game_uncover (game, NULL));
  g_assert_true (wedges_game_judge (game, TRUE, NULL));
  assert_told (told, "Ada is right. Ada has won; the others still have their first turn.\n");
  g_assert_cmpint (salon_game_get_stage (salon), ==, SALON_GAME_PLAYING);
  g_assert_cmpint (wedges_game_get_figures (game, 0)->right[WEDGES_SPORTS], >=, 1);

  g_assert_true (wedges_game_roll (game, 1, NULL));
  while (wedges_game_get_state (game)->phase == WEDGES_TO_MOVE)
    {
      guint8 spaces[WEDGES_MAX_REACH];

      wedges_reach (WEDGES_HUB, wedges_game_get_state (game)->die, spaces);
      g_assert_true (wedges_game_move_to (game, 1, spaces[0], NULL));
    }
  g_string_truncate (told, 0);
  g_assert_true (wedges_game_give_up (game, 1, NULL));
  g_assert_nonnull (strstr (told->str, "Hugo is wrong. The answer: Secret "));
  g_assert_nonnull (strstr (told->str, ". Ada wins the game.\n"));
  g_assert_cmpint (salon_game_get_stage (salon), ==, SALON_GAME_FINISHED);
  g_assert_null (salon_game_get_status (salon));
  g_assert_cmpint (wedges_game_get_person (game), ==, -1);
  g_string_free (told, TRUE);
}

/* Places: the first is told once, and the last one with the end of the game. */
static void
test_places (void)
{
  g_autofree char *final = sitting_final ("option places on\n" SITTING_TWO "seat 3 human Nora\n", 3);
  g_autofree char *record = g_strconcat (final,
                                         "2 vote H\n3 vote H\n1 answer wrong\n2 roll 1\n2 move S0.1\n2 answer wrong\n"
                                         "3 roll 1\n3 move S0.1\n3 answer wrong\n1 roll 1\n1 move S0.1\n"
                                         "1 answer right\n1 roll 1\n1 move H\n2 vote H\n3 vote H\n",
                                         NULL);
  g_autoptr (WedgesGame) game = sitting_game (record, NULL);
  g_autofree char *later = NULL;
  g_autoptr (WedgesGame) end = NULL;
  GString *told = sitting_listen (game);

  g_assert_true (wedges_game_uncover (game, NULL));
  g_assert_true (wedges_game_judge (game, TRUE, NULL));
  assert_told (told, "Ada is right. Ada wins the game; the others play on for the places.\n");
  g_assert_cmpint (salon_game_get_stage (SALON_GAME (game)), ==, SALON_GAME_PLAYING);
  g_string_free (told, TRUE);

  later = sitting_record (game);
  {
    GString *more = g_string_new (later);

    /* Hugo goes round from headquarters to headquarters, and comes in second. */
    g_string_append (more, "2 roll 4\n2 move S0.5\n2 answer right\n2 roll 1\n2 move R0\n2 answer right\n");
    for (int k = 1; k < 6; k++)
      g_string_append_printf (more, "2 roll 5\n2 move R%d\n2 roll 2\n2 move R%d\n2 answer right\n", 7 * k - 2, 7 * k);
    g_string_append (more, "2 roll 6\n2 move H\n3 vote G\n1 vote G\n");
    end = sitting_game (more->str, NULL);
    g_string_free (more, TRUE);
  }
  told = sitting_listen (end);
  g_assert_true (wedges_game_uncover (end, NULL));
  g_assert_true (wedges_game_judge (end, TRUE, NULL));
  assert_told (told, "Hugo is right. Hugo finishes in place 2, and the game is over.\n");
  g_assert_cmpint (wedges_game_get_state (end)->place[2], ==, 3);
  g_string_free (told, TRUE);
}

/* Whose member answers, and what becomes of a team whose seat changes hands. */
static void
test_team (void)
{
  g_autoptr (WedgesGame) game =
    sitting_game (SITTING_HEAD "option consultation off\nseat 1 human Owls\nmember 1 Ada\nmember 1 Hugo\n"
                               "seat 2 human Larks\nmember 2 Nora\n" SITTING_BEGUN
                               "1 roll 3\n1 move S3.3\n1 answer right\n1 roll 1\n1 move S3.4\n",
                  NULL);
  SalonGame *salon = SALON_GAME (game);
  const WedgesHeader *header = wedges_game_get_header (game);
  g_autoptr (GError) error = NULL;
  WedgesAsked question;

  g_assert_true (wedges_game_get_question (game, &question));
  g_assert_cmpint (question.member, ==, 1);
  g_assert_cmpstr (wedges_header_get_member (header, 0, 1), ==, "Hugo");
  g_assert_cmpstr (wedges_header_get_member (header, 1, 0), ==, "Nora");
  assert_status (game, "Owls: Hugo answers alone.");

  g_assert_true (salon_game_hand_over (salon, 0, SALON_COMPUTER_HARD, "Rosa", &error));
  g_assert_cmpint (header->members[0], ==, 0);
  g_assert_cmpstr (wedges_header_get_member (header, 1, 0), ==, "Nora");
  g_assert_true (wedges_game_get_question (game, &question));
  g_assert_cmpint (question.member, ==, -1);
  sitting_refused (wedges_game_uncover (game, &error), &error, WEDGES_GAME_ERROR_TURN);
  sitting_refused (wedges_game_give_up (game, 0, &error), &error, WEDGES_GAME_ERROR_TURN);
  g_assert_true (salon_game_hand_over (salon, 0, SALON_HUMAN, "Owls", &error));
  g_assert_cmpint (header->members[0], ==, 2);

  sitting_refused (salon_game_hand_over (salon, 0, SALON_HUMAN, "", &error), &error, WEDGES_GAME_ERROR_SEAT);
  sitting_refused (salon_game_hand_over (salon, 0, SALON_BOT, "Robbie", &error), &error, WEDGES_GAME_ERROR_SEAT);
}

/* Each face comes as often as the others: 100 more or less would be six times what chance does. */
static void
test_die (void)
{
  static const char record[] = SITTING_HEAD SITTING_TWO "begin\n";
  guint count[WEDGES_DIE + 1] = { 0 };

  for (guint64 seed = 1; seed <= 2000; seed++)
    {
      g_autoptr (WedgesGame) game = wedges_game_new_asleep (record, strlen (record), seed, NULL);

      salon_game_wake (SALON_GAME (game), NULL);
      g_assert_true (wedges_game_roll (game, 0, NULL));
      count[wedges_game_get_state (game)->best]++;
    }

  for (int die = 1; die <= WEDGES_DIE; die++)
    {
      g_assert_cmpuint (count[die], >, 2000 / WEDGES_DIE - 100);
      g_assert_cmpuint (count[die], <, 2000 / WEDGES_DIE + 100);
    }
}

int
main (int argc, char *argv[])
{
  sitting_begin (&argc, &argv);
  g_test_add_func ("/wedges/acts/turn", test_turn);
  g_test_add_func ("/wedges/acts/still", test_still);
  g_test_add_func ("/wedges/acts/beginning", test_beginning);
  g_test_add_func ("/wedges/acts/votes", test_votes);
  g_test_add_func ("/wedges/acts/win", test_win);
  g_test_add_func ("/wedges/acts/places", test_places);
  g_test_add_func ("/wedges/acts/team", test_team);
  g_test_add_func ("/wedges/acts/die", test_die);
  return sitting_end ();
}
