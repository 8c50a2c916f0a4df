/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Probe's part of a record (record.md): its lines of set-up and its moves, for
 * the reader and writer that all games share. */

#pragma once

#include "rules/probe/probe-apply.h"
#include "rules/salon-record.h"

/* The bytes of any header as text, with the NUL; see probe_header_write(). */
#define PROBE_HEADER_TEXT 4096

/* All that a record says before `begin`: the set-up of the rules, and what only
 * people care about. */
typedef struct {
  SalonHeader salon;
  ProbeSetup setup;
  char words[3]; /* language of the words: "en", "fr"; "" before its line was read */
  bool aid;      /* the learner's aid is on: players are shown which letters were asked for in vain */
} ProbeHeader;

/* What a record of Probe is read into. */
typedef struct {
  ProbeHeader header;
  ProbeState state;   /* from SALON_LINE_BEGIN on */
  ProbeMove move;     /* after a SALON_LINE_MOVE: the move that was made, */
  ProbeEvents events; /* and what it brought about */
  bool lacks_word;    /* after a `begin` that was refused: all that is wrong is that a word is missing */

  /* private */
  SalonJudge judge;
  void *judge_data;
} ProbeRecord;

/* A record and its reader, for callers that expect a game of Probe and nothing else. */
typedef struct {
  SalonReader lines;
  ProbeRecord record;
} ProbeReader;

extern const SalonRules probe_rules;

/* Makes @record ready to be read into.  @judge is asked for the words of a game
 * with strict spelling, with @data; when it is NULL every word is accepted. */
void probe_record_init (ProbeRecord *record, SalonJudge judge, void *data);

/* A SalonFind: a record of Probe is read into @data, a ProbeRecord; there is no other game. */
SalonRecord probe_record_find (void *data, const char *name);

/* Makes @reader ready for the first line of a record of Probe; @judge and @data are those of
 * probe_record_init(). */
void probe_reader_init (ProbeReader *reader, SalonJudge judge, void *data);

/* Makes @header the default game of @edition for @seats players (see
 * probe_setup_init()), with the word list "en", without date and title; every
 * seat is a person's, with its number for a name. */
void probe_header_init (ProbeHeader *header, ProbeEdition edition, int seats);

/* Writes @header as a record begins; see salon_header_write().  Every option is
 * written (`aid` only when it is on), then the rows laid so far, veiled if it says so, and `begin` when each tray
 * has its row.  The setup's rules must be those of its edition.  PROBE_HEADER_TEXT
 * bytes are always enough. */
size_t probe_header_write (const ProbeHeader *header, char *text, size_t size);

/* Lines of the set-up that a party has as well (probe-party-record.h); its header begins with a ProbeHeader.  Its
 * options are these, kept and reported by the functions of probe_rules. */

extern const SalonOption probe_options[];

const char *probe_take_edition (SalonReader *reader, char *rest);
void probe_put_edition (const SalonRules *rules, const SalonHeader *header, SalonText *out);
const char *probe_take_words (SalonReader *reader, char *rest);
void probe_put_words (const SalonRules *rules, const SalonHeader *header, SalonText *out);
