/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-library-change.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include <glib/gi18n.h>

#include "model/salon-file.h"
#include "model/salon-keeper.h"
#include "model/salon-reading.h"

/* Titles */

static gboolean
begins (const char *line, const char *end, const char *with)
{
  return (gsize) (end - line) >= strlen (with) && memcmp (line, with, strlen (with)) == 0;
}

/* Writes the lines of @text with another line of the title, or without one, before the first seat. */
static GBytes *
write_title (const char *text, gsize length, const char *title)
{
  const char *end = text + length;
  GString *written = g_string_sized_new (length + strlen (title) + sizeof "title \n");
  gboolean in_setup = TRUE;

  while (text < end)
    {
      const char *lf = memchr (text, '\n', (gsize) (end - text)), *next = lf != NULL ? lf + 1 : end;

      if (in_setup && (begins (text, next, "seat ") || begins (text, next, "begin")))
        {
          in_setup = FALSE;
          if (title[0] != '\0')
            g_string_append_printf (written, "title %s\n", title);
        }
      if (!in_setup || !begins (text, next, "title "))
        g_string_append_len (written, text, next - text);
      text = next;
    }
  return g_string_free_to_bytes (written);
}

/* Whether the two tell the same of everything but the title. */
static gboolean
is_same_otherwise (const SalonSummary *summary, const SalonSummary *changed)
{
  g_autoptr (SalonSummary) with_title = salon_summary_copy (summary);
  g_autoptr (GVariant) one = NULL, other = NULL;

  g_free (with_title->title);
  with_title->title = g_strdup (changed->title);
  one = g_variant_ref_sink (salon_summary_to_value (with_title));
  other = g_variant_ref_sink (salon_summary_to_value (changed));
  return g_variant_equal (one, other);
}

GBytes *
salon_library_retitle (const SalonGameKind *const *kinds,
                       const char *text,
                       gsize length,
                       const char *title,
                       GError **error)
{
  g_autoptr (SalonSummary) before = salon_game_summarise (kinds, text, length, error), after = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize size;

  if (before == NULL)
    return NULL;
  if (before->lesson)
    {
      g_set_error_literal (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD,
                           _ ("A first game keeps its title, by which it is known."));
      return NULL;
    }

  bytes = write_title (text, length, title);
  text = g_bytes_get_data (bytes, &size);
  after = salon_game_summarise (kinds, text, size, NULL);
  if (after != NULL && g_str_equal (after->title, title) && is_same_otherwise (before, after))
    return g_steal_pointer (&bytes);

  g_set_error_literal (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD, _ ("No game can have this title."));
  return NULL;
}

typedef struct {
  char *directory;
  const SalonGameKind *const *kinds;
  char *name;
  char *title;
  GBytes *before, *after;
} Renaming;

static void
renaming_free (gpointer data)
{
  Renaming *renaming = data;

  g_free (renaming->directory);
  g_free (renaming->name);
  g_free (renaming->title);
  g_clear_pointer (&renaming->before, g_bytes_unref);
  g_clear_pointer (&renaming->after, g_bytes_unref);
  g_free (renaming);
}

/* The bytes of the file @name in @directory (transfer full). */
static GBytes *
read_bytes (const char *directory, const char *name, GError **error)
{
  const int dir = open (directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  SalonFileMark mark = { 0 };
  GBytes *bytes = NULL;
  int code = dir < 0 ? errno : salon_file_read (dir, name, SALON_STORE_MAX, &mark);

  if (code == 0)
    bytes = g_bytes_ref (mark.bytes);
  else
    g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (code), g_strerror (code));
  salon_file_mark_clear (&mark);
  if (dir >= 0)
    close (dir);
  return bytes;
}

static void
retitle_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Renaming *renaming = data;
  GError *error = NULL;

  renaming->before = read_bytes (renaming->directory, renaming->name, &error);
  if (renaming->before != NULL)
    {
      gsize length;
      const char *text = g_bytes_get_data (renaming->before, &length);

      renaming->after =
        salon_library_retitle (renaming->kinds, text != NULL ? text : "", length, renaming->title, &error);
    }
  if (renaming->after != NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
changed_cb (GObject *store, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;
  g_autofree char *name = salon_store_kept_finish (SALON_STORE (store), result, &error);

  if (name != NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
retitled_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  SalonLibrary *self = SALON_LIBRARY (source);
  const Renaming *renaming = g_task_get_task_data (G_TASK (result));
  GError *error = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &error))
    salon_store_change_async (salon_library_get_store (self), renaming->name, renaming->before, renaming->after,
                              changed_cb, g_steal_pointer (&task));
  else
    g_task_return_error (task, error);
}

