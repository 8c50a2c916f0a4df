/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tray passes from one scene to another: what moves, and for how long. */

#include <string.h>

#include "model/salon-clock.h"
#include "widgets/cubes/cubes-tray-private.h"

#define TURN_MS 260.

static gboolean
warm_cb (gpointer data)
{
  CubesTray *self = data;

  for (int i = 0; i < CUBES_HEAPS; i++)
    if (self->pieces.heap[i].texture == NULL)
      {
        cubes_tray_pieces_prepare_heap (&self->pieces, GTK_WIDGET (self), i);
        return G_SOURCE_CONTINUE;
      }
  self->warm_id = 0;
  return G_SOURCE_REMOVE;
}

void
cubes_tray_warm (CubesTray *self)
{
  if (self->warm_id == 0 && cubes_tray_is_sized (self) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->warm_id = g_idle_add_full (G_PRIORITY_LOW, warm_cb, self, NULL);
}

void
cubes_tray_point_nowhere (CubesTray *self)
{
  self->pointer = -1;
  self->pressed = -1;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), NULL);
}

static void
stop_ticks (CubesTray *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->last = 0;
}

static void
arrive (CubesTray *self)
{
  if (self->arrived)
    return;
  self->arrived = TRUE;
  cubes_tray_pieces_arrive (&self->pieces);
  cubes_tray_tell (self);
}

/* Shows what the motion leads to. */
static void
end_motion (CubesTray *self)
{
  stop_ticks (self);
  arrive (self);
  self->moving = FALSE;
  self->turn = 0;
  cubes_tray_pieces_rest (&self->pieces);
  cubes_tray_prepare (self);
  cubes_tray_tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
emit_settled (CubesTray *self)
{
  g_clear_handle_id (&self->settled_id, g_source_remove);
  g_signal_emit (self, cubes_tray_signals[CUBES_TRAY_SETTLED], 0);
}

static gboolean
settled_cb (gpointer data)
{
  CubesTray *self = data;

  self->settled_id = 0;
  emit_settled (self);
  return G_SOURCE_REMOVE;
}

static void
emit_cues (CubesTray *self)
{
  for (int cue = CUBES_TRAY_CUE_LID; cue <= CUBES_TRAY_CUE_BAR; cue++)
    {
      const int due = cubes_tray_motion_get_cue (&self->motion, (CubesTrayCue) cue);

      if (due < 0 || self->ms < due || (self->cues & 1u << cue) != 0)
        continue;
      self->cues |= 1u << cue;
      g_signal_emit (self, cubes_tray_signals[CUBES_TRAY_CUE], 0, cue);
    }
}

void
cubes_tray_forget_going (CubesTray *self)
{
  self->n_going = 0;
  if (!self->moving)
    stop_ticks (self);
}

static gboolean
going_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CubesTray *self = CUBES_TRAY (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->last != 0)
    self->going_ms += (double) salon_clock_step (self->last, now) / 1000;
  self->last = now;
  gtk_widget_queue_draw (widget);
  if (self->going_ms < cubes_tray_get_fade (self->n_going))
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  cubes_tray_forget_going (self);
  return G_SOURCE_REMOVE;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CubesTray *self = CUBES_TRAY (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);
  const double length = self->turn != 0 ? TURN_MS : cubes_tray_motion_get_length (&self->motion);

  if (self->last != 0)
    self->ms += (double) salon_clock_step (self->last, now) / 1000;
  self->last = now;
  if (self->turn == 0)
    {
      emit_cues (self);
      /* Whoever hears it may have ended the motion, or begun another one. */
      if (!self->moving || self->tick_id == 0)
        return G_SOURCE_CONTINUE;
      if (cubes_tray_motion_get_pose (&self->motion, self->ms).after)
        arrive (self);
    }
  if (self->ms < length)
    {
      gtk_widget_queue_draw (widget);
      return G_SOURCE_CONTINUE;
    }

  self->tick_id = 0;
  if (self->turn != 0)
    end_motion (self);
  else
    {
      end_motion (self);
      emit_settled (self);
    }
  return G_SOURCE_REMOVE;
}

/* Whether motion is seen. */
static gboolean
is_seen (CubesTray *self)
{
  gboolean animated;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animated, NULL);
  return animated && gtk_widget_get_mapped (GTK_WIDGET (self));
}

static gboolean
can_move (CubesTray *self)
{
  return is_seen (self) && cubes_tray_is_sized (self);
}

void
cubes_tray_let_go (CubesTray *self)
{
  if (self->n == 0 || self->moving || !cubes_tray_is_known (self) || !can_move (self))
    return;
  cubes_tray_forget_going (self);
  memcpy (self->going, self->path, (size_t) self->n);
  self->n_going = self->n;
  self->going_ms = 0;
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), going_cb, NULL, NULL);
}

