/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-room.h"

G_BEGIN_DECLS

#define PROBE_TYPE_REVIEW_ROOM (probe_review_room_get_type ())
G_DECLARE_FINAL_TYPE (ProbeReviewRoom, probe_review_room, PROBE, REVIEW_ROOM, GtkWidget)

/**
 * ProbeReviewRoom:
 *
 * The room in which people see how a finished game of Probe went, a #ProbeReviewPage. From a question one gets to the
 * replay, where the table is as it was then.
 */

/* A #SalonRoomOfGame. */
SalonRoom *probe_review_room_new (const SalonRoomMeans *means, GBytes *record, const SalonLook *look, GError **error);

/* Has the cache of reviews use its folder. */
void probe_review_use_cache (void);

G_END_DECLS
