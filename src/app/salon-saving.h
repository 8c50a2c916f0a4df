/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/salon-game.h"

G_BEGIN_DECLS

#define SALON_TYPE_SAVING (salon_saving_get_type ())
G_DECLARE_FINAL_TYPE (SalonSaving, salon_saving, SALON, SAVING, GObject)

/**
 * SalonSaving:
 *
 * What a window has to know about the saving of its game: whether it fails and why, what
 * players are told of it, and when the window may close without losing a move. The object
 * has no widget. It listens to the game and to the store; the window does what the signals
 * say.
 *
 * Property, read only, that notifies:
 *
 *  - failure (const char *, nullable): why the game cannot be saved, as a translated
 *    sentence. %NULL: it can be.
 *
 * Signals:
 *
 *  - message (const char *text): a translated sentence for players, to be shown for a
 *    while. It says that the game cannot be saved, that it is saved again, or what another
 *    program has done to its file.
 *
 * salon_saving_leave() answers with one of these three:
 *
 *  - safe (): nothing would be lost. The window is to close now.
 *  - slow (): the disk does not have the last move yet. The window is to hide. One of the
 *    other two signals follows when the disk has answered, unless salon_saving_stay() is
 *    called before.
 *  - unsafe (const char *reason): the game cannot be saved, for the translated @reason, and
 *    closing would lose its last moves. The window is to be in sight, and to ask whether it
 *    shall close all the same. If the answer is no, nothing has to be called.
 */

/* @store: where the game is kept. The object begins without a game. */
SalonSaving *salon_saving_new (SalonStore *store);

/* From now on @game (nullable) is the one in progress. What was known of the game before
 * it is forgotten. */
void salon_saving_set_game (SalonSaving *self, SalonGame *game);

/* Why the game cannot be saved; %NULL: it can be. */
const char *salon_saving_get_failure (SalonSaving *self);

/* Somebody wants to close the window. The answer is one of the signals “safe”, “slow” and
 * “unsafe”, emitted before this function returns. A game that cannot be saved is written
 * once more: there may be room on the disk again. */
void salon_saving_leave (SalonSaving *self);

/* Nobody wants to close the window any more: after “slow” no other signal follows. */
void salon_saving_stay (SalonSaving *self);

G_END_DECLS
