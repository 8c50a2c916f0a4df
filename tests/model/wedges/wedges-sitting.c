/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wedges-sitting.h"
#include "await.h"

#include <string.h>

#include <glib/gstdio.h>

#include "model-scratch.h"
#include "model/wedges/wedges-game-private.h"

static char *folder, *data;
static gint64 now = G_TIME_SPAN_HOUR;

static gint64
get_now (void)
{
  return now;
}

void
sitting_write_bank (const char *name, int cards)
{
  GString *bank = g_string_new (NULL);
  g_autofree char *file = g_strconcat (name, ".questions", NULL), *path = g_build_filename (folder, file, NULL);

  for (int card = 1; card <= cards; card++)
    {
      g_string_append_printf (bank, "card %d\n\n", card);
      for (const char *letter = questions_category_letters; *letter != '\0'; letter++)
        g_string_append_printf (
          bank, "%c %d riddle\nRiddle %c %d?\n= Secret %c %d | Silence %c %d | Veil %c %d\n+ Fact %c %d.\n\n", *letter,
          1 + card % 5, *letter, card, *letter, card, *letter, card, *letter, card, *letter, card);
    }
  g_assert_true (g_file_set_contents (path, bank->str, -1, NULL));
  g_string_free (bank, TRUE);
}

void
sitting_begin (int *argc, char ***argv)
{
  folder = model_directory ();
  data = g_build_filename (folder, "salon", NULL);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_setenv ("SALON_QUESTIONS_DIR", folder, TRUE);
  sitting_write_bank ("en", SITTING_CARDS);
  g_test_init (argc, argv, NULL);
  model_watchdog ();
}

int
sitting_end (void)
{
  const int result = g_test_run ();

  g_free (data);
  model_remove (folder);
  return result;
}

const char *
sitting_directory (void)
{
  return data;
}

char *
sitting_final (const char *seats, int n_seats)
{
  GString *record = g_string_new (SITTING_HEAD);

  g_string_append (record, seats);
  g_string_append (record, "begin\n");
  for (int seat = 1; seat <= n_seats; seat++)
    g_string_append_printf (record, "%d roll %d\n", seat, seat == 1 ? 6 : 1);
  /* From the hub along spoke 0, and from there from headquarters to headquarters. */
  g_string_append (record, "1 roll 6\n1 move R0\n1 answer right\n");
  for (int k = 1; k < 6; k++)
    g_string_append_printf (record, "1 roll 5\n1 move R%d\n1 roll 2\n1 move R%d\n1 answer right\n", 7 * k - 2, 7 * k);
  g_string_append (record, "1 roll 6\n1 move H\n");
  return g_string_free (record, FALSE);
}

static WedgesGame *
wake (SalonGame *game, SalonStore *store)
{
  WedgesGame *wedges = WEDGES_GAME (game);

  wedges_game_set_clock (wedges, get_now);
  salon_game_wake (game, store);
  return wedges;
}

WedgesGame *
sitting_game (const char *record, SalonStore *store)
{
  g_autoptr (GError) error = NULL;
  SalonGame *game = wedges_game_kind.read (record, strlen (record), 1, &error);

  g_assert_no_error (error);
  return wake (game, store);
}

WedgesGame *
sitting_new (const char *setup, SalonStore *store)
{
  g_autoptr (GError) error = NULL;
  SalonGame *game = wedges_game_kind.begin (setup, strlen (setup), 1, &error);

  g_assert_no_error (error);
  return wake (game, store);
}

/* A WedgesBank. */
static int
count_cards (void *user, const char *name)
{
  return SITTING_CARDS;
}

void
sitting_replay (const char *record, WedgesState *state)
{
  static WedgesRecord read;
  const char *text = record, *end = record + strlen (record);
  SalonReader reader;

  wedges_record_init (&read, count_cards, NULL);
  salon_reader_init (&reader, wedges_record_find, &read);
  while (text < end)
    {
      SalonLine kind;

      text = salon_reader_next (&reader, text, end, &kind);
      if (kind == SALON_LINE_ERROR)
        g_error ("line %ld: %s", reader.error_line, reader.error);
    }
  g_assert_cmpint (salon_reader_end (&reader), ==, SALON_LINE_END);
  *state = read.state;
}

void
sitting_settle (WedgesGame *game)
{
  await (game->step_id == 0 && !salon_game_is_saving (SALON_GAME (game)));
}

void
sitting_pass (WedgesGame *game, double seconds)
{
  gint64 left = (gint64) (seconds * G_TIME_SPAN_SECOND);

  while (left > 0)
    {
      const gint64 step = MIN (left, G_TIME_SPAN_SECOND);

      now += step;
      left -= step;
      wedges_game_count_time (game);
      sitting_settle (game);
    }
}

void
sitting_sleep (WedgesGame *game)
{
  now += G_TIME_SPAN_HOUR;
  wedges_game_count_time (game);
  sitting_settle (game);
}

char *
sitting_record (WedgesGame *game)
{
  g_autoptr (GBytes) bytes = salon_game_to_record (SALON_GAME (game));
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  return g_strndup (text, length);
}

void
sitting_refused (gboolean done, GError **error, int code)
{
  g_assert_false (done);
  g_assert_error (*error, WEDGES_GAME_ERROR, code);
  g_assert_cmpint ((*error)->message[0], !=, '\0');
  g_clear_error (error);
}

static void
told_cb (GString *told, const char *sentence)
{
  g_string_append_printf (told, "%s\n", sentence);
}

GString *
sitting_listen (WedgesGame *game)
{
  GString *told = g_string_new (NULL);

  g_signal_connect_swapped (game, "told", G_CALLBACK (told_cb), told);
  return told;
}
