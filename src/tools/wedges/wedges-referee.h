/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The row of Wedges in the referee's list of games. */

#pragma once

#include "tools/salon-referee.h"

/* The members of the row; see RefereeGame.  wedges_referee_find() has room for one record. */
SalonRecord wedges_referee_find (const char *name, SalonJudge judge, void *data);
extern const RefereeCommand wedges_referee_commands[];
extern const char wedges_referee_usage[];
extern const char wedges_referee_help[];
extern const RefereeReplayOption wedges_referee_cards;

/* The command “arena”, with the arguments after its name.  It returns the program's exit status. */
int wedges_arena (int argc, char **argv);
