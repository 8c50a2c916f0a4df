/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as the record of a game of Cubes, up to the first NUL; and what people do then, in any order, a few bytes a call.
 * Either there is no game and a sentence why not, or one whose kept record opens as the same game, at every moment. */

#include <string.h>

#include "fuzz-model.h"
#include "fuzz-target.h"
#include "model/cubes/cubes-game.h"

static gint64 now = G_TIME_SPAN_HOUR;

static gint64
get_now (void)
{
  return now;
}

static void
call (CubesGame *game, Bytes *bytes)
{
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
      now += G_TIME_SPAN_SECOND * bytes_below (bytes, 5);
      cubes_game_count_time (game);
      break;
    default:
      g_main_context_iteration (NULL, FALSE);
      break;
    }
}

static void
look_at (CubesGame *game)
{
  g_autoptr (GBytes) kept = salon_game_to_kept_record (SALON_GAME (game));
  g_autofree char *status = salon_game_get_status (SALON_GAME (game));
  g_autoptr (GError) error = NULL;
  g_autoptr (CubesGame) other = NULL;
  gsize length;
  const char *text = g_bytes_get_data (kept, &length);

  REQUIRE (status == NULL || g_utf8_validate (status, -1, NULL));
  other = cubes_game_new_asleep (text, length, 2, &error);
  REQUIRE (other != NULL && error == NULL);
  REQUIRE (salon_game_is_same (SALON_GAME (game), SALON_GAME (other)));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const uint8_t *nul = size > 0 ? memchr (data, 0, size) : NULL;
  const gsize length = nul != NULL ? (gsize) (nul - data) : size;
  Bytes bytes = { data + length, data + size };
  g_autoptr (GError) error = NULL;
  g_autoptr (CubesGame) game = NULL;

  fuzz_model_begin ();
  game = cubes_game_new_asleep ((const char *) data, length, 1, &error);
  REQUIRE ((game == NULL) == (error != NULL));
  if (game == NULL)
    {
      REQUIRE (error->message[0] != '\0' && g_utf8_validate (error->message, -1, NULL));
      return 0;
    }

  look_at (game);
  cubes_game_set_clock (game, get_now);
  salon_game_wake (SALON_GAME (game), NULL);
  while (bytes_left (&bytes))
    call (game, &bytes);
  look_at (game);
  salon_game_close (SALON_GAME (game));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  return 0;
}
