/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Scenes: a position as text, what is played there and what must come of it.
 *
 * game:   EDITION OPTION… | ROW…
 *         One row a seat, two joined by "+" where each player has two trays.  A
 *         capital or "." is a hidden card, a small letter or "," one that was
 *         turned before the scene begins.  Options:
 *           no-cards  by-hand  free  box  unlimited  first-N  one-tray  two-trays
 *           pile:KIND,KIND    only these activity cards are in the pile
 *           moves:N           so many moves were made before
 *           house:NAME=VALUE  one behaviour of probe-rules.md 1, by its field
 *
 * script: statements parted by ";", for moves and expect alike:
 *           1 ask 2 K             a move, which must be legal
 *           refused REASON MOVE   one that must be refused and change nothing
 *           unreadable MOVE       one that no record may hold
 *           WORD [ARGUMENTS] = …  what must be found there; see probe-scene-tell.c
 *
 * After each move the test of probe-invariants.h is made as well. */

#pragma once

#include "rules/probe/probe-apply.h"

typedef struct {
  const char *name;
  const char *game;
  const char *moves;
  const char *expect;
} ProbeScene;

#define PROBE_SCENE_TEXT 1024

/* A scene while it is played. */
typedef struct {
  ProbeSetup setup;
  ProbeReason refused; /* why the game may not begin */
  ProbeState state;
  ProbeEvents events; /* of the latest move */
} ProbeStage;

int probe_scenes_run (const ProbeScene *scenes, int n);
bool probe_stage_tell (const ProbeStage *stage, const char *word, const char *arguments, char text[PROBE_SCENE_TEXT]);
const char *probe_reason_name (ProbeReason reason);

#define PROBE_SCENES_RUN(scenes) probe_scenes_run (scenes, (int) (sizeof (scenes) / sizeof *(scenes)))
