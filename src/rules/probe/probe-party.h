/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The party (probe-rules.md 8): twelve seats at three tables play a game at each table, a round; then the two best of
 * each table move on to the next one, and everybody keeps their points.
 *
 * ProbeParty is who sits where and what the games have brought.  It has no pointers and no padding; it is copied with =
 * and compared with memcmp.  It knows nothing of a game but its points: the games are a ProbeState each.
 *
 * Seats count from 0 to 11 for the whole evening.  A place is where a seat plays in this round: places 0 to 3 of a table
 * are its order of play. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#define PROBE_PARTY_SEATS  12
#define PROBE_PARTY_TABLES 3
#define PROBE_PARTY_PLACES 4 /* of a table */
#define PROBE_PARTY_MOVERS 2 /* of a table, after each round */
#define PROBE_PARTY_ROUNDS 1000

/* The first state of the lots is a number from 1 to this one. */
#define PROBE_PARTY_MAX_LOTS ((uint64_t) INT64_MAX)

typedef struct {
  uint64_t lots;                                          /* the state of the generator that ties are drawn with */
  int64_t total[PROBE_PARTY_SEATS];                       /* points of the games that are over */
  int32_t points[PROBE_PARTY_TABLES][PROBE_PARTY_PLACES]; /* of this round’s games that are over, by place; else 0 */
  uint8_t seat[PROBE_PARTY_TABLES][PROBE_PARTY_PLACES];   /* who sits there in this round */
  uint16_t round;                                         /* from 1 */
  uint8_t over;                                           /* tables whose game of this round is over, 0 to 3 */
  uint8_t unused;                                         /* 0: no padding, or memcmp would compare it */
} ProbeParty;

/* Who moves on after a round: places, the better one first, by the table that they leave. */
typedef struct {
  uint8_t place[PROBE_PARTY_TABLES][PROBE_PARTY_MOVERS];
  bool drawn[PROBE_PARTY_TABLES]; /* lots decided who it was */
} ProbePartyMovers;

/* Makes @party an evening before its first game: seats 0–3, 4–7 and 8–11 at the three tables, nobody with points.  @lots
 * is from 1 to PROBE_PARTY_MAX_LOTS. */
void probe_party_init (ProbeParty *party, uint64_t lots);

/* Tells whether the games of all three tables are over. */
bool probe_party_round_is_over (const ProbeParty *party);

/* Enters the game of table @party->over, whose places have these points.  The round must not be over. */
void probe_party_enter (ProbeParty *party, const int32_t points[PROBE_PARTY_PLACES]);

/* Tells who moves on after this round, which is over: the two best of each table by the points of their games.  While
 * more of them are equal than there are places left to fill, one is drawn by lot and counts as the better; as many
 * equal ones as places left count in the order of their places, without a draw.  Returns the state of the lots after it. */
uint64_t probe_party_movers (const ProbeParty *party, ProbePartyMovers *movers);

/* Seats the next round; this one must be over, and not be the last one that there may be.  Who moves on leaves table
 * 1 for table 2, 2 for 3 and 3 for 1; the better of the two takes the lower of the two places that are free there. */
void probe_party_next_round (ProbeParty *party);

/* Tells whether @seat has the most points of all games so far, alone or with others. */
bool probe_party_leads (const ProbeParty *party, int seat);
