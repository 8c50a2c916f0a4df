/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computers: what each is going to write, and when, is found out by a worker as soon as the cubes lie; then they write by
 * themselves as their time passes.  Their plans follow from their views and from the salt of the record, which a running
 * round keeps.  So computers go on after a break as if there had been none. */

#include "model/cubes/cubes-game-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "rules/salon-random.h"

/* A question to a worker, and its answer. It contains views, never the state. */
typedef struct {
  GWeakRef game;
  char words[3]; /* the language */
  CubesPlayerLevel level[CUBES_MAX_SEATS];
  guint64 seed[CUBES_MAX_SEATS];
  CubesView *view[CUBES_MAX_SEATS]; /* NULL: the seat is not asked */
  CubesPlan *plan[CUBES_MAX_SEATS];
  gboolean lacks_list; /* there is no plan, because the list cannot be read */
} Planning;

static void
free_planning (gpointer data)
{
  Planning *planning = data;

  for (int seat = 0; seat < CUBES_MAX_SEATS; seat++)
    {
      g_free (planning->view[seat]);
      g_free (planning->plan[seat]);
    }
  g_weak_ref_clear (&planning->game);
  g_free (planning);
}

/* Without memory for a solver the plans are empty. */
static void
plan_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Planning *planning = data;
  g_autoptr (CubesLexicon) lexicon = cubes_lexicon_use (planning->words);
  const CubesIndex *index = cubes_lexicon_get_index (lexicon);
  CubesSolver *solver = index != NULL ? cubes_solver_new (index) : NULL;

  planning->lacks_list = index == NULL;
  for (int seat = 0; seat < CUBES_MAX_SEATS; seat++)
    if (planning->view[seat] != NULL && index != NULL && !g_cancellable_is_cancelled (cancellable))
      {
        planning->plan[seat] = g_new0 (CubesPlan, 1);
        if (solver != NULL)
          cubes_player_plan (planning->level[seat], planning->seed[seat], planning->view[seat], solver,
                             planning->plan[seat]);
      }
  cubes_solver_free (solver);
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
  if (planning->lacks_list)
    {
      salon_game_tell_standstill (SALON_GAME (self),
                                  _ ("The computers cannot go on: the word list of this game cannot be read."));
      return;
    }
  for (int seat = 0; seat < CUBES_MAX_SEATS; seat++)
    if (planning->plan[seat] != NULL)
      {
        g_free (self->plan[seat]);
        self->plan[seat] = g_steal_pointer (&planning->plan[seat]);
        self->next_word[seat] = 0;
      }
  cubes_game_run_time (self);
  cubes_game_schedule (self);
}

guint64
cubes_game_get_seed (CubesGame *self, int seat)
{
  return salon_random_at (self->record->header.salon.salt, (guint64) seat);
}

/* Whether the computer at @seat writes in this round. */
static gboolean
writes (CubesGame *self, int seat)
{
  return cubes_game_is_computer (self, seat) && !(self->turns.done & 1u << seat);
}

gboolean
cubes_game_is_planned (CubesGame *self)
{
  for (int seat = 0; seat < self->shown.setup.seats; seat++)
    if (writes (self, seat) && self->plan[seat] == NULL)
      return FALSE;

  return TRUE;
}

void
cubes_game_plan (CubesGame *self)
{
  g_autoptr (GCancellable) cancellable = NULL;
  g_autoptr (GTask) task = NULL;
  Planning *planning;

  if (cubes_game_is_planned (self) || self->planning != NULL)
    return;

  planning = g_new0 (Planning, 1);
  g_weak_ref_init (&planning->game, self);
  memcpy (planning->words, self->shown.words, sizeof planning->words);
  for (int seat = 0; seat < self->shown.setup.seats; seat++)
    if (writes (self, seat) && self->plan[seat] == NULL)
      {
        cubes_player_level ((SalonSeatKind) self->shown.salon.kind[seat], &planning->level[seat]);
        planning->seed[seat] = cubes_game_get_seed (self, seat);
        planning->view[seat] = g_new (CubesView, 1);
        cubes_view (&self->record->state, seat, planning->view[seat]);
      }

  cancellable = g_cancellable_new ();
  g_set_object (&self->planning, cancellable);
  task = g_task_new (NULL, cancellable, planned_cb, NULL);
  g_task_set_source_tag (task, cubes_game_plan);
  g_task_set_task_data (task, planning, free_planning);
  g_task_run_in_thread (task, plan_in_thread);
}

/* The next word that @seat is going to write; NULL: there is none. */
static const CubesPlanWord *
peek (CubesGame *self, int seat)
{
  const CubesList *list = &self->record->state.list[seat];
  const CubesPlan *plan = self->plan[seat];
  guint *next = &self->next_word[seat];
  int place;

  for (; plan != NULL && *next < plan->n; ++*next)
    {
      const CubesPlanWord *word = &plan->word[*next];

      /* It was written before a break, or nobody played there when it was due who would have written it. */
      if (word->at / 1000 >= list->second && word->at * G_TIME_SPAN_MILLISECOND >= self->seated_at[seat]
          && cubes_list_find (list, word->letters, &place) < 0)
        return word;
    }

  return NULL;
}

gboolean
cubes_game_has_written (CubesGame *self, int seat)
{
  return !writes (self, seat) || (self->plan[seat] != NULL && peek (self, seat) == NULL);
}

gboolean
cubes_game_have_all_written (CubesGame *self)
{
  for (int seat = 0; seat < self->shown.setup.seats; seat++)
    if (!cubes_game_has_written (self, seat))
      return FALSE;

  return TRUE;
}

gint64
cubes_game_next_planned (CubesGame *self)
{
  gint64 next = G_MAXINT64;

  for (int seat = 0; seat < self->shown.setup.seats; seat++)
    {
      const CubesPlanWord *word = peek (self, seat);

      if (word != NULL)
        next = MIN (next, word->at * G_TIME_SPAN_MILLISECOND);
    }
  return next;
}

/* Writes the next word of @seat, if it is due until @until. */
static gboolean
write_next (CubesGame *self, int seat, gint64 until)
{
  const CubesPlanWord *word = peek (self, seat);
  CubesMove move = { .type = CUBES_WRITE, .seat = (guint8) seat, .timed = true };

  if (word == NULL || word->at * G_TIME_SPAN_MILLISECOND > until)
    return FALSE;

  self->next_word[seat]++;
  move.second = (guint16) (word->at / 1000);
  g_strlcpy (move.text, word->letters, sizeof move.text);
  /* There has to be room for words of people, and for the end of the round. */
  if (self->record->state.moves + CUBES_MAX_WORDS >= CUBES_MAX_GAME_MOVES || cubes_game_apply (self, &move) != CUBES_OK)
    {
      /* The list is full, or the record almost. */
      self->next_word[seat] = self->plan[seat]->n;
      return FALSE;
    }

  cubes_game_emit_moved (self, &move);
  return TRUE;
}

gboolean
cubes_game_write_planned (CubesGame *self, gint64 until)
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
  for (int seat = 0; seat < CUBES_MAX_SEATS; seat++)
    {
      g_clear_pointer (&self->plan[seat], g_free);
      self->next_word[seat] = 0;
    }
}
