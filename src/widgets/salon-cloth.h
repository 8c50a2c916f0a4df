/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_CLOTH (salon_cloth_get_type ())
G_DECLARE_FINAL_TYPE (SalonCloth, salon_cloth, SALON, CLOTH, GtkWidget)

/**
 * SalonCloth:
 *
 * The cloth of a table: the background of the node “salon-cloth > box”, as the style sheets have it. With cairo a gradient costs
 * 5 ns a pixel each time that something above it is drawn again, so the cloth is drawn once, into a picture that is copied. It
 * is below everything else, takes no clicks and says nothing.
 */

GtkWidget *salon_cloth_new (void);

G_END_DECLS
