/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-tray-pieces.h"

#include <math.h>
#include <string.h>

#include "widgets/cubes/cubes-cube-art.h"
#include "widgets/cubes/cubes-paint.h"
#include "widgets/salon-art-render.h"
#include "widgets/salon-theme-use.h"

#define SHADE 40 /* how far shadows reach out of the tray, in units */

/* The rim, in units. */
#define RIM_INSET    10.5
#define RIM_RADIUS   18.
#define RIM_WIDE     5.6
#define RED_RIM_WIDE 7.3

/* How far the tray reaches from its middle while it is shaken, with its shadow, in widths. */
#define SHAKE_REACH .56f

/* A path fades from its first cube to its last. */
#define CUBE_MS   40. /* from one cube to the next, if there are few */
#define ALL_MS    320.
#define CUBE_FADE 80.

#define BAR_OPACITY    .93
#define CHOSEN_OPACITY .82 /* while one chooses its corner, the letters below can be read */

static const char *const bar_names[CUBES_NO_BAR] = {
  [CUBES_NW] = "house:cubes/bar-nw",
  [CUBES_NE] = "house:cubes/bar-ne",
  [CUBES_SW] = "house:cubes/bar-sw",
  [CUBES_SE] = "house:cubes/bar-se",
};

static const char *const heap_names[CUBES_HEAPS] = {
  "house:cubes/heap-1",
  "house:cubes/heap-2",
  "house:cubes/heap-3",
};

/* Pictures drawn by hand */

typedef struct {
  double unit;
  CubesCubeLook cube;
  CubesTilt tilt;
  int columns, rows; /* of a link */
  gboolean red;
} Drawing;

/* A picture around the middle of a cube. */
static void
make (const CubesTrayPieces *self, GtkWidget *widget, SalonArtTile *tile, SalonArtDraw draw, Drawing *drawing)
{
  const double turned = fabs (drawing->cube.angle) * G_PI / 180;
  const float reach = (float) (CUBES_CUBE_REACH * (cos (turned) + sin (turned)) * self->geometry.unit);

  drawing->unit = self->geometry.unit;
  drawing->cube.mode = self->mode;
  drawing->cube.font = self->font;
  salon_art_tile_draw (tile, widget, &GRAPHENE_RECT_INIT (-reach, -reach, 2 * reach, 2 * reach), draw, drawing);
}

static void
draw_cube (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;

  cairo_scale (cr, drawing->unit, drawing->unit);
  cairo_translate (cr, drawing->tilt.x, drawing->tilt.y);
  cubes_cube_draw (cr, &drawing->cube);
}

static void
draw_link (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;

  cairo_scale (cr, drawing->unit, drawing->unit);
  cubes_link_draw (cr, drawing->columns, drawing->rows);
}

static void
draw_first (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;

  cairo_scale (cr, drawing->unit, drawing->unit);
  cubes_first_draw (cr);
}

static void
draw_filter (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;

  cairo_scale (cr, drawing->unit, drawing->unit);
  cubes_filter_draw (cr);
}

static void
draw_rim (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;
  const double size = CUBES_TRAY_UNITS - 2 * RIM_INSET;

  cairo_scale (cr, drawing->unit, drawing->unit);
  cubes_round_rect (cr, RIM_INSET, RIM_INSET, size, size, RIM_RADIUS);
  cairo_set_line_width (cr, drawing->red ? RED_RIM_WIDE : RIM_WIDE);
  if (drawing->red)
    cairo_set_source_rgb (cr, 0xff / 255., 0x6b / 255., 0x57 / 255.);
  else
    cairo_set_source_rgb (cr, 0xff / 255., 0xd9 / 255., 0x77 / 255.);
  cairo_stroke (cr);
  cubes_round_rect (cr, RIM_INSET, RIM_INSET - .9, size, size, RIM_RADIUS);
  cairo_set_line_width (cr, 1.2);
  cairo_set_source_rgba (cr, 1, 1, 1, .45);
  cairo_stroke (cr);
}

static void
make_rim (CubesTrayPieces *self, GtkWidget *widget, SalonArtTile *tile, gboolean red)
{
  const float size = (float) self->geometry.size;

  salon_art_tile_draw (tile, widget, &GRAPHENE_RECT_INIT (0, 0, size, size), draw_rim,
                       &(Drawing) { .unit = self->geometry.unit, .red = red });
}

