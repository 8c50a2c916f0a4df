/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-paper-draft.h"

#include <math.h>

#include "widgets/cubes/cubes-paint.h"
#include "widgets/salon-colours.h"

#define OPACITY .45

/* The pencil that writes: its length and thickness in heights of a capital, and how it is held, in degrees: from below at
 * the right, so that it covers the empty lines and never a word. */
#define PENCIL_LENGTH 9.
#define PENCIL_THICK  .95
#define PENCIL_ANGLE  38

/* Where its point is, in heights of a capital: to the right of the word, and below the middle of its letters. */
#define POINT_RIGHT .5
#define POINT_BELOW .45

static void
draw_pencil_cb (cairo_t *cr, gconstpointer data)
{
  const CubesPaperDraft *self = data;
  const GdkRGBA *colour = salon_colour_get (self->colour);
  const double unit = self->cap;
  const double half = PENCIL_THICK * unit / 2, length = PENCIL_LENGTH * unit, tip = 1.3 * unit;

  cairo_rotate (cr, PENCIL_ANGLE * G_PI / 180);
  /* the shadow */
  cairo_set_source_rgba (cr, 0, 0, 0, .14);
  cairo_rectangle (cr, tip, half * .2, length - tip, 2 * half);
  cairo_fill (cr);
  /* wood and lead */
  cairo_set_source_rgb (cr, 0xe8 / 255., 0xc9 / 255., 0x94 / 255.);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, tip, -half);
  cairo_line_to (cr, tip, half);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, .2, .19, .23);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, tip * .36, -half * .36);
  cairo_line_to (cr, tip * .36, half * .36);
  cairo_fill (cr);
  /* the painted body, lighter above and darker below */
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_rectangle (cr, tip, -half, length - 2.1 * unit - tip, 2 * half);
  cairo_fill (cr);
  cairo_set_source_rgba (cr, 1, 1, 1, .28);
  cairo_rectangle (cr, tip, -half, length - 2.1 * unit - tip, half * .62);
  cairo_fill (cr);
  cairo_set_source_rgba (cr, 0, 0, 0, .22);
  cairo_rectangle (cr, tip, half * .4, length - 2.1 * unit - tip, half * .6);
  cairo_fill (cr);
  /* ferrule and rubber */
  cairo_set_source_rgb (cr, .78, .79, .82);
  cairo_rectangle (cr, length - 2.1 * unit, -half, .9 * unit, 2 * half);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0xd9 / 255., 0x86 / 255., 0x86 / 255.);
  cairo_rectangle (cr, length - 1.2 * unit, -half, 1.1 * unit, 2 * half);
  cairo_fill (cr);
}

void
cubes_paper_draft_clear (CubesPaperDraft *self)
{
  cubes_pencil_clear (&self->word);
  salon_art_tile_clear (&self->pencil);
}

void
cubes_paper_draft_prepare (CubesPaperDraft *self,
                           GtkWidget *widget,
                           const char *letters,
                           guint seat,
                           guint colour,
                           double cap)
{
  const float least = (float) -cap, most = (float) ((PENCIL_LENGTH + 2) * cap);

  cubes_pencil_prepare (&self->word, widget, letters, seat, cubes_paint (CUBES_PAINT_PENCIL), cap);
  if (colour != self->colour || cap != self->cap || cubes_paint_is_plain ())
    salon_art_tile_clear (&self->pencil);
  self->colour = colour;
  self->cap = cap;
  if (self->pencil.texture == NULL && !cubes_paint_is_plain ())
    salon_art_tile_draw (&self->pencil, widget, &GRAPHENE_RECT_INIT (least, least, most, most), draw_pencil_cb, self);
}

void
cubes_paper_draft_snapshot (const CubesPaperDraft *self, GtkSnapshot *snapshot, float x, float y)
{
  cubes_pencil_snapshot (&self->word, snapshot, x, y, OPACITY);
  if (self->pencil.texture != NULL)
    salon_art_tile_snapshot (&self->pencil, snapshot, roundf (x + (float) (self->word.width + POINT_RIGHT * self->cap)),
                             roundf (y + (float) (POINT_BELOW * self->cap)));
}
