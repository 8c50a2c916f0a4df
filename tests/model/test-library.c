/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The library: every game is listed and nothing else, whatever the files are like; the cache is never trusted; and when
 * the program is killed while a game is renamed, deleted or imported, nothing is lost. */

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "await.h"
#include "file-faults.h"
#include "model-home.h"
#include "model-table.h"
#include "model/salon-keeper.h"
#include "model/salon-library-bin.h"
#include "model/salon-library-change.h"

#define MANY 2000

/* No change of a file needs more calls. */
#define CALLS 100

static char *
fixture (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("SALON_FIXTURES"), name, NULL);
  char *text;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* A record of people of these names. */
static char *
record_of (guint i)
{
  return g_strdup_printf (
    "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\noption trays 1\n"
    "date 2026-%02u-%02uT18:04:05Z\nseat 1 human Ada %u\nseat 2 human Béla\nfirst 1\n"
    "word 1 .ROCKET\nword 2 KAYAK\nbegin\n",
    i / 28 % 12 + 1, i % 28 + 1, i);
}

static SalonLibrary *
library_new (ModelHome *home)
{
  g_autofree char *cache = g_build_filename (home->directory, "cache", "library", NULL);

  return salon_library_new (home->store, model_kinds, cache);
}

static void
read_all (SalonLibrary *library)
{
  salon_library_refresh (library, NULL, NULL);
  await (!salon_library_is_reading (library));
}

static guint
count (SalonLibrary *library)
{
  return g_list_model_get_n_items (G_LIST_MODEL (library));
}

/* The entry of the file @name (transfer full), or NULL. */
static SalonLibraryEntry *
find (SalonLibrary *library, const char *name)
{
  for (guint i = 0; i < count (library); i++)
    {
      g_autoptr (SalonLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (library), i);

      if (g_strcmp0 (salon_library_entry_get_name (entry), name) == 0)
        return g_steal_pointer (&entry);
    }

  return NULL;
}

static void
assert_title (SalonLibrary *library, const char *name, const char *title)
{
  g_autoptr (SalonLibraryEntry) entry = find (library, name);

  g_assert_nonnull (entry);
  g_assert_cmpstr (salon_library_entry_get_summary (entry)->title, ==, title);
}

/* Lists */

static void
test_many (ModelHome *home, gconstpointer data)
{
  g_autoptr (SalonLibrary) library = library_new (home);
  g_autoptr (SalonLibraryEntry) last = NULL;

  for (guint i = 0; i < MANY; i++)
    {
      g_autofree char *name = g_strdup_printf ("game-%u.salon", i), *record = record_of (i);

      model_home_put (home, name, record, -1);
    }
  read_all (library);
  g_assert_cmpuint (count (library), ==, MANY);
  for (guint i = 0; i < MANY; i++)
    {
      g_autoptr (SalonLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (library), i);

      g_assert_nonnull (salon_library_entry_get_summary (entry));
      if (last != NULL)
        g_assert_cmpint (salon_library_entry_get_time (last), >=, salon_library_entry_get_time (entry));
      g_set_object (&last, entry);
    }
}

static void
test_facts (ModelHome *home, gconstpointer data)
{
  g_autoptr (SalonLibrary) library = library_new (home);
  g_autofree char *over = fixture ("parker-1964-over.salon"), *veiled = fixture ("parker-1964-playing-veiled.salon");
  g_autoptr (SalonLibraryEntry) entry = NULL, playing = NULL;
  g_autofree char *folded = salon_library_fold ("BELA notified"), *absent = salon_library_fold ("nobody");
  const SalonSummary *summary;
  guint n_won = 0;

  model_home_put (home, "over.salon", over, -1);
  model_home_put (home, "playing.salon", veiled, -1);
  read_all (library);
  entry = find (library, "over.salon");
  summary = salon_library_entry_get_summary (entry);
  g_assert_cmpstr (summary->kind, ==, "probe");
  g_assert_cmpstr (summary->edition, ==, "parker-1964");
  g_assert_cmpstr (summary->date, ==, "2026-11-21T18:04:05Z");
  g_assert_cmpint (summary->stage, ==, SALON_GAME_FINISHED);
  g_assert_cmpuint (summary->n_seats, ==, 3);
  g_assert_cmpstr (summary->seat[0].name, ==, "Ada");
  g_assert_cmpint (summary->seat[1].kind, ==, SALON_COMPUTER_EASY);
  for (guint i = 0; i < summary->n_seats; i++)
    n_won += summary->seat[i].won;
  g_assert_cmpuint (n_won, ==, 1);
  /* A search finds words and names without accents, and every word of it has to be there. */
  g_assert_true (salon_library_entry_matches (entry, folded, NULL));
  g_assert_false (salon_library_entry_matches (entry, absent, NULL));
  g_assert_true (salon_library_entry_matches (entry, absent, "nobody"));

  /* The words of a game that goes on are secret. */
  playing = find (library, "playing.salon");
  summary = salon_library_entry_get_summary (playing);
  g_assert_cmpint (summary->stage, ==, SALON_GAME_PLAYING);
  g_assert_cmpstr (summary->words, ==, "");
}

