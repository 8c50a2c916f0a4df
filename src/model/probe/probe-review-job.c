/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-review-job.h"

#include <glib/gi18n.h>

#include "model/probe/probe-review-cache.h"
#include "model/salon-word-list.h"

/* What the thread and the job share: each has a reference, so either may go first. */
typedef struct {
  gatomicrefcount references;
  const ProbeReviewGame *game; /* the thread keeps it alive by its task */
  gint stopped;

  GMutex mutex;
  GArray *verdicts;    /* of ProbeReviewVerdict */
  guint source;        /* an idle callback of the job is due; 0: none */
  ProbeReviewJob *job; /* (nullable): it still wants to hear */

  guint n_taken; /* the thread’s: moves of the review that were looked at */
} Work;

struct _ProbeReviewJob {
  GObject parent_instance;

  GBytes *record;
  ProbeReviewGame *game; /* shared with the thread: an atomic box */
  ProbeReviewJobState state;
  char *fault;
  Work *work;       /* (nullable): while a thread works for this job */
  GArray *verdicts; /* of ProbeReviewVerdict */
  ProbeReview *review;
  GArray *places; /* of guint: where in the review each question is */
};

G_DEFINE_FINAL_TYPE (ProbeReviewJob, probe_review_job, G_TYPE_OBJECT)

enum {
  PROGRESSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The thread */

static void
work_unref (Work *work)
{
  if (!g_atomic_ref_count_dec (&work->references))
    return;
  g_mutex_clear (&work->mutex);
  g_array_unref (work->verdicts);
  g_free (work);
}

static void
review_free (gpointer data)
{
  probe_review_clear (data);
  g_free (data);
}

/* On the main loop: takes what the thread has found out since the last time. */
static gboolean
take_cb (gpointer data)
{
  Work *work = data;
  ProbeReviewJob *self;

  g_mutex_lock (&work->mutex);
  work->source = 0;
  self = work->job;
  if (self != NULL)
    {
      g_array_set_size (self->verdicts, 0);
      g_array_append_vals (self->verdicts, work->verdicts->data, work->verdicts->len);
    }
  g_mutex_unlock (&work->mutex);
  if (self != NULL)
    g_signal_emit (self, signals[PROGRESSED], 0);
  return G_SOURCE_REMOVE;
}

/* In the thread: called by the review now and then. */
static bool
progress_cb (void *data, const ProbeReview *review, size_t moves)
{
  Work *work = data;

  if (g_atomic_int_get (&work->stopped))
    return false;
  g_mutex_lock (&work->mutex);
  for (; work->n_taken < review->n; work->n_taken++)
    {
      const ProbeReviewMove *move = &review->moves[work->n_taken];
      const ProbeReviewVerdict verdict = { move->asked.chance, move->asked.worth, move->best.worth };

      if (move->type == PROBE_REVIEW_MOVE_ASK)
        g_array_append_val (work->verdicts, verdict);
    }
  if (work->source == 0 && work->job != NULL)
    {
      g_atomic_ref_count_inc (&work->references);
      work->source = g_idle_add_full (G_PRIORITY_DEFAULT, take_cb, work, (GDestroyNotify) work_unref);
    }
  g_mutex_unlock (&work->mutex);
  return true;
}

static const char *
say_result (ProbeReviewResult result)
{
  switch (result)
    {
    case PROBE_REVIEW_STOPPED:
      return _ ("The review was stopped.");
    case PROBE_REVIEW_NO_MEMORY:
      return _ ("There is not enough memory to review this game.");
    case PROBE_REVIEW_DONE:
    case PROBE_REVIEW_UNFINISHED:
    case PROBE_REVIEW_WRONG_MOVE:
    default:
      return _ ("This game cannot be reviewed.");
    }
}

static void
run (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  Work *work = data;
  const ProbeReviewGame *game = work->game;
  ProbeReview *review;
  ProbeReviewResult result;
  WordsError fault;
  SalonWordList *words = salon_word_list_open (game->header.words, &fault);
  ProbeReviewOrder order = {
    .setup = &game->header.setup,
    .kind = game->header.salon.kind,
    .moves = (const ProbeMove *) (gconstpointer) game->moves->data,
    .n_moves = game->moves->len,
    .details = true,
    .progress = progress_cb,
    .data = work,
  };

  if (words == NULL)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "%s",
                               _ ("The word list of this game cannot be read, so it cannot be reviewed."));
      return;
    }
  review = g_new0 (ProbeReview, 1);
  order.words = salon_word_list_get (words);
  result = probe_review_init (review, &order);
  salon_word_list_unref (words);
  if (result == PROBE_REVIEW_DONE)
    {
      progress_cb (work, review, game->moves->len);
      g_task_return_pointer (task, review, review_free);
    }
  else
    {
      review_free (review);
      g_task_return_new_error (task, G_IO_ERROR,
                               result == PROBE_REVIEW_STOPPED ? G_IO_ERROR_CANCELLED : G_IO_ERROR_FAILED, "%s",
                               say_result (result));
    }
}

/* The job */

/* Nothing of the thread reaches the job from now on. */
static void
part_from_work (ProbeReviewJob *self)
{
  Work *work = g_steal_pointer (&self->work);

  if (work == NULL)
    return;
  g_atomic_int_set (&work->stopped, TRUE);
  g_mutex_lock (&work->mutex);
  work->job = NULL;
  g_mutex_unlock (&work->mutex);
  work_unref (work);
}

static void
find_places (ProbeReviewJob *self)
{
  g_array_set_size (self->places, 0);
  for (guint i = 0; i < self->review->n; i++)
    if (self->review->moves[i].type == PROBE_REVIEW_MOVE_ASK)
      g_array_append_val (self->places, i);
}

