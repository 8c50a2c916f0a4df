/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-seat-room.h"
#include "app/salon-seating.h"

G_BEGIN_DECLS

#define SALON_TYPE_SEAT_EDITOR (salon_seat_editor_get_type ())
G_DECLARE_FINAL_TYPE (SalonSeatEditor, salon_seat_editor, SALON, SEAT_EDITOR, GObject)

/**
 * SalonSeatEditor:
 *
 * Changes one seat of a new game: opens a #SalonSeatPopover beside its card, and does to the chair what somebody wants
 * there. What concerns other chairs too it asks its owner for.
 *
 * Signals:
 *
 *  - changed (): the chair that is open has another name, kind, colour, or other members, or chooses otherwise.
 *  - swap-wanted (int place, int other): those who sit at these places are to change places.
 *  - removal-wanted (int place): the player at this place is to leave the table. The popover is closed.
 */

/* @parent: of the chairs, and of the popover, which is made when a seat is first opened
 * @seating: who sits where, and @room, where the cards lie; both live as long as the editor */
SalonSeatEditor *salon_seat_editor_new (GtkWidget *parent, SalonSeating *seating, const SalonSeatRoom *room);

/* Sets the smallest number of seats, and the sentence that says why nobody can leave when no more are left. */
void salon_seat_editor_set_least (SalonSeatEditor *self, int least, const char *at_least);
/* Returns: (nullable) (transfer none): that sentence, if nobody can leave now */
const char *salon_seat_editor_say_stays (SalonSeatEditor *self);
/* The option that people have; NULL for @title: there is none. */
void salon_seat_editor_set_choice (SalonSeatEditor *self, const char *title, const char *hint);
gboolean salon_seat_editor_has_choice (SalonSeatEditor *self);
/* Lets several people play together at one seat, @most in all teams; @hint is a sentence about that. Called before
 * somebody opens a seat; and so is the next one. */
void salon_seat_editor_set_teams (SalonSeatEditor *self, guint most, const char *hint);
/* No program can play the game. */
void salon_seat_editor_refuse_programs (SalonSeatEditor *self);

/* Opens the popover of @chair, unless one is open. */
void salon_seat_editor_open (SalonSeatEditor *self, SalonSeatChair *chair);
void salon_seat_editor_close (SalonSeatEditor *self);
/* Shows what has become of the chair that is open, if one is. */
void salon_seat_editor_update (SalonSeatEditor *self);
/* Follows the card of the chair that is open. Called at the end of an allocation. */
void salon_seat_editor_allocate (SalonSeatEditor *self);
/* Returns: (nullable) (transfer none): the popover, a child of the parent; NULL as long as none was opened */
GtkWidget *salon_seat_editor_get_popover (SalonSeatEditor *self);

G_END_DECLS