void
salon_library_rename_async (SalonLibrary *self,
                            SalonLibraryEntry *entry,
                            const char *title,
                            GAsyncReadyCallback callback,
                            gpointer data)
{
  GTask *task = g_task_new (self, NULL, callback, data);
  g_autoptr (GTask) reading = g_task_new (self, NULL, retitled_cb, task);
  Renaming *renaming = g_new0 (Renaming, 1);

  renaming->directory = g_strdup (salon_store_get_directory (salon_library_get_store (self)));
  renaming->kinds = salon_library_get_kinds (self);
  renaming->name = g_strdup (salon_library_entry_get_name (entry));
  renaming->title = g_strstrip (g_strdup (title));
  g_task_set_source_tag (task, salon_library_rename_async);
  g_task_set_source_tag (reading, retitle_in_thread);
  g_task_set_task_data (reading, renaming, renaming_free);
  g_task_run_in_thread (reading, retitle_in_thread);
}

gboolean
salon_library_rename_finish (SalonLibrary *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

/* Importing */

typedef struct {
  char *directory;
  const SalonGameKind *const *kinds;
  SalonStore *store;
  GPtrArray *files;   /* of GFile */
  GPtrArray *entries; /* of SalonLibraryEntry, as the library had them */
  guint next;         /* the file that is read next */
  GBytes *bytes;      /* of the last one that was read, to be kept; NULL: it is not */
  SalonLibraryImport *import;
  GHashTable *kept; /* checksums of the records that were kept meanwhile, without titles */
} Importing;

void
salon_library_import_free (SalonLibraryImport *import)
{
  g_free (import->refused);
  g_free (import->reason);
  g_free (import);
}

static void
importing_free (gpointer data)
{
  Importing *importing = data;

  g_free (importing->directory);
  g_object_unref (importing->store);
  g_ptr_array_unref (importing->files);
  g_ptr_array_unref (importing->entries);
  g_clear_pointer (&importing->bytes, g_bytes_unref);
  g_clear_pointer (&importing->import, salon_library_import_free);
  g_hash_table_unref (importing->kept);
  g_free (importing);
}

static void
refuse (Importing *importing, GFile *file, const char *reason)
{
  SalonLibraryImport *import = importing->import;
  g_autofree char *name = NULL;

  if (import->n_refused++ > 0)
    return;

  name = g_file_get_basename (file);
  import->refused = name != NULL ? g_filename_display_name (name) : g_file_get_uri (file);
  import->reason = g_strdup (reason);
}

/* The record of @game in clear and without its title, (transfer full): by this two are known to be the same. */
static GBytes *
identify (SalonGame *game)
{
  g_autoptr (GBytes) record = salon_game_to_record (game);
  gsize length;
  const char *text = g_bytes_get_data (record, &length);

  return write_title (text, length, "");
}

/* Whether a game with this summary can be the one of @entry. */
static gboolean
may_be_same (const SalonSummary *summary, SalonLibraryEntry *entry)
{
  const SalonSummary *other = salon_library_entry_get_summary (entry);

  if (other == NULL || salon_library_entry_get_name (entry) == NULL)
    return FALSE;

  /* There may be thousands of each; most differ in what is cheap to compare. */
  if (!g_str_equal (summary->kind, other->kind) || !g_str_equal (summary->date, other->date)
      || !g_str_equal (summary->words, other->words))
    return FALSE;

  return is_same_otherwise (summary, other);
}

/* Whether the library has the game that @identity is of. */
static gboolean
is_known (const Importing *importing, const SalonSummary *summary, GBytes *identity)
{
  g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, identity);

  if (g_hash_table_contains (importing->kept, sum))
    return TRUE;

  for (guint i = 0; i < importing->entries->len; i++)
    {
      SalonLibraryEntry *entry = g_ptr_array_index (importing->entries, i);
      g_autofree char *path = NULL;
      g_autoptr (GFile) file = NULL;
      g_autoptr (SalonGame) game = NULL;
      g_autoptr (GBytes) other = NULL;

      if (!may_be_same (summary, entry))
        continue;
      path = g_build_filename (importing->directory, salon_library_entry_get_name (entry), NULL);
      file = g_file_new_for_path (path);
      game = salon_reading_read (importing->kinds, file, NULL, NULL);
      other = game != NULL ? identify (game) : NULL;
      if (other != NULL && g_bytes_equal (other, identity))
        return TRUE;
    }
  return FALSE;
}

