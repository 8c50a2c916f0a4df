/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/probe/probe-match.h"

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "players/probe/probe-level.h"
#include "players/probe/probe-yardstick.h"
#include "rules/probe/probe-apply.h"
#include "tools/probe/probe-referee.h"

/* A game of players that never hit would go on for ever. */
#define MAX_MOVES 100000

const char *const match_kind_names[MATCH_N_KINDS] = { "easy", "medium", "hard", "random", "etaoin", "greedy" };

typedef struct {
  MatchKind kind;
  ProbePlayer level;      /* of the levels */
  ProbeYardstick measure; /* of the yardsticks */
} Player;

typedef struct {
  const Match *match;
  uint64_t seed;
  ProbeState state;
  Player player[PROBE_MAX_SEATS];     /* by seat */
  MatchShare *share[PROBE_MAX_SEATS]; /* by seat */
  MatchTimes *choices[PROBE_MAX_SEATS];
  MatchTimes *looks[PROBE_MAX_SEATS];
} Game;

/* What the threads share. */
typedef struct {
  Match *match;
  const ProbeYardstickWords *measures;
  atomic_uint_fast64_t next;
  atomic_bool stopped;
} Hall;

typedef struct {
  Hall *hall;
  pthread_t thread;
  const char *fault;
  MatchTimes choices[PROBE_MAX_SEATS];
  MatchTimes looks[PROBE_MAX_SEATS];
} Worker;

/* The time that this thread has worked: other programs do not count. */
static uint64_t
worked (void)
{
  struct timespec t;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &t);

  return (uint64_t) t.tv_sec * 1000000000u + (uint64_t) t.tv_nsec;
}

static unsigned
step_of (uint64_t nanoseconds)
{
  const int octave = 63 - __builtin_clzll (nanoseconds | MATCH_STEPS);
  const unsigned step = (unsigned) (octave - 5) * MATCH_STEPS + (unsigned) (nanoseconds >> (octave - 5));

  return step < MATCH_OCTAVES * MATCH_STEPS ? step : MATCH_OCTAVES * MATCH_STEPS - 1;
}

/* The longest time of a step. */
static double
step_end (unsigned step)
{
  const unsigned octave = step < 2 * MATCH_STEPS ? 0 : step / MATCH_STEPS - 1;

  return ((double) (step - octave * MATCH_STEPS) + 1) * (double) (UINT64_C (1) << octave);
}

static void
add_time (MatchTimes *times, uint64_t since)
{
  const uint64_t spent = worked () - since;

  times->n++;
  times->sum += spent;
  if (spent > times->most)
    times->most = spent;
  times->counts[step_of (spent)]++;
}

void
match_times_add (MatchTimes *times, const MatchTimes *more)
{
  times->n += more->n;
  times->sum += more->sum;
  if (more->most > times->most)
    times->most = more->most;
  for (unsigned step = 0; step < MATCH_OCTAVES * MATCH_STEPS; step++)
    times->counts[step] += more->counts[step];
}

double
match_times_p99 (const MatchTimes *times)
{
  const uint64_t within = times->n - times->n / 100;
  uint64_t passed = 0;

  for (unsigned step = 0; step < MATCH_OCTAVES * MATCH_STEPS; step++)
    {
      passed += times->counts[step];
      if (passed >= within && passed > 0)
        {
          const double end = step_end (step);

          return (end < (double) times->most ? end : (double) times->most) / 1e6;
        }
    }

  return 0;
}

static bool
is_level (const Player *player)
{
  return player->kind <= MATCH_HARD;
}

static const char *
sit_down (Game *game, const ProbeYardstickWords *measures, int seat, int i, ProbeSetup *setup)
{
  static const ProbePlayerLevel levels[] = { PROBE_PLAYER_EASY, PROBE_PLAYER_MEDIUM, PROBE_PLAYER_HARD };
  static const ProbeYardstickKind kinds[] = { PROBE_YARDSTICK_RANDOM, PROBE_YARDSTICK_ETAOIN, PROBE_YARDSTICK_GREEDY };
  Player *player = &game->player[seat];
  const uint64_t seed = probe_random (game->seed, 1, (uint64_t) i);

  player->kind = game->match->player[i];
  if (is_level (player))
    probe_player_init (&player->level, levels[player->kind], seed);
  else
    probe_yardstick_init (&player->measure, kinds[player->kind - MATCH_RANDOM], measures, seed);

  for (int tray = 0; tray < setup->trays; tray++)
    if (is_level (player) ? !probe_player_lay (&player->level, setup, game->match->words, &setup->row[seat][tray])
                          : !probe_yardstick_lay (&player->measure, setup, &setup->row[seat][tray]))
      return N_ ("no word of the list can be laid");

  return NULL;
}

/* Gives one to whoever turned the last hidden card of another's word. */
static void
count_words (Game *game, const ProbeState *before, int by)
{
  for (int seat = 0; seat < before->setup.seats; seat++)
    for (int tray = 0; tray < before->setup.trays && seat != by; tray++)
      if (before->hidden[seat][tray] != 0 && game->state.hidden[seat][tray] == 0)
        {
          const uint8_t *turned_by = game->state.turned_by[seat][tray];
          bool at_end = false;

          for (int slot = 0; slot < before->setup.row[seat][tray].n; slot++)
            at_end |= turned_by[slot] == PROBE_TURNED_AT_END;
          if (!at_end)
            game->share[by]->words++;
        }
}

