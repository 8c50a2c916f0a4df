/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who does not see colours, or sees none in high contrast, tells seats by their shapes: what one seat has differs from what each
 * other one has wherever seats are told apart. Runs in high contrast, where all shapes have one colour. */

#include "pages-hands.h"
#include "widgets/salon-chart-ring.h"
#include "widgets/salon-chart-rows.h"
#include "widgets/salon-chart-sides.h"
#include "widgets/salon-chart.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-pad-head.h"
#include "widgets/salon-seat-tag.h"
#include "widgets/salon-theme-use.h"

#define WIDTH  320
#define HEIGHT 120

static GtkWidget *
make_plate (guint seat)
{
  GtkWidget *tag = salon_seat_tag_new ();

  salon_seat_tag_set_name (SALON_SEAT_TAG (tag), "Ada");
  salon_seat_tag_set_form (SALON_SEAT_TAG (tag), SALON_SEAT_TAG_BESIDE, .6, 1);
  salon_seat_tag_set_colour (SALON_SEAT_TAG (tag), seat);
  return tag;
}

static GtkWidget *
make_filled_plate (guint seat)
{
  GtkWidget *tag = make_plate (seat);

  salon_seat_tag_set_in_turn (SALON_SEAT_TAG (tag), TRUE);
  return tag;
}

static GtkWidget *
make_pad_head (guint seat)
{
  return salon_pad_head_new ("Ada", seat);
}

static GtkWidget *
make_chart (guint seat)
{
  static const int scores[] = { 0, 10, 40, 60 };
  GtkWidget *chart = g_object_new (SALON_TYPE_CHART, NULL);

  salon_chart_add (SALON_CHART (chart), "Ada", seat, scores, G_N_ELEMENTS (scores), FALSE);
  salon_chart_set_labelled (SALON_CHART (chart), TRUE);
  return chart;
}

static GtkWidget *
make_sides (guint seat)
{
  GtkWidget *chart = salon_chart_sides_new ();

  salon_chart_sides_begin (SALON_CHART_SIDES (chart), "Ada", 0, "Who was ahead");
  salon_chart_sides_add (SALON_CHART_SIDES (chart), "Nora", NULL, seat, 9, 12);
  return chart;
}

static GtkWidget *
make_rows (guint seat)
{
  const SalonChartRow row = { "Ada", 0, (int) seat, 214, "214", -1, -1, FALSE };
  GtkWidget *chart = salon_chart_rows_new ();

  salon_chart_rows_set (SALON_CHART_ROWS (chart), &row, 1, 0, FALSE, "With even luck", "Player", "points");
  return chart;
}

static GtkWidget *
make_ring (guint seat)
{
  GtkWidget *chart = salon_chart_ring_new ();

  salon_chart_ring_set (SALON_CHART_RING (chart), seat, 83, 5);
  return chart;
}

/* The pixels of what @make makes for @seat. */
static GBytes *
take_picture (GtkWidget *(*make) (guint seat), guint seat)
{
  GtkWidget *widget = make (seat), *window;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  GBytes *picture;

  gtk_widget_set_size_request (widget, WIDTH, HEIGHT);
  gtk_widget_set_halign (widget, GTK_ALIGN_START);
  gtk_widget_set_valign (widget, GTK_ALIGN_START);
  window = hands_present (widget);
  paintable = gtk_widget_paintable_new (widget);
  gtk_test_widget_wait_for_draw (window);
  gdk_paintable_snapshot (paintable, snapshot, WIDTH, HEIGHT);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  picture = g_bytes_new (cairo_image_surface_get_data (surface),
                         (gsize) cairo_image_surface_get_stride (surface) * (gsize) HEIGHT);
  cairo_surface_destroy (surface);
  gtk_window_destroy (GTK_WINDOW (window));
  return picture;
}

static const struct {
  const char *name;
  GtkWidget *(*make) (guint seat);
} things[] = {
  { "plate", make_plate },  { "filled plate", make_filled_plate },
  { "pad", make_pad_head }, { "score", make_chart },
  { "sides", make_sides },  { "rows", make_rows },
  { "ring", make_ring },
};

static void
test_shapes (void)
{
  g_assert_cmpint (salon_theme_get_mode (), >=, SALON_THEME_CONTRAST);
  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      g_autoptr (GPtrArray) pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
      g_autoptr (GBytes) again = take_picture (things[i].make, 0);

      for (guint seat = 0; seat < SALON_N_COLOURS; seat++)
        {
          g_ptr_array_add (pictures, take_picture (things[i].make, seat));
          for (guint other = 0; other < seat; other++)
            if (g_bytes_equal (pictures->pdata[seat], pictures->pdata[other]))
              g_error ("%s: seats %u and %u look the same", things[i].name, seat, other);
        }
      /* Nothing but the seat makes a difference. */
      g_assert_true (g_bytes_equal (again, pictures->pdata[0]));
    }
}

int
main (int argc, char *argv[])
{
  hands_init (&argc, &argv);
  g_test_add_func ("/shapes", test_shapes);
  return g_test_run ();
}
