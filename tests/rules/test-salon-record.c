/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The reader and the writer that games share, tested with a made-up game; and the text, the
 * numbers, the generator and the veil that records are made of. */

#include <stdio.h>
#include <string.h>

#include "rules/salon-random.h"
#include "rules/salon-veil.h"
#include "tally-record.h"
#include "tap.h"

typedef struct {
  SalonReader reader;
  TallyRecord record;
  SalonLine end;
  char printed[SALON_PRINT_SIZE];
} Reading;

/* Reads @text as replay does. */
static void
read_text (Reading *reading, const char *text)
{
  const char *end = text + strlen (text);
  SalonText out;
  SalonLine kind;

  memset (reading, 0, sizeof *reading);
  salon_text_init (&out, reading->printed, sizeof reading->printed);
  salon_reader_init (&reading->reader, tally_record_find, &reading->record);
  while (text < end)
    {
      text = salon_reader_next (&reading->reader, text, end, &kind);
      if (kind == SALON_LINE_BEGIN || kind == SALON_LINE_MOVE)
        tally_rules.print (&reading->record, kind, &out);
    }
  reading->end = salon_reader_end (&reading->reader);
  if (reading->end == SALON_LINE_END)
    tally_rules.print (&reading->record, SALON_LINE_END, &out);
}

#define OPENING "salon-record 1\ngame tally\n"
#define ADA     "seat 1 human Ada\n"
#define BEGIN   "secret hush\nbegin\n"

