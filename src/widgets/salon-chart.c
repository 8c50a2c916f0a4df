/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-chart.h"

#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-seat-tag.h"

#define END_WIDTH 56  /* right of the lines, for emblem and total, in px */
#define EMBLEM    14  /* px */
#define TEXT      13  /* size of a total, in px */
#define APART     18  /* least distance between two totals, in px */
#define POINTS    240 /* a line has at most so many corners; of more totals some are left out */
#define TOLD      12  /* so many totals of a seat are told at most */
#define PAD       8   /* above and below the lines, in px */

typedef struct {
  char *name;
  guint seat;
  GArray *totals; /* of int, beginning with 0 */
  gboolean wins;
  SalonArtTile emblem;
  PangoLayout *label;
  double label_y;
} Line;

struct _SalonChart {
  GtkWidget parent_instance;

  GPtrArray *lines;
  int low, high;
};

G_DEFINE_FINAL_TYPE (SalonChart, salon_chart, GTK_TYPE_WIDGET)

static void
line_free (gpointer data)
{
  Line *line = data;

  salon_art_tile_clear (&line->emblem);
  g_clear_object (&line->label);
  g_array_unref (line->totals);
  g_free (line->name);
  g_free (line);
}

static guint
at_most (guint n, guint most)
{
  return n < most ? n : most;
}

static int
last_of (const Line *line)
{
  return g_array_index (line->totals, int, line->totals->len - 1);
}

static double
y_of (SalonChart *self, int total)
{
  const double height = gtk_widget_get_height (GTK_WIDGET (self)) - 2 * PAD;

  return PAD + (self->high - total) * height / MAX (self->high - self->low, 1);
}

static void
salon_chart_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  SalonChart *self = SALON_CHART (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 160;
      *natural = 276;
    }
  else
    {
      *minimum = MAX (72, (int) self->lines->len * APART + PAD);
      *natural = MAX (*minimum, 112);
    }
}

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  return last_of (*(Line *const *) b) - last_of (*(Line *const *) a);
}

/* Places the totals at the ends of their lines, as far apart as they have to be, from top to
 * bottom, and then pushes them up again where they would leave the chart. */
static void
place_labels (SalonChart *self, double height)
{
  g_autoptr (GPtrArray) order = g_ptr_array_new ();
  double least = PAD, most = height - PAD;

  for (guint i = 0; i < self->lines->len; i++)
    g_ptr_array_add (order, self->lines->pdata[i]);
  g_ptr_array_sort (order, compare_lines);
  for (guint i = 0; i < order->len; i++)
    {
      Line *line = order->pdata[i];

      line->label_y = MAX (least, y_of (self, last_of (line)));
      least = line->label_y + APART;
    }
  for (guint i = order->len; i-- > 0;)
    {
      Line *line = order->pdata[i];

      line->label_y = MIN (most, line->label_y);
      most = line->label_y - APART;
    }
}

static void
salon_chart_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonChart *self = SALON_CHART (widget);

  for (guint i = 0; i < self->lines->len; i++)
    {
      Line *line = self->lines->pdata[i];
      g_autofree char *text = salon_format_signed (last_of (line), FALSE);

      salon_art_glyph_prepare (&line->emblem, widget, "emblems", salon_colour_get_emblem (line->seat),
                               salon_colour_get (line->seat), EMBLEM);
      g_clear_object (&line->label);
      line->label = salon_draw_layout (widget, text, TEXT);
    }
  place_labels (self, height);
}

static void
draw_grid (SalonChart *self, cairo_t *cr, const GdkRGBA *ink, double width)
{
  const double zero = y_of (self, 0);

  cairo_set_line_width (cr, 1);
  for (int i = 0; i < 4; i++)
    {
      const double y = round (PAD + i * (zero - PAD) / 3) + .5;

      cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, i == 3 ? .35 : .1);
      cairo_move_to (cr, 0, y);
      cairo_line_to (cr, width, y);
      cairo_stroke (cr);
    }
}

