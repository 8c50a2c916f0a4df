/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tests of Wedges’ model share: a data folder and a bank of their own, a game at a table, a clock that only the test
 * moves, and an ear for what is told. */

#pragma once

#include "model/salon-store.h"
#include "model/wedges/wedges-game.h"

/* The bank “en” has so many cards here; that of category L on card N asks “Riddle L N?”, its answer is “Secret L N” and its
 * fact “Fact L N.” */
#define SITTING_CARDS 12

/* A set-up up to its seats, the seats of two people, and the beginning of their game: Ada begins, and is asked the question of
 * Science on card 1. */
#define SITTING_HEAD  "salon-record 1\ngame wedges\nedition master-1981\nquestions en\n"
#define SITTING_TWO   "seat 1 human Ada\nseat 2 human Hugo\n"
#define SITTING_BEGUN "begin\n1 roll 6\n2 roll 1\n"
#define SITTING_ASKED SITTING_BEGUN "1 roll 3\n1 move S3.3\n"

/* A token with all wedges on the hub, before its final question, takes many moves: these are they for seat 1, alone from the
 * first roll on.  Every roll is answered right. */
char *sitting_final (const char *seats, int n_seats);

/* Begins a test program, with folders of its own; sitting_end() returns what main() returns. */
void sitting_begin (int *argc, char ***argv);
int sitting_end (void);
/* The folder of the user’s data, with the store that the program would have. */
const char *sitting_directory (void);
/* Writes the bank “en” anew, with @cards cards, for the programs that have not read it yet. */
void sitting_write_bank (const char *name, int cards);

/* The game of @record, awake; its clock is that of the test. */
WedgesGame *sitting_game (const char *record, SalonStore *store);
/* The same of a set-up. */
WedgesGame *sitting_new (const char *setup, SalonStore *store);
/* The state of @record, read by the rules alone. */
void sitting_replay (const char *record, WedgesState *state);
/* Runs the main loop until nothing is left to do. */
void sitting_settle (WedgesGame *game);
/* Lets time pass, second by second. */
void sitting_pass (WedgesGame *game, double seconds);
/* The machine was suspended for an hour: the clock jumps. */
void sitting_sleep (WedgesGame *game);
/* The record, (transfer full). */
char *sitting_record (WedgesGame *game);
/* Checks that @done, what a function has returned, is FALSE, with an error of @code that has a sentence; frees the error. */
void sitting_refused (gboolean done, GError **error, int code);

/* Collects what @game tells, a line each. */
GString *sitting_listen (WedgesGame *game);
