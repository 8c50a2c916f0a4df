/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-keeper.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* More than the longest set-up: six names and their lines. */
#define SETUP_SIZE 8192

guint64
probe_keeper_seed (void)
{
  return (guint64) g_random_int () << 32 | g_random_int ();
}

static void
load_look (SalonStore *store, const char *name, ProbeLook *look)
{
  g_autofree char *text = salon_store_load (store, name, NULL, NULL);

  probe_look_init (look);
  if (text != NULL)
    probe_look_from_text (look, text);
}

/* Puts aside what cannot be read, under a name with @prefix, and gives what the
 * player has to know, added to @notice (transfer full, nullable). */
static char *
put_unreadable_aside (SalonStore *store, const char *prefix, const GError *reason, char *notice)
{
  g_autofree char *before = notice;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = salon_store_archive (store, SALON_STORE_GAME, prefix, &error);

  if (name == NULL)
    /* Translators: first why a file cannot be read, then why it cannot be renamed */
    text = g_strdup_printf (_ ("Its record cannot be read: %s\n\nIt cannot be put aside either: %s"), reason->message,
                            error->message);
  else
    /* Translators: first the name of a file, then why it cannot be read */
    text = g_strdup_printf (_ ("Its record is kept untouched among your saved games as “%s”.\n\n"
                               "It cannot be read: %s"),
                            name, reason->message);

  return before != NULL ? g_strconcat (before, "\n\n", text, NULL) : g_steal_pointer (&text);
}

/* The unfinished game of the slot; what else is in it is put aside. */
static ProbeGame *
resume_slot (SalonStore *store, ProbeLook *look, char **notice)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ProbeGame) game = NULL;
  g_autofree char *text = NULL, *kept = NULL;
  gsize length;

  text = salon_store_load (store, SALON_STORE_GAME, &length, &error);
  if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT)
      || g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR))
    return NULL;

  if (text != NULL)
    game = probe_game_new_from_record (text, length, probe_keeper_seed (), store, &error);
  if (game == NULL)
    {
      /* The record is not to blame for a word list that is not there. */
      const char *prefix =
        g_error_matches (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_WORDS) ? PROBE_KEEPER_GAME : PROBE_KEEPER_DAMAGED;

      *notice = put_unreadable_aside (store, prefix, error, *notice);
      return NULL;
    }

  if (probe_game_get_stage (game) == PROBE_GAME_FINISHED)
    {
      g_autofree char *aside = salon_store_archive (store, SALON_STORE_GAME, PROBE_KEEPER_GAME, NULL);

      return NULL;
    }

  load_look (store, SALON_STORE_LOOK, look);
  probe_game_hold (game);
  /* Whoever put a record in clear there did not know better. */
  kept = probe_game_to_kept_record (game);
  if (!g_str_equal (kept, text))
    probe_game_save (game);
  return g_steal_pointer (&game);
}

ProbeGame *
probe_keeper_resume (SalonStore *store, ProbeLook *look, char **notice)
{
  ProbeGame *game;

  *notice = NULL;
  probe_look_init (look);
  do
    game = resume_slot (store, look, notice);
  while (game == NULL && !salon_store_has (store, SALON_STORE_GAME) && salon_store_go_next (store));

  return game;
}

static void
save_look (SalonStore *store, const char *name, const ProbeLook *look)
{
  g_autofree char *text = probe_look_to_text (look);

  salon_store_post (store, name, text);
}

void
probe_keeper_save_look (SalonStore *store, const ProbeLook *look)
{
  save_look (store, SALON_STORE_LOOK, look);
}

void
probe_keeper_put_aside_async (SalonStore *store, ProbeGame *game, GAsyncReadyCallback callback, gpointer data)
{
  g_autofree char *record = probe_game_to_kept_record (game);

  /* Its last moves may not be on the disk, if that was full. */
  probe_game_freeze (game);
  salon_store_archive_async (store, SALON_STORE_GAME, record, PROBE_KEEPER_GAME, callback, data);
}

char *
probe_keeper_put_aside_finish (SalonStore *store, GAsyncResult *result, GError **error)
{
  return salon_store_archive_finish (store, result, error);
}

ProbeGame *
probe_keeper_take_up (SalonStore *store, const char *name, GError **error)
{
  g_autofree char *text = NULL;
  ProbeGame *game;
  gsize length;

  text = salon_store_load (store, name, &length, error);
  if (text == NULL)
    return NULL;

  game = probe_game_new_from_record (text, length, probe_keeper_seed (), store, error);
  if (game != NULL)
    salon_store_restore (store, name, SALON_STORE_GAME);
  return game;
}

