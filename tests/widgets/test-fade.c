/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What fades above a widget, pixel by pixel. */

#include "pages-hands.h"
#include "widgets/salon-fade.h"

#define SIZE 40

static const GdkRGBA black = { 0, 0, 0, 1 }, white = { 1, 1, 1, 1 };

/* A white ground, on which a box is black. */
static GskRenderNode *
draw_box (float x)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_snapshot_append_color (snapshot, &white, &GRAPHENE_RECT_INIT (0, 0, SIZE, SIZE));
  gtk_snapshot_append_color (snapshot, &black, &GRAPHENE_RECT_INIT (x, 10, 10, 10));
  return gtk_snapshot_free_to_node (snapshot);
}

/* Returns how bright the pixel at @x, 15 is, 0 to 255, when @fade is drawn with @opacity, of @after. */
static int
look_at (SalonFade *fade, GtkWidget *widget, GskRenderNode *after, double opacity, int x)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) drawn = NULL;
  const guchar *pixel;
  int bright;

  salon_fade_snapshot_below (fade, widget, snapshot, after, opacity);
  salon_fade_snapshot (fade, snapshot, opacity);
  drawn = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (drawn, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixel =
    cairo_image_surface_get_data (surface) + (gsize) cairo_image_surface_get_stride (surface) * 15 + (gsize) x * 4;
  bright = pixel[1];
  cairo_surface_destroy (surface);
  return bright;
}

/* Where the box was it goes, where it is it comes; all else is left as it is. */
static void
test_fades (void)
{
  GtkWidget *widget = g_object_ref_sink (gtk_drawing_area_new ());
  g_autoptr (GskRenderNode) before = draw_box (0), after = draw_box (25), other = draw_box (12);
  SalonFade fade = { 0 };

  salon_fade_begin (&fade, before);
  g_assert_cmpint (look_at (&fade, widget, after, 1, 5), ==, 0);
  g_assert_cmpint (look_at (&fade, widget, after, 1, 30), ==, 255);
  g_assert_cmpint (look_at (&fade, widget, after, .5, 5), >, 100);
  g_assert_cmpint (look_at (&fade, widget, after, .5, 5), <, 150);
  g_assert_cmpint (look_at (&fade, widget, after, .5, 30), >, 100);
  g_assert_cmpint (look_at (&fade, widget, after, .5, 30), <, 150);
  g_assert_cmpint (look_at (&fade, widget, after, 0, 5), ==, 255);
  g_assert_cmpint (look_at (&fade, widget, after, 0, 30), ==, 0);
  g_assert_cmpint (fade.changes.n, ==, 2);

  /* Something else changes in the middle. */
  g_assert_cmpint (look_at (&fade, widget, other, 1, 5), ==, 0);
  g_assert_cmpint (look_at (&fade, widget, other, 1, 15), ==, 255);
  g_assert_cmpint (look_at (&fade, widget, other, .5, 15), <, 150);
  /* It is as it was before. */
  g_assert_cmpint (look_at (&fade, widget, before, 1, 5), ==, 0);
  g_assert_cmpint (fade.changes.n, ==, 0);
  salon_fade_clear (&fade);
  g_object_unref (widget);
}

/* Nothing is kept when it is over, and nothing fades that was not seen. */
static void
test_over (void)
{
  GtkWidget *widget = g_object_ref_sink (gtk_drawing_area_new ());
  g_autoptr (GskRenderNode) before = draw_box (0), after = draw_box (25);
  SalonFade fade = { 0 };

  salon_fade_begin (&fade, NULL);
  g_assert_cmpint (look_at (&fade, widget, after, 1, 5), ==, 255);
  salon_fade_begin (&fade, before);
  look_at (&fade, widget, after, 1, 5);
  g_assert_nonnull (fade.tile[0].texture);
  salon_fade_clear (&fade);
  g_assert_null (fade.tile[0].texture);
  g_assert_null (fade.before);
  g_assert_null (fade.after);
  g_assert_cmpint (look_at (&fade, widget, after, 1, 5), ==, 255);
  g_object_unref (widget);
}

int
main (int argc, char *argv[])
{
  hands_init (&argc, &argv);
  g_test_add_func ("/fade/fades", test_fades);
  g_test_add_func ("/fade/over", test_over);
  return g_test_run ();
}
