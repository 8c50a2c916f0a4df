/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What to turn: of one's own cards, and of another's where one may point. */

#pragma once

#include "players/probe/probe-lexicon.h"

void probe_defence_show (const ProbePlayer *player,
                         const ProbeView *view,
                         const ProbeLexicon *lexicon,
                         ProbeMove *move);
void probe_defence_expose (const ProbePlayer *player,
                           const ProbeView *view,
                           const ProbeLexicon *lexicon,
                           ProbeMove *move);
void probe_defence_tray (const ProbePlayer *player,
                         const ProbeView *view,
                         const ProbeLexicon *lexicon,
                         ProbeMove *move);
void probe_defence_pick (const ProbePlayer *player,
                         const ProbeView *view,
                         const ProbeLexicon *lexicon,
                         ProbeMove *move);
