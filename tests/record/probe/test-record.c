/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The reader and the writer of records: every refusal of record.md with its line; records that
 * were written are read again. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record-cases.h"
#include "rules/probe/probe-record.h"
#include "rules/salon-utf8.h"
#include "tap.h"

/* What the test's own word list has against a word, or NULL. */
static const char *
fault_of (const char *language, const char *word, bool headwords)
{
  static const char *const words[] = { "A", "ABLE", "JAZZ", "KAYAK", "ROCKET", "TREASURER", "JAZZZ" };

  if (strcmp (language, "en") != 0)
    return "There is no list of the test’s for this language.";
  if (strcmp (word, "KAYAKS") == 0)
    return headwords ? "This is no headword." : NULL;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (strcmp (word, words[i]) == 0)
      return NULL;

  return "The word is not in the test’s list.";
}

static SalonVerdict
judge (void *data, const char *language, const char *word, bool headwords, const char **reason)
{
  int *asked = data;

  (*asked)++;
  *reason = fault_of (language, word, headwords);
  return *reason == NULL ? SALON_WORD_GOOD : SALON_WORD_REFUSED;
}

typedef struct {
  ProbeReader reader;
  int moves;
  int asked; /* the judge */
  bool good;
} Reading;

/* Reads @n bytes as a record. */
static void
read_record (Reading *reading, const char *bytes, size_t n)
{
  const char *end = bytes + n;

  memset (reading, 0, sizeof *reading);
  probe_reader_init (&reading->reader, judge, &reading->asked);
  while (bytes < end)
    {
      SalonLine kind;

      bytes = salon_reader_next (&reading->reader.lines, bytes, end, &kind);
      reading->moves += kind == SALON_LINE_MOVE;
    }
  reading->good = salon_reader_end (&reading->reader.lines) == SALON_LINE_END;
}

typedef struct {
  char bytes[8192];
  size_t n;
} Text;

static void
append (Text *text, const char *bytes, size_t n)
{
  if (text->n + n > sizeof text->bytes)
    abort ();
  memcpy (text->bytes + text->n, bytes, n);
  text->n += n;
}

/* Makes the changed record of @test. */
static void
change_record (Text *text, const RecordCase *test)
{
  const char *line = record_bases[test->base];
  bool done = test->change == CHANGE_NOTHING;
  int number = 1;

  text->n = 0;
  for (; *line != '\0'; line = strchr (line, '\n') + 1, number++)
    {
      const bool here = number == test->at;

      done |= here;
      if (here && test->change == CHANGE_CUT)
        return;
      if (here && (test->change == CHANGE_INSERT || test->change == CHANGE_REPLACE))
        {
          append (text, test->text, test->length);
          append (text, "\n", 1);
        }
      if (!here || test->change == CHANGE_INSERT || test->change == CHANGE_NOTHING)
        append (text, line, (size_t) (strchr (line, '\n') + 1 - line));
    }
  if (!done && test->change == CHANGE_INSERT && number == test->at)
    {
      append (text, test->text, test->length);
      append (text, "\n", 1);
    }
  else if (!done)
    abort ();
}

static void
test_cases (void)
{
  for (size_t i = 0; i < n_record_cases; i++)
    {
      const RecordCase *test = &record_cases[i];
      Reading reading;
      Text text;

      change_record (&text, test);
      read_record (&reading, text.bytes, text.n);
      if (!tap_ok (reading.good == (test->fault == 0) && reading.reader.lines.error_line == test->fault
                     && strstr (reading.reader.lines.error, test->says) != NULL,
                   "%s", test->name))
        printf ("# expected %ld (%s), found %ld (%s)\n", test->fault, test->says, reading.reader.lines.error_line,
                reading.reader.lines.error);
    }
}

/* Lines of 1,024 bytes are read, of 1,025 refused, in comments as well. */
static void
test_long_lines (void)
{
  static const char *const places[] = { "#", "title " };

  for (size_t i = 0; i < sizeof places / sizeof *places; i++)
    for (size_t length = SALON_LINE_MAX; length <= SALON_LINE_MAX + 1; length++)
      {
        char line[SALON_LINE_MAX + 1];
        const RecordCase test = {
          .base = BASE_1982,
          .change = CHANGE_INSERT,
          .at = 6,
          .text = line,
          .length = length,
        };
        Reading reading;
        Text text;

        memset (line, 'x', sizeof line);
        memcpy (line, places[i], strlen (places[i]));
        change_record (&text, &test);
        read_record (&reading, text.bytes, text.n);
        tap_ok (reading.reader.lines.error_line == (length > SALON_LINE_MAX ? 6 : 0), "a line “%s…” of %zu bytes",
                places[i], length);
      }
}

