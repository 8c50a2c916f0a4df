/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-keeper.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>

#include "model/salon-reading.h"
#include "model/salon-slot.h"

static void
load_look (SalonStore *store, const char *name, SalonLook *look)
{
  g_autofree char *text = salon_store_load_short (store, name, NULL, NULL);

  salon_look_init (look);
  if (text != NULL)
    salon_look_from_text (look, text);
}

/* Resuming */

/* The search for a game, from slot to slot. It has no reference to the store: the owner of
 * the store cancels the search before dropping it. */
typedef struct {
  const SalonGameKind *const *kinds;
  SalonStore *store;
  GError *fault; /* why the game of this slot cannot be resumed; NULL: it is over */
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

/* Goes on in the slot that the store has now if @has_slot, otherwise ends the search. */
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
  g_autofree char *name = salon_keeper_put_aside_finish (SALON_STORE (source), result, &error);

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

  /* If the file could not be put aside, the next game in this slot would overwrite it. */
  go_on (task, name != NULL ? salon_store_go_next (search->store) : salon_store_leave_slot (search->store));
}

static void
put_slot_aside (GTask *task, const char *prefix)
{
  Search *search = g_task_get_task_data (task);

  salon_store_archive_async (search->store, SALON_STORE_GAME, NULL, prefix, put_aside_cb, task);
}

/* Leaves a game in its slot because it can be resumed later: with the word list that it
 * needs, with a newer Salon, or when the disk can be read again. */
static void
leave_game (GTask *task)
{
  Search *search = g_task_get_task_data (task);
  const char *message = search->fault->message;

  if (!salon_store_leave_slot (search->store))
    {
      put_slot_aside (task, SALON_KEEPER_GAME);
      return;
    }

  if (g_error_matches (search->fault, SALON_GAME_ERROR, SALON_GAME_ERROR_NEWER))
    /* Translators: the placeholder is a sentence about the game */
    add_notice (search,
                _ ("%s\n\nNothing is lost: it stays where it is, and that version can resume it. You can "
                   "play another game in the meantime."),
                message);
  else if (g_error_matches (search->fault, SALON_GAME_ERROR, SALON_GAME_ERROR_WORDS))
    /* Translators: the placeholder tells what is wrong with a list of words, or with a pack of questions */
    add_notice (search,
                _ ("%s\n\nNothing is lost: the game stays where it is, and is offered again once its words or "
                   "questions can be read. Reinstalling Salon brings back those that came with it. You can play "
                   "another game in the meantime."),
                message);
  else if (g_error_matches (search->fault, SALON_GAME_ERROR, SALON_GAME_ERROR_BOT))
    /* Translators: the placeholder is a sentence about the game */
    add_notice (search, _ ("%s\n\nIt stays where it is. You can play another game in the meantime."), message);
  else
    /* Translators: the placeholder is the system’s reason */
    add_notice (search,
                _ ("Its record cannot be read now: %s\n\nIt stays where it is, and is offered again once it "
                   "can be read. You can play another game in the meantime."),
                message);
  g_clear_error (&search->fault);
  go_on (task, TRUE);
}

/* Whether no Salon will ever be able to resume the game of this file. */
static gboolean
is_damaged (const GError *fault)
{
  return g_error_matches (fault, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD)
         || g_error_matches (fault, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
}

static void
take_game (GTask *task, SalonGame *game, gboolean clear)
{
  Search *search = g_task_get_task_data (task);

  load_look (search->store, SALON_STORE_LOOK, &search->look);
  salon_game_rest (game);
  salon_game_wake (game, search->store);
  /* Salon keeps unfinished games veiled, so a record in clear text is written anew. */
  if (clear)
    salon_game_save (game);
  g_task_return_pointer (task, g_object_ref (game), g_object_unref);
  g_object_unref (task);
}

static void
slot_read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GTask *task = data;
  Search *search = g_task_get_task_data (task);
  gboolean clear;
  g_autoptr (SalonGame) game = NULL;

  g_clear_error (&search->fault);
  game = salon_reading_finish (result, &clear, &search->fault);
  if (g_task_return_error_if_cancelled (task))
    g_object_unref (task);
  else if (game != NULL && salon_game_get_stage (game) != SALON_GAME_FINISHED)
    take_game (task, game, clear);
  else if (game != NULL)
    put_slot_aside (task, SALON_KEEPER_GAME);
  else if (g_error_matches (search->fault, G_FILE_ERROR, G_FILE_ERROR_NOENT)
           || g_error_matches (search->fault, G_FILE_ERROR, G_FILE_ERROR_NOTDIR))
    go_on (task, salon_store_go_next (search->store));
  else if (is_damaged (search->fault))
    put_slot_aside (task, SALON_KEEPER_DAMAGED);
  else
    leave_game (task);
}

