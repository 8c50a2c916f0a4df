/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/salon-worker.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "model/salon-store.h"

#define LOCK_NAME ".current.lock"

struct _SalonWorker {
  char *directory; /* constant */
  void (*finished) (gpointer data);
  gpointer data;
  GDestroyNotify free_data;
  GThread *thread; /* made for the first job */

  GMutex mutex; /* for all down to the marks */
  GCond changed;
  GQueue waiting;
  SalonJob *current;
  GQueue done;
  gboolean leaving;
  guint64 number;
  GHashTable *marks; /* of what is kept under each name on disk */

  /* The slot: the thread's as long as something is posted, otherwise the store's. */
  int slot;
  int lock;       /* descriptor, or −1 */
  gboolean taken; /* in the directory with these numbers */
  dev_t device;
  ino_t inode;
};

SalonJob *
salon_job_new (SalonJobKind kind, const char *label, const char *name)
{
  SalonJob *job = g_atomic_rc_box_new0 (SalonJob);

  job->kind = kind;
  job->label = g_intern_string (label);
  job->name = g_strdup (name);
  return job;
}

static void
clear_job (gpointer data)
{
  SalonJob *job = data;

  g_free (job->name);
  g_free (job->other);
  g_clear_pointer (&job->bytes, g_bytes_unref);
  g_clear_object (&job->task);
  g_free (job->aside);
  g_free (job->found);
}

void
salon_job_unref (SalonJob *job)
{
  g_atomic_rc_box_release_full (job, clear_job);
}

char *
salon_slot_name (const char *name, int slot)
{
  const char *dot = strrchr (name, '.');

  if (slot == 1)
    return g_strdup (name);

  return g_strdup_printf ("%.*s-%d%s", (int) (dot - name), name, slot, dot);
}

/* The mark of @name as it is now; no mutex is held while a disk is asked. */
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

/* Takes @slot in the directory @dir, and clears away what a killed program left. */
static int
take_slot (SalonWorker *self, int dir, int slot)
{
  g_autofree char *lock = salon_slot_name (LOCK_NAME, slot);
  g_autofree char *prefix = g_strdup_printf (".salon-%d-", slot);
  struct stat info;
  int fd, error;

  error = salon_file_lock (dir, lock, &fd);
  if (error == EWOULDBLOCK)
    return error;

  if (self->lock >= 0)
    close (self->lock);
  self->lock = fd;
  self->slot = slot;
  self->taken = fstat (dir, &info) == 0;
  if (self->taken)
    {
      self->device = info.st_dev;
      self->inode = info.st_ino;
    }
  salon_file_sweep (self->directory, dir, prefix);
  return 0;
}

static gboolean
has_slot_in (SalonWorker *self, int dir)
{
  struct stat info;

  return self->taken && fstat (dir, &info) == 0 && info.st_dev == self->device && info.st_ino == self->inode;
}

/* The directory, with our slot in it: it may have gone away and come again, or not
 * have been there at the start. A descriptor, or −1 with errno. */
static int
open_directory (SalonWorker *self)
{
  const int dir = salon_file_open_directory (self->directory);
  int error;

  if (dir < 0 || has_slot_in (self, dir))
    return dir;
  error = take_slot (self, dir, self->slot);
  if (error == 0)
    return dir;

  close (dir);
  errno = error;
  return -1;
}

/* A new file for @bytes; its name is given in @temp, (transfer full). */
static int
write_temp (SalonWorker *self, int dir, GBytes *bytes, char **temp, SalonFileMark *mark)
{
  int error = EEXIST;

  for (int i = 0; i < 10 && error == EEXIST; i++)
    {
      g_free (*temp);
      *temp = g_strdup_printf (".salon-%d-%08x", self->slot, g_random_int ());
      error = salon_file_write (dir, *temp, bytes, mark);
    }

  return error;
}

/* Renames @name to a name that begins with @prefix, tells the time, and is free. */
static int
put_aside (int dir, const char *name, const char *prefix, char **aside)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *stamp = g_date_time_format (now, "%Y-%m-%dT%H-%M-%S");
  const char *dot = strrchr (name, '.');
  int error = EEXIST;

  for (int i = 1; error == EEXIST; i++)
    {
      g_autofree char *number = i == 1 ? g_strdup ("") : g_strdup_printf ("-%d", i);
      g_autofree char *to = g_strconcat (prefix, stamp, number, dot != NULL ? dot : "", NULL);

      error = salon_file_move (dir, name, to);
      if (error == 0)
        *aside = g_steal_pointer (&to);
    }

  return error;
}

