/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Several programs with one directory: each has its own game in progress, and can move to a game
 * that another one left. Two stores in one process behave like two programs. */

#include <errno.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "await.h"
#include "file-faults.h"
#include "model-scratch.h"
#include "model/salon-store.h"

#define SLOTS 16

typedef struct {
  char *directory;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->directory = model_directory ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  model_remove (fixture->directory);
}

static void
keep (SalonStore *store, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (salon_store_save (store, SALON_STORE_GAME, text, &error));
  g_assert_no_error (error);
}

static void
assert_kept (SalonStore *store, const char *expected)
{
  g_autofree char *text = salon_store_load (store, SALON_STORE_GAME, NULL, NULL);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_each_its_own (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SalonStore) first = salon_store_new (fixture->directory);
  g_autoptr (SalonStore) second = salon_store_new (fixture->directory);
  g_autofree char *text = NULL;

  g_assert_false (salon_store_is_elsewhere (first));
  keep (first, "one");
  keep (second, "two");
  g_assert_true (salon_store_save (second, SALON_STORE_LOOK, "blue", NULL));
  assert_kept (first, "one");
  assert_kept (second, "two");
  g_assert_false (salon_store_has (first, SALON_STORE_LOOK));
  text = model_read (fixture->directory, "current-2.salon");
  g_assert_cmpstr (text, ==, "two");

  /* Each knows of the other and does not touch its game. */
  g_assert_true (salon_store_is_elsewhere (first));
  g_assert_true (salon_store_is_elsewhere (second));
  g_assert_false (salon_store_has_next (first));
  g_assert_false (salon_store_go_next (first));
  assert_kept (first, "one");

  /* A finished game is put aside from its slot. */
  g_assert_true (salon_store_remove (second, SALON_STORE_GAME, NULL));
  g_assert_false (salon_store_is_elsewhere (first));
}

static void
test_left_behind (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SalonStore) first = salon_store_new (fixture->directory);
  g_autoptr (SalonStore) second = salon_store_new (fixture->directory);

  keep (first, "one");
  keep (second, "two");
  g_clear_object (&second);
  g_assert_false (salon_store_is_elsewhere (first));
  g_assert_true (salon_store_has_next (first));
  g_assert_true (salon_store_go_next (first));
  assert_kept (first, "two");

  /* The game that was left is the next one now, and another program finds it first. */
  g_assert_true (salon_store_has_next (first));
  second = salon_store_new (fixture->directory);
  assert_kept (second, "one");
  g_assert_false (salon_store_has_next (first));
  g_assert_false (salon_store_go_next (first));
  keep (first, "two more");
  keep (second, "one more");
  assert_kept (first, "two more");
  assert_kept (second, "one more");
}

