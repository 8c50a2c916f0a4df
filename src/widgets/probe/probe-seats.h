/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-choices.h"
#include "model/salon-look.h"
#include "rules/probe/probe-record.h"
#include "widgets/probe/probe-board-layout.h"
#include "widgets/probe/probe-tray.h"
#include "widgets/salon-seat-tag.h"

G_BEGIN_DECLS

#define PROBE_TYPE_SEATS (probe_seats_get_type ())
G_DECLARE_FINAL_TYPE (ProbeSeats, probe_seats, PROBE, SEATS, GtkWidget)

/**
 * ProbeSeats:
 *
 * The name plates and trays of all players, in the places that the layout of the board
 * gives them: the opponents in order of play, and below them the main seat, if there is one.
 *
 * Signals, each only for what the person may choose:
 *
 *  - seat-activated (int seat): somebody activated the plate or a tray of a seat that may
 *    be asked or looked at
 *  - tray-activated (int seat, int tray): somebody activated a tray
 *  - space-activated (int seat, int tray, int slot): somebody activated a space
 *  - letter-dropped (int letter, int seat): somebody dropped a letter onto a tray of a seat
 *    that may be asked
 */

/* Makes a widget without seats. */
GtkWidget *probe_seats_new (void);
/* Makes the plates and trays of a game.
 * @main_seat: PROBE_NOBODY for none */
void probe_seats_set_up (ProbeSeats *self, const ProbeHeader *header, const SalonLook *look, int main_seat);
/* Sets the places of plates and trays, in px from the corner of the widget, before the widget
 * is allocated. */
void probe_seats_set_layout (ProbeSeats *self, const ProbeBoardLayout *layout);
/* Returns: (transfer none): a tray of @seat, for motions */
ProbeTray *probe_seats_get_tray (ProbeSeats *self, int seat, int tray);
/* @asked: 0 … 1, the opacity of the glow round the tray; two trays that are both asked and open have one glow. */
void probe_seats_set_asked (ProbeSeats *self, int seat, int tray, double asked);
/* Returns: (transfer none): the plate of @seat, for motions */
SalonSeatTag *probe_seats_get_tag (ProbeSeats *self, int seat);
/* Shows @view in place of all that was shown before, and lets people click what @choices
 * allow. */
void probe_seats_update (ProbeSeats *self, const ProbeView *view, const ProbeChoices *choices);
/* The filled plate of the seat in turn glides from one seat to another. @way: 0 … 1 */
void probe_seats_set_glide (ProbeSeats *self, int from, int to, double way);
/* Everything that a motion has moved is at its place again. */
void probe_seats_rest (ProbeSeats *self);
/* Ends all animations at once. */
void probe_seats_skip (ProbeSeats *self);
/* Gives the focus to the first space or tray that can be activated. Returns FALSE if there
 * is none. */
gboolean probe_seats_focus (ProbeSeats *self);

G_END_DECLS
