/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What ThreadSanitizer has to be told of GLib. It knows the locks of the C library and what was compiled
 * for it; GLib is not, and takes its locks without the C library. So our calls of GLib come here first
 * (--wrap, see meson.build), and each says what GLib promises: what a thread did before it let a lock go
 * is seen by whoever takes it next, and what it did before it handed something over is seen by whoever is
 * given it. Nothing is said of what GLib does not promise, so a race is still one.
 *
 * With SALON_THREAD_HINTS=none nothing is said at all; the test looks whether that makes a difference. */

#include <gio/gio.h>
#include <sanitizer/tsan_interface.h>

static gboolean silent;

__attribute__ ((constructor)) static void
read_environment (void)
{
  silent = g_strcmp0 (g_getenv ("SALON_THREAD_HINTS"), "none") == 0;
}

/* What this thread has done so far is seen by whoever is given @place from now on. */
static void
hand_over (gpointer place)
{
  if (!silent)
    __tsan_release (place);
}

static void
take_over (gpointer place)
{
  if (!silent)
    __tsan_acquire (place);
}

/* Locks */

void __real_g_mutex_clear (GMutex *mutex);
void __wrap_g_mutex_clear (GMutex *mutex);
void __real_g_mutex_lock (GMutex *mutex);
void __wrap_g_mutex_lock (GMutex *mutex);
void __real_g_mutex_unlock (GMutex *mutex);
void __wrap_g_mutex_unlock (GMutex *mutex);
void __real_g_cond_wait (GCond *cond, GMutex *mutex);
void __wrap_g_cond_wait (GCond *cond, GMutex *mutex);
gboolean __real_g_cond_wait_until (GCond *cond, GMutex *mutex, gint64 end);
gboolean __wrap_g_cond_wait_until (GCond *cond, GMutex *mutex, gint64 end);

static void
before_lock (GMutex *mutex)
{
  if (!silent)
    __tsan_mutex_pre_lock (mutex, 0);
}

static void
after_lock (GMutex *mutex)
{
  if (!silent)
    __tsan_mutex_post_lock (mutex, 0, 0);
}

static void
unlock (GMutex *mutex)
{
  if (silent)
    return;
  __tsan_mutex_pre_unlock (mutex, 0);
  __tsan_mutex_post_unlock (mutex, 0);
}

void
__wrap_g_mutex_clear (GMutex *mutex)
{
  if (!silent)
    __tsan_mutex_destroy (mutex, 0);
  __real_g_mutex_clear (mutex);
}

void
__wrap_g_mutex_lock (GMutex *mutex)
{
  before_lock (mutex);
  __real_g_mutex_lock (mutex);
  after_lock (mutex);
}

void
__wrap_g_mutex_unlock (GMutex *mutex)
{
  unlock (mutex);
  __real_g_mutex_unlock (mutex);
}

void
__wrap_g_cond_wait (GCond *cond, GMutex *mutex)
{
  unlock (mutex);
  __real_g_cond_wait (cond, mutex);
  before_lock (mutex);
  after_lock (mutex);
}

gboolean
__wrap_g_cond_wait_until (GCond *cond, GMutex *mutex, gint64 end)
{
  gboolean in_time;

  unlock (mutex);
  in_time = __real_g_cond_wait_until (cond, mutex, end);
  before_lock (mutex);
  after_lock (mutex);
  return in_time;
}

/* Counted boxes: who lets go last sees what the others did before they let go. */

void __real_g_atomic_rc_box_release_full (gpointer box, GDestroyNotify clear);
void __wrap_g_atomic_rc_box_release_full (gpointer box, GDestroyNotify clear);

static _Thread_local GDestroyNotify clear_of_box;

static void
clear_box (gpointer box)
{
  take_over (box);
  clear_of_box (box);
}

void
__wrap_g_atomic_rc_box_release_full (gpointer box, GDestroyNotify clear)
{
  const GDestroyNotify outer = clear_of_box; /* one box may let go of another */

  clear_of_box = clear;
  hand_over (box);
  __real_g_atomic_rc_box_release_full (box, clear_box);
  clear_of_box = outer;
}

/* Sources: who attaches one hands its data to the thread of the main loop. */

typedef struct {
  gpointer source;
  GSourceFunc func;
  GDestroyNotify notify;
  gpointer data;
} Call;

void __real_g_source_set_callback (GSource *source, GSourceFunc func, gpointer data, GDestroyNotify notify);
void __wrap_g_source_set_callback (GSource *source, GSourceFunc func, gpointer data, GDestroyNotify notify);
guint __real_g_source_attach (GSource *source, GMainContext *context);
guint __wrap_g_source_attach (GSource *source, GMainContext *context);

