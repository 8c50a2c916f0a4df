/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-replay-panel.h"
#include "app/salon-settings.h"
#include "widgets/salon-replay-table.h"

G_BEGIN_DECLS

#define SALON_TYPE_REPLAY_WALK (salon_replay_walk_get_type ())
G_DECLARE_FINAL_TYPE (SalonReplayWalk, salon_replay_walk, SALON, REPLAY_WALK, GObject)

/**
 * SalonReplayWalk:
 *
 * How somebody goes through a replay: at which position they are, with whose eyes they look on, and whether one step is played
 * after the other. It has the table show that, and the panel whether it plays.
 *
 * Signals:
 *
 *  - came (gboolean told): the position is another one, or is seen with other eyes, or its step has been shown. @told: the
 *    table tells meanwhile what happens.
 */

/* @settings: with the pace of the table */
SalonReplayWalk *salon_replay_walk_new (SalonReplay *replay,
                                        SalonReplayTable *table,
                                        SalonReplayPanel *panel,
                                        SalonSettings *settings);

guint salon_replay_walk_get_position (SalonReplayWalk *self);
guint salon_replay_walk_get_eyes (SalonReplayWalk *self);

/* Goes to @position at once, or to the last one if there are not so many. */
void salon_replay_walk_jump (SalonReplayWalk *self, guint position);
/* Goes where @way leads. */
void salon_replay_walk_go (SalonReplayWalk *self, SalonReplayWay way);
/* Plays one step after the other from here on, or stops that. At the end it begins again. */
void salon_replay_walk_play_or_stop (SalonReplayWalk *self);
/* Plays no further step; the one that is being shown is shown to its end. */
void salon_replay_walk_stop (SalonReplayWalk *self);
/* Ends the step that is being shown, too. */
void salon_replay_walk_halt (SalonReplayWalk *self);
/* Looks on with @eyes, if they are allowed and others than before. */
void salon_replay_walk_look (SalonReplayWalk *self, guint eyes);
/* Says at which positions the game turned. */
void salon_replay_walk_set_points (SalonReplayWalk *self, const guint *positions, guint n);

G_END_DECLS
