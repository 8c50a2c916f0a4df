/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-export.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-files.h"
#include "app/salon-house.h"
#include "app/salon-library-rows.h"
#include "model/salon-reading.h"

/* How many names are tried for a copy. */
#define NAMES 1000

/* What is exported. It belongs to an object, the subject of the dialogs and then the data of the task. */
#define EXPORT "export"

typedef struct {
  GWeakRef window;
  char *directory;
  const SalonGameKind *const *kinds;
  GPtrArray *entries; /* of SalonLibraryEntry */
  GFile *to;          /* the file or, for several games, the folder */
  guint n_written;
} Export;

static void
export_free (gpointer data)
{
  Export *export = data;

  g_weak_ref_clear (&export->window);
  g_free (export->directory);
  g_ptr_array_unref (export->entries);
  g_clear_object (&export->to);
  g_free (export);
}

/* The thread */

/* A name for the copy of @entry (transfer full). */
static char *
make_name (SalonLibraryEntry *entry)
{
  const SalonSummary *summary = salon_library_entry_get_summary (entry);
  const SalonHouseGame *house = salon_house_find_kind (summary->kind);

  return salon_files_get_name (house != NULL ? _ (house->title) : summary->kind, summary->title, summary->date);
}

/* Writes @bytes to a new file of @folder, whose name is made of @name. */
static gboolean
write_new (GFile *folder, const char *name, GBytes *bytes, GError **error)
{
  const char *dot = strrchr (name, '.');

  for (guint i = 1; i <= NAMES; i++)
    {
      g_autofree char *numbered =
        i == 1 ? g_strdup (name) : g_strdup_printf ("%.*s %u%s", (int) (dot - name), name, i, dot);
      g_autoptr (GFile) file = g_file_get_child (folder, numbered);
      g_autoptr (GFileOutputStream) stream = NULL;
      g_autoptr (GError) fault = NULL;
      gsize written;

      stream = g_file_create (file, G_FILE_CREATE_NONE, NULL, &fault);
      if (stream == NULL && g_error_matches (fault, G_IO_ERROR, G_IO_ERROR_EXISTS) && i < NAMES)
        continue;
      if (stream == NULL)
        {
          g_propagate_error (error, g_steal_pointer (&fault));
          return FALSE;
        }
      if (g_output_stream_write_all (G_OUTPUT_STREAM (stream), g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                     &written, NULL, error)
          && g_output_stream_close (G_OUTPUT_STREAM (stream), NULL, error))
        return TRUE;

      /* Half a copy would be taken for a whole one. */
      g_file_delete (file, NULL, NULL);
      return FALSE;
    }

  return FALSE;
}

static gboolean
write_copy (const Export *export, SalonLibraryEntry *entry, GError **error)
{
  g_autofree char *path = g_build_filename (export->directory, salon_library_entry_get_name (entry), NULL),
                  *name = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SalonGame) game = salon_reading_read (export->kinds, file, NULL, error);
  g_autoptr (GBytes) bytes = NULL;

  if (game == NULL)
    return FALSE;

  bytes = salon_game_to_record (game);
  if (export->entries->len == 1)
    return g_file_replace_contents (export->to, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, FALSE,
                                    G_FILE_CREATE_NONE, NULL, NULL, error);

  name = make_name (entry);
  return write_new (export->to, name, bytes, error);
}

static void
export_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Export *export = g_object_get_data (data, EXPORT);
  GError *error = NULL;

  while (export->n_written < export->entries->len
         && write_copy (export, g_ptr_array_index (export->entries, export->n_written), &error))
    export->n_written++;
  if (error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Export *export = g_object_get_data (g_task_get_task_data (G_TASK (result)), EXPORT);
  g_autoptr (GtkWindow) window = g_weak_ref_get (&export->window);
  g_autofree char *name = salon_files_display_name (export->to), *text = NULL;
  g_autoptr (GError) error = NULL;
  const guint n = export->entries->len;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      text = g_strdup_printf (_ ("“%s” cannot be written"), name);
      if (window != NULL)
        salon_compat_show_alert (window, text, error->message);
    }
  else if (window != NULL)
    {
      if (n == 1)
        text = g_strdup_printf (_ ("Saved as “%s”"), name);
      else
        /* Translators: a number, and the name of a folder */
        text =
          g_strdup_printf (ngettext ("%1$u game is saved in “%2$s”", "%1$u games are saved in “%2$s”", n), n, name);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.tell", "s", text);
    }
  g_application_release (g_application_get_default ());
}

/* Dialogs */

