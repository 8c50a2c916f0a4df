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
 * A gate saves the record of one game and says whether the game may go on. The game
 * posts its record after every move; the gate is open when the disk has the last one.
 * The gate knows texts, not moves: what a game does while the gate is shut is its own
 * choice.
 *
 * If the disk fails, or does not answer for %SALON_STORE_PATIENCE seconds, the gate opens
 * and the game goes on in memory. The gate then posts the last text again every five
 * seconds until the disk has it.
 *
 * A gate without a store is always open and saves nothing.
 *
 * Signals, from the main loop:
 *
 *  - opened (): the gate was shut and is open now.
 *  - failed (const char *message): emitted once, with a translated sentence, when the
 *    record cannot be written. The gate is open from then on; “opened” follows.
 *  - recovered (const char *message): emitted once after that, when the record is on the
 *    disk again.
 */

/**
 * salon_gate_new:
 * @store: (nullable): where the record is kept
 *
 * Makes a gate that writes the file of the game in progress, %SALON_STORE_GAME.
 */
SalonGate *salon_gate_new (SalonStore *store);

/**
 * salon_gate_post:
 * @text: the whole record as it is now
 *
 * Writes @text in place of what was posted before. The gate is shut until the disk has
 * it, unless the disk has failed.
 */
void salon_gate_post (SalonGate *self, GBytes *text);

/* Whether the gate has a store. */
gboolean salon_gate_keeps (SalonGate *self);

/* Whether the game may go on: the disk has what was posted last, or has failed. */
gboolean salon_gate_is_open (SalonGate *self);

/* Whether the store has confirmed that the disk has what was posted last. */
gboolean salon_gate_is_saved (SalonGate *self);

/* Whether the gate is shut because the disk has not answered yet. */
gboolean salon_gate_is_waiting (SalonGate *self);

/**
 * salon_gate_flush:
 *
 * Waits until everything that was posted is on the disk, for %SALON_STORE_PATIENCE
 * seconds at most. If the last text could not be written, posts it once more first.
 *
 * Returns: whether it is on the disk
 */
gboolean salon_gate_flush (SalonGate *self, GError **error);

/* Drops the store: from now on the gate posts nothing, emits nothing, and is open. */
void salon_gate_leave (SalonGate *self);

G_END_DECLS
