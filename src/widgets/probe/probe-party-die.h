/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_PARTY_DIE (probe_party_die_get_type ())
G_DECLARE_FINAL_TYPE (ProbePartyDie, probe_party_die, PROBE, PARTY_DIE, GtkWidget)

/**
 * ProbePartyDie:
 *
 * A small die in the colour of the text: lots have been drawn. It is presentation only.
 */

GtkWidget *probe_party_die_new (void);
/* Turns it. @turns: from its usual place, clockwise */
void probe_party_die_set_turns (ProbePartyDie *self, double turns);

G_END_DECLS
