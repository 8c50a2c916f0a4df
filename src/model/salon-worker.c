/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/salon-worker.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "model/salon-slot.h"
#include "model/salon-store-names.h"

struct _SalonWorker {
  char *directory; /* constant */
  void (*finished) (gpointer data);
  gpointer data;
  GDestroyNotify free_data;
  GThread *thread; /* made for the first job */

  GMutex mutex; /* guards everything from here to `marks` */
  GCond changed;
  GQueue waiting;
  SalonJob *current;
  GQueue done;
  gboolean leaving;
  guint64 number;
  GHashTable *marks; /* name → SalonFileMark of the file last read or written */

  SalonSlot slot; /* used by this thread while jobs are posted, otherwise by the store's */
};

SalonJob *
salon_job_new (SalonJobKind kind, const char *name)
{
  SalonJob *job = g_atomic_rc_box_new0 (SalonJob);

  job->kind = kind;
  job->name = g_intern_string (name);
  return job;
}

static void
clear_job (gpointer data)
{
  SalonJob *job = data;

  g_free (job->other);
  g_clear_pointer (&job->bytes, g_bytes_unref);
  g_clear_pointer (&job->old, g_bytes_unref);
  g_clear_object (&job->task);
  g_free (job->aside);
  g_free (job->found);
}

void
salon_job_unref (SalonJob *job)
{
  g_atomic_rc_box_release_full (job, clear_job);
}

static gboolean
has_slots (const char *name)
{
  return g_str_equal (name, SALON_STORE_GAME) || g_str_equal (name, SALON_STORE_LOOK);
}

char *
salon_worker_get_name (SalonWorker *self, const char *name)
{
  return has_slots (name) ? salon_slot_name (name, salon_slot_get_number (&self->slot)) : g_strdup (name);
}

/* A copy of the mark of @name, so that the mutex is not held while the disk is used. */
static SalonFileMark
get_mark (SalonWorker *self, const char *name)
{
  SalonFileMark *found, mark = { 0 };

  g_mutex_lock (&self->mutex);
  found = g_hash_table_lookup (self->marks, name);
  if (found != NULL)
    mark = *found;
  if (mark.bytes != NULL)
    g_bytes_ref (mark.bytes);
  g_mutex_unlock (&self->mutex);
  return mark;
}

/* Remembers @mark (transfer full). */
static void
set_mark (SalonWorker *self, const char *name, SalonFileMark mark)
{
  g_mutex_lock (&self->mutex);
  g_hash_table_insert (self->marks, g_strdup (name), g_memdup2 (&mark, sizeof mark));
  g_mutex_unlock (&self->mutex);
}

static void
free_mark (gpointer data)
{
  salon_file_mark_clear (data);
  g_free (data);
}

/* Writes the look into the slot to which its game has moved. Ignores errors, since the look is
 * only a convenience. */
static void
bring_look (SalonWorker *self, int dir)
{
  g_autofree char *name = salon_worker_get_name (self, SALON_STORE_LOOK);
  SalonFileMark mark = get_mark (self, SALON_STORE_LOOK), written = { 0 };

  if (mark.bytes != NULL)
    salon_slot_save (&self->slot, dir, name, mark.bytes, &written);
  salon_file_mark_clear (&written);
  salon_file_mark_clear (&mark);
}

static int
save (SalonWorker *self, int dir, SalonJob *job)
{
  const int slot = salon_slot_get_number (&self->slot);
  SalonFileMark written = { 0 };
  int error;

  if (g_str_equal (job->name, SALON_STORE_GAME))
    {
      SalonFileMark last = get_mark (self, job->name);

      error = salon_slot_save_game (&self->slot, self->directory, dir, job->bytes, &last, &written, &job->found);
      salon_file_mark_clear (&last);
    }
  else
    {
      g_autofree char *name = salon_worker_get_name (self, job->name);

      error = salon_slot_save (&self->slot, dir, name, job->bytes, &written);
    }

  if (written.bytes != NULL)
    set_mark (self, job->name, written);
  job->moved = salon_slot_get_number (&self->slot) != slot;
  if (job->moved)
    bring_look (self, dir);
  return error;
}

