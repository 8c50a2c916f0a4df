/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "words/words-source.h"

/* The affix file of a dictionary in Hunspell's format: how the entries of the
 * dictionary are inflected. For the builder. What has no bearing on that (suggestions, keyboard,
 * compounds) is passed over; what would change the meaning of the rest and is
 * not known here (aliases, complex prefixes) is an error. */
typedef struct WordsAffixes WordsAffixes;

/* Marks of an entry that the format itself defines; README.md names them for recipes. */
enum {
  WORDS_MARK_NEED_AFFIX = 1 << 0, /* the stem alone is no word */
  WORDS_MARK_FORBIDDEN = 1 << 1,
  WORDS_MARK_CIRCUMFIX = 1 << 2, /* of an affix: only together with another such */
  WORDS_MARK_KEEP_CASE = 1 << 3,
  WORDS_MARK_NO_SUGGEST = 1 << 4,
  WORDS_MARK_IN_COMPOUND = 1 << 5, /* a word only as a part of others */
};

#define WORDS_ENTRY_FLAGS_MAX  128
#define WORDS_ENTRY_FIELDS_MAX 32

/* A line of the dictionary. The texts point into the line. */
typedef struct {
  const char *stem;
  size_t size;
  uint32_t flags[WORDS_ENTRY_FLAGS_MAX]; /* names of affixes, and marks */
  size_t n_flags;
  unsigned marks;
  const char *fields[WORDS_ENTRY_FIELDS_MAX + 1]; /* "po:nom", …, then NULL */
} WordsEntry;

/* One form of an entry. */
typedef struct {
  const char *text;          /* UTF-8 */
  const char *base;          /* the same without suffixes, though with the prefix */
  bool prefixed;             /* a prefix has done something */
  bool changed;              /* a suffix has */
  const char *const *fields; /* of the last affix that has any, else the entry's; ended by NULL */
} WordsForm;

/* Is given each form; the texts live until it returns. */
typedef void (*WordsFormFunc) (const WordsForm *form, void *data);

/* Reads an affix file up to its end; the caller closes the @source. NULL with the source's error
 * filled. Sets the encoding of the source as the file says. */
WordsAffixes *words_affixes_read (WordsSource *source);
void words_affixes_free (WordsAffixes *affixes);

/* The encoding of the affix file and of its dictionary. */
WordsEncoding words_affixes_encoding (const WordsAffixes *affixes);

/* Takes @line, which it changes, apart. False with @error filled. */
bool words_entry_parse (const WordsAffixes *affixes, char *line, WordsEntry *entry, WordsSourceError *error);

/* Calls @func with every form of @entry, some perhaps several times, and adds to @n_steps what work it
 * was: rules tried and forms made. Forms that have anything but letters through an affix are left out:
 * they cannot be laid. False with @error filled when there are too many. */
bool words_entry_expand (const WordsAffixes *affixes,
                         const WordsEntry *entry,
                         WordsFormFunc func,
                         void *data,
                         size_t *n_steps,
                         WordsSourceError *error);
