/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/cubes/cubes-setup.h"

G_BEGIN_DECLS

#define CUBES_TYPE_OPTIONS_PANEL (cubes_options_panel_get_type ())
G_DECLARE_FINAL_TYPE (CubesOptionsPanel, cubes_options_panel, CUBES, OPTIONS_PANEL, GtkBox)

/**
 * CubesOptionsPanel:
 *
 * The house rules of a new game of Cubes, a row each. What is chosen says in a sentence what it means; what cannot be
 * chosen is insensitive and says why.
 *
 * Signals:
 *
 *  - changed (): the player has changed a rule, or who shakes first.
 */

/* Shows the rules of @header and the habits. @first is the seat that shakes first, from 0, or SALON_FIRST_BY_LOT. Seats and
 * grid are left to others. */
void cubes_options_panel_set (CubesOptionsPanel *self, const CubesHeader *header, const CubesHabits *habits, int first);
/* Sets the names of the players in the order of their seats, NULL-terminated, how many of them are people, and who shakes
 * first. */
void cubes_options_panel_set_seats (CubesOptionsPanel *self, const char *const *names, int people, int first);
/* Writes the rules into @header, whose seats and grid stay, and @habits. */
void cubes_options_panel_get (CubesOptionsPanel *self, CubesHeader *header, CubesHabits *habits);
/* Gives the seat that shakes first, from 0, or SALON_FIRST_BY_LOT. */
int cubes_options_panel_get_first (CubesOptionsPanel *self);

G_END_DECLS
