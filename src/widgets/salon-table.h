/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-game.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

#define SALON_TYPE_TABLE (salon_table_get_type ())
G_DECLARE_INTERFACE (SalonTable, salon_table, SALON, TABLE, GtkWidget)

/**
 * SalonTable:
 *
 * What a game is played at, as the window sees it: a widget that shows one game of its
 * kind from the first move to the end. Each game of the house has its own.
 *
 * Where several people sit at it, whoever turns away from a secret finds the curtain
 * before it afterwards. The table sees to that: when it is unmapped, or its window is no
 * longer in use.
 *
 * Properties: title, subtitle (read only, nullable; notify): what the window's title says.
 *
 * Signals, emitted by the functions at the end:
 *
 *  - play-again (): somebody wants the same seats once more.
 *  - new-game (): somebody wants to choose another game.
 *  - message (const char *text): something that is to be said in passing.
 */
struct _SalonTableInterface {
  GTypeInterface parent_iface;

  /* @game is of this table's kind. */
  void (*set_game) (SalonTable *self, SalonGame *game, const SalonLook *look);
  SalonGame *(*get_game) (SalonTable *self);
  /* Optional. */
  void (*set_pace) (SalonTable *self, double seconds);
};

/* Puts @game on the table, with its @look; %NULL and %NULL take away the one there. */
void salon_table_set_game (SalonTable *self, SalonGame *game, const SalonLook *look);
/* The game on the table; NULL if there is none. */
SalonGame *salon_table_get_game (SalonTable *self);
/* (transfer full) */
char *salon_table_get_title (SalonTable *self);
char *salon_table_get_subtitle (SalonTable *self);
/* How long others' moves stay to be read, in seconds: 0 for not at all. */
void salon_table_set_pace (SalonTable *self, double seconds);

/* For the tables themselves */

void salon_table_play_again (SalonTable *self);
void salon_table_new_game (SalonTable *self);
void salon_table_tell (SalonTable *self, const char *text);

G_END_DECLS
