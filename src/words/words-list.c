/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/words-list.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "words/words-format.h"
#include "words/words-pages.h"

typedef struct {
  size_t count;
  const char *letters;
  const uint8_t *tiers;
  const uint8_t *flags;
  size_t n_spelled;
  const uint8_t *spelled;
  size_t n_refused;
  const char *refused;
  const uint8_t *reasons;
} Section;

struct WordsList {
  const uint8_t *bytes;
  size_t size;
  void *owned; /* the bytes, in pages; NULL when they are the caller's */

  bool tells_headwords;
  bool all_forms;
  size_t shortest;
  size_t longest;
  size_t total;
  size_t text_size;
  const char *text;
  char language[WORDS_LANGUAGE_SIZE];
  Section sections[WORDS_LENGTH_MAX + 1];

  /* Made when first asked for, by whichever thread does. */
  _Atomic (WordsIndex *) indexes[WORDS_LENGTH_MAX + 1];
  _Atomic (WordsKept *) kept;
};

/* Checking what is in a file */

static bool
in_file (const WordsList *list, uint64_t offset, uint64_t size)
{
  return offset >= WORDS_HEADER_SIZE (list->longest) && offset <= list->size && size <= list->size - offset;
}

/* Eight bytes at a time: a byte b is in 'A'…'Z' exactly when adding 0x3f to it
 * sets the top bit, adding 0x25 does not, and it had none to begin with. */
static bool
are_letters (const char *letters, size_t size)
{
  const uint64_t tops = 0x8080808080808080u, ones = 0x0101010101010101u;
  const uint8_t *bytes = (const uint8_t *) letters;
  uint64_t wrong = 0;
  size_t place = 0;

  for (; size - place >= 8; place += 8)
    {
      uint64_t eight;

      memcpy (&eight, bytes + place, 8);
      wrong |= eight;
      eight &= ~tops;
      wrong |= ~(eight + ones * 0x3f) | (eight + ones * 0x25);
    }
  if ((wrong & tops) != 0)
    return false;
  for (; place < size; place++)
    {
      if (bytes[place] < 'A' || bytes[place] > 'Z')
        return false;
    }

  return true;
}

/* Whether each of the @count words comes after the one before. A word of up to 16 letters
 * is compared as the numbers made of its head and its tail, which overlap when it is
 * shorter than both: equal heads make the overlap equal too. A longer one is compared as its bytes. */
static bool
are_ascending (const char *letters, size_t count, size_t length)
{
  uint64_t head = 0, tail = 0;

  for (size_t i = 0; i < count; i++)
    {
      const char *word = letters + i * length;
      uint64_t next_head, next_tail;

      if (length > 16)
        {
          if (i > 0 && memcmp (word - length, word, length) >= 0)
            return false;
          continue;
        }
      if (length >= 8)
        {
          next_head = words_get_order_8 (word);
          next_tail = words_get_order_8 (word + length - 8);
        }
      else if (length >= 4)
        {
          next_head = words_get_order_4 (word);
          next_tail = words_get_order_4 (word + length - 4);
        }
      else
        {
          next_head = (uint8_t) word[0];
          next_tail = (length > 1 ? (uint64_t) (uint8_t) word[1] << 8 : 0) | (length > 2 ? (uint8_t) word[2] : 0);
        }

      if (i > 0 && (next_head < head || (next_head == head && next_tail <= tail)))
        return false;
      head = next_head;
      tail = next_tail;
    }

  return true;
}

static bool
read_section (WordsList *list, size_t length)
{
  const uint8_t *record = list->bytes + WORDS_AT_LENGTHS + (length - 1) * WORDS_LENGTH_RECORD;
  Section *section = &list->sections[length];
  uint64_t letters = words_get_u32 (record + WORDS_AT_LETTERS);
  uint64_t tiers = words_get_u32 (record + WORDS_AT_TIERS);
  uint64_t flags = words_get_u32 (record + WORDS_AT_WORD_FLAGS);
  uint64_t spelled = words_get_u32 (record + WORDS_AT_SPELLED);
  uint64_t refused = words_get_u32 (record + WORDS_AT_REFUSED);

  section->count = words_get_u32 (record + WORDS_AT_COUNT);
  section->n_spelled = words_get_u32 (record + WORDS_AT_SPELLED_COUNT);
  section->n_refused = words_get_u32 (record + WORDS_AT_REFUSED_COUNT);
  if (length < list->shortest && section->count + section->n_refused > 0)
    return false;

  if (!in_file (list, letters, (uint64_t) section->count * length) || !in_file (list, tiers, section->count)
      || !in_file (list, flags, section->count) || !in_file (list, spelled, (uint64_t) section->n_spelled * 8)
      || !in_file (list, refused, (uint64_t) section->n_refused * (length + 1)))
    return false;

  section->letters = (const char *) list->bytes + letters;
  section->tiers = list->bytes + tiers;
  section->flags = list->bytes + flags;
  section->spelled = list->bytes + spelled;
  section->refused = (const char *) list->bytes + refused;
  section->reasons = list->bytes + refused + section->n_refused * length;
  list->total += section->count;

  return are_letters (section->letters, section->count * length)
         && are_letters (section->refused, section->n_refused * length)
         && are_ascending (section->letters, section->count, length)
         && are_ascending (section->refused, section->n_refused, length);
}

