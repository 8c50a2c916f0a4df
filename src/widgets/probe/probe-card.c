/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-card.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/probe/probe-card-side.h"
#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-drag.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-press.h"
#include "widgets/salon-theme-use.h"

#define PRESS_ACTION "card.press"
#define FLIP_MS      360
#define SLIDE_MS     260

/* In the units of the artwork: see %PROBE_CARD_UNITS. */
#define RAISE     22
#define HOVER     8
#define CANDIDATE 20
#define CHOSEN    30

struct _ProbeCard {
  GtkWidget parent_instance;

  ProbeCardFace face;
  char *blank_name;
  gboolean pulled;
  ProbeCardStanding standing;
  gboolean activatable;
  gboolean highlight;
  gboolean draggable;
  gboolean lifted;

  int width, height; /* of the card as it is drawn */
  int x, y;
  ProbeCardSide front, old; /* the side shown, and the side shown before the card began to turn */
  double turned;            /* 0 (old is in sight) … 1 (front is in sight) */
  double raised;            /* 0 (not raised) … 1 (pulled) */
  gboolean animating;
  gboolean posed; /* @pose is drawn, not what the animations say */
  ProbeCardPose pose;

  AdwAnimation *flip;
  AdwAnimation *slide;
};

G_DEFINE_FINAL_TYPE (ProbeCard, probe_card, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_LETTER,
  PROP_COLOUR,
  PROP_PULLED,
  PROP_ACTIVATABLE,
  PROP_COUNT,
  PROP_ANIMATING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];
static guint activated_signal;

/* Renders the side that the card shows. It is called when that changes, never from
 * snapshot. */
static void
prepare_front (ProbeCard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_queue_draw (widget);
  if (self->width < 1)
    return;

  probe_card_side_prepare (&self->front, widget, &self->face, self->width, self->height);
}

static void
update_label (ProbeCard *self)
{
  const char letter[2] = { self->face.letter, '\0' };
  const char *name = letter;
  g_autofree char *label = NULL;

  if (self->face.letter == PROBE_LETTER_NONE)
    name = _ ("hidden card");
  else if (self->face.letter == PROBE_BLANK)
    name = self->blank_name ? self->blank_name : C_ ("letter card", "blank");

  if (self->face.count < 0)
    label = g_strdup (name);
  else
    /* Translators: %1$s is a letter card, %2$d how many of them are left */
    label = g_strdup_printf (ngettext ("%1$s, %2$d left", "%1$s, %2$d left", self->face.count), name, self->face.count);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
update_animating (ProbeCard *self)
{
  gboolean animating = adw_animation_get_state (self->flip) == ADW_ANIMATION_PLAYING
                       || adw_animation_get_state (self->slide) == ADW_ANIMATION_PLAYING;

  if (animating == self->animating)
    return;
  self->animating = animating;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ANIMATING]);
}

static void
flip_cb (double value, ProbeCard *self)
{
  self->turned = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
slide_cb (double value, ProbeCard *self)
{
  self->raised = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A pose may still show the old side. */
static void
flip_done_cb (ProbeCard *self)
{
  if (!self->posed)
    probe_card_side_clear (&self->old);
}

static void
press_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, activated_signal, 0);
}

static GdkContentProvider *
drag_prepare_cb (GtkDragSource *source, double x, double y, ProbeCard *self)
{
  const char text[2] = { self->face.letter, '\0' };

  if (!self->draggable || !self->activatable || self->face.count == 0 || !text[0])
    return NULL;

  return salon_drag_text (source, text, GTK_WIDGET (self), x, y);
}

static void
probe_card_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  const gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = across ? 20 : (int) ceil (20 * PROBE_CARD_RATIO);
  *natural = across ? 46 : (int) ceil (46 * PROBE_CARD_RATIO);
}

static void
probe_card_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeCard *self = PROBE_CARD (widget);
  const int fitting = MIN (width, (int) floor ((height + .5) / PROBE_CARD_RATIO));

  self->width = MAX (fitting, 1);
  self->height = MIN (height, (int) round (self->width * PROBE_CARD_RATIO));
  self->x = (width - self->width) / 2;
  self->y = (height - self->height) / 2;

  /* Only the new side gets the new size. If the card is turning, the old side keeps its
   * size until the end of the animation, at most a third of a second. */
  prepare_front (self);
}

