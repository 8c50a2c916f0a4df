/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/probe/probe-moment.h"
#include "model/salon-replay.h"
#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

#define PROBE_TYPE_REPLAY (probe_replay_get_type ())
G_DECLARE_FINAL_TYPE (ProbeReplay, probe_replay, PROBE, REPLAY, SalonReplay)

/**
 * ProbeReplay:
 *
 * A #SalonReplay of Probe. A step is a question with all its answers, a word that is named, or a spelling that is
 * challenged; what came before it, such as the activity card of the turn, belongs to it.
 *
 * It keeps the moves, 22 bytes each, and at most %PROBE_REPLAY_CHECKPOINTS states, from the nearest of which the
 * moves are made again. In the longest game that takes a millisecond.
 */

#define PROBE_REPLAY_CHECKPOINTS 1024

/* Reads @text as far as it goes; see “replay” in #SalonGameKind. No word list is asked. */
ProbeReplay *probe_replay_new (const char *text, gsize length, GError **error);

/* Says, before anybody uses @self, that the game is a part of an evening, which alone can be gone on with until the game is
 * over. @shared: people sit at other tables, too, so the only person of this one was not alone before the screen: nobody
 * looks on with their eyes until then. */
void probe_replay_set_part (ProbeReplay *self, gboolean shared);

/* Sets @header to that of the record with who sat there at @position, but without rows and salt. */
void probe_replay_get_header (ProbeReplay *self, guint position, ProbeHeader *header);
/* Sets @view to what @eyes see at @position; they must be allowed. Of a game that goes on, nothing is in it that was
 * asked in vain, and at most the last question is one that still stands. With %SALON_EYES_ALL the seat of the view is
 * PROBE_NOBODY, and every row is known. */
void probe_replay_get_view (ProbeReplay *self, guint position, guint eyes, ProbeView *view);
/* The seat of the only person, who sat before the screen; PROBE_NOBODY if nobody or several did. */
int probe_replay_get_main_seat (ProbeReplay *self);

/* How many moves lead to @position, which is not 0, from the one before. */
guint probe_replay_count_moves (ProbeReplay *self, guint position);
/**
 * probe_replay_make_moment:
 * @nth: which of the moves that lead to @position, from 0
 * @options: how it is shown; “own”, “covered” and “people” count for nothing here
 * @question: (out) (transfer full) (nullable): what somebody tries by the move, for the beginning of the moment
 * @result: (out) (transfer full): what came of it
 *
 * Makes the moment of a move as @eyes see it. Where a moment would show what is not said of a game that goes on, the letter
 * of a question in vain or a word that was named wrongly, it has no length.
 */
void probe_replay_make_moment (ProbeReplay *self,
                               guint position,
                               guint nth,
                               guint eyes,
                               const ProbeMomentOptions *options,
                               ProbeMoment *moment,
                               char **question,
                               char **result);

G_END_DECLS
