/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/null/null-record.h"

#include <string.h>

static void
put_seat (const SalonRules *rules, const SalonHeader *header, SalonText *out)
{
  salon_put_seat (header, 0, out);
}

static const SalonSetupLine lines[] = {
  { "date", 1, false, NULL, salon_take_date, NULL, salon_put_date },
  { "title", 2, false, NULL, salon_take_title, NULL, salon_put_title },
  { "seat", 3, true, NULL, salon_take_seat, NULL, put_seat },
  { NULL },
};

static const char *
begin (SalonReader *reader)
{
  return NULL;
}

static const char *
make (SalonReader *reader, const char *line)
{
  NullRecord *record = reader->record.game;

  if (strcmp (line, "done") != 0)
    return salon_reader_unknown (reader, line, N_ ("This line is not known."));
  if (record->done)
    return N_ ("The game is over.");

  record->done = true;
  return NULL;
}

static void
print (const void *game, SalonLine kind, SalonText *out)
{
  if (kind == SALON_LINE_MOVE)
    salon_text_put (out, "done\n");
}

const SalonRules null_rules = {
  .name = "null",
  .seats_min = 1,
  .seats_max = 1,
  .lines = lines,
  .begin = begin,
  .make = make,
  .print = print,
};

SalonRecord
null_record_find (void *data, const char *name)
{
  NullRecord *record = data;

  memset (record, 0, sizeof *record);
  return salon_record_match (name, &null_rules, &record->salon, record);
}
