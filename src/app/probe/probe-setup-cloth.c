/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-setup-cloth.h"

#include <math.h>

#include "rules/salon-record.h"
#include "widgets/salon-art.h"

/* The pieces are those of the look in use. A tray and its lip have the shape that they have on the table: */
#define LIP_TOP    (128. / 172)
#define LIP_HEIGHT (44. / 172)
/* and the deck lies in the left well of its box, in the units of the box. */
#define BOX_WIDTH   312.
#define CARD_X      16.5
#define CARD_Y      16.
#define CARD_WIDTH  130.
#define CARD_HEIGHT 180.

/* In units of which the table is 560 wide, from its middle. */
#define TRAY_WIDTH       160.
#define SMALL_TRAY_WIDTH 116. /* three on a side */
#define TRAY_SHAPE       (22. / 160)
#define TRAY_X           230. /* of the middle of a tray at an end of the table */
#define TRAY_Y           108. /* at a side of it */
#define TRAYS_APART      124. /* of the middles of three trays */
#define PAIR             168. /* of the middles of the two trays of one player */
#define DECK_WIDTH       194.
#define DECK_HEIGHT      131.
#define DECK_X           (-80.)
#define PAD_WIDTH        98.
#define PAD_HEIGHT       124.
#define PAD_X            108.

struct _ProbeSetupCloth {
  GtkWidget parent_instance;

  SalonSeatPlace place[SALON_TABLE_SEATS];
  int n;
  int trays;
  gboolean deck;

  SalonArtTile tray[2], lip[2]; /* the small ones first */
  SalonArtTile box, deck_tile, pad;
};

G_DEFINE_FINAL_TYPE (ProbeSetupCloth, probe_setup_cloth, GTK_TYPE_WIDGET)

static double
get_unit (GtkWidget *widget)
{
  return gtk_widget_get_width (widget) / SALON_SEAT_TABLE_WIDTH;
}

static void
probe_setup_cloth_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeSetupCloth *self = PROBE_SETUP_CLOTH (widget);
  const double unit = width / SALON_SEAT_TABLE_WIDTH;

  for (int i = 0; i < 2; i++)
    {
      const double size = (i == 0 ? SMALL_TRAY_WIDTH : TRAY_WIDTH) * unit;

      salon_art_tile_prepare (&self->tray[i], widget, "probe/tray", NULL, (int) lround (size),
                              (int) lround (size * TRAY_SHAPE));
      salon_art_tile_prepare (&self->lip[i], widget, "probe/lip", NULL, (int) lround (size),
                              (int) lround (size * TRAY_SHAPE * LIP_HEIGHT));
    }
  salon_art_tile_prepare (&self->box, widget, "probe/deck-tray", NULL, (int) lround (DECK_WIDTH * unit),
                          (int) lround (DECK_HEIGHT * unit));
  salon_art_tile_prepare (&self->deck_tile, widget, "probe/activity-back", NULL,
                          (int) lround (CARD_WIDTH * DECK_WIDTH / BOX_WIDTH * unit),
                          (int) lround (CARD_HEIGHT * DECK_WIDTH / BOX_WIDTH * unit));
  salon_art_tile_prepare (&self->pad, widget, "pad-small", NULL, (int) lround (PAD_WIDTH * unit),
                          (int) lround (PAD_HEIGHT * unit));
}

