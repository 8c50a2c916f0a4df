/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* The letters of the longest word that a list can hold. Which of these lengths a game
 * takes is for its rules to say; each list says which is its longest. */
#define WORDS_LENGTH_MAX 26

/* What the words floor says of a word. WORDS_OK is zero; the values from
 * WORDS_UNKNOWN on are stored in list files and keep their numbers. When a
 * list has several reasons against a word, that of the commonest spelling is
 * given, and where its source does not tell, the smallest. */
typedef enum {
  WORDS_OK = 0,

  /* The spelling cannot be laid in bare capitals. */
  WORDS_EMPTY,
  WORDS_TOO_LONG,
  WORDS_TOO_SHORT, /* for the list; no spelling is too short by itself */
  WORDS_APOSTROPHE,
  WORDS_HYPHEN,
  WORDS_DIGIT,
  WORDS_SPACE,
  WORDS_SIGN,
  WORDS_NOT_LATIN,
  WORDS_BAD_UTF8,
  WORDS_NOT_LETTERS,

  /* The letters are fine, but the list does not allow the word. */
  WORDS_UNKNOWN = 32,
  WORDS_NOT_HEADWORD,
  WORDS_CONJUGATED,
  WORDS_PLURAL,
  WORDS_INFLECTED,
  WORDS_LONE_LETTER,
  WORDS_ABBREVIATION,
  WORDS_PROPER_NOUN,
  WORDS_PART_OF_SPEECH,
  WORDS_PARTICIPLE, /* the last one */
} WordsVerdict;

/* The verdict in a few words for a player, as an untranslated message: the
 * caller passes it to gettext. Never NULL, whatever @verdict is. */
const char *words_verdict_text (WordsVerdict verdict);

/* Folds the true spelling @text (@size bytes of UTF-8, no NUL needed) to the
 * bare capitals that the letter cards carry: case,
 * accents and cedillas are dropped, precomposed or combining; ligatures are
 * taken apart (Œ gives OE, Æ AE, ß SS, þ TH).
 *
 * Writes at most @capacity letters and a NUL to @letters, which therefore has
 * room for @capacity + 1 bytes, and the number of letters to @n_letters
 * unless that is NULL; WORDS_TOO_LONG is answered, and the full number
 * given, when there are more than @capacity. Every other refusal leaves an
 * empty string. Depends on no locale. */
WordsVerdict words_fold (const char *text, size_t size, char *letters, size_t capacity, size_t *n_letters);

/* True when a letter of the UTF-8 @text is a capital, plain or accented. */
bool words_has_capital (const char *text, size_t size);
