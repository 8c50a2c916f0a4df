/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/probe/probe-match.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bots/probe/probe-bot.h"
#include "players/probe/probe-level.h"
#include "players/probe/probe-yardstick.h"
#include "rules/probe/probe-apply.h"
#include "tools/probe/probe-match-record.h"
#include "tools/probe/probe-referee.h"
#include "tools/salon-referee-jobs.h"

/* A game with more moves counts as a fault, so that one in which nobody hits anything ends. */
#define MAX_MOVES 100000

const char *const match_kind_names[MATCH_N_KINDS] = {
  "beginner", "easy", "medium", "hard", "stranger", "random", "etaoin", "greedy", "bot",
};

typedef struct {
  MatchKind kind;
  ProbePlayer level;      /* if the kind is a level */
  ProbeYardstick measure; /* if it is a yardstick, or a bot that has lost */
  ProbeBot bot;           /* if it is a bot */
  bool plays;             /* the bot has been started and has not lost */
} Player;

typedef struct {
  const Match *match;
  uint64_t seed;
  uint64_t number; /* of the game, from 0 */
  ProbeState state;
  ProbeHeader header;                 /* the set-up, for bots and for the record */
  MatchRecord record;                 /* if there is a folder for it */
  bool has_bots;                      /* some seat has one */
  int lost;                           /* seats that have lost by a fault */
  int last_lost;                      /* the seat that did last */
  int number_of[PROBE_MAX_SEATS];     /* the player of each seat */
  Player player[PROBE_MAX_SEATS];     /* by seat */
  MatchShare *share[PROBE_MAX_SEATS]; /* by seat */
  MatchTimes *choices[PROBE_MAX_SEATS];
  MatchTimes *looks[PROBE_MAX_SEATS];
} Game;

/* What the threads share. */
typedef struct {
  Match *match;
  const ProbeYardstickWords *measures;
} Hall;

typedef struct {
  Hall *hall;
  MatchTimes choices[PROBE_MAX_SEATS];
  MatchTimes looks[PROBE_MAX_SEATS];
} Worker;

/* The processor time of this thread in nanoseconds, so that other programs do not count. */
static uint64_t
worked (void)
{
  struct timespec t;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &t);

  return (uint64_t) t.tv_sec * 1000000000u + (uint64_t) t.tv_nsec;
}

/* The time of the clock in nanoseconds. */
static uint64_t
clock_time (void)
{
  struct timespec t;

  clock_gettime (CLOCK_MONOTONIC, &t);

  return (uint64_t) t.tv_sec * 1000000000u + (uint64_t) t.tv_nsec;
}

static unsigned
step_of (uint64_t nanoseconds)
{
  const int octave = 63 - __builtin_clzll (nanoseconds | MATCH_STEPS);
  const unsigned step = (unsigned) (octave - 5) * MATCH_STEPS + (unsigned) (nanoseconds >> (octave - 5));

  return step < MATCH_OCTAVES * MATCH_STEPS ? step : MATCH_OCTAVES * MATCH_STEPS - 1;
}

/* The longest time of a step of the histogram, in nanoseconds. */
static double
step_end (unsigned step)
{
  const unsigned octave = step < 2 * MATCH_STEPS ? 0 : step / MATCH_STEPS - 1;

  return ((double) (step - octave * MATCH_STEPS) + 1) * (double) (UINT64_C (1) << octave);
}

