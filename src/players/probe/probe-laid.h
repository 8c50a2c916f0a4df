/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How likely each row is to have been laid, by what everybody knows of its owner: a person, or a computer of some
 * level.  This is where a review begins (record.md, Review). */

#pragma once

#include "players/probe/probe-laid-tree.h"
#include "players/probe/probe-level.h"

/* Fills @rows, which are empty, with all rows of @n cards that may be laid by @setup (of which no row is looked at),
 * as likely as a seat of @kind lays them.  Returns false when there is no memory. */
bool probe_laid_rows (ProbeRows *rows, const WordsList *words, const ProbeSetup *setup, SalonSeatKind kind, int n);

/* Counts which share of the rows that @level thinks of draws each number of wrong questions: the table in probe-laid.c
 * is made from that.  Takes a second.  Returns false when there is no memory. */
bool probe_laid_count (const WordsList *words,
                       const ProbeSetup *setup,
                       ProbePlayerLevel level,
                       double share[PROBE_LAID_WRONG + 1]);
