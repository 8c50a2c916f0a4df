/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What must hold of any record of Cubes; see FuzzGame. */

#pragma once

#include "rules/cubes/cubes-record.h"

SalonRecord fuzz_cubes_place (int which);
void fuzz_cubes_look (const void *game, const uint8_t *data, size_t size);
void fuzz_cubes_look_at_move (const void *game, const char *line, size_t n);
void fuzz_cubes_look_at_message (const void *game, const char *message);
bool fuzz_cubes_is_same (const void *game, const void *other);

/* A SalonJudge that does not have every word. */
SalonVerdict fuzz_cubes_judge (void *data, const char *language, const char *word, bool headwords, const char **reason);

/* What holds at every position. */
void fuzz_cubes_look_at_state (const CubesState *state);
