/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Set-ups, with the habits that stand beside the rules, and what records can be opened. */

#include <string.h>

#include "cubes-sitting.h"
#include "model-scratch.h"

#define NEVER_PLAYED SITTING_SETUP SITTING_TWO "begin\n"
#define BAD_ROLL     "AAAAAAAAAAAAAAAAAAAAAAAAA"

static void
test_habits (void)
{
  CubesHeader header;
  CubesHabits habits = { CUBES_WAY_PAPER, CUBES_WISH_EASY, TRUE }, read;
  g_autofree char *setup = NULL, *again = NULL, *plain = NULL;

  cubes_header_init (&header, 2);
  header.setup.target = 100;
  g_strlcpy (header.salon.title, "Sunday", sizeof header.salon.title);
  setup = cubes_setup_write (&header, &habits);
  g_assert_nonnull (strstr (setup, "\n# way paper\n# check on\n# wish easy\n"));
  g_assert_null (strstr (setup, "Sunday"));

  g_assert_cmpint (cubes_setup_read (setup, strlen (setup), &header, &read), ==, SALON_SETUP_GOOD);
  g_assert_cmpint (read.way, ==, CUBES_WAY_PAPER);
  g_assert_cmpint (read.wish, ==, CUBES_WISH_EASY);
  g_assert_true (read.check);
  g_assert_cmpint (header.setup.target, ==, 100);
  again = cubes_setup_write (&header, &read);
  g_assert_cmpstr (again, ==, setup);

  /* The first of each kind has no comment. */
  memset (&habits, 0, sizeof habits);
  plain = cubes_setup_write (&header, &habits);
  g_assert_null (strstr (plain, "#"));
}

static void
test_judge (void)
{
  static const struct {
    const char *setup;
    SalonSetupState state;
  } table[] = {
    { SITTING_SETUP SITTING_TWO, SALON_SETUP_GOOD },
    { "salon-record 1\n# way boat\ngame cubes\nedition deluxe-1997\nwords en\n" SITTING_TWO "# wish\n",
      SALON_SETUP_GOOD },
    { "", SALON_SETUP_DAMAGED },
    { SITTING_SETUP "seat 1 human Ada\n", SALON_SETUP_DAMAGED },
    { SITTING_SETUP "seat 1 human Ada\nfirst 2\n", SALON_SETUP_DAMAGED },
    { NEVER_PLAYED, SALON_SETUP_DAMAGED },
    { SITTING_SETUP "option minutes 11\n" SITTING_TWO, SALON_SETUP_NEWER },
    { SITTING_SETUP "option minutes +3\n" SITTING_TWO, SALON_SETUP_DAMAGED },
    { SITTING_SETUP "option light candle\n" SITTING_TWO, SALON_SETUP_NEWER },
    { "salon-record 1\ngame cubes\nedition giant-2031\nwords en\n" SITTING_TWO, SALON_SETUP_NEWER },
    { "salon-record 1\ngame cubes\nedition deluxe-1997\nwords de\n" SITTING_TWO, SALON_SETUP_NEWER },
    { SITTING_SETUP "seat 1 bot Robbie\nfirst 1\n", SALON_SETUP_NEWER },
    { "salon-record 1\ngame probe\n", SALON_SETUP_NEWER },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      const gsize length = strlen (table[i].setup);
      g_autoptr (GError) error = NULL;
      g_autoptr (SalonGame) game = cubes_game_kind.begin (table[i].setup, length, 1, &error);

      if (cubes_game_kind.judge (table[i].setup, length) != table[i].state)
        g_error ("set-up %" G_GSIZE_FORMAT " is judged wrongly", i);
      g_assert_true ((game != NULL) == (table[i].state == SALON_SETUP_GOOD));
      g_assert_true ((error == NULL) == (game != NULL));
    }
}

