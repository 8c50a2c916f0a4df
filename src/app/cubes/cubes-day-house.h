/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The grid of the day, for the row of the house. */

#pragma once

#include "app/salon-house.h"
#include "model/cubes/cubes-day.h"

G_BEGIN_DECLS

/* As SalonHouseGame says of them. */
SalonGame *cubes_day_house_make (SalonDay day, SalonLook *look, GError **error);
void cubes_day_house_keep (SalonDays *days, SalonGame *game);
char *cubes_day_house_say (SalonDays *days, SalonDay day);

/* Makes today's game, asleep, (transfer full), for these seats; see cubes_day_write_record(). */
SalonGame *cubes_day_house_make_today (CubesHeader *header, const CubesHabits *habits, GError **error);

G_END_DECLS
