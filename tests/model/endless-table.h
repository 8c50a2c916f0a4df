/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a game brings to endless-table.c. */

#pragma once

#include "model/salon-game-kind.h"

extern const SalonGameKind *const endless_kind;

/* The lines of set-up of a game of computers, chosen by chance, (transfer full). */
char *endless_setup (void);

/* Has people, and the clock, do what they do at a table of @game, which was just woken, as long as it exists. Computers play
 * by themselves. */
void endless_play (SalonGame *game);
