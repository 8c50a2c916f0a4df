/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which answers a player remembers. */

#include <string.h>

#include "players-position.h"
#include "players/probe/probe-level.h"
#include "tap.h"

#define SURE 5
#define HALF 10

static uint32_t
bit (char letter)
{
  return 1u << probe_letter_index (letter);
}

/* Seat 1 denies @letter, then @questions more are asked in as many turns. */
static void
deny (ProbeMemory *memory, ProbeState *state, char letter, int questions)
{
  ProbeMove move = { .type = PROBE_ASK, .seat = 0, .target = 1, .letter = letter };

  state->turns++;
  probe_memory_hear (memory, state, &move);
  state->turns++;
  state->denied[1] |= bit (letter);
  move = (ProbeMove) { .type = PROBE_NO, .seat = 1 };
  probe_memory_hear (memory, state, &move);
  for (int i = 0; i < questions; i++)
    {
      move =
        (ProbeMove) { .type = PROBE_ASK, .seat = (uint8_t) (i % 2), .target = (uint8_t) (1 - i % 2), .letter = 'E' };
      state->turns++;
      probe_memory_hear (memory, state, &move);
    }
}

/* Of 1000 players, how many remember after so many questions. */
static int
remember_after (int questions)
{
  int n = 0;

  for (uint64_t seed = 0; seed < 1000; seed++)
    {
      ProbeMemory memory = { 0 };
      ProbeState state;

      players_position (&state, PROBE_PARKER_1964, "ROCKET SOCKET");
      deny (&memory, &state, 'Q', questions);
      n += (probe_memory_recall (&memory, &state, 1, seed, SURE, HALF) & bit ('Q')) != 0;
    }

  return n;
}

static void
test_fading (void)
{
  const int soon = remember_after (SURE), half = remember_after (SURE + HALF), late = remember_after (SURE + 20 * HALF);

  tap_ok (soon == 1000, "for a while everybody remembers (%d of 1000)", soon);
  tap_ok (half > 440 && half < 560, "half have forgotten when they should (%d remember)", half);
  tap_ok (late > 10 && late < 100, "few remember long (%d)", late);
}

static void
test_one_player (void)
{
  ProbeMemory memory = { 0 };
  ProbeState state;
  uint32_t last, now;
  int came_back = 0, lost = 0;

  players_position (&state, PROBE_PARKER_1964, "ROCKET SOCKET");
  for (char letter = 'A'; letter <= 'Z'; letter++)
    deny (&memory, &state, letter, 0);
  last = probe_memory_recall (&memory, &state, 1, 7, SURE, HALF);
  tap_ok ((last & bit ('Z')) && (last & bit ('Y')), "the last answers are there");
  for (int i = 0; i < 50; i++)
    {
      const ProbeMove ask = { .type = PROBE_ASK, .seat = 0, .target = 1, .letter = 'E' };

      state.turns++;
      probe_memory_hear (&memory, &state, &ask);
      now = probe_memory_recall (&memory, &state, 1, 7, SURE, HALF);
      came_back += (now & ~last) != 0;
      lost += __builtin_popcount (last & ~now);
      last = now;
    }
  tap_ok (came_back == 0 && lost > 3, "answers are lost (%d) and none comes back by itself", lost);
  tap_ok (probe_memory_recall (&memory, &state, 1, 7, 0, 0) == state.denied[1], "who never forgets has them all");
  tap_ok (probe_memory_recall (&memory, &state, 1, 7, SURE, HALF) == last, "the same player remembers the same");
  tap_ok (probe_memory_recall (&memory, &state, 1, 8, SURE, HALF) != last, "another one something else");

  for (char letter = 'A'; letter <= 'C'; letter++)
    deny (&memory, &state, letter, 0);
  now = probe_memory_recall (&memory, &state, 1, 7, SURE, HALF);
  tap_ok ((now & bit ('A')) && (now & bit ('B')) && (now & bit ('C')), "asking again brings them back");
}

