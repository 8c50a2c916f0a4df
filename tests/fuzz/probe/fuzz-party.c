/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Evenings that bytes decide, as their records: any set-up, short words, games that are played to their end, so that
 * rounds follow one another; at the end perhaps a line that is none.  The reader takes every line that is right, and
 * names the one that is not; what was read so far, read again, is the same evening. */

#include <string.h>

#include "fuzz-bytes.h"
#include "fuzz-probe.h"
#include "fuzz-target.h"

#define LOG_SIZE (1 << 20)

/* No evening is longer, in bytes of input. */
#define MOVES_MAX 3000

typedef struct {
  Bytes bytes;
  SalonReader reader;
  ProbePartyRecord *record;
  char log[LOG_SIZE];
  size_t length;
} Evening;

static SalonRecord
find (void *which, const char *name)
{
  return strcmp (name, probe_party_rules.name) == 0 ? fuzz_party_place (*(const int *) which) : (SalonRecord) { NULL };
}

/* Gives @line, which is right, to the reader, and keeps it. */
static void
read_line (Evening *evening, const char *line, size_t n)
{
  const SalonLine kind = salon_reader_line (&evening->reader, line, n);

  if (kind == SALON_LINE_ERROR)
    {
      fprintf (stderr, "%s\n%.*s\n", evening->reader.error, (int) n, line);
      abort ();
    }
  REQUIRE (evening->length + n + 1 < sizeof evening->log);
  memcpy (evening->log + evening->length, line, n);
  evening->length += n;
  evening->log[evening->length++] = '\n';
  if (kind == SALON_LINE_MOVE)
    fuzz_party_look_at_move (evening->record, line, n);
  if (kind == SALON_LINE_MOVE || kind == SALON_LINE_BEGIN)
    fuzz_party_look (evening->record, evening->bytes.at, (size_t) (evening->bytes.end - evening->bytes.at));
}

static void
read_text (Evening *evening, const char *text)
{
  while (*text != '\0')
    {
      const size_t n = strcspn (text, "\n");

      read_line (evening, text, n);
      text += n + 1;
    }
}

/* The lines before the evening's `begin`, and that one. */
static void
begin (Evening *evening)
{
  static const ProbeEdition editions[] = { PROBE_PARKER_1964, PROBE_MIRO_1967, PROBE_PARKER_1982, PROBE_PARKER_1964 };
  Bytes *bytes = &evening->bytes;
  ProbePartyHeader header = { .lots = 1 };
  ProbeSetup *setup = &header.probe.setup;
  char text[PROBE_HEADER_TEXT];

  probe_header_init (&header.probe, editions[bytes_below (bytes, 4)], PROBE_PARTY_PLACES);
  setup->spelling_free = true;
  setup->activity_cards = bytes_below (bytes, 2) != 0;
  setup->answers_by_hand = setup->rules.answers_by_hand_possible && bytes_below (bytes, 2) != 0;
  header.lots += (uint64_t) bytes_take (bytes) << 48 | (uint64_t) bytes_take (bytes);
  header.probe.salon.veiled = bytes_below (bytes, 2) != 0;
  header.probe.salon.salt = header.probe.salon.veiled ? header.lots : 0;
  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    {
      header.probe.salon.kind[seat] = (uint8_t) bytes_below (bytes, SALON_N_SEAT_KINDS);
      snprintf (header.probe.salon.name[seat], sizeof header.probe.salon.name[seat], "Seat %d", seat + 1);
    }

  REQUIRE (salon_header_write (&probe_party_rules, &header.probe.salon, text, sizeof text) < sizeof text);
  read_text (evening, text);
  REQUIRE (memcmp (&evening->record->header, &header, sizeof header) == 0);
}

/* Lays short rows, and begins the game that comes next. */
static void
open_game (Evening *evening)
{
  Bytes *bytes = &evening->bytes;
  ProbeSetup setup = evening->record->header.probe.setup;
  char text[PROBE_PARTY_GAME_TEXT];
  ProbeParty party;

  probe_party_standing (evening->record, &party);
  if (probe_party_round_is_over (&party))
    probe_party_next_round (&party);
  setup.first = (uint8_t) bytes_below (bytes, PROBE_PARTY_PLACES);
  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    {
      ProbeRow *row = &setup.row[place][0];

      while (row->n < setup.rules.word_min || (row->n < 5 && bytes_below (bytes, 4) == 0))
        row->card[row->n] = (char) ('A' + (place * 5 + row->n) % 26), row->n++;
    }

  REQUIRE (probe_party_game_write (&evening->record->header, &party, &setup, text, sizeof text) < sizeof text);
  read_text (evening, text);
  REQUIRE (memcmp (&evening->record->game.record.state.setup, &setup, sizeof setup) == 0);
}

/* Makes a move; a question is often one that hits, so that games end. */
static void
play (Evening *evening)
{
  Bytes *bytes = &evening->bytes;
  const ProbeState *state = &evening->record->game.record.state;
  ProbeMove moves[PROBE_MAX_MOVES];
  const int n = probe_moves (state, probe_decider (state), moves);
  ProbeMove move = moves[(bytes_take (bytes) << 8 | bytes_take (bytes)) % n];
  char text[PROBE_MOVE_TEXT];

  if (move.type == PROBE_ASK && move.target != PROBE_EVERYBODY && bytes_below (bytes, 4) > 0)
    for (int slot = 0; slot < PROBE_SPACES; slot++)
      if (state->hidden[move.target][0] >> slot & 1)
        move.letter = state->setup.row[move.target][0].card[slot];
  read_line (evening, text, probe_move_format (&move, state->setup.trays, text));
}

/* The rest of the input is a line that may be anything. */
static void
read_any_line (Evening *evening)
{
  const long before = evening->reader.line;
  const char *line = (const char *) evening->bytes.at;
  const size_t rest = (size_t) (evening->bytes.end - evening->bytes.at), n = rest < 64 ? rest : 64;

  if (salon_reader_line (&evening->reader, line, n) != SALON_LINE_ERROR)
    return;
  REQUIRE (evening->reader.error_line == before + 1 && evening->reader.error[0] != '\0');
  fuzz_party_look_at_message (evening->record, evening->reader.error);
}

/* What was read so far, read again, is the same evening. */
static void
read_again (const Evening *evening)
{
  static int second = 1;
  const char *at = evening->log, *const end = evening->log + evening->length;
  SalonReader reader;
  SalonLine kind = SALON_LINE_SKIPPED;

  salon_reader_init (&reader, find, &second);
  while (at < end)
    {
      at = salon_reader_next (&reader, at, end, &kind);
      REQUIRE (kind != SALON_LINE_ERROR);
    }
  REQUIRE (salon_reader_end (&reader) == SALON_LINE_END);
  REQUIRE (fuzz_party_is_same (reader.record.game, evening->record));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static Evening evening;
  static int first = 0;
  bool any_line;

  evening.bytes = (Bytes) { data, data + size };
  evening.length = 0;
  evening.record = fuzz_party_place (first).game;
  salon_reader_init (&evening.reader, find, &first);
  any_line = bytes_below (&evening.bytes, 2) != 0;
  begin (&evening);
  for (int moves = 0; moves < MOVES_MAX && evening.bytes.end - evening.bytes.at > (any_line ? 32 : 0); moves++)
    {
      if (evening.record->stage == PROBE_PARTY_BEGUN || probe_party_game_is_over (evening.record))
        open_game (&evening);
      else
        play (&evening);
    }

  read_again (&evening);
  if (any_line)
    read_any_line (&evening);

  return 0;
}
