/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The null game to the application. */

#pragma once

#include "app/salon-house.h"

G_BEGIN_DECLS

extern const SalonHouseGame null_house_game;

G_END_DECLS
