/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The record: what is on the disk at every moment opens as the same game, veils the lists while they are written, and the
 * round goes on where it was. */

#include <string.h>

#include "cubes-sitting.h"
#include "model/cubes/cubes-game-private.h"

static const char *const words[] = { "READ", "SEEDS", "DARE", "SEAL", "LEASED", "EASE", NULL };

/* The game as it would be found after a kill. */
static CubesGame *
killed (CubesGame *game)
{
  g_autofree char *kept = sitting_kept (game);

  return sitting_game (kept, NULL);
}

/* Checks that the game that is read from the kept record is the same, and that this tells no word of a running round. */
static void
assert_kept (CubesGame *game)
{
  g_autofree char *kept = sitting_kept (game), *record = sitting_record (game), *again = NULL, *kept_again = NULL;
  g_autoptr (CubesGame) other = sitting_game (kept, NULL);

  again = sitting_record (other);
  g_assert_cmpstr (again, ==, record);
  kept_again = sitting_kept (other);
  g_assert_cmpstr (kept_again, ==, kept);
  g_assert_true (salon_game_is_same (SALON_GAME (game), SALON_GAME (other)));
  g_assert_true (g_str_has_prefix (kept, cubes_game_is_writing (game) ? "salon-veiled 1 " : "salon-record 1\n"));
  if (cubes_game_is_writing (game))
    sitting_assert_silent (kept, words);

  g_assert_cmpuint (cubes_game_count_rounds (other), ==, cubes_game_count_rounds (game));
  for (guint i = 0; i < cubes_game_count_rounds (game); i++)
    g_assert_cmpmem (cubes_game_get_round (other, i), sizeof (CubesRound), cubes_game_get_round (game, i),
                     sizeof (CubesRound));
  g_assert_cmpmem (&other->record->state, sizeof (CubesState), &game->record->state, sizeof (CubesState));
  salon_game_close (SALON_GAME (other));
}

static void
test_every_moment (gconstpointer way)
{
  g_autofree char *record = g_strdup_printf (
    SITTING_SETUP
    "option target 20\noption spelling free\nseat 1 human Ada\nseat 2 computer-medium Hugo\nseat 3 human Cleo\n"
    "first 1\nbegin\n%s1 shake " SITTING_FACES "\n",
    (const char *) way);
  g_autoptr (CubesGame) game = sitting_game (record, NULL);
  const gboolean paper = cubes_game_get_habits (game)->way == CUBES_WAY_PAPER;

  assert_kept (game);
  sitting_lift (game, 0);
  sitting_pass (game, 50);
  assert_kept (game);
  if (paper)
    sitting_pass (game, 140);
  sitting_write (game, 0, "READ");
  assert_kept (game);
  sitting_write (game, 0, "SEEDS");
  assert_kept (game);
  g_assert_true (cubes_game_strike (game, 0, "SEEDS", NULL));
  assert_kept (game);
  sitting_finish (game, 0);
  assert_kept (game);
  if (!paper)
    sitting_lift (game, 2);
  sitting_write (game, 2, "RAED"); /* which no computer writes */
  assert_kept (game);
  sitting_finish (game, 2);
  sitting_settle (game);
  assert_kept (game);
  g_assert_true (cubes_game_challenge (game, 0, 2, "RAED", FALSE, NULL));
  assert_kept (game);
  if (cubes_game_next_round (game, NULL))
    {
      sitting_settle (game);
      assert_kept (game);
    }
  salon_game_close (SALON_GAME (game));
}