static void
test_refused (void)
{
  static const struct {
    const char *record;
    SalonGameError code;
    const char *said;
  } table[] = {
    { "", SALON_GAME_ERROR_RECORD, "line 1" },
    { SITTING_SETUP SITTING_TWO, SALON_GAME_ERROR_RECORD, "line 8" },
    { NEVER_PLAYED "1 shake " BAD_ROLL "\n", SALON_GAME_ERROR_RECORD, "line 9" },
    { NEVER_PLAYED "1 shake " SITTING_FACES "\n1 write QUEUE @4\n1 write QUOTE @3\n", SALON_GAME_ERROR_RECORD,
      "line 11" },
    { NEVER_PLAYED "1 shake " SITTING_FACES "\n1 dance\n", SALON_GAME_ERROR_NEWER, "line 10" },
    { NEVER_PLAYED "1 shake " SITTING_FACES "\n1 dance", SALON_GAME_ERROR_RECORD, "line 10" },
    { SITTING_SETUP "seat 1 robot Ada\nfirst 1\n", SALON_GAME_ERROR_NEWER, "line 5" },
    { SITTING_SETUP "seat 1 bot Robbie\nfirst 1\nbegin\n", SALON_GAME_ERROR_BOT, "Robbie" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (cubes_game_kind.read (table[i].record, strlen (table[i].record), 1, &error));
      g_assert_error (error, SALON_GAME_ERROR, (int) table[i].code);
      g_assert_nonnull (strstr (error->message, table[i].said));
      g_assert_null (strstr (error->message, "QU"));
    }
}

/* Records of other programs have comments that nobody here knows; habits may come anywhere before the first move. */
static void
test_comments (void)
{
  g_autoptr (CubesGame) game =
    sitting_game ("salon-record 1\n# made by hand\ngame cubes\n# way paper\nedition deluxe-1997\nwords en\n" SITTING_TWO
                  "begin\n# check on\n1 shake " SITTING_FACES
                  "\n# wish rich\n# hint 1\n# seat 2 is done\n# seat 9 is done\n# pencils up\n",
                  NULL);
  g_autofree char *record = sitting_record (game);

  g_assert_cmpint (cubes_game_get_habits (game)->way, ==, CUBES_WAY_PAPER);
  g_assert_true (cubes_game_get_habits (game)->check);
  g_assert_cmpint (cubes_game_get_habits (game)->wish, ==, CUBES_WISH_NONE);
  g_assert_true (cubes_game_is_done (game, 1));
  g_assert_false (cubes_game_is_done (game, 0));
  g_assert_nonnull (strstr (record, "begin\n# way paper\n# check on\n1 shake"));
  g_assert_true (g_str_has_suffix (record, "\n# hint 1\n# seat 2 is done\n"));
  salon_game_close (SALON_GAME (game));
}

static void
test_next_setup (void)
{
  g_autoptr (CubesGame) game =
    sitting_new (SITTING_SETUP
                 "option grid bar-after\nseat 1 human Ada\nseat 2 computer-easy Hugo\nfirst 2\n# wish rich\n",
                 NULL);
  g_autofree char *next = salon_game_get_next_setup (SALON_GAME (game), FALSE);
  g_autofree char *by_lot = salon_game_get_next_setup (SALON_GAME (game), TRUE);
  CubesHeader header;
  CubesHabits habits;

  g_assert_cmpint (cubes_setup_read (next, strlen (next), &header, &habits), ==, SALON_SETUP_GOOD);
  g_assert_cmpint (header.setup.first, ==, 0);
  g_assert_cmpint (header.setup.grid, ==, CUBES_BAR_AFTER);
  g_assert_cmpint (header.salon.kind[1], ==, SALON_COMPUTER_EASY);
  g_assert_cmpint (habits.wish, ==, CUBES_WISH_RICH);
  g_assert_cmpint (cubes_setup_read (by_lot, strlen (by_lot), &header, &habits), ==, SALON_SETUP_GOOD);
  g_assert_cmpstr (salon_game_get_date (SALON_GAME (game)), !=, "");
  g_assert_null (salon_game_get_title (SALON_GAME (game)));
  salon_game_close (SALON_GAME (game));
}

static void
assert_waits (const char *record)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (cubes_game_kind.read (record, strlen (record), 1, &error));
  g_assert_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_WORDS);
}

/* Without its word list a game has to wait, unless spelling is free and only people play: then only what the list would tell
 * is missing. */
static void
test_no_list (void)
{
  g_autofree char *directory = model_directory (), *list = g_build_filename (directory, "en-cubes.words", NULL);
  g_autofree char *words = g_strdup (g_getenv ("SALON_WORDS_DIR"));
  g_autoptr (CubesGame) game = NULL;
  g_autoptr (GError) error = NULL;
  guint n;

  g_assert_true (g_file_set_contents (list, "no list", -1, NULL));
  g_setenv ("SALON_WORDS_DIR", directory, TRUE);
  assert_waits (NEVER_PLAYED);
  assert_waits (NEVER_PLAYED "1 shake " SITTING_FACES "\n1 write READ\n1 time\n");
  assert_waits (SITTING_SETUP "option spelling free\nseat 1 computer-easy Otto\nfirst 1\nbegin\n");

  game = sitting_new (SITTING_SETUP "option spelling free\n" SITTING_TWO "# wish rich\n# check on\n", NULL);
  g_assert_true (cubes_game_shake (game, 0, NULL));
  sitting_settle (game);
  sitting_lift (game, 0);
  sitting_write (game, 0, "ABC");
  g_assert_cmpint (cubes_game_get_opinion (game, "ABC"), ==, CUBES_UNTOLD);
  g_assert_false (salon_game_hand_over (SALON_GAME (game), 1, SALON_COMPUTER_EASY, "Otto", &error));
  g_assert_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_WORDS);
  g_assert_true (cubes_game_call_time (game, NULL));
  sitting_settle (game);
  g_assert_cmpint (cubes_game_get_due (game), ==, CUBES_DUE_OVER);
  g_assert_null (cubes_game_get_words (game, &n));
  salon_game_close (SALON_GAME (game));
  g_clear_object (&game);

  /* The list is there again. */
  g_setenv ("SALON_WORDS_DIR", words, TRUE);
  game = sitting_game (NEVER_PLAYED, NULL);
  salon_game_close (SALON_GAME (game));
  model_remove (g_steal_pointer (&directory));
}

/* A list that has changed has changed the points, and with them the end of a game; such a record is not damaged. */
static void
test_other_list (void)
{
  assert_waits (SITTING_SETUP
                "option target 10\n" SITTING_TWO "begin\n1 shake " SITTING_FACES
                "\n1 write LEASED\n1 write WHALER\n1 write SKATER\n1 write READ\n1 time\n2 shake " SITTING_FACES "\n");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  /* First, because a list that could be read is kept. */
  g_test_add_func ("/cubes-setup/no-list", test_no_list);
  g_test_add_func ("/cubes-setup/other-list", test_other_list);
  g_test_add_func ("/cubes-setup/habits", test_habits);
  g_test_add_func ("/cubes-setup/judge", test_judge);
  g_test_add_func ("/cubes-setup/refused", test_refused);
  g_test_add_func ("/cubes-setup/comments", test_comments);
  g_test_add_func ("/cubes-setup/next", test_next_setup);

  return g_test_run ();
}
