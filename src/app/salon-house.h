/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games of the house, as far as the application has to know them. */

#pragma once

#include "app/salon-help.h"

G_BEGIN_DECLS

/* One game to the application. All texts are marked for translation. */
typedef struct {
  const char *name;  /* as the line `game` of its records has it */
  const char *title; /* what players call it */
  const char *about; /* for “About Salon”: what kind of game it is, and whose, if not ours */
  const SalonHelp *help;

  /* What is asked, and why, before an unfinished game is copied, which tells what is
   * hidden at the table; NULL: nothing is. */
  const char *copy_question, *copy_reason;
} SalonHouseGame;

/* The games, of which there is one at least; the last one has no name. */
extern const SalonHouseGame salon_house_games[];

G_END_DECLS
