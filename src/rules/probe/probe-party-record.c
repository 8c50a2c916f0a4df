/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/probe/probe-party-record.h"

#include <string.h>

#include "rules/salon-random.h"

/* The output of the generator that begins with a veiled party’s salt which is the salt of its first game
 * (doc/veiled-record.md).  The outputs before it veil words in a record of one game. */
#define FIRST_GAME_SALT 100

/* A game’s header as text is parted here: what stands before it follows from the party. */
#define OWN_LINES "\nfirst "

static ProbePartyHeader *
header_of (const SalonReader *reader)
{
  return (ProbePartyHeader *) reader->record.header;
}

/* The set-up */

/* Each table has four seats, and so one tray each. */
static const char *
set_option (SalonReader *reader, int option, uint64_t value)
{
  if (strcmp (probe_options[option].name, "trays") == 0 && value != 1)
    return probe_reason_text (PROBE_TRAYS_NEED_TWO_SEATS);

  return probe_rules.set_option (reader, option, value);
}

static bool
get_option (const SalonHeader *header, int option, uint64_t *value)
{
  return probe_rules.get_option (header, option, value);
}

static const char *
close_seats (SalonReader *reader)
{
  header_of (reader)->probe.setup.seats = PROBE_PARTY_PLACES;
  return NULL;
}

static void
put_seats (const SalonRules *rules, const SalonHeader *header, SalonText *out)
{
  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    salon_put_seat (header, seat, out);
}

static const char *
take_lots (SalonReader *reader, char *rest)
{
  if (!salon_parse_number (rest, 1, PROBE_PARTY_MAX_LOTS, &header_of (reader)->lots))
    return N_ ("Lots are a whole number from 1 to 9223372036854775807.");

  return NULL;
}

static void
put_lots (const SalonRules *rules, const SalonHeader *header, SalonText *out)
{
  salon_text_format (out, "lots %llu\n", (unsigned long long) ((const ProbePartyHeader *) header)->lots);
}

static const SalonSetupLine lines[] = {
  { "edition", 1, false, N_ ("The line that names the edition is missing."), probe_take_edition, NULL,
    probe_put_edition },
  { "words", 2, false, N_ ("The line that names the language of the words is missing."), probe_take_words, NULL,
    probe_put_words },
  { "option", 3, true, NULL, salon_take_option, NULL, salon_put_options },
  { "date", 4, false, NULL, salon_take_date, NULL, salon_put_date },
  { "title", 5, false, NULL, salon_take_title, NULL, salon_put_title },
  { "seat", 6, true, NULL, salon_take_seat, close_seats, put_seats },
  { "lots", 7, false, N_ ("The line of the lots is missing."), take_lots, NULL, put_lots },
  { NULL },
};

_Static_assert(sizeof lines / sizeof *lines <= SALON_MAX_SETUP_LINES + 1, "a bit each");

static const char *
begin (SalonReader *reader)
{
  ProbePartyRecord *record = reader->record.game;

  probe_party_init (&record->party, record->header.lots);
  return NULL;
}

/* The games */

/* In a veiled party each game has a salt of its own, so that equal words do not look equal. */
void
probe_party_game_header (const ProbePartyHeader *header, const ProbeParty *party, ProbeHeader *game)
{
  const SalonHeader *evening = &header->probe.salon;
  const unsigned number = (party->round - 1u) * PROBE_PARTY_TABLES + party->over;

  *game = header->probe;
  memset (&game->salon, 0, sizeof game->salon);
  game->salon.veiled = evening->veiled;
  if (evening->veiled)
    game->salon.salt = salon_random_at (evening->salt, FIRST_GAME_SALT + number);
  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    {
      const int seat = party->seat[party->over][place];

      game->salon.kind[place] = evening->kind[seat];
      strcpy (game->salon.name[place], evening->name[seat]);
    }
}

