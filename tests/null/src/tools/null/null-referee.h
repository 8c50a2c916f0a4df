/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The null game to the referee: its row of the table of games. It has no commands. */

#pragma once

#include "tools/salon-referee.h"

SalonRecord null_referee_find (const char *name, SalonJudge judge, void *data);
extern const RefereeCommand null_referee_commands[];
extern const char null_referee_help[];
