/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Probe to the referee: its row of the table of games, and what its commands share. */

#pragma once

#include "tools/salon-referee.h"

SalonRecord probe_referee_find (const char *name, SalonJudge judge, void *data);
extern const RefereeCommand probe_referee_commands[];
extern const char probe_referee_usage[];
extern const char probe_referee_help[];

/* The commands, with the arguments after their names.  They give the status to end with. */
int probe_arena (int argc, char **argv);
int probe_solo (int argc, char **argv);
