/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/probe/probe-record.h"

#include <string.h>

#include "rules/probe/probe-veil.h"

_Static_assert(SALON_RECORD_LINES >= 2 * PROBE_MAX_GAME_MOVES, "the longest game, with as many comments");

/* The options, as indices of the table below. */
enum {
  OPTION_ACTIVITY_CARDS,
  OPTION_TRAYS,
  OPTION_ANSWERS,
  OPTION_SPELLING,
  OPTION_SUPPLY,
  OPTION_AID,
};

const SalonOption probe_options[] = {
  [OPTION_ACTIVITY_CARDS] = { "activity-cards", { "off", "on" } },
  [OPTION_TRAYS] = { "trays", .least = 1, .most = 2 },
  [OPTION_ANSWERS] = { "answers", { "table", "hand" } },
  [OPTION_SPELLING] = { "spelling", { "strict", "free" } },
  [OPTION_SUPPLY] = { "supply", { "box", "unlimited" } },
  [OPTION_AID] = { "aid", { "off", "letters" } },
  { NULL },
};

static ProbeHeader *
header_of (const SalonReader *reader)
{
  return (ProbeHeader *) reader->record.header;
}

/* The line of the edition may be missing, which `begin` reports; what depends on the
 * edition is not judged until then. */
static bool
edition_is_known (const ProbeHeader *header)
{
  return header->setup.rules.seats_max > 0;
}

const char *
probe_take_edition (SalonReader *reader, char *rest)
{
  const int edition = rest == NULL ? -1 : probe_edition_from_name (rest);

  if (edition < 0)
    return salon_reader_unknown (reader, rest, N_ ("This edition is not known."));

  probe_setup_init (&header_of (reader)->setup, (ProbeEdition) edition, 0);
  return NULL;
}

void
probe_put_edition (const SalonRules *rules, const SalonHeader *header, SalonText *out)
{
  salon_text_put_line (out, "edition ", probe_editions[((const ProbeHeader *) header)->setup.edition].name);
}

const char *
probe_take_words (SalonReader *reader, char *rest)
{
  static const char *const languages[] = { "en", "fr" };

  if (salon_look_up (rest, languages, 2) < 0)
    return salon_reader_unknown (reader, rest, N_ ("This language of words is not known."));

  memcpy (header_of (reader)->words, rest, 3);
  return NULL;
}

void
probe_put_words (const SalonRules *rules, const SalonHeader *header, SalonText *out)
{
  salon_text_put_line (out, "words ", ((const ProbeHeader *) header)->words);
}

static const char *
set_option (SalonReader *reader, int option, uint64_t value)
{
  ProbeSetup *setup = &header_of (reader)->setup;

  switch (option)
    {
    case OPTION_ACTIVITY_CARDS:
      setup->activity_cards = (uint8_t) value;
      break;
    case OPTION_TRAYS:
      setup->trays = (uint8_t) value;
      break;
    case OPTION_ANSWERS:
      if (value && edition_is_known (header_of (reader)) && !setup->rules.answers_by_hand_possible)
        return probe_reason_text (PROBE_NO_ANSWERS_BY_HAND);
      setup->answers_by_hand = (uint8_t) value;
      break;
    case OPTION_SPELLING:
      setup->spelling_free = (uint8_t) value;
      break;
    case OPTION_SUPPLY:
      setup->supply_unlimited = (uint8_t) value;
      break;
    default:
      header_of (reader)->aid = value;
      break;
    }

  return NULL;
}

static bool
get_option (const SalonHeader *header, int option, uint64_t *value)
{
  const ProbeSetup *setup = &((const ProbeHeader *) header)->setup;

  switch (option)
    {
    case OPTION_ACTIVITY_CARDS:
      *value = setup->activity_cards;
      return true;
    case OPTION_TRAYS:
      *value = setup->trays;
      return setup->seats == 2;
    case OPTION_ANSWERS:
      *value = setup->answers_by_hand;
      return true;
    case OPTION_SPELLING:
      *value = setup->spelling_free;
      return true;
    case OPTION_SUPPLY:
      *value = setup->supply_unlimited;
      return true;
    default:
      /* A record without it can be read by versions that do not know it. */
      *value = ((const ProbeHeader *) header)->aid;
      return *value;
    }
}

static const char *
take_seat (SalonReader *reader, char *rest)
{
  const char *fault = salon_take_seat (reader, rest);

  if (fault == NULL && edition_is_known (header_of (reader))
      && reader->seats > header_of (reader)->setup.rules.seats_max)
    return probe_reason_text (PROBE_TOO_MANY_SEATS);

  return fault;
}

/* The seats are known once a later line comes.  There are at least two, and no
 * fewer than the highest number: a seat without a line is missing, and nothing
 * else is wrong because of it.  `option trays 2` must go with them; `option trays 1`
 * goes with any number. */
