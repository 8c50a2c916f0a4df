/* SPDX-License-Identifier: GPL-3.0-or-later */

/* List files that are not what they should be: a clear error, or a list
 * that can be read from end to end; never a crash or a wait. */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tap.h"
#include "words-test.h"
#include "words/words-format.h"
#include "words/words-pack.h"

static char folder[] = "words-hostile-XXXXXX";

static uint8_t *
get_room (size_t size)
{
  uint8_t *room = malloc (size == 0 ? 1 : size);

  if (room == NULL)
    abort ();

  return room;
}

/* Opens a copy of exactly @size bytes, so that a sanitizer sees a read behind
 * them, and exercises the list if it is one. */
static WordsFault
try_bytes (const uint8_t *bytes, size_t size)
{
  uint8_t *copy = get_room (size);
  WordsError error = { WORDS_FAULT_NONE };
  WordsList *list;

  if (size > 0)
    memcpy (copy, bytes, size);
  list = words_list_open_memory (copy, size, &error);
  if ((list == NULL) != (error.fault != WORDS_FAULT_NONE))
    abort ();
  if (list != NULL)
    exercise_list (list);
  words_list_close (list);
  free (copy);

  return error.fault;
}

static void
test_truncated (const uint8_t *bytes, size_t size)
{
  uint8_t *copy = get_room (size);
  size_t wrong = 0, sealed = 0;

  for (size_t cut = 0; cut < size; cut++)
    {
      WordsFault fault = try_bytes (bytes, cut);

      wrong += fault != (cut < 8 ? WORDS_FAULT_NOT_A_LIST : WORDS_FAULT_DAMAGED);
      /* The same with a header that agrees. */
      memcpy (copy, bytes, cut);
      words_pack_seal (copy, cut);
      sealed += try_bytes (copy, cut) == WORDS_FAULT_NONE;
    }
  tap_ok (wrong == 0, "cut short at each of %zu lengths, it is damaged", size);
  tap_ok (sealed == 0, "also with a header that fits");
  free (copy);
}

static void
test_flipped (const uint8_t *bytes, size_t size)
{
  size_t unseen = 0, readable = 0;
  uint8_t *copy = get_room (size);

  for (size_t i = 0; i < size; i++)
    {
      for (unsigned change = 1; change < 256; change++)
        {
          memcpy (copy, bytes, size);
          copy[i] ^= (uint8_t) change;
          unseen += (change & (change - 1)) == 0 && try_bytes (copy, size) == WORDS_FAULT_NONE;
          words_pack_seal (copy, size);
          readable += try_bytes (copy, size) == WORDS_FAULT_NONE;
        }
    }
  tap_ok (unseen == 0, "each bit of %zu bytes changed: always noticed", size);
  tap_ok (readable > 0, "each byte changed to each value with a checksum that fits: refused, or %zu times readable",
          readable);
  free (copy);
}

/* Offsets and counts that may overflow: every number of the header takes every critical value. */
static void
test_numbers (const uint8_t *bytes, size_t size)
{
  const size_t header = WORDS_HEADER_SIZE (WORDS_LENGTH_MAX);
  const uint32_t telling[] = {
    0,
    1,
    2,
    7,
    8,
    26,
    27,
    (uint32_t) header - 1,
    (uint32_t) header,
    (uint32_t) size - 8,
    (uint32_t) size - 1,
    (uint32_t) size,
    (uint32_t) size + 1,
    0x10000,
    0x15555556,
    0x1fffffff,
    0x20000000,
    0x7fffffff,
    0x80000000,
    0xaaaaaaab,
    0xfffffff8,
    0xfffffffe,
    0xffffffff,
  };
  const size_t n_telling = sizeof telling / sizeof *telling;
  size_t refused = 0, readable = 0;
  uint8_t *copy = get_room (size);

  for (size_t at = WORDS_AT_TEXT; at + 4 <= header; at += 4)
    {
      for (size_t i = 0; i < n_telling * n_telling; i++)
        {
          memcpy (copy, bytes, size);
          words_put_u32 (copy + at, telling[i % n_telling]);
          if (at + 8 <= header)
            words_put_u32 (copy + at + 4, telling[i / n_telling]);
          words_pack_seal (copy, size);
          if (try_bytes (copy, size) == WORDS_FAULT_NONE)
            readable++;
          else
            refused++;
        }
    }
  tap_ok (refused > readable, "pairs of numbers in the header: %zu refused, %zu readable", refused, readable);
  free (copy);
}

