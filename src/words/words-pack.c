/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/words-pack.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "words/words-format.h"
#include "words/words-list.h"
#include "words/words-memory.h"

/* One spelling that came in. Those of the same letters are next to each other once sorted. */
typedef struct {
  char letters[WORDS_LENGTH_MAX + 1];
  uint8_t length;
  uint8_t tier;
  uint8_t flags;
  uint8_t reason;  /* WORDS_OK for a word, else why it is refused */
  size_t spelling; /* offset in the pack's text */
} Entry;

typedef struct {
  uint8_t *bytes;
  size_t size;
  size_t room;
} Buffer;

struct WordsPack {
  char language[WORDS_LANGUAGE_SIZE];
  size_t shortest, longest;
  bool tells_headwords;
  bool all_forms;
  bool is_full;
  int doubtful;
  Buffer text;
  Entry *entries;
  size_t n_entries;
  size_t room;
};

/* What one length comes to in the file. */
typedef struct {
  size_t count, n_spelled, n_refused;
  Buffer letters, tiers, flags, spelled, refused, reasons;
} Blocks;

static void
append (Buffer *buffer, const void *bytes, size_t size)
{
  if (buffer->size + size > buffer->room)
    {
      buffer->room = 2 * (buffer->size + size) + 64;
      buffer->bytes = words_resize (buffer->bytes, buffer->room);
    }
  if (size > 0)
    memcpy (buffer->bytes + buffer->size, bytes, size);
  buffer->size += size;
}

static void
append_byte (Buffer *buffer, uint8_t byte)
{
  append (buffer, &byte, 1);
}

static void
append_u32 (Buffer *buffer, size_t value)
{
  uint8_t bytes[4];

  words_put_u32 (bytes, (uint32_t) value);
  append (buffer, bytes, 4);
}

WordsPack *
words_pack_new (const char *language, size_t longest, bool tells_headwords)
{
  WordsPack *pack = words_resize (NULL, sizeof *pack);

  memset (pack, 0, sizeof *pack);
  snprintf (pack->language, sizeof pack->language, "%s", language);
  pack->shortest = 1;
  pack->longest = longest;
  pack->tells_headwords = tells_headwords;
  pack->doubtful = UINT8_MAX + 1;

  return pack;
}

void
words_pack_free (WordsPack *pack)
{
  if (pack == NULL)
    return;
  free (pack->text.bytes);
  free (pack->entries);
  free (pack);
}

void
words_pack_suit (WordsPack *pack, size_t shortest, bool all_forms)
{
  pack->shortest = shortest;
  pack->all_forms = all_forms;
}

void
words_pack_doubt (WordsPack *pack, uint8_t doubtful)
{
  pack->doubtful = doubtful;
}

bool
words_pack_is_full (const WordsPack *pack)
{
  return pack->is_full;
}

static WordsVerdict
add_entry (WordsPack *pack, const char *text, size_t size, uint8_t tier, uint8_t flags, WordsVerdict reason)
{
  Entry entry = { .tier = tier, .flags = flags, .reason = (uint8_t) reason };
  WordsVerdict verdict;
  size_t n;

  verdict = words_fold (text, size, entry.letters, pack->longest, &n);
  if (verdict == WORDS_OK && size >= WORDS_SPELLING_SIZE)
    verdict = WORDS_TOO_LONG;
  if (verdict == WORDS_OK && n < pack->shortest)
    verdict = WORDS_TOO_SHORT;
  if (verdict != WORDS_OK)
    return verdict;
  if (pack->n_entries == WORDS_PACK_ENTRIES_MAX)
    {
      pack->is_full = true;
      return WORDS_OK;
    }

  entry.length = (uint8_t) n;
  entry.spelling = pack->text.size;
  append (&pack->text, text, size);
  append_byte (&pack->text, '\0');

  pack->entries = words_grow (pack->entries, pack->n_entries, &pack->room, sizeof *pack->entries);
  pack->entries[pack->n_entries++] = entry;

  return WORDS_OK;
}

