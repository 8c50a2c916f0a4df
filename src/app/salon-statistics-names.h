/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-people.h"

G_BEGIN_DECLS

#define SALON_TYPE_STATISTICS_NAMES (salon_statistics_names_get_type ())
G_DECLARE_FINAL_TYPE (SalonStatisticsNames, salon_statistics_names, SALON, STATISTICS_NAMES, GtkWidget)

/**
 * SalonStatisticsNames:
 *
 * The menu of a name in the statistics: it is the same person as another name, or is not any more, or is forgotten.
 *
 * Signals:
 *
 *  - changed (const char *name): something was said of the names, so the people are others than before. @name is the
 *    person who is to be shown, if there are still games of theirs.
 */

GtkWidget *salon_statistics_names_new (void);
/* @people: gets what is said, and lives as long as the widget is used
 * @list: (element-type SalonPerson): who there is
 * @name: (nullable): whose name it is */
void salon_statistics_names_show (SalonStatisticsNames *self, SalonPeople *people, GPtrArray *list, const char *name);

G_END_DECLS