static void
test_endings (void)
{
  Reading reading;
  const char *example = record_bases[BASE_1964];
  const char *spaced = "salon-record 1\ngame probe\nfirst 1\nword 1L RO.CKET";
  const size_t n = strlen (example);
  ProbeReader twice;

  read_record (&reading, example, n - 1);
  tap_ok (reading.good && reading.moves == 3, "the last line may lack its LF");
  tap_ok (probe_score (&reading.reader.record.state, 0) == 15
            && probe_hidden_of (&reading.reader.record.state, 1) == 11,
          "the example is replayed");
  tap_ok (reading.asked == 4, "the list is asked for each word");
  tap_ok (strcmp (reading.reader.record.header.salon.title, "Sunday game") == 0
            && strcmp (reading.reader.record.header.salon.date, "2026-11-21T18:04:05Z") == 0
            && strcmp (reading.reader.record.header.words, "en") == 0
            && strcmp (reading.reader.record.header.salon.name[1], "Hugo") == 0
            && reading.reader.record.header.salon.kind[1] == SALON_COMPUTER_HARD,
          "the header has all that people care about");

  read_record (&reading, record_bases[BASE_1982], strlen (record_bases[BASE_1982]));
  tap_ok (reading.asked == 0, "no list is asked in free spelling");
  tap_ok (reading.reader.record.header.setup.supply_unlimited && reading.reader.record.header.setup.trays == 1
            && reading.reader.record.header.setup.activity_cards && reading.reader.record.header.setup.first == 1,
          "the defaults of 1982");

  read_record (&reading, "", 0);
  tap_ok (reading.reader.lines.error_line == 1, "an empty record is faulty in line 1");
  read_record (&reading, "\n\n", 2);
  tap_ok (reading.reader.lines.error_line == 3, "empty lines are counted");
  read_record (&reading, "salon-record 1", 14);
  tap_ok (reading.reader.lines.error_line == 2, "it ends after its first line");

  probe_reader_init (&twice, NULL, NULL);
  salon_reader_line (&twice.lines, "nonsense", 8);
  tap_ok (salon_reader_line (&twice.lines, "salon-record 1", 14) == SALON_LINE_ERROR && twice.lines.error_line == 1
            && salon_reader_end (&twice.lines) != SALON_LINE_END && twice.lines.error_line == 1,
          "nothing is read after a fault");

  read_record (&reading, spaced, strlen (spaced));
  tap_ok (reading.reader.lines.error_line == 4 && strstr (reading.reader.lines.error, "never inside") != NULL,
          "a blank inside a word is wrong in every edition");

  probe_reader_init (&twice, NULL, NULL);
  for (const char *line = example; *line != '\0'; line = strchr (line, '\n') + 1)
    salon_reader_line (&twice.lines, line, strcspn (line, "\n"));
  tap_ok (salon_reader_end (&twice.lines) == SALON_LINE_END, "without a list every word is believed");
}

/* Checks that a text which is read and written gives the same bytes and the same game. */
static bool
same_again (const char *text)
{
  char again[PROBE_HEADER_TEXT];
  Reading reading;

  read_record (&reading, text, strlen (text));
  return reading.good && probe_header_write (&reading.reader.record.header, again, sizeof again) == strlen (text)
         && strcmp (again, text) == 0;
}

static void
lay (ProbeHeader *header, int seat, int tray, const char *row)
{
  if (probe_row_parse (row, &header->setup.row[seat][tray]) != PROBE_OK)
    abort ();
}

