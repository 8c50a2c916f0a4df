/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The power fails at any moment while the store works: at a move, a first save, a finished game,
 * a stranger's file; and while the library renames, deletes, brings back and imports. Whatever the
 * disk may hold then, the next program finds a whole game and everything that was confirmed before. */

#include <string.h>

#include "await.h"
#include "model-table.h"
#include "model/salon-library-bin.h"
#include "model/salon-library-change.h"
#include "power-loss.h"

#define MOVES 12

/* Texts of games. */
#define TEXTS(...) ((const char *const[]) { __VA_ARGS__, NULL })
#define NONE       ((const char *const[]) { NULL })

/* Checks that each file with a game contains one of @texts and nothing else, and that each of
 * @kept is in one of the files. */
static void
check_files (const char *directory, const char *const *texts, const char *const *kept)
{
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) found = NULL;
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *text = model_read (directory, name);

      if (g_str_has_prefix (name, ".salon-"))
        g_error ("%s was not cleared away", name);
      if (!g_str_has_suffix (name, ".salon"))
        continue;
      if (!g_strv_contains (texts, text))
        g_error ("%s holds what nobody wrote: “%s”", name, text);
      g_strv_builder_add (builder, text);
    }
  found = g_strv_builder_end (builder);
  for (; *kept != NULL; kept++)
    if (!g_strv_contains ((const char *const *) found, *kept))
      g_error ("this was kept, and is lost: “%s”", *kept);
}

/* The last of @games that is whole in @image, under any name. */
static const char *
find_youngest (PowerImage *image, const char *const *games)
{
  const char *youngest = NULL;

  for (; *games != NULL; games++)
    {
      g_autoptr (GBytes) wanted = g_bytes_new_static (*games, strlen (*games));
      GHashTableIter iter;
      gpointer bytes;

      g_hash_table_iter_init (&iter, image);
      while (g_hash_table_iter_next (&iter, NULL, &bytes))
        if (g_bytes_equal (bytes, wanted))
          youngest = *games;
    }

  return youngest;
}

/* Starts a program after the power failure with each of @images (transfer full). Checks that the
 * newest whole game in it, of @games from the oldest on, is in one of the files; @in_place: the disk
 * has a file with the name of the game in progress, and the program finds the game there. */
static int
check (GPtrArray *images,
       const char *const *texts,
       const char *const *kept,
       const char *const *games,
       gboolean in_place)
{
  const int n = (int) images->len;

  g_assert_cmpint (n, >, 0);
  for (guint i = 0; i < images->len; i++)
    {
      PowerImage *image = g_ptr_array_index (images, i);
      const char *youngest = find_youngest (image, games);
      char *directory = model_directory ();
      g_autofree char *game = NULL;
      SalonStore *store;

      power_loss_restore (image, directory);
      store = salon_store_new (directory);
      game = salon_store_load (store, SALON_STORE_GAME, NULL, NULL);
      g_object_unref (store);
      check_files (directory, texts, kept);
      if (youngest != NULL)
        check_files (directory, texts, TEXTS (youngest));
      if (in_place)
        {
          g_assert_true (g_hash_table_contains (image, SALON_STORE_GAME));
          g_assert_nonnull (youngest);
          g_assert_cmpstr (game, ==, youngest);
        }
      model_remove (directory);
    }
  g_ptr_array_unref (images);

  return n;
}

static void
test_moves (void)
{
  char *directory = model_directory ();
  SalonStore *store = salon_store_new (directory);
  ProbeGame *game = model_game (MODEL_PEOPLE, store);
  g_autofree char *before = NULL;
  int n = 0;

  model_play_on (game);
  g_assert_true (salon_game_flush (SALON_GAME (game), NULL));
  model_settle (game);
  before = model_kept_record (game);
  power_loss_watch (directory);
  for (int i = 0; i < MOVES; i++)
    {
      g_autofree char *after = NULL;

      model_play_on (game);
      model_wait_for_disk (game);
      g_assert_true (salon_game_is_saved (SALON_GAME (game)));
      after = model_kept_record (game);
      g_assert_cmpstr (before, !=, after);
      n += check (power_loss_gather (), TEXTS (before, after), NONE, TEXTS (before, after), TRUE);
      n += check (power_loss_now (), TEXTS (after), TEXTS (after), TEXTS (after), TRUE);
      g_free (g_steal_pointer (&before));
      before = g_steal_pointer (&after);
    }
  power_loss_end ();
  g_test_message ("%d moves, %d states of the disk", MOVES, n);

  g_object_unref (game);
  g_object_unref (store);
  model_remove (directory);
}

static void
test_first_save (void)
{
  char *directory = model_directory ();
  SalonStore *store = salon_store_new (directory);
  const char *const one[] = { "one", NULL };

  power_loss_watch (directory);
  g_assert_true (salon_store_save (store, SALON_STORE_GAME, "one", NULL));
  check (power_loss_gather (), one, NONE, one, FALSE);
  check (power_loss_now (), one, one, one, TRUE);
  power_loss_end ();
  g_object_unref (store);
  model_remove (directory);
}

