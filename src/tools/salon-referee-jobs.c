/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/salon-referee-jobs.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

#include "rules/salon-text.h"

/* What the threads share. */
typedef struct {
  uint64_t games;
  RefereePlayGame play_game;
  atomic_uint_fast64_t next;
  atomic_bool stopped;
} Jobs;

typedef struct {
  Jobs *jobs;
  void *worker;
  pthread_t thread;
  const char *fault;
} Job;

static void *
work (void *data)
{
  Job *job = data;
  Jobs *jobs = job->jobs;

  while (job->fault == NULL && !atomic_load (&jobs->stopped))
    {
      const uint64_t number = atomic_fetch_add (&jobs->next, 1);

      if (number >= jobs->games)
        break;
      job->fault = jobs->play_game (job->worker, number);
    }
  if (job->fault != NULL)
    atomic_store (&jobs->stopped, true);

  return NULL;
}

const char *
referee_jobs_play (uint64_t games, void *workers, size_t size, unsigned jobs, RefereePlayGame play_game)
{
  Jobs all = { .games = games, .play_game = play_game };
  Job *list = calloc (jobs, sizeof *list);
  const char *fault = NULL;
  unsigned begun = 1;

  if (list == NULL)
    return N_ ("there is not enough memory");

  for (unsigned i = 0; i < jobs; i++)
    list[i] = (Job) { .jobs = &all, .worker = (char *) workers + i * size };
  /* This thread works too, so there is always at least one. */
  for (; begun < jobs; begun++)
    if (pthread_create (&list[begun].thread, NULL, work, &list[begun]) != 0)
      break;
  work (&list[0]);
  for (unsigned i = 1; i < begun; i++)
    pthread_join (list[i].thread, NULL);
  for (unsigned i = 0; i < begun && fault == NULL; i++)
    fault = list[i].fault;
  free (list);

  return fault;
}
