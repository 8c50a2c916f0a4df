/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes textures of the artwork of looks, and of the house's own; salon-art.h keeps them. */

#pragma once

#include <gdk/gdk.h>

#include "widgets/salon-theme.h"

G_BEGIN_DECLS

/* Begins the name of a piece that is no look's: it is one of the program's resources, in art/. */
#define SALON_ART_HOUSE "house:"

typedef struct {
  const SalonTheme *theme;
  SalonThemeMode mode;
  const char *name;      /* of a piece or of a sheet of glyphs; see salon_art_tile_prepare() */
  const char *glyph;     /* NULL for a piece */
  const GdkRGBA *colour; /* NULL for none */
  double width, height;  /* of a piece without its shadow, in device pixels */
  double unit;           /* device pixels for a unit of a piece in nine parts, or of the sheet */
  int weave;             /* device pixels for a unit of the weave of a table */
} SalonArtRequest;

typedef struct {
  GdkTexture *texture;
  int left, top;  /* how far it reaches beyond the piece, or from the middle of the glyph, in device pixels */
  gboolean whole; /* FALSE: a warning has said that something of it could not be drawn */
} SalonArtPicture;

/**
 * salon_art_render:
 *
 * Renders a piece so that its edges, without the shadow, lie on device pixels; a glyph so that its
 * middle does. Where a file of a look is of no use a warning, once, says why, and the one of the default
 * look is taken.
 *
 * Returns: whether there is a picture; its texture is (transfer full)
 */
gboolean salon_art_render (const SalonArtRequest *request, SalonArtPicture *picture);

/**
 * salon_art_get_pixels:
 * @size: width or height of a piece without its shadow, in device pixels; a fraction where the scale is one
 *
 * Returns: how many device pixels the piece takes, so that the last ones at its edges are whole
 */
double salon_art_get_pixels (double size);

/**
 * salon_art_describe:
 *
 * Reads files, but parses none.
 *
 * Returns: (nullable) (transfer full): a text that names everything the picture of a piece depends on: what is in all
 *   files that might have to do with it, sizes, colours, libraries. %NULL for what depends on more than that, such as
 *   fonts; and for a glyph, because nobody shall find out later which letters somebody has seen.
 */
char *salon_art_describe (const SalonArtRequest *request);

/**
 * salon_art_take_texture:
 *
 * @surface: (transfer full): an image in ARGB32, on which nothing is drawn any more
 *
 * Returns: (transfer full): a texture with the same pixels, which are not copied
 */
GdkTexture *salon_art_take_texture (cairo_surface_t *surface);

/**
 * salon_art_get_surface:
 *
 * Returns: (transfer none): what @texture was taken from
 */
cairo_surface_t *salon_art_get_surface (GdkTexture *texture);

/* Lets go of all files that were read. */
void salon_art_forget_files (void);

G_END_DECLS
