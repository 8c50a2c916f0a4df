/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-tray-draw.h"

#include <math.h>

#include "widgets/salon-art-render.h"
#include "widgets/salon-blend.h"

/* How far the tray reaches from its middle while it is shaken, with its shadow, in widths. */
#define SHAKE_REACH .56f

/* A path fades from its first cube to its last. */
#define CUBE_MS   40. /* from one cube to the next, if there are few */
#define ALL_MS    320.
#define CUBE_FADE 80.

/* Whole device pixels, on which pictures are sharp. */
static float
snap (const CubesTrayPieces *self, float units)
{
  return (float) (round (units * self->geometry.unit * self->scale) / self->scale);
}

static graphene_point_t
middle (const CubesTrayPieces *self, int cell)
{
  const graphene_point_t units = cubes_tray_place_middle (cubes_tray_place_of (cell, self->cubes.quarters));

  return GRAPHENE_POINT_INIT (snap (self, units.x), snap (self, units.y));
}

static void
append_rim (const CubesTrayPieces *self, GtkSnapshot *snapshot, const CubesTraySight *sight)
{
  graphene_rect_t strips[CUBES_RIM_STRIPS];
  const int n = sight->time >= 0 ? cubes_tray_rim_strips (sight->time, strips) : 0;

  for (int i = 0; i < n; i++)
    {
      graphene_rect_scale (&strips[i], (float) self->geometry.unit, (float) self->geometry.unit, &strips[i]);
      gtk_snapshot_push_clip (snapshot, &strips[i]);
      if (sight->red < 1)
        salon_art_tile_snapshot (&self->rim, snapshot, 0, 0);
      if (sight->red > 0)
        salon_art_tile_fade (&self->red_rim, snapshot, 0, 0, sight->red);
      gtk_snapshot_pop (snapshot);
    }
}

/* Where @cell is in the path, or -1. */
static int
find_in_path (const CubesTraySight *sight, int cell)
{
  for (int i = 0; i < sight->n; i++)
    if (sight->path[i] == cell)
      return i;
  return -1;
}

double
cubes_tray_get_fade (int n)
{
  return MIN (ALL_MS, CUBE_MS * n + CUBE_FADE);
}

/* How opaque the cube at @rank of the path that fades still is. */
static double
get_going (const CubesTraySight *sight, int rank)
{
  const double step = (cubes_tray_get_fade (sight->n_going) - CUBE_FADE) / MAX (1, sight->n_going);

  return 1 - CLAMP ((sight->going_ms - step * rank) / CUBE_FADE, 0, 1);
}

/* Where a picture is that is no longer where it was made. */
typedef struct {
  graphene_point_t at; /* where its origin is */
  double angle;        /* degrees around that */
  double scale;
  double opacity;
  gboolean coarse; /* the nearest pixels will do */
} Move;

/* Draws a picture that moves. */
static void
append_moved (const SalonArtTile *tile, GtkSnapshot *snapshot, const Move *move)
{
  const double reach = hypotf (MAX (tile->left, tile->width - tile->left), MAX (tile->top, tile->height - tile->top));
  const float extent = (float) (reach * move->scale);
  cairo_t *cr;

  if (tile->texture == NULL || move->opacity <= 0)
    return;
  if (tile->node == NULL)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &move->at);
      gtk_snapshot_rotate (snapshot, (float) move->angle);
      gtk_snapshot_scale (snapshot, (float) move->scale, (float) move->scale);
      salon_art_tile_fade (tile, snapshot, 0, 0, move->opacity);
      gtk_snapshot_restore (snapshot);
      return;
    }

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (move->at.x - extent, move->at.y - extent, 2 * extent,
                                                                 2 * extent));
  cairo_translate (cr, move->at.x, move->at.y);
  cairo_rotate (cr, move->angle * G_PI / 180);
  cairo_scale (cr, move->scale, move->scale);
  cairo_translate (cr, -tile->left, -tile->top);
  cairo_scale (cr, tile->width / gdk_texture_get_width (tile->texture),
               tile->height / gdk_texture_get_height (tile->texture));
  cairo_set_source_surface (cr, salon_art_get_surface (tile->texture), 0, 0);
  if (move->coarse)
    cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint_with_alpha (cr, move->opacity);
  cairo_destroy (cr);
}

static void
append_cube (const CubesTrayPieces *self, GtkSnapshot *snapshot, const CubesTraySight *sight, int cell)
{
  const int place = cubes_tray_place_of (cell, self->cubes.quarters);
  const graphene_point_t at = middle (self, cell);
  const double askew = sight->motion != NULL ? cubes_tray_motion_get_askew (sight->motion, sight->ms, place) : 0;

  if (find_in_path (sight, cell) >= 0)
    salon_art_tile_snapshot (&self->cubes.on[cell], snapshot, at.x, at.y);
  else if (askew >= 1)
    salon_art_tile_snapshot (&self->cubes.fallen[cell], snapshot, at.x, at.y);
  else if (askew != 0)
    append_moved (&self->cubes.cube[cell], snapshot,
                  &(Move) {
                    .at = at, .angle = askew * cubes_tray_motion_get_fallen (place), .scale = 1, .opacity = 1 });
  else
    salon_art_tile_snapshot (&self->cubes.cube[cell], snapshot, at.x, at.y);
}

