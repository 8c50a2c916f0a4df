/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-chart-sum.h"

#include <glib/gi18n.h>
#include <math.h>

#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-seat-tag.h"

#define MOST 9 /* parts, with the total */

/* Lengths, in em: the size of the smallest text. */
#define ABOVE 1.8
#define BELOW 3.6
#define WIDTH 7. /* of a bar, at most */

typedef struct {
  int from, points;
  gboolean luck;
  char *name, *note;
} Part;

struct _SalonChartSum {
  SalonPlot parent_instance;

  Part part[MOST]; /* the last one is the total */
  guint n;
  guint seat;
  int low, high;
  char *caption;
};

G_DEFINE_FINAL_TYPE (SalonChartSum, salon_chart_sum, SALON_TYPE_PLOT)

static void
salon_chart_sum_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  const double em = salon_draw_get_em (widget);

  GTK_WIDGET_CLASS (salon_chart_sum_parent_class)
    ->measure (widget, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  *minimum = (int) ((orientation == GTK_ORIENTATION_HORIZONTAL ? 28 : 10) * em);
  *natural = (int) ((orientation == GTK_ORIENTATION_HORIZONTAL ? 48 : 15) * em);
}

static void
write_below (SalonChartSum *self,
             GtkSnapshot *snapshot,
             const SalonPlotInk *ink,
             const Part *part,
             float x,
             float pitch,
             float y)
{
  const char *texts[] = { part->name, part->note };

  for (int i = 0; i < 2; i++)
    if (texts[i] != NULL)
      {
        g_autoptr (PangoLayout) layout = salon_plot_text (SALON_PLOT (self), texts[i], 1, i == 0);
        int width;

        pango_layout_get_pixel_size (layout, &width, NULL);
        pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
        pango_layout_set_width (layout, (int) MIN ((float) width + 1, pitch - 4) * PANGO_SCALE);
        salon_plot_put (snapshot, layout, x, y + (float) i * (float) ink->em * 1.5f, .5f,
                        i == 0 ? &ink->ink : &ink->second);
      }
}

static void
salon_chart_sum_draw (SalonPlot *plot, GtkSnapshot *snapshot, float width, float height, double grown)
{
  SalonChartSum *self = SALON_CHART_SUM (plot);
  SalonPlotInk ink;
  float em, pitch, wide, top, bottom, unit, zero;

  if (self->n == 0)
    return;
  salon_plot_get_ink (plot, &ink);
  em = (float) ink.em;
  pitch = width / (float) self->n;
  wide = MIN (pitch * .74f, em * (float) WIDTH);
  top = em * (float) ABOVE;
  bottom = height - em * (float) BELOW - (self->low < 0 ? em * 1.2f : 0);
  unit = MAX (bottom - top, 1) / (float) MAX (self->high - self->low, 1);
  zero = roundf (top + unit * (float) self->high);
  for (guint i = 0; i < self->n; i++)
    {
      const Part *part = &self->part[i];
      const gboolean total = i + 1 == self->n;
      const float x = roundf (pitch * ((float) i + .5f));
      const float y0 = zero - unit * (float) part->from, y1 = y0 - unit * (float) (part->points * grown);
      const graphene_rect_t rect = GRAPHENE_RECT_INIT (x - wide / 2, MIN (y0, y1), wide, MAX (fabsf (y1 - y0), 1));
      g_autofree char *figure = salon_format_signed (part->points, part->luck);
      const gboolean inside = rect.size.height > em * 2 && !part->luck && !ink.plain;
      const gboolean under = part->points < 0;
      const float outside = under ? rect.origin.y + rect.size.height + em : rect.origin.y - em;

      if (!total && i + 2 <= self->n)
        gtk_snapshot_append_color (snapshot, &ink.zero,
                                   &GRAPHENE_RECT_INIT (x + wide / 2, roundf (y1), pitch - wide, 1));
      if (total)
        salon_plot_bar_of (snapshot, &ink, &rect, salon_colour_get (self->seat), !ink.plain);
      else
        salon_plot_bar (snapshot, &ink, &rect,
                        !part->luck         ? SALON_FILL_STRONG
                        : part->points >= 0 ? SALON_FILL_LUCK
                                            : SALON_FILL_LOST);
      salon_plot_write (plot, snapshot, figure, inside ? 1.7 : 1.25, !inside, x,
                        inside ? rect.origin.y + rect.size.height / 2 : outside, .5f,
                        inside                ? &salon_white
                        : part->luck && under ? &ink.lost
                                              : &ink.ink);
      write_below (self, snapshot, &ink, part, x, pitch, height - em * (float) (BELOW - 1.3));
    }
  gtk_snapshot_append_color (snapshot, &ink.zero, &GRAPHENE_RECT_INIT (0, zero, width, 1));
}

static void
salon_chart_sum_tell (SalonPlot *plot)
{
  SalonChartSum *self = SALON_CHART_SUM (plot);

  salon_plot_tell (plot, self->caption);
  salon_plot_tell_row (plot, (const char *const[]) { _ ("where from"), _ ("points"), NULL }, TRUE);
  for (guint i = 0; i < self->n; i++)
    {
      g_autofree char *points = salon_format_signed (self->part[i].points, FALSE);

      salon_plot_tell_row (plot, (const char *const[]) { self->part[i].name, points, NULL }, FALSE);
    }
}

static void
clear_parts (SalonChartSum *self)
{
  for (guint i = 0; i < self->n; i++)
    {
      g_clear_pointer (&self->part[i].name, g_free);
      g_clear_pointer (&self->part[i].note, g_free);
    }
  self->n = 0;
}

static void
salon_chart_sum_finalize (GObject *object)
{
  SalonChartSum *self = SALON_CHART_SUM (object);

  clear_parts (self);
  g_free (self->caption);

  G_OBJECT_CLASS (salon_chart_sum_parent_class)->finalize (object);
}

static void
salon_chart_sum_class_init (SalonChartSumClass *klass)
{
  SalonPlotClass *plot_class = SALON_PLOT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = salon_chart_sum_finalize;
  GTK_WIDGET_CLASS (klass)->measure = salon_chart_sum_measure;
  plot_class->draw = salon_chart_sum_draw;
  plot_class->tell = salon_chart_sum_tell;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "salon-chart-sum");
}

static void
salon_chart_sum_init (SalonChartSum *self)
{
  self->caption = g_strdup ("");
}

GtkWidget *
salon_chart_sum_new (void)
{
  return g_object_new (SALON_TYPE_CHART_SUM, NULL);
}

static void
add_part (SalonChartSum *self, int from, int points, gboolean luck, const char *name, const char *note)
{
  const int to = from + points;

  self->part[self->n++] = (Part) { from, points, luck, g_strdup (name), g_strdup (note) };
  self->low = MIN (self->low, MIN (from, to));
  self->high = MAX (self->high, MAX (from, to));
}

void
salon_chart_sum_set (SalonChartSum *self,
                     const SalonChartPart *parts,
                     guint n,
                     guint seat,
                     const char *total,
                     const char *note,
                     const char *caption)
{
  int sum = 0;

  g_return_if_fail (SALON_IS_CHART_SUM (self));
  g_return_if_fail (n < MOST);

  clear_parts (self);
  self->low = self->high = 0;
  self->seat = seat;
  for (guint i = 0; i < n; i++)
    {
      add_part (self, sum, parts[i].points, parts[i].luck, parts[i].name, parts[i].note);
      sum += parts[i].points;
    }
  add_part (self, 0, sum, FALSE, total, note);
  g_free (self->caption);
  self->caption = g_strdup (caption);
  salon_plot_changed (SALON_PLOT (self));
}
