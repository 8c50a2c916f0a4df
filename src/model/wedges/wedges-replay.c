/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/wedges/wedges-replay-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/wedges/wedges-game-private.h"
#include "model/wedges/wedges-text.h"
#include "rules/wedges/wedges-apply.h"

G_DEFINE_FINAL_TYPE (WedgesReplay, wedges_replay, SALON_TYPE_REPLAY)

/* Positions: each is as many moves from the beginning as its number says. */

static guint
get_last (SalonReplay *replay)
{
  return WEDGES_REPLAY (replay)->steps->len;
}

static const WedgesReplayPlace *
get_place (WedgesReplay *self, guint position)
{
  return &g_array_index (self->places, WedgesReplayPlace, MIN (position, self->steps->len));
}

void
wedges_replay_find_step (WedgesReplay *self, guint index, WedgesMove *move)
{
  const WedgesReplayStep *step = &g_array_index (self->steps, WedgesReplayStep, index);

  memset (move, 0, sizeof *move);
  move->type = step->type;
  move->seat = step->seat;
  switch ((WedgesMoveType) step->type)
    {
    case WEDGES_ROLL:
      move->die = step->value;
      break;
    case WEDGES_MOVE:
      move->space = step->value;
      break;
    case WEDGES_CHOOSE:
    case WEDGES_VOTE:
      move->category = step->value;
      break;
    case WEDGES_ANSWER:
    case WEDGES_N_MOVE_TYPES:
    default:
      move->right = step->value;
      if (step->text != NULL)
        g_strlcpy (move->text, step->text, sizeof move->text);
      break;
    }
}

const WedgesReplayMoment *
wedges_replay_go_to (WedgesReplay *self, guint moves)
{
  WedgesReplayMoment *moment = self->moments.state;

  salon_replay_states_seek (&self->moments, moves);
  for (; self->moments.at < moves; self->moments.at++)
    {
      WedgesMove move;

      wedges_replay_find_step (self, self->moments.at, &move);
      wedges_apply (&moment->state, &move);
      wedges_trail_follow (&moment->trail, &moment->state, &move);
    }

  return moment;
}

static const WedgesReplayMoment *
get_moment (WedgesReplay *self, guint position)
{
  return wedges_replay_go_to (self, MIN (position, self->steps->len));
}

void
wedges_replay_seat_players (WedgesReplay *self, guint moves, WedgesHeader *header)
{
  salon_replay_seat_players (SALON_REPLAY (self), moves, &header->salon);
  wedges_header_seat_members (header, &self->header);
}

/* What is shown of a position */

const WedgesHeader *
wedges_replay_get_header (WedgesReplay *self, guint position)
{
  g_return_val_if_fail (WEDGES_IS_REPLAY (self), NULL);

  self->there = self->header;
  wedges_replay_seat_players (self, position, &self->there);
  return &self->there;
}

const WedgesState *
wedges_replay_get_state (WedgesReplay *self, guint position)
{
  g_return_val_if_fail (WEDGES_IS_REPLAY (self), NULL);

  return &get_moment (self, position)->state;
}

void
wedges_replay_get_move (WedgesReplay *self, guint position, WedgesMove *move)
{
  g_return_if_fail (WEDGES_IS_REPLAY (self) && position > 0 && position <= self->steps->len);

  wedges_replay_find_step (self, position - 1, move);
}

/* The question on the table at @position, as the bank has it; NULL: none lies there, or nobody knows it any more.
 * @move: (out): the move that answered it; of another type while it is due. */
static const QuestionsQuestion *
find_question (WedgesReplay *self, guint position, WedgesMove *move)
{
  const WedgesReplayMoment *moment = get_moment (self, position);
  const WedgesTurn *last = &moment->trail.last;

  memset (move, 0, sizeof *move);
  move->type = WEDGES_N_MOVE_TYPES;
  if (moment->state.phase != WEDGES_TO_ANSWER)
    {
      if (position > 0)
        wedges_replay_find_step (self, MIN (position, self->steps->len) - 1, move);
      if (move->type != WEDGES_ANSWER)
        return NULL;
    }

  return self->questions != NULL && last->card <= wedges_questions_count_cards (self->questions)
           ? wedges_questions_get (self->questions, last->card, last->category)
           : NULL;
}

gboolean
wedges_replay_get_question (WedgesReplay *self, guint position, WedgesAsked *question)
{
  WedgesMove move;
  const QuestionsQuestion *found = find_question (self, position, &move);
  const WedgesTurn *last = &((const WedgesReplayMoment *) self->moments.state)->trail.last;

  if (found == NULL)
    return FALSE;

  self->there = self->header;
  wedges_replay_seat_players (self, position, &self->there);
  *question = wedges_game_describe_question (&self->there, last, found);
  return TRUE;
}

gboolean
wedges_replay_get_answer (WedgesReplay *self, guint position, WedgesAnswer *answer)
{
  g_autofree char *others = NULL;
  WedgesMove move;
  const QuestionsQuestion *found = find_question (self, position, &move);

  if (found == NULL || move.type != WEDGES_ANSWER)
    return FALSE;

  others = wedges_questions_join_forms (found);
  *answer = (WedgesAnswer) {
    .answer = found->answer,
    .others = g_string_chunk_insert_const (self->texts, others),
    .fact = found->fact,
    .given = move.text[0] != '\0' ? g_array_index (self->steps, WedgesReplayStep, position - 1).text : "",
    .right = move.right,
    .reason = "",
    .late = g_array_index (self->steps, WedgesReplayStep, position - 1).late,
  };
  return TRUE;
}

