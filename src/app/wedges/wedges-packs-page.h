/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-room.h"
#include "widgets/salon-floor.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_PACKS_PAGE (wedges_packs_page_get_type ())
G_DECLARE_FINAL_TYPE (WedgesPacksPage, wedges_packs_page, WEDGES, PACKS_PAGE, SalonFloor)

/**
 * WedgesPacksPage:
 *
 * The room with all packs of questions: those that come with the program, and one's own, which can be renamed and deleted.
 * Questions of others are opened here, by the file chooser or by dropping their file, and packs are mixed.
 */

/* Makes the room (transfer floating). */
SalonRoom *wedges_packs_page_new (const SalonRoomMeans *means);

G_END_DECLS
