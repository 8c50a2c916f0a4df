/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * SalonArtTile:
 *
 * One piece of artwork in one size, as a widget keeps it. Zero it (or let
 * GObject do so), prepare it in size_allocate, append it in snapshot, clear it in
 * dispose.
 */
typedef struct {
  GdkTexture *texture;
  char *key;
  float left, top;     /* how far the picture (its shadow) stands out, in px */
  float width, height; /* the whole picture, in px */
} SalonArtTile;

/**
 * salon_art_tile_prepare:
 * @widget: whose scale is used
 * @name: file name in icons/art without its ending, such as "GAME/card-back"
 * @seat: (nullable): what elements of class "seat" are filled with
 * @width: of the piece without its shadow, in px
 * @height: of the piece without its shadow, in px
 *
 * Renders the piece, or takes it from the cache. Does nothing when the tile
 * already is that piece, so it may be called at every allocation. Never call it
 * while a frame is drawn.
 */
void salon_art_tile_prepare (SalonArtTile *tile,
                             GtkWidget *widget,
                             const char *name,
                             const GdkRGBA *seat,
                             int width,
                             int height);

/**
 * salon_art_tile_snapshot:
 *
 * Appends the piece with its corner (without the shadow) at @x, @y.
 */
void salon_art_tile_snapshot (const SalonArtTile *tile, GtkSnapshot *snapshot, float x, float y);

void salon_art_tile_clear (SalonArtTile *tile);

/**
 * salon_art_get_scale:
 *
 * Device pixels for each px of @widget; fractional where GTK says so.
 */
double salon_art_get_scale (GtkWidget *widget);

/**
 * salon_art_watch_scale:
 *
 * Has @widget allocated anew whenever its scale changes. Call it once, when
 * the widget is made.
 */
void salon_art_watch_scale (GtkWidget *widget);

/**
 * salon_art_count_cached:
 *
 * Pieces and bytes in the cache, for tests.
 */
unsigned salon_art_count_cached (gsize *bytes);

G_END_DECLS
