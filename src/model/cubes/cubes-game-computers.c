/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computers: what each is going to write, and when, is found out by a worker as soon as the cubes lie; then they write by
 * themselves as their time passes.  What they intend follows from their view and from the salt of the record, which a running
 * round keeps.  So computers go on after a break as if there had been none. */

#include "model/cubes/cubes-game-private.h"

#include <string.h>

#include "rules/salon-random.h"

/* A question to a worker, and its answer. It contains views, never the state. */
typedef struct {
  GWeakRef game;
  char words[3]; /* the language */
  guint asked;   /* bit per seat */
  int seconds;
  SalonSeatKind kind[CUBES_MAX_SEATS];
  guint64 seed[CUBES_MAX_SEATS];
  CubesView *view[CUBES_MAX_SEATS];
  GArray *intention[CUBES_MAX_SEATS];
} Planning;

static void
free_planning (gpointer data)
{
  Planning *planning = data;

  for (int seat = 0; seat < CUBES_MAX_SEATS; seat++)
    {
      g_free (planning->view[seat]);
      g_clear_pointer (&planning->intention[seat], g_array_unref);
    }
  g_weak_ref_clear (&planning->game);
  g_free (planning);
}

static void
plan_seat (Planning *planning, int seat)
{
  planning->intention[seat] = g_array_new (FALSE, FALSE, sizeof (CubesIntention));
}

static void
plan_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Planning *planning = data;

  for (int seat = 0; seat < CUBES_MAX_SEATS; seat++)
    if (planning->asked & 1u << seat && !g_cancellable_is_cancelled (cancellable))
      plan_seat (planning, seat);
  g_task_return_boolean (task, TRUE);
}

static void
planned_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Planning *planning = g_task_get_task_data (G_TASK (result));
  g_autoptr (CubesGame) self = g_weak_ref_get (&planning->game);

  /* The game may be gone, or may have asked again. */
  if (self == NULL || g_task_get_cancellable (G_TASK (result)) != self->planning)
    return;

  g_clear_object (&self->planning);
  for (int seat = 0; seat < CUBES_MAX_SEATS; seat++)
    if (planning->intention[seat] != NULL)
      {
        g_clear_pointer (&self->intention[seat], g_array_unref);
        self->intention[seat] = g_steal_pointer (&planning->intention[seat]);
        self->next_intention[seat] = 0;
        self->planned |= 1u << seat;
      }
  cubes_game_run_time (self);
  cubes_game_schedule (self);
}

/* The computers that write in this round, a bit for each. */
static guint
writers (CubesGame *self)
{
  return ((1u << self->shown.setup.seats) - 1) & ~cubes_game_people (self) & ~self->turns.done;
}

gboolean
cubes_game_is_planned (CubesGame *self)
{
  return (writers (self) & ~self->planned) == 0;
}

void
cubes_game_plan (CubesGame *self)
{
  const guint asked = writers (self) & ~self->planned;
  g_autoptr (GCancellable) cancellable = NULL;
  g_autoptr (GTask) task = NULL;
  Planning *planning;

  if (asked == 0 || self->planning != NULL)
    return;

  planning = g_new0 (Planning, 1);
  g_weak_ref_init (&planning->game, self);
  memcpy (planning->words, self->shown.words, sizeof planning->words);
  planning->asked = asked;
  planning->seconds = (int) (cubes_turns_limit (&self->turns) / G_TIME_SPAN_SECOND);
  for (int seat = 0; seat < self->shown.setup.seats; seat++)
    if (asked & 1u << seat)
      {
        planning->kind[seat] = (SalonSeatKind) self->shown.salon.kind[seat];
        planning->seed[seat] =
          salon_random_at (self->record.header.salon.salt, self->record.state.rounds * CUBES_MAX_SEATS + (guint) seat);
        planning->view[seat] = g_new (CubesView, 1);
        cubes_view (&self->record.state, seat, planning->view[seat]);
      }

  cancellable = g_cancellable_new ();
  g_set_object (&self->planning, cancellable);
  task = g_task_new (NULL, cancellable, planned_cb, NULL);
  g_task_set_source_tag (task, cubes_game_plan);
  g_task_set_task_data (task, planning, free_planning);
  g_task_run_in_thread (task, plan_in_thread);
}

/* The next intention of @seat that still can be carried out; NULL: there is none. */
static const CubesIntention *
peek (CubesGame *self, int seat)
{
  const CubesList *list = &self->record.state.list[seat];
  const GArray *all = self->intention[seat];
  guint *next = &self->next_intention[seat];
  int place;

  for (; all != NULL && *next < all->len; ++*next)
    {
      const CubesIntention *intention = &g_array_index (all, CubesIntention, *next);

      /* It has written the word before a break, or somebody else sat there when it was due. */
      if (intention->second >= list->second && intention->second * G_TIME_SPAN_SECOND >= self->seated_at[seat]
          && cubes_list_find (list, intention->letters, &place) < 0)
        return intention;
    }

  return NULL;
}

gint64
cubes_game_next_intention (CubesGame *self)
{
  gint64 next = G_MAXINT64;

  for (int seat = 0; seat < self->shown.setup.seats; seat++)
    {
      const CubesIntention *intention = peek (self, seat);

      if (intention != NULL)
        next = MIN (next, intention->second * G_TIME_SPAN_SECOND);
    }
  return next;
}

/* Writes the next word of @seat, if it is due until @until. */
static gboolean
write_next (CubesGame *self, int seat, gint64 until)
{
  const CubesIntention *intention = peek (self, seat);
  CubesMove move = { .type = CUBES_WRITE, .seat = (guint8) seat, .timed = true };

  if (intention == NULL || intention->second * G_TIME_SPAN_SECOND > until)
    return FALSE;
  /* There has to be room for words of people, and for the end of the round. */
  if (self->record.state.moves + CUBES_MAX_WORDS >= CUBES_MAX_GAME_MOVES)
    return FALSE;

  move.second = intention->second;
  g_strlcpy (move.text, intention->letters, sizeof move.text);
  self->next_intention[seat]++;
  if (cubes_game_apply (self, &move) != CUBES_OK)
    {
      /* The list is full. */
      self->next_intention[seat] = self->intention[seat]->len;
      return FALSE;
    }

  cubes_game_emit_moved (self, &move);
  return TRUE;
}

gboolean
cubes_game_write_intentions (CubesGame *self, gint64 until)
{
  gboolean written = FALSE;

  for (int seat = 0; seat < self->shown.setup.seats; seat++)
    while (write_next (self, seat, until))
      written = TRUE;

  return written;
}

void
cubes_game_forget_plans (CubesGame *self)
{
  if (self->planning != NULL)
    g_cancellable_cancel (self->planning);
  g_clear_object (&self->planning);
  self->planned = 0;
  for (int seat = 0; seat < CUBES_MAX_SEATS; seat++)
    {
      g_clear_pointer (&self->intention[seat], g_array_unref);
      self->next_intention[seat] = 0;
    }
}
