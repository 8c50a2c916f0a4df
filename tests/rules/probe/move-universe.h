/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every move that can be written, and many that cannot; lists of legal moves are compared with
 * them. */

#pragma once

#include "rules/probe/probe-apply.h"

typedef bool (*MoveVisit) (void *data, const ProbeMove *move);

bool move_universe (const ProbeState *state, int seat, MoveVisit visit, void *data);
bool move_universe_rows (const ProbeState *state, int seat, MoveVisit visit, void *data);
