/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_CURTAIN (salon_curtain_get_type ())
G_DECLARE_FINAL_TYPE (SalonCurtain, salon_curtain, SALON, CURTAIN, GtkWidget)

/**
 * SalonCurtain:
 *
 * Says by name who should look at the screen now, before anything secret shows.
 *
 * Only a fresh press opens it, of a key or of the mouse's button, that begins at least
 * 700 ms after the shut curtain was drawn; the same goes for assistive technologies.
 * Until then its button is insensitive. The time begins anew when the curtain comes into
 * sight again, and when somebody comes back to its window.
 *
 * Signals: opened (): that person says that they are there.
 */

GtkWidget *salon_curtain_new (void);
/* Shuts it. The button stands aside from where the mouse was pressed last in the window.
 * @reason: a sentence or two on why, such as “Ada asks you for R. Your answer is
 * behind this curtain.” */
void salon_curtain_close (SalonCurtain *self, const char *name, const GdkRGBA *colour, const char *reason);

G_END_DECLS
