/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-keeper.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "model/probe/probe-game-newer.h"
#include "model/probe/probe-reading.h"

guint64
probe_keeper_seed (void)
{
  return (guint64) g_random_int () << 32 | g_random_int ();
}

static void
load_look (SalonStore *store, const char *name, SalonLook *look)
{
  g_autofree char *text = salon_store_load_short (store, name, NULL, NULL);

  salon_look_init (look);
  if (text != NULL)
    salon_look_from_text (look, text);
}

/* Going on */

/* The search for a game, from slot to slot. The store is not ours: whoever lets it go
 * has cancelled the search before. */
typedef struct {
  SalonStore *store;
  GError *fault; /* why the game of this slot cannot be gone on with; NULL: it is over */
  GString *notice;
  SalonLook look;
} Search;

static void
search_free (gpointer data)
{
  Search *search = data;

  g_clear_error (&search->fault);
  g_string_free (search->notice, TRUE);
  g_free (search);
}

G_GNUC_PRINTF (2, 3)
static void
add_notice (Search *search, const char *format, ...)
{
  va_list args;

  if (search->notice->len > 0)
    g_string_append (search->notice, "\n\n");
  va_start (args, format);
  g_string_append_vprintf (search->notice, format, args);
  va_end (args);
}

static void read_slot (GTask *task);

/* This slot is empty now, or left alone. */
static void
go_on (GTask *task, gboolean has_slot)
{
  Search *search = g_task_get_task_data (task);

  if (has_slot && salon_store_has (search->store, SALON_STORE_GAME))
    read_slot (task);
  else
    {
      g_task_return_pointer (task, NULL, NULL);
      g_object_unref (task);
    }
}

static void
put_aside_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GTask *task = data;
  Search *search = g_task_get_task_data (task);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = probe_keeper_put_aside_finish (SALON_STORE (source), result, &error);

  if (g_task_return_error_if_cancelled (task))
    {
      g_object_unref (task);
      return;
    }
  if (name == NULL && search->fault != NULL)
    /* Translators: first why a file cannot be read, then why it cannot be renamed */
    add_notice (search, _ ("Its record cannot be read: %s\n\nIt cannot be put aside either: %s"),
                search->fault->message, error->message);
  else if (search->fault != NULL)
    /* Translators: first the name of a file, then why it cannot be read */
    add_notice (search, _ ("Its record is kept untouched among your saved games as “%s”.\n\nIt cannot be read: %s"),
                name, search->fault->message);

  /* What stays where it is would be written over by the next game. */
  go_on (task, name != NULL ? salon_store_go_next (search->store) : salon_store_leave_slot (search->store));
}

static void
put_slot_aside (GTask *task, const char *prefix)
{
  Search *search = g_task_get_task_data (task);

  salon_store_archive_async (search->store, SALON_STORE_GAME, NULL, prefix, put_aside_cb, task);
}

/* Leaves a game where it is that somebody can go on with some day: with the word list that
 * it needs, a newer Salon, or a disk that can be read again. */
static void
leave_game (GTask *task)
{
  Search *search = g_task_get_task_data (task);
  const char *message = search->fault->message;

  if (!salon_store_leave_slot (search->store))
    {
      put_slot_aside (task, PROBE_KEEPER_GAME);
      return;
    }

  if (g_error_matches (search->fault, SALON_GAME_ERROR, SALON_GAME_ERROR_NEWER))
    /* Translators: the placeholder is a sentence about the game */
    add_notice (search,
                _ ("%s\n\nNothing is lost: it stays where it is, and that version can go on with it. "
                   "You can play another game meanwhile."),
                message);
  else if (g_error_matches (search->fault, SALON_GAME_ERROR, SALON_GAME_ERROR_WORDS))
    /* Translators: the placeholder tells what is wrong with a list of words */
    add_notice (search,
                _ ("%s\n\nNothing is lost: the game stays where it is, and is offered again when its word list is "
                   "right. Installing Salon again puts it right. You can play another game meanwhile."),
                message);
  else
    /* Translators: the placeholder is the system’s reason */
    add_notice (search,
                _ ("Its record cannot be read now: %s\n\nIt stays where it is, and is offered again when it "
                   "can be read. You can play another game meanwhile."),
                message);
  g_clear_error (&search->fault);
  go_on (task, TRUE);
}

/* Whether what could not be read was never a game that anybody can go on with. */
static gboolean
is_damaged (const GError *fault)
{
  return g_error_matches (fault, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD)
         || g_error_matches (fault, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
}

static void
take_game (GTask *task, ProbeGame *game, gboolean clear)
{
  Search *search = g_task_get_task_data (task);

  load_look (search->store, SALON_STORE_LOOK, &search->look);
  salon_game_hold (SALON_GAME (game));
  salon_game_wake (SALON_GAME (game), search->store);
  /* Whoever put a record in clear there did not know better. */
  if (clear)
    salon_game_save (SALON_GAME (game));
  g_task_return_pointer (task, g_object_ref (game), g_object_unref);
  g_object_unref (task);
}

static void
slot_read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GTask *task = data;
  Search *search = g_task_get_task_data (task);
  gboolean clear;
  g_autoptr (ProbeGame) game = NULL;

  g_clear_error (&search->fault);
  game = probe_reading_finish (result, &clear, &search->fault);
  if (g_task_return_error_if_cancelled (task))
    g_object_unref (task);
  else if (game != NULL && salon_game_get_stage (SALON_GAME (game)) != SALON_GAME_FINISHED)
    take_game (task, game, clear);
  else if (game != NULL)
    put_slot_aside (task, PROBE_KEEPER_GAME);
  else if (g_error_matches (search->fault, G_FILE_ERROR, G_FILE_ERROR_NOENT)
           || g_error_matches (search->fault, G_FILE_ERROR, G_FILE_ERROR_NOTDIR))
    go_on (task, salon_store_go_next (search->store));
  else if (is_damaged (search->fault))
    put_slot_aside (task, PROBE_KEEPER_DAMAGED);
  else
    leave_game (task);
}

