/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-chart.h"

#include <glib/gi18n.h>
#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-chart-cursor.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-emblem.h"
#include "widgets/salon-seat-tag.h"

#define POINTS 480 /* a line has at most so many steps; of more totals some are left out */
#define TOLD   12  /* so many totals of a seat are told at most */
#define FUTURE .3  /* how much of what is yet to come is seen */

/* Lengths, in em: the size of the smallest text. */
#define APART  1.45 /* between two totals, */
#define CLOSE  1.1  /* where there are many */
#define EMBLEM 1.05
#define FLAGS  1.5 /* the strip above the lines that has the flags */
#define FOOT   1.9 /* the strip below them that has the numbers */
#define GAP    .7
#define EDGE   .35 /* between the edge and the numbers of points */

typedef struct {
  char *name;
  guint seat;
  GArray *totals; /* of int, beginning with 0 */
  gboolean wins;
  SalonArtTile emblem;
  PangoLayout *label; /* (nullable): the name */
  PangoLayout *total;
  double label_y;
} Line;

struct _SalonChart {
  SalonPlot parent_instance;

  GPtrArray *lines;
  int low, high;
  guint n_moves; /* of the longest line */
  GArray *flags; /* of guint */
  gboolean labelled, future_faded;
  char *caption;
  int ringed; /* a line, or -1 */
  GtkWidget *cursor;

  /* Where things are, in px, and pictures of them. */
  float left, right, top, bottom;
  float names_end; /* where the names begin that stand at the lines' ends */
  SalonArtTile picture;
};

G_DEFINE_FINAL_TYPE (SalonChart, salon_chart, SALON_TYPE_PLOT)