/* The directions of links are numbered row by row, the middle one is none. */
static int
direction (int columns, int rows)
{
  return 3 * (rows + 1) + columns + 1;
}

static void
piece (CubesTrayPieces *self, GtkWidget *widget, SalonArtTile *tile, const char *name)
{
  salon_art_tile_prepare (tile, widget, name, NULL, self->geometry.size, self->geometry.size);
}

static void
clear_all (SalonArtTile *tiles, int n)
{
  for (int i = 0; i < n; i++)
    salon_art_tile_clear (&tiles[i]);
}

/* What depends on the size and the look alone, and is not there at once. */
static void
forget (CubesTrayPieces *self)
{
  clear_all (self->heap, CUBES_HEAPS);
  clear_all (self->covered, CUBES_HEAPS);
  clear_all (self->bar, CUBES_NO_BAR);
  clear_all (self->chosen_bar, CUBES_NO_BAR);
  clear_all (self->on, CUBES_CELLS);
  clear_all (self->letter, CUBES_CELLS);
  clear_all (self->cubes.cube, CUBES_CELLS);
  clear_all (self->cubes.fallen, CUBES_CELLS);
  clear_all (self->coming.cube, CUBES_CELLS);
  clear_all (self->coming.fallen, CUBES_CELLS);
  g_clear_pointer (&self->blend, cairo_surface_destroy);
  salon_art_tile_clear (&self->raised);
  salon_art_tile_clear (&self->flat);
}