static void
test_damaged (ModelHome *home, gconstpointer data)
{
  static const char noise[] = "\x00\xff\x80game\r\n";
  static const char *const beside[] = { "current.salon", "current-3.salon", "last-setup.salon", ".hidden.salon",
                                        "note" };
  g_autoptr (SalonLibrary) library = library_new (home);
  g_autofree char *over = fixture ("parker-1964-over.salon"), *path = NULL, *pipe = NULL, *link = NULL, *large = NULL;
  g_autoptr (SalonLibraryEntry) cut = NULL, any = NULL, strange = NULL;
  int fd;

  for (guint i = 0; i < G_N_ELEMENTS (beside); i++)
    model_home_put (home, beside[i], over, -1);
  model_home_put (home, "good.salon", over, -1);
  model_home_put (home, "cut.salon", over, 700);
  model_home_put (home, "empty.salon", "", 0);
  model_home_put (home, "noise.salon", noise, sizeof noise);
  model_home_put (home, "\xff\xfe\n.salon", "salon-record 1\ngame chess\n", -1);
  path = g_build_filename (home->directory, "folder.salon", NULL);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  pipe = g_build_filename (home->directory, "pipe.salon", NULL);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  link = g_build_filename (home->directory, "link.salon", NULL);
  g_assert_cmpint (symlink ("nowhere", link), ==, 0);
  large = g_build_filename (home->directory, "large.salon", NULL);
  g_assert_true (g_file_set_contents (large, "salon-record 1\n", -1, NULL));
  fd = open (large, O_WRONLY | O_CLOEXEC);
  g_assert_cmpint (ftruncate (fd, (off_t) SALON_STORE_MAX + 1), ==, 0);
  close (fd);

  read_all (library);
  g_assert_cmpuint (count (library), ==, 9);
  for (guint i = 0; i < count (library); i++)
    {
      g_autoptr (SalonLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (library), i);
      const gboolean good = g_str_equal (salon_library_entry_get_name (entry), "good.salon");

      g_assert_true ((salon_library_entry_get_summary (entry) != NULL) == good);
      g_assert_true ((salon_library_entry_get_fault (entry) == NULL) == good);
    }
  /* The game of a damaged record is known as far as it says it. */
  cut = find (library, "cut.salon");
  g_assert_cmpstr (salon_library_entry_get_kind (cut), ==, "probe");
  strange = find (library, "\xff\xfe\n.salon");
  g_assert_null (salon_library_entry_get_kind (strange));
  /* Nothing was written to any of them. */
  any = find (library, "noise.salon");
  g_assert_cmpuint (salon_library_entry_get_mark (any)->size, ==, sizeof noise);
  model_home_assert_kept (home, "good.salon", over);
}

static void
remove_some_cb (GListModel *library, guint position, guint removed, guint added, gpointer data)
{
  ModelHome *home = data;

  for (guint i = 0; i < MANY; i += 2)
    {
      g_autofree char *name = g_strdup_printf ("game-%u.salon", i);
      g_autofree char *path = g_build_filename (home->directory, name, NULL);

      g_unlink (path);
    }
}

