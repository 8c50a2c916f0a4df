/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The worker is a thread that does the store's jobs one after the other, in the order in
 * which they were posted. Its functions may be called only in the thread of the store.
 * Names are those of the first slot; on disk those of the game in progress and its look
 * contain the number of the program's slot. */

#pragma once

#include <gio/gio.h>

#include "model/salon-file.h"

G_BEGIN_DECLS

typedef enum {
  SALON_JOB_SAVE,    /* writes bytes under name */
  SALON_JOB_REMOVE,  /* removes name */
  SALON_JOB_ARCHIVE, /* writes bytes under name, if any, and renames that to prefix… */
  SALON_JOB_RESTORE, /* renames other to name, which must be free */
  SALON_JOB_LOAD,    /* reads name into bytes */

  /* of kept games; see salon-slot.h */
  SALON_JOB_CHANGE,     /* replaces old by bytes in name */
  SALON_JOB_KEEP,       /* writes bytes under prefix… */
  SALON_JOB_DISCARD,    /* hides name */
  SALON_JOB_BRING_BACK, /* renames other to name, which must be free */
  SALON_JOB_FORGET,     /* removes the hidden file name */
} SalonJobKind;

typedef struct _SalonJob SalonJob;

/* A job, counted (g_atomic_rc_box). The first part says what to do; once the job is posted,
 * only the worker changes it. The second part is the result, to be read when @done. */
struct _SalonJob {
  SalonJobKind kind;
  const char *name; /* interned */
  char *other;      /* a prefix, or another name */
  GBytes *bytes;
  GBytes *old;                    /* CHANGE: what the file has to contain before */
  guint64 number;                 /* counts up; a text that was replaced has the later one */
  GTask *task;                    /* (nullable): the store returns the result to it */
  gsize limit;                    /* LOAD: bytes that are read at most */
  void (*loaded) (SalonJob *job); /* LOAD: called in the worker, as soon as it is done */
  gpointer data;                  /* for loaded() */

  gboolean done;
  int error;      /* errno, or 0 */
  char *aside;    /* ARCHIVE, KEEP, DISCARD: the new name */
  char *found;    /* a stranger's file was put aside under this name */
  gboolean moved; /* the game moved to another slot */
};

typedef struct _SalonWorker SalonWorker;

/* Makes a job with one reference; its other fields are 0. */
SalonJob *salon_job_new (SalonJobKind kind, const char *name);
void salon_job_unref (SalonJob *job);

/* Makes a worker for the files in @directory. The worker calls @finished with @data in its own
 * thread whenever a job is done; it holds its mutex then, so @finished must not call it. */
SalonWorker *salon_worker_new (const char *directory,
                               void (*finished) (gpointer data),
                               gpointer data,
                               GDestroyNotify free_data);
/* Waits for the posted jobs, for SALON_STORE_PATIENCE seconds at most. If the thread needs
 * longer it does its jobs and frees itself, and @finished is not called any more. Jobs that
 * are done but were not taken are dropped. */
void salon_worker_free (SalonWorker *self);

/* Posts @job (transfer full). If a text of the same name is still waiting, that job gets the
 * new text. Returns the job that will be done (transfer full), and sets @number. */
SalonJob *salon_worker_post (SalonWorker *self, SalonJob *job, guint64 *number);
/* The next job that is done (transfer full); NULL if there is none. */
SalonJob *salon_worker_take (SalonWorker *self);
/* Waits until @job is done (NULL: all jobs), for @seconds at most, and returns whether it is. */
gboolean salon_worker_wait (SalonWorker *self, SalonJob *job, double seconds);
/* The last job about @name that waits or is being done (transfer full); NULL if there is none. */
SalonJob *salon_worker_find (SalonWorker *self, const char *name);

/* The name that the file @name has on disk (transfer full). */
char *salon_worker_get_name (SalonWorker *self, const char *name);
/* Reads the file @name, of @limit bytes at most, at once and in this thread, and remembers it
 * as last read. Returns 0 or an errno. */
int salon_worker_read (SalonWorker *self, const char *name, gsize limit, GBytes **bytes);

/* Takes slot @slot, from 1; to be called while no job is posted. If a stranger's file was put
 * aside there, sets @found to its new name (transfer full). Returns 0 or an errno;
 * EWOULDBLOCK: another program has the slot. */
int salon_worker_take_slot (SalonWorker *self, int slot, char **found);
int salon_worker_get_slot (SalonWorker *self);
/* Whether slot @slot contains a game, and whether another program has it. */
gboolean salon_worker_has_game (SalonWorker *self, int slot);
gboolean salon_worker_is_taken (SalonWorker *self, int slot);

G_END_DECLS