static void
test_writer (void)
{
  char text[PROBE_HEADER_TEXT], small[64], name[SALON_NAME_SIZE];
  ProbeHeader header;
  Reading reading;
  size_t n;

  probe_header_init (&header, PROBE_PARKER_1964, 2);
  probe_header_write (&header, text, sizeof text);
  tap_ok (strcmp (text, "salon-record 1\n"
                        "game probe\n"
                        "edition parker-1964\n"
                        "words en\n"
                        "option activity-cards on\n"
                        "option trays 2\n"
                        "option answers table\n"
                        "option spelling strict\n"
                        "option supply box\n"
                        "seat 1 human 1\n"
                        "seat 2 human 2\n"
                        "first 1\n")
            == 0,
          "a header without words is written without begin");
  lay (&header, 1, 0, "KAYAK");
  lay (&header, 0, 0, "..ROCKET");
  probe_header_write (&header, text, sizeof text);
  tap_ok (strstr (text, "first 1\nword 1L ..ROCKET\nword 2L KAYAK\n") != NULL && strstr (text, "begin") == NULL,
          "the words laid so far");
  read_record (&reading, text, strlen (text));
  tap_ok (!reading.good && reading.reader.lines.error_line == 15
            && memcmp (&reading.reader.record.header.setup, &header.setup, sizeof header.setup) == 0,
          "the words laid so far are read again");

  lay (&header, 0, 1, "TREASURER.");
  lay (&header, 1, 1, ".JAZZ..");
  strcpy (header.salon.date, "2026-11-21T18:04:05Z");
  strcpy (header.salon.title, "Sunday game");
  strcpy (header.salon.name[0], "Ada");
  strcpy (header.salon.name[1], "Hugo");
  header.salon.kind[1] = SALON_COMPUTER_HARD;
  n = probe_header_write (&header, text, sizeof text);
  tap_ok (strncmp (text, record_bases[BASE_1964], n) == 0 && strlen (text) == n
            && strcmp (record_bases[BASE_1964] + n, "1 draw times-3\n1 ask 2 K\n2 show L1\n") == 0,
          "the example of the specification is written");
  tap_ok (same_again (text), "two trays are the same again");

  memset (small, 'x', sizeof small);
  tap_ok (probe_header_write (&header, small, 20) == n && small[19] == '\0' && small[20] == 'x'
            && memcmp (small, text, 19) == 0,
          "too little room is not overrun");
  tap_ok (probe_header_write (&header, NULL, 0) == n, "no room at all gives the length");

  header.setup.trays = 1;
  header.setup.answers_by_hand = true;
  header.setup.spelling_free = true;
  header.setup.supply_unlimited = true;
  header.setup.activity_cards = false;
  header.setup.first = 1;
  header.aid = true;
  probe_header_write (&header, text, sizeof text);
  tap_ok (same_again (text)
            && strstr (text, "option trays 1\noption answers hand\noption spelling free\n"
                             "option supply unlimited\noption aid letters\n")
                 != NULL,
          "one tray and every option");

  probe_header_init (&header, PROBE_PARKER_1982, 4);
  memset (header.salon.title, 't', sizeof header.salon.title - 1);
  memset (name, 0, sizeof name);
  for (int i = 0; i < SALON_NAME_CHARACTERS; i++)
    memcpy (name + 4 * i, "\xf4\x8f\xbf\xbf", 4);
  for (int seat = 0; seat < 4; seat++)
    {
      memcpy (header.salon.name[seat], name, sizeof name);
      header.salon.kind[seat] = SALON_COMPUTER_MEDIUM;
      lay (&header, seat, 0, "....ROCKET.");
    }
  n = probe_header_write (&header, text, sizeof text);
  tap_ok (n < sizeof text && same_again (text) && strstr (text, "trays") == NULL,
          "four seats, the longest names and title");

  probe_header_init (&header, PROBE_MIRO_1967, 6);
  for (int seat = 0; seat < 6; seat++)
    lay (&header, seat, 0, "ROCKET......");
  header.setup.first = 5;
  probe_header_write (&header, text, sizeof text);
  tap_ok (same_again (text), "six seats");
}

static void
test_utf8 (void)
{
  static const struct {
    const char *text;
    uint32_t character; /* 0: refused */
  } cases[] = {
    { "A", 'A' },
    { "\x7f", 0x7f },
    { "\xc2\x80", 0x80 },
    { "\xdf\xbf", 0x7ff },
    { "\xe0\xa0\x80", 0x800 },
    { "\xed\x9f\xbf", 0xd7ff },
    { "\xee\x80\x80", 0xe000 },
    { "\xef\xbf\xbf", 0xffff },
    { "\xf0\x90\x80\x80", 0x10000 },
    { "\xf4\x8f\xbf\xbf", 0x10ffff },
    { "", 0 },
    { "\x80", 0 },
    { "\xc1\xbf", 0 },
    { "\xc3", 0 },
    { "\xc3(", 0 },
    { "\xe0\x9f\xbf", 0 },
    { "\xe2\x82", 0 },
    { "\xed\xa0\x80", 0 },
    { "\xed\xbf\xbf", 0 },
    { "\xf0\x8f\xbf\xbf", 0 },
    { "\xf4\x90\x80\x80", 0 },
    { "\xf5\x80\x80\x80", 0 },
    { "\xfe", 0 },
    { "\xff", 0 },
  };

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      uint32_t character = 0;
      const size_t length = salon_utf8_decode (cases[i].text, strlen (cases[i].text), &character);

      tap_ok (length == (cases[i].character ? strlen (cases[i].text) : 0) && character == cases[i].character,
              "UTF-8 of %s U+%04X", cases[i].character ? "character" : "nothing,", (unsigned) cases[i].character);
    }
  tap_ok (salon_name_check ("Ada") == NULL && salon_name_check ("") != NULL && salon_name_check ("\n") != NULL
            && salon_name_check ("\xff") != NULL && salon_name_check (" ") == NULL,
          "names are checked");
}

int
main (void)
{
  test_cases ();
  test_long_lines ();
  test_endings ();
  test_writer ();
  test_utf8 ();

  return tap_done ();
}
