/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The mix of pictures, pixel by pixel, as it is drawn with cairo and as layers. */

#include "pages-hands.h"
#include "widgets/salon-blend.h"

#define SIZE 21 /* a row is no multiple of what is mixed at a time */

static void
draw_grey (cairo_t *cr, gconstpointer bright)
{
  const double grey = *(const double *) bright;

  cairo_set_source_rgb (cr, grey, grey, grey);
  cairo_paint (cr);
}

static void
make_tile (SalonArtTile *tile, GtkWidget *widget, double bright, int size)
{
  salon_art_tile_draw (tile, widget, &GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size), draw_grey, &bright);
}

/* Returns how bright the last pixel is. */
static int
look (SalonBlend *blend, const SalonArtTile *const *tiles, const double *shares, int n)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  int bright;

  salon_blend_snapshot (blend, snapshot, tiles, shares, n);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bright =
    cairo_image_surface_get_data (surface)[(SIZE - 1) * cairo_image_surface_get_stride (surface) + (SIZE - 1) * 4 + 1];
  cairo_surface_destroy (surface);
  return bright;
}

/* In a window pictures are mixed, where that is faster; without one they are layers. */
static void
test_mix (gconstpointer in_window)
{
  GtkWidget *widget = gtk_drawing_area_new (), *window = NULL;
  SalonArtTile black = { 0 }, white = { 0 }, grey = { 0 }, small = { 0 }, nothing = { 0 };
  const SalonArtTile *const tiles[] = { &black, &white, &grey };
  const SalonArtTile *const others[] = { &nothing, &white, &small };
  SalonBlend blend = { 0 };

  g_object_ref_sink (widget);
  if (in_window)
    window = hands_present (widget);
  make_tile (&black, widget, 0, SIZE);
  make_tile (&white, widget, 1, SIZE);
  make_tile (&grey, widget, .5, SIZE);
  make_tile (&small, widget, 0, SIZE - 1);

  g_assert_cmpint (look (&blend, tiles, (double[]) { 1, 0, 0 }, 3), ==, 0);
  g_assert_cmpint (look (&blend, tiles, (double[]) { 0, 1, 0 }, 3), ==, 255);
  g_assert_cmpint (ABS (look (&blend, tiles, (double[]) { .75, .25, 0 }, 3) - 64), <=, 1);
  g_assert_cmpint (ABS (look (&blend, tiles, (double[]) { .25, .25, .5 }, 3) - 128), <=, 2);
  g_assert_cmpint (ABS (look (&blend, tiles, (double[]) { 2, 2, 4 }, 3) - 128), <=, 2);
  g_assert_cmpint (look (&blend, tiles, (double[]) { 0, 0, 0 }, 3), ==, 0);
  /* What is empty, or of another size, is left out. */
  g_assert_cmpint (look (&blend, others, (double[]) { 1, 1, 1 }, 3), ==, 255);

  salon_blend_clear (&blend);
  salon_art_tile_clear (&black);
  salon_art_tile_clear (&white);
  salon_art_tile_clear (&grey);
  salon_art_tile_clear (&small);
  if (window != NULL)
    gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (widget);
}

/* Returns how opaque the mix is drawn that was recorded. */
static int
look_at_recorded (cairo_surface_t *recorded)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  int opaque;

  cairo_set_source_surface (cr, recorded, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  opaque = cairo_image_surface_get_data (surface)[3];
  cairo_surface_destroy (surface);
  return opaque;
}

/* A mix through which one sees is drawn, too, and what was recorded with it shows the latest one. */
static void
test_recorded (void)
{
  const cairo_rectangle_t extents = { 0, 0, SIZE, SIZE };
  cairo_surface_t *mixed = salon_blend_make_image (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_surface_t *full = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_surface_t *empty = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_surface_t *recorded = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &extents);
  cairo_surface_t *const pictures[] = { full, empty };
  cairo_t *cr = cairo_create (full);

  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_flush (full);
  salon_blend_mix (mixed, pictures, (double[]) { .5, .5 }, 2);
  cr = cairo_create (recorded);
  cairo_set_source_surface (cr, mixed, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  g_assert_cmpint (ABS (look_at_recorded (recorded) - 128), <=, 1);
  salon_blend_mix (mixed, pictures, (double[]) { 1, 0 }, 2);
  g_assert_cmpint (look_at_recorded (recorded), ==, 255);

  cairo_surface_destroy (recorded);
  cairo_surface_destroy (empty);
  cairo_surface_destroy (full);
  cairo_surface_destroy (mixed);
}

int
main (int argc, char *argv[])
{
  hands_init (&argc, &argv);
  g_test_add_data_func ("/blend/window", "window", test_mix);
  g_test_add_data_func ("/blend/layers", NULL, test_mix);
  g_test_add_func ("/blend/recorded", test_recorded);
  return g_test_run ();
}
