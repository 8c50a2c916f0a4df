/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/cubes/cubes-record.h"

#include <string.h>

#include "rules/cubes/cubes-edition.h"

_Static_assert(SALON_RECORD_LINES >= 2 * CUBES_MAX_GAME_MOVES, "the longest game, with as many comments");
_Static_assert(CUBES_MAX_SEATS == SALON_TABLE_SEATS, "a move names any seat");

#define DEFAULT_MINUTES 3

/* The options, as indices of the table below. */
enum {
  OPTION_GRID,
  OPTION_MINUTES,
  OPTION_TARGET,
  OPTION_SPELLING,
  OPTION_FACES,
};

/* The words of a grid are CubesGrid; “none” is 0. */
static const SalonOption options[] = {
  [OPTION_GRID] = { "grid", { "master", "bar-after", "bar-before" } },
  [OPTION_MINUTES] = { "minutes", { "none" }, 1, 10 },
  [OPTION_TARGET] = { "target", { "none" }, CUBES_LEAST_TARGET, CUBES_MOST_TARGET },
  [OPTION_SPELLING] = { "spelling", { "strict", "free" } },
  [OPTION_FACES] = { "faces", { "fallen", "upright" } },
  { NULL },
};

_Static_assert(sizeof options / sizeof *options <= SALON_MAX_OPTIONS + 1, "a line number each");

/* The languages of words, and the list that the judge is asked for. */
static const char *const languages[] = { "en", "fr" };
static const char *const lists[] = { "en" CUBES_LIST_TAG, "fr" CUBES_LIST_TAG };

#define N_LANGUAGES ((int) (sizeof languages / sizeof *languages))

static CubesHeader *
header_of (const SalonReader *reader)
{
  return (CubesHeader *) reader->record.header;
}

static const char *
take_edition (SalonReader *reader, char *rest)
{
  const int edition = rest == NULL ? -1 : cubes_edition_from_name (rest);

  if (edition < 0)
    return salon_reader_unknown (reader, rest, N_ ("This edition is not known."));

  header_of (reader)->setup.edition = (uint8_t) edition;
  return NULL;
}

static void
put_edition (const SalonRules *rules, const SalonHeader *header, SalonText *out)
{
  salon_text_put_line (out, "edition ", cubes_edition_name (((const CubesHeader *) header)->setup.edition));
}

static const char *
take_words (SalonReader *reader, char *rest)
{
  if (salon_look_up (rest, languages, N_LANGUAGES) < 0)
    return salon_reader_unknown (reader, rest, N_ ("This language of words is not known."));

  strcpy (header_of (reader)->words, rest);
  return NULL;
}

static void
put_words (const SalonRules *rules, const SalonHeader *header, SalonText *out)
{
  salon_text_put_line (out, "words ", ((const CubesHeader *) header)->words);
}

static const char *
set_option (SalonReader *reader, int option, uint64_t value)
{
  CubesHeader *header = header_of (reader);

  switch (option)
    {
    case OPTION_GRID:
      header->setup.grid = (uint8_t) value;
      break;
    case OPTION_MINUTES:
      header->setup.minutes = (uint8_t) value;
      break;
    case OPTION_TARGET:
      header->setup.target = (uint16_t) value;
      break;
    case OPTION_SPELLING:
      header->setup.spelling_free = (uint8_t) value;
      break;
    default:
      header->upright = value;
      break;
    }

  return NULL;
}

static bool
get_option (const SalonHeader *salon, int option, uint64_t *value)
{
  const CubesHeader *header = (const CubesHeader *) salon;

  switch (option)
    {
    case OPTION_GRID:
      *value = header->setup.grid;
      break;
    case OPTION_MINUTES:
      *value = header->setup.minutes;
      break;
    case OPTION_TARGET:
      *value = header->setup.target;
      break;
    case OPTION_SPELLING:
      *value = header->setup.spelling_free;
      break;
    default:
      *value = header->upright;
      break;
    }

  return true;
}

/* A seat without a line below the highest one is missing, which `begin` reports. */
static const char *
close_seats (SalonReader *reader)
{
  header_of (reader)->setup.seats = reader->seats;
  return NULL;
}

static void
put_seats (const SalonRules *rules, const SalonHeader *header, SalonText *out)
{
  for (int seat = 0; seat < ((const CubesHeader *) header)->setup.seats; seat++)
    salon_put_seat (header, seat, out);
}

