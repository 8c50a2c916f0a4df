/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows a card of Wedges, or a vote, with what stands beside it, to be looked at. Never installed. */

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <locale.h>

#include "card-scene.h"
#include "widgets/salon-style.h"
#include "widgets/salon-theme-use.h"
#include "widgets/salon-widgets.h"
#include "widgets/wedges/wedges-boxes.h"
#include "widgets/wedges/wedges-card.h"
#include "widgets/wedges/wedges-verdict-panel.h"
#include "widgets/wedges/wedges-vote.h"
#include "widgets/wedges/wedges-widgets.h"

static char *page_name, *picture, *catalogues;
static gboolean dark, motion, french;
static int percent = 100, width = 1280, height = 800, after = 1200, font = 100;

static const GOptionEntry entries[] = {
  { "page", 'p', 0, G_OPTION_ARG_STRING, &page_name, "A scene of card-scene.c, vote, late-vote, together, hub or alone",
    "NAME" },
  { "dark", 'd', 0, G_OPTION_ARG_NONE, &dark, "Dark style", NULL },
  { "motion", 'm', 0, G_OPTION_ARG_NONE, &motion, "The card comes from its box", NULL },
  { "french", 'F', 0, G_OPTION_ARG_NONE, &french, "Sentences of the scenes in French", NULL },
  { "catalogues", 'c', 0, G_OPTION_ARG_FILENAME, &catalogues, "Where the translations are", "FOLDER" },
  { "after", 'a', 0, G_OPTION_ARG_INT, &after, "When the picture is saved", "MS" },
  { "picture", 'o', 0, G_OPTION_ARG_FILENAME, &picture, "Where to save a picture; then the program ends", "FILE" },
  { "percent", 'P', 0, G_OPTION_ARG_INT, &percent, "Size of text", "N" },
  { "font", 'f', 0, G_OPTION_ARG_INT, &font, "Size of text of the table, which grows with the window", "N" },
  { "width", 'W', 0, G_OPTION_ARG_INT, &width, "Of the window", "PX" },
  { "height", 'H', 0, G_OPTION_ARG_INT, &height, "Of the window", "PX" },
  { NULL }
};

static GtkWidget *card, *vote, *panel, *boxes;

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
is_vote (void)
{
  static const char *const pages[] = { "vote", "late-vote", "together", "hub", "alone", NULL };

  return page_name != NULL && g_strv_contains (pages, page_name);
}

static void
show_panel (const CardScene *scene)
{
  static const WedgesPanelRow judges[] = { { "Hugo", 2, NULL, -1, FALSE },
                                           { "Marie", 1, NULL, -1, FALSE },
                                           { "Nora", 3, NULL, -1, FALSE } };

  if (scene->question.members != NULL)
    wedges_verdict_panel_show_team (WEDGES_VERDICT_PANEL (panel), scene->question.name, scene->question.members,
                                    scene->question.member);
  else if (scene->question.way == WEDGES_CARD_ALOUD)
    wedges_verdict_panel_show_judges (WEDGES_VERDICT_PANEL (panel), judges, G_N_ELEMENTS (judges));
  else
    wedges_verdict_panel_show_near (WEDGES_VERDICT_PANEL (panel));
  if (scene->question.way == WEDGES_CARD_ALOUD)
    wedges_verdict_panel_set_follows (WEDGES_VERDICT_PANEL (panel), "the wedge, and another roll",
                                      "Hugo rolls; come back for it");
}

static void
show_vote (void)
{
  const gboolean late = g_strcmp0 (page_name, "late-vote") == 0;
  const WedgesVoter voters[] = { { "Hugo", 2, WEDGES_SPORTS },
                                 { "Marie", 1, late ? WEDGES_SPORTS : -1 },
                                 { "Nora", 3, -1 } };
  const WedgesPanelRow rows[] = { { "Hugo", 2, NULL, WEDGES_SPORTS, FALSE },
                                  { "Marie", 1, NULL, late ? WEDGES_SPORTS : -1, FALSE },
                                  { "Nora", 3, NULL, -1, FALSE } };
  WedgesBallot ballot = {
    .final = TRUE,
    .name = "Ada",
    .wedges = WEDGES_ALL,
    .right = { 7, 3, 5, 4, 6, 2 },
    .asked = { 8, 6, 6, 9, 7, 5 },
    .box = 1,
    .card = 88,
    .voters = voters,
    .n_voters = G_N_ELEMENTS (voters),
    .voter = late ? 2 : 1,
    .person = TRUE,
  };

  if (g_strcmp0 (page_name, "hub") == 0 || g_strcmp0 (page_name, "alone") == 0)
    {
      ballot.n_voters = ballot.voter = 0;
      ballot.final = *page_name == 'a';
      ballot.wedges = ballot.final ? WEDGES_ALL : 0x15;
      ballot.asked[0] = ballot.right[0] = 0;
      ballot.asked[3] = 40;
      ballot.right[3] = 23;
    }
  else
    {
      wedges_verdict_panel_show_votes (WEDGES_VERDICT_PANEL (panel), "Ada", rows, G_N_ELEMENTS (rows), ballot.voter);
      wedges_verdict_panel_set_follows (WEDGES_VERDICT_PANEL (panel), "Ada has won the game.",
                                        "Ada leaves the hub on the next turn and has to come back.");
    }
  wedges_vote_show (WEDGES_VOTE_PAGE (vote), &ballot);
  wedges_vote_take_focus (WEDGES_VOTE_PAGE (vote));
  if (ballot.n_voters > 0)
    wedges_vote_press (WEDGES_VOTE_PAGE (vote), GDK_KEY_a, 0);
}

