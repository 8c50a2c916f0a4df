/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-game.h"

G_BEGIN_DECLS

#define SALON_TYPE_NEWCOMER (salon_newcomer_get_type ())
G_DECLARE_FINAL_TYPE (SalonNewcomer, salon_newcomer, SALON, NEWCOMER, GtkPopover)

/**
 * SalonNewcomer:
 *
 * Asks who takes a seat while the game goes on: a person or a computer, of which level, and the name. It proposes a
 * computer for a seat where a person plays, and a person where a computer plays.
 *
 * Signals:
 *
 *  - chosen (guint kind, string name): @name, of this #SalonSeatKind, is to take the seat.
 */

GtkWidget *salon_newcomer_new (void);
/* Proposes somebody for @seat of @game. */
void salon_newcomer_ask (SalonNewcomer *self, SalonGame *game, guint seat);

G_END_DECLS