static int
remove_file (SalonWorker *self, int dir, SalonJob *job)
{
  g_autofree char *name = salon_worker_get_name (self, job->name);
  SalonFileMark last;
  int error;

  if (!g_str_equal (job->name, SALON_STORE_GAME))
    return salon_file_remove (dir, name);

  last = get_mark (self, job->name);
  error = salon_slot_remove_game (&self->slot, dir, &last, &job->found);
  salon_file_mark_clear (&last);
  return error;
}

/* Reads the file @name, of @limit bytes at most, and remembers it as last read. */
static int
read_file (SalonWorker *self, int dir, const char *name, gsize limit, GBytes **bytes)
{
  g_autofree char *real = salon_worker_get_name (self, name);
  SalonFileMark mark = { 0 };
  const int error = salon_file_read (dir, real, limit, &mark);

  if (error != 0)
    return error;

  *bytes = g_bytes_ref (mark.bytes);
  set_mark (self, name, mark);
  return 0;
}

/* Gives the look of the game in progress, if there is one, the name that goes with that of the game. As in all that
 * is done with looks, errors are ignored. */
static void
put_look_aside (SalonWorker *self, int dir, const char *aside)
{
  g_autofree char *look = salon_worker_get_name (self, SALON_STORE_LOOK), *to = salon_slot_look_of (aside);

  salon_file_move (dir, look, to);
  g_mutex_lock (&self->mutex);
  g_hash_table_remove (self->marks, SALON_STORE_LOOK);
  g_mutex_unlock (&self->mutex);
}

static int
put_aside (SalonWorker *self, int dir, SalonJob *job)
{
  g_autofree char *name = salon_worker_get_name (self, job->name);
  const int error = salon_slot_put_aside (dir, name, job->other, &job->aside);

  if (error == 0 && g_str_equal (job->name, SALON_STORE_GAME))
    put_look_aside (self, dir, job->aside);
  return error;
}

/* Makes the look of the game that was put aside as @aside that of the game in progress. A game without a look does
 * not get that of the game before it. */
static void
restore_look (SalonWorker *self, int dir, const char *aside)
{
  g_autofree char *look = salon_worker_get_name (self, SALON_STORE_LOOK), *from = salon_slot_look_of (aside);
  g_autoptr (GBytes) bytes = NULL;

  if (salon_file_replace (dir, from, look) == 0)
    read_file (self, dir, SALON_STORE_LOOK, SALON_STORE_SHORT, &bytes);
  else
    salon_file_remove (dir, look);
}

static int
restore (SalonWorker *self, int dir, SalonJob *job)
{
  g_autofree char *name = salon_worker_get_name (self, job->name);
  const int error = salon_file_move (dir, job->other, name);

  if (error != 0)
    return error;

  set_mark (self, job->name, get_mark (self, job->other));
  if (g_str_equal (job->name, SALON_STORE_GAME))
    restore_look (self, dir, job->other);
  return 0;
}

static int
do_job (SalonWorker *self, int dir, SalonJob *job)
{
  int error;

  /* Files can be read even if an old one cannot be removed. */
  if (job->kind == SALON_JOB_LOAD)
    return read_file (self, dir, job->name, job->limit, &job->bytes);
  error = salon_slot_tidy (&self->slot, dir);
  if (error != 0)
    return error;

  switch (job->kind)
    {
    case SALON_JOB_SAVE:
      return save (self, dir, job);
    case SALON_JOB_REMOVE:
      return remove_file (self, dir, job);
    case SALON_JOB_ARCHIVE:
      if (job->bytes != NULL)
        error = save (self, dir, job);
      return error == 0 ? put_aside (self, dir, job) : error;
    case SALON_JOB_CHANGE:
      return salon_slot_change (&self->slot, dir, job->name, job->old, job->bytes);
    case SALON_JOB_KEEP:
      return salon_slot_keep (&self->slot, dir, job->bytes, job->other, &job->aside);
    case SALON_JOB_DISCARD:
      return salon_slot_discard (&self->slot, dir, job->name, &job->aside);
    case SALON_JOB_BRING_BACK:
      return salon_slot_bring_back (dir, job->other, job->name);
    case SALON_JOB_FORGET:
      return salon_slot_forget (dir, job->name);
    case SALON_JOB_RESTORE:
    case SALON_JOB_LOAD:
    default:
      return restore (self, dir, job);
    }
}