WordsVerdict
words_pack_add (WordsPack *pack, const char *text, size_t size, uint8_t tier, uint8_t flags)
{
  return add_entry (pack, text, size, tier, flags & (WORDS_FLAG_HEADWORD | WORDS_FLAG_VARIANT | WORDS_FLAG_HURTFUL),
                    WORDS_OK);
}

WordsVerdict
words_pack_refuse (WordsPack *pack, const char *text, size_t size, uint8_t tier, WordsVerdict reason)
{
  return add_entry (pack, text, size, tier, 0, reason);
}

/* By length and letters; then headwords, other words and refusals, common before rare, a smaller reason before
 * a greater one, the main sources before variants; and by the text at last, so that
 * the order in which the sources were read leaves no trace in the file. */
static int
compare_entries (const void *a, const void *b, void *text)
{
  const Entry *left = a, *right = b;
  int order = (int) left->length - (int) right->length;

  if (order == 0)
    order = memcmp (left->letters, right->letters, left->length);
  if (order == 0)
    order = (int) (left->reason != WORDS_OK) - (int) (right->reason != WORDS_OK);
  if (order == 0)
    order = (int) (right->flags & WORDS_FLAG_HEADWORD) - (int) (left->flags & WORDS_FLAG_HEADWORD);
  if (order == 0)
    order = (int) left->tier - (int) right->tier;
  if (order == 0)
    order = (int) left->reason - (int) right->reason;
  if (order == 0)
    order = (int) (left->flags & WORDS_FLAG_VARIANT) - (int) (right->flags & WORDS_FLAG_VARIANT);
  if (order == 0)
    order = strcmp ((const char *) text + left->spelling, (const char *) text + right->spelling);

  return order;
}

static bool
is_plain (const char *spelling, const Entry *entry)
{
  for (size_t i = 0; i < entry->length; i++)
    {
      if (spelling[i] != entry->letters[i] - 'A' + 'a')
        return false;
    }

  return spelling[entry->length] == '\0';
}

/* Picks the different spellings out of @n entries of a word, in their order. */
static size_t
pick_spellings (const WordsPack *pack, const Entry *entries, size_t n, const char *spellings[WORDS_SPELLINGS_MAX])
{
  size_t n_spellings = 0;

  for (size_t i = 0; i < n && n_spellings < WORDS_SPELLINGS_MAX; i++)
    {
      const char *spelling = (const char *) pack->text.bytes + entries[i].spelling;
      size_t known = 0;

      while (known < n_spellings && strcmp (spellings[known], spelling) != 0)
        known++;
      if (known == n_spellings)
        spellings[n_spellings++] = spelling;
    }

  return n_spellings;
}

/* Puts the word of the @n entries, the first @n_shown of which are headwords where any are. */
static void
put_word (const WordsPack *pack,
          const Entry *entries,
          size_t n,
          size_t n_shown,
          uint8_t flags,
          Blocks *blocks,
          Buffer *text)
{
  const char *spellings[WORDS_SPELLINGS_MAX];
  const size_t n_headwords = pick_spellings (pack, entries, n_shown, spellings);
  const size_t n_spellings = pick_spellings (pack, entries, n, spellings);

  if (n_spellings > 1)
    flags |= WORDS_FLAG_SEVERAL;
  if (n_spellings > 1 || !is_plain (spellings[0], &entries[0]))
    {
      flags |= WORDS_FLAG_SPELLED;
      append_u32 (&blocks->spelled, blocks->count);
      append_u32 (&blocks->spelled, text->size);
      for (size_t i = 0; i < n_spellings; i++)
        {
          if (i >= n_headwords)
            append_byte (text, WORDS_FORMAT_FORM);
          append (text, spellings[i], strlen (spellings[i]) + 1);
        }
      append_byte (text, '\0');
      blocks->n_spelled++;
    }

  append (&blocks->letters, entries[0].letters, entries[0].length);
  append_byte (&blocks->tiers, entries[0].tier);
  append_byte (&blocks->flags, flags);
  blocks->count++;
}

