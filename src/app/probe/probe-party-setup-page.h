/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-setup-page.h"
#include "widgets/salon-floor.h"

G_BEGIN_DECLS

#define PROBE_TYPE_PARTY_SETUP_PAGE (probe_party_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (ProbePartySetupPage, probe_party_setup_page, PROBE, PARTY_SETUP_PAGE, SalonFloor)

/**
 * ProbePartySetupPage:
 *
 * The #SalonSetupPage of a party: who of the twelve sits where, edition, house rules, and for how many games.
 */

G_END_DECLS
