/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/salon-settings.h"
#include "model/probe/probe-game.h"

G_BEGIN_DECLS

#define SALON_TYPE_WINDOW (salon_window_get_type ())
G_DECLARE_FINAL_TYPE (SalonWindow, salon_window, SALON, WINDOW, AdwApplicationWindow)

/**
 * SalonWindow:
 *
 * The window: the offer to go on with a game, the page for a new one, and the
 * table, of which it shows one.
 *
 * Actions: new-game, resume, back, undo, open, save-copy, fullscreen.
 */

SalonWindow *salon_window_new (GtkApplication *application, SalonSettings *settings);
/* Plays on from a record; the game in progress is put aside. */
void salon_window_open (SalonWindow *self, GFile *file);
/* The game on the table, or the one to go on with; NULL if there is none. */
ProbeGame *salon_window_get_game (SalonWindow *self);
/* Says something in passing. */
void salon_window_tell (SalonWindow *self, const char *text);
/* The edition that is played, or the one chosen for a new game. */
ProbeEdition salon_window_get_edition (SalonWindow *self);
/* Ends the window, as soon as its game is on the disk; until then it is out of sight,
 * and can be asked to stay. If the game cannot be saved, somebody is asked. */
void salon_window_leave (SalonWindow *self);
void salon_window_stay (SalonWindow *self);
/* Keeps the window's size for the next run. */
void salon_window_remember (SalonWindow *self);

G_END_DECLS
