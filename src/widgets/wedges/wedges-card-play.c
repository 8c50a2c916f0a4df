/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What goes by itself on a card: what moves on the frame clock, and how long a verdict is read before the game goes on. */

#include "model/salon-clock.h"
#include "widgets/wedges/wedges-card-flap.h"
#include "widgets/wedges/wedges-card-motion.h"
#include "widgets/wedges/wedges-card-private.h"

#define READ_STEP 100 /* ms */

/* Motion */

static void
stop_ticks (WedgesCard *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->last = 0;
}

gboolean
wedges_card_is_moving (WedgesCard *self)
{
  g_return_val_if_fail (WEDGES_IS_CARD (self), FALSE);

  return self->motion != WEDGES_CARD_RESTS;
}

gboolean
wedges_card_skip (WedgesCard *self)
{
  g_return_val_if_fail (WEDGES_IS_CARD (self), FALSE);

  if (self->motion == WEDGES_CARD_RESTS)
    return FALSE;
  stop_ticks (self);
  if (self->motion == WEDGES_CARD_OPENS)
    wedges_card_flap_set_slid (WEDGES_CARD_FLAP (self->face.flap), 1);
  self->motion = WEDGES_CARD_RESTS;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return TRUE;
}

static double
get_length (const WedgesCard *self)
{
  return self->motion == WEDGES_CARD_FLIES   ? WEDGES_CARD_FLIGHT_MS
         : self->motion == WEDGES_CARD_OPENS ? WEDGES_CARD_FLAP_MS
                                             : WEDGES_CARD_STAMP_MS;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  WedgesCard *self = WEDGES_CARD (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->last != 0 && !self->paused)
    self->ms += (double) salon_clock_step (self->last, now) / G_TIME_SPAN_MILLISECOND;
  self->last = now;
  if (self->ms >= get_length (self))
    {
      /* Its source goes with it. */
      wedges_card_skip (self);
      return G_SOURCE_CONTINUE;
    }
  if (self->motion == WEDGES_CARD_OPENS)
    wedges_card_flap_set_slid (WEDGES_CARD_FLAP (self->face.flap), wedges_card_motion_get_flap (self->ms));
  else
    gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

static gboolean
is_animated (WedgesCard *self)
{
  gboolean animated = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animated, NULL);
  return animated;
}

void
wedges_card_play (WedgesCard *self, WedgesCardMotion motion)
{
  wedges_card_skip (self);
  self->motion = motion;
  self->ms = 0;
  if (motion == WEDGES_CARD_OPENS)
    wedges_card_flap_set_slid (WEDGES_CARD_FLAP (self->face.flap), 0);
  if (!is_animated (self) || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    wedges_card_skip (self);
  else
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A verdict is read */

static gboolean
reading_cb (gpointer card)
{
  WedgesCard *self = card;

  if (self->paused)
    return G_SOURCE_CONTINUE;
  self->reading -= READ_STEP;
  if (self->reading > 0)
    return G_SOURCE_CONTINUE;
  self->reading_id = 0;
  wedges_card_go_on (self);
  return G_SOURCE_REMOVE;
}

void
wedges_card_read_for (WedgesCard *self, int ms)
{
  g_clear_handle_id (&self->reading_id, g_source_remove);
  self->reading = ms;
  self->reading_id = g_timeout_add (READ_STEP, reading_cb, self);
}

void
wedges_card_stop_playing (WedgesCard *self)
{
  stop_ticks (self);
  g_clear_handle_id (&self->reading_id, g_source_remove);
}
