/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The wheel passes from one scene to another on the frame clock. */

#include "model/salon-clock.h"
#include "widgets/wedges/wedges-wheel-private.h"

static void
stop_ticks (WedgesWheel *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->last = 0;
}

/* Shows what the motion leads to. */
static void
end_motion (WedgesWheel *self)
{
  stop_ticks (self);
  self->moving = FALSE;
  wedges_wheel_pieces_rest (&self->pieces);
  wedges_wheel_point (self);
  wedges_wheel_tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
emit_settled (WedgesWheel *self)
{
  g_clear_handle_id (&self->settled_id, g_source_remove);
  g_signal_emit (self, wedges_wheel_signals[WEDGES_WHEEL_SETTLED], 0);
}

static gboolean
settled_cb (gpointer data)
{
  WedgesWheel *self = data;

  self->settled_id = 0;
  emit_settled (self);
  return G_SOURCE_REMOVE;
}

static void
settle_later (WedgesWheel *self)
{
  if (self->settled_id == 0)
    self->settled_id = g_idle_add_full (G_PRIORITY_DEFAULT, settled_cb, self, NULL);
}

/* Emits the cues that are due; whoever hears one may end the motion. */
static void
emit_cues (WedgesWheel *self)
{
  WedgesWheelCue cue;

  while (self->moving)
    {
      const int due = wedges_wheel_motion_get_cue (&self->motion, self->cues, &cue);

      if (due < 0 || self->ms < due)
        return;
      self->cues++;
      g_signal_emit (self, wedges_wheel_signals[WEDGES_WHEEL_CUE], 0, (int) cue);
    }
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  WedgesWheel *self = WEDGES_WHEEL (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->last != 0)
    self->ms += (double) salon_clock_step (self->last, now) / 1000;
  self->last = now;
  emit_cues (self);
  if (!self->moving || self->tick_id == 0)
    return G_SOURCE_CONTINUE;
  if (self->ms < wedges_wheel_motion_get_length (&self->motion))
    {
      /* While the die rolls, nothing changes here. */
      if (self->ms >= self->motion.wait)
        gtk_widget_queue_draw (widget);
      return G_SOURCE_CONTINUE;
    }

  self->tick_id = 0;
  end_motion (self);
  emit_settled (self);
  return G_SOURCE_REMOVE;
}

/* Whether motion is seen. */
static gboolean
is_seen (WedgesWheel *self)
{
  gboolean animated;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animated, NULL);
  return animated && gtk_widget_get_mapped (GTK_WIDGET (self)) && wedges_wheel_is_sized (self);
}

void
wedges_wheel_begin (WedgesWheel *self, const WedgesScene *before, gboolean moving)
{
  if (self->moving)
    end_motion (self);
  g_clear_handle_id (&self->settled_id, g_source_remove);
  self->cues = 0;
  self->ms = 0;
  self->moving = before != NULL && moving && is_seen (self)
                 && wedges_wheel_motion_make (&self->motion, before, &self->scene)
                 && wedges_wheel_motion_get_length (&self->motion) > 0;
  if (self->moving)
    {
      wedges_wheel_pieces_set_out (&self->pieces, GTK_WIDGET (self), &self->motion, self->colour);
      self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
    }
  else
    settle_later (self);
  wedges_wheel_lay (self);
  wedges_wheel_point_nowhere (self);
  wedges_wheel_point (self);
  wedges_wheel_tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
wedges_wheel_break_off (WedgesWheel *self)
{
  if (!self->moving)
    return;
  end_motion (self);
  settle_later (self);
}

void
wedges_wheel_stop (WedgesWheel *self)
{
  stop_ticks (self);
  g_clear_handle_id (&self->settled_id, g_source_remove);
}

void
wedges_wheel_skip (WedgesWheel *self)
{
  g_return_if_fail (WEDGES_IS_WHEEL (self));

  if (!self->moving)
    return;
  end_motion (self);
  emit_settled (self);
}

gboolean
wedges_wheel_is_moving (WedgesWheel *self)
{
  g_return_val_if_fail (WEDGES_IS_WHEEL (self), FALSE);

  return self->moving;
}
