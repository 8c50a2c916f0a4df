/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/salon-summary.h"

G_BEGIN_DECLS

/* See “summarise” in #SalonGameKind.  The points of a seat are its wedges. */
SalonSummary *wedges_summarise (const char *text, gsize length, GError **error);

G_END_DECLS