static void
add_time (MatchTimes *times, uint64_t spent)
{
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

/* The seat of player @i in this game. */
static int
seat_of (const Game *game, int i)
{
  if (game->match->seated != NULL)
    return i;

  return (int) (((uint64_t) i + game->number) % game->match->setup.seats);
}

static MatchKind
kind_of (const Game *game, int i)
{
  const Match *match = game->match;

  return match->seated != NULL ? match->seated[game->number * match->setup.seats + (unsigned) i] : match->player[i];
}

static bool
is_level (const Player *player)
{
  return player->kind <= MATCH_STRANGER;
}

/* The bot of @seat has lost the game, because of its fault. */
static void
forfeit (Game *game, int seat)
{
  Player *player = &game->player[seat];

  fprintf (stderr, _ ("salon-referee: game %llu: %s, seat %d, loses: %s\n"), (unsigned long long) game->number + 1,
           game->match->name[game->number_of[seat]], seat + 1, player->bot.fault);
  salon_program_stop (&player->bot.program);
  player->plays = false;
  game->share[seat]->lost = true;
  game->last_lost = seat;
  game->lost++;
}

/* Starts the program of @seat and tells it the set-up. */
static const char *
start_bot (Game *game, int seat, int i)
{
  Player *player = &game->player[seat];
  char *const *words = game->match->command[i];

  if (!salon_program_start (&player->bot.program, words))
    {
      fprintf (stderr, _ ("salon-referee: %s cannot be run: %s\n"), words[0], strerror (errno));
      return "";
    }
  player->plays = true;
  if (!probe_bot_greet (&player->bot, &game->header, seat, game->match->limit))
    forfeit (game, seat);

  return NULL;
}

/* Returns whether the bot of @seat has laid its words. */
static bool
lay_by_bot (Game *game, int seat, ProbeSetup *setup)
{
  Player *player = &game->player[seat];

  for (int tray = 0; tray < setup->trays && player->plays; tray++)
    if (!probe_bot_lay (&player->bot, setup, tray, game->match->words, &setup->row[seat][tray]))
      forfeit (game, seat);

  return player->plays;
}

/* Player @i sits down at @seat and lays its rows. */
static const char *
sit_down (Game *game, const ProbeYardstickWords *measures, int seat, int i, ProbeSetup *setup)
{
  static const ProbePlayerLevel levels[] = { PROBE_PLAYER_BEGINNER, PROBE_PLAYER_EASY, PROBE_PLAYER_MEDIUM,
                                             PROBE_PLAYER_HARD, PROBE_PLAYER_HARD };
  static const ProbeYardstickKind kinds[] = { PROBE_YARDSTICK_RANDOM, PROBE_YARDSTICK_ETAOIN, PROBE_YARDSTICK_GREEDY };
  Player *player = &game->player[seat];
  const uint64_t seed = probe_random (game->seed, 1, (uint64_t) i);

  player->kind = kind_of (game, i);
  if (is_level (player))
    probe_player_init (&player->level, levels[player->kind], seed);
  else if (player->kind == MATCH_BOT)
    probe_yardstick_init (&player->measure, PROBE_YARDSTICK_RANDOM, measures, seed);
  else
    probe_yardstick_init (&player->measure, kinds[player->kind - MATCH_RANDOM], measures, seed);
  if (player->kind == MATCH_BOT)
    {
      const char *fault = start_bot (game, seat, i);

      if (fault != NULL || lay_by_bot (game, seat, setup))
        return fault;
    }

  for (int tray = 0; tray < setup->trays; tray++)
    if (is_level (player) ? !probe_player_lay (&player->level, setup, game->match->words, &setup->row[seat][tray])
                          : !probe_yardstick_lay (&player->measure, setup, &setup->row[seat][tray]))
      return N_ ("no word of the list can be laid");

  return NULL;
}

/* Counts for seat @by the words of others whose last hidden card it has turned by this move. */
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
  if (game->match->records != NULL)
    match_record_move (&game->record, move, before.setup.trays);

  if (move->type == PROBE_ASK)
    game->share[move->seat]->questions++;
  count_words (game, &before, move->type == PROBE_INTERRUPT ? move->seat : before.turn);
  for (int seat = 0; seat < before.setup.seats; seat++)
    if (is_level (&game->player[seat]) || game->player[seat].plays)
      {
        ProbeView view;

        probe_view (&game->state, seat, &view);
        if (is_level (&game->player[seat]))
          probe_player_see (&game->player[seat].level, &view, move);
        else
          probe_bot_see (&game->player[seat].bot, &view, move);
      }

  return NULL;
}

/* Asks all players whether they want to move out of turn (name a word, or challenge one).  Returns whether
 * one does, with the @move. */
