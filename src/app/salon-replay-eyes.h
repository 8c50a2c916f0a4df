/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-look.h"
#include "model/salon-replay.h"

G_BEGIN_DECLS

#define SALON_TYPE_REPLAY_EYES (salon_replay_eyes_get_type ())
G_DECLARE_FINAL_TYPE (SalonReplayEyes, salon_replay_eyes, SALON, REPLAY_EYES, GtkWidget)

/**
 * SalonReplayEyes:
 *
 * Whose eyes a replay is seen with: a list of those that are allowed, of which one is chosen.
 *
 * Signals: chosen (guint eyes): somebody wants to see with @eyes, which salon_replay_eyes_choose() shows then.
 */

GtkWidget *salon_replay_eyes_new (void);
/* Lists the eyes of @replay. An onlooker’s are chosen. */
void salon_replay_eyes_set_replay (SalonReplayEyes *self, SalonReplay *replay, const SalonLook *look);
/* Shows that @eyes, which are allowed, are those now. Emits nothing. */
void salon_replay_eyes_choose (SalonReplayEyes *self, guint eyes);
/* Whether there are several: where nobody has a secret, there are only those of an onlooker. */
gboolean salon_replay_eyes_is_choice (SalonReplayEyes *self);

G_END_DECLS
