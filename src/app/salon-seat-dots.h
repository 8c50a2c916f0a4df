/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/salon-record.h"

G_BEGIN_DECLS

#define SALON_TYPE_SEAT_DOTS (salon_seat_dots_get_type ())
G_DECLARE_FINAL_TYPE (SalonSeatDots, salon_seat_dots, SALON, SEAT_DOTS, GtkWidget)

/**
 * SalonSeatDots:
 *
 * How well a computer plays: a row of dots in the colour of the text, one for each level there is,
 * filled up to the level. It is presentation only: a text beside it says the level.
 */

/* @kind: a kind of computer */
GtkWidget *salon_seat_dots_new (SalonSeatKind kind);
void salon_seat_dots_set_kind (SalonSeatDots *self, SalonSeatKind kind);

G_END_DECLS