static void
test_vanishing (ModelHome *home, gconstpointer data)
{
  g_autoptr (SalonLibrary) library = library_new (home);

  for (guint i = 0; i < MANY; i++)
    {
      g_autofree char *name = g_strdup_printf ("game-%u.salon", i), *record = record_of (i);

      model_home_put (home, name, record, -1);
    }
  g_signal_connect (library, "items-changed", G_CALLBACK (remove_some_cb), home);
  read_all (library);
  g_assert_cmpuint (count (library), >=, MANY / 2);
  for (guint i = 0; i < count (library); i++)
    {
      g_autoptr (SalonLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (library), i);

      g_assert_nonnull (salon_library_entry_get_summary (entry));
    }
  read_all (library);
  g_assert_cmpuint (count (library), ==, MANY / 2);
}

/* The cache */

/* Replaces the contents of a file by others of the same length, and keeps the time. */
static void
change_unseen (ModelHome *home, const char *name, const char *from, const char *to)
{
  g_autofree char *path = g_build_filename (home->directory, name, NULL), *text = NULL;
  struct stat info;
  struct timespec times[2];
  char *at;
  int fd;

  g_assert_cmpint (stat (path, &info), ==, 0);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  at = strstr (text, from);
  g_assert_nonnull (at);
  memcpy (at, to, strlen (to));
  fd = open (path, O_WRONLY | O_CLOEXEC);
  g_assert_cmpint (write (fd, text, strlen (text)), ==, (ssize_t) strlen (text));
  times[0] = info.st_atim;
  times[1] = info.st_mtim;
  g_assert_cmpint (futimens (fd, times), ==, 0);
  close (fd);
}

static void
assert_name (ModelHome *home, const char *name)
{
  g_autoptr (SalonLibrary) library = library_new (home);
  g_autoptr (SalonLibraryEntry) entry = NULL;

  read_all (library);
  g_assert_cmpuint (count (library), ==, 2);
  entry = find (library, "game-1.salon");
  g_assert_cmpstr (salon_library_entry_get_summary (entry)->seat[0].name, ==, name);
}

