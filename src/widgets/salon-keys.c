/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-keys.h"

void
salon_keys_add (GtkEventController *keys,
                guint keyval,
                GdkModifierType modifiers,
                GtkShortcutFunc function,
                gpointer data)
{
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (keyval, modifiers),
                                                          gtk_callback_action_new (function, data, NULL)));
}
