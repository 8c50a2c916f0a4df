/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-sheet.h"

#include <math.h>

#include "rules/salon-random.h"
#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"

/* The sheet as the design draws it, in px: paper, band, lines of scribbles in two columns. */
#define PAPER_WIDTH  38.
#define PAPER_HEIGHT 42.6
#define BAND         5.
#define FIRST_LINE   10.5
#define LINE         3.17
#define LINES        9 /* in a column */
#define COLUMNS      2
#define COLUMN       16.
#define MARGIN       5.
#define WAVES        10 /* of a line of scribbles */

/* The pencil, drawn along the x axis from its point, and how it lies. */
#define PENCIL_SCALE  .62
#define PENCIL_LENGTH 90.
#define WRITES        (-50 * G_PI / 180)
#define THINKS        (-12 * G_PI / 180)

/* The room of the widget: the pencil stands out of the paper at the top and at the right. */
#define LEFT   1
#define ABOVE  8
#define WIDTH  64
#define HEIGHT 54

/* For how long a pencil writes a word, in µs, and how far and how often it goes to and fro. */
#define WRITING_TIME (900 * 1000)
#define SWAY         2.4
#define STROKES      7

struct _CubesSheet {
  GtkWidget parent_instance;

  unsigned colour;
  int words;
  gboolean writing; /* the seat can write */
  SalonArtTile paper, pencil, resting;
  guint tick_id; /* not 0 while the pencil writes */
  gint64 since;  /* frame time at which that began, in µs; 0 before the first frame */
  double sway;   /* of the pencil in this frame, in px */
};

G_DEFINE_FINAL_TYPE (CubesSheet, cubes_sheet, GTK_TYPE_WIDGET)

/* Where the lines of scribbles are */

static int
count_lines (const CubesSheet *self)
{
  return MIN (self->words, LINES * COLUMNS);
}

/* A number from 0 to 1 that is always the same for a line of a seat. */
static double
vary (const CubesSheet *self, int line, int place)
{
  const uint64_t bits = salon_random_at (self->colour, (uint64_t) (line * (WAVES + 1) * 2 + place));

  return (double) (bits >> 40) / (double) (1 << 24);
}

/* How long a line is, in px. */
static double
line_length (const CubesSheet *self, int line)
{
  return 7 + 5 * vary (self, line, 0);
}

static void
find_line (int line, double *x, double *y)
{
  const int column = line / LINES;

  *x = MARGIN + COLUMN * column;
  *y = FIRST_LINE + LINE * (line % LINES);
}

/* Where the point of the pencil is: at the end of the last line, or where the first one begins. */
static void
find_point (const CubesSheet *self, double *x, double *y)
{
  const int lines = count_lines (self);

  find_line (MAX (lines - 1, 0), x, y);
  if (lines > 0)
    *x += line_length (self, lines - 1);
}

/* Drawing */

static void
draw_line (const CubesSheet *self, cairo_t *cr, int line)
{
  const double wave = line_length (self, line) / WAVES;
  double x, y;

  find_line (line, &x, &y);
  cairo_move_to (cr, x, y);
  for (int i = 0; i < WAVES; i++)
    {
      cairo_curve_to (cr, x + wave / 3, y - 1 - 2 * vary (self, line, 2 * i + 1), x + 2 * wave / 3,
                      y - .4 + .8 * vary (self, line, 2 * i + 2), x + wave, y);
      x += wave;
    }
  cairo_stroke (cr);
}

static void
draw_paper (cairo_t *cr, gconstpointer data)
{
  const CubesSheet *self = data;
  const GdkRGBA *colour = salon_colour_get (self->colour);

  cairo_set_source_rgba (cr, 0, 0, 0, .3);
  cairo_rectangle (cr, 0, 2, PAPER_WIDTH, PAPER_HEIGHT);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 1, .988, .922);
  cairo_rectangle (cr, 0, 0, PAPER_WIDTH, PAPER_HEIGHT);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_rectangle (cr, 0, 0, PAPER_WIDTH, BAND);
  cairo_fill (cr);

  cairo_set_source_rgb (cr, .29, .28, .32);
  cairo_set_line_width (cr, 1.1);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (int line = 0; line < count_lines (self); line++)
    draw_line (self, cr, line);
}

static void
fill_box (cairo_t *cr, double x, double width, double high, double red, double green, double blue)
{
  cairo_set_source_rgb (cr, red, green, blue);
  cairo_rectangle (cr, x, -high, width, 2 * high);
  cairo_fill (cr);
}

