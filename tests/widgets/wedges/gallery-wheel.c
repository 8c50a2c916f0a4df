/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the wheel of Wedges with its die and a few tokens, to be looked at. Never installed. */

#include <adwaita.h>
#include <locale.h>
#include <stdlib.h>

#include "wheel-scene.h"
#include "widgets/salon-style.h"
#include "widgets/salon-theme-use.h"
#include "widgets/salon-widgets.h"
#include "widgets/wedges/wedges-category.h"
#include "widgets/wedges/wedges-die.h"
#include "widgets/wedges/wedges-token.h"

static char *scene_name;
static gboolean dark;
static char *picture;
static int percent = 100;
static int width = 1280, height = 800;
static int seats = 4;
static int after = 1500;
static int focus;
static int light = -1;
static double scale = 1;

static const GOptionEntry entries[] = {
  { "scene", 's', 0, G_OPTION_ARG_STRING, &scene_name, "roll, reach, rolling, hop, asked, wedge, won, begin, crowd",
    "NAME" },
  { "dark", 'd', 0, G_OPTION_ARG_NONE, &dark, "Dark style", NULL },
  { "seats", 'n', 0, G_OPTION_ARG_INT, &seats, "How many play", "N" },
  { "focus", 'f', 0, G_OPTION_ARG_INT, &focus, "Gives the focus to the space of this number", "N" },
  { "light", 'l', 0, G_OPTION_ARG_INT, &light, "Lights the spaces of this category", "N" },
  { "after", 'a', 0, G_OPTION_ARG_INT, &after, "When the picture is saved, after the motion has begun", "MS" },
  { "picture", 'o', 0, G_OPTION_ARG_FILENAME, &picture, "Where to save a picture; then the program ends", "FILE" },
  { "percent", 'P', 0, G_OPTION_ARG_INT, &percent, "Size of text", "N" },
  { "scale", 'S', 0, G_OPTION_ARG_DOUBLE, &scale, "Device pixels of the picture for a px", "N" },
  { "width", 'W', 0, G_OPTION_ARG_INT, &width, "Of the window", "PX" },
  { "height", 'H', 0, G_OPTION_ARG_INT, &height, "Of the window", "PX" },
  { NULL }
};

static GtkWidget *wheel, *die, *window, *plate[WEDGES_MAX_SEATS];
static WedgesState before, state;
static char *line;

static GtkWidget *
make_page (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  GtkWidget *left = gtk_box_new (GTK_ORIENTATION_VERTICAL, 16), *right = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  for (int i = 0; i < seats; i++)
    {
      plate[i] = wedges_token_new (84);
      wedges_token_set_colour (WEDGES_TOKEN (plate[i]), wheel_scene_seats[i].colour);
      gtk_box_append (GTK_BOX (left), plate[i]);
    }
  die = wedges_die_new ();
  gtk_box_append (GTK_BOX (right), die);
  for (int i = 0; i <= WEDGES_CATEGORIES; i++)
    {
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

      gtk_box_append (GTK_BOX (row), wedges_sign_new (i, 30));
      gtk_box_append (GTK_BOX (row), gtk_label_new (wedges_category_get_name (i)));
      gtk_box_append (GTK_BOX (right), row);
    }
  gtk_widget_set_valign (right, GTK_ALIGN_CENTER);
  wheel = wedges_wheel_new ();
  gtk_widget_set_hexpand (wheel, TRUE);
  gtk_widget_set_margin_top (wheel, 26);
  gtk_widget_set_margin_bottom (wheel, 26);
  gtk_box_append (GTK_BOX (box), left);
  gtk_box_append (GTK_BOX (box), right);
  gtk_box_append (GTK_BOX (box), wheel);
  gtk_box_reorder_child_after (GTK_BOX (box), right, wheel);
  gtk_widget_set_margin_start (box, 24);
  gtk_widget_set_margin_end (box, 24);
  return box;
}

static gboolean
is_scene (const char *name)
{
  return g_strcmp0 (scene_name, name) == 0;
}