enum {
  MOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
line_free (gpointer data)
{
  Line *line = data;

  salon_art_tile_clear (&line->emblem);
  g_clear_object (&line->label);
  g_clear_object (&line->total);
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
total_of (const Line *line, guint move)
{
  return g_array_index (line->totals, int, MIN (move, line->totals->len - 1));
}

static int
last_of (const Line *line)
{
  return total_of (line, line->totals->len - 1);
}

static double
y_of (const SalonChart *self, double total)
{
  return self->top + (self->high - total) * (self->bottom - self->top) / MAX (self->high - self->low, 1);
}

static double
x_of (const SalonChart *self, double move)
{
  return self->left + move * (self->right - self->left) / MAX (self->n_moves, 1);
}

/* Sizes */

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
  const double em = salon_draw_get_em (widget);

  GTK_WIDGET_CLASS (salon_chart_parent_class)
    ->measure (widget, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  gtk_widget_measure (self->cursor, orientation, -1, NULL, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) (13 * em);
      *natural = (int) (23 * em);
    }
  else
    {
      *minimum = (int) MAX (6 * em, self->lines->len * CLOSE * em);
      *natural = (int) MAX (*minimum, 9 * em);
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
place_labels (SalonChart *self, double height, double apart)
{
  g_autoptr (GPtrArray) order = g_ptr_array_new ();
  double least = apart / 2, most = height - apart / 2;

  for (guint i = 0; i < self->lines->len; i++)
    g_ptr_array_add (order, self->lines->pdata[i]);
  g_ptr_array_sort (order, compare_lines);
  if (order->len > 1)
    apart = MIN (apart, (height - apart) / (order->len - 1));
  for (guint i = 0; i < order->len; i++)
    {
      Line *line = order->pdata[i];

      line->label_y = MAX (least, y_of (self, last_of (line)));
      least = line->label_y + apart;
    }
  for (guint i = order->len; i-- > 0;)
    {
      Line *line = order->pdata[i];

      line->label_y = MIN (most, line->label_y);
      most = line->label_y - apart;
    }
}

/* Makes the texts at the lines' ends; returns how wide they are, with their emblems. */
static float
make_labels (SalonChart *self, double em, float most)
{
  float names = 0, totals = 0;

  for (guint i = 0; i < self->lines->len; i++)
    {
      Line *line = self->lines->pdata[i];
      g_autofree char *text = salon_format_signed (last_of (line), FALSE);
      int width;

      g_clear_object (&line->label);
      g_clear_object (&line->total);
      line->total = salon_plot_text (SALON_PLOT (self), text, 1.08, TRUE);
      pango_layout_get_pixel_size (line->total, &width, NULL);
      totals = MAX (totals, (float) width);
      if (!self->labelled)
        continue;
      line->label = salon_plot_text (SALON_PLOT (self), line->name, 1, FALSE);
      pango_layout_set_ellipsize (line->label, PANGO_ELLIPSIZE_END);
      pango_layout_get_pixel_size (line->label, &width, NULL);
      names = MAX (names, (float) width);
    }
  names = MIN (names, most);
  for (guint i = 0; i < self->lines->len; i++)
    if (((Line *) self->lines->pdata[i])->label != NULL)
      pango_layout_set_width (((Line *) self->lines->pdata[i])->label, (int) names * PANGO_SCALE);
  return names + totals + (float) em * (float) (EMBLEM + 2 * GAP + (self->labelled ? GAP : 0));
}

/* The numbers of points that stand at lines: multiples of so much. */
static int
get_step (const SalonChart *self)
{
  return salon_plot_step (self->high - self->low, 3);
}

/* How wide the widest of them is. */
static float
measure_points (SalonChart *self)
{
  const int step = get_step (self);
  int widest = 0;

  for (int total = self->low / step * step; total <= self->high; total += step)
    {
      g_autofree char *text = salon_format_signed (total, FALSE);
      g_autoptr (PangoLayout) layout = salon_plot_text (SALON_PLOT (self), text, 1, FALSE);
      int width;

      pango_layout_get_pixel_size (layout, &width, NULL);
      widest = MAX (widest, width);
    }
  return (float) widest;
}

/* Drawing the lines, which is done once for a size */

static void
draw_line (const SalonChart *self,
           cairo_t *cr,
           const Line *line,
           guint number,
           const GdkRGBA *colour,
           double em,
           gboolean plain)
{
  /* In high contrast all lines have one colour, so each has dashes of its own, and its emblem at its end. */
  static const double dashes[][2] = { { 1, 0 }, { .5, .25 }, { .17, .25 }, { 1, .33 }, { .33, .17 }, { .75, .5 } };
  const guint n = line->totals->len, corners = at_most (n, POINTS);
  const double *dash = dashes[number % G_N_ELEMENTS (dashes)];
  double y = y_of (self, 0);

  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, (line->wins ? .25 : .17) * em);
  if (plain && dash[1] > 0)
    cairo_set_dash (cr, (double[]) { dash[0] * em, dash[1] * em }, 2, 0);
  else
    cairo_set_dash (cr, NULL, 0, 0);
  cairo_move_to (cr, x_of (self, 0), y);
  for (guint i = 1; i < corners; i++)
    {
      const guint at = (guint) ((guint64) i * (n - 1) / (corners - 1));
      const double x = x_of (self, at);

      cairo_line_to (cr, x, y);
      y = y_of (self, g_array_index (line->totals, int, at));
      cairo_line_to (cr, x, y);
    }
  if (n < 2)
    cairo_line_to (cr, self->right, y);
  cairo_stroke (cr);
}

typedef struct {
  const SalonChart *chart;
  const SalonPlotInk *ink;
} Picture;

static void
draw_lines (cairo_t *cr, gconstpointer data)
{
  const Picture *picture = data;
  const SalonChart *self = picture->chart;

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (int pass = 0; pass < 2; pass++)
    for (guint i = 0; i < self->lines->len; i++)
      {
        const Line *line = self->lines->pdata[i];

        if (line->wins == pass)
          draw_line (self, cr, line, i, salon_emblem_choose_colour (line->seat, &picture->ink->ink), picture->ink->em,
                     picture->ink->plain);
      }
}

static void
salon_chart_lay_out (SalonPlot *plot, int width, int height)
{
  SalonChart *self = SALON_CHART (plot);
  GdkRectangle place = { .height = height };
  SalonPlotInk ink;
  float em, ends;

  salon_plot_get_ink (plot, &ink);
  em = (float) ink.em;
  ends = make_labels (self, ink.em, (float) width * .2f);
  self->left = self->labelled ? measure_points (self) + em * (float) (GAP + EDGE) : em / 6;
  self->names_end = (float) width - ends;
  self->right = MAX (self->names_end + em / 4, self->left + 1);
  self->top = self->flags->len > 0 ? em * (float) FLAGS : em * .6f;
  self->bottom = MAX ((float) height - (self->labelled ? em * (float) FOOT : em * .6f), self->top + 1);
  place_labels (self, height, APART * ink.em);
  for (guint i = 0; i < self->lines->len; i++)
    {
      Line *line = self->lines->pdata[i];

      salon_art_glyph_prepare (&line->emblem, GTK_WIDGET (self), "emblems", salon_colour_get_emblem (line->seat),
                               salon_emblem_choose_colour (line->seat, &ink.ink), EMBLEM * ink.em);
    }
  salon_art_tile_draw (&self->picture, GTK_WIDGET (self), &GRAPHENE_RECT_INIT (0, 0, self->right + em, (float) height),
                       draw_lines, &(Picture) { self, &ink });
  place.width = (int) ceilf (self->right + em / 2);
  gtk_widget_size_allocate (self->cursor, &place, -1);
}

/* Drawing */

static void
draw_grid (SalonChart *self, GtkSnapshot *snapshot, const SalonPlotInk *ink)
{
  const int step = get_step (self);

  for (int total = self->low / step * step; total <= self->high; total += step)
    {
      const float y = roundf ((float) y_of (self, total));
      g_autofree char *text = salon_format_signed (total, FALSE);

      gtk_snapshot_append_color (snapshot, total == 0 ? &ink->zero : &ink->grid,
                                 &GRAPHENE_RECT_INIT (self->left, y, self->right - self->left, 1));
      if (self->labelled)
        salon_plot_write (SALON_PLOT (self), snapshot, text, 1, FALSE, self->left - (float) (GAP * ink->em), y, 1,
                          &ink->second);
    }
}

/* The place of the knob, which has the number of the move at the cursor on it. It stays between the numbers of points and the
 * totals, so that it covers neither. */
static graphene_rect_t
find_knob (SalonChart *self, const SalonPlotInk *ink, PangoLayout *number)
{
  const float em = (float) ink->em, y = self->bottom + em * (float) (self->labelled ? FOOT - .9 : 0);
  const float x = (float) x_of (self, salon_chart_get_cursor (self)), beside = em * (float) (GAP - .1);
  const float least = self->labelled ? self->left - beside : 0;
  const float most = self->labelled ? self->names_end + beside : (float) gtk_widget_get_width (GTK_WIDGET (self));
  float width;
  int text;

  pango_layout_get_pixel_size (number, &text, NULL);
  width = (float) text + em * 1.4f;
  return GRAPHENE_RECT_INIT (CLAMP (x - width / 2, least, MAX (most - width, least)), y - em * .9f, width, em * 1.8f);
}

static gboolean
has_knob (SalonChart *self)
{
  return salon_chart_get_cursor (self) >= 0 && (self->ringed < 0 || self->ringed >= (int) self->lines->len);
}

static PangoLayout *
make_knob_text (SalonChart *self)
{
  g_autofree char *text = g_strdup_printf ("%d", salon_chart_get_cursor (self));

  return salon_plot_text (SALON_PLOT (self), text, 1.25, TRUE);
}

/* @knob: (nullable): a number that it would cover, or touch, is left out */
static void
draw_move (SalonChart *self, GtkSnapshot *snapshot, const SalonPlotInk *ink, guint move, const graphene_rect_t *knob)
{
  const float em = (float) ink->em, y = self->bottom + em * (float) (FOOT - .75), x = (float) x_of (self, move);
  g_autofree char *text = g_strdup_printf ("%u", move);
  g_autoptr (PangoLayout) layout = salon_plot_text (SALON_PLOT (self), text, 1, FALSE);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  if (knob != NULL && x + (float) width / 2 > knob->origin.x - em * .2f
      && x - (float) width / 2 < knob->origin.x + knob->size.width + em * .2f)
    return;
  salon_plot_put (snapshot, layout, x, y, .5f, &ink->second);
}

/* The numbers of the first move, of round ones, and of the last. */
static void
draw_moves (SalonChart *self, GtkSnapshot *snapshot, const SalonPlotInk *ink)
{
  const int n = (int) self->n_moves;
  const double room = self->right - self->left;
  const int step = salon_plot_step (n, MAX ((int) (room / (5 * ink->em)), 1));
  g_autoptr (PangoLayout) number = has_knob (self) ? make_knob_text (self) : NULL;
  const graphene_rect_t place = number != NULL ? find_knob (self, ink, number) : GRAPHENE_RECT_INIT (0, 0, 0, 0);
  const graphene_rect_t *knob = number != NULL ? &place : NULL;

  if (n == 0)
    return;
  draw_move (self, snapshot, ink, 1, knob);
  for (int move = step; move < n; move += step)
    if (x_of (self, n) - x_of (self, move) > 2.2 * ink->em && x_of (self, move) - x_of (self, 1) > 2 * ink->em)
      draw_move (self, snapshot, ink, (guint) move, knob);
  if (n > 1)
    draw_move (self, snapshot, ink, (guint) n, knob);
}

/* A flag flies to the right of its pole, at the last moves to the left. */
static void
draw_flags (SalonChart *self, GtkSnapshot *snapshot, const SalonPlotInk *ink)
{
  const double em = ink->em;
  const int here = salon_chart_get_cursor (self);
  const graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, self->right + (float) em * 2, self->bottom + (float) em);
  cairo_t *cr;

  if (self->flags->len == 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &area);
  for (guint i = 0; i < self->flags->len; i++)
    {
      const guint move = g_array_index (self->flags, guint, i);
      const double x = round (x_of (self, move)) + .5;
      const double way = x + em > self->right ? -em : em;
      GdkRGBA pole = ink->ink, cloth = ink->second;

      pole.alpha = .5f;
      if ((int) move == here)
        cloth = ink->gold;
      gdk_cairo_set_source_rgba (cr, &pole);
      cairo_set_line_width (cr, 1);
      cairo_set_dash (cr, (double[]) { em / 6, em / 4 }, 2, 0);
      cairo_move_to (cr, x, em * .1);
      cairo_line_to (cr, x, self->bottom);
      cairo_stroke (cr);
      cairo_move_to (cr, x, em * .1);
      cairo_rel_line_to (cr, way, 0);
      cairo_rel_line_to (cr, -way * .28, em * .4);
      cairo_rel_line_to (cr, way * .28, em * .4);
      cairo_rel_line_to (cr, -way, 0);
      cairo_close_path (cr);
      gdk_cairo_set_source_rgba (cr, &cloth);
      cairo_fill (cr);
    }
  cairo_destroy (cr);
}

static void
draw_picture (SalonChart *self, GtkSnapshot *snapshot, float width, float height)
{
  const int here = salon_chart_get_cursor (self);
  const float x = here >= 0 && self->future_faded ? (float) x_of (self, here) : width;

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, x, height));
  salon_art_tile_snapshot (&self->picture, snapshot, 0, 0);
  gtk_snapshot_pop (snapshot);
  if (x >= width)
    return;
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (x, 0, width - x, height));
  salon_art_tile_fade (&self->picture, snapshot, 0, 0, FUTURE);
  gtk_snapshot_pop (snapshot);
}

