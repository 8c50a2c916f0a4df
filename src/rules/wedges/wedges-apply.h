/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one door through which a game changes. */

#pragma once

#include "rules/wedges/wedges-move.h"
#include "rules/wedges/wedges-reason.h"
#include "rules/wedges/wedges-state.h"

/* Tells why @move, which may have any bytes in its fields, cannot be made, or WEDGES_OK. */
WedgesReason wedges_check (const WedgesState *state, const WedgesMove *move);

/* Makes @move, or gives the reason why not and changes nothing. */
WedgesReason wedges_apply (WedgesState *state, const WedgesMove *move);
