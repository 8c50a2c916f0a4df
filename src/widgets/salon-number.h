/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_NUMBER (salon_number_get_type ())
G_DECLARE_FINAL_TYPE (SalonNumber, salon_number, SALON, NUMBER, GtkWidget)

/**
 * SalonNumber:
 *
 * A whole number in the figures of the look in use, in the text colour of its place. Its width is
 * that of the widest number it was asked to reserve room for, so that nothing moves while it counts.
 */

/* @cap_height: of the figures, in px */
GtkWidget *salon_number_new (double cap_height);
/* @cap_height: of the figures from now on, in px */
void salon_number_set_cap_height (SalonNumber *self, double cap_height);
/* @number: what is shown */
void salon_number_set (SalonNumber *self, int number);
/* @number: for which there has to be room */
void salon_number_reserve (SalonNumber *self, int number);

G_END_DECLS