static void
draw_line (SalonChart *self, cairo_t *cr, const Line *line, double width)
{
  const guint n = line->totals->len;
  const guint corners = at_most (n, POINTS);

  gdk_cairo_set_source_rgba (cr, salon_colour_get (line->seat));
  cairo_set_line_width (cr, line->wins ? 3 : 2.2);
  for (guint i = 0; i < corners; i++)
    {
      const guint at = corners > 1 ? (guint) ((guint64) i * (n - 1) / (corners - 1)) : 0;

      cairo_line_to (cr, 2 + (width - 4) * at / MAX (n - 1, 1), y_of (self, g_array_index (line->totals, int, at)));
    }
  cairo_stroke (cr);
}

static void
salon_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonChart *self = SALON_CHART (widget);
  const float width = gtk_widget_get_width (widget);
  const float height = gtk_widget_get_height (widget);
  const float lines_end = width - END_WIDTH;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, lines_end + 2, height));
  GdkRGBA ink;

  salon_draw_get_colour (widget, &ink);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  draw_grid (self, cr, &ink, lines_end);
  for (int pass = 0; pass < 2; pass++)
    for (guint i = 0; i < self->lines->len; i++)
      if (((Line *) self->lines->pdata[i])->wins == pass)
        draw_line (self, cr, self->lines->pdata[i], lines_end);
  cairo_destroy (cr);

  for (guint i = 0; i < self->lines->len; i++)
    {
      const Line *line = self->lines->pdata[i];
      int text_height;

      pango_layout_get_pixel_size (line->label, NULL, &text_height);
      salon_art_tile_snapshot (&line->emblem, snapshot, lines_end + 13, roundf ((float) line->label_y));
      salon_draw_text (snapshot, line->label,
                       &GRAPHENE_POINT_INIT (lines_end + 24, roundf ((float) line->label_y - text_height / 2.f)), &ink);
    }
}

static void
salon_chart_dispose (GObject *object)
{
  g_clear_pointer (&SALON_CHART (object)->lines, g_ptr_array_unref);

  G_OBJECT_CLASS (salon_chart_parent_class)->dispose (object);
}

static void
salon_chart_class_init (SalonChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_chart_dispose;
  widget_class->measure = salon_chart_measure;
  widget_class->size_allocate = salon_chart_size_allocate;
  widget_class->snapshot = salon_chart_snapshot;

  gtk_widget_class_set_css_name (widget_class, "salon-chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
salon_chart_init (SalonChart *self)
{
  self->lines = g_ptr_array_new_with_free_func (line_free);
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  salon_art_watch (GTK_WIDGET (self));
}

/* Tells the totals of all seats, of a long game every so many: “Ada: 0, 25, 95, 280”. */
static void
tell (SalonChart *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->lines->len; i++)
    {
      const Line *line = self->lines->pdata[i];
      const guint n = line->totals->len, told = at_most (n, TOLD);

      g_string_append_printf (text, "%s%s: ", i > 0 ? "; " : "", line->name);
      for (guint j = 0; j < told; j++)
        {
          const guint at = told > 1 ? j * (n - 1) / (told - 1) : 0;
          g_autofree char *total = salon_format_signed (g_array_index (line->totals, int, at), FALSE);

          g_string_append_printf (text, "%s%s", j > 0 ? ", " : "", total);
        }
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str, -1);
}

void
salon_chart_clear (SalonChart *self)
{
  g_return_if_fail (SALON_IS_CHART (self));

  g_ptr_array_set_size (self->lines, 0);
  self->low = self->high = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
salon_chart_add (SalonChart *self, const char *name, guint seat, const int *totals, guint n, gboolean wins)
{
  const int zero = 0;
  Line *line;

  g_return_if_fail (SALON_IS_CHART (self));

  line = g_new0 (Line, 1);
  line->name = g_strdup (name);
  line->seat = seat;
  line->wins = !!wins;
  line->totals = g_array_sized_new (FALSE, FALSE, sizeof (int), n + 1);
  g_array_append_val (line->totals, zero);
  g_array_append_vals (line->totals, totals, n);
  for (guint i = 0; i < n; i++)
    {
      self->low = MIN (self->low, totals[i]);
      self->high = MAX (self->high, totals[i]);
    }
  g_ptr_array_add (self->lines, line);
  tell (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
