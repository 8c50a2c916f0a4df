/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows one of the pages on which a round of Cubes is read out, to be looked at. Never installed. */

#include <adwaita.h>
#include <locale.h>

#include "reading-scene.h"
#include "widgets/cubes/cubes-end-page.h"
#include "widgets/cubes/cubes-missed-page.h"
#include "widgets/cubes/cubes-paper.h"
#include "widgets/cubes/cubes-read-out-page.h"
#include "widgets/cubes/cubes-standing-page.h"
#include "widgets/cubes/cubes-widgets.h"
#include "widgets/salon-style.h"
#include "widgets/salon-theme-use.h"
#include "widgets/salon-widgets.h"

static char *page_name;
static gboolean dark, free_spelling;
static char *picture;
static int percent = 100;
static int width = 1280, height = 800;
static int rounds = 3;
static int target = 100;
static int after = 1500;
static char *notice;

static const GOptionEntry entries[] = {
  { "page", 'p', 0, G_OPTION_ARG_STRING, &page_name, "paper, read-out, reading, missed, standing or end", "NAME" },
  { "dark", 'd', 0, G_OPTION_ARG_NONE, &dark, "Dark style", NULL },
  { "free", 'f', 0, G_OPTION_ARG_NONE, &free_spelling, "Spelling free", NULL },
  { "rounds", 'r', 0, G_OPTION_ARG_INT, &rounds, "Read out, 1 to 3", "N" },
  { "target", 't', 0, G_OPTION_ARG_INT, &target, "Points; 0 for none", "N" },
  { "notice", 'n', 0, G_OPTION_ARG_STRING, &notice, "Gives the focus to the first word of list N", "N" },
  { "after", 'a', 0, G_OPTION_ARG_INT, &after, "When the picture is saved", "MS" },
  { "picture", 'o', 0, G_OPTION_ARG_FILENAME, &picture, "Where to save a picture; then the program ends", "FILE" },
  { "percent", 'P', 0, G_OPTION_ARG_INT, &percent, "Size of text", "N" },
  { "width", 'W', 0, G_OPTION_ARG_INT, &width, "Of the window", "PX" },
  { "height", 'H', 0, G_OPTION_ARG_INT, &height, "Of the window", "PX" },
  { NULL }
};

static CubesGame *game;
static SalonLook look;

static GtkWidget *
make_paper (void)
{
  static const char *const words[] = { "MINCE",  "MINCER", "CHIME", "CHIMES", "TREND",  "TREAD",
                                       "FAINT",  "FAIRS",  "DAWN",  "WAND",   "TORQUE", "QUARTO",
                                       "QUARTS", "STORE",  "RIOT",  "SEMI",   "DANCE" };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);

  for (guint i = 0; i < 3; i++)
    {
      GtkWidget *paper = cubes_paper_new ();

      cubes_paper_set_owner (CUBES_PAPER (paper), "Ada’s list", i, i, FALSE);
      cubes_paper_set_strikes (CUBES_PAPER (paper), TRUE);
      cubes_paper_set_words (CUBES_PAPER (paper), words, i == 1 ? 9 : G_N_ELEMENTS (words));
      cubes_paper_set_typed (CUBES_PAPER (paper), i == 2 ? "CHIME" : "DANCERS");
      gtk_widget_set_size_request (paper, i == 1 ? 260 : 390, -1);
      gtk_widget_set_margin_top (paper, 20);
      gtk_widget_set_margin_bottom (paper, 34);
      gtk_box_append (GTK_BOX (box), paper);
    }
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  return box;
}

static GtkWidget *
make_read_out (void)
{
  GtkWidget *page = cubes_read_out_page_new ();

  cubes_read_out_page_update (CUBES_READ_OUT_PAGE (page), game, reading_scene_view (game), &look);
  return page;
}

static GtkWidget *
make_missed (void)
{
  GtkWidget *page = cubes_missed_page_new ();

  reading_scene_solve (game);
  cubes_missed_page_update (CUBES_MISSED_PAGE (page), game, reading_scene_view (game), &look);
  return page;
}

static GtkWidget *
make_standing (void)
{
  GtkWidget *page = cubes_standing_page_new ();

  cubes_standing_page_update (CUBES_STANDING_PAGE (page), game, reading_scene_view (game), &look);
  return page;
}

static GtkWidget *
make_end (void)
{
  GtkWidget *page = cubes_end_page_new ();

  cubes_end_page_update (CUBES_END_PAGE (page), game, reading_scene_view (game), &look);
  return page;
}

static const struct {
  const char *name;
  GtkWidget *(*make) (void);
} pages[] = {
  { "paper", make_paper },   { "read-out", make_read_out }, { "reading", make_read_out },
  { "missed", make_missed }, { "standing", make_standing }, { "end", make_end },
};

static GtkWidget *
make_page (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_strcmp0 (page_name, pages[i].name) == 0)
      return pages[i].make ();
  return pages[1].make ();
}

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

static gboolean
notice_cb (gpointer page)
{
  if (g_strcmp0 (page_name, "reading") == 0)
    cubes_read_out_page_read (page);
  else if (notice != NULL)
    for (int i = 0; i < atoi (notice); i++)
      gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
  return G_SOURCE_REMOVE;
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  GtkWidget *window, *page, *box;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }

  adw_init ();
  salon_widgets_init ();
  salon_style_load ("salon");
  cubes_widgets_load_style ();
  if (dark)
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  salon_theme_use (salon_theme_get ("ink"));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);

  salon_look_init (&look);
  game = reading_scene (CLAMP (rounds, 1, 3), target, free_spelling ? "option spelling free\n" : "");
  window = g_object_new (ADW_TYPE_WINDOW, "default-width", width, "default-height", height, "title", "Cubes", NULL);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), g_object_new (ADW_TYPE_HEADER_BAR, NULL));
  page = make_page ();
  gtk_widget_set_vexpand (page, TRUE);
  gtk_widget_add_css_class (box, "felt");
  gtk_box_append (GTK_BOX (box), page);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect_swapped (window, "close-request", G_CALLBACK (g_main_loop_quit), loop);
  g_timeout_add (500, notice_cb, page);
  if (picture != NULL)
    g_timeout_add ((guint) after, save_picture_cb, window);
  g_main_loop_run (loop);
  g_object_unref (game);
  return 0;
}
