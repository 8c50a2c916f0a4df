/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading a record, line by line.  Whatever is not exactly what record.md says
 * is refused, and the line is named. */

#include <stdio.h>
#include <string.h>

#include "rules/probe/probe-record.h"
#include "rules/probe/probe-veil.h"
#include "rules/salon-utf8.h"

/* The kinds of set-up lines, in the order in which they stand. */
enum {
  LINE_RECORD,
  LINE_GAME,
  LINE_EDITION,
  LINE_WORDS,
  LINE_OPTION,
  LINE_DATE,
  LINE_TITLE,
  LINE_SEAT,
  LINE_FIRST,
  LINE_WORD,
  LINE_BEGIN,
  N_LINES,
};

#define BIT(n) (1u << (n))

static bool
has_line (const ProbeReader *reader, int kind)
{
  return reader->lines & BIT (kind);
}

/* Cuts the first field off @rest and gives it; @rest becomes what stands after
 * the space, NULL when there was none.  Gives NULL when nothing is left. */
static const char *
cut (char **rest)
{
  char *field = *rest;
  char *space = field == NULL ? NULL : strchr (field, ' ');

  if (space != NULL)
    *space++ = '\0';
  *rest = space;

  return field;
}

/* Tells whether @field, which may be NULL, is @word. */
static bool
is (const char *field, const char *word)
{
  return field != NULL && strcmp (field, word) == 0;
}

/* Gives the index of @field among @n @names, or -1. */
static int
look_up (const char *field, const char *const *names, int n)
{
  for (int i = 0; i < n; i++)
    if (is (field, names[i]))
      return i;

  return -1;
}

/* Gives the seat, 0–5, that a digit names, or -1. */
static int
seat_number (char digit)
{
  return digit >= '1' && digit <= '0' + PROBE_MAX_SEATS ? digit - '1' : -1;
}

/* The same of a field that holds nothing else. */
static int
seat_field (const char *field)
{
  return field != NULL && field[0] != '\0' && field[1] == '\0' ? seat_number (field[0]) : -1;
}

static const char *
take_record (ProbeReader *reader, char *rest)
{
  return is (rest, "1") ? NULL : N_ ("This version of the record is not known.");
}

/* The other first line: “salon-veiled 1 SALT”. */
static const char *
take_veiled (ProbeReader *reader, char *rest)
{
  if (!is (cut (&rest), "1"))
    return N_ ("This version of the record is not known.");
  if (rest == NULL || !probe_salt_parse (rest, &reader->header.salt))
    return N_ ("The salt of a veiled record is 16 digits, 0–9 and a–f.");

  reader->header.veiled = true;
  return NULL;
}

static const char *
take_game (ProbeReader *reader, char *rest)
{
  return is (rest, "probe") ? NULL : N_ ("This game is not known.");
}

static const char *
take_edition (ProbeReader *reader, char *rest)
{
  const int edition = rest == NULL ? -1 : probe_edition_from_name (rest);

  if (edition < 0)
    return N_ ("This edition is not known.");

  probe_setup_init (&reader->header.setup, (ProbeEdition) edition, 0);
  return NULL;
}

static const char *
take_words (ProbeReader *reader, char *rest)
{
  static const char *const languages[] = { "en", "fr" };

  if (look_up (rest, languages, 2) < 0)
    return N_ ("This language of words is not known.");

  memcpy (reader->header.words, rest, 3);
  return NULL;
}

/* Options may stand in any order among themselves, each once.  What an option
 * means for the edition is judged here when the edition is known; when its line
 * is missing, `begin` will say so. */
static const char *
take_option (ProbeReader *reader, char *rest)
{
  static const struct {
    const char *name;
    const char *values[2];
  } options[] = {
    { "activity-cards", { "off", "on" } }, { "trays", { "1", "2" } },
    { "answers", { "table", "hand" } },    { "spelling", { "strict", "free" } },
    { "supply", { "box", "unlimited" } },
  };
  enum {
    N_OPTIONS = sizeof options / sizeof *options
  };

  ProbeSetup *setup = &reader->header.setup;
  const char *name = cut (&rest);
  int option = 0, value;

  while (option < N_OPTIONS && !is (name, options[option].name))
    option++;
  if (option == N_OPTIONS)
    return N_ ("This option is not known.");
  if (reader->options & BIT (option))
    return N_ ("This option has been given already.");
  value = look_up (rest, options[option].values, 2);
  if (value < 0)
    return N_ ("This option has no such value.");

  reader->options |= (uint8_t) BIT (option);
  switch (option)
    {
    case 0:
      setup->activity_cards = (uint8_t) value;
      break;
    case 1:
      reader->trays = (uint8_t) (1 + value);
      reader->trays_line = reader->line;
      break;
    case 2:
      if (value && has_line (reader, LINE_EDITION) && !setup->rules.answers_by_hand_possible)
        return probe_reason_text (PROBE_NO_ANSWERS_BY_HAND);
      setup->answers_by_hand = (uint8_t) value;
      break;
    case 3:
      setup->spelling_free = (uint8_t) value;
      break;
    default:
      setup->supply_unlimited = (uint8_t) value;
      break;
    }

  return NULL;
}

