/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the table shows moves: it plays moments on its stage, keeps the game waiting meanwhile, and
 * lets people hurry or pause. For files of the table only. */

#pragma once

#include "widgets/probe/probe-table-private.h"

G_BEGIN_DECLS

/* Why the table is paused, one bit for each. A press at the table ends the second reason. */
typedef enum {
  PROBE_PAUSE_BY_HAND = 1 << 0,
  PROBE_PAUSE_INACTIVE = 1 << 1, /* another window is in front, perhaps one of our dialogs */
  PROBE_PAUSE_DIALOG = 1 << 2,   /* a dialog within the window is open */
  PROBE_PAUSE_UNSEEN = 1 << 3,   /* the window shows another page */
} ProbePause;

/* Makes stage and pacer, around the board. */
void probe_table_show_init (ProbeTable *self);
/* The game leaves the table; what was shown is forgotten. */
void probe_table_show_reset (ProbeTable *self);
/* A game came on the table. */
void probe_table_show_game (ProbeTable *self);
/* A move was made: it will be shown when the game has told it and emits “changed”. */
void probe_table_show_move (ProbeTable *self, const ProbeMove *move, const ProbeEvents *events);
/* The game told @sentence about the move. */
void probe_table_show_sentence (ProbeTable *self, const char *sentence);
/* Begins to show the move, if there is a new one. */
void probe_table_show_begin (ProbeTable *self);
/* Ends at once what is being shown, and the time after it: a person acts. */
void probe_table_show_stop (ProbeTable *self);
/* Somebody else sits at the table from now on: nobody moves until people have had the time to read it. */
void probe_table_show_newcomer (ProbeTable *self);
/* Whether a move is being shown, or people read what came of it. */
gboolean probe_table_is_showing (const ProbeTable *self);
/* Whether something moves, so that the board is behind the game. */
gboolean probe_table_is_behind (const ProbeTable *self);
/* Sets @view to what the board shows for @eye (PROBE_NOBODY: an onlooker). */
void probe_table_get_shown_view (ProbeTable *self, int eye, ProbeView *view);
/* Sets and removes reasons for a pause. */
void probe_table_set_paused (ProbeTable *self, ProbePause why, gboolean paused);

G_END_DECLS
