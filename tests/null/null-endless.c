/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The null game, for endless-table.c. */

#include "endless-table.h"
#include "model/null/null-game.h"

const SalonGameKind *const endless_kind = &null_game_kind;

char *
endless_setup (void)
{
  return null_setup_write ("Nobody", FALSE);
}

void
endless_play (SalonGame *game)
{
  /* There are only computers. */
}
