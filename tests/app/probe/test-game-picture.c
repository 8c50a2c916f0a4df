/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The small picture of a game’s last position, pixel by pixel: each card that is turned changes it, and no card that is not. */

#include "app/probe/probe-house.h"
#include "app/salon-house.h"
#include "model-table.h"
#include "pages-hands.h"

#define WIDTH  224
#define HEIGHT 104

/* A game of one person against a computer, with the words of both. */
#define GAME(ada, hugo)                                                                                           \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\noption trays 1\nseat 1 " \
  "human Ada\nseat 2 computer-hard Hugo\nfirst 1\nword 1 " ada "\nword 2 " hugo "\n"

static const char *const moves[] = { "begin\n", "1 ask 2 K\n2 show 1\n", "1 ask 2 K\n2 show 5\n",
                                     "1 ask 2 A\n2 show 2\n" };

/* What the library shows of the record, as pixels (transfer full). */
static GBytes *
look_at (const char *record)
{
  g_autoptr (ProbeGame) game = model_game (record, NULL);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  const gsize stride = WIDTH * 4;
  guchar *pixels = g_malloc0 (stride * HEIGHT);
  GtkWidget *picture, *window;
  SalonLook look;

  /* Hugo would think, and ask. */
  salon_game_hold (SALON_GAME (game));
  salon_look_init (&look);
  picture = probe_house_game.make_picture (SALON_GAME (game), &look);
  gtk_widget_set_size_request (picture, WIDTH, HEIGHT);
  gtk_widget_set_halign (picture, GTK_ALIGN_START);
  gtk_widget_set_valign (picture, GTK_ALIGN_START);
  window = hands_present (picture);
  gtk_test_widget_wait_for_draw (window);

  paintable = gtk_widget_paintable_new (picture);
  gdk_paintable_snapshot (paintable, snapshot, WIDTH, HEIGHT);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT));
  gdk_texture_download (texture, pixels, stride);
  gtk_window_destroy (GTK_WINDOW (window));
  salon_game_release (SALON_GAME (game));
  return g_bytes_new_take (pixels, stride * HEIGHT);
}

/* The record of the game up to its first @n steps. */
static char *
write_steps (const char *head, guint n)
{
  GString *record = g_string_new (head);

  for (guint i = 0; i < n; i++)
    g_string_append (record, moves[i]);
  return g_string_free (record, FALSE);
}

/* With one card less it is another picture; the same position is the same. */
static void
test_moves (void)
{
  g_autoptr (GBytes) before = NULL;

  for (guint n = 1; n <= G_N_ELEMENTS (moves); n++)
    {
      g_autofree char *record = write_steps (GAME (".ROCKET", "KAYAK"), n);
      g_autoptr (GBytes) now = look_at (record), again = look_at (record);

      g_assert_true (g_bytes_equal (now, again));
      g_assert_true (before == NULL || !g_bytes_equal (now, before));
      g_clear_pointer (&before, g_bytes_unref);
      before = g_bytes_ref (now);
    }
}

/* What is hidden cannot be told from the picture: other words of the same length, with the same open cards, look alike; the
 * person’s own word is hidden, too. */
static void
test_hidden (void)
{
  static const struct {
    const char *one, *other;
    guint n;
    gboolean alike;
  } cases[] = {
    { GAME (".ROCKET", "KAYAK"), GAME ("SOCKETS", "LEVEL"), 1, TRUE },
    { GAME (".ROCKET", "KAYAK"), GAME ("BANANA.", "KNOCK"), 3, TRUE },
    { GAME (".ROCKET", "KAYAK"), GAME (".ROCKET", "PLANET"), 1, FALSE }, /* one card more */
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *one = write_steps (cases[i].one, cases[i].n), *other = write_steps (cases[i].other, cases[i].n);
      g_autoptr (GBytes) first = look_at (one), second = look_at (other);

      g_assert_true (g_bytes_equal (first, second) == cases[i].alike);
    }
}

/* While words are laid, there are empty trays, whoever has laid already. */
static void
test_laying (void)
{
  g_autoptr (GBytes) laid = look_at (GAME ("ROCKET", "KAYAK") "begin\n");
  g_autoptr (GBytes) one =
    look_at ("salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\noption "
             "trays 1\nseat 1 human Ada\nseat 2 human Hugo\nfirst 1\nword 1 ROCKET\n");
  g_autoptr (GBytes) none = look_at ("salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards "
                                     "off\noption trays 1\nseat 1 human Ada\nseat 2 human Hugo\nfirst 1\n");

  g_assert_true (g_bytes_equal (one, none));
  g_assert_false (g_bytes_equal (one, laid));
}

int
main (int argc, char **argv)
{
  hands_init (&argc, &argv);

  g_test_add_func ("/game-picture/moves", test_moves);
  g_test_add_func ("/game-picture/hidden", test_hidden);
  g_test_add_func ("/game-picture/laying", test_laying);

  return g_test_run ();
}
