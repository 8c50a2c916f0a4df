/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-look.h"
#include "model/salon-pacer.h"
#include "model/salon-replay.h"

G_BEGIN_DECLS

#define SALON_TYPE_REPLAY_PANEL (salon_replay_panel_get_type ())
G_DECLARE_FINAL_TYPE (SalonReplayPanel, salon_replay_panel, SALON, REPLAY_PANEL, GtkWidget)

/* Where people want to go in a replay. */
typedef enum {
  SALON_REPLAY_FIRST,
  SALON_REPLAY_BACK,
  SALON_REPLAY_FORWARD,
  SALON_REPLAY_END,
  SALON_REPLAY_TURN_BACK, /* where a turn begins */
  SALON_REPLAY_TURN_FORWARD,
  SALON_REPLAY_POINT_BACK, /* where the game turned, as a review says */
  SALON_REPLAY_POINT_FORWARD,
} SalonReplayWay;

/**
 * SalonReplayPanel:
 *
 * What leads through a replay: the chart of the scores, which is a slider, the keys below it, and the name of the position.
 * It only asks, by signals.
 *
 * Signals:
 *
 *  - go (int position): the slider was moved.
 *  - wanted (int way): a #SalonReplayWay.
 *  - play (): the key that plays or stops was pressed.
 */

GtkWidget *salon_replay_panel_new (void);
/* Shows the beginning of @replay. @look: the colours of the seats */
void salon_replay_panel_set_replay (SalonReplayPanel *self, SalonReplay *replay, const SalonLook *look);
/* Shows that @position is looked at, of which @sentence is said. */
void salon_replay_panel_show (SalonReplayPanel *self, guint position, const char *sentence);
void salon_replay_panel_set_playing (SalonReplayPanel *self, gboolean playing);
/* How fast steps are to be shown. @as_played: what that means when nothing else was chosen; the pace of the table */
SalonPace salon_replay_panel_get_pace (SalonReplayPanel *self, SalonPace as_played);
/* Takes over the pace that was chosen in @before. */
void salon_replay_panel_follow (SalonReplayPanel *self, SalonReplayPanel *before);
/* Whether people want to see it as it was played, with the time in which players think. */
gboolean salon_replay_panel_is_as_played (SalonReplayPanel *self);
/* Says at which positions the game turned, with flags and a key that goes to the next one. */
void salon_replay_panel_set_points (SalonReplayPanel *self, const guint *positions, guint n);
/* Adds @widget at the end of the row of keys. */
void salon_replay_panel_append (SalonReplayPanel *self, GtkWidget *widget);
/* Gives the focus to the slider. */
void salon_replay_panel_focus (SalonReplayPanel *self);

G_END_DECLS
