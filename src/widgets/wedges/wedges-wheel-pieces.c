/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-wheel-pieces.h"

#include <math.h>
#include <string.h>

#include "widgets/salon-blend.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-text.h"
#include "widgets/salon-theme-use.h"
#include "widgets/wedges/wedges-token-art.h"

/* How far a space reaches from its middle, in units. */
#define SMALL_REACH 40
#define LARGE_REACH 66
#define FAN_REACH   92 /* of a fan from its middle */

#define NUMBER       11.5 /* radius of the disc, in units */
#define LEAST_NUMBER 9.5  /* px */
#define MOST_TEXT    1.5  /* how much larger a number becomes with the text */
#define FIGURE       1.13 /* its font, of the radius */

/* What is drawn, with the middle of the wheel or of the piece at 0 0. */
typedef struct {
  double unit;
  SalonThemeMode mode;
  int space, category, which;
  WedgesLit lit;
  gboolean dim, pointed;
  double radius; /* px */
  PangoLayout *layout;
  graphene_point_t origin;
  WedgesTokenLook token;
} Drawing;

static void
draw_wheel (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;

  cairo_scale (cr, drawing->unit, drawing->unit);
  wedges_wheel_draw (cr, drawing->mode, drawing->dim);
}

/* A space, seen from its middle. */
static void
draw_lit (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;
  const graphene_point_t middle = wedges_wheel_middle (drawing->space);

  cairo_scale (cr, drawing->unit, drawing->unit);
  cairo_translate (cr, -middle.x, -middle.y);
  wedges_wheel_draw_lit (cr, drawing->mode, drawing->space, drawing->lit);
}

static void
draw_focus (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;
  const graphene_point_t middle = wedges_wheel_middle (drawing->space);

  cairo_scale (cr, drawing->unit, drawing->unit);
  cairo_translate (cr, -middle.x, -middle.y);
  wedges_wheel_draw_focus (cr, drawing->space);
}

static void
draw_number (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;

  wedges_wheel_draw_disc (cr, drawing->radius, drawing->pointed);
  cairo_set_source_rgb (cr, .14, .12, .19);
  cairo_move_to (cr, drawing->origin.x, drawing->origin.y);
  pango_cairo_show_layout (cr, drawing->layout);
}

static void
draw_mark (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;

  cairo_scale (cr, drawing->unit, drawing->unit);
  wedges_wheel_draw_mark (cr, drawing->category);
}

static void
draw_dot (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;

  cairo_scale (cr, drawing->unit, drawing->unit);
  wedges_wheel_draw_dot (cr);
}

static void
draw_token (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;

  wedges_token_draw (cr, &drawing->token);
}

static void
draw_shadow (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;

  wedges_token_draw_shadow (cr, drawing->radius);
}

static void
draw_wedge (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;

  /* Its middle, not the point of the wedge, is at 0 0. */
  cairo_translate (cr, 0, drawing->radius * .45);
  wedges_wedge_draw (cr, drawing->category, drawing->radius);
}

/* The light of a fan, seen from its middle. */
static void
draw_fan (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;
  const graphene_point_t middle = wedges_wheel_fan_at (drawing->which);

  cairo_scale (cr, drawing->unit, drawing->unit);
  cairo_translate (cr, -middle.x, -middle.y);
  wedges_wheel_draw_fan_light (cr, drawing->which);
}

/* Makes a picture that reaches @reach px around its middle. */
static void
make (SalonArtTile *tile, GtkWidget *widget, double reach, SalonArtDraw draw, const Drawing *drawing)
{
  const float out = (float) ceil (reach);

  salon_art_tile_draw (tile, widget, &GRAPHENE_RECT_INIT (-out, -out, 2 * out, 2 * out), draw, drawing);
}

static Drawing
begin (const WedgesWheelPieces *self)
{
  return (Drawing) { .unit = self->place.unit, .mode = self->mode };
}

static void
clear_all (SalonArtTile *tiles, int n)
{
  for (int i = 0; i < n; i++)
    salon_art_tile_clear (&tiles[i]);
}

static void
clear_lit (WedgesWheelLit *lit)
{
  clear_all (lit->tile, WEDGES_MAX_REACH);
  clear_all (lit->number, WEDGES_MAX_REACH);
  clear_all (lit->mark, WEDGES_MAX_REACH);
  lit->n = 0;
}

