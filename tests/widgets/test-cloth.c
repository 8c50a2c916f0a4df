/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cloth of a table looks as the style sheets say, and is drawn once for each look and size. */

#include "pages-hands.h"
#include "widgets/salon-cloth.h"

#define WIDTH  240
#define HEIGHT 160

static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  static const char style[] = "salon-cloth > box { background-image: linear-gradient(#ff0000, #0000ff); }"
                              ".other > box { background: #00ff00; }";

#if GTK_CHECK_VERSION(4, 12, 0)
  gtk_css_provider_load_from_string (provider, style);
#else
  gtk_css_provider_load_from_data (provider, style, -1);
#endif
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* Returns (transfer full): what the cloth draws now, after it has been asked to draw again. */
static GskRenderNode *
draw (GtkWidget *cloth)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_widget_queue_draw (cloth);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (gtk_widget_get_root (cloth)));
  paintable = gtk_widget_paintable_new (cloth);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (cloth), gtk_widget_get_height (cloth));
  return gtk_snapshot_free_to_node (snapshot);
}

/* Returns the picture in @node: a cairo node or, with a GTK that draws textures well, a texture. */
static gconstpointer
find_picture (GskRenderNode *node)
{
  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_CAIRO_NODE:
      return node;
    case GSK_TEXTURE_NODE:
      return gsk_texture_node_get_texture (node);
    case GSK_TRANSFORM_NODE:
      return find_picture (gsk_transform_node_get_child (node));
    case GSK_CLIP_NODE:
      return find_picture (gsk_clip_node_get_child (node));
    case GSK_CONTAINER_NODE:
      g_assert_cmpuint (gsk_container_node_get_n_children (node), ==, 1);
      return find_picture (gsk_container_node_get_child (node, 0));
    default:
      g_error ("a node of type %d", (int) gsk_render_node_get_node_type (node));
    }
}

static void
assert_pixel (GtkWidget *cloth, GskRenderNode *node, int y, int red, int green, int blue)
{
  cairo_surface_t *image =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, gtk_widget_get_width (cloth), gtk_widget_get_height (cloth));
  cairo_t *cr = cairo_create (image);
  guint32 pixel;

  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  pixel = *(const guint32 *) (gconstpointer) (cairo_image_surface_get_data (image)
                                              + y * cairo_image_surface_get_stride (image) + 4 * (WIDTH / 2));
  g_assert_cmpint (ABS ((int) (pixel >> 16 & 0xff) - red), <=, 4);
  g_assert_cmpint (ABS ((int) (pixel >> 8 & 0xff) - green), <=, 4);
  g_assert_cmpint (ABS ((int) (pixel & 0xff) - blue), <=, 4);
  cairo_surface_destroy (image);
}

static void
test_look (void)
{
  GtkWidget *cloth = salon_cloth_new (), *window;
  g_autoptr (GskRenderNode) first = NULL, again = NULL, other = NULL;

  gtk_widget_set_size_request (cloth, WIDTH, HEIGHT);
  window = hands_present (cloth);
  first = draw (cloth);
  assert_pixel (cloth, first, 1, 255, 0, 0);
  assert_pixel (cloth, first, gtk_widget_get_height (cloth) - 2, 0, 0, 255);
  again = draw (cloth);
  g_assert_true (find_picture (again) == find_picture (first));

  gtk_widget_add_css_class (cloth, "other");
  other = draw (cloth);
  assert_pixel (cloth, other, 1, 0, 255, 0);
  g_assert_true (find_picture (other) != find_picture (first));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Nobody clicks on it. */
static void
test_no_target (void)
{
  GtkWidget *cloth = salon_cloth_new (), *window;

  gtk_widget_set_size_request (cloth, WIDTH, HEIGHT);
  window = hands_present (cloth);
  g_assert_null (gtk_widget_pick (cloth, WIDTH / 2., HEIGHT / 2., GTK_PICK_DEFAULT));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  hands_init (&argc, &argv);
  load_style ();

  g_test_add_func ("/cloth/look", test_look);
  g_test_add_func ("/cloth/no-target", test_no_target);

  return g_test_run ();
}