static void
test_random (const uint8_t *bytes, size_t size)
{
  uint32_t state = 12345;
  size_t listed = 0;
  uint8_t *copy = get_room (2 * size);

  for (unsigned run = 0; run < 20000; run++)
    {
      size_t length = state % (2 * size);

      for (size_t i = 0; i < length; i++)
        {
          state = state * 1664525 + 1013904223;
          copy[i] = (uint8_t) (state >> 24);
        }
      /* Half of the files begin like a list. */
      if (run % 2 == 1)
        {
          length -= length % 8;
          memcpy (copy, bytes, length < WORDS_AT_TEXT ? length : WORDS_AT_TEXT);
          if (length > WORDS_AT_LENGTHS)
            memcpy (copy, bytes, WORDS_AT_LENGTHS);
          words_pack_seal (copy, length);
        }
      listed += try_bytes (copy, length) == WORDS_FAULT_NONE;
    }
  tap_ok (listed == 0, "random bytes are no list");
  free (copy);
}

/* A spelling does not fold to its word, is no text, or never ends. */
static void
test_spellings (const uint8_t *bytes, size_t size)
{
  static const char *const lies[] = { "lie", "\xff\xfe", "x-y", "", "LONDON", "\xc3", "été" };
  uint32_t text = words_get_u32 (bytes + WORDS_AT_TEXT), text_size = words_get_u32 (bytes + WORDS_AT_TEXT_SIZE);
  uint8_t *copy = get_room (size);
  bool good = true;

  for (size_t i = 0; i < sizeof lies / sizeof *lies; i++)
    {
      memcpy (copy, bytes, size);
      for (size_t at = 0; at + strlen (lies[i]) + 1 < text_size; at += strlen (lies[i]) + 1)
        memcpy (copy + text + at, lies[i], strlen (lies[i]) + 1);
      words_pack_seal (copy, size);
      good = good && try_bytes (copy, size) == WORDS_FAULT_NONE;
    }
  tap_ok (good, "false spellings are not believed");

  memcpy (copy, bytes, size);
  memset (copy + text, 'a', text_size);
  words_pack_seal (copy, size);
  tap_ok (try_bytes (copy, size) == WORDS_FAULT_DAMAGED, "a text without an end is damage");
  copy[text + text_size - 1] = '\0';
  words_pack_seal (copy, size);
  tap_ok (try_bytes (copy, size) == WORDS_FAULT_NONE, "one long spelling is not believed");
  free (copy);
}

/* A spelling that is valid, except that a letter has more marks than there is room for: Salon's
 * builder does not make such a list. */
static void
test_long_spelling (void)
{
  char marked[2 * WORDS_SPELLING_SIZE + 8] = "e", spellings[WORDS_SPELLINGS_MAX][WORDS_SPELLING_SIZE];
  WordsPack *pack = words_pack_new ("fr", WORDS_LENGTH_MAX, false);
  WordsList *list;
  uint8_t *bytes;
  size_t size, at;

  for (size_t n = 0; n < 40; n++)
    {
      char text[] = "éaaa";

      text[2] = (char) ('a' + n % 26);
      text[3] = (char) ('a' + n / 26);
      words_pack_add (pack, text, strlen (text), 10, 0);
    }
  bytes = words_pack_finish (pack, &size);
  words_pack_free (pack);
  while (strlen (marked) < 2 * WORDS_SPELLING_SIZE)
    strcat (marked, "\u0301");
  strcpy (marked + strlen (marked) - 2, "aaa");
  at = words_get_u32 (bytes + WORDS_AT_TEXT);
  if (words_get_u32 (bytes + WORDS_AT_TEXT_SIZE) <= sizeof marked)
    abort ();
  memcpy (bytes + at, marked, strlen (marked) + 1);
  words_pack_seal (bytes, size);
  list = words_list_open_memory (bytes, size, NULL);
  tap_ok (list != NULL && words_fold (marked, strlen (marked), spellings[0], WORDS_LENGTH_MAX, NULL) == WORDS_OK
            && strcmp (spellings[0], "EAAA") == 0
            && words_list_spellings (list, 4, 0, false, spellings, WORDS_SPELLINGS_MAX) == 1
            && strcmp (spellings[0], "eaaa") == 0,
          "a spelling without room for it is not believed");
  words_list_close (list);
  free (bytes);
}

