/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random games at every table there can be, checked after every move.
 *
 *   test-random-play [GAMES [SEED]]      so many games at each table */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "move-universe.h"
#include "probe-invariants.h"
#include "probe-ledger.h"
#include "random-table.h"
#include "rules/probe/probe-record.h"
#include "tap.h"

/* A random game takes some hundred moves; so many mean that it never ends. */
#define MOST_MOVES  20000
#define RECORD_ROOM (1 << 20)

/* What must have happened in some game; otherwise the games prove little. */
typedef enum {
  SEEN_NAMED_RIGHT = PROBE_EVENT_OVER + 1,
  SEEN_NAMED_WRONG,
  SEEN_RULED_INVALID,
  SEEN_FALSE_DENIAL,
  SEEN_LAST_CARD,
  SEEN_SHARED_WIN,
  N_SEEN,
} Seen;

static const char *const seen_names[N_SEEN] = {
  [PROBE_EVENT_SHUFFLED] = "an empty pile is filled",
  [PROBE_EVENT_DRAWN] = "a card is drawn",
  [PROBE_EVENT_IGNORED] = "a card is ignored",
  [PROBE_EVENT_ASKED] = "somebody is asked",
  [PROBE_EVENT_DENIED] = "somebody says no",
  [PROBE_EVENT_TURNED] = "a card is turned",
  [PROBE_EVENT_POINTS] = "points are scored",
  [PROBE_EVENT_TRAY] = "a tray is chosen",
  [PROBE_EVENT_NAMED] = "a word is named",
  [PROBE_EVENT_CHALLENGED] = "a word is challenged",
  [PROBE_EVENT_CONFESSED] = "a false denial comes to light",
  [PROBE_EVENT_TURN_ENDED] = "a turn ends",
  [PROBE_EVENT_FINAL] = "final turns begin",
  [PROBE_EVENT_TURN_BEGAN] = "a turn begins",
  [PROBE_EVENT_OVER] = "a game ends",
  [SEEN_NAMED_RIGHT] = "a word is named rightly",
  [SEEN_NAMED_WRONG] = "a word is named wrongly",
  [SEEN_RULED_INVALID] = "a word is found wrong",
  [SEEN_FALSE_DENIAL] = "a false denial",
  [SEEN_LAST_CARD] = "50 for a last card",
  [SEEN_SHARED_WIN] = "a shared win",
};

static long seen[N_SEEN];
static long seen_sources[PROBE_N_SOURCES];
static long seen_kinds[PROBE_N_KINDS];
static long moves_made;

static char fault[512];

/* One game. */
typedef struct {
  Random random;
  ProbeHeader header;
  ProbeState state;
  ProbeState replayed; /* by the text of the moves */
  ProbeLedger ledger;
  ProbeEvents events;
  ProbeMove list[PROBE_MAX_MOVES];
  int n;
  size_t written;
} Game;

/* The record of the game that is played. */
static char record[RECORD_ROOM];

__attribute__ ((format (printf, 1, 2))) static bool
fail (const char *format, ...)
{
  if (fault[0] == '\0')
    {
      va_list arguments;

      va_start (arguments, format);
      vsnprintf (fault, sizeof fault, format, arguments);
      va_end (arguments);
    }

  return false;
}

/* What is counted while the universe is visited. */
typedef struct {
  const ProbeState *state;
  ProbeState scratch;
  int legal;
} Visit;

/* A move is legal or refused, and a refused one changes nothing. */
static bool
visit_move (void *data, const ProbeMove *move)
{
  Visit *visit = data;
  const ProbeReason reason = probe_check (visit->state, move);
  ProbeEvents events;

  if (reason < 0 || reason >= PROBE_N_REASONS)
    return fail ("a reason that is none");
  if (reason == PROBE_OK)
    {
      visit->legal++;
      return true;
    }

  events.n = -1;
  if (probe_apply (&visit->scratch, move, &events) != reason)
    return fail ("a move of type %d is refused for two reasons", move->type);
  if (events.n != 0 || memcmp (&visit->scratch, visit->state, sizeof visit->scratch) != 0)
    return fail ("a refused move of type %d changes something", move->type);

  return true;
}

