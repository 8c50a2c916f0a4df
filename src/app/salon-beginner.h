/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the program knows of how far its players have come: whether somebody has played, has won, and which note of
 * a lesson was read last. It is kept in the settings. */

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

G_END_DECLS