static const char *
close_seats (SalonReader *reader)
{
  ProbeSetup *setup = &header_of (reader)->setup;
  const long trays_line = reader->option_line[OPTION_TRAYS];

  setup->seats = reader->seats < 2 ? 2 : reader->seats;
  if (trays_line == 0)
    setup->trays = setup->seats == 2 ? 2 : 1;
  if (setup->trays == 1 || setup->seats == 2)
    return NULL;

  salon_reader_blame (reader, trays_line);
  return probe_reason_text (PROBE_TRAYS_NEED_TWO_SEATS);
}

static void
put_seats (const SalonRules *rules, const SalonHeader *header, SalonText *out)
{
  for (int seat = 0; seat < ((const ProbeHeader *) header)->setup.seats; seat++)
    salon_put_seat (header, seat, out);
}

/* `begin` checks whether the seat has a line of its own; if not, it reports that line
 * as missing. */
static const char *
take_first (SalonReader *reader, char *rest)
{
  const int seat = salon_parse_seat (reader, rest);

  if (seat < 0)
    return probe_reason_text (PROBE_NO_SUCH_SEAT);

  header_of (reader)->setup.first = (uint8_t) seat;
  return NULL;
}

static void
put_first (const SalonRules *rules, const SalonHeader *header, SalonText *out)
{
  salon_text_format (out, "first %d\n", ((const ProbeHeader *) header)->setup.first + 1);
}

/* The latest tray that got its word, from 1 in the order of the seats; 0 when none has. */
static int
last_place (const ProbeSetup *setup)
{
  int place = PROBE_MAX_SEATS * PROBE_MAX_TRAYS;

  while (place > 0 && setup->row[(place - 1) / PROBE_MAX_TRAYS][(place - 1) % PROBE_MAX_TRAYS].n == 0)
    place--;

  return place;
}

/* Judges the spelling of @row.  A list may not tell headwords from their forms: then
 * “headwords only” accepts any of its words. */
static const char *
judge_word (const ProbeRecord *record, const ProbeRow *row)
{
  const ProbeHeader *header = &record->header;
  char word[PROBE_SPACES + 1];
  const char *reason;

  if (header->setup.spelling_free || record->judge == NULL || header->words[0] == '\0')
    return NULL;

  probe_row_word (row, word);
  record->judge (record->judge_data, header->words, word, header->setup.rules.headwords, &reason);
  return reason;
}

/* Reads the label of a tray, `1` or, with two trays, `1L`: @seat and @tray, from 0. */
static const char *
take_label (const ProbeSetup *setup, const char *label, int *seat, int *tray)
{
  *seat = label == NULL ? -1 : label[0] - '1';
  *tray = 0;
  if (*seat < 0 || *seat >= PROBE_MAX_SEATS)
    return probe_reason_text (PROBE_NO_SUCH_SEAT);
  if (setup->trays == 2)
    {
      *tray = strcmp (label + 1, "R") == 0;
      if (strcmp (label + 1, *tray ? "R" : "L") != 0)
        return N_ ("With two trays a word belongs to one such as 1L or 1R.");
    }
  else if (label[1] != '\0')
    return N_ ("With one tray each a word belongs to a seat such as 1.");

  return NULL;
}

/* Words stand in ascending order: 1, 2, … or 1L, 1R, 2L, 2R.  What depends on the
 * edition or the list is judged when those are known; otherwise `begin`
 * reports them as missing. */
static const char *
take_word (SalonReader *reader, char *rest)
{
  ProbeHeader *header = header_of (reader);
  ProbeSetup *setup = &header->setup;
  char word[PROBE_SPACES + 1], plain[PROBE_SPACES + 1];
  const char *text;
  ProbeReason reason;
  ProbeRow row;
  int seat, tray;
  const char *fault = take_label (setup, salon_cut (&rest), &seat, &tray);

  if (fault == NULL && seat * PROBE_MAX_TRAYS + tray < last_place (setup))
    fault = N_ ("The words must be listed in order, each once.");
  text = rest == NULL ? "" : rest;
  if (fault == NULL && header->salon.veiled)
    {
      fault = probe_unveil (header->salon.salt, seat, tray, text, plain);
      text = plain;
    }
  if (fault != NULL)
    return fault;

  reason = probe_row_parse (text, &row);
  if (reason == PROBE_OK && edition_is_known (header))
    reason = probe_row_check (setup, &row);
  else if (reason == PROBE_OK && probe_row_word (&row, word) < 0)
    reason = PROBE_BLANK_INSIDE;
  if (reason != PROBE_OK)
    return probe_reason_text (reason);

  setup->row[seat][tray] = row;
  return edition_is_known (header) ? judge_word (reader->record.game, &row) : NULL;
}

static void
put_row (const ProbeHeader *header, int seat, int tray, SalonText *out)
{
  const ProbeSetup *setup = &header->setup;
  const char *side = setup->trays == 2 ? (tray ? "R" : "L") : "";
  char row[PROBE_VEIL_DIGITS + 1];

  if (header->salon.veiled)
    probe_veil (header->salon.salt, seat, tray, &setup->row[seat][tray], row);
  else
    probe_row_format (&setup->row[seat][tray], row);
  salon_text_format (out, "word %d%s %s\n", seat + 1, side, row);
}

