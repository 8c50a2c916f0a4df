/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as the record of a game: the reader finds fault or plays a game in
 * which every position can be looked at, and which, written and read again, is
 * the same game. */

#include <string.h>

#include "fuzz-bytes.h"
#include "fuzz-target.h"
#include "rules/probe/probe-record.h"

/* Positions of one game that are looked at from all sides; the rest of a long game is only played. */
#define LOOKED_AT 200

/* Some words are not in the list, in one edition more than in the others. */
static const char *
judge (void *data, const char *language, const char *word, bool headwords)
{
  REQUIRE (strcmp (language, "en") == 0 || strcmp (language, "fr") == 0);
  REQUIRE (word[0] >= 'A' && word[0] <= 'Z' && strlen (word) <= PROBE_SPACES);

  return word[0] == 'Q' || (headwords && word[0] == 'X') ? "not in the list" : NULL;
}

/* What a seat sees has no hidden card of the others, and is judged like the truth. */
static void
look (const ProbeState *state, int seat)
{
  ProbeMove moves[PROBE_MAX_MOVES];
  ProbeView view;

  probe_view (state, seat, &view);
  for (int other = 0; other < state->setup.seats; other++)
    for (int tray = 0; tray < state->setup.trays; tray++)
      for (int slot = 0; slot < state->setup.row[other][tray].n; slot++)
        if (other != seat && (state->hidden[other][tray] >> slot & 1))
          REQUIRE (view.seen.setup.row[other][tray].card[slot] == PROBE_UNKNOWN);
  if (seat == PROBE_NOBODY)
    return;

  {
    const int n = probe_moves (&view.seen, seat, moves);

    REQUIRE (n <= PROBE_MAX_MOVES);
    REQUIRE (n > 0 || probe_decider (state) != seat);
    for (int i = 0; i < n; i++)
      REQUIRE (probe_check (state, &moves[i]) == PROBE_OK);
  }
}

static void
look_at_all (const ProbeState *state)
{
  const int decider = probe_decider (state);

  REQUIRE (state->phase <= PROBE_OVER);
  REQUIRE (decider == PROBE_NOBODY ? state->phase == PROBE_OVER : decider < state->setup.seats);
  look (state, PROBE_NOBODY);
  for (int seat = 0; seat < state->setup.seats; seat++)
    {
      const int hidden = probe_hidden_of (state, seat);

      REQUIRE (hidden >= 0 && hidden <= state->setup.row[seat][0].n + state->setup.row[seat][1].n);
      REQUIRE (state->phase != PROBE_OVER || hidden == 0);
      look (state, seat);
    }
}

/* Any bytes may stand in a move that is checked; a refused one changes nothing. */
static void
try_bytes (const ProbeState *state, const uint8_t *data, size_t size)
{
  ProbeState after = *state;
  ProbeEvents events;
  ProbeMove move;

  memset (&move, 0, sizeof move);
  memcpy (&move, data, size < sizeof move ? size : sizeof move);
  if (probe_apply (&after, &move, &events) != PROBE_OK)
    REQUIRE (memcmp (&after, state, sizeof after) == 0 && events.n == 0);
  else
    REQUIRE (probe_check (state, &move) == PROBE_OK);
}

