/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-party-game.h"

G_BEGIN_DECLS

#define PROBE_TYPE_PARTY_ASIDE (probe_party_aside_get_type ())
G_DECLARE_FINAL_TYPE (ProbePartyAside, probe_party_aside, PROBE, PARTY_ASIDE, GtkWidget)

/**
 * ProbePartyAside:
 *
 * Another table of the party, small, while one is played: its four seats with their trays, as everybody may see them,
 * and their points. A table that has played shows how its game ended and what that brought; one that has not, what its
 * players bring along. A button shows the third table instead.
 */

GtkWidget *probe_party_aside_new (void);
/* Shows what is beside the table @number of @party. The table that was shown stays, if it can. */
void probe_party_aside_update (ProbePartyAside *self, ProbePartyGame *party, int number);

G_END_DECLS
