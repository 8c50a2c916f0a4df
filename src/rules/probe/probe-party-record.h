/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The record of a party (record.md, The party): one evening in one record, for the reader and writer that all games
 * share.  After the evening's `begin` each game has a line `round`, its own lines of the set-up and its `begin`, and its
 * moves, all of which are read as those of a game of Probe. */

#pragma once

#include "rules/probe/probe-party.h"
#include "rules/probe/probe-record.h"

/* The bytes of a line `round` and of what opens a game, with the NUL; see probe_party_game_write(). */
#define PROBE_PARTY_ROUND_TEXT 64
#define PROBE_PARTY_GAME_TEXT  512

/* All that a record says before the evening's `begin`.  The set-up is that of each of the games; it has four seats, and
 * no rows. */
typedef struct {
  ProbeHeader probe;
  uint64_t lots; /* 1 to PROBE_PARTY_MAX_LOTS */
} ProbePartyHeader;

/* How far an evening is. */
typedef enum {
  PROBE_PARTY_BEGUN,     /* no game yet */
  PROBE_PARTY_GAME_NEXT, /* a line `round` came, but not yet the game’s `begin` */
  PROBE_PARTY_IN_GAME,   /* a game, which may be over */
} ProbePartyStage;

/* The kinds of lines after the evening’s `begin`. */
typedef enum {
  PROBE_PARTY_ROUND,   /* `round …` */
  PROBE_PARTY_OPENING, /* who begins, a word, the game’s `begin` */
  PROBE_PARTY_MOVE,
} ProbePartyLine;

/* What a record of a party is read into.  It has pointers to itself, so it is not copied. */
typedef struct {
  ProbePartyHeader header;
  ProbeParty party;      /* from SALON_LINE_BEGIN on; the game at the table is entered when the next one comes */
  ProbePartyStage stage; /* of the record so far */
  ProbeReader game;      /* the game at the table, read by a reader of its own */
  ProbePartyLine last;   /* what the last line after the evening’s `begin` was */

  /* private */
  SalonJudge judge;
  void *judge_data;
} ProbePartyRecord;

extern const SalonRules probe_party_rules;

/* Makes @record ready to be read into; @judge and @data are those of probe_record_init(). */
void probe_party_record_init (ProbePartyRecord *record, SalonJudge judge, void *data);

/* A SalonFind: a record of a party is read into @data, a ProbePartyRecord; there is no other game. */
SalonRecord probe_party_record_find (void *data, const char *name);

/* Tells whether the game at the table is over: the record may go on with the next one. */
bool probe_party_game_is_over (const ProbePartyRecord *record);

/* Makes @party the evening as it stands after the last line: with the game at the table, if that is over. */
void probe_party_standing (const ProbePartyRecord *record, ProbeParty *party);

/* Writes the line `round`, without a LF, of the game that comes next in @party, whose round is not over. */
void probe_party_round_format (const ProbeParty *party, char text[PROBE_PARTY_ROUND_TEXT]);

/* Makes @game the header of the game that comes next in @party: the four seats in their order of play, nothing laid. */
void probe_party_game_header (const ProbePartyHeader *header, const ProbeParty *party, ProbeHeader *game);

/* Writes the lines with which a record of its own of the game that comes next in @party begins: all that follow from
 * the party.  The lines that the party’s record has after `round` continue it.  Returns how many bytes they are. */
size_t probe_party_game_opening (const ProbePartyHeader *header, const ProbeParty *party, char text[PROBE_HEADER_TEXT]);

/* Writes what opens the next game of @party: the line `round`, then who begins and the rows of @setup, veiled if
 * @header says so, and `begin` when all rows are laid.  @setup is the header’s, with rows.  Works as
 * salon_header_write(); PROBE_PARTY_GAME_TEXT bytes are always enough. */
size_t probe_party_game_write (const ProbePartyHeader *header,
                               const ProbeParty *party,
                               const ProbeSetup *setup,
                               char *text,
                               size_t size);