static gboolean
call_cb (gpointer data)
{
  Call *call = data;

  take_over (call->source);
  return call->func (call->data);
}

static void
free_call (gpointer data)
{
  Call *call = data;

  take_over (call->source);
  if (call->notify != NULL)
    call->notify (call->data);
  g_free (call);
}

void
__wrap_g_source_set_callback (GSource *source, GSourceFunc func, gpointer data, GDestroyNotify notify)
{
  Call *call = g_new (Call, 1);

  *call = (Call) { source, func, notify, data };
  __real_g_source_set_callback (source, call_cb, call, free_call);
}

guint
__wrap_g_source_attach (GSource *source, GMainContext *context)
{
  hand_over (source);
  return __real_g_source_attach (source, context);
}

/* Tasks: they go from who runs them to the worker, from who returns to the callback, and their data to
 * whoever has them last. */

typedef struct {
  GAsyncReadyCallback callback;
  gpointer data;
} Answer;

typedef struct {
  GTask *task;
  gpointer data;
  GDestroyNotify destroy;
} TaskData;

GTask *__real_g_task_new (gpointer source, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
GTask *__wrap_g_task_new (gpointer source, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
void __real_g_task_set_task_data (GTask *task, gpointer data, GDestroyNotify destroy);
void __wrap_g_task_set_task_data (GTask *task, gpointer data, GDestroyNotify destroy);
void __real_g_task_run_in_thread (GTask *task, GTaskThreadFunc func);
void __wrap_g_task_run_in_thread (GTask *task, GTaskThreadFunc func);
void __real_g_task_return_boolean (GTask *task, gboolean result);
void __wrap_g_task_return_boolean (GTask *task, gboolean result);
void __real_g_task_return_pointer (GTask *task, gpointer result, GDestroyNotify destroy);
void __wrap_g_task_return_pointer (GTask *task, gpointer result, GDestroyNotify destroy);
void __real_g_task_return_error (GTask *task, GError *error);
void __wrap_g_task_return_error (GTask *task, GError *error);

/* Who frees the data comes after worker and callback; but the callback does not come after all that
 * the worker does, only after its return. So the end of both is a place of its own. */
static gpointer
end_of (gpointer task)
{
  return (char *) task + 1;
}

static void
answer_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  take_over (result);
  answer->callback (source, result, answer->data);
  hand_over (end_of (result));
  g_free (answer);
}

GTask *
__wrap_g_task_new (gpointer source, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  Answer *answer;

  if (callback == NULL)
    return __real_g_task_new (source, cancellable, NULL, data);

  answer = g_new (Answer, 1);
  *answer = (Answer) { callback, data };
  return __real_g_task_new (source, cancellable, answer_cb, answer);
}

static void
free_task_data (gpointer data)
{
  TaskData *kept = data;

  take_over (kept->task);
  take_over (end_of (kept->task));
  kept->destroy (kept->data);
  g_free (kept);
}

/* The task has the data, and what frees it goes with the task as well. */
void
__wrap_g_task_set_task_data (GTask *task, gpointer data, GDestroyNotify destroy)
{
  __real_g_task_set_task_data (task, data, NULL);
  if (destroy != NULL)
    {
      TaskData *kept = g_new (TaskData, 1);

      *kept = (TaskData) { task, data, destroy };
      g_object_set_data_full (G_OBJECT (task), "salon-task-data", kept, free_task_data);
    }
}

static void
work (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const GTaskThreadFunc func = g_object_get_data (G_OBJECT (task), "salon-task-func");

  take_over (task);
  func (task, source, data, cancellable);
  hand_over (end_of (task));
}

void
__wrap_g_task_run_in_thread (GTask *task, GTaskThreadFunc func)
{
  g_object_set_data (G_OBJECT (task), "salon-task-func", func);
  hand_over (task);
  __real_g_task_run_in_thread (task, work);
}

void
__wrap_g_task_return_boolean (GTask *task, gboolean result)
{
  hand_over (task);
  __real_g_task_return_boolean (task, result);
}

void
__wrap_g_task_return_pointer (GTask *task, gpointer result, GDestroyNotify destroy)
{
  hand_over (task);
  __real_g_task_return_pointer (task, result, destroy);
}

void
__wrap_g_task_return_error (GTask *task, GError *error)
{
  hand_over (task);
  __real_g_task_return_error (task, error);
}

void __wrap_g_task_return_new_error (GTask *task, GQuark domain, int code, const char *format, ...)
  G_GNUC_PRINTF (4, 5);

void
__wrap_g_task_return_new_error (GTask *task, GQuark domain, int code, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  __wrap_g_task_return_error (task, g_error_new_valist (domain, code, format, arguments));
  va_end (arguments);
}
