/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole games of computers, and computers in positions that random play reaches:
 * always legal, never asking what was denied, blind to what they may not know,
 * the same again.
 *
 *   test-games LIST [GAMES]
 *
 * With a number of games only odd positions are tried, in so many games. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "players-table.h"
#include "players/probe/probe-level.h"
#include "tap.h"

typedef struct {
  uint64_t trace;  /* of all moves */
  unsigned denied; /* questions for letters denied just before, or, by a hard player, denied at any time */
  uint16_t denied_in[PROBE_MAX_SEATS][PROBE_LETTERS]; /* the turn, by seat and letter */
  unsigned peeked;                                    /* choices that depend on others' hidden cards */
  unsigned different;                                 /* choices that differ the second time */
  unsigned seen;
  bool swap;
} Watch;

/* Puts other letters under the hidden cards that @seat may not see. */
static void
swap_hidden (ProbeState *state, int seat, uint64_t random)
{
  for (int s = 0; s < state->setup.seats; s++)
    for (int tray = 0; tray < state->setup.trays; tray++)
      for (int slot = 0; slot < state->setup.row[s][tray].n; slot++)
        if (s != seat && (state->hidden[s][tray] >> slot & 1))
          state->setup.row[s][tray].card[slot] =
            probe_letter_at ((int) (probe_random (random, (uint64_t) s, (uint64_t) (tray * 16 + slot)) % 27));
}

static void
watch_move (void *data, const PlayersTable *table, const ProbeState *state, const ProbeMove *move)
{
  Watch *watch = data;
  ProbeState swapped = *state;
  ProbeView view;
  ProbeMove again;

  watch->trace = probe_random (watch->trace,
                               (uint64_t) move->type << 40 | (uint64_t) move->seat << 32 | (uint64_t) move->target << 24
                                 | (uint64_t) move->tray << 16 | (uint64_t) move->slot << 8 | move->kind,
                               (uint64_t) move->letter);
  watch->seen++;
  if (move->type == PROBE_NO)
    watch->denied_in[move->seat][probe_letter_index (state->asked)] = state->turns;
  if (move->type == PROBE_ASK && move->target != PROBE_EVERYBODY
      && (state->denied[move->target] >> probe_letter_index (move->letter) & 1)
      && (table->player[move->seat].level == PROBE_PLAYER_HARD || probe_hidden_of (state, move->target) == 1
          || state->turns - watch->denied_in[move->target][probe_letter_index (move->letter)] <= state->setup.seats))
    watch->denied++;
  if (!watch->swap || move->type == PROBE_DRAW)
    return;

  for (int i = 0; i < 2; i++)
    {
      const ProbePlayer *player = &table->player[move->seat];

      probe_view (&swapped, move->seat, &view);
      if (!probe_player_interject (player, &view, table->words, &again)
          && !probe_player_choose (player, &view, table->words, &again))
        memset (&again, 0, sizeof again);
      if (memcmp (&again, move, sizeof again) != 0)
        *(i == 0 ? &watch->different : &watch->peeked) += 1;
      swap_hidden (&swapped, move->seat, state->moves);
    }
}

static void
test_whole_games (const WordsList *words)
{
  for (int edition = 0; edition < PROBE_N_EDITIONS; edition++)
    for (int seats = 2; seats <= probe_editions[edition].behaviours.seats_max; seats++)
      for (int trays = 1; trays <= (seats == 2 ? 2 : 1); trays++)
        for (int cards = 0; cards <= 1; cards++)
          {
            Watch watch = { .swap = true };
            PlayersTable table;
            ProbeSetup setup;
            ProbePlayerLevel levels[PROBE_MAX_SEATS];
            const char *fault = NULL;
            unsigned unexposed = 0;

            /* The first game without activity cards, the second with them. */
            for (int game = cards; game <= cards && fault == NULL; game++)
              {
                probe_setup_init (&setup, (ProbeEdition) edition, seats);
                setup.trays = (uint8_t) trays;
                setup.activity_cards = (uint8_t) cards;
                setup.answers_by_hand = setup.rules.answers_by_hand_possible && game == 1;
                setup.spelling_free = game == 1;
                for (int seat = 0; seat < seats; seat++)
                  levels[seat] = (ProbePlayerLevel) ((seat + game) % PROBE_PLAYER_N_LEVELS);
                players_table_init (&table, words, &setup, levels,
                                    (uint64_t) (edition * 100 + seats * 10 + trays * 4 + cards * 2 + game));
                table.look = watch_move;
                table.data = &watch;
                players_table_play (&table);
                fault = table.fault;
                for (int seat = 0; seat < seats; seat++)
                  unexposed += (unsigned) probe_hidden_of (&table.state, seat);
                for (int seat = 0; seat < seats; seat++)
                  if (table.state.points[seat][PROBE_FROM_DENIALS] != 0
                      || table.state.points[seat][PROBE_FROM_SPELLING] != 0)
                    fault = "a computer lied or misspelled";
              }
            tap_ok (fault == NULL && unexposed == 0, "%s, %d seats, %d trays, %s cards: played to the end%s%s",
                    probe_editions[edition].name, seats, trays, cards ? "with" : "without", fault ? ": " : "",
                    fault ? fault : "");
            tap_ok (watch.denied == 0, "of %u moves none asks for what was just denied", watch.seen);
            tap_ok (watch.peeked == 0, "none looks under the others’ cards");
            tap_ok (watch.different == 0, "each would be the same again");
          }
}

