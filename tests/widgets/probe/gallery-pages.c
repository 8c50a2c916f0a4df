/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows one of Probe's pages, to be looked at and to be driven from outside. Never
 * installed. What the page tells is printed, one line each. */

#include <adwaita.h>
#include <locale.h>

#include "pages-hands.h"
#include "pages-scene.h"
#include "widgets/probe/probe-board.h"
#include "widgets/probe/probe-end-page.h"
#include "widgets/probe/probe-lay-page.h"
#include "widgets/probe/probe-pad.h"
#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-curtain.h"
#include "widgets/salon-style.h"
#include "widgets/salon-theme-use.h"
#include "widgets/salon-widgets.h"

static char *page_name;
static char *edition_name;
static gboolean dark;
static gboolean free_spelling;
static gboolean only_ada;
static gboolean longer;
static char *look_id;
static char *moves_text;
static char *typed;
static gboolean aid;
static char *picture;
static int percent = 100;
static int width = 1280, height = 800;
static int seats = 3;
static int trays = 1;
static int moves = 60;

static const GOptionEntry entries[] = {
  { "page", 'p', 0, G_OPTION_ARG_STRING, &page_name, "board, lay, curtain, pad, name, choose or end", "NAME" },
  { "edition", 'e', 0, G_OPTION_ARG_STRING, &edition_name, "parker-1964, …", "NAME" },
  { "dark", 'd', 0, G_OPTION_ARG_NONE, &dark, "Dark style", NULL },
  { "free", 'f', 0, G_OPTION_ARG_NONE, &free_spelling, "Spelling free", NULL },
  { "ada", 'a', 0, G_OPTION_ARG_NONE, &only_ada, "Ada is the only person", NULL },
  { "seats", 's', 0, G_OPTION_ARG_INT, &seats, "At the table", "N" },
  { "trays", 't', 0, G_OPTION_ARG_INT, &trays, "For each seat", "N" },
  { "look", 'k', 0, G_OPTION_ARG_STRING, &look_id, "1964, miro-1967 or 1982", "ID" },
  { "first", 'F', 0, G_OPTION_ARG_STRING, &moves_text, "Moves made before the others, one a line", "MOVES" },
  { "typed", 'T', 0, G_OPTION_ARG_STRING, &typed, "What is named so far, or the number of the card that is chosen",
    "TEXT" },
  { "aid", 'A', 0, G_OPTION_ARG_NONE, &aid, "With the learner’s aid", NULL },
  { "picture", 'o', 0, G_OPTION_ARG_FILENAME, &picture, "Where to save a picture; then the program ends", "FILE" },
  { "moves", 'm', 0, G_OPTION_ARG_INT, &moves, "Made so far", "N" },
  { "longer", 'l', 0, G_OPTION_ARG_NONE, &longer, "Every text longer by two fifths", NULL },
  { "percent", 'P', 0, G_OPTION_ARG_INT, &percent, "Size of text", "N" },
  { "width", 'W', 0, G_OPTION_ARG_INT, &width, "Of the window", "PX" },
  { "height", 'H', 0, G_OPTION_ARG_INT, &height, "Of the window", "PX" },
  { NULL }
};

static void
tell_cb (GtkWidget *widget, gpointer data)
{
  g_print ("%s\n", (const char *) data);
}

static GtkWidget *
make_lay (void)
{
  GtkWidget *page = probe_lay_page_new ();
  g_autoptr (ProbeGame) game = pages_scene_laying (edition_name, seats, trays, free_spelling);

  probe_lay_page_begin (PROBE_LAY_PAGE (page), game, 0, trays - 1, 0);
  g_signal_connect (page, "laid", G_CALLBACK (tell_cb), "laid");
  return page;
}

static GtkWidget *
make_curtain (void)
{
  GtkWidget *page = salon_curtain_new ();

  salon_curtain_close (SALON_CURTAIN (page), "Marie", 1,
                       "Ada asks you for an R. Your answer is behind this curtain.\n"
                       "Everybody else, please look away.");
  g_signal_connect (page, "opened", G_CALLBACK (tell_cb), "opened");
  return page;
}

static GtkWidget *
make_pad (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  GtkWidget *pad = salon_pad_new ();
  g_autoptr (ProbeGame) game = pages_scene_playing (edition_name, seats, trays, free_spelling, "", moves);
  SalonLook look;

  salon_look_init (&look);
  probe_pad_update (SALON_PAD (pad), game, &look);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (pad, width / 4, -1);
  gtk_widget_set_margin_top (pad, height * 2 / 5);
  gtk_widget_set_margin_bottom (pad, 20);
  gtk_box_append (GTK_BOX (box), pad);
  return box;
}

