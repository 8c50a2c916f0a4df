/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-wheel-draw.h"

#include <math.h>

#include "widgets/salon-art-render.h"
#include "widgets/salon-blend.h"
#include "widgets/wedges/wedges-category.h"
#include "widgets/wedges/wedges-way.h"

#define FAN_LIGHT .92 /* how opaque the light of an open fan is */

/* The shadow of a token in the air goes away from it. */
#define SHADOW_ACROSS .25
#define SHADOW_DOWN   .4
#define SHADOW_FADE   .016 /* a unit of height */

/* A wedge flies on an arc, and turns once. The arc leads inwards, where it is seen. */
#define ARC   .28  /* of the distance */
#define RISE  .5   /* how much larger it is in the middle of its way, where it is nearest */
#define LARGE 1.15 /* when it comes, compared with its place, into which it snaps */

/* Whole device pixels, on which pictures are sharp. */
static float
snap (const WedgesWheelPieces *self, double px)
{
  return (float) (round (px * self->scale) / self->scale);
}

/* Where a point of the wheel is in the widget. */
static graphene_point_t
place (const WedgesWheelPieces *self, graphene_point_t units)
{
  return GRAPHENE_POINT_INIT (snap (self, self->place.x + units.x * self->place.unit),
                              snap (self, self->place.y + units.y * self->place.unit));
}

static void
append (const WedgesWheelPieces *self,
        GtkSnapshot *snapshot,
        const SalonArtTile *tile,
        graphene_point_t units,
        double opacity)
{
  const graphene_point_t at = place (self, units);

  if (opacity >= 1)
    salon_art_tile_snapshot (tile, snapshot, at.x, at.y);
  else if (opacity > 0)
    salon_art_tile_fade (tile, snapshot, at.x, at.y, opacity);
}

/* The wheel itself. While it goes dim or bright, both pictures are mixed first, because two as large as this one upon the
 * other take too long. */
static void
append_wheel (const WedgesWheelPieces *self, GtkSnapshot *snapshot, double dim)
{
  const graphene_point_t at = place (self, GRAPHENE_POINT_INIT (0, 0));
  const SalonArtTile *tile = &self->bright;
  cairo_t *cr;

  if (dim <= 0 || dim >= 1)
    {
      salon_art_tile_snapshot (dim <= 0 ? &self->bright : &self->dim, snapshot, at.x, at.y);
      return;
    }
  if (self->blend == NULL)
    {
      salon_art_tile_snapshot (&self->bright, snapshot, at.x, at.y);
      salon_art_tile_fade (&self->dim, snapshot, at.x, at.y, dim);
      return;
    }

  salon_blend_mix (self->blend,
                   (cairo_surface_t *[]) { salon_art_get_surface (self->bright.texture),
                                           salon_art_get_surface (self->dim.texture) },
                   (double[]) { 1 - dim, dim }, 2);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (at.x - tile->left, at.y - tile->top, tile->width, tile->height));
  cairo_translate (cr, at.x - tile->left, at.y - tile->top);
  cairo_scale (cr, 1 / self->scale, 1 / self->scale);
  cairo_set_source_surface (cr, self->blend, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
}

static void
append_lit (const WedgesWheelPieces *self, GtkSnapshot *snapshot, const WedgesWheelSight *sight)
{
  for (int i = 0; i < self->before.n; i++)
    append (self, snapshot, &self->before.tile[i], wedges_wheel_middle (self->before.space[i]), sight->pose.before);
  for (int i = 0; i < self->lit.n; i++)
    append (self, snapshot, i == sight->pointed ? &self->pointed : &self->lit.tile[i],
            wedges_wheel_middle (self->lit.space[i]), sight->pose.lit[i]);
  if (sight->focus_visible && self->focus_space >= 0)
    append (self, snapshot, &self->focus, wedges_wheel_middle (self->focus_space), 1);
}

/* What says what a lit space is: its number, and the wedge to win there. */
static void
append_numbers (const WedgesWheelPieces *self, GtkSnapshot *snapshot, const WedgesWheelSight *sight)
{
  for (int i = 0; i < self->lit.n; i++)
    {
      const int space = self->lit.space[i];

      if (self->lit.mark[i].texture != NULL)
        append (self, snapshot, &self->lit.mark[i], wedges_wheel_mark_at (space), sight->pose.lit[i]);
      append (self, snapshot, i == sight->pointed ? &self->pointed_number : &self->lit.number[i],
              wedges_wheel_number_at (space), sight->pose.lit[i]);
    }
}

