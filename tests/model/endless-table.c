/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computers, and people whom the game brings, play one game after the other, as fast as they can, until somebody ends
 * this program, which is what it is for: see kill-test.py.
 *
 * usage: endless-table DIRECTORY
 *
 * What it tells, a line each: “resumed N” with the number of moves of the game it goes
 * on with, “new” when it begins one, “kept N” when the disk has N moves, “over” when
 * the game is put aside. */

#include <string.h>
#include <unistd.h>

#include "endless-table.h"
#include "model/salon-store.h"

typedef struct {
  GMainLoop *loop;
  SalonStore *store;
  SalonGame *game;
} Table;

static void begin (Table *table);

/* Printed at once, without a buffer: the program may be killed at any moment. */
G_GNUC_PRINTF (1, 2)
static void
tell (const char *format, ...)
{
  g_autofree char *line = NULL;
  va_list arguments;

  va_start (arguments, format);
  line = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  if (write (STDOUT_FILENO, line, strlen (line)) < 0)
    _exit (1);
}

/* The number of moves made so far: the lines after the one that begins the game, but for comments. */
static guint
count_moves (SalonGame *game)
{
  g_autoptr (GBytes) record = salon_game_to_kept_record (game);
  gsize length;
  const char *text = g_bytes_get_data (record, &length);
  const char *line = g_strstr_len (text, (gssize) length, "\nbegin\n");
  guint moves = 0;

  if (line == NULL)
    return 0;

  for (line += strlen ("\nbegin\n"); line < text + length; line++)
    moves += line[-1] == '\n' && *line != '#' ? 1 : 0;

  return moves;
}

static void
archived_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *aside = salon_store_archive_finish (SALON_STORE (source), result, &error);

  g_assert_no_error (error);
  tell ("over\n");
  begin (data);
}

static gboolean
end_cb (gpointer data)
{
  Table *table = data;

  salon_game_close (table->game);
  g_clear_object (&table->game);
  salon_store_archive_async (table->store, SALON_STORE_GAME, NULL, "game-", archived_cb, table);
  return G_SOURCE_REMOVE;
}

/* The game has handled the signal before this: it makes no move between the two handlers. */
static void
saved_cb (Table *table, const char *name, guint64 number, const GError *error)
{
  g_assert_no_error (error);
  if (table->game == NULL || !salon_game_is_saved (table->game))
    return;

  tell ("kept %u\n", count_moves (table->game));
  if (salon_game_get_stage (table->game) == SALON_GAME_FINISHED)
    g_idle_add (end_cb, table);
}

static void
play (Table *table)
{
  salon_game_wake (table->game, table->store);
  g_signal_handlers_disconnect_by_func (table->store, saved_cb, table);
  g_signal_connect_swapped (table->store, "saved", G_CALLBACK (saved_cb), table);
  endless_play (table->game);
}

static void
begin (Table *table)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *setup = endless_setup ();

  tell ("new\n");
  table->game = endless_kind->begin (setup, strlen (setup), g_random_int (), &error);
  g_assert_no_error (error);
  play (table);
  salon_game_save (table->game);
}

static gboolean
resume (Table *table)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  text = salon_store_load (table->store, SALON_STORE_GAME, &length, &error);
  if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return FALSE;
  g_assert_no_error (error);

  table->game = endless_kind->read (text, length, g_random_int (), &error);
  g_assert_no_error (error);
  tell ("resumed %u\n", count_moves (table->game));
  play (table);
  if (salon_game_get_stage (table->game) == SALON_GAME_FINISHED)
    g_idle_add (end_cb, table);
  return TRUE;
}

int
main (int argc, char *argv[])
{
  Table table = { NULL };

  if (argc != 2)
    return 2;

  table.store = salon_store_new (argv[1]);
  if (!resume (&table))
    begin (&table);
  table.loop = g_main_loop_new (NULL, FALSE);
  g_main_loop_run (table.loop);
  g_main_loop_unref (table.loop);
  return 0;
}
