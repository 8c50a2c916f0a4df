/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-peg-art.h"

#include <math.h>

#include "widgets/cubes/cubes-paint.h"
#include "widgets/salon-cairo.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-seat-tag.h"
#include "widgets/salon-text.h"

/* Sizes in px, where the text has its usual size. */
#define HOLE        3. /* radius, at most */
#define PEG         8.5
#define LEAST_LABEL 46. /* between two figures */
#define HIGH_LANE   52  /* from here on a lane has room for a bridge from peg to peg */

/* From these targets on a hole stands for several points. */
#define FIVES 250
#define TENS  600

int
cubes_peg_step (int target)
{
  return target >= TENS ? 10 : target >= FIVES ? 5 : 1;
}

void
cubes_peg_plan (CubesPegPlan *plan, GtkWidget *widget, int target, int lanes)
{
  plan->scale = salon_text_get_scale (widget);
  plan->width = gtk_widget_get_width (widget);
  plan->height = gtk_widget_get_height (widget);
  plan->left = (CUBES_PEG_FRAME + CUBES_PEG_LABEL) * plan->scale + 26;
  plan->right = plan->width - CUBES_PEG_RIGHT * MIN (1.4, plan->scale);
  plan->top = (CUBES_PEG_FRAME + CUBES_PEG_HEAD) * plan->scale;
  plan->lane = (plan->height - plan->top - (CUBES_PEG_FRAME + CUBES_PEG_FOOT) * plan->scale) / MAX (1, lanes);
  plan->target = MAX (1, target);
  plan->step = cubes_peg_step (plan->target);
  plan->lanes = lanes;
}

/* Points beyond the target end a little behind its line. */
static double
place_of (const CubesPegPlan *plan, double points)
{
  const double reach = (plan->right - plan->left) / plan->target;

  return MIN (plan->left + points * reach, plan->right + 18 * plan->scale);
}

/* The middle of the holes of lane @i. */
static double
middle_of (const CubesPegPlan *plan, int i)
{
  return round (plan->top + (i + .56) * plan->lane);
}

/* The board, drawn once */

static void
fill_down (cairo_t *cr, double y, double h, const GdkRGBA *above, const GdkRGBA *below)
{
  cairo_pattern_t *shade = cairo_pattern_create_linear (0, y, 0, y + h);

  cairo_pattern_add_color_stop_rgba (shade, 0, above->red, above->green, above->blue, above->alpha);
  cairo_pattern_add_color_stop_rgba (shade, 1, below->red, below->green, below->blue, below->alpha);
  cairo_set_source (cr, shade);
  cairo_fill (cr);
  cairo_pattern_destroy (shade);
}

