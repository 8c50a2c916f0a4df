/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wheel-scene.h"

#define G (1u << WEDGES_GEOGRAPHY)
#define E (1u << WEDGES_ENTERTAINMENT)
#define H (1u << WEDGES_HISTORY)
#define A (1u << WEDGES_ART)
#define S (1u << WEDGES_SCIENCE)
#define P (1u << WEDGES_SPORTS)

static const struct {
  const char *space;
  unsigned wedges;
} begins[WEDGES_MAX_SEATS] = {
  { "S4.2", S | G | H }, { "R21", A | P }, { "R10", E }, { "S0.3", A | G | P | E }, { "H", 0 }, { "R21", S | G },
};

const WedgesWheelSeat wheel_scene_seats[WEDGES_MAX_SEATS] = {
  { 0, "Ada", NULL },  { 2, "Hugo", NULL }, { 1, "Marie", NULL },
  { 3, "Nora", NULL }, { 4, "Piet", NULL }, { 5, "Zoë", NULL },
};

void
wheel_scene_begin (WedgesState *state, int n)
{
  const WedgesSetup setup = { .cards = 200, .boxes = 2, .seats = (uint8_t) n };

  wedges_begin (&setup, state);
  state->phase = WEDGES_TO_ROLL;
  state->seat = 0;
  for (int i = 0; i < n; i++)
    {
      state->space[i] = (uint8_t) wedges_space_from_name (begins[i].space);
      state->wedges[i] = (uint8_t) begins[i].wedges;
    }
}

void
wheel_scene_roll (WedgesState *state, int die)
{
  state->phase = WEDGES_TO_MOVE;
  state->die = (uint8_t) die;
}

void
wheel_scene_move (WedgesState *state, const char *space)
{
  const int to = wedges_space_from_name (space);

  state->space[state->seat] = (uint8_t) to;
  state->die = 0;
  state->category = (uint8_t) wedges_space_category (to);
  state->phase = wedges_space_type (to) == WEDGES_ROLL_AGAIN ? WEDGES_TO_ROLL : WEDGES_TO_ANSWER;
}

void
wheel_scene_answer (WedgesState *state)
{
  const int at = state->space[state->seat];

  if (wedges_space_type (at) == WEDGES_HEADQUARTERS)
    state->wedges[state->seat] |= (uint8_t) (1u << wedges_space_category (at));
  state->phase = WEDGES_TO_ROLL;
  if (at == WEDGES_HUB)
    {
      state->phase = WEDGES_OVER;
      state->place[state->seat] = 1;
    }
}
