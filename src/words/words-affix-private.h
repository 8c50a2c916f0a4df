/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "words/words-affix.h"

/* How an affix file is kept; shared by its reader (words-affix-read.c) and by what
 * forms words with it (words-affix.c) and by nobody else. Everything is
 * in pools, and rules hold offsets into them. */

typedef enum {
  FLAG_CHARACTER, /* a flag is a byte of the file (here: its character) */
  FLAG_LONG,      /* two of them */
  FLAG_NUMBER,    /* a number; commas between */
} FlagStyle;

/* One character of a condition: any one, one of some, or none of some. */
typedef enum {
  PLACE_ANY,
  PLACE_ONE_OF,
  PLACE_NONE_OF,
} PlaceKind;

typedef struct {
  PlaceKind kind;
  size_t characters; /* in the pool of characters */
  size_t n;
} Place;

/* One line of an affix: take off @strip, put on @append, when the condition holds. */
typedef struct {
  uint32_t flag; /* of the affix it belongs to */
  bool prefix;
  bool crosses;             /* goes together with affixes of the other side */
  size_t strip, strip_size; /* in the pool of text */
  size_t append, append_size;
  size_t places, n_places; /* in the pool of places */
  size_t flags, n_flags;   /* of what it makes, in the pool of flags */
  unsigned marks;
  size_t fields; /* in the pool of fields */
} Rule;

struct WordsAffixes {
  WordsEncoding encoding;
  FlagStyle style;
  bool whole_strip; /* a rule may take the whole word off */
  struct {
    uint32_t flag;
    bool set;
  } marks[6]; /* the flag that stands for each WORDS_MARK_… */

  Rule *rules; /* by side and flag once read, else in the order of the file */
  size_t n_rules, rules_room;
  char *text;
  size_t text_size, text_room;
  uint32_t *characters;
  size_t n_characters, characters_room;
  Place *places;
  size_t n_places, places_room;
  uint32_t *flags;
  size_t n_flags, flags_room;
  size_t *field_offsets; /* in the text; SIZE_MAX ends a list */
  size_t n_field_offsets, field_offsets_room;
  const char **fields; /* the same as pointers, NULL for SIZE_MAX, once all is read */
};

/* Reads the flags in @text (@size bytes) to @flags, which has room for
 * WORDS_ENTRY_FLAGS_MAX, and which of them are marks to @marks. */
bool words_affixes_parse_flags (const WordsAffixes *affixes,
                                const char *text,
                                size_t size,
                                uint32_t *flags,
                                size_t *n_flags,
                                unsigned *marks,
                                WordsSourceError *error);
