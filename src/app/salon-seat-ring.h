/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/salon-seating.h"
#include "rules/salon-record.h"

G_BEGIN_DECLS

#define SALON_TYPE_SEAT_RING (salon_seat_ring_get_type ())
G_DECLARE_FINAL_TYPE (SalonSeatRing, salon_seat_ring, SALON, SEAT_RING, GtkWidget)

/**
 * SalonSeatRing:
 *
 * The players of a new game, round a table. Each has a chair, with a name card; a popover of the chair
 * changes name, kind, colour and, if the game has them, the members of a team and an option that only people have. On a free chair
 * a computer sits down. No two seats have the same colour. The order of the seats is clockwise.
 *
 * A player changes places by being dragged to another chair, taken or free, by the arrow keys, or in
 * the popover.
 *
 * What lies on the table is a widget of the game.
 *
 * Signals:
 *
 *  - changed (): the player has changed names, kinds, colours, order or number of the seats, or with
 *    them who begins.
 */

/* Sets what lies on the table. Its allocation is the table, SALON_SEAT_TABLE_WIDTH wide and
 * SALON_SEAT_TABLE_HEIGHT high, in some unit. (transfer floating) */
void salon_seat_ring_set_middle (SalonSeatRing *self, GtkWidget *middle);

/* Sets the colour of the table’s cloth; without a call it is petrol. */
void salon_seat_ring_set_cloth (SalonSeatRing *self, const GdkRGBA *cloth);

/**
 * salon_seat_ring_set_limits:
 * @least: the smallest number of seats, at least 1
 * @most: the largest number of seats, up to %SALON_TABLE_SEATS
 * @at_least: a sentence that says why nobody can leave when only @least are left
 *
 * Sets how many players the game is for. Seats beyond @most are not removed but marked.
 */
void salon_seat_ring_set_limits (SalonSeatRing *self, int least, int most, const char *at_least);

/**
 * salon_seat_ring_set_choice:
 * @title: what the person decides if the option is on, such as “Chooses which card to show”
 * @hint: a sentence that says what happens if it is off
 *
 * Gives each person this option. Without a call there is no option.
 */
void salon_seat_ring_set_choice (SalonSeatRing *self, const char *title, const char *hint);

/**
 * salon_seat_ring_set_teams:
 * @most: how many members all teams may have together
 * @hint: a sentence about teams
 *
 * Lets several people play together at one seat. Their names are kept by its chair. Without a call there are no teams.
 */
void salon_seat_ring_set_teams (SalonSeatRing *self, guint most, const char *hint);

/* Says that no program can play the game: none is offered. Called before somebody opens a seat. */
void salon_seat_ring_refuse_programs (SalonSeatRing *self);

/**
 * salon_seat_ring_set_company:
 * @describe: tells what the computers of the game are like
 *
 * Lets computers whose names the game knows say on their cards and in the popover what they are like. Without a call
 * all of them are just computers.
 */
void salon_seat_ring_set_company (SalonSeatRing *self, SalonSeatDescribe describe);

/**
 * salon_seat_ring_set:
 * @header: the names and kinds of the seats
 * @seats: the number of seats, 1 … %SALON_TABLE_SEATS
 * @colours: the colour of each seat, for salon_colour_get(); all different
 * @chooses: for each seat, whether the option of salon_seat_ring_set_choice() is on
 * @first: the seat that begins, from 0, or %SALON_FIRST_BY_LOT
 *
 * Replaces all seats. No signal is emitted.
 */
void salon_seat_ring_set (SalonSeatRing *self,
                          const SalonHeader *header,
                          int seats,
                          const guint *colours,
                          const gboolean *chooses,
                          int first);

/**
 * salon_seat_ring_get:
 * @header: (out): gets the names and kinds
 * @colours: (out): gets @n colours, all different: those of the seats, then other ones for
 *   the places that are empty
 * @chosen: (out): gets @n values, each FALSE unless a person sits there
 * @n: the size of @colours and @chosen, at least the number of seats
 *
 * Gives the seats. It may be called only while salon_seating_get_fault() returns NULL.
 */
void salon_seat_ring_get (SalonSeatRing *self, SalonHeader *header, guint *colours, gboolean *chosen, int n);

/* Seats a computer of the level @kind on the first free chair or, if @kind is %SALON_BOT, the program at the path @program
 * (nullable). “changed” is emitted; nothing happens if no chair is free. */
void salon_seat_ring_seat (SalonSeatRing *self, const char *name, SalonSeatKind kind, const char *program);
/* Has whoever sits at @seat leave. “changed” is emitted; nothing happens if nobody may leave. */
void salon_seat_ring_dismiss (SalonSeatRing *self, int seat);
/* Why nobody may leave the table, a sentence; NULL: somebody may. */
const char *salon_seat_ring_say_stays (SalonSeatRing *self);
/* Has whoever sits at @seat be of @kind. “changed” is emitted. */
void salon_seat_ring_set_kind (SalonSeatRing *self, int seat, SalonSeatKind kind);

/* Sets who begins. */
void salon_seat_ring_set_first (SalonSeatRing *self, int first);
/* Who sits where now. */
const SalonSeating *salon_seat_ring_get_seating (SalonSeatRing *self);

G_END_DECLS
