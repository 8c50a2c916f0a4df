/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who writes when in one round, and for how long still.  A value that knows neither a clock nor the lists.
 *
 * Behind the curtain people have a time of their own each, in the order of the seats, beginning with the shaker.  On paper
 * all have the same time; after it each types their list, in the same order.  Computers write in the time of the first
 * person: theirs is as far as that of whoever has come farthest.  Where no person plays, they have a time of their
 * own. */

#pragma once

#include <glib.h>

#include "model/cubes/cubes-setup.h"

G_BEGIN_DECLS

typedef enum {
  CUBES_TURN_LID,   /* the lid is still to be lifted */
  CUBES_TURN_WRITE, /* time runs */
  CUBES_TURN_LISTS, /* on paper: a list is typed */
  CUBES_TURN_END,   /* nobody has anything left to write */
} CubesTurn;

typedef struct {
  CubesWay way;
  int seats;
  int shaker;
  guint people;  /* bit per seat: a person plays there */
  guint done;    /* bit per seat: who plays there writes no more */
  guint opened;  /* bit per seat: has lifted the lid; who plays alone, or on paper, has done so for all */
  gboolean down; /* on paper: the time is up */
  gint64 whole;  /* µs that everybody has; 0: no time is taken */
  gint64 used[CUBES_MAX_SEATS]; /* µs of the seat’s own time, behind the curtain */
  gint64 common;                /* µs of the time on paper, and of the time of computers */
} CubesTurns;

/* Begins a round, in which nobody has written. */
void cubes_turns_begin (CubesTurns *turns, CubesWay way, int seats, int shaker, guint people, int minutes);
/* Somebody goes on with a round: @second is the greatest time of a word of @seat, in seconds. */
void cubes_turns_resume (CubesTurns *turns, int seat, int second);

/* What is due now. */
CubesTurn cubes_turns_due (const CubesTurns *turns);
/* The person whose turn it is; −1: all at the same time, or nobody. */
int cubes_turns_seat (const CubesTurns *turns);
/* Lifts the lid that is due to be lifted. */
void cubes_turns_lift (CubesTurns *turns);
/* Lets @time pass, in µs, in which words are written, as far as there is so much left.  Returns whether the time of the
 * person in turn, or of everybody, is up now. */
gboolean cubes_turns_pass (CubesTurns *turns, gint64 time);
/* Ends the time that runs, or the typing of @seat, before it is up. */
void cubes_turns_finish (CubesTurns *turns, int seat);

/* µs that have passed of the time that runs, or will run, now. */
gint64 cubes_turns_used (const CubesTurns *turns);
/* The second of its own time at which @seat, a person, writes now. */
int cubes_turns_second (const CubesTurns *turns, int seat);
/* µs after which the time of computers is up: where none is taken, that is the last second that a record can tell. */
gint64 cubes_turns_limit (const CubesTurns *turns);
/* Whether @seat, −1 for an onlooker, may see the cubes: it has seen them, or nobody can be told anything by it. */
gboolean cubes_turns_sees (const CubesTurns *turns, int seat);

G_END_DECLS
