/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "widgets/salon-table.h"

G_BEGIN_DECLS

#define PROBE_TYPE_PARTY_TABLE (probe_party_table_get_type ())
G_DECLARE_FINAL_TYPE (ProbePartyTable, probe_party_table, PROBE, PARTY_TABLE, GtkWidget)

/**
 * ProbePartyTable:
 *
 * Shows an evening of three tables: the game at the table, as #ProbeTable shows any game, and between the games how the
 * evening stands. Tables play one after the other; where several have people, those of each find the curtain shut.
 * Above the game stands which table it is and, where nobody plays, what hurries and skips it; beside it another table,
 * small (#ProbePartyAside).
 *
 * See #SalonTable for what the window does with it.
 */

G_END_DECLS
