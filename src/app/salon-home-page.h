/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-days.h"
#include "model/salon-look.h"
#include "model/salon-shelf.h"

G_BEGIN_DECLS

#define SALON_TYPE_HOME_PAGE (salon_home_page_get_type ())
G_DECLARE_FINAL_TYPE (SalonHomePage, salon_home_page, SALON, HOME_PAGE, GtkWidget)

/**
 * SalonHomePage:
 *
 * The home: a room with a table for each game of the house, under its lamp, and a sideboard
 * with the games to go on with. A lamp is turned up while its table has the pointer or the
 * keyboard focus.
 *
 * The buttons of the sideboard activate actions of the window.
 *
 * Signals:
 *
 *  - sit-down (guint index): somebody wants to play the game at this place of
 *    salon_house_games.
 */

/* Lets the room begin behind @header, which lies above the page and has no background of its own. */
void salon_home_page_set_header (SalonHomePage *self, GtkWidget *header);
/* Says that the unfinished game is still being read. */
void salon_home_page_wait (SalonHomePage *self);
/* Shows the games to go on with; see salon_go_on_show(). */
void salon_home_page_show (SalonHomePage *self,
                           SalonGame *game,
                           const SalonLook *look,
                           SalonShelf *shelf,
                           gboolean has_next);
/* Adds the drawer with today's puzzle, of which @days tell, if a game of the house has one. */
void salon_home_page_show_today (SalonHomePage *self, SalonDays *days);
/* Says how many games the library has. */
void salon_home_page_set_games (SalonHomePage *self, guint n);
/* Moves the keyboard focus to the button that resumes the game or, if there is none, to the first
 * table. */
void salon_home_page_focus (SalonHomePage *self);

/* Welcomes somebody who has not played yet, or does so no more. @chapter: (nullable): how far the lesson has come
 * that was left. */
void salon_home_page_welcome (SalonHomePage *self, gboolean welcome, const char *chapter);

G_END_DECLS
