/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-review.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "players/probe/probe-review-public.h"
#include "players/probe/probe-review-worth.h"
#include "rules/probe/probe-apply.h"

/* Wrong questions that words of each number of letters draw until they are exposed, and how much more often with so many
 * seats: means over 400 games of the arena, of easy, medium and hard alike.  Those lay no words of fewer than 4 and more
 * than 9 letters, for which the numbers go on as they do between. */
static const float usual_wrong[PROBE_SPACES + 1] = { 0, 8, 7.6f, 7, 6.3f, 4.4f, 3.8f, 2.8f, 2.4f, 2.2f, 2, 1.8f, 1.7f };
static const float usual_seats[PROBE_MAX_SEATS + 1] = { 0, 0, 0.76f, 1.06f, 1.17f, 1.2f, 1.2f };

/* Somebody has drawn, or asked, and what it brings is not wholly there yet. */
typedef struct {
  ProbeReviewMove *move; /* or NULL */
  double expected;       /* points at once */
  bool chosen;           /* the drawer chooses the card: what chance brought is that it may, and not which it takes */
  double offered;        /* the points that it may take */
} Pending;

typedef struct {
  const ProbeReviewOrder *order;
  ProbeReview *review;
  ProbeReviewPublic known;
  ProbeReviewQuestions questions;
  size_t room;         /* of review->moves */
  size_t room_details; /* of review->details, and how many are used: */
  size_t n_details;
  Pending pending;
} Work;

/* Whether the one who has ordered the review wants it to go on, after so many moves. */
static bool
goes_on (const Work *work, size_t moves)
{
  const ProbeReviewOrder *order = work->order;

  return order->progress == NULL || order->progress (order->data, work->review, moves);
}

static ProbeReviewResult
beliefs_init (Work *work)
{
  const ProbeSetup *setup = work->order->setup;

  for (int seat = 0; seat < setup->seats; seat++)
    for (int tray = 0; tray < setup->trays; tray++)
      {
        if (!probe_review_public_meet (&work->known, seat, tray))
          return PROBE_REVIEW_NO_MEMORY;
        if (!goes_on (work, 0))
          return PROBE_REVIEW_STOPPED;
      }

  return PROBE_REVIEW_DONE;
}

/* The row of @tray that is likeliest, and what naming it brings. */
static void
name_likeliest (const Work *work, const ProbeState *seen, int target, int tray, ProbeReviewName *name)
{
  const ProbeReviewBelief *belief = work->known.beliefs[target][tray];
  int points = PROBE_NAMED_WORD;

  *name = (ProbeReviewName) { .target = (uint8_t) target, .tray = (uint8_t) tray };
  for (unsigned rest = seen->hidden[target][tray]; rest != 0; rest &= rest - 1)
    points += probe_space_value (__builtin_ctz (rest));
  name->row.n = seen->setup.row[target][tray].n;
  for (int slot = 0; slot < name->row.n && belief->rows.n > 0; slot++)
    name->row.card[slot] = probe_letter_at (belief->rows.entry[belief->sums.best_row].card[slot]);
  name->chance = belief->sums.total > 0 ? belief->sums.best / belief->sums.total : 0;
  name->worth = name->chance * points - (1 - name->chance) * PROBE_MISNAMED_WORD;
}

/* The same of the row that was named by @move. */
static void
name_of_move (const Work *work, const ProbeState *seen, const ProbeMove *move, ProbeReviewName *name)
{
  const ProbeReviewBelief *belief = work->known.beliefs[move->target][move->tray];
  double weight = 0;
  int points = PROBE_NAMED_WORD;

  *name = (ProbeReviewName) { .target = move->target, .tray = move->tray, .row = move->row };
  for (unsigned rest = seen->hidden[move->target][move->tray]; rest != 0; rest &= rest - 1)
    points += probe_space_value (__builtin_ctz (rest));
  for (size_t i = 0; i < belief->rows.n && move->row.n == seen->setup.row[move->target][move->tray].n; i++)
    {
      bool same = true;

      for (int slot = 0; slot < move->row.n && same; slot++)
        same = belief->rows.entry[i].card[slot] == probe_letter_index (move->row.card[slot]);
      if (same)
        weight = (double) belief->rows.entry[i].weight;
    }
  name->chance = belief->sums.total > 0 ? weight / belief->sums.total : 0;
  name->worth = name->chance * points - (1 - name->chance) * PROBE_MISNAMED_WORD;
}

