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
 * Signals: opened (): that person says that they are there.
 */

GtkWidget *salon_curtain_new (void);
/* @reason: a sentence or two on why, such as “Ada asks you for R. Your answer is
 * behind this curtain.” */
void salon_curtain_close (SalonCurtain *self, const char *name, const GdkRGBA *colour, const char *reason);

G_END_DECLS