static void
run_job (SalonWorker *self, SalonJob *job)
{
  const int dir = salon_slot_open (&self->slot, self->directory, &job->found);

  job->error = dir < 0 ? errno : do_job (self, dir, job);
  if (dir >= 0)
    close (dir);
  if (job->loaded != NULL)
    job->loaded (job);
}

static void
free_worker (SalonWorker *self)
{
  g_queue_clear_full (&self->waiting, (GDestroyNotify) salon_job_unref);
  g_queue_clear_full (&self->done, (GDestroyNotify) salon_job_unref);
  g_hash_table_unref (self->marks);
  salon_slot_clear (&self->slot);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->changed);
  self->free_data (self->data);
  g_free (self->directory);
  g_free (self);
}

/* The thread. If salon_worker_free() has given up waiting for it, it frees the worker at
 * its end. */
static gpointer
run (gpointer data)
{
  SalonWorker *self = data;
  gboolean orphan;

  g_mutex_lock (&self->mutex);
  while (!self->leaving || !g_queue_is_empty (&self->waiting))
    {
      if (g_queue_is_empty (&self->waiting))
        {
          g_cond_wait (&self->changed, &self->mutex);
          continue;
        }

      self->current = g_queue_pop_head (&self->waiting);
      g_mutex_unlock (&self->mutex);
      run_job (self, self->current);
      g_mutex_lock (&self->mutex);
      self->current->done = TRUE;
      g_queue_push_tail (&self->done, g_steal_pointer (&self->current));
      g_cond_broadcast (&self->changed);
      if (self->finished != NULL)
        self->finished (self->data);
    }
  orphan = self->finished == NULL;
  g_mutex_unlock (&self->mutex);

  if (orphan)
    free_worker (self);
  return NULL;
}

SalonWorker *
salon_worker_new (const char *directory, void (*finished) (gpointer data), gpointer data, GDestroyNotify free_data)
{
  SalonWorker *self = g_new0 (SalonWorker, 1);

  self->directory = g_strdup (directory);
  self->finished = finished;
  self->data = data;
  self->free_data = free_data;
  self->marks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_mark);
  salon_slot_init (&self->slot);
  g_mutex_init (&self->mutex);
  g_cond_init (&self->changed);
  return self;
}

void
salon_worker_free (SalonWorker *self)
{
  GThread *thread = self->thread;
  gboolean idle;

  if (thread == NULL)
    {
      free_worker (self);
      return;
    }

  idle = salon_worker_wait (self, NULL, SALON_STORE_PATIENCE);
  g_mutex_lock (&self->mutex);
  self->leaving = TRUE;
  idle = idle && self->current == NULL && g_queue_is_empty (&self->waiting);
  if (!idle)
    self->finished = NULL;
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->mutex);

  /* A thread that is not waited for may have freed @self by now. */
  if (idle)
    {
      g_thread_join (thread);
      free_worker (self);
    }
  else
    g_thread_unref (thread);
}

/* The waiting job whose text @job can replace: it must be the last job of its name, and have
 * no task. NULL if there is none. */
static SalonJob *
find_waiting_text (SalonWorker *self, const SalonJob *job)
{
  for (GList *l = self->waiting.tail; l != NULL; l = l->prev)
    {
      SalonJob *other = l->data;

      if (g_str_equal (other->name, job->name))
        return other->kind == SALON_JOB_SAVE && other->task == NULL ? other : NULL;
    }

  return NULL;
}

