/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-room.h"

G_BEGIN_DECLS

#define SALON_TYPE_STATISTICS_ROOM (salon_statistics_room_get_type ())
G_DECLARE_FINAL_TYPE (SalonStatisticsRoom, salon_statistics_room, SALON, STATISTICS_ROOM, GtkWidget)

/**
 * SalonStatisticsRoom:
 *
 * What the records of the library say of people: figures, streaks and rivals for the games of all tables, and what each
 * game adds (fill_figures in its row of the house). Under five games there are figures alone. Names can be merged, and
 * forgotten for good; all of it can be saved as CSV.
 */

/* A #SalonRoomOfHouse. */
SalonRoom *salon_statistics_room_new (const SalonRoomMeans *means);

G_END_DECLS
