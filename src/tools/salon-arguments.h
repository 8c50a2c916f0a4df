/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the arguments of the command-line tools, so that all of them behave in the same way. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

/* An option. If it takes a value, people may write `--name value` or `--name=value`. */
typedef struct {
  const char *name;  /* with its hyphens */
  bool is_flag;      /* it takes no value and may be repeated */
  const char *value; /* before reading the default (NULL for a flag), then what was given */
  bool given;

  /* NULL, or room for @max values: the option may be given so many times, and @value is the last of them. */
  const char **values;
  int max;
  int n_values;
} SalonArgument;

/* Reads the @argc arguments at @argv, which may contain any of the @n @options, also after other words.
 * The options are removed from @argv, and the other words, `-` among them, are moved to its front in their
 * order.  All arguments after `--` are words.
 *
 * Returns the number of words, or -1 after a message on standard error in the name of @program: for an
 * unknown option, for one with a value that is given too often, for a missing value, and for a flag with a
 * value. */
int salon_arguments_read (const char *program, int argc, char **argv, SalonArgument *options, int n);

/* Reads the value of @option as a whole number.  Returns false, after a message in the name of @program,
 * unless it has digits only and is from @min to @max. */
bool salon_argument_number (const char *program,
                            const SalonArgument *option,
                            uint64_t min,
                            uint64_t max,
                            uint64_t *number);
