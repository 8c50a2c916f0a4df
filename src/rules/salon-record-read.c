/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading a record, line by line.  Whatever is not exactly what record.md says
 * is refused, and the line is named. */

#include <stdio.h>
#include <string.h>

#include "rules/salon-record.h"
#include "rules/salon-utf8.h"
#include "rules/salon-veil.h"

#define BIT(n) (1u << (n))

/* `begin` comes after all lines of a game's table. */
#define PLACE_OF_BEGIN UINT8_MAX

/* Digits of the longest version that a newer Salon may have. */
#define VERSION_MAX 32

/* Tells whether @field, which may be NULL, is @word. */
static bool
is (const char *field, const char *word)
{
  return field != NULL && strcmp (field, word) == 0;
}

/* Refuses line @line for @reason, and with it all that follows. */
static SalonLine
refuse (SalonReader *reader, long line, const char *reason)
{
  snprintf (reader->error, sizeof reader->error, "%s", reason);
  reader->error_line = line;
  return SALON_LINE_ERROR;
}

/* Refuses for @fault the line that is to blame: the last one unless the game named an earlier one. */
static SalonLine
refuse_line (SalonReader *reader, const char *fault)
{
  return refuse (reader, reader->blamed > 0 ? reader->blamed : reader->line, fault);
}

/* Refuses a record whose version, the first field of @text, is not 1, the only one there is.  A larger number is the
 * version of a newer Salon. */
static const char *
refuse_version (SalonReader *reader, const char *text)
{
  const size_t n = text == NULL ? 0 : strcspn (text, " ");

  reader->unknown =
    n > 0 && n <= VERSION_MAX && strspn (text, "0123456789") == n && text[0] != '0' && (n > 1 || text[0] > '1');
  return N_ ("This version of the record is not known.");
}

/* The first line: “salon-record 1” or “salon-veiled 1 SALT”. */
static const char *
take_opening (SalonReader *reader, const char *word, char *rest)
{
  const char *version;

  if (is (word, "salon-record"))
    {
      reader->opened = true;
      return is (rest, "1") ? NULL : refuse_version (reader, rest);
    }
  if (!is (word, "salon-veiled"))
    return N_ ("This is not a record: the first line is “salon-record 1”.");
  version = salon_cut (&rest);
  if (!is (version, "1"))
    return refuse_version (reader, version);
  if (rest == NULL || !salon_salt_parse (rest, &reader->salt))
    return N_ ("The salt of a veiled record is 16 digits, 0–9 and a–f.");

  reader->opened = reader->veiled = true;
  return NULL;
}

/* Tells whether @word begins a line that comes before the game's own. */
static bool
is_before_game (const char *word)
{
  return is (word, "salon-record") || is (word, "salon-veiled") || is (word, "game");
}

/* The line after the first one: “game NAME”. */
static const char *
take_game (SalonReader *reader, const char *word, char *rest)
{
  if (!is (word, "game"))
    return is_before_game (word) ? N_ ("There is already a line of this kind.")
                                 : N_ ("The line that names the game is missing.");

  if (rest != NULL)
    reader->record = reader->find (reader->find_data, rest);
  if (reader->record.rules == NULL)
    return salon_reader_unknown (reader, rest, N_ ("This game is not known."));

  reader->record.header->veiled = reader->veiled;
  reader->record.header->salt = reader->salt;
  return NULL;
}

/* What the game has to say once it is known that no line comes any more of those before @place. */
static const char *
close_lines (SalonReader *reader, uint8_t place)
{
  const char *fault = NULL;

  for (const SalonSetupLine *line = reader->record.rules->lines; line->word != NULL && fault == NULL; line++)
    if (line->place >= reader->place && line->place < place && line->close != NULL)
      fault = line->close (reader);

  return fault;
}

/* All that is missing is missed here. */
static const char *
take_begin (SalonReader *reader, const char *rest)
{
  const SalonRules *rules = reader->record.rules;
  const int seats = reader->seats > rules->seats_min ? reader->seats : rules->seats_min;
  const char *fault;

  if (rest != NULL)
    return N_ ("Nothing may follow “begin”.");
  for (int i = 0; rules->lines[i].word != NULL; i++)
    if (rules->lines[i].missing != NULL && !(reader->given & BIT (i)))
      return rules->lines[i].missing;
  if (reader->seated != BIT (seats) - 1)
    return N_ ("The line of a seat is missing.");

  fault = rules->begin (reader);
  reader->begun = fault == NULL;
  return fault;
}

