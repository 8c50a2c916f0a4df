/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The thread that writes: it takes one job after the other, in the order in which
 * they were posted. Nothing here may be called but from the thread of the store,
 * unless said otherwise. Names are those of the first slot; on disk they have the
 * number of the program's slot in them. */

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
} SalonJobKind;

typedef struct _SalonJob SalonJob;

/* Counted (g_atomic_rc_box). What it asks for does not change once it is posted;
 * what came of it may be read when it is done. */
struct _SalonJob {
  SalonJobKind kind;
  const char *name; /* interned */
  char *other;      /* a prefix, or another name */
  GBytes *bytes;
  guint64 number;                 /* counts up; a text posted again takes the later one */
  GTask *task;                    /* (nullable): to be told, by the store */
  gsize limit;                    /* LOAD: bytes that are read at most */
  void (*loaded) (SalonJob *job); /* LOAD: called in the worker, as soon as it is done */
  gpointer data;                  /* for that */

  gboolean done;
  int error;      /* errno, or 0 */
  char *aside;    /* ARCHIVE: the new name */
  char *found;    /* somebody else's file was put aside under this name */
  gboolean moved; /* to another slot */
};

typedef struct _SalonWorker SalonWorker;

SalonJob *salon_job_new (SalonJobKind kind, const char *name);
void salon_job_unref (SalonJob *job);

/* @finished is called with @data, in the worker, when there is something to take. */
SalonWorker *salon_worker_new (const char *directory,
                               void (*finished) (gpointer data),
                               gpointer data,
                               GDestroyNotify free_data);
/* Gives what is posted two seconds; then the worker is on its own, and @finished is
 * not called any more. What nobody has taken is forgotten. */
void salon_worker_free (SalonWorker *self);

/* Posts @job (transfer full); a text takes the place of one of the same name that is
 * still waiting. Gives the job it has become, (transfer full), with its number. */
SalonJob *salon_worker_post (SalonWorker *self, SalonJob *job, guint64 *number);
/* The next job that is done, (transfer full); NULL if there is none. */
SalonJob *salon_worker_take (SalonWorker *self);
/* Waits until @job is done (NULL: all are), for @seconds at most. */
gboolean salon_worker_wait (SalonWorker *self, SalonJob *job, double seconds);
/* The last job that has to do with @name and waits or is being done, (transfer full). */
SalonJob *salon_worker_find (SalonWorker *self, const char *name);

/* @name as it is on disk, (transfer full). */
char *salon_worker_get_name (SalonWorker *self, const char *name);
/* Reads what is kept under @name, and remembers how it was. */
int salon_worker_read (SalonWorker *self, const char *name, gsize limit, GBytes **bytes);

/* Takes slot @slot, from 1, unless another program has it: EWOULDBLOCK. To be
 * called while nothing is posted. @found is given the new name (transfer full) of a
 * stranger's file, if one was put aside there. */
int salon_worker_take_slot (SalonWorker *self, int slot, char **found);
int salon_worker_get_slot (SalonWorker *self);
/* Whether there is a game in that slot, and whether another program has the slot. */
gboolean salon_worker_has_game (SalonWorker *self, int slot);
gboolean salon_worker_is_taken (SalonWorker *self, int slot);

G_END_DECLS