/* The way to the space that is pointed at. */
static void
append_way (const WedgesWheelPieces *self, GtkSnapshot *snapshot, const WedgesWheelSight *sight)
{
  const WedgesScene *scene = sight->scene;
  uint8_t way[WEDGES_DIE + 1];

  if (sight->pointed < 0 || !wedges_way_find (scene->space[scene->seat], scene->die, scene->lit[sight->pointed], way))
    return;
  for (int i = 1; i < scene->die; i++)
    append (self, snapshot, &self->dot, wedges_wheel_middle (way[i]), 1);
}

static void
append_hop (const WedgesWheelPieces *self, GtkSnapshot *snapshot, const WedgesWheelSight *sight)
{
  const graphene_point_t at = sight->pose.token[sight->motion->seat];
  const float lift = (float) sight->pose.lift;

  append (self, snapshot, &self->shadow,
          GRAPHENE_POINT_INIT (at.x + (float) SHADOW_ACROSS * lift, at.y + (float) SHADOW_DOWN * lift),
          1 - SHADOW_FADE * lift);
  append (self, snapshot, &self->lifted, GRAPHENE_POINT_INIT (at.x, at.y - lift), 1);
}

/* The one whose turn it is stands above the others. */
static void
append_tokens (const WedgesWheelPieces *self, GtkSnapshot *snapshot, const WedgesWheelSight *sight)
{
  const WedgesWheelMotion *motion = sight->motion;
  const int last = motion != NULL && (motion->hops > 0 || motion->wedge >= 0) ? motion->seat : sight->scene->seat;

  for (int i = 0; i < sight->scene->n; i++)
    if (i != last)
      append (self, snapshot, &self->token[i], sight->pose.token[i], 1);
  if (last < 0)
    return;
  if (motion != NULL && motion->hops > 0)
    append_hop (self, snapshot, sight);
  else if (motion != NULL && motion->wedge >= 0 && !sight->pose.won)
    append (self, snapshot, &self->without, sight->pose.token[last], 1);
  else
    append (self, snapshot, &self->token[last], sight->pose.token[last], 1);
}

/* The wedge on its way from the headquarters to the plate. */
static void
append_wedge (const WedgesWheelPieces *self, GtkSnapshot *snapshot, const WedgesWheelSight *sight)
{
  const double t = sight->pose.flight, unit = self->place.unit;
  const int at = sight->scene->space[sight->motion->seat], category = sight->motion->wedge;
  const graphene_point_t from = place (self, wedges_wheel_middle (at));
  const graphene_point_t to =
    sight->plate_radius > 0 ? sight->plate : place (self, sight->pose.token[sight->motion->seat]);
  const double radius = sight->plate_radius > 0 ? sight->plate_radius : WEDGES_TURN_RADIUS * unit;
  const double across = to.x - from.x, down = to.y - from.y, bow = ARC * 4 * t * (1 - t);
  const double grown = 1 + (LARGE * radius / (WEDGES_WEDGE_RADIUS * unit) - 1) * t;
  const double scale = grown * (1 + RISE * 4 * t * (1 - t));

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (from.x + across * t - down * bow),
                                                          (float) (from.y + down * t + across * bow)));
  gtk_snapshot_rotate (snapshot, (float) (60 * wedges_category_get_place (category) - 360 * (1 - t)));
  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  salon_art_tile_snapshot (&self->wedge, snapshot, 0, 0);
  gtk_snapshot_restore (snapshot);
}

void
wedges_wheel_draw_sight (const WedgesWheelPieces *self, GtkSnapshot *snapshot, const WedgesWheelSight *sight)
{
  append_wheel (self, snapshot, sight->category >= 0 ? 1 : sight->pose.dim);
  for (int i = 0; i < WEDGES_SPOKES; i++)
    append (self, snapshot, &self->fan[i], wedges_wheel_fan_at (i), FAN_LIGHT * sight->pose.fan[i]);
  for (int space = 0; space < WEDGES_SPACES && sight->category >= 0; space++)
    if (self->legend[space].texture != NULL)
      append (self, snapshot, &self->legend[space], wedges_wheel_middle (space), 1);
  append_lit (self, snapshot, sight);
  append_way (self, snapshot, sight);
  append_tokens (self, snapshot, sight);
  append_numbers (self, snapshot, sight);
  if (sight->motion != NULL && sight->pose.flight >= 0)
    append_wedge (self, snapshot, sight);
}