size_t
probe_party_game_opening (const ProbePartyHeader *header, const ProbeParty *party, char text[PROBE_HEADER_TEXT])
{
  ProbeHeader game;
  char *own;

  probe_party_game_header (header, party, &game);
  salon_setup_write (&probe_rules, &game.salon, text, PROBE_HEADER_TEXT);
  own = strstr (text, OWN_LINES) + 1;
  *own = '\0';
  return (size_t) (own - text);
}

/* Gives the reader of the game at the table, which is new, all lines that follow from the party. */
static void
open_game (ProbePartyRecord *record)
{
  char text[PROBE_HEADER_TEXT];
  const char *at = text, *own = text + probe_party_game_opening (&record->header, &record->party, text);
  SalonLine kind;

  probe_reader_init (&record->game, record->judge, record->judge_data);
  while (at < own)
    at = salon_reader_next (&record->game.lines, at, own, &kind);
}

bool
probe_party_game_is_over (const ProbePartyRecord *record)
{
  return record->stage == PROBE_PARTY_IN_GAME && record->game.record.state.phase == PROBE_OVER;
}

void
probe_party_standing (const ProbePartyRecord *record, ProbeParty *party)
{
  int32_t points[PROBE_PARTY_PLACES];

  *party = record->party;
  if (!probe_party_game_is_over (record))
    return;

  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    points[place] = probe_score (&record->game.record.state, place);
  probe_party_enter (party, points);
}

/* `round R table T seats A B C D`: all of it follows from what came before. */
static const char *
take_round (ProbePartyRecord *record, const char *line)
{
  char expected[PROBE_PARTY_ROUND_TEXT];
  ProbeParty next;

  if (record->stage == PROBE_PARTY_GAME_NEXT)
    return N_ ("The game at the table has not begun.");
  if (record->stage == PROBE_PARTY_IN_GAME && !probe_party_game_is_over (record))
    return N_ ("The game at the table is not over.");

  probe_party_standing (record, &next);
  if (probe_party_round_is_over (&next) && next.round == PROBE_PARTY_ROUNDS)
    return N_ ("A party has at most 1,000 rounds.");
  if (probe_party_round_is_over (&next))
    probe_party_next_round (&next);
  probe_party_round_format (&next, expected);
  if (strcmp (line, expected) != 0)
    return N_ ("Another round, another table or other seats come next.");

  record->party = next;
  record->stage = PROBE_PARTY_GAME_NEXT;
  record->last = PROBE_PARTY_ROUND;
  open_game (record);
  return NULL;
}

/* Judges a line before a game’s `begin`, whose first field is @word, as far as a party is narrower than a game. */
static const char *
check_game_line (SalonReader *reader, const char *word, const char *rest)
{
  static const char *const own[] = { "first", "word", "begin" };
  static const char *const earlier[] = { "salon-record", "salon-veiled", "game",  "edition", "words",
                                         "option",       "date",         "title", "seat",    "lots" };
  const int which = salon_look_up (word, own, sizeof own / sizeof *own);

  if (salon_look_up (word, earlier, sizeof earlier / sizeof *earlier) >= 0)
    return N_ ("This line comes too late.");
  if (which < 0)
    return salon_reader_unknown (reader, word, N_ ("This line is not known."));
  if (which < 2 && rest != NULL && rest[0] - '1' >= PROBE_PARTY_PLACES)
    return probe_reason_text (PROBE_NO_SUCH_SEAT);

  return NULL;
}

/* Gives @line to the reader of the game at the table. */
static const char *
take_game_line (SalonReader *reader, const char *line)
{
  ProbePartyRecord *record = reader->record.game;
  SalonReader *game = &record->game.lines;
  const SalonLine kind = salon_reader_line (game, line, strlen (line));

  if (kind == SALON_LINE_ERROR)
    {
      reader->unknown = game->unknown;
      return game->error;
    }
  if (kind == SALON_LINE_BEGIN)
    record->stage = PROBE_PARTY_IN_GAME;

  record->last = kind == SALON_LINE_MOVE ? PROBE_PARTY_MOVE : PROBE_PARTY_OPENING;
  return NULL;
}