static bool
says (const WordsError *error, const char *expected)
{
  char text[2048];

  words_error_format (error, NULL, text, sizeof text);

  return strcmp (text, expected) == 0;
}

static const char *
shout (const char *message)
{
  return strcmp (message, "%s is not a word list of Salon") == 0 ? "PAS UNE LISTE : %s" : message;
}

/* What a person reads about each fault; every fault has a sentence. */
static void
test_messages (void)
{
  static const struct {
    WordsFault fault;
    int errno_value;
    const char *says;
  } cases[] = {
    { WORDS_FAULT_NONE, 0, "xx" },
    { WORDS_FAULT_BAD_TAG, 0, "“xx” is not a language tag" },
    { WORDS_FAULT_NOT_INSTALLED, 0, "The word list for the language “xx” is not installed" },
    { WORDS_FAULT_CANNOT_READ, EACCES, "The word list xx cannot be read: Permission denied" },
    { WORDS_FAULT_NOT_A_LIST, 0, "xx is not a word list of Salon" },
    { WORDS_FAULT_VERSION, 0, "The word list xx was made for another version of Salon" },
    { WORDS_FAULT_DAMAGED, 0, "The word list xx is damaged" },
    { WORDS_FAULT_TOO_MANY, 0, "The word list xx has more than 2,000,000 words" },
    { WORDS_FAULT_NO_MEMORY, 0, "There is not enough memory to open the word list xx" },
  };
  char text[128], small[16] = "unchanged";

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      WordsError error;

      words_error_set (&error, cases[i].fault, cases[i].errno_value, "xx");
      words_error_format (&error, shout, text, sizeof text);
      tap_ok (says (&error, cases[i].says)
                && (cases[i].fault == WORDS_FAULT_NOT_A_LIST) == (strcmp (text, "PAS UNE LISTE : xx") == 0),
              "message: %s", text);
      words_error_format (&error, NULL, small, 0);
      tap_ok (strcmp (small, "unchanged") == 0, "no room, nothing written");
    }
}