/* Who may name which word, written a second time from the text of probe-rules.md 5 and 1. */
static bool
may_interrupt (const ProbeState *state, const ProbeMove *move)
{
  int hidden = 0;

  if (move->seat >= state->setup.seats || move->target >= state->setup.seats || move->tray >= state->setup.trays)
    return false;
  for (int slot = 0; slot < PROBE_SPACES; slot++)
    hidden += state->hidden[move->target][move->tray] >> slot & 1;

  return hidden >= 5 && move->seat != move->target && (state->phase == PROBE_TO_DRAW || state->phase == PROBE_TO_ASK)
         && (state->setup.edition != PROBE_MIRO_1967 || move->seat == state->turn);
}

/* An interruption is legal if the rules allow it and its row is valid. */
static bool
visit_row (void *data, const ProbeMove *move)
{
  Visit *visit = data;
  const bool may = may_interrupt (visit->state, move);
  const bool is_row = move->row.n > 0 && move->row.card[0] != PROBE_UNKNOWN;
  const ProbeReason reason = probe_check (visit->state, move);

  if ((probe_can_interrupt (visit->state, move->seat, move->target, move->tray) == PROBE_OK) != may
      || (reason == PROBE_OK) != (may && is_row))
    return fail ("an interruption is %s", reason == PROBE_OK ? "legal" : "refused");
  if (reason == PROBE_OK)
    {
      ProbeState after = *visit->state;
      ProbeEvents events;
      const ProbeRow *row = &visit->state->setup.row[move->target][move->tray];
      const bool right = memcmp (row, &move->row, sizeof *row) == 0;

      if (probe_apply (&after, move, &events) != PROBE_OK || (events.event[0].right != 0) != right)
        return fail ("an interruption is judged wrongly");
      return true;
    }

  return visit_move (data, move);
}

/* Compares the listed moves of @seat with the whole universe: the number of legal moves is that
 * of the listed ones, and those are all different. */
static bool
check_universe (const Game *game, int seat, const ProbeMove *list, int n)
{
  Visit visit = { &game->state, game->state, 0 };

  if (!move_universe (&game->state, seat, visit_move, &visit)
      || !move_universe_rows (&game->state, seat, visit_row, &visit))
    return false;
  if (visit.legal != n)
    return fail ("seat %d: %d moves are legal, %d are listed", seat + 1, visit.legal, n);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++)
      if (memcmp (&list[i], &list[j], sizeof *list) == 0)
        return fail ("seat %d: a move is listed twice", seat + 1);

  return true;
}

/* Every listed move is legal when it is made, and is written and read back. */
static bool
check_listed (const Game *game, const ProbeMove *move)
{
  ProbeState after = game->state;
  ProbeMove back;
  char text[PROBE_MOVE_TEXT];

  if (probe_check (&game->state, move) != PROBE_OK || probe_apply (&after, move, NULL) != PROBE_OK)
    return fail ("a listed move is refused");
  if (after.moves != game->state.moves + 1)
    return fail ("a listed move is not made");
  probe_move_format (move, game->state.setup.trays, text);
  if (probe_move_parse (text, game->state.setup.trays, &back, NULL) != NULL || memcmp (&back, move, sizeof back) != 0)
    return fail ("“%s” is not read as it was written", text);

  return true;
}

/* Checks that each card left in a shuffled pile is on top equally often; an empty pile counts as
 * full. */
static bool
check_pile (const ProbeState *state)
{
  const bool empty = probe_pile_left (state) == 0;
  int left = 0, counts[PROBE_N_KINDS];

  for (int kind = 0; kind < PROBE_N_KINDS; kind++)
    {
      counts[kind] = empty ? probe_deck_count (state->setup.rules.deck, (ProbeKind) kind) : state->pile[kind];
      left += counts[kind];
    }
  for (int card = 0; card < left; card++)
    counts[probe_pile_pick (state, (uint64_t) card)]--;
  for (int kind = 0; kind < PROBE_N_KINDS; kind++)
    if (counts[kind] != 0)
      return fail ("the pile does not give each of its cards as often");

  return true;
}

/* Lists the moves of every seat, checks a few of them, or, when @whole, all
 * there are, and leaves those of the deciding seat, or of any when nobody is to
 * decide, in the game's list. */
