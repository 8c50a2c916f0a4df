/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-home-room.h"

#include <math.h>

#include "widgets/salon-theme-use.h"

/* Where a piece stands in the drawing of a table, in its units: from the middle of the table,
 * from the upper edge, and how large it is. */
typedef struct {
  float x, y, width, height;
} Place;

static const Place light_place = { -250, 13, 500, 510 };
static const Place table_place = { -204, 364, 408, 192 };
static const Place on_table_place = { -172, 226, 344, 202 };
static const Place lamp_place = { -78, 79, 156, 81 };
static const Place print_place = { -50, -1, 104, 131 };

/* What is laid side by side on the wall and on the floor, and the lower edge of the wall. */
#define LEAVES_WIDTH   52
#define LEAVES_HEIGHT  84
#define PARQUET_WIDTH  72
#define PARQUET_HEIGHT 24
#define WALL_WIDTH     1280.f
#define WALL_HEIGHT    470.f
#define SKIRTING       16

#define LIGHT_LAMP 137 /* units, in the drawing of the light: where it leaves the lamp */
#define CORD_END   94  /* units; the lamp covers it */
#define CORD_WIDTH 3.f

static void
prepare (SalonArtTile *tile, GtkWidget *widget, const char *name, const GdkRGBA *colour, Place place, float unit)
{
  salon_art_tile_prepare (tile, widget, name, colour, (int) lroundf (place.width * unit),
                          (int) lroundf (place.height * unit));
}

/* As @place, but of what hangs from the ceiling, or shines from there. */
static Place
lift (Place place, const SalonHomeScene *scene)
{
  place.y -= scene->lift / scene->unit;
  return place;
}

/* The light goes from its lamp down to the floor, however high the lamp hangs. */
static Place
place_light (const SalonHomeScene *scene)
{
  const float below = light_place.height - LIGHT_LAMP;
  Place place = light_place;

  place.height *= (below + scene->lift / scene->unit) / below;
  place.y += light_place.height - place.height;
  return place;
}

static void
append (const SalonArtTile *tile, GtkSnapshot *snapshot, const SalonHomeScene *scene, Place place)
{
  salon_art_tile_snapshot (tile, snapshot, roundf (scene->x + place.x * scene->unit),
                           roundf (scene->y + place.y * scene->unit));
}

/* How many px a unit of the wall has, which is drawn to cover its place. */
static float
get_wall_unit (const SalonHomeSpace *space, const SalonHomeLayout *layout)
{
  return MAX ((float) space->width / WALL_WIDTH, (float) layout->floor / WALL_HEIGHT);
}

/* Walls, floor, pictures and sideboard. */
static void
prepare_room (SalonHomeRoom *self, GtkWidget *widget, const SalonHomeSpace *space, const SalonHomeLayout *layout)
{
  static const char *const prints[] = { "house:house/print-quarters", "house:house/print-arch" };
  const float unit = get_wall_unit (space, layout);

  salon_art_tile_prepare (&self->wall, widget, "house:house/wall", NULL, space->width, layout->floor);
  salon_art_tile_prepare (&self->floor, widget, "house:house/floor", NULL, space->width, space->height - layout->floor);
  prepare (&self->leaves, widget, "house:house/leaves", NULL, (Place) { 0, 0, LEAVES_WIDTH, LEAVES_HEIGHT }, unit);
  prepare (&self->parquet, widget, "house:house/parquet", NULL, (Place) { 0, 0, PARQUET_WIDTH, PARQUET_HEIGHT }, unit);
  for (int i = 0; i < layout->n_prints; i++)
    prepare (&self->print[i], widget, prints[i], NULL, print_place, layout->print[i].unit);
  salon_art_tile_prepare (&self->sideboard, widget, "house:house/sideboard", NULL, layout->sideboard.width,
                          layout->sideboard.height);
}

void
salon_home_room_prepare (SalonHomeRoom *self,
                         GtkWidget *widget,
                         const SalonHomeSpace *space,
                         const SalonHomeLayout *layout,
                         const SalonHomeTableArt *art)
{
  const float unit = layout->scene[0].unit;

  self->plain = salon_theme_get_mode () >= SALON_THEME_CONTRAST;
  if (!self->plain)
    prepare_room (self, widget, space, layout);
  prepare (&self->light, widget, "house:house/light", NULL, place_light (&layout->scene[0]), unit);
  for (int i = 0; i < space->n_tables; i++)
    {
      const char *table = art[i].table != NULL ? art[i].table : "house:house/table";
      const char *lamp = art[i].lamp != NULL ? art[i].lamp : "house:house/lamp";

      prepare (&self->table[i], widget, table, &art[i].cloth, table_place, unit);
      prepare (&self->lamp[i], widget, lamp, NULL, lamp_place, unit);
      if (art[i].on_table != NULL)
        prepare (&self->on_table[i], widget, art[i].on_table, NULL, on_table_place, unit);
    }
}