/* A new move of the review, or NULL when there is no memory. */
static ProbeReviewMove *
add_move (Work *work, ProbeReviewMoveType type, int seat)
{
  ProbeReview *review = work->review;
  ProbeReviewMove *move;

  if (review->n == work->room)
    {
      const size_t room = work->room == 0 ? 256 : 2 * work->room;
      ProbeReviewMove *larger = realloc (review->moves, room * sizeof *larger);

      if (larger == NULL)
        return NULL;
      review->moves = larger;
      work->room = room;
    }
  move = &review->moves[review->n++];
  memset (move, 0, sizeof *move);
  move->type = (uint8_t) type;
  move->seat = (uint8_t) seat;
  move->move = work->known.state.moves + 1;
  move->could_name.target = PROBE_NOBODY;
  move->named.target = PROBE_NOBODY;

  return move;
}

/* What was known of @target; NULL when there is no memory. */
static ProbeReviewSeen *
add_details (Work *work, const ProbeReviewQuestions *questions, int target)
{
  ProbeReview *review = work->review;
  ProbeReviewSeen *seen;

  if (work->n_details == work->room_details)
    return NULL;
  seen = &review->details[work->n_details++];
  memset (seen, 0, sizeof *seen);
  for (int i = 0; i < questions->n; i++)
    if (questions->question[i].target == target)
      seen->chance[probe_letter_index (questions->question[i].letter)] = (float) questions->question[i].chance;
  for (int tray = 0; tray < work->known.state.setup.trays && target != PROBE_EVERYBODY; tray++)
    if (work->known.state.hidden[target][tray] != 0)
      {
        probe_review_tell (work->known.beliefs[target][tray], work->known.state.hidden[target][tray]);
        seen->tray[tray] = work->known.beliefs[target][tray]->seen;
      }

  return seen;
}

static bool
look_at_question (Work *work, const ProbeMove *move)
{
  ProbeReviewMove *made;
  ProbeView onlooker;

  probe_review_public_look (&work->known, &onlooker);
  probe_review_questions (&work->questions, &onlooker.seen, work->known.beliefs,
                          onlooker.seen.setup.activity_cards ? probe_review_public_draw (&work->known, &onlooker.seen)
                                                             : 0);
  made = add_move (work, PROBE_REVIEW_MOVE_ASK, move->seat);
  if (made == NULL)
    return false;
  for (int i = 0; i < work->questions.n; i++)
    {
      const ProbeReviewQuestion *question = &work->questions.question[i];

      if (i == 0 || question->worth > made->best.worth)
        made->best = *question;
      if (question->target == move->target && question->letter == move->letter)
        made->asked = *question;
    }
  /* Of equally good questions the one that was asked is the best. */
  if (made->asked.worth >= made->best.worth)
    made->best = made->asked;

  for (int target = 0; target < onlooker.seen.setup.seats; target++)
    for (int tray = 0; tray < onlooker.seen.setup.trays; tray++)
      {
        ProbeReviewName name;

        if (probe_can_interrupt (&work->known.state, move->seat, target, tray) != PROBE_OK)
          continue;
        name_likeliest (work, &onlooker.seen, target, tray, &name);
        if (name.worth > made->could_name.worth)
          made->could_name = name;
      }
  if (work->order->details)
    {
      made->seen_asked = add_details (work, &work->questions, made->asked.target);
      made->seen_best = made->best.target == made->asked.target
                          ? made->seen_asked
                          : add_details (work, &work->questions, made->best.target);
    }
  work->pending = (Pending) { .move = made, .expected = made->asked.at_once };

  return true;
}

static bool
look_at_draw (Work *work, const ProbeMove *move)
{
  ProbeReviewMove *made;
  ProbeView onlooker;

  probe_review_public_look (&work->known, &onlooker);
  made = add_move (work, PROBE_REVIEW_MOVE_DRAW, move->seat);
  if (made == NULL)
    return false;
  work->pending = (Pending) {
    .move = made,
    .expected = probe_review_public_draw (&work->known, &onlooker.seen),
    .chosen = probe_card_kinds[move->kind].effect == PROBE_EFFECT_YOUR_CHOICE,
    .offered = probe_review_public_card (&work->known, &onlooker.seen, move->kind),
  };

  return true;
}

static bool
look_at_name (Work *work, const ProbeMove *move)
{
  ProbeReviewMove *made;
  ProbeView onlooker;

  probe_review_public_look (&work->known, &onlooker);
  made = add_move (work, PROBE_REVIEW_MOVE_NAME, move->seat);
  if (made == NULL)
    return false;
  name_of_move (work, &onlooker.seen, move, &made->named);

  return true;
}

