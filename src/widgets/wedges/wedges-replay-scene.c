/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-replay-scene.h"

#include <string.h>

#include "widgets/wedges/wedges-board-scene.h"
#include "widgets/wedges/wedges-chronicle.h"
#include "widgets/wedges/wedges-die.h"
#include "widgets/wedges/wedges-wheel.h"

/* So many seats have no room for the members of teams. */
#define MANY 5

int
wedges_replay_scene_count_seats (WedgesReplayScene *self)
{
  return self->replay != NULL ? (int) salon_replay_count_seats (SALON_REPLAY (self->replay)) : 0;
}

/* The plates */

static void
show_plate (WedgesReplayScene *self, const WedgesBoardView *view, int seat)
{
  g_autofree char *note = wedges_board_text_note (view, seat);
  /* Many plates are low; the card says who of a team answers alone. */
  g_autofree const char **members =
    view->state->setup.seats < MANY ? wedges_board_text_list_members (view->header, seat) : NULL;
  WedgesPlateScene scene = wedges_board_scene_get_plate (view, &self->look, seat);

  if (self->winner == seat)
    scene.wedges &= (guint8) ~self->flying;
  scene.moving = self->gains;
  scene.note = note;
  scene.members = members;
  wedges_plate_set_scene (WEDGES_PLATE (self->parts.plate[seat]), &scene);
}

/* What each seat has rolled for the beginning, up to @position. */
static void
find_rolls (WedgesReplayScene *self, guint position, guint8 rolled[WEDGES_MAX_SEATS])
{
  WedgesMove move;

  memset (rolled, 0, WEDGES_MAX_SEATS);
  for (guint i = 1; i <= position; i++)
    {
      wedges_replay_get_move (self->replay, i, &move);
      rolled[move.seat] = move.die;
    }
}

void
wedges_replay_scene_show_plates (WedgesReplayScene *self, guint position)
{
  const WedgesHeader header = *wedges_replay_get_header (self->replay, position);
  const WedgesState state = *wedges_replay_get_state (self->replay, position);
  guint8 rolled[WEDGES_MAX_SEATS] = { 0 };
  const WedgesBoardView view = {
    .header = &header,
    .state = &state,
    .stage = state.phase == WEDGES_TO_ANSWER ? WEDGES_CARD_ASKED : WEDGES_CARD_NONE,
    .rolled = rolled,
  };

  if (state.phase == WEDGES_FIRST_ROLL)
    find_rolls (self, position, rolled);
  for (int seat = 0; seat < wedges_replay_scene_count_seats (self); seat++)
    show_plate (self, &view, seat);
}

/* The wheel has tins of its own; they are those of the plates. */
void
wedges_replay_scene_set_seats (WedgesReplayScene *self, guint position)
{
  const WedgesHeader *header = wedges_replay_get_header (self->replay, position);
  WedgesWheelSeat seats[WEDGES_MAX_SEATS];

  for (int seat = 0; seat < wedges_replay_scene_count_seats (self); seat++)
    seats[seat] = (WedgesWheelSeat) {
      .colour = self->look.colour[seat],
      .name = header->salon.name[seat],
      .token = wedges_plate_get_token (WEDGES_PLATE (self->parts.plate[seat])),
    };
  wedges_wheel_set_seats (WEDGES_WHEEL (self->parts.wheel), seats, wedges_replay_scene_count_seats (self));
}

/* Beside the wheel */

void
wedges_replay_scene_show_die (WedgesReplayScene *self, guint position, gboolean moving)
{
  WedgesMove move;

  for (; position > 0; position--)
    {
      wedges_replay_get_move (self->replay, position, &move);
      if (move.type == WEDGES_ROLL)
        break;
    }
  if (position == 0)
    wedges_die_wait (WEDGES_DIE_TRAY (self->parts.die));
  else
    wedges_die_roll (WEDGES_DIE_TRAY (self->parts.die), move.die,
                     wedges_replay_get_header (self->replay, position)->salon.name[move.seat], moving);
}

static void
show_chronicle (WedgesReplayScene *self, guint position)
{
  const WedgesHeader header = *wedges_replay_get_header (self->replay, position);
  guint n;
  const WedgesTurn *turns = wedges_replay_get_turns (self->replay, position, &n);

  wedges_chronicle_set (WEDGES_CHRONICLE (self->parts.chronicle), &header, &self->look, turns, n);
}

