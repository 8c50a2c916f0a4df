/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that the referee knows, a row for each.  No other shared file of the referee names a game. */

#include "tools/cubes/cubes-referee.h"
#include "tools/probe/probe-referee.h"
#include "tools/salon-referee.h"
#include "tools/wedges/wedges-referee.h"

const RefereeGame referee_games[] = {
  { "probe", probe_referee_find, probe_referee_commands, probe_referee_usage, probe_referee_help },
  { "cubes", cubes_referee_find, cubes_referee_commands, cubes_referee_usage, cubes_referee_help },
  { "wedges", wedges_referee_find, wedges_referee_commands, wedges_referee_usage, wedges_referee_help,
    &wedges_referee_cards },
  { NULL },
};
