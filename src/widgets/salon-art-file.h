/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One rendered piece in one file, for salon-art-cache.h. What is read is believed only if it is what this program
 * would have written: anybody may have changed, cut or replaced a file. */

#pragma once

#include "widgets/salon-art-render.h"

G_BEGIN_DECLS

/* The larger ones are not kept. */
#define SALON_ART_FILE_MAX (16u << 20)

/**
 * salon_art_file_sum:
 * @sum: 0, or the sum of what comes before
 *
 * Returns: a number that is another one for nearly all other data; for damage, not against an enemy
 */
guint64 salon_art_file_sum (guint64 sum, gconstpointer data, gsize size);

/**
 * salon_art_file_open_folder:
 *
 * Creates the folder, of this user alone, if need be.
 *
 * Returns: a descriptor, or −1 where nothing can be kept: it cannot be made, or it is somebody else's
 */
int salon_art_file_open_folder (const char *path);

/**
 * salon_art_file_read:
 * @folder: an open descriptor
 * @name: 64 hexadecimal digits that stand for all that the picture depends on
 * @width: of the piece without what reaches beyond it, in device pixels
 * @height: likewise
 * @picture: (out): its texture is (transfer full)
 *
 * Returns: whether the file is there and sound
 */
gboolean salon_art_file_read (int folder, const char *name, int width, int height, SalonArtPicture *picture);

/**
 * salon_art_file_write:
 * @surface: in ARGB32; not changed by anybody meanwhile
 *
 * The file is there whole or not at all, and replaces whatever had its name. May be called in any thread.
 *
 * Returns: whether it could be written
 */
gboolean salon_art_file_write (int folder, const char *name, cairo_surface_t *surface, int left, int top);

/**
 * salon_art_file_sweep:
 *
 * Removes the files used least recently until the rest has no more than @bytes, and what killed programs left.
 * Leaves alone what has no name of ours. May be called in any thread.
 */
void salon_art_file_sweep (int folder, gsize bytes);

G_END_DECLS
