/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cubes, as the application knows it. */

#pragma once

#include "app/salon-house.h"

G_BEGIN_DECLS

/* The look that comes with the game. */
#define CUBES_HOUSE_LOOK "ink"

extern const SalonHouseGame cubes_house_game;

G_END_DECLS
