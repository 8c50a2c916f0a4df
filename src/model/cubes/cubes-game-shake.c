/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shaking the cubes, and what a computer does that shakes.  A worker shakes until a wish is met, and thinks about the Bar. */

#include "model/cubes/cubes-game-private.h"

#include <string.h>

#include "model/cubes/cubes-roll.h"
#include "players/cubes/cubes-player.h"
#include "rules/cubes/cubes-edition.h"

/* A move of the shaker, which a worker completes. It contains a view, never the state. */
typedef struct {
  GWeakRef game;
  CubesView view;
  char words[3]; /* the language */
  CubesWish wish;
  CubesPlayerLevel level;
  guint64 random;
  CubesMove move;
} Throw;

static void
free_throw (gpointer data)
{
  Throw *throw = data;

  g_weak_ref_clear (&throw->game);
  g_free (throw);
}

static void
shake (Throw *throw, const CubesIndex *index)
{
  const CubesState *seen = &throw->view.seen;
  /* Before the shake the corner of this round is known only if the Bar was laid first. */
  const guint32 open = cubes_open_cells (cubes_is_read_out (seen) ? CUBES_NO_BAR : (CubesCorner) seen->corner);

  cubes_roll_wished (seen->setup.edition, throw->wish, index, open, cubes_least_letters ((CubesGrid) seen->setup.grid),
                     &throw->random, throw->move.text);
}

static void
lay_bar (Throw *throw, const CubesIndex *index)
{
  CubesSolver *solver = index != NULL ? cubes_solver_new (index) : NULL;

  throw->move.corner = CUBES_NW;
  if (solver != NULL)
    throw->move.corner = (guint8) cubes_player_corner (throw->level, throw->random, &throw->view, solver);
  cubes_solver_free (solver);
}

static void
throw_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Throw *throw = data;
  g_autoptr (CubesLexicon) lexicon = cubes_lexicon_use (throw->words);
  const CubesIndex *index = cubes_lexicon_get_index (lexicon);

  if (throw->move.type == CUBES_SHAKE)
    shake (throw, index);
  else
    lay_bar (throw, index);
  g_task_return_boolean (task, TRUE);
}

static void
thrown_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Throw *throw = g_task_get_task_data (G_TASK (result));
  g_autoptr (CubesGame) self = g_weak_ref_get (&throw->game);

  if (self == NULL || g_task_get_cancellable (G_TASK (result)) != self->shaking)
    return;

  g_clear_object (&self->shaking);
  if (throw->view.seen.moves == self->record->state.moves && !salon_game_is_frozen (SALON_GAME (self)))
    cubes_game_make (self, &throw->move, NULL);
  else
    salon_game_changed (SALON_GAME (self));
  cubes_game_schedule (self);
}

/* Has a worker complete @move. */
static void
think (CubesGame *self, const CubesMove *move)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, thrown_cb, NULL);
  Throw *throw = g_new0 (Throw, 1);

  g_weak_ref_init (&throw->game, self);
  cubes_view (&self->record->state, move->seat, &throw->view);
  memcpy (throw->words, self->shown.words, sizeof throw->words);
  throw->wish = self->habits.wish;
  cubes_player_level ((SalonSeatKind) self->shown.salon.kind[move->seat], &throw->level);
  throw->random = move->type == CUBES_BAR ? cubes_game_get_seed (self, move->seat) : cubes_game_random (self);
  throw->move = *move;
  memset (throw->move.text, 0, sizeof throw->move.text);
  g_set_object (&self->shaking, cancellable);
  g_task_set_source_tag (task, think);
  g_task_set_task_data (task, throw, free_throw);
  g_task_run_in_thread (task, throw_in_thread);
}

void
cubes_game_forget_throw (CubesGame *self)
{
  if (self->shaking != NULL)
    g_cancellable_cancel (self->shaking);
  g_clear_object (&self->shaking);
}

gboolean
cubes_game_throw (CubesGame *self, int seat, GError **error)
{
  CubesMove move = { .type = CUBES_SHAKE, .seat = (guint8) seat };
  CubesReason reason;

  cubes_edition_roll (self->shown.setup.edition, &self->random, move.text);
  reason = cubes_check (&self->record->state, &move);
  if (reason != CUBES_OK)
    return cubes_game_refuse_rule (error, reason);
  if (self->habits.wish == CUBES_WISH_NONE)
    return cubes_game_make (self, &move, error);

  think (self, &move);
  salon_game_changed (SALON_GAME (self));
  return TRUE;
}

void
cubes_game_shake_by_itself (CubesGame *self)
{
  const int shaker = cubes_shaker (&self->record->state);
  const CubesMove bar = { .type = CUBES_BAR, .seat = (guint8) shaker };
  g_autoptr (GError) error = NULL;

  if (!cubes_game_is_computer (self, shaker) || self->shaking != NULL || !salon_game_may_go_on (SALON_GAME (self)))
    return;

  if (cubes_game_get_due (self) == CUBES_DUE_BAR)
    think (self, &bar);
  else if (!cubes_game_throw (self, shaker, &error))
    g_warning ("a computer player wanted an illegal move: %s", error->message);
}
