/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The face-down pile of a SalonDeck; for files of this folder only.
 * Signals: activated (), while drawable. */

#define SALON_TYPE_PILE (salon_pile_get_type ())
G_DECLARE_FINAL_TYPE (SalonPile, salon_pile, SALON, PILE, GtkWidget)

void     salon_pile_set_drawable (SalonPile *self,
                                  gboolean   drawable);
void     salon_pile_set_left     (SalonPile *self,
                                  int        left);

G_END_DECLS