static double
get_reach (int space)
{
  const WedgesSpaceType type = wedges_space_type (space);

  return (type == WEDGES_THE_HUB || type == WEDGES_HEADQUARTERS ? LARGE_REACH : SMALL_REACH) + WEDGES_LIT_REACH;
}

static void
make_space (const WedgesWheelPieces *self, GtkWidget *widget, SalonArtTile *tile, int space, WedgesLit lit)
{
  Drawing drawing = begin (self);

  drawing.space = space;
  drawing.lit = lit;
  make (tile, widget, get_reach (space) * drawing.unit, draw_lit, &drawing);
}

static void
make_number (const WedgesWheelPieces *self, GtkWidget *widget, SalonArtTile *tile, int number, gboolean pointed)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  g_autoptr (PangoLayout) layout = NULL;
  Drawing drawing = begin (self);

  drawing.radius = MAX (LEAST_NUMBER, NUMBER * drawing.unit) * CLAMP (salon_text_get_scale (widget), 1, MOST_TEXT);
  drawing.pointed = pointed;
  drawing.layout = layout = salon_draw_layout (widget, text, FIGURE * drawing.radius);
  salon_draw_centre (widget, layout, 0, 0, &drawing.origin);
  make (tile, widget, drawing.radius * 1.1, draw_number, &drawing);
}

static void
make_lit (const WedgesWheelPieces *self, GtkWidget *widget, WedgesWheelLit *lit)
{
  Drawing drawing = begin (self);

  for (int i = 0; i < lit->n; i++)
    {
      const int space = lit->space[i];

      make_space (self, widget, &lit->tile[i], space, lit->lit);
      if (lit->lit == WEDGES_LIT_PLAIN)
        continue;
      make_number (self, widget, &lit->number[i], i + 1, FALSE);
      drawing.category = wedges_space_category (space);
      if (wedges_space_type (space) == WEDGES_HEADQUARTERS && (lit->lacks & 1u << drawing.category) != 0)
        make (&lit->mark[i], widget, 17 * drawing.unit, draw_mark, &drawing);
    }
}

static void
make_token (const WedgesWheelPieces *self, GtkWidget *widget, SalonArtTile *tile, const WedgesTokenLook *look)
{
  Drawing drawing = begin (self);

  drawing.token = *look;
  make (tile, widget, WEDGES_TOKEN_REACH * look->radius, draw_token, &drawing);
}

static void
make_fans (WedgesWheelPieces *self, GtkWidget *widget)
{
  Drawing drawing = begin (self);

  for (drawing.which = 0; drawing.which < WEDGES_SPOKES; drawing.which++)
    if (self->fan[drawing.which].texture == NULL)
      make (&self->fan[drawing.which], widget, FAN_REACH * drawing.unit, draw_fan, &drawing);
}

/* How the token of @seat looks. */
static WedgesTokenLook
describe (const WedgesWheelPieces *self, const WedgesScene *scene, int seat, const unsigned *colours)
{
  const gboolean turn = seat == scene->seat;

  return (WedgesTokenLook) {
    .colour = colours[seat],
    .wedges = scene->wedges[seat],
    .radius = (turn ? WEDGES_TURN_RADIUS : WEDGES_TOKEN_RADIUS) * self->place.unit,
    .in_turn = turn,
  };
}

gboolean
wedges_wheel_pieces_prepare (WedgesWheelPieces *self, GtkWidget *widget, int width, int height)
{
  const WedgesWheelPlace place = wedges_wheel_place_in (width, height);
  const double scale = salon_art_get_scale (widget);
  const SalonThemeMode mode = salon_theme_get_mode ();
  const gboolean same = self->bright.texture != NULL && place.unit == self->place.unit && mode == self->mode
                        && fabs (scale - self->scale) < 1e-4;
  Drawing drawing;

  self->place = place;
  if (same)
    return FALSE;

  wedges_wheel_pieces_clear (self);
  self->scale = scale;
  self->mode = mode;
  drawing = begin (self);
  make (&self->bright, widget, (WEDGES_WHEEL_RADIUS + WEDGES_WHEEL_SHADE) * drawing.unit, draw_wheel, &drawing);
  drawing.dim = TRUE;
  make (&self->dim, widget, (WEDGES_WHEEL_RADIUS + WEDGES_WHEEL_SHADE) * drawing.unit, draw_wheel, &drawing);
  make (&self->dot, widget, 8 * drawing.unit, draw_dot, &drawing);
  drawing.radius = WEDGES_TURN_RADIUS * drawing.unit;
  make (&self->shadow, widget, WEDGES_TOKEN_REACH * drawing.radius, draw_shadow, &drawing);
  return TRUE;
}

