/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that null-referee knows, in place of the file of this name in src/: that one's row, and the row
 * of the null game. */

#include "tools/null/null-referee.h"
#include "tools/probe/probe-referee.h"
#include "tools/salon-referee.h"

const RefereeGame referee_games[] = {
  { "probe", probe_referee_find, probe_referee_commands, probe_referee_usage, probe_referee_help },
  { "null", null_referee_find, null_referee_commands, NULL, null_referee_help },
  { NULL },
};
