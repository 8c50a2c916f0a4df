/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-room.h"
#include "app/salon-seat-ring.h"
#include "model/salon-company.h"

G_BEGIN_DECLS

#define PROBE_TYPE_COMPANY_ROOM (probe_company_room_get_type ())
G_DECLARE_FINAL_TYPE (ProbeCompanyRoom, probe_company_room, PROBE, COMPANY_ROOM, GtkWidget)

/**
 * ProbeCompanyRoom:
 *
 * The #SalonRoom in which one meets the computers that play Probe: a card for each character, who sits down at the table
 * of a new game, or leaves it, when the card is pressed; a card for a program; beside them who sits at the table, and
 * what the levels mean. It changes the #SalonSeatRing of the page for a new game, and shows what is changed there.
 *
 * Signals:
 *
 *  - start (): the game is to begin.
 */

/* @seats: the players of the new game
 * @theme: the ID of the look of its table */
SalonRoom *probe_company_room_new (SalonSeatRing *seats, const char *theme);
/* @fault: (nullable): why the game cannot begin, a sentence */
void probe_company_room_set_fault (ProbeCompanyRoom *self, const char *fault);
/* Offers that computers of the level of @company play better or less well, if one person has had as many equal results
 * running as that takes. */
void probe_company_room_advise (ProbeCompanyRoom *self, const SalonCompany *company);

G_END_DECLS
