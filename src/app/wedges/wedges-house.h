/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Wedges, as the application knows it. */

#pragma once

#include "app/salon-house.h"

G_BEGIN_DECLS

/* The look that comes with the game. */
#define WEDGES_HOUSE_LOOK "claret"

extern const SalonHouseGame wedges_house_game;

G_END_DECLS