static void
read_slot (GTask *task)
{
  Search *search = g_task_get_task_data (task);

  probe_reading_load_async (search->store, SALON_STORE_GAME, g_task_get_cancellable (task), slot_read_cb, task);
}

void
probe_keeper_resume_async (SalonStore *store, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  GTask *task = g_task_new (NULL, cancellable, callback, data);
  Search *search = g_new0 (Search, 1);

  search->store = store;
  search->notice = g_string_new (NULL);
  salon_look_init (&search->look);
  g_task_set_source_tag (task, probe_keeper_resume_async);
  g_task_set_task_data (task, search, search_free);
  read_slot (task);
}

ProbeGame *
probe_keeper_resume_finish (GAsyncResult *result, SalonLook *look, char **notice)
{
  const Search *search = g_task_get_task_data (G_TASK (result));

  *look = search->look;
  *notice = search->notice->len > 0 ? g_strdup (search->notice->str) : NULL;
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

void
probe_keeper_save_look (SalonStore *store, const SalonLook *look)
{
  g_autofree char *text = salon_look_to_text (look, NULL);

  salon_store_post (store, SALON_STORE_LOOK, text);
}

/* Putting aside */

void
probe_keeper_put_aside_async (SalonStore *store, ProbeGame *game, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GBytes) record = salon_game_to_kept_record (SALON_GAME (game));

  /* Its last moves may not be on the disk, if that was full. */
  salon_game_freeze (SALON_GAME (game));
  salon_store_archive_async (store, SALON_STORE_GAME, record, PROBE_KEEPER_GAME, callback, data);
}

char *
probe_keeper_put_aside_finish (SalonStore *store, GAsyncResult *result, GError **error)
{
  return salon_store_archive_finish (store, result, error);
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

/* The last set-up */

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

/* Reads the set-up into @reader: whether it is one that a game can be begun with. @newer
 * tells of one that is not whether a newer Salon has made it. */
static gboolean
read_setup (SalonStore *store, ProbeReader *reader, gboolean *newer)
{
  g_autofree char *text = NULL;
  gsize length;
  const char *end;

  *newer = FALSE;
  probe_reader_init (reader, NULL, NULL);
  text = salon_store_load_short (store, PROBE_KEEPER_SETUP, &length, NULL);
  if (text == NULL)
    return FALSE;

  end = text + length;
  for (const char *line = text, *next; line < end; line = next)
    {
      SalonLine kind;

      next = salon_reader_next (&reader->lines, line, end, &kind);
      if (kind == SALON_LINE_ERROR)
        {
          *newer = next[-1] == '\n' && probe_record_is_newer (reader->lines.error, line, (gsize) (next - line) - 1);
          return FALSE;
        }
    }

  return is_complete (&reader->record.header);
}

gboolean
probe_keeper_has_newer_setup (SalonStore *store)
{
  g_autofree ProbeReader *reader = g_new (ProbeReader, 1);
  g_autofree char *look = salon_store_load_short (store, PROBE_KEEPER_SETUP_LOOK, NULL, NULL);
  gboolean newer;

  read_setup (store, reader, &newer);
  return newer || (look != NULL && salon_look_is_newer (look));
}

void
probe_keeper_save_setup (SalonStore *store, const ProbeHeader *header, const SalonLook *look)
{
  g_autofree char *look_before = NULL, *look_text = NULL;
  ProbeHeader setup = *header;
  char text[SALON_STORE_SHORT];

  memset (setup.setup.row, 0, sizeof setup.setup.row);
  setup.salon.date[0] = setup.salon.title[0] = '\0';
  if (probe_header_write (&setup, text, sizeof text) >= sizeof text || probe_keeper_has_newer_setup (store))
    return;

  /* Only a convenience: that the disk is full is said by the game itself. */
  look_before = salon_store_load_short (store, PROBE_KEEPER_SETUP_LOOK, NULL, NULL);
  look_text = salon_look_to_text (look, look_before);
  salon_store_post (store, PROBE_KEEPER_SETUP, text);
  salon_store_post (store, PROBE_KEEPER_SETUP_LOOK, look_text);
}

gboolean
probe_keeper_load_setup (SalonStore *store, ProbeHeader *header, SalonLook *look)
{
  g_autofree ProbeReader *reader = g_new (ProbeReader, 1);
  gboolean newer;

  if (!read_setup (store, reader, &newer))
    return FALSE;

  *header = reader->record.header;
  memset (header->setup.row, 0, sizeof header->setup.row);
  header->salon.date[0] = header->salon.title[0] = '\0';
  load_look (store, PROBE_KEEPER_SETUP_LOOK, look);
  return TRUE;
}
