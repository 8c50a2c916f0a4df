/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The levels of computer players, which are the same at every table. */

#pragma once

#include "rules/salon-record.h"

/* Gives which level a seat of @kind plays at, from 0, the weakest; -1 for a person and for a bot. */
int salon_level_of (SalonSeatKind kind);
