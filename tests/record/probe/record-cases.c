/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "record-cases.h"

const char *const record_bases[N_BASES] = {
  [BASE_1964] = "salon-record 1\n"             /* 1 */
                "game probe\n"                 /* 2 */
                "edition parker-1964\n"        /* 3 */
                "words en\n"                   /* 4 */
                "option activity-cards on\n"   /* 5 */
                "option trays 2\n"             /* 6 */
                "option answers table\n"       /* 7 */
                "option spelling strict\n"     /* 8 */
                "option supply box\n"          /* 9 */
                "date 2026-11-21T18:04:05Z\n"  /* 10 */
                "title Sunday game\n"          /* 11 */
                "seat 1 human Ada\n"           /* 12 */
                "seat 2 computer-hard Hugo\n"  /* 13 */
                "first 1\n"                    /* 14 */
                "word 1L ..ROCKET\n"           /* 15 */
                "word 1R TREASURER.\n"         /* 16 */
                "word 2L KAYAK\n"              /* 17 */
                "word 2R .JAZZ..\n"            /* 18 */
                "begin\n"                      /* 19 */
                "1 draw times-3\n"             /* 20 */
                "1 ask 2 K\n"                  /* 21 */
                "2 show L1\n",                 /* 22 */
  [BASE_1982] = "salon-record 1\n"             /* 1 */
                "game probe\n"                 /* 2 */
                "edition parker-1982\n"        /* 3 */
                "words en\n"                   /* 4 */
                "option spelling free\n"       /* 5 */
                "seat 1 human Ada\n"           /* 6 */
                "seat 2 computer-easy Bob\n"   /* 7 */
                "seat 3 computer-medium Eve\n" /* 8 */
                "first 2\n"                    /* 9 */
                "word 1 ROCKET\n"              /* 10 */
                "word 2 .KAYAK\n"              /* 11 */
                "word 3 JAZZ..\n"              /* 12 */
                "begin\n"                      /* 13 */
                "2 draw all-expose\n"          /* 14 */
                "2 ask * K\n"                  /* 15 */
                "3 no\n"                       /* 16 */
                "1 show 4\n",                  /* 17 */
  [BASE_MIRO] = "salon-record 1\n"             /* 1 */
                "game probe\n"                 /* 2 */
                "edition miro-1967\n"          /* 3 */
                "words en\n"                   /* 4 */
                "option answers hand\n"        /* 5 */
                "option trays 1\n"             /* 6 */
                "seat 1 human Ada\n"           /* 7 */
                "seat 2 human Bob\n"           /* 8 */
                "first 1\n"                    /* 9 */
                "word 1 ROCKET\n"              /* 10 */
                "word 2 KAYAK\n"               /* 11 */
                "begin\n"                      /* 12 */
                "1 draw own-blank\n"           /* 13 */
                "1 ask 2 K\n"                  /* 14 */
                "2 no\n",                      /* 15 */
};

#define NAME_40   "0123456789012345678901234567890123456789"
#define HEARTS_20 "♥♥♥♥♥♥♥♥♥♥♥♥♥♥♥♥♥♥♥♥"

