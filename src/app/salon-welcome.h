/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/salon-house.h"

G_BEGIN_DECLS

#define SALON_TYPE_WELCOME (salon_welcome_get_type ())
G_DECLARE_FINAL_TYPE (SalonWelcome, salon_welcome, SALON, WELCOME, GtkBox)

/**
 * SalonWelcome:
 *
 * Two drawers of the sideboard for whoever has not played yet: to learn a game by playing it, and to play at once.
 * Widget names: “welcome-learn” and “welcome-quick”, the buttons.
 */

GtkWidget *salon_welcome_new (const SalonHouseStart *start);
/* @chapter: (nullable): how far the lesson has come that was left; NULL: there is none */
void salon_welcome_set_lesson (SalonWelcome *self, const char *chapter);
/* @low: each drawer has one row */
void salon_welcome_set_low (SalonWelcome *self, gboolean low);
/* Gives the focus to the button that begins, or goes on with, the lesson. */
gboolean salon_welcome_focus (SalonWelcome *self);

G_END_DECLS
