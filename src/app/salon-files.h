/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Records of games from anywhere and to anywhere: “Open…” and “Save a copy…”. Both
 * go through the file chooser, which is all that a sandbox lets through. */

#pragma once

#include "app/salon-window.h"

G_BEGIN_DECLS

/* Adds the actions win.open and win.save-copy. */
void salon_files_add_actions (SalonWindow *window);
/* There is a game to be saved now, or none any more. */
void salon_files_update (SalonWindow *window);

/* The name of @file as it can be shown, (transfer full), whatever it is. */
char *salon_files_display_name (GFile *file);

/* A name for the record of a game with @title that began at @date, either of which may
 * be "", good for any file system, (transfer full): its title, or else what players call
 * such a game (@game) and its day. */
char *salon_files_get_name (const char *game, const char *title, const char *date);

G_END_DECLS
