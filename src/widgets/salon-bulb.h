/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_BULB (salon_bulb_get_type ())
G_DECLARE_FINAL_TYPE (SalonBulb, salon_bulb, SALON, BULB, GtkWidget)

/**
 * SalonBulb:
 *
 * The sign of a hint, a light bulb in the colour of the text round it and a little higher than its letters. The icon themes
 * that every desktop has know no such sign.
 */

/* @role: %GTK_ACCESSIBLE_ROLE_PRESENTATION in something that says what it means, else %GTK_ACCESSIBLE_ROLE_IMG */
GtkWidget *salon_bulb_new (GtkAccessibleRole role);

G_END_DECLS
