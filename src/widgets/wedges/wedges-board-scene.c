/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-board-scene.h"

WedgesPlateScene
wedges_board_scene_get_plate (const WedgesBoardView *view, const SalonLook *look, int seat)
{
  const WedgesState *state = view->state;
  const gboolean mine = state->seat == seat && state->phase != WEDGES_OVER;

  return (WedgesPlateScene) {
    .name = view->header->salon.name[seat],
    .colour = look->colour[seat],
    .wedges = state->wedges[seat],
    .note = "",
    .turn = mine,
    .acts = state->phase == WEDGES_TO_VOTE && state->voter == seat,
    .place = state->place[seat],
    .marked = wedges_board_text_find_member (view, seat),
    .answers = mine && state->phase == WEDGES_TO_ANSWER,
  };
}

void
wedges_board_scene_show_votes (const WedgesBoardView *view, const SalonLook *look, WedgesVerdictPanel *panel)
{
  const WedgesState *state = view->state;
  const int n_rows = state->setup.seats - 1;
  WedgesPanelRow rows[WEDGES_MAX_SEATS];

  for (int i = 0; i < n_rows; i++)
    {
      const int seat = wedges_voter (state, i);

      rows[i] = (WedgesPanelRow) {
        .name = view->header->salon.name[seat],
        .colour = (int) look->colour[seat],
        .category = i < state->votes ? state->vote[i] : -1,
        .now = seat == state->voter,
      };
    }
  wedges_verdict_panel_show_votes (panel, view->header->salon.name[state->seat], rows, n_rows,
                                   wedges_voter_number (state, state->voter));
}

static WedgesCardWay
get_way (const WedgesHeader *header, int seat)
{
  if (header->salon.kind[seat] != SALON_HUMAN)
    return WEDGES_CARD_COMPUTER;

  return header->typed ? WEDGES_CARD_TYPED : WEDGES_CARD_ALOUD;
}

static WedgesCardStake
get_stake (const WedgesState *state, gboolean final)
{
  if (final)
    return wedges_board_text_is_for_place (state) ? WEDGES_CARD_FOR_PLACE : WEDGES_CARD_FOR_GAME;

  return wedges_board_text_is_for_wedge (state) ? WEDGES_CARD_FOR_WEDGE : WEDGES_CARD_FOR_ROLL;
}

WedgesCardQuestion
wedges_board_scene_get_question (const WedgesBoardView *view,
                                 const SalonLook *look,
                                 const WedgesAsked *question,
                                 const char *const *members)
{
  const WedgesHeader *header = view->header;

  return (WedgesCardQuestion) {
    .way = get_way (header, question->seat),
    .stake = get_stake (view->state, question->final),
    .category = question->category,
    .text = question->text,
    .box = question->box,
    .card = question->card,
    .one_box = header->setup.boxes == 1,
    .name = header->salon.name[question->seat],
    .colour = look->colour[question->seat],
    .members = members,
    .member = question->member,
  };
}

WedgesCardAnswer
wedges_board_scene_get_answer (const WedgesAnswer *answer, WedgesCardVerdict verdict)
{
  return (WedgesCardAnswer) {
    .verdict = verdict,
    .answer = answer->answer,
    .others = answer->others,
    .fact = answer->fact,
    .given = answer->given,
    .right = answer->right,
    .reason = answer->reason,
    .late = answer->late,
  };
}
