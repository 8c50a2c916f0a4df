/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-days.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "model/salon-days-file.h"
#include "model/salon-days-line.h"

#define AGAIN_S 5 /* when a save that failed is tried again */

struct _SalonDays {
  GObject parent_instance;

  char *directory;
  GPtrArray *lines;    /* of SalonDaysLine, as they stand in the file, with what was kept since */
  GHashTable *unsaved; /* keys of the lines that are not on the disk yet */
  GHashTable *by_key;  /* key → the SalonDaysLine in lines */
  gboolean is_read;
  gboolean working; /* the thread reads or writes */
  gboolean foreign; /* the file is of a later version: nothing is written */
  gboolean told;    /* that it cannot be saved */
  guint again_id;
};

G_DEFINE_FINAL_TYPE (SalonDays, salon_days, G_TYPE_OBJECT)

static guint changed_signal, message_signal;

static void
work_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  salon_days_work_run (data);
  g_task_return_boolean (task, TRUE);
}

/* The main thread */

static void start (SalonDays *self);

static gboolean
again_cb (gpointer data)
{
  SalonDays *self = data;

  self->again_id = 0;
  start (self);
  return G_SOURCE_REMOVE;
}

static void
tell (SalonDays *self, const SalonDaysWork *work)
{
  g_autofree char *text = NULL;

  if (work->aside != NULL)
    /* Translators: the name of a file */
    text = g_strdup_printf (
      _ ("The list of the days you have played was damaged. It is kept as “%s”, and a new one begins."), work->aside);
  else if (work->foreign && !self->told)
    text = g_strdup (
      _ ("A newer Salon has written the list of the days you have played. It stays as it is, and today is not "
         "added to it."));
  else if (work->error != 0 && !self->told)
    /* Translators: why a file cannot be saved */
    text = g_strdup_printf (_ ("The days you have played cannot be saved: %s"), g_strerror (work->error));
  self->told = work->foreign || work->error != 0;
  if (text != NULL)
    g_signal_emit (self, message_signal, 0, text);
}

/* Takes what is in the file now, and lays on top of it what has been kept since the thread began. */
static void
take_lines (SalonDays *self, SalonDaysWork *work)
{
  g_autoptr (GPtrArray) mine = self->lines;

  self->lines = g_steal_pointer (&work->lines);
  g_hash_table_remove_all (self->by_key);
  salon_days_index (self->lines, self->by_key);
  for (guint i = 0; i < mine->len; i++)
    {
      const SalonDaysLine *line = g_ptr_array_index (mine, i);

      if (line->key != NULL && g_hash_table_contains (self->unsaved, line->key)
          && !salon_days_put (self->lines, self->by_key, salon_days_line_new (line->whole)))
        g_hash_table_remove (self->unsaved, line->key);
    }
}

static void
worked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SalonDays *self = SALON_DAYS (source);
  SalonDaysWork *work = g_task_get_task_data (G_TASK (result));

  self->working = FALSE;
  self->is_read = TRUE;
  self->foreign = work->foreign;
  if (work->error == 0 && !work->foreign)
    for (guint i = 0; i < work->unsaved->len; i++)
      {
        SalonDaysLine *written = salon_days_line_new (g_ptr_array_index (work->unsaved, i));
        const SalonDaysLine *now = g_hash_table_lookup (self->by_key, written->key);

        if (now == NULL || g_str_equal (now->whole, written->whole))
          g_hash_table_remove (self->unsaved, written->key);
        salon_days_line_free (written);
      }

  /* What cannot be read now is known from before. */
  if (!work->unread)
    take_lines (self, work);
  tell (self, work);
  if (g_hash_table_size (self->unsaved) > 0 && !self->foreign)
    {
      if (work->error == 0)
        start (self);
      else if (self->again_id == 0)
        self->again_id = g_timeout_add_seconds (AGAIN_S, again_cb, self);
    }
  g_signal_emit (self, changed_signal, 0);
}

static SalonDaysWork *
work_new (SalonDays *self)
{
  SalonDaysWork *work = g_new0 (SalonDaysWork, 1);
  GHashTableIter iter;
  gpointer key;

  work->directory = g_strdup (self->directory);
  work->unsaved = g_ptr_array_new_with_free_func (g_free);
  g_hash_table_iter_init (&iter, self->unsaved);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    g_ptr_array_add (work->unsaved,
                     g_strdup (((const SalonDaysLine *) g_hash_table_lookup (self->by_key, key))->whole));
  return work;
}

static void
start (SalonDays *self)
{
  g_autoptr (GTask) task = NULL;

  if (self->working)
    return;

  self->working = TRUE;
  task = g_task_new (self, NULL, worked_cb, NULL);
  g_task_set_task_data (task, work_new (self), salon_days_work_free);
  g_task_run_in_thread (task, work_in_thread);
}

