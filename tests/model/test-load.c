/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading without waiting, reading only short files, and a game that stays in its slot while the
 * program moves to another one. */

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "model-scratch.h"
#include "model/salon-store.h"

typedef struct {
  char *directory;
  SalonStore *store;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->directory = model_directory ();
  fixture->store = salon_store_new (fixture->directory);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_object (&fixture->store);
  model_remove (fixture->directory);
}

/* What was read, passed on from the other thread. */
typedef struct {
  GMutex mutex;
  GCond changed;
  gboolean done;
  char *text;
  GError *error;
} Answer;

static void
loaded_cb (GBytes *bytes, const GError *error, gpointer data)
{
  Answer *answer = data;
  gsize length;

  g_mutex_lock (&answer->mutex);
  if (bytes != NULL)
    {
      const char *text = g_bytes_get_data (bytes, &length);

      answer->text = g_strndup (text, length);
    }
  else
    answer->error = g_error_copy (error);
  answer->done = TRUE;
  g_cond_signal (&answer->changed);
  g_mutex_unlock (&answer->mutex);
}

/* Returns what the file @name contains (transfer full), or NULL with @error. */
static char *
load (Fixture *fixture, const char *name, GError **error)
{
  Answer answer = { 0 };

  g_mutex_init (&answer.mutex);
  g_cond_init (&answer.changed);
  salon_store_load_async (fixture->store, name, loaded_cb, &answer);
  g_mutex_lock (&answer.mutex);
  while (!answer.done)
    g_cond_wait (&answer.changed, &answer.mutex);
  g_mutex_unlock (&answer.mutex);
  g_mutex_clear (&answer.mutex);
  g_cond_clear (&answer.changed);

  if (answer.error != NULL)
    g_propagate_error (error, answer.error);
  return answer.text;
}

static void
assert_refused (Fixture *fixture, const char *name, int code)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (load (fixture, name, &error));
  g_assert_error (error, G_FILE_ERROR, code);
  /* The message names no path: the player has not chosen that file. */
  g_assert_null (strstr (error->message, fixture->directory));
}

static char *
path_of (Fixture *fixture, const char *name)
{
  return g_build_filename (fixture->directory, name, NULL);
}

/* Strangers' files that were put aside. */
static int
count_found (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->directory, 0, NULL);
  const char *name;
  int n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_prefix (name, SALON_STORE_FOUND);
  return n;
}

/* Reading finds everything that was posted before, and remembers the file: the next save does not
 * take it for a stranger's. */