/* Returns how the card stands in this frame. */
static ProbeCardPose
get_pose (ProbeCard *self)
{
  if (self->posed)
    return self->pose;
  return (ProbeCardPose) {
    .raise = self->raised,
    .turn = self->turned,
    .dim = self->standing == PROBE_CARD_ASIDE ? 1 : 0,
  };
}

/* Draws one or two more cards behind the first of a pile. */
static void
snapshot_pile (ProbeCard *self, GtkSnapshot *snapshot)
{
  for (int i = MIN (self->face.count, 3) - 1; i > 0; i--)
    salon_art_tile_snapshot (&self->front.tile, snapshot, i * MAX (2, self->width / 18),
                             -i * MAX (1, self->width / 30));
}

static void
probe_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeCard *self = PROBE_CARD (widget);
  const ProbeCardPose pose = get_pose (self);
  const double unit = self->width / PROBE_CARD_UNITS;
  const double seen = fabs (1 - 2 * pose.turn);
  const gboolean hover =
    self->lifted || (self->activatable && gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT);
  const graphene_rect_t rect = GRAPHENE_RECT_INIT (0, 0, self->width, self->height);
  const float radius = (float) (PROBE_CARD_RADIUS * unit);

  gtk_snapshot_save (snapshot);
  if (pose.dim > 0)
    gtk_snapshot_push_opacity (snapshot, 1 - PROBE_DIMMED * pose.dim);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (self->x + pose.dx),
                                                (float) (self->y + pose.dy
                                                         - round ((pose.raise * RAISE + (hover ? HOVER : 0)) * unit))));
  snapshot_pile (self, snapshot);
  if (seen != 1)
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (self->width * (1 - seen) / 2), 0));
      gtk_snapshot_scale (snapshot, (float) MAX (seen, .01), 1);
    }
  probe_card_side_snapshot (pose.turn < .5 ? &self->old : &self->front, &self->face, self->width, self->height,
                            snapshot);

  if (self->highlight)
    salon_draw_ring (snapshot, &rect, radius, 0, MAX (2.5f, roundf (self->width * .05f)) + hover,
                     salon_theme_get_role ("accent"));
  if (gtk_widget_has_visible_focus (widget))
    salon_draw_focus (snapshot, &rect, radius, 0);
  if (pose.dim > 0)
    gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
probe_card_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  GTK_WIDGET_CLASS (probe_card_parent_class)->state_flags_changed (widget, previous);
  gtk_widget_queue_draw (widget);
}

