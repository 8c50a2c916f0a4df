/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens without a person: the table answers, and computers move. Computers think
 * in a worker thread, on copies of their views. The main loop does one step at a time and
 * never waits. */

#include "model/probe/probe-game-private.h"

#include <glib/gi18n.h>

#include "players/probe/probe-telling.h"

/* How long a bot seems to think, in milliseconds at the usual pace; it may take longer. */
#define BOT_PACE 900

/* A question to a worker, and its answer. It contains views, never the state. */
typedef struct {
  GWeakRef game;
  SalonWordList *word_list;
  const WordsList *words; /* that is kept open by it */
  gboolean lays;
  ProbeSetup setup; /* laying: without any row */
  int tray;
  guint asked; /* bit per seat that may interrupt or challenge */
  int decider; /* seat that has to move, or PROBE_NOBODY */
  ProbeView view[PROBE_MAX_SEATS];
  ProbePlayer player[PROBE_MAX_SEATS];
  guint32 moves; /* number of moves when the question was put */

  gboolean found;
  int seat;
  ProbeRow row;
  ProbeMove move;
} Thought;

static Thought *
new_thought (ProbeGame *self)
{
  Thought *thought = g_new0 (Thought, 1);

  g_weak_ref_init (&thought->game, self);
  thought->word_list = salon_word_list_ref (probe_game_get_list (self));
  thought->words = salon_word_list_get (thought->word_list);
  return thought;
}

static void
free_thought (gpointer data)
{
  Thought *thought = data;

  g_weak_ref_clear (&thought->game);
  salon_word_list_unref (thought->word_list);
  g_free (thought);
}

static void
think (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Thought *thought = data;

  if (thought->lays)
    {
      thought->found =
        probe_player_lay (&thought->player[thought->seat], &thought->setup, thought->words, &thought->row);
      g_task_return_boolean (task, TRUE);
      return;
    }

  for (int seat = 0; seat < PROBE_MAX_SEATS && !thought->found; seat++)
    if (thought->asked & 1u << seat && !g_cancellable_is_cancelled (cancellable))
      thought->found =
        probe_player_interject (&thought->player[seat], &thought->view[seat], thought->words, &thought->move);
  if (!thought->found && thought->decider != PROBE_NOBODY && !g_cancellable_is_cancelled (cancellable))
    thought->found = probe_player_choose (&thought->player[thought->decider], &thought->view[thought->decider],
                                          thought->words, &thought->move);
  g_task_return_boolean (task, TRUE);
}

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Thought *thought = g_task_get_task_data (G_TASK (result));
  g_autoptr (ProbeGame) self = g_weak_ref_get (&thought->game);

  /* The game may be gone, or may have started another thought. */
  if (self == NULL || g_task_get_cancellable (G_TASK (result)) != self->thinking)
    return;
  g_clear_object (&self->thinking);

  if (thought->lays && salon_game_is_frozen (SALON_GAME (self)))
    return; /* thawing the game starts the thought again */
  if (thought->lays)
    {
      self->player[thought->seat] = thought->player[thought->seat];
      if (thought->found)
        probe_game_put_row (self, thought->seat, thought->tray, &thought->row);
      else
        g_warning ("no word of the list can be laid in this edition");
      return;
    }

  if (thought->moves == self->state.moves)
    {
      self->considered = TRUE;
      self->considered_at = thought->moves;
      self->has_pending = thought->found;
      self->pending = thought->move;
      self->pending_at = thought->moves;
    }
  probe_game_schedule (self);
}

static void
start_thinking (ProbeGame *self, Thought *thought)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, thought_cb, NULL);

  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    thought->player[seat] = self->player[seat];
  g_set_object (&self->thinking, cancellable);
  self->thinking_at = thought->moves;
  g_task_set_source_tag (task, start_thinking);
  g_task_set_task_data (task, thought, free_thought);
  g_task_run_in_thread (task, think);
}

/* Computers think of words of the list. If it can no longer be read, everybody is told once: the computers, and the game with
 * them, wait until somebody sits down at the table again and the list is back. */
static gboolean
computers_lack_words (ProbeGame *self)
{
  if (probe_game_get_words (self) != NULL)
    return FALSE;

  salon_game_tell_standstill (SALON_GAME (self),
                              _ ("The computers cannot go on: the word list of this game cannot be read."));
  return TRUE;
}