/* Every correct record, and every faulty line. */
static const struct {
  const char *name;
  const char *text;
  long fault;       /* the faulty line, or 0 */
  const char *says; /* the reason, or what is printed */
} cases[] = {
  { "one seat alone", OPENING ADA BEGIN "1 add 5\n", 0, "from 0\n5\nin all 5\n" },
  { "a game that has only begun", OPENING ADA BEGIN, 0, "from 0\nin all 0\n" },
  { "options in any order", OPENING "option front 2 0\noption goal 9\noption front 1 7\n" ADA BEGIN, 0,
    "from 7\nin all 7\n" },
  { "an option’s word", OPENING "option goal none\n" ADA BEGIN, 0, "from 0\nin all 0\n" },
  { "the largest number", OPENING "option goal 18446744073709551615\n" ADA BEGIN, 0, "from 0\nin all 0\n" },
  { "lines of one place alternate", OPENING ADA "member 1\nmember 1\nseat 2 robot B\n", 6,
    "kind of player is not known" },
  { "members behind their seats", OPENING ADA "member 1\nseat 2 human B\nmember 2\n" BEGIN, 0, "from 0\nin all 0\n" },
  { "lines that are no seat’s move", OPENING ADA BEGIN "pause\n# a comment\n\nresume\n1 add 2\n", 0,
    "from 0\n0\n0\n2\nin all 2\n" },
  { "date and title", OPENING "date 2026-11-21T18:04:05Z\ntitle A  B\n" ADA BEGIN, 0, "from 0\nin all 0\n" },

  { "another first line", "game tally\n", 1, "first line" },
  { "another game", "salon-record 1\ngame probe\n", 2, "This game is not known." },
  { "no game", "salon-record 1\n" ADA, 2, "names the game is missing" },
  { "no game, behind a comment", "# one\nsalon-record 1\n# three\n\nbegin\n", 5, "names the game is missing" },
  { "the first line twice", "salon-record 1\nsalon-record 1\n", 2, "already" },
  { "another first line as the second", "salon-record 1\nsalon-veiled 1 0123456789abcdef\n", 2, "already" },
  { "the game twice", OPENING "game tally\n", 3, "already" },
  { "the first line after the game", OPENING "salon-veiled 1 0123456789abcdef\n", 3, "already" },
  { "a line of another game", OPENING "edition parker-1964\n", 3, "line is not known" },
  { "a move too early", OPENING ADA "1 add 5\n", 4, "line is not known" },
  { "a line too late", OPENING ADA "title T\n", 4, "too late" },
  { "a line twice", OPENING "title T\ntitle T\n", 4, "already" },
  { "a member before any seat", OPENING "member 1\n", 3, "behind the seat" },
  { "a member of an earlier seat", OPENING ADA "seat 2 human B\nmember 1\n", 5, "behind the seat" },
  { "a seat after its place is closed", OPENING ADA "secret hush\nseat 2 human B\n", 5, "too late" },

  { "another option", OPENING "option colour 1\n", 3, "option is not known" },
  { "half of an option’s name", OPENING "option front 5\n", 3, "option is not known" },
  { "more than an option’s name", OPENING "option goals 5\n", 3, "option is not known" },
  { "a third front", OPENING "option front 3 5\n", 3, "option is not known" },
  { "an option twice", OPENING "option front 1 5\noption front 1 5\n", 4, "already" },
  { "no value", OPENING "option front 1\n", 3, "no such value" },
  { "an empty value", OPENING "option front 1 \n", 3, "no such value" },
  { "a sign", OPENING "option front 1 +5\n", 3, "no such value" },
  { "a zero in front", OPENING "option front 1 05\n", 3, "no such value" },
  { "a number too large", OPENING "option front 1 1001\n", 3, "no such value" },
  { "a number too small", OPENING "option goal 1\n", 3, "no such value" },
  { "a number of 64 bits and one", OPENING "option goal 18446744073709551616\n", 3, "no such value" },
  { "another word", OPENING "option goal never\n", 3, "no such value" },
  { "two values", OPENING "option front 1 5 6\n", 3, "no such value" },
  { "a value that the game refuses", OPENING "option goal 13\n", 3, "no such number" },

  { "a seat beyond the game’s", OPENING "seat 4 human Ada\n", 3, "Nobody sits there" },
  { "seat 0", OPENING "seat 0 human Ada\n", 3, "Nobody sits there" },
  { "no seat at all", OPENING BEGIN, 4, "seat is missing" },
  { "a seat left out", OPENING "seat 2 human B\n" BEGIN, 5, "seat is missing" },
  { "what must not be missing", OPENING ADA "begin\n", 4, "secret is missing" },
  { "a fault of an earlier line", OPENING "title T\n", 4, "before the game begins" },
  { "a fault that is laid on an earlier line",
    OPENING "option front 1 1\noption front 2 2\n" ADA "seat 2 human B\nseat 3 human C\n" BEGIN, 4, "no second front" },
  { "the same fault, of begin", OPENING "option front 2 2\n" ADA "seat 2 human B\nseat 3 human C\nbegin\n", 3,
    "no second front" },
  { "something after begin", OPENING ADA "secret hush\nbegin now\n", 5, "Nothing may follow" },
  { "what the game refuses at begin", OPENING "option goal 7\n" ADA BEGIN, 6, "with this goal" },
  { "it ends before begin", OPENING ADA, 4, "before the game begins" },
  { "it ends where the game does not let it", OPENING ADA BEGIN "1 add 1\npause\n", 8, "The game is paused." },
  { "a move that is none", OPENING ADA BEGIN "1 add 1\n1 add 101\n", 7, "no move" },
  { "a move of a seat that no game has", OPENING ADA BEGIN "4 add 1\n", 6, "no move" },

  { "a salt that is none", "salon-veiled 1 0123456789abcdeF\n", 1, "salt" },
  { "a veil without a salt", "salon-veiled 1\n", 1, "salt" },
  { "a veil of another version", "salon-veiled 2 0123456789abcdef\n", 1, "version" },
  { "a secret in clear under a veil", "salon-veiled 1 0123456789abcdef\ngame tally\n" ADA "secret hush\n", 4,
    "no veiled secret" },
};

static void
test_cases (void)
{
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      Reading reading;
      const char *found;

      read_text (&reading, cases[i].text);
      found = cases[i].fault == 0 ? reading.printed : reading.reader.error;
      if (!tap_ok (reading.reader.error_line == cases[i].fault && strstr (found, cases[i].says) != NULL
                     && (reading.end == SALON_LINE_END) == (cases[i].fault == 0),
                   "%s", cases[i].name))
        printf ("# found line %ld, %s\n", reading.reader.error_line, found);
    }
}

