/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/salon-store.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n.h>

#include "model/salon-slot.h"
#include "model/salon-worker.h"

struct _SalonStore {
  GObject parent_instance;

  char *directory;
  SalonWorker *worker;
  guint left;         /* bit per slot that salon_store_leave_slot() has left */
  GError *game_error; /* why the game in progress could not be saved; NULL: it is */
  char *found;        /* a stranger's file put aside when the slot was taken; not signalled yet */
  guint found_id;
};

G_DEFINE_FINAL_TYPE (SalonStore, salon_store, G_TYPE_OBJECT)

enum {
  SAVED,
  FOUND,
  MOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* @path (nullable): the file that the message names. A message about the game in progress
 * names none: the player has not chosen that file, and its path would not help. */
static void
set_reason (GError **error, const char *path, int code)
{
  if (code == EWOULDBLOCK)
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN, _ ("another Salon window keeps its game there"));
  else if (code == ETIMEDOUT)
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _ ("the disk is not responding"));
  else if (code == ESTALE)
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _ ("another program has changed the file"));
  else if (path == NULL)
    g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (code), g_strerror (code));
  else
    g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (code), "%s: %s", path, g_strerror (code));
}

/* The same for the file @name (nullable) in the store's directory. */
static void
set_error (SalonStore *self, GError **error, const char *name, int code)
{
  g_autofree char *path = name != NULL ? g_build_filename (self->directory, name, NULL) : NULL;
  g_autofree char *shown = path != NULL ? g_filename_display_name (path) : NULL;

  set_reason (error, shown, code);
}

/* Results of jobs */

static void
tell (SalonStore *self, SalonJob *job)
{
  g_autoptr (GError) error = NULL;

  if (job->error != 0)
    set_error (self, &error, NULL, job->error);
  if (g_str_equal (job->name, SALON_STORE_GAME) && job->kind != SALON_JOB_LOAD
      && (job->kind == SALON_JOB_SAVE || job->error == 0))
    {
      g_clear_error (&self->game_error);
      self->game_error = error != NULL ? g_error_copy (error) : NULL;
    }

  if (job->found != NULL)
    g_signal_emit (self, signals[FOUND], 0, job->found);
  if (job->moved)
    g_signal_emit (self, signals[MOVED], 0);
  if (job->kind == SALON_JOB_SAVE)
    g_signal_emit (self, signals[SAVED], 0, job->name, job->number, error);
  if (job->task == NULL)
    return;
  if (error != NULL)
    g_task_return_error (job->task, g_steal_pointer (&error));
  else
    g_task_return_pointer (job->task, g_strdup (job->aside != NULL ? job->aside : job->name), g_free);
}

static void
tell_all (SalonStore *self)
{
  SalonJob *job;

  g_object_ref (self);
  while ((job = salon_worker_take (self->worker)) != NULL)
    {
      tell (self, job);
      salon_job_unref (job);
    }
  g_object_unref (self);
}

/* With this the worker wakes the main loop when a job is done; it may outlive the store. */
typedef struct {
  GWeakRef store;
  GMainContext *context;
} Bell;

static gboolean
rung_cb (gpointer data)
{
  Bell *bell = data;
  g_autoptr (SalonStore) self = g_weak_ref_get (&bell->store);

  if (self != NULL)
    tell_all (self);
  return G_SOURCE_REMOVE;
}

static void
clear_bell (gpointer data)
{
  Bell *bell = data;

  g_weak_ref_clear (&bell->store);
  g_main_context_unref (bell->context);
}

static void
unref_bell (gpointer bell)
{
  g_atomic_rc_box_release_full (bell, clear_bell);
}

/* Called in the worker: has the main loop take the jobs that are done. */
static void
finished_cb (gpointer data)
{
  Bell *bell = data;
  g_autoptr (GSource) source = g_idle_source_new ();

  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, rung_cb, g_atomic_rc_box_acquire (bell), unref_bell);
  g_source_attach (source, bell->context);
}

/* The object */

static void
salon_store_dispose (GObject *object)
{
  SalonStore *self = SALON_STORE (object);

  g_clear_handle_id (&self->found_id, g_source_remove);
  g_clear_pointer (&self->worker, salon_worker_free);

  G_OBJECT_CLASS (salon_store_parent_class)->dispose (object);
}

