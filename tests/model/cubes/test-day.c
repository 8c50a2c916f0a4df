/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The grid of the day: the same roll for everybody, an ordinary game, and its result. */

#include <string.h>

#include "cubes-sitting.h"
#include "model-scratch.h"
#include "model/cubes/cubes-day.h"
#include "rules/cubes/cubes-edition.h"

#define FIRST (salon_day_make (2026, 1, 1))
#define TODAY (salon_day_make (2026, 11, 23))

/* The game of @day for two people, (transfer full). */
static char *
write_record (SalonDay day)
{
  const CubesHabits habits = { CUBES_WAY_CURTAIN, CUBES_WISH_NONE, FALSE };
  CubesHeader header;

  cubes_header_init (&header, 2);
  header.setup.target = 50;
  header.setup.grid = CUBES_BAR_AFTER;
  header.salon.kind[0] = SALON_HUMAN;
  header.salon.kind[1] = SALON_COMPUTER_EASY;
  g_strlcpy (header.salon.name[0], "Ada", sizeof header.salon.name[0]);
  g_strlcpy (header.salon.name[1], "Hugo", sizeof header.salon.name[1]);
  return cubes_day_write_record (day, &header, &habits);
}

static void
test_roll (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  static const char *const languages[] = { "en", "fr" };

  for (guint i = 0; i < 400; i++)
    for (guint k = 0; k < G_N_ELEMENTS (languages); k++)
      {
        char faces[CUBES_CELLS + 1], again[CUBES_CELLS + 1];

        cubes_day_roll (FIRST + i, languages[k], faces);
        cubes_day_roll (FIRST + i, languages[k], again);
        g_assert_cmpstr (faces, ==, again);
        g_assert_true (cubes_edition_can_show (k == 0 ? 0 : cubes_edition_from_name ("salon-fr"), faces));
        g_assert_true (g_hash_table_add (seen, g_strdup (faces)));
      }
}

/* It is a game of one round of three minutes on all cubes, whatever the page for a new game says. */
static void
test_game (void)
{
  g_autofree char *record = write_record (TODAY);
  g_autoptr (CubesGame) game = sitting_game (record, NULL);
  const CubesHeader *header = cubes_game_get_header (game);
  SalonDay day;

  g_assert_cmpuint (header->setup.minutes, ==, CUBES_DAY_MINUTES);
  g_assert_cmpuint (header->setup.grid, ==, CUBES_MASTER);
  g_assert_cmpuint (header->setup.target, ==, 0);
  g_assert_true (g_str_has_suffix (header->salon.title, "2026-11-23"));
  g_assert_cmpint (cubes_game_get_due (game), ==, CUBES_DUE_LID);
  /* Nothing is said of it before its lists lie open. */
  g_assert_false (cubes_day_find (game, &day));
}

/* Another roll under the title of a day is no grid of the day. */
static void
test_found (void)
{
  g_autofree char *record = write_record (TODAY);
  char *faces = strstr (record, " shake ") + strlen (" shake ");
  g_autofree char *over = g_strconcat (record, "1 time\n", NULL);
  g_autoptr (CubesGame) game = sitting_game (over, NULL);
  SalonDay day = 0;
  char spare;

  g_assert_true (cubes_day_find (game, &day));
  g_assert_cmpuint (day, ==, TODAY);

  /* Two cubes change their places. */
  for (int i = 1; i < CUBES_CELLS; i++)
    if (faces[i] != faces[0])
      {
        g_autoptr (CubesGame) other = NULL;

        spare = faces[0];
        faces[0] = faces[i];
        faces[i] = spare;
        g_free (over);
        over = g_strconcat (record, "1 time\n", NULL);
        other = sitting_game (over, NULL);
        g_assert_false (cubes_day_find (other, &day));
        break;
      }
}

static void
test_result (void)
{
  g_autofree char *record = write_record (TODAY);
  g_autofree char *first = g_strconcat (record, "1 time\n", NULL), *text = NULL, *second = NULL;
  g_autoptr (CubesGame) game = sitting_game (first, NULL), again = NULL;
  CubesDayResult result, read;
  const CubesGridWord *words;
  guint n;

  sitting_settle (game);
  words = cubes_game_get_words (game, &n);
  g_assert_nonnull (words);
  g_assert_cmpuint (n, >, 1);
  g_assert_true (cubes_day_get_result (game, &result));
  g_assert_cmpint (result.points, ==, 0);
  g_assert_cmpuint (result.words, ==, 0);
  g_assert_cmpuint (result.all_words, ==, n);

  /* The computer has the longest word, and does not count. */
  second = g_strdup_printf ("%s1 write %s @5\n2 write %s @5\n1 time\n", record, words[n - 1].letters, words[0].letters);
  again = sitting_game (second, NULL);
  sitting_settle (again);
  g_assert_true (cubes_day_get_result (again, &result));
  g_assert_cmpint (result.points, ==, words[n - 1].points);
  g_assert_cmpuint (result.words, ==, 1);

  text = cubes_day_write (&result);
  g_assert_true (cubes_day_read (text, &read));
  g_assert_cmpmem (&read, sizeof read, &result, sizeof result);
  for (const char *const *wrong = (const char *const[]) { "", "points 1 2 words 3", "points 1 2 words 3 x",
                                                          "points -1 2 words 3 4", "points 1 2 3 words 4", NULL };
       *wrong != NULL; wrong++)
    g_assert_false (cubes_day_read (*wrong, &read));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  model_watchdog ();
  g_test_add_func ("/day/roll", test_roll);
  g_test_add_func ("/day/game", test_game);
  g_test_add_func ("/day/found", test_found);
  g_test_add_func ("/day/result", test_result);
  return g_test_run ();
}
