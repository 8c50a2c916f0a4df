/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-tray-pieces.h"

#include <math.h>
#include <string.h>

#include "widgets/cubes/cubes-cube-art.h"
#include "widgets/cubes/cubes-paint.h"
#include "widgets/salon-blend.h"
#include "widgets/salon-theme-use.h"

#define SHADE 40 /* how far shadows reach out of the tray, in units */

/* The rim, in units. */
#define RIM_INSET    10.5
#define RIM_RADIUS   18.
#define RIM_WIDE     5.6
#define RED_RIM_WIDE 7.3

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

const SalonArtTile *
cubes_tray_pieces_get_link (const CubesTrayPieces *self, int columns, int rows)
{
  return &self->link[direction (columns, rows)];
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
clear_cubes (CubesTrayCubes *cubes)
{
  clear_all (cubes->cube, CUBES_CELLS);
  clear_all (cubes->fallen, CUBES_CELLS);
  clear_all (cubes->on, CUBES_CELLS);
  clear_all (cubes->letter, CUBES_CELLS);
}

static void
forget (CubesTrayPieces *self)
{
  clear_all (self->heap, CUBES_HEAPS);
  clear_all (self->covered, CUBES_HEAPS);
  clear_all (self->bar, CUBES_NO_BAR);
  clear_all (self->chosen_bar, CUBES_NO_BAR);
  clear_cubes (&self->cubes);
  clear_cubes (&self->coming);
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
  clear_all (cubes->on, CUBES_CELLS);
  clear_all (cubes->letter, CUBES_CELLS);
  if (cubes == &self->cubes)
    salon_art_tile_clear (&self->raised);
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
cubes_tray_pieces_prepare_path (CubesTrayPieces *self,
                                GtkWidget *widget,
                                CubesTrayCubes *cubes,
                                const uint8_t *path,
                                int n)
{
  for (int i = 0; i < n; i++)
    if (cubes->on[path[i]].texture == NULL)
      {
        Drawing body = describe (cubes, path[i], CUBES_CUBE_BODY | CUBES_CUBE_ON);
        Drawing letter = describe (cubes, path[i], CUBES_CUBE_LETTER | CUBES_CUBE_ON);

        make (self, widget, &cubes->on[path[i]], draw_cube, &body);
        make (self, widget, &cubes->letter[path[i]], draw_cube, &letter);
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
    self->blend = salon_blend_make_image (CAIRO_FORMAT_ARGB32, gdk_texture_get_width (self->covered[0].texture),
                                          gdk_texture_get_height (self->covered[0].texture));
}

void
cubes_tray_pieces_flatten (CubesTrayPieces *self, GtkWidget *widget, GtkSnapshot *snapshot)
{
  merge (self, widget, &self->flat, snapshot);
}

void
cubes_tray_pieces_arrive (CubesTrayPieces *self)
{
  clear_cubes (&self->cubes);
  salon_art_tile_clear (&self->raised);
  self->cubes = self->coming;
  memset (&self->coming, 0, sizeof self->coming);
}

void
cubes_tray_pieces_rest (CubesTrayPieces *self)
{
  clear_all (self->covered, CUBES_HEAPS);
  clear_cubes (&self->coming);
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
