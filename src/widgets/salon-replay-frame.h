/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where what belongs to the page stands on a #SalonReplayTable that lays itself out: on the left the table, below it the
 * sentence in a strip, and below that the panel that leads through the game; on the right a column for who looks on. The sizes are
 * those that a game’s table has in common with any other. */

#pragma once

#include "widgets/salon-large.h"

G_BEGIN_DECLS

/* px between what stands there */
#define SALON_REPLAY_FRAME_GAP 14
/* A window at least this wide and high has larger text. */
#define SALON_REPLAY_FRAME_LARGE_WIDTH  1600
#define SALON_REPLAY_FRAME_LARGE_HEIGHT 840

/* A table zeroes it, and clears it in dispose. */
typedef struct {
  GtkWidget *sentence, *panel, *side;
  SalonLarge large;
} SalonReplayFrame;

/* How a size is shared out, in px. */
typedef struct {
  gboolean large, low;
  int margin;     /* around everything, and between left and side */
  int left, side; /* widths: of the table and of the column beside it */
  int height;     /* of the column */
  int top;        /* heights: of the table */
  int strip;      /* of the sentence */
  int panel;
} SalonReplayShares;

/* Makes the three (transfer floating) children of @table; see salon_replay_table_set_parts(). */
void salon_replay_frame_set_parts (SalonReplayFrame *self,
                                   GtkWidget *table,
                                   GtkWidget *sentence,
                                   GtkWidget *panel,
                                   GtkWidget *side);
/* Measures all children of @table, and asks for the size that any such table has at least. */
void salon_replay_frame_measure (GtkWidget *table, GtkOrientation orientation, int *minimum, int *natural);
/* How high @widget would have to be in @width px. */
int salon_replay_frame_measure_height (GtkWidget *widget, int width);
/* Shares the width of @table out, and gives it the size of text that fits. */
void salon_replay_frame_share_width (SalonReplayFrame *self,
                                     GtkWidget *table,
                                     int width,
                                     int height,
                                     SalonReplayShares *shares);
/* Shares the height out. @sentence: how wide the sentence is; @panel: how high the panel is at least */
void salon_replay_frame_share_height (SalonReplayFrame *self, int sentence, int panel, SalonReplayShares *shares);
/* Gives a child its place. */
void salon_replay_frame_place (GtkWidget *widget, int x, int y, int width, int height);
/* Gives sentence and panel their places. @x, @width: of the sentence */
void salon_replay_frame_place_below (SalonReplayFrame *self, const SalonReplayShares *shares, int x, int width);
/* Removes the source. */
void salon_replay_frame_clear (SalonReplayFrame *self);

G_END_DECLS
