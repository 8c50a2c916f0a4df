/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games of the house, as far as the application has to know them. */

#pragma once

#include <gdk/gdk.h>

#include "app/salon-help.h"
#include "model/salon-game-kind.h"

G_BEGIN_DECLS

/* One game to the application. All texts are marked for translation. */
typedef struct {
  const SalonGameKind *kind; /* how its records are read */
  GType (*get_game_type) (void);
  GType (*get_table_type) (void); /* of a #SalonTable */
  GType (*get_setup_type) (void); /* of a #SalonSetupPage */

  const char *title; /* what players call it */
  const char *about; /* for “About Salon”: what kind of game it is, and whose, if not ours */
  const SalonHelp *help;

  /* What is asked, and why, before an unfinished game is copied, which tells what is
   * hidden at the table; NULL: nothing is. */
  const char *copy_question, *copy_reason;

  /* What is told of a game that nobody has moved in yet. */
  const char *setting_up;

  /* Tells which of the editions of its help @game has. Optional. */
  guint (*get_edition) (SalonGame *game);
  /* Describes @game to somebody who may not remember it, (transfer full). */
  char *(*describe) (SalonGame *game);
  /* The colour of its box. */
  const GdkRGBA *(*get_colour) (SalonGame *game);
} SalonHouseGame;

/* The games, of which there is one at least; NULL-terminated. */
extern const SalonHouseGame *const salon_house_games[];

/* The kinds of all games, for those who read records; NULL-terminated. */
const SalonGameKind *const *salon_house_get_kinds (void);
/* Whatever the house has to say of @game. */
const SalonHouseGame *salon_house_find (SalonGame *game);

G_END_DECLS
