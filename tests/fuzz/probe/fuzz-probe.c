/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-probe.h"

#include <string.h>

#include "fuzz-bytes.h"

/* Some words are not in the list, in one edition more than in the others. */
static SalonVerdict
judge (void *data, const char *language, const char *word, bool headwords, const char **reason)
{
  const bool refused = word[0] == 'Q' || (headwords && word[0] == 'X');

  REQUIRE (strcmp (language, "en") == 0 || strcmp (language, "fr") == 0);
  REQUIRE (word[0] >= 'A' && word[0] <= 'Z' && strlen (word) <= PROBE_SPACES);

  *reason = refused ? "not in the list" : NULL;
  return refused ? SALON_WORD_REFUSED : SALON_WORD_GOOD;
}

/* A view has no hidden card of the others, and its own seat's moves are judged on it as on the state. */
static void
look (const ProbeState *state, int seat)
{
  ProbeMove moves[PROBE_MAX_MOVES];
  ProbeView view;

  probe_view (state, seat, &view);
  for (int other = 0; other < state->setup.seats; other++)
    for (int tray = 0; tray < state->setup.trays; tray++)
      for (int slot = 0; slot < state->setup.row[other][tray].n; slot++)
        if (other != seat && (state->hidden[other][tray] >> slot & 1))
          REQUIRE (view.seen.setup.row[other][tray].card[slot] == PROBE_UNKNOWN);
  if (seat == PROBE_NOBODY)
    return;

  {
    const int n = probe_moves (&view.seen, seat, moves);

    REQUIRE (n <= PROBE_MAX_MOVES);
    REQUIRE (n > 0 || probe_decider (state) != seat);
    for (int i = 0; i < n; i++)
      REQUIRE (probe_check (state, &moves[i]) == PROBE_OK);
  }
}

static void
look_at_all (const ProbeState *state)
{
  const int decider = probe_decider (state);

  REQUIRE (state->phase <= PROBE_OVER);
  REQUIRE (decider == PROBE_NOBODY ? state->phase == PROBE_OVER : decider < state->setup.seats);
  look (state, PROBE_NOBODY);
  for (int seat = 0; seat < state->setup.seats; seat++)
    {
      const int hidden = probe_hidden_of (state, seat);

      REQUIRE (hidden >= 0 && hidden <= state->setup.row[seat][0].n + state->setup.row[seat][1].n);
      REQUIRE (state->phase != PROBE_OVER || hidden == 0);
      look (state, seat);
    }
}

/* Any bytes may stand in a move that is checked; a refused one changes nothing. */
static void
try_bytes (const ProbeState *state, const uint8_t *data, size_t size)
{
  ProbeState after = *state;
  ProbeEvents events;
  ProbeMove move;

  memset (&move, 0, sizeof move);
  memcpy (&move, data, size < sizeof move ? size : sizeof move);
  if (probe_apply (&after, &move, &events) != PROBE_OK)
    REQUIRE (memcmp (&after, state, sizeof after) == 0 && events.n == 0);
  else
    REQUIRE (probe_check (state, &move) == PROBE_OK);
}

SalonRecord
fuzz_probe_place (int which)
{
  static ProbeRecord records[2];

  probe_record_init (&records[which], judge, NULL);
  return probe_record_find (&records[which], probe_rules.name);
}

void
fuzz_probe_look (const void *game, const uint8_t *data, size_t size)
{
  const ProbeRecord *record = game;

  look_at_all (&record->state);
  try_bytes (&record->state, data, size);
}

/* A move has one form only, and brings something about. */
void
fuzz_probe_look_at_move (const void *game, const char *line, size_t n)
{
  const ProbeRecord *record = game;
  char text[PROBE_MOVE_TEXT];

  REQUIRE (probe_move_format (&record->move, record->header.setup.trays, text) == n);
  REQUIRE (memcmp (text, line, n) == 0);
  REQUIRE (record->events.n > 0 && record->events.n < PROBE_MAX_EVENTS);
}

/* No message about a record contains any of its words: the game may still be in progress,
 * and everybody at the table may read the message. */
void
fuzz_probe_look_at_message (const void *game, const char *message)
{
  const ProbeRecord *record = game;
  char word[PROBE_SPACES + 1];

  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    for (int tray = 0; tray < PROBE_MAX_TRAYS; tray++)
      REQUIRE (probe_row_word (&record->header.setup.row[seat][tray], word) < 5 || strstr (message, word) == NULL);
}

bool
fuzz_probe_is_same (const void *game, const void *other)
{
  const ProbeRecord *one = game, *two = other;

  return memcmp (&one->state, &two->state, sizeof one->state) == 0;
}

SalonRecord
fuzz_party_place (int which)
{
  static ProbePartyRecord records[2];

  probe_party_record_init (&records[which], judge, NULL);
  return probe_party_record_find (&records[which], probe_party_rules.name);
}

/* Everybody sits at one place, and the points of this round are part of the totals; the game at the table is one of
 * four seats. */
void
fuzz_party_look (const void *game, const uint8_t *data, size_t size)
{
  const ProbePartyRecord *record = game;
  unsigned seated = 0;
  ProbeParty party;

  probe_party_standing (record, &party);
  for (int i = 0; i < PROBE_PARTY_SEATS; i++)
    seated |= 1u << party.seat[i / PROBE_PARTY_PLACES][i % PROBE_PARTY_PLACES];
  REQUIRE (seated == (1u << PROBE_PARTY_SEATS) - 1);
  REQUIRE (party.round >= 1 && party.round <= PROBE_PARTY_ROUNDS && party.over <= PROBE_PARTY_TABLES);
  REQUIRE (party.over == record->party.over + probe_party_game_is_over (record));

  if (record->stage != PROBE_PARTY_IN_GAME)
    return;
  REQUIRE (record->game.record.state.setup.seats == PROBE_PARTY_PLACES);
  fuzz_probe_look (&record->game.record, data, size);
}

/* A line `round` has one form only; what stands after a game’s `begin` is a move of it. */
void
fuzz_party_look_at_move (const void *game, const char *line, size_t n)
{
  const ProbePartyRecord *record = game;
  char text[PROBE_PARTY_ROUND_TEXT];

  if (record->last == PROBE_PARTY_ROUND)
    {
      probe_party_round_format (&record->party, text);
      REQUIRE (strlen (text) == n && memcmp (text, line, n) == 0);
    }
  if (record->last == PROBE_PARTY_MOVE)
    fuzz_probe_look_at_move (&record->game.record, line, n);
}

void
fuzz_party_look_at_message (const void *game, const char *message)
{
  const ProbePartyRecord *record = game;

  if (record->stage != PROBE_PARTY_BEGUN)
    fuzz_probe_look_at_message (&record->game.record, message);
}

bool
fuzz_party_is_same (const void *game, const void *other)
{
  const ProbePartyRecord *one = game, *two = other;

  return memcmp (&one->party, &two->party, sizeof one->party) == 0 && one->stage == two->stage
         && (one->stage != PROBE_PARTY_IN_GAME || fuzz_probe_is_same (&one->game.record, &two->game.record));
}