static void
test_reproducible (const WordsList *words)
{
  static const ProbePlayerLevel levels[] = { PROBE_PLAYER_BEGINNER, PROBE_PLAYER_EASY, PROBE_PLAYER_HARD };
  uint64_t trace[3];

  for (int i = 0; i < 3; i++)
    {
      Watch watch = { 0 };
      PlayersTable table;
      ProbeSetup setup;

      probe_setup_init (&setup, PROBE_PARKER_1982, 3);
      players_table_init (&table, words, &setup, levels, i < 2 ? 4711 : 4712);
      table.look = watch_move;
      table.data = &watch;
      players_table_play (&table);
      trace[i] = watch.trace;
    }
  tap_ok (trace[0] == trace[1], "the same seed plays the same game");
  tap_ok (trace[1] != trace[2], "another seed another one");
}

/* Random rows of any letters, answers that may be false, random moves: at every position every
 * computer chooses something legal. */
static void
test_odd_positions (const WordsList *words, int games, unsigned least)
{
  unsigned illegal = 0, silent = 0, peeked = 0, decisions = 0;
  uint64_t r = 20261121;

  for (int game = 0; game < games; game++)
    {
      ProbeSetup setup;
      ProbeState state;
      const ProbeEdition edition = (ProbeEdition) (game % PROBE_N_EDITIONS);
      const int seats = 2 + game / (int) PROBE_N_EDITIONS % (probe_editions[edition].behaviours.seats_max - 1);

      probe_setup_init (&setup, edition, seats);
      setup.trays = seats == 2 && game % 2 == 0 ? 2 : 1;
      setup.spelling_free = true;
      setup.supply_unlimited = true;
      setup.answers_by_hand = setup.rules.answers_by_hand_possible && game % 4 < 2;
      for (int seat = 0; seat < seats; seat++)
        for (int tray = 0; tray < setup.trays; tray++)
          {
            ProbeRow *row = &setup.row[seat][tray];

            row->n = (uint8_t) (4 + probe_random (r++, 1, 0) % 9);
            for (int slot = 0; slot < row->n; slot++)
              row->card[slot] = probe_letter_at ((int) (probe_random (r++, 2, 0) % 26));
          }
      if (probe_begin (&setup, &state) != PROBE_OK)
        {
          illegal++;
          continue;
        }

      while (state.phase != PROBE_OVER && state.moves < 400)
        {
          ProbeMove moves[PROBE_MAX_MOVES];
          const int decider = probe_decider (&state);
          int n;

          for (int seat = 0; seat < seats; seat++)
            {
              ProbePlayer player;
              ProbeState swapped = state;
              ProbeView view, other;
              ProbeMove move, again;
              bool chosen;

              r++;
              probe_player_init (&player, (ProbePlayerLevel) (probe_random (r, 3, 0) % PROBE_PLAYER_N_LEVELS), r);
              probe_view (&state, seat, &view);
              if (probe_player_interject (&player, &view, words, &move))
                illegal += move.seat != seat || probe_check (&state, &move) != PROBE_OK;
              if (seat != decider)
                continue;

              decisions++;
              chosen = probe_player_choose (&player, &view, words, &move);
              silent += !chosen;
              if (move.type != PROBE_DRAW)
                illegal += move.seat != seat || probe_check (&state, &move) != PROBE_OK;
              swap_hidden (&swapped, seat, r);
              probe_view (&swapped, seat, &other);
              probe_player_choose (&player, &other, words, &again);
              peeked += memcmp (&move, &again, sizeof move) != 0;
            }
          n = probe_moves (&state, decider, moves);
          if (n == 0 || probe_apply (&state, &moves[probe_random (r++, 4, 0) % (unsigned) n], NULL) != PROBE_OK)
            {
              silent++;
              break;
            }
        }
    }
  tap_ok (decisions >= least && silent == 0, "a choice in each of %u odd positions", decisions);
  tap_ok (illegal == 0, "all of them legal (%u are not)", illegal);
  tap_ok (peeked == 0, "and made from the view alone");
}

int
main (int argc, char **argv)
{
  WordsList *words = argc >= 2 ? words_list_open (argv[1], NULL) : NULL;

  tap_ok (words != NULL, "the list opens");
  if (words != NULL && argc == 3)
    {
      test_odd_positions (words, atoi (argv[2]), atoi (argv[2]) * 200);
    }
  else if (words != NULL)
    {
      test_whole_games (words);
      test_reproducible (words);
      test_odd_positions (words, 9, 9 * 200);
    }
  words_list_close (words);

  return tap_done ();
}
