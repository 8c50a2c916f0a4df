/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-seat-chair.h"

G_BEGIN_DECLS

#define SALON_TYPE_SEAT_DRAG (salon_seat_drag_get_type ())
G_DECLARE_FINAL_TYPE (SalonSeatDrag, salon_seat_drag, SALON, SEAT_DRAG, GObject)

/**
 * SalonSeatDrag:
 *
 * A chair that somebody drags to another place of the table.
 *
 * Signals:
 *
 *  - moved (): the chair is somewhere else than before.
 *  - dropped (SalonSeatChair *chair, double x, double y): it was let go, so many px from its place.
 */

/* Lets the chairs among the children of @parent be dragged. @parent outlives the object. */
SalonSeatDrag *salon_seat_drag_new (GtkWidget *parent);
/* The chair that is being dragged (nullable), and how far, in px; 0, 0 until it was moved. */
SalonSeatChair *salon_seat_drag_get (SalonSeatDrag *self, double *x, double *y);

G_END_DECLS
