/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "model/salon-store.h"

G_BEGIN_DECLS

#define SALON_TYPE_GATE (salon_gate_get_type ())
G_DECLARE_FINAL_TYPE (SalonGate, salon_gate, SALON, GATE, GObject)

/**
 * SalonGate:
 *
 * The way of one game's record to the disk. A game posts its record after every
 * move; the gate is open when the disk has the last one. What a game does while the
 * gate is shut is its own choice: the gate knows texts, not moves.
 *
 * A disk that fails, or gives no answer for %SALON_STORE_PATIENCE seconds, opens the
 * gate for good measure: the game goes on in memory. The gate then writes the last
 * text again every five seconds, and when the next one is posted, until the disk
 * takes it.
 *
 * A gate without a store is always open, and has nothing to save.
 *
 * Signals, from the main loop:
 *
 *  - opened (): the gate was shut and is open now.
 *  - failed (const char *message): once, when the record cannot be written, as a
 *    translated sentence. The gate is open from then on; “opened” follows.
 *  - recovered (const char *message): once, when the record is on the disk after all.
 */

/**
 * salon_gate_new:
 * @store: (nullable): where the record is kept
 *
 * Makes a gate for the game in progress, %SALON_STORE_GAME.
 */
SalonGate *salon_gate_new (SalonStore *store);

/**
 * salon_gate_post:
 * @text: the whole record as it is now
 *
 * Has @text written in place of what was posted before. The gate is shut until the
 * disk has it, unless the disk has failed.
 */
void salon_gate_post (SalonGate *self, GBytes *text);

/* Whether there is a store at all. */
gboolean salon_gate_keeps (SalonGate *self);

/* Whether the game may go on: the disk has what was posted last, or has failed. */
gboolean salon_gate_is_open (SalonGate *self);

/* Whether the disk has what was posted last, as far as is known. */
gboolean salon_gate_is_saved (SalonGate *self);

/* Whether somebody waits for the disk. */
gboolean salon_gate_is_waiting (SalonGate *self);

/**
 * salon_gate_flush:
 *
 * Waits until all that was posted is on the disk, for %SALON_STORE_PATIENCE seconds at
 * most. A text that could not be written is tried once more first.
 *
 * Returns: whether it is there
 */
gboolean salon_gate_flush (SalonGate *self, GError **error);

/* Leaves the store: nothing is written or told from now on, and the gate is open. */
void salon_gate_leave (SalonGate *self);

G_END_DECLS