static bool
interject (Game *game, ProbeMove *move)
{
  for (int seat = 0; seat < game->state.setup.seats; seat++)
    {
      Player *player = &game->player[seat];
      ProbeView view;
      bool wants, good;

      if (!is_level (player) && !player->plays)
        continue;
      probe_view (&game->state, seat, &view);
      if (player->plays)
        {
          wants = probe_bot_interject (&player->bot, &view, move, &good);
          if (!good)
            forfeit (game, seat);
        }
      else
        {
          const uint64_t since = worked ();

          wants = probe_player_interject (&player->level, &view, game->match->words, move);
          add_time (game->looks[seat], worked () - since);
        }
      if (wants)
        return true;
    }

  return false;
}

/* Asks the bot of @seat.  Returns false if it has lost by its answer. */
static bool
choose_by_bot (Game *game, int seat, const ProbeView *view, ProbeMove *move)
{
  const uint64_t since = clock_time ();

  if (!probe_bot_choose (&game->player[seat].bot, view, move))
    {
      forfeit (game, seat);
      return false;
    }
  if (move->type != PROBE_DRAW)
    add_time (game->choices[seat], clock_time () - since);

  return true;
}

static const char *
choose (Game *game, int seat, ProbeMove *move)
{
  const Player *player = &game->player[seat];
  ProbeView view;
  uint64_t since;
  bool chosen;

  probe_view (&game->state, seat, &view);
  if (player->plays && choose_by_bot (game, seat, &view, move))
    return NULL;

  since = worked ();
  chosen = is_level (player) ? probe_player_choose (&player->level, &view, game->match->words, move)
                             : probe_yardstick_choose (&player->measure, &view, move);
  if (!chosen)
    return N_ ("a computer player that has to decide does not");
  if (move->type != PROBE_DRAW && player->kind != MATCH_BOT)
    add_time (game->choices[seat], worked () - since);

  return NULL;
}

/* Whether @seat has the best score of those who have not lost by a fault.  When all have, the last of them wins. */
static bool
is_best (const Game *game, int seat)
{
  const int seats = game->state.setup.seats;

  if (game->lost == seats)
    return seat == game->last_lost;
  for (int other = 0; other < seats; other++)
    if (!game->share[other]->lost && probe_score (&game->state, other) > probe_score (&game->state, seat))
      return false;

  return !game->share[seat]->lost;
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
      best += is_best (game, seat);
    }
  assert (best > 0);
  nth = (int) (probe_random (game->seed, 3, 0) % (unsigned) best);
  for (int seat = 0; seat < seats; seat++)
    if (is_best (game, seat))
      game->share[seat]->won = nth-- == 0;
}

/* What a seat is called in a record. */
static SalonSeatKind
seat_kind (MatchKind kind)
{
  static const SalonSeatKind levels[] = { SALON_COMPUTER_BEGINNER, SALON_COMPUTER_EASY, SALON_COMPUTER_MEDIUM,
                                          SALON_COMPUTER_HARD };

  return kind <= MATCH_HARD ? levels[kind] : SALON_BOT;
}

/* Tells the players of a level who the others are. */
static void
introduce (Game *game)
{
  const int seats = game->match->setup.seats;

  for (int seat = 0; seat < seats; seat++)
    for (int other = 0; other < seats && game->player[seat].kind <= MATCH_HARD; other++)
      probe_player_meet (&game->player[seat].level, other,
                         game->player[other].kind == MATCH_STRANGER ? SALON_COMPUTER_HARD
                                                                    : seat_kind (game->player[other].kind));
}

/* Fills in the set-up without its rows: who sits where, by the names of the players. */
static void
write_header (Game *game)
{
  const Match *match = game->match;
  SalonHeader *salon = &game->header.salon;

  game->header.setup = match->setup;
  snprintf (game->header.words, sizeof game->header.words, "%s", match->language);
  for (int seat = 0; seat < match->setup.seats; seat++)
    {
      const int i = game->number_of[seat];

      salon->kind[seat] = (uint8_t) seat_kind (match->player[i]);
      snprintf (salon->name[seat], SALON_NAME_SIZE, "%s", match->name[i]);
    }
}

/* Whether some player is a bot.  Where @match says who sits where, there is none. */
static bool
has_bots (const Match *match)
{
  bool found = false;

  for (int i = 0; i < match->setup.seats && match->seated == NULL; i++)
    found |= match->player[i] == MATCH_BOT;

  return found;
}

