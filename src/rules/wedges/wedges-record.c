/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/wedges/wedges-record.h"

#include <string.h>

_Static_assert(SALON_RECORD_LINES >= 2 * WEDGES_MAX_GAME_MOVES, "the longest game, with as many comments");
_Static_assert(WEDGES_MAX_SEATS <= SALON_TABLE_SEATS, "a move names any seat");

#define PACK_LETTERS "abcdefghijklmnopqrstuvwxyz0123456789-"

/* The options, as indices of the table below. */
enum {
  OPTION_CARDS,
  OPTION_BOXES,
  OPTION_SHUFFLE,
  OPTION_FRONT_1,
  OPTION_FRONT_2,
  OPTION_JUDGE,
  OPTION_SECONDS,
  OPTION_CONSULTATION,
  OPTION_PLACES,
};

static const SalonOption options[] = {
  [OPTION_CARDS] = { "cards", { NULL }, WEDGES_LEAST_CARDS, WEDGES_MAX_CARDS },
  [OPTION_BOXES] = { "boxes", { NULL }, 1, WEDGES_BOXES },
  [OPTION_SHUFFLE] = { "shuffle", { NULL }, 1, INT64_MAX },
  [OPTION_FRONT_1] = { "front 1", { NULL }, 0, WEDGES_MAX_FRONT },
  [OPTION_FRONT_2] = { "front 2", { NULL }, 0, WEDGES_MAX_FRONT },
  [OPTION_JUDGE] = { "judge", { "table", "typed" } },
  [OPTION_SECONDS] = { "seconds", { "none" }, 10, 120 },
  [OPTION_CONSULTATION] = { "consultation", { "on", "off" } },
  [OPTION_PLACES] = { "places", { "off", "on" } },
  { NULL },
};

_Static_assert(sizeof options / sizeof *options <= SALON_MAX_OPTIONS + 1, "a line number each");

static WedgesHeader *
header_of (const SalonReader *reader)
{
  return (WedgesHeader *) reader->record.header;
}

/* There is one edition. */
static const char *
take_edition (SalonReader *reader, char *rest)
{
  if (rest == NULL || strcmp (rest, WEDGES_EDITION) != 0)
    return salon_reader_unknown (reader, rest, N_ ("This edition is not known."));

  return NULL;
}

static void
put_edition (const SalonRules *rules, const SalonHeader *header, SalonText *out)
{
  salon_text_put_line (out, "edition ", WEDGES_EDITION);
}

static const char *
take_questions (SalonReader *reader, char *rest)
{
  const size_t n = rest == NULL ? 0 : strlen (rest);

  if (n == 0 || n >= WEDGES_PACK_SIZE || strspn (rest, PACK_LETTERS) != n)
    return N_ ("The name of a bank has 1 to 40 characters: a to z, 0 to 9 and hyphens.");

  strcpy (header_of (reader)->questions, rest);
  return NULL;
}

static void
put_questions (const SalonRules *rules, const SalonHeader *header, SalonText *out)
{
  salon_text_put_line (out, "questions ", ((const WedgesHeader *) header)->questions);
}

static const char *
set_option (SalonReader *reader, int option, uint64_t value)
{
  WedgesHeader *header = header_of (reader);

  switch (option)
    {
    case OPTION_CARDS:
      header->setup.cards = (uint16_t) value;
      break;
    case OPTION_BOXES:
      header->setup.boxes = (uint8_t) value;
      break;
    case OPTION_SHUFFLE:
      header->setup.shuffle = value;
      break;
    case OPTION_FRONT_1:
      header->setup.front[0] = (uint32_t) value;
      break;
    case OPTION_FRONT_2:
      header->setup.front[1] = (uint32_t) value;
      header->has_second_front = true;
      break;
    case OPTION_JUDGE:
      header->typed = value;
      break;
    case OPTION_SECONDS:
      header->seconds = (uint8_t) value;
      break;
    case OPTION_CONSULTATION:
      header->separate = value;
      break;
    default:
      header->setup.places = (uint8_t) value;
      break;
    }

  return NULL;
}

static bool
get_option (const SalonHeader *salon, int option, uint64_t *value)
{
  const WedgesHeader *header = (const WedgesHeader *) salon;

  switch (option)
    {
    case OPTION_CARDS:
      *value = header->setup.cards;
      return *value != 0;
    case OPTION_BOXES:
      *value = header->setup.boxes;
      break;
    case OPTION_SHUFFLE:
      *value = header->setup.shuffle;
      return *value != 0;
    case OPTION_FRONT_1:
      *value = header->setup.front[0];
      return *value != 0;
    case OPTION_FRONT_2:
      *value = header->setup.front[1];
      return *value != 0;
    case OPTION_JUDGE:
      *value = header->typed;
      break;
    case OPTION_SECONDS:
      *value = header->seconds;
      break;
    case OPTION_CONSULTATION:
      *value = header->separate;
      break;
    default:
      *value = header->setup.places;
      break;
    }

  return true;
}

static int
count_members (const WedgesHeader *header)
{
  int n = 0;

  for (int seat = 0; seat < WEDGES_MAX_SEATS; seat++)
    n += header->members[seat];

  return n;
}

/* `member N NAME`, directly after the line of seat N or of another of its members. */
static const char *
take_member (SalonReader *reader, char *rest)
{
  WedgesHeader *header = header_of (reader);
  const int seat = salon_parse_seat (reader, salon_cut (&rest)), n = count_members (header);
  const char *fault = salon_name_check (rest == NULL ? "" : rest);

  if (seat < 0)
    return N_ ("Nobody sits there.");
  if (seat != reader->seats - 1)
    return N_ ("The members of a team are listed after the line of their seat.");
  if (header->salon.kind[seat] != SALON_HUMAN)
    return N_ ("Only people play as a team.");
  if (n == WEDGES_MAX_MEMBERS)
    return N_ ("The teams have at most 24 members together.");
  if (fault != NULL)
    return fault;

  strcpy (header->member[n], rest);
  header->members[seat]++;
  return NULL;
}

