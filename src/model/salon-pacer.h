/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long a move stays to be seen, or at least as long as the computer that comes
 * next seems to think: the pacer holds the game meanwhile, so that no computer
 * moves on. Whoever is quicker stops it. */

#pragma once

#include "model/salon-game.h"

G_BEGIN_DECLS

typedef struct SalonPacer SalonPacer;

/* @shown is called when a move has been shown to its end. */
SalonPacer *salon_pacer_new (void (*shown) (gpointer data), gpointer data);
void salon_pacer_free (SalonPacer *pacer);
/* How long an ordinary move is shown; 0 for not at all. */
void salon_pacer_set_pace (SalonPacer *pacer, double seconds);
/* Holds @game while a move is seen: @weight tells how much there is to see, as a multiple
 * of the pace, and @thinking how long, in milliseconds at the usual pace, whoever moves
 * next seems to think. */
void salon_pacer_show (SalonPacer *pacer, SalonGame *game, double weight, guint thinking);
/* Lets the game go on at once. Returns whether something was being shown. */
gboolean salon_pacer_stop (SalonPacer *pacer);
gboolean salon_pacer_is_showing (const SalonPacer *pacer);

G_END_DECLS
