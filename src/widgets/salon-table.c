/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-table.h"

G_DEFINE_INTERFACE (SalonTable, salon_table, GTK_TYPE_WIDGET)

enum {
  RETITLED,
  OFFER_TAKEN,
  PLAY_AGAIN,
  NEW_GAME,
  PAUSE,
  MESSAGE,
  SAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* A table keeps its texts under these. */
#define TITLE    "salon-table-title"
#define SUBTITLE "salon-table-subtitle"

static void
salon_table_default_init (SalonTableInterface *iface)
{
  signals[RETITLED] =
    g_signal_new ("retitled", SALON_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[OFFER_TAKEN] =
    g_signal_new ("offer-taken", SALON_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PLAY_AGAIN] =
    g_signal_new ("play-again", SALON_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NEW_GAME] =
    g_signal_new ("new-game", SALON_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PAUSE] =
    g_signal_new ("pause", SALON_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  signals[MESSAGE] =
    g_signal_new ("message", SALON_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SAY] =
    g_signal_new ("say", SALON_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

void
salon_table_set_game (SalonTable *self, SalonGame *game, const SalonLook *look)
{
  SALON_TABLE_GET_IFACE (self)->set_game (self, game, look);
}

SalonGame *
salon_table_get_game (SalonTable *self)
{
  return SALON_TABLE_GET_IFACE (self)->get_game (self);
}

static void
set_text (SalonTable *self, const char *which, const char *text)
{
  if (g_strcmp0 (text, g_object_get_data (G_OBJECT (self), which)) == 0)
    return;

  g_object_set_data_full (G_OBJECT (self), which, g_strdup (text), g_free);
  g_signal_emit (self, signals[RETITLED], 0);
}

char *
salon_table_get_title (SalonTable *self)
{
  return g_strdup (g_object_get_data (G_OBJECT (self), TITLE));
}

char *
salon_table_get_subtitle (SalonTable *self)
{
  return g_strdup (g_object_get_data (G_OBJECT (self), SUBTITLE));
}

void
salon_table_set_title (SalonTable *self, const char *title)
{
  set_text (self, TITLE, title);
}

void
salon_table_set_subtitle (SalonTable *self, const char *subtitle)
{
  set_text (self, SUBTITLE, subtitle);
}

void
salon_table_set_pace (SalonTable *self, double seconds)
{
  if (SALON_TABLE_GET_IFACE (self)->set_pace != NULL)
    SALON_TABLE_GET_IFACE (self)->set_pace (self, seconds);
}

void
salon_table_set_helps (SalonTable *self, gboolean helps)
{
  if (SALON_TABLE_GET_IFACE (self)->set_helps != NULL)
    SALON_TABLE_GET_IFACE (self)->set_helps (self, helps);
}

GtkWidget *
salon_table_get_plate (SalonTable *self, guint seat)
{
  if (SALON_TABLE_GET_IFACE (self)->get_plate == NULL)
    return NULL;
  return SALON_TABLE_GET_IFACE (self)->get_plate (self, seat);
}

void
salon_table_set_offer (SalonTable *self, const char *line, const char *label)
{
  if (SALON_TABLE_GET_IFACE (self)->set_offer != NULL)
    SALON_TABLE_GET_IFACE (self)->set_offer (self, line, label);
}

void
salon_table_offer_taken (SalonTable *self)
{
  g_signal_emit (self, signals[OFFER_TAKEN], 0);
}

void
salon_table_play_again (SalonTable *self)
{
  g_signal_emit (self, signals[PLAY_AGAIN], 0);
}

void
salon_table_new_game (SalonTable *self)
{
  g_signal_emit (self, signals[NEW_GAME], 0);
}

void
salon_table_pause (SalonTable *self, gboolean paused)
{
  g_signal_emit (self, signals[PAUSE], 0, paused);
}

void
salon_table_tell (SalonTable *self, const char *text)
{
  g_signal_emit (self, signals[MESSAGE], 0, text);
}

void
salon_table_say (SalonTable *self, const char *text)
{
  g_signal_emit (self, signals[SAY], 0, text);
}
