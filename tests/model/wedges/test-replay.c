/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that is looked at again. */

#include <string.h>

#include "model/wedges/wedges-replay.h"
#include "wedges-sitting.h"

#define MOVES SITTING_ASKED "# given Secret S 2\n1 answer wrong Secret S 2\n2 roll 2\n2 move S0.2\n"

static WedgesReplay *
read_replay (const char *record)
{
  g_autoptr (GError) error = NULL;
  SalonReplay *replay = wedges_game_kind.replay (record, strlen (record), &error);

  g_assert_no_error (error);
  return WEDGES_REPLAY (replay);
}

static void
assert_text (char *text, const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static void
test_positions (void)
{
  g_autoptr (WedgesReplay) wedges = read_replay (SITTING_HEAD "option judge typed\n" SITTING_TWO MOVES);
  SalonReplay *replay = SALON_REPLAY (wedges);
  WedgesAsked question;
  WedgesAnswer answer;
  WedgesMove move;
  guint n;

  g_assert_cmpint (salon_replay_get_state (replay, NULL), ==, SALON_REPLAY_UNFINISHED);
  g_assert_cmpuint (salon_replay_get_last (replay), ==, 7);
  assert_text (salon_replay_name_position (replay, 0), "Before the first question");
  assert_text (salon_replay_tell (replay, 0), "");
  assert_text (salon_replay_tell (replay, 1), "Ada rolls 6.");
  assert_text (salon_replay_tell (replay, 2), "Hugo rolls 1. Ada begins.");
  assert_text (salon_replay_name_turn (replay, 2), "");
  assert_text (salon_replay_name_turn (replay, 3), "Ada’s turn 1");
  assert_text (salon_replay_tell (replay, 4), "Ada goes to Science & Nature.");
  assert_text (salon_replay_name_position (replay, 4), "Question 1 of 2");
  assert_text (salon_replay_tell (replay, 5), "Ada is wrong. The answer: Secret S 1.");
  assert_text (salon_replay_name_position (replay, 5), "Question 1 of 2");
  assert_text (salon_replay_name_position (replay, 6), "After question 1 of 2");
  assert_text (salon_replay_name_turn (replay, 6), "Hugo’s turn 1");
  assert_text (salon_replay_name_start (replay, 6), "From question 1 on");
  assert_text (salon_replay_name_start (replay, 2), "From the beginning on");
  g_assert_cmpuint (salon_replay_find_turn (replay, 0, FALSE), ==, 3);
  g_assert_cmpuint (salon_replay_find_turn (replay, 3, FALSE), ==, 6);
  g_assert_cmpuint (salon_replay_find_turn (replay, 6, FALSE), ==, 7);
  g_assert_cmpuint (salon_replay_find_number (replay, 2), ==, 7);
  g_assert_cmpuint (salon_replay_get_speaker (replay, 6), ==, 1);
  g_assert_true (salon_replay_allows_eyes (replay, SALON_EYES_ONLOOKER));
  g_assert_false (salon_replay_allows_eyes (replay, 0));

  /* An answer lies open from the position on at which it was answered; of a question that is due, never. */
  g_assert_false (wedges_replay_get_question (wedges, 3, &question));
  g_assert_true (wedges_replay_get_question (wedges, 4, &question));
  g_assert_cmpstr (question.text, ==, "Riddle S 1?");
  g_assert_false (wedges_replay_get_answer (wedges, 4, &answer));
  g_assert_true (wedges_replay_get_question (wedges, 5, &question));
  g_assert_cmpstr (question.text, ==, "Riddle S 1?");
  g_assert_true (wedges_replay_get_answer (wedges, 5, &answer));
  g_assert_cmpstr (answer.answer, ==, "Secret S 1");
  g_assert_cmpstr (answer.others, ==, "Silence S 1|Veil S 1");
  g_assert_cmpstr (answer.given, ==, "Secret S 2");
  g_assert_false (answer.right);
  g_assert_false (answer.late);
  g_assert_false (wedges_replay_get_question (wedges, 6, &question));
  g_assert_true (wedges_replay_get_question (wedges, 7, &question));
  g_assert_cmpint (question.seat, ==, 1);
  g_assert_cmpint (question.card, ==, 2);
  g_assert_false (wedges_replay_get_answer (wedges, 7, &answer));

  wedges_replay_get_turns (wedges, 4, &n);
  g_assert_cmpuint (n, ==, 0);
  g_assert_cmpint (wedges_replay_get_turns (wedges, 7, &n)->category, ==, WEDGES_SCIENCE);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (wedges_replay_get_figures (wedges, 7, 0)->asked[WEDGES_SCIENCE], ==, 1);
  g_assert_cmpuint (wedges_replay_get_figures (wedges, 4, 0)->asked[WEDGES_SCIENCE], ==, 0);
  wedges_replay_get_move (wedges, 7, &move);
  g_assert_cmpint (move.type, ==, WEDGES_MOVE);
  g_assert_cmpint (move.space, ==, wedges_space_from_name ("S0.2"));
}

/* Whoever looks on is told that the time had run out, of that answer alone. */
static void
test_late (void)
{
  g_autoptr (WedgesReplay) wedges =
    read_replay (SITTING_HEAD "option seconds 10\n" SITTING_TWO SITTING_ASKED
                              "1 answer wrong\n# late\n2 roll 1\n# latest\n2 move S0.1\n2 answer wrong\n");
  WedgesAnswer answer;

  g_assert_true (wedges_replay_get_answer (wedges, 5, &answer));
  g_assert_true (answer.late);
  g_assert_true (wedges_replay_get_answer (wedges, 8, &answer));
  g_assert_false (answer.late);
}

/* Positions of a long game, in any order, are those of its moves; the wedges are its points. */
static void
test_long (void)
{
  g_autofree char *final = sitting_final (SITTING_TWO, 2);
  g_autoptr (GString) record = g_string_new (final);
  g_autoptr (WedgesReplay) wedges = NULL;
  const char *from;
  guint last;

  g_string_append (record, "2 vote H\n1 answer wrong\n");
  for (int i = 0; i < 300; i++)
    g_string_append (record, "2 roll 1\n2 move S0.1\n2 answer right\n2 roll 1\n2 move H\n2 choose G\n2 answer right\n");
  wedges = read_replay (record->str);
  last = salon_replay_get_last (SALON_REPLAY (wedges));
  g_assert_cmpuint (last, >, 2100);
  g_assert_cmpint (salon_replay_get_points (SALON_REPLAY (wedges), last, 0), ==, 6);
  g_assert_cmpint (salon_replay_get_points (SALON_REPLAY (wedges), 0, 0), ==, 0);
  from = strstr (record->str, "\nbegin\n") + strlen ("\nbegin\n");
  for (guint i = 0; i < 20; i++)
    {
      const guint position = i * 997 % last;
      const char *end = from;
      g_autofree char *part = NULL;
      WedgesState state;

      for (guint move = 0; move < position; move++)
        end = strchr (end, '\n') + 1;
      part = g_strndup (record->str, (gsize) (end - record->str));
      sitting_replay (part, &state);
      g_assert_cmpmem (wedges_replay_get_state (wedges, position), sizeof state, &state, sizeof state);
    }
}

/* Who sat where when: a team is there as long as its seat is theirs. */
static void
test_seats (void)
{
  g_autoptr (WedgesReplay) wedges = read_replay (
    SITTING_HEAD
    "option consultation off\nseat 1 human Owls\nmember 1 Ada\nmember 1 Hugo\nseat 2 human Nora\n" SITTING_ASKED
    "1 answer right\n# seat 1 is now computer-hard Rosa\n1 roll 1\n1 move S3.4\n");
  SalonReplay *replay = SALON_REPLAY (wedges);
  WedgesAsked question;

  g_assert_cmpuint (salon_replay_count_seats (replay), ==, 2);
  g_assert_cmpstr (wedges_replay_get_header (wedges, 4)->salon.name[0], ==, "Owls");
  g_assert_cmpint (wedges_replay_get_header (wedges, 4)->members[0], ==, 2);
  g_assert_cmpstr (wedges_replay_get_header (wedges, 7)->salon.name[0], ==, "Rosa");
  g_assert_cmpint (wedges_replay_get_header (wedges, 7)->members[0], ==, 0);
  g_assert_cmpstr (salon_replay_get_seat_name (replay, 4, 0), ==, "Owls");
  g_assert_cmpint (salon_replay_get_seat_kind (replay, 7, 0), ==, SALON_COMPUTER_HARD);
  g_assert_true (wedges_replay_get_question (wedges, 4, &question));
  g_assert_cmpint (question.member, ==, 0);
  g_assert_true (wedges_replay_get_question (wedges, 7, &question));
  g_assert_cmpint (question.member, ==, -1);
  assert_text (salon_replay_tell (replay, 7), "Rosa goes to Geography.");
}

/* A new game goes on from a position, with the same cards; what was known of a question that is due there is not. */
static void
test_go_on (void)
{
  g_autofree char *final = sitting_final ("date 2026-01-02T10:00:00Z\nseat 1 human Ada\n", 1), *record = NULL,
                  *again = NULL, *last = NULL;
  g_autofree char *finished = g_strconcat (final, "1 choose H\n# uncovered\n1 answer right\n", NULL);
  g_autoptr (WedgesReplay) wedges = read_replay (finished), unfinished = NULL;
  SalonReplay *replay = SALON_REPLAY (wedges);
  const guint end = salon_replay_get_last (replay);
  SalonReplayPlayers players = { .title = "Again", .kind = { SALON_COMPUTER_HARD }, .name = { "Rosa" } };
  g_autoptr (WedgesGame) game = NULL;
  g_autoptr (GError) error = NULL;
  WedgesAsked question;

  g_assert_cmpint (salon_replay_get_state (replay, NULL), ==, SALON_REPLAY_FINISHED);
  g_assert_false (salon_replay_can_go_on (replay, end));
  g_assert_true (salon_replay_can_go_on (replay, end - 1));
  record = salon_replay_go_on (replay, end - 1, &players, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (record, "begin\n# gone on from "));
  g_assert_null (strstr (record, "date 2026-01-02T10:00:00Z\n"));
  game = sitting_game (record, NULL);
  g_assert_cmpstr (salon_game_get_title (SALON_GAME (game)), ==, "Again");
  g_assert_cmpint (salon_game_get_seat_kind (SALON_GAME (game), 0), ==, SALON_COMPUTER_HARD);
  g_assert_cmpint (wedges_game_get_card_stage (game), ==, WEDGES_CARD_ASKED);
  g_assert_true (wedges_game_get_question (game, &question));
  g_assert_cmpint (question.category, ==, WEDGES_HISTORY);

  players.name[0] = "";
  g_assert_null (salon_replay_go_on (replay, 0, &players, &error));
  g_assert_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD);
  g_clear_error (&error);
  players.name[0] = "Rosa";
  players.title = "a\nb";
  again = salon_replay_go_on (replay, 0, &players, &error);
  g_assert_null (again);
  g_assert_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD);
  g_clear_error (&error);

  /* Of a game that goes on, only the last position; and what was uncovered there stays so. */
  unfinished = read_replay (SITTING_HEAD "date 2026-01-02T10:00:00Z\n" SITTING_TWO SITTING_ASKED "# uncovered\n");
  g_assert_false (salon_replay_can_go_on (SALON_REPLAY (unfinished), 2));
  players = (SalonReplayPlayers) { .title = "", .name = { "Ada", "Hugo" } };
  last = salon_replay_go_on (SALON_REPLAY (unfinished), 4, &players, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_suffix (last, "\n1 move S3.3\n# uncovered\n"));
  g_assert_null (strstr (last, "# gone on from "));
  /* It is the same game, and statistics know it by its date. */
  g_assert_nonnull (strstr (last, "\ndate 2026-01-02T10:00:00Z\n"));
}

