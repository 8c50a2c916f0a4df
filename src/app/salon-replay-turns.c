/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-replay-turns.h"

typedef struct {
  GBytes *record;
  guint (*find) (GBytes *record, guint moves[SALON_HOUSE_TURNS]);
  SalonReplayTurned turned;
  guint moves[SALON_HOUSE_TURNS], n;
} Turns;

static void
turns_free (gpointer data)
{
  g_bytes_unref (((Turns *) data)->record);
  g_free (data);
}

static void
find_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Turns *turns = data;

  turns->n = turns->find (turns->record, turns->moves);
  g_task_return_boolean (task, TRUE);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  const Turns *turns = g_task_get_task_data (G_TASK (result));

  if (turns->n > 0)
    turns->turned (source, turns->moves, turns->n);
}

void
salon_replay_find_turns (const SalonHouseGame *house, GBytes *record, GObject *owner, SalonReplayTurned turned)
{
  g_autoptr (GTask) task = NULL;
  Turns *turns;

  if (house->find_turns == NULL)
    return;

  turns = g_new0 (Turns, 1);
  turns->record = g_bytes_ref (record);
  turns->find = house->find_turns;
  turns->turned = turned;
  task = g_task_new (owner, NULL, found_cb, NULL);
  g_task_set_source_tag (task, salon_replay_find_turns);
  g_task_set_task_data (task, turns, turns_free);
  g_task_run_in_thread (task, find_in_thread);
}
