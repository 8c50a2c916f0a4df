/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the pages of packs say, translated. All texts are (transfer full). */

#pragma once

#include "model/wedges/wedges-deal.h"
#include "model/wedges/wedges-pack.h"

G_BEGIN_DECLS

/* What stands below the title of a pack: language, questions, cards and licence, and why nobody can play with it. */
char *wedges_packs_say_pack (WedgesPack *pack);
/* The sum of an import: “38 cards; 12 questions fill no card”. */
char *wedges_packs_say_deal (const WedgesDeal *deal);
/* What of a file was left out, and why; NULL: nothing was. */
char *wedges_packs_say_left (const WedgesImport *import);

G_END_DECLS