static bool
is_of_grammar (uint8_t reason)
{
  return reason == WORDS_NOT_HEADWORD || reason == WORDS_CONJUGATED || reason == WORDS_PLURAL
         || reason == WORDS_INFLECTED || reason == WORDS_PART_OF_SPEECH || reason == WORDS_PARTICIPLE;
}

/* The reason why letters are refused for which there are @n refusals, the best of them first.  What spells a participle
 * and a conjugated form (MANGE) is refused as a participle: whoever lays it has taken it for an adjective. */
static uint8_t
reason_for (const Entry *refusals, size_t n)
{
  for (size_t i = 0; i < n && refusals[0].reason == WORDS_CONJUGATED; i++)
    if (refusals[i].reason == WORDS_PARTICIPLE)
      return WORDS_PARTICIPLE;
  return refusals[0].reason;
}

/* Puts the @n entries of the same letters into the blocks. */
static void
put_entries (const WordsPack *pack, const Entry *entries, size_t n, Blocks *blocks, Buffer *text)
{
  uint8_t flags = entries[0].flags & (WORDS_FLAG_VARIANT | WORDS_FLAG_HEADWORD), reason = WORDS_OK;
  size_t n_words = 0, n_shown = 0;

  while (n_words < n && entries[n_words].reason == WORDS_OK)
    {
      flags |= entries[n_words].flags & WORDS_FLAG_HURTFUL;
      n_shown += (entries[n_words].flags & WORDS_FLAG_HEADWORD) == (flags & WORDS_FLAG_HEADWORD);
      n_words++;
    }
  if (n_words < n)
    reason = reason_for (&entries[n_words], n - n_words);

  if (n_words > 0 && reason != WORDS_OK)
    {
      if (entries[0].tier >= pack->doubtful && !is_of_grammar (reason))
        n_words = 0;
      else if ((flags & WORDS_FLAG_HEADWORD) != 0 || (!pack->tells_headwords && !is_of_grammar (reason)))
        reason = WORDS_OK;
    }

  if (n_words > 0)
    put_word (pack, entries, n_words, n_shown, flags, blocks, text);
  if (reason != WORDS_OK)
    {
      append (&blocks->refused, entries[0].letters, entries[0].length);
      append_byte (&blocks->reasons, reason);
      blocks->n_refused++;
    }
}

static void
put_block (Buffer *file, size_t at, Buffer *block)
{
  words_put_u32 (file->bytes + at, (uint32_t) file->size);
  append (file, block->bytes, block->size);
  free (block->bytes);
}

static void
put_length (Buffer *file, size_t length, Blocks *blocks)
{
  size_t at = WORDS_AT_LENGTHS + (length - 1) * WORDS_LENGTH_RECORD;

  words_put_u32 (file->bytes + at + WORDS_AT_COUNT, (uint32_t) blocks->count);
  words_put_u32 (file->bytes + at + WORDS_AT_SPELLED_COUNT, (uint32_t) blocks->n_spelled);
  words_put_u32 (file->bytes + at + WORDS_AT_REFUSED_COUNT, (uint32_t) blocks->n_refused);
  put_block (file, at + WORDS_AT_LETTERS, &blocks->letters);
  put_block (file, at + WORDS_AT_TIERS, &blocks->tiers);
  put_block (file, at + WORDS_AT_WORD_FLAGS, &blocks->flags);
  put_block (file, at + WORDS_AT_SPELLED, &blocks->spelled);
  append (&blocks->refused, blocks->reasons.bytes, blocks->reasons.size);
  free (blocks->reasons.bytes);
  put_block (file, at + WORDS_AT_REFUSED, &blocks->refused);
}

