/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The boxes last from one evening to the next: what is asked counts at once, whatever becomes of the program. */

#include <string.h>

#include <glib/gstdio.h>

#include "await.h"
#include "model-scratch.h"
#include "model/wedges/wedges-boxes.h"
#include "wedges-sitting.h"

#define SETUP SITTING_HEAD SITTING_TWO

static char *
get_path (void)
{
  return g_build_filename (sitting_directory (), WEDGES_BOXES_NAME, NULL);
}

static void
put (const char *text, gssize length)
{
  g_autofree char *path = get_path ();

  g_assert_cmpint (g_mkdir_with_parents (sitting_directory (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, length, NULL));
}

static gboolean
has_bytes (const char *path, const char *text)
{
  g_autofree char *now = NULL;

  return g_file_get_contents (path, &now, NULL, NULL) && g_str_equal (now, text);
}

/* Waits until the file is @text. */
static void
expect (const char *text)
{
  g_autofree char *path = get_path ();

  await (has_bytes (path, text));
}

/* Whether the file has a line that begins so. */
static gboolean
find_line (const char *line)
{
  g_autofree char *path = get_path (), *now = NULL;

  return g_file_get_contents (path, &now, NULL, NULL) && strstr (now, line) != NULL;
}

static void
begin (const char *bank, int cards, int boxes, guint64 shuffle, WedgesSetup *setup)
{
  *setup = (WedgesSetup) { .cards = (guint16) cards, .boxes = (guint8) boxes, .seats = 2 };
  wedges_boxes_begin (bank, shuffle, setup);
}

static void
keep (const char *bank, const WedgesSetup *setup, guint32 one, guint32 two)
{
  const guint32 front[WEDGES_BOXES] = { one, two };

  wedges_boxes_keep (bank, setup, front);
}

static void
test_keep (void)
{
  WedgesSetup first, again, one_box, shuffled;

  begin ("pub", 20, 2, 0, &first);
  g_assert_cmpuint (first.shuffle, ==, 0);
  g_assert_cmpuint (first.front[0] + first.front[1], ==, 0);
  keep ("pub", &first, 3, 2);
  expect ("salon-boxes 1\npub 2 20 0 3 2\n");

  /* Both boxes in one are others; a game that was begun before does not turn anything back. */
  begin ("pub", 20, 1, 0, &one_box);
  g_assert_cmpuint (one_box.front[0], ==, 0);
  keep ("pub", &one_box, 7, 0);
  begin ("pub", 20, 2, 0, &again);
  g_assert_cmpuint (again.front[0], ==, 3);
  g_assert_cmpuint (again.front[1], ==, 2);
  keep ("pub", &again, 9, 8);
  keep ("pub", &first, 4, 3);
  expect ("salon-boxes 1\npub 2 20 0 9 8\npub 1 20 0 7 0\n");

  /* Shuffled boxes begin anew, and games of before do not matter to them. */
  begin ("pub", 20, 2, 77, &shuffled);
  g_assert_cmpuint (shuffled.shuffle, ==, 77);
  g_assert_cmpuint (shuffled.front[0], ==, 0);
  keep ("pub", &again, 10, 9);
  keep ("pub", &shuffled, 1, 0);
  expect ("salon-boxes 1\npub 2 20 77 1 0\npub 1 20 0 7 0\n");
  begin ("pub", 20, 2, 0, &again);
  g_assert_cmpuint (again.shuffle, ==, 77);
  g_assert_cmpuint (again.front[0], ==, 1);

  /* A shuffled bank that has grown begins anew in its new order. */
  begin ("pub", 22, 2, 0, &again);
  g_assert_cmpuint (again.shuffle, ==, 77);
  g_assert_cmpuint (again.front[0], ==, 0);
  expect ("salon-boxes 1\npub 2 22 77 0 0\npub 1 20 0 7 0\n");
}

/* What another program has done counts as well. */
static void
test_others (void)
{
  WedgesSetup setup;

  begin ("quiz", 10, 2, 0, &setup);
  keep ("quiz", &setup, 1, 1);
  expect ("salon-boxes 1\npub 2 22 77 0 0\npub 1 20 0 7 0\nquiz 2 10 0 1 1\n");
  put ("salon-boxes 1\nquiz 2 10 0 4 3\nsomething else\nlong 2 10 0 13 12\ngrown 2 10 0 13 12\nfar 1 10 0 999999 0\n",
       -1);
  keep ("quiz", &setup, 2, 1);
  keep ("long", &(WedgesSetup) { .cards = 10, .boxes = 2, .seats = 2 }, 14, 12);
  expect (
    "salon-boxes 1\nquiz 2 10 0 4 3\nsomething else\nlong 2 10 0 14 12\ngrown 2 10 0 13 12\nfar 1 10 0 999999 0\n");

  begin ("quiz", 10, 2, 0, &setup);
  g_assert_cmpuint (setup.front[0], ==, 4);
  g_assert_cmpuint (setup.front[1], ==, 3);
  /* A bank that has grown goes on in its box; a front that is far on is counted anew. */
  begin ("grown", 12, 2, 0, &setup);
  g_assert_cmpuint (setup.front[0], ==, 3);
  g_assert_cmpuint (setup.front[1], ==, 2);
  begin ("far", 10, 1, 0, &setup);
  g_assert_cmpuint (setup.front[0], ==, 9);
  keep ("far", &setup, 10, 0);
  expect ("salon-boxes 1\nquiz 2 10 0 4 3\nsomething else\nlong 2 10 0 14 12\ngrown 2 12 0 3 2\nfar 1 10 0 10 0\n");
}

/* A damaged file is put aside; one of a newer Salon stays as it is. */
static void
test_files (void)
{
  static const struct {
    const char *bytes;
    gssize length;
  } damaged[] = {
    { "salon-bexes 1\n", -1 }, { "salon-boxes one\n", -1 }, { "salon-boxes 1\n\0", 15 }, { "\xff\n", -1 }
  };
  g_autofree char *path = get_path ();

  for (gsize i = 0; i < G_N_ELEMENTS (damaged); i++)
    {
      g_autofree char *name = g_strdup_printf ("damaged-boxes-%u.txt", (guint) i + 1);
      g_autofree char *aside = g_build_filename (sitting_directory (), name, NULL), *kept = NULL;
      gsize length, expected = damaged[i].length < 0 ? strlen (damaged[i].bytes) : (gsize) damaged[i].length;
      WedgesSetup setup;

      put (damaged[i].bytes, damaged[i].length);
      begin ("new", 10, 2, 0, &setup);
      await (g_file_test (aside, G_FILE_TEST_EXISTS));
      g_assert_true (g_file_get_contents (aside, &kept, &length, NULL));
      g_assert_cmpmem (kept, length, damaged[i].bytes, expected);
    }

  {
    static const char newer[] = "salon-boxes 2\nnew of all kinds\n";
    g_autofree char *kept = NULL;
    WedgesSetup setup;

    expect ("salon-boxes 1\nnew 2 10 0 0 0\n");
    put (newer, -1);
    begin ("newer", 10, 2, 0, &setup);
    g_assert_cmpuint (setup.front[0], ==, 0);
    g_usleep (100000);
    g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
    g_assert_cmpstr (kept, ==, newer);
    g_assert_cmpint (g_unlink (path), ==, 0);
  }
}

/* A file of the greatest length is read, but no line is added to it; a longer one is put aside. */
static void
test_largest (void)
{
  g_autofree char *path = get_path (), *aside = g_build_filename (sitting_directory (), "damaged-boxes-5.txt", NULL);
  g_autoptr (GString) text = g_string_new ("salon-boxes 1\nlarge 2 10 0 5 4\n");
  g_autofree char *kept = NULL;
  WedgesSetup setup;

  while (text->len < WEDGES_BOXES_LARGEST - 1)
    g_string_append_c (text, 'x');
  g_string_append_c (text, '\n');
  put (text->str, (gssize) text->len);
  begin ("large", 10, 2, 0, &setup);
  g_assert_cmpuint (setup.front[0], ==, 5);
  keep ("large", &setup, 6, 5);
  g_string_replace (text, "5 4\n", "6 5\n", 1);
  expect (text->str);

  begin ("one-more", 10, 2, 0, &setup);
  g_usleep (100000);
  g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, text->str);

  g_string_append_c (text, '\n');
  put (text->str, (gssize) text->len);
  begin ("large", 10, 2, 0, &setup);
  g_assert_cmpuint (setup.front[0], ==, 0);
  await (g_file_test (aside, G_FILE_TEST_EXISTS));
  await (find_line ("large 2 10 0 0 0\n"));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* Plays @game until a question is due. */
static void
play_to_question (WedgesGame *game)
{
  const WedgesState *state = wedges_game_get_state (game);

  while (state->phase != WEDGES_TO_ANSWER)
    {
      const int seat = wedges_seat_due (state);

      if (state->phase == WEDGES_TO_MOVE)
        {
          guint8 spaces[WEDGES_MAX_REACH];

          wedges_reach (state->space[seat], state->die, spaces);
          g_assert_true (wedges_game_move_to (game, seat, spaces[0], NULL));
        }
      else if (state->phase == WEDGES_TO_CHOOSE)
        g_assert_true (wedges_game_choose (game, seat, WEDGES_HISTORY, NULL));
      else
        g_assert_true (wedges_game_roll (game, seat, NULL));
    }
}

/* Three evenings, the second of which is broken off while a question is on the screen. */
static void
test_evenings (void)
{
  g_autoptr (SalonStore) store = salon_store_new (NULL);
  g_autofree char *record = NULL, *path = get_path ();
  WedgesAsked question;
  WedgesSetup setup;

  {
    g_autoptr (WedgesGame) game = sitting_new (SETUP, store);

    g_assert_cmpint (wedges_game_get_state (game)->setup.cards, ==, SITTING_CARDS);
    for (int i = 0; i < 3; i++)
      {
        play_to_question (game);
        g_assert_true (wedges_game_get_question (game, &question));
        g_assert_cmpint (question.card, ==, i + 1);
        g_assert_true (wedges_game_give_up (game, question.seat, NULL));
      }
    sitting_settle (game);
    salon_game_close (SALON_GAME (game));
  }
  {
    g_autoptr (WedgesGame) game = sitting_new (SETUP, store);

    /* Box 1 has asked cards 1 and 3, box 2 card 2; every game begins with box 1. */
    play_to_question (game);
    g_assert_true (wedges_game_get_question (game, &question));
    g_assert_cmpint (question.card, ==, 5);
    record = sitting_record (game);
    g_assert_nonnull (strstr (record, "\noption front 1 2\noption front 2 1\n"));
    sitting_settle (game);
    salon_game_close (SALON_GAME (game));
  }
  {
    g_autofree char *shuffle = g_strconcat (SETUP, "# shuffle boxes\n", NULL);
    g_autoptr (WedgesGame) game = sitting_new (SETUP, store), shuffled = NULL;

    play_to_question (game);
    g_assert_true (wedges_game_get_question (game, &question));
    g_assert_cmpint (question.card, ==, 7);
    salon_game_close (SALON_GAME (game));

    shuffled = sitting_new (shuffle, store);
    g_assert_cmpuint (wedges_game_get_state (shuffled)->setup.shuffle, !=, 0);
    g_assert_cmpuint (wedges_game_get_state (shuffled)->setup.front[0], ==, 0);
    salon_game_close (SALON_GAME (shuffled));
    /* All that was to be written is in the file. */
    begin ("last", 10, 2, 0, &setup);
    await (find_line ("last 2 10 0 0 0"));
  }
  {
    /* A game that was killed before it kept its boxes keeps them when it is taken up again; one that nobody keeps does not. */
    g_autofree char *killed = g_strconcat (SITTING_HEAD "option cards 8\n", SITTING_TWO SITTING_ASKED, NULL);
    g_autoptr (WedgesGame) seen = NULL, resumed = NULL;

    g_assert_cmpint (g_unlink (path), ==, 0);
    seen = sitting_game (killed, NULL);
    sitting_settle (seen);
    g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
    resumed = sitting_game (killed, store);
    sitting_settle (resumed);
    expect ("salon-boxes 1\nen 2 8 0 1 0\n");
  }
}

int
main (int argc, char *argv[])
{
  sitting_begin (&argc, &argv);
  g_test_add_func ("/wedges/boxes/keep", test_keep);
  g_test_add_func ("/wedges/boxes/others", test_others);
  g_test_add_func ("/wedges/boxes/files", test_files);
  g_test_add_func ("/wedges/boxes/largest", test_largest);
  g_test_add_func ("/wedges/boxes/evenings", test_evenings);
  return sitting_end ();
}
