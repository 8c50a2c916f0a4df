/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences of a game of Cubes, translated.  They tell nothing that not everybody may know. */

#pragma once

#include "model/cubes/cubes-game.h"

G_BEGIN_DECLS

/* The name of a seat, made so that it does not change the direction of the text around it (transfer full). */
char *cubes_text_name (const CubesHeader *header, int seat);
/* What a person has to do: whose turn @seat is, a person’s or CUBES_ONLOOKER, and what is @due; NULL if people have nothing to
 * do (transfer full). */
char *cubes_text_status (const CubesHeader *header, CubesDue due, int seat);
/* What @move did, after which the game is @state, and what everybody has to know of @habits when the first words can be
 * written; NULL if nothing is told (transfer full). */
char *cubes_text_move (const CubesHeader *header,
                       const CubesHabits *habits,
                       const CubesState *state,
                       const CubesMove *move);
/* What the round brought that was just scored: the last of @rounds, and who has won if it was the last one of the game
 * (transfer full). */
char *cubes_text_round (const CubesHeader *header, const CubesState *state, const CubesRound *round);
/* That the time of @seat, or of everybody (CUBES_ONLOOKER), is up (transfer full). */
char *cubes_text_time_up (const CubesHeader *header, int seat);
/* That @seat has finished writing before the time was up, or typing (transfer full). */
char *cubes_text_finished (const CubesHeader *header, int seat);

G_END_DECLS
