/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How somebody plays Probe for the first time: the welcome, the lesson, the quick game. */

#pragma once

#include "app/salon-house.h"

G_BEGIN_DECLS

extern const SalonHouseStart probe_first_game;

G_END_DECLS
