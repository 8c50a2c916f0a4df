/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-kept-game.h"

#include <string.h>

#include "fuzz-target.h"

static gint64 now = G_TIME_SPAN_HOUR;

gint64
fuzz_kept_now (void)
{
  return now;
}

void
fuzz_kept_wait (int seconds)
{
  now += G_TIME_SPAN_SECOND * seconds;
}

static void
look_at (const FuzzKeptGame *kept, SalonGame *game)
{
  g_autoptr (GBytes) record = salon_game_to_kept_record (game);
  g_autofree char *status = salon_game_get_status (game);
  g_autoptr (GError) error = NULL;
  g_autoptr (SalonGame) other = NULL;
  gsize length;
  const char *text = g_bytes_get_data (record, &length);

  kept->look_at (game);
  REQUIRE (status == NULL || g_utf8_validate (status, -1, NULL));
  other = kept->open (text, length, 2, &error);
  REQUIRE (other != NULL && error == NULL);
  kept->look_at (other);
  REQUIRE (salon_game_is_same (game, other));
}

void
fuzz_kept_run (const FuzzKeptGame *kept, const uint8_t *data, size_t size)
{
  const uint8_t *nul = size > 0 ? memchr (data, 0, size) : NULL;
  const gsize length = nul != NULL ? (gsize) (nul - data) : size;
  Bytes bytes = { data + length, data + size };
  g_autoptr (GError) error = NULL;
  g_autoptr (SalonGame) game = kept->open ((const char *) data, length, 1, &error);

  REQUIRE ((game == NULL) == (error != NULL));
  if (game == NULL)
    {
      REQUIRE (error->message[0] != '\0' && g_utf8_validate (error->message, -1, NULL));
      return;
    }

  look_at (kept, game);
  kept->set_clock (game);
  salon_game_wake (game, NULL);
  while (bytes_left (&bytes))
    kept->call (game, &bytes);
  look_at (kept, game);
  salon_game_close (game);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}
