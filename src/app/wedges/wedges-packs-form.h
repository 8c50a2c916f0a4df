/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-room.h"
#include "app/wedges/wedges-packs-reading.h"
#include "model/wedges/wedges-packs.h"
#include "widgets/salon-floor.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_PACKS_FORM (wedges_packs_form_get_type ())
G_DECLARE_FINAL_TYPE (WedgesPacksForm, wedges_packs_form, WEDGES, PACKS_FORM, SalonFloor)

/**
 * WedgesPacksForm:
 *
 * The room in which questions become a pack: what it is called, its language and licence, and either where each foreign
 * category goes and what the columns of a table are, or which packs are mixed. It always says how many cards that makes. Nothing
 * is kept before somebody says so; then the room is left.
 */

/* Makes the room for a file that was read (transfer floating). @reading: (transfer full). @following: how many files come
 * after it, which the room says. */
SalonRoom *wedges_packs_form_new_import (WedgesPacks *packs, WedgesPacksReading *reading, guint following);
/* Makes the room in which packs are mixed (transfer floating). */
SalonRoom *wedges_packs_form_new_mix (WedgesPacks *packs);

G_END_DECLS