uint8_t *
words_pack_finish (WordsPack *pack, size_t *size)
{
  uint8_t header[WORDS_HEADER_SIZE (WORDS_LENGTH_MAX)] = { 0 };
  Buffer file = { 0 }, text = { 0 };
  size_t i = 0;

  if (pack->n_entries > 0)
    qsort_r (pack->entries, pack->n_entries, sizeof *pack->entries, compare_entries, pack->text.bytes);

  memcpy (header + WORDS_AT_MAGIC, WORDS_FORMAT_MAGIC, 8);
  words_put_u32 (header + WORDS_AT_VERSION, WORDS_FORMAT_VERSION);
  header[WORDS_AT_FLAGS] = (uint8_t) ((pack->tells_headwords ? WORDS_FORMAT_TELLS_HEADWORDS : 0)
                                      | (pack->all_forms ? WORDS_FORMAT_ALL_FORMS : 0));
  header[WORDS_AT_SHORTEST] = (uint8_t) (pack->shortest > 1 ? pack->shortest : 0);
  words_put_u32 (header + WORDS_AT_LONGEST, (uint32_t) pack->longest);
  memcpy (header + WORDS_AT_LANGUAGE, pack->language, WORDS_LANGUAGE_SIZE);
  append (&file, header, WORDS_HEADER_SIZE (pack->longest));

  for (size_t length = 1; length <= pack->longest; length++)
    {
      Blocks blocks = { 0 };

      while (i < pack->n_entries && pack->entries[i].length == length)
        {
          const Entry *first = &pack->entries[i];
          size_t n = 1;

          while (i + n < pack->n_entries && first[n].length == length
                 && memcmp (first[n].letters, first->letters, length) == 0)
            n++;
          put_entries (pack, first, n, &blocks, &text);
          i += n;
        }
      put_length (&file, length, &blocks);
    }

  words_put_u32 (file.bytes + WORDS_AT_TEXT_SIZE, (uint32_t) text.size);
  put_block (&file, WORDS_AT_TEXT, &text);
  while (file.size % 8 != 0)
    append_byte (&file, 0);
  words_pack_seal (file.bytes, file.size);
  *size = file.size;

  return file.bytes;
}

void
words_pack_seal (uint8_t *bytes, size_t size)
{
  uint64_t sum;

  if (size < WORDS_AT_LENGTHS || size % 8 != 0)
    return;

  words_put_u32 (bytes + WORDS_AT_SIZE, (uint32_t) size);
  sum = words_format_checksum (bytes + WORDS_AT_CHECKED, size - WORDS_AT_CHECKED);
  words_put_u32 (bytes + WORDS_AT_CHECKSUM, (uint32_t) sum);
  words_put_u32 (bytes + WORDS_AT_CHECKSUM + 4, (uint32_t) (sum >> 32));
}

bool
words_pack_write (const uint8_t *bytes, size_t size, const char *path)
{
  char *temporary = words_resize (NULL, strlen (path) + sizeof ".XXXXXX");
  size_t done = 0;
  int file, problem = 0;

  sprintf (temporary, "%s.XXXXXX", path);
  file = mkostemp (temporary, O_CLOEXEC);
  if (file < 0)
    {
      problem = errno;
      free (temporary);
      errno = problem;
      return false;
    }

  while (done < size && problem == 0)
    {
      ssize_t written = write (file, bytes + done, size - done);

      if (written >= 0)
        done += (size_t) written;
      else if (errno != EINTR)
        problem = errno;
    }
  /* The temporary file is private; a list is for everybody. */
  if (problem == 0 && fchmod (file, 0644) != 0)
    problem = errno;
  if (close (file) != 0 && problem == 0)
    problem = errno;
  if (problem == 0 && rename (temporary, path) != 0)
    problem = errno;
  if (problem != 0)
    unlink (temporary);
  free (temporary);
  errno = problem;

  return problem == 0;
}
