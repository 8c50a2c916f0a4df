/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one door through which a game changes. */

#pragma once

#include "rules/cubes/cubes-reason.h"
#include "rules/cubes/cubes-state.h"
#include "rules/salon-record.h"

/* Who is asked, when the time is up, whether the word list has a word. */
typedef struct {
  SalonJudge judge;
  void *data;
  const char *language;
} CubesDictionary;

/* Tells why @move, which may have any bytes in its fields, cannot be made, or CUBES_OK.  Whether the word list can be
 * read is not asked here. */
CubesReason cubes_check (const CubesState *state, const CubesMove *move);

/* Makes @move, or gives the reason why not and changes nothing.  `time` reads the lists out: it asks @dictionary under
 * strict spelling for each word that is long enough and can be traced, and is refused when the word list cannot be read. */
CubesReason cubes_apply (CubesState *state, const CubesMove *move, const CubesDictionary *dictionary);
