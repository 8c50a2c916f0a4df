/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long a move stays to be seen, or at least as long as the computer that comes
 * next seems to think: the pacer holds the game meanwhile, so that no computer
 * moves on. Whoever is quicker stops it. */

#pragma once

#include "model/probe/probe-game.h"

G_BEGIN_DECLS

typedef struct ProbePacer ProbePacer;

/* @shown is called when a move has been shown to its end. */
ProbePacer *probe_pacer_new (void (*shown) (gpointer data), gpointer data);
void probe_pacer_free (ProbePacer *pacer);
/* How long an ordinary move is shown; 0 for not at all. */
void probe_pacer_set_pace (ProbePacer *pacer, double seconds);
void probe_pacer_show (ProbePacer *pacer, ProbeGame *game, const ProbeMove *move, const ProbeEvents *events);
/* Lets the game go on at once. Returns whether something was being shown. */
gboolean probe_pacer_stop (ProbePacer *pacer);
gboolean probe_pacer_is_showing (const ProbePacer *pacer);

G_END_DECLS