static void
put_rows (const SalonRules *rules, const SalonHeader *salon, SalonText *out)
{
  const ProbeHeader *header = (const ProbeHeader *) salon;

  for (int seat = 0; seat < header->setup.seats; seat++)
    for (int tray = 0; tray < header->setup.trays; tray++)
      if (header->setup.row[seat][tray].n > 0)
        put_row (header, seat, tray, out);
}

static const SalonSetupLine lines[] = {
  { "edition", 1, false, N_ ("The line that names the edition is missing."), probe_take_edition, NULL,
    probe_put_edition },
  { "words", 2, false, N_ ("The line that names the language of the words is missing."), probe_take_words, NULL,
    probe_put_words },
  { "option", 3, true, NULL, salon_take_option, NULL, salon_put_options },
  { "date", 4, false, NULL, salon_take_date, NULL, salon_put_date },
  { "title", 5, false, NULL, salon_take_title, NULL, salon_put_title },
  { "seat", 6, true, NULL, take_seat, close_seats, put_seats },
  { "first", 7, false, N_ ("The line that says who begins is missing."), take_first, NULL, put_first },
  { "word", 8, true, NULL, take_word, NULL, put_rows },
  { NULL },
};

_Static_assert(sizeof lines / sizeof *lines <= SALON_MAX_SETUP_LINES + 1, "a bit each");
_Static_assert(sizeof probe_options / sizeof *probe_options <= SALON_MAX_OPTIONS + 1, "a line number each");

/* The game has begun once each tray has its row. */
static bool
has_begun (const SalonHeader *header)
{
  const ProbeSetup *setup = &((const ProbeHeader *) header)->setup;

  for (int seat = 0; seat < setup->seats; seat++)
    for (int tray = 0; tray < setup->trays; tray++)
      if (setup->row[seat][tray].n == 0)
        return false;

  return true;
}

static const char *
begin (SalonReader *reader)
{
  ProbeRecord *record = reader->record.game;
  const ProbeSetup *setup = &record->header.setup;
  ProbeReason reason;

  if (setup->first >= setup->seats || (last_place (setup) - 1) / PROBE_MAX_TRAYS >= setup->seats)
    return N_ ("The line of a seat is missing.");

  reason = probe_begin (setup, &record->state);
  record->lacks_word = reason == PROBE_WORD_MISSING;
  return reason == PROBE_OK ? NULL : probe_reason_text (reason);
}

static const char *
make (SalonReader *reader, const char *line)
{
  ProbeRecord *record = reader->record.game;
  const char *unknown, *fault = probe_move_parse (line, record->header.setup.trays, &record->move, &unknown);
  ProbeReason reason;

  if (fault != NULL)
    return salon_reader_unknown (reader, unknown, fault);

  reason = probe_apply (&record->state, &record->move, &record->events);
  return reason == PROBE_OK ? NULL : probe_reason_text (reason);
}

/* A line a move: the scores, “ | ”, the hidden cards, in the order of the seats. */
static void
print (const void *game, SalonLine kind, SalonText *out)
{
  const ProbeState *state = &((const ProbeRecord *) game)->state;

  if (kind != SALON_LINE_MOVE)
    return;

  for (int seat = 0; seat < state->setup.seats; seat++)
    {
      salon_text_put_number (out, probe_score (state, seat));
      salon_text_put (out, " ");
    }
  salon_text_put (out, "|");
  for (int seat = 0; seat < state->setup.seats; seat++)
    {
      salon_text_put (out, " ");
      salon_text_put_number (out, probe_hidden_of (state, seat));
    }
  salon_text_put (out, "\n");
}

const SalonRules probe_rules = {
  .name = "probe",
  .seats_min = 2,
  .seats_max = PROBE_MAX_SEATS,
  .lines = lines,
  .options = probe_options,
  .set_option = set_option,
  .get_option = get_option,
  .has_begun = has_begun,
  .begin = begin,
  .make = make,
  .print = print,
};

void
probe_record_init (ProbeRecord *record, SalonJudge judge, void *data)
{
  memset (record, 0, sizeof *record);
  record->judge = judge;
  record->judge_data = data;
}

SalonRecord
probe_record_find (void *data, const char *name)
{
  ProbeRecord *record = data;

  return salon_record_match (name, &probe_rules, &record->header.salon, record);
}

void
probe_reader_init (ProbeReader *reader, SalonJudge judge, void *data)
{
  probe_record_init (&reader->record, judge, data);
  salon_reader_init (&reader->lines, probe_record_find, &reader->record);
}

void
probe_header_init (ProbeHeader *header, ProbeEdition edition, int seats)
{
  memset (header, 0, sizeof *header);
  probe_setup_init (&header->setup, edition, seats);
  memcpy (header->words, "en", sizeof "en");
  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    header->salon.name[seat][0] = (char) ('1' + seat);
}

size_t
probe_header_write (const ProbeHeader *header, char *text, size_t size)
{
  return salon_header_write (&probe_rules, &header->salon, text, size);
}
