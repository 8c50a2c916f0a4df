/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/salon-doors.h"

G_BEGIN_DECLS

#define SALON_TYPE_HOME_DRAWER (salon_home_drawer_get_type ())
G_DECLARE_FINAL_TYPE (SalonHomeDrawer, salon_home_drawer, SALON, HOME_DRAWER, GtkButton)

/**
 * SalonHomeDrawer:
 *
 * A drawer of the sideboard that leads into a room: the library, or statistics.
 */

/* @door: %SALON_DOOR_LIBRARY or %SALON_DOOR_STATISTICS */
GtkWidget *salon_home_drawer_new (SalonDoor door);
/* @line: (nullable): what stands small beside the name */
void salon_home_drawer_set_line (SalonHomeDrawer *self, const char *line);
/* @low: the drawer has one row */
void salon_home_drawer_set_low (SalonHomeDrawer *self, gboolean low);

G_END_DECLS
