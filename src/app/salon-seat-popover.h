/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/salon-seat-chair.h"

G_BEGIN_DECLS

#define SALON_TYPE_SEAT_POPOVER (salon_seat_popover_get_type ())
G_DECLARE_FINAL_TYPE (SalonSeatPopover, salon_seat_popover, SALON, SEAT_POPOVER, GtkPopover)

/**
 * SalonSeatPopover:
 *
 * What can be changed about a seat of a new game: name, person or computer and its level, colour, an
 * option that people have, and the place. It only asks for a change, by a signal.
 *
 * Signals:
 *
 *  - renamed (string name): the name is to be @name.
 *  - kind-wanted (guint kind): a #SalonSeatKind is to play.
 *  - members-wanted (GStrv names): these are to play together.
 *  - colour-wanted (guint colour): the seat is to have this colour, which another one may have.
 *  - chooses-wanted (gboolean chooses): the option is to be on or off.
 *  - step-wanted (int step): the seat is to change places with the one before (-1) or after it (1).
 *  - removal-wanted (): the player is to leave the table.
 */

GtkWidget *salon_seat_popover_new (void);
/* Sets the texts of the option that people have; NULL for @title: there is no option. */
void salon_seat_popover_set_choice (SalonSeatPopover *self, const char *title, const char *hint);
/* Has people play in teams if they like; @hint is a sentence about that. */
void salon_seat_popover_set_teams (SalonSeatPopover *self, const char *hint);
/* No program can play the game: none is offered. */
void salon_seat_popover_refuse_programs (SalonSeatPopover *self);
/* Shows @chair. @taken: the colours of all seats, a bit for each. @room: how many more members teams may have. @stays says why
 * the player cannot leave the table, NULL if that is possible. No signal is emitted. */
void salon_seat_popover_show (SalonSeatPopover *self,
                              SalonSeatChair *chair,
                              guint taken,
                              guint room,
                              const char *stays);
/* Selects the name, to be written over. */
void salon_seat_popover_focus_name (SalonSeatPopover *self);

G_END_DECLS
