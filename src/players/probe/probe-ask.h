/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which question to put. */

#pragma once

#include "players/probe/probe-lexicon.h"

void probe_ask_choose (const ProbePlayer *player, const ProbeView *view, const ProbeLexicon *lexicon, ProbeMove *move);
