/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/salon-seat-places.h"
#include "rules/cubes/cubes-state.h"

G_BEGIN_DECLS

#define CUBES_TYPE_SETUP_CLOTH (cubes_setup_cloth_get_type ())
G_DECLARE_FINAL_TYPE (CubesSetupCloth, cubes_setup_cloth, CUBES, SETUP_CLOTH, GtkWidget)

/**
 * CubesSetupCloth:
 *
 * What lies on the table of a #SalonSeatRing before a game of Cubes: the tray, the timer if there is one, and a sheet with
 * a pencil for each player. It is decoration, so screen readers skip it.
 */

/* Shows what @n players at these places need. @colour: of each seat, for salon_colour_get(). @timed: there is a timer. */
void cubes_setup_cloth_set (CubesSetupCloth *self,
                            const SalonSeatPlace *place,
                            const guint *colour,
                            int n,
                            CubesGrid grid,
                            gboolean timed);

G_END_DECLS
