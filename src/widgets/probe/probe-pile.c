/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-pile.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-press.h"

#define PRESS_ACTION "pile.press"
#define PULSE_MS     700
#define CARDS_A_STEP 8 /* one more edge is seen for so many cards */
#define STEPS_MAX    7

struct _ProbePile {
  GtkWidget parent_instance;

  int left;
  gboolean drawable;
  double pulse; /* 0 … 1 … 0 */

  SalonArtTile card;
  AdwAnimation *animation;
};

G_DEFINE_FINAL_TYPE (ProbePile, probe_pile, GTK_TYPE_WIDGET)

static guint activated_signal;

static void
update_label (ProbePile *self)
{
  g_autofree char *label = NULL;

  if (self->drawable)
    /* Translators: the pile of activity cards, when one may be drawn */
    label = g_strdup_printf (ngettext ("Draw an activity card, %d card left", "Draw an activity card, %d cards left",
                                       self->left),
                             self->left);
  else
    label = g_strdup_printf (ngettext ("Activity cards, %d card left", "Activity cards, %d cards left", self->left),
                             self->left);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, !self->drawable, -1);
}

static void
press_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, activated_signal, 0);
}

static void
pulse_cb (double value, ProbePile *self)
{
  self->pulse = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
probe_pile_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  salon_art_tile_prepare (&PROBE_PILE (widget)->card, widget, "probe/activity-back", NULL, width, height);
}

static void
probe_pile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbePile *self = PROBE_PILE (widget);
  const float width = gtk_widget_get_width (widget);
  const float height = gtk_widget_get_height (widget);
  const float step = MAX (1, roundf (width / 90));
  const int steps = self->left < 1 ? 0 : 1 + MIN (self->left / CARDS_A_STEP, STEPS_MAX - 1);
  const gboolean hover = self->drawable && gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT;
  float x = 0, y = 0;

  for (int i = 0; i < steps; i++)
    {
      x = i * step * .5f;
      y = -i * step;
      if (i == steps - 1 && hover)
        y -= MAX (2, height / 40);
      salon_art_tile_snapshot (&self->card, snapshot, x, y);
    }

  if (self->drawable)
    {
      const graphene_rect_t top = GRAPHENE_RECT_INIT (x, y, width, height);
      const float line = MAX (2, width * .025f);
      GdkRGBA glow = salon_white;

      /* White on gold: the ring is seen against the card and the well. */
      salon_draw_ring (snapshot, &top, width * .07f, 0, line, &salon_white);
      glow.alpha = .55f * self->pulse + (hover ? .3f : 0);
      if (glow.alpha > .01f)
        salon_draw_ring (snapshot, &top, width * .07f, line, line * 1.5f, &glow);
    }
  if (gtk_widget_has_visible_focus (widget))
    salon_draw_focus (snapshot, &GRAPHENE_RECT_INIT (x, y, width, height), width * .07f, 2);
}

static void
probe_pile_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  GTK_WIDGET_CLASS (probe_pile_parent_class)->state_flags_changed (widget, previous);
  gtk_widget_queue_draw (widget);
}

static void
probe_pile_dispose (GObject *object)
{
  ProbePile *self = PROBE_PILE (object);

  g_clear_object (&self->animation);
  salon_art_tile_clear (&self->card);

  G_OBJECT_CLASS (probe_pile_parent_class)->dispose (object);
}

static void
probe_pile_class_init (ProbePileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_pile_dispose;
  widget_class->size_allocate = probe_pile_size_allocate;
  widget_class->snapshot = probe_pile_snapshot;
  widget_class->state_flags_changed = probe_pile_state_flags_changed;

  activated_signal =
    g_signal_new ("activated", PROBE_TYPE_PILE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "probe-pile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  salon_press_install (widget_class, PRESS_ACTION, press_cb);
}

static void
probe_pile_init (ProbePile *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  /* Twice in and out; then the ring stands still and costs nothing. */
  self->animation =
    adw_timed_animation_new (widget, 0, 1, PULSE_MS,
                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) pulse_cb, self, NULL));
  adw_timed_animation_set_alternate (ADW_TIMED_ANIMATION (self->animation), TRUE);
  adw_timed_animation_set_repeat_count (ADW_TIMED_ANIMATION (self->animation), 4);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_IN_OUT_SINE);

  salon_press_setup (widget, PRESS_ACTION);
  salon_art_watch_scale (widget);
  update_label (self);
}

void
probe_pile_set_drawable (ProbePile *self, gboolean drawable)
{
  drawable = !!drawable;
  if (drawable == self->drawable)
    return;
  self->drawable = drawable;
  salon_press_set_enabled (GTK_WIDGET (self), PRESS_ACTION, drawable);
  if (drawable)
    adw_animation_play (self->animation);
  else
    adw_animation_skip (self->animation);
  self->pulse = drawable ? self->pulse : 0;
  update_label (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
probe_pile_set_left (ProbePile *self, int left)
{
  self->left = MAX (left, 0);
  update_label (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
