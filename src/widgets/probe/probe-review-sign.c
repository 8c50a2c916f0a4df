/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-review-sign.h"

#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"

#define SIZE 1.3 /* em */
#define DISC 3.6

struct _ProbeReviewSign {
  GtkWidget parent_instance;

  int mark;
  gboolean disc;
};

G_DEFINE_FINAL_TYPE (ProbeReviewSign, probe_review_sign, GTK_TYPE_WIDGET)

static void
probe_review_sign_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  *minimum = *natural = (int) round ((PROBE_REVIEW_SIGN (widget)->disc ? DISC : SIZE) * salon_draw_get_em (widget));
}

static void
get_colour (GtkWidget *widget, ProbeReviewMark mark, GdkRGBA *colour)
{
  static const GdkRGBA colours[PROBE_REVIEW_N_MARKS] = {
    { .059f, .42f, .27f, 1 },
    { .059f, .42f, .27f, 1 },
    { .478f, .286f, .02f, 1 },
    { .65f, .17f, .08f, 1 },
  };

  if (salon_theme_get_mode () >= SALON_THEME_CONTRAST || mark == PROBE_REVIEW_FLAG)
    salon_draw_get_colour (widget, colour);
  else
    *colour = colours[mark];
}

static void
tick (cairo_t *cr, double x)
{
  cairo_move_to (cr, x, .52);
  cairo_rel_line_to (cr, .16, .2);
  cairo_rel_line_to (cr, .3, -.46);
}

/* Draws the strokes into a square of 1. */
static void
draw_strokes (cairo_t *cr, ProbeReviewMark mark)
{
  switch (mark)
    {
    case PROBE_REVIEW_BEST:
      tick (cr, .08);
      tick (cr, .42);
      break;
    case PROBE_REVIEW_GOOD:
      tick (cr, .26);
      break;
    case PROBE_REVIEW_FAIR:
      cairo_move_to (cr, .12, .58);
      cairo_curve_to (cr, .28, .3, .44, .36, .5, .5);
      cairo_curve_to (cr, .58, .66, .74, .68, .88, .42);
      break;
    case PROBE_REVIEW_COSTLY:
      cairo_move_to (cr, .5, .16);
      cairo_line_to (cr, .5, .6);
      cairo_move_to (cr, .5, .84);
      cairo_line_to (cr, .5, .841);
      break;
    case PROBE_REVIEW_FLAG:
      cairo_move_to (cr, .2, .1);
      cairo_rel_line_to (cr, 0, .8);
      cairo_move_to (cr, .22, .14);
      cairo_rel_line_to (cr, .6, 0);
      cairo_rel_line_to (cr, -.14, .2);
      cairo_rel_line_to (cr, .14, .2);
      cairo_rel_line_to (cr, -.6, 0);
      cairo_close_path (cr);
      cairo_fill_preserve (cr);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
probe_review_sign_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeReviewSign *self = PROBE_REVIEW_SIGN (widget);
  const float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  const double em = salon_draw_get_em (widget), size = em * (self->disc ? DISC : SIZE);
  const double inner = self->disc ? size * .55 : size;
  GdkRGBA colour;
  cairo_t *cr;

  if (self->mark < 0)
    return;
  get_colour (widget, (ProbeReviewMark) self->mark, &colour);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_translate (cr, width / 2, height / 2);
  gdk_cairo_set_source_rgba (cr, &colour);
  if (self->disc)
    {
      cairo_arc (cr, 0, 0, size / 2, 0, 2 * G_PI);
      if (salon_theme_get_mode () >= SALON_THEME_CONTRAST)
        {
          cairo_set_line_width (cr, 2);
          cairo_stroke (cr);
        }
      else
        {
          cairo_fill (cr);
          gdk_cairo_set_source_rgba (cr, &salon_white);
        }
    }
  cairo_scale (cr, inner, inner);
  cairo_translate (cr, -.5, -.5);
  cairo_set_line_width (cr, .13);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_strokes (cr, (ProbeReviewMark) self->mark);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
probe_review_sign_class_init (ProbeReviewSignClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = probe_review_sign_measure;
  widget_class->snapshot = probe_review_sign_snapshot;

  gtk_widget_class_set_css_name (widget_class, "probe-review-sign");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
probe_review_sign_init (ProbeReviewSign *self)
{
  self->mark = -1;
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
probe_review_sign_new (void)
{
  return g_object_new (PROBE_TYPE_REVIEW_SIGN, NULL);
}

void
probe_review_sign_set (ProbeReviewSign *self, int mark, gboolean disc)
{
  if (mark == self->mark && disc == self->disc)
    return;
  self->mark = mark;
  self->disc = disc;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