static const char *
make (SalonReader *reader, const char *line)
{
  ProbePartyRecord *record = reader->record.game;
  char text[SALON_LINE_MAX + 1], *rest = text;
  const char *word, *fault = NULL;

  strcpy (text, line);
  word = salon_cut (&rest);
  if (strcmp (word, "round") == 0)
    return take_round (record, line);
  if (record->stage == PROBE_PARTY_BEGUN)
    return N_ ("The line of the first round is missing.");

  if (record->stage == PROBE_PARTY_GAME_NEXT)
    fault = check_game_line (reader, word, rest);
  return fault != NULL ? fault : take_game_line (reader, line);
}

static const char *
end (SalonReader *reader)
{
  const ProbePartyRecord *record = reader->record.game;

  return record->stage == PROBE_PARTY_GAME_NEXT ? N_ ("The record ends before the game at the table begins.") : NULL;
}

/* `party` and the totals of all seats. */
static void
print_totals (const ProbeParty *party, SalonText *out)
{
  salon_text_put (out, "party");
  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    {
      salon_text_put (out, " ");
      salon_text_put_number (out, party->total[seat]);
    }
  salon_text_put (out, "\n");
}

/* The lines of each game are Probe’s; between two games, and after the last one if that is over, come the totals. */
static void
print (const void *game, SalonLine kind, SalonText *out)
{
  const ProbePartyRecord *record = game;
  ProbeParty party;

  if (kind == SALON_LINE_MOVE && record->last == PROBE_PARTY_MOVE)
    probe_rules.print (&record->game.record, SALON_LINE_MOVE, out);
  if (kind == SALON_LINE_MOVE && record->last == PROBE_PARTY_ROUND
      && (record->party.round > 1 || record->party.over > 0))
    print_totals (&record->party, out);
  if (kind == SALON_LINE_END && probe_party_game_is_over (record))
    {
      probe_party_standing (record, &party);
      print_totals (&party, out);
    }
}

const SalonRules probe_party_rules = {
  .name = "party",
  .seats_min = PROBE_PARTY_SEATS,
  .seats_max = PROBE_PARTY_SEATS,
  .lines = lines,
  .options = probe_options,
  .set_option = set_option,
  .get_option = get_option,
  .begin = begin,
  .make = make,
  .end = end,
  .print = print,
};

void
probe_party_record_init (ProbePartyRecord *record, SalonJudge judge, void *data)
{
  memset (record, 0, sizeof *record);
  record->judge = judge;
  record->judge_data = data;
}

SalonRecord
probe_party_record_find (void *data, const char *name)
{
  ProbePartyRecord *record = data;

  return salon_record_match (name, &probe_party_rules, &record->header.probe.salon, record);
}

void
probe_party_round_format (const ProbeParty *party, char text[PROBE_PARTY_ROUND_TEXT])
{
  const uint8_t *seat = party->seat[party->over];
  SalonText out;

  salon_text_init (&out, text, PROBE_PARTY_ROUND_TEXT);
  salon_text_format (&out, "round %d table %d seats %d %d %d %d", party->round, party->over + 1, seat[0] + 1,
                     seat[1] + 1, seat[2] + 1, seat[3] + 1);
}

size_t
probe_party_game_write (const ProbePartyHeader *header,
                        const ProbeParty *party,
                        const ProbeSetup *setup,
                        char *text,
                        size_t size)
{
  char round[PROBE_PARTY_ROUND_TEXT], game_text[PROBE_HEADER_TEXT];
  ProbeHeader game;
  SalonText out;

  probe_party_round_format (party, round);
  probe_party_game_header (header, party, &game);
  game.setup = *setup;
  probe_header_write (&game, game_text, sizeof game_text);

  salon_text_init (&out, text, size);
  salon_text_put (&out, round);
  salon_text_put (&out, strstr (game_text, OWN_LINES));
  return out.used;
}
