/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-chart-accuracy.h"

#include <glib/gi18n.h>
#include <math.h>

#include "model/salon-date.h"
#include "widgets/salon-draw.h"

#define MEAN_OF 10
#define FOOT_AT 40
#define TOLD    50   /* games that are told one by one: the last ones */
#define SHADE   .16f /* of the area below the line */

/* Lengths, in em: the size of the smallest text. */
#define LEFT  2.4
#define RIGHT 8.5
#define BELOW 2.2
#define ABOVE 2
#define DOT   .4 /* radius */

struct _SalonChartAccuracy {
  SalonPlot parent_instance;

  GArray *dots; /* of SalonAccuracyDot */
  int foot;
  graphene_rect_t area; /* of the dots, in px */
};

G_DEFINE_FINAL_TYPE (SalonChartAccuracy, salon_chart_accuracy, SALON_TYPE_PLOT)

static const SalonAccuracyDot *
get_dot (const SalonChartAccuracy *self, guint i)
{
  return &g_array_index (self->dots, SalonAccuracyDot, i);
}

/* The mean of the last ten of @n games. */
static double
mean_at (const SalonAccuracyDot *dots, guint n)
{
  const guint first = n > MEAN_OF ? n - MEAN_OF : 0;
  int sum = 0;

  if (n == 0)
    return 0;
  for (guint i = first; i < n; i++)
    sum += dots[i].accuracy;
  return (double) sum / (n - first);
}

int
salon_accuracy_mean (const SalonAccuracyDot *dots, guint n)
{
  return (int) lround (mean_at (dots, n));
}

static float
x_of (const SalonChartAccuracy *self, guint i)
{
  return self->area.origin.x + (float) i * self->area.size.width / (float) MAX (self->dots->len - 1, 1);
}

static float
y_of (const SalonChartAccuracy *self, double accuracy)
{
  return self->area.origin.y + (float) ((100 - accuracy) / (100 - self->foot)) * self->area.size.height;
}

static void
salon_chart_accuracy_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  const double em = salon_draw_get_em (widget);

  GTK_WIDGET_CLASS (salon_chart_accuracy_parent_class)
    ->measure (widget, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  *minimum = (int) ((orientation == GTK_ORIENTATION_HORIZONTAL ? 24 : 11) * em);
  *natural = (int) ((orientation == GTK_ORIENTATION_HORIZONTAL ? 50 : 17) * em);
}

static void
salon_chart_accuracy_lay_out (SalonPlot *plot, int width, int height)
{
  SalonChartAccuracy *self = SALON_CHART_ACCURACY (plot);
  const float em = (float) salon_draw_get_em (GTK_WIDGET (self));

  self->area = GRAPHENE_RECT_INIT (em * (float) (LEFT + .7), em * (float) ABOVE,
                                   MAX ((float) width - em * (float) (LEFT + RIGHT + 1.4), 1),
                                   MAX ((float) height - em * (float) (ABOVE + BELOW), 1));
}

static void
draw_grid (SalonChartAccuracy *self, GtkSnapshot *snapshot, const SalonPlotInk *ink)
{
  const float em = (float) ink->em, left = em * (float) LEFT;

  for (int at = self->foot; at <= 100; at += (100 - self->foot) / 3 / 10 * 10)
    {
      g_autofree char *text = g_strdup_printf ("%d", at);
      const float y = roundf (y_of (self, at));

      gtk_snapshot_append_color (snapshot, at == self->foot ? &ink->zero : &ink->grid,
                                 &GRAPHENE_RECT_INIT (left, y, self->area.size.width + em * 1.4f, 1));
      salon_plot_write (SALON_PLOT (self), snapshot, text, 1, FALSE, left - em * .6f, y, 1, &ink->second);
    }
}

/* The names of the months, each below its first game, as far as there is room. */
static void
draw_months (SalonChartAccuracy *self, GtkSnapshot *snapshot, const SalonPlotInk *ink)
{
  const float y = self->area.origin.y + self->area.size.height + (float) ink->em * 1.2f;
  float free_from = self->area.origin.x;
  int month = 0;

  for (guint i = 0; i < self->dots->len; i++)
    {
      g_autoptr (GDateTime) day = NULL;
      g_autofree char *name = NULL;

      if (get_dot (self, i)->day == 0)
        continue;
      day = g_date_time_new_from_unix_local (get_dot (self, i)->day);
      if (day == NULL || g_date_time_get_month (day) == month)
        continue;
      month = g_date_time_get_month (day);
      if (x_of (self, i) < free_from)
        continue;
      name = salon_date_format (day, "%b");
      free_from = x_of (self, i) + (float) ink->em
                  + salon_plot_write (SALON_PLOT (self), snapshot, name, 1, FALSE, x_of (self, i), y, 0, &ink->second);
    }
}

