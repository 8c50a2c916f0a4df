/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the table of Wedges with the game of a record, to be looked at. Never installed. */

#include <adwaita.h>
#include <locale.h>

#include "model/wedges/wedges-game.h"
#include "widgets/salon-style.h"
#include "widgets/salon-theme-use.h"
#include "widgets/salon-widgets.h"
#include "widgets/wedges/wedges-table.h"

static gboolean dark;
static char *picture, *record, *keys;
static int percent = 100;
static int width = 1280, height = 800;
static int after = 1500;

static const GOptionEntry entries[] = {
  { "record", 'r', 0, G_OPTION_ARG_FILENAME, &record, "Of the game", "FILE" },
  { "keys", 'k', 0, G_OPTION_ARG_STRING, &keys, "What is done then: u uncovers, t types an answer", "KEYS" },
  { "dark", 'd', 0, G_OPTION_ARG_NONE, &dark, "Dark style", NULL },
  { "after", 'a', 0, G_OPTION_ARG_INT, &after, "When the picture is saved", "MS" },
  { "picture", 'o', 0, G_OPTION_ARG_FILENAME, &picture, "Where to save a picture; then the program ends", "FILE" },
  { "percent", 'P', 0, G_OPTION_ARG_INT, &percent, "Size of text", "N" },
  { "width", 'W', 0, G_OPTION_ARG_INT, &width, "Of the window", "PX" },
  { "height", 'H', 0, G_OPTION_ARG_INT, &height, "Of the window", "PX" },
  { NULL }
};

/* Saves a picture of the window and ends the program. */
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

static void
press (WedgesGame *game, char key, GError **error)
{
  const int person = wedges_game_get_person (game);

  switch (key)
    {
    case 'r':
      wedges_game_roll (game, person, error);
      break;
    case 'u':
      wedges_game_uncover (game, error);
      break;
    case 't':
      wedges_game_answer_typed (game, person, "Danub", error);
      break;
    case '+':
    case '-':
      wedges_game_judge (game, key == '+', error);
      break;
    default:
      break;
    }
}

static gboolean
keys_cb (gpointer game)
{
  for (const char *key = keys; *key != '\0'; key++)
    {
      g_autoptr (GError) error = NULL;

      press (game, *key, &error);
      if (error != NULL)
        g_printerr ("%c: %s\n", *key, error->message);
    }
  return G_SOURCE_REMOVE;
}

static WedgesGame *
read_game (void)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  WedgesGame *game = NULL;
  gsize length;

  if (record == NULL || !g_file_get_contents (record, &text, &length, &error)
      || (game = wedges_game_new_asleep (text, length, 1, &error)) == NULL)
    g_printerr ("%s\n", error != NULL ? error->message : "No record is named");
  return game;
}

static GtkWidget *
make_window (GtkWidget *table)
{
  GtkWidget *window = g_object_new (ADW_TYPE_WINDOW, "default-width", width, "default-height", height, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), g_object_new (ADW_TYPE_HEADER_BAR, NULL));
  gtk_widget_set_vexpand (table, TRUE);
  gtk_widget_add_css_class (box, "felt");
  gtk_box_append (GTK_BOX (box), table);
  adw_window_set_content (ADW_WINDOW (window), box);
  return window;
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (WedgesGame) game = NULL;
  GtkWidget *window, *table;
  SalonLook look;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }
  game = read_game ();
  if (game == NULL)
    return 1;

  adw_init ();
  salon_widgets_init ();
  salon_style_load ("salon");
  if (dark)
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  salon_theme_use (salon_theme_get ("claret"));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);

  salon_look_init (&look);
  table = g_object_new (WEDGES_TYPE_TABLE, NULL);
  window = make_window (table);
  salon_game_wake (SALON_GAME (game), NULL);
  salon_table_set_pace (SALON_TABLE (table), 1.2);
  salon_table_set_game (SALON_TABLE (table), SALON_GAME (game), &look);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect_swapped (window, "close-request", G_CALLBACK (g_main_loop_quit), loop);
  if (keys != NULL)
    g_timeout_add (700, keys_cb, game);
  if (picture != NULL)
    g_timeout_add ((guint) after, save_picture_cb, window);
  g_main_loop_run (loop);
  return 0;
}
