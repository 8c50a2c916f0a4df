/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-seat-room.h"

#include <math.h>

#include "widgets/salon-colours.h"
#include "widgets/salon-theme-use.h"

/* In the units of the places. */
#define RUG_WIDTH    784.
#define RUG_HEIGHT   524.
#define RUG_RADIUS   262.
#define TABLE_RADIUS 150.
#define CHAIR_WIDTH  100.
#define CHAIR_HEIGHT 110.
#define CHAIR_MIDDLE 62. /* below the top of its back */
#define CHAIR_SEAT   92. /* the cushion's frame, without the back */
#define CHAIR_RADIUS 24.
#define CHAIR_EDGE   48. /* of the cushion, from the middle */
#define CARD_WIDTH   184.
#define CARD_HEIGHT  SALON_SEAT_CARD_HEIGHT
#define CARD_GAP     11.  /* between a card and the rug, or a chair at an end of the table */
#define CARD_OUT     28.  /* how much farther out a card at an end is than its chair */
#define BESIDE_PAIR  288. /* from the middle of one card to that of the next, of two, at least, and of three */
#define BESIDE_THREE 198.
/* px */
#define MARGIN 12
#define GAP    8

void
salon_seat_room_fit (SalonSeatRoom *self,
                     const SalonSeatPlace *place,
                     int n_places,
                     int width,
                     int height,
                     int card_height)
{
  const double across = (width - 100) / 848.;
  double down = (height - 2. * MARGIN) / (RUG_HEIGHT + 2 * (CARD_GAP + CARD_HEIGHT));

  /* Where the text is large, the cards need more than their share. */
  if (card_height > CARD_HEIGHT * down)
    down = (height - 2. * (MARGIN + card_height)) / (RUG_HEIGHT + 2 * CARD_GAP);

  self->place = place;
  self->n_places = n_places;
  self->width = width;
  self->height = height;
  self->unit = MAX (.25, MIN (across, down));
  self->x = width / 2.;
  self->y = MIN (height / 2., height * .487 + 2);
  if (self->y - (RUG_HEIGHT / 2 + CARD_GAP) * self->unit - MAX (card_height, CARD_HEIGHT * self->unit) < MARGIN)
    self->y = height / 2.;
}

static int
clamp_to (double value, int size, int whole)
{
  return (int) lround (CLAMP (value, 0, MAX (0, whole - size)));
}

int
salon_seat_room_get_card_limit (const SalonSeatRoom *self, int place)
{
  switch (self->place[place].beside)
    {
    /* Where the text is large, each takes its share of the room. */
    case 3:
      return MAX ((int) (BESIDE_THREE * self->unit), (self->width - 2 * MARGIN) / 3) - GAP;
    case 2:
      return MAX ((int) (BESIDE_PAIR * self->unit), self->width / 2 - MARGIN) - GAP;
    default:
      return (int) (BESIDE_PAIR * self->unit);
    }
}

void
salon_seat_room_set_card (SalonSeatRoom *self, int place, int width, int height)
{
  const SalonSeatPlace *at = &self->place[place];
  const double unit = self->unit;
  GdkRectangle *card = &self->card[place];
  double x = self->x + at->x * unit, y;

  card->width = MIN (MAX (width, (int) (CARD_WIDTH * unit)), salon_seat_room_get_card_limit (self, place));
  card->height = height;
  if (at->beside == 2)
    x = self->x + copysign (MAX (fabs (at->x * unit), (card->width + GAP) / 2.), at->x);
  else if (at->beside == 3 && at->x != 0)
    x = self->x + copysign (MAX (fabs (at->x * unit), card->width + GAP), at->x);

  switch (at->side)
    {
    case SALON_SEAT_ABOVE:
      y = self->y - (RUG_HEIGHT / 2 + CARD_GAP) * unit - card->height;
      break;
    case SALON_SEAT_BELOW:
      y = self->y + (RUG_HEIGHT / 2 + CARD_GAP) * unit;
      break;
    case SALON_SEAT_LEFT:
    case SALON_SEAT_RIGHT:
    default:
      y = self->y + (CHAIR_EDGE + CARD_GAP + 2) * unit;
      x += (at->side == SALON_SEAT_LEFT ? -CARD_OUT : CARD_OUT) * unit;
    }
  card->x = clamp_to (x - card->width / 2., card->width + MARGIN, self->width);
  card->x = MAX (card->x, MIN (MARGIN, self->width - card->width));
  card->y = clamp_to (y, card->height, self->height);
}

void
salon_seat_room_get_card (const SalonSeatRoom *self, int place, GdkRectangle *card)
{
  *card = self->card[place];
}

void
salon_seat_room_get_chair (const SalonSeatRoom *self, int place, GdkRectangle *chair)
{
  const double size = 2 * CHAIR_EDGE * self->unit;

  chair->x = (int) lround (self->x + self->place[place].x * self->unit - size / 2);
  chair->y = (int) lround (self->y + self->place[place].y * self->unit - size / 2);
  chair->width = chair->height = (int) lround (size);
}

