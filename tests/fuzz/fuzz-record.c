/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a record: the reader refuses them, or plays one of the known games.  Every
 * position of that game can be looked at, and writing and reading it again gives the
 * same game. */

#include <string.h>

#include "fuzz-bytes.h"
#include "fuzz-games.h"
#include "fuzz-target.h"

/* Positions of one game that are looked at from all sides; the rest of a long game is only played. */
#define LOOKED_AT 200

/* No header needs more. */
#define TEXT_SIZE 8192

/* Gives the row of the game @name, or of none. */
static const FuzzGame *
game_called (const char *name)
{
  const FuzzGame *game = fuzz_games;

  while (game->rules != NULL && strcmp (game->rules->name, name) != 0)
    game++;

  return game;
}

/* A SalonFind; @which is the place to read to. */
static SalonRecord
find (void *which, const char *name)
{
  const FuzzGame *game = game_called (name);

  return game->rules != NULL ? game->place (*(const int *) which) : (SalonRecord) { NULL };
}

/* Gives the line to the reader in memory of exactly its size. */
static SalonLine
read_line (SalonReader *reader, const char *bytes, size_t n)
{
  char *line = malloc (n > 0 ? n : 1);
  SalonLine kind;

  REQUIRE (line != NULL);
  if (n > 0)
    memcpy (line, bytes, n);
  kind = salon_reader_line (reader, line, n);
  if (kind == SALON_LINE_MOVE)
    game_called (reader->record.rules->name)->look_at_move (reader->record.game, line, n);
  free (line);

  return kind;
}

/* Takes one line after the other off the bytes. */
static bool
next_line (const uint8_t **at, const uint8_t *end, const char **line, size_t *n)
{
  const uint8_t *newline;

  if (*at == end)
    return false;

  newline = memchr (*at, '\n', (size_t) (end - *at));
  *line = (const char *) *at;
  *n = (size_t) ((newline == NULL ? end : newline) - *at);
  *at = newline == NULL ? end : newline + 1;

  return true;
}

static size_t
write_header (const SalonRecord *record, char text[TEXT_SIZE])
{
  const size_t length = salon_header_write (record->rules, record->header, text, TEXT_SIZE);

  REQUIRE (length < TEXT_SIZE);
  return length;
}

/* Reads the @length bytes of a header, which are right, to the second place. */
static void
read_header (SalonReader *reader, const char *text, size_t length)
{
  static int second = 1;
  const char *at = text;
  SalonLine kind;

  salon_reader_init (reader, find, &second);
  while (at < text + length)
    {
      at = salon_reader_next (reader, at, text + length, &kind);
      REQUIRE (kind != SALON_LINE_ERROR);
    }
  REQUIRE (reader->begun);
}

/* The header and @moves, which are the lines of the game, are the same game. */
static void
read_again (const SalonReader *before, const uint8_t *moves, const uint8_t *end)
{
  static SalonReader reader;
  char header[TEXT_SIZE], again[TEXT_SIZE];
  const size_t length = write_header (&before->record, header);
  const char *line;
  size_t n;

  read_header (&reader, header, length);
  REQUIRE (write_header (&reader.record, again) == length);
  REQUIRE (memcmp (header, again, length) == 0);

  while (next_line (&moves, end, &line, &n))
    if (salon_reader_line (&reader, line, n) == SALON_LINE_ERROR)
      break;
  salon_reader_end (&reader);
  REQUIRE (game_called (before->record.rules->name)->is_same (reader.record.game, before->record.game));
  REQUIRE ((reader.error_line == 0) == (before->error_line == 0));
}

/* The set-up with a veil over it, or without the one it had, is the same set-up. */
static void
veil (SalonReader *before)
{
  static SalonReader reader;
  SalonHeader *header = before->record.header;
  const bool veiled = header->veiled;
  const uint64_t salt = header->salt;
  char text[TEXT_SIZE], again[TEXT_SIZE];
  const size_t length = write_header (&before->record, text);

  header->veiled = !veiled;
  header->salt = veiled ? 0 : 0x5a10f5a10f5a10f5u;
  read_header (&reader, again, write_header (&before->record, again));
  REQUIRE (reader.record.header->veiled == header->veiled && reader.record.header->salt == header->salt);

  reader.record.header->veiled = veiled;
  reader.record.header->salt = salt;
  REQUIRE (write_header (&reader.record, again) == length);
  REQUIRE (memcmp (again, text, length) == 0);
}

/* A position: it can be printed, and looked at. */
static void
look (const SalonRecord *record, SalonLine kind, const uint8_t *data, size_t size)
{
  char text[SALON_PRINT_SIZE];
  SalonText out;

  salon_text_init (&out, text, sizeof text);
  record->rules->print (record->game, kind, &out);
  REQUIRE (out.used < sizeof text && (out.used == 0 || text[out.used - 1] == '\n'));
  game_called (record->rules->name)->look (record->game, data, size);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static int first = 0;
  static SalonReader reader;
  const uint8_t *at = data, *const end = data + size, *moves = end;
  const char *line;
  SalonLine last;
  long lines = 0;
  int looked = 0;
  size_t n;

  salon_reader_init (&reader, find, &first);
  while (next_line (&at, end, &line, &n))
    {
      const SalonLine kind = read_line (&reader, line, n);

      lines++;
      if (kind == SALON_LINE_ERROR)
        break;
      if (kind == SALON_LINE_BEGIN)
        moves = at;
      if ((kind == SALON_LINE_BEGIN || kind == SALON_LINE_MOVE) && looked++ < LOOKED_AT)
        look (&reader.record, kind, at, (size_t) (end - at));
    }

  last = salon_reader_end (&reader);
  REQUIRE (last == (reader.error_line == 0 ? SALON_LINE_END : SALON_LINE_ERROR));
  REQUIRE (reader.error_line != 0 || reader.begun);
  if (reader.error_line != 0)
    {
      REQUIRE (reader.error_line >= 1 && reader.error_line <= lines + 1 && reader.error[0] != '\0');
      REQUIRE (salon_reader_line (&reader, "begin", 5) == SALON_LINE_ERROR);
      if (reader.record.rules != NULL)
        game_called (reader.record.rules->name)->look_at_message (reader.record.game, reader.error);
    }
  if (reader.begun)
    {
      read_again (&reader, moves, end);
      veil (&reader);
    }

  return 0;
}
