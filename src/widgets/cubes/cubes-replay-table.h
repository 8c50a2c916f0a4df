/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/cubes/cubes-replay.h"
#include "widgets/salon-replay-table.h"

G_BEGIN_DECLS

#define CUBES_TYPE_REPLAY_TABLE (cubes_replay_table_get_type ())
G_DECLARE_FINAL_TYPE (CubesReplayTable, cubes_replay_table, CUBES, REPLAY_TABLE, GtkWidget)

/**
 * CubesReplayTable:
 *
 * The #SalonReplayTable of Cubes: the tray, and the lists side by side as they fill. A word that is written is traced in the
 * tray; when the time is up the lists are as they were read out.
 */

G_END_DECLS