static void
draw_disc (GtkSnapshot *snapshot, float x, float y, float radius, const GdkRGBA *colour)
{
  const graphene_rect_t rect = GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius);
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, &rect, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, colour, &rect);
  gtk_snapshot_pop (snapshot);
}

static void
draw_knob (SalonChart *self, GtkSnapshot *snapshot, const SalonPlotInk *ink)
{
  static const GdkRGBA dark = { .17f, .11f, .02f, 1.f };
  const float em = (float) ink->em;
  g_autoptr (PangoLayout) layout = make_knob_text (self);
  const graphene_rect_t rect = find_knob (self, ink, layout);
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, &rect, em * .9f);
  gtk_snapshot_append_outset_shadow (snapshot, &shape, &(GdkRGBA) { 0, 0, 0, .35f }, 0, em / 6, 0, em / 4);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, ink->plain ? &salon_white : &ink->gold, &rect);
  gtk_snapshot_pop (snapshot);
  if (ink->plain)
    salon_draw_ring (snapshot, &rect, em * .9f, -2, 2, &dark);
  salon_plot_put (snapshot, layout, rect.origin.x + rect.size.width / 2, rect.origin.y + em * .9f, .5f, &dark);
}

static void
draw_cursor (SalonChart *self, GtkSnapshot *snapshot, const SalonPlotInk *ink)
{
  const int here = salon_chart_get_cursor (self);
  const float em = (float) ink->em, x = (float) x_of (self, here), width = em / 4;
  const GdkRGBA pole = ink->plain ? ink->ink : (GdkRGBA) { .84f, .55f, .04f, 1 };

  if (here < 0)
    return;
  gtk_snapshot_append_color (snapshot, &pole,
                             &GRAPHENE_RECT_INIT (x - width / 2, em * .1f, width, self->bottom - em * .1f));
  if (!has_knob (self))
    {
      const Line *line = self->lines->pdata[self->ringed];
      const float y = (float) y_of (self, total_of (line, (guint) here));

      draw_disc (snapshot, x, y, em * .5f, salon_emblem_choose_colour (line->seat, &ink->ink));
      draw_disc (snapshot, x, y, em * .28f, &salon_white);
    }
  else
    draw_knob (self, snapshot, ink);
}

