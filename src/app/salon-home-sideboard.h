/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-days.h"
#include "model/salon-look.h"
#include "model/salon-shelf.h"

G_BEGIN_DECLS

#define SALON_TYPE_HOME_SIDEBOARD (salon_home_sideboard_get_type ())
G_DECLARE_FINAL_TYPE (SalonHomeSideboard, salon_home_sideboard, SALON, HOME_SIDEBOARD, GtkBox)

/**
 * SalonHomeSideboard:
 *
 * The sideboard of the home: a row of drawers, of which some are for games (to welcome somebody, to go on, to begin) and
 * some lead to rooms. It has one of three forms, the widest for which there is room.
 *
 * The buttons of the drawers activate actions of the window.
 *
 * Signals:
 *
 *  - formed (): it has got another form.
 */

/* The least width that its present form needs, in px. It is kept for salon_home_sideboard_choose(), which is why the
 * owner asks for it at each layout. */
int salon_home_sideboard_measure (SalonHomeSideboard *self);
/* The least width that one of its forms needs, in px. @least: what the present form does */
int salon_home_sideboard_limit (SalonHomeSideboard *self, int least);
/* The least height, in px, in a @large window or in another one. */
int salon_home_sideboard_get_height (SalonHomeSideboard *self, gboolean large);
/* Takes the widest form for which @width px are enough, as soon as the layout is over; one that was never measured is tried.
 * In a @low window that is always the low one. */
void salon_home_sideboard_choose (SalonHomeSideboard *self, int width, gboolean low);
/* Whether it has its form, and not another one as soon as the layout is over. */
gboolean salon_home_sideboard_is_settled (SalonHomeSideboard *self);
gboolean salon_home_sideboard_is_low (SalonHomeSideboard *self);

/* These do what the functions of #SalonHomePage with the same names say. */
void salon_home_sideboard_wait (SalonHomeSideboard *self);
void salon_home_sideboard_show (SalonHomeSideboard *self,
                                SalonGame *game,
                                const SalonLook *look,
                                SalonShelf *shelf,
                                gboolean has_next);
void salon_home_sideboard_welcome (SalonHomeSideboard *self, gboolean welcome, const char *chapter);
void salon_home_sideboard_show_today (SalonHomeSideboard *self, SalonDays *days);
void salon_home_sideboard_set_games (SalonHomeSideboard *self, guint n);
/* Moves the keyboard focus to the button that begins or resumes a game. FALSE: there is none. */
gboolean salon_home_sideboard_focus (SalonHomeSideboard *self);

G_END_DECLS
