/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What computers do: they roll, move, choose, vote and answer, as their players decide (players/wedges).  A player is never
 * shown an answer; what a computer says is written here, once it is decided whether it knows. */

#include "model/wedges/wedges-game-private.h"

#include "players/wedges/wedges-error.h"

/* How long a computer seems to think, in milliseconds at the usual pace, when it is clear what it does and when it is not; about
 * a question, and by so much longer the harder it is. */
#define PACE_CLEAR    350
#define PACE_CHOICE   900
#define PACE_QUESTION 1500
#define PACE_HARDER   250

void
wedges_game_forget_player (WedgesGame *self, int seat)
{
  g_clear_pointer (&self->player[seat], g_free);
}

static const WedgesPlayer *
get_player (WedgesGame *self, int seat)
{
  const SalonHeader *header = &self->shown.salon;
  WedgesPlayerLevel level;

  if (self->player[seat] == NULL && wedges_player_level ((SalonSeatKind) header->kind[seat], &level))
    {
      self->player[seat] = g_new (WedgesPlayer, 1);
      wedges_player_init (self->player[seat], level, wedges_player_seed (header->name[seat], seat));
    }

  return self->player[seat];
}

/* Answers */

static void
answer (WedgesGame *self, const WedgesPlayer *player, WedgesMove *move)
{
  const QuestionsQuestion *question = wedges_game_find_question (self);
  const WedgesQuestion asked = {
    .salt = wedges_player_salt (self->shown.questions),
    .card = self->trail.last.card,
    .category = self->trail.last.category,
    .difficulty = question->difficulty,
  };

  move->type = WEDGES_ANSWER;
  move->right = wedges_player_knows (player, &asked);
  if (!move->right)
    wedges_player_err (player, &asked, wedges_questions_get_judge (self->questions), question, move->text);
  else if (g_utf8_strlen (question->answer, -1) <= WEDGES_ANSWER_CHARACTERS)
    g_strlcpy (move->text, question->answer, sizeof move->text);
}

/* Votes */

static guint16
cut (guint n)
{
  return (guint16) MIN (n, G_MAXUINT16);
}

static int
vote (WedgesGame *self, const WedgesPlayer *player)
{
  const WedgesState *state = &self->record->state;
  const WedgesFigures *figures = &self->trail.figures[state->seat];
  WedgesTally tally;

  for (int category = 0; category < WEDGES_CATEGORIES; category++)
    {
      tally.asked[category] = cut (figures->asked[category]);
      tally.right[category] = cut (figures->right[category]);
    }

  return wedges_player_vote (player, state, &tally);
}

void
wedges_game_move_computer (WedgesGame *self)
{
  const WedgesState *state = &self->record->state;
  const int seat = wedges_seat_due (state);
  WedgesMove move = { .seat = (guint8) seat };
  const WedgesPlayer *player;

  if (!wedges_game_is_computer (self, seat) || state->moves == WEDGES_MAX_GAME_MOVES)
    return;

  player = get_player (self, seat);
  switch ((WedgesPhase) state->phase)
    {
    case WEDGES_FIRST_ROLL:
    case WEDGES_TO_ROLL:
      wedges_game_throw (self, seat, NULL);
      return;
    case WEDGES_TO_MOVE:
      move.type = WEDGES_MOVE;
      move.space = (guint8) wedges_player_move (player, state);
      break;
    case WEDGES_TO_CHOOSE:
      move.type = WEDGES_CHOOSE;
      move.category = (guint8) wedges_player_choose (player);
      break;
    case WEDGES_TO_VOTE:
      move.type = WEDGES_VOTE;
      move.category = (guint8) vote (self, player);
      break;
    case WEDGES_TO_ANSWER:
    case WEDGES_OVER:
    default:
      answer (self, player, &move);
      break;
    }
  wedges_game_make (self, &move, NULL);
}

guint
wedges_game_get_thinking_time (WedgesGame *self)
{
  const WedgesState *state = &self->record->state;
  const int seat = wedges_seat_due (state);
  const QuestionsQuestion *question;
  guint8 spaces[WEDGES_MAX_REACH];

  if (!wedges_game_is_computer (self, seat))
    return 0;

  switch ((WedgesPhase) state->phase)
    {
    case WEDGES_FIRST_ROLL:
    case WEDGES_TO_ROLL:
      return PACE_CLEAR;
    case WEDGES_TO_MOVE:
      return wedges_reach (state->space[seat], state->die, spaces) > 1 ? PACE_CHOICE : PACE_CLEAR;
    case WEDGES_TO_ANSWER:
      question = wedges_game_find_question (self);
      return PACE_QUESTION + PACE_HARDER * (guint) (question != NULL ? question->difficulty : 1);
    case WEDGES_TO_CHOOSE:
    case WEDGES_TO_VOTE:
    case WEDGES_OVER:
    default:
      return PACE_CHOICE;
    }
}