static void
draw_wood (cairo_t *cr, const CubesPegPlan *plan)
{
  static const GdkRGBA walnut = { .541f, .361f, .227f, 1 }, dark_walnut = { .271f, .153f, .078f, 1 };
  const double edge = CUBES_PEG_FRAME * plan->scale;

  salon_cairo_box (cr, 0, 0, plan->width, plan->height, 15);
  if (cubes_paint_is_plain ())
    gdk_cairo_set_source_rgba (cr, cubes_paint (CUBES_PAINT_HOLE)), cairo_fill (cr);
  else
    fill_down (cr, 0, plan->height, &walnut, &dark_walnut);
  salon_cairo_box (cr, edge, edge, plan->width - 2 * edge, plan->height - 2 * edge, 8);
  fill_down (cr, edge, plan->height - 2 * edge, cubes_paint (CUBES_PAINT_MAPLE), cubes_paint (CUBES_PAINT_MAPLE_EDGE));
  if (cubes_paint_is_plain ())
    return;

  /* The grain: long lines that wander a little. */
  cairo_save (cr);
  salon_cairo_box (cr, edge, edge, plan->width - 2 * edge, plan->height - 2 * edge, 8);
  cairo_clip (cr);
  cairo_set_source_rgba (cr, .6, .46, .25, .2);
  cairo_set_line_width (cr, 1.1);
  for (int i = 0; edge + i * 15 < plan->height; i++)
    {
      const double y = edge + i * 15 + (i * 7 % 5);

      cairo_move_to (cr, 0, y);
      cairo_curve_to (cr, plan->width * .3, y + (i * 13 % 11) - 5, plan->width * .65, y - (i * 17 % 9) + 4, plan->width,
                      y + (i * 5 % 7) - 3);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_figure (GtkWidget *widget, cairo_t *cr, int figure, double x, double y)
{
  g_autofree char *text = g_strdup_printf ("%d", figure);
  g_autoptr (PangoLayout) layout = salon_draw_layout (widget, text, .88 * salon_draw_get_em (widget));
  graphene_point_t origin;

  salon_draw_centre (widget, layout, x, y, &origin);
  cairo_move_to (cr, origin.x, origin.y);
  gdk_cairo_set_source_rgba (cr, cubes_paint (CUBES_PAINT_MAPLE_TEXT));
  pango_cairo_show_layout (cr, layout);
}

/* Returns the points between two figures above the board. */
static int
figure_step (const CubesPegPlan *plan)
{
  int step = 10 * plan->step;

  while (place_of (plan, step) - plan->left < LEAST_LABEL * plan->scale)
    step *= 2;
  return step;
}

static void
draw_scale (GtkWidget *widget, cairo_t *cr, const CubesPegPlan *plan, double bottom)
{
  const double y = (CUBES_PEG_FRAME + CUBES_PEG_HEAD * .55) * plan->scale;
  const int step = figure_step (plan);
  const double end = place_of (plan, plan->target);

  for (int points = 0; points < plan->target; points += step)
    {
      const double x = place_of (plan, points);

      if (end - x > LEAST_LABEL * plan->scale * .8)
        draw_figure (widget, cr, points, x, y);
      cairo_set_source_rgba (cr, .49, .35, .19, points > 0 ? .28 : 0);
      cairo_rectangle (cr, round (x), plan->top, 1, bottom - plan->top);
      cairo_fill (cr);
    }
  draw_figure (widget, cr, plan->target, end, y);
  cairo_set_source_rgba (cr, 1, .95, .8, .4);
  cairo_rectangle (cr, end, plan->top - 2, plan->width - CUBES_PEG_FRAME * plan->scale - end, bottom - plan->top + 4);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, .69, .51, .2);
  cairo_rectangle (cr, round (end) - 1, plan->top - 2, 3, bottom - plan->top + 4);
  cairo_fill (cr);
}

void
cubes_peg_draw_board (cairo_t *cr, GtkWidget *widget, const CubesPegPlan *plan)
{
  const double bottom = plan->top + plan->lanes * plan->lane, pitch = place_of (plan, plan->step) - plan->left;
  const double radius = MIN (HOLE * MIN (1.6, plan->scale), MAX (.8, pitch * .31));

  draw_wood (cr, plan);
  draw_scale (widget, cr, plan, bottom);
  for (int i = 0; i < plan->lanes; i++)
    {
      const double y = middle_of (plan, i);

      for (int points = plan->step; points <= plan->target; points += plan->step)
        {
          cairo_new_sub_path (cr);
          cairo_arc (cr, place_of (plan, points), y, radius, 0, 2 * G_PI);
        }
      gdk_cairo_set_source_rgba (cr, cubes_paint (CUBES_PAINT_HOLE));
      cairo_fill (cr);
      if (i > 0)
        {
          cairo_set_source_rgba (cr, .49, .35, .19, .3);
          cairo_rectangle (cr, (CUBES_PEG_FRAME + 12) * plan->scale, round (plan->top + i * plan->lane),
                           plan->width - 2 * (CUBES_PEG_FRAME + 12) * plan->scale, 1);
          cairo_fill (cr);
        }
    }
}

/* The pegs */

static void
draw_peg (cairo_t *cr, double x, double y, double radius, const GdkRGBA *colour, double paleness)
{
  cairo_pattern_t *shine = cairo_pattern_create_radial (x - radius * .35, y - radius * .4, 0, x, y, radius);

  cairo_set_source_rgba (cr, 0, 0, 0, .25);
  cairo_arc (cr, x + 1.5, y + 2.5, radius, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_pattern_add_color_stop_rgb (shine, 0, colour->red + (1 - colour->red) * (.45 + paleness * .4),
                                    colour->green + (1 - colour->green) * (.45 + paleness * .4),
                                    colour->blue + (1 - colour->blue) * (.45 + paleness * .4));
  cairo_pattern_add_color_stop_rgb (shine, 1, colour->red + (1 - colour->red) * paleness,
                                    colour->green + (1 - colour->green) * paleness,
                                    colour->blue + (1 - colour->blue) * paleness);
  cairo_set_source (cr, shine);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (shine);
  cairo_set_source_rgba (cr, 1, 1, 1, .85);
  cairo_set_line_width (cr, 1.4);
  cairo_stroke (cr);
}

/* The bridge from the pale peg to the other one, and what the round brought. */
static void
draw_bridge (GtkWidget *widget, cairo_t *cr, const CubesLane *lane, double from, double to, double y, double high)
{
  g_autofree char *text = salon_format_signed (lane->total - lane->before, TRUE);
  g_autoptr (PangoLayout) layout = salon_draw_layout (widget, text, .84 * salon_draw_get_em (widget));
  const GdkRGBA *colour = salon_colour_get (lane->colour);
  const double em = salon_draw_get_em (widget), top = y - high;
  graphene_point_t origin;
  int width;

  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, 1.6);
  cairo_set_dash (cr, (double[]) { 3, 3 }, 2, 0);
  cairo_move_to (cr, from, y - em * .5);
  cairo_curve_to (cr, from + (to - from) * .2, top - high * .15, from + (to - from) * .8, top - high * .15, to,
                  y - em * .5);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);

  pango_layout_get_pixel_size (layout, &width, NULL);
  salon_cairo_box (cr, (from + to - width) / 2 - em * .5, top - em * .66, width + em, em * 1.32, em * .66);
  cairo_set_source_rgb (cr, 1, .99, .93);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_stroke (cr);
  salon_draw_centre (widget, layout, (from + to) / 2, top, &origin);
  cairo_move_to (cr, origin.x, origin.y);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_track (cairo_t *cr, double from, double to, double y, double high, const GdkRGBA *colour, double alpha)
{
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, alpha);
  cairo_rectangle (cr, from, y, MAX (0, to - from), high);
  cairo_fill (cr);
}

void
cubes_peg_draw_lane (cairo_t *cr,
                     GtkWidget *widget,
                     const CubesPegPlan *plan,
                     int i,
                     const CubesLane *lane,
                     double moved)
{
  const GdkRGBA *colour = salon_colour_get (lane->colour);
  const double y = middle_of (plan, i), radius = MIN (PEG * MIN (1.7, plan->scale), plan->lane * .26);
  const double from = place_of (plan, lane->before);
  const double to = place_of (plan, lane->before + (lane->total - lane->before) * moved);
  const double track = y + radius + 2;

  draw_track (cr, plan->left, from, track, 3.5, colour, .5);
  draw_track (cr, from, to, track, 3.5, colour, 1);
  if (lane->total != lane->before && plan->lane >= HIGH_LANE * plan->scale && moved >= 1)
    draw_bridge (widget, cr, lane, from, to, y, plan->lane * .33);
  if (lane->total != lane->before)
    draw_peg (cr, from, y, radius * .85, colour, .45);
  draw_peg (cr, to, y, radius, colour, 0);
}
