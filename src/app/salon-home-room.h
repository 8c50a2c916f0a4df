/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws the room of the home: walls, floor, pictures, tables under their lamps, and the
 * sideboard. All of it is artwork that is rendered once for a size. */

#pragma once

#include "app/salon-home-layout.h"
#include "widgets/salon-art.h"

G_BEGIN_DECLS

/* Which artwork a table has. */
typedef struct {
  const char *on_table; /* a piece that stands on the table */
  GdkRGBA cloth;
  const char *table, *lamp; /* NULL: those of the house */
} SalonHomeTableArt;

/* A page zeroes it, prepares it at each allocation, and clears it in dispose. */
typedef struct {
  gboolean plain; /* in high contrast: only the tables and their lamps */
  SalonArtTile wall, leaves, floor, parquet, print[2], light, sideboard;
  SalonArtTile table[SALON_HOME_TABLES], on_table[SALON_HOME_TABLES], lamp[SALON_HOME_TABLES];
} SalonHomeRoom;

void salon_home_room_prepare (SalonHomeRoom *self,
                              GtkWidget *widget,
                              const SalonHomeSpace *space,
                              const SalonHomeLayout *layout,
                              const SalonHomeTableArt *art);
/* @light: how bright each table's lamp is, from 0 (off) to 1 */
void salon_home_room_snapshot (const SalonHomeRoom *self,
                               GtkSnapshot *snapshot,
                               const SalonHomeSpace *space,
                               const SalonHomeLayout *layout,
                               const double light[SALON_HOME_TABLES]);
void salon_home_room_clear (SalonHomeRoom *self);

G_END_DECLS
