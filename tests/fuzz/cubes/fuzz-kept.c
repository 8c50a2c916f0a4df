/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games of Cubes that are kept, and what people do then: see fuzz-kept-game.h. */

#include <string.h>

#include "fuzz-kept-game.h"
#include "fuzz-model.h"
#include "fuzz-target.h"
#include "model/cubes/cubes-grid-text.h"
#include "model/cubes/cubes-share.h"

static void
call (SalonGame *which, Bytes *bytes)
{
  CubesGame *game = CUBES_GAME (which);
  static const char *const words[] = { "READ", "DARES", "QUEUE", "A", "" };
  const int what = bytes_below (bytes, 14), seat = bytes_below (bytes, CUBES_MAX_SEATS + 2) - 1;
  const char *word = words[(seat + 1) % (int) G_N_ELEMENTS (words)];

  switch (what)
    {
    case 0:
      cubes_game_shake (game, seat, NULL);
      break;
    case 1:
      cubes_game_lay_bar (game, seat, (CubesCorner) bytes_below (bytes, 6), NULL);
      break;
    case 2:
      cubes_game_lift_lid (game, seat, NULL);
      break;
    case 3:
    case 4:
      cubes_game_write (game, seat, word, NULL);
      break;
    case 5:
      cubes_game_strike (game, seat, word, NULL);
      break;
    case 6:
      cubes_game_finish (game, seat, NULL);
      break;
    case 7:
      cubes_game_call_time (game, NULL);
      break;
    case 8:
      cubes_game_challenge (game, seat, bytes_below (bytes, CUBES_MAX_SEATS + 2) - 1, word, TRUE, NULL);
      break;
    case 9:
      cubes_game_next_round (game, NULL);
      break;
    case 10:
      cubes_game_set_paused (game, seat < 0);
      break;
    case 11:
      cubes_game_hurry (game);
      break;
    case 12:
      fuzz_kept_wait (bytes_below (bytes, 5));
      cubes_game_count_time (game);
      break;
    default:
      g_main_context_iteration (NULL, FALSE);
      break;
    }
}

/* A round that was played can be sent to somebody else, who gets all of it. */
static void
look_at_share (CubesGame *game)
{
  const CubesDue due = cubes_game_get_due (game);
  g_autofree char *text = NULL;
  CubesGridText grid;

  if (cubes_game_count_rounds (game) == 0 || (due != CUBES_DUE_NEXT && due != CUBES_DUE_OVER))
    return;
  text = cubes_share_write (game);
  cubes_grid_text_read (text, &grid);
  REQUIRE (grid.told && grid.n == CUBES_CELLS && strlen (grid.faces) == CUBES_CELLS);
}

static void
look_at (SalonGame *which)
{
  CubesGame *game = CUBES_GAME (which);
  g_autofree char *judged = cubes_game_judge_rival (game);

  look_at_share (game);
  REQUIRE (judged == NULL || g_utf8_validate (judged, -1, NULL));
}

static SalonGame *
open_record (const char *text, gsize length, guint64 seed, GError **error)
{
  return (SalonGame *) cubes_game_new_asleep (text, length, seed, error);
}

static void
set_clock (SalonGame *game)
{
  cubes_game_set_clock (CUBES_GAME (game), fuzz_kept_now);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static const FuzzKeptGame kept = { open_record, set_clock, call, look_at };

  fuzz_model_begin ();
  fuzz_kept_run (&kept, data, size);
  return 0;
}
