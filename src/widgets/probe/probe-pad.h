/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands on Probe's score pad. */

#pragma once

#include "model/probe/probe-game.h"
#include "model/salon-look.h"
#include "widgets/salon-pad.h"

G_BEGIN_DECLS

/* Shows what stands on the pad of @game now: a line for each round, as
 * probe_game_get_pad_length() describes them, and what this turn has brought so far. */
void probe_pad_update (SalonPad *pad, ProbeGame *game, const SalonLook *look);

G_END_DECLS
