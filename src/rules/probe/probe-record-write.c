/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The set-up of a game as text, and a header to begin with. */

#include <stdio.h>
#include <string.h>

#include "rules/probe/probe-record.h"
#include "rules/probe/probe-veil.h"
#include "rules/salon-utf8.h"

const char *const probe_seat_kind_names[PROBE_N_SEAT_KINDS] = {
  [PROBE_HUMAN] = "human",
  [PROBE_COMPUTER_EASY] = "computer-easy",
  [PROBE_COMPUTER_MEDIUM] = "computer-medium",
  [PROBE_COMPUTER_HARD] = "computer-hard",
};

/* Makes @header the default game of @edition for @seats players (see
 * probe_setup_init()), with the word list "en", without date and title; every
 * seat is a person's, with its number for a name. */
void
probe_header_init (ProbeHeader *header, ProbeEdition edition, int seats)
{
  memset (header, 0, sizeof *header);
  probe_setup_init (&header->setup, edition, seats);
  memcpy (header->words, "en", sizeof "en");
  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    header->name[seat][0] = (char) ('1' + seat);
}

/* Says what is wrong with @name as the name of a seat, in a sentence marked for
 * translation, or gives NULL. */
const char *
probe_name_check (const char *name)
{
  if (name[0] == '\0')
    return N_ ("A player needs a name.");
  if (!salon_utf8_is_printable (name))
    return N_ ("A name holds no control characters.");
  if (salon_utf8_length (name) > PROBE_NAME_CHARACTERS)
    return N_ ("A name has at most 40 characters.");

  return NULL;
}

/* Text that grows; what finds no room is only counted. */
typedef struct {
  char *text;
  size_t size;
  size_t used;
} Out;

static void
put (Out *out, const char *text)
{
  const size_t n = strlen (text);

  if (out->used < out->size)
    {
      const size_t room = out->size - out->used - 1;

      memcpy (out->text + out->used, text, n < room ? n : room);
      out->text[out->used + (n < room ? n : room)] = '\0';
    }
  out->used += n;
}

static void
put_line (Out *out, const char *before, const char *value)
{
  put (out, before);
  put (out, value);
  put (out, "\n");
}

static void
put_seat (Out *out, const ProbeHeader *header, int seat)
{
  char before[32];

  snprintf (before, sizeof before, "seat %d %s ", seat + 1, probe_seat_kind_names[header->kind[seat]]);
  put_line (out, before, header->name[seat]);
}

static void
put_first_line (Out *out, const ProbeHeader *header)
{
  char salt[PROBE_SALT_DIGITS + 1];

  if (!header->veiled)
    {
      put (out, "salon-record 1\n");
      return;
    }

  probe_salt_format (header->salt, salt);
  put_line (out, "salon-veiled 1 ", salt);
}

static void
put_row (Out *out, const ProbeHeader *header, int seat, int tray)
{
  const ProbeSetup *setup = &header->setup;
  const char *side = setup->trays == 2 ? (tray ? "R" : "L") : "";
  char before[32], row[PROBE_VEIL_DIGITS + 1];

  if (header->veiled)
    probe_veil (header->salt, seat, tray, &setup->row[seat][tray], row);
  else
    probe_row_format (&setup->row[seat][tray], row);
  snprintf (before, sizeof before, "word %d%s ", seat + 1, side);
  put_line (out, before, row);
}

/* Writes @header as a record begins (record.md): every option is told, the rows
 * laid so far, veiled if it says so, and `begin` when each tray has its row.  Reading it and writing
 * it again gives the same bytes.  The setup's rules must be those of its
 * edition; names and title must be such as the reader accepts.
 *
 * Writes at most @size bytes to @text, the last of them a NUL, and returns the
 * length that all of it has without the NUL: PROBE_HEADER_TEXT bytes are
 * always enough. */
size_t
probe_header_write (const ProbeHeader *header, char *text, size_t size)
{
  const ProbeSetup *setup = &header->setup;
  Out out = { text, size, 0 };
  const char first[2] = { (char) ('1' + setup->first), '\0' };
  bool complete = true;

  put_first_line (&out, header);
  put (&out, "game probe\n");
  put_line (&out, "edition ", probe_editions[setup->edition].name);
  put_line (&out, "words ", header->words);
  put_line (&out, "option activity-cards ", setup->activity_cards ? "on" : "off");
  if (setup->seats == 2)
    put_line (&out, "option trays ", setup->trays == 2 ? "2" : "1");
  put_line (&out, "option answers ", setup->answers_by_hand ? "hand" : "table");
  put_line (&out, "option spelling ", setup->spelling_free ? "free" : "strict");
  put_line (&out, "option supply ", setup->supply_unlimited ? "unlimited" : "box");
  if (header->date[0] != '\0')
    put_line (&out, "date ", header->date);
  if (header->title[0] != '\0')
    put_line (&out, "title ", header->title);
  for (int seat = 0; seat < setup->seats; seat++)
    put_seat (&out, header, seat);
  put_line (&out, "first ", first);

  for (int seat = 0; seat < setup->seats; seat++)
    for (int tray = 0; tray < setup->trays; tray++)
      {
        if (setup->row[seat][tray].n > 0)
          put_row (&out, header, seat, tray);
        else
          complete = false;
      }
  if (complete)
    put (&out, "begin\n");

  return out.used;
}
