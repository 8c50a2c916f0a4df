/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-programs.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"

/* Flatpak puts this file into every sandbox, and this variable into the environment of every program there. */
#define SANDBOX   "/.flatpak-info"
#define CONTAINER "container"

typedef struct {
  GObject *subject;
  SalonProgramsFunc chosen;
} Request;

gboolean
salon_programs_are_offered (void)
{
  return !g_file_test (SANDBOX, G_FILE_TEST_EXISTS) && g_strcmp0 (g_getenv (CONTAINER), "flatpak") != 0;
}

/* The paths, by seat and name. */
static GHashTable *
get_paths (void)
{
  static GHashTable *paths;

  if (paths == NULL)
    paths = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return paths;
}

static char *
make_key (guint seat, const char *name)
{
  return g_strdup_printf ("%u %s", seat, name);
}

void
salon_programs_remember (guint seat, const char *name, const char *path)
{
  g_autofree char *key = make_key (seat, name);

  if (path != NULL)
    g_hash_table_replace (get_paths (), g_steal_pointer (&key), g_strdup (path));
  else
    g_hash_table_remove (get_paths (), key);
}

const char *
salon_programs_find (guint seat, const char *name)
{
  g_autofree char *key = make_key (seat, name);

  return g_hash_table_lookup (get_paths (), key);
}

void
salon_programs_seat (SalonGame *game)
{
  for (guint seat = 0; salon_programs_are_offered () && seat < salon_game_count_seats (game); seat++)
    {
      const char *path = salon_programs_find (seat, salon_game_get_seat_name (game, seat)), *failure;
      g_autoptr (GError) error = NULL;

      if (path != NULL && salon_game_lacks_program (game, seat, &failure)
          && !salon_game_seat_program (game, seat, path, &error))
        g_warning ("%s", error->message);
    }
}

char *
salon_programs_get_name (const char *path)
{
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  return name != NULL ? g_filename_display_name (name) : NULL;
}

static void
chosen_cb (GtkWindow *parent, GFile *file, GObject *subject)
{
  const Request *request = g_object_get_data (subject, "request");
  g_autofree char *path = g_file_get_path (file);

  if (path != NULL)
    request->chosen (request->subject, path);
  else
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.tell", "s", _ ("Only a file of this computer can be run."));
}

static void
free_request (gpointer data)
{
  Request *request = data;

  g_object_unref (request->subject);
  g_free (request);
}

void
salon_programs_choose (GtkWidget *widget, GObject *subject, SalonProgramsFunc chosen)
{
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();
  g_autoptr (GObject) holder = g_object_new (G_TYPE_OBJECT, NULL);
  Request *request = g_new0 (Request, 1);

  request->subject = g_object_ref (subject);
  request->chosen = chosen;
  g_object_set_data_full (holder, "request", request, free_request);
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, all);
  salon_compat_choose_file (GTK_WINDOW (gtk_widget_get_root (widget)), _ ("Choose a program"), NULL,
                            G_LIST_MODEL (filters), holder, chosen_cb);
}
