/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-replay-scene.h"

#include <string.h>

#include "widgets/wedges/wedges-board-text.h"
#include "widgets/wedges/wedges-card.h"
#include "widgets/wedges/wedges-chronicle.h"
#include "widgets/wedges/wedges-die.h"
#include "widgets/wedges/wedges-plate.h"
#include "widgets/wedges/wedges-verdict-panel.h"
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
  const WedgesState *state = view->state;
  const gboolean mine = state->seat == seat && state->phase != WEDGES_OVER;
  g_autofree char *note = wedges_board_text_note (view, seat);
  /* Many plates are low; the card says who of a team answers alone. */
  g_autofree const char **members =
    view->state->setup.seats < MANY ? wedges_board_text_list_members (view->header, seat) : NULL;
  const guint8 flying = self->winner == seat ? self->flying : 0;
  const WedgesPlateScene scene = {
    .name = view->header->salon.name[seat],
    .colour = self->look.colour[seat],
    .wedges = state->wedges[seat] & (guint8) ~flying,
    .moving = self->gains,
    .note = note,
    .turn = mine,
    .acts = state->phase == WEDGES_TO_VOTE && state->voter == seat,
    .place = state->place[seat],
    .members = members,
    .marked = wedges_board_text_find_member (view, seat),
    .answers = mine && state->phase == WEDGES_TO_ANSWER,
  };

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

/* Who has voted for which category, from the left of the one who will be asked. */
static void
show_votes (WedgesReplayScene *self, guint position)
{
  const WedgesHeader header = *wedges_replay_get_header (self->replay, position);
  const WedgesState *state = wedges_replay_get_state (self->replay, position);
  const int seats = wedges_replay_scene_count_seats (self);
  WedgesPanelRow rows[WEDGES_MAX_SEATS];

  gtk_widget_set_visible (self->parts.votes, state->phase == WEDGES_TO_VOTE);
  if (state->phase != WEDGES_TO_VOTE)
    return;
  for (int i = 0; i + 1 < seats; i++)
    {
      const int seat = (state->seat + 1 + i) % seats;

      rows[i] = (WedgesPanelRow) {
        .name = header.salon.name[seat],
        .colour = (int) self->look.colour[seat],
        .category = i < state->votes ? state->vote[i] : -1,
        .now = seat == state->voter,
      };
    }
  wedges_verdict_panel_show_votes (WEDGES_VERDICT_PANEL (self->parts.votes), header.salon.name[state->seat], rows,
                                   seats - 1, (state->voter - state->seat + seats) % seats - 1);
}

void
wedges_replay_scene_ask (WedgesReplayScene *self, guint position, gboolean moving)
{
  WedgesHeader header;
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
  asked = (WedgesCardQuestion) {
    .way = header.salon.kind[question.seat] != SALON_HUMAN ? WEDGES_CARD_COMPUTER
           : header.typed                                  ? WEDGES_CARD_TYPED
                                                           : WEDGES_CARD_ALOUD,
    .replayed = TRUE,
    .stake = question.final                                                                 ? WEDGES_CARD_FOR_GAME
             : wedges_board_text_is_for_wedge (wedges_replay_get_state (self->replay, due)) ? WEDGES_CARD_FOR_WEDGE
                                                                                            : WEDGES_CARD_FOR_ROLL,
    .category = question.category,
    .text = question.text,
    .box = question.box,
    .card = question.card,
    .one_box = header.setup.boxes == 1,
    .name = header.salon.name[question.seat],
    .colour = self->look.colour[question.seat],
    .members = members,
    .member = question.member,
  };
  wedges_card_ask (WEDGES_CARD (self->parts.card), &asked, moving ? &from : NULL);
}

void
wedges_replay_scene_show_answer (WedgesReplayScene *self, guint position, gboolean moving)
{
  WedgesAnswer answer;
  WedgesCardAnswer shown;

  if (!wedges_replay_get_answer (self->replay, position, &answer))
    return;
  shown = (WedgesCardAnswer) {
    .verdict = WEDGES_VERDICT_SETTLED,
    .answer = answer.answer,
    .others = answer.others,
    .fact = answer.fact,
    .given = answer.given,
    .right = answer.right,
    .reason = answer.reason,
    .late = answer.late,
  };
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