static const char *
take_first (SalonReader *reader, char *rest)
{
  const int seat = salon_parse_seat (reader, rest);

  if (seat < 0)
    return cubes_reason_text (CUBES_NO_SUCH_SEAT);

  header_of (reader)->setup.first = (uint8_t) seat;
  return NULL;
}

static void
put_first (const SalonRules *rules, const SalonHeader *header, SalonText *out)
{
  salon_text_format (out, "first %d\n", ((const CubesHeader *) header)->setup.first + 1);
}

static const SalonSetupLine lines[] = {
  { "edition", 1, false, N_ ("The line that names the edition is missing."), take_edition, NULL, put_edition },
  { "words", 2, false, N_ ("The line that names the language of the words is missing."), take_words, NULL, put_words },
  { "option", 3, true, NULL, salon_take_option, NULL, salon_put_options },
  { "date", 4, false, NULL, salon_take_date, NULL, salon_put_date },
  { "title", 5, false, NULL, salon_take_title, NULL, salon_put_title },
  { "seat", 6, true, NULL, salon_take_seat, close_seats, put_seats },
  { "first", 7, false, N_ ("The line that says who begins is missing."), take_first, NULL, put_first },
  { NULL },
};

_Static_assert(sizeof lines / sizeof *lines <= SALON_MAX_SETUP_LINES + 1, "a bit each");

static const char *
begin (SalonReader *reader)
{
  CubesRecord *record = reader->record.game;
  const CubesSetup *setup = &record->header.setup;

  if (setup->first >= setup->seats)
    return N_ ("The line of a seat is missing.");

  cubes_begin (setup, &record->state);
  return NULL;
}

static const char *
make (SalonReader *reader, const char *line)
{
  CubesRecord *record = reader->record.game;
  const SalonHeader *salon = &record->header.salon;
  const CubesVeil veil = { salon->salt, record->state.moves };
  const CubesDictionary dictionary = { record->judge, record->judge_data,
                                       lists[salon_look_up (record->header.words, languages, N_LANGUAGES)] };
  const char *unknown;
  const char *fault = cubes_move_parse (line, salon->veiled ? &veil : NULL, &record->move, &unknown);
  CubesReason reason;

  if (fault != NULL)
    return salon_reader_unknown (reader, unknown, fault);

  reason = cubes_apply (&record->state, &record->move, &dictionary);
  return reason == CUBES_OK ? NULL : cubes_reason_text (reason);
}

/* A line a move: the totals, “ | ”, the words on the lists, in the order of the seats. */
static void
print (const void *game, SalonLine kind, SalonText *out)
{
  const CubesState *state = &((const CubesRecord *) game)->state;

  if (kind != SALON_LINE_MOVE)
    return;

  for (int seat = 0; seat < state->setup.seats; seat++)
    {
      salon_text_put_number (out, state->points[seat]);
      salon_text_put (out, " ");
    }
  salon_text_put (out, "|");
  for (int seat = 0; seat < state->setup.seats; seat++)
    {
      salon_text_put (out, " ");
      salon_text_put_number (out, state->list[seat].n);
    }
  salon_text_put (out, "\n");
}

const SalonRules cubes_rules = {
  .name = "cubes",
  .seats_min = 1,
  .seats_max = CUBES_MAX_SEATS,
  .lines = lines,
  .options = options,
  .set_option = set_option,
  .get_option = get_option,
  .begin = begin,
  .make = make,
  .print = print,
};

void
cubes_record_init (CubesRecord *record, SalonJudge judge, void *data)
{
  memset (record, 0, sizeof *record);
  record->header.setup.minutes = DEFAULT_MINUTES;
  record->judge = judge;
  record->judge_data = data;
}

SalonRecord
cubes_record_find (void *data, const char *name)
{
  CubesRecord *record = data;

  return salon_record_match (name, &cubes_rules, &record->header.salon, record);
}

void
cubes_header_init (CubesHeader *header, int seats)
{
  memset (header, 0, sizeof *header);
  header->setup.seats = (uint8_t) seats;
  header->setup.minutes = DEFAULT_MINUTES;
  memcpy (header->words, "en", sizeof "en");
  for (int seat = 0; seat < CUBES_MAX_SEATS; seat++)
    header->salon.name[seat][0] = (char) ('1' + seat);
}

size_t
cubes_header_write (const CubesHeader *header, char *text, size_t size)
{
  return salon_header_write (&cubes_rules, &header->salon, text, size);
}
