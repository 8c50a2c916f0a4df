/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-chart-split.h"

#include <glib/gi18n.h>
#include <math.h>

#include "widgets/salon-draw.h"
#include "widgets/salon-seat-tag.h"

struct _SalonChartSplit {
  SalonPlot parent_instance;

  int play, luck, low, high;
  char *caption;
};

G_DEFINE_FINAL_TYPE (SalonChartSplit, salon_chart_split, SALON_TYPE_PLOT)

static void
salon_chart_split_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  const double em = salon_draw_get_em (widget);

  GTK_WIDGET_CLASS (salon_chart_split_parent_class)
    ->measure (widget, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  *minimum = (int) ((orientation == GTK_ORIENTATION_HORIZONTAL ? 8 : 1.8) * em);
  *natural = (int) ((orientation == GTK_ORIENTATION_HORIZONTAL ? 16 : 2.1) * em);
}

static float
x_of (const SalonChartSplit *self, double points, float width)
{
  return roundf ((float) ((points - self->low) * (width - 1) / MAX (self->high - self->low, 1)));
}

/* Draws the part between two places of the scale. */
static void
draw_part (SalonChartSplit *self,
           GtkSnapshot *snapshot,
           const SalonPlotInk *ink,
           double from,
           double to,
           SalonFill fill,
           float width,
           float height)
{
  const float left = x_of (self, MIN (from, to), width), right = x_of (self, MAX (from, to), width);
  const float high = MIN (height, 1.7f * (float) ink->em);

  salon_plot_bar (snapshot, ink, &GRAPHENE_RECT_INIT (left + .5f, (height - high) / 2, right - left - .5f, high), fill);
}

static void
salon_chart_split_draw (SalonPlot *plot, GtkSnapshot *snapshot, float width, float height, double grown)
{
  SalonChartSplit *self = SALON_CHART_SPLIT (plot);
  const double play = self->play * grown, total = (self->play + self->luck) * grown;
  SalonPlotInk ink;

  salon_plot_get_ink (plot, &ink);
  if (self->luck >= 0)
    {
      draw_part (self, snapshot, &ink, 0, play, SALON_FILL_STRONG, width, height);
      draw_part (self, snapshot, &ink, play, total, SALON_FILL_LUCK, width, height);
    }
  else
    {
      if (play > 0 && total > 0)
        draw_part (self, snapshot, &ink, 0, total, SALON_FILL_STRONG, width, height);
      if (play < 0)
        draw_part (self, snapshot, &ink, 0, play, SALON_FILL_STRONG, width, height);
      draw_part (self, snapshot, &ink, total, play, SALON_FILL_LOST, width, height);
    }
  ink.zero.alpha = MAX (ink.zero.alpha, .55f);
  gtk_snapshot_append_color (snapshot, &ink.zero, &GRAPHENE_RECT_INIT (x_of (self, 0, width), 0, 1.5f, height));
}

static void
salon_chart_split_tell (SalonPlot *plot)
{
  SalonChartSplit *self = SALON_CHART_SPLIT (plot);
  g_autofree char *play = salon_format_signed (self->play, FALSE);
  g_autofree char *luck = salon_format_signed (self->luck, TRUE);
  g_autofree char *total = salon_format_signed (self->play + self->luck, FALSE);

  salon_plot_tell (plot, self->caption);
  salon_plot_tell_row (plot, (const char *const[]) { _ ("by play"), _ ("by luck"), _ ("points"), NULL }, TRUE);
  salon_plot_tell_row (plot, (const char *const[]) { play, luck, total, NULL }, FALSE);
}

static void
salon_chart_split_finalize (GObject *object)
{
  g_free (SALON_CHART_SPLIT (object)->caption);

  G_OBJECT_CLASS (salon_chart_split_parent_class)->finalize (object);
}

static void
salon_chart_split_class_init (SalonChartSplitClass *klass)
{
  SalonPlotClass *plot_class = SALON_PLOT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = salon_chart_split_finalize;
  GTK_WIDGET_CLASS (klass)->measure = salon_chart_split_measure;
  plot_class->draw = salon_chart_split_draw;
  plot_class->tell = salon_chart_split_tell;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "salon-chart-split");
}

static void
salon_chart_split_init (SalonChartSplit *self)
{
  self->high = 1;
  self->caption = g_strdup ("");
}

GtkWidget *
salon_chart_split_new (void)
{
  return g_object_new (SALON_TYPE_CHART_SPLIT, NULL);
}

void
salon_chart_split_set (SalonChartSplit *self, int play, int luck, int low, int high, const char *caption)
{
  g_return_if_fail (SALON_IS_CHART_SPLIT (self));
  g_return_if_fail (low <= 0 && high > low);

  self->play = play;
  self->luck = luck;
  self->low = low;
  self->high = high;
  g_free (self->caption);
  self->caption = g_strdup (caption);
  salon_plot_changed (SALON_PLOT (self));
}
