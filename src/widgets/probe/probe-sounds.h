/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is heard of a game of Probe. When a sound of a moment is heard, and which one, stands in the
 * moment. */

#pragma once

#include <glib.h>

#include "model/probe/probe-moment.h"

G_BEGIN_DECLS

/* Probe's own sounds; the others are those of widgets/salon-sound.h. */
#define PROBE_SOUND_NEEDLE "probe/needle" /* points are printed */
#define PROBE_SOUND_SLIDE  "probe/slide"  /* a row of cards is pushed into its tray */
#define PROBE_SOUND_TOCK   "probe/tock"   /* a card stands in its slot */

/* The name of a sound of a moment, in a game of @edition. @tone: of a row of cards, from 0 for the first one on */
const char *probe_sounds_name (ProbeMomentSound sound, int tone, ProbeEdition edition);
/* Plays it. */
void probe_sounds_play (ProbeMomentSound sound, int tone, ProbeEdition edition);
/* A card was put into the row that somebody lays. */
void probe_sounds_play_put (void);
/* A row was laid. */
void probe_sounds_play_laid (void);
/* Rings once when @person's own turn, which the table now waits for, has begun. @rung is the turn that was rung for
 * last, from 0 on; @person is PROBE_NOBODY while the table waits for nobody. */
void probe_sounds_ring (const ProbeState *state, int person, guint32 *rung);

G_END_DECLS
