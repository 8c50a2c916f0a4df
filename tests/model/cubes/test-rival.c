/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Somebody else’s points on the same grid, which are to be beaten: the comment of the record, what is said of it, and that it is
 * kept; and what a round that was played is sent as. */

#include <string.h>

#include "cubes-sitting.h"
#include "model/cubes/cubes-grid-text.h"
#include "model/cubes/cubes-harvest.h"
#include "model/cubes/cubes-share.h"

#define BEGUN SITTING_SETUP SITTING_TWO "begin\n"

static void
test_comment (void)
{
  static const struct {
    const char *line;
    int points; /* 0: it is another comment */
    const char *name;
  } table[] = {
    { "# to beat 28 Nora", 28, "Nora" },
    { "# to beat 28", 28, "" },
    { "# to beat 99999 Nora · Élise", 99999, "Nora · Élise" },
    { "# to beat 100000 Nora", 0, NULL },
    { "# to beat 0 Nora", 0, NULL },
    { "# to beat 028 Nora", 0, NULL },
    { "# to beat -1 Nora", 0, NULL },
    { "# to beat 28Nora", 0, NULL },
    { "# to beat 28 ", 0, NULL },
    { "# to beat 28 No\x01ra", 0, NULL },
    { "# to beat Nora", 0, NULL },
    { "# to beat ", 0, NULL },
    { "#to beat 28", 0, NULL },
    { "# way paper", 0, NULL },
    { "", 0, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      CubesRival rival = { 7, "Hugo" };
      const gboolean taken = cubes_rival_read (&rival, table[i].line, strlen (table[i].line));
      g_autofree char *written = cubes_rival_write (&rival), *line = g_strconcat (table[i].line, "\n", NULL);

      g_test_message ("%s", table[i].line);
      g_assert_true (taken == (table[i].points > 0));
      g_assert_cmpint (rival.points, ==, taken ? table[i].points : 7);
      g_assert_cmpstr (rival.name, ==, taken ? table[i].name : "Hugo");
      g_assert_cmpstr (written, ==, taken ? line : "# to beat 7 Hugo\n");
    }
}

/* Names stand between signs that keep the direction of the text; see salon_name_isolate(). */
#define FIRST_SIGN 0x2068
#define LAST_SIGN  0x2069

static void
assert_judged (const char *name, int to_beat, int points, const char *wanted)
{
  g_autoptr (GString) plain = g_string_new (NULL);
  CubesRival rival = { to_beat, "" };
  g_autofree char *said = NULL;

  g_strlcpy (rival.name, name, sizeof rival.name);
  said = cubes_rival_judge (&rival, "Ada", points);
  for (const char *at = said; *at != '\0'; at = g_utf8_next_char (at))
    if (g_utf8_get_char (at) != FIRST_SIGN && g_utf8_get_char (at) != LAST_SIGN)
      g_string_append_unichar (plain, g_utf8_get_char (at));
  g_assert_cmpstr (plain->str, ==, wanted);
}

static void
test_judged (void)
{
  assert_judged ("Nora", 28, 33, "Ada beats Nora’s 28 by 5.");
  assert_judged ("Nora", 28, 28, "Ada equals Nora’s 28.");
  assert_judged ("Nora", 28, 27, "Ada falls 1 short of Nora’s 28.");
  assert_judged ("", 28, 33, "Ada beats the 28 by 5.");
  assert_judged ("", 28, 28, "Ada equals the 28.");
  assert_judged ("", 28, 0, "Ada falls 28 short of the 28.");
}

/* The points to beat are in both forms of the record, judged when the lists are read out, and no part of the next game. */
static void
test_kept (void)
{
  static const char *const words[] = { "LEASED", "READ" };
  g_autoptr (CubesGame) game = sitting_game (BEGUN "# way paper\n# to beat 2 Nora\n1 shake " SITTING_FACES "\n", NULL);
  g_autoptr (GString) told = sitting_listen (game);
  g_autofree char *kept = sitting_kept (game), *plain = NULL, *judged = NULL, *next = NULL;

  g_assert_nonnull (strstr (kept, "begin\n# way paper\n# to beat 2 Nora\n1 shake "));
  g_assert_null (cubes_game_judge_rival (game));
  sitting_lift (game, 0);
  sitting_finish (game, 0);
  for (int seat = 0; seat < 2; seat++)
    {
      sitting_write (game, seat, words[seat]);
      sitting_finish (game, seat);
    }
  sitting_settle (game);

  judged = cubes_game_judge_rival (game);
  g_assert_nonnull (strstr (judged, "by 1."));
  g_assert_nonnull (strstr (told->str, judged));
  next = salon_game_get_next_setup (SALON_GAME (game), FALSE);
  g_assert_null (strstr (next, "beat"));
  g_assert_nonnull (strstr (next, "# way paper"));

  plain = sitting_record (game);
  {
    g_autoptr (GError) error = NULL;
    g_autoptr (CubesGame) again = cubes_game_new_asleep (plain, strlen (plain), 1, &error);
    g_autofree char *once = NULL;

    g_assert_no_error (error);
    g_assert_cmpint (cubes_game_get_rival (again)->points, ==, 2);
    g_assert_cmpstr (cubes_game_get_rival (again)->name, ==, "Nora");
    once = cubes_game_judge_rival (again);
    g_assert_cmpstr (once, ==, judged);
    salon_game_close (SALON_GAME (again));
  }
  salon_game_close (SALON_GAME (game));
}

static CubesGame *
read_game (const char *record)
{
  g_autoptr (GError) error = NULL;
  CubesGame *game = cubes_game_new_asleep (record, strlen (record), 1, &error);

  g_assert_no_error (error);
  return game;
}

/* A round is sent with the best points of a person, and all that it takes to play it likewise. */
static void
test_shared (void)
{
  g_autoptr (CubesGame) game = read_game (
    SITTING_SETUP
    "option grid bar-after\noption minutes 5\nseat 1 human Ada\nseat 2 human Hugo\nseat 3 computer-hard Tim\n"
    "first 1\nbegin\n1 shake " SITTING_FACES "\n1 bar NW\n1 write SKATE\n2 write SKATER\n3 write TEAK\n"
    "3 write TREK\n3 write ALERT\n3 write STALK\n1 time\n");
  g_autofree char *text = cubes_share_write (game);
  CubesGridText grid;

  cubes_grid_text_read (text, &grid);
  g_assert_cmpstr (grid.faces, ==, SITTING_FACES);
  g_assert_true (grid.told);
  g_assert_cmpint (grid.corner, ==, CUBES_NW);
  g_assert_cmpint (grid.minutes, ==, 5);
  g_assert_cmpstr (grid.words, ==, "en");
  g_assert_cmpint (grid.rival.points, ==, 3);
  g_assert_cmpstr (grid.rival.name, ==, "Hugo");
}

/* What each seat brought together. */
static void
test_harvest (void)
{
  g_autoptr (CubesGame) game =
    read_game (SITTING_SETUP
               "option target 20\n" SITTING_TWO "begin\n1 shake " SITTING_FACES
               "\n1 write READ\n1 write LEASED\n1 write ZZZZ\n2 write EASED\n1 time\n2 shake " SITTING_FACES
               "\n1 write DEAR\n2 write DEAR\n2 write READIEST\n2 time\n");
  CubesHarvest harvest[2];
  g_autofree char *first = NULL, *points = NULL;

  cubes_harvest_count (game, 2, harvest);
  g_assert_cmpint (harvest[0].words, ==, 2);
  g_assert_cmpint (harvest[0].points, ==, 4);
  g_assert_cmpint (harvest[0].rounds, ==, 1);
  g_assert_cmpint (harvest[0].from[1], ==, 1);
  g_assert_cmpint (harvest[0].from[3], ==, 3);
  g_assert_cmpstr (harvest[0].own, ==, "LEASED");
  g_assert_cmpint (harvest[1].points, ==, 13);
  g_assert_cmpint (harvest[1].from[2], ==, 2);
  g_assert_cmpint (harvest[1].from[5], ==, 11);
  g_assert_cmpstr (harvest[1].own, ==, "READIEST");

  first = cubes_harvest_describe (&harvest[0], 2);
  g_assert_cmpstr (first, ==, "2 words counted · best in 1 round, at most 4 points in one");
  points = cubes_harvest_describe_points (&harvest[1]);
  g_assert_cmpstr (points, ==, "5 letters: 2 points, 8 letters and more: 11 points");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cubes/rival/comment", test_comment);
  g_test_add_func ("/cubes/rival/judged", test_judged);
  g_test_add_func ("/cubes/rival/kept", test_kept);
  g_test_add_func ("/cubes/rival/shared", test_shared);
  g_test_add_func ("/cubes/rival/harvest", test_harvest);
  return g_test_run ();
}
