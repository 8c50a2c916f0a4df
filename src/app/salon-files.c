/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-files.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-house.h"

#define ENDING    ".salon"
#define MIME_TYPE "application/x-salon-record"

/* Bytes of a proposed name without its ending; file systems take 255. */
#define NAME_SIZE 120

static GListModel *
make_filters (void)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) games = gtk_file_filter_new (), all = gtk_file_filter_new ();

  gtk_file_filter_set_name (games, _ ("Salon games"));
  gtk_file_filter_add_suffix (games, &ENDING[1]);
  gtk_file_filter_add_mime_type (games, MIME_TYPE);
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, games);
  g_list_store_append (filters, all);

  return G_LIST_MODEL (filters);
}

char *
salon_files_display_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  /* A URI that comes over D-Bus need not be that of a file. */
  if (name == NULL)
    name = g_file_get_uri (file);

  return g_filename_display_name (name);
}

/* Whether some file system or shell gives @letter a meaning of its own. */
static gboolean
is_awkward (gunichar letter)
{
  return g_unichar_iscntrl (letter) || !g_unichar_isdefined (letter)
         || (letter < 0x80 && strchr ("/\\:*?\"<>|", (int) letter) != NULL);
}

char *
salon_files_get_name (const char *game, const char *title, const char *date)
{
  g_autoptr (GString) name = g_string_new (NULL);

  for (const char *p = title; *p != '\0' && name->len < NAME_SIZE; p = g_utf8_next_char (p))
    {
      const gunichar letter = g_utf8_get_char (p);

      /* A dot at the beginning hides a file. */
      if (name->len > 0 || (letter != '.' && !g_unichar_isspace (letter)))
        g_string_append_unichar (name, is_awkward (letter) ? '-' : letter);
    }
  g_strchomp (name->str);
  if (name->str[0] == '\0')
    {
      g_string_assign (name, game);
      if (date[0] != '\0')
        g_string_append_printf (name, " %.10s", date);
    }

  return g_strconcat (name->str, ENDING, NULL);
}

void
salon_files_choose (GtkWindow *parent, SalonCompatFileFunc chosen)
{
  g_autoptr (GListModel) filters = make_filters ();

  salon_compat_choose_file (parent, _ ("Open a game"), NULL, filters, NULL, chosen);
}

void
salon_files_choose_several (GtkWindow *parent, GObject *subject, SalonCompatFilesFunc chosen)
{
  g_autoptr (GListModel) filters = make_filters ();

  salon_compat_choose_files (parent, _ ("Import games"), filters, subject, chosen);
}

/* Saving a copy */

/* Gives @window (nullable) or, if it is closed or hidden, the window that the application shows
 * then: a player who believes that the copy exists has to see the failure. */
static GtkWindow *
get_parent (GtkWindow *window)
{
  if (window != NULL && gtk_widget_get_visible (GTK_WIDGET (window)))
    return window;

  g_application_activate (g_application_get_default ());
  return gtk_application_get_active_window (GTK_APPLICATION (g_application_get_default ()));
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GWeakRef *ref = data;
  g_autoptr (GtkWindow) window = g_weak_ref_get (ref);
  g_autofree char *name = salon_files_display_name (G_FILE (source));
  g_autoptr (GError) error = NULL;

  if (g_file_replace_contents_finish (G_FILE (source), result, NULL, &error))
    {
      /* Translators: the name of a file */
      g_autofree char *text = g_strdup_printf (_ ("Saved as “%s”"), name);

      if (window != NULL)
        gtk_widget_activate_action (GTK_WIDGET (window), "win.tell", "s", text);
    }
  else
    {
      /* Translators: the name of a file */
      g_autofree char *heading = g_strdup_printf (_ ("“%s” cannot be written"), name);

      salon_compat_show_alert (get_parent (window), heading, error->message);
    }
  g_weak_ref_clear (ref);
  g_free (ref);
  g_application_release (g_application_get_default ());
}

void
salon_files_write (GtkWindow *window, GFile *file, GBytes *bytes)
{
  GWeakRef *ref = g_new0 (GWeakRef, 1);

  /* The application lives until the file is written, even if the window is closed. The window
   * is not kept alive, because a new window may need its game. */
  g_weak_ref_init (ref, window);
  g_application_hold (g_application_get_default ());
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL, written_cb, ref);
}

static void
write_cb (GtkWindow *window, GFile *file, GObject *game)
{
  g_autoptr (GBytes) bytes = salon_game_to_record (SALON_GAME (game));

  salon_files_write (window, file, bytes);
}

void
salon_files_choose_copy (GtkWindow *parent, const char *name, GObject *subject, SalonCompatFileFunc chosen)
{
  g_autoptr (GListModel) filters = make_filters ();

  salon_compat_choose_file (parent, _ ("Save a copy of the game"), name, filters, subject, chosen);
}

static void
choose_copy_cb (GtkWindow *window, GObject *subject)
{
  SalonGame *game = SALON_GAME (subject);
  const char *title = salon_game_get_title (game);
  g_autofree char *name =
    salon_files_get_name (_ (salon_house_find (game)->title), title != NULL ? title : "", salon_game_get_date (game));

  salon_files_choose_copy (window, name, subject, write_cb);
}

void
salon_files_save_copy (GtkWindow *window, SalonGame *game)
{
  const SalonHouseGame *house = salon_house_find (game);

  /* At the table the secrets are hidden from the other players; anybody may read the copy. */
  if (salon_game_get_stage (game) != SALON_GAME_FINISHED && house->copy_question != NULL)
    salon_compat_ask (window, _ (house->copy_question), _ (house->copy_reason), _ ("_Save a copy…"), FALSE,
                      G_OBJECT (game), choose_copy_cb);
  else
    choose_copy_cb (window, G_OBJECT (game));
}