static void
salon_store_finalize (GObject *object)
{
  SalonStore *self = SALON_STORE (object);

  g_free (self->directory);
  g_free (self->found);
  g_clear_error (&self->game_error);

  G_OBJECT_CLASS (salon_store_parent_class)->finalize (object);
}

static void
salon_store_class_init (SalonStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = salon_store_dispose;
  object_class->finalize = salon_store_finalize;

  signals[SAVED] =
    g_signal_new ("saved", SALON_TYPE_STORE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                  G_TYPE_STRING | G_SIGNAL_TYPE_STATIC_SCOPE, G_TYPE_UINT64, G_TYPE_ERROR | G_SIGNAL_TYPE_STATIC_SCOPE);
  signals[FOUND] =
    g_signal_new ("found", SALON_TYPE_STORE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[MOVED] = g_signal_new ("moved", SALON_TYPE_STORE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
salon_store_init (SalonStore *self)
{
}

static gboolean
tell_found_cb (gpointer data)
{
  SalonStore *self = data;
  g_autofree char *found = g_steal_pointer (&self->found);

  self->found_id = 0;
  g_signal_emit (self, signals[FOUND], 0, found);
  return G_SOURCE_REMOVE;
}

/* Takes the first free slot after slot @after, going round, that contains a game or, unless
 * @games_only, any free slot. FALSE if there is none. */
static gboolean
take_slot (SalonStore *self, int after, gboolean games_only)
{
  for (int i = 0; i < SALON_SLOTS; i++)
    {
      const int slot = (after + i) % SALON_SLOTS + 1;
      int error;

      if ((self->left & 1u << slot) || (games_only && !salon_worker_has_game (self->worker, slot)))
        continue;
      error = salon_worker_take_slot (self->worker, slot, &self->found);
      /* Emitted later, because nobody has connected to a store that is being made. */
      if (self->found != NULL && self->found_id == 0)
        self->found_id = g_idle_add (tell_found_cb, self);
      if (error != EWOULDBLOCK)
        return error == 0;
    }

  return FALSE;
}

/* A relative path counts as not set, as the XDG specification of base directories demands; GLib
 * would use it. */
char *
salon_store_find_directory (void)
{
  const char *path = g_get_user_data_dir ();

  if (g_path_is_absolute (path))
    return g_build_filename (path, "salon", NULL);

  return g_build_filename (g_get_home_dir (), ".local", "share", "salon", NULL);
}

SalonStore *
salon_store_new (const char *directory)
{
  SalonStore *self = g_object_new (SALON_TYPE_STORE, NULL);
  Bell *bell = g_atomic_rc_box_new0 (Bell);

  self->directory = directory != NULL ? g_strdup (directory) : salon_store_find_directory ();
  g_weak_ref_init (&bell->store, self);
  bell->context = g_main_context_ref_thread_default ();
  self->worker = salon_worker_new (self->directory, finished_cb, bell, unref_bell);

  /* If no slot can be taken now, each save tries to take the first one. */
  if (!take_slot (self, 0, TRUE))
    take_slot (self, 0, FALSE);
  return self;
}

const char *
salon_store_get_directory (SalonStore *self)
{
  return self->directory;
}

/* Posting */

static SalonJob *
new_job (SalonJobKind kind, const char *name)
{
  g_return_val_if_fail (strchr (name, G_DIR_SEPARATOR) == NULL, NULL);

  return salon_job_new (kind, name);
}

static SalonJob *
new_text_job (const char *name, const char *text)
{
  SalonJob *job = new_job (text != NULL ? SALON_JOB_SAVE : SALON_JOB_REMOVE, name);

  if (text != NULL)
    job->bytes = g_bytes_new (text, strlen (text));
  return job;
}

guint64
salon_store_post (SalonStore *self, const char *name, const char *text)
{
  guint64 number;

  salon_job_unref (salon_worker_post (self->worker, new_text_job (name, text), &number));
  return number;
}

guint64
salon_store_post_bytes (SalonStore *self, const char *name, GBytes *bytes)
{
  SalonJob *job = new_job (SALON_JOB_SAVE, name);
  guint64 number;

  job->bytes = g_bytes_ref (bytes);
  salon_job_unref (salon_worker_post (self->worker, job, &number));
  return number;
}

/* Posts @job (transfer full) and waits for it. Sets @aside (optional, transfer full) to the
 * new name that the job gave its file. */
static gboolean
do_now (SalonStore *self, SalonJob *job, char **aside, GError **error)
{
  g_autofree char *name = NULL;
  guint64 number;
  gboolean good = FALSE;

  job = salon_worker_post (self->worker, job, &number);
  name = salon_worker_get_name (self->worker, job->name);
  if (!salon_worker_wait (self->worker, job, SALON_STORE_PATIENCE))
    set_error (self, error, name, ETIMEDOUT);
  else if (job->error != 0)
    set_error (self, error, name, job->error);
  else
    good = TRUE;
  if (good && aside != NULL)
    *aside = g_strdup (job->aside);
  salon_job_unref (job);
  tell_all (self);

  return good;
}

gboolean
salon_store_save (SalonStore *self, const char *name, const char *text, GError **error)
{
  return do_now (self, new_text_job (name, text), NULL, error);
}

gboolean
salon_store_remove (SalonStore *self, const char *name, GError **error)
{
  return do_now (self, new_text_job (name, NULL), NULL, error);
}

static SalonJob *
new_archive_job (const char *name, GBytes *bytes, const char *prefix)
{
  SalonJob *job = new_job (SALON_JOB_ARCHIVE, name);

  job->other = g_strdup (prefix);
  if (bytes != NULL)
    job->bytes = g_bytes_ref (bytes);
  return job;
}

char *
salon_store_archive (SalonStore *self, const char *name, const char *prefix, GError **error)
{
  char *aside = NULL;

  do_now (self, new_archive_job (name, NULL, prefix), &aside, error);
  return aside;
}

void
salon_store_archive_async (SalonStore *self,
                           const char *name,
                           GBytes *bytes,
                           const char *prefix,
                           GAsyncReadyCallback callback,
                           gpointer data)
{
  SalonJob *job = new_archive_job (name, bytes, prefix);
  guint64 number;

  job->task = g_task_new (self, NULL, callback, data);
  g_task_set_source_tag (job->task, salon_store_archive_async);
  salon_job_unref (salon_worker_post (self->worker, job, &number));
}

char *
salon_store_archive_finish (SalonStore *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
salon_store_restore (SalonStore *self, const char *aside, const char *name)
{
  SalonJob *job = new_job (SALON_JOB_RESTORE, name);
  guint64 number;

  job->other = g_strdup (aside);
  salon_job_unref (salon_worker_post (self->worker, job, &number));
}

/* Kept games */

/* Posts @job (transfer full), whose result @callback gets. */
static void
post_task (SalonStore *self, SalonJob *job, GAsyncReadyCallback callback, gpointer data)
{
  guint64 number;

  job->task = g_task_new (self, NULL, callback, data);
  g_task_set_source_tag (job->task, post_task);
  salon_job_unref (salon_worker_post (self->worker, job, &number));
}

void
salon_store_change_async (SalonStore *self,
                          const char *name,
                          GBytes *old,
                          GBytes *bytes,
                          GAsyncReadyCallback callback,
                          gpointer data)
{
  SalonJob *job = new_job (SALON_JOB_CHANGE, name);

  job->old = g_bytes_ref (old);
  job->bytes = g_bytes_ref (bytes);
  post_task (self, job, callback, data);
}

void
salon_store_keep_async (SalonStore *self,
                        GBytes *bytes,
                        const char *prefix,
                        GAsyncReadyCallback callback,
                        gpointer data)
{
  SalonJob *job = new_job (SALON_JOB_KEEP, prefix);

  job->other = g_strdup (prefix);
  job->bytes = g_bytes_ref (bytes);
  post_task (self, job, callback, data);
}

void
salon_store_discard_async (SalonStore *self, const char *name, GAsyncReadyCallback callback, gpointer data)
{
  post_task (self, new_job (SALON_JOB_DISCARD, name), callback, data);
}

void
salon_store_bring_back_async (SalonStore *self,
                              const char *hidden,
                              const char *name,
                              GAsyncReadyCallback callback,
                              gpointer data)
{
  SalonJob *job = new_job (SALON_JOB_BRING_BACK, name);

  job->other = g_strdup (hidden);
  post_task (self, job, callback, data);
}

char *
salon_store_kept_finish (SalonStore *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
salon_store_forget (SalonStore *self, const char *hidden)
{
  guint64 number;

  salon_job_unref (salon_worker_post (self->worker, new_job (SALON_JOB_FORGET, hidden), &number));
}

gboolean
salon_store_flush (SalonStore *self, GError **error)
{
  const gboolean done = salon_worker_wait (self->worker, NULL, SALON_STORE_PATIENCE);

  tell_all (self);
  if (!done)
    set_error (self, error, SALON_STORE_GAME, ETIMEDOUT);
  else if (self->game_error != NULL)
    g_propagate_error (error, g_error_copy (self->game_error));

  return done && self->game_error == NULL;
}

/* Reading */

static char *
load (SalonStore *self, const char *name, gsize limit, gsize *length, GError **error)
{
  g_autofree char *real = salon_worker_get_name (self->worker, name);
  g_autoptr (GBytes) bytes = NULL;
  SalonJob *job;
  char *text;
  gsize size;
  int code;

  /* Let the worker finish all jobs for this file first. */
  while ((job = salon_worker_find (self->worker, name)) != NULL)
    {
      const gboolean done = salon_worker_wait (self->worker, job, SALON_STORE_PATIENCE);

      salon_job_unref (job);
      if (!done)
        {
          set_error (self, error, real, ETIMEDOUT);
          return NULL;
        }
    }

  code = salon_worker_read (self->worker, name, limit, &bytes);
  if (code != 0)
    {
      set_error (self, error, real, code);
      return NULL;
    }

  size = g_bytes_get_size (bytes);
  text = g_malloc (size + 1);
  if (size > 0)
    memcpy (text, g_bytes_get_data (bytes, NULL), size);
  text[size] = '\0';
  if (length != NULL)
    *length = size;
  return text;
}

char *
salon_store_load (SalonStore *self, const char *name, gsize *length, GError **error)
{
  return load (self, name, SALON_STORE_MAX, length, error);
}

gboolean
salon_store_has (SalonStore *self, const char *name)
{
  g_autofree char *real = salon_worker_get_name (self->worker, name);
  g_autofree char *path = g_build_filename (self->directory, real, NULL);

  return g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

/* Slots */

/* Whether another slot contains a game: one that a program has (@taken), or that none has. */
static gboolean
has_other_game (SalonStore *self, gboolean taken)
{
  const int own = salon_worker_get_slot (self->worker);

  for (int slot = 1; slot <= SALON_SLOTS; slot++)
    if (slot != own && (taken || !(self->left & 1u << slot)) && salon_worker_has_game (self->worker, slot)
        && salon_worker_is_taken (self->worker, slot) == taken)
      return TRUE;

  return FALSE;
}

gboolean
salon_store_is_elsewhere (SalonStore *self)
{
  return has_other_game (self, TRUE);
}

gboolean
salon_store_has_next (SalonStore *self)
{
  return has_other_game (self, FALSE);
}

gboolean
salon_store_go_next (SalonStore *self)
{
  if (!salon_store_flush (self, NULL))
    return FALSE;

  return take_slot (self, salon_worker_get_slot (self->worker), TRUE);
}

gboolean
salon_store_leave_slot (SalonStore *self)
{
  const int slot = salon_worker_get_slot (self->worker);
  const guint left = self->left;

  if (!salon_store_flush (self, NULL))
    return FALSE;

  self->left |= 1u << slot;
  if (take_slot (self, slot, TRUE) || take_slot (self, slot, FALSE))
    return TRUE;
  self->left = left;
  return FALSE;
}

/* Reading without waiting */

typedef struct {
  SalonStoreLoaded loaded;
  gpointer data;
} Reader;

/* Called in the worker. */
static void
loaded_cb (SalonJob *job)
{
  g_autofree Reader *reader = job->data;
  g_autoptr (GError) error = NULL;

  if (job->error == EFBIG)
    g_set_error_literal (&error, G_FILE_ERROR, G_FILE_ERROR_INVAL, g_strerror (EFBIG));
  else if (job->error != 0)
    set_reason (&error, NULL, job->error);
  reader->loaded (job->bytes, error, reader->data);
}

void
salon_store_load_async (SalonStore *self, const char *name, SalonStoreLoaded loaded, gpointer data)
{
  SalonJob *job = new_job (SALON_JOB_LOAD, name);
  guint64 number;
  Reader *reader = g_new (Reader, 1);

  *reader = (Reader) { loaded, data };
  job->limit = SALON_STORE_MAX;
  job->loaded = loaded_cb;
  job->data = reader;
  salon_job_unref (salon_worker_post (self->worker, job, &number));
}

char *
salon_store_load_short (SalonStore *self, const char *name, gsize *length, GError **error)
{
  return load (self, name, SALON_STORE_SHORT, length, error);
}
