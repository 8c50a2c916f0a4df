/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints for a person who plays against computers. A thread looks for the best question; it gets the view of that person
 * and the moves, never the state. */

#include "model/probe/probe-game-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/probe/probe-review-text.h"
#include "model/probe/probe-text.h"
#include "players/probe/probe-hint.h"

/* What a thread is asked, and its answer. */
typedef struct {
  GWeakRef game;
  SalonWordList *word_list;
  GCancellable *cancellable;
  ProbeView view;
  guint8 kind[PROBE_MAX_SEATS];
  char *moves; /* as the record has them */
  gsize length;

  gboolean found;
  ProbeReviewQuestion question;
} Search;

static void
free_search (gpointer data)
{
  Search *search = data;

  g_weak_ref_clear (&search->game);
  salon_word_list_unref (search->word_list);
  g_object_unref (search->cancellable);
  g_free (search->moves);
  g_free (search);
}

/* In the thread */

static bool
goes_on_cb (void *data)
{
  const Search *search = data;

  return !g_cancellable_is_cancelled (search->cancellable);
}

static GArray *
parse_moves (Search *search)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (ProbeMove));
  char *line = search->moves, *end = line + search->length;

  while (line < end)
    {
      char *stop = memchr (line, '\n', (gsize) (end - line));
      ProbeMove move;

      *stop = '\0';
      if (*line != '#' && probe_move_parse (line, search->view.seen.setup.trays, &move, NULL) == NULL)
        g_array_append_val (moves, move);
      line = stop + 1;
    }

  return moves;
}

static void
search_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Search *search = data;
  g_autoptr (GArray) moves = parse_moves (search);
  const ProbeHintOrder order = {
    .words = salon_word_list_get (search->word_list),
    .view = &search->view,
    .kind = search->kind,
    .moves = (const ProbeMove *) (gconstpointer) moves->data,
    .n_moves = moves->len,
    .goes_on = goes_on_cb,
    .data = search,
  };

  search->found = probe_hint_find (&order, &search->question) == PROBE_HINT_FOUND;
  g_task_return_boolean (task, TRUE);
}

/* On the main loop */

/* Translators: a player or “everybody”, a card such as “E” or “a blank”, and a chance such as “7 in 10” */
static char *
tell_hint (ProbeGame *self)
{
  const ProbeReviewQuestion *hint = &self->hint;
  g_autofree char *name =
    hint->target < self->shown.setup.seats ? probe_text_name (&self->shown, hint->target) : g_strdup (_ ("everybody"));
  g_autofree char *card = probe_text_one_card (&self->shown.setup, hint->letter);
  g_autofree char *chance = probe_review_text_chance (hint->chance);

  return g_strdup_printf (_ ("Hint: ask %1$s for %2$s (%3$s)."), name, card, chance);
}

static void
searched_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Search *search = g_task_get_task_data (G_TASK (result));
  g_autoptr (ProbeGame) self = g_weak_ref_get (&search->game);
  const SalonRemark remark = { .type = SALON_REMARK_HINT, .number = (guint64) search->view.seen.moves + 1 };
  g_autofree char *news = NULL;

  /* The game may be gone, or another position may have come. */
  if (self == NULL || search->cancellable != self->hinting)
    return;
  g_clear_object (&self->hinting);

  /* Nobody gets a hint of which the record would say nothing. */
  if (search->found && probe_game_log_remark (self, &remark))
    {
      self->has_hint = TRUE;
      self->hint = search->question;
      self->hint_at = self->state.moves;
      salon_game_save (SALON_GAME (self));
      news = tell_hint (self);
    }
  else
    news = g_strdup (_ ("There is no hint for this question."));
  salon_game_tell (SALON_GAME (self), news);
  salon_game_changed (SALON_GAME (self));
}

static const char *
why_not_hint (ProbeGame *self)
{
  const char *reason = probe_game_why_not_helped (self);

  if (reason != NULL)
    return reason;
  if (self->hinting != NULL)
    return _ ("Salon is looking for a hint.");
  if (self->state.phase != PROBE_TO_ASK || !probe_game_is_human (self, self->state.turn))
    return _ ("There is a hint when it is your turn to ask.");
  if (probe_game_get_hint (self) != NULL)
    return _ ("You have the hint for this question.");
  if (probe_game_get_words (self) == NULL)
    return _ ("The word list of this game cannot be read.");
  if (self->remarks >= SALON_REMARKS_MAX)
    return _ ("The record of this game has no room for more comments.");

  return NULL;
}

char *
probe_game_why_not_hint (ProbeGame *self)
{
  return g_strdup (why_not_hint (self));
}

gboolean
probe_game_find_hint (ProbeGame *self, GError **error)
{
  const char *reason = why_not_hint (self);
  g_autoptr (GTask) task = NULL;
  const char *moves;
  Search *search;

  if (reason != NULL)
    {
      g_set_error_literal (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_STAGE, reason);
      return FALSE;
    }

  search = g_new0 (Search, 1);
  g_weak_ref_init (&search->game, self);
  search->word_list = salon_word_list_ref (probe_game_get_list (self));
  search->cancellable = g_cancellable_new ();
  probe_view (&self->state, self->state.turn, &search->view);
  memcpy (search->kind, self->header.salon.kind, sizeof search->kind);
  moves = probe_game_peek_moves (self, &search->length);
  search->moves = g_memdup2 (moves, search->length);

  g_set_object (&self->hinting, search->cancellable);
  task = g_task_new (NULL, NULL, searched_cb, NULL);
  g_task_set_source_tag (task, probe_game_find_hint);
  g_task_set_task_data (task, search, free_search);
  g_task_run_in_thread (task, search_in_thread);
  return TRUE;
}

const ProbeReviewQuestion *
probe_game_get_hint (ProbeGame *self)
{
  return self->has_hint && self->hint_at == self->state.moves ? &self->hint : NULL;
}

void
probe_game_drop_hint (ProbeGame *self)
{
  if (self->hinting != NULL)
    g_cancellable_cancel (self->hinting);
  g_clear_object (&self->hinting);
  self->has_hint = FALSE;
}
