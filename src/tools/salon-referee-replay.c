/* SPDX-License-Identifier: GPL-3.0-or-later */

/* salon-referee replay: reads a record, and after each of its moves prints what the game says of its
 * state. */

#include "tools/salon-referee.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "words/words-judge.h"

/* The bytes that the reason of a fault has room for. */
#define REASON_SIZE 2048

/* The reader, and the line that is being read.  Only the beginning of a line that is too long is kept,
 * which is enough for the reader to refuse it. */
typedef struct {
  SalonReader reader;
  WordsJudge judge;
  char line[SALON_LINE_MAX + 1];
  size_t length;
} Replay;

/* A SalonFind: the game is one of those that the referee knows. */
static SalonRecord
find (void *data, const char *name)
{
  Replay *replay = data;
  SalonRecord record = { NULL };

  for (const RefereeGame *game = referee_games; game->find != NULL && record.rules == NULL; game++)
    record = game->find (name, words_judge, &replay->judge);

  return record;
}

/* Prints what the game says of its state after a line of this @kind. */
static void
print (const Replay *replay, SalonLine kind)
{
  const SalonRecord *record = &replay->reader.record;
  char lines[SALON_PRINT_SIZE];
  SalonText out;

  salon_text_init (&out, lines, sizeof lines);
  record->rules->print (record->game, kind, &out);
  fwrite (lines, 1, out.used, stdout);
}

static bool
take_line (Replay *replay)
{
  const SalonLine kind = salon_reader_line (&replay->reader, replay->line, replay->length);

  replay->length = 0;
  if (kind == SALON_LINE_BEGIN || kind == SALON_LINE_MOVE)
    print (replay, kind);

  return kind != SALON_LINE_ERROR;
}

/* Reads @n bytes of the record.  Returns false if the record is wrong. */
static bool
take_block (Replay *replay, const char *bytes, size_t n)
{
  while (n > 0)
    {
      const char *end = memchr (bytes, '\n', n);
      const size_t piece = end == NULL ? n : (size_t) (end - bytes);
      const size_t room = sizeof replay->line - replay->length;

      memcpy (replay->line + replay->length, bytes, piece < room ? piece : room);
      replay->length += piece < room ? piece : room;
      if ((end != NULL || replay->length == sizeof replay->line) && !take_line (replay))
        return false;
      if (end == NULL)
        break;
      bytes += piece + 1;
      n -= piece + 1;
    }

  return true;
}

/* Reads the record from @stream.  Returns false, with the errno in @error_number, if reading fails; a
 * record that is wrong is no failure here. */
static bool
replay_stream (Replay *replay, FILE *stream, int *error_number)
{
  char block[1 << 16];
  size_t n;

  errno = 0;
  while ((n = fread (block, 1, sizeof block, stream)) > 0)
    if (!take_block (replay, block, n))
      return true;
  if (ferror (stream))
    {
      *error_number = errno;
      return false;
    }

  /* The last line may lack its LF. */
  if ((replay->length == 0 || take_line (replay)) && salon_reader_end (&replay->reader) == SALON_LINE_END)
    print (replay, SALON_LINE_END);

  return true;
}

/* Writes why the record is wrong.  A word that no list can be read for is at fault for what is wrong with the list. */
static void
format_reason (const Replay *replay, char reason[REASON_SIZE])
{
  if (replay->judge.error.fault != WORDS_FAULT_NONE)
    words_error_format (&replay->judge.error, referee_translate, reason, REASON_SIZE);
  else
    snprintf (reason, REASON_SIZE, "%s", gettext (replay->reader.error));
}

int
referee_replay (const char *name)
{
  const bool standard = strcmp (name, "-") == 0;
  FILE *stream = standard ? stdin : fopen (name, "rb");
  Replay replay;
  int error_number = errno;
  bool could_read = stream != NULL;

  replay.length = 0;
  memset (&replay.judge, 0, sizeof replay.judge);
  salon_reader_init (&replay.reader, find, &replay);
  if (could_read)
    could_read = replay_stream (&replay, stream, &error_number);
  if (stream != NULL && !standard)
    fclose (stream);
  words_list_close (replay.judge.list);

  /* What was printed about the moves has to come before the message on standard error. */
  if (!referee_flush ())
    return EXIT_FAULT;
  if (!could_read)
    {
      fprintf (stderr, "%s: %s\n", name, strerror (error_number));
      return EXIT_FAULT;
    }
  if (replay.reader.error_line != 0)
    {
      char reason[REASON_SIZE];

      format_reason (&replay, reason);
      fprintf (stderr, "%s:%ld: %s\n", name, replay.reader.error_line, reason);
      return EXIT_FAULT;
    }

  return EXIT_GOOD;
}