gboolean
cubes_tray_pieces_prepare (CubesTrayPieces *self, GtkWidget *widget, int width, int height)
{
  const CubesTrayGeometry geometry = cubes_tray_geometry_within (width, height);
  const double scale = salon_art_get_scale (widget);
  const SalonThemeMode mode = salon_theme_get_mode ();
  const gboolean same = self->tray.texture != NULL && geometry.size == self->geometry.size && mode == self->mode
                        && fabs (scale - self->scale) < 1e-4;
  Drawing drawing = { 0 };

  self->geometry = geometry;
  if (same)
    return FALSE;

  self->scale = scale;
  self->mode = mode;
  g_clear_pointer (&self->font, pango_font_description_free);
  if (cubes_paint_is_plain ())
    self->font =
      pango_font_description_copy (pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
  forget (self);
  piece (self, widget, &self->tray, "house:cubes/tray");
  piece (self, widget, &self->lid, "house:cubes/lid");
  make_rim (self, widget, &self->rim, FALSE);
  make_rim (self, widget, &self->red_rim, TRUE);
  make (self, widget, &self->first, draw_first, &drawing);
  make (self, widget, &self->filter, draw_filter, &drawing);
  for (drawing.rows = -1; drawing.rows <= 1; drawing.rows++)
    for (drawing.columns = -1; drawing.columns <= 1; drawing.columns++)
      if (drawing.rows != 0 || drawing.columns != 0)
        make (self, widget, &self->link[direction (drawing.columns, drawing.rows)], draw_link, &drawing);
  return TRUE;
}

/* How @cell looks. */
static Drawing
describe (const CubesTrayCubes *cubes, int cell, CubesCubeParts parts)
{
  const gboolean known = cubes->faces[0] != '\0';
  Drawing drawing = { .cube = { .parts = parts } };

  if (!cubes->upright)
    {
      drawing.tilt = cubes_tray_tilt (cubes->faces, cell);
      drawing.cube.angle = drawing.tilt.angle;
    }
  if (known)
    {
      drawing.cube.face = cubes->faces[cell];
      drawing.cube.quarters = cubes->quarters + (cubes->upright ? 0 : cubes_quarter_turns (cubes->faces, cell));
    }
  return drawing;
}

void
cubes_tray_pieces_prepare_cubes (CubesTrayPieces *self,
                                 GtkWidget *widget,
                                 CubesTrayCubes *cubes,
                                 const CubesTrayScene *scene,
                                 int quarters)
{
  const char *faces = scene->lid ? "" : scene->faces;

  if (cubes->cube[0].texture != NULL && strcmp (faces, cubes->faces) == 0 && scene->upright == cubes->upright
      && quarters == cubes->quarters)
    return;

  g_strlcpy (cubes->faces, faces, sizeof cubes->faces);
  cubes->upright = scene->upright;
  cubes->quarters = quarters;
  for (int i = 0; i < CUBES_CELLS; i++)
    {
      Drawing drawing = describe (cubes, i, CUBES_CUBE_BODY | CUBES_CUBE_LETTER);

      make (self, widget, &cubes->cube[i], draw_cube, &drawing);
    }
  if (cubes == &self->cubes)
    {
      clear_all (self->on, CUBES_CELLS);
      clear_all (self->letter, CUBES_CELLS);
      salon_art_tile_clear (&self->raised);
    }
}

void
cubes_tray_pieces_prepare_fallen (CubesTrayPieces *self, GtkWidget *widget)
{
  for (int i = 0; i < CUBES_CELLS; i++)
    {
      Drawing drawing = describe (&self->coming, i, CUBES_CUBE_BODY | CUBES_CUBE_LETTER);

      drawing.cube.angle += cubes_tray_motion_get_fallen (cubes_tray_place_of (i, self->coming.quarters));
      make (self, widget, &self->coming.fallen[i], draw_cube, &drawing);
    }
}

void
cubes_tray_pieces_prepare_path (CubesTrayPieces *self, GtkWidget *widget, const uint8_t *path, int n)
{
  for (int i = 0; i < n; i++)
    if (self->on[path[i]].texture == NULL)
      {
        Drawing body = describe (&self->cubes, path[i], CUBES_CUBE_BODY | CUBES_CUBE_ON);
        Drawing letter = describe (&self->cubes, path[i], CUBES_CUBE_LETTER | CUBES_CUBE_ON);

        make (self, widget, &self->on[path[i]], draw_cube, &body);
        make (self, widget, &self->letter[path[i]], draw_cube, &letter);
      }
}

void
cubes_tray_pieces_prepare_raised (CubesTrayPieces *self, GtkWidget *widget, int cell, gboolean on)
{
  Drawing drawing =
    describe (&self->cubes, cell, CUBES_CUBE_BODY | CUBES_CUBE_LETTER | CUBES_CUBE_RAISED | (on ? CUBES_CUBE_ON : 0));

  make (self, widget, &self->raised, draw_cube, &drawing);
}

/* Several pictures in one */

static void
draw_node (cairo_t *cr, gconstpointer data)
{
  gsk_render_node_draw ((GskRenderNode *) data, cr);
}

/* Makes one picture of what was drawn around the corner of the tray. */
static void
merge (const CubesTrayPieces *self, GtkWidget *widget, SalonArtTile *tile, GtkSnapshot *snapshot)
{
  const float shade = (float) (SHADE * self->geometry.unit), size = (float) self->geometry.size + 2 * shade;
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);

  if (node != NULL)
    salon_art_tile_draw (tile, widget, &GRAPHENE_RECT_INIT (-shade, -shade, size, size), draw_node, node);
}

static void
make_bar (CubesTrayPieces *self, GtkWidget *widget, SalonArtTile *tile, const SalonArtTile *whole, double opacity)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  salon_art_tile_fade (whole, snapshot, 0, 0, opacity);
  merge (self, widget, tile, snapshot);
}

void
cubes_tray_pieces_prepare_bar (CubesTrayPieces *self, GtkWidget *widget, CubesCorner corner)
{
  SalonArtTile whole = { 0 };

  if (corner == CUBES_NO_BAR || self->bar[corner].texture != NULL)
    return;
  piece (self, widget, &whole, bar_names[corner]);
  make_bar (self, widget, &self->bar[corner], &whole, BAR_OPACITY);
  make_bar (self, widget, &self->chosen_bar[corner], &whole, CHOSEN_OPACITY);
  salon_art_tile_clear (&whole);
}

void
cubes_tray_pieces_prepare_heap (CubesTrayPieces *self, GtkWidget *widget, int heap)
{
  piece (self, widget, &self->heap[heap], heap_names[heap]);
}

