/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-look.h"
#include "model/salon-replay.h"

G_BEGIN_DECLS

#define SALON_TYPE_REPLAY_STRIP (salon_replay_strip_get_type ())
G_DECLARE_FINAL_TYPE (SalonReplayStrip, salon_replay_strip, SALON, REPLAY_STRIP, GtkWidget)

/**
 * SalonReplayStrip:
 *
 * The strip of a replay with the sentence of the position, and the emblem of whoever did what it says. Screen readers hear
 * where one has come, and what happened there, wherever the focus is.
 */

GtkWidget *salon_replay_strip_new (SalonReplay *replay, const SalonLook *look);
/* Shows who did what led to @position. */
void salon_replay_strip_show_speaker (SalonReplayStrip *self, guint position);
/* Shows @sentence; a part of what happens on the way to a position, or all of it. */
void salon_replay_strip_show_sentence (SalonReplayStrip *self, const char *sentence);
/* Tells screen readers that one has come to @position, of which @sentence is said. */
void salon_replay_strip_say (SalonReplayStrip *self, guint position, const char *sentence);

G_END_DECLS
