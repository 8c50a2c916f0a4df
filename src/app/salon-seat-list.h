/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/salon-record.h"

G_BEGIN_DECLS

#define SALON_TYPE_SEAT_LIST (salon_seat_list_get_type ())
G_DECLARE_FINAL_TYPE (SalonSeatList, salon_seat_list, SALON, SEAT_LIST, GtkBox)

/**
 * SalonSeatList:
 *
 * Who sits down to a new game: a row for each seat, with a name, a person or a computer of
 * some strength, a colour and, if the game wants it, a choice that only people have; and a
 * button that adds a computer. Colours stay all different.
 *
 * Signals:
 *
 *  - seat-moved (int from, int to): the player has let two neighbours change places.
 *  - seat-removed (int seat): the player has taken away what was the seat @seat.
 *  - changed (): the player has changed names, kinds, order or number of the seats. It
 *    follows the signals above.
 */

/**
 * salon_seat_list_set_limits:
 * @least: this many seats at least
 * @most: and this many at most, up to %SALON_TABLE_SEATS
 * @at_least: why no seat can be taken away when only @least are left, as a sentence
 * @at_most: why none can be added to @most
 *
 * Tells how many may sit at the table. If there are more already they stay, and are marked.
 */
void salon_seat_list_set_limits (SalonSeatList *self, int least, int most, const char *at_least, const char *at_most);

/**
 * salon_seat_list_set_choice:
 * @title: what a person may choose to decide, such as “Chooses which card to show”
 * @hint: what happens otherwise, as a sentence
 *
 * Lets each person choose. Unless this is called there is no such choice.
 */
void salon_seat_list_set_choice (SalonSeatList *self, const char *title, const char *hint);

/**
 * salon_seat_list_set:
 * @header: whose names and kinds the seats get
 * @seats: how many of them, up to %SALON_TABLE_SEATS
 * @colours: of each seat, for salon_colour_get(); all different
 * @chooses: of each seat: what salon_seat_list_set_choice() is about
 *
 * Lets others sit down. No signal is emitted.
 */
void salon_seat_list_set (SalonSeatList *self,
                          const SalonHeader *header,
                          int seats,
                          const guint *colours,
                          const gboolean *chooses);

/**
 * salon_seat_list_get:
 * @header: gets names and kinds
 * @colours: gets @n of them, all different: the seats have theirs, and what is left is
 *   shared out among the places where nobody sits
 * @chooses: gets @n of them, of people only
 *
 * Tells who sits down. To be called only when salon_seat_list_get_fault() has none to tell.
 */
void salon_seat_list_get (SalonSeatList *self, SalonHeader *header, guint *colours, gboolean *chooses, int n);

int salon_seat_list_count (SalonSeatList *self);
/* The names as they stand, NULL-terminated, (transfer full). */
char **salon_seat_list_get_names (SalonSeatList *self);
/* What is wrong with the names, as a sentence; NULL if nothing is. (transfer full) */
char *salon_seat_list_get_fault (SalonSeatList *self);
/* What might be better: a sentence, or NULL. The game can begin all the same. (transfer full) */
char *salon_seat_list_get_warning (SalonSeatList *self);

G_END_DECLS
