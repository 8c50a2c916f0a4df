/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of a game's record: it grows, and what was taken of it stays as it was. */

#include <string.h>

#include "model-table.h"
#include "model/salon-log.h"

static void
assert_bytes (GBytes *bytes, const char *text, gsize length)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  g_assert_cmpmem (data, size, text, length);
}

static void
test_snapshots (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) snapshots = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  g_autoptr (GArray) lengths = g_array_new (FALSE, FALSE, sizeof (gsize));
  SalonLog *log = salon_log_new ();
  const char *all;
  gsize length;

  for (int i = 0; i < 3000; i++)
    {
      g_autofree char *line = g_strdup_printf ("%d ask 2 %c\n", i, 'A' + i % 26);

      g_ptr_array_add (snapshots, salon_log_get_snapshot (log));
      g_array_append_val (lengths, text->len);
      salon_log_append (log, line, strlen (line));
      g_string_append (text, line);
    }
  all = salon_log_peek (log, &length);
  g_assert_cmpmem (all, length, text->str, text->len);

  /* Snapshots outlive the log. */
  salon_log_free (log);
  for (guint i = 0; i < snapshots->len; i++)
    assert_bytes (g_ptr_array_index (snapshots, i), text->str, g_array_index (lengths, gsize, i));
}

/* Appends several times more than there is room for. */
static void
test_long_text (void)
{
  g_autofree char *text = g_strnfill (1 << 20, 'x');
  g_autoptr (SalonLog) log = salon_log_new ();
  g_autoptr (GBytes) bytes = NULL;

  salon_log_append (log, text, 1);
  salon_log_append (log, text, (1 << 20) - 1);
  salon_log_append (log, "", 0);
  bytes = salon_log_get_snapshot (log);
  assert_bytes (bytes, text, 1 << 20);
}

/* Saving after a move does not copy the record: the game posts the bytes that it has. */
static void
test_record_is_shared (void)
{
  g_autoptr (GString) record = g_string_new (MODEL_PEOPLE);
  g_autoptr (ProbeGame) game = NULL;
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;
  g_autofree char *text = NULL;

  for (int i = 0; i < 100000; i++)
    g_string_append (record, "1 interrupt 2 QUEEN\n");
  game = model_game (record->str, NULL);
  before = salon_game_to_kept_record (SALON_GAME (game));
  model_play_on (game);
  after = salon_game_to_kept_record (SALON_GAME (game));
  g_assert_true (g_bytes_get_data (before, NULL) == g_bytes_get_data (after, NULL));
  g_assert_cmpuint (g_bytes_get_size (before), <, g_bytes_get_size (after));

  text = model_kept_record (game);
  assert_bytes (after, text, strlen (text));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/log/snapshots", test_snapshots);
  g_test_add_func ("/log/long-text", test_long_text);
  g_test_add_func ("/log/record-is-shared", test_record_is_shared);

  return g_test_run ();
}
