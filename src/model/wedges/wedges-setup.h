/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The set-up of a game of Wedges: the lines of its record, and what people want before it begins.
 *
 * A set-up does not say how many cards there are, nor where the boxes stand, nor how they were shuffled: all of that is
 * found out when the game begins (wedges-boxes.h), so every game goes on where the one before it ended.  That the boxes
 * are to be shuffled first is a comment, “# shuffle boxes”. */

#pragma once

#include "model/salon-game-kind.h"
#include "rules/wedges/wedges-record.h"

G_BEGIN_DECLS

typedef struct {
  gboolean shuffle; /* the boxes are shuffled before the game, and begin anew */
} WedgesHabits;

/* Makes @header the default game for @seats players: two boxes of the bank "en", judged by the table, without a time;
 * every seat is a person's, with its number for a name, and has no members. */
void wedges_header_init (WedgesHeader *header, int seats);

/* Reads the lines of a set-up, but ignores date and title, and what the boxes decide.  @header and @habits may be used
 * only if they are good. */
SalonSetupState wedges_setup_read (const char *setup, gsize length, WedgesHeader *header, WedgesHabits *habits);
/* Writes @header, without date, title and what the boxes decide, and @habits as lines of a set-up, (transfer full). */
char *wedges_setup_write (const WedgesHeader *header, const WedgesHabits *habits);

/* The name of member @i of the team at @seat, both from 0. */
const char *wedges_header_get_member (const WedgesHeader *header, int seat, int i);
/* Seats the members of @began, as a record begins, in @header, which knows who sits there now: a team is whoever the record names
 * with its members, and anybody else plays alone there. */
void wedges_header_seat_members (WedgesHeader *header, const WedgesHeader *began);

G_END_DECLS
