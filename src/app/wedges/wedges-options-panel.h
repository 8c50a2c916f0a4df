/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/wedges/wedges-setup.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_OPTIONS_PANEL (wedges_options_panel_get_type ())
G_DECLARE_FINAL_TYPE (WedgesOptionsPanel, wedges_options_panel, WEDGES, OPTIONS_PANEL, GtkBox)

/**
 * WedgesOptionsPanel:
 *
 * The house rules of a new game of Wedges, a row each. What is chosen says in a sentence what it means; what cannot be
 * chosen is insensitive and says why. As long as the player has not chosen how answers are judged, that follows from who
 * plays.
 *
 * Signals:
 *
 *  - changed (): the player has changed a rule.
 */

/* Shows the rules of @header and the habits. @header says who plays, too; its questions are left to others. */
void wedges_options_panel_set (WedgesOptionsPanel *self, const WedgesHeader *header, const WedgesHabits *habits);
/* Tells how many seats there are, how many of them are people's, and how many members their teams have together. */
void wedges_options_panel_set_seats (WedgesOptionsPanel *self, int seats, int people, guint members);
/* Writes the rules into @header, whose seats and questions stay, and @habits. */
void wedges_options_panel_get (WedgesOptionsPanel *self, WedgesHeader *header, WedgesHabits *habits);

G_END_DECLS
