/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-game.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

#define SALON_TYPE_START_PAGE (salon_start_page_get_type ())
G_DECLARE_FINAL_TYPE (SalonStartPage, salon_start_page, SALON, START_PAGE, GtkWidget)

/**
 * SalonStartPage:
 *
 * Offers the unfinished game: what it is, its players and when it began. Its buttons
 * are the actions "win.resume" and "win.new-game".
 */

/* The game is still being read. */
void salon_start_page_wait (SalonStartPage *self);
void salon_start_page_offer (SalonStartPage *self, SalonGame *game, const SalonLook *look);
void salon_start_page_focus (SalonStartPage *self);

G_END_DECLS
