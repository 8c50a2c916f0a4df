/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-look.h"
#include "model/salon-pacer.h"
#include "model/salon-replay.h"

G_BEGIN_DECLS

#define SALON_TYPE_REPLAY_TABLE (salon_replay_table_get_type ())
G_DECLARE_INTERFACE (SalonReplayTable, salon_replay_table, SALON, REPLAY_TABLE, GtkWidget)

/**
 * SalonReplayTable:
 *
 * A widget that shows one position of a replay after the other, at the table of the game, on which nobody can play.
 * Each kind of game that can be replayed implements its own. What people go through the positions with is not part of it:
 * the page that owns the table makes it, and the table only gives it a place.
 *
 * Signals, which the functions at the end emit:
 *
 *  - told (const char *sentence): while a step is shown, this is what is just seen of it.
 *  - arrived (): the step of salon_replay_table_play() has been shown, and people have had the time to read it; also
 *    when it was ended early.
 */
struct _SalonReplayTableInterface {
  GTypeInterface parent_iface;

  void (*set_parts) (SalonReplayTable *self, GtkWidget *sentence, GtkWidget *panel, GtkWidget *side);
  void (*set_replay) (SalonReplayTable *self, SalonReplay *replay, const SalonLook *look);
  void (*show) (SalonReplayTable *self, guint position, guint eyes);
  void (*play) (SalonReplayTable *self, guint position, guint eyes, SalonPace pace);
  void (*stop) (SalonReplayTable *self);
};

/* Puts the widgets into their places, once and before anything else: the @sentence of the position in a strip, the
 * @panel that leads through the game, and at the @side who looks on. All of them are (transfer floating). */
void salon_replay_table_set_parts (SalonReplayTable *self, GtkWidget *sentence, GtkWidget *panel, GtkWidget *side);
/* Shows the beginning of @replay, which is of this table’s game, as an onlooker sees it. @look: the colours of the seats */
void salon_replay_table_set_replay (SalonReplayTable *self, SalonReplay *replay, const SalonLook *look);
/* Shows @position as @eyes see it, which must be allowed. What was shown before fades. */
void salon_replay_table_show (SalonReplayTable *self, guint position, guint eyes);
/* Shows the step that leads to @position, which is not 0, as the table showed it when it was played. */
void salon_replay_table_play (SalonReplayTable *self, guint position, guint eyes, SalonPace pace);
/* Ends at once what is being shown. Does nothing, and emits nothing, when nothing is. */
void salon_replay_table_stop (SalonReplayTable *self);

/* For classes that implement the interface: these emit the signals. */
void salon_replay_table_tell (SalonReplayTable *self, const char *sentence);
void salon_replay_table_arrive (SalonReplayTable *self);

G_END_DECLS