static void
salon_chart_draw (SalonPlot *plot, GtkSnapshot *snapshot, float width, float height, double grown)
{
  SalonChart *self = SALON_CHART (plot);
  SalonPlotInk ink;
  float em;

  salon_plot_get_ink (plot, &ink);
  em = (float) ink.em;
  draw_grid (self, snapshot, &ink);
  if (self->labelled)
    draw_moves (self, snapshot, &ink);
  draw_flags (self, snapshot, &ink);
  draw_picture (self, snapshot, width, height);
  for (guint i = 0; i < self->lines->len; i++)
    {
      const Line *line = self->lines->pdata[i];
      const float y = roundf ((float) line->label_y), x = self->names_end + em * (float) (EMBLEM / 2 + GAP);

      salon_art_tile_snapshot (&line->emblem, snapshot, roundf (x), y);
      if (line->label != NULL)
        salon_plot_put (snapshot, line->label, x + em * (float) (EMBLEM / 2 + GAP * .7), y, 0, &ink.ink);
      if (line->label != NULL)
        salon_plot_put (snapshot, line->total, width, y, 1, &ink.ink);
      else
        salon_plot_put (snapshot, line->total, x + em * (float) (EMBLEM / 2 + GAP * .5), y, 0, &ink.ink);
    }
  draw_cursor (self, snapshot, &ink);
  gtk_widget_snapshot_child (GTK_WIDGET (self), self->cursor, snapshot);
}

