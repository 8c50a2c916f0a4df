/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sign in the header that shows for as long as the game cannot be saved: a button that
 * explains itself. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *salon_saving_sign_new (void);
/* @reason: why the game cannot be saved, in a sentence. */
void salon_saving_sign_set_reason (GtkWidget *sign, const char *reason);

G_END_DECLS
