/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Threads that share a number: as GLib allows it, where ThreadSanitizer must have nothing to say, and as
 * nobody should, where it must find the race. The argument says which; without one, they are listed. */

#include <gio/gio.h>

#define TIMES 1000

typedef struct {
  GMutex mutex, other;
  GCond changed;
  gboolean ready;
  guint number;
  GMainLoop *loop;
  GThread *beside; /* the thread that shares it */
} Shared;

/* Locks and threads */

static gpointer
count_locked (gpointer data)
{
  Shared *shared = data;

  for (int i = 0; i < TIMES; i++)
    {
      g_mutex_lock (&shared->mutex);
      shared->number++;
      g_mutex_unlock (&shared->mutex);
    }
  return NULL;
}

static gpointer
count_locked_elsewhere (gpointer data)
{
  Shared *shared = data;

  for (int i = 0; i < TIMES; i++)
    {
      g_mutex_lock (&shared->other);
      shared->number++;
      g_mutex_unlock (&shared->other);
    }
  return NULL;
}

static gpointer
count_bare (gpointer data)
{
  for (int i = 0; i < TIMES; i++)
    ((Shared *) data)->number++;
  return NULL;
}

static void
run_beside (Shared *shared, GThreadFunc func)
{
  shared->beside = g_thread_new ("beside", func, shared);
  count_locked (shared);
  g_thread_join (shared->beside);
}

static void
lock (Shared *shared)
{
  run_beside (shared, count_locked);
}

static void
race_lock_of_one (Shared *shared)
{
  run_beside (shared, count_bare);
}

static void
race_different_locks (Shared *shared)
{
  run_beside (shared, count_locked_elsewhere);
}

static void
join (Shared *shared)
{
  g_thread_join (g_thread_new ("before", count_bare, shared));
  count_bare (shared);
}

static gpointer
make_ready (gpointer data)
{
  Shared *shared = data;

  shared->number = 1;
  g_mutex_lock (&shared->mutex);
  shared->ready = TRUE;
  g_cond_broadcast (&shared->changed);
  g_mutex_unlock (&shared->mutex);
  return NULL;
}

static void
condition (Shared *shared)
{
  shared->beside = g_thread_new ("beside", make_ready, shared);
  g_mutex_lock (&shared->mutex);
  while (!shared->ready)
    g_cond_wait (&shared->changed, &shared->mutex);
  g_mutex_unlock (&shared->mutex);
  shared->number++;
  g_thread_join (shared->beside);
}

static void
condition_until (Shared *shared)
{
  const gint64 end = g_get_monotonic_time () + 600 * G_TIME_SPAN_SECOND;

  shared->beside = g_thread_new ("beside", make_ready, shared);
  g_mutex_lock (&shared->mutex);
  while (!shared->ready)
    g_cond_wait_until (&shared->changed, &shared->mutex, end);
  g_mutex_unlock (&shared->mutex);
  shared->number++;
  g_thread_join (shared->beside);
}

/* Counted boxes */

static void
use_before_the_end (gpointer data)
{
  count_bare (data);
}

static gpointer
use_box (gpointer data)
{
  Shared *counted = data;

  counted->ready = TRUE;
  g_atomic_rc_box_release_full (counted, use_before_the_end);
  return NULL;
}

static void
box (Shared *shared)
{
  Shared *counted = g_atomic_rc_box_new0 (Shared);

  shared->beside = g_thread_new ("beside", use_box, g_atomic_rc_box_acquire (counted));
  count_bare (counted);
  g_atomic_rc_box_release_full (counted, use_before_the_end);
  g_thread_join (shared->beside);
}

static gpointer
count_in_box (gpointer data)
{
  count_bare (data);
  g_atomic_rc_box_release_full (data, use_before_the_end);
  return NULL;
}

static void
race_box_in_use (Shared *shared)
{
  Shared *counted = g_atomic_rc_box_new0 (Shared);

  shared->beside = g_thread_new ("beside", count_in_box, g_atomic_rc_box_acquire (counted));
  count_bare (counted);
  g_atomic_rc_box_release_full (counted, use_before_the_end);
  g_thread_join (shared->beside);
}

/* Sources */

static gboolean
attached_cb (gpointer data)
{
  Shared *shared = data;

  count_bare (shared);
  g_main_loop_quit (shared->loop);
  return G_SOURCE_REMOVE;
}

static gpointer
attach (gpointer data)
{
  g_autoptr (GSource) source = g_idle_source_new ();

  g_source_set_callback (source, attached_cb, data, NULL);
  count_bare (data);
  g_source_attach (source, NULL);
  return NULL;
}

static gpointer
attach_and_count (gpointer data)
{
  attach (data);
  return count_bare (data);
}

static void
run_loop_beside (Shared *shared, GThreadFunc func)
{
  shared->beside = g_thread_new ("beside", func, shared);
  g_main_loop_run (shared->loop);
  g_thread_join (shared->beside);
}

static void
source (Shared *shared)
{
  run_loop_beside (shared, attach);
}

static void
race_after_attaching (Shared *shared)
{
  run_loop_beside (shared, attach_and_count);
}

/* Tasks */

static void
answered_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  Shared *shared = data;

  g_assert_true (g_task_propagate_boolean (G_TASK (result), NULL));
  count_bare (g_task_get_task_data (G_TASK (result)));
  g_main_loop_quit (shared->loop);
}

static void
free_number (gpointer data)
{
  count_bare (data);
  g_free (data);
}

static void
count_and_return (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  count_bare (data);
  g_task_return_boolean (task, TRUE);
}

static void
return_and_count (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  g_task_return_boolean (task, TRUE);
  count_bare (data);
}

static void
run_task (Shared *shared, GTaskThreadFunc func)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, answered_cb, shared);
  Shared *number = g_new0 (Shared, 1);

  g_task_set_task_data (task, number, free_number);
  count_bare (number);
  g_task_run_in_thread (task, func);
  g_main_loop_run (shared->loop);
}

static void
task (Shared *shared)
{
  run_task (shared, count_and_return);
}

static void
race_after_returning (Shared *shared)
{
  run_task (shared, return_and_count);
}

int
main (int argc, char *argv[])
{
  static const struct {
    const char *name;
    void (*run) (Shared *shared);
  } scenes[] = {
    { "lock", lock },
    { "condition", condition },
    { "condition-until", condition_until },
    { "join", join },
    { "box", box },
    { "source", source },
    { "task", task },
    { "race-lock-of-one", race_lock_of_one },
    { "race-different-locks", race_different_locks },
    { "race-box-in-use", race_box_in_use },
    { "race-after-attaching", race_after_attaching },
    { "race-after-returning", race_after_returning },
  };
  Shared shared = { .loop = g_main_loop_new (NULL, FALSE) };

  for (gsize i = 0; i < G_N_ELEMENTS (scenes); i++)
    if (argc < 2)
      g_print ("%s\n", scenes[i].name);
    else if (g_str_equal (argv[1], scenes[i].name))
      {
        scenes[i].run (&shared);
        g_print ("%u\n", shared.number);
      }
  g_main_loop_unref (shared.loop);

  return 0;
}