static WordsFault
read_list (WordsList *list)
{
  const uint8_t *bytes = list->bytes;
  uint32_t text;

  if (list->size < 8 || memcmp (bytes + WORDS_AT_MAGIC, WORDS_FORMAT_MAGIC, 8) != 0)
    return WORDS_FAULT_NOT_A_LIST;
  if (list->size < WORDS_AT_FLAGS)
    return WORDS_FAULT_DAMAGED;
  if (words_get_u32 (bytes + WORDS_AT_VERSION) != WORDS_FORMAT_VERSION)
    return WORDS_FAULT_VERSION;
  if (list->size < WORDS_AT_LENGTHS || list->size > WORDS_FORMAT_SIZE_MAX || list->size % 8 != 0
      || words_get_u32 (bytes + WORDS_AT_SIZE) != list->size
      || words_get_u64 (bytes + WORDS_AT_CHECKSUM)
           != words_format_checksum (bytes + WORDS_AT_CHECKED, list->size - WORDS_AT_CHECKED))
    return WORDS_FAULT_DAMAGED;

  list->longest = words_get_u32 (bytes + WORDS_AT_LONGEST);
  if (list->longest < 1 || list->longest > WORDS_LENGTH_MAX || list->size < WORDS_HEADER_SIZE (list->longest))
    return WORDS_FAULT_DAMAGED;
  list->shortest = bytes[WORDS_AT_SHORTEST] > 0 ? bytes[WORDS_AT_SHORTEST] : 1;
  if (list->shortest > list->longest)
    return WORDS_FAULT_DAMAGED;
  if (words_format_count (bytes) > WORDS_LIST_MAX)
    return WORDS_FAULT_TOO_MANY;

  memcpy (list->language, bytes + WORDS_AT_LANGUAGE, WORDS_LANGUAGE_SIZE);
  if (list->language[WORDS_LANGUAGE_SIZE - 1] != '\0' || !words_language_is_valid (list->language))
    return WORDS_FAULT_DAMAGED;
  list->tells_headwords = (bytes[WORDS_AT_FLAGS] & WORDS_FORMAT_TELLS_HEADWORDS) != 0;
  list->all_forms = (bytes[WORDS_AT_FLAGS] & WORDS_FORMAT_ALL_FORMS) != 0;

  /* The last spelling ends inside the text, so no search for an end can run past it. */
  text = words_get_u32 (bytes + WORDS_AT_TEXT);
  list->text_size = words_get_u32 (bytes + WORDS_AT_TEXT_SIZE);
  if (!in_file (list, text, list->text_size) || (list->text_size > 0 && bytes[text + list->text_size - 1] != '\0'))
    return WORDS_FAULT_DAMAGED;
  list->text = (const char *) bytes + text;

  for (size_t length = 1; length <= list->longest; length++)
    {
      if (!read_section (list, length))
        return WORDS_FAULT_DAMAGED;
    }

  return WORDS_FAULT_NONE;
}

/* Opening and closing */

static WordsList *
open_bytes (const void *bytes, size_t size, void *owned, const char *subject, WordsError *error)
{
  WordsList *list = calloc (1, sizeof *list);
  WordsFault fault = WORDS_FAULT_NO_MEMORY;

  if (list != NULL)
    {
      list->bytes = bytes;
      list->size = size;
      list->owned = owned;
      fault = read_list (list);
    }
  words_error_set (error, fault, 0, subject);
  if (fault == WORDS_FAULT_NONE)
    return list;

  free (list);
  words_pages_free (owned, size);

  return NULL;
}

WordsList *
words_list_open_memory (const void *bytes, size_t size, WordsError *error)
{
  return open_bytes (bytes, size, NULL, "", error);
}

/* Reads @size bytes. Gives what is wrong, with errno when it is the system. */
static WordsFault
read_all (int file, char *bytes, size_t size)
{
  size_t done = 0;

  while (done < size)
    {
      const ssize_t got = read (file, bytes + done, size - done);

      if (got == 0)
        return WORDS_FAULT_DAMAGED; /* somebody is truncating the file while we read it */
      if (got < 0 && errno != EINTR)
        return WORDS_FAULT_CANNOT_READ;
      if (got > 0)
        done += (size_t) got;
    }

  return WORDS_FAULT_NONE;
}