static void
probe_card_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ProbeCard *self = PROBE_CARD (object);

  switch (id)
    {
    case PROP_LETTER:
      g_value_set_schar (value, self->face.letter);
      break;
    case PROP_COLOUR:
      g_value_set_uint (value, self->face.colour);
      break;
    case PROP_PULLED:
      g_value_set_boolean (value, self->pulled);
      break;
    case PROP_ACTIVATABLE:
      g_value_set_boolean (value, self->activatable);
      break;
    case PROP_COUNT:
      g_value_set_int (value, self->face.count);
      break;
    case PROP_ANIMATING:
      g_value_set_boolean (value, self->animating);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
probe_card_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ProbeCard *self = PROBE_CARD (object);

  switch (id)
    {
    case PROP_LETTER:
      probe_card_set_letter (self, g_value_get_schar (value));
      break;
    case PROP_COLOUR:
      probe_card_set_colour (self, g_value_get_uint (value));
      break;
    case PROP_PULLED:
      probe_card_set_pulled (self, g_value_get_boolean (value));
      break;
    case PROP_ACTIVATABLE:
      probe_card_set_activatable (self, g_value_get_boolean (value));
      break;
    case PROP_COUNT:
      probe_card_set_count (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
probe_card_dispose (GObject *object)
{
  ProbeCard *self = PROBE_CARD (object);

  g_clear_object (&self->flip);
  g_clear_object (&self->slide);
  probe_card_side_clear (&self->front);
  probe_card_side_clear (&self->old);
  g_clear_pointer (&self->blank_name, g_free);

  G_OBJECT_CLASS (probe_card_parent_class)->dispose (object);
}

static void
probe_card_class_init (ProbeCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  probe_widgets_init ();
  object_class->dispose = probe_card_dispose;
  object_class->get_property = probe_card_get_property;
  object_class->set_property = probe_card_set_property;
  widget_class->measure = probe_card_measure;
  widget_class->size_allocate = probe_card_size_allocate;
  widget_class->snapshot = probe_card_snapshot;
  widget_class->state_flags_changed = probe_card_state_flags_changed;

  props[PROP_LETTER] = g_param_spec_char ("letter", NULL, NULL, 0, 127, 0, flags);
  props[PROP_COLOUR] = g_param_spec_uint ("colour", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_PULLED] = g_param_spec_boolean ("pulled", NULL, NULL, FALSE, flags);
  props[PROP_ACTIVATABLE] = g_param_spec_boolean ("activatable", NULL, NULL, FALSE, flags);
  props[PROP_COUNT] = g_param_spec_int ("count", NULL, NULL, -1, G_MAXINT, -1, flags);
  props[PROP_ANIMATING] =
    g_param_spec_boolean ("animating", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  activated_signal =
    g_signal_new ("activated", PROBE_TYPE_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "probe-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  salon_press_install (widget_class, PRESS_ACTION, press_cb);
}

static void
probe_card_init (ProbeCard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkDragSource *source = gtk_drag_source_new ();

  self->face.count = -1;
  self->turned = 1;

  self->flip =
    adw_timed_animation_new (widget, 0, 1, FLIP_MS,
                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) flip_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->flip), ADW_EASE_IN_OUT_SINE);
  self->slide =
    adw_timed_animation_new (widget, 0, 0, SLIDE_MS,
                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) slide_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->slide), ADW_EASE_OUT_CUBIC);
  g_signal_connect_swapped (self->flip, "done", G_CALLBACK (flip_done_cb), self);
  g_signal_connect_swapped (self->flip, "notify::state", G_CALLBACK (update_animating), self);
  g_signal_connect_swapped (self->slide, "notify::state", G_CALLBACK (update_animating), self);

  g_signal_connect (source, "prepare", G_CALLBACK (drag_prepare_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));

  salon_press_setup (widget, PRESS_ACTION);
  salon_art_watch (widget);
  update_label (self);
}

GtkWidget *
probe_card_new (void)
{
  return g_object_new (PROBE_TYPE_CARD, NULL);
}

void
probe_card_set_letter (ProbeCard *self, char letter)
{
  gboolean turns;

  g_return_if_fail (PROBE_IS_CARD (self));

  if (letter == self->face.letter)
    return;

  /* A face is hidden without an animation, because it may be a secret. */
  turns = letter != PROBE_LETTER_NONE && self->face.letter == PROBE_LETTER_NONE && !self->face.guess;
  self->face.letter = letter;
  adw_animation_skip (self->flip);
  if (turns && self->width > 0)
    {
      probe_card_side_clear (&self->old);
      self->old = self->front;
      self->front = (ProbeCardSide) { 0 };
    }
  prepare_front (self);
  update_label (self);
  if (turns)
    adw_animation_play (self->flip);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LETTER]);
}

char
probe_card_get_letter (ProbeCard *self)
{
  g_return_val_if_fail (PROBE_IS_CARD (self), PROBE_LETTER_NONE);

  return self->face.letter;
}

void
probe_card_set_blank_name (ProbeCard *self, const char *name)
{
  g_return_if_fail (PROBE_IS_CARD (self));

  if (g_strcmp0 (name, self->blank_name) == 0)
    return;
  g_free (self->blank_name);
  self->blank_name = g_strdup (name);
  update_label (self);
}

void
probe_card_set_colour (ProbeCard *self, unsigned colour)
{
  g_return_if_fail (PROBE_IS_CARD (self));

  if (colour == self->face.colour)
    return;
  self->face.colour = colour;
  prepare_front (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COLOUR]);
}

