/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/probe/probe-game.h"
#include "model/salon-look.h"
#include "widgets/salon-end-page.h"

G_BEGIN_DECLS

#define PROBE_TYPE_END_PAGE (probe_end_page_get_type ())
G_DECLARE_FINAL_TYPE (ProbeEndPage, probe_end_page, PROBE, END_PAGE, SalonEndPage)

/**
 * ProbeEndPage:
 *
 * The end of a game: the winners, every word with its true spelling, where each
 * player's points came from, and what can be challenged still.
 */

GtkWidget *probe_end_page_new (void);
void probe_end_page_show (ProbeEndPage *self, ProbeGame *game, const SalonLook *look);

G_END_DECLS
