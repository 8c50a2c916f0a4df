/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything that people and the desktop can do, in any order and at any moment: nothing breaks, what is refused changes
 * nothing and says why, no word of a running round is told or kept in clear, and the kept record always opens as the same game. */

#include <string.h>

#include "cubes-sitting.h"
#include "model/cubes/cubes-game-private.h"

#define GAMES 200
#define CALLS 150

static const char *const words[] = { "READ", "SEEDS", "DARES", "LEASED", "WHALER", "QQQ", NULL };

static guint64 random_state;

/* What came of it, lest nothing does. */
static guint scored, written, over;

static int
chance (int below)
{
  random_state = random_state * G_GUINT64_CONSTANT (6364136223846793005) + G_GUINT64_CONSTANT (1442695040888963407);
  return (int) ((random_state >> 33) % (guint) below);
}

static char *
make_setup (void)
{
  static const char *const grids[] = { "master", "bar-after", "bar-before" };
  static const char *const minutes[] = { "none", "1", "3" };
  static const char *const targets[] = { "none", "10", "60" };
  static const char *const kinds[] = { "human", "human", "computer-easy", "computer-hard" };
  GString *setup = g_string_new (SITTING_SETUP);
  const int seats = 1 + chance (4);

  g_string_append_printf (setup, "option grid %s\noption minutes %s\noption target %s\noption spelling %s\n",
                          grids[chance (3)], minutes[chance (3)], targets[chance (3)], chance (2) ? "free" : "strict");
  for (int seat = 1; seat <= seats; seat++)
    g_string_append_printf (setup, "seat %d %s P%d\n", seat, kinds[chance (4)], seat);
  g_string_append_printf (setup, "first %d\n%s%s%s", 1 + chance (seats), chance (2) ? "# way paper\n" : "",
                          chance (3) ? "" : "# wish rich\n", chance (3) ? "" : "# check on\n");
  return g_string_free (setup, FALSE);
}

/* The running round’s words stand in a log of what was told since it began. */
static void
check_secrets (CubesGame *game, GString *told)
{
  if (cubes_game_is_writing (game))
    {
      g_autofree char *kept = sitting_kept (game);
      const char *shake = g_strrstr (kept, " shake ");

      sitting_assert_silent (told->str, words);
      sitting_assert_silent (shake, words);
    }
  else
    {
      g_string_truncate (told, 0);
    }
}

static void
check_reopened (CubesGame **game)
{
  g_autofree char *kept = sitting_kept (*game), *record = sitting_record (*game), *again = NULL;
  CubesGame *other = sitting_game (kept, NULL);

  again = sitting_record (other);
  g_assert_cmpstr (again, ==, record);
  g_assert_cmpmem (&other->record->state, sizeof (CubesState), &(*game)->record->state, sizeof (CubesState));
  salon_game_close (SALON_GAME (*game));
  g_object_unref (*game);
  *game = other;
}

/* Does what is due, if a person can. */
static gboolean
go_on (CubesGame *game, GError **error)
{
  const int turn = MAX (cubes_game_get_turn (game), 0);
  const char *word = words[chance (G_N_ELEMENTS (words) - 1)];

  switch (cubes_game_get_due (game))
    {
    case CUBES_DUE_BAR:
      return cubes_game_lay_bar (game, turn, (CubesCorner) chance (4), error);
    case CUBES_DUE_SHAKE:
      return cubes_game_shake (game, turn, error);
    case CUBES_DUE_LID:
      return cubes_game_lift_lid (game, turn, error);
    case CUBES_DUE_WRITE:
    case CUBES_DUE_LISTS:
      return chance (6) == 0 ? cubes_game_finish (game, turn, error) : cubes_game_write (game, turn, word, error);
    case CUBES_DUE_END:
    case CUBES_DUE_NEXT:
    case CUBES_DUE_OVER:
    default:
      return cubes_game_next_round (game, error);
    }
}