/* Reads a number of @digits digits that @end follows; -1 when there is none. */
static int
take_number (const char **at, int digits, char end)
{
  int number = 0;

  for (; digits > 0; digits--, (*at)++)
    {
      if (**at < '0' || **at > '9')
        return -1;
      number = number * 10 + (**at - '0');
    }
  if (**at != end)
    return -1;

  (*at)++;
  return number;
}

/* 2026-11-21T18:04:05Z, a day of the calendar; a leap second may be told. */
static bool
is_date (const char *text)
{
  static const uint8_t days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
  static const struct {
    int digits;
    char end;
  } parts[] = { { 4, '-' }, { 2, '-' }, { 2, 'T' }, { 2, ':' }, { 2, ':' }, { 2, 'Z' } };
  int part[6];
  bool leap;

  for (int i = 0; i < 6; i++)
    {
      part[i] = take_number (&text, parts[i].digits, parts[i].end);
      if (part[i] < 0)
        return false;
    }

  leap = part[0] % 4 == 0 && (part[0] % 100 != 0 || part[0] % 400 == 0);
  return *text == '\0' && part[1] >= 1 && part[1] <= 12 && part[2] >= 1
         && part[2] <= days[part[1] - 1] + (part[1] == 2 && leap) && part[3] <= 23 && part[4] <= 59 && part[5] <= 60;
}

static const char *
take_date (ProbeReader *reader, char *rest)
{
  if (rest == NULL || !is_date (rest))
    return N_ ("A date is written like 2026-11-21T18:04:05Z.");

  strcpy (reader->header.date, rest);
  return NULL;
}

/* The title is the rest of its line, whatever spaces are in it. */
static const char *
take_title (ProbeReader *reader, char *rest)
{
  if (rest == NULL || rest[0] == '\0')
    return N_ ("The title is missing.");
  if (!salon_utf8_is_printable (rest))
    return N_ ("A title holds no control characters.");

  strcpy (reader->header.title, rest);
  return NULL;
}

/* Seats stand in ascending order.  The name is the rest of the line as it is,
 * spaces at its ends included.  A seat that is left out is reported at `begin`. */
static const char *
take_seat (ProbeReader *reader, char *rest)
{
  ProbeHeader *header = &reader->header;
  const int seat = seat_field (cut (&rest));
  const int kind = look_up (cut (&rest), probe_seat_kind_names, PROBE_N_SEAT_KINDS);
  const char *name = rest == NULL ? "" : rest, *fault;

  if (seat < 0)
    return probe_reason_text (PROBE_NO_SUCH_SEAT);
  if (seat < reader->seats)
    return N_ ("The seats are to be told in order, each once.");
  if (has_line (reader, LINE_EDITION) && seat >= header->setup.rules.seats_max)
    return probe_reason_text (PROBE_TOO_MANY_SEATS);
  if (kind < 0)
    return N_ ("This kind of player is not known.");
  fault = probe_name_check (name);
  if (fault != NULL)
    return fault;

  header->kind[seat] = (uint8_t) kind;
  strcpy (header->name[seat], name);
  reader->seated |= (uint8_t) BIT (seat);
  reader->seats = (uint8_t) (seat + 1);
  return NULL;
}

/* Whether the seat has a line of its own is looked at in `begin`: if not, it is
 * that line that is missing. */
static const char *
take_first (ProbeReader *reader, char *rest)
{
  const int seat = seat_field (rest);

  if (seat < 0)
    return probe_reason_text (PROBE_NO_SUCH_SEAT);

  reader->header.setup.first = (uint8_t) seat;
  return NULL;
}

/* Judges the spelling of @row.  “Headwords only” is asked of the list, which may
 * not tell headwords from their forms: then any of its words will do. */
static const char *
judge_word (ProbeReader *reader, const ProbeRow *row)
{
  const ProbeSetup *setup = &reader->header.setup;
  char word[PROBE_SPACES + 1];

  if (setup->spelling_free || reader->judge == NULL || !has_line (reader, LINE_WORDS))
    return NULL;

  probe_row_word (row, word);
  return reader->judge (reader->judge_data, reader->header.words, word, setup->rules.headwords);
}

