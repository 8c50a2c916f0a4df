/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-choices.h"
#include "model/salon-look.h"
#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

#define PROBE_TYPE_SEATS (probe_seats_get_type ())
G_DECLARE_FINAL_TYPE (ProbeSeats, probe_seats, PROBE, SEATS, GtkWidget)

/**
 * ProbeSeats:
 *
 * Everybody's name plate and trays, laid out as large as the place allows: the
 * opponents above in order of play, in one column or two, and the main seat, if
 * there is one, below them and a little larger.
 *
 * Signals:
 *
 *  - seat-activated (int seat): its plate or tray was clicked while it may be asked
 *    or looked at
 *  - tray-activated (int seat, int tray): a tray that may be chosen
 *  - space-activated (int seat, int tray, int slot)
 *  - letter-dropped (int letter, int seat): onto a seat that may be asked
 */

GtkWidget *probe_seats_new (void);
/* @main_seat: PROBE_NOBODY for none */
void probe_seats_set_up (ProbeSeats *self, const ProbeHeader *header, const SalonLook *look, int main_seat);
/* Shows @view and nothing else, whichever way it was reached. */
void probe_seats_update (ProbeSeats *self, const ProbeView *view, const ProbeChoices *choices);
void probe_seats_skip (ProbeSeats *self);
/* Focus to the first thing that may be clicked. */
gboolean probe_seats_focus (ProbeSeats *self);

G_END_DECLS
