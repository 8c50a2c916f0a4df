/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tally, a made-up game that shows what a game brings to the shared reader and writer: its
 * rules below are all that they know of it.
 *
 * Up to three seats count; whoever has a team names its members behind the seat.  A secret word is laid
 * before the game begins.  `S add N` counts; `pause` and `resume` are lines that are no seat's move, and no
 * record ends while the game is paused.  Everything a table can say is said by this one. */

#pragma once

#include "rules/salon-record.h"

#define TALLY_SECRET 5
#define TALLY_SEATS  3

typedef struct {
  SalonHeader salon;
  uint8_t seats;
  uint8_t members[TALLY_SEATS];
  uint64_t goal; /* 0: none */
  uint64_t front[2];
  bool goal_told, front_told[2];
  char secret[TALLY_SECRET + 1];
} TallyHeader;

typedef struct {
  TallyHeader header;
  uint64_t total;
  bool paused;
  int closed; /* how often the reader called the table's function that closes the seats */
} TallyRecord;

extern const SalonRules tally_rules;

/* A SalonFind; it empties @data, which is a TallyRecord. */
SalonRecord tally_record_find (void *data, const char *name);