static void
read_slot (GTask *task)
{
  Search *search = g_task_get_task_data (task);

  salon_reading_load_async (search->kinds, search->store, SALON_STORE_GAME, g_task_get_cancellable (task), slot_read_cb,
                            task);
}

void
salon_keeper_resume_async (const SalonGameKind *const *kinds,
                           SalonStore *store,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer data)
{
  GTask *task = g_task_new (NULL, cancellable, callback, data);
  Search *search = g_new0 (Search, 1);

  search->kinds = kinds;
  search->store = store;
  search->notice = g_string_new (NULL);
  salon_look_init (&search->look);
  g_task_set_source_tag (task, salon_keeper_resume_async);
  g_task_set_task_data (task, search, search_free);
  read_slot (task);
}

SalonGame *
salon_keeper_resume_finish (GAsyncResult *result, SalonLook *look, char **notice)
{
  const Search *search = g_task_get_task_data (G_TASK (result));

  *look = search->look;
  *notice = search->notice->len > 0 ? g_strdup (search->notice->str) : NULL;
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

void
salon_keeper_read_look (const char *directory, const char *aside, SalonLook *look)
{
  const int dir = open (directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  g_autofree char *name = salon_slot_look_of (aside), *text = NULL;
  SalonFileMark mark = { 0 };

  salon_look_init (look);
  if (dir < 0)
    return;
  if (salon_file_read (dir, name, SALON_STORE_SHORT, &mark) == 0)
    {
      gsize size;
      const char *bytes = g_bytes_get_data (mark.bytes, &size);

      text = g_strndup (size > 0 ? bytes : "", size);
      salon_look_from_text (look, text);
    }
  salon_file_mark_clear (&mark);
  close (dir);
}

void
salon_keeper_save_look (SalonStore *store, const SalonLook *look)
{
  g_autofree char *text = salon_look_to_text (look, NULL);

  salon_store_post (store, SALON_STORE_LOOK, text);
}

/* Putting aside */

void
salon_keeper_put_aside_async (SalonStore *store, SalonGame *game, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GBytes) record = salon_game_to_kept_record (game);

  /* The record is written again: its last moves may be missing on a disk that was full. */
  salon_game_freeze (game);
  salon_store_archive_async (store, SALON_STORE_GAME, record, SALON_KEEPER_GAME, callback, data);
}

char *
salon_keeper_put_aside_finish (SalonStore *store, GAsyncResult *result, GError **error)
{
  return salon_store_archive_finish (store, result, error);
}

/* The last set-up */

/* The file names of the set-up of games of @kind, and of its look (transfer full). */
static char *
setup_name (const SalonGameKind *kind)
{
  return g_strconcat (kind->setup, ".salon", NULL);
}

static char *
setup_look_name (const SalonGameKind *kind)
{
  return g_strconcat (kind->setup, ".look", NULL);
}

gboolean
salon_keeper_has_newer_setup (const SalonGameKind *kind, SalonStore *store)
{
  g_autofree char *name = setup_name (kind);
  g_autofree char *look_name = setup_look_name (kind);
  g_autofree char *look = salon_store_load_short (store, look_name, NULL, NULL);
  g_autofree char *setup = NULL;
  gsize length;

  if (look != NULL && salon_look_is_newer (look))
    return TRUE;

  setup = salon_store_load_short (store, name, &length, NULL);
  return setup != NULL && kind->judge (setup, length) == SALON_SETUP_NEWER;
}

void
salon_keeper_save_setup (const SalonGameKind *kind, SalonStore *store, const char *setup, const SalonLook *look)
{
  g_autofree char *name = setup_name (kind);
  g_autofree char *look_name = setup_look_name (kind);
  g_autofree char *look_before = NULL;
  g_autofree char *look_text = NULL;

  if (strlen (setup) >= SALON_STORE_SHORT || salon_keeper_has_newer_setup (kind, store))
    return;

  /* Errors are ignored: a set-up is only a convenience, and the game itself reports a full
   * disk. */
  look_before = salon_store_load_short (store, look_name, NULL, NULL);
  look_text = salon_look_to_text (look, look_before);
  salon_store_post (store, name, setup);
  salon_store_post (store, look_name, look_text);
}

char *
salon_keeper_load_setup (const SalonGameKind *kind, SalonStore *store, SalonLook *look)
{
  g_autofree char *name = setup_name (kind);
  g_autofree char *look_name = setup_look_name (kind);
  g_autofree char *setup = NULL;
  gsize length;

  setup = salon_store_load_short (store, name, &length, NULL);
  if (setup == NULL || kind->judge (setup, length) != SALON_SETUP_GOOD)
    return NULL;

  load_look (store, look_name, look);
  return g_steal_pointer (&setup);
}
