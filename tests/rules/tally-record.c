/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tally-record.h"

#include <string.h>

#include "rules/salon-veil.h"

enum {
  OPTION_GOAL,
  OPTION_FRONT_1,
  OPTION_FRONT_2
};

static const SalonOption options[] = {
  [OPTION_GOAL] = { "goal", { "none" }, 2, UINT64_MAX },
  [OPTION_FRONT_1] = { "front 1", .least = 0, .most = 1000 },
  [OPTION_FRONT_2] = { "front 2", .least = 0, .most = 1000 },
  { NULL },
};

static TallyHeader *
header_of (const SalonReader *reader)
{
  return (TallyHeader *) reader->record.header;
}

static const char *
set_option (SalonReader *reader, int option, uint64_t value)
{
  TallyHeader *header = header_of (reader);

  if (option == OPTION_GOAL)
    {
      header->goal = value;
      header->goal_told = true;
      return value == 13 ? "The goal is no such number." : NULL;
    }

  header->front[option - OPTION_FRONT_1] = value;
  header->front_told[option - OPTION_FRONT_1] = true;
  return NULL;
}

static bool
get_option (const SalonHeader *salon, int option, uint64_t *value)
{
  const TallyHeader *header = (const TallyHeader *) salon;

  *value = option == OPTION_GOAL ? header->goal : header->front[option - OPTION_FRONT_1];
  return option == OPTION_GOAL ? header->goal_told : header->front_told[option - OPTION_FRONT_1];
}

/* `member N`: allowed only after the line of seat N. */
static const char *
take_member (SalonReader *reader, char *rest)
{
  const int seat = salon_parse_seat (reader, rest);

  if (seat < 0 || seat + 1 != reader->seats)
    return "A member stands behind the seat.";

  header_of (reader)->members[seat]++;
  return NULL;
}

static const char *
close_seats (SalonReader *reader)
{
  TallyHeader *header = header_of (reader);

  header->seats = reader->seats;
  ((TallyRecord *) reader->record.game)->closed++;
  if (header->seats == 3 && header->front_told[1])
    {
      salon_reader_blame (reader, reader->option_line[OPTION_FRONT_2]);
      return "Three have no second front.";
    }
  return NULL;
}

/* Seats, each with its members. */
static void
put_seats (const SalonRules *rules, const SalonHeader *salon, SalonText *out)
{
  const TallyHeader *header = (const TallyHeader *) salon;

  for (int seat = 0; seat < header->seats; seat++)
    {
      salon_put_seat (salon, seat, out);
      for (int member = 0; member < header->members[seat]; member++)
        salon_text_format (out, "member %d\n", seat + 1);
    }
}

static const char *
take_secret (SalonReader *reader, char *rest)
{
  TallyHeader *header = header_of (reader);
  char plain[TALLY_SECRET + 1];

  if (header->salon.veiled)
    {
      if (salon_unveil (header->salon.salt, 300, rest == NULL ? "" : rest, TALLY_SECRET, plain) != SALON_UNVEILED)
        return "This is no veiled secret.";
      rest = plain;
    }
  if (rest == NULL || rest[0] == '\0' || strlen (rest) > TALLY_SECRET)
    return "A secret has one to five bytes.";

  strcpy (header->secret, rest);
  return NULL;
}

static void
put_secret (const SalonRules *rules, const SalonHeader *header, SalonText *out)
{
  const char *secret = ((const TallyHeader *) header)->secret;
  char veiled[SALON_VEIL_DIGITS (TALLY_SECRET) + 1];

  if (secret[0] == '\0')
    return;

  if (header->veiled)
    salon_veil (header->salt, 300, secret, TALLY_SECRET, veiled);
  salon_text_put_line (out, "secret ", header->veiled ? veiled : secret);
}

static const SalonSetupLine lines[] = {
  { "option", 1, true, NULL, salon_take_option, NULL, salon_put_options },
  { "date", 2, false, NULL, salon_take_date, NULL, salon_put_date },
  { "title", 3, false, NULL, salon_take_title, NULL, salon_put_title },
  { "seat", 4, true, NULL, salon_take_seat, close_seats, put_seats },
  { "member", 4, true, NULL, take_member, NULL, NULL },
  { "secret", 5, false, "The secret is missing.", take_secret, NULL, put_secret },
  { NULL },
};

static bool
has_begun (const SalonHeader *header)
{
  return ((const TallyHeader *) header)->secret[0] != '\0';
}

static const char *
begin (SalonReader *reader)
{
  TallyRecord *record = reader->record.game;

  if (record->header.goal == 7)
    return "Nobody begins with this goal.";

  record->total = record->header.front[0];
  return NULL;
}

static const char *
make (SalonReader *reader, const char *line)
{
  TallyRecord *record = reader->record.game;
  char text[SALON_LINE_MAX + 1], *rest = text;
  const char *type;
  uint64_t number;

  if (strcmp (line, "pause") == 0 || strcmp (line, "resume") == 0)
    {
      record->paused = line[0] == 'p';
      return NULL;
    }

  strcpy (text, line);
  if (salon_parse_seat (reader, salon_cut (&rest)) < 0)
    return "This is no move.";
  type = salon_cut (&rest);
  if (salon_look_up (type, (const char *[]) { "add" }, 1) < 0)
    return salon_reader_unknown (reader, type, "This is no move.");
  if (!salon_parse_number (rest, 1, 100, &number))
    return "This is no move.";

  record->total += number;
  return NULL;
}

static const char *
end (SalonReader *reader)
{
  return ((const TallyRecord *) reader->record.game)->paused ? "The game is paused." : NULL;
}

static void
print (const void *game, SalonLine kind, SalonText *out)
{
  const TallyRecord *record = game;

  salon_text_put (out, kind == SALON_LINE_BEGIN ? "from " : kind == SALON_LINE_END ? "in all " : "");
  salon_text_put_number (out, (int64_t) record->total);
  salon_text_put (out, "\n");
}

const SalonRules tally_rules = {
  .name = "tally",
  .seats_min = 1,
  .seats_max = TALLY_SEATS,
  .lines = lines,
  .options = options,
  .set_option = set_option,
  .get_option = get_option,
  .has_begun = has_begun,
  .begin = begin,
  .make = make,
  .end = end,
  .print = print,
};

SalonRecord
tally_record_find (void *data, const char *name)
{
  TallyRecord *record = data;

  memset (record, 0, sizeof *record);
  return salon_record_match (name, &tally_rules, &record->header.salon, record);
}
