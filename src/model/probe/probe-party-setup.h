/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The set-up of an evening: the lines of a party, whose lots are drawn anew for each evening, and a comment that says for
 * how many rounds people mean to stay. The record of an evening has the comment too; of several the last one counts.
 * Nothing but the model reads it. */

#pragma once

#include "model/salon-game-kind.h"
#include "rules/probe/probe-party-record.h"

G_BEGIN_DECLS

/* Makes @header a party of @edition: twelve seats of computers without names, and what probe_header_init() sets. */
void probe_party_header_init (ProbePartyHeader *header, ProbeEdition edition);
/* Fails with an error for players if a seat of @header is one that the desktop cannot play. */
gboolean probe_party_header_check (const ProbePartyHeader *header, GError **error);

/* Reads the lines of a set-up. @header and @rounds may be used only if they are good. */
SalonSetupState probe_party_setup_read (const char *setup, gsize length, ProbePartyHeader *header, guint *rounds);
/* Writes the lines of a set-up, (transfer full). */
char *probe_party_setup_write (const ProbePartyHeader *header, guint rounds);

/* Sets @rounds if the line from @line to @end is the comment. */
void probe_party_rounds_read (const char *line, const char *end, guint *rounds);
/* Writes the comment as a line, (transfer full). */
char *probe_party_rounds_write (guint rounds);

G_END_DECLS
