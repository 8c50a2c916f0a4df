/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Scenes of Wedges: a position as text, what is done in it, and what must be the case.
 *
 * A scene's @setup is words parted by spaces: `seats-N` (otherwise two), `cards-N` (otherwise 200), `box-1`, `places`,
 * `shuffle-N`, `front-N`, `front2-N`.  Its @acts are parted by `;`, each one of
 *
 *   1 roll 5              a move as a record has it
 *   refused REASON MOVE   a move that is refused for that reason and changes nothing
 *   begins 2              seat 2 has the highest first roll
 *   put 1 S3.4 GEHA--     seat 1 stands there with these wedges
 *   due = roll 1          first-roll N, roll N, move N, choose N, vote N, answer N, over: what is due, and whose it is
 *   shows = LINE          what replay prints, with one space between its words */

#pragma once

#include "rules/wedges/wedges-record.h"

typedef struct {
  const char *name; /* the rule that it shows, and what it shows of it */
  const char *setup;
  const char *acts;
} WedgesScene;

/* Runs each of the @n scenes as a point of the test and returns what main() returns. */
int wedges_scenes_run (const WedgesScene *scenes, int n);

#define WEDGES_SCENES_RUN(scenes) wedges_scenes_run (scenes, (int) (sizeof (scenes) / sizeof *(scenes)))
