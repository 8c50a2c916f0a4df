/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/salon-house.h"
#include "app/salon-settings.h"

G_BEGIN_DECLS

#define SALON_TYPE_WINDOW (salon_window_get_type ())
G_DECLARE_FINAL_TYPE (SalonWindow, salon_window, SALON, WINDOW, AdwApplicationWindow)

/**
 * SalonWindow:
 *
 * The main window, with its header bar and its menu. Its #SalonWindowPages decide which page is in sight, the #SalonSession
 * which game is played, and the #SalonSaving when the window may close; the window shows what they report. What people do
 * comes as actions (salon-window-actions.h).
 */

/* Makes a window of the size that it had last, shows it, and begins to read the unfinished
 * game. */
SalonWindow *salon_window_new (GtkApplication *application, SalonSettings *settings);

/* Reads a record from @file and goes on with its game. The game in progress is put aside. */
void salon_window_open (SalonWindow *self, GFile *file);

/* The game that is played; as long as none is, the first one of the house. */
const SalonHouseGame *salon_window_get_house_game (SalonWindow *self);

/* The edition of the game that is played, or that is chosen for a new game: the help opens
 * with it. */
guint salon_window_get_edition (SalonWindow *self);

/* Closes the window, as soon as the last move is on the disk; until then the window is
 * hidden. If the game cannot be saved, the window stays and asks whether it shall close all
 * the same. */
void salon_window_leave (SalonWindow *self);

/* Somebody wants to use the window that salon_window_leave() has hidden: it does not close
 * any more. The caller presents it. */
void salon_window_stay (SalonWindow *self);

/* Writes the size of the window to the settings, for the next start. */
void salon_window_remember (SalonWindow *self);

/* What a button says that begins the lesson of the house, or goes on with it; NULL: there is none. */
const char *salon_window_get_lesson_label (SalonWindow *self);

G_END_DECLS
