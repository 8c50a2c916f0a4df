/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/salon-art.h"

G_BEGIN_DECLS

#define SALON_BLEND_MOST 3

/**
 * SalonBlend:
 *
 * A mix of opaque pictures that fade into each other, all of one size. With cairo, pictures as large as the window take
 * too long when each is drawn upon the other; here they are mixed pixel by pixel in one go. Zero it, and clear it when
 * nothing fades any more.
 */
typedef struct {
  cairo_surface_t *mixed; /* NULL: nothing has been mixed yet */
} SalonBlend;

/* Makes an image that pictures can be mixed in, of 32 bits a pixel. */
cairo_surface_t *salon_blend_make_image (cairo_format_t format, int width, int height);

/**
 * salon_blend_mix:
 * @mixed: made by salon_blend_make_image(), of the same size as the pictures. What was recorded with it before shows
 *   the new mix, too.
 * @pictures: such images, with alpha or without; they may be seen through
 * @shares: how much is seen of each; their sum is more than 0
 * @n: how many there are, 1 to SALON_BLEND_MOST
 *
 * Mixes pictures, in proportion to their shares.
 */
void salon_blend_mix (cairo_surface_t *mixed, cairo_surface_t *const *pictures, const double *shares, int n);

/**
 * salon_blend_snapshot:
 * @tiles: the pictures; those that are empty, or of another size than the first one, are left out
 * @shares: how much is seen of each
 * @n: how many there are, SALON_BLEND_MOST at most
 *
 * Appends the mix at 0, 0. Only what the shares are in proportion to each other matters.
 */
void salon_blend_snapshot (SalonBlend *blend,
                           GtkSnapshot *snapshot,
                           const SalonArtTile *const *tiles,
                           const double *shares,
                           int n);
void salon_blend_clear (SalonBlend *blend);

G_END_DECLS