/* The file is read, not mapped: a mapping follows what is done to the file, so that a list cut short
 * later would kill whoever looks at it, and one written over would not be the list that was checked. */
static WordsFault
load (int file, void **bytes, size_t *size)
{
  WordsFault fault;
  struct stat info;

  if (fstat (file, &info) != 0)
    return WORDS_FAULT_CANNOT_READ;
  if (!S_ISREG (info.st_mode) || info.st_size < 8)
    return WORDS_FAULT_NOT_A_LIST;
  if (info.st_size > (off_t) WORDS_FORMAT_SIZE_MAX)
    return WORDS_FAULT_DAMAGED;

  *size = (size_t) info.st_size;
  *bytes = words_pages_new (*size);
  if (*bytes == NULL)
    return WORDS_FAULT_NO_MEMORY;

  fault = read_all (file, *bytes, *size);
  if (fault != WORDS_FAULT_NONE)
    {
      const int problem = errno;

      words_pages_free (*bytes, *size);
      errno = problem;
    }

  return fault;
}

WordsList *
words_list_open (const char *path, WordsError *error)
{
  WordsFault fault;
  void *bytes;
  size_t size;
  int file, problem;

  /* Not blocking: a pipe by that name must not keep us waiting. */
  file = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0)
    {
      words_error_set (error, WORDS_FAULT_CANNOT_READ, errno, path);
      return NULL;
    }
  fault = load (file, &bytes, &size);
  problem = errno;
  close (file);
  if (fault != WORDS_FAULT_NONE)
    {
      words_error_set (error, fault, fault == WORDS_FAULT_CANNOT_READ ? problem : 0, path);
      return NULL;
    }

  return open_bytes (bytes, size, bytes, path, error);
}

WordsList *
words_list_open_language (const char *language, WordsError *error)
{
  char path[sizeof ((WordsError *) NULL)->subject];

  if (!words_language_is_valid (language))
    {
      words_error_set (error, WORDS_FAULT_BAD_TAG, 0, language);
      return NULL;
    }
  if (!words_list_path (language, path, sizeof path))
    {
      words_error_set (error, WORDS_FAULT_NOT_INSTALLED, 0, language);
      return NULL;
    }

  return words_list_open (path, error);
}

void
words_list_close (WordsList *list)
{
  if (list == NULL)
    return;
  for (size_t length = 0; length <= WORDS_LENGTH_MAX; length++)
    words_index_free (atomic_load (&list->indexes[length]));
  for (WordsKept *kept = atomic_load (&list->kept), *next; kept != NULL; kept = next)
    {
      next = kept->next;
      free (kept);
    }
  words_pages_free (list->owned, list->size);
  free (list);
}

/* Reading */

const char *
words_list_language (const WordsList *list)
{
  return list->language;
}

bool
words_list_tells_headwords (const WordsList *list)
{
  return list->tells_headwords;
}

bool
words_list_is_of_all_forms (const WordsList *list)
{
  return list->all_forms;
}

size_t
words_list_total (const WordsList *list)
{
  return list->total;
}

/* The section of a length that no word has is the empty one of length 0. */
static const Section *
section_of (const WordsList *list, size_t length)
{
  return &list->sections[length <= WORDS_LENGTH_MAX ? length : 0];
}

size_t
words_list_count (const WordsList *list, size_t length)
{
  return section_of (list, length)->count;
}

const char *
words_list_block (const WordsList *list, size_t length)
{
  return section_of (list, length)->letters;
}

const uint8_t *
words_list_tiers (const WordsList *list, size_t length)
{
  return section_of (list, length)->tiers;
}

const uint8_t *
words_list_flags (const WordsList *list, size_t length)
{
  return section_of (list, length)->flags;
}

const WordsIndex *
words_list_index (const WordsList *list, size_t length)
{
  const Section *section = section_of (list, length);
  _Atomic (WordsIndex *) *place;
  WordsIndex *made, *known;

  if (section->count == 0)
    return NULL;
  /* Several threads may read a list. If two of them make this at once, only one of the two is kept. */
  place = &((WordsList *) list)->indexes[length];
  known = atomic_load_explicit (place, memory_order_acquire);
  if (known != NULL)
    return known;
  made = words_index_new (section->letters, section->tiers, section->count, length);
  if (made == NULL || atomic_compare_exchange_strong (place, &known, made))
    return made;
  words_index_free (made);

  return known;
}

static WordsKept *
find_kept (WordsKept *kept, uint64_t key)
{
  while (kept != NULL && kept->key != key)
    kept = kept->next;

  return kept;
}

const WordsKept *
words_list_kept (const WordsList *list, uint64_t key)
{
  return find_kept (atomic_load_explicit (&((WordsList *) list)->kept, memory_order_acquire), key);
}