SalonJob *
salon_worker_post (SalonWorker *self, SalonJob *job, guint64 *number)
{
  SalonJob *same;

  g_mutex_lock (&self->mutex);
  *number = job->number = ++self->number;
  same = job->kind == SALON_JOB_SAVE && job->task == NULL ? find_waiting_text (self, job) : NULL;
  if (same != NULL)
    {
      same->number = job->number;
      g_bytes_unref (same->bytes);
      same->bytes = g_bytes_ref (job->bytes);
      salon_job_unref (job);
      job = same;
    }
  else
    g_queue_push_tail (&self->waiting, job);
  g_atomic_rc_box_acquire (job);
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->mutex);

  if (self->thread == NULL)
    self->thread = g_thread_new ("salon-store", run, self);
  return job;
}

SalonJob *
salon_worker_take (SalonWorker *self)
{
  SalonJob *job;

  g_mutex_lock (&self->mutex);
  job = g_queue_pop_head (&self->done);
  g_mutex_unlock (&self->mutex);
  return job;
}

gboolean
salon_worker_wait (SalonWorker *self, SalonJob *job, double seconds)
{
  const gint64 end = g_get_monotonic_time () + (gint64) (seconds * G_USEC_PER_SEC);
  gboolean done = FALSE, in_time = TRUE;

  g_mutex_lock (&self->mutex);
  while (in_time)
    {
      done = job != NULL ? job->done : self->current == NULL && g_queue_is_empty (&self->waiting);
      if (done)
        break;
      in_time = g_cond_wait_until (&self->changed, &self->mutex, end);
    }
  g_mutex_unlock (&self->mutex);
  return done;
}

SalonJob *
salon_worker_find (SalonWorker *self, const char *name)
{
  SalonJob *found = NULL;

  g_mutex_lock (&self->mutex);
  for (GList *l = self->waiting.tail; l != NULL && found == NULL; l = l->prev)
    if (g_str_equal (((SalonJob *) l->data)->name, name) || g_strcmp0 (((SalonJob *) l->data)->other, name) == 0)
      found = l->data;
  if (found == NULL && self->current != NULL
      && (g_str_equal (self->current->name, name) || g_strcmp0 (self->current->other, name) == 0))
    found = self->current;
  if (found != NULL)
    g_atomic_rc_box_acquire (found);
  g_mutex_unlock (&self->mutex);
  return found;
}

/* Opens the directory without creating it: a descriptor, or −1 with errno. */
static int
look_into_directory (SalonWorker *self)
{
  return open (self->directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

int
salon_worker_read (SalonWorker *self, const char *name, gsize limit, GBytes **bytes)
{
  const int dir = look_into_directory (self);
  int error;

  if (dir < 0)
    return errno;

  error = read_file (self, dir, name, limit, bytes);
  close (dir);
  return error;
}

int
salon_worker_take_slot (SalonWorker *self, int slot, char **found)
{
  const int dir = salon_file_open_directory (self->directory);
  int error;

  if (dir < 0)
    return errno;

  error = salon_slot_take (&self->slot, self->directory, dir, slot, found);
  close (dir);
  if (error == 0)
    {
      g_mutex_lock (&self->mutex);
      g_hash_table_remove (self->marks, SALON_STORE_GAME);
      g_hash_table_remove (self->marks, SALON_STORE_LOOK);
      g_mutex_unlock (&self->mutex);
    }
  return error;
}

int
salon_worker_get_slot (SalonWorker *self)
{
  return salon_slot_get_number (&self->slot);
}

gboolean
salon_worker_has_game (SalonWorker *self, int slot)
{
  const int dir = look_into_directory (self);
  gboolean has;

  if (dir < 0)
    return FALSE;

  has = salon_slot_has_game (self->directory, dir, slot);
  close (dir);
  return has;
}

gboolean
salon_worker_is_taken (SalonWorker *self, int slot)
{
  const int dir = look_into_directory (self);
  gboolean taken;

  if (dir < 0)
    return FALSE;

  taken = salon_slot_is_taken (dir, slot);
  close (dir);
  return taken;
}
