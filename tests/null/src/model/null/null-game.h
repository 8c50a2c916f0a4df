/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/salon-game-kind.h"

G_BEGIN_DECLS

#define NULL_TYPE_GAME (null_game_get_type ())
G_DECLARE_FINAL_TYPE (NullGame, null_game, NULL, GAME, SalonGame)

/**
 * NullGame:
 *
 * One game of the null game, which ends with its only move. A person says it, or a computer makes it by
 * itself. While the disk is slow the move waits, and is made as soon as the disk has the record.
 */

/* The move, by the person who plays. Returns FALSE when there is nothing to be said: the game is over, a
 * computer plays, or nobody may move now. */
gboolean null_game_say_done (NullGame *self);

extern const SalonGameKind null_game_kind;

/* Makes a set-up: the seat of @name, who is a person or a computer, (transfer full). It is one of this game
 * if salon_name_check() has nothing against @name. */
char *null_setup_write (const char *name, gboolean person);
/* The name in a set-up, (transfer full); NULL when no game can be begun with it. */
char *null_setup_read_name (const char *setup);

G_END_DECLS