static void
begin_motion (CubesTray *self)
{
  cubes_tray_forget_going (self);
  self->moving = TRUE;
  self->arrived = FALSE;
  self->cues = 0;
  self->ms = 0;
  cubes_tray_point_nowhere (self);
  cubes_tray_tell (self);
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
cubes_tray_prepare_motion (CubesTray *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  cubes_tray_pieces_prepare_cubes (&self->pieces, widget, &self->pieces.coming, &self->scene, self->quarters);
  cubes_tray_prepare_bars (self);
  if (self->motion.settle > 0)
    cubes_tray_pieces_prepare_fallen (&self->pieces, widget);
  if (self->motion.shake > 0)
    cubes_tray_pieces_cover (&self->pieces, widget);
}

static gboolean
scenes_equal (const CubesTrayScene *a, const CubesTrayScene *b)
{
  return strcmp (a->faces, b->faces) == 0 && a->upright == b->upright && a->lid == b->lid && a->shakes == b->shakes
         && a->corner == b->corner;
}

static void
settle_later (CubesTray *self)
{
  if (self->settled_id == 0)
    self->settled_id = g_idle_add_full (G_PRIORITY_DEFAULT, settled_cb, self, NULL);
}

void
cubes_tray_set_scene (CubesTray *self, const CubesTrayScene *scene, gboolean moving)
{
  const CubesTrayScene before = self->scene;

  g_return_if_fail (CUBES_IS_TRAY (self));

  if (scenes_equal (scene, &before))
    {
      if (!self->moving)
        settle_later (self);
      return;
    }
  if (self->moving)
    end_motion (self);
  cubes_tray_forget_going (self);
  self->scene = *scene;
  if (strcmp (scene->faces, before.faces) != 0 || scene->corner != before.corner)
    {
      self->n = 0;
      self->filter = -1;
    }
  self->motion = cubes_tray_motion_make (&before, scene);
  if (self->motion.shake > 0)
    self->quarters = 0;
  self->corner_before = before.corner;
  self->was_chosen = self->use == CUBES_TRAY_BARS && !before.lid && self->chosen == scene->corner;
  g_clear_handle_id (&self->settled_id, g_source_remove);
  if (moving && is_seen (self) && cubes_tray_motion_get_length (&self->motion) > 0)
    {
      /* A tray that has just come into sight has its pictures, and moves, as soon as it has a size. */
      if (cubes_tray_is_sized (self))
        cubes_tray_prepare_motion (self);
      begin_motion (self);
      return;
    }

  cubes_tray_point_nowhere (self);
  cubes_tray_prepare (self);
  cubes_tray_tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  settle_later (self);
}

void
cubes_tray_skip (CubesTray *self)
{
  g_return_if_fail (CUBES_IS_TRAY (self));

  if (!self->moving)
    return;
  if (self->turn != 0)
    {
      end_motion (self);
      return;
    }
  end_motion (self);
  emit_settled (self);
}

gboolean
cubes_tray_is_moving (CubesTray *self)
{
  g_return_val_if_fail (CUBES_IS_TRAY (self), FALSE);

  return self->moving;
}

static void
turn_at_once (CubesTray *self, int quarters)
{
  self->quarters = (self->quarters + quarters) & 3;
  for (int i = 0; i < CUBES_SIDE; i++)
    gtk_widget_queue_allocate (self->row[i]);
}

int
cubes_tray_get_quarters (CubesTray *self)
{
  g_return_val_if_fail (CUBES_IS_TRAY (self), 0);

  return self->quarters;
}

/* Turns the tray without anybody seeing it turn. */
static void
turn_unseen (CubesTray *self, int quarters)
{
  turn_at_once (self, quarters);
  cubes_tray_point_nowhere (self);
  cubes_tray_prepare (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
cubes_tray_set_quarters (CubesTray *self, int quarters)
{
  g_return_if_fail (CUBES_IS_TRAY (self));

  if ((quarters & 3) == self->quarters)
    return;
  cubes_tray_skip (self);
  turn_unseen (self, quarters - self->quarters);
}

void
cubes_tray_turn (CubesTray *self, int quarters)
{
  CubesTraySight sight;
  GtkSnapshot *snapshot;

  g_return_if_fail (CUBES_IS_TRAY (self));

  if (self->use == CUBES_TRAY_BARS || (self->moving && self->turn == 0))
    return;
  cubes_tray_skip (self);
  if (!can_move (self) || self->scene.lid)
    {
      turn_unseen (self, quarters);
      return;
    }

  snapshot = gtk_snapshot_new ();
  sight = cubes_tray_look (self);
  /* What is left of the time does not turn with the tray. */
  if (sight.time < 1)
    sight.time = -1;
  cubes_tray_draw (&self->pieces, snapshot, &sight);
  cubes_tray_pieces_flatten (&self->pieces, GTK_WIDGET (self), snapshot);
  turn_at_once (self, quarters);
  cubes_tray_pieces_prepare_cubes (&self->pieces, GTK_WIDGET (self), &self->pieces.coming, &self->scene,
                                   self->quarters);
  cubes_tray_pieces_prepare_path (&self->pieces, GTK_WIDGET (self), &self->pieces.coming, self->path, self->n);
  self->turn = quarters;
  begin_motion (self);
}

double
cubes_tray_get_turned (const CubesTray *self)
{
  const double t = CLAMP (self->ms / TURN_MS, 0, 1);

  return 90 * self->turn * t * t * (3 - 2 * t);
}

void
cubes_tray_break_off (CubesTray *self)
{
  if (!self->moving)
    return;
  end_motion (self);
  settle_later (self);
}

void
cubes_tray_stop (CubesTray *self)
{
  stop_ticks (self);
  g_clear_handle_id (&self->warm_id, g_source_remove);
  g_clear_handle_id (&self->settled_id, g_source_remove);
}
