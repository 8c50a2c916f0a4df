/* SPDX-License-Identifier: GPL-3.0-or-later */

/* salon-referee replay: what a game prints of itself after each line of its record. */

#include "tools/salon-referee.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* The word list, opened when the record first asks for a word. */
typedef struct {
  WordsList *list;
  char error[2048]; /* why it cannot be opened */
} Lists;

/* The line that is being read.  Of one that is too long only the beginning is kept:
 * that is enough to refuse it. */
typedef struct {
  SalonReader reader;
  Lists lists;
  char line[SALON_LINE_MAX + 1];
  size_t length;
} Replay;

/* A SalonJudge.  A language whose list is not installed refuses the first word. */
static const char *
judge (void *data, const char *language, const char *word, bool headwords)
{
  Lists *lists = data;
  WordsVerdict verdict;

  if (lists->list == NULL)
    {
      WordsError error;

      lists->list = words_list_open_language (language, &error);
      if (lists->list == NULL)
        {
          words_error_format (&error, referee_translate, lists->error, sizeof lists->error);
          return lists->error;
        }
    }

  verdict = words_list_verdict (lists->list, word, strlen (word), headwords);
  return verdict == WORDS_OK ? NULL : words_verdict_text (verdict);
}

/* A SalonFind: the game is one of those that the referee knows. */
static SalonRecord
find (void *data, const char *name)
{
  Replay *replay = data;
  SalonRecord record = { NULL };

  for (const RefereeGame *game = referee_games; game->find != NULL && record.rules == NULL; game++)
    record = game->find (name, judge, &replay->lists);

  return record;
}

/* Prints what the game has to tell after a line of this @kind. */
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

/* Gives false when the record is wrong. */
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

/* Gives false with @error_number set when the system refuses. */
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

int
referee_replay (const char *name)
{
  const bool standard = strcmp (name, "-") == 0;
  FILE *stream = standard ? stdin : fopen (name, "rb");
  Replay replay;
  int error_number = errno;
  bool could_read = stream != NULL;

  replay.length = 0;
  replay.lists.list = NULL;
  salon_reader_init (&replay.reader, find, &replay);
  if (could_read)
    could_read = replay_stream (&replay, stream, &error_number);
  if (stream != NULL && !standard)
    fclose (stream);
  words_list_close (replay.lists.list);

  /* The moves must be printed before the message about them. */
  if (!referee_flush ())
    return EXIT_FAULT;
  if (!could_read)
    {
      fprintf (stderr, "%s: %s\n", name, strerror (error_number));
      return EXIT_FAULT;
    }
  if (replay.reader.error_line != 0)
    {
      fprintf (stderr, "%s:%ld: %s\n", name, replay.reader.error_line, gettext (replay.reader.error));
      return EXIT_FAULT;
    }

  return EXIT_GOOD;
}