static void
test_no_way_from_a_game_that_is_not_kept (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SalonStore) first = salon_store_new (fixture->directory);
  g_autoptr (SalonStore) second = salon_store_new (fixture->directory);
  g_autofree char *away = g_strconcat (fixture->directory, "-away", NULL);
  g_autoptr (GError) error = NULL;

  keep (first, "one");
  keep (second, "two");
  g_clear_object (&second);

  /* The directory has become a file: nothing can be saved, so the store does not leave its slot.
   * */
  g_assert_cmpint (g_rename (fixture->directory, away), ==, 0);
  g_assert_true (g_file_set_contents (fixture->directory, "", -1, NULL));
  g_assert_false (salon_store_save (first, SALON_STORE_GAME, "one more", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  g_clear_error (&error);
  g_assert_false (salon_store_flush (first, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  g_assert_false (salon_store_go_next (first));
  g_assert_false (salon_store_has_next (first));
  g_assert_false (salon_store_is_elsewhere (first));

  g_assert_cmpint (g_unlink (fixture->directory), ==, 0);
  g_assert_cmpint (g_rename (away, fixture->directory), ==, 0);
  keep (first, "one more");
  g_assert_true (salon_store_flush (first, NULL));
  g_assert_true (salon_store_go_next (first));
  assert_kept (first, "two");
}

static void
found_cb (char **found, const char *aside)
{
  g_free (*found);
  *found = g_strdup (aside);
}

static void
test_all_taken (Fixture *fixture, gconstpointer data)
{
  SalonStore *stores[SLOTS];
  g_autoptr (SalonStore) late = NULL;
  g_autofree char *found = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < SLOTS; i++)
    {
      g_autofree char *its_own = g_strdup_printf ("%d", i);

      stores[i] = salon_store_new (fixture->directory);
      keep (stores[i], its_own);
    }
  late = salon_store_new (fixture->directory);
  g_assert_false (salon_store_save (late, SALON_STORE_GAME, "late", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN);
  g_assert_cmpstr (error->message, ==, "another Salon window keeps its game there");
  for (int i = 0; i < SLOTS; i++)
    {
      g_autofree char *its_own = g_strdup_printf ("%d", i);

      assert_kept (stores[i], its_own);
    }

  /* When the first program ends, its slot is free; its game is put aside, not lost. */
  g_object_unref (stores[0]);
  g_signal_connect_swapped (late, "found", G_CALLBACK (found_cb), &found);
  keep (late, "late");
  g_assert_nonnull (found);
  text = salon_store_load (late, found, NULL, NULL);
  g_assert_cmpstr (text, ==, "0");
  g_signal_handlers_disconnect_by_data (late, &found);
  for (int i = 1; i < SLOTS; i++)
    g_object_unref (stores[i]);
}

static void
archived_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static char *
archive (SalonStore *store, const char *text, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GBytes) bytes = text != NULL ? g_bytes_new (text, strlen (text)) : NULL;

  salon_store_archive_async (store, SALON_STORE_GAME, bytes, "game-", archived_cb, &result);
  await (result != NULL);

  return salon_store_archive_finish (store, result, error);
}

/* Puts games aside in the background: as they are on the disk, or with a last text. */
static void
test_archive (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SalonStore) store = salon_store_new (fixture->directory);
  g_autofree char *plain = NULL, *last = NULL, *text = NULL, *last_text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (archive (store, NULL, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_clear_error (&error);

  salon_store_post (store, SALON_STORE_GAME, "as it is");
  plain = archive (store, NULL, &error);
  g_assert_no_error (error);
  text = salon_store_load (store, plain, NULL, NULL);
  g_assert_cmpstr (text, ==, "as it is");

  keep (store, "before");
  last = archive (store, "the last", &error);
  g_assert_no_error (error);
  last_text = salon_store_load (store, last, NULL, NULL);
  g_assert_cmpstr (last_text, ==, "the last");
  g_assert_false (salon_store_has (store, SALON_STORE_GAME));
}

static void
count_cb (int *n)
{
  ++*n;
}

/* How many files there are with @text in them and names that begin with @prefix (NULL: any). */
static int
count (Fixture *fixture, const char *prefix, const char *text)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->directory, 0, NULL);
  const char *name;
  int n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, prefix))
      {
        g_autofree char *found = model_read (fixture->directory, name);

        n += text == NULL || g_str_equal (found, text);
      }
  return n;
}

/* Two programs on a file system without locks begin in the same slot. When one of them finds a
 * stranger's file for the second time, it moves to another slot with its game and its look; from
 * then on each has its own. Every move is two saves. */
static void
test_without_locks (Fixture *fixture, gconstpointer data)
{
  SalonStore *stores[2];
  char *last[2] = { NULL, NULL };
  int moved[2] = { 0, 0 }, found = 0;

  file_fault = (FileFault) { .watching = TRUE, .lacks_locks = ENOLCK };
  for (int i = 0; i < 2; i++)
    {
      stores[i] = salon_store_new (fixture->directory);
      g_signal_connect_swapped (stores[i], "moved", G_CALLBACK (count_cb), &moved[i]);
      g_signal_connect_swapped (stores[i], "found", G_CALLBACK (count_cb), &found);
      g_assert_true (salon_store_save (stores[i], SALON_STORE_LOOK, i == 0 ? "blue" : "red", NULL));
    }
  for (int move = 0; move < 30; move++)
    for (int i = 0; i < 2; i++)
      {
        g_free (last[i]);
        last[i] = g_strdup_printf ("player %d, move %d", i, move);
        keep (stores[i], "half a move");
        keep (stores[i], last[i]);
      }
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *look = salon_store_load (stores[i], SALON_STORE_LOOK, NULL, NULL);

      assert_kept (stores[i], last[i]);
      g_assert_cmpint (count (fixture, "current", last[i]), ==, 1);
      if (moved[i] > 0)
        g_assert_cmpstr (look, ==, i == 0 ? "blue" : "red");
      g_free (last[i]);
      g_object_unref (stores[i]);
    }
  file_fault = (FileFault) { 0 };
  g_assert_cmpint (moved[0] + moved[1], ==, 1);
  g_assert_cmpint (count (fixture, "found-", NULL), ==, found);
  g_assert_cmpint (found, <=, 3);
}

