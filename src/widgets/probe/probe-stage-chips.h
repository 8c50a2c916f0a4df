/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chips with points that fly from a card, or from a plate, to the pad. For the stage alone. */

#pragma once

#include "model/probe/probe-moment.h"
#include "widgets/probe/probe-board.h"
#include "widgets/salon-figures.h"

G_BEGIN_DECLS

/* The numbers that a chip tells one after the other: one, or a sum after each of twelve cards and
 * the whole. */
#define PROBE_STAGE_CHIP_SUMS (PROBE_SPACES + 2)

typedef struct {
  SalonFigures *figures[PROBE_STAGE_CHIP_SUMS];
  int points[PROBE_STAGE_CHIP_SUMS];
  int n;
} ProbeStageChip;

/* Zero it, but for the stage and the board. */
typedef struct {
  GtkWidget *stage;
  ProbeBoard *board;
  double pitch; /* px for a space of the tray that the moment is about */
  SalonArtTile tile;
  ProbeStageChip chip[PROBE_MOMENT_CHIPS];
} ProbeStageChips;

/* Renders what any chip needs, so that it is in the cache. */
void probe_stage_chips_warm (ProbeStageChips *self, double pitch);
/* Makes the chips of @moment. */
void probe_stage_chips_prepare (ProbeStageChips *self, const ProbeMoment *moment, double pitch);
/* Draws those of @frame, which is that of @ms. */
void probe_stage_chips_snapshot (const ProbeStageChips *self,
                                 GtkSnapshot *snapshot,
                                 const ProbeMoment *moment,
                                 const ProbeFrame *frame,
                                 double ms);
/* Forgets what was made for a moment. */
void probe_stage_chips_clear (ProbeStageChips *self);
/* Forgets everything. */
void probe_stage_chips_dispose (ProbeStageChips *self);

G_END_DECLS