/* Gives the line to the reader in memory of exactly its size. */
static ProbeLine
read_line (ProbeReader *reader, const char *bytes, size_t n)
{
  char *line = malloc (n > 0 ? n : 1);
  ProbeLine kind;

  REQUIRE (line != NULL);
  if (n > 0)
    memcpy (line, bytes, n);
  kind = probe_reader_line (reader, line, n);
  if (kind == PROBE_LINE_MOVE)
    {
      char text[PROBE_MOVE_TEXT];

      /* A move has one form only. */
      REQUIRE (probe_move_format (&reader->move, reader->header.setup.trays, text) == n);
      REQUIRE (memcmp (text, line, n) == 0);
      REQUIRE (reader->events.n > 0 && reader->events.n < PROBE_MAX_EVENTS);
    }
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

/* The header and @moves, which are the lines of the game, are the same game. */
static void
read_again (const ProbeReader *before, const uint8_t *moves, const uint8_t *end)
{
  static ProbeReader reader;
  char header[PROBE_HEADER_TEXT], again[PROBE_HEADER_TEXT];
  const size_t length = probe_header_write (&before->header, header, sizeof header);
  const uint8_t *at = (const uint8_t *) header;
  const char *line;
  size_t n;

  REQUIRE (length < sizeof header);
  probe_reader_init (&reader, judge, NULL);
  while (next_line (&at, (const uint8_t *) header + length, &line, &n))
    REQUIRE (probe_reader_line (&reader, line, n) != PROBE_LINE_ERROR);
  REQUIRE (reader.begun);
  REQUIRE (probe_header_write (&reader.header, again, sizeof again) == length);
  REQUIRE (memcmp (header, again, length) == 0);

  while (next_line (&moves, end, &line, &n))
    if (probe_reader_line (&reader, line, n) == PROBE_LINE_ERROR)
      break;
  REQUIRE (memcmp (&reader.state, &before->state, sizeof reader.state) == 0);
  REQUIRE ((reader.error_line == 0) == (before->error_line == 0));
}

/* What is said about a record tells none of its words: it may be the record of a
 * game that is still played, and the message read by everybody at the table. */
static void
look_at_message (const ProbeReader *reader)
{
  char word[PROBE_SPACES + 1];

  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    for (int tray = 0; tray < PROBE_MAX_TRAYS; tray++)
      REQUIRE (probe_row_word (&reader->header.setup.row[seat][tray], word) < 5
               || strstr (reader->error, word) == NULL);
}

/* The set-up with a veil over it, or without the one it had, is the same set-up. */
static void
veil (const ProbeReader *before)
{
  static ProbeReader reader;
  ProbeHeader header = before->header;
  char text[PROBE_HEADER_TEXT];
  const uint8_t *at = (const uint8_t *) text;
  size_t length, n;
  const char *line;

  header.veiled = !header.veiled;
  header.salt = header.veiled ? 0x5a10f5a10f5a10f5u : 0;
  length = probe_header_write (&header, text, sizeof text);
  REQUIRE (length < sizeof text);
  probe_reader_init (&reader, judge, NULL);
  while (next_line (&at, (const uint8_t *) text + length, &line, &n))
    REQUIRE (probe_reader_line (&reader, line, n) != PROBE_LINE_ERROR);
  REQUIRE (reader.begun && reader.header.veiled == header.veiled && reader.header.salt == header.salt);
  REQUIRE (memcmp (&reader.header.setup, &header.setup, sizeof header.setup) == 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static ProbeReader reader;
  const uint8_t *at = data, *const end = data + size, *moves = end;
  const char *line;
  long lines = 0;
  int looked = 0;
  size_t n;

  probe_reader_init (&reader, judge, NULL);
  while (next_line (&at, end, &line, &n))
    {
      const ProbeLine kind = read_line (&reader, line, n);

      lines++;
      if (kind == PROBE_LINE_ERROR)
        break;
      if (kind == PROBE_LINE_BEGIN)
        moves = at;
      if ((kind == PROBE_LINE_BEGIN || kind == PROBE_LINE_MOVE) && looked++ < LOOKED_AT)
        {
          look_at_all (&reader.state);
          try_bytes (&reader.state, at, (size_t) (end - at));
        }
    }

  REQUIRE (probe_reader_end (&reader) == (reader.error_line == 0 && reader.begun));
  if (reader.error_line != 0)
    {
      look_at_message (&reader);
      REQUIRE (reader.error_line >= 1 && reader.error_line <= lines + 1 && reader.error[0] != '\0');
      REQUIRE (probe_reader_line (&reader, "begin", 5) == PROBE_LINE_ERROR && reader.events.n == 0);
    }
  if (reader.begun)
    {
      read_again (&reader, moves, end);
      veil (&reader);
    }

  return 0;
}
