/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/wedges/wedges-match.h"

#include <stdlib.h>
#include <string.h>

#include "players/wedges/wedges-error.h"
#include "rules/salon-random.h"
#include "rules/wedges/wedges-apply.h"
#include "tools/salon-referee-jobs.h"
#include "tools/wedges/wedges-match-record.h"

/* A player of the arena is so many persons of its level, who play in turn: each has its own likings, and knows other
 * questions. */
#define PERSONS 8

/* What the random numbers of a game are for. */
enum {
  OF_DICE,
  OF_CARDS,
  OF_LOT,
  OF_WANDERING,
};

/* What all workers share. */
typedef struct {
  WedgesMatch *match;
  const QuestionsQuestion **cards; /* six for each whole card of the bank */
  int n_cards;
  uint64_t salt;
  QuestionsJudge *judge; /* for what is written into records */
  WedgesPlayer *persons; /* PERSONS for each player */
} Hall;

/* A thread’s table. */
typedef struct {
  Hall *hall;

  WedgesState state;
  uint64_t seed; /* of the game */
  uint64_t dice;
  const WedgesPlayer *person[WEDGES_MAX_SEATS];
  bool wanders[WEDGES_MAX_SEATS];
  WedgesShare share[WEDGES_MAX_SEATS];
  WedgesTally tally[WEDGES_MAX_SEATS];
  FILE *record; /* or NULL */
} Worker;

static const char no_memory[] = N_ ("there is not enough memory");

/* Gives a random number below @n for a decision of who wanders. */
static int
wander (const Worker *worker, int n)
{
  const uint64_t bits = salon_random_at (salon_random_at (worker->seed, OF_WANDERING), worker->state.moves);

  return (int) (bits % (uint64_t) n);
}

static int
choose_space (const Worker *worker, int seat)
{
  const WedgesState *state = &worker->state;
  uint8_t spaces[WEDGES_MAX_REACH];
  int n;

  if (!worker->wanders[seat])
    return wedges_player_move (worker->person[seat], state);

  n = wedges_reach (state->space[seat], state->die, spaces);
  return spaces[wander (worker, n)];
}

/* For the player itself, or while votes are cast, for an opponent. */
static int
choose_category (const Worker *worker, int seat)
{
  const WedgesState *state = &worker->state;

  if (worker->wanders[seat])
    return wander (worker, WEDGES_CATEGORIES);
  if (state->phase == WEDGES_TO_CHOOSE)
    return wedges_player_choose (worker->person[seat]);

  return wedges_player_vote (worker->person[seat], state, &worker->tally[state->seat]);
}

/* Answers the question that is due, and counts it. */
static void
answer (Worker *worker, WedgesMove *move)
{
  const Hall *hall = worker->hall;
  const WedgesPlayer *person = worker->person[move->seat];
  int box;
  const int card = wedges_card (&worker->state, &box), category = worker->state.category;
  const QuestionsQuestion *question = hall->cards[(card - 1) * WEDGES_CATEGORIES + category];
  const WedgesQuestion place = { hall->salt, question->card, question->category, question->difficulty };

  move->type = WEDGES_ANSWER;
  move->right = wedges_player_knows (person, &place);
  worker->share[move->seat].questions++;
  worker->share[move->seat].right += move->right;
  worker->tally[move->seat].asked[category]++;
  worker->tally[move->seat].right[category] = (uint16_t) (worker->tally[move->seat].right[category] + move->right);
  if (worker->record == NULL)
    return;

  if (!move->right)
    wedges_player_err (person, &place, hall->judge, question, move->text);
  else if (strlen (question->answer) <= WEDGES_ANSWER_CHARACTERS)
    strcpy (move->text, question->answer);
}

