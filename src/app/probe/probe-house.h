/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Probe's row of the list of games. */

#pragma once

#include "app/salon-house.h"

G_BEGIN_DECLS

extern const SalonHouseGame probe_house_game;

G_END_DECLS