/* What assistive technologies read: a row for each seat, of a long game every so many moves. */
static void
salon_chart_tell (SalonPlot *plot)
{
  SalonChart *self = SALON_CHART (plot);
  const guint n = self->n_moves, told = at_most (n, TOLD);
  g_autoptr (GPtrArray) heading = g_ptr_array_new_with_free_func (g_free);

  salon_plot_tell (plot, self->caption != NULL ? self->caption : _ ("The score"));
  g_ptr_array_add (heading, g_strdup (_ ("Player")));
  for (guint i = 1; i <= told; i++)
    g_ptr_array_add (heading, g_strdup_printf ("%u", i * n / told));
  g_ptr_array_add (heading, NULL);
  salon_plot_tell_row (plot, (const char *const *) heading->pdata, TRUE);
  for (guint i = 0; i < self->lines->len; i++)
    {
      const Line *line = self->lines->pdata[i];
      g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

      g_ptr_array_add (cells, g_strdup (line->name));
      for (guint j = 1; j <= told; j++)
        g_ptr_array_add (cells, salon_format_signed (total_of (line, j * n / told), FALSE));
      g_ptr_array_add (cells, NULL);
      salon_plot_tell_row (plot, (const char *const *) cells->pdata, FALSE);
    }
}

/* The cursor */

static int
move_at (double x, gpointer data)
{
  const SalonChart *self = data;
  const double room = self->right - self->left;

  return (int) round ((x - self->left) * self->n_moves / MAX (room, 1));
}

static void
cursor_moved_cb (SalonChart *self, int move)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[MOVED], 0, move);
}