/* Starts the search for a word for a computer that has not laid all of its words. */
static void
think_of_a_word (ProbeGame *self)
{
  const ProbeSetup *setup = &self->header.setup;

  for (int seat = 0; seat < setup->seats; seat++)
    for (int tray = 0; tray < setup->trays; tray++)
      if (probe_game_is_computer (self, seat) && setup->row[seat][tray].n == 0)
        {
          Thought *thought;

          if (computers_lack_words (self))
            return;
          thought = new_thought (self);
          thought->lays = TRUE;
          thought->seat = seat;
          thought->tray = tray;
          thought->setup = self->shown.setup;
          start_thinking (self, thought);
          return;
        }
}

/* The computers (bit per seat) to ask whether they move out of turn. All are asked when a word
 * may be named or where spelling may be challenged, but only once at each position. */
static guint
may_interject (ProbeGame *self)
{
  guint asked = 0;

  if (self->script != NULL || (self->considered && self->considered_at == self->state.moves))
    return 0;
  if (self->state.phase != PROBE_TO_DRAW && self->state.phase != PROBE_TO_ASK && !self->header.setup.spelling_free)
    return 0;
  for (int seat = 0; seat < self->header.setup.seats; seat++)
    if (probe_game_is_computer (self, seat))
      asked |= 1u << seat;

  return asked;
}

static void
think_of_a_move (ProbeGame *self)
{
  const int decider = probe_decider (&self->state);
  const gboolean computer = probe_game_is_computer (self, decider);
  const guint asked = may_interject (self);
  Thought *thought;

  if (probe_game_bots_interject (self))
    return;
  if (asked == 0 && !computer)
    {
      probe_game_ask_bot (self);
      return;
    }

  if (computers_lack_words (self))
    return;
  thought = new_thought (self);
  thought->asked = asked;
  thought->decider = computer ? decider : PROBE_NOBODY;
  thought->moves = self->state.moves;
  for (int seat = 0; seat < self->header.setup.seats; seat++)
    if (probe_game_is_computer (self, seat))
      probe_view (&self->state, seat, &thought->view[seat]);
  start_thinking (self, thought);
}

/* Answers “no”, or shows the card that tells the others least, for a person who does not have to answer. */
static gboolean
table_answers (ProbeGame *self)
{
  const int seat = probe_decider (&self->state);
  ProbeView view;
  ProbeMove move;

  if (self->stage != SALON_GAME_PLAYING || self->state.phase != PROBE_TO_ANSWER || !probe_game_is_human (self, seat)
      || probe_game_get_person (self) != PROBE_NOBODY)
    return FALSE;

  probe_view (&self->state, seat, &view);
  move = probe_quietest_show (&view, probe_game_get_words (self));
  probe_game_play (self, &move, NULL);
  return TRUE;
}

static void
make_pending_move (ProbeGame *self)
{
  const ProbeMove move = self->pending;
  g_autoptr (GError) error = NULL;

  self->has_pending = FALSE;
  if (move.type == PROBE_DRAW)
    probe_game_draw (self, &error);
  else
    probe_game_play (self, &move, &error);
  if (error != NULL)
    g_warning ("a computer player wanted an illegal move: %s", error->message);
}

/* Whether table and computers may move; a person's waiting move is made before theirs. */
static gboolean
may_go_on (ProbeGame *self)
{
  const gboolean learner_reads = self->script != NULL && self->lesson.waits;

  return !self->has_waiting && !learner_reads && salon_game_may_go_on (SALON_GAME (self));
}

/* Whether a worker is thinking about the present position. */
static gboolean
thinks_of_now (ProbeGame *self)
{
  return self->thinking != NULL && self->thinking_at == self->state.moves;
}

