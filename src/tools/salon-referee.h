/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the commands of salon-referee share, and what it knows of each game. */

#pragma once

#include <libintl.h>
#include <stdbool.h>
#include <stdint.h>

#include "rules/salon-record.h"
#include "tools/salon-arguments.h"
#include "words/words-list.h"

#define _(message) gettext (message)

enum {
  EXIT_GOOD = 0,
  EXIT_FAULT = 1,
  EXIT_USAGE = 2,
};

/* A command that a game brings. */
typedef struct {
  const char *name;

  /* Runs it with the arguments after its name; gives the status to end with. */
  int (*run) (int argc, char **argv);
} RefereeCommand;

/* A game to the referee. */
typedef struct {
  /* Gives a place that records of the game @name are read to, if that is this game; see SalonFind.  The
   * record's words are judged by @judge with @data. */
  SalonRecord (*find) (const char *name, SalonJudge judge, void *data);

  const RefereeCommand *commands; /* the last one has no name */
  const char *usage;              /* a line for each command, or NULL; marked for translation, as is the next one */
  const char *help;               /* what replay prints of the game, and what its commands do */
} RefereeGame;

/* The games there are; the last one has no find(). */
extern const RefereeGame referee_games[];

/* Reads the arguments of a command that has only options; false after a message. */
bool referee_options_read (int argc, char **argv, SalonArgument *options, int n);

/* Gives the whole number that @option has; see salon_argument_number(). */
bool referee_option_number (const SalonArgument *option, uint64_t min, uint64_t max, uint64_t *number);

/* Opens the word list of the language that @option names; NULL with the status
 * to end with, after a message. */
WordsList *referee_option_words (const SalonArgument *option, int *status);

/* Writes out what was printed; false, and a message, when that is impossible. */
bool referee_flush (void);

/* For words_error_format(). */
const char *referee_translate (const char *message);

/* Replays the file @name, “-” for the standard input; gives the status to end with. */
int referee_replay (const char *name);
