/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-hourglass.h"

#include <math.h>

#include "widgets/cubes/cubes-widgets.h"
#include "widgets/salon-art.h"

/* Its size in units, without the shadow. */
#define WIDTH  100.
#define HEIGHT 174.

#define LEAST_HEIGHT 72 /* px */

#define LAST_S 15.
#define RED_S  .4

/* The sand, in units. */
#define NECK      85.
#define FULL      65. /* how high it stands above the neck */
#define NARROWING .56 /* how its height follows from how much there is of it, as the glass is narrow below */
#define FLOOR     153.
#define HEAP      44. /* how high it lies in the end, beside the cone */
#define CONE      14.

struct _CubesHourglass {
  GtkWidget parent_instance;

  double left, all; /* seconds */
  gboolean running;
  double unit; /* px */
  double x, y;
  SalonArtTile frame, glass, sand;
};

G_DEFINE_FINAL_TYPE (CubesHourglass, cubes_hourglass, GTK_TYPE_WIDGET)

typedef struct {
  double unit;
  double part; /* that is above */
  double red;
  gboolean runs;
} Sand;

static void
set_sand (cairo_t *cr, double red)
{
  static const struct {
    double at;
    guchar gold[3], red[3];
  } stops[] = {
    { 0, { 0xc9, 0x8f, 0x2c }, { 0xa8, 0x32, 0x1f } },
    { .4, { 0xf1, 0xc9, 0x65 }, { 0xec, 0x6a, 0x4f } },
    { .6, { 0xff, 0xe0, 0x9a }, { 0xff, 0x9c, 0x85 } },
    { 1, { 0xc6, 0x8d, 0x2b }, { 0xa5, 0x30, 0x1e } },
  };
  cairo_pattern_t *pattern = cairo_pattern_create_linear (10, 0, 90, 0);

  for (gsize i = 0; i < G_N_ELEMENTS (stops); i++)
    {
      double mixed[3];

      for (int c = 0; c < 3; c++)
        mixed[c] = (stops[i].gold[c] * (1 - red) + stops[i].red[c] * red) / 255;
      cairo_pattern_add_color_stop_rgb (pattern, stops[i].at, mixed[0], mixed[1], mixed[2]);
    }
  cairo_set_source (cr, pattern);
  cairo_pattern_destroy (pattern);
}

static void
draw_sand (cairo_t *cr, gconstpointer data)
{
  const Sand *sand = data;
  const double top = NECK - FULL * pow (sand->part, NARROWING);
  const double heap = HEAP * (1 - sand->part), cone = MIN (CONE, heap);
  const double floor = FLOOR - heap;

  cairo_scale (cr, sand->unit, sand->unit);
  cairo_move_to (cr, 22, 17);
  cairo_curve_to (cr, 22, 54, 45, 64, 46.5, 85);
  cairo_curve_to (cr, 45, 106, 22, 116, 22, 153);
  cairo_line_to (cr, 78, 153);
  cairo_curve_to (cr, 78, 116, 55, 106, 53.5, 85);
  cairo_curve_to (cr, 55, 64, 78, 54, 78, 17);
  cairo_close_path (cr);
  cairo_clip (cr);

  set_sand (cr, sand->red);
  if (sand->part > 0)
    {
      cairo_move_to (cr, 10, top);
      cairo_curve_to (cr, 36, top + 7.3, 64, top + 7.3, 90, top);
      cairo_line_to (cr, 90, NECK);
      cairo_line_to (cr, 10, NECK);
      cairo_close_path (cr);
    }
  if (heap > 0)
    {
      cairo_move_to (cr, 10, FLOOR + 7);
      cairo_line_to (cr, 10, floor);
      cairo_curve_to (cr, 27, floor - cone * .24, 41, floor - cone * .57, 50, floor - cone);
      cairo_curve_to (cr, 59, floor - cone * .57, 73, floor - cone * .24, 90, floor);
      cairo_line_to (cr, 90, FLOOR + 7);
      cairo_close_path (cr);
    }
  cairo_fill (cr);
  if (sand->runs)
    {
      cairo_move_to (cr, 50, NECK - 5);
      cairo_line_to (cr, 50, floor - cone + 3);
      cairo_set_line_width (cr, 2.4);
      cairo_stroke (cr);
    }
}