/* Reads the next file and, if its game is to be kept, sets the bytes of its record, as the library keeps it. */
static void
read_next (Importing *importing, GCancellable *cancellable)
{
  GFile *file = g_ptr_array_index (importing->files, importing->next++);
  g_autoptr (GError) error = NULL;
  g_autoptr (SalonGame) game = salon_reading_read (importing->kinds, file, cancellable, &error);
  g_autoptr (SalonSummary) summary = NULL;
  g_autoptr (GBytes) record = NULL, identity = NULL;
  const char *text;
  gsize length;

  if (game == NULL)
    {
      refuse (importing, file, error->message);
      return;
    }

  record = salon_game_to_kept_record (game);
  text = g_bytes_get_data (record, &length);
  summary = salon_game_summarise (importing->kinds, text, length, &error);
  if (summary == NULL)
    {
      refuse (importing, file, error->message);
      return;
    }

  identity = identify (game);
  if (is_known (importing, summary, identity))
    {
      importing->import->n_known++;
      return;
    }
  g_hash_table_add (importing->kept, g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, identity));
  importing->bytes = g_steal_pointer (&record);
}

/* Reads files until one is to be kept. */
static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Importing *importing = g_task_get_task_data (data);

  while (importing->next < importing->files->len && importing->bytes == NULL
         && !g_cancellable_is_cancelled (cancellable))
    read_next (importing, cancellable);
  g_task_return_boolean (task, TRUE);
}

static void go_on (GTask *task);

static void
kept_cb (GObject *store, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  Importing *importing = g_task_get_task_data (task);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = salon_store_kept_finish (SALON_STORE (store), result, &error);

  if (name != NULL)
    importing->import->n_kept++;
  else
    refuse (importing, g_ptr_array_index (importing->files, importing->next - 1), error->message);
  go_on (task);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  Importing *importing = g_task_get_task_data (task);
  g_autoptr (GBytes) bytes = g_steal_pointer (&importing->bytes);

  if (g_task_return_error_if_cancelled (task))
    return;
  if (bytes != NULL)
    salon_store_keep_async (importing->store, bytes, SALON_KEEPER_GAME, kept_cb, g_steal_pointer (&task));
  else
    g_task_return_pointer (task, g_steal_pointer (&importing->import), (GDestroyNotify) salon_library_import_free);
}

/* One step: files are read in a thread until there is one to be kept, which the store then writes. */
static void
go_on (GTask *task)
{
  g_autoptr (GTask) step = g_task_new (NULL, g_task_get_cancellable (task), read_cb, g_object_ref (task));

  g_task_set_source_tag (step, go_on);
  g_task_set_check_cancellable (step, FALSE);
  g_task_set_task_data (step, task, NULL);
  g_task_run_in_thread (step, read_in_thread);
}

void
salon_library_import_async (SalonLibrary *self,
                            GPtrArray *files,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);
  Importing *importing = g_new0 (Importing, 1);

  importing->directory = g_strdup (salon_store_get_directory (salon_library_get_store (self)));
  importing->kinds = salon_library_get_kinds (self);
  importing->store = g_object_ref (salon_library_get_store (self));
  importing->files = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < files->len && i < SALON_LIBRARY_IMPORT_MOST; i++)
    g_ptr_array_add (importing->files, g_object_ref (g_ptr_array_index (files, i)));
  importing->entries = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self)); i++)
    g_ptr_array_add (importing->entries, g_list_model_get_item (G_LIST_MODEL (self), i));
  importing->import = g_new0 (SalonLibraryImport, 1);
  importing->import->n_left = files->len - importing->files->len;
  importing->kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_task_set_source_tag (task, salon_library_import_async);
  g_task_set_task_data (task, importing, importing_free);
  go_on (task);
}

SalonLibraryImport *
salon_library_import_finish (SalonLibrary *self, GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}
