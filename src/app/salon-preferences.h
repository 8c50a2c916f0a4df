/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/salon-settings.h"

G_BEGIN_DECLS

/* Shows the preferences over @parent. A change is written to @settings at once; only the
 * language takes effect at the next start. */
void salon_preferences_show (GtkWindow *parent, SalonSettings *settings);

G_END_DECLS