static void
draw_mean (SalonChartAccuracy *self, GtkSnapshot *snapshot, const SalonPlotInk *ink, double grown)
{
  const SalonAccuracyDot *dots = get_dot (self, 0);
  const float bottom = self->area.origin.y + self->area.size.height;
  cairo_t *cr;

  gtk_snapshot_push_clip (snapshot,
                          &GRAPHENE_RECT_INIT (0, 0, self->area.origin.x + 3 + self->area.size.width * (float) grown,
                                               bottom));
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, self->area.origin.x + self->area.size.width + 4, bottom));
  for (guint i = 0; i < self->dots->len; i++)
    cairo_line_to (cr, x_of (self, i), y_of (self, mean_at (dots, i + 1)));
  if (!ink->plain)
    {
      cairo_path_t *line = cairo_copy_path (cr);

      cairo_line_to (cr, x_of (self, self->dots->len - 1), bottom);
      cairo_line_to (cr, x_of (self, 0), bottom);
      cairo_set_source_rgba (cr, ink->strong.red, ink->strong.green, ink->strong.blue, SHADE);
      cairo_fill (cr);
      cairo_append_path (cr, line);
      cairo_path_destroy (line);
    }
  gdk_cairo_set_source_rgba (cr, &ink->strong);
  cairo_set_line_width (cr, ink->em / 4);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_destroy (cr);
  gtk_snapshot_pop (snapshot);
}

static void
draw_dot (GtkSnapshot *snapshot, const SalonPlotInk *ink, float x, float y, gboolean won)
{
  const float radius = (float) (ink->em * DOT);
  const graphene_rect_t rect = GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius);
  const GdkRGBA empty = { 1, 1, 1, 1 };
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, &rect, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, won ? &ink->gold : &empty, &rect);
  gtk_snapshot_pop (snapshot);
  salon_draw_ring (snapshot, &rect, radius, -1.5f, 1.5f, &ink->second);
}

static guint
find_best (const SalonChartAccuracy *self)
{
  guint best = 0;

  for (guint i = 1; i < self->dots->len; i++)
    if (get_dot (self, i)->accuracy >= get_dot (self, best)->accuracy)
      best = i;
  return best;
}

/* The best game is named above its dot, where no other dot lies and the line of the means never is. */
static void
draw_best (SalonChartAccuracy *self, GtkSnapshot *snapshot, const SalonPlotInk *ink)
{
  const guint best = find_best (self);
  const SalonAccuracyDot *dot = get_dot (self, best);
  const float x = x_of (self, best), y = y_of (self, dot->accuracy) - (float) ink->em * 1.3f;
  g_autoptr (GDateTime) day = g_date_time_new_from_unix_local (dot->day);
  g_autofree char *date = day != NULL && dot->day != 0 ? salon_date_format (day, _ ("%-d %B")) : NULL;
  /* Translators: an accuracy, and the day of the game, such as “94 on 2 October”. */
  g_autofree char *text =
    date != NULL ? g_strdup_printf (_ ("%d on %s"), dot->accuracy, date) : g_strdup_printf ("%d", dot->accuracy);

  salon_plot_write (SALON_PLOT (self), snapshot, text, 1, TRUE, x, MAX (y, (float) ink->em * .7f),
                    (x - self->area.origin.x) / MAX (self->area.size.width, 1), &ink->ink);
}

/* What stands right of the lines: the mean at its end, and what the dots mean at the foot. */
static void
draw_words (SalonChartAccuracy *self, GtkSnapshot *snapshot, const SalonPlotInk *ink)
{
  const float em = (float) ink->em, x = self->area.origin.x + self->area.size.width + em * 1.3f;
  const float bottom = self->area.origin.y + self->area.size.height;
  const int mean = salon_accuracy_mean (get_dot (self, 0), self->dots->len);
  const float y = MIN (y_of (self, mean), bottom - em * 6);
  g_autofree char *text = g_strdup_printf ("%d", mean);

  salon_plot_write (SALON_PLOT (self), snapshot, text, 1.6, TRUE, x, y, 0, &ink->strong);
  salon_plot_write (SALON_PLOT (self), snapshot, _ ("mean of ten"), 1, FALSE, x, y + em * 1.6f, 0, &ink->strong);
  draw_dot (snapshot, ink, x + em * .5f, bottom - em * 2, TRUE);
  salon_plot_write (SALON_PLOT (self), snapshot, _ ("won"), 1, FALSE, x + em * 1.5f, bottom - em * 2, 0, &ink->second);
  draw_dot (snapshot, ink, x + em * .5f, bottom - em * .4f, FALSE);
  salon_plot_write (SALON_PLOT (self), snapshot, _ ("not won"), 1, FALSE, x + em * 1.5f, bottom - em * .4f, 0,
                    &ink->second);
}

