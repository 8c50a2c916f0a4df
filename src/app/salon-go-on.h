/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-look.h"
#include "model/salon-shelf.h"

G_BEGIN_DECLS

#define SALON_TYPE_GO_ON (salon_go_on_get_type ())
G_DECLARE_FINAL_TYPE (SalonGoOn, salon_go_on, SALON, GO_ON, GtkBox)

/**
 * SalonGoOn:
 *
 * The drawer of the sideboard with the games to go on with. It shows one of them: the game in
 * progress or, if there is none, the kept game that was put aside last; the others are in a
 * list that a button opens. A kept file that cannot be read is in the list, too, with the
 * reason.
 *
 * The buttons activate the actions "win.resume", "win.take-up" and "win.next-game".
 */

/* Shows that the game in progress is still being read. */
void salon_go_on_wait (SalonGoOn *self);
/* Shows the games. @game (nullable): the one in progress, which is not over; @look is how it looks.
 * @has_next: another slot has an unfinished game, which no program has. One of @game and @shelf has a
 * game. */
void salon_go_on_show (SalonGoOn *self, SalonGame *game, const SalonLook *look, SalonShelf *shelf, gboolean has_next);
/* Shows everything in one row, without the picture. */
void salon_go_on_set_low (SalonGoOn *self, gboolean low);
/* Moves the keyboard focus to the button that resumes the game. FALSE if there is none now. */
gboolean salon_go_on_focus (SalonGoOn *self);

G_END_DECLS
