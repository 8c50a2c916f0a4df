/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the program knows of how far its players have come: whether somebody has played, has won, and which note of
 * a lesson was read last. It is kept in the settings. From that follow the games with which it lets people begin. */

#pragma once

#include "app/salon-house.h"
#include "app/salon-settings.h"
#include "model/salon-shelf.h"

G_BEGIN_DECLS

/* Whether the home has to welcome somebody: nobody has played here, and no game is kept but a lesson.
 * @game: the game in progress, or NULL */
gboolean salon_beginner_is_new (SalonSettings *settings, SalonGame *game, SalonShelf *shelf);
/* Keeps what @game, which has just changed, tells of its players. */
void salon_beginner_follow (SalonSettings *settings, SalonGame *game);
/* Goes on in @game, which has just come on the table, at the note that was read last. */
void salon_beginner_resume (SalonSettings *settings, SalonGame *game);
/* The lesson that was left: the game in progress, or one on @shelf, whose name @name (out) gets then (transfer none;
 * NULL for the game in progress). NULL: there is none. */
SalonGame *salon_beginner_find_lesson (SalonGame *game, SalonShelf *shelf, const char **name);
/* What a button says that begins the lesson of the house, or goes on with the one that was left; NULL: there is none. */
const char *salon_beginner_get_lesson_label (SalonGame *game, SalonShelf *shelf);
/* Makes the lesson of the first game of the house, asleep (transfer full), and its @look. NULL without @error: the game has
 * no lesson. */
SalonGame *salon_beginner_make_lesson (SalonLook *look, GError **error);
/* Makes the first game of the house for one person and three computers, in the same way; easy ones until somebody has
 * won. */
SalonGame *salon_beginner_make_game (SalonSettings *settings, SalonLook *look, GError **error);
/* Makes the set-up that the page for a new game of @house begins with until somebody has won (transfer full), and its
 * @look; NULL: what the page proposes by itself. */
char *salon_beginner_propose (SalonSettings *settings, const SalonHouseGame *house, SalonLook *look);

G_END_DECLS
