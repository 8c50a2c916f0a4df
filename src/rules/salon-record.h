/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The record of any game (record.md): one reader and one writer for all of them.
 *
 * A record is its first line, the line that names its game, that game's lines of set-up, `begin`, and
 * then one line a move.  The reader takes untrusted bytes, one line at a time, and names the line
 * that is at fault; the writer gives the same bytes back.  Files, allocation and word lists are the
 * business of the floors above.
 *
 * What is particular to a game is described by its SalonRules, a constant table:
 *
 *  - Its lines of set-up, in their order, each with the function that reads it and the one that writes it.
 *    The lines that games share (`option`, `date`, `title`, `seat`) have functions here; a
 *    game's table names them where the game has such a line.  Lines of one place may
 *    alternate, as a seat and the members of its team do.  A line that must not be missing has a
 *    sentence that says so, which `begin` reports.
 *  - Its options: names and values as data, and two functions that store and report a value.
 *  - has_begun, begin, make and end: whether `begin` is written, whether a game may begin, what a line after `begin` does, and whether the record
 *    may end here.  `make` has the whole line, so a move may end with free text or with a time, or be
 *    veiled; a party passes its lines on to a reader of its own for the game at the table.
 *  - print: what `salon-referee replay` prints of the game after a line.
 *
 * A game has two values of its own, of fixed size: its header, which begins with a SalonHeader and holds
 * what stands before `begin`, and the one that its records are read into, whatever else that has. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "rules/salon-text.h"

/* Bytes of a line without its LF. */
#define SALON_LINE_MAX 1024

/* Lines of a record, comments included: twice as many as the longest game has moves.
 * Because of this bound, reading from an endless source comes to an end. */
#define SALON_RECORD_LINES 2000000

/* A seat's name: 1–40 characters of UTF-8 on one line, without control characters. */
#define SALON_NAME_CHARACTERS 40
#define SALON_NAME_SIZE       (SALON_NAME_CHARACTERS * 4 + 1)

/* The bytes of a title with its NUL: what a line has room for. */
#define SALON_TITLE_SIZE (SALON_LINE_MAX - (sizeof "title " - 1) + 1)

/* The most seats that a record can have; a game may allow fewer. */
#define SALON_MAX_SEATS 12

/* More seats than this no table of the house has: its colours and its pages have room for
 * them. */
#define SALON_TABLE_SEATS 8

/* The bytes that a game prints after a line, with a NUL. */
#define SALON_PRINT_SIZE 4096

/* How many entries the tables of a game may have, not counting the one that ends them. */
#define SALON_MAX_SETUP_LINES 31
#define SALON_MAX_OPTIONS     16
#define SALON_OPTION_WORDS    4

typedef enum {
  SALON_HUMAN,
  SALON_COMPUTER_BEGINNER,
  SALON_COMPUTER_EASY,
  SALON_COMPUTER_MEDIUM,
  SALON_COMPUTER_HARD,
  SALON_BOT, /* a program, which the record does not name; the last kind, which no table of the house offers */
  SALON_N_SEAT_KINDS,
} SalonSeatKind;

extern const char *const salon_seat_kind_names[SALON_N_SEAT_KINDS]; /* "human", "computer-easy", … */

/* The part of a header that all games share: what matters to people but not to the rules,
 * and how the record is written.  The header of each game begins with it. */
typedef struct {
  char date[24];                 /* "2026-11-21T18:04:05Z", or "" */
  char title[SALON_TITLE_SIZE];  /* or "" */
  uint8_t kind[SALON_MAX_SEATS]; /* SalonSeatKind */
  char name[SALON_MAX_SEATS][SALON_NAME_SIZE];
  bool veiled;   /* the secrets are not in clear (doc/veiled-record.md) */
  uint64_t salt; /* what they are veiled with */
} SalonHeader;

typedef struct SalonRules SalonRules;
typedef struct SalonReader SalonReader;

/* A kind of line of the set-up. */
typedef struct {
  const char *word; /* what it begins with */

  /* Lines stand in ascending order of their places, which count from 1. */
  uint8_t place;
  bool several;

  /* What is said at `begin` when there is no such line, marked for translation; NULL: it may be missing. */
  const char *missing;

  /* Takes what stands after the word and its space into reader->header; @rest is NULL when nothing
   * does.  Returns what is wrong, in a sentence marked for translation, or NULL. */
  const char *(*take) (SalonReader *reader, char *rest);

  /* Or NULL.  Called once, before the first line of a later place is taken, whether there was such a
   * line or not.  Returns what is wrong, or NULL. */
  const char *(*close) (SalonReader *reader);

  /* Appends all lines of the kind that @header has; NULL for a kind that another one writes as well. */
  void (*put) (const SalonRules *rules, const SalonHeader *header, SalonText *out);
} SalonSetupLine;

