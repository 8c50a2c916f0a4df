/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The record of a game: set-up lines, then one move a line (record.md).  The
 * reader takes one line at a time from bytes that nobody vouches for; the writer
 * gives the same bytes back.  Files, allocation and word lists are the business
 * of the floors above. */

#pragma once

#include "rules/probe/probe-apply.h"

/* Bytes of a line without its LF. */
#define PROBE_LINE_MAX 1024

/* Lines of a record, comments and all: twice the moves of the longest game.  Who
 * reads from a source without end comes to an end. */
#define PROBE_RECORD_LINES (2 * PROBE_MAX_GAME_MOVES)

/* A seat's name: 1–40 characters of UTF-8 on one line, without control characters. */
#define PROBE_NAME_CHARACTERS 40
#define PROBE_NAME_SIZE       (PROBE_NAME_CHARACTERS * 4 + 1)

/* The bytes of a title with its NUL: what a line has room for. */
#define PROBE_TITLE_SIZE (PROBE_LINE_MAX - (sizeof "title " - 1) + 1)

/* The bytes of any header as text, with the NUL; see probe_header_write(). */
#define PROBE_HEADER_TEXT 4096

typedef enum {
  PROBE_HUMAN,
  PROBE_COMPUTER_EASY,
  PROBE_COMPUTER_MEDIUM,
  PROBE_COMPUTER_HARD,
  PROBE_N_SEAT_KINDS,
} ProbeSeatKind;

extern const char *const probe_seat_kind_names[PROBE_N_SEAT_KINDS]; /* "human", "computer-easy", … */

/* All that a record says before `begin`: the set-up of the rules, and what only
 * people care about. */
typedef struct {
  ProbeSetup setup;
  char words[3];                 /* language of the words: "en", "fr" */
  char date[24];                 /* "2026-11-21T18:04:05Z", or "" */
  char title[PROBE_TITLE_SIZE];  /* or "" */
  uint8_t kind[PROBE_MAX_SEATS]; /* ProbeSeatKind */
  char name[PROBE_MAX_SEATS][PROBE_NAME_SIZE];
  bool veiled;   /* the words are not in clear (doc/veiled-record.md) */
  uint64_t salt; /* what they are veiled with */
} ProbeHeader;

/* Judges a word of a set-up with strict spelling: NULL when the list of
 * @language has it (only among its headwords if @headwords), else the reason in
 * a sentence that stays valid until the next call. */
typedef const char *(*ProbeJudge) (void *data, const char *language, const char *word, bool headwords);

typedef enum {
  PROBE_LINE_SKIPPED, /* empty or a comment */
  PROBE_LINE_SETUP,   /* a line before begin */
  PROBE_LINE_BEGIN,   /* the game begins: reader->state is valid from now on */
  PROBE_LINE_MOVE,    /* reader->move was made, reader->events is what it brought about */
  PROBE_LINE_ERROR,   /* reader->error and reader->error_line tell; nothing more is read */
} ProbeLine;

typedef struct {
  ProbeHeader header;
  bool begun;
  ProbeState state;
  ProbeMove move;
  ProbeEvents events;
  char error[256]; /* a sentence in English, marked for translation where it is the rules' own */
  long error_line; /* from 1; the fault can belong to an earlier line than the last */

  /* private */
  ProbeJudge judge;
  void *judge_data;
  long line;         /* the number of lines so far */
  uint16_t lines;    /* bit per kind of set-up line: there was one */
  uint8_t options;   /* bit per option given */
  uint8_t trays;     /* what `option trays` says, or 0 */
  long trays_line;   /* where it says so */
  uint8_t seated;    /* bit per seat */
  uint8_t seats;     /* the highest seat, from 1 */
  uint8_t last_word; /* the latest tray that got its word, from 1 */
} ProbeReader;

void probe_reader_init (ProbeReader *reader, ProbeJudge judge, void *data);
ProbeLine probe_reader_line (ProbeReader *reader, const char *bytes, size_t n);
bool probe_reader_end (ProbeReader *reader);

void probe_header_init (ProbeHeader *header, ProbeEdition edition, int seats);
const char *probe_name_check (const char *name);
size_t probe_header_write (const ProbeHeader *header, char *text, size_t size);