void
cubes_tray_pieces_cover (CubesTrayPieces *self, GtkWidget *widget)
{
  for (int i = 0; i < CUBES_HEAPS; i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      cubes_tray_pieces_prepare_heap (self, widget, i);
      salon_art_tile_snapshot (&self->tray, snapshot, 0, 0);
      salon_art_tile_snapshot (&self->heap[i], snapshot, 0, 0);
      salon_art_tile_snapshot (&self->lid, snapshot, 0, 0);
      merge (self, widget, &self->covered[i], snapshot);
    }
  g_clear_pointer (&self->blend, cairo_surface_destroy);
  if (self->covered[0].node != NULL)
    self->blend = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, gdk_texture_get_width (self->covered[0].texture),
                                              gdk_texture_get_height (self->covered[0].texture));
}

/* Drawing; what follows has the corner of the tray at 0 0. */

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
cubes_tray_pieces_get_fade (int n)
{
  return MIN (ALL_MS, CUBE_MS * n + CUBE_FADE);
}

/* How opaque the cube at @rank of the path that fades still is. */
static double
get_going (const CubesTraySight *sight, int rank)
{
  const double step = (cubes_tray_pieces_get_fade (sight->n_going) - CUBE_FADE) / MAX (1, sight->n_going);

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
    salon_art_tile_snapshot (&self->on[cell], snapshot, at.x, at.y);
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
  const SalonArtTile *tile = &self->link[direction (columns, rows)];
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
      salon_art_tile_fade (&self->on[cell], snapshot, at.x, at.y, opacity);
      salon_art_tile_fade (&self->letter[cell], snapshot, at.x, at.y, opacity);
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
      salon_art_tile_snapshot (&self->letter[sight->path[i]], snapshot, at.x, at.y - rise);
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
  cairo_t *cr = cairo_create (self->blend);

  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface (cr, salon_art_get_surface (self->covered[pose->heap].texture), 0, 0);
  cairo_paint (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  cairo_set_source_surface (cr, salon_art_get_surface (self->covered[pose->next_heap].texture), 0, 0);
  cairo_paint_with_alpha (cr, pose->next);
  cairo_destroy (cr);
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

static void
append_tray (const CubesTrayPieces *self, GtkSnapshot *snapshot, const CubesTraySight *sight)
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
cubes_tray_pieces_snapshot (const CubesTrayPieces *self, GtkSnapshot *snapshot, const CubesTraySight *sight)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) self->geometry.x, (float) self->geometry.y));
  append_tray (self, snapshot, sight);
  gtk_snapshot_restore (snapshot);
}

void
cubes_tray_pieces_flatten (CubesTrayPieces *self, GtkWidget *widget, const CubesTraySight *sight)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  append_tray (self, snapshot, sight);
  merge (self, widget, &self->flat, snapshot);
}

void
cubes_tray_pieces_snapshot_flat (const CubesTrayPieces *self, GtkSnapshot *snapshot, double degrees)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) self->geometry.x, (float) self->geometry.y));
  append_around (self, &self->flat, snapshot, &(Move) { .angle = degrees, .scale = 1, .opacity = 1 });
  gtk_snapshot_restore (snapshot);
}

void
cubes_tray_pieces_arrive (CubesTrayPieces *self)
{
  clear_all (self->cubes.cube, CUBES_CELLS);
  clear_all (self->cubes.fallen, CUBES_CELLS);
  clear_all (self->on, CUBES_CELLS);
  clear_all (self->letter, CUBES_CELLS);
  salon_art_tile_clear (&self->raised);
  self->cubes = self->coming;
  memset (&self->coming, 0, sizeof self->coming);
}

void
cubes_tray_pieces_rest (CubesTrayPieces *self)
{
  clear_all (self->covered, CUBES_HEAPS);
  clear_all (self->coming.cube, CUBES_CELLS);
  clear_all (self->coming.fallen, CUBES_CELLS);
  clear_all (self->cubes.fallen, CUBES_CELLS);
  g_clear_pointer (&self->blend, cairo_surface_destroy);
  salon_art_tile_clear (&self->flat);
}

void
cubes_tray_pieces_clear (CubesTrayPieces *self)
{
  forget (self);
  salon_art_tile_clear (&self->tray);
  salon_art_tile_clear (&self->lid);
  salon_art_tile_clear (&self->rim);
  salon_art_tile_clear (&self->red_rim);
  salon_art_tile_clear (&self->first);
  salon_art_tile_clear (&self->filter);
  clear_all (self->link, G_N_ELEMENTS (self->link));
  g_clear_pointer (&self->font, pango_font_description_free);
}
