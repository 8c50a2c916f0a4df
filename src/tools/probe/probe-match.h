/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays many games of computer players against each other, in several threads.  The results do not depend
 * on the number of threads. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "players/probe/probe-yardstick.h"
#include "rules/probe/probe-record.h"
#include "words/words-list.h"

/* The kinds of players: first the levels of the game, then the yardsticks, at last programs (doc/bots.md). */
typedef enum {
  MATCH_BEGINNER,
  MATCH_EASY,
  MATCH_MEDIUM,
  MATCH_HARD,
  MATCH_STRANGER, /* hard, but it is not told how the others lay: a yardstick for what that brings */
  MATCH_RANDOM,
  MATCH_ETAOIN,
  MATCH_GREEDY,
  MATCH_BOT,
  MATCH_N_KINDS,
} MatchKind;

extern const char *const match_kind_names[MATCH_N_KINDS];

/* Moves of a game with bots. */
#define MATCH_BOT_MOVES 10000

/* A histogram of the times that decisions took.  Each octave (a factor of 2) has 32 steps. */
#define MATCH_STEPS   32
#define MATCH_OCTAVES 40

typedef struct {
  uint64_t n;
  uint64_t sum; /* nanoseconds, as is @most: of processor time of the thread that decided; for a bot, of the clock */
  uint64_t most;
  uint64_t counts[MATCH_OCTAVES * MATCH_STEPS];
} MatchTimes;

/* What one player did in one game. */
typedef struct {
  int32_t points;
  uint32_t questions;
  uint8_t words; /* how many words of others had their last card turned by this player */
  bool won;      /* it has the highest score; if several have, one of them is drawn by lot */
  bool lost;     /* it is a bot that was at fault, and so it lost the game */
} MatchShare;

typedef struct {
  const WordsList *words;
  const char *language;
  ProbeSetup setup; /* without rows; it has one seat for each player */
  MatchKind player[PROBE_MAX_SEATS];
  const char *name[PROBE_MAX_SEATS];   /* by player; for bots and records, NULL where there are none */
  char **command[PROBE_MAX_SEATS];     /* by player, of the bots: see salon_program_start() */
  unsigned limit;                      /* milliseconds that a bot has for an answer */
  const MatchKind *seated;             /* or NULL: who sits where instead of that, [game * seats + seat]; no bots */
  const char *records;                 /* the folder for the records of all games, or NULL */
  const ProbeYardstickWords *measures; /* what the yardsticks know of the words; NULL: the match makes it itself */
  uint64_t seed;
  uint64_t games;
  unsigned jobs;

  /* filled by match_play() */
  MatchShare *shares;                  /* [game * seats + player] */
  MatchTimes choices[PROBE_MAX_SEATS]; /* by player: decisions on a move that was due, without draws */
  MatchTimes looks[PROBE_MAX_SEATS];   /* by player: searches for a move out of turn */
} Match;

/* Plays all games.  In game number g, player i has the seat (i + g) modulo the number of seats; where @match says who
 * sits where, player i is whoever has seat i.  All random choices depend on the seed and the number of the game alone.
 * Returns NULL, or a message marked for translation, which is empty when standard error has it already.  In both cases
 * match_clear() has to be called afterwards.  With bots, the caller has to ignore SIGPIPE.
 *
 * A bot has a process of its own for each game.  One that is at fault is told of on standard error and has lost
 * this game, whatever its points: the yardstick “random” lays and moves for it, so that the others play on.  When all
 * seats but one have lost, the game ends and that one wins; when all have, the one that was the last to lose does.
 * A game with bots also ends, as it stands, after MATCH_BOT_MOVES moves. */
const char *match_play (Match *match);
/* Frees what match_play() has allocated. */
void match_clear (Match *match);

/* Adds @more to @times. */
void match_times_add (MatchTimes *times, const MatchTimes *more);

/* The 99th percentile of the times, in milliseconds.  It may be up to 3 % too high, because the histogram
 * has steps. */
double match_times_p99 (const MatchTimes *times);
