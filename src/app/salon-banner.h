/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_BANNER (salon_banner_get_type ())
G_DECLARE_FINAL_TYPE (SalonBanner, salon_banner, SALON, BANNER, GtkWidget)

/**
 * SalonBanner:
 *
 * A band of colour on which five letter cards spell the name of the house. A
 * picture: it says nothing to a screen reader.
 */

GtkWidget *salon_banner_new (void);
void salon_banner_set_colour (SalonBanner *self, const GdkRGBA *colour);

G_END_DECLS