/* Puts somebody else's file out of the way of ours. */
static int
guard (SalonWorker *self, int dir, SalonJob *job)
{
  SalonFileMark mark;
  gboolean same;

  if (!job->guarded)
    return 0;
  mark = get_mark (self, job->name);
  same = salon_file_is_same (dir, job->name, &mark);
  salon_file_mark_clear (&mark);

  return same ? 0 : put_aside (dir, job->name, SALON_STORE_FOUND, &job->found);
}

static int
save (SalonWorker *self, int dir, SalonJob *job)
{
  g_autofree char *temp = NULL;
  SalonFileMark mark = { 0 };
  int error;

  error = write_temp (self, dir, job->bytes, &temp, &mark);
  if (error == 0)
    {
      error = guard (self, dir, job);
      if (error != 0)
        salon_file_remove (dir, temp);
    }
  if (error == 0)
    error = salon_file_replace (dir, temp, job->name);

  /* The new file is in place even if the directory could not be synced. */
  if (error == 0 || (mark.bytes != NULL && salon_file_is_same (dir, job->name, &mark)))
    set_mark (self, job->name, mark);
  else
    salon_file_mark_clear (&mark);
  return error;
}

static int
do_job (SalonWorker *self, int dir, SalonJob *job)
{
  int error = 0;

  switch (job->kind)
    {
    case SALON_JOB_SAVE:
      return save (self, dir, job);
    case SALON_JOB_REMOVE:
      error = guard (self, dir, job);
      return error == 0 && job->found == NULL ? salon_file_remove (dir, job->name) : error;
    case SALON_JOB_ARCHIVE:
      if (job->bytes != NULL)
        error = save (self, dir, job);
      return error == 0 ? put_aside (dir, job->name, job->other, &job->aside) : error;
    case SALON_JOB_RESTORE:
    default:
      error = salon_file_move (dir, job->other, job->name);
      if (error == 0)
        set_mark (self, job->name, get_mark (self, job->other));
      return error;
    }
}

static void
run_job (SalonWorker *self, SalonJob *job)
{
  const int dir = open_directory (self);

  job->error = dir < 0 ? errno : do_job (self, dir, job);
  if (dir >= 0)
    close (dir);
}

static void
free_worker (SalonWorker *self)
{
  g_queue_clear_full (&self->waiting, (GDestroyNotify) salon_job_unref);
  g_queue_clear_full (&self->done, (GDestroyNotify) salon_job_unref);
  g_hash_table_unref (self->marks);
  if (self->lock >= 0)
    close (self->lock);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->changed);
  self->free_data (self->data);
  g_free (self->directory);
  g_free (self);
}

/* The thread. When it was let go without having been waited for, the worker is its
 * own, and goes with it. */
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
  self->slot = 1;
  self->lock = -1;
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

  /* A thread that is not waited for may have freed all of it by now. */
  if (idle)
    {
      g_thread_join (thread);
      free_worker (self);
    }
  else
    g_thread_unref (thread);
}

/* The job that waits and can take another text of this name: nothing that was
 * posted later has to do with the name. */
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

int
salon_worker_read (SalonWorker *self, const char *name, gsize limit, GBytes **bytes)
{
  const int dir = open (self->directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  SalonFileMark mark = { 0 };
  int error;

  if (dir < 0)
    return errno;

  error = salon_file_read (dir, name, limit, &mark);
  close (dir);
  if (error != 0)
    return error;

  *bytes = g_bytes_ref (mark.bytes);
  set_mark (self, name, mark);
  return 0;
}

int
salon_worker_take_slot (SalonWorker *self, int slot)
{
  const int dir = salon_file_open_directory (self->directory);
  int error;

  if (dir < 0)
    return errno;

  g_mutex_lock (&self->mutex);
  error = take_slot (self, dir, slot);
  g_mutex_unlock (&self->mutex);
  close (dir);
  return error;
}

gboolean
salon_worker_is_taken (SalonWorker *self, int slot)
{
  g_autofree char *lock = salon_slot_name (LOCK_NAME, slot);
  const int dir = open (self->directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  gboolean taken;

  if (dir < 0)
    return FALSE;

  taken = salon_file_is_locked (dir, lock);
  close (dir);
  return taken;
}
