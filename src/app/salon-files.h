/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Records of games from anywhere and to anywhere: “Open…” and “Save a copy…”. Both
 * go through the file chooser, which is all that a sandbox lets through. */

#pragma once

#include "app/salon-compat.h"
#include "model/salon-game.h"

G_BEGIN_DECLS

/* Lets somebody choose a game to open. */
void salon_files_choose (GtkWindow *parent, SalonCompatFileFunc chosen);
/* Lets somebody choose where a copy of @game goes, and writes it, whatever becomes of @window
 * meanwhile. Whether there are secrets in it is asked before. That it is written is told by the
 * action “win.tell” of @window. */
void salon_files_save_copy (GtkWindow *window, SalonGame *game);

/* The name of @file as it can be shown, (transfer full), whatever it is. */
char *salon_files_display_name (GFile *file);

/* A name for the record of a game with @title that began at @date, either of which may
 * be "", good for any file system, (transfer full): its title, or else what players call
 * such a game (@game) and its day. */
char *salon_files_get_name (const char *game, const char *title, const char *date);

G_END_DECLS