static void
test_files (const uint8_t *bytes, size_t size)
{
  char path[256], expected[512], text[16];
  uint8_t *copy = get_room (size);
  WordsError error;
  WordsList *list;
  FILE *file;

  snprintf (path, sizeof path, "%s/x.words", folder);
  tap_ok (words_list_open (path, &error) == NULL && error.fault == WORDS_FAULT_CANNOT_READ, "no file");
  snprintf (expected, sizeof expected, "The word list %s cannot be read: No such file or directory", path);
  tap_ok (says (&error, expected), "and its message");

  tap_ok (words_list_open (folder, &error) == NULL && error.fault == WORDS_FAULT_NOT_A_LIST, "a folder");
  words_error_format (&error, shout, expected, sizeof expected);
  tap_ok (strncmp (expected, "PAS UNE LISTE : ", 16) == 0, "and its message translated: %s", expected);
  words_error_format (&error, NULL, text, sizeof text);
  tap_ok (strlen (text) == sizeof text - 1, "a message is cut to the room there is");

  if (mkfifo (path, 0600) != 0)
    abort ();
  tap_ok (words_list_open (path, &error) == NULL && error.fault == WORDS_FAULT_NOT_A_LIST,
          "a pipe does not keep us waiting");
  unlink (path);

  file = fopen (path, "w");
  fclose (file);
  tap_ok (words_list_open (path, &error) == NULL && error.fault == WORDS_FAULT_NOT_A_LIST, "an empty file");
  file = fopen (path, "w");
  fputs ("rocket\ncafe\nand other words, one a line\n", file);
  fclose (file);
  tap_ok (words_list_open (path, NULL) == NULL, "a text, and nobody asks why");
  if (truncate (path, (off_t) WORDS_FORMAT_SIZE_MAX + 1) != 0)
    abort ();
  tap_ok (words_list_open (path, &error) == NULL && error.fault == WORDS_FAULT_DAMAGED, "a file too large");

  for (uint32_t version = 0; version <= WORDS_FORMAT_VERSION + 1; version++)
    {
      if (version == WORDS_FORMAT_VERSION)
        continue;
      memcpy (copy, bytes, size);
      words_put_u32 (copy + WORDS_AT_VERSION, version);
      words_pack_seal (copy, size);
      tap_ok (words_pack_write (copy, size, path) && words_list_open (path, &error) == NULL
                && error.fault == WORDS_FAULT_VERSION,
              "version %u", version);
    }

  /* One list works on all machines; a list with numbers in another byte order is refused. */
  tap_ok (memcmp (bytes + WORDS_AT_VERSION, "\2\0\0\0", 4) == 0, "numbers begin with their small end");
  memcpy (copy, bytes, size);
  for (size_t at = WORDS_AT_VERSION; at < WORDS_HEADER_SIZE (WORDS_LENGTH_MAX); at += 4)
    {
      for (size_t i = 0; i < 4 && (at < WORDS_AT_LANGUAGE || at >= WORDS_AT_LENGTHS); i++)
        copy[at + i] = bytes[at + 3 - i];
    }
  tap_ok (try_bytes (copy, size) == WORDS_FAULT_VERSION, "numbers that begin with their large end");

  memcpy (copy, bytes, size);
  for (size_t i = 0; i < WORDS_LANGUAGE_SIZE; i++)
    copy[WORDS_AT_LANGUAGE + i] = (uint8_t) ('a' + i);
  words_pack_seal (copy, size);
  tap_ok (try_bytes (copy, size) == WORDS_FAULT_DAMAGED, "a language without an end");
  memcpy (copy, bytes, size);
  memcpy (copy + WORDS_AT_LANGUAGE, "../../x", 8);
  words_pack_seal (copy, size);
  tap_ok (try_bytes (copy, size) == WORDS_FAULT_DAMAGED, "a language that is a path");

  tap_ok (words_pack_write (bytes, size, path), "a good list put in its place");
  list = words_list_open (path, &error);
  tap_ok (list != NULL && error.fault == WORDS_FAULT_NONE, "opens");
  tap_ok (words_pack_write (copy, size, path) && list != NULL && words_list_check (list, "rocket", false) == WORDS_OK,
          "and goes on being read when another takes its place");
  words_list_close (list);
  words_list_close (NULL);

  tap_ok (words_pack_write (bytes, size, path), "and a list once more");
  list = words_list_open (path, &error);
  if (truncate (path, 0) != 0 || list == NULL)
    abort ();
  exercise_list (list);
  tap_ok (truncate (path, (off_t) size) == 0 && words_list_check (list, "rocket", false) == WORDS_OK,
          "it is read to its end when the file is cut short, and when it is filled with zeros");
  words_list_close (list);
  unlink (path);
  free (copy);
}

int
main (void)
{
  size_t size;
  uint8_t *bytes = small_list (&size);

  if (mkdtemp (folder) == NULL)
    {
      perror (folder);
      return 99;
    }
  test_truncated (bytes, size);
  test_flipped (bytes, size);
  test_numbers (bytes, size);
  test_random (bytes, size);
  test_spellings (bytes, size);
  test_long_spelling ();
  test_messages ();
  test_files (bytes, size);
  tap_ok (rmdir (folder) == 0, "no temporary file is left");
  free (bytes);

  return tap_done ();
}
