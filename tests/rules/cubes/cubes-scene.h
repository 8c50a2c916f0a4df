/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Scenes of Cubes: a position as text, what is done in it, and what must be the case.
 *
 * A scene's @setup is words parted by spaces: `bar-after` or `bar-before` (otherwise Master), `free`, `target-N`,
 * `first-N`, `seats-N` (otherwise two).  Its @acts are parted by `;`, each one of
 *
 *   1 write READ          a move as a record has it; FACES stands for CUBES_SCENE_FACES
 *   refused REASON MOVE   a move that is refused for that reason and changes nothing
 *   due = shake 1         bar N, shake N, writing, over: what is due, and whose it is
 *   totals = 3 1          of all seats
 *   lists = 4 2           words on the list of each seat
 *   list 1 = READ:scored SALT:grid …   the words of a list as they were written, with their verdicts
 *   winners = 1 2         or `none`
 *
 * The word list of scenes has the words below, and ARE, EAT, TEA, SALT, SEEDS. */

#pragma once

#include "rules/cubes/cubes-apply.h"

/* A legal roll, which holds DEAR READ READS DARE DARES SEED LEASED EASED EASE SEAL THAW DESK SKATER LEASH TESTY WHALER,
 * and neither SEEDS nor SALT:
 *
 *   W G L H W
 *   O Y T H A
 *   I D S K A
 *   E E A E L
 *   E O T R T */
#define CUBES_SCENE_FACES "WGLHWOYTHAIDSKAEEAELEOTRT"

typedef struct {
  const char *name; /* the rule that it shows, and what it shows of it */
  const char *setup;
  const char *acts;
} CubesScene;

/* Runs each of the @n scenes as a point of the test and returns what main() returns. */
int cubes_scenes_run (const CubesScene *scenes, int n);

#define CUBES_SCENES_RUN(scenes) cubes_scenes_run (scenes, (int) (sizeof (scenes) / sizeof *(scenes)))

/* The judge of scenes; its @data is an int that counts the calls, or NULL. */
SalonVerdict cubes_scene_judge (void *data,
                                const char *language,
                                const char *word,
                                bool headwords,
                                const char **reason);
