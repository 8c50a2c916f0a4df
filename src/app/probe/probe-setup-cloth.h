/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/salon-seat-places.h"

G_BEGIN_DECLS

#define PROBE_TYPE_SETUP_CLOTH (probe_setup_cloth_get_type ())
G_DECLARE_FINAL_TYPE (ProbeSetupCloth, probe_setup_cloth, PROBE, SETUP_CLOTH, GtkWidget)

/**
 * ProbeSetupCloth:
 *
 * What lies on the table while a game is set up: trays in front of those who play, the score pad, and the
 * deck if it is played with activity cards. The widget is as large as the table of a #SalonSeatRing. It
 * is a picture: what it shows is said elsewhere.
 */

/* Sets the table for players at the @n places, in front of each of whom are @trays trays. */
void probe_setup_cloth_set (ProbeSetupCloth *self, const SalonSeatPlace *place, int n, int trays, gboolean deck);

G_END_DECLS
