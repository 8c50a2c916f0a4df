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
 * The window: the offer to go on with a game, the page for a new one, and the
 * table, of which it shows one. Which game that is, the #SalonSession knows.
 *
 * Actions: new-game, resume, next-game, back, undo, open, stop-opening, save-copy,
 * fullscreen; tell (s), which says something in passing.
 */

SalonWindow *salon_window_new (GtkApplication *application, SalonSettings *settings);
/* Plays on from a record; the game in progress is put aside. */
void salon_window_open (SalonWindow *self, GFile *file);
/* What is played, or would be. */
const SalonHouseGame *salon_window_get_house_game (SalonWindow *self);
/* The edition of its help that is played, or is chosen for a new game. */
guint salon_window_get_edition (SalonWindow *self);
/* Ends the window, as soon as its game is on the disk; until then it is out of sight,
 * and can be asked to stay. If the game cannot be saved, somebody is asked. */
void salon_window_leave (SalonWindow *self);
void salon_window_stay (SalonWindow *self);
/* Keeps the window's size for the next run. */
void salon_window_remember (SalonWindow *self);

G_END_DECLS
