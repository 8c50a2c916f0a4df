/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-game.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

#define PROBE_TYPE_END_SEAT (probe_end_seat_get_type ())
G_DECLARE_FINAL_TYPE (ProbeEndSeat, probe_end_seat, PROBE, END_SEAT, GtkWidget)

/**
 * ProbeEndSeat:
 *
 * The row of one seat on the page at the end of a game: rank, name, its words with their true
 * spelling, a bar of where its points came from, and its score. Where the edition has free spelling, its
 * words can be challenged here (probe-rules.md 6).
 *
 * Signals: challenge (int seat, int target, int tray, gboolean valid): @seat challenges
 * the word in @tray of @target, and the players rule that it is @valid or not.
 */

/* Makes the row of @seat in @game, which must be finished.
 * @rank: from 1
 * @low: the left end of the scale that the bars of all seats share, in points
 * @high: its right end */
GtkWidget *probe_end_seat_new (ProbeGame *game, const SalonLook *look, int seat, int rank, int low, int high);
/* Aligns the columns of several rows, so that their bars begin, and end, at the same places.
 * @heads: (transfer none): for the names of all rows
 * @words: (transfer none): for their words
 * @totals: (transfer none): for their totals */
void probe_end_seat_align (ProbeEndSeat *self, GtkSizeGroup *heads, GtkSizeGroup *words, GtkSizeGroup *totals);
/* @large: whether the row is on a large page, and so has larger trays and figures */
void probe_end_seat_set_large (ProbeEndSeat *self, gboolean large);
/* @growth: how far bar and score have grown from 0, 0 to 1 */
void probe_end_seat_set_growth (ProbeEndSeat *self, double growth);

G_END_DECLS
