/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-party-text.h"

G_BEGIN_DECLS

#define PROBE_TYPE_PARTY_STANDINGS (probe_party_standings_get_type ())
G_DECLARE_FINAL_TYPE (ProbePartyStandings, probe_party_standings, PROBE, PARTY_STANDINGS, GtkWidget)

/**
 * ProbePartyStandings:
 *
 * The sheet of a party: everybody with the points of the whole evening, the best first, and where they sit and move.
 */

GtkWidget *probe_party_standings_new (void);
/* Shows @party of those whose names are in @names. @results (nullable): those of its round, if that is over. */
void probe_party_standings_show (ProbePartyStandings *self,
                                 const SalonHeader *names,
                                 const ProbeParty *party,
                                 const ProbePartyResult *results);
/* How far the points of the last round have been counted up, and how much of the moves is seen; 0 to 1. */
void probe_party_standings_set_pose (ProbePartyStandings *self, double count, double moves);

G_END_DECLS
