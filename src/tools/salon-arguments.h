/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the arguments of the command-line tools, in the same way for all of them. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

/* An option; one with a value may be written `--name value` or `--name=value`. */
typedef struct {
  const char *name;  /* with its hyphens */
  bool is_flag;      /* takes no value, and may be repeated */
  const char *value; /* the default; what was given; NULL for a flag not given */
  bool given;
} SalonArgument;

/* Reads the @argc arguments at @argv: the @n @options are taken out of them, also after other words, up to
 * `--`.  The words that are left stand in @argv in their order, `-` among them.
 *
 * Returns how many words are left, or -1 after a message on standard error in the name of @program: for
 * any other option, for one that is given twice with a value, and where a value is missing or too much. */
int salon_arguments_read (const char *program, int argc, char **argv, SalonArgument *options, int n);

/* Gives the whole number that @option has.  False, and a message in the name of @program, unless it is
 * made of digits alone and within @min and @max. */
bool salon_argument_number (const char *program,
                            const SalonArgument *option,
                            uint64_t min,
                            uint64_t max,
                            uint64_t *number);
