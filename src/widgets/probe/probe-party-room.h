/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-look.h"
#include "rules/probe/probe-party.h"

G_BEGIN_DECLS

#define PROBE_TYPE_PARTY_ROOM (probe_party_room_get_type ())
G_DECLARE_FINAL_TYPE (ProbePartyRoom, probe_party_room, PROBE, PARTY_ROOM, GtkWidget)

/**
 * ProbePartyRoom:
 *
 * The three tables of a party from above, with their chairs, and the threads along which those who move on ride to
 * the next table: 1→2→3→1. It is a picture only: what it shows is said in the rows below it.
 */

GtkWidget *probe_party_room_new (void);
/* Sets who leaves each table, the better one first; %NULL: nobody moves, and there are no threads. */
void probe_party_room_set_movers (ProbePartyRoom *self,
                                  const char *const names[PROBE_PARTY_TABLES][PROBE_PARTY_MOVERS]);
/* How far the names have ridden, 0 to 1. */
void probe_party_room_set_ride (ProbePartyRoom *self, double ride);

/* The colour of a chair, for salon_colour_get(). Colours and shapes belong to the chairs of a table, whoever sits
 * there. */
unsigned probe_party_chair_colour (int table, int place);
/* Makes @look that of the game at @table, whose colours are those of its chairs; @evening: the look of the party. */
void probe_party_get_look (int table, const SalonLook *evening, SalonLook *look);
/* The colour of a table’s cloth in the pages of the house. */
const GdkRGBA *probe_party_cloth (int table);

G_END_DECLS
