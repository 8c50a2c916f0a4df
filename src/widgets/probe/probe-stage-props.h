/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a stage draws above its board: bubbles, chips, the line from who asks to who is asked, rings
 * and what fades. Textures and texts are made before the moment begins; only of a fade the first frame makes
 * a picture, of what has changed. For the stage alone. */

#pragma once

#include "model/probe/probe-moment.h"
#include "rules/probe/probe-record.h"
#include "widgets/probe/probe-board.h"
#include "widgets/salon-fade.h"
#include "widgets/salon-figures.h"

G_BEGIN_DECLS

/* The numbers that a chip tells one after the other: one, or a sum after each of twelve cards and
 * the whole. */
#define PROBE_PROPS_SUMS (PROBE_SPACES + 2)

typedef struct {
  SalonFigures *figures[PROBE_PROPS_SUMS];
  int points[PROBE_PROPS_SUMS];
  int n;
} ProbePropsChip;

typedef struct {
  SalonArtTile tile;
  float text_x, text_width, text_y;
  float tip_y; /* from where it grows; its x is 0 */
} ProbePropsBubble;

/* A dotted line from the plate of who asks to the plate of who is asked. */
typedef struct {
  SalonArtTile tile;
  graphene_rect_t extents; /* of the whole line, in px of the stage */
  graphene_point_t from, to;
  double unit;
  int dots;
} ProbePropsThread;

/* Zero it, and clear it in dispose. */
typedef struct {
  GtkWidget *stage;
  ProbeBoard *board;
  double pitch; /* px for a space of the tray that the moment is about */
  SalonArtTile chip_tile;
  ProbePropsChip chip[PROBE_MOMENT_CHIPS];
  ProbePropsBubble bubble[PROBE_MOMENT_BUBBLES];
  ProbePropsThread thread;
  GskRenderNode *board_node; /* (nullable): how the board was drawn in the last frame */
  SalonFade fade;            /* of the board, for reduced motion */
} ProbeProps;

/* Renders what any moment needs, so that it is in the cache. */
void probe_props_warm (ProbeProps *self);
/* Makes what @moment needs. */
void probe_props_prepare (ProbeProps *self, const ProbeMoment *moment);
/* Makes again what depends on where the widgets of the board are. */
void probe_props_place (ProbeProps *self, const ProbeMoment *moment);
/* Draws the board. */
void probe_props_snapshot_board (ProbeProps *self, GtkSnapshot *snapshot);
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