/* From above to below, because the side of a cube is seen in front of the next one. */
static void
append_cubes (const CubesTrayPieces *self, GtkSnapshot *snapshot, const CubesTraySight *sight)
{
  for (int place = 0; place < CUBES_CELLS; place++)
    {
      const int cell = cubes_tray_place_of (place, -self->cubes.quarters);

      if (cell != sight->raised)
        append_cube (self, snapshot, sight, cell);
    }
  if (sight->raised >= 0)
    {
      const graphene_point_t at = middle (self, sight->raised);

      salon_art_tile_snapshot (&self->raised, snapshot, at.x, at.y);
    }
}

static void
append_link (const CubesTrayPieces *self, GtkSnapshot *snapshot, const uint8_t pair[2], double opacity)
{
  const graphene_point_t from = middle (self, pair[0]), to = middle (self, pair[1]);
  const int columns = to.x > from.x + 1 ? 1 : to.x < from.x - 1 ? -1 : 0;
  const int rows = to.y > from.y + 1 ? 1 : to.y < from.y - 1 ? -1 : 0;
  const SalonArtTile *tile = cubes_tray_pieces_get_link (self, columns, rows);
  const float x = roundf ((from.x + to.x) / 2), y = roundf ((from.y + to.y) / 2);

  if (opacity < 1)
    salon_art_tile_fade (tile, snapshot, x, y, opacity);
  else
    salon_art_tile_snapshot (tile, snapshot, x, y);
}

/* What is left of the word before, where the present one has not taken its cubes. */
static void
append_going (const CubesTrayPieces *self, GtkSnapshot *snapshot, const CubesTraySight *sight)
{
  for (int i = 0; i < sight->n_going; i++)
    {
      const int cell = sight->going[i];
      const graphene_point_t at = middle (self, cell);
      const double opacity = get_going (sight, i);

      if (opacity <= 0 || find_in_path (sight, cell) >= 0 || cell == sight->raised)
        continue;
      salon_art_tile_fade (&self->cubes.on[cell], snapshot, at.x, at.y, opacity);
      salon_art_tile_fade (&self->cubes.letter[cell], snapshot, at.x, at.y, opacity);
    }
  for (int i = 1; i < sight->n_going; i++)
    append_link (self, snapshot, &sight->going[i - 1], get_going (sight, i));
}

/* The links lie over the gaps between cubes, the ring of the first cube and the letters over the links. */
static void
append_path (const CubesTrayPieces *self, GtkSnapshot *snapshot, const CubesTraySight *sight)
{
  append_going (self, snapshot, sight);
  for (int i = 1; i < sight->n; i++)
    append_link (self, snapshot, &sight->path[i - 1], 1);
  for (int i = 0; i < sight->n; i++)
    {
      const graphene_point_t at = middle (self, sight->path[i]);
      const float rise = sight->path[i] == sight->raised ? (float) (5 * self->geometry.unit) : 0;

      if (i == 0)
        salon_art_tile_snapshot (&self->first, snapshot, at.x, at.y - rise);
      salon_art_tile_snapshot (&self->cubes.letter[sight->path[i]], snapshot, at.x, at.y - rise);
    }
}

/* Draws a picture of the whole tray that moves; @move is told from the middle of the tray. For one that only grows or
 * shrinks cairo takes the nearest pixels, which is three times as fast. */
static void
append_around (const CubesTrayPieces *self, const SalonArtTile *tile, GtkSnapshot *snapshot, const Move *move)
{
  const float half = (float) self->geometry.size / 2;
  SalonArtTile around = *tile;
  Move moved = *move;

  around.left += half;
  around.top += half;
  moved.at.x += half;
  moved.at.y += half;
  moved.coarse = move->angle == 0;
  append_moved (&around, snapshot, &moved);
}

static void
append_bar (const CubesTrayPieces *self, GtkSnapshot *snapshot, const CubesTraySight *sight)
{
  const CubesCorner corner = cubes_tray_corner_of (sight->bar, self->cubes.quarters);

  if (corner != CUBES_NO_BAR)
    salon_art_tile_snapshot (sight->bar_chosen ? &self->chosen_bar[corner] : &self->bar[corner], snapshot, 0, 0);
}

