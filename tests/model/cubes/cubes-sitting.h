/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tests of Cubes’ model share: a game at a table, a clock that only the test moves, and an ear for what is
 * told. */

#pragma once

#include "model/cubes/cubes-game.h"
#include "model/salon-store.h"

/* A set-up up to its seats, and the seats of two people. */
#define SITTING_SETUP "salon-record 1\ngame cubes\nedition deluxe-1997\nwords en\n"
#define SITTING_TWO   "seat 1 human Ada\nseat 2 human Hugo\nfirst 1\n"

/* A legal roll, on which READ, READS, DEAR, DARE, SEED and EASE can be traced, and SEEDS and SALT cannot. */
#define SITTING_FACES "WGLHWOYTHAIDSKAEEAELEOTRT"

/* The game of @record, awake; its clock is that of the test. */
CubesGame *sitting_game (const char *record, SalonStore *store);
/* The same of a set-up, which may lack a roll. */
CubesGame *sitting_new (const char *setup, SalonStore *store);
/* Runs the main loop until no worker is busy and nothing is left to do. */
void sitting_settle (CubesGame *game);
/* Lets time pass, second by second. */
void sitting_pass (CubesGame *game, double seconds);

/* The two forms of the record, (transfer full). */
char *sitting_record (CubesGame *game);
char *sitting_kept (CubesGame *game);
/* A view that the next call replaces. */
const CubesView *sitting_view (CubesGame *game, int seat);

/* Has @seat do something, which happens, or is refused with @code. */
void sitting_write (CubesGame *game, int seat, const char *word);
void sitting_refuse_word (CubesGame *game, int seat, const char *word, int code);
void sitting_lift (CubesGame *game, int seat);
void sitting_finish (CubesGame *game, int seat);

/* Collects what @game tells, a line each. */
GString *sitting_listen (CubesGame *game);
/* Checks that @text has no word of @words, which ends with NULL. */
void sitting_assert_silent (const char *text, const char *const *words);
