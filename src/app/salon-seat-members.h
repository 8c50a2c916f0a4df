/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_SEAT_MEMBERS (salon_seat_members_get_type ())
G_DECLARE_FINAL_TYPE (SalonSeatMembers, salon_seat_members, SALON, SEAT_MEMBERS, GtkBox)

/**
 * SalonSeatMembers:
 *
 * Who plays together at one seat of a new game: a chip for each member of the team, which a press removes, and an entry that
 * adds one, or several that are parted by commas. It only asks for a change, by a signal.
 *
 * Signals:
 *
 *  - members-wanted (GStrv names): these are to be the members, in this order.
 */

/* Says below the entry what a team is, in a sentence. */
void salon_seat_members_set_hint (SalonSeatMembers *self, const char *hint);
/* Shows these members, NULL-terminated. @room: how many more there may be. No signal is emitted. */
void salon_seat_members_show (SalonSeatMembers *self, const char *const *names, guint room);

G_END_DECLS
