/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a stage draws above its board: bubbles, chips, the line from who asks to who is asked, rings
 * and what fades. Textures and texts are made before the moment begins; only of a fade the first frame makes
 * a picture, of what has changed. For the stage alone. */

#pragma once

#include "model/probe/probe-moment.h"
#include "widgets/probe/probe-board.h"
#include "widgets/probe/probe-stage-bubble.h"
#include "widgets/probe/probe-stage-chips.h"
#include "widgets/salon-fade.h"

G_BEGIN_DECLS

/* A dotted line from the plate of who asks to the plate of who is asked. */
typedef struct {
  SalonArtTile tile;
  graphene_rect_t extents; /* of the whole line, in px of the stage */
  graphene_point_t from, to;
  double unit;
  int dots;
} ProbePropsThread;

typedef struct {
  GtkWidget *stage;
  ProbeBoard *board;
  double pitch; /* px for a space of the tray that the moment is about */
  ProbeStageChips chips;
  ProbeStageBubble bubble[PROBE_MOMENT_BUBBLES];
  ProbePropsThread thread;
  GskRenderNode *board_node; /* (nullable): how the board was drawn in the last frame */
  SalonFade fade;            /* of the board, for reduced motion */
} ProbeProps;

/* Begins with a zeroed value, and ends it. */
void probe_props_init (ProbeProps *self, GtkWidget *stage, ProbeBoard *board);
void probe_props_dispose (ProbeProps *self);
/* Renders what any moment needs, so that it is in the cache. */
void probe_props_warm (ProbeProps *self);
/* Makes what @moment needs. */
void probe_props_prepare (ProbeProps *self, const ProbeMoment *moment);
/* Makes again what depends on where the widgets of the board are. */
void probe_props_place (ProbeProps *self, const ProbeMoment *moment);
/* Draws the board, in the first frame of a fade as it was before. */
void probe_props_snapshot_board (ProbeProps *self, GtkSnapshot *snapshot, const ProbeFrame *frame);
/* Draws @frame, which is that of @ms, above it. */
void probe_props_snapshot (ProbeProps *self,
                           GtkSnapshot *snapshot,
                           const ProbeMoment *moment,
                           const ProbeFrame *frame,
                           double ms);
/* Forgets how the board was drawn; it has gone, or nobody sees it. */
void probe_props_forget_board (ProbeProps *self);
/* Forgets what was made for a moment. */
void probe_props_clear (ProbeProps *self);

G_END_DECLS
