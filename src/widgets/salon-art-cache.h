/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps pieces that were expensive to render from one start to the next, as files. Everything works without it. */

#pragma once

#include "widgets/salon-art-render.h"

G_BEGIN_DECLS

/**
 * salon_art_cache_use:
 * @folder: (nullable): %NULL for none, as it is before the first call
 * @version: of the program, which finds only what the same version has kept
 *
 * Where pieces are kept from now on. If the folder cannot be used, nothing is kept, and nobody is told.
 */
void salon_art_cache_use (const char *folder, const char *version);

/**
 * salon_art_cache_make_name:
 *
 * Returns: (nullable) (transfer full): the name for what @request gives; %NULL if that is never kept
 */
char *salon_art_cache_make_name (const SalonArtRequest *request);

/**
 * salon_art_cache_find:
 *
 * @name: of @request
 * @picture: (out): exactly what salon_art_render() has once made of @request
 *
 * Returns: whether it was kept; its texture is (transfer full)
 */
gboolean salon_art_cache_find (const char *name, const SalonArtRequest *request, SalonArtPicture *picture);

/**
 * salon_art_cache_keep:
 *
 * Writes the picture, in a thread, when nothing has come for half a second. What has not been written when the
 * program ends is rendered once more.
 */
void salon_art_cache_keep (const char *name, const SalonArtPicture *picture);

G_END_DECLS