/* The clock goes on from the seat’s greatest time, in whole seconds, with the lid on the cubes again. */
static void
test_clock (void)
{
  g_autoptr (CubesGame) game =
    sitting_game (SITTING_SETUP SITTING_TWO "begin\n1 shake " SITTING_FACES "\n1 write READ @100\n1 strike READ\n",
                  NULL);
  g_autoptr (CubesGame) second = NULL, third = NULL;
  CubesTime time;

  g_assert_cmpint (cubes_game_get_due (game), ==, CUBES_DUE_LID);
  cubes_game_get_time (game, &time);
  g_assert_cmpint (time.used, ==, 100 * G_TIME_SPAN_SECOND);
  g_assert_cmpstr (sitting_view (game, 0)->seen.faces, ==, "");
  sitting_lift (game, 0);
  sitting_pass (game, 12.7);
  sitting_write (game, 0, "SEAL");
  sitting_pass (game, 7);

  second = killed (game);
  cubes_game_get_time (second, &time);
  g_assert_cmpint (time.used, ==, 112 * G_TIME_SPAN_SECOND);
  sitting_lift (second, 0);
  sitting_pass (second, 68);

  /* Whoever had finished has finished. */
  third = killed (second);
  g_assert_true (cubes_game_is_done (third, 0));
  g_assert_cmpint (cubes_game_get_turn (third), ==, 1);
  g_assert_cmpstr (sitting_view (third, 0)->seen.faces, ==, SITTING_FACES);
  salon_game_close (SALON_GAME (game));
  salon_game_close (SALON_GAME (second));
  salon_game_close (SALON_GAME (third));
}

/* On paper the clock goes on from the greatest time of a computer; once it is up, it is up. */
static void
test_paper (void)
{
  g_autoptr (CubesGame) game =
    sitting_game (SITTING_SETUP
                  "seat 1 human Ada\nseat 2 computer-hard Hugo\nfirst 1\nbegin\n# way paper\n1 shake " SITTING_FACES
                  "\n",
                  NULL);
  g_autoptr (CubesGame) second = NULL, third = NULL;
  CubesTime time;

  sitting_settle (game);
  sitting_lift (game, 0);
  sitting_pass (game, 100);
  g_assert_cmpint (game->record->state.list[1].second, >, 0);
  second = killed (game);
  cubes_game_get_time (second, &time);
  g_assert_cmpint (time.used, ==, game->record->state.list[1].second * G_TIME_SPAN_SECOND);
  sitting_settle (second);
  sitting_lift (second, 0);
  sitting_pass (second, 180);
  third = killed (second);
  g_assert_cmpint (cubes_game_get_due (third), ==, CUBES_DUE_LISTS);
  salon_game_close (SALON_GAME (game));
  salon_game_close (SALON_GAME (second));
  salon_game_close (SALON_GAME (third));
}

/* The list of the computer after the round, as text. */
static char *
list_of_computer (CubesGame *game)
{
  GString *text = g_string_new (NULL);
  const CubesList *list = &game->record->state.list[0];

  for (int i = 0; i < list->n; i++)
    g_string_append_printf (text, "%s @%d\n", list->word[i].letters, list->word[i].second);
  return g_string_free (text, FALSE);
}

/* A computer writes the same words at the same seconds, however often the game is taken up again. */
static void
test_computers (void)
{
  g_autoptr (CubesGame) game =
    sitting_game (SITTING_SETUP "seat 1 computer-hard Otto\nseat 2 human Ada\nfirst 2\nbegin\n2 shake " SITTING_FACES
                                "\n",
                  NULL);
  g_autoptr (CubesGame) broken = killed (game);
  g_autofree char *expected = NULL, *list = NULL;

  sitting_settle (game);
  sitting_lift (game, 1);
  sitting_pass (game, 180);
  sitting_settle (game);
  expected = list_of_computer (game);
  g_assert_cmpint (game->record->state.list[0].n, >, 10);

  for (int i = 0; i < 200 && cubes_game_is_writing (broken); i++)
    {
      CubesGame *next;

      sitting_settle (broken);
      if (cubes_game_get_due (broken) == CUBES_DUE_LID)
        sitting_lift (broken, 1);
      sitting_pass (broken, 17);
      /* A person’s word keeps the time that has passed. */
      if (cubes_game_get_due (broken) == CUBES_DUE_WRITE)
        {
          const char letters[] = { 'A', (char) ('A' + i % 26), (char) ('A' + i / 26), '\0' };

          sitting_write (broken, 1, letters);
        }
      sitting_settle (broken);
      next = killed (broken);
      salon_game_close (SALON_GAME (broken));
      g_set_object (&broken, next);
      g_object_unref (next);
    }
  g_assert_false (cubes_game_is_writing (broken));
  list = list_of_computer (broken);
  g_assert_cmpstr (list, ==, expected);
  salon_game_close (SALON_GAME (game));
  salon_game_close (SALON_GAME (broken));
}

