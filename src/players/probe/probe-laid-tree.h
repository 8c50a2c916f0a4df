/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many wrong questions each row draws from the guesser that a level compares words by (probe-lay.c), for all rows
 * at once: those that have answered alike so far are asked for the same letter. */

#pragma once

#include "players/probe/probe-rows.h"

/* More are not counted. */
#define PROBE_LAID_WRONG 12

/* Fills @wrong for those of the @rows of @n cards of which @wanted is above 0.  The guesser knows the rows whose weight is
 * not 0, which has to be a whole number; all that are wanted are among them.  Returns false when there is no memory. */
bool probe_laid_wrong (const ProbeRows *rows, int n, const float *wanted, uint8_t *wrong);
