/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who sits where at the table of a new game. */

#pragma once

#include "app/salon-seat-chair.h"
#include "app/salon-seat-places.h"

G_BEGIN_DECLS

/* Stands for the seat that begins when a draw decides. */
#define SALON_FIRST_BY_LOT (-1)

/* A #SalonSeatRing zeroes and changes it; others read it with the functions below. Seats are counted clockwise from 0,
 * places that are free left out. */
typedef struct {
  SalonSeatPlace place[SALON_TABLE_SEATS];
  SalonSeatChair *chair[SALON_TABLE_SEATS]; /* by place; NULL: it is free */
  int n_places;
  SalonSeatChair *first; /* who begins; NULL: a draw decides */
} SalonSeating;

/* The number of seats, and how many of them are people's. */
int salon_seating_count (const SalonSeating *self);
int salon_seating_count_people (const SalonSeating *self);
/* The number of members of all teams of people. */
guint salon_seating_count_members (const SalonSeating *self);
/* The seat that begins, or SALON_FIRST_BY_LOT. It stays the same player when seats change. */
int salon_seating_get_first (const SalonSeating *self);
/* Fills in the kinds of the seats, in their order. */
void salon_seating_get_kinds (const SalonSeating *self, SalonHeader *header);
/* Fills in the places of the seats, in their order; there is room for SALON_TABLE_SEATS. */
void salon_seating_get_places (const SalonSeating *self, SalonSeatPlace *place);
/* The names as they are now, valid or not, NULL-terminated, (transfer full). */
char **salon_seating_get_names (const SalonSeating *self);
/* What is wrong with the names, as a sentence; NULL if nothing is. (transfer full) */
char *salon_seating_get_fault (const SalonSeating *self);
/* A sentence about something that does not keep the game from beginning, such as two players
 * with one name; NULL if there is nothing to say. (transfer full) */
char *salon_seating_get_warning (const SalonSeating *self);

/* The chair of a seat; NULL if there are not so many. */
SalonSeatChair *salon_seating_get (const SalonSeating *self, int seat);
/* The place of @chair, which is at the table. */
int salon_seating_find (const SalonSeating *self, const SalonSeatChair *chair);
/* The colours that seats have, a bit each. */
guint salon_seating_get_colours (const SalonSeating *self);
/* The first colour from @colour on that is not among @taken, a bit each. */
guint salon_seating_next_colour (guint taken, guint colour);
/* Gives @chair this colour; the seat that had it gets the other one. */
void salon_seating_give_colour (SalonSeating *self, SalonSeatChair *chair, guint colour);

/* Sets how many places there are, at least as many as seats. If that is another number than before, the players move
 * up. */
void salon_seating_set_places (SalonSeating *self, int n);
/* Whoever sits at one place changes with whoever sits at the other, if anybody does. */
void salon_seating_swap (SalonSeating *self, int place, int other);
/* Takes the chair of @place away, which stays a child of its parent. */
SalonSeatChair *salon_seating_remove (SalonSeating *self, int place);

G_END_DECLS