static void
salon_days_finalize (GObject *object)
{
  SalonDays *self = SALON_DAYS (object);

  g_clear_handle_id (&self->again_id, g_source_remove);
  g_free (self->directory);
  g_hash_table_unref (self->unsaved);
  g_hash_table_unref (self->by_key);
  g_ptr_array_unref (self->lines);

  G_OBJECT_CLASS (salon_days_parent_class)->finalize (object);
}

static void
salon_days_class_init (SalonDaysClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_days_finalize;

  changed_signal = g_signal_new ("changed", SALON_TYPE_DAYS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  message_signal =
    g_signal_new ("message", SALON_TYPE_DAYS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
salon_days_init (SalonDays *self)
{
  self->lines = g_ptr_array_new_with_free_func (salon_days_line_free);
  self->by_key = g_hash_table_new (g_str_hash, g_str_equal);
  self->unsaved = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

SalonDays *
salon_days_new (const char *directory)
{
  SalonDays *self = g_object_new (SALON_TYPE_DAYS, NULL);

  self->directory = g_strdup (directory);
  start (self);
  return self;
}

SalonDays *
salon_days_get_shared (const char *directory)
{
  static SalonDays *shared;

  if (shared != NULL && g_str_equal (shared->directory, directory))
    return g_object_ref (shared);

  if (shared != NULL)
    g_object_remove_weak_pointer (G_OBJECT (shared), (gpointer *) &shared);
  shared = salon_days_new (directory);
  g_object_add_weak_pointer (G_OBJECT (shared), (gpointer *) &shared);
  return shared;
}

gboolean
salon_days_is_read (SalonDays *self)
{
  g_return_val_if_fail (SALON_IS_DAYS (self), FALSE);

  return self->is_read;
}

gboolean
salon_days_find (SalonDays *self, SalonDay day, const char *language, const char *game, SalonDaysNote *note)
{
  g_autofree char *key = salon_days_make_key (day, language, game);
  const SalonDaysLine *line;

  g_return_val_if_fail (SALON_IS_DAYS (self), FALSE);

  line = g_hash_table_lookup (self->by_key, key);
  if (line != NULL)
    *note = (SalonDaysNote) { line->day, line->language, line->game, line->done, line->text };
  return line != NULL;
}

void
salon_days_keep (SalonDays *self, const SalonDaysNote *note)
{
  g_autofree char *key = NULL, *whole = NULL;
  SalonDaysLine *line;

  g_return_if_fail (SALON_IS_DAYS (self));
  g_return_if_fail (salon_days_is_plain (note->text));

  key = salon_days_make_key (note->day, note->language, note->game);
  whole = g_strdup_printf ("%s %s %s", key, note->done ? "done" : "begun", note->text);
  line = salon_days_line_new (whole);
  g_return_if_fail (line->key != NULL);
  if (!salon_days_put (self->lines, self->by_key, line))
    return;

  g_hash_table_add (self->unsaved, g_steal_pointer (&key));
  if (!self->foreign)
    start (self);
  g_signal_emit (self, changed_signal, 0);
}

static gboolean
is_done (SalonDays *self, SalonDay day, const char *language, const char *game)
{
  SalonDaysNote note;

  return salon_days_find (self, day, language, game, &note) && note.done;
}

guint
salon_days_count_running (SalonDays *self, const char *language, const char *game, SalonDay today)
{
  guint n = 0;

  g_return_val_if_fail (SALON_IS_DAYS (self), 0);

  /* Today has still time. */
  if (!is_done (self, today, language, game))
    today--;
  while (today > n && is_done (self, today - n, language, game))
    n++;
  return n;
}

SalonDay
salon_days_find_before (SalonDays *self, const char *language, const char *game, SalonDay day)
{
  SalonDay found = 0;

  g_return_val_if_fail (SALON_IS_DAYS (self), 0);

  for (guint i = 0; i < self->lines->len; i++)
    {
      const SalonDaysLine *line = g_ptr_array_index (self->lines, i);

      if (line->key != NULL && line->done && line->day < day && line->day > found && g_str_equal (line->game, game)
          && g_str_equal (line->language, language))
        found = line->day;
    }
  return found;
}

gboolean
salon_days_flush (SalonDays *self)
{
  SalonDaysWork *work;
  gboolean saved;

  g_return_val_if_fail (SALON_IS_DAYS (self), FALSE);

  if (g_hash_table_size (self->unsaved) == 0)
    return TRUE;

  /* The thread may be writing the same; the lock has one of them wait. */
  work = work_new (self);
  salon_days_work_run (work);
  saved = work->error == 0 && !work->foreign;
  salon_days_work_free (work);
  return saved;
}