/* A record that is read and written again is the same, in clear and veiled. */
static void
test_writer (void)
{
  static const char text[] = OPENING "option goal none\noption front 1 0\ndate 2026-11-21T18:04:05Z\ntitle A  B\n" ADA
                                     "member 1\nseat 2 computer-easy B\n" BEGIN;
  char again[1024], veiled[1024];
  Reading reading, unveiled;
  SalonHeader *header = &reading.record.header.salon;
  size_t n;

  read_text (&reading, text);
  n = salon_header_write (&tally_rules, header, again, sizeof again);
  tap_ok (n == strlen (text) && strcmp (again, text) == 0, "the same text is written");
  tap_ok (reading.record.closed == 1, "the seats are closed once");

  header->veiled = true;
  header->salt = 0x0123456789abcdef;
  salon_header_write (&tally_rules, header, veiled, sizeof veiled);
  tap_ok (strstr (veiled, "hush") == NULL, "no secret stands under a veil");
  read_text (&unveiled, veiled);
  tap_ok (unveiled.reader.error_line == 0 && strcmp (unveiled.record.header.secret, "hush") == 0
            && unveiled.record.header.salon.salt == header->salt,
          "the veil is taken away");
  salon_header_write (&tally_rules, &unveiled.record.header.salon, again, sizeof again);
  tap_ok (strcmp (again, veiled) == 0, "the veiled record is the same again");

  header->veiled = false;
  n = salon_setup_write (&tally_rules, header, again, sizeof again);
  tap_ok (n == strlen (text) - strlen ("begin\n") && strncmp (again, text, n) == 0 && strlen (again) == n,
          "a set-up is the same without begin");
  reading.record.header.secret[0] = '\0';
  salon_header_write (&tally_rules, header, again, sizeof again);
  tap_ok (strstr (again, "begin") == NULL && strncmp (again, text, strlen (again)) == 0,
          "what is still to come is left out, and begin");
}

/* Whether a newer Salon may know what the reader does not. */
static void
test_unknown (void)
{
  static const struct {
    const char *text;
    bool unknown;
  } table[] = {
    { "salon-record 2\n", true },
    { "salon-record 18446744073709551616\n", true },
    { "salon-record 10 and more\n", true },
    { "salon-veiled 2 0123456789abcdef\n", true },
    { "salon-veiled 9\n", true },
    { "salon-record 1\ngame probe\n", true },
    { "salon-record 1\ngame probe-2 and more\n", true },
    { OPENING "weather\n", true },
    { OPENING "option colour red\n", true },
    { OPENING "option goal never\n", true },
    { OPENING "option goal 1\n", true },
    { OPENING "option front 1 1001\n", true },
    { OPENING "seat 1 robot Ada\n", true },
    { OPENING "seat 1 robot\n", true },
    { OPENING ADA BEGIN "1 subtract 2\n", true },

    { "", false },
    { "salon-record\n", false },
    { "salon-record 0\n", false },
    { "salon-record 02\n", false },
    { "salon-record 1 2\n", false },
    { "salon-record 2x\n", false },
    { "salon-record 222222222222222222222222222222222\n", false },
    { "salon-veiled 1 0123456789abcdeg\n", false },
    { "salon-paper 1\n", false },
    { "salon-record 1\nweather rain\n", false },
    { "salon-record 1\ngame\n", false },
    { "salon-record 1\ngame Tally\n", false },
    { "salon-record 1\ngame 2tally\n", false },
    { "salon-record 1\ngame aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n", false },
    { OPENING "Weather\n", false },
    { OPENING "1 add 5\n", false },
    { OPENING "option  goal 9\n", false },
    { OPENING "option goal\n", false },
    { OPENING "option front 1 +5\n", false },
    { OPENING "seat 4 robot Ada\n", false },
    { OPENING "seat 1 Robot Ada\n", false },
    { OPENING "title T\ntitle T\n", false },
    { OPENING ADA BEGIN "1 subtract\x01 2\n", false },
    { OPENING ADA BEGIN "1 add 101\n", false },
    { OPENING ADA BEGIN "1\n", false },
  };

  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    {
      Reading reading;

      read_text (&reading, table[i].text);
      tap_ok (reading.reader.error_line > 0 && reading.reader.unknown == table[i].unknown, "%s: %s",
              reading.reader.error, table[i].unknown ? "not known" : "damaged");
    }
}