/* Another program writes into every slot to which the game moves, until none is left: that is
 * reported, and no file is lost. */
static void
test_followed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SalonStore) store = salon_store_new (fixture->directory);
  g_autoptr (GError) error = NULL;
  int moved = 0, n = 0;

  g_signal_connect_swapped (store, "moved", G_CALLBACK (count_cb), &moved);
  keep (store, "mine");
  while (error == NULL)
    {
      g_autofree char *name =
        moved == 0 ? g_strdup (SALON_STORE_GAME) : g_strdup_printf ("current-%d.salon", moved + 1);
      g_autofree char *path = g_build_filename (fixture->directory, name, NULL);
      g_autofree char *theirs = g_strdup_printf ("theirs, no. %d", n++);
      g_autofree char *mine = g_strdup_printf ("mine, no. %d", n);

      g_assert_true (g_file_set_contents (path, theirs, -1, NULL));
      salon_store_save (store, SALON_STORE_GAME, mine, &error);
      if (error == NULL)
        g_assert_cmpint (count (fixture, "current", mine), ==, 1);
      g_assert_cmpint (n, <=, 2 * SLOTS);
    }
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN);
  g_assert_cmpint (moved, ==, SLOTS - 1);
  g_assert_cmpint (n, ==, 2 * SLOTS);
  for (int i = 0; i < n; i++)
    {
      g_autofree char *theirs = g_strdup_printf ("theirs, no. %d", i);

      g_assert_cmpint (count (fixture, "current", theirs) + count (fixture, "found-", theirs), ==, 1);
    }
  g_assert_cmpint (count (fixture, ".salon-", NULL), ==, 0);
  g_signal_handlers_disconnect_by_data (store, &moved);
}

/* Several programs in turn find the same stranger's file; it is put aside once. */
static void
test_same_stranger (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->directory, SALON_STORE_GAME, NULL);

  for (int i = 0; i < 5; i++)
    {
      g_autoptr (SalonStore) store = salon_store_new (fixture->directory);

      g_assert_true (g_file_set_contents (path, "theirs", -1, NULL));
      keep (store, "mine");
      assert_kept (store, "mine");
      g_assert_cmpint (count (fixture, "found-", "theirs"), ==, 1);
    }
}

/* A program was killed during the first save in a slot: a new file that is whole becomes the game
 * there. */
static void
test_whole_new_file (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SalonStore) store = NULL;
  g_autoptr (SalonStore) other = NULL;
  pid_t child = fork ();
  int status;

  /* This store has the second slot. */
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      store = salon_store_new (fixture->directory);
      keep (store, "one");
      other = salon_store_new (fixture->directory);
      file_fault = (FileFault) { .watching = TRUE, .only = "renameat", .at = 1, .dies = TRUE };
      keep (other, "two");
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) == FILE_FAULT_DEATH);
  g_assert_cmpint (count (fixture, ".salon-2-", "two"), ==, 1);

  store = salon_store_new (fixture->directory);
  assert_kept (store, "one");
  g_assert_true (salon_store_has_next (store));
  g_assert_true (salon_store_go_next (store));
  assert_kept (store, "two");
  g_assert_cmpint (count (fixture, ".salon-", NULL), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  model_watchdog ();

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  /* This test forks, so it comes before all that start threads. */
  ADD ("/slots/whole-new-file", test_whole_new_file);
  ADD ("/slots/each-its-own", test_each_its_own);
  ADD ("/slots/left-behind", test_left_behind);
  ADD ("/slots/no-way-from-a-game-that-is-not-kept", test_no_way_from_a_game_that_is_not_kept);
  ADD ("/slots/all-taken", test_all_taken);
  ADD ("/slots/archive", test_archive);
  ADD ("/slots/without-locks", test_without_locks);
  ADD ("/slots/followed", test_followed);
  ADD ("/slots/same-stranger", test_same_stranger);
#undef ADD

  return g_test_run ();
}
