/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people call those who play: a person, a computer of a level, a program. */

#pragma once

#include <glib.h>

#include "rules/salon-record.h"

G_BEGIN_DECLS

/* What @kind is called in a list: “A person”, “Computer · easy”. */
const char *salon_seat_kind_get_title (SalonSeatKind kind);
/* What the level of the computer of @kind is called: “easy”; and what that means, in one line. Both are empty for
 * others. */
const char *salon_seat_kind_get_level (SalonSeatKind kind);
const char *salon_seat_kind_get_hint (SalonSeatKind kind);

G_END_DECLS