/* A reader knows nothing of a game but by its name. */
static void
test_game (void)
{
  TallyRecord record = { .total = 5 };
  SalonReader reader;

  salon_reader_init (&reader, tally_record_find, &record);
  salon_reader_line (&reader, "salon-record 1", 14);
  tap_ok (reader.record.rules == NULL && record.total == 5, "no game before its line");
  salon_reader_line (&reader, "game tally", 10);
  tap_ok (reader.record.rules == &tally_rules && reader.record.game == &record && record.total == 0,
          "the line names the game");
}

static void
test_text (void)
{
  char text[8] = "xxxxxxx";
  SalonText out;

  salon_text_init (&out, text, sizeof text);
  tap_ok (text[0] == '\0' && out.used == 0, "an empty text");
  salon_text_put (&out, "ab");
  salon_text_put_number (&out, -12);
  tap_ok (strcmp (text, "ab-12") == 0 && out.used == 5, "text and a number");
  salon_text_format (&out, "%d%s", 34, "xyz");
  tap_ok (strcmp (text, "ab-1234") == 0 && out.used == 10, "what finds no room is counted");
  salon_text_put_line (&out, "c", "d");
  salon_text_format (&out, "%d", 5);
  tap_ok (strcmp (text, "ab-1234") == 0 && out.used == 14, "and all that follows");

  salon_text_init (&out, NULL, 0);
  salon_text_put_number (&out, INT64_MIN);
  salon_text_format (&out, "%d", 5);
  tap_ok (out.used == strlen ("-9223372036854775808") + 1, "no room at all");
}

/* wedges-rules.md 3.3 has this order of ten cards in two boxes. */
static void
test_random (void)
{
  int box[2][5] = { { 1, 3, 5, 7, 9 }, { 2, 4, 6, 8, 10 } };
  static const int shuffled[2][5] = { { 5, 3, 9, 7, 1 }, { 6, 10, 8, 2, 4 } };
  uint64_t state = 1, again = 1;
  bool same = true;

  for (int b = 0; b < 2; b++)
    for (int i = 4; i > 0; i--)
      {
        const int j = (int) (salon_random_next (&state) % (uint64_t) (i + 1)), card = box[b][i];

        box[b][i] = box[b][j];
        box[b][j] = card;
      }
  tap_ok (memcmp (box, shuffled, sizeof box) == 0, "ten cards, shuffled with 1");

  for (uint64_t n = 0; n < 8; n++)
    same = same && salon_random_at (1, n) == salon_random_next (&again);
  tap_ok (same, "any output by its number");
}

static void
test_veil (void)
{
  char text[SALON_VEIL_DIGITS (26) + 1], secret[27];

  salon_veil (0x0123456789abcdef, 0, "..ROCKET", 12, text);
  tap_ok (strcmp (text, "3b546a48e7c4efc9d573529b79bf6cd4") == 0, "the example of doc/veiled-record.md, at place 0");
  salon_veil (0x0123456789abcdef, 3, ".JAZZ..", 12, text);
  tap_ok (strcmp (text, "96b61a4a3a5ea2058931545fb36cf00a") == 0, "the example of doc/veiled-record.md, at place 3");

  salon_veil (7, 1000000, "ABC", 26, text);
  tap_ok (strlen (text) == 60 && salon_unveil (7, 1000000, text, 26, secret) == SALON_UNVEILED
            && strcmp (secret, "ABC") == 0,
          "a secret of any size at any place");
  tap_ok (salon_unveil (7, 999999, text, 26, secret) == SALON_UNVEIL_NOT_HERE, "a secret of another place");
  tap_ok (salon_unveil (8, 1000000, text, 26, secret) == SALON_UNVEIL_NOT_HERE, "a secret of another salt");
  tap_ok (salon_unveil (7, 1000000, text + 1, 26, secret) == SALON_UNVEIL_NO_DIGITS, "a digit too few");
  text[5] = 'F';
  tap_ok (salon_unveil (7, 1000000, text, 26, secret) == SALON_UNVEIL_NO_DIGITS, "a digit that is none");
  salon_veil (7, 0, "ABCDEFGHIJKLMNOPQRSTUVWXYZ", 26, text);
  tap_ok (salon_unveil (7, 0, text, 26, secret) == SALON_UNVEILED && strcmp (secret, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == 0,
          "a secret without padding");
}

int
main (void)
{
  test_cases ();
  test_writer ();
  test_unknown ();
  test_game ();
  test_text ();
  test_random ();
  test_veil ();

  return tap_done ();
}