/* Does what is due. */
static const char *
make_move (Worker *worker)
{
  WedgesState *state = &worker->state;
  WedgesMove move = { .seat = (uint8_t) wedges_seat_due (state) };

  switch ((WedgesPhase) state->phase)
    {
    case WEDGES_TO_MOVE:
      move.type = WEDGES_MOVE;
      move.space = (uint8_t) choose_space (worker, move.seat);
      break;
    case WEDGES_TO_CHOOSE:
    case WEDGES_TO_VOTE:
      move.type = state->phase == WEDGES_TO_CHOOSE ? WEDGES_CHOOSE : WEDGES_VOTE;
      move.category = (uint8_t) choose_category (worker, move.seat);
      break;
    case WEDGES_TO_ANSWER:
      answer (worker, &move);
      break;
    case WEDGES_FIRST_ROLL:
    case WEDGES_TO_ROLL:
    case WEDGES_OVER:
    default:
      move.type = WEDGES_ROLL;
      move.die = (uint8_t) (1 + salon_random_next (&worker->dice) % WEDGES_DIE);
      break;
    }

  if (worker->record != NULL)
    wedges_match_record_move (worker->record, &move);
  if (wedges_apply (state, &move) != WEDGES_OK)
    return N_ ("a computer player made a move that the rules do not allow");
  /* A turn ends with a wrong answer, or with the last one. */
  if (move.type == WEDGES_ANSWER && (!move.right || state->place[move.seat] != 0))
    worker->share[move.seat].turns++;

  return NULL;
}

/* Opens the record of game @number, in which the player of each seat is @player. */
static bool
open_record (Worker *worker, uint64_t number, const unsigned player[WEDGES_MAX_SEATS])
{
  const WedgesMatch *match = worker->hall->match;
  WedgesHeader header = { .setup = worker->state.setup, .typed = true };

  snprintf (header.questions, sizeof header.questions, "%s", match->questions);
  for (unsigned seat = 0; seat < match->seats; seat++)
    {
      const int level = match->player[player[seat]];

      header.salon.kind[seat] = level == WEDGES_MATCH_RANDOM ? SALON_BOT : (uint8_t) (SALON_COMPUTER_BEGINNER + level);
      snprintf (header.salon.name[seat], SALON_NAME_SIZE, "%s", match->name[player[seat]]);
    }
  worker->record = wedges_match_record_open (match->records, number + 1, &header);

  return worker->record != NULL;
}

/* Seats the players for game @number, and begins it. */
static void
begin_game (Worker *worker, uint64_t number, unsigned player[WEDGES_MAX_SEATS])
{
  const Hall *hall = worker->hall;
  const WedgesMatch *match = hall->match;
  WedgesSetup setup = { .cards = (uint16_t) hall->n_cards, .boxes = WEDGES_BOXES, .seats = match->seats };

  worker->seed = salon_random_at (salon_random_at (match->seed, 0), number);
  worker->dice = salon_random_at (worker->seed, OF_DICE);
  setup.shuffle = (salon_random_at (worker->seed, OF_CARDS) >> 1) | 1;
  for (unsigned i = 0; i < match->seats; i++)
    {
      const unsigned seat = (unsigned) ((i + number) % match->seats);

      player[seat] = i;
      worker->person[seat] = &hall->persons[i * PERSONS + number / match->seats % PERSONS];
      worker->wanders[seat] = match->player[i] == WEDGES_MATCH_RANDOM;
    }
  memset (worker->share, 0, sizeof worker->share);
  memset (worker->tally, 0, sizeof worker->tally);
  wedges_begin (&setup, &worker->state);
}

/* Keeps what the players did in game @number, which is over. */
static void
keep_shares (Worker *worker, uint64_t number, const unsigned player[WEDGES_MAX_SEATS])
{
  const WedgesMatch *match = worker->hall->match;
  const WedgesState *state = &worker->state;
  unsigned winners = 0, nth = 0;

  for (unsigned seat = 0; seat < match->seats; seat++)
    winners += state->place[seat] == 1;
  if (winners > 1)
    nth = (unsigned) (salon_random_at (worker->seed, OF_LOT) % winners);
  for (unsigned seat = 0; seat < match->seats; seat++)
    {
      WedgesShare *share = &worker->share[seat];

      share->wedges = (uint8_t) __builtin_popcount (state->wedges[seat]);
      if (state->place[seat] == 1)
        share->won = nth-- == 0;
      match->shares[number * match->seats + player[seat]] = *share;
    }
}