/* Words stand in ascending order: 1, 2, … or 1L, 1R, 2L, 2R.  What depends on the
 * edition or the list is judged when those are known; else `begin` will miss
 * them. */
static const char *
take_word (ProbeReader *reader, char *rest)
{
  ProbeSetup *setup = &reader->header.setup;
  const char *label = cut (&rest);
  int seat, tray = 0, place;
  ProbeRow *row;
  ProbeReason reason;
  char word[PROBE_SPACES + 1], plain[PROBE_SPACES + 1];

  seat = label == NULL ? -1 : seat_number (label[0]);
  if (seat < 0)
    return probe_reason_text (PROBE_NO_SUCH_SEAT);
  if (setup->trays == 2)
    {
      tray = strcmp (label + 1, "R") == 0;
      if (strcmp (label + 1, tray ? "R" : "L") != 0)
        return N_ ("With two trays a word belongs to one such as 1L or 1R.");
    }
  else if (label[1] != '\0')
    return N_ ("With one tray each a word belongs to a seat such as 1.");

  place = seat * PROBE_MAX_TRAYS + tray + 1;
  if (place <= reader->last_word)
    return N_ ("The words are to be told in order, each once.");

  if (rest == NULL)
    rest = "";
  if (reader->header.veiled)
    {
      const char *fault = probe_unveil (reader->header.salt, seat, tray, rest, plain);

      if (fault != NULL)
        return fault;
      rest = plain;
    }

  row = &setup->row[seat][tray];
  reason = probe_row_parse (rest, row);
  if (reason == PROBE_OK && has_line (reader, LINE_EDITION))
    reason = probe_row_check (setup, row);
  else if (reason == PROBE_OK && probe_row_word (row, word) < 0)
    reason = PROBE_BLANK_INSIDE;
  if (reason != PROBE_OK)
    return probe_reason_text (reason);

  reader->last_word = (uint8_t) place;
  return has_line (reader, LINE_EDITION) ? judge_word (reader, row) : NULL;
}

/* All that is missing is missed here. */
static const char *
take_begin (ProbeReader *reader, char *rest)
{
  ProbeSetup *setup = &reader->header.setup;
  ProbeReason reason;

  if (rest != NULL)
    return N_ ("Nothing may stand after “begin”.");
  if (!has_line (reader, LINE_GAME))
    return N_ ("The line that names the game is missing.");
  if (!has_line (reader, LINE_EDITION))
    return N_ ("The line that names the edition is missing.");
  if (!has_line (reader, LINE_WORDS))
    return N_ ("The line that names the language of the words is missing.");
  if (!has_line (reader, LINE_FIRST))
    return N_ ("The line that says who begins is missing.");
  if (reader->seated != BIT (setup->seats) - 1 || setup->first >= setup->seats
      || (reader->last_word - 1) / PROBE_MAX_TRAYS >= setup->seats)
    return N_ ("The line of a seat is missing.");

  reason = probe_begin (setup, &reader->state);
  if (reason != PROBE_OK)
    return probe_reason_text (reason);

  reader->begun = true;
  return NULL;
}

static const struct {
  const char *word;
  bool several;
  const char *(*take) (ProbeReader *reader, char *rest);
} setup_lines[N_LINES] = {
  [LINE_RECORD] = { "salon-record", false, take_record }, [LINE_GAME] = { "game", false, take_game },
  [LINE_EDITION] = { "edition", false, take_edition },    [LINE_WORDS] = { "words", false, take_words },
  [LINE_OPTION] = { "option", true, take_option },        [LINE_DATE] = { "date", false, take_date },
  [LINE_TITLE] = { "title", false, take_title },          [LINE_SEAT] = { "seat", true, take_seat },
  [LINE_FIRST] = { "first", false, take_first },          [LINE_WORD] = { "word", true, take_word },
  [LINE_BEGIN] = { "begin", false, take_begin },
};

/* Refuses line @line for @reason, and with it all that follows. */
static ProbeLine
refuse (ProbeReader *reader, long line, const char *reason)
{
  snprintf (reader->error, sizeof reader->error, "%s", reason);
  reader->error_line = line;
  reader->events.n = 0;
  return PROBE_LINE_ERROR;
}

/* The seats are known once a later line comes.  There are at least two, and no
 * fewer than the highest number: a seat without a line is missing, and nothing
 * else is wrong because of it.  Gives false when `option trays 2` does not go
 * with them; `option trays 1` goes with any number. */