/* An option has one of a few words for a value, or a whole number.  The value of a word is its index:
 * no number that the option may have is one of these. */
typedef struct {
  const char *name; /* may be two words */
  const char *words[SALON_OPTION_WORDS];
  uint64_t least, most; /* @most 0: no number */
} SalonOption;

/* The kinds of lines as the reader tells them. */
typedef enum {
  SALON_LINE_SKIPPED, /* empty or a comment */
  SALON_LINE_SETUP,   /* a line before begin */
  SALON_LINE_BEGIN,   /* the game begins */
  SALON_LINE_MOVE,    /* a line after it, which was done */
  SALON_LINE_END,     /* there are no more lines */
  SALON_LINE_ERROR,   /* see reader->error and reader->error_line; nothing more is read */
} SalonLine;

/* One game to all that read and write records. */
struct SalonRules {
  const char *name; /* as the line `game` has it */
  uint8_t seats_min, seats_max;

  const SalonSetupLine *lines; /* the last one has no word */

  /* The options, the last one without a name, and the two functions that go with them.  A game that has no
   * line `option` needs none of the three. */
  const SalonOption *options;

  /* Keeps @value of options[@option]; returns what is wrong with it, marked for translation, or NULL. */
  const char *(*set_option) (SalonReader *reader, int option, uint64_t value);

  /* Tells the value of options[@option], or gives false when it has no line of its own. */
  bool (*get_option) (const SalonHeader *header, int option, uint64_t *value);

  /* Or NULL, when a game begins as soon as it is made.  Tells whether @header has all its lines, so that the
   * game has begun; before that, its record ends without `begin`. */
  bool (*has_begun) (const SalonHeader *header);

  /* Begins the game: all lines that must not be missing are there, and so are the seats, with none
   * left out.  Returns what is wrong, marked for translation, or NULL. */
  const char *(*begin) (SalonReader *reader);

  /* Does what @line after `begin` says; it is UTF-8 and neither empty nor a comment.  Returns what is
   * wrong, marked for translation, and has changed nothing, or NULL. */
  const char *(*make) (SalonReader *reader, const char *line);

  /* Or NULL: whether the record may end where it does, after `begin`. */
  const char *(*end) (SalonReader *reader);

  /* Appends the lines that replay prints after a line that was @kind (BEGIN, MOVE) and at the END:
   * less than SALON_PRINT_SIZE bytes. */
  void (*print) (const void *game, SalonLine kind, SalonText *out);
};

/* Where a record of a game is read to. */
typedef struct {
  const SalonRules *rules; /* NULL: there is no such game */
  SalonHeader *header;     /* the game's header, empty: it begins with this one */
  void *game;              /* the value that the game's rules know */
} SalonRecord;

/* Gives the place for a record of the game @name. */
typedef SalonRecord (*SalonFind) (void *data, const char *name);

/* For a SalonFind that knows one game: gives these as the place for a record if @name is the name of the game. */
SalonRecord salon_record_match (const char *name, const SalonRules *rules, SalonHeader *header, void *game);

/* What the judge of a record's words says of one of them. */
typedef enum {
  SALON_WORD_GOOD,
  SALON_WORD_REFUSED, /* the list does not have it */
  SALON_WORD_NO_LIST, /* the list cannot be read, so nobody knows; whatever needs the answer has to be refused */
} SalonVerdict;

/* Tells whether the list of @language has @word (among its headwords if @headwords).  @reason becomes NULL
 * for a good word; otherwise it becomes a sentence, marked for translation, that stays valid until the next call. */
typedef SalonVerdict (*SalonJudge) (void *data,
                                    const char *language,
                                    const char *word,
                                    bool headwords,
                                    const char **reason);

struct SalonReader {
  SalonRecord record; /* all NULL before the line that names the game */
  bool begun;
  char error[256]; /* a sentence in English, marked for translation where it is the house's own */
  long error_line; /* from 1; the fault can belong to an earlier line than the last */
  bool unknown;    /* the fault is a word that only is not known: see salon_reader_unknown() */
  long line;       /* the number of lines so far */
  uint8_t seats;   /* the highest seat so far that has a line, from 1 */

  /* private */
  SalonFind find;
  void *find_data;
  bool opened; /* there was a first line; the next one names the game */
  bool veiled; /* as it said */
  uint64_t salt;
  uint32_t given;                      /* bit per line of the game's table: there was one */
  uint8_t place;                       /* of the last line */
  uint16_t seated;                     /* bit per seat */
  long option_line[SALON_MAX_OPTIONS]; /* where the option stands; 0: it has none */
  long blamed;                         /* the line that is at fault, or 0: the last one */
};

