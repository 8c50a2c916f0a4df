/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-pile.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-press.h"
#include "widgets/salon-theme-use.h"

#define PRESS_ACTION "pile.press"
#define PULSE_MS     700
#define CARDS_A_STEP 12 /* for so many cards, one more edge is drawn */
#define STEPS_MAX    4

/* The prompt, as shares of the width of the pile, its height from the text. */
#define PROMPT_FONT   .125
#define PROMPT_MIDDLE .80 /* of the height of the pile */
#define PROMPT_EDGE   .06

struct _ProbePile {
  GtkWidget parent_instance;

  int left;
  gboolean drawable;
  double pulse; /* of the ring, from 0 to 1 and back to 0 */

  SalonArtTile card;
  PangoLayout *prompt; /* stands on the pile while a card may be drawn */
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

/* Prepares the prompt in the largest font that fits. */
static void
prepare_prompt (ProbePile *self, int width)
{
  const double room = width * (1 - 4 * PROMPT_EDGE);
  double size = width * PROMPT_FONT;
  int drawn;

  g_clear_object (&self->prompt);
  if (width < 20)
    return;

  /* Translators: on the pile of activity cards, which has to be clicked now; as short as can be */
  self->prompt = salon_draw_layout (GTK_WIDGET (self), _ ("Draw a card"), size);
  pango_layout_get_pixel_size (self->prompt, &drawn, NULL);
  if (drawn <= room)
    return;
  g_clear_object (&self->prompt);
  self->prompt = salon_draw_layout (GTK_WIDGET (self), _ ("Draw a card"), size * room / drawn);
}

/* Draws the prompt on the card with this upper left corner. */
static void
snapshot_prompt (ProbePile *self, GtkSnapshot *snapshot, float x, float y)
{
  const float width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  const float edge = width * (float) PROMPT_EDGE, middle = y + height * (float) PROMPT_MIDDLE;
  GskRoundedRect outline;
  graphene_rect_t plate;
  int text_width, text_height;

  pango_layout_get_pixel_size (self->prompt, &text_width, &text_height);
  plate =
    GRAPHENE_RECT_INIT (x + (width - (float) text_width) / 2 - 1.4f * edge, middle - (float) text_height / 2 - edge / 2,
                        (float) text_width + 2.8f * edge, (float) text_height + edge);
  gsk_rounded_rect_init_from_rect (&outline, &plate, plate.size.height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, salon_theme_get_role ("panel"), &plate);
  gtk_snapshot_pop (snapshot);
  salon_draw_text (snapshot, self->prompt,
                   &GRAPHENE_POINT_INIT (roundf (x + (width - (float) text_width) / 2),
                                         roundf (middle - (float) text_height / 2)),
                   salon_theme_get_role ("prompt"));
}

static void
probe_pile_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  prepare_prompt (PROBE_PILE (widget), width);
  salon_art_tile_prepare (&PROBE_PILE (widget)->card, widget, "probe/activity-back", NULL, width, height);
}

static void
probe_pile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbePile *self = PROBE_PILE (widget);
  const float width = gtk_widget_get_width (widget);
  const float height = gtk_widget_get_height (widget);
  const float step = 1.6f * width / 130; /* px from one card of the pile to the next */
  const int steps = self->left < 1 ? 0 : 1 + MIN (self->left / CARDS_A_STEP, STEPS_MAX - 1);
  const gboolean hover = self->drawable && gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT;
  float x = 0, y = 0;

  for (int i = 0; i < steps; i++)
    {
      x = -i * step * .75f;
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

      /* The ring is white, which is visible against the gold card and the dark well. */
      salon_draw_ring (snapshot, &top, width * .07f, 0, line, &salon_white);
      glow.alpha = .55f * self->pulse + (hover ? .3f : 0);
      if (glow.alpha > .01f)
        salon_draw_ring (snapshot, &top, width * .07f, line, line * 1.5f, &glow);
      if (self->prompt != NULL)
        snapshot_prompt (self, snapshot, x, y);
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
  g_clear_object (&self->prompt);

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

  /* The ring pulses twice and then stands still, so that a waiting game draws no frames. */
  self->animation =
    adw_timed_animation_new (widget, 0, 1, PULSE_MS,
                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) pulse_cb, self, NULL));
  adw_timed_animation_set_alternate (ADW_TIMED_ANIMATION (self->animation), TRUE);
  adw_timed_animation_set_repeat_count (ADW_TIMED_ANIMATION (self->animation), 4);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_IN_OUT_SINE);

  salon_press_setup (widget, PRESS_ACTION);
  salon_art_watch (widget);
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
