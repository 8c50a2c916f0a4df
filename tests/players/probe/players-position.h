/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Small word lists and positions from text. */

#pragma once

#include "rules/probe/probe-state.h"
#include "words/words-list.h"

WordsList *players_list (const char *text, bool tells_headwords);
void players_position (ProbeState *state, ProbeEdition edition, const char *text);
void players_denied (ProbeState *state, int seat, const char *letters);
