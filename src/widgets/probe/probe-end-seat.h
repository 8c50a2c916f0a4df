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
 * What the end of a game says of one seat: its place and score, its words with
 * their true spelling, where its points came from, and, where spelling is free,
 * a way to challenge its words (probe-rules.md 6).
 *
 * Signals: challenge (int seat, int target, int tray, gboolean valid): @seat
 * challenges the word, and that is the ruling.
 */

/* @rank: from 1; @game must be finished */
GtkWidget *probe_end_seat_new (ProbeGame *game, const SalonLook *look, int seat, int rank);

G_END_DECLS