/* Tells all bots the position before the first move. */
static void
begin_bots (Game *game)
{
  for (int seat = 0; seat < game->state.setup.seats; seat++)
    if (game->player[seat].plays)
      {
        ProbeView view;

        probe_view (&game->state, seat, &view);
        probe_bot_begin (&game->player[seat].bot, &view);
      }
}

/* The game is over, or has failed: all bots leave, or are sent away. */
static void
leave_bots (Game *game, bool failed)
{
  for (int seat = 0; seat < game->match->setup.seats; seat++)
    {
      Player *player = &game->player[seat];

      if (!player->plays)
        continue;
      if (!failed && !probe_bot_leave (&player->bot))
        forfeit (game, seat);
      else
        salon_program_stop (&player->bot.program);
    }
}

/* Whether a game with bots ends now, as it stands. */
static bool
is_stopped (const Game *game)
{
  return game->has_bots && (game->lost + 1 >= game->match->setup.seats || game->state.moves >= MATCH_BOT_MOVES);
}

static const char *
play_game (void *data, uint64_t number)
{
  Worker *worker = data;
  const Match *match = worker->hall->match;
  const int seats = match->setup.seats;
  ProbeSetup setup = match->setup;
  const char *fault = NULL;
  Game game;

  memset (&game, 0, sizeof game);
  game.match = match;
  game.number = number;
  game.seed = probe_random (match->seed, 0, number);
  game.has_bots = has_bots (match);
  for (int i = 0; i < seats; i++)
    game.number_of[seat_of (&game, i)] = i;
  if (game.has_bots || match->records != NULL)
    write_header (&game);
  for (int i = 0; i < seats && fault == NULL; i++)
    {
      const int seat = seat_of (&game, i);

      game.share[seat] = &match->shares[number * (unsigned) seats + (unsigned) i];
      game.choices[seat] = &worker->choices[i];
      game.looks[seat] = &worker->looks[i];
      fault = sit_down (&game, worker->hall->measures, seat, i, &setup);
    }
  introduce (&game);
  if (fault == NULL && probe_begin (&setup, &game.state) != PROBE_OK)
    fault = N_ ("a computer player laid what the rules do not allow");
  if (fault == NULL && match->records != NULL)
    {
      game.header.setup = setup;
      match_record_begin (&game.record, &game.header);
    }
  if (fault == NULL)
    begin_bots (&game);

  while (fault == NULL && !is_stopped (&game))
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
  leave_bots (&game, fault != NULL);
  if (fault == NULL)
    settle (&game);
  if (fault == NULL && match->records != NULL)
    fault = match_record_end (&game.record, match->records, number + 1);
  free (game.record.text);

  return fault;
}

const char *
match_play (Match *match)
{
  const unsigned seats = match->setup.seats;
  const char *fault = NULL;
  ProbeYardstickWords *made =
    match->measures == NULL ? probe_yardstick_words_new (match->words, match->setup.rules.headwords) : NULL;
  const ProbeYardstickWords *measures = match->measures != NULL ? match->measures : made;
  Worker *workers = calloc (match->jobs, sizeof *workers);
  Hall hall = { .match = match, .measures = measures };
  match->shares = calloc (match->games * seats, sizeof *match->shares);
  if (match->shares == NULL || workers == NULL || measures == NULL)
    {
      fault = N_ ("there is not enough memory");
    }
  else
    {
      for (unsigned i = 0; i < match->jobs; i++)
        workers[i].hall = &hall;
      fault = referee_jobs_play (match->games, workers, sizeof *workers, match->jobs, play_game);
    }

  for (unsigned i = 0; workers != NULL && i < match->jobs; i++)
    for (unsigned player = 0; player < seats; player++)
      {
        match_times_add (&match->choices[player], &workers[i].choices[player]);
        match_times_add (&match->looks[player], &workers[i].looks[player]);
      }
  free (workers);
  probe_yardstick_words_free (made);

  return fault;
}

void
match_clear (Match *match)
{
  free (match->shares);
  match->shares = NULL;
}