static const char *
close_seats (SalonReader *reader)
{
  header_of (reader)->setup.seats = reader->seats;
  return NULL;
}

static void
put_seats (const SalonRules *rules, const SalonHeader *salon, SalonText *out)
{
  const WedgesHeader *header = (const WedgesHeader *) salon;
  int n = 0;

  for (int seat = 0; seat < header->setup.seats; seat++)
    {
      salon_put_seat (salon, seat, out);
      for (int i = 0; i < header->members[seat]; i++)
        salon_text_format (out, "member %d %s\n", seat + 1, header->member[n++]);
    }
}

static const SalonSetupLine lines[] = {
  { "edition", 1, false, N_ ("The line that names the edition is missing."), take_edition, NULL, put_edition },
  { "questions", 2, false, N_ ("The line that names the questions is missing."), take_questions, NULL, put_questions },
  { "option", 3, true, NULL, salon_take_option, NULL, salon_put_options },
  { "date", 4, false, NULL, salon_take_date, NULL, salon_put_date },
  { "title", 5, false, NULL, salon_take_title, NULL, salon_put_title },
  { "seat", 6, true, NULL, salon_take_seat, close_seats, put_seats },
  { "member", 6, true, NULL, take_member, NULL, NULL },
  { NULL },
};

_Static_assert(sizeof lines / sizeof *lines <= SALON_MAX_SETUP_LINES + 1, "a bit each");

static const char *
begin (SalonReader *reader)
{
  WedgesRecord *record = reader->record.game;
  WedgesHeader *header = &record->header;

  if (header->has_second_front && header->setup.boxes == 1)
    return N_ ("There is no second box whose front could be given.");
  if (header->setup.cards == 0)
    header->setup.cards = (uint16_t) record->bank (record->bank_data, header->questions);
  if (header->setup.cards == 0)
    return N_ ("It is not known how many cards there are: the line “option cards” is missing.");

  wedges_begin (&header->setup, &record->state);
  return NULL;
}

static const char *
make (SalonReader *reader, const char *line)
{
  WedgesRecord *record = reader->record.game;
  const char *unknown;
  const char *fault = wedges_move_parse (line, &record->move, &unknown);
  WedgesReason reason;

  if (fault != NULL)
    return salon_reader_unknown (reader, unknown, fault);

  reason = wedges_apply (&record->state, &record->move);
  return reason == WEDGES_OK ? NULL : wedges_reason_text (reason);
}

static void
print_wedges (const WedgesState *state, SalonText *out)
{
  for (int seat = 0; seat < state->setup.seats; seat++)
    {
      char wedges[WEDGES_CATEGORIES + 1] = "";

      for (int i = 0; i < WEDGES_CATEGORIES; i++)
        wedges[i] = (state->wedges[seat] & 1u << i) != 0 ? wedges_category_letters[i] : '-';
      salon_text_put (out, wedges);
      salon_text_put (out, " ");
    }
}

static void
print_spaces (const WedgesState *state, SalonText *out)
{
  for (int seat = 0; seat < state->setup.seats; seat++)
    {
      char name[WEDGES_SPACE_NAME];

      wedges_space_name (state->space[seat], name);
      salon_text_put (out, name);
      salon_text_put (out, " ");
    }
}

/* The winners, or all seats by place. */
static void
print_places (const WedgesState *state, SalonText *out)
{
  salon_text_put (out, " | over");
  for (int place = 1; place <= state->setup.seats; place++)
    {
      bool is_first = place > 1;

      for (int seat = 0; seat < state->setup.seats; seat++)
        if (state->place[seat] == place && (place == 1 || state->setup.places))
          {
            salon_text_format (out, "%s %d", is_first ? " >" : "", seat + 1);
            is_first = false;
          }
    }
}

/* A line a move: the wedges, the spaces, the card, and what the game ended with. */
static void
print (const void *game, SalonLine kind, SalonText *out)
{
  const WedgesState *state = &((const WedgesRecord *) game)->state;
  int box, card;

  if (kind != SALON_LINE_MOVE)
    return;

  card = wedges_card (state, &box);
  print_wedges (state, out);
  salon_text_put (out, "| ");
  print_spaces (state, out);
  salon_text_format (out, "| %d:%d", box + 1, card);
  if (state->phase == WEDGES_TO_ANSWER)
    salon_text_format (out, "%c", wedges_category_letters[state->category]);
  if (state->phase == WEDGES_OVER)
    print_places (state, out);
  salon_text_put (out, "\n");
}

const SalonRules wedges_rules = {
  .name = "wedges",
  .seats_min = 1,
  .seats_max = WEDGES_MAX_SEATS,
  .lines = lines,
  .options = options,
  .set_option = set_option,
  .get_option = get_option,
  .begin = begin,
  .make = make,
  .print = print,
};

void
wedges_record_init (WedgesRecord *record, WedgesBank bank, void *data)
{
  memset (record, 0, sizeof *record);
  record->header.setup.boxes = WEDGES_BOXES;
  record->bank = bank;
  record->bank_data = data;
}

SalonRecord
wedges_record_find (void *data, const char *name)
{
  WedgesRecord *record = data;

  return salon_record_match (name, &wedges_rules, &record->header.salon, record);
}

size_t
wedges_header_write (const WedgesHeader *header, char *text, size_t size)
{
  return salon_header_write (&wedges_rules, &header->salon, text, size);
}
