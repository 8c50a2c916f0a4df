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
 * A widget that shows one game from the first move to the end, as the window sees it. Each
 * kind of game implements its own table.
 *
 * If several people play, the table closes the curtain over a secret when the table is
 * unmapped, and when its window is no longer in use.
 *
 * Signals, which the functions at the end emit:
 *
 *  - retitled (): salon_table_get_title() or salon_table_get_subtitle() gives another text than before.
 *  - play-again (): somebody wants another game with the same seats.
 *  - offer-taken (): somebody accepts what salon_table_set_offer() offers.
 *  - new-game (): somebody wants to choose another game.
 *  - pause (gboolean paused): nobody plays at the table from now on, or somebody does again.
 *  - message (const char *text): the window should show this sentence for a moment.
 *  - say (const char *text): screen readers should say this sentence of what happens at the table and the game does not
 *    tell; %NULL: what was said so is nobody’s business any more.
 */
struct _SalonTableInterface {
  GTypeInterface parent_iface;

  /* @game is of this table's kind, or NULL. */
  void (*set_game) (SalonTable *self, SalonGame *game, const SalonLook *look);
  SalonGame *(*get_game) (SalonTable *self);
  /* Optional. */
  void (*set_pace) (SalonTable *self, double seconds);
  /* Optional. */
  void (*set_helps) (SalonTable *self, gboolean helps);
  /* Optional. What shows who plays at @seat (transfer none); NULL if there is nothing now. */
  GtkWidget *(*get_plate) (SalonTable *self, guint seat);
  /* Optional. */
  void (*set_offer) (SalonTable *self, const char *line, const char *label);
};

/* Shows @game with its @look; %NULL and %NULL remove the present game. */
void salon_table_set_game (SalonTable *self, SalonGame *game, const SalonLook *look);
/* Returns: (nullable) (transfer none): the game that the table shows */
SalonGame *salon_table_get_game (SalonTable *self);
/* Returns: (nullable) (transfer full): the title for the window */
char *salon_table_get_title (SalonTable *self);
/* Returns: (nullable) (transfer full): the subtitle for the window */
char *salon_table_get_subtitle (SalonTable *self);
/* @seconds: how long the table shows each move of others, so that people can read it; 0
 *   for no pause at all */
void salon_table_set_pace (SalonTable *self, double seconds);

/* @helps: whether people may take back what they did, and have hints, where the game allows it; at first they may */
void salon_table_set_helps (SalonTable *self, gboolean helps);

/* Returns: (nullable) (transfer none): what shows who plays at @seat, such as a name plate */
GtkWidget *salon_table_get_plate (SalonTable *self, guint seat);
/* Offers something at the end of the game that is shown: a sentence, and the label of a button that accepts it. The
 * offer ends with the game on the table. */
void salon_table_set_offer (SalonTable *self, const char *line, const char *label);

/* For classes that implement the interface */

/* Set what the title of the window says, both nullable. */
void salon_table_set_title (SalonTable *self, const char *title);
void salon_table_set_subtitle (SalonTable *self, const char *subtitle);
/* Emits “play-again”. */
void salon_table_play_again (SalonTable *self);
/* Emits “offer-taken”. */
void salon_table_offer_taken (SalonTable *self);
/* Emits “new-game”. */
void salon_table_new_game (SalonTable *self);
/* Emits “pause”. */
void salon_table_pause (SalonTable *self, gboolean paused);
/* Emits “message” with @text. */
void salon_table_tell (SalonTable *self, const char *text);
/* Emits “say” with @text (nullable). */
void salon_table_say (SalonTable *self, const char *text);

G_END_DECLS
