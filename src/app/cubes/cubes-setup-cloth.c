/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/cubes/cubes-setup-cloth.h"

#include <math.h>

#include "rules/salon-record.h"
#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"

/* In units of which the table is 560 wide, from its middle. */
#define TRAY         150.
#define TRAY_X       (-36.)
#define TIMER_WIDTH  66.
#define TIMER_HEIGHT 105.
#define TIMER_X      94.
#define PAPER_WIDTH  72.
#define PAPER_HEIGHT 58.
#define PAPER_X      217. /* of the middle of a sheet at an end of the table */
#define PAPER_Y      105. /* at a side of it */
#define PAPERS_APART 124. /* of the middles of three sheets */

struct _CubesSetupCloth {
  GtkWidget parent_instance;

  SalonSeatPlace place[SALON_TABLE_SEATS];
  guint colour[SALON_TABLE_SEATS];
  int n;
  CubesGrid grid;
  gboolean timed;

  SalonArtTile tray, timer, paper[SALON_TABLE_SEATS];
};

G_DEFINE_FINAL_TYPE (CubesSetupCloth, cubes_setup_cloth, GTK_TYPE_WIDGET)

static const char *const trays[CUBES_N_GRIDS] = {
  [CUBES_MASTER] = "house:cubes/grid-master",
  [CUBES_BAR_AFTER] = "house:cubes/grid-after",
  [CUBES_BAR_BEFORE] = "house:cubes/grid-before",
};

static double
get_unit (GtkWidget *widget)
{
  return gtk_widget_get_width (widget) / SALON_SEAT_TABLE_WIDTH;
}

static void
prepare (SalonArtTile *tile, GtkWidget *widget, const char *piece, const GdkRGBA *colour, double width, double height)
{
  const double unit = get_unit (widget);

  salon_art_tile_prepare (tile, widget, piece, colour, (int) lround (width * unit), (int) lround (height * unit));
}

static void
cubes_setup_cloth_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesSetupCloth *self = CUBES_SETUP_CLOTH (widget);

  prepare (&self->tray, widget, trays[self->grid], NULL, TRAY, TRAY);
  prepare (&self->timer, widget, "house:cubes/setup-timer", NULL, TIMER_WIDTH, TIMER_HEIGHT);
  for (int i = 0; i < self->n; i++)
    prepare (&self->paper[i], widget, "house:cubes/setup-paper", salon_colour_get (self->colour[i]), PAPER_WIDTH,
             PAPER_HEIGHT);
}

/* Draws a piece round @x, @y from the middle of the table, turned by @degrees. */
static void
draw (CubesSetupCloth *self,
      GtkSnapshot *snapshot,
      const SalonArtTile *tile,
      double x,
      double y,
      double width,
      double height,
      float degrees)
{
  const double unit = get_unit (GTK_WIDGET (self));

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) round ((x + SALON_SEAT_TABLE_WIDTH / 2) * unit),
                                                          (float) round ((y + SALON_SEAT_TABLE_HEIGHT / 2) * unit)));
  gtk_snapshot_rotate (snapshot, degrees);
  salon_art_tile_snapshot (tile, snapshot, (float) -round (width * unit / 2), (float) -round (height * unit / 2));
  gtk_snapshot_restore (snapshot);
}

static void
draw_paper (CubesSetupCloth *self, GtkSnapshot *snapshot, int i)
{
  static const float turn[] = {
    [SALON_SEAT_BELOW] = 0,
    [SALON_SEAT_LEFT] = 90,
    [SALON_SEAT_ABOVE] = 180,
    [SALON_SEAT_RIGHT] = 270,
  };
  const SalonSeatPlace *place = &self->place[i];
  const gboolean end = place->side == SALON_SEAT_LEFT || place->side == SALON_SEAT_RIGHT;
  const double three = place->x > 1 ? PAPERS_APART : place->x < -1 ? -PAPERS_APART : 0;
  const double x = end ? copysign (PAPER_X, place->x) : place->beside > 2 ? three : place->x;
  const double y = end ? 0 : copysign (PAPER_Y, place->y);

  draw (self, snapshot, &self->paper[i], x, y, PAPER_WIDTH, PAPER_HEIGHT, turn[place->side]);
}

static void
cubes_setup_cloth_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CubesSetupCloth *self = CUBES_SETUP_CLOTH (widget);

  for (int i = 0; i < self->n; i++)
    draw_paper (self, snapshot, i);
  draw (self, snapshot, &self->tray, self->timed ? TRAY_X : 0, 0, TRAY, TRAY, 0);
  if (self->timed)
    draw (self, snapshot, &self->timer, TIMER_X, 0, TIMER_WIDTH, TIMER_HEIGHT, 0);
}

static void
cubes_setup_cloth_dispose (GObject *object)
{
  CubesSetupCloth *self = CUBES_SETUP_CLOTH (object);

  salon_art_tile_clear (&self->tray);
  salon_art_tile_clear (&self->timer);
  for (int i = 0; i < SALON_TABLE_SEATS; i++)
    salon_art_tile_clear (&self->paper[i]);

  G_OBJECT_CLASS (cubes_setup_cloth_parent_class)->dispose (object);
}

static void
cubes_setup_cloth_class_init (CubesSetupClothClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_setup_cloth_dispose;
  widget_class->size_allocate = cubes_setup_cloth_size_allocate;
  widget_class->snapshot = cubes_setup_cloth_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "cubes-setup-cloth");
}

static void
cubes_setup_cloth_init (CubesSetupCloth *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  salon_art_watch (GTK_WIDGET (self));
}

void
cubes_setup_cloth_set (CubesSetupCloth *self,
                       const SalonSeatPlace *place,
                       const guint *colour,
                       int n,
                       CubesGrid grid,
                       gboolean timed)
{
  self->n = MIN (n, SALON_TABLE_SEATS);
  for (int i = 0; i < self->n; i++)
    {
      self->place[i] = place[i];
      self->colour[i] = colour[i];
    }
  self->grid = grid;
  self->timed = timed;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
