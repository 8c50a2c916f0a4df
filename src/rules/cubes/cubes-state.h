/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game in progress is one value.
 *
 * CubesState has no pointers and no padding; it is copied with = and compared with memcmp.  cubes_apply() is the only
 * way to change it.  It is large, 280 KiB, because the lists of the round are in it; those of earlier rounds are not. */

#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "rules/cubes/cubes-grid.h"
#include "rules/cubes/cubes-move.h"

#define CUBES_MAX_SEATS      8
#define CUBES_MAX_WORDS      1000 /* on a list at one time */
#define CUBES_MAX_ROUNDS     1000
#define CUBES_MAX_GAME_MOVES 1000000

/* A target, where there is one. */
#define CUBES_LEAST_TARGET 10
#define CUBES_MOST_TARGET  1000

/* What is played on (rule 2.2). */
typedef enum {
  CUBES_MASTER,     /* all 25 cubes */
  CUBES_BAR_AFTER,  /* the Bar is laid after the shake */
  CUBES_BAR_BEFORE, /* its corner is named before */
  CUBES_N_GRIDS,
} CubesGrid;

/* What is settled before the first move. */
typedef struct {
  uint8_t edition; /* see cubes_edition_from_name() */
  uint8_t grid;    /* CubesGrid */
  uint8_t seats;
  uint8_t first; /* the seat that shakes in the first round */
  uint8_t spelling_free;
  uint8_t minutes; /* for the clock, the rules do not read it; 0: no time is taken */
  uint16_t target; /* points, or 0: one round is the game */
} CubesSetup;

/* What is due. */
typedef enum {
  CUBES_TO_BAR,   /* the shaker lays the Bar */
  CUBES_TO_SHAKE, /* the shaker shakes */
  CUBES_WRITING,  /* the time runs */
  CUBES_OVER,
} CubesPhase;

/* What a word turned out to be when the lists were read out (rule 2.9). */
typedef enum {
  CUBES_UNREAD,   /* the time has not run out */
  CUBES_SHORT,    /* `short`: it has too few letters */
  CUBES_UNTRACED, /* `grid`: it cannot be traced */
  CUBES_NO_WORD,  /* `word`: it is not in the word list, or was ruled invalid */
  CUBES_SHARED,   /* `shared`: another list has it too */
  CUBES_SCORED,
} CubesVerdict;

typedef enum {
  CUBES_NOT_CHALLENGED,
  CUBES_RULED_VALID,
  CUBES_RULED_INVALID,
} CubesRuling;

typedef struct {
  char letters[CUBES_LETTERS + 1];
  uint8_t verdict; /* CubesVerdict */
  uint8_t ruling;  /* CubesRuling */
  uint8_t timed;   /* @second is told */
  uint16_t second; /* of the seat's own time, when it was written */
} CubesWord;

/* A list of the round in progress or just scored.  What comes after the @n words is 0. */
typedef struct {
  uint16_t n;
  uint16_t second;                  /* the greatest time of a word in this round, struck ones too */
  uint16_t sorted[CUBES_MAX_WORDS]; /* the indices of the words in the order of the alphabet */
  CubesWord word[CUBES_MAX_WORDS];  /* as they were written */
} CubesList;

typedef struct {
  CubesSetup setup;
  uint8_t phase;               /* CubesPhase, never OVER; see cubes_phase() */
  uint8_t corner;              /* CubesCorner of the Bar in the round in progress or just scored */
  char faces[CUBES_CELLS + 1]; /* of that round; "" before its shake */
  uint32_t moves;              /* made so far */
  uint32_t rounds;             /* scored so far */
  int32_t points[CUBES_MAX_SEATS];
  CubesList list[CUBES_MAX_SEATS];
} CubesState;

_Static_assert(sizeof (CubesWord) == CUBES_LETTERS + 6 && sizeof (CubesSetup) == 8
                 && sizeof (CubesList) == 4 + CUBES_MAX_WORDS * (2 + sizeof (CubesWord))
                 && offsetof (CubesState, moves) == sizeof (CubesSetup) + 2 + CUBES_CELLS + 1
                 && sizeof (CubesState)
                      == offsetof (CubesState, moves) + 8 + CUBES_MAX_SEATS * (4 + sizeof (CubesList)),
               "no padding, or memcmp would compare it");

/* Makes @state the beginning of a game. */
void cubes_begin (const CubesSetup *setup, CubesState *state);

/* Gives what is due when a round begins (rule 2.2). */
CubesPhase cubes_first_phase (const CubesSetup *setup);

/* Tells what is due. */
CubesPhase cubes_phase (const CubesState *state);

/* Tells whether the lists lie open: the time of a round is up, and the next round has not begun (rule 3). */
bool cubes_is_read_out (const CubesState *state);

/* Gives the seat that shakes in the round in progress or, when there is none, in the next one (rule 2.3). */
int cubes_shaker (const CubesState *state);

/* Tells whether @seat has won a game that is over; several may share (rule 2.10). */
bool cubes_winner (const CubesState *state, int seat);

/* Gives the fewest letters of a word that counts (rule 2.2). */
int cubes_least_letters (CubesGrid grid);

/* Gives the points of a word of @letters letters that scores (rule 2.9); 0 below three. */
int cubes_word_points (int letters);

/* Gives the index of @word on @list, or -1.  @place becomes its place in the alphabet, which it would have if it is not
 * there. */
int cubes_list_find (const CubesList *list, const char *word, int *place);
