/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games of Cubes that are looked at again: each position is the one that the moves lead to, nobody sees a list that is being
 * written but its owner, and new games go on from any position. */

#include <string.h>

#include "cubes-sitting.h"
#include "model/cubes/cubes-replay.h"
#include "rules/cubes/cubes-apply.h"

#define SET_UP                                                                                                            \
  "salon-record 1\ngame cubes\nedition deluxe-1997\nwords en\noption spelling free\noption target 10\nseat 1 human Ada\n" \
  "seat 2 computer-hard Hugo\nfirst 1\nbegin\n"
#define WRITTEN                                                                                                      \
  "1 shake WGLHWOYTHAIDSKAEEAELEOTRT\n1 write DEAR @5\n2 write READ @6\n1 write THAW @70\n2 write WHALER\n1 strike " \
  "THAW\n1 write SALT @80\n2 write SKATER\n"
#define ROUND WRITTEN "1 time\n"

static SalonReplay *
read_replay (const char *text)
{
  g_autoptr (GError) error = NULL;
  SalonReplay *replay =
    salon_replay_read ((const SalonGameKind *const[]) { &cubes_game_kind, NULL }, text, strlen (text), &error);

  g_assert_no_error (error);
  return replay;
}

static void
expect (SalonReplay *replay, guint position, char *(*say) (SalonReplay *replay, guint position), const char *expected)
{
  g_autofree char *said = say (replay, position);

  g_assert_cmpstr (said, ==, expected);
}

/* The views of an onlooker and of all lists at @position are those after so many moves of @text. */
static void
check_position (SalonReplay *replay, const char *text, guint position)
{
  g_autofree CubesRecord *record = g_new (CubesRecord, 1);
  g_autofree CubesView *view = g_new (CubesView, 1), *expected = g_new (CubesView, 1);
  const char *end = text + strlen (text);
  SalonReader reader;
  SalonLine kind;

  cubes_record_init (record, NULL, NULL);
  salon_reader_init (&reader, cubes_record_find, record);
  while (text < end && (!reader.begun || record->state.moves < position))
    text = salon_reader_next (&reader, text, end, &kind);
  g_assert_cmpuint (record->state.moves, ==, position);
  cubes_view (&record->state, CUBES_ONLOOKER, expected);
  cubes_replay_get_view (CUBES_REPLAY (replay), position, SALON_EYES_ONLOOKER, view);
  g_assert_cmpmem (view, sizeof *view, expected, sizeof *expected);
  if (!salon_replay_allows_eyes (replay, SALON_EYES_ALL))
    return;
  cubes_replay_get_view (CUBES_REPLAY (replay), position, SALON_EYES_ALL, view);
  g_assert_cmpmem (&view->seen, sizeof view->seen, &record->state, sizeof record->state);
}

/* Two rounds, of which the second one has so many words that some of the states that were kept are dropped again. */
static char *
make_long (void)
{
  GString *text = g_string_new (SET_UP ROUND "2 shake WGLHWOYTHAIDSKAEEAELEOTRT\n");

  for (int i = 0; i < 3000; i++)
    g_string_append_printf (text, "%d %s DEAR\n", i / 2 % 2 + 1, i % 2 ? "strike" : "write");
  g_string_append (text, "1 write LEASED\n2 time\n");
  return g_string_free (text, FALSE);
}

static void
test_positions (void)
{
  g_autofree char *text = make_long ();
  g_autoptr (SalonReplay) replay = read_replay (text);
  const guint last = salon_replay_get_last (replay);

  g_assert_cmpint (salon_replay_get_state (replay, NULL), ==, SALON_REPLAY_UNFINISHED);
  g_assert_cmpuint (last, ==, 9 + 1 + 3000 + 2);
  for (guint position = last; position <= last; position -= 211)
    check_position (replay, text, position);
  check_position (replay, text, 9);
  check_position (replay, text, 5);
}

static void
test_words (void)
{
  g_autofree char *text = g_strdup (SET_UP ROUND);
  g_autoptr (SalonReplay) replay = NULL;

  /* Without a target one round is the game. */
  memcpy (strstr (text, "option target 10"), "#ption target 10", 16);
  replay = read_replay (text);
  g_assert_cmpint (salon_replay_get_state (replay, NULL), ==, SALON_REPLAY_FINISHED);
  for (guint position = 0; position <= 9; position++)
    check_position (replay, text, position);
  expect (replay, 0, salon_replay_name_position, "Round 1");
  expect (replay, 2, salon_replay_name_position, "Word 1 of 6");
  expect (replay, 2, salon_replay_tell, "Ada writes DEAR, after 0:05.");
  expect (replay, 5, salon_replay_tell, "Hugo writes WHALER.");
  expect (replay, 6, salon_replay_tell, "Ada rubs THAW out.");
  expect (replay, 9, salon_replay_tell, "The lists are read out: Ada 1, Hugo 7. Hugo wins with 7 points.");
  /* The points are what the words turned out to bring, and none for a word that was rubbed out. */
  g_assert_cmpint (salon_replay_get_points (replay, 2, 0), ==, 1);
  g_assert_cmpint (salon_replay_get_points (replay, 4, 0), ==, 1);
  g_assert_cmpint (salon_replay_get_points (replay, 9, 0), ==, 1);
  g_assert_cmpint (salon_replay_get_points (replay, 3, 1), ==, 1);
  g_assert_cmpint (salon_replay_get_points (replay, 5, 1), ==, 4);
  g_assert_cmpint (salon_replay_get_points (replay, 9, 1), ==, 7);
  g_assert_cmpuint (salon_replay_get_speaker (replay, 5), ==, 1);
  g_assert_cmpuint (salon_replay_find_number (replay, 6), ==, 8);
  g_assert_cmpuint (salon_replay_find_turn (replay, 1, FALSE), ==, 9);
  g_assert_false (salon_replay_can_go_on (replay, 9));
  g_assert_true (salon_replay_can_go_on (replay, 4));
}