const WordsKept *
words_list_keep (const WordsList *list, WordsKept *kept)
{
  _Atomic (WordsKept *) *first = &((WordsList *) list)->kept;

  /* Several threads may have made it at once; the first one stays. */
  kept->next = atomic_load_explicit (first, memory_order_acquire);
  do
    {
      WordsKept *other = find_kept (kept->next, kept->key);

      if (other != NULL)
        {
          free (kept);
          return other;
        }
    }
  while (!atomic_compare_exchange_weak (first, &kept->next, kept));

  return kept;
}

static int
find_in (const char *block, size_t count, const char *letters, size_t length)
{
  size_t low = 0, high = count;

  while (low < high)
    {
      size_t middle = low + (high - low) / 2;
      int order = memcmp (block + middle * length, letters, length);

      if (order == 0)
        return (int) middle;
      if (order < 0)
        low = middle + 1;
      else
        high = middle;
    }

  return -1;
}

int
words_list_find (const WordsList *list, const char *letters, size_t n)
{
  const Section *section = section_of (list, n);

  return find_in (section->letters, section->count, letters, n);
}

/* The stored spellings of word @index: NUL-ended strings, closed by an empty one. */
static const char *
find_spelled (const WordsList *list, const Section *section, size_t index)
{
  size_t low = 0, high = section->n_spelled;

  while (low < high)
    {
      size_t middle = low + (high - low) / 2;
      const uint8_t *pair = section->spelled + 8 * middle;
      size_t found = words_get_u32 (pair);

      if (found == index)
        {
          size_t offset = words_get_u32 (pair + 4);

          return offset < list->text_size ? list->text + offset : NULL;
        }
      if (found < index)
        low = middle + 1;
      else
        high = middle;
    }

  return NULL;
}

size_t
words_list_spellings (const WordsList *list,
                      size_t length,
                      size_t index,
                      bool headwords_only,
                      char spellings[][WORDS_SPELLING_SIZE],
                      size_t max)
{
  const Section *section = section_of (list, length);
  const char *word, *text = NULL;
  size_t n = 0;

  if (index >= section->count || max == 0)
    return 0;

  word = section->letters + index * length;
  if ((section->flags[index] & WORDS_FLAG_SPELLED) != 0)
    text = find_spelled (list, section, index);

  for (; text != NULL && text < list->text + list->text_size && *text != '\0' && n < max; n++)
    {
      char folded[WORDS_LENGTH_MAX + 1];
      size_t size;

      if (*text == WORDS_FORMAT_FORM)
        {
          if (headwords_only)
            break;
          text++;
        }
      size = strlen (text);

      /* The file is untrusted: only what spells this very word is given. */
      if (size >= WORDS_SPELLING_SIZE || words_fold (text, size, folded, WORDS_LENGTH_MAX, NULL) != WORDS_OK
          || strlen (folded) != length || memcmp (folded, word, length) != 0)
        break;
      memcpy (spellings[n], text, size + 1);
      text += size + 1;
    }

  if (n == 0)
    {
      for (size_t i = 0; i < length; i++)
        spellings[0][i] = (char) (word[i] - 'A' + 'a');
      spellings[0][length] = '\0';
      n = 1;
    }

  return n;
}

WordsVerdict
words_list_verdict (const WordsList *list, const char *letters, size_t n, bool headwords_only)
{
  const Section *section = section_of (list, n);
  int index;

  for (size_t i = 0; i < n; i++)
    {
      if (letters[i] < 'A' || letters[i] > 'Z')
        return WORDS_NOT_LETTERS;
    }
  if (n == 0)
    return WORDS_EMPTY;
  if (n < list->shortest)
    return WORDS_TOO_SHORT;
  if (n > list->longest)
    return WORDS_TOO_LONG;

  index = words_list_find (list, letters, n);
  if (index >= 0 && (!headwords_only || !list->tells_headwords || (section->flags[index] & WORDS_FLAG_HEADWORD) != 0))
    return WORDS_OK;

  /* An inflected form stands in both blocks when the source tells which form it is. */
  if (section->n_refused > 0)
    {
      int refused = find_in (section->refused, section->n_refused, letters, n);

      if (refused >= 0 && section->reasons[refused] > WORDS_UNKNOWN && section->reasons[refused] <= WORDS_PARTICIPLE)
        return (WordsVerdict) section->reasons[refused];
    }

  return index >= 0 ? WORDS_NOT_HEADWORD : WORDS_UNKNOWN;
}

WordsVerdict
words_list_check (const WordsList *list, const char *text, bool headwords_only)
{
  char letters[WORDS_LENGTH_MAX + 1];
  size_t n;
  WordsVerdict verdict = words_fold (text, strlen (text), letters, WORDS_LENGTH_MAX, &n);

  return verdict == WORDS_OK ? words_list_verdict (list, letters, n, headwords_only) : verdict;
}
