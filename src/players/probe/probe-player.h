/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A computer player of Probe: the view of its seat in, a move out.
 *
 * A player is a value without pointers and keeps nothing elsewhere, so that it
 * may be copied into a worker thread.  All decisions are whole numbers made from
 * the player, the view and the word list alone: the same three give the same
 * move on every machine. */

#pragma once

#include "players/probe/probe-memory.h"
#include "rules/probe/probe-record.h"
#include "rules/probe/probe-state.h"
#include "words/words-list.h"

typedef enum {
  PROBE_PLAYER_BEGINNER,
  PROBE_PLAYER_EASY,
  PROBE_PLAYER_MEDIUM,
  PROBE_PLAYER_HARD,
  PROBE_PLAYER_N_LEVELS,
} ProbePlayerLevel;

/* Rows a player remembers to have been named in vain for one tray; older ones are forgotten. */
#define PROBE_PLAYER_MISNAMED 8

typedef struct {
  ProbeRow row[PROBE_PLAYER_MISNAMED];
  uint8_t n;    /* how many of them are filled */
  uint8_t next; /* the one that is forgotten next */
} ProbeMisnamed;

typedef struct {
  uint64_t seed;
  uint32_t laid;                  /* words it has laid or suggested */
  uint32_t own_misnamed;          /* its own wrong interruptions that it was told of */
  uint8_t level;                  /* ProbePlayerLevel */
  uint8_t character;              /* one of probe_characters; 0: plain */
  uint8_t owner[PROBE_MAX_SEATS]; /* SalonSeatKind of who laid the words of each seat */
  ProbeMisnamed misnamed[PROBE_MAX_SEATS][PROBE_MAX_TRAYS];
  ProbeMemory memory;
} ProbePlayer;

/* Makes @player a new player for one game.  Another @seed gives other words and
 * other choices where several are as good. */
void probe_player_init (ProbePlayer *player, ProbePlayerLevel level, uint64_t seed);

/* Tells @player, who is new, that it takes the seat of somebody else in a game that has begun, after which the seat
 * has @view.  Of what was before it learns nothing that the view does not show. */
void probe_player_take_over (ProbePlayer *player, const ProbeView *view);

/* Gives @player, which has not laid yet, the character that is called @name, at any level; no other name changes
 * anything.  So a record needs to say no more than name and level. */
void probe_player_call (ProbePlayer *player, const char *name);

/* Tells @player that a seat of @kind has laid the words of @seat, as everybody at the table can see.  Those of seats
 * that it is told nothing of it takes for a person's. */
void probe_player_meet (ProbePlayer *player, int seat, SalonSeatKind kind);

/* Gives the level of a seat of @kind: true with @level filled for a computer,
 * false for a person and for a bot, which salon-referee alone can seat. */
bool probe_player_level (SalonSeatKind kind, ProbePlayerLevel *level);

/* Tells @player of a move that was made, its own and everybody else's, after
 * which its seat has @view.  This is its whole memory: replaying a record brings
 * it back.  A player that was not told of its own wrong interruption names
 * nothing any more. */
void probe_player_see (ProbePlayer *player, const ProbeView *view, const ProbeMove *move);

/* Chooses a row for one tray, other than at the call before: a word of @words
 * that may be laid (probe-rules.md 1 and 2), with or without blanks.  Of @setup
 * only the behaviours and the supply are looked at, never a row.  False, with
 * @row empty, when no word of the list can be laid. */
bool probe_player_lay (ProbePlayer *player, const ProbeSetup *setup, const WordsList *words, ProbeRow *row);

/* Chooses the move that is due from the view's seat.  A draw has PROBE_NO_CARD
 * for its kind, because the pile decides (probe_pile_pick()).  Answers are
 * always honest.  False, with @move all zero, when the view's seat has nothing
 * to decide now. */
bool probe_player_choose (const ProbePlayer *player, const ProbeView *seen, const WordsList *words, ProbeMove *move);

/* Gives the milliseconds that the due choice should seem to take the player of
 * the view's seat, at the table's usual pace: for whoever shows the game, never a
 * time to sleep. */
unsigned probe_player_pace (const ProbePlayer *player, const ProbeView *view);

/* Tells whether the view's seat, in turn or not, wants to do something now that
 * nobody is waiting for: name a whole row (probe-rules.md 5) or challenge a word that is not
 * in the list (probe-rules.md 6), also when the game is over.  True with a legal
 * @move, else false.  To be asked of every computer after each move, before the
 * due move is chosen. */
bool probe_player_interject (const ProbePlayer *player, const ProbeView *seen, const WordsList *words, ProbeMove *move);

/* Answers for the view's seat, honestly: shows the card that costs least, first
 * by points (the 50 for a word's last card counts), then the leftmost, or says
 * no.  (The table's answer for people is probe_quietest_show().)  The phase must be PROBE_TO_ANSWER
 * and the seat the one that answers. */
ProbeMove probe_cheapest_show (const ProbeView *view);
