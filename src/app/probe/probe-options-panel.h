/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/salon-seat-ring.h"
#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

#define PROBE_TYPE_OPTIONS_PANEL (probe_options_panel_get_type ())
G_DECLARE_FINAL_TYPE (ProbeOptionsPanel, probe_options_panel, PROBE, OPTIONS_PANEL, GtkBox)

/**
 * ProbeOptionsPanel:
 *
 * The house rules of a new game, a row each. An option that the edition or the number of seats does
 * not allow is insensitive and says why.
 *
 * Signals:
 *
 *  - changed (): the player has changed an option.
 */

/* Shows the options and the language of @header. @first is the seat that begins, from 0, or
 * SALON_FIRST_BY_LOT. The number of seats is left to probe_options_panel_set_seats(). */
void probe_options_panel_set (ProbeOptionsPanel *self, const ProbeHeader *header, int first);
/* Hides what a party has no choice of: who begins is drawn for each game, and everybody has one word. */
void probe_options_panel_set_party (ProbeOptionsPanel *self);
/* Sets the edition. The supply of letter cards becomes that of the edition, unless the player
 * had chosen another one than that of the edition before. */
void probe_options_panel_set_edition (ProbeOptionsPanel *self, ProbeEdition edition);
/* Sets the names of the players in the order of their seats, NULL-terminated, and by that the
 * number of seats. */
void probe_options_panel_set_seats (ProbeOptionsPanel *self, const char *const *names);
/* Writes options and language into @header, whose edition and number of seats must be those
 * that were set here. The caller writes who begins. */
void probe_options_panel_get (ProbeOptionsPanel *self, ProbeHeader *header);
/* Gives and sets the seat that begins, from 0, or SALON_FIRST_BY_LOT. */
int probe_options_panel_get_first (ProbeOptionsPanel *self);
void probe_options_panel_set_first (ProbeOptionsPanel *self, int first);

/* Whether a word list for @language (“en”, “fr”) is installed. */
gboolean probe_options_has_words (const char *language);

G_END_DECLS
