/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/wedges/wedges-state.h"
#include "widgets/wedges/wedges-wheel.h"

/* States of a game for tests and pictures of the wheel, made as no game would be played. */

/* Ada, Hugo, Marie, Nora, Piet and Zoë: @n of them, on the spaces and with the wedges of the mock-ups; Ada has to roll. */
void wheel_scene_begin (WedgesState *state, int n);
/* Whose turn it is has rolled. */
void wheel_scene_roll (WedgesState *state, int die);
/* The token whose turn it is goes to the space of this name, where a question is due unless that is a space to roll again. */
void wheel_scene_move (WedgesState *state, const char *space);
/* The question is answered: right, with the wedge if it is for one. */
void wheel_scene_answer (WedgesState *state);

/* What the wheel is told of them. */
extern const WedgesWheelSeat wheel_scene_seats[WEDGES_MAX_SEATS];