static bool
check_moves (Game *game, bool whole)
{
  const int decider = probe_decider (&game->state);
  ProbeMove list[PROBE_MAX_MOVES];

  game->n = 0;
  if (game->state.phase == PROBE_TO_DRAW && !check_pile (&game->state))
    return false;
  for (int seat = 0; seat <= game->state.setup.seats; seat++)
    {
      const int n = probe_moves (&game->state, seat, list);
      const int step = whole || n < 5 ? 1 : n / 3;

      if (seat == game->state.setup.seats && n > 0)
        return fail ("somebody has moves who does not sit at the table");
      for (int i = whole || n == 0 ? 0 : random_below (&game->random, step); i < n; i += step)
        {
          if (seat != decider && list[i].type != PROBE_CHALLENGE)
            return fail ("a move is listed for a seat that is not to decide");
          if (!check_listed (game, &list[i]))
            return false;
        }
      if (whole && !check_universe (game, seat, list, n))
        return false;
      for (int i = 0; i < n; i++)
        if (seat == decider || (decider == PROBE_NOBODY && game->n < PROBE_MAX_MOVES)
            || random_below (&game->random, 20) == 0)
          game->list[game->n++ % PROBE_MAX_MOVES] = list[i];
    }
  if (game->n > PROBE_MAX_MOVES)
    game->n = PROBE_MAX_MOVES;

  return true;
}

static void
count_events (const Game *game, const ProbeMove *move, const ProbeState *before)
{
  for (int i = 0; i < game->events.n; i++)
    {
      const ProbeEvent *event = &game->events.event[i];

      seen[event->type]++;
      if (event->type == PROBE_EVENT_NAMED)
        seen[event->right ? SEEN_NAMED_RIGHT : SEEN_NAMED_WRONG]++;
      if (event->type == PROBE_EVENT_CHALLENGED && !event->right)
        seen[SEEN_RULED_INVALID]++;
      if (event->type == PROBE_EVENT_DRAWN)
        seen_kinds[event->kind]++;
      if (event->type == PROBE_EVENT_POINTS)
        {
          seen_sources[event->source]++;
          if (event->source == PROBE_FROM_LAST_CARDS)
            seen[SEEN_LAST_CARD]++;
        }
    }
  if (move->type == PROBE_NO)
    {
      ProbeState table = *before;

      table.setup.answers_by_hand = false;
      if (probe_check (&table, move) == PROBE_HAS_THE_LETTER)
        seen[SEEN_FALSE_DENIAL]++;
    }
}

/* Makes @move twice, once from its text, and checks the results. */
static bool
make_move (Game *game, const ProbeMove *move)
{
  const ProbeState before = game->state;
  char text[PROBE_MOVE_TEXT];
  ProbeMove back;
  const char *broken;

  probe_move_format (move, game->state.setup.trays, text);
  if (game->written + sizeof text + 2 > RECORD_ROOM)
    return fail ("the record has no room for this game");
  game->written += (size_t) snprintf (record + game->written, RECORD_ROOM - game->written, "%s\n", text);

  if (probe_apply (&game->state, move, &game->events) != PROBE_OK)
    return fail ("“%s” is refused", text);
  broken = probe_broken (&before, &game->state, move, &game->events);
  if (broken == NULL)
    broken = probe_ledger_enter (&game->ledger, move, &game->state);
  if (broken != NULL)
    return fail ("after “%s”: %s", text, broken);

  if (probe_move_parse (text, game->state.setup.trays, &back, NULL) != NULL
      || probe_apply (&game->replayed, &back, NULL) != PROBE_OK
      || memcmp (&game->state, &game->replayed, sizeof game->state) != 0)
    return fail ("“%s” replayed leads somewhere else", text);

  count_events (game, move, &before);
  moves_made++;
  return true;
}

/* Reads the record and writes it again: the same bytes, the same position. */
static bool
check_record (const Game *game)
{
  static ProbeReader reader;
  static char again[RECORD_ROOM];
  size_t at = 0, n = 0;

  probe_reader_init (&reader, NULL, NULL);
  while (at < game->written)
    {
      const char *end = memchr (record + at, '\n', game->written - at);
      const SalonLine line = salon_reader_line (&reader.lines, record + at, (size_t) (end - record) - at);

      if (line == SALON_LINE_ERROR)
        return fail ("line %ld of the record is refused: %s", reader.lines.error_line, reader.lines.error);
      if (line == SALON_LINE_BEGIN)
        n = probe_header_write (&reader.record.header, again, sizeof again);
      if (line == SALON_LINE_MOVE)
        {
          n += probe_move_format (&reader.record.move, reader.record.state.setup.trays, again + n);
          again[n++] = '\n';
        }
      at = (size_t) (end - record) + 1;
    }
  if (salon_reader_end (&reader.lines) != SALON_LINE_END)
    return fail ("the record ends too early: %s", reader.lines.error);
  if (n != game->written || memcmp (record, again, n) != 0)
    return fail ("the record is not written as it was read");
  if (memcmp (&reader.record.state, &game->state, sizeof game->state) != 0)
    return fail ("the record leads somewhere else");

  return true;
}