/* The cord from the ceiling to the lamp. */
static void
append_cord (GtkSnapshot *snapshot, const SalonHomeScene *scene)
{
  static const GdkRGBA day = { .29f, .227f, .165f, 1.f }, evening = { .024f, .098f, .11f, 1.f };
  const gboolean dark = salon_theme_get_mode () == SALON_THEME_DARK;

  gtk_snapshot_append_color (snapshot, dark ? &evening : &day,
                             &GRAPHENE_RECT_INIT (roundf (scene->x - CORD_WIDTH / 2), 0, CORD_WIDTH,
                                                  roundf (scene->y + CORD_END * scene->unit - scene->lift)));
}

/* Covers a part of the room with @tile. */
static void
append_pattern (const SalonArtTile *tile, GtkSnapshot *snapshot, graphene_rect_t bounds)
{
  if (tile->texture == NULL)
    return;

  gtk_snapshot_push_repeat (snapshot, &bounds,
                            &GRAPHENE_RECT_INIT (bounds.origin.x, bounds.origin.y, tile->width, tile->height));
  salon_art_tile_snapshot (tile, snapshot, bounds.origin.x, bounds.origin.y);
  gtk_snapshot_pop (snapshot);
}

static void
append_room (const SalonHomeRoom *self,
             GtkSnapshot *snapshot,
             const SalonHomeSpace *space,
             const SalonHomeLayout *layout)
{
  const float width = (float) space->width, floor = (float) layout->floor;
  const float skirting = roundf (SKIRTING * get_wall_unit (space, layout));

  salon_art_tile_snapshot (&self->wall, snapshot, 0, 0);
  append_pattern (&self->leaves, snapshot, GRAPHENE_RECT_INIT (0, 0, width, floor - skirting));
  salon_art_tile_snapshot (&self->floor, snapshot, 0, floor);
  append_pattern (&self->parquet, snapshot, GRAPHENE_RECT_INIT (0, floor, width, (float) space->height - floor));
  for (int i = 0; i < layout->n_prints; i++)
    append (&self->print[i], snapshot, &layout->print[i], print_place);
  salon_art_tile_snapshot (&self->sideboard, snapshot, (float) layout->sideboard.x, (float) layout->sideboard.y);
}

void
salon_home_room_snapshot (const SalonHomeRoom *self,
                          GtkSnapshot *snapshot,
                          const SalonHomeSpace *space,
                          const SalonHomeLayout *layout,
                          const double light[SALON_HOME_TABLES])
{
  if (!self->plain)
    append_room (self, snapshot, space, layout);

  for (int i = 0; i < space->n_tables; i++)
    {
      const SalonHomeScene *scene = &layout->scene[i];

      if (light[i] > 0)
        {
          gtk_snapshot_push_opacity (snapshot, light[i]);
          append (&self->light, snapshot, scene, place_light (scene));
          gtk_snapshot_pop (snapshot);
        }
      append (&self->table[i], snapshot, scene, table_place);
      append (&self->on_table[i], snapshot, scene, on_table_place);
      append_cord (snapshot, scene);
      append (&self->lamp[i], snapshot, scene, lift (lamp_place, scene));
    }
}

void
salon_home_room_clear (SalonHomeRoom *self)
{
  salon_art_tile_clear (&self->wall);
  salon_art_tile_clear (&self->leaves);
  salon_art_tile_clear (&self->floor);
  salon_art_tile_clear (&self->parquet);
  salon_art_tile_clear (&self->light);
  salon_art_tile_clear (&self->sideboard);
  for (int i = 0; i < 2; i++)
    salon_art_tile_clear (&self->print[i]);
  for (int i = 0; i < SALON_HOME_TABLES; i++)
    {
      salon_art_tile_clear (&self->table[i]);
      salon_art_tile_clear (&self->on_table[i]);
      salon_art_tile_clear (&self->lamp[i]);
    }
}
