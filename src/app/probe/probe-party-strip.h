/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-party-replay.h"

G_BEGIN_DECLS

#define PROBE_TYPE_PARTY_STRIP (probe_party_strip_get_type ())
G_DECLARE_FINAL_TYPE (ProbePartyStrip, probe_party_strip, PROBE, PARTY_STRIP, GtkWidget)

/**
 * ProbePartyStrip:
 *
 * The strip above an evening that is looked at again, in the place of the strip of the party’s table: which round, and which
 * of its tables or its standings, is seen. At its end stands what those at the table had brought with them.
 *
 * Signals:
 *
 *  - chosen (guint round, guint table): somebody wants to see this #ProbePartyPart, which probe_party_strip_show() shows then.
 */

GtkWidget *probe_party_strip_new (ProbePartyReplay *replay);
/* Shows that @part is seen now. @carried: see probe_party_text_carried(); "" for nothing. Emits nothing. */
void probe_party_strip_show (ProbePartyStrip *self, const ProbePartyPart *part, const char *carried);
/* Moves the focus to the choice of what is seen. */
void probe_party_strip_focus (ProbePartyStrip *self);

G_END_DECLS
