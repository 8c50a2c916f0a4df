/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "endless-table.h"
#include "model/probe/probe-game.h"

const SalonGameKind *const endless_kind = &probe_game_kind;

char *
endless_setup (void)
{
  ProbeHeader header;

  probe_header_init (&header, (ProbeEdition) g_random_int_range (0, PROBE_N_EDITIONS), g_random_int_range (2, 5));
  for (int seat = 0; seat < header.setup.seats; seat++)
    header.salon.kind[seat] = SALON_COMPUTER_EASY;
  return probe_setup_write (&header);
}

void
endless_play (SalonGame *game)
{
  /* There are only computers. */
}