/* Draws the pencil of @colour with its point at the origin. */
static void
draw_pencil (cairo_t *cr, const GdkRGBA *colour, double angle)
{
  cairo_rotate (cr, angle);
  cairo_scale (cr, PENCIL_SCALE, PENCIL_SCALE);
  cairo_set_source_rgb (cr, .914, .812, .627);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, 16, -5.5);
  cairo_line_to (cr, 20, 0);
  cairo_line_to (cr, 16, 5.5);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, .204, .196, .227);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, 6, -2);
  cairo_line_to (cr, 6, 2);
  cairo_fill (cr);
  fill_box (cr, 16, 44, 5.5, colour->red, colour->green, colour->blue);
  fill_box (cr, 60, 7, 5.5, .79, .776, .753);
  fill_box (cr, 67, 9, 5.5, .851, .541, .525);
  cairo_set_source_rgba (cr, 1, 1, 1, .22);
  cairo_rectangle (cr, 16, -2, 60, 2.6);
  cairo_fill (cr);
}

static void
draw_writing (cairo_t *cr, gconstpointer data)
{
  draw_pencil (cr, salon_colour_get (((const CubesSheet *) data)->colour), WRITES);
}

static void
draw_thinking (cairo_t *cr, gconstpointer data)
{
  draw_pencil (cr, salon_colour_get (((const CubesSheet *) data)->colour), THINKS);
}

static void
prepare (CubesSheet *self)
{
  const float length = PENCIL_LENGTH * PENCIL_SCALE;

  salon_art_tile_draw (&self->paper, GTK_WIDGET (self), &GRAPHENE_RECT_INIT (0, 0, PAPER_WIDTH, PAPER_HEIGHT + 2),
                       draw_paper, self);
  salon_art_tile_draw (&self->pencil, GTK_WIDGET (self), &GRAPHENE_RECT_INIT (-4, -length, length, length + 4),
                       draw_writing, self);
  salon_art_tile_draw (&self->resting, GTK_WIDGET (self), &GRAPHENE_RECT_INIT (-4, -length / 2, length + 4, length),
                       draw_thinking, self);
}

static void
cubes_sheet_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  prepare (CUBES_SHEET (widget));
}

static void
cubes_sheet_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
cubes_sheet_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CubesSheet *self = CUBES_SHEET (widget);
  const float top = ABOVE + (float) (gtk_widget_get_height (widget) - HEIGHT) / 2;
  const gboolean moves = self->tick_id != 0;
  double x, y;

  salon_art_tile_snapshot (&self->paper, snapshot, LEFT, top);
  if (!self->writing)
    return;

  find_point (self, &x, &y);
  salon_art_tile_snapshot (moves || self->words == 0 ? &self->pencil : &self->resting, snapshot,
                           LEFT + (float) (x + self->sway), top + (float) y);
}

/* The pencil in motion */

static void
stop_writing (CubesSheet *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->sway = 0;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CubesSheet *self = CUBES_SHEET (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);
  double t;

  if (self->since == 0)
    self->since = now;
  t = (double) (now - self->since) / WRITING_TIME;
  gtk_widget_queue_draw (widget);
  if (t < 1)
    {
      self->sway = SWAY * sin (t * STROKES * 2 * G_PI) - (1 - t) * line_length (self, MAX (count_lines (self) - 1, 0));
      return G_SOURCE_CONTINUE;
    }

  self->tick_id = 0;
  self->sway = 0;
  return G_SOURCE_REMOVE;
}

static void
write_line (CubesSheet *self)
{
  gboolean animated;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animated, NULL);
  stop_writing (self);
  if (!animated || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->since = 0;
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

/* The object */

static void
cubes_sheet_dispose (GObject *object)
{
  CubesSheet *self = CUBES_SHEET (object);

  stop_writing (self);
  salon_art_tile_clear (&self->paper);
  salon_art_tile_clear (&self->pencil);
  salon_art_tile_clear (&self->resting);

  G_OBJECT_CLASS (cubes_sheet_parent_class)->dispose (object);
}

static void
cubes_sheet_class_init (CubesSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_sheet_dispose;
  widget_class->measure = cubes_sheet_measure;
  widget_class->size_allocate = cubes_sheet_size_allocate;
  widget_class->snapshot = cubes_sheet_snapshot;

  gtk_widget_class_set_css_name (widget_class, "cubes-sheet");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cubes_sheet_init (CubesSheet *self)
{
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
cubes_sheet_new (void)
{
  return g_object_new (CUBES_TYPE_SHEET, NULL);
}

void
cubes_sheet_set_colour (CubesSheet *self, unsigned colour)
{
  if (self->colour == colour)
    return;

  self->colour = colour;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
cubes_sheet_set_words (CubesSheet *self, int words, gboolean writing)
{
  const gboolean more = writing && words > self->words;

  if (self->words == words && self->writing == writing)
    return;

  self->words = words;
  self->writing = writing;
  if (more)
    write_line (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
