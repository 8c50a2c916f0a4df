/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that null-salon knows, in place of the file of this name in src/: the row of the null game,
 * and that file's. */

#include "app/salon-house.h"

#include "app/null/null-house.h"
#include "app/probe/probe-house.h"

const SalonHouseGame *const salon_house_games[] = {
  &null_house_game,
  &probe_house_game,
  NULL,
};
