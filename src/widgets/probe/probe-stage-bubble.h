/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A bubble at a tray, with what its owner, or whoever asks, says: a letter, “Sorry, no R”, a word. For the stage
 * alone. */

#pragma once

#include "model/probe/probe-moment.h"
#include "widgets/probe/probe-board.h"
#include "widgets/salon-art.h"

G_BEGIN_DECLS

/* Zero it, and clear it in dispose. */
typedef struct {
  SalonArtTile tile;
  SalonArtTile emblem; /* of who asks; empty where nobody has to choose a card */
  float unit;          /* px for a px of the sheets */
  float text_x, text_width, text_y;
  float tip_y; /* from where it grows; its x is 0 */
} ProbeStageBubble;

/* What stands in a bubble of a game of @setup (transfer full). */
char *probe_stage_bubble_say (const ProbeBubble *bubble, const ProbeSetup *setup);
/* Makes bubble @i of @moment. */
void probe_stage_bubble_prepare (ProbeStageBubble *self,
                                 GtkWidget *stage,
                                 ProbeBoard *board,
                                 const ProbeMoment *moment,
                                 int i,
                                 double unit);
/* Draws it as it is in @frame. */
void probe_stage_bubble_snapshot (const ProbeStageBubble *self,
                                  GtkSnapshot *snapshot,
                                  ProbeBoard *board,
                                  const ProbeMoment *moment,
                                  const ProbeFrame *frame,
                                  int i);
void probe_stage_bubble_clear (ProbeStageBubble *self);

G_END_DECLS
