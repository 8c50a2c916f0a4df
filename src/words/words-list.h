/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "words/words-error.h"
#include "words/words-fold.h"
#include "words/words-index.h"

/* A packed word list, read from its file and shared between all
 * who ask it. Nothing in it changes after opening: any number of threads
 * may read one list at once. The format is described in README.md. */
typedef struct WordsList WordsList;

/* Bytes, with the NUL, that any language tag / true spelling fits into. */
#define WORDS_LANGUAGE_SIZE 16
#define WORDS_SPELLING_SIZE 96

/* A list has at most so many words, those that are refused counted as well. The computer players
 * look at all of them: with this many words of one length they decide in a tenth of a second, and
 * the hard one lays its word in some five seconds. */
#define WORDS_LIST_MAX 2000000

/* No word has more true spellings than this (those of one folded form). */
#define WORDS_SPELLINGS_MAX 8

/* Bits of the flags of a word. */
enum {
  WORDS_FLAG_HEADWORD = 1 << 0, /* an entry of the dictionary, not an inflected form */
  WORDS_FLAG_SEVERAL = 1 << 1,  /* more than one true spelling folds to it */
  WORDS_FLAG_SPELLED = 1 << 2,  /* its spelling is not simply its letters in lower case */
  WORDS_FLAG_VARIANT = 1 << 3,  /* only from a source the recipe marks as a variant */
  WORDS_FLAG_HURTFUL = 1 << 4,  /* a slur or a profanity: people may use it, the program never does of itself */
};

/* Reads the list in the file @path. Its structure, letters and order are
 * checked now, so that no later call can meet a letter outside A–Z or read
 * outside the file. NULL with @error filled (unless that is NULL) when it is
 * no sound list. Close with words_list_close(). */
WordsList *words_list_open (const char *path, WordsError *error);

/* Finds the file with words_list_path() and opens it. */
WordsList *words_list_open_language (const char *language, WordsError *error);

/* A list over @size bytes that the caller keeps unchanged until closing. */
WordsList *words_list_open_memory (const void *bytes, size_t size, WordsError *error);

/* NULL is allowed. */
void words_list_close (WordsList *list);

/* Finds the file “LANGUAGE.words” for the tag @language ("en", "fr", "pt-BR"):
 * in $SALON_WORDS_DIR, in ../share/salon/words beside the running program, in
 * data/words of the build tree it stands in, in the directory given when
 * Salon was built. False when there is none, or the tag is malformed, or
 * @buffer is too small. */
bool words_list_path (const char *language, char *buffer, size_t size);

/* True when @language may be a tag: two or three lower-case letters, then
 * subtags of letters and digits behind a hyphen or underscore. */
bool words_language_is_valid (const char *language);

/* The language tag in the file. */
const char *words_list_language (const WordsList *list);

/* True when the list tells headwords from inflected forms. When it does not,
 * a request for headwords only takes every word. */
bool words_list_tells_headwords (const WordsList *list);

/* True when the list was made for a game that takes words in all their forms, so that nobody asks for headwords
 * only. It may tell headwords nevertheless. */
bool words_list_is_of_all_forms (const WordsList *list);

/* All words of all lengths. */
size_t words_list_total (const WordsList *list);

/* The words of @length letters (1…WORDS_LENGTH_MAX; any other length has no
 * words). The block holds count × length capitals A–Z without separators,
 * in strictly ascending order; tiers and flags have one byte a word in the
 * same order. A smaller tier is a more common word (10…95 in English, where
 * it is the SCOWL size). The pointers live as long as the list. */
size_t words_list_count (const WordsList *list, size_t length);
const char *words_list_block (const WordsList *list, size_t length);
const uint8_t *words_list_tiers (const WordsList *list, size_t length);
const uint8_t *words_list_flags (const WordsList *list, size_t length);

/* The words of @length by place and letter. It is made when first asked for, a
 * few milliseconds, safely from any thread, and lives as long as the list. NULL when the length
 * has no words, or there is no memory: then the block tells the same more slowly. */
const WordsIndex *words_list_index (const WordsList *list, size_t length);

/* What others have worked out of a list and want to keep as long as it lasts. It begins with this, and malloc() has
 * made it in one piece. Nothing in it changes once it is kept. */
typedef struct WordsKept {
  struct WordsKept *next; /* the list's own */
  uint64_t key;           /* what it is; nothing else that is kept with any list has this key */
} WordsKept;

/* What is kept under @key, or NULL. From any thread. */
const WordsKept *words_list_kept (const WordsList *list, uint64_t key);

/* Keeps @kept, which belongs to the list from now on. Returns it, or what was there already under its key; @kept is no
 * more then. From any thread. */
const WordsKept *words_list_keep (const WordsList *list, WordsKept *kept);

/* The index of the @n capitals @letters among the words of that length, or −1. */
int words_list_find (const WordsList *list, const char *letters, size_t n);

/* Writes the true spellings of word @index of @length, each with its NUL: those of headwords, commonest first, then
 * those that are forms of other words, the same way; with @headwords_only these are left out where there are others.
 * Gives their number: at least 1, at most @max, 0 only when there is no such word or no room. */
size_t words_list_spellings (const WordsList *list,
                             size_t length,
                             size_t index,
                             bool headwords_only,
                             char spellings[][WORDS_SPELLING_SIZE],
                             size_t max);

/* May the @n bare capitals @letters be laid? WORDS_OK, or why not: the reason is as exact as the
 * list's source allows, and WORDS_TOO_LONG or WORDS_TOO_SHORT when the list was made for words of other lengths.
 * @headwords_only: other forms than headwords are refused. */
WordsVerdict words_list_verdict (const WordsList *list, const char *letters, size_t n, bool headwords_only);

/* The same of a word as a person writes it: folds @text (UTF-8), then asks. */
WordsVerdict words_list_check (const WordsList *list, const char *text, bool headwords_only);
