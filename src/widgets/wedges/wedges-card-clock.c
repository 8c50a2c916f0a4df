/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-card-clock.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"
#include "widgets/wedges/wedges-card-unit.h"

#define RING       80 /* px at the usual size of text */
#define STROKE     7.
#define FIGURES    23.
#define BAR        10
#define LAST       5 /* seconds: it becomes red, and thicker */
#define THICKER    1.4
#define STEPS_MOST 480 /* so many pictures of it differ */

struct _WedgesCardClock {
  GtkWidget parent_instance;

  gboolean bar;
  int whole;
  double left;
  int step, told;
};

G_DEFINE_FINAL_TYPE (WedgesCardClock, wedges_card_clock, GTK_TYPE_WIDGET)

static void
wedges_card_clock_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  WedgesCardClock *self = WEDGES_CARD_CLOCK (widget);
  const double unit = wedges_card_unit (widget);

  if (!self->bar)
    *minimum = *natural = (int) (RING * unit);
  else
    *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? (int) (BAR * unit) : 40;
}

static void
choose_colours (WedgesCardClock *self, GdkRGBA *track, GdkRGBA *time)
{
  const gboolean contrast = salon_theme_get_mode () >= SALON_THEME_CONTRAST;

  gdk_rgba_parse (track, contrast ? "#767676" : "#d8cfb8");
  gdk_rgba_parse (time, self->left <= LAST ? "#b3261e" : contrast ? "#000000" : "#6b1f37");
}

static void
snapshot_bar (WedgesCardClock *self, GtkSnapshot *snapshot, double share)
{
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  const float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  GskRoundedRect rounded;
  GdkRGBA track, time;

  choose_colours (self, &track, &time);
  gsk_rounded_rect_init_from_rect (&rounded, &GRAPHENE_RECT_INIT (0, 0, width, height), height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, &track, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_append_color (snapshot, &time, &GRAPHENE_RECT_INIT (0, 0, (float) (width * share), height));
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_ring (WedgesCardClock *self, GtkSnapshot *snapshot, double share)
{
  const double unit = wedges_card_unit (GTK_WIDGET (self)), size = RING * unit;
  const double stroke = STROKE * unit * (self->left <= LAST ? THICKER : 1);
  const double x = gtk_widget_get_width (GTK_WIDGET (self)) / 2., y = gtk_widget_get_height (GTK_WIDGET (self)) / 2.;
  cairo_t *cr =
    gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) (x - size / 2), (float) (y - size / 2),
                                                              (float) size, (float) size));
  g_autofree char *seconds = g_strdup_printf ("%d", (int) ceil (self->left));
  g_autoptr (PangoLayout) figures = salon_draw_layout (GTK_WIDGET (self), seconds, FIGURES * unit);
  graphene_point_t origin;
  GdkRGBA track, time, ink;

  choose_colours (self, &track, &time);
  cairo_set_line_width (cr, stroke);
  gdk_cairo_set_source_rgba (cr, &track);
  cairo_arc (cr, x, y, (size - STROKE * THICKER * unit) / 2, 0, 2 * G_PI);
  cairo_stroke (cr);
  if (share > 0)
    {
      gdk_cairo_set_source_rgba (cr, &time);
      cairo_arc (cr, x, y, (size - STROKE * THICKER * unit) / 2, -G_PI_2, -G_PI_2 + share * 2 * G_PI);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
  salon_draw_get_colour (GTK_WIDGET (self), &ink);
  salon_draw_centre (GTK_WIDGET (self), figures, x, y, &origin);
  salon_draw_text (snapshot, figures, &origin, &ink);
}

static void
wedges_card_clock_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WedgesCardClock *self = WEDGES_CARD_CLOCK (widget);
  const double share = self->whole > 0 ? CLAMP (self->left / self->whole, 0, 1) : 0;

  if (self->bar)
    snapshot_bar (self, snapshot, share);
  else
    snapshot_ring (self, snapshot, share);
}

/* Which seconds are told while @left are left: the next half minute, ten, five, or none. */
static int
choose_told (double left)
{
  const int seconds = (int) ceil (left);

  return seconds > 10 ? (seconds + 29) / 30 * 30 : seconds > 5 ? 10 : seconds > 0 ? 5 : 0;
}

static void
tell (WedgesCardClock *self)
{
  const int seconds = MIN (choose_told (self->left), self->whole);
  g_autofree char *text = NULL;

  if (seconds == self->told)
    return;
  self->told = seconds;
  text = seconds > 0
           ? g_strdup_printf (g_dngettext (NULL, "%d second left at most", "%d seconds left at most", (gulong) seconds),
                              seconds)
           : g_strdup (_ ("The time is up"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
wedges_card_clock_class_init (WedgesCardClockClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = wedges_card_clock_measure;
  widget_class->snapshot = wedges_card_clock_snapshot;
  gtk_widget_class_set_css_name (widget_class, "wedges-card-clock");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TIMER);
}

static void
wedges_card_clock_init (WedgesCardClock *self)
{
  self->told = -1;
}

GtkWidget *
wedges_card_clock_new (void)
{
  return g_object_new (WEDGES_TYPE_CARD_CLOCK, NULL);
}

void
wedges_card_clock_set_form (WedgesCardClock *self, gboolean bar)
{
  g_return_if_fail (WEDGES_IS_CARD_CLOCK (self));

  self->bar = bar;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
wedges_card_clock_set (WedgesCardClock *self, int whole, double left)
{
  int step;

  g_return_if_fail (WEDGES_IS_CARD_CLOCK (self));

  left = CLAMP (left, 0, whole);
  step = whole > 0 ? (int) (left / whole * STEPS_MOST) : 0;
  if (whole == self->whole && step == self->step && ceil (left) == ceil (self->left))
    return;
  self->whole = whole;
  self->left = left;
  self->step = step;
  tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