/* Waits until the cache is there: it is written after the last step. */
static void
wait_for_cache (const char *path)
{
  await (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_cache (ModelHome *home, gconstpointer data)
{
  g_autofree char *first = record_of (1), *second = record_of (2), *bytes = NULL;
  g_autofree char *cache = g_build_filename (home->directory, "cache", "library", NULL);
  gsize length;

  model_home_put (home, "game-1.salon", first, -1);
  model_home_put (home, "game-2.salon", second, -1);
  assert_name (home, "Ada 1");
  wait_for_cache (cache);

  /* What seems not to have changed is not read again. */
  change_unseen (home, "game-1.salon", "Ada 1", "Eva 1");
  assert_name (home, "Ada 1");
  g_assert_true (g_file_get_contents (cache, &bytes, &length, NULL));

  /* A cache with any wrong byte counts as none, and so does one that is cut off or gone. */
  for (gsize i = 0; i < length; i += i < 100 ? 1 : 29)
    {
      g_autofree char *wrong = g_memdup2 (bytes, length);

      wrong[i] ^= 0x20;
      g_assert_true (g_file_set_contents (cache, wrong, (gssize) length, NULL));
      assert_name (home, "Eva 1");
    }
  g_assert_true (g_file_set_contents (cache, bytes, (gssize) length / 2, NULL));
  assert_name (home, "Eva 1");
  g_unlink (cache);
  assert_name (home, "Eva 1");
}

static void
note_first_cb (GListModel *library, guint position, guint removed, guint added, guint *first)
{
  if (*first == 0)
    *first = g_list_model_get_n_items (library);
}

/* Of a large cache the newest games are shown before the others are taken from it; neither are read again. */
static void
test_large_cache (ModelHome *home, gconstpointer data)
{
  g_autofree char *cache = g_build_filename (home->directory, "cache", "library", NULL);
  guint first = 0;

  for (guint i = 0; i < 250; i++)
    {
      g_autofree char *name = g_strdup_printf ("game-%u.salon", i), *record = record_of (i);

      model_home_put (home, name, record, -1);
    }
  {
    g_autoptr (SalonLibrary) library = library_new (home);

    read_all (library);
    g_assert_cmpuint (count (library), ==, 250);
    wait_for_cache (cache);
  }
  change_unseen (home, "game-1.salon", "Ada 1", "Eva 1");
  change_unseen (home, "game-249.salon", "Ada 249", "Eva 249");
  {
    g_autoptr (SalonLibrary) library = library_new (home);
    g_autoptr (SalonLibraryEntry) oldest = NULL, newest = NULL;

    g_signal_connect (library, "items-changed", G_CALLBACK (note_first_cb), &first);
    read_all (library);
    g_assert_cmpuint (first, ==, 200);
    g_assert_cmpuint (count (library), ==, 250);
    oldest = find (library, "game-1.salon");
    newest = find (library, "game-249.salon");
    g_assert_cmpstr (salon_library_entry_get_summary (oldest)->seat[0].name, ==, "Ada 1");
    g_assert_cmpstr (salon_library_entry_get_summary (newest)->seat[0].name, ==, "Ada 249");
  }
}

/* A summary survives its value; a value that no record has is refused. */
static void
test_values (void)
{
  g_autofree char *over = fixture ("parker-1964-over.salon");
  g_autoptr (SalonSummary) summary = salon_game_summarise (model_kinds, over, strlen (over), NULL), again = NULL;
  g_autoptr (GVariant) value = g_variant_ref_sink (salon_summary_to_value (summary)), same = NULL;
  static const char *const wrong[] = {
    "('probe', 'today', '', '', '', '', 2, true, false, false, false, false, false, false, [(0, 'Ada', 1, 0, true)], '', [])",
    "('probe', '', 'a\\nb', '', '', '', 2, true, false, false, false, false, false, false, [(0, 'Ada', 1, 0, true)], '', [])",
    "('probe', '', '', '', '', '', 3, true, false, false, false, false, false, false, [(0, 'Ada', 1, 0, true)], '', [])",
    "('probe', '', '', '', '', '', 2, true, false, false, false, false, false, false, [(9, 'Ada', 1, 0, true)], '', [])",
    "('probe', '', '', '', '', '', 2, true, false, false, false, false, false, false, [(0, '', 1, 0, true)], '', [])",
    "('probe', '', '', '', '', '', 2, true, false, false, false, false, false, false, [(0, 'Ada', 2000000000, 0, true)], '', [])",
    "('probe', '', '', '', '', '', 2, true, true, false, false, false, false, false, [(0, 'Ada', 1, 2000000000, true)], '', [])",
    "('probe', '', '', '', '0123', '', 2, true, false, false, false, false, false, false, [(0, 'Ada', 1, 0, true)], '', [])",
    /* Games of an evening: without a kind, a kind without games, a seat that nobody has, too many points, too large a table. */
    "('party', '', '', '', '', '', 2, true, false, false, false, false, false, false, [(0, 'Ada', 1, 0, true)], '', [[(0, 1, true)]])",
    "('party', '', '', '', '', '', 2, true, false, false, false, false, false, false, [(0, 'Ada', 1, 0, true)], 'probe', [])",
    "('party', '', '', '', '', '', 2, true, false, false, false, false, false, false, [(0, 'Ada', 1, 0, true)], 'probe', [[(1, 1, true)]])",
    "('party', '', '', '', '', '', 2, true, false, false, false, false, false, false, [(0, 'Ada', 1, 0, true)], 'probe', [[(0, 2000000000, true)]])",
    ("('party', '', '', '', '', '', 2, true, false, false, false, false, false, false, [(0, 'Ada', 1, 0, true)], 'probe', "
     "[[(0, 1, true), (0, 1, true), (0, 1, true), (0, 1, true), (0, 1, true)]])"),
  };

  again = salon_summary_from_value (value);
  g_assert_nonnull (again);
  same = g_variant_ref_sink (salon_summary_to_value (again));
  g_assert_true (g_variant_equal (value, same));
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GVariant) bad =
        g_variant_ref_sink (g_variant_parse (G_VARIANT_TYPE (SALON_SUMMARY_TYPE), wrong[i], NULL, NULL, NULL));

      g_assert_null (salon_summary_from_value (bad));
    }
}

/* Titles */

