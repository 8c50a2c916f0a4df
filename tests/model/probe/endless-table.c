/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computers play one game after the other, as fast as they can, until somebody ends
 * this program, which is what it is for: see kill-test.py.
 *
 * usage: endless-table DIRECTORY
 *
 * What it tells, a line each: “resumed N” with the number of moves of the game it goes
 * on with, “new” when it begins one, “kept N” when the disk has N moves, “over” when
 * the game is put aside. */

#include <string.h>
#include <unistd.h>

#include "model/probe/probe-game.h"

typedef struct {
  GMainLoop *loop;
  SalonStore *store;
  ProbeGame *game;
  guint made;
} Table;

static void begin (Table *table);

/* Told at once, without a buffer: there may be no later. */
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

static void
moved_cb (Table *table)
{
  table->made++;
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

  salon_game_close (SALON_GAME (table->game));
  g_clear_object (&table->game);
  salon_store_archive_async (table->store, SALON_STORE_GAME, NULL, "game-", archived_cb, table);
  return G_SOURCE_REMOVE;
}

/* The game's own answer comes first: nothing more is made between that and this. */
static void
saved_cb (Table *table, const char *name, guint64 number, const GError *error)
{
  g_assert_no_error (error);
  if (table->game == NULL || !salon_game_is_saved (SALON_GAME (table->game)))
    return;

  tell ("kept %u\n", table->made);
  if (salon_game_get_stage (SALON_GAME (table->game)) == SALON_GAME_FINISHED)
    g_idle_add (end_cb, table);
}

static void
play (Table *table)
{
  g_signal_connect_swapped (table->game, "moved", G_CALLBACK (moved_cb), table);
  g_signal_handlers_disconnect_by_func (table->store, saved_cb, table);
  g_signal_connect_swapped (table->store, "saved", G_CALLBACK (saved_cb), table);
}

static void
begin (Table *table)
{
  g_autoptr (GError) error = NULL;
  ProbeHeader header;

  probe_header_init (&header, (ProbeEdition) g_random_int_range (0, PROBE_N_EDITIONS), g_random_int_range (2, 5));
  for (int seat = 0; seat < header.setup.seats; seat++)
    header.salon.kind[seat] = SALON_COMPUTER_EASY;
  table->made = 0;
  tell ("new\n");
  table->game = probe_game_new (&header, g_random_int (), table->store, &error);
  g_assert_no_error (error);
  play (table);
}

static gboolean
resume (Table *table)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  ProbeView view = { 0 };
  gsize length;

  text = salon_store_load (table->store, SALON_STORE_GAME, &length, &error);
  if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return FALSE;
  g_assert_no_error (error);

  table->game = probe_game_new_from_record (text, length, g_random_int (), table->store, &error);
  g_assert_no_error (error);
  if (salon_game_get_stage (SALON_GAME (table->game)) != SALON_GAME_SETTING_UP)
    probe_game_get_view (table->game, PROBE_NOBODY, &view);
  table->made = view.seen.moves;
  tell ("resumed %u\n", table->made);
  play (table);
  if (salon_game_get_stage (SALON_GAME (table->game)) == SALON_GAME_FINISHED)
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