static GtkWidget *
make_end (void)
{
  GtkWidget *page = probe_end_page_new ();
  g_autoptr (ProbeGame) game = pages_scene_playing (edition_name, seats, trays, free_spelling, "", G_MAXINT);
  SalonLook look;

  salon_look_init (&look);
  probe_end_page_show (PROBE_END_PAGE (page), game, &look);
  g_signal_connect (page, "play-again", G_CALLBACK (tell_cb), "play again");
  g_signal_connect (page, "new-game", G_CALLBACK (tell_cb), "new game");
  g_signal_connect (page, "table", G_CALLBACK (tell_cb), "table");
  return page;
}

/* The board as the person in the first seat sees it. */
static GtkWidget *
make_board (void)
{
  GtkWidget *board = probe_board_new ();
  g_autoptr (ProbeGame) game =
    pages_scene_playing (edition_name, seats, trays, free_spelling, moves_text ? moves_text : "", moves);
  SalonLook look;
  ProbeView view;

  salon_look_init (&look);
  probe_game_get_view (game, 0, &view);
  probe_board_set_up (PROBE_BOARD (board), game, &look, 0);
  probe_board_update (PROBE_BOARD (board), &(ProbeBoardScene) { .look = &look,
                                                                .view = &view,
                                                                .person = probe_decider (&view.seen),
                                                                .people = only_ada ? 1 : (1u << seats) - 1,
                                                                .news = "Hugo has an E: space 10, 15 points." });
  probe_board_skip (PROBE_BOARD (board));
  return board;
}

/* The same, while a word is being named. */
static GtkWidget *
make_name (void)
{
  GtkWidget *board = make_board ();
  probe_board_name_word (PROBE_BOARD (board));
  for (const char *c = typed ? typed : ""; *c; c++)
    g_signal_emit_by_name (hands_get (board, "letters"), "chosen", (int) *c);
  return board;
}

/* The same, while Ada chooses which card to show. */
static GtkWidget *
make_choose (void)
{
  GtkWidget *board = make_board ();
  g_autofree char *slip = g_strdup_printf ("choice-%s", typed ? typed : "");

  if (typed && hands_find (board, slip))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hands_get (board, slip)), TRUE);
  probe_board_skip (PROBE_BOARD (board));
  return board;
}

static const struct {
  const char *name;
  GtkWidget *(*make) (void);
} pages[] = {
  { "board", make_board }, { "lay", make_lay },       { "curtain", make_curtain }, { "pad", make_pad },
  { "name", make_name },   { "choose", make_choose }, { "end", make_end },
};

static GtkWidget *
make_page (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_strcmp0 (page_name, pages[i].name) == 0)
      return pages[i].make ();
  return pages[0].make ();
}

/* Lengthens the texts, as in a language of long words. */
static void
lengthen (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    {
      const char *text = gtk_label_get_text (GTK_LABEL (widget));
      const glong n = g_utf8_strlen (text, -1);
      g_autoptr (GString) more = g_string_new (text);

      for (glong i = 0; n > 3 && i < n * 2 / 5; i++)
        g_string_append_c (more, i % 8 == 2 ? ' ' : 'n');
      gtk_label_set_text (GTK_LABEL (widget), more->str);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    lengthen (child);
}

/* Saves a picture of the window's content and ends the program. */
static gboolean
save_picture_cb (gpointer window)
{
  GtkNative *native = GTK_NATIVE (window);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (native), node, NULL);
  if (!gdk_texture_save_to_png (texture, picture))
    g_printerr ("%s could not be written\n", picture);
  gtk_window_close (GTK_WINDOW (window));
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

  pages_scene_aid = aid;
  adw_init ();
  salon_widgets_init ();
  salon_style_load ("salon");
  probe_widgets_load_style ();
  if (dark)
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);

  salon_theme_use (salon_theme_get (look_id ? look_id : SALON_THEME_DEFAULT));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
  window = g_object_new (ADW_TYPE_WINDOW, "default-width", width, "default-height", height, "title", "Pages", NULL);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), g_object_new (ADW_TYPE_HEADER_BAR, NULL));
  page = make_page ();
  gtk_widget_set_vexpand (page, TRUE);
  gtk_widget_add_css_class (box, "felt");
  gtk_box_append (GTK_BOX (box), page);
  adw_window_set_content (ADW_WINDOW (window), box);
  if (longer)
    lengthen (page);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_grab_focus (page);
  g_signal_connect_swapped (window, "close-request", G_CALLBACK (g_main_loop_quit), loop);
  if (picture)
    g_timeout_add (2500, save_picture_cb, window);
  g_main_loop_run (loop);
  return 0;
}
