/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that the application knows: a row each. No other file of the application that
 * games share names one. */

#include "app/salon-house.h"

#include "app/probe/probe-house.h"

const SalonHouseGame *const salon_house_games[] = {
  &probe_house_game,
  NULL,
};