static const char *
make_move (Game *game, ProbeMove *move)
{
  const ProbeState before = game->state;

  if (move->type == PROBE_DRAW)
    move->kind = (uint8_t) probe_pile_pick (&game->state, probe_random (game->seed, 2, game->state.moves));
  if (probe_apply (&game->state, move, NULL) != PROBE_OK)
    return N_ ("a computer player made a move that the rules do not allow");

  if (move->type == PROBE_ASK)
    game->share[move->seat]->questions++;
  count_words (game, &before, move->type == PROBE_INTERRUPT ? move->seat : before.turn);
  for (int seat = 0; seat < before.setup.seats; seat++)
    if (is_level (&game->player[seat]))
      {
        ProbeView view;

        probe_view (&game->state, seat, &view);
        probe_player_see (&game->player[seat].level, &view, move);
      }

  return NULL;
}

/* Finds something that a player wants to do although nobody is waiting for it. */
static bool
interject (Game *game, ProbeMove *move)
{
  for (int seat = 0; seat < game->state.setup.seats; seat++)
    {
      ProbeView view;
      uint64_t since;
      bool wants;

      if (!is_level (&game->player[seat]))
        continue;
      probe_view (&game->state, seat, &view);
      since = worked ();
      wants = probe_player_interject (&game->player[seat].level, &view, game->match->words, move);
      add_time (game->looks[seat], since);
      if (wants)
        return true;
    }

  return false;
}

static const char *
choose (Game *game, int seat, ProbeMove *move)
{
  const Player *player = &game->player[seat];
  ProbeView view;
  uint64_t since;
  bool chosen;

  probe_view (&game->state, seat, &view);
  since = worked ();
  chosen = is_level (player) ? probe_player_choose (&player->level, &view, game->match->words, move)
                             : probe_yardstick_choose (&player->measure, &view, move);
  if (!chosen)
    return N_ ("a computer player that has to decide does not");
  if (move->type != PROBE_DRAW)
    add_time (game->choices[seat], since);

  return NULL;
}

/* Of several players who share a win, one is drawn by lot, so that the wins of all
 * players add up to the number of games. */
static void
settle (Game *game)
{
  const int seats = game->state.setup.seats;
  int best = 0, nth;

  for (int seat = 0; seat < seats; seat++)
    {
      game->share[seat]->points = probe_score (&game->state, seat);
      best += probe_winner (&game->state, seat);
    }
  assert (best > 0); /* a game that is over has a winner */
  nth = (int) (probe_random (game->seed, 3, 0) % (unsigned) best);
  for (int seat = 0; seat < seats; seat++)
    if (probe_winner (&game->state, seat))
      game->share[seat]->won = nth-- == 0;
}

static const char *
play_game (Worker *worker, uint64_t number)
{
  const Match *match = worker->hall->match;
  const int seats = match->setup.seats;
  ProbeSetup setup = match->setup;
  const char *fault = NULL;
  Game game;

  memset (&game, 0, sizeof game);
  game.match = match;
  game.seed = probe_random (match->seed, 0, number);
  for (int i = 0; i < seats && fault == NULL; i++)
    {
      const int seat = (int) (((uint64_t) i + number) % (unsigned) seats);

      game.share[seat] = &match->shares[number * (unsigned) seats + (unsigned) i];
      game.choices[seat] = &worker->choices[i];
      game.looks[seat] = &worker->looks[i];
      fault = sit_down (&game, worker->hall->measures, seat, i, &setup);
    }
  if (fault == NULL && probe_begin (&setup, &game.state) != PROBE_OK)
    fault = N_ ("a computer player laid what the rules do not allow");

  while (fault == NULL)
    {
      ProbeMove move;

      if (!interject (&game, &move))
        {
          const int decider = probe_decider (&game.state);

          if (decider == PROBE_NOBODY)
            break;
          fault = choose (&game, decider, &move);
        }
      if (fault == NULL)
        fault = game.state.moves < MAX_MOVES ? make_move (&game, &move) : N_ ("a game does not end");
    }
  if (fault == NULL)
    settle (&game);

  return fault;
}

static void *
work (void *data)
{
  Worker *worker = data;
  Hall *hall = worker->hall;

  while (worker->fault == NULL && !atomic_load (&hall->stopped))
    {
      const uint64_t number = atomic_fetch_add (&hall->next, 1);

      if (number >= hall->match->games)
        break;
      worker->fault = play_game (worker, number);
    }
  if (worker->fault != NULL)
    atomic_store (&hall->stopped, true);

  return NULL;
}

const char *
match_play (Match *match)
{
  const unsigned seats = match->setup.seats;
  const char *fault = NULL;
  ProbeYardstickWords *measures = probe_yardstick_words_new (match->words, match->setup.rules.headwords);
  Worker *workers = calloc (match->jobs, sizeof *workers);
  Hall hall = { .match = match, .measures = measures };
  unsigned begun = 0;

  match->shares = calloc (match->games * seats, sizeof *match->shares);
  if (match->shares == NULL || workers == NULL || measures == NULL)
    {
      fault = N_ ("there is not enough memory");
    }
  else
    {
      for (unsigned i = 0; i < match->jobs; i++)
        workers[i].hall = &hall;
      /* This thread works too, so there is always at least one worker. */
      for (begun = 1; begun < match->jobs; begun++)
        if (pthread_create (&workers[begun].thread, NULL, work, &workers[begun]) != 0)
          break;
      work (&workers[0]);
      for (unsigned i = 1; i < begun; i++)
        pthread_join (workers[i].thread, NULL);
    }

  for (unsigned i = 0; i < begun; i++)
    {
      if (fault == NULL)
        fault = workers[i].fault;
      for (unsigned player = 0; player < seats; player++)
        {
          match_times_add (&match->choices[player], &workers[i].choices[player]);
          match_times_add (&match->looks[player], &workers[i].looks[player]);
        }
    }
  free (workers);
  probe_yardstick_words_free (measures);

  return fault;
}

void
match_clear (Match *match)
{
  free (match->shares);
  match->shares = NULL;
}
