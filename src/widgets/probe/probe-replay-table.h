/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/probe/probe-replay.h"
#include "widgets/salon-replay-table.h"

G_BEGIN_DECLS

#define PROBE_TYPE_REPLAY_TABLE (probe_replay_table_get_type ())
G_DECLARE_FINAL_TYPE (ProbeReplayTable, probe_replay_table, PROBE, REPLAY_TABLE, GtkWidget)

/**
 * ProbeReplayTable:
 *
 * The #SalonReplayTable of Probe: board and stage of the table. A step plays the moments of its moves; a jump is one in which
 * only the old picture fades.
 */

G_END_DECLS
