/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>

/* Why a list cannot be opened. */
typedef enum {
  WORDS_FAULT_NONE = 0,
  WORDS_FAULT_BAD_TAG,       /* the language tag is malformed */
  WORDS_FAULT_NOT_INSTALLED, /* there is no list for the language */
  WORDS_FAULT_CANNOT_READ,   /* the system refuses; see errno_value */
  WORDS_FAULT_NOT_A_LIST,    /* the file is something else */
  WORDS_FAULT_VERSION,       /* a format this program does not know */
  WORDS_FAULT_DAMAGED,       /* cut short or changed */
  WORDS_FAULT_TOO_MANY,      /* more words than WORDS_LIST_MAX */
  WORDS_FAULT_NO_MEMORY,
} WordsFault;

typedef struct {
  WordsFault fault;
  int errno_value;    /* for WORDS_FAULT_CANNOT_READ, else 0 */
  char subject[1024]; /* the file, or the language tag */
} WordsError;

/* Fills @error, unless it is NULL. */
void words_error_set (WordsError *error, WordsFault fault, int errno_value, const char *subject);

/* Writes @error as one line for a person to @buffer. @translate is given each
 * untranslated message (gettext fits); NULL leaves them in English. */
void words_error_format (const WordsError *error,
                         const char *(*translate) (const char *message),
                         char *buffer,
                         size_t size);