/* Calls one function; whether it did anything, and why not, comes back. */
static gboolean
call (CubesGame *game, GError **error)
{
  const int seat = chance (5) - (chance (8) == 0), target = chance (4);
  const char *word = words[chance (G_N_ELEMENTS (words) - 1)];

  switch (chance (13))
    {
    case 0:
      return cubes_game_shake (game, seat, error);
    case 1:
      return cubes_game_lay_bar (game, seat, (CubesCorner) chance (6), error);
    case 2:
    case 3:
      return cubes_game_lift_lid (game, seat, error);
    case 4:
    case 5:
    case 6:
      return cubes_game_write (game, seat, word, error);
    case 7:
      return cubes_game_strike (game, seat, word, error);
    case 8:
      return cubes_game_finish (game, seat, error);
    case 9:
      return chance (6) != 0 || cubes_game_call_time (game, error);
    case 10:
      return cubes_game_challenge (game, seat, target, word, chance (2), error);
    case 11:
      return cubes_game_next_round (game, error);
    default:
      return salon_game_hand_over (SALON_GAME (game), (guint) chance ((int) salon_game_count_seats (SALON_GAME (game))),
                                   chance (2) ? SALON_HUMAN : SALON_COMPUTER_EASY, "Otto", error);
    }
}

static void
play (void)
{
  g_autofree char *setup = make_setup ();
  CubesGame *game = sitting_new (setup, NULL);
  GString *told = sitting_listen (game);
  int holds = 0;

  for (int i = 0; i < CALLS; i++)
    {
      g_autofree char *before = sitting_record (game), *after = NULL, *status = NULL;
      g_autoptr (GError) error = NULL;
      gboolean done = TRUE;

      switch (chance (10))
        {
        case 0:
          sitting_pass (game, chance (40));
          break;
        case 1:
          cubes_game_set_paused (game, chance (3) == 0);
          break;
        case 2:
          if (holds == 0)
            salon_game_hold (SALON_GAME (game));
          else
            salon_game_release (SALON_GAME (game));
          holds = !holds;
          break;
        case 3:
          cubes_game_hurry (game);
          break;
        case 4:
          if (holds == 0)
            {
              sitting_settle (game);
              g_signal_handlers_disconnect_by_data (game, told);
              g_string_free (told, TRUE);
              check_reopened (&game);
              told = sitting_listen (game);
            }
          break;
        case 5:
          sitting_settle (game);
          break;
        default:
          done = chance (2) ? go_on (game, &error) : call (game, &error);
          break;
        }
      g_assert_true (done == (error == NULL));
      after = sitting_record (game);
      written += strlen (after) > strlen (before) && strstr (after + strlen (before), " write ") != NULL;
      if (!done)
        g_assert_cmpstr (after, ==, before);
      check_secrets (game, told);
      status = salon_game_get_status (SALON_GAME (game));
      g_assert_true (status == NULL || g_utf8_validate (status, -1, NULL));
      g_assert_cmpint (cubes_game_get_turn (game), <, (int) salon_game_count_seats (SALON_GAME (game)));
    }
  if (holds > 0)
    salon_game_release (SALON_GAME (game));
  sitting_settle (game);
  scored += cubes_game_count_rounds (game);
  over += salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_FINISHED;
  salon_game_close (SALON_GAME (game));
  g_object_unref (game);
  g_string_free (told, TRUE);
}

static void
test_any_order (void)
{
  for (int i = 0; i < GAMES; i++)
    {
      random_state = (guint64) i + 1;
      play ();
    }
  g_test_message ("%u words, %u rounds, %u games to their end", written, scored, over);
  g_assert_cmpuint (written, >, 3 * GAMES);
  g_assert_cmpuint (scored, >, GAMES);
  g_assert_cmpuint (over, >, GAMES / 3);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cubes-any-order/calls", test_any_order);

  return g_test_run ();
}