const RecordCase record_cases[] = {
  /* the right ones */
  { "the example of the specification", BASE_1964, CHANGE_NOTHING, 0, TEXT (""), 0, "" },
  { "a game of 1982", BASE_1982, CHANGE_NOTHING, 0, TEXT (""), 0, "" },
  { "a game of Miro", BASE_MIRO, CHANGE_NOTHING, 0, TEXT (""), 0, "" },
  { "nothing after begin", BASE_1964, CHANGE_CUT, 20, TEXT (""), 0, "" },

  /* lines */
  { "an empty line at the very beginning", BASE_1964, CHANGE_INSERT, 1, TEXT (""), 0, "" },
  { "a comment at the very beginning", BASE_1964, CHANGE_INSERT, 1, TEXT ("# Ada’s game"), 0, "" },
  { "a comment among the moves", BASE_1964, CHANGE_INSERT, 21, TEXT ("#"), 0, "" },
  { "an empty line at the end", BASE_1964, CHANGE_INSERT, 23, TEXT (""), 0, "" },
  { "a comment behind a line", BASE_1964, CHANGE_REPLACE, 14, TEXT ("first 1 # Ada"), 14, "Nobody sits there" },
  { "a space before a comment", BASE_1964, CHANGE_INSERT, 14, TEXT (" # Ada"), 14, "not known" },
  { "a line of a space", BASE_1964, CHANGE_INSERT, 5, TEXT (" "), 5, "not known" },
  { "a line of a space among the moves", BASE_1964, CHANGE_INSERT, 21, TEXT (" "), 21, "number of a seat" },
  { "CR LF", BASE_1964, CHANGE_REPLACE, 2, TEXT ("game probe\r"), 2, "game is not known" },
  { "a CR alone", BASE_1964, CHANGE_INSERT, 2, TEXT ("\r"), 2, "game is missing" },
  { "CR LF after begin", BASE_1964, CHANGE_REPLACE, 19, TEXT ("begin\r"), 19, "not known" },
  { "CR LF after a move", BASE_1964, CHANGE_REPLACE, 21, TEXT ("1 ask 2 K\r"), 21, "after the move" },
  { "two spaces", BASE_1964, CHANGE_REPLACE, 3, TEXT ("edition  parker-1964"), 3, "edition is not known" },
  { "a space at the beginning", BASE_1964, CHANGE_REPLACE, 4, TEXT (" words en"), 4, "not known" },
  { "a space at the end", BASE_1964, CHANGE_REPLACE, 4, TEXT ("words en "), 4, "language" },
  { "a space after begin", BASE_1964, CHANGE_REPLACE, 19, TEXT ("begin "), 19, "Nothing may follow" },
  { "a tab", BASE_1964, CHANGE_REPLACE, 4, TEXT ("words\ten"), 4, "not known" },
  { "capitals", BASE_1964, CHANGE_REPLACE, 2, TEXT ("Game probe"), 2, "game is missing" },
  { "a NUL", BASE_1964, CHANGE_REPLACE, 11, TEXT ("title Sun\0day"), 11, "NUL" },
  { "a NUL alone", BASE_1964, CHANGE_INSERT, 3, TEXT ("\0"), 3, "NUL" },
  { "a NUL in a comment", BASE_1964, CHANGE_INSERT, 3, TEXT ("# \0"), 3, "NUL" },
  { "a NUL behind a move", BASE_1964, CHANGE_REPLACE, 21, TEXT ("1 ask 2 K\0"), 21, "NUL" },
  { "a stray byte", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human \x80"), 12, "UTF-8" },
  { "a letter cut short", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human \xc3"), 12, "UTF-8" },
  { "an overlong slash", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human \xc0\xaf"), 12, "UTF-8" },
  { "an overlong NUL", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human \xc0\x80"), 12, "UTF-8" },
  { "an overlong letter of three bytes", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human \xe0\x9f\xbf"), 12,
    "UTF-8" },
  { "an overlong letter of four bytes", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human \xf0\x8f\xbf\xbf"), 12,
    "UTF-8" },
  { "a surrogate", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human \xed\xa0\x80"), 12, "UTF-8" },
  { "beyond U+10FFFF", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human \xf4\x90\x80\x80"), 12, "UTF-8" },
  { "five bytes", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human \xf8\x88\x80\x80\x80"), 12, "UTF-8" },
  { "U+10FFFF", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human \xf4\x8f\xbf\xbf"), 0, "" },
  { "bad UTF-8 in a comment", BASE_1964, CHANGE_INSERT, 1, TEXT ("# \xff"), 1, "UTF-8" },
  { "bad UTF-8 among the moves", BASE_1964, CHANGE_INSERT, 21, TEXT ("# \xff"), 21, "UTF-8" },

  /* the first line */
  { "another version", BASE_1964, CHANGE_REPLACE, 1, TEXT ("salon-record 2"), 1, "version" },
  { "no version", BASE_1964, CHANGE_REPLACE, 1, TEXT ("salon-record"), 1, "version" },
  { "more than the version", BASE_1964, CHANGE_REPLACE, 1, TEXT ("salon-record 1 1"), 1, "version" },
  { "another first line", BASE_1964, CHANGE_DELETE, 1, TEXT (""), 1, "first line" },
  { "a byte order mark", BASE_1964, CHANGE_REPLACE, 1, TEXT ("\xef\xbb\xbfsalon-record 1"), 1, "first line" },
  { "something before the first line", BASE_1964, CHANGE_INSERT, 1, TEXT ("hello"), 1, "first line" },
  { "the first line twice", BASE_1964, CHANGE_INSERT, 2, TEXT ("salon-record 1"), 2, "already" },
  { "nothing", BASE_1964, CHANGE_CUT, 1, TEXT (""), 1, "before the game begins" },

  /* the order of the lines */
  { "game twice", BASE_1964, CHANGE_INSERT, 3, TEXT ("game probe"), 3, "already" },
  { "edition twice", BASE_1964, CHANGE_INSERT, 4, TEXT ("edition parker-1964"), 4, "already" },
  { "words twice", BASE_1964, CHANGE_INSERT, 5, TEXT ("words en"), 5, "already" },
  { "date twice", BASE_1964, CHANGE_INSERT, 11, TEXT ("date 2026-11-21T18:04:05Z"), 11, "already" },
  { "title twice", BASE_1964, CHANGE_INSERT, 12, TEXT ("title Sunday game"), 12, "already" },
  { "first twice", BASE_1964, CHANGE_INSERT, 15, TEXT ("first 1"), 15, "already" },
  { "an option twice", BASE_1964, CHANGE_INSERT, 10, TEXT ("option trays 2"), 10, "already" },
  { "an option twice with another value", BASE_1964, CHANGE_INSERT, 10, TEXT ("option activity-cards off"), 10,
    "already" },
  { "a seat twice", BASE_1964, CHANGE_INSERT, 13, TEXT ("seat 1 human Ada"), 13, "in order" },
  { "seats out of order", BASE_1982, CHANGE_INSERT, 6, TEXT ("seat 2 human Bob"), 7, "in order" },
  { "a word twice", BASE_1964, CHANGE_INSERT, 16, TEXT ("word 1L ..ROCKET"), 16, "in order" },
  { "words out of order", BASE_1964, CHANGE_INSERT, 15, TEXT ("word 1R KAYAK"), 16, "in order" },
  { "the game after the edition", BASE_1964, CHANGE_INSERT, 4, TEXT ("game probe"), 4, "already" },
  { "an edition in place of the game", BASE_1964, CHANGE_REPLACE, 2, TEXT ("edition parker-1964"), 2,
    "game is missing" },
  { "the edition too late", BASE_MIRO, CHANGE_REPLACE, 3, TEXT ("option supply box\nedition miro-1967"), 4,
    "too late" },
  { "words after an option", BASE_1982, CHANGE_REPLACE, 4, TEXT ("option supply unlimited"), 13,
    "language of the words is missing" },
  { "words before the game", BASE_1964, CHANGE_REPLACE, 2, TEXT ("words en\ngame probe"), 2, "game is missing" },
  { "a title after the options", BASE_1982, CHANGE_INSERT, 6, TEXT ("title T"), 0, "" },
  { "an option after the title", BASE_1964, CHANGE_INSERT, 12, TEXT ("option supply box"), 12, "too late" },
  { "a date after the title", BASE_1982, CHANGE_INSERT, 6, TEXT ("title T\ndate 2026-11-21T18:04:05Z"), 7, "too late" },
  { "a date after the seats", BASE_1982, CHANGE_INSERT, 9, TEXT ("date 2026-11-21T18:04:05Z"), 9, "too late" },
  { "a seat after first", BASE_1964, CHANGE_INSERT, 15, TEXT ("seat 3 human Eve"), 15, "too late" },
  { "first after a word", BASE_MIRO, CHANGE_REPLACE, 9, TEXT ("word 1 ROCKET\nfirst 1"), 10, "too late" },
  { "an option after the words", BASE_1982, CHANGE_INSERT, 12, TEXT ("option supply box"), 12, "too late" },
  { "a line that is not known", BASE_1964, CHANGE_INSERT, 5, TEXT ("colour blue"), 5, "not known" },
  { "a move before begin", BASE_1964, CHANGE_INSERT, 19, TEXT ("1 draw normal"), 19, "not known" },
  { "begin twice", BASE_1964, CHANGE_INSERT, 20, TEXT ("begin"), 20, "number of a seat" },
  { "a seat among the moves", BASE_1964, CHANGE_INSERT, 20, TEXT ("seat 3 human Eve"), 20, "number of a seat" },

  /* what is missing */
  { "no game", BASE_1964, CHANGE_DELETE, 2, TEXT (""), 2, "game is missing" },
  { "no game after a comment", BASE_1964, CHANGE_REPLACE, 2, TEXT ("# Ada’s game"), 3, "game is missing" },
  { "nothing but begin", BASE_1964, CHANGE_REPLACE, 2, TEXT ("begin"), 2, "game is missing" },
  { "no edition", BASE_1964, CHANGE_DELETE, 3, TEXT (""), 18, "edition is missing" },
  { "no words", BASE_1964, CHANGE_DELETE, 4, TEXT (""), 18, "words is missing" },
  { "no first", BASE_1964, CHANGE_DELETE, 14, TEXT (""), 18, "who begins is missing" },
  { "no seat 1", BASE_1964, CHANGE_DELETE, 12, TEXT (""), 18, "seat is missing" },
  { "no seat 2 of two", BASE_1964, CHANGE_DELETE, 13, TEXT (""), 18, "seat is missing" },
  { "no seat 2 of two with one tray", BASE_MIRO, CHANGE_DELETE, 8, TEXT (""), 11, "seat is missing" },
  { "no seat 2 of three", BASE_1982, CHANGE_DELETE, 7, TEXT (""), 12, "seat is missing" },
  { "no seat 1 of three", BASE_1982, CHANGE_DELETE, 6, TEXT (""), 12, "seat is missing" },
  { "no seat 3 of three: two seats have two trays", BASE_1982, CHANGE_DELETE, 8, TEXT (""), 9, "1L" },
  { "no word 1L", BASE_1964, CHANGE_DELETE, 15, TEXT (""), 18, "not laid" },
  { "no word 2R", BASE_1964, CHANGE_DELETE, 18, TEXT (""), 18, "not laid" },
  { "no word 2", BASE_1982, CHANGE_DELETE, 11, TEXT (""), 12, "not laid" },
  { "first is a seat that is not there", BASE_1982, CHANGE_REPLACE, 9, TEXT ("first 4"), 13, "seat is missing" },
  { "a word of a seat that is not there", BASE_1982, CHANGE_INSERT, 13, TEXT ("word 4 KAYAK"), 14, "seat is missing" },
  { "a word of a seat beyond the edition", BASE_1982, CHANGE_INSERT, 13, TEXT ("word 6 KAYAK"), 14, "seat is missing" },
  { "it ends before begin", BASE_1964, CHANGE_CUT, 19, TEXT (""), 19, "before the game begins" },
  { "it ends among the seats", BASE_1964, CHANGE_CUT, 13, TEXT (""), 13, "before the game begins" },
  { "no date", BASE_1964, CHANGE_DELETE, 10, TEXT (""), 0, "" },

  /* values */
  { "another game", BASE_1964, CHANGE_REPLACE, 2, TEXT ("game chess"), 2, "game is not known" },
  { "a game without a name", BASE_1964, CHANGE_REPLACE, 2, TEXT ("game"), 2, "game is not known" },
  { "a game and more", BASE_1964, CHANGE_REPLACE, 2, TEXT ("game probe 2"), 2, "game is not known" },
  { "a game with a longer name", BASE_1964, CHANGE_REPLACE, 2, TEXT ("game probes"), 2, "game is not known" },
  { "another edition", BASE_1964, CHANGE_REPLACE, 3, TEXT ("edition parker-1976"), 3, "edition is not known" },
  { "another language", BASE_1964, CHANGE_REPLACE, 4, TEXT ("words de"), 4, "language" },
  { "another option", BASE_1964, CHANGE_REPLACE, 5, TEXT ("option colour blue"), 5, "option is not known" },
  { "an option without a name", BASE_1964, CHANGE_REPLACE, 5, TEXT ("option"), 5, "option is not known" },
  { "an option without a value", BASE_1964, CHANGE_REPLACE, 5, TEXT ("option supply"), 5, "no such value" },
  { "activity cards neither on nor off", BASE_1964, CHANGE_REPLACE, 5, TEXT ("option activity-cards yes"), 5,
    "no such value" },
  { "three trays", BASE_1964, CHANGE_REPLACE, 6, TEXT ("option trays 3"), 6, "no such value" },
  { "two values", BASE_1964, CHANGE_REPLACE, 6, TEXT ("option trays 2 2"), 6, "no such value" },
  { "another kind of answers", BASE_1964, CHANGE_REPLACE, 7, TEXT ("option answers both"), 7, "no such value" },
  { "another spelling", BASE_1964, CHANGE_REPLACE, 8, TEXT ("option spelling loose"), 8, "no such value" },
  { "another supply", BASE_1964, CHANGE_REPLACE, 9, TEXT ("option supply 96"), 9, "no such value" },
  { "a learner’s aid", BASE_1964, CHANGE_INSERT, 10, TEXT ("option aid letters"), 0, "" },
  { "no learner’s aid", BASE_1982, CHANGE_INSERT, 5, TEXT ("option aid off"), 0, "" },
  { "another aid", BASE_1964, CHANGE_INSERT, 10, TEXT ("option aid on"), 10, "no such value" },
  { "an aid without a value", BASE_1964, CHANGE_INSERT, 10, TEXT ("option aid"), 10, "no such value" },
  { "an aid twice", BASE_1964, CHANGE_INSERT, 5, TEXT ("option aid off\noption aid letters"), 6, "already" },
  { "an aid after the title", BASE_1964, CHANGE_INSERT, 12, TEXT ("option aid letters"), 12, "too late" },
  { "answers by hand in 1982", BASE_1982, CHANGE_INSERT, 5, TEXT ("option answers hand"), 5, "never answer by hand" },
  { "answers by the table in 1982", BASE_1982, CHANGE_INSERT, 5, TEXT ("option answers table"), 0, "" },
  { "two trays with three seats", BASE_1982, CHANGE_INSERT, 5, TEXT ("option trays 2"), 5, "two players" },
  { "one tray with three seats", BASE_1982, CHANGE_INSERT, 5, TEXT ("option trays 1"), 0, "" },
  { "a date without a time", BASE_1964, CHANGE_REPLACE, 10, TEXT ("date 2026-11-21"), 10, "date" },
  { "no date after date", BASE_1964, CHANGE_REPLACE, 10, TEXT ("date"), 10, "date" },
  { "a date of another zone", BASE_1964, CHANGE_REPLACE, 10, TEXT ("date 2026-11-21T18:04:05+01:00"), 10, "date" },
  { "a date and more", BASE_1964, CHANGE_REPLACE, 10, TEXT ("date 2026-11-21T18:04:05Z "), 10, "date" },
  { "month 13", BASE_1964, CHANGE_REPLACE, 10, TEXT ("date 2026-13-21T18:04:05Z"), 10, "date" },
  { "month 0", BASE_1964, CHANGE_REPLACE, 10, TEXT ("date 2026-00-21T18:04:05Z"), 10, "date" },
  { "day 0", BASE_1964, CHANGE_REPLACE, 10, TEXT ("date 2026-11-00T18:04:05Z"), 10, "date" },
  { "November 31", BASE_1964, CHANGE_REPLACE, 10, TEXT ("date 2026-11-31T18:04:05Z"), 10, "date" },
  { "February 29", BASE_1964, CHANGE_REPLACE, 10, TEXT ("date 2026-02-29T18:04:05Z"), 10, "date" },
  { "February 29 of a leap year", BASE_1964, CHANGE_REPLACE, 10, TEXT ("date 2028-02-29T18:04:05Z"), 0, "" },
  { "February 29 of 2000", BASE_1964, CHANGE_REPLACE, 10, TEXT ("date 2000-02-29T18:04:05Z"), 0, "" },
  { "February 29 of 2100", BASE_1964, CHANGE_REPLACE, 10, TEXT ("date 2100-02-29T18:04:05Z"), 10, "date" },
  { "hour 24", BASE_1964, CHANGE_REPLACE, 10, TEXT ("date 2026-11-21T24:00:00Z"), 10, "date" },
  { "minute 60", BASE_1964, CHANGE_REPLACE, 10, TEXT ("date 2026-11-21T23:60:00Z"), 10, "date" },
  { "second 61", BASE_1964, CHANGE_REPLACE, 10, TEXT ("date 2026-11-21T23:59:61Z"), 10, "date" },
  { "a leap second", BASE_1964, CHANGE_REPLACE, 10, TEXT ("date 2026-12-31T23:59:60Z"), 0, "" },
  { "no title after title", BASE_1964, CHANGE_REPLACE, 11, TEXT ("title"), 11, "title is missing" },
  { "an empty title", BASE_1964, CHANGE_REPLACE, 11, TEXT ("title "), 11, "title is missing" },
  { "a title with a control character", BASE_1964, CHANGE_REPLACE, 11, TEXT ("title a\tb"), 11, "control" },
  { "a title with spaces", BASE_1964, CHANGE_REPLACE, 11, TEXT ("title   # 1 "), 0, "" },

  /* seats */
  { "seat 0", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 0 human Ada"), 12, "Nobody sits there" },
  { "seat 7", BASE_1964, CHANGE_INSERT, 14, TEXT ("seat 7 human Ada"), 14, "Nobody sits there" },
  { "seat 01", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 01 human Ada"), 12, "Nobody sits there" },
  { "a seat without a number", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat"), 12, "Nobody sits there" },
  { "seat 5 in 1982", BASE_1982, CHANGE_INSERT, 9, TEXT ("seat 5 human Max"), 9, "too many players" },
  { "seat 4 in 1982, but no word", BASE_1982, CHANGE_INSERT, 9, TEXT ("seat 4 human Max"), 14, "not laid" },
  { "another kind of player", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 robot Ada"), 12, "kind of player" },
  { "a computer without a strength", BASE_1964, CHANGE_REPLACE, 13, TEXT ("seat 2 computer Hugo"), 13,
    "kind of player" },
  { "no name", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human"), 12, "needs a name" },
  { "an empty name", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human "), 12, "needs a name" },
  { "a name of a space", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human  "), 0, "" },
  { "a name with spaces", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human  Ada  L. "), 0, "" },
  { "a name of 40 characters", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human " NAME_40), 0, "" },
  { "a name of 41 characters", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human " NAME_40 "A"), 12, "40 characters" },
  { "a name of 40 hearts", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human " HEARTS_20 HEARTS_20), 0, "" },
  { "a name of 41 hearts", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human " HEARTS_20 HEARTS_20 "♥"), 12,
    "40 characters" },
  { "a tab in a name", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human A\tda"), 12, "control" },
  { "DEL in a name", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human A\x7f"), 12, "control" },
  { "U+0085 in a name", BASE_1964, CHANGE_REPLACE, 12, TEXT ("seat 1 human A\xc2\x85"), 12, "control" },
  { "U+00A0 in a name", BASE_1964, CHANGE_REPLACE, 12,
    TEXT ("seat 1 human A\xc2\xa0"
          "B"),
    0, "" },
  { "first 0", BASE_1964, CHANGE_REPLACE, 14, TEXT ("first 0"), 14, "Nobody sits there" },
  { "first 7", BASE_1964, CHANGE_REPLACE, 14, TEXT ("first 7"), 14, "Nobody sits there" },
  { "first without a seat", BASE_1964, CHANGE_REPLACE, 14, TEXT ("first"), 14, "Nobody sits there" },
  { "first by name", BASE_1964, CHANGE_REPLACE, 14, TEXT ("first Ada"), 14, "Nobody sits there" },

  /* words */
  { "a word without a tray", BASE_1964, CHANGE_REPLACE, 15, TEXT ("word"), 15, "Nobody sits there" },
  { "a word of no seat", BASE_1982, CHANGE_REPLACE, 10, TEXT ("word 0 ROCKET"), 10, "Nobody sits there" },
  { "a word of seat 7", BASE_1982, CHANGE_INSERT, 13, TEXT ("word 7 ROCKET"), 13, "Nobody sits there" },
  { "one tray’s label with two trays", BASE_1964, CHANGE_REPLACE, 15, TEXT ("word 1 ..ROCKET"), 15, "1L" },
  { "two trays’ label with one tray", BASE_MIRO, CHANGE_REPLACE, 10, TEXT ("word 1L ROCKET"), 10, "such as 1" },
  { "two trays’ label with three seats", BASE_1982, CHANGE_REPLACE, 10, TEXT ("word 1L ROCKET"), 10, "such as 1" },
  { "a third tray", BASE_1964, CHANGE_REPLACE, 15, TEXT ("word 1M ROCKET"), 15, "1L" },
  { "two trays are the default of two seats", BASE_MIRO, CHANGE_DELETE, 6, TEXT (""), 9, "1L" },
  { "no row", BASE_1964, CHANGE_REPLACE, 15, TEXT ("word 1L"), 15, "no word" },
  { "an empty row", BASE_1964, CHANGE_REPLACE, 15, TEXT ("word 1L "), 15, "no word" },
  { "a row of blanks", BASE_1964, CHANGE_REPLACE, 15, TEXT ("word 1L ..."), 15, "no word" },
  { "small letters", BASE_1964, CHANGE_REPLACE, 15, TEXT ("word 1L rocket"), 15, "letters A to Z" },
  { "an accent", BASE_1964, CHANGE_REPLACE, 15, TEXT ("word 1L ÉTAGE"), 15, "letters A to Z" },
  { "a hyphen", BASE_1964, CHANGE_REPLACE, 15, TEXT ("word 1L CO-OP"), 15, "letters A to Z" },
  { "two rows", BASE_1964, CHANGE_REPLACE, 15, TEXT ("word 1L ROCKET KAYAK"), 15, "letters A to Z" },
  { "thirteen cards", BASE_1964, CHANGE_REPLACE, 15, TEXT ("word 1L ....TREASURER"), 15, "twelve spaces" },
  { "a blank inside", BASE_1964, CHANGE_REPLACE, 15, TEXT ("word 1L ROC.KET"), 15, "never inside" },
  { "seven blanks in 1964", BASE_1964, CHANGE_REPLACE, 17, TEXT ("word 2L KAYAK......."), 17, "not enough blanks" },
  { "six blanks in 1964", BASE_1964, CHANGE_REPLACE, 17, TEXT ("word 2L KAYAK......"), 0, "" },
  { "six blanks in 1982", BASE_1982, CHANGE_REPLACE, 12, TEXT ("word 3 ...JAZZ..."), 12, "not enough blanks" },
  { "five blanks in 1982", BASE_1982, CHANGE_REPLACE, 12, TEXT ("word 3 ...JAZZ.."), 0, "" },
  { "three letters in 1982", BASE_1982, CHANGE_REPLACE, 10, TEXT ("word 1 ...CAT"), 10, "too short" },
  { "one letter in 1964", BASE_1964, CHANGE_REPLACE, 15, TEXT ("word 1L A"), 0, "" },
  { "a letter too often for the box of 1964", BASE_1964, CHANGE_REPLACE, 15, TEXT ("word 1L JAZZZ"), 15,
    "enough cards" },
  { "enough in an unlimited supply", BASE_1982, CHANGE_REPLACE, 12, TEXT ("word 3 ZZZZZZZZZZZZ"), 0, "" },
  { "a letter too often for the box of 1982", BASE_1982, CHANGE_INSERT, 5, TEXT ("option supply box"), 12,
    "enough cards" },
  { "a word that the list lacks", BASE_1964, CHANGE_REPLACE, 17, TEXT ("word 2L KAYAKK"), 17,
    "not in the test’s list" },
  { "any word in free spelling", BASE_1964, CHANGE_REPLACE, 8, TEXT ("option spelling free"), 0, "" },
  { "no headword in Miro’s edition", BASE_MIRO, CHANGE_REPLACE, 11, TEXT ("word 2 KAYAKS"), 11, "no headword" },
  { "no headword is needed in 1964", BASE_1964, CHANGE_REPLACE, 17, TEXT ("word 2L KAYAKS"), 0, "" },
  { "a language without a list", BASE_1964, CHANGE_REPLACE, 4, TEXT ("words fr"), 15, "no list" },
  { "a language without a list in free spelling", BASE_1982, CHANGE_REPLACE, 4, TEXT ("words fr"), 0, "" },
  { "what an edition that is not told may ask for", BASE_1982, CHANGE_REPLACE, 3, TEXT ("# no edition"), 13,
    "edition is missing" },

  /* moves */
  { "a move that does not exist", BASE_1964, CHANGE_REPLACE, 20, TEXT ("1 pass"), 20, "unknown move" },
  { "a move of nobody", BASE_1964, CHANGE_REPLACE, 20, TEXT ("draw times-3"), 20, "number of a seat" },
  { "a seat alone", BASE_1964, CHANGE_REPLACE, 20, TEXT ("1"), 20, "number of a seat" },
  { "a move of a seat that is not there", BASE_1964, CHANGE_REPLACE, 20, TEXT ("3 draw times-3"), 20,
    "Nobody sits there" },
  { "another player’s turn", BASE_1964, CHANGE_REPLACE, 20, TEXT ("2 draw times-3"), 20, "another player’s turn" },
  { "a kind of card that does not exist", BASE_1964, CHANGE_REPLACE, 20, TEXT ("1 draw times-7"), 20,
    "kind of activity card" },
  { "a kind of card of another edition", BASE_1964, CHANGE_REPLACE, 20, TEXT ("1 draw times-2"), 20,
    "left in the pile" },
  { "a question before the draw", BASE_1964, CHANGE_DELETE, 20, TEXT (""), 20, "drawn first" },
  { "a draw in a game without cards", BASE_1964, CHANGE_REPLACE, 5, TEXT ("option activity-cards off"), 20,
    "No card can be drawn" },
  { "two draws", BASE_1964, CHANGE_INSERT, 21, TEXT ("1 draw normal"), 21, "No card can be drawn" },
  { "a question to oneself", BASE_1964, CHANGE_REPLACE, 21, TEXT ("1 ask 1 K"), 21, "cannot ask themselves" },
  { "a question for a small letter", BASE_1964, CHANGE_REPLACE, 21, TEXT ("1 ask 2 k"), 21, "a letter or ." },
  { "a question for two letters", BASE_1964, CHANGE_REPLACE, 21, TEXT ("1 ask 2 KA"), 21, "after the move" },
  { "a question to all without the card", BASE_1964, CHANGE_REPLACE, 21, TEXT ("1 ask * K"), 21, "to one player" },
  { "a question to one under all-expose", BASE_1982, CHANGE_REPLACE, 15, TEXT ("2 ask 1 K"), 15, "all opponents" },
  { "an answer out of turn", BASE_1982, CHANGE_DELETE, 16, TEXT (""), 16, "has not been asked" },
  { "a no by the table that is not true", BASE_1964, CHANGE_REPLACE, 22, TEXT ("2 no"), 22, "must be shown" },
  { "a no and more", BASE_MIRO, CHANGE_REPLACE, 15, TEXT ("2 no K"), 15, "after the move" },
  { "a card of another letter", BASE_1964, CHANGE_REPLACE, 22, TEXT ("2 show L2"), 22, "asked for" },
  { "a space without a tray", BASE_1964, CHANGE_REPLACE, 22, TEXT ("2 show 1"), 22, "space of the tray" },
  { "a tray where there is one", BASE_1982, CHANGE_REPLACE, 17, TEXT ("1 show L4"), 17, "space of the tray" },
  { "space 0", BASE_1982, CHANGE_REPLACE, 17, TEXT ("1 show 0"), 17, "space of the tray" },
  { "space 04", BASE_1982, CHANGE_REPLACE, 17, TEXT ("1 show 04"), 17, "space of the tray" },
  { "space 13", BASE_1982, CHANGE_REPLACE, 17, TEXT ("1 show 13"), 17, "space of the tray" },
  { "a space without a card", BASE_1982, CHANGE_REPLACE, 17, TEXT ("1 show 7"), 17, "no card in that space" },
  { "an exposure that is not due", BASE_1964, CHANGE_REPLACE, 22, TEXT ("2 expose L1"), 22, "No card can be exposed" },
  { "a pick that is not due", BASE_1982, CHANGE_INSERT, 15, TEXT ("2 pick 1 1"), 15, "No card can be pointed at" },
  { "a tray that is not to be chosen", BASE_1964, CHANGE_INSERT, 21, TEXT ("2 tray L"), 21, "No tray can be chosen" },
  { "an interruption while an answer is due", BASE_1964, CHANGE_INSERT, 22, TEXT ("2 interrupt 1L ..ROCKET"), 22,
    "has not been answered" },
  { "an interruption without a tray", BASE_1964, CHANGE_INSERT, 21, TEXT ("1 interrupt 2 KAYAK"), 21,
    "expected a word’s tray" },
  { "an interruption", BASE_1964, CHANGE_INSERT, 21, TEXT ("2 interrupt 1L ..ROCKET"), 0, "" },
  { "an interruption out of turn in Miro’s edition", BASE_MIRO, CHANGE_INSERT, 13, TEXT ("2 interrupt 1 ROCKET"), 13,
    "own turn" },
  { "a challenge in strict spelling", BASE_1964, CHANGE_INSERT, 20, TEXT ("1 challenge 2L invalid"), 20,
    "nothing to challenge" },
  { "a challenge too early", BASE_1982, CHANGE_INSERT, 14, TEXT ("1 challenge 2 invalid"), 14, "fully exposed" },
  { "a challenge without a ruling", BASE_1982, CHANGE_INSERT, 14, TEXT ("1 challenge 2"), 14, "valid or invalid" },
};

const size_t n_record_cases = sizeof record_cases / sizeof *record_cases;