static void
write_to (GObject *subject, GFile *to)
{
  Export *export = g_object_get_data (subject, EXPORT);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, exported_cb, NULL);

  export->to = g_object_ref (to);
  /* The application lives until the files are written, even if the window is closed. */
  g_application_hold (g_application_get_default ());
  g_task_set_source_tag (task, write_to);
  g_task_set_task_data (task, g_object_ref (subject), g_object_unref);
  g_task_run_in_thread (task, export_in_thread);
}

static void
file_chosen_cb (GtkWindow *window, GFile *file, GObject *subject)
{
  write_to (subject, file);
}

static void
folder_chosen_cb (GtkWindow *window, GListModel *folders, GObject *subject)
{
  g_autoptr (GFile) folder = g_list_model_get_item (folders, 0);

  write_to (subject, folder);
}

static void
choose_place_cb (GtkWindow *window, GObject *subject)
{
  const Export *export = g_object_get_data (subject, EXPORT);
  g_autofree char *name = NULL;

  if (export->entries->len > 1)
    {
      salon_compat_choose_files (window, _ ("Choose a folder for the copies"), NULL, subject, folder_chosen_cb);
      return;
    }

  name = make_name (g_ptr_array_index (export->entries, 0));
  salon_files_choose_copy (window, name, subject, file_chosen_cb);
}

/* The first game of @entries whose copy would give secrets away; NULL if there is none. */
static const SalonHouseGame *
find_secret (GPtrArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    {
      SalonLibraryEntry *entry = g_ptr_array_index (entries, i);
      const SalonHouseGame *house = salon_house_find_kind (salon_library_entry_get_kind (entry));

      if (salon_library_get_state (entry) == SALON_LIBRARY_WAITING && house != NULL && house->copy_question != NULL)
        return house;
    }

  return NULL;
}

void
salon_library_export (GtkWindow *window, SalonLibrary *library, GPtrArray *entries)
{
  const SalonHouseGame *secret = find_secret (entries);
  g_autoptr (GObject) subject = g_object_new (G_TYPE_OBJECT, NULL);
  Export *export = g_new0 (Export, 1);

  g_weak_ref_init (&export->window, window);
  export->directory = g_strdup (salon_store_get_directory (salon_library_get_store (library)));
  export->kinds = salon_library_get_kinds (library);
  export->entries = g_ptr_array_ref (entries);
  g_object_set_data_full (subject, EXPORT, export, export_free);
  /* At the table the secrets are hidden from the other players; anybody may read the copies. */
  if (secret != NULL)
    salon_compat_ask (window, _ (secret->copy_question), _ (secret->copy_reason), _ ("_Save a copy…"), FALSE, subject,
                      choose_place_cb);
  else
    choose_place_cb (window, subject);
}

/* The file manager */

static void
folder_shown_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GtkWindow) window = data;
  g_autoptr (GError) error = NULL;

  if (!g_app_info_launch_default_for_uri_finish (result, &error))
    salon_compat_show_alert (window, _ ("The file cannot be shown"), error->message);
}

typedef struct {
  GtkWindow *window;
  GFile *file;
} Showing;

/* Where there is no file manager that selects files, the folder is opened. */
static void
shown_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Showing *showing = data;
  g_autoptr (GtkWindow) window = showing->window;
  g_autoptr (GFile) file = showing->file, folder = g_file_get_parent (file);
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);
  g_autofree char *uri = g_file_get_uri (folder);

  if (answer == NULL)
    g_app_info_launch_default_for_uri_async (uri, NULL, NULL, folder_shown_cb, g_steal_pointer (&window));
}

void
salon_library_show_file (GtkWindow *window, SalonLibrary *library, SalonLibraryEntry *entry)
{
  GDBusConnection *bus = g_application_get_dbus_connection (g_application_get_default ());
  g_autofree char *path = g_build_filename (salon_store_get_directory (salon_library_get_store (library)),
                                            salon_library_entry_get_name (entry), NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path), folder = g_file_get_parent (file);
  g_autofree char *uri = g_file_get_uri (file), *folder_uri = g_file_get_uri (folder);
  const char *uris[] = { uri, NULL };
  Showing *showing;

  if (bus == NULL)
    {
      g_app_info_launch_default_for_uri_async (folder_uri, NULL, NULL, folder_shown_cb, g_object_ref (window));
      return;
    }

  showing = g_new (Showing, 1);
  *showing = (Showing) { g_object_ref (window), g_object_ref (file) };
  g_dbus_connection_call (bus, "org.freedesktop.FileManager1", "/org/freedesktop/FileManager1",
                          "org.freedesktop.FileManager1", "ShowItems", g_variant_new ("(^ass)", uris, ""), NULL,
                          G_DBUS_CALL_FLAGS_NONE, -1, NULL, shown_cb, showing);
}
