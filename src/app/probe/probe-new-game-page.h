/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-setup-room.h"

G_BEGIN_DECLS

#define PROBE_TYPE_NEW_GAME_PAGE (probe_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (ProbeNewGamePage, probe_new_game_page, PROBE, NEW_GAME_PAGE, SalonSetupRoom)

/**
 * ProbeNewGamePage:
 *
 * A #SalonSetupPage on which people choose edition, seats and house rules of a game of Probe.
 */

G_END_DECLS
