/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/salon-replay.h"
#include "rules/cubes/cubes-record.h"
#include "rules/cubes/cubes-view.h"

G_BEGIN_DECLS

#define CUBES_TYPE_REPLAY (cubes_replay_get_type ())
G_DECLARE_FINAL_TYPE (CubesReplay, cubes_replay, CUBES, REPLAY, SalonReplay)

/**
 * CubesReplay:
 *
 * A #SalonReplay of Cubes. Each move is a step: the cubes are shaken, a word is written or rubbed out, the lists are read
 * out. The points at a position are those that the words written so far turned out to bring; of a round whose lists were
 * never read out they are not known. A turn is a round.
 *
 * It keeps the moves, and at most %CUBES_REPLAY_CHECKPOINTS states, which are large.
 */

#define CUBES_REPLAY_CHECKPOINTS 32

/* Reads @text as far as it goes; see “replay” in #SalonGameKind. A game with strict spelling needs its word list, or there
 * is an error of %SALON_GAME_ERROR_WORDS. */
CubesReplay *cubes_replay_new (const char *text, gsize length, GError **error);

/* The header of the record, with who sat there at the end. */
const CubesHeader *cubes_replay_get_header (CubesReplay *self);
/* Sets @view to what @eyes, which must be allowed, see at @position. With %SALON_EYES_ALL its seat is CUBES_ONLOOKER, and
 * all lists are known. */
void cubes_replay_get_view (CubesReplay *self, guint position, guint eyes, CubesView *view);
/* The move that leads to @position, which is not 0. Of a word that must not be known, only who writes is told. */
void cubes_replay_get_move (CubesReplay *self, guint position, guint eyes, CubesMove *move);

G_END_DECLS
