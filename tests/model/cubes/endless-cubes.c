/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cubes, for endless-table.c: people who do at once what is due, and a clock that runs some hundred times as fast. */

#include "endless-table.h"
#include "model/cubes/cubes-game.h"

/* How often people do something, in ms, and how much time passes meanwhile. */
#define TICK      4
#define TICK_TIME (1500 * G_TIME_SPAN_MILLISECOND)

const SalonGameKind *const endless_kind = &cubes_game_kind;

static gint64 now;

static gint64
get_now (void)
{
  return now;
}

char *
endless_setup (void)
{
  CubesHeader header;
  CubesHabits habits = { (CubesWay) g_random_int_range (0, CUBES_N_WAYS),
                         (CubesWish) g_random_int_range (0, CUBES_N_WISHES), FALSE };

  cubes_header_init (&header, g_random_int_range (1, 5));
  header.setup.grid = (uint8_t) g_random_int_range (0, CUBES_N_GRIDS);
  header.setup.minutes = (uint8_t) g_random_int_range (0, 3);
  header.setup.target = 20;
  for (int seat = 0; seat < header.setup.seats; seat++)
    header.salon.kind[seat] = g_random_boolean () ? SALON_HUMAN : SALON_COMPUTER_HARD;
  return cubes_setup_write (&header, &habits);
}

/* Writes letters of no meaning, strikes some of them, and finishes now and then. */
static void
write_something (CubesGame *game, int seat)
{
  char word[5] = { 0 };

  for (int i = 0; i < 3 + g_random_int_range (0, 2); i++)
    word[i] = (char) g_random_int_range ('A', 'Z' + 1);
  cubes_game_write (game, seat, word, NULL);
  if (g_random_int_range (0, 5) == 0)
    cubes_game_strike (game, seat, word, NULL);
  if (g_random_int_range (0, 15) == 0)
    cubes_game_finish (game, seat, NULL);
}

static gboolean
tick_cb (gpointer data)
{
  CubesGame *game = data;
  int seat;

  now += TICK_TIME;
  cubes_game_count_time (game);
  seat = MAX (cubes_game_get_turn (game), 0);
  switch (cubes_game_get_due (game))
    {
    case CUBES_DUE_BAR:
      cubes_game_lay_bar (game, seat, (CubesCorner) g_random_int_range (0, CUBES_NO_BAR), NULL);
      break;
    case CUBES_DUE_SHAKE:
      cubes_game_shake (game, seat, NULL);
      break;
    case CUBES_DUE_LID:
      /* On paper any person may. */
      for (seat = 0; seat < cubes_game_get_header (game)->setup.seats; seat++)
        cubes_game_lift_lid (game, seat, NULL);
      break;
    case CUBES_DUE_WRITE:
      /* On paper nobody has the turn, and all people write; one of them has to, because time without a limit ends only when
       * somebody has finished. */
      if (cubes_game_get_turn (game) < 0)
        for (seat = 0; seat < cubes_game_get_header (game)->setup.seats; seat++)
          write_something (game, seat);
      else
        write_something (game, seat);
      break;
    case CUBES_DUE_LISTS:
      write_something (game, seat);
      break;
    case CUBES_DUE_NEXT:
      cubes_game_next_round (game, NULL);
      break;
    case CUBES_DUE_END:
    case CUBES_DUE_OVER:
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
  cubes_game_set_clock (CUBES_GAME (game), get_now);
  g_object_set_data_full (G_OBJECT (game), "people", GUINT_TO_POINTER (g_timeout_add (TICK, tick_cb, game)),
                          remove_source);
}