static void
finish (ProbeReviewJob *self, ProbeReview *review)
{
  self->review = review;
  find_places (self);
  g_array_set_size (self->verdicts, 0);
  for (guint i = 0; i < self->places->len; i++)
    {
      const ProbeReviewMove *move = &review->moves[g_array_index (self->places, guint, i)];
      const ProbeReviewVerdict verdict = { move->asked.chance, move->asked.worth, move->best.worth };

      g_array_append_val (self->verdicts, verdict);
    }
  self->state = PROBE_REVIEW_JOB_DONE;
  probe_review_cache_keep (self->record, self->game, review);
}

static void
done_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  ProbeReviewJob *self = PROBE_REVIEW_JOB (object);
  Work *work = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  ProbeReview *review = g_task_propagate_pointer (G_TASK (result), &error);

  if (work != self->work)
    {
      /* It was stopped; another one may work meanwhile. */
      if (review != NULL)
        review_free (review);
      return;
    }
  part_from_work (self);
  if (review != NULL)
    finish (self, review);
  else
    {
      self->state = PROBE_REVIEW_JOB_FAILED;
      g_free (self->fault);
      self->fault = g_strdup (error->message);
    }
  g_signal_emit (self, signals[PROGRESSED], 0);
}

static void
probe_review_job_dispose (GObject *object)
{
  part_from_work (PROBE_REVIEW_JOB (object));

  G_OBJECT_CLASS (probe_review_job_parent_class)->dispose (object);
}

static void
probe_review_job_finalize (GObject *object)
{
  ProbeReviewJob *self = PROBE_REVIEW_JOB (object);

  g_clear_pointer (&self->game, probe_review_game_free);
  g_clear_pointer (&self->review, review_free);
  g_clear_pointer (&self->record, g_bytes_unref);
  g_array_unref (self->verdicts);
  g_array_unref (self->places);
  g_free (self->fault);

  G_OBJECT_CLASS (probe_review_job_parent_class)->finalize (object);
}

static void
probe_review_job_class_init (ProbeReviewJobClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = probe_review_job_dispose;
  G_OBJECT_CLASS (klass)->finalize = probe_review_job_finalize;

  signals[PROGRESSED] =
    g_signal_new ("progressed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
probe_review_job_init (ProbeReviewJob *self)
{
  self->verdicts = g_array_new (FALSE, FALSE, sizeof (ProbeReviewVerdict));
  self->places = g_array_new (FALSE, FALSE, sizeof (guint));
}

ProbeReviewJob *
probe_review_job_new (GBytes *record, GError **error)
{
  ProbeReviewGame *game = probe_review_game_read (record, error);
  ProbeReviewJob *self;

  if (game == NULL)
    return NULL;
  self = g_object_new (PROBE_TYPE_REVIEW_JOB, NULL);
  self->record = g_bytes_ref (record);
  self->game = game;
  return self;
}

void
probe_review_job_start (ProbeReviewJob *self)
{
  g_autoptr (GTask) task = NULL;
  Work *work;

  g_return_if_fail (PROBE_IS_REVIEW_JOB (self));

  if (self->state == PROBE_REVIEW_JOB_WORKS || self->state == PROBE_REVIEW_JOB_DONE)
    return;
  work = g_new0 (Work, 1);
  g_atomic_ref_count_init (&work->references);
  g_atomic_ref_count_inc (&work->references); /* the task’s, and that of the job */
  g_mutex_init (&work->mutex);
  work->verdicts = g_array_new (FALSE, FALSE, sizeof (ProbeReviewVerdict));
  work->game = self->game;
  work->job = self;
  self->work = work;
  self->state = PROBE_REVIEW_JOB_WORKS;
  g_array_set_size (self->verdicts, 0);

  /* The task keeps the job alive, and with it the game, until the thread has ended. */
  task = g_task_new (self, NULL, done_cb, NULL);
  g_task_set_task_data (task, work, (GDestroyNotify) work_unref);
  g_task_run_in_thread (task, run);
  g_signal_emit (self, signals[PROGRESSED], 0);
}

void
probe_review_job_stop (ProbeReviewJob *self)
{
  g_return_if_fail (PROBE_IS_REVIEW_JOB (self));

  if (self->state != PROBE_REVIEW_JOB_WORKS)
    return;
  part_from_work (self);
  self->state = PROBE_REVIEW_JOB_WAITS;
  g_signal_emit (self, signals[PROGRESSED], 0);
}

ProbeReviewJobState
probe_review_job_get_state (ProbeReviewJob *self)
{
  return self->state;
}

const char *
probe_review_job_get_fault (ProbeReviewJob *self)
{
  return self->fault;
}

const ProbeReviewGame *
probe_review_job_get_game (ProbeReviewJob *self)
{
  return self->game;
}

guint
probe_review_job_get_judged (ProbeReviewJob *self)
{
  return MIN (self->verdicts->len, self->game->asks->len);
}

const ProbeReviewVerdict *
probe_review_job_get_verdict (ProbeReviewJob *self, guint ask)
{
  g_return_val_if_fail (ask < self->verdicts->len, NULL);

  return &g_array_index (self->verdicts, ProbeReviewVerdict, ask);
}

const ProbeReview *
probe_review_job_get_review (ProbeReviewJob *self)
{
  return self->review;
}

const ProbeReviewMove *
probe_review_job_get_move (ProbeReviewJob *self, guint ask)
{
  if (self->review == NULL || ask >= self->places->len)
    return NULL;
  return &self->review->moves[g_array_index (self->places, guint, ask)];
}