/* The Bar comes from above. */
static void
append_coming_bar (const CubesTrayPieces *self,
                   GtkSnapshot *snapshot,
                   const CubesTraySight *sight,
                   const CubesTrayPose *pose)
{
  const CubesCorner corner = cubes_tray_corner_of (sight->coming_bar, self->cubes.quarters);

  if (corner == CUBES_NO_BAR || pose->bar <= 0)
    return;
  append_around (self, &self->bar[corner], snapshot, &(Move) { .scale = pose->bar_scale, .opacity = pose->bar });
}

static void
append_lid (const CubesTrayPieces *self, GtkSnapshot *snapshot, const CubesTrayPose *pose)
{
  const double unit = self->geometry.unit;

  if (pose->lid >= 1 && pose->lid_x == 0)
    salon_art_tile_snapshot (&self->lid, snapshot, 0, 0);
  else
    append_around (self, &self->lid, snapshot,
                   &(Move) {
                     .at = GRAPHENE_POINT_INIT ((float) (pose->lid_x * unit), (float) (pose->lid_y * unit)),
                     .angle = pose->lid_angle,
                     .scale = pose->lid_scale,
                     .opacity = pose->lid,
                   });
}

/* The covered tray as one picture, because two that are turned cost twice as much. */
static void
blend (const CubesTrayPieces *self, const CubesTrayPose *pose)
{
  cairo_surface_t *const heaps[] = {
    salon_art_get_surface (self->covered[pose->heap].texture),
    salon_art_get_surface (self->covered[pose->next_heap].texture),
  };

  salon_blend_mix (self->blend, heaps, (double[]) { 1 - pose->next, pose->next }, G_N_ELEMENTS (heaps));
}

static void
append_shaking (const CubesTrayPieces *self, GtkSnapshot *snapshot, const CubesTrayPose *pose)
{
  const SalonArtTile *tile = &self->covered[pose->heap];
  const float half = (float) self->geometry.size / 2, reach = tile->width * SHAKE_REACH;
  const graphene_point_t at = GRAPHENE_POINT_INIT (half + (float) (pose->tray_x * self->geometry.unit), half);
  cairo_t *cr;

  if (self->blend == NULL)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &at);
      gtk_snapshot_rotate (snapshot, (float) pose->tray_angle);
      salon_art_tile_snapshot (tile, snapshot, -half, -half);
      salon_art_tile_fade (&self->covered[pose->next_heap], snapshot, -half, -half, pose->next);
      gtk_snapshot_restore (snapshot);
      return;
    }

  blend (self, pose);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (at.x - reach, at.y - reach, 2 * reach, 2 * reach));
  cairo_translate (cr, at.x, at.y);
  cairo_rotate (cr, pose->tray_angle * G_PI / 180);
  cairo_translate (cr, -half - tile->left, -half - tile->top);
  cairo_scale (cr, 1 / self->scale, 1 / self->scale);
  cairo_set_source_surface (cr, self->blend, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
}

/* What replaces the letters below the lid while it falls: a heap before a shake, else cubes without letters. */
static void
append_lumps (const CubesTrayPieces *self, GtkSnapshot *snapshot, const CubesTraySight *sight, double opacity)
{
  if (opacity <= 0)
    return;
  if (sight->motion->shake > 0)
    {
      salon_art_tile_fade (&self->heap[0], snapshot, 0, 0, opacity);
      return;
    }
  for (int i = 0; i < CUBES_CELLS; i++)
    {
      const graphene_point_t at = middle (self, i);

      salon_art_tile_fade (&self->coming.cube[i], snapshot, at.x, at.y, opacity);
    }
}

void
cubes_tray_draw (const CubesTrayPieces *self, GtkSnapshot *snapshot, const CubesTraySight *sight)
{
  const CubesTrayPose rest = { .lid = sight->lid, .lid_scale = 1 };
  const CubesTrayPose pose = sight->motion != NULL ? cubes_tray_motion_get_pose (sight->motion, sight->ms) : rest;

  if (pose.shaking)
    {
      append_shaking (self, snapshot, &pose);
      return;
    }
  salon_art_tile_snapshot (&self->tray, snapshot, 0, 0);
  append_rim (self, snapshot, sight);
  append_cubes (self, snapshot, sight);
  append_path (self, snapshot, sight);
  if (sight->filter >= 0)
    {
      const graphene_point_t at = middle (self, sight->filter);

      salon_art_tile_snapshot (&self->filter, snapshot, at.x, at.y);
    }
  append_bar (self, snapshot, sight);
  if (sight->motion != NULL)
    append_coming_bar (self, snapshot, sight, &pose);
  append_lumps (self, snapshot, sight, pose.lumps);
  append_lid (self, snapshot, &pose);
}

void
cubes_tray_draw_flat (const CubesTrayPieces *self, GtkSnapshot *snapshot, double degrees)
{
  append_around (self, &self->flat, snapshot, &(Move) { .angle = degrees, .scale = 1, .opacity = 1 });
}