/* A line of the game's own before `begin`.  One that comes too late or twice is
 * refused where it stands. */
static const char *
take_setup (SalonReader *reader, const char *word, char *rest)
{
  const SalonSetupLine *lines = reader->record.rules->lines;
  const bool begin = is (word, "begin");
  const char *fault;
  uint8_t place;
  int i = 0;

  while (lines[i].word != NULL && !is (word, lines[i].word))
    i++;
  if (is_before_game (word))
    return N_ ("There is already a line of this kind.");
  if (lines[i].word == NULL && !begin)
    return salon_reader_unknown (reader, word, N_ ("This line is not known."));
  if (!begin && (reader->given & BIT (i)) && !lines[i].several)
    return N_ ("There is already a line of this kind.");
  place = begin ? PLACE_OF_BEGIN : lines[i].place;
  if (place < reader->place)
    return N_ ("This line comes too late.");

  fault = close_lines (reader, place);
  if (fault != NULL)
    return fault;
  reader->place = place;
  if (begin)
    return take_begin (reader, rest);

  reader->given |= BIT (i);
  return lines[i].take (reader, rest);
}

/* A line before the game begins, or the one that begins it. */
static SalonLine
take_before_game (SalonReader *reader, char *text)
{
  char *rest = text;
  const char *word = salon_cut (&rest), *fault;

  if (!reader->opened)
    fault = take_opening (reader, word, rest);
  else if (reader->record.rules == NULL)
    fault = take_game (reader, word, rest);
  else
    fault = take_setup (reader, word, rest);

  if (fault != NULL)
    return refuse_line (reader, fault);
  return reader->begun ? SALON_LINE_BEGIN : SALON_LINE_SETUP;
}

SalonRecord
salon_record_match (const char *name, const SalonRules *rules, SalonHeader *header, void *game)
{
  if (strcmp (name, rules->name) != 0)
    return (SalonRecord) { NULL };

  return (SalonRecord) { rules, header, game };
}

void
salon_reader_init (SalonReader *reader, SalonFind find, void *data)
{
  memset (reader, 0, sizeof *reader);
  reader->find = find;
  reader->find_data = data;
}

SalonLine
salon_reader_line (SalonReader *reader, const char *bytes, size_t n)
{
  char text[SALON_LINE_MAX + 1];
  const char *fault;

  if (reader->error_line != 0)
    return SALON_LINE_ERROR;

  reader->line++;
  if (reader->line > SALON_RECORD_LINES)
    return refuse_line (reader, N_ ("The record has more than 2,000,000 lines."));
  if (n > SALON_LINE_MAX)
    return refuse_line (reader, N_ ("The line is longer than 1,024 bytes."));
  if (n > 0 && memchr (bytes, '\0', n) != NULL)
    return refuse_line (reader, N_ ("The line contains a NUL byte."));
  if (!salon_utf8_is_valid (bytes, n))
    return refuse_line (reader, N_ ("The line is not UTF-8."));
  if (n == 0 || bytes[0] == '#')
    return SALON_LINE_SKIPPED;

  memcpy (text, bytes, n);
  text[n] = '\0';
  if (!reader->begun)
    return take_before_game (reader, text);

  fault = reader->record.rules->make (reader, text);
  return fault == NULL ? SALON_LINE_MOVE : refuse_line (reader, fault);
}

const char *
salon_reader_next (SalonReader *reader, const char *text, const char *end, SalonLine *kind)
{
  const char *lf = memchr (text, '\n', (size_t) (end - text));
  const char *stop = lf != NULL ? lf : end;

  *kind = salon_reader_line (reader, text, (size_t) (stop - text));
  return lf != NULL ? lf + 1 : end;
}

SalonLine
salon_reader_end (SalonReader *reader)
{
  const SalonRules *rules = reader->record.rules;
  const char *fault = NULL;

  if (reader->error_line != 0)
    return SALON_LINE_ERROR;

  if (!reader->begun)
    fault = N_ ("The record ends before the game begins.");
  else if (rules->end != NULL)
    fault = rules->end (reader);

  return fault == NULL ? SALON_LINE_END : refuse (reader, reader->line + 1, fault);
}

void
salon_reader_blame (SalonReader *reader, long line)
{
  reader->blamed = line;
}