/* Draws the tray @along units farther along the side at which the player sits. */
static void
draw_tray (ProbeSetupCloth *self, GtkSnapshot *snapshot, const SalonSeatPlace *place, double along)
{
  static const float turn[] = {
    [SALON_SEAT_BELOW] = 0,
    [SALON_SEAT_LEFT] = 90,
    [SALON_SEAT_ABOVE] = 180,
    [SALON_SEAT_RIGHT] = 270,
  };
  const double unit = get_unit (GTK_WIDGET (self));
  const gboolean small = place->beside > 2;
  const double width = small ? SMALL_TRAY_WIDTH : TRAY_WIDTH;
  const double three = place->x > 1 ? TRAYS_APART : place->x < -1 ? -TRAYS_APART : 0;
  const gboolean end = place->side == SALON_SEAT_LEFT || place->side == SALON_SEAT_RIGHT;
  const double x = end ? copysign (TRAY_X, place->x) : (small ? three : place->x) + along;
  const double y = end ? along : copysign (TRAY_Y, place->y);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) round ((x + SALON_SEAT_TABLE_WIDTH / 2) * unit),
                                                          (float) round ((y + SALON_SEAT_TABLE_HEIGHT / 2) * unit)));
  gtk_snapshot_rotate (snapshot, turn[place->side]);
  salon_art_tile_snapshot (&self->tray[!small], snapshot, (float) -round (width * unit / 2),
                           (float) -round (width * TRAY_SHAPE * unit / 2));
  salon_art_tile_snapshot (&self->lip[!small], snapshot, (float) -round (width * unit / 2),
                           (float) (round (width * TRAY_SHAPE * unit * LIP_TOP)
                                    - round (width * TRAY_SHAPE * unit / 2)));
  gtk_snapshot_restore (snapshot);
}

/* Draws a piece with its corner at @x, @y, from the middle of the table. */
static void
draw (ProbeSetupCloth *self, GtkSnapshot *snapshot, const SalonArtTile *tile, double x, double y)
{
  const double unit = get_unit (GTK_WIDGET (self));

  salon_art_tile_snapshot (tile, snapshot, (float) round ((x + SALON_SEAT_TABLE_WIDTH / 2) * unit),
                           (float) round ((y + SALON_SEAT_TABLE_HEIGHT / 2) * unit));
}

static void
probe_setup_cloth_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeSetupCloth *self = PROBE_SETUP_CLOTH (widget);

  for (int i = 0; i < self->n; i++)
    for (int tray = 0; tray < self->trays; tray++)
      draw_tray (self, snapshot, &self->place[i], self->trays == 1 ? 0 : (tray - .5) * PAIR);
  if (self->deck)
    {
      const double of_box = DECK_WIDTH / BOX_WIDTH;

      draw (self, snapshot, &self->box, DECK_X - DECK_WIDTH / 2, -DECK_HEIGHT / 2);
      draw (self, snapshot, &self->deck_tile, DECK_X - DECK_WIDTH / 2 + CARD_X * of_box,
            -DECK_HEIGHT / 2 + CARD_Y * of_box);
    }
  draw (self, snapshot, &self->pad, (self->deck ? PAD_X : 0) - PAD_WIDTH / 2, -PAD_HEIGHT / 2);
}

static void
probe_setup_cloth_dispose (GObject *object)
{
  ProbeSetupCloth *self = PROBE_SETUP_CLOTH (object);

  for (int i = 0; i < 2; i++)
    {
      salon_art_tile_clear (&self->tray[i]);
      salon_art_tile_clear (&self->lip[i]);
    }
  salon_art_tile_clear (&self->box);
  salon_art_tile_clear (&self->deck_tile);
  salon_art_tile_clear (&self->pad);

  G_OBJECT_CLASS (probe_setup_cloth_parent_class)->dispose (object);
}

static void
probe_setup_cloth_class_init (ProbeSetupClothClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_setup_cloth_dispose;
  widget_class->size_allocate = probe_setup_cloth_size_allocate;
  widget_class->snapshot = probe_setup_cloth_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "probe-setup-cloth");
}

static void
probe_setup_cloth_init (ProbeSetupCloth *self)
{
  self->trays = 1;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  salon_art_watch (GTK_WIDGET (self));
}

void
probe_setup_cloth_set (ProbeSetupCloth *self, const SalonSeatPlace *place, int n, int trays, gboolean deck)
{
  self->n = MIN (n, SALON_TABLE_SEATS);
  for (int i = 0; i < self->n; i++)
    self->place[i] = place[i];
  self->trays = trays;
  self->deck = deck;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