static char *
retitle (const char *text, const char *title)
{
  g_autoptr (GBytes) bytes = salon_library_retitle (model_kinds, text, strlen (text), title, NULL);

  return bytes != NULL ? g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)) : NULL;
}

static void
test_titles (void)
{
  g_autofree char *plain = record_of (1), *veiled = fixture ("parker-1964-playing-veiled.salon");
  g_autofree char *titled = retitle (plain, "Rain"), *other = retitle (titled, "Après le dîner"), *none = NULL;
  g_autofree char *still = retitle (veiled, "Rain"), *long_title = g_strnfill (SALON_LINE_MAX, 'x'), *too_long = NULL;
  g_autofree char *broken = retitle (plain, "a\nbegin"), *damaged = retitle ("salon-record 1\ngame probe\n", "Rain");

  g_assert_nonnull (strstr (titled, "Z\ntitle Rain\nseat 1"));
  g_assert_nonnull (strstr (other, "Z\ntitle Après le dîner\nseat 1"));
  none = retitle (other, "");
  g_assert_cmpstr (none, ==, plain);
  g_assert_true (g_str_has_prefix (still, "salon-veiled 1 "));
  too_long = retitle (plain, long_title);
  g_assert_null (too_long);
  g_assert_null (broken);
  g_assert_null (damaged);
}

/* Changes */

static void
rename_game (SalonLibrary *library, const char *name, const char *title, GError **error)
{
  g_autoptr (SalonLibraryEntry) entry = find (library, name);
  g_autoptr (GAsyncResult) result = NULL;
  GAsyncResult *place = NULL;

  salon_library_rename_async (library, entry, title, model_result_cb, &place);
  result = model_wait_for_result (&place);
  salon_library_rename_finish (library, result, error);
}

static void
changed_cb (SalonLibraryBin *bin, guint n, const GError *error, guint *place)
{
  g_assert_no_error (error);
  *place = n;
}

static void
wait_for (guint *n, guint wanted)
{
  await (*n == wanted);
  *n = 0;
}

static GPtrArray *
entries_of (SalonLibrary *library, const char *name)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (entries, find (library, name));
  return entries;
}

static void
test_changes (ModelHome *home, gconstpointer data)
{
  g_autoptr (SalonLibrary) library = library_new (home);
  g_autoptr (SalonLibraryBin) bin = salon_library_bin_new (home->store);
  g_autoptr (GPtrArray) entries = NULL;
  g_autofree char *record = record_of (1);
  g_autoptr (GError) error = NULL;
  guint n = 0;

  g_signal_connect (bin, "changed", G_CALLBACK (changed_cb), &n);
  model_home_put (home, "game-1.salon", record, -1);
  read_all (library);
  rename_game (library, "game-1.salon", " Rain all afternoon ", &error);
  g_assert_no_error (error);
  read_all (library);
  assert_title (library, "game-1.salon", "Rain all afternoon");

  /* Deleted, brought back, deleted, and gone. */
  for (int i = 0; i < 2; i++)
    {
      g_clear_pointer (&entries, g_ptr_array_unref);
      entries = entries_of (library, "game-1.salon");
      salon_library_bin_delete (bin, entries);
      wait_for (&n, 1);
      read_all (library);
      g_assert_cmpuint (count (library), ==, 0);
      g_assert_cmpuint (model_home_count (home, ".discarded-"), ==, 1);
      if (i == 0)
        {
          salon_library_bin_undo (bin);
          wait_for (&n, 1);
          read_all (library);
          assert_title (library, "game-1.salon", "Rain all afternoon");
        }
    }
  salon_library_bin_empty (bin);
  g_assert_true (salon_store_flush (home->store, NULL));
  g_assert_cmpuint (model_home_count (home, ".discarded-"), ==, 0);

  /* What nobody has emptied is removed by the next program. */
  model_home_put (home, "game-1.salon", record, -1);
  read_all (library);
  g_clear_pointer (&entries, g_ptr_array_unref);
  entries = entries_of (library, "game-1.salon");
  salon_library_bin_delete (bin, entries);
  wait_for (&n, 1);
  g_clear_object (&library);
  g_object_unref (home->store);
  g_signal_handlers_disconnect_by_data (bin, &n);
  g_clear_object (&bin);
  home->store = salon_store_new (home->directory);
  await (model_home_count (home, ".discarded-") == 0);
}

