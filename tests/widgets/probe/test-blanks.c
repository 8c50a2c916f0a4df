/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The blank of each edition: an empty card in 1964 and in Miro, a dot in 1982. No page calls or draws it otherwise. */

#include "pages-hands.h"
#include "pages-scene.h"
#include "widgets/probe/probe-board.h"
#include "widgets/probe/probe-end-page.h"
#include "widgets/probe/probe-tray.h"

static const struct {
  const char *edition, *other; /* what the blank is not called */
  gboolean is_dot;
} blanks[] = {
  { "parker-1964", "\\bdots?\\b", FALSE },
  { "miro-1967", "\\bdots?\\b", FALSE },
  { "parker-1982", "\\bblanks?\\b", TRUE },
};

static void
assert_no_other (GtkWidget *page, int i)
{
  g_autoptr (GString) texts = g_string_new (NULL);

  hands_gather_texts (page, texts);
  if (g_regex_match_simple (blanks[i].other, texts->str, G_REGEX_CASELESS, 0))
    g_error ("%s: a text matches %s: %s", blanks[i].edition, blanks[i].other, texts->str);
}

/* How much the lightness of the points in the middle of a card’s face differs, of 255. */
static int
contrast_of (GtkWidget *card)
{
  const int width = gtk_widget_get_width (card), height = gtk_widget_get_height (card);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (card);
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autofree guchar *pixels = g_malloc ((gsize) width * height * 4);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  int least = 255, most = 0;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_true (gsk_renderer_realize (renderer, NULL, NULL));
  texture = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_download (texture, pixels, (gsize) width * 4);
  gsk_renderer_unrealize (renderer);
  for (int y = height / 5; y < height * 4 / 5; y++)
    for (int x = width / 5; x < width * 4 / 5; x++)
      {
        const int light = pixels[(y * width + x) * 4 + 1]; /* green */

        least = MIN (least, light);
        most = MAX (most, light);
      }
  return most - least;
}

static GtkWidget *
get_card (GtkWidget *board, const char *tray, int slot)
{
  return GTK_WIDGET (probe_space_get_card (probe_tray_get_space (PROBE_TRAY (hands_get (board, tray)), slot)));
}

/* Ada’s row is ..ROCKET. */
static void
test_board (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (blanks); i++)
    {
      g_autoptr (ProbeGame) game = pages_scene_playing (blanks[i].edition, 3, 1, FALSE, "", 0);
      GtkWidget *board = probe_board_new (), *window;
      int letter, blank;
      SalonLook look;
      ProbeView view;

      salon_look_init (&look);
      probe_game_get_view (game, 0, &view);
      probe_board_set_up (PROBE_BOARD (board), game, &look, 0);
      window = hands_present (board);
      probe_board_update (PROBE_BOARD (board),
                          &(ProbeBoardScene) { .look = &look, .view = &view, .person = 0, .people = 1 });
      probe_board_skip (PROBE_BOARD (board));
      gtk_test_widget_wait_for_draw (window);
      assert_no_other (board, (int) i);
      blank = contrast_of (get_card (board, "tray-1-1", 0));
      letter = contrast_of (get_card (board, "tray-1-1", 2));
      g_test_message ("%s: the letter %d, the blank %d", blanks[i].edition, letter, blank);
      g_assert_cmpint (letter, >, 60);
      if (blanks[i].is_dot)
        g_assert_cmpint (blank, >, 60);
      else
        g_assert_cmpint (blank, <, 30);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

static void
test_end (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (blanks); i++)
    {
      g_autoptr (ProbeGame) game = pages_scene_playing (blanks[i].edition, 3, 1, TRUE, "", G_MAXINT);
      GtkWidget *page = g_object_ref_sink (probe_end_page_new ());
      SalonLook look;

      salon_look_init (&look);
      probe_end_page_show (PROBE_END_PAGE (page), game, &look);
      assert_no_other (page, (int) i);
      g_object_unref (page);
    }
}

int
main (int argc, char **argv)
{
  hands_init (&argc, &argv);

  g_test_add_func ("/blanks/board", test_board);
  g_test_add_func ("/blanks/end", test_end);

  return g_test_run ();
}
