/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "words/words-fold.h"

/* Where things stand in a list file; README.md tells the whole. Shared by the reader
 * (words-list.c) and the writer (words-pack.c) and by nobody else. All
 * numbers are little endian. */

#define WORDS_FORMAT_MAGIC   "SALONWDS"
#define WORDS_FORMAT_VERSION 2

/* Larger files are refused; offsets fit 32 bits with room to spare. */
#define WORDS_FORMAT_SIZE_MAX (256u << 20)

enum {
  WORDS_AT_MAGIC = 0,    /* 8 bytes */
  WORDS_AT_CHECKSUM = 8, /* 8 bytes, over all that follows it */
  WORDS_AT_VERSION = 16,
  WORDS_AT_FLAGS = 20,
  WORDS_AT_SHORTEST = 21, /* 1 byte: letters of the shortest word that the list may hold; 0 is 1 */
  WORDS_AT_SIZE = 24,     /* of the file, a multiple of 8 */
  WORDS_AT_TEXT = 28,     /* offset of the true spellings */
  WORDS_AT_TEXT_SIZE = 32,
  WORDS_AT_LONGEST = 36,  /* letters of the longest word that the list may hold */
  WORDS_AT_LANGUAGE = 40, /* 16 bytes, filled with NUL */
  WORDS_AT_LENGTHS = 56,  /* a record for each length from 1 to the longest */

  WORDS_AT_CHECKED = WORDS_AT_VERSION,
};

/* Inside the record of a length. */
enum {
  WORDS_AT_COUNT = 0,   /* words */
  WORDS_AT_LETTERS = 4, /* offset of the block of letters */
  WORDS_AT_TIERS = 8,
  WORDS_AT_WORD_FLAGS = 12,
  WORDS_AT_SPELLED_COUNT = 16, /* words with spellings of their own */
  WORDS_AT_SPELLED = 20,       /* pairs of index and offset in the spellings */
  WORDS_AT_REFUSED_COUNT = 24, /* known, but never to be laid */
  WORDS_AT_REFUSED = 28,       /* their letters, then a byte each: the verdict */

  WORDS_LENGTH_RECORD = 32,
};

/* The size of the header of a list whose longest word may have @longest letters. */
#define WORDS_HEADER_SIZE(longest) (WORDS_AT_LENGTHS + (longest) *WORDS_LENGTH_RECORD)

/* Bits of WORDS_AT_FLAGS, which is one byte; two bytes behind WORDS_AT_SHORTEST are free. */
enum {
  WORDS_FORMAT_TELLS_HEADWORDS = 1 << 0,
  WORDS_FORMAT_ALL_FORMS = 1 << 1,
};

/* Stands before a spelling that is a form's, of a word that is a headword too, with another spelling. */
#define WORDS_FORMAT_FORM '-'

/* Opening reads every byte of a list, so these are written for speed also
 * where the compiler does not recognise a number put together from bytes. */
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define WORDS_FROM_LITTLE_32(number) __builtin_bswap32 (number)
#define WORDS_FROM_LITTLE_64(number) __builtin_bswap64 (number)
#define WORDS_FROM_BIG_32(number)    (number)
#define WORDS_FROM_BIG_64(number)    (number)
#else
#define WORDS_FROM_LITTLE_32(number) (number)
#define WORDS_FROM_LITTLE_64(number) (number)
#define WORDS_FROM_BIG_32(number)    __builtin_bswap32 (number)
#define WORDS_FROM_BIG_64(number)    __builtin_bswap64 (number)
#endif

static inline uint32_t
words_get_u32 (const void *bytes)
{
  uint32_t number;

  memcpy (&number, bytes, sizeof number);

  return WORDS_FROM_LITTLE_32 (number);
}

static inline uint64_t
words_get_u64 (const void *bytes)
{
  uint64_t number;

  memcpy (&number, bytes, sizeof number);

  return WORDS_FROM_LITTLE_64 (number);
}

/* Big endian: these numbers compare as the bytes do. */
static inline uint32_t
words_get_order_4 (const void *bytes)
{
  uint32_t number;

  memcpy (&number, bytes, sizeof number);

  return WORDS_FROM_BIG_32 (number);
}

static inline uint64_t
words_get_order_8 (const void *bytes)
{
  uint64_t number;

  memcpy (&number, bytes, sizeof number);

  return WORDS_FROM_BIG_64 (number);
}

static inline void
words_put_u32 (uint8_t *bytes, uint32_t value)
{
  for (size_t i = 0; i < 4; i++)
    bytes[i] = (uint8_t) (value >> (8 * i));
}

/* The words that the header of @bytes announces, of all lengths, refused ones as well. The header is whole. */
uint64_t words_format_count (const uint8_t *bytes);

/* The checksum of @size bytes, a multiple of 8. */
uint64_t words_format_checksum (const uint8_t *bytes, size_t size);
