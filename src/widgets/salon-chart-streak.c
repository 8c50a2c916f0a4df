/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-chart-streak.h"

#include <glib/gi18n.h>
#include <math.h>

#include "widgets/salon-draw.h"

/* Lengths, in em: the size of the smallest text. */
#define PITCH 1.
#define HIGH  1.7
#define LOW   .85
#define MOST  27 /* pegs */

struct _SalonChartStreak {
  SalonPlot parent_instance;

  GArray *won; /* of gboolean */
  char *caption;
};

G_DEFINE_FINAL_TYPE (SalonChartStreak, salon_chart_streak, SALON_TYPE_PLOT)

static void
salon_chart_streak_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  const double em = salon_draw_get_em (widget);

  GTK_WIDGET_CLASS (salon_chart_streak_parent_class)
    ->measure (widget, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  *minimum = (int) ((orientation == GTK_ORIENTATION_HORIZONTAL ? 4 * PITCH : HIGH) * em);
  *natural = (int) ceil ((orientation == GTK_ORIENTATION_HORIZONTAL
                            ? MAX (MIN (SALON_CHART_STREAK (widget)->won->len, MOST), 4) * PITCH
                            : HIGH)
                         * em);
}

static void
salon_chart_streak_draw (SalonPlot *plot, GtkSnapshot *snapshot, float width, float height, double grown)
{
  SalonChartStreak *self = SALON_CHART_STREAK (plot);
  SalonPlotInk ink;
  float em, foot;
  guint n;

  salon_plot_get_ink (plot, &ink);
  em = (float) ink.em;
  n = MIN (MIN (self->won->len, MOST), (guint) MAX (width / (em * (float) PITCH), 1));
  foot = roundf ((height + em * (float) HIGH) / 2);
  for (guint i = 0; i < n; i++)
    {
      const gboolean won = g_array_index (self->won, gboolean, self->won->len - n + i);
      const float high = roundf (em * (float) (won ? HIGH : LOW)), wide = roundf (em * .66f);
      const graphene_rect_t rect = GRAPHENE_RECT_INIT (roundf (em * (float) (PITCH * i)), foot - high, wide, high);

      if (won)
        salon_plot_bar (snapshot, &ink, &rect, SALON_FILL_GOLD);
      else
        salon_draw_ring (snapshot, &rect, 2, -1, 1, &ink.ink);
    }
}

static void
salon_chart_streak_tell (SalonPlot *plot)
{
  SalonChartStreak *self = SALON_CHART_STREAK (plot);

  salon_plot_tell (plot, self->caption);
  salon_plot_tell_row (plot, (const char *const[]) { _ ("Game"), _ ("Result"), NULL }, TRUE);
  for (guint i = 0; i < self->won->len; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      const char *cells[] = { number, g_array_index (self->won, gboolean, i) ? _ ("won") : _ ("not won"), NULL };

      salon_plot_tell_row (plot, cells, FALSE);
    }
}

static void
salon_chart_streak_finalize (GObject *object)
{
  SalonChartStreak *self = SALON_CHART_STREAK (object);

  g_array_unref (self->won);
  g_free (self->caption);

  G_OBJECT_CLASS (salon_chart_streak_parent_class)->finalize (object);
}

static void
salon_chart_streak_class_init (SalonChartStreakClass *klass)
{
  SalonPlotClass *plot_class = SALON_PLOT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = salon_chart_streak_finalize;
  GTK_WIDGET_CLASS (klass)->measure = salon_chart_streak_measure;
  plot_class->draw = salon_chart_streak_draw;
  plot_class->tell = salon_chart_streak_tell;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "salon-chart-streak");
}

static void
salon_chart_streak_init (SalonChartStreak *self)
{
  self->won = g_array_new (FALSE, FALSE, sizeof (gboolean));
  self->caption = g_strdup ("");
}

GtkWidget *
salon_chart_streak_new (void)
{
  return g_object_new (SALON_TYPE_CHART_STREAK, NULL);
}

void
salon_chart_streak_set (SalonChartStreak *self, const gboolean *won, guint n, const char *caption)
{
  const guint kept = MIN (n, MOST);

  g_return_if_fail (SALON_IS_CHART_STREAK (self));

  g_array_set_size (self->won, 0);
  g_array_append_vals (self->won, won + (n - kept), kept);
  g_free (self->caption);
  self->caption = g_strdup (caption);
  salon_plot_changed (SALON_PLOT (self));
}