/* Damaged records go as far as they are whole; a game whose bank is gone has everything but its questions. */
static void
test_faults (void)
{
  static const char never[] = SITTING_HEAD SITTING_TWO;
  g_autoptr (WedgesReplay) damaged = read_replay (SITTING_HEAD SITTING_TWO SITTING_ASKED "1 roll 9\n");
  g_autoptr (WedgesReplay) lost =
    read_replay ("salon-record 1\ngame wedges\nedition master-1981\nquestions lost\noption cards 9\n" SITTING_TWO
                   MOVES);
  g_autoptr (GError) error = NULL;
  const char *fault;
  WedgesAsked question;

  g_assert_cmpint (salon_replay_get_state (SALON_REPLAY (damaged), &fault), ==, SALON_REPLAY_DAMAGED);
  g_assert_nonnull (fault);
  g_assert_cmpuint (salon_replay_get_last (SALON_REPLAY (damaged)), ==, 4);
  g_assert_false (wedges_replay_get_question (lost, 5, &question));
  assert_text (salon_replay_tell (SALON_REPLAY (lost), 5), "Ada is wrong.");
  g_assert_null (wedges_game_kind.replay (never, strlen (never), &error));
  g_assert_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD);
}

int
main (int argc, char *argv[])
{
  sitting_begin (&argc, &argv);
  g_test_add_func ("/wedges/replay/positions", test_positions);
  g_test_add_func ("/wedges/replay/late", test_late);
  g_test_add_func ("/wedges/replay/seats", test_seats);
  g_test_add_func ("/wedges/replay/long", test_long);
  g_test_add_func ("/wedges/replay/go-on", test_go_on);
  g_test_add_func ("/wedges/replay/faults", test_faults);
  return sitting_end ();
}
