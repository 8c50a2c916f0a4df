/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/probe/probe-match-record.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/salon-referee.h"

static void
append (MatchRecord *record, const char *text, size_t n)
{
  if (record->n + n > record->room)
    {
      const size_t room = 2 * record->room + PROBE_HEADER_TEXT;
      char *larger = record->lost ? NULL : realloc (record->text, room);

      record->lost |= larger == NULL;
      if (larger == NULL)
        return;
      record->text = larger;
      record->room = room;
    }
  memcpy (record->text + record->n, text, n);
  record->n += n;
}

void
match_record_begin (MatchRecord *record, const ProbeHeader *header)
{
  char text[PROBE_HEADER_TEXT];
  const size_t n = probe_header_write (header, text, sizeof text);

  append (record, text, n);
}

void
match_record_move (MatchRecord *record, const ProbeMove *move, int trays)
{
  char text[PROBE_MOVE_TEXT];
  const size_t n = probe_move_format (move, trays, text);

  append (record, text, n);
  append (record, "\n", 1);
}

/* Writes the record to the file @name.  Returns false after a message. */
static bool
write_file (const MatchRecord *record, const char *name)
{
  FILE *stream = fopen (name, "wb");
  bool good = stream != NULL;
  int fault = errno;

  if (good)
    {
      good = fwrite (record->text, 1, record->n, stream) == record->n;
      fault = errno;
      if (fclose (stream) != 0 && good)
        {
          good = false;
          fault = errno;
        }
    }
  if (!good)
    fprintf (stderr, "%s: %s\n", name, strerror (fault));

  return good;
}

const char *
match_record_end (MatchRecord *record, const char *folder, uint64_t number)
{
  static const char form[] = "%s/game-%06llu.salon";
  const char *fault = N_ ("there is not enough memory");
  const int n = snprintf (NULL, 0, form, folder, (unsigned long long) number);
  char *name = record->lost ? NULL : malloc ((size_t) n + 1);

  if (name != NULL)
    {
      snprintf (name, (size_t) n + 1, form, folder, (unsigned long long) number);
      fault = write_file (record, name) ? NULL : "";
    }
  free (name);
  free (record->text);
  *record = (MatchRecord) { 0 };

  return fault;
}
