/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Wedges, for endless-table.c: people who do at once what is due, and a clock that runs some hundred times as fast. */

#include "endless-table.h"
#include "model/wedges/wedges-game.h"

/* How often people do something, in ms, and how much time passes meanwhile. */
#define TICK      4
#define TICK_TIME (1500 * G_TIME_SPAN_MILLISECOND)

const SalonGameKind *const endless_kind = &wedges_game_kind;

static gint64 now;

static gint64
get_now (void)
{
  return now;
}

char *
endless_setup (void)
{
  WedgesHeader header;
  WedgesHabits habits = { g_random_int_range (0, 4) == 0 };

  wedges_header_init (&header, g_random_int_range (1, 5));
  header.setup.boxes = (uint8_t) g_random_int_range (1, 3);
  header.setup.places = (uint8_t) g_random_boolean ();
  header.typed = g_random_boolean ();
  header.seconds = g_random_boolean () ? 20 : 0;
  for (int seat = 0; seat < header.setup.seats; seat++)
    header.salon.kind[seat] = g_random_boolean () ? SALON_HUMAN : SALON_COMPUTER_HARD;
  return wedges_setup_write (&header, &habits);
}

/* Answers most questions right, and needs too long for some. */
static void
answer (WedgesGame *game, int seat)
{
  if (g_random_int_range (0, 4) == 0)
    return;

  switch (wedges_game_get_card_stage (game))
    {
    case WEDGES_CARD_ASKED:
      if (g_random_int_range (0, 10) == 0)
        wedges_game_object (game, NULL);
      if (wedges_game_get_header (game)->typed)
        wedges_game_answer_typed (game, seat, "Tigris", NULL);
      else
        wedges_game_uncover (game, NULL);
      break;
    case WEDGES_CARD_UNCOVERED:
      wedges_game_judge (game, g_random_int_range (0, 5) > 0, NULL);
      break;
    case WEDGES_CARD_PROPOSED:
      wedges_game_confirm (game, g_random_int_range (0, 5) > 0, NULL);
      break;
    case WEDGES_CARD_NONE:
    case WEDGES_CARD_ANSWERED:
    default:
      break;
    }
}

static gboolean
tick_cb (gpointer data)
{
  WedgesGame *game = data;
  const WedgesState *state = wedges_game_get_state (game);
  const int seat = wedges_game_get_person (game);
  guint8 spaces[WEDGES_MAX_REACH];

  now += TICK_TIME;
  wedges_game_count_time (game);
  if (seat < 0 || seat != wedges_game_get_person (game))
    return G_SOURCE_CONTINUE;

  switch ((WedgesPhase) state->phase)
    {
    case WEDGES_FIRST_ROLL:
    case WEDGES_TO_ROLL:
      wedges_game_roll (game, seat, NULL);
      break;
    case WEDGES_TO_MOVE:
      wedges_game_move_to (game, seat,
                           spaces[g_random_int_range (0, wedges_reach (state->space[seat], state->die, spaces))], NULL);
      break;
    case WEDGES_TO_CHOOSE:
      wedges_game_choose (game, seat, g_random_int_range (0, WEDGES_CATEGORIES), NULL);
      break;
    case WEDGES_TO_VOTE:
      if (g_random_boolean ())
        wedges_game_vote_together (game, WEDGES_ART, NULL);
      else
        wedges_game_vote (game, seat, WEDGES_HISTORY, NULL);
      break;
    case WEDGES_TO_ANSWER:
      answer (game, seat);
      break;
    case WEDGES_OVER:
    default:
      break;
    }

  return G_SOURCE_CONTINUE;
}

static void
remove_source (gpointer id)
{
  g_source_remove (GPOINTER_TO_UINT (id));
}

void
endless_play (SalonGame *game)
{
  wedges_game_set_clock (WEDGES_GAME (game), get_now);
  g_object_set_data_full (G_OBJECT (game), "people", GUINT_TO_POINTER (g_timeout_add (TICK, tick_cb, game)),
                          remove_source);
}