static const char *
play_game (void *data, uint64_t number)
{
  Worker *worker = data;
  unsigned player[WEDGES_MAX_SEATS] = { 0 };
  const char *fault = NULL;

  begin_game (worker, number, player);
  worker->record = NULL;
  if (worker->hall->match->records != NULL && !open_record (worker, number, player))
    return "";
  while (fault == NULL && worker->state.phase != WEDGES_OVER)
    fault = make_move (worker);
  if (worker->record != NULL && !wedges_match_record_close (worker->record) && fault == NULL)
    fault = "";
  if (fault == NULL)
    keep_shares (worker, number, player);

  return fault;
}

/* Lists the questions of the whole cards; card 1 of a game is the first of these. */
static bool
list_cards (Hall *hall)
{
  size_t n, whole = 0;
  const QuestionsQuestion *questions = questions_bank_get (hall->match->bank, &n);

  hall->cards = calloc (n + 1, sizeof *hall->cards);
  if (hall->cards == NULL)
    return false;

  for (size_t i = 0; i + WEDGES_CATEGORIES <= n; i++)
    if (questions[i].category == 0 && questions[i + WEDGES_CATEGORIES - 1].card == questions[i].card)
      for (size_t k = 0; k < WEDGES_CATEGORIES; k++)
        hall->cards[whole++] = &questions[i + k];
  hall->n_cards = (int) (whole / WEDGES_CATEGORIES);

  return true;
}

/* Makes all that the workers share.  Returns NULL, or why not. */
static const char *
open_hall (Hall *hall)
{
  WedgesMatch *match = hall->match;

  hall->salt = wedges_player_salt (match->questions);
  hall->persons = calloc (match->seats * PERSONS, sizeof *hall->persons);
  match->shares = calloc (match->games * match->seats, sizeof *match->shares);
  if (match->records != NULL)
    hall->judge = questions_judge_new (match->bank);
  if (hall->persons == NULL || match->shares == NULL || (match->records != NULL && hall->judge == NULL)
      || !list_cards (hall))
    return no_memory;
  if (hall->n_cards < WEDGES_LEAST_CARDS)
    return N_ ("the bank has fewer than two whole cards");

  for (int player = 0; player < match->seats; player++)
    for (int i = 0; i < PERSONS && (uint64_t) i * match->seats < match->games; i++)
      wedges_player_init (&hall->persons[player * PERSONS + i],
                          match->player[player] == WEDGES_MATCH_RANDOM ? WEDGES_PLAYER_MEDIUM
                                                                       : (WedgesPlayerLevel) match->player[player],
                          salon_random_at (match->seed, (uint64_t) (1 + player * PERSONS + i)));

  return NULL;
}

static void
close_hall (Hall *hall)
{
  questions_judge_free (hall->judge);
  free (hall->persons);
  free (hall->cards);
}

const char *
wedges_match_play (WedgesMatch *match)
{
  Worker *workers = calloc (match->jobs, sizeof *workers);
  Hall hall = { .match = match };
  const char *fault = workers == NULL ? no_memory : open_hall (&hall);

  if (fault == NULL)
    {
      for (unsigned i = 0; i < match->jobs; i++)
        workers[i].hall = &hall;
      fault = referee_jobs_play (match->games, workers, sizeof *workers, match->jobs, play_game);
    }
  close_hall (&hall);
  free (workers);

  return fault;
}

void
wedges_match_clear (WedgesMatch *match)
{
  free (match->shares);
  match->shares = NULL;
}
