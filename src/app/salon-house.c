/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that the application knows, a row for each. No other shared file of the
 * application names a game. */

#include "app/salon-house.h"

#include "app/cubes/cubes-house.h"
#include "app/probe/probe-house.h"
#include "app/probe/probe-party-house.h"
#include "app/wedges/wedges-house.h"

const SalonHouseGame *const salon_house_games[] = {
  &probe_house_game, &probe_party_house_game, &cubes_house_game, &wedges_house_game, NULL,
};
