/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the page on which a finished game is reviewed, to be looked at. Never installed. */

#include <adwaita.h>
#include <libintl.h>
#include <locale.h>
#include <stdlib.h>

#include "widgets/probe/probe-review-page.h"
#include "widgets/probe/probe-table.h"
#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-style.h"
#include "widgets/salon-theme-use.h"
#include "widgets/salon-widgets.h"

static char *record, *picture, *keys;
static gboolean dark, early;
static int percent = 100, width = 1280, height = 800;

static const GOptionEntry entries[] = {
  { "record", 'r', 0, G_OPTION_ARG_FILENAME, &record, "A finished game", "FILE" },
  { "keys", 'k', 0, G_OPTION_ARG_STRING, &keys, "Pressed when the review is done: j k t p", "KEYS" },
  { "early", 'e', 0, G_OPTION_ARG_NONE, &early, "Saves the picture while the review is at work", NULL },
  { "dark", 'd', 0, G_OPTION_ARG_NONE, &dark, "Dark style", NULL },
  { "picture", 'o', 0, G_OPTION_ARG_FILENAME, &picture, "Where to save a picture; then the program ends", "FILE" },
  { "percent", 'P', 0, G_OPTION_ARG_INT, &percent, "Size of text", "N" },
  { "width", 'W', 0, G_OPTION_ARG_INT, &width, "Of the window", "PX" },
  { "height", 'H', 0, G_OPTION_ARG_INT, &height, "Of the window", "PX" },
  { NULL }
};

static gboolean
save_picture_cb (gpointer window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  if (!gdk_texture_save_to_png (texture, picture))
    g_printerr ("%s could not be written\n", picture);
  gtk_window_close (GTK_WINDOW (window));
  return G_SOURCE_REMOVE;
}

/* Presses a key on the page: j and k stand for the arrows down and up. */
static void
press (GtkWidget *page, char key)
{
  const guint keyval = key == 'j' ? GDK_KEY_Down : key == 'k' ? GDK_KEY_Up : (guint) key;
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (page);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean handled;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
    }
}

static GtkWidget *the_page, *the_window;

static void
progressed_cb (ProbeReviewJob *job)
{
  static gboolean done;

  if (done || probe_review_job_get_state (job) != (early ? PROBE_REVIEW_JOB_WORKS : PROBE_REVIEW_JOB_DONE)
      || (early && probe_review_job_get_judged (job) < 4))
    return;
  done = TRUE;
  for (const char *key = keys; key != NULL && *key != '\0'; key++)
    press (the_page, *key);
  if (picture != NULL)
    g_timeout_add (early ? 50 : 1200, save_picture_cb, the_window);
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (ProbeReviewJob) job = NULL;
  GtkWidget *box;
  SalonLook look;
  char *text;
  gsize length;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || record == NULL
      || !g_file_get_contents (record, &text, &length, &error))
    {
      g_printerr ("%s\n", error != NULL ? error->message : "--record is needed");
      return 2;
    }
  bytes = g_bytes_new_take (text, length);
  job = probe_review_job_new (bytes, &error);
  if (job == NULL)
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }

  if (g_getenv ("SALON_LOCALES") != NULL)
    {
      bindtextdomain ("salon", g_getenv ("SALON_LOCALES"));
      textdomain ("salon");
    }
  adw_init ();
  salon_widgets_init ();
  salon_style_load ("salon");
  if (dark)
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  salon_theme_use (salon_theme_get (probe_table_get_theme_of ((ProbeEdition) probe_review_job_get_game (job)
                                                                ->header.setup.edition)));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
  salon_look_init (&look);
  the_window = g_object_new (ADW_TYPE_WINDOW, "default-width", width, "default-height", height, NULL);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), g_object_new (ADW_TYPE_HEADER_BAR, NULL));
  g_signal_connect (job, "progressed", G_CALLBACK (progressed_cb), NULL);
  the_page = probe_review_page_new (job, &look, TRUE);
  gtk_widget_set_vexpand (the_page, TRUE);
  gtk_box_append (GTK_BOX (box), the_page);
  adw_window_set_content (ADW_WINDOW (the_window), box);
  gtk_window_present (GTK_WINDOW (the_window));
  g_signal_connect_swapped (the_window, "close-request", G_CALLBACK (g_main_loop_quit), loop);
  g_main_loop_run (loop);
  return 0;
}
