/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cubes-sitting.h"
#include "await.h"

#include <string.h>

#include "model/cubes/cubes-game-private.h"

static gint64 now = G_TIME_SPAN_HOUR;

static gint64
get_now (void)
{
  return now;
}

static CubesGame *
wake (SalonGame *game, SalonStore *store)
{
  CubesGame *cubes = CUBES_GAME (game);

  cubes_game_set_clock (cubes, get_now);
  salon_game_wake (game, store);
  return cubes;
}

CubesGame *
sitting_game (const char *record, SalonStore *store)
{
  g_autoptr (GError) error = NULL;
  SalonGame *game = cubes_game_kind.read (record, strlen (record), 1, &error);

  g_assert_no_error (error);
  return wake (game, store);
}

CubesGame *
sitting_new (const char *setup, SalonStore *store)
{
  g_autoptr (GError) error = NULL;
  SalonGame *game = cubes_game_kind.begin (setup, strlen (setup), 1, &error);

  g_assert_no_error (error);
  return wake (game, store);
}

void
sitting_settle (CubesGame *game)
{
  await (game->shaking == NULL && game->planning == NULL && game->solving == NULL && game->step_id == 0
         && !salon_game_is_saving (SALON_GAME (game)));
}

void
sitting_pass (CubesGame *game, double seconds)
{
  gint64 left = (gint64) (seconds * G_TIME_SPAN_SECOND);

  while (left > 0)
    {
      const gint64 step = MIN (left, G_TIME_SPAN_SECOND);

      now += step;
      left -= step;
      cubes_game_count_time (game);
      sitting_settle (game);
    }
}

static char *
take_text (GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  char *copy = g_strndup (text, length);

  g_bytes_unref (bytes);
  return copy;
}

char *
sitting_record (CubesGame *game)
{
  return take_text (salon_game_to_record (SALON_GAME (game)));
}

char *
sitting_kept (CubesGame *game)
{
  return take_text (salon_game_to_kept_record (SALON_GAME (game)));
}

const CubesView *
sitting_view (CubesGame *game, int seat)
{
  static CubesView view;

  cubes_game_get_view (game, seat, &view);
  return &view;
}

void
sitting_write (CubesGame *game, int seat, const char *word)
{
  g_autoptr (GError) error = NULL;
  const gboolean done = cubes_game_write (game, seat, word, &error);

  g_assert_no_error (error);
  g_assert_true (done);
}

void
sitting_refuse_word (CubesGame *game, int seat, const char *word, int code)
{
  g_autofree char *before = sitting_record (game), *after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (cubes_game_write (game, seat, word, &error));
  g_assert_error (error, CUBES_GAME_ERROR, code);
  g_assert_cmpint (error->message[0], !=, '\0');
  after = sitting_record (game);
  g_assert_cmpstr (after, ==, before);
}

void
sitting_lift (CubesGame *game, int seat)
{
  g_autoptr (GError) error = NULL;

  cubes_game_lift_lid (game, seat, &error);
  g_assert_no_error (error);
}

void
sitting_finish (CubesGame *game, int seat)
{
  g_autoptr (GError) error = NULL;

  cubes_game_finish (game, seat, &error);
  g_assert_no_error (error);
}

static void
told_cb (GString *told, const char *sentence)
{
  g_string_append_printf (told, "%s\n", sentence);
}

GString *
sitting_listen (CubesGame *game)
{
  GString *told = g_string_new (NULL);

  g_signal_connect_swapped (game, "told", G_CALLBACK (told_cb), told);
  return told;
}

void
sitting_assert_silent (const char *text, const char *const *words)
{
  for (; *words != NULL; words++)
    if (strstr (text, *words) != NULL)
      g_error ("“%s” stands in clear in “%s”", *words, text);
}
