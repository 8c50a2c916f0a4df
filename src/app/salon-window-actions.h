/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The actions of the window: which there are, what each of them does, and when it can be done. */

#pragma once

#include "app/salon-hand-over.h"
#include "app/salon-home.h"
#include "app/salon-messages.h"
#include "app/salon-session.h"
#include "app/salon-settings.h"
#include "app/salon-window-pages.h"

G_BEGIN_DECLS

/* What the actions work with. */
typedef struct {
  SalonSettings *settings;
  SalonSession *session;
  SalonHome *home;
  SalonWindowPages *pages;
  SalonMessages *messages;
  SalonHandOver *hand_over;
} SalonWindowParts;

/* Installs the actions on the class of the window: win.home, new-game, set-up (s), learn, quick-game, resume, take-up (s),
 * next-game, back, undo, open, stop-opening, save-copy, hand-over (u), fullscreen; tell (s), which shows a message for a few
 * seconds; and those of the doors (salon-doors.h). */
void salon_window_actions_install (GtkWidgetClass *klass);
/* Gives @window what its actions work with, or takes that away again with NULL; before, no action can be done. */
void salon_window_actions_set_parts (GtkWidget *window, const SalonWindowParts *parts);
/* Switches the actions of @window on and off, by what can be done now. */
void salon_window_actions_update (GtkWidget *window);

G_END_DECLS
