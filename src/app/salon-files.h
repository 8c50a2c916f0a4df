/* SPDX-License-Identifier: GPL-3.0-or-later */

/* “Open…” and “Save a copy…”. Both use the file chooser, because in a sandbox the program
 * reaches no other files than those that are chosen there. */

#pragma once

#include "app/salon-compat.h"
#include "model/salon-game.h"

G_BEGIN_DECLS

/* Lets the player choose a record to open, and calls @chosen with it. */
void salon_files_choose (GtkWindow *parent, SalonCompatFileFunc chosen);
/* Lets the player choose any number of records, and calls @chosen with them and @subject. */
void salon_files_choose_several (GtkWindow *parent, GObject *subject, SalonCompatFilesFunc chosen);
/* Lets the player choose where a copy is saved that is to be called @name, and calls @chosen. */
void salon_files_choose_copy (GtkWindow *parent, const char *name, GObject *subject, SalonCompatFileFunc chosen);
/* Lets the player choose a file, and writes a copy of @game there, even if @window is closed
 * meanwhile. If the copy would give away secrets of an unfinished game, the player is asked
 * first. Success is reported through the action “win.tell” of @window, failure in a dialog. */
void salon_files_save_copy (GtkWindow *window, SalonGame *game);
/* Writes @bytes to @file, even if @window is closed meanwhile, and reports as
 * salon_files_save_copy() does. */
void salon_files_write (GtkWindow *window, GFile *file, GBytes *bytes);

/* The name of @file as valid UTF-8, (transfer full). For a #GFile without a name, which can
 * come over D-Bus, it is the URI. */
char *salon_files_display_name (GFile *file);

/* Proposes a file name for a record, valid on every file system, (transfer full). It is made
 * of @title or, if that is "", of @game, which is what players call such a game, and the day
 * of @date. @date is the record's date, or "". */
char *salon_files_get_name (const char *game, const char *title, const char *date);

G_END_DECLS
