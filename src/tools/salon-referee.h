/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the commands of salon-referee share. */

#pragma once

#include <libintl.h>
#include <stdbool.h>
#include <stdint.h>

#include "words/words-list.h"

#define _(message) gettext (message)

enum {
  EXIT_GOOD = 0,
  EXIT_FAULT = 1,
  EXIT_USAGE = 2,
};

/* An option of a command; all may be written `--name value` or `--name=value`. */
typedef struct {
  const char *name;  /* with its hyphens */
  bool is_flag;      /* takes no value */
  const char *value; /* the default; what was given; NULL for a flag not given */
  bool given;
} RefereeOption;

/* Reads all of @argv into @n @options.  False, and a message on standard error,
 * for anything else than these options, each at most once. */
bool referee_options_read (int argc, char **argv, RefereeOption *options, int n);

/* Gives the whole number that @option has.  False, and a message, unless it is
 * made of digits alone and within @min and @max. */
bool referee_option_number (const RefereeOption *option, uint64_t min, uint64_t max, uint64_t *number);

/* Opens the word list of the language that @option names; NULL with the status
 * to end with, after a message. */
WordsList *referee_option_words (const RefereeOption *option, int *status);

/* Writes out what was printed; false, and a message, when that is impossible. */
bool referee_flush (void);

/* For words_error_format(). */
const char *referee_translate (const char *message);

/* The commands, with the arguments behind their names.  They give the status to end with. */
int referee_replay (const char *name);
int referee_arena (int argc, char **argv);
int referee_solo (int argc, char **argv);
