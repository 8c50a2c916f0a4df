/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The contents of Probe's score pad. */

#pragma once

#include "model/probe/probe-game.h"
#include "model/salon-look.h"
#include "widgets/salon-pad.h"

G_BEGIN_DECLS

/* Shows the present totals of @game on @pad, a line for each round as
 * probe_game_get_pad_length() describes it, and the points of this turn so far. */
void probe_pad_update (SalonPad *pad, ProbeGame *game, const SalonLook *look);

G_END_DECLS