static void
errors_cb (SalonLibraryBin *bin, guint n, const GError *error, guint *n_errors)
{
  *n_errors += error != NULL;
}

/* Until the library has looked again it lists what is hidden, which can be deleted once more: that empties nothing. What
 * cannot be brought back can be asked for again. */
static void
test_impatience (ModelHome *home, gconstpointer data)
{
  g_autoptr (SalonLibrary) library = library_new (home);
  g_autoptr (SalonLibraryBin) bin = salon_library_bin_new (home->store);
  g_autoptr (GPtrArray) entries = NULL;
  g_autofree char *record = record_of (1);
  guint n = 0, n_errors = 0;

  model_home_put (home, "game-1.salon", record, -1);
  read_all (library);
  entries = entries_of (library, "game-1.salon");
  g_signal_connect (bin, "changed", G_CALLBACK (errors_cb), &n_errors);
  g_assert_true (salon_library_bin_delete (bin, entries));
  g_assert_false (salon_library_bin_delete (bin, entries));
  await (salon_library_bin_count (bin) > 0);
  g_assert_false (salon_library_bin_delete (bin, entries));
  g_assert_true (salon_store_flush (home->store, NULL));
  g_assert_cmpuint (model_home_count (home, ".discarded-"), ==, 1);
  g_assert_cmpuint (n_errors, ==, 0);

  file_fault = (FileFault) { .watching = TRUE, .at = 1, .times = 1, .error = EIO, .only = "renameat2" };
  salon_library_bin_undo (bin);
  await (n_errors > 0);
  file_fault = (FileFault) { 0 };
  g_assert_cmpuint (salon_library_bin_count (bin), ==, 1);
  g_signal_connect (bin, "changed", G_CALLBACK (changed_cb), &n);
  salon_library_bin_undo (bin);
  wait_for (&n, 1);
  g_assert_cmpuint (salon_library_bin_count (bin), ==, 0);
  model_home_assert_kept (home, "game-1.salon", record);
}

