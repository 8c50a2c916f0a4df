/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the records of Probe, and of a party, say in short: “summarise” of their #SalonGameKind. Whether a word is in the
 * list is not asked, so no list is read. */

#pragma once

#include "model/salon-summary.h"

G_BEGIN_DECLS

SalonSummary *probe_summarise (const char *text, gsize length, GError **error);
SalonSummary *probe_party_summarise (const char *text, gsize length, GError **error);

G_END_DECLS
