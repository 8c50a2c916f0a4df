/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/wedges/wedges-setup-cloth.h"

#include <math.h>

#include "rules/salon-record.h"
#include "rules/wedges/wedges-state.h"
#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"

/* In units of which the table is 560 wide, from its middle. */
#define WHEEL        204.
#define TOKEN        42.
#define TOKEN_X      226. /* of the middle of a token at an end of the table */
#define TOKEN_Y      113. /* at a side of it */
#define TOKENS_APART 124. /* of the middles of three tokens */
#define DIE_WIDTH    74.
#define DIE_HEIGHT   64.
#define DIE_X        (-148.)
#define BOX_WIDTH    66.
#define BOX_HEIGHT   58.
#define BOX_X        148.
#define BOXES_APART  34. /* of the middles of two boxes from that between them, each way */

struct _WedgesSetupCloth {
  GtkWidget parent_instance;

  SalonSeatPlace place[SALON_TABLE_SEATS];
  guint colour[SALON_TABLE_SEATS];
  int n;
  int boxes;

  SalonArtTile wheel, die, box, token[SALON_TABLE_SEATS];
};

G_DEFINE_FINAL_TYPE (WedgesSetupCloth, wedges_setup_cloth, GTK_TYPE_WIDGET)

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
wedges_setup_cloth_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WedgesSetupCloth *self = WEDGES_SETUP_CLOTH (widget);

  prepare (&self->wheel, widget, "house:wedges/setup-wheel", NULL, WHEEL, WHEEL);
  prepare (&self->die, widget, "house:wedges/setup-die", NULL, DIE_WIDTH, DIE_HEIGHT);
  prepare (&self->box, widget, "house:wedges/setup-box", NULL, BOX_WIDTH, BOX_HEIGHT);
  for (int i = 0; i < self->n; i++)
    prepare (&self->token[i], widget, "house:wedges/setup-token", salon_colour_get (self->colour[i]), TOKEN, TOKEN);
}

/* Draws a piece round @x, @y from the middle of the table. */
static void
draw (WedgesSetupCloth *self,
      GtkSnapshot *snapshot,
      const SalonArtTile *tile,
      double x,
      double y,
      double width,
      double height)
{
  const double unit = get_unit (GTK_WIDGET (self));

  salon_art_tile_snapshot (tile, snapshot, (float) round ((x + (SALON_SEAT_TABLE_WIDTH - width) / 2) * unit),
                           (float) round ((y + (SALON_SEAT_TABLE_HEIGHT - height) / 2) * unit));
}

static void
draw_token (WedgesSetupCloth *self, GtkSnapshot *snapshot, int i)
{
  const SalonSeatPlace *place = &self->place[i];
  const gboolean end = place->side == SALON_SEAT_LEFT || place->side == SALON_SEAT_RIGHT;
  const double three = place->x > 1 ? TOKENS_APART : place->x < -1 ? -TOKENS_APART : 0;
  const double x = end ? copysign (TOKEN_X, place->x) : place->beside > 2 ? three : place->x;
  const double y = end ? 0 : copysign (TOKEN_Y, place->y);

  draw (self, snapshot, &self->token[i], x, y, TOKEN, TOKEN);
}

static void
wedges_setup_cloth_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WedgesSetupCloth *self = WEDGES_SETUP_CLOTH (widget);

  draw (self, snapshot, &self->wheel, 0, 0, WHEEL, WHEEL);
  draw (self, snapshot, &self->die, DIE_X, 0, DIE_WIDTH, DIE_HEIGHT);
  for (int i = 0; i < self->boxes; i++)
    draw (self, snapshot, &self->box, BOX_X, self->boxes == 1 ? 0 : (2 * i - 1) * BOXES_APART, BOX_WIDTH, BOX_HEIGHT);
  for (int i = 0; i < self->n; i++)
    draw_token (self, snapshot, i);
}

static void
wedges_setup_cloth_dispose (GObject *object)
{
  WedgesSetupCloth *self = WEDGES_SETUP_CLOTH (object);

  salon_art_tile_clear (&self->wheel);
  salon_art_tile_clear (&self->die);
  salon_art_tile_clear (&self->box);
  for (int i = 0; i < SALON_TABLE_SEATS; i++)
    salon_art_tile_clear (&self->token[i]);

  G_OBJECT_CLASS (wedges_setup_cloth_parent_class)->dispose (object);
}

static void
wedges_setup_cloth_class_init (WedgesSetupClothClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_setup_cloth_dispose;
  widget_class->size_allocate = wedges_setup_cloth_size_allocate;
  widget_class->snapshot = wedges_setup_cloth_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "wedges-setup-cloth");
}

static void
wedges_setup_cloth_init (WedgesSetupCloth *self)
{
  self->boxes = WEDGES_BOXES;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  salon_art_watch (GTK_WIDGET (self));
}

void
wedges_setup_cloth_set (WedgesSetupCloth *self, const SalonSeatPlace *place, const guint *colour, int n, int boxes)
{
  self->n = MIN (n, SALON_TABLE_SEATS);
  for (int i = 0; i < self->n; i++)
    {
      self->place[i] = place[i];
      self->colour[i] = colour[i];
    }
  self->boxes = boxes;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
