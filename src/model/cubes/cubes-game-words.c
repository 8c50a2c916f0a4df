/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the grid, which a worker finds when the lists have been read out; and what may be said of a word before. */

#include "model/cubes/cubes-game-private.h"

#include <string.h>

#include "model/cubes/cubes-read-out.h"
#include "players/cubes/cubes-solver.h"

/* A grid, and the words that a worker finds there. */
typedef struct {
  GWeakRef game;
  char language[3];
  char faces[CUBES_CELLS + 1];
  guint32 open;
  int shortest;
  GArray *words; /* NULL: there is no list, or no memory */
} Search;

static void
free_search (gpointer data)
{
  Search *search = data;

  g_weak_ref_clear (&search->game);
  g_clear_pointer (&search->words, g_array_unref);
  g_free (search);
}

static int
compare_words (gconstpointer a, gconstpointer b)
{
  const CubesGridWord *one = a, *other = b;

  if (one->n_letters != other->n_letters)
    return other->n_letters - one->n_letters;
  return strcmp (one->letters, other->letters);
}

static void
search_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Search *search = data;
  g_autoptr (CubesLexicon) lexicon = cubes_lexicon_use (search->language);
  const CubesIndex *index = cubes_lexicon_get_index (lexicon);
  CubesSolver *solver = index != NULL ? cubes_solver_new (index) : NULL;

  if (solver != NULL && cubes_solver_solve (solver, search->faces, search->open, search->shortest))
    {
      const guint n = (guint) cubes_solver_count (solver);

      search->words = g_array_sized_new (FALSE, TRUE, sizeof (CubesGridWord), n);
      g_array_set_size (search->words, n);
      for (guint i = 0; i < n; i++)
        {
          CubesGridWord *word = &g_array_index (search->words, CubesGridWord, i);

          word->n_letters = cubes_solver_word (solver, i, word->letters, word->path, &word->n_cubes);
          word->points = cubes_word_points (word->n_letters);
          word->tier = cubes_tier (cubes_solver_mark (solver, i));
          word->common = word->tier == CUBES_FAMILIAR;
        }
      g_array_sort (search->words, compare_words);
    }
  cubes_solver_free (solver);
  g_task_return_boolean (task, TRUE);
}

static void
searched_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Search *search = g_task_get_task_data (G_TASK (result));
  g_autoptr (CubesGame) self = g_weak_ref_get (&search->game);

  if (self == NULL || g_task_get_cancellable (G_TASK (result)) != self->solving)
    return;

  g_clear_object (&self->solving);
  self->words = g_steal_pointer (&search->words);
  self->unanswerable = self->words == NULL;
  for (guint i = 0; self->words != NULL && i < self->words->len; i++)
    {
      CubesGridWord *word = &g_array_index (self->words, CubesGridWord, i);

      word->found = cubes_read_out_finders (&self->record->state, word->letters);
    }
  cubes_game_emit_solved (self);
}

void
cubes_game_solve (CubesGame *self)
{
  const CubesState *state = &self->record->state;
  g_autoptr (GCancellable) cancellable = NULL;
  g_autoptr (GTask) task = NULL;
  Search *search;

  if (!cubes_is_read_out (state) || self->words != NULL || self->solving != NULL || self->unanswerable)
    return;

  search = g_new0 (Search, 1);
  g_weak_ref_init (&search->game, self);
  memcpy (search->language, self->shown.words, sizeof search->language);
  memcpy (search->faces, state->faces, sizeof search->faces);
  search->open = cubes_open_cells ((CubesCorner) state->corner);
  search->shortest = cubes_least_letters ((CubesGrid) state->setup.grid);

  cancellable = g_cancellable_new ();
  g_set_object (&self->solving, cancellable);
  task = g_task_new (NULL, cancellable, searched_cb, NULL);
  g_task_set_source_tag (task, cubes_game_solve);
  g_task_set_task_data (task, search, free_search);
  g_task_run_in_thread (task, search_in_thread);
}

void
cubes_game_forget_words (CubesGame *self)
{
  if (self->solving != NULL)
    g_cancellable_cancel (self->solving);
  g_clear_object (&self->solving);
  g_clear_pointer (&self->words, g_array_unref);
  self->unanswerable = FALSE;
}

const CubesGridWord *
cubes_game_get_words (CubesGame *self, guint *n)
{
  *n = self->words != NULL ? self->words->len : 0;
  return self->words != NULL ? (const CubesGridWord *) self->words->data : NULL;
}

gboolean
cubes_game_lacks_words (CubesGame *self)
{
  return self->unanswerable;
}

CubesOpinion
cubes_game_get_opinion (CubesGame *self, const char *word)
{
  g_autoptr (CubesLexicon) lexicon = cubes_lexicon_use (self->shown.words);
  const WordsList *list;
  WordsError error;

  if (!self->habits.check && !cubes_is_read_out (&self->record->state))
    return CUBES_UNTOLD;

  list = cubes_lexicon_get_list (lexicon, &error);
  if (list == NULL)
    return CUBES_UNTOLD;
  return words_list_verdict (list, word, strlen (word), false) == WORDS_OK ? CUBES_LISTED : CUBES_STRANGE;
}