static void
test_never_forgotten (void)
{
  ProbeMemory memory = { 0 };
  ProbeState state;
  int forgotten = 0;

  /* In the turn of the answer and in the round after it, whatever is asked. */
  players_position (&state, PROBE_PARKER_1964, "ROCKET SOCKET");
  deny (&memory, &state, 'Q', 200);
  memory.turn[1][probe_letter_index ('Q')] = (uint16_t) (state.turns - 2);
  for (uint64_t seed = 0; seed < 200; seed++)
    forgotten += probe_memory_recall (&memory, &state, 1, seed, 0, 1) != state.denied[1];
  tap_ok (forgotten == 0, "nobody forgets what was denied in the last round");
  memory.turn[1][probe_letter_index ('Q')]--;
  for (uint64_t seed = 0; seed < 200; seed++)
    forgotten += probe_memory_recall (&memory, &state, 1, seed, 0, 1) != state.denied[1];
  tap_ok (forgotten > 150, "but before that nearly all do (%d of 200)", forgotten);

  players_position (&state, PROBE_PARKER_1964, "ROCKET sockEt");
  deny (&memory, &state, 'Q', 200);
  forgotten = 0;
  for (uint64_t seed = 0; seed < 200; seed++)
    forgotten += probe_memory_recall (&memory, &state, 1, seed, 0, 1) != state.denied[1];
  tap_ok (forgotten == 0, "nor what a word with one gap needs");

  memset (&memory, 0, sizeof memory);
  players_position (&state, PROBE_PARKER_1964, "ROCKET SOCKET");
  players_denied (&state, 1, "QXZ");
  tap_ok (probe_memory_recall (&memory, &state, 1, 3, 0, 1) == state.denied[1], "nor what only the table tells");
}

/* Questions are counted as long as a number holds; then old answers fade no further, and new ones are fresh. */
static void
test_many_questions (void)
{
  ProbeMemory memory = { 0 };
  ProbeState state;
  ProbeMove no = { .type = PROBE_NO, .seat = 1 };
  uint32_t recalled;

  players_position (&state, PROBE_PARKER_1964, "ROCKET SOCKET");
  probe_memory_hear (&memory, &state, &no);
  players_denied (&state, 1, "A");
  tap_ok (probe_memory_recall (&memory, &state, 1, 7, SURE, HALF) == bit ('A'),
          "an answer to a question that was not heard is the table’s");

  state.denied[1] = 0;
  deny (&memory, &state, 'Q', 70000);
  deny (&memory, &state, 'X', 0);
  recalled = probe_memory_recall (&memory, &state, 1, 7, SURE, HALF);
  tap_ok (recalled == bit ('X'), "after 70,000 questions a new answer is remembered, an old one is not");
}

/* Whatever it forgets: with one gap and one word that fits, every level but the lowest, which asks at random at times,
 * asks for it. */
static void
test_one_gap (void)
{
  static const char *const rows[] = { "HOTEL gArden", "HOTEL wiNdow", "HOTEL ,horSe", "HOTEL moUse,,", "HOTEL Table" };
  WordsList *words = players_list ("20 garden window horse mouse table hotel", false);

  for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++)
    for (int level = PROBE_PLAYER_EASY; level < PROBE_PLAYER_N_LEVELS; level++)
      {
        int overlooked = 0;

        for (uint64_t seed = 0; seed < 20; seed++)
          {
            ProbePlayer player;
            ProbeState state;
            ProbeView view;
            ProbeMove move;
            int slot;

            players_position (&state, PROBE_PARKER_1964, rows[i]);
            probe_player_init (&player, (ProbePlayerLevel) level, seed);
            probe_view (&state, 0, &view);
            slot = __builtin_ctz (state.hidden[1][0]);
            overlooked +=
              !probe_player_choose (&player, &view, words, &move) || move.letter != state.setup.row[1][0].card[slot];
          }
        tap_ok (overlooked == 0, "level %d sees what lacks in %s (%d of 20 do not)", level, rows[i] + 6, overlooked);
      }
  words_list_close (words);
}

static void
test_pace (void)
{
  for (int level = 0; level < PROBE_PLAYER_N_LEVELS; level++)
    {
      const ProbeLevelInfo *info = &probe_levels[level];
      unsigned least = UINT32_MAX, most = 0;
      ProbePlayer player;
      ProbeState state;
      ProbeView view;

      players_position (&state, PROBE_PARKER_1964, "ROCKET SOCKET");
      probe_player_init (&player, (ProbePlayerLevel) level, 5);
      for (state.moves = 0; state.moves < 200; state.moves++)
        {
          unsigned again;

          probe_view (&state, 0, &view);
          again = probe_player_pace (&player, &view);
          least = again < least ? again : least;
          most = again > most ? again : most;
        }
      tap_ok (least >= info->pace_min && most <= info->pace_max && least < most, "level %d takes %u to %u ms", level,
              least, most);
    }
}

int
main (void)
{
  test_fading ();
  test_one_player ();
  test_never_forgotten ();
  test_many_questions ();
  test_one_gap ();
  test_pace ();

  return tap_done ();
}