/* Whether points from @source, for whoever moves, come at once from a draw, a question or a name. */
static bool
at_once (ProbeReviewMoveType type, ProbeSource source)
{
  switch (source)
    {
    case PROBE_FROM_ASKING:
    case PROBE_FROM_WRONG_BLANKS:
      return type == PROBE_REVIEW_MOVE_ASK;
    case PROBE_FROM_LAST_CARDS:
      return type != PROBE_REVIEW_MOVE_NAME;
    case PROBE_FROM_EXPOSURES:
    case PROBE_FROM_CARDS:
      return type == PROBE_REVIEW_MOVE_DRAW;
    case PROBE_FROM_NAMING:
    case PROBE_FROM_MISNAMING:
      return type == PROBE_REVIEW_MOVE_NAME;
    case PROBE_FROM_DENIALS:
    case PROBE_FROM_SPELLING:
    case PROBE_FROM_KEPT_CARDS:
    case PROBE_FROM_KEPT_BONUS:
    case PROBE_N_SOURCES:
    default:
      return false;
    }
}

/* Notes for @made what @events have brought its seat. */
static void
note_points (ProbeReviewMove *made, const ProbeEvents *events)
{
  for (int i = 0; i < events->n; i++)
    {
      const ProbeEvent *event = &events->event[i];

      if (event->type == PROBE_EVENT_POINTS && event->seat == made->seat
          && at_once ((ProbeReviewMoveType) made->type, (ProbeSource) event->source))
        made->points += event->points;
      made->hit |= (event->type == PROBE_EVENT_TURNED && event->cause == PROBE_TURNED_ASKED)
                   || (event->type == PROBE_EVENT_NAMED && event->right);
    }
}

/* Notes how the rows of others stood up to @move. */
static void
note_stand (Work *work, const ProbeState *before, const ProbeMove *move, const ProbeEvents *events)
{
  for (int i = 0; i < events->n; i++)
    {
      const ProbeEvent *event = &events->event[i];
      ProbeReviewStand *stand = work->review->stand[event->seat];

      if (event->type == PROBE_EVENT_TURNED && event->cause != PROBE_TURNED_AT_END)
        {
          stand[event->tray].turned_move[event->slot] = work->known.state.moves;
          stand[event->tray].turned_for[event->slot] = move->type == PROBE_INTERRUPT ? move->seat : before->turn;
        }
      for (int tray = 0; tray < before->setup.trays && event->type == PROBE_EVENT_DENIED; tray++)
        stand[tray].wrong += before->hidden[event->seat][tray] != 0;
    }
}

/* Makes @move, looks at it if chance has a part in it, and learns from it. */
static ProbeReviewResult
take (Work *work, const ProbeMove *move)
{
  const ProbeState before = work->known.state;
  Pending *pending = &work->pending;
  bool enough = true;
  ProbeEvents events;

  if (probe_check (&before, move) != PROBE_OK)
    return PROBE_REVIEW_WRONG_MOVE;
  if (move->type == PROBE_ASK)
    enough = look_at_question (work, move);
  else if (move->type == PROBE_DRAW)
    enough = look_at_draw (work, move);
  else if (move->type == PROBE_INTERRUPT)
    enough = look_at_name (work, move);
  if (!enough)
    return PROBE_REVIEW_NO_MEMORY;

  probe_apply (&work->known.state, move, &events);
  probe_review_public_learn (&work->known, &before, move, &events);
  note_stand (work, &before, move, &events);
  if (move->type == PROBE_INTERRUPT)
    {
      ProbeReviewMove *made = &work->review->moves[work->review->n - 1];

      note_points (made, &events);
      made->luck = made->points - made->named.worth;
    }
  else if (pending->move != NULL)
    {
      note_points (pending->move, &events);
      pending->move->luck = (pending->chosen ? pending->offered : pending->move->points) - pending->expected;
      if (work->known.state.phase == PROBE_TO_DRAW || work->known.state.phase == PROBE_TO_ASK
          || work->known.state.phase == PROBE_OVER)
        pending->move = NULL;
    }

  return PROBE_REVIEW_DONE;
}