static void
archived_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  char **aside = data;

  *aside = salon_store_archive_finish (SALON_STORE (source), result, NULL);
  g_assert_nonnull (*aside);
}

/* A finished game is written a last time and put aside. The disk may have its old or its new
 * text, but never none. */
static void
test_finished (void)
{
  char *directory = model_directory ();
  SalonStore *store = salon_store_new (directory);
  const char *const both[] = { "a game", "a game, over", NULL }, *const over[] = { "a game, over", NULL };
  g_autoptr (GBytes) end = g_bytes_new_static ("a game, over", strlen ("a game, over"));
  g_autofree char *aside = NULL, *read = NULL;
  GPtrArray *images;

  g_assert_true (salon_store_save (store, SALON_STORE_GAME, "a game", NULL));
  power_loss_watch (directory);
  salon_store_archive_async (store, SALON_STORE_GAME, end, "game-", archived_cb, &aside);
  await (aside != NULL);
  images = power_loss_gather ();
  for (guint i = 0; i < images->len; i++)
    g_assert_cmpuint (g_hash_table_size (g_ptr_array_index (images, i)), >, 1); /* the lock, and a game */
  check (images, both, NONE, both, FALSE);
  check (power_loss_now (), over, over, over, FALSE);

  /* The game is read, and restored. */
  read = salon_store_load (store, aside, NULL, NULL);
  g_assert_cmpstr (read, ==, over[0]);
  salon_store_restore (store, aside, SALON_STORE_GAME);
  g_assert_true (salon_store_flush (store, NULL));
  check (power_loss_gather (), over, over, over, FALSE);
  check (power_loss_now (), over, over, over, TRUE);

  /* The game is removed. */
  g_assert_true (salon_store_remove (store, SALON_STORE_GAME, NULL));
  check (power_loss_gather (), over, NONE, over, FALSE);
  check (power_loss_now (), NONE, NONE, NONE, FALSE);
  power_loss_end ();
  g_object_unref (store);
  model_remove (directory);
}

/* A stranger's file has the name of the game: it is put aside and never lost, and at any moment a
 * whole game has that name. A second stranger's file stays, and the game moves to another slot. */
static void
test_stranger (void)
{
  char *directory = model_directory ();
  g_autofree char *path = g_build_filename (directory, SALON_STORE_GAME, NULL);
  SalonStore *store = salon_store_new (directory);
  const char *const both[] = { "theirs", "ours", NULL };
  const char *const all[] = { "theirs", "ours", "theirs again", "ours again", NULL };

  g_assert_true (salon_store_save (store, SALON_STORE_GAME, "before", NULL));
  g_assert_true (g_file_set_contents (path, "theirs", -1, NULL));
  power_loss_watch (directory);
  g_assert_true (salon_store_save (store, SALON_STORE_GAME, "ours", NULL));
  check (power_loss_gather (), both, TEXTS ("theirs"), both, TRUE);
  check (power_loss_now (), both, both, TEXTS ("ours"), TRUE);
  power_loss_end ();

  g_assert_true (g_file_set_contents (path, "theirs again", -1, NULL));
  power_loss_watch (directory);
  g_assert_true (salon_store_save (store, SALON_STORE_GAME, "ours again", NULL));
  check (power_loss_gather (), all, TEXTS ("theirs", "theirs again"), TEXTS ("ours again"), FALSE);
  check (power_loss_now (), all, TEXTS ("theirs", "theirs again", "ours again"), TEXTS ("ours again"), FALSE);
  power_loss_end ();
  g_object_unref (store);
  model_remove (directory);
}

/* Changes in the library */

#define GAME "game-1.salon"
#define RECORD(title)                                                                                      \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\noption trays 1\n" \
  "option answers table\noption spelling strict\noption supply box\ndate 2026-03-01T10:00:00Z\n" title     \
  "seat 1 human Ada\nseat 2 human Nora\nfirst 1\nword 1 A\nword 2 I\nbegin\n"                              \
  "1 ask 2 I\n2 show 1\n2 ask 1 B\n1 no\n2 ask 1 C\n1 no\n"

static const char untitled[] = RECORD (""), titled[] = RECORD ("title Rain all afternoon\n");

/* A library with this game, untitled, in a directory that is watched from now on. */
typedef struct {
  char *directory, *elsewhere;
  SalonStore *store;
  SalonLibrary *library;
} Shelf;

static void
shelf_init (Shelf *shelf, gboolean has_game)
{
  g_autofree char *cache = NULL;

  shelf->directory = model_directory ();
  shelf->elsewhere = model_directory ();
  cache = g_build_filename (shelf->elsewhere, "cache", NULL);
  shelf->store = salon_store_new (shelf->directory);
  if (has_game)
    {
      g_autofree char *path = g_build_filename (shelf->directory, GAME, NULL);

      g_assert_true (g_file_set_contents (path, untitled, -1, NULL));
    }
  shelf->library = salon_library_new (shelf->store, model_kinds, cache);
  salon_library_refresh (shelf->library, NULL, NULL);
  await (!salon_library_is_reading (shelf->library));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (shelf->library)), ==, has_game);
  power_loss_watch (shelf->directory);
}

