/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the commands of salon-referee share, and what each game provides for it. */

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

/* A command of a game. */
typedef struct {
  const char *name;

  /* Runs the command with the arguments after its name; returns the program's exit status. */
  int (*run) (int argc, char **argv);
} RefereeCommand;

/* An option of `replay` that records of one game need: a whole number. */
typedef struct {
  const char *name; /* with its hyphens */
  uint64_t least, most;
  void (*set) (uint64_t number); /* called before a record is read */
} RefereeReplayOption;

/* Games that a list can have. */
#define REFEREE_MAX_GAMES 8

/* One game. */
typedef struct {
  const char *name; /* for --game */

  /* If @name is the name of this game, gives the value that its record is read into, otherwise none; see
   * SalonFind.  The reader calls @judge with @data for each word of the record. */
  SalonRecord (*find) (const char *name, SalonJudge judge, void *data);

  const RefereeCommand *commands; /* the last one has no name */
  const char *usage;              /* for --help, a line for each command, or NULL; marked for translation */
  const char *help;               /* what replay prints, and what the commands do; marked for translation */

  const RefereeReplayOption *replay_option; /* or NULL */
} RefereeGame;

/* All games, at most REFEREE_MAX_GAMES; the last element has no find(). */
extern const RefereeGame referee_games[];

/* Reads the arguments of a command that has options only.  Returns false after a message. */
bool referee_options_read (int argc, char **argv, SalonArgument *options, int n);

/* Reads the value of @option as a whole number; see salon_argument_number(). */
bool referee_option_number (const SalonArgument *option, uint64_t min, uint64_t max, uint64_t *number);

/* Opens the word list of the language that @option names; @kind is what the tag of a game's lists has behind the
 * language, or "".  Returns NULL after a message, with @status set to the program's exit status. */
WordsList *referee_option_words (const SalonArgument *option, const char *kind, int *status);

/* The most games that an arena plays, and the most threads that share them. */
#define REFEREE_MAX_ARENA_GAMES 1000000
#define REFEREE_MAX_ARENA_JOBS  256

/* Bytes of what a player of an arena is called, with the NUL. */
#define REFEREE_PLAYER_SIZE 16

/* Reads the players that @option names, with commas between them, of which there may be @most.  @names: those of the
 * @n_names kinds of players.  @kind gets the kind of each, and @name what it is called: “hard”, a second one “hard#2”.
 * Returns how many there are, or -1 after a message. */
int referee_option_players (const SalonArgument *option,
                            const char *const *names,
                            int n_names,
                            int most,
                            int *kind,
                            char (*name)[REFEREE_PLAYER_SIZE]);

/* Prints how many of @games, 1 or more, the player @name won, the share of them in percent and the bounds between which that
 * lies with 95 %.  The line is not ended: an arena adds its figures. */
void referee_print_wins (const char *name, uint64_t wins, uint64_t games);

/* Flushes the standard output.  Returns false after a message if that fails. */
bool referee_flush (void);

/* Translates @message; for words_error_format(). */
const char *referee_translate (const char *message);

/* Replays the record in the file @name, or on the standard input if that is “-”.  Returns the program's
 * exit status. */
int referee_replay (const char *name);
