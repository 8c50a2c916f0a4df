/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Probe's row of the referee's list of games, and its commands. */

#pragma once

#include "tools/salon-referee.h"

/* The members of the row; see RefereeGame.  probe_referee_find() has room for one record. */
SalonRecord probe_referee_find (const char *name, SalonJudge judge, void *data);
extern const RefereeCommand probe_referee_commands[];
extern const char probe_referee_usage[];
extern const char probe_referee_help[];

/* The commands “arena”, “match”, “review” and “solo”, with the arguments after their names.  They return the program's exit
 * status. */
int probe_arena (int argc, char **argv);
int probe_bots (int argc, char **argv);
int probe_review (int argc, char **argv);
int probe_solo (int argc, char **argv);