void
probe_card_set_blank_is_dot (ProbeCard *self, gboolean is_dot)
{
  g_return_if_fail (PROBE_IS_CARD (self));

  is_dot = !!is_dot;
  if (is_dot == self->face.blank_is_dot)
    return;
  self->face.blank_is_dot = is_dot;
  prepare_front (self);
}

void
probe_card_set_pose (ProbeCard *self, const ProbeCardPose *pose)
{
  g_return_if_fail (PROBE_IS_CARD (self));

  self->posed = pose != NULL;
  if (pose)
    self->pose = *pose;
  else
    {
      probe_card_skip_animation (self);
      probe_card_side_clear (&self->old);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Lets the card slide to where it stands now. */
static void
slide (ProbeCard *self)
{
  double to = self->pulled ? 1 : 0;

  if (self->standing == PROBE_CARD_CANDIDATE)
    to = CANDIDATE / (double) RAISE;
  else if (self->standing == PROBE_CARD_CHOSEN)
    to = CHOSEN / (double) RAISE;
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->slide), self->raised);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->slide), to);
  adw_animation_play (self->slide);
}

void
probe_card_set_guess (ProbeCard *self, gboolean guess)
{
  g_return_if_fail (PROBE_IS_CARD (self));

  guess = !!guess;
  if (guess == self->face.guess)
    return;
  self->face.guess = guess;
  prepare_front (self);
}

void
probe_card_set_standing (ProbeCard *self, ProbeCardStanding standing)
{
  g_return_if_fail (PROBE_IS_CARD (self));

  if (standing == self->standing)
    return;
  self->standing = standing;
  slide (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
probe_card_set_pulled (ProbeCard *self, gboolean pulled)
{
  g_return_if_fail (PROBE_IS_CARD (self));

  pulled = !!pulled;
  if (pulled == self->pulled)
    return;
  self->pulled = pulled;
  slide (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PULLED]);
}

void
probe_card_set_secret (ProbeCard *self, gboolean secret)
{
  g_return_if_fail (PROBE_IS_CARD (self));

  secret = !!secret;
  if (secret == self->face.secret)
    return;
  self->face.secret = secret;
  prepare_front (self);
}

void
probe_card_set_activatable (ProbeCard *self, gboolean activatable)
{
  g_return_if_fail (PROBE_IS_CARD (self));

  activatable = !!activatable;
  if (activatable == self->activatable)
    return;
  self->activatable = activatable;
  salon_press_set_enabled (GTK_WIDGET (self), PRESS_ACTION, activatable);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ACTIVATABLE]);
}

void
probe_card_set_highlight (ProbeCard *self, gboolean highlight)
{
  g_return_if_fail (PROBE_IS_CARD (self));

  highlight = !!highlight;
  if (highlight == self->highlight)
    return;
  self->highlight = highlight;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
probe_card_set_lifted (ProbeCard *self, gboolean lifted)
{
  g_return_if_fail (PROBE_IS_CARD (self));

  lifted = !!lifted;
  if (lifted == self->lifted)
    return;
  self->lifted = lifted;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
probe_card_set_count (ProbeCard *self, int count)
{
  g_return_if_fail (PROBE_IS_CARD (self));

  count = MAX (count, -1);
  if (count == self->face.count)
    return;
  self->face.count = count;
  prepare_front (self);
  update_label (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COUNT]);
}

void
probe_card_set_draggable (ProbeCard *self, gboolean draggable)
{
  g_return_if_fail (PROBE_IS_CARD (self));

  self->draggable = draggable;
}

gboolean
probe_card_get_animating (ProbeCard *self)
{
  g_return_val_if_fail (PROBE_IS_CARD (self), FALSE);

  return self->animating;
}

void
probe_card_skip_animation (ProbeCard *self)
{
  g_return_if_fail (PROBE_IS_CARD (self));

  adw_animation_skip (self->flip);
  adw_animation_skip (self->slide);
}

void
probe_card_warm (ProbeCard *self)
{
  g_return_if_fail (PROBE_IS_CARD (self));

  if (self->width < 1)
    return;
  probe_card_side_warm (GTK_WIDGET (self), self->face.colour, self->width, self->height);
}
