/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The button “Not saved” in the header, which is there for as long as the game cannot be
 * saved. A click on it shows the reason. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *salon_saving_sign_new (void);
/* Sets the explanation. @reason: why the game cannot be saved, in a sentence. */
void salon_saving_sign_set_reason (GtkWidget *sign, const char *reason);

G_END_DECLS