static gboolean
begin_cb (gpointer data)
{
  static const int next[] = { 27, 28 };
  const CardScene *scene = card_scene_find (page_name, french);
  graphene_point_t mouth;

  wedges_boxes_set (WEDGES_BOXES_WIDGET (boxes), 2, next, is_vote () ? 0 : 26, 1);
  if (is_vote ())
    {
      show_vote ();
      return G_SOURCE_REMOVE;
    }
  show_panel (scene);
  card_scene_show (WEDGES_CARD (card), scene,
                   motion && wedges_boxes_get_mouth (WEDGES_BOXES_WIDGET (boxes), 1, card, &mouth) ? &mouth : NULL);
  wedges_card_take_focus (WEDGES_CARD (card));
  return G_SOURCE_REMOVE;
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  GtkWidget *window, *column, *table, *right;
  const gboolean small = width < 1100;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }
  if (catalogues != NULL)
    bindtextdomain (GETTEXT_PACKAGE, catalogues);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");

  adw_init ();
  salon_widgets_init ();
  salon_style_load ("salon");
  wedges_widgets_load_style ();
  if (dark)
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  salon_theme_use (salon_theme_get ("ink"));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
  {
    g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
    g_autofree char *css = g_strdup_printf ("wedges-table { font-size: %d%%; }", font);

#if GTK_CHECK_VERSION(4, 12, 0)
    gtk_css_provider_load_from_string (provider, css);
#else
    gtk_css_provider_load_from_data (provider, css, -1);
#endif
    gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider), 800);
  }

  card = wedges_card_new ();
  vote = wedges_vote_new ();
  panel = wedges_verdict_panel_new ();
  boxes = wedges_boxes_new ();
  gtk_widget_set_visible (vote, is_vote ());
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", motion, NULL);

  window = g_object_new (ADW_TYPE_WINDOW, "default-width", width, "default-height", height, "title", "Wedges", NULL);
  column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  table = g_object_new (GTK_TYPE_BOX, "css-name", "wedges-table", NULL);
  gtk_box_append (GTK_BOX (column), g_object_new (ADW_TYPE_HEADER_BAR, NULL));
  gtk_widget_set_vexpand (table, TRUE);
  gtk_box_append (GTK_BOX (column), table);
  gtk_widget_set_margin_start (card, (small ? 196 : 236) * font / 100 + 24);
  gtk_widget_set_margin_start (vote, (small ? 196 : 236) * font / 100 + 24);
  gtk_widget_set_size_request (card, width - ((small ? 196 + 214 : 236 + 266) * font / 100 + 24 + 40), -1);
  gtk_widget_set_size_request (vote, width - ((small ? 196 + 214 : 236 + 266) * font / 100 + 24 + 40), -1);
  gtk_box_append (GTK_BOX (table), card);
  gtk_box_append (GTK_BOX (table), vote);
  right = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  gtk_widget_set_size_request (right, (small ? 214 : 266) * font / 100, -1);
  gtk_widget_set_margin_start (right, 20);
  gtk_widget_set_margin_end (right, 20);
  gtk_widget_set_margin_top (right, 20);
  gtk_widget_set_margin_bottom (right, 12);
  gtk_widget_set_vexpand (panel, TRUE);
  gtk_box_append (GTK_BOX (right), panel);
  gtk_box_append (GTK_BOX (right), boxes);
  gtk_widget_set_halign (right, GTK_ALIGN_END);
  /* It stands at the right even while nothing is beside it: the boxes are there when a card comes from them. */
  gtk_widget_set_hexpand (right, TRUE);
  gtk_box_append (GTK_BOX (table), right);
  adw_window_set_content (ADW_WINDOW (window), column);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect_swapped (window, "close-request", G_CALLBACK (g_main_loop_quit), loop);
  g_timeout_add (400, begin_cb, NULL);
  if (picture != NULL)
    g_timeout_add ((guint) after, save_picture_cb, window);
  g_main_loop_run (loop);
  return 0;
}