/* Makes the two states, and shows the first of them. */
static void
begin (void)
{
  WedgesWheelSeat who[WEDGES_MAX_SEATS];

  for (int i = 0; i < seats; i++)
    {
      who[i] = wheel_scene_seats[i];
      who[i].token = plate[i];
    }
  wedges_wheel_set_seats (WEDGES_WHEEL (wheel), who, seats);
  wheel_scene_begin (&before, seats);
  if (is_scene ("begin"))
    for (int i = 0; i < seats; i++)
      before.space[i] = WEDGES_HUB;
  if (is_scene ("crowd"))
    for (int i = 0; i < seats; i++)
      before.space[i] = (guint8) wedges_space_from_name ("S3.3");
  if (is_scene ("hop") || is_scene ("asked"))
    wheel_scene_roll (&before, 4);
  if (is_scene ("wedge"))
    wheel_scene_move (&before, "R28");
  if (is_scene ("won"))
    {
      before.wedges[0] = WEDGES_ALL;
      wheel_scene_move (&before, "H");
      before.category = WEDGES_ART;
    }
  state = before;
  if (is_scene ("reach") || is_scene ("rolling") || is_scene ("crowd"))
    wheel_scene_roll (&state, 4);
  if (is_scene ("hop") || is_scene ("asked"))
    wheel_scene_move (&state, "R28");
  if (is_scene ("wedge") || is_scene ("won"))
    wheel_scene_answer (&state);
  for (int i = 0; i < seats; i++)
    wedges_token_set_wedges (WEDGES_TOKEN (plate[i]), before.wedges[i], FALSE);
  wedges_wheel_update (WEDGES_WHEEL (wheel), NULL, &before, FALSE);
}

static gboolean
save_picture_cb (gpointer data)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
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
cue_cb (GtkWidget *widget, int cue)
{
  if (cue == WEDGES_WHEEL_CUE_WEDGE)
    wedges_token_set_wedges (WEDGES_TOKEN (plate[0]), state.wedges[0], TRUE);
}

static gboolean
play_cb (gpointer data)
{
  uint8_t reach[WEDGES_MAX_REACH];

  wedges_wheel_set_open (WEDGES_WHEEL (wheel), TRUE);
  wedges_wheel_light (WEDGES_WHEEL (wheel), light);
  wedges_wheel_update (WEDGES_WHEEL (wheel), &before, &state,
                       !is_scene ("reach") && !is_scene ("asked") && !is_scene ("crowd"));
  if (state.die > 0)
    wedges_die_roll (WEDGES_DIE_TRAY (die), state.die, "Ada", !is_scene ("reach"));
  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  for (int i = 0; i < focus; i++)
    gtk_widget_child_focus (wheel, GTK_DIR_TAB_FORWARD);
  if (focus > 0 && wedges_wheel_get_reach (WEDGES_WHEEL (wheel), reach) >= focus)
    {
      line = wedges_wheel_get_text (WEDGES_WHEEL (wheel), reach[focus - 1]);
      g_print ("%s\n", line);
    }
  if (picture != NULL)
    g_timeout_add ((guint) after, save_picture_cb, NULL);
  return G_SOURCE_REMOVE;
}

static void
load_cloth (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  static const char style[] = ".gallery-cloth { background-color: #651f37; color: #f0d9df; }"
                              ".gallery-cloth.dark { background-color: #3a111f; }";

#if GTK_CHECK_VERSION(4, 12, 0)
  gtk_css_provider_load_from_string (provider, style);
#else
  gtk_css_provider_load_from_data (provider, style, -1);
#endif
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  GtkWidget *page;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }

  seats = CLAMP (seats, 1, WEDGES_MAX_SEATS);
  adw_init ();
  salon_widgets_init ();
  salon_style_load ("salon");
  load_cloth ();
  if (dark)
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, "gtk-enable-animations", TRUE,
                NULL);

  window = g_object_new (ADW_TYPE_WINDOW, "default-width", width, "default-height", height, "title", "Wedges", NULL);
  page = make_page ();
  gtk_widget_add_css_class (page, "gallery-cloth");
  if (dark)
    gtk_widget_add_css_class (page, "dark");
  adw_window_set_content (ADW_WINDOW (window), page);
  begin ();
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect (wheel, "cue", G_CALLBACK (cue_cb), NULL);
  g_signal_connect_swapped (window, "close-request", G_CALLBACK (g_main_loop_quit), loop);
  g_timeout_add (600, play_cb, NULL);
  g_main_loop_run (loop);
  g_free (line);
  return 0;
}
