/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-replay-table.h"

G_DEFINE_INTERFACE (SalonReplayTable, salon_replay_table, GTK_TYPE_WIDGET)

enum {
  TOLD,
  ARRIVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
salon_replay_table_default_init (SalonReplayTableInterface *iface)
{
  signals[TOLD] = g_signal_new ("told", SALON_TYPE_REPLAY_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_STRING);
  signals[ARRIVED] =
    g_signal_new ("arrived", SALON_TYPE_REPLAY_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

void
salon_replay_table_set_parts (SalonReplayTable *self, GtkWidget *sentence, GtkWidget *panel, GtkWidget *side)
{
  SALON_REPLAY_TABLE_GET_IFACE (self)->set_parts (self, sentence, panel, side);
}

void
salon_replay_table_set_replay (SalonReplayTable *self, SalonReplay *replay, const SalonLook *look)
{
  SALON_REPLAY_TABLE_GET_IFACE (self)->set_replay (self, replay, look);
}

void
salon_replay_table_show (SalonReplayTable *self, guint position, guint eyes)
{
  SALON_REPLAY_TABLE_GET_IFACE (self)->show (self, position, eyes);
}

void
salon_replay_table_play (SalonReplayTable *self, guint position, guint eyes, SalonPace pace)
{
  SALON_REPLAY_TABLE_GET_IFACE (self)->play (self, position, eyes, pace);
}

void
salon_replay_table_stop (SalonReplayTable *self)
{
  SALON_REPLAY_TABLE_GET_IFACE (self)->stop (self);
}

void
salon_replay_table_tell (SalonReplayTable *self, const char *sentence)
{
  g_signal_emit (self, signals[TOLD], 0, sentence);
}

void
salon_replay_table_arrive (SalonReplayTable *self)
{
  g_signal_emit (self, signals[ARRIVED], 0);
}