gboolean
probe_keeper_is_begun (ProbeGame *game)
{
  int seat, tray;

  if (probe_game_get_stage (game) != PROBE_GAME_LAYING)
    return TRUE;

  /* People lay in order; as long as the first row of the first of them is
   * missing, nobody has done anything. */
  if (!probe_game_next_to_lay (game, &seat, &tray))
    return probe_game_count_humans (game) > 0;
  if (tray > 0)
    return TRUE;
  while (--seat >= 0)
    if (probe_game_is_human (game, seat))
      return TRUE;

  return FALSE;
}

/* The bytes of @file, (transfer full); nothing of what is no record is read. */
static char *
read_file (GFile *file, gsize *length, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GFileInfo) info = NULL;
  g_autofree char *text = NULL;
  gsize size = 0;

  info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                            G_FILE_QUERY_INFO_NONE, cancellable, error);
  if (info == NULL)
    return NULL;

  if (g_file_info_get_file_type (info) == G_FILE_TYPE_REGULAR && g_file_info_get_size (info) <= SALON_STORE_MAX)
    {
      size = (gsize) g_file_info_get_size (info);
      stream = g_file_read (file, cancellable, error);
      if (stream == NULL)
        return NULL;
      /* One byte more, to notice a file that grows, or has no end and does not say so. */
      text = g_malloc (size + 1);
      if (!g_input_stream_read_all (G_INPUT_STREAM (stream), text, size + 1, length, cancellable, error))
        return NULL;
    }
  if (stream == NULL || *length > size)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("This is no record of a game."));
      return NULL;
    }

  return g_steal_pointer (&text);
}

static void
open_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  ProbeGame *game = NULL;
  gsize length;

  text = read_file (G_FILE (data), &length, cancellable, &error);
  if (text != NULL && !g_cancellable_set_error_if_cancelled (cancellable, &error))
    game = probe_game_new_asleep (text, length, probe_keeper_seed (), &error);
  if (game != NULL)
    g_task_return_pointer (task, game, g_object_unref);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

void
probe_keeper_open_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_task_set_source_tag (task, probe_keeper_open_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, open_in_thread);
}

ProbeGame *
probe_keeper_open_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
probe_keeper_again (ProbeGame *game, gboolean by_lot, ProbeHeader *header)
{
  ProbeSetup *setup = &header->setup;

  *header = *probe_game_get_header (game);
  header->salon.title[0] = '\0';
  setup->first = (guint8) (by_lot ? g_random_int_range (0, setup->seats) : (setup->first + 1) % setup->seats);
}

void
probe_keeper_set_date (ProbeHeader *header)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");

  g_strlcpy (header->salon.date, date, sizeof header->salon.date);
}

void
probe_keeper_save_setup (SalonStore *store, const ProbeHeader *header, const ProbeLook *look)
{
  ProbeHeader setup = *header;
  char text[SETUP_SIZE];

  memset (setup.setup.row, 0, sizeof setup.setup.row);
  setup.salon.date[0] = setup.salon.title[0] = '\0';
  if (probe_header_write (&setup, text, sizeof text) >= sizeof text)
    return;

  /* Only a convenience: that the disk is full is said by the game itself. */
  salon_store_post (store, PROBE_KEEPER_SETUP, text);
  save_look (store, PROBE_KEEPER_SETUP_LOOK, look);
}

static gboolean
is_complete (const ProbeHeader *header)
{
  const ProbeReason reason = probe_setup_check (&header->setup);

  if (reason != PROBE_OK && reason != PROBE_WORD_MISSING)
    return FALSE;
  for (int seat = 0; seat < header->setup.seats; seat++)
    if (salon_name_check (header->salon.name[seat]) != NULL)
      return FALSE;

  return header->words[0] != '\0';
}

gboolean
probe_keeper_load_setup (SalonStore *store, ProbeHeader *header, ProbeLook *look)
{
  g_autofree ProbeReader *reader = g_new (ProbeReader, 1);
  g_autofree char *text = NULL;
  gsize length;
  const char *end;

  text = salon_store_load (store, PROBE_KEEPER_SETUP, &length, NULL);
  if (text == NULL)
    return FALSE;

  probe_reader_init (reader, NULL, NULL);
  end = text + length;
  for (const char *line = text; line < end;)
    {
      SalonLine kind;

      line = salon_reader_next (&reader->lines, line, end, &kind);
      if (kind == SALON_LINE_ERROR)
        return FALSE;
    }
  if (!is_complete (&reader->record.header))
    return FALSE;

  *header = reader->record.header;
  memset (header->setup.row, 0, sizeof header->setup.row);
  header->salon.date[0] = header->salon.title[0] = '\0';
  load_look (store, PROBE_KEEPER_SETUP_LOOK, look);
  return TRUE;
}