static gboolean
is_there (const char *directory, const char *name)
{
  g_autofree char *path = g_build_filename (directory, name, NULL);

  return g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

/* A file is where the answer says, whichever call failed. */
static void
test_answers (ModelHome *home, gconstpointer data)
{
  g_autofree char *record = record_of (1);
  int hits = 0;

  model_home_put (home, "game-1.salon", record, -1);
  for (int at = 1; at < CALLS; at++)
    {
      g_autoptr (GAsyncResult) discarded = NULL, brought = NULL;
      GAsyncResult *place = NULL;
      g_autofree char *hidden = NULL, *back = NULL;

      file_fault = (FileFault) { .watching = TRUE, .at = at, .times = 1, .error = EIO };
      salon_store_discard_async (home->store, "game-1.salon", model_result_cb, &place);
      discarded = model_wait_for_result (&place);
      hits += file_fault.hit != NULL ? 1 : 0;
      file_fault = (FileFault) { 0 };
      hidden = salon_store_kept_finish (home->store, discarded, NULL);
      g_assert_true (is_there (home->directory, hidden != NULL ? hidden : "game-1.salon"));
      if (hidden == NULL)
        continue;

      place = NULL;
      file_fault = (FileFault) { .watching = TRUE, .at = at, .times = 1, .error = EIO };
      salon_store_bring_back_async (home->store, hidden, "game-1.salon", model_result_cb, &place);
      brought = model_wait_for_result (&place);
      file_fault = (FileFault) { 0 };
      back = salon_store_kept_finish (home->store, brought, NULL);
      g_assert_true (is_there (home->directory, back != NULL ? "game-1.salon" : hidden));
      if (back == NULL)
        {
          g_autofree char *from = g_build_filename (home->directory, hidden, NULL);
          g_autofree char *to = g_build_filename (home->directory, "game-1.salon", NULL);

          g_assert_cmpint (g_rename (from, to), ==, 0);
        }
    }
  g_assert_cmpint (hits, >=, 3);
  g_assert_cmpint (hits, <, CALLS - 1);
}

/* What another program has written meanwhile is not replaced. */
static void
test_stranger (ModelHome *home, gconstpointer data)
{
  g_autofree char *record = record_of (1);
  g_autoptr (GBytes) old = g_bytes_new_static ("old", 3), new = g_bytes_new_static ("new", 3);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  GAsyncResult *place = NULL;

  model_home_put (home, "game-1.salon", record, -1);
  salon_store_change_async (home->store, "game-1.salon", old, new, model_result_cb, &place);
  result = model_wait_for_result (&place);
  g_assert_null (salon_store_kept_finish (home->store, result, &error));
  g_assert_nonnull (error);
  model_home_assert_kept (home, "game-1.salon", record);
}

static SalonLibraryImport *
import (SalonLibrary *library, GPtrArray *files)
{
  g_autoptr (GAsyncResult) result = NULL;
  GAsyncResult *place = NULL;

  salon_library_import_async (library, files, NULL, model_result_cb, &place);
  result = model_wait_for_result (&place);
  return salon_library_import_finish (library, result);
}

static void
add_file (GPtrArray *files, const char *directory, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (directory, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_ptr_array_add (files, g_file_new_for_path (path));
}

static void
test_import (ModelHome *home, gconstpointer data)
{
  g_autoptr (SalonLibrary) library = library_new (home);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *over = fixture ("parker-1964-over.salon"), *plain = fixture ("parker-1964-playing.salon");
  g_autofree char *veiled = fixture ("parker-1964-playing-veiled.salon"), *renamed = retitle (over, "Another title");
  char *elsewhere = model_directory ();
  SalonLibraryImport *done;

  add_file (files, elsewhere, "over.salon", over);
  add_file (files, elsewhere, "again.salon", renamed);
  add_file (files, elsewhere, "plain.salon", plain);
  add_file (files, elsewhere, "veiled.salon", veiled);
  add_file (files, elsewhere, "noise.salon", "noise\n");
  read_all (library);
  done = import (library, files);
  g_assert_cmpuint (done->n_kept, ==, 2);
  g_assert_cmpuint (done->n_known, ==, 2);
  g_assert_cmpuint (done->n_refused, ==, 1);
  g_assert_cmpstr (done->refused, ==, "noise.salon");
  salon_library_import_free (done);

  /* Once more: all of it is there by now. */
  read_all (library);
  g_assert_cmpuint (count (library), ==, 2);
  done = import (library, files);
  g_assert_cmpuint (done->n_kept, ==, 0);
  g_assert_cmpuint (done->n_known, ==, 4);
  salon_library_import_free (done);
  for (guint i = 0; i < count (library); i++)
    {
      g_autoptr (SalonLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (library), i);
      g_autofree char *text = model_read (home->directory, salon_library_entry_get_name (entry));

      /* Unfinished games are kept veiled. */
      g_assert_true (g_str_has_prefix (text, "salon-veiled")
                     == (salon_library_entry_get_summary (entry)->stage == SALON_GAME_PLAYING));
    }

  /* More than are taken at once: the rest is counted. Files that are not there are soon refused. */
  while (files->len < SALON_LIBRARY_IMPORT_MOST + 3)
    g_ptr_array_add (files, g_file_new_for_path ("/nowhere/absent.salon"));
  done = import (library, files);
  g_assert_cmpuint (done->n_kept, ==, 0);
  g_assert_cmpuint (done->n_known + done->n_refused, ==, SALON_LIBRARY_IMPORT_MOST);
  g_assert_cmpuint (done->n_left, ==, 3);
  salon_library_import_free (done);
  model_remove (elsewhere);
}

/* Deaths */

typedef enum {
  RENAME,
  DISCARD,
  BRING_BACK,
  KEEP,
} Deed;

/* Runs in a child process without threads: the program ends at the @at-th call of the deed. Returns whether it did. */
static gboolean
dies_at (Deed deed, const char *directory, int at)
{
  const pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      SalonStore *store = salon_store_new (directory);
      g_autofree char *before = record_of (1), *after = retitle (before, "Rain");
      GBytes *old = g_bytes_new (before, strlen (before)), *new = g_bytes_new (after, strlen (after));
      GAsyncResult *place = NULL;
      char *hidden = NULL;

      if (deed == BRING_BACK)
        {
          salon_store_discard_async (store, "game-1.salon", model_result_cb, &place);
          hidden = salon_store_kept_finish (store, model_wait_for_result (&place), NULL);
          place = NULL;
        }
      file_fault = (FileFault) { .watching = TRUE, .at = at, .dies = TRUE };
      if (deed == RENAME)
        salon_store_change_async (store, "game-1.salon", old, new, model_result_cb, &place);
      else if (deed == DISCARD)
        salon_store_discard_async (store, "game-1.salon", model_result_cb, &place);
      else if (deed == BRING_BACK)
        salon_store_bring_back_async (store, hidden, "game-1.salon", model_result_cb, &place);
      else
        salon_store_keep_async (store, new, SALON_KEEPER_GAME, model_result_cb, &place);
      _exit (salon_store_kept_finish (store, model_wait_for_result (&place), NULL) != NULL ? 0 : 1);
    }

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  g_assert_true (WEXITSTATUS (status) == FILE_FAULT_DEATH || WEXITSTATUS (status) == 0);
  return WEXITSTATUS (status) == FILE_FAULT_DEATH;
}

/* The game is there whole, under its name or hidden; one that was imported is there whole, or not at all. */
static void
assert_nothing_lost (Deed deed, const char *directory, const char *before, const char *after)
{
  g_autoptr (GDir) names = g_dir_open (directory, 0, NULL);
  const char *name;
  guint n_first = 0;

  while ((name = g_dir_read_name (names)) != NULL)
    {
      g_autofree char *text = NULL;

      if (!g_str_has_suffix (name, ".salon"))
        continue;
      text = model_read (directory, name);
      if (g_str_equal (text, before) || g_str_equal (text, after))
        n_first += g_str_equal (name, "game-1.salon") || g_str_has_suffix (name, "-game-1.salon");
      else
        g_assert_not_reached ();
      g_assert_true (deed == RENAME || deed == KEEP || g_str_equal (text, before));
    }
  g_assert_cmpuint (n_first, ==, 1);
}

static void
test_deaths (gconstpointer data)
{
  const Deed deed = (Deed) GPOINTER_TO_INT (data);
  g_autofree char *before = record_of (1), *after = retitle (before, "Rain");
  gboolean died = TRUE;
  int at;

  for (at = 1; died && at < CALLS; at++)
    {
      char *directory = model_directory ();
      g_autofree char *path = g_build_filename (directory, "game-1.salon", NULL);
      ModelHome home = { directory, NULL };

      g_assert_true (g_file_set_contents (path, before, -1, NULL));
      died = dies_at (deed, directory, at);
      assert_nothing_lost (deed, directory, before, after);
      home.store = salon_store_new (directory);
      g_assert_cmpuint (model_home_count (&home, ".salon-"), ==, 0);
      g_object_unref (home.store);
      model_remove (directory);
    }
  g_assert_cmpint (at, >, 3);
  g_assert_cmpint (at, <, CALLS);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  model_watchdog ();

  /* Tests that fork come before those that start threads. */
  g_test_add_data_func ("/library/deaths/rename", GINT_TO_POINTER (RENAME), test_deaths);
  g_test_add_data_func ("/library/deaths/delete", GINT_TO_POINTER (DISCARD), test_deaths);
  g_test_add_data_func ("/library/deaths/undo", GINT_TO_POINTER (BRING_BACK), test_deaths);
  g_test_add_data_func ("/library/deaths/import", GINT_TO_POINTER (KEEP), test_deaths);

#define ADD(path, function) \
  g_test_add ("/library/files/" path, ModelHome, NULL, model_home_set_up, function, model_home_tear_down)
  ADD ("many", test_many);
  ADD ("facts", test_facts);
  ADD ("damaged", test_damaged);
  ADD ("vanishing", test_vanishing);
  ADD ("cache", test_cache);
  ADD ("large-cache", test_large_cache);
  ADD ("changes", test_changes);
  ADD ("impatience", test_impatience);
  ADD ("answers", test_answers);
  ADD ("stranger", test_stranger);
  ADD ("import", test_import);
  g_test_add_func ("/library/files/values", test_values);
  g_test_add_func ("/library/files/titles", test_titles);

  return g_test_run ();
}
