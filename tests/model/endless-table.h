/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a game brings to endless-table.c. */

#pragma once

#include "model/salon-game-kind.h"

extern const SalonGameKind *const endless_kind;

/* The lines of set-up of a game of computers, chosen by chance, (transfer full). */
char *endless_setup (void);