static void
test_after_what_was_posted (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL, *after = NULL, *path = path_of (fixture, SALON_STORE_GAME);

  for (int i = 0; i < 20; i++)
    {
      g_autofree char *move = g_strdup_printf ("move %d", i);

      salon_store_post (fixture->store, SALON_STORE_GAME, move);
    }
  text = load (fixture, SALON_STORE_GAME, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, "move 19");

  g_assert_true (g_file_set_contents (path, "from a backup", -1, NULL));
  after = load (fixture, SALON_STORE_GAME, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (after, ==, "from a backup");
  g_assert_true (salon_store_save (fixture->store, SALON_STORE_GAME, "after it", &error));
  g_assert_cmpint (count_found (fixture), ==, 0);
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  g_autofree char *pipe = path_of (fixture, "pipe"), *folder = path_of (fixture, "folder");
  g_autofree char *link = path_of (fixture, "link"), *large = path_of (fixture, "large");
  int fd;

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (symlink ("link", link), ==, 0);
  fd = open (large, O_CREAT | O_WRONLY, 0600);
  g_assert_cmpint (ftruncate (fd, SALON_STORE_MAX + 1), ==, 0);
  close (fd);

  assert_refused (fixture, "none", G_FILE_ERROR_NOENT);
  assert_refused (fixture, "pipe", G_FILE_ERROR_INVAL);
  assert_refused (fixture, "folder", G_FILE_ERROR_ISDIR);
  assert_refused (fixture, "link", G_FILE_ERROR_LOOP);
  assert_refused (fixture, "large", G_FILE_ERROR_INVAL);
}

/* Whether reading succeeds says nothing about whether the game is saved. */
static void
test_saved_or_not (Fixture *fixture, gconstpointer data)
{
  g_autofree char *away = g_strconcat (fixture->directory, "-away", NULL);
  g_autofree char *text = NULL;

  g_assert_true (salon_store_save (fixture->store, SALON_STORE_GAME, "one", NULL));
  g_assert_cmpint (g_rename (fixture->directory, away), ==, 0);
  g_assert_true (g_file_set_contents (fixture->directory, "", -1, NULL));
  g_assert_false (salon_store_save (fixture->store, SALON_STORE_GAME, "two", NULL));
  g_assert_cmpint (g_unlink (fixture->directory), ==, 0);
  g_assert_cmpint (g_rename (away, fixture->directory), ==, 0);
  text = load (fixture, SALON_STORE_GAME, NULL);
  g_assert_cmpstr (text, ==, "one");
  g_assert_false (salon_store_flush (fixture->store, NULL));
  g_assert_true (salon_store_save (fixture->store, SALON_STORE_GAME, "two", NULL));
  g_assert_true (salon_store_flush (fixture->store, NULL));
}

static void
test_short (Fixture *fixture, gconstpointer data)
{
  g_autofree char *longest = g_strnfill (SALON_STORE_SHORT, 'x'), *longer = g_strnfill (SALON_STORE_SHORT + 1, 'x');
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (salon_store_save (fixture->store, SALON_STORE_LOOK, longest, NULL));
  text = salon_store_load_short (fixture->store, SALON_STORE_LOOK, &length, NULL);
  g_assert_cmpuint (length, ==, SALON_STORE_SHORT);
  g_assert_true (salon_store_save (fixture->store, SALON_STORE_LOOK, longer, NULL));
  g_assert_null (salon_store_load_short (fixture->store, SALON_STORE_LOOK, &length, NULL));
}

static void
assert_kept (Fixture *fixture, const char *name, const char *expected)
{
  g_autofree char *text = model_read (fixture->directory, name);

  g_assert_cmpstr (text, ==, expected);
}

/* As long as the store lives it neither returns to a slot that it left nor writes there; the next
 * program finds that game first. */
static void
test_left_alone (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SalonStore) other = salon_store_new (fixture->directory);
  g_autofree char *text = NULL;

  g_assert_true (salon_store_save (fixture->store, SALON_STORE_GAME, "one", NULL));
  g_assert_true (salon_store_save (other, SALON_STORE_GAME, "two", NULL));
  g_clear_object (&other);

  g_assert_true (salon_store_leave_slot (fixture->store));
  text = salon_store_load (fixture->store, SALON_STORE_GAME, NULL, NULL);
  g_assert_cmpstr (text, ==, "two");
  g_assert_false (salon_store_has_next (fixture->store));
  g_assert_false (salon_store_go_next (fixture->store));
  g_assert_true (salon_store_leave_slot (fixture->store));
  g_assert_false (salon_store_has (fixture->store, SALON_STORE_GAME));
  g_assert_true (salon_store_save (fixture->store, SALON_STORE_GAME, "three", NULL));
  assert_kept (fixture, "current.salon", "one");
  assert_kept (fixture, "current-2.salon", "two");
  assert_kept (fixture, "current-3.salon", "three");

  g_clear_object (&fixture->store);
  fixture->store = salon_store_new (fixture->directory);
  g_clear_pointer (&text, g_free);
  text = salon_store_load (fixture->store, SALON_STORE_GAME, NULL, NULL);
  g_assert_cmpstr (text, ==, "one");
}

/* If there is no other slot, the store stays in this one. */
static void
test_nowhere_to_go (Fixture *fixture, gconstpointer data)
{
  SalonStore *others[15];

  g_assert_true (salon_store_save (fixture->store, SALON_STORE_GAME, "one", NULL));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    others[i] = salon_store_new (fixture->directory);
  g_assert_false (salon_store_leave_slot (fixture->store));
  g_assert_true (salon_store_save (fixture->store, SALON_STORE_GAME, "one more", NULL));
  assert_kept (fixture, "current.salon", "one more");
  g_clear_object (&others[4]);
  g_assert_true (salon_store_leave_slot (fixture->store));
  g_assert_true (salon_store_save (fixture->store, SALON_STORE_GAME, "six", NULL));
  assert_kept (fixture, "current-6.salon", "six");
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_clear_object (&others[i]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/load/after-what-was-posted", test_after_what_was_posted);
  ADD ("/load/refused", test_refused);
  ADD ("/load/saved-or-not", test_saved_or_not);
  ADD ("/load/short", test_short);
  ADD ("/slots/left-alone", test_left_alone);
  ADD ("/slots/nowhere-to-go", test_nowhere_to_go);
#undef ADD

  return g_test_run ();
}
