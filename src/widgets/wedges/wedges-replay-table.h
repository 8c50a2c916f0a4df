/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/wedges/wedges-replay.h"
#include "widgets/salon-replay-table.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_REPLAY_TABLE (wedges_replay_table_get_type ())
G_DECLARE_FINAL_TYPE (WedgesReplayTable, wedges_replay_table, WEDGES, REPLAY_TABLE, GtkWidget)

/**
 * WedgesReplayTable:
 *
 * The #SalonReplayTable of Wedges: the plates, the wheel, the die, and what was asked last. A question that lies on the table,
 * with its answer from when it was answered on, takes the place of the die, and so do the votes for the category of a final
 * question: the wheel is seen always.
 */

G_END_DECLS
