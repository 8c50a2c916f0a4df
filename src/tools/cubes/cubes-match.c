/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/cubes/cubes-match.h"

#include <stdlib.h>
#include <string.h>

#include "players/cubes/cubes-tier.h"
#include "rules/cubes/cubes-apply.h"
#include "rules/cubes/cubes-edition.h"
#include "rules/salon-random.h"
#include "tools/salon-referee-jobs.h"

/* A thread’s table.  The values are large, so that a worker is never on the stack. */
typedef struct {
  CubesMatch *match;
  CubesSolver *solver; /* made for the first game */

  CubesState state;
  CubesView view;
  CubesPlan plan;
} Worker;

static const char no_memory[] = N_ ("there is not enough memory");

/* A SalonJudge; @data is the word list. */
static SalonVerdict
judge (void *data, const char *language, const char *word, bool headwords, const char **reason)
{
  *reason = NULL;
  return words_list_find (data, word, strlen (word)) >= 0 ? SALON_WORD_GOOD : SALON_WORD_REFUSED;
}

/* Makes @move.  Returns NULL, or why not. */
static const char *
make_move (Worker *worker, const CubesMove *move)
{
  const CubesDictionary dictionary = { judge, (void *) worker->match->words, "" };

  return cubes_apply (&worker->state, move, &dictionary) == CUBES_OK
           ? NULL
           : N_ ("a computer player made a move that the rules do not allow");
}

/* Writes the words of the player of @seat. */
static const char *
write_list (Worker *worker, int seat, CubesPlayerLevel level, uint64_t seed)
{
  const char *fault = NULL;

  cubes_view (&worker->state, seat, &worker->view);
  if (!cubes_player_plan (level, seed, &worker->view, worker->solver, &worker->plan))
    return no_memory;
  for (int i = 0; i < worker->plan.n && fault == NULL; i++)
    {
      const CubesPlanWord *word = &worker->plan.word[i];
      CubesMove move = {
        .type = CUBES_WRITE,
        .seat = (uint8_t) seat,
        .timed = true,
        .second = (uint16_t) (word->at / 1000),
      };

      memcpy (move.text, word->letters, sizeof word->letters);
      fault = make_move (worker, &move);
    }

  return fault;
}

/* Plays one round: the shaker has seat 0. */
static const char *
play_round (Worker *worker, const CubesPlayerLevel *levels, uint64_t seed)
{
  CubesState *state = &worker->state;
  const char *fault = NULL;
  uint64_t random = seed;

  cubes_begin (&worker->match->setup, state);
  while (fault == NULL && cubes_phase (state) != CUBES_OVER)
    {
      CubesMove move = { .seat = (uint8_t) cubes_shaker (state) };

      switch (cubes_phase (state))
        {
        case CUBES_TO_BAR:
          move.type = CUBES_BAR;
          cubes_view (state, move.seat, &worker->view);
          move.corner = (uint8_t) cubes_player_corner (levels[move.seat], seed, &worker->view, worker->solver);
          break;
        case CUBES_TO_SHAKE:
          move.type = CUBES_SHAKE;
          cubes_edition_roll (state->setup.edition, &random, move.text);
          break;
        case CUBES_WRITING:
        case CUBES_OVER:
        default:
          move.type = CUBES_TIME;
          for (int seat = 0; seat < state->setup.seats && fault == NULL; seat++)
            fault = write_list (worker, seat, levels[seat], seed);
          break;
        }
      if (fault == NULL)
        fault = make_move (worker, &move);
    }

  return fault;
}

/* Counts the words of the list of @seat.  Returns false if one of them is wrong. */
static bool
count_words (const Worker *worker, int seat, CubesShare *share)
{
  const CubesMatch *match = worker->match;
  const CubesList *list = &worker->state.list[seat];
  bool good = true;

  share->points = worker->state.points[seat];
  share->words = list->n;
  for (int i = 0; i < list->n; i++)
    {
      const CubesWord *word = &list->word[i];
      const size_t n = strlen (word->letters);
      const int index = words_list_find (match->words, word->letters, n);

      good = good && index >= 0 && (word->verdict == CUBES_SCORED || word->verdict == CUBES_SHARED);
      share->shared = (uint16_t) (share->shared + (word->verdict == CUBES_SHARED));
      share->familiar =
        (uint16_t) (share->familiar + (index >= 0 && words_list_tiers (match->words, n)[index] <= CUBES_LAST_FAMILIAR));
    }

  return good;
}

/* Counts the words of the grid that everybody knows. */
static uint16_t
count_familiar (const Worker *worker)
{
  const CubesState *state = &worker->state;
  uint16_t n = 0;

  if (cubes_solver_solve (worker->solver, state->faces, cubes_open_cells ((CubesCorner) state->corner),
                          cubes_least_letters ((CubesGrid) state->setup.grid)))
    for (size_t i = 0; i < cubes_solver_count (worker->solver); i++)
      n = (uint16_t) (n + (cubes_tier (cubes_solver_mark (worker->solver, i)) == CUBES_FAMILIAR));

  return n;
}

/* A RefereePlayGame. */
static const char *
play_game (void *data, uint64_t number)
{
  Worker *worker = data;
  const CubesMatch *match = worker->match;
  const uint64_t seed = salon_random_at (salon_random_at (match->seed, 0), number);
  const unsigned seats = match->setup.seats;
  CubesPlayerLevel levels[CUBES_MAX_SEATS] = { CUBES_PLAYER_BEGINNER };
  unsigned winners = 0, nth;
  const char *fault;

  if (worker->solver == NULL)
    worker->solver = cubes_solver_new (match->index);
  if (worker->solver == NULL)
    return no_memory;

  for (unsigned player = 0; player < seats; player++)
    levels[(player + number) % seats] = match->level[player];
  fault = play_round (worker, levels, seed);
  if (fault != NULL)
    return fault;

  match->familiar[number] = count_familiar (worker);
  for (unsigned seat = 0; seat < seats; seat++)
    winners += cubes_winner (&worker->state, (int) seat);
  nth = (unsigned) (salon_random_at (seed, 1000) % winners);
  for (unsigned player = 0; player < seats; player++)
    {
      const int seat = (int) ((player + number) % seats);
      CubesShare *share = &match->shares[number * seats + player];

      if (!count_words (worker, seat, share))
        return N_ ("a computer player wrote a word that does not count");
      if (cubes_winner (&worker->state, seat))
        share->won = nth-- == 0;
    }

  return NULL;
}

const char *
cubes_match_play (CubesMatch *match)
{
  Worker *workers = calloc (match->jobs, sizeof *workers);
  const char *fault;

  match->shares = calloc (match->games * match->setup.seats, sizeof *match->shares);
  match->familiar = calloc (match->games, sizeof *match->familiar);
  if (workers == NULL || match->shares == NULL || match->familiar == NULL)
    {
      free (workers);
      return no_memory;
    }

  for (unsigned i = 0; i < match->jobs; i++)
    workers[i].match = match;
  fault = referee_jobs_play (match->games, workers, sizeof *workers, match->jobs, play_game);
  for (unsigned i = 0; i < match->jobs; i++)
    cubes_solver_free (workers[i].solver);
  free (workers);

  return fault;
}

void
cubes_match_clear (CubesMatch *match)
{
  free (match->shares);
  free (match->familiar);
  match->shares = NULL;
  match->familiar = NULL;
}
