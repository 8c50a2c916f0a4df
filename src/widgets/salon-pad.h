/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "widgets/salon-pad-lines.h"

G_BEGIN_DECLS

#define SALON_TYPE_PAD (salon_pad_get_type ())
G_DECLARE_FINAL_TYPE (SalonPad, salon_pad, SALON, PAD, GtkWidget)

/**
 * SalonPad:
 *
 * The score pad: a column for each seat, a line for each round, and at its foot what the
 * turn has brought so far. What is written there is the game's to tell.
 */

GtkWidget *salon_pad_new (void);

/**
 * salon_pad_set_seats:
 * @seats: how many, up to %SALON_TABLE_SEATS
 * @names: of each
 * @colours: of each, for salon_colour_get()
 *
 * Tells who sits at the table.
 */
void salon_pad_set_seats (SalonPad *self, int seats, const char (*names)[SALON_NAME_SIZE], const guint *colours);

/**
 * salon_pad_show:
 *
 * Shows what stands on the pad of @game, a #GObject, now: what @scores tell, which has
 * to outlive the widget.
 */
void salon_pad_show (SalonPad *self, const SalonPadScores *scores, gpointer game);

/**
 * salon_pad_set_turn:
 * @title: whose turn it is, or ""
 * @sum: what it has brought to that player, or ""
 * @seat: in whose colour @sum is written
 * @others: what it has brought to others, or ""
 *
 * Writes the foot of the pad.
 */
void salon_pad_set_turn (SalonPad *self, const char *title, const char *sum, int seat, const char *others);

G_END_DECLS
