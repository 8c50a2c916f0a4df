/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-home-page.h"
#include "app/salon-session.h"
#include "app/salon-settings.h"
#include "model/salon-library.h"

G_BEGIN_DECLS

#define SALON_TYPE_HOME (salon_home_get_type ())
G_DECLARE_FINAL_TYPE (SalonHome, salon_home, SALON, HOME, GObject)

/**
 * SalonHome:
 *
 * Says on the home page what there is: which games one can go on with, how many the library has, and whether whoever
 * sits there has to be welcomed. It has the library and the shelf of the kept games, and follows both.
 */

/* Makes the home of @session, and its page, which does not show any game yet. @days: of today’s puzzle */
SalonHome *salon_home_new (SalonSettings *settings, SalonStore *store, SalonSession *session, SalonDays *days);
/* The page (transfer none). It lives as long as the stack that it is put into. */
SalonHomePage *salon_home_get_page (SalonHome *self);
/* The kept games, which may not have been read yet (transfer none). */
SalonLibrary *salon_home_get_library (SalonHome *self);
/* Says that the unfinished game is still being read, if there may be one. */
void salon_home_wait (SalonHome *self);
/* Shows the game in progress and the kept ones. As long as the session searches, nothing is shown anew. */
void salon_home_fill (SalonHome *self);
/* Has the kept games read when the program has nothing else to do. */
void salon_home_refresh (SalonHome *self);
/* Moves the keyboard focus to where people begin, unless somebody has moved it on the page to something that is still
 * there. */
void salon_home_focus_found (SalonHome *self);
/* The lesson that was left; see salon_beginner_find_lesson(). */
SalonGame *salon_home_find_lesson (SalonHome *self, const char **name);
/* What a button says that begins the lesson, or goes on with it; NULL: there is none. */
const char *salon_home_get_lesson_label (SalonHome *self);

G_END_DECLS
