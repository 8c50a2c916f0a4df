/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The store of games, and the look of a table that is saved beside a game. */

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "await.h"
#include "model-scratch.h"
#include "model/salon-look.h"
#include "model/salon-store.h"

typedef struct {
  char *directory;
  char *place; /* not there yet */
  SalonStore *store;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->directory = model_directory ();
  fixture->place = g_build_filename (fixture->directory, "new", "games", NULL);
  fixture->store = salon_store_new (fixture->place);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_unref (fixture->store);
  g_free (fixture->place);
  model_remove (fixture->directory);
}

static void
save (Fixture *fixture, const char *name, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (salon_store_save (fixture->store, name, text, &error));
  g_assert_no_error (error);
}

static int
mode_of (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->place, name, NULL);
  GStatBuf info;

  g_assert_cmpint (g_lstat (path, &info), ==, 0);
  return (int) (info.st_mode & 0777);
}

static int
count_files (Fixture *fixture)
{
  GDir *dir = g_dir_open (fixture->place, 0, NULL);
  const char *name;
  int n = 0;

  g_assert_nonnull (dir);
  /* The lock does not count as a kept file. */
  while ((name = g_dir_read_name (dir)) != NULL)
    n += !g_str_equal (name, ".current.lock");
  g_dir_close (dir);
  return n;
}

