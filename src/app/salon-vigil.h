/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-game.h"

G_BEGIN_DECLS

#define SALON_TYPE_VIGIL (salon_vigil_get_type ())
G_DECLARE_FINAL_TYPE (SalonVigil, salon_vigil, SALON, VIGIL, GObject)

/**
 * SalonVigil:
 *
 * Keeps the screen from going blank while people think at the table: as long as a game in which a person plays is in
 * front and not over, and nobody is away.
 */

/* What the desktop is asked; salon_vigil_gtk asks it through GTK. */
typedef struct {
  /* Returns a number for end(), or 0 if the desktop does not know the request. */
  guint (*begin) (gpointer data, const char *reason);
  void (*end) (gpointer data, guint number);
} SalonVigilDesktop;

/* Its data is the #GtkWindow of the game. */
extern const SalonVigilDesktop salon_vigil_gtk;

/* Why nobody thinks at the table. */
typedef enum {
  SALON_VIGIL_INACTIVE = 1 << 0, /* another window is in front */
  SALON_VIGIL_PAUSED = 1 << 1,   /* the game is paused */
} SalonVigilAway;

/* @data: for the functions of @desktop; both outlive the vigil */
SalonVigil *salon_vigil_new (const SalonVigilDesktop *desktop, gpointer data);
/* @game: (nullable): the one that is in front */
void salon_vigil_set_game (SalonVigil *self, SalonGame *game);
void salon_vigil_set_away (SalonVigil *self, SalonVigilAway why, gboolean away);

G_END_DECLS