/* Other words on a list that is being written are neither seen nor told. */
static void
test_secrets (void)
{
  g_autoptr (SalonReplay) one = read_replay (SET_UP WRITTEN);
  g_autoptr (SalonReplay) other =
    read_replay (SET_UP
                 "1 shake WGLHWOYTHAIDSKAEEAELEOTRT\n1 write READ @5\n2 write LEASH @6\n1 write EASE @70\n2 write "
                 "SEAL\n1 strike EASE\n1 write DESK @80\n2 write TESTY\n");

  g_assert_false (salon_replay_allows_eyes (one, SALON_EYES_ALL));
  g_assert_false (salon_replay_allows_eyes (one, 1));
  g_assert_true (salon_replay_allows_eyes (one, 0));
  for (guint position = 0; position <= salon_replay_get_last (one); position++)
    {
      g_autofree CubesView *a = g_new (CubesView, 1), *b = g_new (CubesView, 1);
      g_autofree char *said = salon_replay_tell (one, position);

      expect (other, position, salon_replay_tell, said);
      cubes_replay_get_view (CUBES_REPLAY (one), position, SALON_EYES_ONLOOKER, a);
      cubes_replay_get_view (CUBES_REPLAY (other), position, SALON_EYES_ONLOOKER, b);
      g_assert_cmpmem (a, sizeof *a, b, sizeof *b);
      for (guint seat = 0; seat < 2; seat++)
        g_assert_cmpint (salon_replay_get_points (one, position, seat), ==, 0);
      if (position > 0)
        {
          CubesMove move, same;

          cubes_replay_get_move (CUBES_REPLAY (one), position, SALON_EYES_ONLOOKER, &move);
          cubes_replay_get_move (CUBES_REPLAY (other), position, SALON_EYES_ONLOOKER, &same);
          g_assert_cmpmem (&move, sizeof move, &same, sizeof same);
        }
    }
}

static void
test_go_on (void)
{
  g_autoptr (GString) dated = g_string_new (SET_UP "# way paper\n" ROUND);
  g_autoptr (SalonReplay) replay = NULL, again = NULL;
  const SalonReplayPlayers players = { .title = "Again",
                                       .kind = { SALON_HUMAN, SALON_COMPUTER_EASY },
                                       .name = { "Ada", "Hugo" } };
  const SalonReplayPlayers bad = { .title = "", .name = { "", "Hugo" } };
  g_autoptr (GError) error = NULL;
  g_autofree char *record = NULL;

  g_string_replace (dated, "\nseat 1", "\ndate 2026-01-02T10:00:00Z\nseat 1", 1);
  replay = read_replay (dated->str);
  record = salon_replay_go_on (replay, 9, &players, &error);
  g_assert_no_error (error);
  /* The game is not over, so it is the same one, and statistics know it by its date. */
  g_assert_nonnull (strstr (record, "\ndate 2026-01-02T10:00:00Z\n"));
  g_assert_nonnull (strstr (record, "begin\n# way paper\n1 shake"));
  g_assert_nonnull (strstr (record, "1 time\n# seat 2 is now computer-easy Hugo\n"));
  again = read_replay (record);
  g_assert_cmpuint (salon_replay_get_last (again), ==, 9);
  g_assert_cmpstr (salon_replay_get_title (again), ==, "Again");
  g_assert_cmpint (salon_replay_get_seat_kind (again, 9, 1), ==, SALON_COMPUTER_EASY);
  g_assert_false (salon_replay_can_go_on (replay, 4));

  g_assert_null (salon_replay_go_on (replay, 9, &bad, &error));
  g_assert_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD);
}

static void
test_damaged (void)
{
  g_autoptr (SalonReplay) replay = read_replay (SET_UP WRITTEN "2 write SKATER\n1 time\n");
  g_autofree CubesView *view = g_new (CubesView, 1);
  g_autoptr (GError) error = NULL;
  const char *fault;

  g_assert_cmpint (salon_replay_get_state (replay, &fault), ==, SALON_REPLAY_DAMAGED);
  g_assert_nonnull (strstr (fault, "19"));
  g_assert_cmpuint (salon_replay_get_last (replay), ==, 8);
  /* The cubes of the round in progress stay covered for whoever may see the list as well. */
  cubes_replay_get_view (CUBES_REPLAY (replay), 8, SALON_EYES_ONLOOKER, view);
  g_assert_cmpint (view->seen.faces[0], ==, '\0');
  cubes_replay_get_view (CUBES_REPLAY (replay), 8, 0, view);
  g_assert_cmpint (view->seen.faces[0], ==, '\0');
  g_assert_null (cubes_replay_new ("salon-record 1\ngame cubes\n", 26, &error));
  g_assert_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cubes-replay/positions", test_positions);
  g_test_add_func ("/cubes-replay/words", test_words);
  g_test_add_func ("/cubes-replay/secrets", test_secrets);
  g_test_add_func ("/cubes-replay/go-on", test_go_on);
  g_test_add_func ("/cubes-replay/damaged", test_damaged);
  return g_test_run ();
}
