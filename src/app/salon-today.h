/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-days.h"

G_BEGIN_DECLS

#define SALON_TYPE_TODAY (salon_today_get_type ())
G_DECLARE_FINAL_TYPE (SalonToday, salon_today, SALON, TODAY, GtkWidget)

/**
 * SalonToday:
 *
 * The drawer of the home with today's puzzle: a leaf of a calendar, which turns at midnight, and how many days running
 * the puzzle was solved. It activates the action “win.puzzle”.
 */

GtkWidget *salon_today_new (void);
/* Shows what @days say; @game is the name under which they know the puzzle. */
void salon_today_follow (SalonToday *self, SalonDays *days, const char *game);
/* Sets whether the sideboard is a row of labels. */
void salon_today_set_low (SalonToday *self, gboolean low);

G_END_DECLS