static void
salon_chart_dispose (GObject *object)
{
  SalonChart *self = SALON_CHART (object);

  g_clear_pointer (&self->cursor, gtk_widget_unparent);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  salon_art_tile_clear (&self->picture);

  G_OBJECT_CLASS (salon_chart_parent_class)->dispose (object);
}

static void
salon_chart_finalize (GObject *object)
{
  SalonChart *self = SALON_CHART (object);

  g_array_unref (self->flags);
  g_free (self->caption);

  G_OBJECT_CLASS (salon_chart_parent_class)->finalize (object);
}

static void
salon_chart_class_init (SalonChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  SalonPlotClass *plot_class = SALON_PLOT_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_chart_dispose;
  G_OBJECT_CLASS (klass)->finalize = salon_chart_finalize;
  widget_class->measure = salon_chart_measure;
  plot_class->lay_out = salon_chart_lay_out;
  plot_class->draw = salon_chart_draw;
  plot_class->tell = salon_chart_tell;

  signals[MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_css_name (widget_class, "salon-chart");
}

static void
salon_chart_init (SalonChart *self)
{
  self->lines = g_ptr_array_new_with_free_func (line_free);
  self->flags = g_array_new (FALSE, FALSE, sizeof (guint));
  self->ringed = -1;
  self->cursor = salon_chart_cursor_new (move_at, self);
  gtk_widget_set_parent (self->cursor, GTK_WIDGET (self));
  g_signal_connect_swapped (self->cursor, "moved", G_CALLBACK (cursor_moved_cb), self);
}

void
salon_chart_clear (SalonChart *self)
{
  g_return_if_fail (SALON_IS_CHART (self));

  g_ptr_array_set_size (self->lines, 0);
  g_array_set_size (self->flags, 0);
  self->low = self->high = 0;
  self->n_moves = 0;
  salon_chart_cursor_set_range (SALON_CHART_CURSOR (self->cursor), 0);
  salon_plot_changed (SALON_PLOT (self));
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
  self->n_moves = MAX (self->n_moves, n);
  g_ptr_array_add (self->lines, line);
  salon_chart_cursor_set_range (SALON_CHART_CURSOR (self->cursor), (int) self->n_moves);
  salon_plot_changed (SALON_PLOT (self));
}

void
salon_chart_set_labelled (SalonChart *self, gboolean labelled)
{
  g_return_if_fail (SALON_IS_CHART (self));

  self->labelled = labelled;
  salon_plot_changed (SALON_PLOT (self));
}

void
salon_chart_set_caption (SalonChart *self, const char *caption)
{
  g_return_if_fail (SALON_IS_CHART (self));

  g_free (self->caption);
  self->caption = g_strdup (caption);
  salon_plot_changed (SALON_PLOT (self));
}

void
salon_chart_set_flags (SalonChart *self, const guint *moves, guint n)
{
  g_return_if_fail (SALON_IS_CHART (self));

  g_array_set_size (self->flags, 0);
  g_array_append_vals (self->flags, moves, n);
  salon_plot_changed (SALON_PLOT (self));
}

void
salon_chart_set_cursor (SalonChart *self, int move)
{
  g_return_if_fail (SALON_IS_CHART (self));

  salon_chart_cursor_set (SALON_CHART_CURSOR (self->cursor), move);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int
salon_chart_get_cursor (SalonChart *self)
{
  g_return_val_if_fail (SALON_IS_CHART (self), -1);

  return salon_chart_cursor_get (SALON_CHART_CURSOR (self->cursor));
}

void
salon_chart_set_ringed (SalonChart *self, int line)
{
  g_return_if_fail (SALON_IS_CHART (self));

  self->ringed = line;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
salon_chart_set_future_faded (SalonChart *self, gboolean faded)
{
  g_return_if_fail (SALON_IS_CHART (self));

  self->future_faded = faded;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
salon_chart_set_slider (SalonChart *self, const char *label)
{
  g_return_if_fail (SALON_IS_CHART (self));

  salon_chart_cursor_set_label (SALON_CHART_CURSOR (self->cursor), label);
}

void
salon_chart_set_slider_text (SalonChart *self, const char *text)
{
  g_return_if_fail (SALON_IS_CHART (self));

  salon_chart_cursor_set_text (SALON_CHART_CURSOR (self->cursor), text);
}
