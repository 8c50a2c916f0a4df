/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/salon-seat-places.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_SETUP_CLOTH (wedges_setup_cloth_get_type ())
G_DECLARE_FINAL_TYPE (WedgesSetupCloth, wedges_setup_cloth, WEDGES, SETUP_CLOTH, GtkWidget)

/**
 * WedgesSetupCloth:
 *
 * What lies on the table of a #SalonSeatRing before a game of Wedges: the wheel, the die in its tray, the boxes of cards, and
 * an empty token for each player. It is decoration, so screen readers skip it.
 */

/* Shows what @n players at these places need. @colour: of each seat, for salon_colour_get(). @boxes: 1 or 2 */
void wedges_setup_cloth_set (WedgesSetupCloth *self,
                             const SalonSeatPlace *place,
                             const guint *colour,
                             int n,
                             int boxes);

G_END_DECLS
