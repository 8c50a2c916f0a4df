/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/salon-summary.h"

G_BEGIN_DECLS

/* What a record of Cubes says in short: “summarise” of its #SalonGameKind. Points depend on the word list, which is read
 * once for all games of the program. */
SalonSummary *cubes_summarise (const char *text, gsize length, GError **error);

G_END_DECLS
