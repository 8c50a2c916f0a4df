/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keys that call a function while the focus is in a widget. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has @keys, a GtkShortcutController, call @function with @data when @keyval is pressed with just @modifiers. */
void salon_keys_add (GtkEventController *keys,
                     guint keyval,
                     GdkModifierType modifiers,
                     GtkShortcutFunc function,
                     gpointer data);

G_END_DECLS