static void
show_votes (WedgesReplayScene *self, guint position)
{
  const WedgesHeader header = *wedges_replay_get_header (self->replay, position);
  const WedgesBoardView view = { .header = &header, .state = wedges_replay_get_state (self->replay, position) };
  const gboolean votes = view.state->phase == WEDGES_TO_VOTE;

  gtk_widget_set_visible (self->parts.votes, votes);
  if (votes)
    wedges_board_scene_show_votes (&view, &self->look, WEDGES_VERDICT_PANEL (self->parts.votes));
}

void
wedges_replay_scene_ask (WedgesReplayScene *self, guint position, gboolean moving)
{
  WedgesHeader header;
  WedgesBoardView view = { .header = &header };
  g_autofree const char **members = NULL;
  /* Its box would stand below it. */
  const graphene_point_t from = { (float) gtk_widget_get_width (self->parts.card) / 2,
                                  (float) gtk_widget_get_height (self->parts.card) };
  WedgesAsked question;
  WedgesCardQuestion asked;
  guint due = position;

  if (!wedges_replay_get_question (self->replay, position, &question))
    {
      wedges_card_clear (WEDGES_CARD (self->parts.card));
      return;
    }

  /* The state in which the question is due says what it is for. */
  if (wedges_replay_get_state (self->replay, position)->phase != WEDGES_TO_ANSWER)
    due--;
  header = *wedges_replay_get_header (self->replay, position);
  members = wedges_board_text_list_members (&header, question.seat);
  view.state = wedges_replay_get_state (self->replay, due);
  asked = wedges_board_scene_get_question (&view, &self->look, &question, members);
  asked.replayed = TRUE;
  wedges_card_ask (WEDGES_CARD (self->parts.card), &asked, moving ? &from : NULL);
}

void
wedges_replay_scene_show_answer (WedgesReplayScene *self, guint position, gboolean moving)
{
  WedgesAnswer answer;
  WedgesCardAnswer shown;

  if (!wedges_replay_get_answer (self->replay, position, &answer))
    return;
  shown = wedges_board_scene_get_answer (&answer, WEDGES_VERDICT_SETTLED);
  wedges_card_uncover (WEDGES_CARD (self->parts.card), &shown);
  if (!moving)
    wedges_card_skip (WEDGES_CARD (self->parts.card));
}

void
wedges_replay_scene_show_beside (WedgesReplayScene *self)
{
  const gboolean free = !gtk_widget_get_visible (self->parts.card) && !gtk_widget_get_visible (self->parts.votes);

  gtk_widget_set_visible (self->parts.die, free);
  gtk_widget_queue_allocate (gtk_widget_get_parent (self->parts.wheel));
}

void
wedges_replay_scene_show_table (WedgesReplayScene *self, guint position)
{
  wedges_replay_scene_show_plates (self, position);
  show_chronicle (self, position);
  show_votes (self, position);
  wedges_replay_scene_show_beside (self);
}

void
wedges_replay_scene_skip (WedgesReplayScene *self)
{
  wedges_die_skip (WEDGES_DIE_TRAY (self->parts.die));
  wedges_wheel_skip (WEDGES_WHEEL (self->parts.wheel));
  wedges_card_skip (WEDGES_CARD (self->parts.card));
}

void
wedges_replay_scene_show (WedgesReplayScene *self, guint position)
{
  wedges_replay_scene_set_seats (self, position);
  wedges_wheel_update (WEDGES_WHEEL (self->parts.wheel), NULL, wedges_replay_get_state (self->replay, position), FALSE);
  wedges_replay_scene_show_die (self, position, FALSE);
  wedges_replay_scene_ask (self, position, FALSE);
  wedges_replay_scene_show_answer (self, position, FALSE);
  wedges_replay_scene_show_table (self, position);
  wedges_replay_scene_skip (self);
}

gboolean
wedges_replay_scene_is_moving (WedgesReplayScene *self)
{
  return wedges_die_is_moving (WEDGES_DIE_TRAY (self->parts.die))
         || wedges_wheel_is_moving (WEDGES_WHEEL (self->parts.wheel))
         || wedges_card_is_moving (WEDGES_CARD (self->parts.card));
}