static void
count_winners (const ProbeState *state)
{
  int winners = 0;

  for (int seat = 0; seat < state->setup.seats; seat++)
    winners += probe_winner (state, seat);
  seen[SEEN_SHARED_WIN] += winners > 1;
}

/* Plays a game to its end and past it, as long as words can be challenged. */
static bool
play (Game *game)
{
  ProbeMove move;

  while (game->state.moves < MOST_MOVES)
    {
      const bool whole = game->state.moves % 50 == 7 || game->state.phase == PROBE_OVER;

      if (!check_moves (game, whole))
        return false;
      if (game->state.phase == PROBE_OVER && (game->n == 0 || random_below (&game->random, 4) == 0))
        {
          count_winners (&game->state);
          return check_record (game);
        }
      if (random_below (&game->random, 25) != 0 || !random_interruption (&game->random, &game->state, &move))
        move = random_choice (&game->random, &game->state, game->list, game->n);
      if (!make_move (game, &move))
        return false;
    }

  return fail ("the game does not end");
}

static bool
open_game (Game *game, ProbeEdition edition, int seats, int trays, uint64_t seed)
{
  game->random.state = seed;
  probe_header_init (&game->header, edition, seats);
  random_setup (&game->random, edition, seats, trays, &game->header.setup);
  if (probe_begin (&game->header.setup, &game->state) != PROBE_OK)
    return fail ("a game that may begin does not");
  game->replayed = game->state;
  probe_ledger_open (&game->ledger, &game->header.setup);
  game->written = probe_header_write (&game->header, record, RECORD_ROOM);

  return true;
}

/* Prints a TAP line and, if it has failed, the fault. */
static void
point (bool good, const char *name)
{
  if (!tap_ok (good, "%s", name) && fault[0] != '\0')
    tap_note ("%s", fault);
  fault[0] = '\0';
}

static void
play_table (ProbeEdition edition, int seats, int trays, long games, uint64_t seed)
{
  static Game game;
  char name[128];
  bool good = true;

  for (long i = 0; i < games && good; i++)
    {
      const uint64_t game_seed = seed + (uint64_t) i * 1009 + (uint64_t) (edition * 100 + seats * 10 + trays) * 1000003;

      good = open_game (&game, edition, seats, trays, game_seed) && play (&game);
      if (!good)
        {
          tap_note ("seed %llu", (unsigned long long) game_seed);
          fwrite (record, 1, game.written, stderr);
        }
    }
  snprintf (name, sizeof name, "%s: %d seats, %d tray%s, %ld games", probe_editions[edition].name, seats, trays,
            trays == 1 ? "" : "s each", games);
  point (good, name);
}

/* Checks that everything that can happen has happened in some game. */
static void
check_seen (void)
{
  for (int i = 0; i < N_SEEN; i++)
    {
      snprintf (fault, sizeof fault, "never");
      point (seen[i] > 0, seen_names[i]);
    }
  for (int kind = PROBE_NORMAL; kind < PROBE_N_KINDS; kind++)
    {
      snprintf (fault, sizeof fault, "never drawn");
      point (seen_kinds[kind] > 0, probe_card_kinds[kind].name);
    }
  for (int source = 0; source < PROBE_N_SOURCES; source++)
    {
      char name[32];

      snprintf (name, sizeof name, "points from source %d", source);
      point (seen_sources[source] > 0, name);
    }
}

int
main (int argc, char **argv)
{
  const long games = argc > 1 ? atol (argv[1]) : 200;
  const uint64_t seed = argc > 2 ? strtoull (argv[2], NULL, 0) : 1964;

  for (int edition = 0; edition < PROBE_N_EDITIONS; edition++)
    for (int seats = 2; seats <= probe_editions[edition].behaviours.seats_max; seats++)
      for (int trays = 1; trays <= (seats == 2 ? 2 : 1); trays++)
        play_table ((ProbeEdition) edition, seats, trays, games, seed);
  check_seen ();
  tap_note ("%ld moves", moves_made);

  return tap_done ();
}
