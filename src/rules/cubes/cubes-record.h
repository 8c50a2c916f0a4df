/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The part of Cubes in a record (cubes-rules.md 4): its lines of set-up and its moves, for the reader and writer that
 * all games share. */

#pragma once

#include "rules/cubes/cubes-apply.h"
#include "rules/salon-record.h"

/* The bytes of any header as text, with the NUL; see cubes_header_write(). */
#define CUBES_HEADER_TEXT 4096

/* What the tag of a word list for Cubes has behind the language: “en-cubes”. */
#define CUBES_LIST_TAG "-cubes"

/* All that a record says before `begin`: the set-up of the rules, and what only people care about. */
typedef struct {
  SalonHeader salon;
  CubesSetup setup;
  char words[3]; /* language of the words: "en", "fr"; "" before its line was read */
  bool upright;  /* faces stand upright instead of lying as they fell */
} CubesHeader;

/* What a record of Cubes is read into. */
typedef struct {
  CubesHeader header;
  CubesState state; /* from SALON_LINE_BEGIN on */
  CubesMove move;   /* after a SALON_LINE_MOVE: the move that was made */

  /* private */
  SalonJudge judge;
  void *judge_data;
} CubesRecord;

extern const SalonRules cubes_rules;

/* Makes @record ready to be read into.  @judge is asked with @data for the words of a game with strict spelling. */
void cubes_record_init (CubesRecord *record, SalonJudge judge, void *data);

/* A SalonFind: a record of Cubes is read into @data, a CubesRecord; there is no other game. */
SalonRecord cubes_record_find (void *data, const char *name);

/* Makes @header the default game for @seats players: Master, three minutes, one round, with the word list "en", without
 * date and title; every seat is a person's, with its number for a name. */
void cubes_header_init (CubesHeader *header, int seats);

/* Writes @header as a record begins; see salon_header_write().  Every option is written.  CUBES_HEADER_TEXT bytes are
 * always enough. */
size_t cubes_header_write (const CubesHeader *header, char *text, size_t size);