static void
test_saved_and_loaded (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_assert_false (salon_store_has (fixture->store, SALON_STORE_GAME));
  g_assert_null (salon_store_load (fixture->store, SALON_STORE_GAME, NULL, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_clear_error (&error);

  save (fixture, SALON_STORE_GAME, "one\n");
  save (fixture, SALON_STORE_LOOK, "");
  save (fixture, SALON_STORE_GAME, "one\ntwo ½\n");
  g_assert_true (salon_store_has (fixture->store, SALON_STORE_GAME));
  text = salon_store_load (fixture->store, SALON_STORE_GAME, &length, &error);
  g_assert_cmpstr (text, ==, "one\ntwo ½\n");
  g_assert_cmpuint (length, ==, strlen (text));
  g_assert_cmpint (count_files (fixture), ==, 2);

  g_assert_true (salon_store_remove (fixture->store, SALON_STORE_GAME, &error));
  g_assert_false (salon_store_has (fixture->store, SALON_STORE_GAME));
  g_assert_false (salon_store_remove (fixture->store, SALON_STORE_GAME, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_cmpint (count_files (fixture), ==, 1);
}

/* Only the owner can read kept files, whatever permissions there were before. */
static void
test_permissions (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->place, SALON_STORE_GAME, NULL);
  const mode_t before = umask (0);

  save (fixture, SALON_STORE_GAME, "secret\n");
  g_assert_cmpint (mode_of (fixture, SALON_STORE_GAME), ==, 0600);
  g_assert_cmpint (mode_of (fixture, "."), ==, 0700);
  g_assert_cmpint (mode_of (fixture, ".."), ==, 0700);

  g_assert_cmpint (g_chmod (path, 0644), ==, 0);
  save (fixture, SALON_STORE_GAME, "secret again\n");
  g_assert_cmpint (mode_of (fixture, SALON_STORE_GAME), ==, 0600);
  umask (before);
}

/* A file is replaced, never written into: a program that has the old one open can read it to its
 * end. A link does not lead the store out of its directory: it counts as a stranger's and is put
 * aside. */
static void
test_replaced (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->place, SALON_STORE_GAME, NULL);
  g_autofree char *outside = g_build_filename (fixture->directory, "outside", NULL);
  g_autofree char *text = NULL;
  char old[32] = "";
  FILE *file;

  save (fixture, SALON_STORE_GAME, "the old one\n");
  file = g_fopen (path, "re");
  g_assert_nonnull (file);
  save (fixture, SALON_STORE_GAME, "the new one\n");
  g_assert_nonnull (fgets (old, sizeof old, file));
  g_assert_cmpstr (old, ==, "the old one\n");
  fclose (file);

  g_assert_true (g_file_set_contents (outside, "untouched", -1, NULL));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (symlink (outside, path), ==, 0);
  save (fixture, SALON_STORE_GAME, "the newest one\n");
  g_assert_true (g_file_get_contents (outside, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "untouched");
  g_assert_false (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (count_files (fixture), ==, 2);
}

/* A link that leads to the game is not a stranger's. The file that it leads to stays as it was.
 * */
static void
test_link_to_the_game (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->place, SALON_STORE_GAME, NULL);
  g_autofree char *outside = g_build_filename (fixture->directory, "outside", NULL);
  g_autofree char *text = NULL, *old = NULL;

  save (fixture, SALON_STORE_LOOK, "look");
  g_assert_true (g_file_set_contents (outside, "a game\n", -1, NULL));
  g_assert_cmpint (symlink (outside, path), ==, 0);
  text = salon_store_load (fixture->store, SALON_STORE_GAME, NULL, NULL);
  g_assert_cmpstr (text, ==, "a game\n");
  save (fixture, SALON_STORE_GAME, "a game, and a move\n");
  g_assert_cmpint (count_files (fixture), ==, 2);
  g_assert_true (g_file_get_contents (outside, &old, NULL, NULL));
  g_assert_cmpstr (old, ==, "a game\n");

  /* A link that leads nowhere may lead to a disk that is not mounted. */
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (symlink ("/nowhere/at/all", path), ==, 0);
  save (fixture, SALON_STORE_GAME, "a game, and two moves\n");
  g_assert_cmpint (count_files (fixture), ==, 3);
}

/* A directory has the name of a file: if it is the game's name it is put aside, otherwise it
 * stays. */
static void
test_directory_in_the_way (Fixture *fixture, gconstpointer data)
{
  g_autofree char *game = g_build_filename (fixture->place, SALON_STORE_GAME, NULL);
  g_autofree char *look = g_build_filename (fixture->place, SALON_STORE_LOOK, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (game, 0700), ==, 0);
  g_assert_cmpint (g_mkdir (look, 0700), ==, 0);
  g_assert_false (salon_store_save (fixture->store, SALON_STORE_LOOK, "text", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ISDIR);
  save (fixture, SALON_STORE_GAME, "text");
  g_assert_cmpint (count_files (fixture), ==, 3);
}

typedef struct {
  int saved, failed, found;
  guint64 number;
  char *aside;
} Answers;

static void
saved_cb (Answers *answers, const char *name, guint64 number, const GError *error)
{
  answers->saved += error == NULL;
  answers->failed += error != NULL;
  answers->number = number;
}

static void
found_cb (Answers *answers, const char *aside)
{
  answers->found++;
  g_free (answers->aside);
  answers->aside = g_strdup (aside);
}

/* A thousand texts are posted faster than any disk writes them: the last one is on the disk and
 * confirmed, and most were never written. */
static void
test_mailbox (Fixture *fixture, gconstpointer data)
{
  Answers answers = { 0 };
  g_autofree char *text = NULL;
  guint64 number = 0;

  g_signal_connect_swapped (fixture->store, "saved", G_CALLBACK (saved_cb), &answers);
  for (int i = 1; i <= 1000; i++)
    {
      g_autofree char *next = g_strdup_printf ("%d", i);

      number = salon_store_post (fixture->store, SALON_STORE_GAME, next);
    }
  await (answers.number >= number);
  text = salon_store_load (fixture->store, SALON_STORE_GAME, NULL, NULL);
  g_assert_cmpstr (text, ==, "1000");
  g_assert_cmpint (answers.saved, <=, 1000);
  g_assert_cmpint (answers.failed, ==, 0);
  g_signal_handlers_disconnect_by_data (fixture->store, &answers);
}

/* Posts before and after a file is put aside are done in order. */
static void
test_order (Fixture *fixture, gconstpointer data)
{
  g_autofree char *aside = NULL, *old = NULL, *text = NULL;

  salon_store_post (fixture->store, SALON_STORE_GAME, "first");
  salon_store_post (fixture->store, SALON_STORE_GAME, "second");
  aside = salon_store_archive (fixture->store, SALON_STORE_GAME, "game-", NULL);
  salon_store_post (fixture->store, SALON_STORE_GAME, "third");
  old = salon_store_load (fixture->store, aside, NULL, NULL);
  text = salon_store_load (fixture->store, SALON_STORE_GAME, NULL, NULL);
  g_assert_cmpstr (old, ==, "second");
  g_assert_cmpstr (text, ==, "third");

  salon_store_post (fixture->store, SALON_STORE_GAME, NULL);
  salon_store_restore (fixture->store, aside, SALON_STORE_GAME);
  salon_store_post (fixture->store, SALON_STORE_GAME, "fourth");
  g_assert_true (salon_store_flush (fixture->store, NULL));
  g_assert_cmpint (count_files (fixture), ==, 1);
}

/* A stranger's file with the name of the game is kept, whatever it is; this program's own file,
 * copied there and back, is no stranger's. */
static void
test_strangers (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->place, SALON_STORE_GAME, NULL);
  Answers answers = { 0 };
  g_autofree char *text = NULL;

  g_signal_connect_swapped (fixture->store, "found", G_CALLBACK (found_cb), &answers);
  save (fixture, SALON_STORE_GAME, "mine");
  save (fixture, SALON_STORE_GAME, "mine too");
  g_assert_true (g_file_set_contents (path, "mine too", -1, NULL));
  save (fixture, SALON_STORE_GAME, "mine again");
  g_assert_cmpint (answers.found, ==, 0);

  g_assert_true (g_file_set_contents (path, "yours again", -1, NULL));
  save (fixture, SALON_STORE_GAME, "mine still");
  g_assert_cmpint (answers.found, ==, 1);
  g_assert_true (g_str_has_prefix (answers.aside, SALON_STORE_FOUND));
  text = salon_store_load (fixture->store, answers.aside, NULL, NULL);
  g_assert_cmpstr (text, ==, "yours again");

  /* The same size, time and inode. */
  {
    FILE *file = g_fopen (path, "r+");
    struct stat info;
    struct timespec times[2];

    g_assert_cmpint (fstat (fileno (file), &info), ==, 0);
    fputs ("your", file);
    fclose (file);
    times[0] = info.st_atim;
    times[1] = info.st_mtim;
    times[1].tv_sec += 2;
    g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
  }
  g_assert_true (salon_store_remove (fixture->store, SALON_STORE_GAME, NULL));
  g_assert_cmpint (answers.found, ==, 2);
  g_assert_cmpint (count_files (fixture), ==, 2);
  g_signal_handlers_disconnect_by_data (fixture->store, &answers);
  g_free (answers.aside);
}

/* A file that is not regular, or too large for a record, is not read. */
static void
test_not_read (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->place, SALON_STORE_LOOK, NULL);
  g_autofree char *bytes = g_malloc0 (SALON_STORE_MAX + 1);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_null (salon_store_load (fixture->store, SALON_STORE_LOOK, NULL, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL);
  g_clear_error (&error);
  g_unlink (path);

  g_assert_true (g_file_set_contents (path, bytes, SALON_STORE_MAX + 1, NULL));
  g_assert_null (salon_store_load (fixture->store, SALON_STORE_LOOK, NULL, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (path, bytes, SALON_STORE_MAX, NULL));
  text = salon_store_load (fixture->store, SALON_STORE_LOOK, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (length, ==, SALON_STORE_MAX);
}

/* The next start removes the incomplete files of a killed program, but not those of another
 * running one. */
static void
test_swept (Fixture *fixture, gconstpointer data)
{
  g_autofree char *ours = g_build_filename (fixture->place, ".salon-1-00c0ffee", NULL);
  g_autofree char *theirs = g_build_filename (fixture->place, ".salon-2-00c0ffee", NULL);

  g_assert_true (g_file_set_contents (ours, "half a reco", -1, NULL));
  g_assert_true (g_file_set_contents (theirs, "half a reco", -1, NULL));
  g_clear_object (&fixture->store);
  fixture->store = salon_store_new (fixture->place);
  g_assert_false (g_file_test (ours, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (theirs, G_FILE_TEST_EXISTS));
}

/* Ten games that are put aside within a second get ten names, and all are still there. */
static void
test_put_aside (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer name;
  guint sum = 0;

  for (int i = 0; i < 10; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", 1 << i);
      g_autoptr (GError) error = NULL;
      char *aside;

      save (fixture, SALON_STORE_GAME, text);
      aside = salon_store_archive (fixture->store, SALON_STORE_GAME, "game-", &error);
      g_assert_no_error (error);
      g_assert_false (salon_store_has (fixture->store, SALON_STORE_GAME));
      g_assert_true (g_regex_match_simple ("^game-\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\d(-\\d+)?\\.salon$", aside, 0,
                                           0));
      g_assert_cmpint (mode_of (fixture, aside), ==, 0600);
      g_assert_true (g_hash_table_add (names, aside));
    }
  g_assert_cmpint (count_files (fixture), ==, 10);
  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    {
      g_autofree char *text = salon_store_load (fixture->store, name, NULL, NULL);

      sum |= (guint) atoi (text);
    }
  g_assert_cmpuint (sum, ==, 1023);
}

/* The clock was set back to a time when many names were given. */
static void
test_put_aside_in_the_past (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *aside = NULL, *text = NULL;

  save (fixture, SALON_STORE_GAME, "mine");
  for (int second = 0; second < 60; second++)
    for (int n = 1; n <= 50; n++)
      {
        g_autoptr (GDateTime) then = g_date_time_add_seconds (now, second);
        g_autofree char *stamp = g_date_time_format (then, "%Y-%m-%dT%H-%M-%S");
        g_autofree char *name =
          n == 1 ? g_strdup_printf ("old-%s.salon", stamp) : g_strdup_printf ("old-%s-%d.salon", stamp, n);
        g_autofree char *path = g_build_filename (fixture->place, name, NULL);

        g_assert_cmpint (symlink ("nowhere", path), ==, 0);
      }
  aside = salon_store_archive (fixture->store, SALON_STORE_GAME, "old-", NULL);
  g_assert_nonnull (aside);
  text = salon_store_load (fixture->store, aside, NULL, NULL);
  g_assert_cmpstr (text, ==, "mine");
  g_assert_cmpint (count_files (fixture), ==, 60 * 50 + 1);
}

/* The names of the next minute are all taken, by files, a directory, and links
 * that lead nowhere: none of them is touched. */
static void
test_put_aside_among_others (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *aside = NULL;
  g_autofree char *text = NULL;

  save (fixture, SALON_STORE_GAME, "mine");
  for (int second = 0; second < 60; second++)
    {
      g_autoptr (GDateTime) then = g_date_time_add_seconds (now, second);
      g_autofree char *name = g_date_time_format (then, "old-%Y-%m-%dT%H-%M-%S.salon");
      g_autofree char *second_name = g_date_time_format (then, "old-%Y-%m-%dT%H-%M-%S-2.salon");
      g_autofree char *path = g_build_filename (fixture->place, name, NULL);
      g_autofree char *second_path = g_build_filename (fixture->place, second_name, NULL);

      g_assert_cmpint (symlink ("nowhere", path), ==, 0);
      g_assert_cmpint (g_mkdir (second_path, 0700), ==, 0);
    }
  aside = salon_store_archive (fixture->store, SALON_STORE_GAME, "old-", NULL);
  g_assert_true (g_str_has_suffix (aside, "-3.salon"));
  text = salon_store_load (fixture->store, aside, NULL, NULL);
  g_assert_cmpstr (text, ==, "mine");
  g_assert_cmpint (count_files (fixture), ==, 121);
}

static void
test_nothing_to_put_aside (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->place, "current.d", NULL);
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (salon_store_archive (fixture->store, SALON_STORE_GAME, "game-", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_clear_error (&error);

  /* The attempt leaves no file. */
  save (fixture, SALON_STORE_LOOK, "look");
  g_assert_null (salon_store_archive (fixture->store, SALON_STORE_GAME, "game-", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_cmpint (count_files (fixture), ==, 1);

  /* A directory with the name of a game can be put aside as well. */
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  aside = salon_store_archive (fixture->store, "current.d", "game-", NULL);
  g_assert_nonnull (aside);
  g_assert_cmpint (count_files (fixture), ==, 2);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* Without a directory, the store uses the user's data directory. */
static void
test_own_directory (void)
{
  g_autoptr (SalonStore) store = salon_store_new (NULL);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "salon", SALON_STORE_GAME, NULL);
  g_autofree char *text = NULL;

  g_assert_true (salon_store_save (store, SALON_STORE_GAME, "mine", NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "mine");
}

static void
test_look (void)
{
  static const char *const damaged[] = {
    "",
    "no key file",
    "[seats]\n",
    "[seats]\ncolours=1;1\nchoose=perhaps\n",
    "[seats]\ncolours=0;0;1;2;3;4;\n",
    "[seats]\ncolours=0;1;2;3;4;8;\nchoose=a;b;c;d;e;f;\n",
    "[seats]\ncolours=0;1;2;3;4;-1;\n",
    "\xff\xfe[",
    "[seats]\ncolours=99999999999;1;2;3;4;5;\n",
    "[seats]\ncolours=0;1;2;3;4;5;6;7;8;\n",
  };
  SalonLook look, plain;
  g_autofree char *text = NULL;

  salon_look_init (&plain);
  for (guint i = 0; i < G_N_ELEMENTS (damaged); i++)
    {
      memset (&look, 0xff, sizeof look);
      salon_look_from_text (&look, damaged[i]);
      g_assert_cmpmem (&look, sizeof look, &plain, sizeof plain);
    }

  /* A look with fewer seats, as 0.1.0 wrote it: the other seats get the remaining colours. */
  salon_look_from_text (&look, "[seats]\ncolours=5;4;3;2;1;0;\nchoose=false;true;\n");
  for (guint seat = 0; seat < SALON_TABLE_SEATS; seat++)
    {
      g_assert_cmpuint (look.colour[seat], ==, seat < 6 ? 5 - seat : seat);
      g_assert_cmpint (look.chooses[seat], ==, seat != 0);
    }

  for (guint seat = 0; seat < SALON_TABLE_SEATS; seat++)
    {
      plain.colour[seat] = SALON_TABLE_SEATS - 1 - seat;
      plain.chooses[seat] = seat % 2;
    }
  text = salon_look_to_text (&plain, NULL);
  salon_look_from_text (&look, text);
  g_assert_cmpmem (&look, sizeof look, &plain, sizeof plain);

  /* Half of the text is valid. */
  salon_look_from_text (&look, "[seats]\ncolours=1;1;1;1;1;1;\nchoose=false;true;false;false;false;false;\n");
  g_assert_cmpuint (look.colour[1], ==, 1);
  g_assert_true (look.chooses[1]);
  g_assert_false (look.chooses[0]);
}

int
main (int argc, char *argv[])
{
  char *home = model_directory ();
  int status;

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_test_init (&argc, &argv, NULL);

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/store/saved-and-loaded", test_saved_and_loaded);
  ADD ("/store/permissions", test_permissions);
  ADD ("/store/replaced", test_replaced);
  ADD ("/store/link-to-the-game", test_link_to_the_game);
  ADD ("/store/directory-in-the-way", test_directory_in_the_way);
  ADD ("/store/mailbox", test_mailbox);
  ADD ("/store/order", test_order);
  ADD ("/store/strangers", test_strangers);
  ADD ("/store/not-read", test_not_read);
  ADD ("/store/swept", test_swept);
  ADD ("/store/put-aside/ten-in-a-second", test_put_aside);
  ADD ("/store/put-aside/in-the-past", test_put_aside_in_the_past);
  ADD ("/store/put-aside/among-others", test_put_aside_among_others);
  ADD ("/store/put-aside/nothing", test_nothing_to_put_aside);
#undef ADD
  g_test_add_func ("/store/own-directory", test_own_directory);
  g_test_add_func ("/look/kept", test_look);

  status = g_test_run ();
  model_remove (home);
  return status;
}