static gboolean
step_cb (gpointer data)
{
  g_autoptr (ProbeGame) self = g_object_ref (PROBE_GAME (data));

  self->step_id = 0;
  if (salon_game_is_closed (SALON_GAME (self)))
    return G_SOURCE_REMOVE;
  if (salon_game_is_resting (SALON_GAME (self)))
    {
      /* What was thought of before may have been made just now, and somebody may have asked the list because of it. */
      probe_game_close_words (self);
      return G_SOURCE_REMOVE;
    }

  if (self->has_pending && self->pending_at != self->state.moves)
    self->has_pending = FALSE;

  if (self->stage == SALON_GAME_SETTING_UP)
    {
      if (salon_game_is_frozen (SALON_GAME (self)))
        return G_SOURCE_REMOVE;
      probe_game_put_bot_rows (self);
      if (self->thinking == NULL && self->stage == SALON_GAME_SETTING_UP)
        think_of_a_word (self);
    }
  else if (self->has_pending)
    {
      if (may_go_on (self))
        make_pending_move (self);
    }
  else if ((!may_go_on (self) || (!table_answers (self) && !probe_game_lesson_draws (self))) && !thinks_of_now (self))
    {
      /* The worker may still think about an earlier position. */
      probe_game_stop_thinking (self);
      think_of_a_move (self);
    }

  return G_SOURCE_REMOVE;
}

void
probe_game_schedule (ProbeGame *self)
{
  if (self->step_id == 0 && !salon_game_is_closed (SALON_GAME (self)))
    self->step_id = g_idle_add (step_cb, self);
}

void
probe_game_stop_thinking (ProbeGame *self)
{
  g_clear_handle_id (&self->step_id, g_source_remove);
  if (self->thinking != NULL)
    g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
}

gboolean
probe_game_is_thinking (ProbeGame *self)
{
  gboolean asked = FALSE;

  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    asked |= self->bot[seat].asked;

  return self->thinking != NULL || asked;
}

guint
probe_game_get_thinking_time (ProbeGame *self)
{
  const int seat = self->stage == SALON_GAME_PLAYING ? probe_decider (&self->state) : PROBE_NOBODY;
  ProbeView view;

  /* Computers draw and answer without thinking. */
  if (seat == PROBE_NOBODY || probe_game_is_human (self, seat) || self->state.phase == PROBE_TO_DRAW
      || self->state.phase == PROBE_TO_ANSWER)
    return 0;

  if (!probe_game_is_computer (self, seat))
    return BOT_PACE;
  probe_view (&self->state, seat, &view);
  return probe_player_pace (&self->player[seat], &view);
}

/* Suggestions */

static void
suggest (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Thought *thought = data;

  if (thought->words != NULL && probe_player_lay (&thought->player[0], &thought->setup, thought->words, &thought->row))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_new_error (task, PROBE_GAME_ERROR, PROBE_GAME_ERROR_ROW, "%s", _ ("There is no word to suggest."));
}

static void
suggested_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  Thought *thought = g_task_get_task_data (G_TASK (result));
  GError *error = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &error))
    g_task_return_pointer (task, g_memdup2 (&thought->row, sizeof thought->row), g_free);
  else
    g_task_return_error (task, error);
}

/* Two tasks, so that the worker never drops the last reference and finalizes the game outside
 * the main thread: @task (transfer full) with the game stays in the main loop. */
static void
suggest_any (ProbeGame *self, GCancellable *cancellable, GTask *task)
{
  g_autoptr (GTask) work = g_task_new (NULL, cancellable, suggested_cb, task);
  Thought *thought = new_thought (self);

  thought->setup = self->shown.setup;
  probe_player_init (&thought->player[0], PROBE_PLAYER_MEDIUM, probe_game_random (self));
  g_task_set_source_tag (work, probe_game_suggest_async);
  g_task_set_task_data (work, thought, free_thought);
  g_task_run_in_thread (work, suggest);
}

void
probe_game_suggest_async (ProbeGame *self, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  GTask *task = g_task_new (self, cancellable, callback, data);

  g_task_set_source_tag (task, probe_game_suggest_async);
  if (self->script != NULL)
    {
      ProbeRow *row = g_new (ProbeRow, 1);

      probe_row_parse (self->script->yours, row);
      g_task_return_pointer (task, row, g_free);
      g_object_unref (task);
      return;
    }

  suggest_any (self, cancellable, task);
}

gboolean
probe_game_suggest_finish (ProbeGame *self, GAsyncResult *result, ProbeRow *row, GError **error)
{
  g_autofree ProbeRow *word = g_task_propagate_pointer (G_TASK (result), error);

  if (word == NULL)
    return FALSE;

  *row = *word;
  return TRUE;
}