static void
shelf_clear (Shelf *shelf)
{
  power_loss_end ();
  g_object_unref (shelf->library);
  g_object_unref (shelf->store);
  model_remove (shelf->directory);
  model_remove (shelf->elsewhere);
}

/* Checks that each of @images has the game whole, under whatever name. */
static void
assert_in_all (GPtrArray *images, const char *game)
{
  g_assert_cmpuint (images->len, >, 0);
  for (guint i = 0; i < images->len; i++)
    g_assert_nonnull (find_youngest (g_ptr_array_index (images, i), TEXTS (game)));
  g_ptr_array_unref (images);
}

/* Starts a program with each of @images (transfer full): the game has its name there, and one of @texts. */
static void
check_in_place (GPtrArray *images, const char *const *texts)
{
  g_assert_cmpuint (images->len, >, 0);
  for (guint i = 0; i < images->len; i++)
    {
      char *directory = model_directory ();
      g_autofree char *text = NULL;
      SalonStore *store;

      power_loss_restore (g_ptr_array_index (images, i), directory);
      store = salon_store_new (directory);
      g_assert_true (salon_store_flush (store, NULL));
      g_object_unref (store);
      check_files (directory, texts, NONE);
      text = model_read (directory, GAME);
      g_assert_true (g_strv_contains (texts, text));
      model_remove (directory);
    }
  g_ptr_array_unref (images);
}

/* A game that gets a title: it has the old one or the new one. */
static void
test_rename (void)
{
  g_autoptr (SalonLibraryEntry) entry = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  GAsyncResult *place = NULL;
  Shelf shelf;

  shelf_init (&shelf, TRUE);
  entry = g_list_model_get_item (G_LIST_MODEL (shelf.library), 0);
  salon_library_rename_async (shelf.library, entry, "Rain all afternoon", model_result_cb, &place);
  result = model_wait_for_result (&place);
  salon_library_rename_finish (shelf.library, result, &error);
  g_assert_no_error (error);
  check_in_place (power_loss_gather (), TEXTS (untitled, titled));
  check_in_place (power_loss_now (), TEXTS (titled));
  shelf_clear (&shelf);
}

static void
changed_cb (SalonLibraryBin *bin, guint n, const GError *error, guint *n_changed)
{
  g_assert_no_error (error);
  *n_changed += n;
}

/* A game that is deleted and brought back is whole at every moment, under one name or the other, and has its own again when
 * that is confirmed. One that is deleted for good is whole or gone. */
static void
test_delete (void)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  SalonLibraryBin *bin;
  guint n = 0;
  Shelf shelf;

  shelf_init (&shelf, TRUE);
  g_ptr_array_add (entries, g_list_model_get_item (G_LIST_MODEL (shelf.library), 0));
  bin = salon_library_bin_new (shelf.store);
  g_signal_connect (bin, "changed", G_CALLBACK (changed_cb), &n);
  g_assert_true (salon_library_bin_delete (bin, entries));
  await (n == 1);
  assert_in_all (power_loss_gather (), untitled);
  salon_library_bin_undo (bin);
  await (n == 2);
  assert_in_all (power_loss_gather (), untitled);
  check_in_place (power_loss_now (), TEXTS (untitled));

  g_assert_true (salon_library_bin_delete (bin, entries));
  await (n == 3);
  salon_library_bin_empty (bin);
  g_assert_true (salon_store_flush (shelf.store, NULL));
  check (power_loss_gather (), TEXTS (untitled), NONE, NONE, FALSE);
  check (power_loss_now (), NONE, NONE, NONE, FALSE);
  g_object_unref (bin);
  shelf_clear (&shelf);
}

/* A game that comes from elsewhere is there as a whole or not at all, and is there when that is confirmed. */
static void
test_import (void)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GAsyncResult) result = NULL;
  GAsyncResult *place = NULL;
  SalonLibraryImport *import;
  g_autofree char *path = NULL;
  Shelf shelf;

  shelf_init (&shelf, FALSE);
  path = g_build_filename (shelf.elsewhere, "new.salon", NULL);
  g_assert_true (g_file_set_contents (path, titled, -1, NULL));
  g_ptr_array_add (files, g_file_new_for_path (path));
  salon_library_import_async (shelf.library, files, NULL, model_result_cb, &place);
  result = model_wait_for_result (&place);
  import = salon_library_import_finish (shelf.library, result);
  g_assert_cmpuint (import->n_kept, ==, 1);
  salon_library_import_free (import);
  check (power_loss_gather (), TEXTS (titled), NONE, NONE, FALSE);
  check (power_loss_now (), TEXTS (titled), TEXTS (titled), TEXTS (titled), FALSE);
  shelf_clear (&shelf);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/power-loss/moves", test_moves);
  g_test_add_func ("/power-loss/first-save", test_first_save);
  g_test_add_func ("/power-loss/finished", test_finished);
  g_test_add_func ("/power-loss/stranger", test_stranger);
  g_test_add_func ("/power-loss/rename", test_rename);
  g_test_add_func ("/power-loss/delete", test_delete);
  g_test_add_func ("/power-loss/import", test_import);

  return g_test_run ();
}
