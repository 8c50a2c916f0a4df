/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-room.h"
#include "widgets/salon-floor.h"

G_BEGIN_DECLS

#define SALON_TYPE_LIBRARY_PAGE (salon_library_page_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibraryPage, salon_library_page, SALON, LIBRARY_PAGE, SalonFloor)

/**
 * SalonLibraryPage:
 *
 * The library, a #SalonRoom: cards of the games that wait, below them all others by month. Games are sat down at,
 * replayed, renamed, deleted, exported and imported here.
 */

/* @current: (nullable): the game in progress, and how it looks */
SalonRoom *salon_library_page_new (const SalonRoomMeans *means, SalonGame *current, const SalonLook *look);

G_END_DECLS
