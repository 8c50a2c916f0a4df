/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The programs that people choose to play at a seat (doc/bots.md). Which one plays where is remembered as long as
 * Salon runs, and written nowhere. */

#pragma once

#include <gtk/gtk.h>

#include "model/salon-game.h"

G_BEGIN_DECLS

/* Called with the absolute path of the program that was chosen. */
typedef void (*SalonProgramsFunc) (GObject *subject, const char *path);

/* Whether programs can be run at all. In a sandbox those of the host cannot. */
gboolean salon_programs_are_offered (void);
/* Lets the player choose a program in the file chooser, in front of the window of @widget. A reference to @subject is
 * held until the chooser closes. */
void salon_programs_choose (GtkWidget *widget, GObject *subject, SalonProgramsFunc chosen);
/* The name of the file @path (nullable), (transfer full); NULL for NULL. */
char *salon_programs_get_name (const char *path);

/* Remembers which program plays at @seat for the player @name; @path is NULL for none. */
void salon_programs_remember (guint seat, const char *name, const char *path);
/* The path of that program; NULL if none is remembered (transfer none). */
const char *salon_programs_find (guint seat, const char *name);
/* Has the programs that are remembered play at the seats of @game that wait for one. Only for a new game, which people
 * have just set up. */
void salon_programs_seat (SalonGame *game);

G_END_DECLS
