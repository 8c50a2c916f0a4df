/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/wedges/wedges-packs.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_BANK_CHOOSER (wedges_bank_chooser_get_type ())
G_DECLARE_FINAL_TYPE (WedgesBankChooser, wedges_bank_chooser, WEDGES, BANK_CHOOSER, GtkBox)

/**
 * WedgesBankChooser:
 *
 * Which questions a new game has: those that come with the program, or a pack of one's own. Each bank is a card, on which
 * stand its language and how many questions it has; one that nobody can play with says why. If the chosen bank is there no
 * more, the one in the program's language takes its place.
 *
 * Signals:
 *
 *  - chosen (): another bank is chosen, by the player or because the one before is gone.
 */

/* Offers the banks of @packs, and follows it. Called once. */
void wedges_bank_chooser_set_packs (WedgesBankChooser *self, WedgesPacks *packs);
/* Chooses the bank called @name; no signal is emitted. */
void wedges_bank_chooser_set (WedgesBankChooser *self, const char *name);
/* The name of the chosen bank; it may be one that is not read yet. */
const char *wedges_bank_chooser_get (WedgesBankChooser *self);

G_END_DECLS