void
salon_seat_room_get_table (const SalonSeatRoom *self, GdkRectangle *table)
{
  table->width = (int) lround (SALON_SEAT_TABLE_WIDTH * self->unit);
  table->height = (int) lround (SALON_SEAT_TABLE_HEIGHT * self->unit);
  table->x = (int) lround (self->x - table->width / 2.);
  table->y = (int) lround (self->y - table->height / 2.);
}

static gboolean
is_plain (void)
{
  return salon_theme_get_mode () >= SALON_THEME_CONTRAST;
}

void
salon_seat_room_prepare (SalonSeatRoom *self, GtkWidget *widget, int place, int colour)
{
  /* A chair on which nobody sits, and the same in the evening. */
  static const GdkRGBA wood = { .427f, .29f, .188f, 1.f }, dark_wood = { .29f, .19f, .12f, 1.f };
  const GdkRGBA *bare = salon_theme_get_mode () == SALON_THEME_DARK ? &dark_wood : &wood;
  const double unit = self->unit;

  self->is_free[place] = colour < 0;
  salon_art_tile_prepare (&self->rug, widget, "house:house/setup-rug", NULL, (int) lround (RUG_WIDTH * unit),
                          (int) lround (RUG_HEIGHT * unit));
  salon_art_tile_prepare (&self->table, widget, "house:house/setup-table", &self->cloth,
                          (int) lround (SALON_SEAT_TABLE_WIDTH * unit), (int) lround (SALON_SEAT_TABLE_HEIGHT * unit));
  salon_art_tile_prepare (&self->chair[place], widget, "house:house/setup-chair",
                          colour < 0 ? bare : salon_colour_get ((unsigned) colour), (int) lround (CHAIR_WIDTH * unit),
                          (int) lround (CHAIR_HEIGHT * unit));
}

void
salon_seat_room_clear (SalonSeatRoom *self)
{
  salon_art_tile_clear (&self->rug);
  salon_art_tile_clear (&self->table);
  for (int i = 0; i < SALON_TABLE_SEATS; i++)
    salon_art_tile_clear (&self->chair[i]);
}

/* In high contrast, light or dark, things are white outlines on a black ground. */
static void
draw_outline (GtkSnapshot *snapshot, double x, double y, double width, double height, double radius)
{
  static const GdkRGBA line = { 1.f, 1.f, 1.f, 1.f }, ground = { 0.f, 0.f, 0.f, 1.f };
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape,
                                   &GRAPHENE_RECT_INIT ((float) (x - width / 2), (float) (y - height / 2),
                                                        (float) width, (float) height),
                                   (float) radius);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, &ground, &shape.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &shape, (float[4]) { 2, 2, 2, 2 }, (GdkRGBA[4]) { line, line, line, line });
}

void
salon_seat_room_snapshot_rug (const SalonSeatRoom *self, GtkSnapshot *snapshot)
{
  if (is_plain ())
    draw_outline (snapshot, self->x, self->y, RUG_WIDTH * self->unit, RUG_HEIGHT * self->unit, RUG_RADIUS * self->unit);
  else
    salon_art_tile_snapshot (&self->rug, snapshot, (float) round (self->x - RUG_WIDTH * self->unit / 2),
                             (float) round (self->y - RUG_HEIGHT * self->unit / 2));
}

void
salon_seat_room_snapshot_chair (const SalonSeatRoom *self, GtkSnapshot *snapshot, int place, double dx, double dy)
{
  static const float turn[] = {
    [SALON_SEAT_BELOW] = 180,
    [SALON_SEAT_LEFT] = 270,
    [SALON_SEAT_ABOVE] = 0,
    [SALON_SEAT_RIGHT] = 90,
  };
  const SalonSeatPlace *at = &self->place[place];
  const double unit = self->unit, x = self->x + at->x * unit + dx, y = self->y + at->y * unit + dy;

  if (is_plain ())
    {
      draw_outline (snapshot, x, y, CHAIR_SEAT * unit, CHAIR_SEAT * unit, CHAIR_RADIUS * unit);
      return;
    }

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) round (x), (float) round (y)));
  gtk_snapshot_rotate (snapshot, turn[at->side]);
  if (self->is_free[place])
    gtk_snapshot_push_opacity (snapshot, .8);
  salon_art_tile_snapshot (&self->chair[place], snapshot, (float) -round (CHAIR_WIDTH * unit / 2),
                           (float) -round (CHAIR_MIDDLE * unit));
  if (self->is_free[place])
    gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

void
salon_seat_room_snapshot_table (const SalonSeatRoom *self, GtkSnapshot *snapshot)
{
  GdkRectangle at;

  salon_seat_room_get_table (self, &at);
  if (is_plain ())
    draw_outline (snapshot, self->x, self->y, at.width, at.height, TABLE_RADIUS * self->unit);
  else
    salon_art_tile_snapshot (&self->table, snapshot, (float) at.x, (float) at.y);
}