static void
salon_chart_accuracy_draw (SalonPlot *plot, GtkSnapshot *snapshot, float width, float height, double grown)
{
  SalonChartAccuracy *self = SALON_CHART_ACCURACY (plot);
  SalonPlotInk ink;

  if (self->dots->len == 0)
    return;
  salon_plot_get_ink (plot, &ink);
  draw_grid (self, snapshot, &ink);
  draw_months (self, snapshot, &ink);
  draw_mean (self, snapshot, &ink, grown);
  for (guint i = 0; i < self->dots->len; i++)
    draw_dot (snapshot, &ink, x_of (self, i), y_of (self, get_dot (self, i)->accuracy), get_dot (self, i)->won);
  draw_best (self, snapshot, &ink);
  draw_words (self, snapshot, &ink);
}

static void
salon_chart_accuracy_tell (SalonPlot *plot)
{
  SalonChartAccuracy *self = SALON_CHART_ACCURACY (plot);
  const guint n = self->dots->len;
  int low = 100, high = 0;
  g_autofree char *caption = NULL;

  for (guint i = 0; i < n; i++)
    {
      low = MIN (low, get_dot (self, i)->accuracy);
      high = MAX (high, get_dot (self, i)->accuracy);
    }
  caption = g_strdup_printf (ngettext ("Accuracy, %u game, from %d to %d", "Accuracy, %u games, from %d to %d", n), n,
                             MIN (low, high), high);
  if (n > TOLD)
    {
      g_autofree char *all = g_steal_pointer (&caption);

      /* Translators: “Accuracy, 60 games, from 52 to 88”, and how many of these games are told one by one */
      caption = g_strdup_printf (_ ("%s; the last %u of them"), all, (guint) TOLD);
    }
  salon_plot_tell (plot, caption);
  salon_plot_tell_row (plot, (const char *const[]) { _ ("Day"), _ ("Accuracy"), _ ("Result"), NULL }, TRUE);
  for (guint i = n > TOLD ? n - TOLD : 0; i < n; i++)
    {
      g_autoptr (GDateTime) day = g_date_time_new_from_unix_local (get_dot (self, i)->day);
      g_autofree char *date =
        day != NULL && get_dot (self, i)->day != 0 ? salon_date_format (day, C_ ("day", "%-d %B %Y")) : g_strdup ("–");
      g_autofree char *accuracy = g_strdup_printf ("%d", get_dot (self, i)->accuracy);

      salon_plot_tell_row (plot,
                           (const char *const[]) { date, accuracy, get_dot (self, i)->won ? _ ("won") : _ ("not won"),
                                                   NULL },
                           FALSE);
    }
}

static void
salon_chart_accuracy_finalize (GObject *object)
{
  g_array_unref (SALON_CHART_ACCURACY (object)->dots);

  G_OBJECT_CLASS (salon_chart_accuracy_parent_class)->finalize (object);
}

static void
salon_chart_accuracy_class_init (SalonChartAccuracyClass *klass)
{
  SalonPlotClass *plot_class = SALON_PLOT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = salon_chart_accuracy_finalize;
  GTK_WIDGET_CLASS (klass)->measure = salon_chart_accuracy_measure;
  plot_class->lay_out = salon_chart_accuracy_lay_out;
  plot_class->draw = salon_chart_accuracy_draw;
  plot_class->tell = salon_chart_accuracy_tell;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "salon-chart-accuracy");
}

static void
salon_chart_accuracy_init (SalonChartAccuracy *self)
{
  self->dots = g_array_new (FALSE, FALSE, sizeof (SalonAccuracyDot));
  self->foot = FOOT_AT;
}

GtkWidget *
salon_chart_accuracy_new (void)
{
  return g_object_new (SALON_TYPE_CHART_ACCURACY, NULL);
}

void
salon_chart_accuracy_set (SalonChartAccuracy *self, const SalonAccuracyDot *dots, guint n)
{
  g_return_if_fail (SALON_IS_CHART_ACCURACY (self));

  g_array_set_size (self->dots, 0);
  g_array_append_vals (self->dots, dots, n);
  self->foot = FOOT_AT;
  for (guint i = 0; i < n; i++)
    if (dots[i].accuracy < self->foot)
      self->foot = dots[i].accuracy >= 10 ? 10 : 0;
  salon_plot_changed (SALON_PLOT (self));
}
