/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes under a veil (doc/veiled-record.md): as a veiled word, as a salt, and as
 * the cards of a word whose veil and check are right, which chance would never find.
 * A word that is not refused may be laid and has only this one veiled form. */

#include <string.h>

#include "fuzz-bytes.h"
#include "fuzz-target.h"
#include "rules/probe/probe-record.h"
#include "rules/probe/probe-veil.h"

static void
try_text (const char *text, uint64_t salt, int seat, int tray)
{
  char row[PROBE_SPACES + 1], again[PROBE_VEIL_DIGITS + 1];
  ProbeRow cards = { .n = 0 };
  uint64_t read;

  if (probe_unveil (salt, seat, tray, text, row) == NULL)
    {
      cards.n = (uint8_t) strlen (row);
      memcpy (cards.card, row, cards.n);
      probe_veil (salt, seat, tray, &cards, again);
      REQUIRE (strcmp (text, again) == 0);
    }
  if (salon_salt_parse (text, &read))
    {
      salon_salt_format (read, again);
      REQUIRE (strcmp (text, again) == 0);
    }
}

static SalonLine
give (ProbeReader *reader, const char *line)
{
  return salon_reader_line (&reader->lines, line, strlen (line));
}

/* A game for two whose words are @rows, veiled as they should be, whatever they are. */
static void
try_rows (const ProbeRow rows[2][2], uint64_t salt)
{
  static const char *const lines[] = {
    "game probe",       "edition parker-1964", "words en", "option spelling free",
    "seat 1 human Ada", "seat 2 human Hugo",   "first 1",
  };
  static ProbeReader reader;
  char salted[SALON_SALT_DIGITS + 1], veiled[PROBE_VEIL_DIGITS + 1], line[80];
  bool good = true;

  probe_reader_init (&reader, NULL, NULL);
  salon_salt_format (salt, salted);
  snprintf (line, sizeof line, "salon-veiled 1 %s", salted);
  REQUIRE (give (&reader, line) == SALON_LINE_SETUP);
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
    REQUIRE (give (&reader, lines[i]) == SALON_LINE_SETUP);

  for (int seat = 0; seat < 2 && good; seat++)
    for (int tray = 0; tray < 2 && good; tray++)
      {
        probe_veil (salt, seat, tray, &rows[seat][tray], veiled);
        snprintf (line, sizeof line, "word %d%c %s", seat + 1, "LR"[tray], veiled);
        good = give (&reader, line) == SALON_LINE_SETUP;
        if (good)
          REQUIRE (probe_row_check (&reader.record.header.setup, &reader.record.header.setup.row[seat][tray])
                   == PROBE_OK);
        else
          REQUIRE (reader.lines.error[0] != '\0' && reader.lines.error_line == reader.lines.line);
      }
  REQUIRE (!good || give (&reader, "begin") == SALON_LINE_BEGIN);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  Bytes bytes = { data, data + size };
  ProbeRow rows[2][2];
  uint64_t salt = 0;
  char *text;

  for (int i = 0; i < 8; i++)
    salt = salt << 8 | (uint64_t) bytes_take (&bytes);

  text = malloc (size + 1);
  REQUIRE (text != NULL);
  memcpy (text, bytes.at, (size_t) (bytes.end - bytes.at));
  text[bytes.end - bytes.at] = '\0';
  try_text (text, salt, size % PROBE_MAX_SEATS, size % PROBE_MAX_TRAYS);
  free (text);

  for (int i = 0; i < 4; i++)
    {
      ProbeRow *row = &rows[i / 2][i % 2];

      row->n = (uint8_t) bytes_below (&bytes, PROBE_SPACES + 1);
      for (int card = 0; card < PROBE_SPACES; card++)
        row->card[card] = (char) bytes_take (&bytes);
    }
  try_rows ((const ProbeRow (*)[2]) rows, salt);

  return 0;
}
