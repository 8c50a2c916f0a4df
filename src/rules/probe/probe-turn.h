/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of a turn that moves are made of.  Private to the rules; everybody
 * else goes through probe_apply(). */

#pragma once

#include "rules/probe/probe-apply.h"

void probe_note (ProbeEvents *events, ProbeEvent event);
void probe_score_points (ProbeState *state, int seat, ProbeSource source, int points, int factor, ProbeEvents *events);
bool probe_turn_card (ProbeState *state, int seat, int tray, int slot, ProbeTurned cause, ProbeEvents *events);
void probe_fill_pile (ProbeState *state);
void probe_begin_turn (ProbeState *state, int seat, ProbeEvents *events);
void probe_to_ask (ProbeState *state, ProbeEvents *events);
void probe_end_turn (ProbeState *state, ProbeEvents *events);
bool probe_end_if_all_turned (ProbeState *state, ProbeEvents *events);