static bool
settle_seats (ProbeReader *reader)
{
  ProbeSetup *setup = &reader->header.setup;

  setup->seats = reader->seats < 2 ? 2 : reader->seats;
  setup->trays = setup->seats == 2 && reader->trays != 1 ? 2 : 1;

  return reader->trays != 2 || setup->seats == 2;
}

/* A line before `begin`.  The kinds of lines stand in their order; one that comes
 * too late or twice is refused where it stands. */
static ProbeLine
take_setup_line (ProbeReader *reader, char *text)
{
  char *rest = text;
  const char *word = cut (&rest);
  const bool veiled = is (word, "salon-veiled");
  const char *fault;
  int kind = 0;

  while (kind < N_LINES && !veiled && !is (word, setup_lines[kind].word))
    kind++;
  if (kind != LINE_RECORD && !has_line (reader, LINE_RECORD))
    return refuse (reader, reader->line, N_ ("This is not a record: the first line is “salon-record 1”."));
  if (kind == N_LINES)
    return refuse (reader, reader->line, N_ ("This line is not known."));
  if (has_line (reader, kind) && !setup_lines[kind].several)
    return refuse (reader, reader->line, N_ ("Such a line has been given already."));
  if (reader->lines >> kind > 1)
    return refuse (reader, reader->line, N_ ("This line comes too late."));

  if (kind > LINE_SEAT && reader->lines < BIT (LINE_SEAT + 1) && !settle_seats (reader))
    return refuse (reader, reader->trays_line, probe_reason_text (PROBE_TRAYS_NEED_TWO_SEATS));
  fault = veiled ? take_veiled (reader, rest) : setup_lines[kind].take (reader, rest);
  if (fault != NULL)
    return refuse (reader, reader->line, fault);

  reader->lines |= (uint16_t) BIT (kind);
  return reader->begun ? PROBE_LINE_BEGIN : PROBE_LINE_SETUP;
}

static ProbeLine
take_move (ProbeReader *reader, const char *text)
{
  const char *fault = probe_move_parse (text, reader->header.setup.trays, &reader->move);
  ProbeReason reason;

  if (fault != NULL)
    return refuse (reader, reader->line, fault);
  reason = probe_apply (&reader->state, &reader->move, &reader->events);
  if (reason != PROBE_OK)
    return refuse (reader, reader->line, probe_reason_text (reason));

  return PROBE_LINE_MOVE;
}

/* Makes @reader ready for the first line of a record.  @judge is asked for the
 * words of a game with strict spelling, with @data; when it is NULL every word
 * is believed. */
void
probe_reader_init (ProbeReader *reader, ProbeJudge judge, void *data)
{
  memset (reader, 0, sizeof *reader);
  reader->judge = judge;
  reader->judge_data = data;
}

/* Takes the next line, @n bytes without LF; any bytes will do.  A longer line than
 * PROBE_LINE_MAX is refused without looking beyond, so that of such a line only
 * the beginning need be given.  A CR is a byte like any other, and so is a byte
 * order mark: it makes the first line another one (record.md, Reading one). */
ProbeLine
probe_reader_line (ProbeReader *reader, const char *bytes, size_t n)
{
  char text[PROBE_LINE_MAX + 1];

  if (reader->error_line != 0)
    return PROBE_LINE_ERROR;

  reader->line++;
  reader->events.n = 0;
  if (reader->line > PROBE_RECORD_LINES)
    return refuse (reader, reader->line, N_ ("The record has more than 2,000,000 lines."));
  if (n > PROBE_LINE_MAX)
    return refuse (reader, reader->line, N_ ("The line is longer than 1,024 bytes."));
  if (n > 0 && memchr (bytes, '\0', n) != NULL)
    return refuse (reader, reader->line, N_ ("A NUL byte stands in the line."));
  if (!salon_utf8_is_valid (bytes, n))
    return refuse (reader, reader->line, N_ ("The line is not UTF-8."));
  if (n == 0 || bytes[0] == '#')
    return PROBE_LINE_SKIPPED;

  memcpy (text, bytes, n);
  text[n] = '\0';
  return reader->begun ? take_move (reader, text) : take_setup_line (reader, text);
}

/* To be called after the last line.  Tells whether all of it is a record of a game
 * that has begun; it need not be over.  What ends before `begin` is faulty in the
 * line after its last. */
bool
probe_reader_end (ProbeReader *reader)
{
  if (reader->error_line == 0 && !reader->begun)
    refuse (reader, reader->line + 1, N_ ("The record ends before the game begins."));

  return reader->error_line == 0;
}