/* A computer that came in the middle of a round has written nothing before that, after a break neither. */
static void
test_newcomer (void)
{
  g_autoptr (CubesGame) game =
    sitting_game (SITTING_SETUP SITTING_TWO "begin\n1 shake " SITTING_FACES
                                            "\n1 write READ @90\n# seat 2 is now computer-hard Otto\n",
                  NULL);

  sitting_settle (game);
  sitting_lift (game, 0);
  sitting_pass (game, 1);
  g_assert_cmpint (game->record->state.list[1].n, <=, 1);
  sitting_pass (game, 60);
  g_assert_cmpint (game->record->state.list[1].n, >, 1);
  g_assert_cmpint (game->record->state.list[1].word[0].second, >=, 90);
  salon_game_close (SALON_GAME (game));
}

/* Who sits where follows from the comments. */
static void
test_seats (void)
{
  g_autoptr (CubesGame) game =
    sitting_game (SITTING_SETUP SITTING_TWO "begin\n# seat 2 is now computer-easy Otto\n1 shake " SITTING_FACES "\n",
                  NULL);

  g_assert_false (salon_game_is_person (SALON_GAME (game), 1));
  g_assert_cmpstr (salon_game_get_seat_name (SALON_GAME (game), 1), ==, "Otto");
  g_assert_cmpint (salon_game_get_seat_kind (SALON_GAME (game), 1), ==, SALON_COMPUTER_EASY);
  sitting_settle (game);
  sitting_lift (game, 0);
  sitting_pass (game, 180);
  sitting_settle (game);
  g_assert_cmpint (sitting_view (game, 1)->seen.list[1].n, >, 0);
  assert_kept (game);
  salon_game_close (SALON_GAME (game));
}

/* A record that is cut off anywhere, or changed, is refused or opens as a game that can be kept. */
static void
test_spoiled (void)
{
  static const char record[] =
    SITTING_SETUP SITTING_TWO "begin\n# way paper\n1 shake " SITTING_FACES
                              "\n1 write READ @3\n# seat 1 is done\n2 write DARE @4\n2 strike DARE\n1 time\n";
  guint64 random = 3;
  int read = 0, refused = 0;

  for (gsize i = 0; i < 3 * strlen (record); i++)
    {
      g_autofree char *spoiled = g_strdup (record);
      g_autoptr (GError) error = NULL;
      g_autoptr (SalonGame) game = NULL;
      gsize length = strlen (record);

      random = random * G_GUINT64_CONSTANT (6364136223846793005) + 1;
      if (i < length)
        length = i;
      else
        spoiled[(random >> 33) % length] = (char) (random >> 55);
      game = cubes_game_kind.read (spoiled, length, 1, &error);
      g_assert_true ((game == NULL) == (error != NULL));
      if (game == NULL)
        {
          refused++;
          continue;
        }
      read++;
      if (i % 16 == 0)
        assert_kept (CUBES_GAME (game));
    }
  g_assert_cmpint (read, >, 10);
  g_assert_cmpint (refused, >, 10);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/cubes-resume/every-moment/curtain", "", test_every_moment);
  g_test_add_data_func ("/cubes-resume/every-moment/paper", "# way paper\n", test_every_moment);
  g_test_add_func ("/cubes-resume/clock", test_clock);
  g_test_add_func ("/cubes-resume/paper", test_paper);
  g_test_add_func ("/cubes-resume/computers", test_computers);
  g_test_add_func ("/cubes-resume/newcomer", test_newcomer);
  g_test_add_func ("/cubes-resume/seats", test_seats);
  g_test_add_func ("/cubes-resume/spoiled", test_spoiled);

  return g_test_run ();
}
