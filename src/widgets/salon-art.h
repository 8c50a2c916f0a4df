/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * SalonArtTile:
 *
 * One piece of artwork in one size, which a widget keeps. The widget zeroes it (GObject
 * does so for instance fields), prepares it in size_allocate, appends it in snapshot and
 * clears it in dispose.
 */
typedef struct {
  GdkTexture *texture;
  GskRenderNode *node; /* (nullable): the same picture, where that is drawn faster than a texture */
  char *key;
  float left, top;     /* how far the picture stands out of its piece, or from the middle of its glyph, in px */
  float width, height; /* the whole picture, in px */
} SalonArtTile;

/**
 * salon_art_tile_prepare:
 * @widget: whose scale is used
 * @name: of a piece of the look in use, without its ending: "plate", "GAME/tray"; or "house:NAME" for
 *   icons/art/NAME of the program itself, whatever the look
 * @seat: (nullable): what elements of class "seat" are filled with
 * @width: of the piece without its shadow, in px
 * @height: of the piece without its shadow, in px
 *
 * Renders the piece, or takes it from the cache. Does nothing when the tile
 * already is that piece, so it may be called at every allocation. Never call it
 * while a frame is drawn; what will be needed in the middle of a motion is prepared before it.
 *
 * A piece whose name ends with ".9" keeps its corners of 24 px; see salon_art_nine_prepare(). "table" gets
 * the weave of the look, if it has one. What the look lacks comes from the default one; "NAME-own"
 * may be missing where NAME is there.
 */
void salon_art_tile_prepare (SalonArtTile *tile,
                             GtkWidget *widget,
                             const char *name,
                             const GdkRGBA *seat,
                             int width,
                             int height);

/**
 * salon_art_nine_prepare:
 * @name: of a piece that ends with ".9"
 * @unit: px for a unit of the piece, whose corners of 24 units keep their shape
 *
 * As salon_art_tile_prepare(), for a window so large that 24 px are too few for a corner.
 */
void salon_art_nine_prepare (SalonArtTile *tile,
                             GtkWidget *widget,
                             const char *name,
                             int width,
                             int height,
                             double unit);

/**
 * salon_art_glyph_prepare:
 * @sheet: a piece that has glyphs by their ids: "letters", "figures", "pad-figures", "emblems", "back-emblems"
 * @id: of the glyph, such as "A", "blank", "question", "n7", "plus", "minus", "times", "ring"
 * @colour: of letters and figures; of a seat for emblems
 * @cap_height: how high a capital is, or whatever is 100 high in the sheet, in px. The unit of
 *   "back-emblems" is that of a card of 92 × 126: for a card of W px it is 100 × W / 92.
 *
 * As salon_art_tile_prepare(). salon_art_tile_snapshot() puts the middle of the glyph at its x, y. A glyph is
 * sharp where these are whole device pixels. A tile without a texture is left if no look has the glyph.
 */
void salon_art_glyph_prepare (SalonArtTile *tile,
                              GtkWidget *widget,
                              const char *sheet,
                              const char *id,
                              const GdkRGBA *colour,
                              double cap_height);

/* Draws with @cr in px, the origin at 0 0. */
typedef void (*SalonArtDraw) (cairo_t *cr, gconstpointer data);

/**
 * salon_art_tile_draw:
 * @extents: of what @draw draws, in px; it need not begin at 0 0
 *
 * Makes a tile of a drawing that no look has, such as a bubble with a text. salon_art_tile_snapshot() puts
 * its origin at its x, y. Unlike a piece, it is drawn each time this is called.
 */
void salon_art_tile_draw (SalonArtTile *tile,
                          GtkWidget *widget,
                          const graphene_rect_t *extents,
                          SalonArtDraw draw,
                          gconstpointer data);

/* Makes a tile of @texture, which is in device pixels and belongs to no look, such as the picture of a page that
 * has gone. */
void salon_art_tile_take (SalonArtTile *tile, GtkWidget *widget, GdkTexture *texture);

/**
 * salon_art_tile_snapshot:
 *
 * Appends the piece with its corner (without the shadow), or the glyph with its middle, at @x, @y.
 */
void salon_art_tile_snapshot (const SalonArtTile *tile, GtkSnapshot *snapshot, float x, float y);
/* As salon_art_tile_snapshot(), but only partly opaque. */
void salon_art_tile_fade (const SalonArtTile *tile, GtkSnapshot *snapshot, float x, float y, double opacity);

/**
 * salon_art_tile_clear:
 *
 * Empties the tile and frees what it holds.
 */
void salon_art_tile_clear (SalonArtTile *tile);

/**
 * salon_art_get_scale:
 *
 * Returns: how many device pixels one px of @widget has; a fraction where GTK (from
 *   4.12 on) tells fractional scales
 */
double salon_art_get_scale (GtkWidget *widget);

/**
 * salon_art_watch:
 *
 * Has @widget measured, allocated and drawn anew whenever its scale, the look in use or the mode of that
 * changes. Call it once, when the widget is made.
 */
void salon_art_watch (GtkWidget *widget);

/**
 * salon_art_count_cached:
 *
 * @bytes: (out) (optional): size of the cached pieces
 *
 * Tells tests how full the cache is.
 *
 * Returns: the number of cached pieces
 */
unsigned salon_art_count_cached (gsize *bytes);

/* Frees the large pictures that no tile holds any more. One that is needed again comes from the files of the cache, or is
 * rendered. */
void salon_art_forget_large (void);

G_END_DECLS
