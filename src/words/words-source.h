/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* What is wrong in a recipe or in a source it names. */
typedef struct {
  const char *message; /* untranslated; NULL while nothing is wrong */
  char file[1024];
  unsigned long line; /* from 1; 0 when it is about the whole file */
  char detail[256];   /* the offending text, or what the system says; may be empty */
} WordsSourceError;

/* Notes what is wrong at the place @error stands at. Always false. */
bool words_source_fail (WordsSourceError *error, const char *message, const char *detail);

/* Bytes of a line without its LF, and of a whole source: no dictionary comes near them. */
#define WORDS_SOURCE_LINE_MAX 1024
#define WORDS_SOURCE_SIZE_MAX (64u << 20)

typedef enum {
  WORDS_UTF_8,
  WORDS_LATIN_1,
  WORDS_EITHER, /* each line UTF-8 when it can be, else Latin-1 */
} WordsEncoding;

/* A text that is read line by line, whatever its encoding, as UTF-8. While it
 * is read, its error stands at the line last read. */
typedef struct {
  FILE *file;
  WordsEncoding encoding; /* of the lines to come */
  WordsSourceError *error;
  size_t size;                          /* bytes read so far */
  char line[WORDS_SOURCE_LINE_MAX + 2]; /* with its LF, and a NUL */
  char utf8[2 * WORDS_SOURCE_LINE_MAX + 1];
} WordsSource;

/* Opens the file @path to be read, if it is a regular file: anything else might be endless or keep us waiting.
 * NULL with errno set, 0 when it is something else. */
FILE *words_source_file (const char *path);

/* Notes why words_source_file() failed: the system’s @problem and @message, or that it is no regular file.
 * Always false. */
bool words_source_refused (WordsSourceError *error, const char *message, int problem);

/* Finds the file @name in the first of the @n_folders that has it. False with @error filled. */
bool words_source_open (WordsSource *source,
                        const char *const *folders,
                        size_t n_folders,
                        const char *name,
                        WordsEncoding encoding,
                        WordsSourceError *error);

/* Reads from @file, which the source will close, and calls it @name. */
void words_source_use (WordsSource *source,
                       FILE *file,
                       const char *name,
                       WordsEncoding encoding,
                       WordsSourceError *error);

/* The next line without its end, writable, followed by a NUL (and it may hold
 * others). False at the end, and when the line cannot be read, is too long or is not in
 * the encoding: then the error has a message. */
bool words_source_next (WordsSource *source, char **text, size_t *size);

/* Closes the file. True when nothing has been wrong. */
bool words_source_close (WordsSource *source);
