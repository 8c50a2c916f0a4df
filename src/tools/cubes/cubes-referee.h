/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The row of Cubes in the referee's list of games. */

#pragma once

#include "tools/salon-referee.h"

/* The members of the row; see RefereeGame.  cubes_referee_find() has room for one record. */
SalonRecord cubes_referee_find (const char *name, SalonJudge judge, void *data);
extern const RefereeCommand cubes_referee_commands[];
extern const char cubes_referee_usage[];
extern const char cubes_referee_help[];

/* The commands “arena” and “solve”, with the arguments after their names.  They return the program's exit status. */
int cubes_arena (int argc, char **argv);
int cubes_solve (int argc, char **argv);
