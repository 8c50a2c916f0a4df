/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/probe/probe-moment.h"
#include "rules/probe/probe-record.h"
#include "widgets/probe/probe-board.h"

G_BEGIN_DECLS

#define PROBE_TYPE_STAGE (probe_stage_get_type ())
G_DECLARE_FINAL_TYPE (ProbeStage, probe_stage, PROBE, STAGE, GtkWidget)

/**
 * ProbeStage:
 *
 * Contains the board and plays moments on it: it moves the board's cards, trays and plates, and
 * draws above them what flies from one place to another. Time is the frame clock's. While nothing
 * moves the stage asks for no frame, and while it is not mapped a moment ends as soon as it begins.
 *
 * It takes part in no click: everything that it draws can be clicked through.
 *
 * Signals:
 *
 *  - view (const ProbeView *view): the board has to show @view from now on.
 *  - cue (int cue): a #ProbeCueType other than %PROBE_CUE_SOUND is due.
 *  - due (): every “view” and “cue” of this frame has been emitted, if there was one. At the end of a moment
 *    “done” comes instead.
 *  - sound (int sound, int tone): a #ProbeMomentSound is to be heard.
 *  - done (): the moment is over; it comes after everything else, and also when it was skipped.
 */

/* Makes a stage around @board, which becomes its child. */
GtkWidget *probe_stage_new (ProbeBoard *board);
/* Begins @moment, of which a copy is kept, in place of the one that runs. */
void probe_stage_play (ProbeStage *self, const ProbeMoment *moment);
/* Lets the question of @view stand there, if one is to be answered and no moment runs. */
void probe_stage_show_question (ProbeStage *self, const ProbeView *view);
/* Ends the moment at once: what it leads to is shown, and of its sounds the last one is heard.
 * Does nothing when none runs. */
void probe_stage_skip (ProbeStage *self);
/* Ends the moment without a sound, and without the signals “view” and “cue”, and removes everything that
 * stands above the board. */
void probe_stage_clear (ProbeStage *self);
gboolean probe_stage_is_playing (ProbeStage *self);
/* While it is paused, a moment stands still. */
void probe_stage_set_paused (ProbeStage *self, gboolean paused);

G_END_DECLS
