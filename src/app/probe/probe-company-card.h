/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "players/probe/probe-character.h"
#include "rules/salon-record.h"

G_BEGIN_DECLS

#define PROBE_TYPE_COMPANY_CARD (probe_company_card_get_type ())
G_DECLARE_FINAL_TYPE (ProbeCompanyCard, probe_company_card, PROBE, COMPANY_CARD, GtkWidget)

/**
 * ProbeCompanyCard:
 *
 * A card with a character of the computer players: portrait, name, manner, level, and one line. It is a toggle button,
 * pressed as long as the character sits at the table.
 *
 * Signals:
 *
 *  - wanted (): somebody wants the character to sit down or, if it sits at the table, to leave.
 */

/* @character: not the plain one */
GtkWidget *probe_company_card_new (const ProbeCharacter *character);
/* What a player of @character is called in the language of the program; the players know the character by that name. */
const char *probe_company_card_get_name (const ProbeCharacter *character);
/* Shows the character as it plays at the table.
 * @colour: of its seat; negative: it does not sit there
 * @why_not: (nullable): a sentence: why it can neither sit down nor leave */
void probe_company_card_set (ProbeCompanyCard *self, SalonSeatKind level, int colour, const char *why_not);

G_END_DECLS