void
wedges_wheel_pieces_lay (WedgesWheelPieces *self,
                         GtkWidget *widget,
                         const WedgesScene *scene,
                         const unsigned colours[WEDGES_MAX_SEATS])
{
  clear_lit (&self->lit);
  self->lit.n = scene->n_lit;
  memcpy (self->lit.space, scene->lit, sizeof self->lit.space);
  self->lit.lit = wedges_scene_is_reach (scene) ? WEDGES_LIT_REACHED : WEDGES_LIT_PLAIN;
  self->lit.lacks = scene->seat >= 0 ? ~(unsigned) scene->wedges[scene->seat] : 0;
  make_lit (self, widget, &self->lit);

  clear_all (self->token, WEDGES_MAX_SEATS);
  for (int i = 0; i < scene->n; i++)
    {
      const WedgesTokenLook look = describe (self, scene, i, colours);

      make_token (self, widget, &self->token[i], &look);
    }
  if (scene->phase == WEDGES_OVER)
    make_fans (self, widget);
}

void
wedges_wheel_pieces_set_out (WedgesWheelPieces *self,
                             GtkWidget *widget,
                             const WedgesWheelMotion *motion,
                             const unsigned colours[WEDGES_MAX_SEATS])
{
  WedgesTokenLook look = describe (self, &motion->before, motion->seat, colours);
  Drawing drawing = begin (self);

  wedges_wheel_pieces_rest (self);
  self->before = self->lit;
  memset (&self->lit, 0, sizeof self->lit);
  if (motion->wedge >= 0)
    {
      make_token (self, widget, &self->without, &look);
      drawing.category = motion->wedge;
      drawing.radius = WEDGES_WEDGE_RADIUS * drawing.unit;
      make (&self->wedge, widget, drawing.radius * .6, draw_wedge, &drawing);
    }
  if (motion->hops > 0)
    {
      look.lifted = TRUE;
      make_token (self, widget, &self->lifted, &look);
    }
  if (motion->fans)
    make_fans (self, widget);
  if (self->blend == NULL && self->bright.node != NULL)
    self->blend = salon_blend_make_image (CAIRO_FORMAT_ARGB32, gdk_texture_get_width (self->bright.texture),
                                          gdk_texture_get_height (self->bright.texture));
}

void
wedges_wheel_pieces_rest (WedgesWheelPieces *self)
{
  clear_lit (&self->before);
  salon_art_tile_clear (&self->lifted);
  salon_art_tile_clear (&self->without);
  salon_art_tile_clear (&self->wedge);
  g_clear_pointer (&self->blend, cairo_surface_destroy);
}

void
wedges_wheel_pieces_light (WedgesWheelPieces *self, GtkWidget *widget, int category)
{
  clear_all (self->legend, WEDGES_SPACES);
  for (int space = 0; space < WEDGES_SPACES && category >= 0; space++)
    if (space != WEDGES_HUB && wedges_space_category (space) == category)
      make_space (self, widget, &self->legend[space], space, WEDGES_LIT_PLAIN);
}

void
wedges_wheel_pieces_point (WedgesWheelPieces *self, GtkWidget *widget, int which)
{
  make_space (self, widget, &self->pointed, self->lit.space[which], WEDGES_LIT_POINTED);
  make_number (self, widget, &self->pointed_number, which + 1, TRUE);
}

void
wedges_wheel_pieces_focus (WedgesWheelPieces *self, GtkWidget *widget, int space)
{
  Drawing drawing = begin (self);

  self->focus_space = space;
  salon_art_tile_clear (&self->focus);
  if (space < 0)
    return;
  drawing.space = space;
  make (&self->focus, widget, get_reach (space) * drawing.unit, draw_focus, &drawing);
}

void
wedges_wheel_pieces_clear (WedgesWheelPieces *self)
{
  wedges_wheel_pieces_rest (self);
  clear_lit (&self->lit);
  clear_all (self->token, WEDGES_MAX_SEATS);
  clear_all (self->fan, WEDGES_SPOKES);
  clear_all (self->legend, WEDGES_SPACES);
  salon_art_tile_clear (&self->bright);
  salon_art_tile_clear (&self->dim);
  salon_art_tile_clear (&self->dot);
  salon_art_tile_clear (&self->shadow);
  salon_art_tile_clear (&self->pointed);
  salon_art_tile_clear (&self->pointed_number);
  salon_art_tile_clear (&self->focus);
}