const WedgesTurn *
wedges_replay_get_turns (WedgesReplay *self, guint position, guint *n)
{
  const guint answered = get_place (self, position)->answered;

  *n = MIN (answered, WEDGES_TURNS);
  return (const WedgesTurn *) (const void *) self->turns->data + (answered - *n);
}

const WedgesFigures *
wedges_replay_get_figures (WedgesReplay *self, guint position, int seat)
{
  g_return_val_if_fail (seat >= 0 && seat < self->header.setup.seats, NULL);

  return &get_moment (self, position)->trail.figures[seat];
}

/* Sentences */

static char *
tell (SalonReplay *replay, guint position)
{
  WedgesReplay *self = WEDGES_REPLAY (replay);
  const WedgesReplayMoment *moment = self->moments.state;
  const QuestionsQuestion *question;
  WedgesMove move;

  if (position == 0)
    return g_strdup ("");

  question = find_question (self, position, &move);
  wedges_replay_find_step (self, MIN (position, self->steps->len) - 1, &move);
  self->there = self->header;
  wedges_replay_seat_players (self, position - 1, &self->there);
  return wedges_text_move (&self->there, &moment->state, &moment->trail, &move,
                           question != NULL && move.type == WEDGES_ANSWER ? question->answer : NULL);
}

static guint
get_number (SalonReplay *replay, guint position)
{
  return get_place (WEDGES_REPLAY (replay), position)->questions;
}

static char *
name_position (SalonReplay *replay, guint position)
{
  WedgesReplay *self = WEDGES_REPLAY (replay);
  const guint number = get_number (replay, position), all = get_number (replay, get_last (replay));
  WedgesMove move;

  if (number == 0)
    return g_strdup (_ ("Before the first question"));
  wedges_replay_find_step (self, MIN (position, self->steps->len) - 1, &move);
  if (move.type == WEDGES_ANSWER || get_place (self, position)->answered < number)
    return g_strdup_printf (_ ("Question %u of %u"), number, all);
  return g_strdup_printf (_ ("After question %u of %u"), number, all);
}

static char *
name_turn (SalonReplay *replay, guint position)
{
  WedgesReplay *self = WEDGES_REPLAY (replay);
  const WedgesReplayPlace *place = get_place (self, position);
  g_autofree char *name = NULL;

  if (place->turn == 0)
    return g_strdup ("");

  self->there = self->header;
  wedges_replay_seat_players (self, position, &self->there);
  name = wedges_text_name (&self->there, place->seat);
  return g_strdup_printf (_ ("%s’s turn %u"), name, place->turn);
}

static char *
name_start (SalonReplay *replay, guint position)
{
  const guint number = get_number (replay, position);

  if (number == 0)
    return g_strdup (_ ("From the beginning on"));
  return g_strdup_printf (_ ("From question %u on"), number);
}

/* What every replay has */

static int
get_points (SalonReplay *replay, guint position, guint seat)
{
  return get_place (WEDGES_REPLAY (replay), position)->wedges[seat];
}

static guint
get_speaker (SalonReplay *replay, guint position)
{
  if (position == 0)
    return SALON_REPLAY_NOBODY;
  return g_array_index (WEDGES_REPLAY (replay)->steps, WedgesReplayStep, MIN (position, get_last (replay)) - 1).seat;
}

static gboolean
begins_turn (SalonReplay *replay, guint position)
{
  return get_place (WEDGES_REPLAY (replay), position)->begins;
}

static gboolean
allows_eyes (SalonReplay *replay, guint eyes)
{
  return eyes == SALON_EYES_ONLOOKER;
}

static char *
describe (SalonReplay *replay)
{
  return g_strdup (_ ("Wedges"));
}

/* The object */

static void
wedges_replay_finalize (GObject *object)
{
  WedgesReplay *self = WEDGES_REPLAY (object);

  g_clear_pointer (&self->questions, wedges_questions_unref);
  g_array_unref (self->steps);
  g_array_unref (self->places);
  g_array_unref (self->turns);
  g_string_chunk_free (self->texts);
  salon_replay_states_clear (&self->moments);

  G_OBJECT_CLASS (wedges_replay_parent_class)->finalize (object);
}

static void
wedges_replay_class_init (WedgesReplayClass *klass)
{
  SalonReplayClass *replay = SALON_REPLAY_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = wedges_replay_finalize;
  /* Nobody's eyes see more than an onlooker's, so this follows no name. */
  replay->own = N_ ("what lay open");
  replay->get_last = get_last;
  replay->name_position = name_position;
  replay->name_turn = name_turn;
  replay->name_start = name_start;
  replay->tell = tell;
  replay->get_number = get_number;
  replay->get_points = get_points;
  replay->get_speaker = get_speaker;
  replay->begins_turn = begins_turn;
  replay->allows_eyes = allows_eyes;
  replay->describe = describe;
  replay->can_go_on = wedges_replay_can_go_on;
  replay->go_on = wedges_replay_go_on;
}

static void
wedges_replay_init (WedgesReplay *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (WedgesReplayStep));
  self->places = g_array_new (FALSE, FALSE, sizeof (WedgesReplayPlace));
  self->turns = g_array_new (FALSE, FALSE, sizeof (WedgesTurn));
  self->texts = g_string_chunk_new (4096);
  salon_replay_states_init (&self->moments, sizeof (WedgesReplayMoment), WEDGES_REPLAY_CHECKPOINTS, 64);
  salon_replay_comments_init (salon_replay_get_comments (SALON_REPLAY (self)), 8 * SALON_REMARKS_MAX);
}
