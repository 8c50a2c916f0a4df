/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-settings.h"
#include "model/salon-game.h"

G_BEGIN_DECLS

#define SALON_TYPE_OFFER (salon_offer_get_type ())
G_DECLARE_FINAL_TYPE (SalonOffer, salon_offer, SALON, OFFER, GObject)

/**
 * SalonOffer:
 *
 * Watches how one person fares against computers, and offers another level after three equal results running, as
 * #SalonCompany says. It counts games that end while it watches them: those of one person against computers, in
 * which nobody handed a seat over, other than lessons.
 *
 * Signals:
 *
 *  - offered (int step, const char *line, const char *label): the computers may play @step levels better: a
 *    translated line, and the label of a button to accept.
 */

/* @settings: where the results are kept */
SalonOffer *salon_offer_new (SalonSettings *settings);
/* @game: (nullable): the one that is on the table */
void salon_offer_set_game (SalonOffer *self, SalonGame *game);

G_END_DECLS
