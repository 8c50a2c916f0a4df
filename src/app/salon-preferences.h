/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/salon-settings.h"

G_BEGIN_DECLS

/* Shows the preferences over @parent; what is changed there holds at once. */
void salon_preferences_show (GtkWindow *parent, SalonSettings *settings);

G_END_DECLS