/* Adds up what one seat has. */
static void
fill_seat (const Work *work, int seat)
{
  const int32_t *from = work->known.state.points[seat];
  ProbeReviewSeat *sums = &work->review->seat[seat];
  double luck[3] = { 0 };
  int32_t points[3] = { 0 };

  for (uint32_t i = 0; i < work->review->n; i++)
    {
      const ProbeReviewMove *move = &work->review->moves[i];

      if (move->seat != seat)
        continue;
      luck[move->type] += move->luck;
      points[move->type] += move->points;
      sums->questions += move->type == PROBE_REVIEW_MOVE_ASK;
      sums->hits += move->type == PROBE_REVIEW_MOVE_ASK && move->hit;
      sums->names += move->type == PROBE_REVIEW_MOVE_NAME;
      sums->names_right += move->type == PROBE_REVIEW_MOVE_NAME && move->hit;
      sums->worth += move->asked.worth;
      sums->best += move->best.worth;
    }

  sums->points = probe_score (&work->known.state, seat);
  sums->luck = (int32_t) lround (luck[0] + luck[1] + luck[2]);
  sums->luck_draws = (int32_t) lround (luck[PROBE_REVIEW_MOVE_DRAW]);
  sums->luck_names = (int32_t) lround (luck[PROBE_REVIEW_MOVE_NAME]);
  sums->luck_questions = sums->luck - sums->luck_draws - sums->luck_names;
  sums->play = sums->points - sums->luck;
  sums->play_questions = points[PROBE_REVIEW_MOVE_ASK] - sums->luck_questions;
  sums->play_names = points[PROBE_REVIEW_MOVE_NAME] - sums->luck_names;
  sums->play_draws = points[PROBE_REVIEW_MOVE_DRAW] - sums->luck_draws;
  sums->play_kept = from[PROBE_FROM_KEPT_CARDS] + from[PROBE_FROM_KEPT_BONUS];
  sums->play_rest = from[PROBE_FROM_DENIALS] + from[PROBE_FROM_SPELLING];

  sums->accuracy = 100;
  if (sums->best > 0)
    {
      const double accuracy = 100 * sums->worth / sums->best;

      sums->accuracy = (uint8_t) lround (accuracy < 0 ? 0 : accuracy > 100 ? 100 : accuracy);
    }
}

/* The wrong questions that the word of @row usually draws. */
static float
usual_of (const ProbeSetup *setup, const ProbeRow *row)
{
  char word[PROBE_SPACES + 1];

  return usual_wrong[probe_row_word (row, word)] * usual_seats[setup->seats];
}

static ProbeReviewResult
work_begin (Work *work)
{
  const ProbeReviewOrder *order = work->order;
  ProbeReview *review = work->review;

  if (probe_begin (order->setup, &work->known.state) != PROBE_OK)
    return PROBE_REVIEW_WRONG_MOVE;
  review->seats = order->setup->seats;
  review->trays = order->setup->trays;
  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    for (int tray = 0; tray < PROBE_MAX_TRAYS; tray++)
      {
        ProbeReviewStand *stand = &review->stand[seat][tray];

        memset (stand->turned_for, PROBE_NOBODY, PROBE_SPACES);
        if (seat < review->seats && tray < review->trays)
          stand->usual = usual_of (order->setup, &order->setup->row[seat][tray]);
      }
  if (order->details)
    {
      for (size_t i = 0; i < order->n_moves; i++)
        work->room_details += order->moves[i].type == PROBE_ASK ? 2 : 0;
      review->details = calloc (work->room_details + 1, sizeof *review->details);
      if (review->details == NULL)
        return PROBE_REVIEW_NO_MEMORY;
    }

  return beliefs_init (work);
}

ProbeReviewResult
probe_review_init (ProbeReview *review, const ProbeReviewOrder *order)
{
  Work *work = calloc (1, sizeof *work);
  ProbeReviewResult result;

  memset (review, 0, sizeof *review);
  if (work == NULL)
    return PROBE_REVIEW_NO_MEMORY;
  work->order = order;
  work->review = review;
  work->known.words = order->words;
  work->known.kind = order->kind;
  result = work_begin (work);
  for (size_t i = 0; i < order->n_moves && result == PROBE_REVIEW_DONE; i++)
    {
      result = take (work, &order->moves[i]);
      review->n_moves = work->known.state.moves;
      if (result == PROBE_REVIEW_DONE && !goes_on (work, i + 1))
        result = PROBE_REVIEW_STOPPED;
    }
  if (result == PROBE_REVIEW_DONE && work->known.state.phase != PROBE_OVER)
    result = PROBE_REVIEW_UNFINISHED;
  for (int seat = 0; seat < review->seats && result == PROBE_REVIEW_DONE; seat++)
    fill_seat (work, seat);
  probe_review_public_clear (&work->known);
  free (work);
  if (result != PROBE_REVIEW_DONE)
    probe_review_clear (review);

  return result;
}

void
probe_review_clear (ProbeReview *review)
{
  free (review->moves);
  free (review->details);
  memset (review, 0, sizeof *review);
}
