/* SPDX-License-Identifier: GPL-3.0-or-later */

/* salon-referee replay: the scores and the hidden cards after each move of a record. */

#include "tools/salon-referee.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "rules/probe/probe-record.h"

/* The word list, opened when the record first asks for a word. */
typedef struct {
  WordsList *list;
  char error[2048]; /* why it cannot be opened */
} Lists;

/* The line that is being put together; of one that is too long the beginning is
 * enough for it to be refused. */
typedef struct {
  ProbeReader reader;
  char line[PROBE_LINE_MAX + 1];
  size_t length;
} Replay;

/* A ProbeJudge.  A language whose list is not installed refuses the first word. */
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

/* One line a move: the scores, " | ", the hidden cards, in the order of the seats. */
static void
print_position (const ProbeState *state)
{
  for (int seat = 0; seat < state->setup.seats; seat++)
    printf ("%d ", probe_score (state, seat));
  putchar ('|');
  for (int seat = 0; seat < state->setup.seats; seat++)
    printf (" %d", probe_hidden_of (state, seat));
  putchar ('\n');
}

static bool
take_line (Replay *replay)
{
  const ProbeLine line = probe_reader_line (&replay->reader, replay->line, replay->length);

  replay->length = 0;
  if (line == PROBE_LINE_MOVE)
    print_position (&replay->reader.state);

  return line != PROBE_LINE_ERROR;
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
  if (replay->length == 0 || take_line (replay))
    probe_reader_end (&replay->reader);

  return true;
}

int
referee_replay (const char *name)
{
  const bool standard = strcmp (name, "-") == 0;
  FILE *stream = standard ? stdin : fopen (name, "rb");
  Lists lists = { 0 };
  Replay replay;
  int error_number = errno;
  bool could_read = stream != NULL;

  replay.length = 0;
  probe_reader_init (&replay.reader, judge, &lists);
  if (could_read)
    could_read = replay_stream (&replay, stream, &error_number);
  if (stream != NULL && !standard)
    fclose (stream);
  words_list_close (lists.list);

  /* What was replayed comes before what is told of it. */
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