static double
get_part (const CubesHourglass *self)
{
  return self->all > 0 ? CLAMP (self->left / self->all, 0, 1) : 0;
}

static double
get_red (const CubesHourglass *self)
{
  return self->all > 0 && self->left > 0 ? CLAMP ((LAST_S - self->left) / RED_S, 0, 1) : 0;
}

/* Called when the sand has another level, which is some times a second at most. */
static void
prepare_sand (CubesHourglass *self)
{
  const Sand sand = {
    .unit = self->unit,
    .part = get_part (self),
    .red = get_red (self),
    .runs = self->running && self->left > 0 && self->all > 0,
  };

  if (self->unit > 0)
    salon_art_tile_draw (&self->sand, GTK_WIDGET (self),
                         &GRAPHENE_RECT_INIT (0, 0, (float) (WIDTH * self->unit), (float) (HEIGHT * self->unit)),
                         draw_sand, &sand);
}

static void
cubes_hourglass_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  const double share = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH / HEIGHT : 1;

  *minimum = (int) ceil (LEAST_HEIGHT * share);
  *natural = (int) ceil (HEIGHT * share);
}

static void
cubes_hourglass_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesHourglass *self = CUBES_HOURGLASS (widget);
  const double unit = MIN (width / WIDTH, height / HEIGHT);
  const int across = (int) (WIDTH * unit), down = (int) (HEIGHT * unit);

  self->unit = unit;
  self->x = floor ((width - across) / 2.);
  self->y = floor ((height - down) / 2.);
  salon_art_tile_prepare (&self->frame, widget, "house:cubes/hourglass", NULL, across, down);
  salon_art_tile_prepare (&self->glass, widget, "house:cubes/hourglass-glass", NULL, across, down);
  prepare_sand (self);
}

static void
cubes_hourglass_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CubesHourglass *self = CUBES_HOURGLASS (widget);

  salon_art_tile_snapshot (&self->frame, snapshot, (float) self->x, (float) self->y);
  salon_art_tile_snapshot (&self->sand, snapshot, (float) self->x, (float) self->y);
  salon_art_tile_snapshot (&self->glass, snapshot, (float) self->x, (float) self->y);
}

static void
cubes_hourglass_dispose (GObject *object)
{
  CubesHourglass *self = CUBES_HOURGLASS (object);

  salon_art_tile_clear (&self->frame);
  salon_art_tile_clear (&self->glass);
  salon_art_tile_clear (&self->sand);

  G_OBJECT_CLASS (cubes_hourglass_parent_class)->dispose (object);
}

static void
cubes_hourglass_class_init (CubesHourglassClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cubes_widgets_init ();
  G_OBJECT_CLASS (klass)->dispose = cubes_hourglass_dispose;
  widget_class->measure = cubes_hourglass_measure;
  widget_class->size_allocate = cubes_hourglass_size_allocate;
  widget_class->snapshot = cubes_hourglass_snapshot;

  gtk_widget_class_set_css_name (widget_class, "cubes-hourglass");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cubes_hourglass_init (CubesHourglass *self)
{
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
cubes_hourglass_new (void)
{
  return g_object_new (CUBES_TYPE_HOURGLASS, NULL);
}

void
cubes_hourglass_set_time (CubesHourglass *self, double left, double all, gboolean running)
{
  const double part = get_part (self), red = get_red (self);
  const gboolean ran = self->running && self->left > 0;
  double steps;

  g_return_if_fail (CUBES_IS_HOURGLASS (self));

  /* A level that differs by less than half a px looks the same. */
  steps = 2 * FULL * self->unit;
  self->left = left;
  self->all = all;
  self->running = running;
  if (floor (part * steps) == floor (get_part (self) * steps) && red == get_red (self) && ran == (running && left > 0))
    return;
  prepare_sand (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
