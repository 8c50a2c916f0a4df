/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_ROOMY (salon_roomy_get_type ())
G_DECLARE_FINAL_TYPE (SalonRoomy, salon_roomy, SALON, ROOMY, GtkWidget)

/**
 * SalonRoomy:
 *
 * Has one child, a second text that is said elsewhere as well, and shows it only where there is room for it: two letters and an
 * ellipsis are worse than nothing. It never asks for room itself.
 */

/* @child: (transfer floating). @part: of its natural width, from 0 to 1: with less of it the child is not seen */
GtkWidget *salon_roomy_new (GtkWidget *child, double part);

G_END_DECLS