/* Makes @reader ready for the first line of a record.  @find is asked, with @data, for the game that the
 * record names. */
void salon_reader_init (SalonReader *reader, SalonFind find, void *data);

/* Takes the next line, @n bytes without LF; any bytes will do.  A longer line than
 * SALON_LINE_MAX is refused without looking beyond, so only the
 * beginning of such a line need be given.  A CR is a byte like any other, and so is a byte
 * order mark: it makes the first line another one (record.md, Reading one). */
SalonLine salon_reader_line (SalonReader *reader, const char *bytes, size_t n);

/* Takes the first line of the bytes from @text up to @end, of which there is at least one, and returns
 * what follows the line; @kind is what it was. */
const char *salon_reader_next (SalonReader *reader, const char *text, const char *end, SalonLine *kind);

/* To be called after the last line.  Gives SALON_LINE_END when all of it is a record of a game
 * that has begun; it need not be over.  What ends before `begin` is faulty in the
 * line after its last: SALON_LINE_ERROR. */
SalonLine salon_reader_end (SalonReader *reader);

/* Writes @header, of the game @rules, as a record begins: the first line, the
 * lines that the game's table puts, and `begin` when the game has begun; see has_begun().  Reading it and writing it again gives the same bytes, if names and title
 * are such as the reader accepts.
 *
 * Writes at most @size bytes to @text, the last of them a NUL, and returns the
 * length that all of it has without the NUL. */
size_t salon_header_write (const SalonRules *rules, const SalonHeader *header, char *text, size_t size);

/* Writes the same without `begin`, whether the game has begun or not: the lines of a set-up, for a game that is
 * still to be made of them. */
size_t salon_setup_write (const SalonRules *rules, const SalonHeader *header, char *text, size_t size);

/* Says what is wrong with @name as the name of a seat, in a sentence marked for
 * translation, or gives NULL. */
const char *salon_name_check (const char *name);

/* The lines that games share, for their tables. */

/* `option NAME VALUE`, by the game's table of options; each at most once. */
const char *salon_take_option (SalonReader *reader, char *rest);
void salon_put_options (const SalonRules *rules, const SalonHeader *header, SalonText *out);

/* `date 2026-11-21T18:04:05Z`: when the game began. */
const char *salon_take_date (SalonReader *reader, char *rest);
void salon_put_date (const SalonRules *rules, const SalonHeader *header, SalonText *out);

/* `title TEXT`: the rest of the line, whatever spaces are in it. */
const char *salon_take_title (SalonReader *reader, char *rest);
void salon_put_title (const SalonRules *rules, const SalonHeader *header, SalonText *out);

/* `seat N KIND NAME`, in ascending order, at most as many as the game has.  The name is the rest of the
 * line, spaces at its ends included.  A seat that is left out is reported at `begin`.  The game puts each
 * seat that it has, from 0, with the second function. */
const char *salon_take_seat (SalonReader *reader, char *rest);
void salon_put_seat (const SalonHeader *header, int seat, SalonText *out);

/* What a game's own lines are read with. */

/* Cuts the first field off @rest and gives it; @rest becomes what stands after
 * the space, NULL when there was none.  Gives NULL when nothing is left. */
const char *salon_cut (char **rest);

/* Gives the index of @field, which may be NULL, among @n @words, or -1. */
int salon_look_up (const char *field, const char *const *words, int n);

/* Reads a whole number from @least to @most as records have it: digits, no sign, no zero in front.  Gives
 * false for anything else; @field may be NULL. */
bool salon_parse_number (const char *field, uint64_t least, uint64_t most, uint64_t *number);

/* Gives the seat, from 0, whose number, from 1, is @field, which may be NULL; -1 when the game has no such seat. */
int salon_parse_seat (const SalonReader *reader, const char *field);

/* The two are for a function of a game that meets a word that it does not know: it returns what this returns,
 * which is @fault.  The word is the first field of @text, which is NULL when the fault is something else.  If the word
 * is written as all words of records are, in small letters, digits and hyphens with a letter first, reader->unknown says
 * so: it may be a word that came with a newer Salon.  No Salon ever wrote any other word, so that line is damaged.  The
 * value of an option may begin with a digit as well. */
const char *salon_reader_unknown (SalonReader *reader, const char *text, const char *fault);
const char *salon_reader_unknown_value (SalonReader *reader, const char *text, const char *fault);

/* Blames an earlier line than the last one for the fault that is about to be returned. */
void salon_reader_blame (SalonReader *reader, long line);
