/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-card.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-drag.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-press.h"

#define PRESS_ACTION "card.press"
#define FLIP_MS      360
#define SLIDE_MS     260

/* Shares of the card's height. */
#define LETTER_SIZE   .52
#define LETTER_MIDDLE .545
#define SECRET_MIDDLE .5 /* above the closed eye */
#define RAISE         .16

/* What is seen of the card from one side. */
typedef struct {
  SalonArtTile tile;
  PangoLayout *letter;
  graphene_point_t origin;
} Side;

struct _ProbeCard {
  GtkWidget parent_instance;

  GdkRGBA colour;
  char *blank_name;
  int count; /* -1: not counted */
  char letter;
  gboolean pulled;
  gboolean secret;
  gboolean activatable;
  gboolean highlight;
  gboolean draggable;

  int width, height; /* of the card as it is drawn */
  int x, y;
  Side front, old; /* old is what is turned away from */
  double turned;   /* 0 … 1 from old to front */
  double raised;   /* 0 … 1 */
  gboolean animating;

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

static void
side_clear (Side *side)
{
  salon_art_tile_clear (&side->tile);
  g_clear_object (&side->letter);
}

static const char *
front_art (ProbeCard *self)
{
  if (self->count == 0)
    return "probe/card-none";
  if (self->letter == PROBE_LETTER_NONE)
    return "probe/card-back";
  if (self->letter == PROBE_BLANK)
    return self->secret ? "probe/card-blank-secret" : "probe/card-blank";
  return self->secret ? "probe/card-face-secret" : "probe/card-face";
}

/* Renders what the card shows; called when it changes, never from snapshot. */
static void
prepare_front (ProbeCard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char text[2] = { self->letter == PROBE_BLANK ? '\0' : self->letter, '\0' };

  gtk_widget_queue_draw (widget);
  if (self->width < 1)
    return;

  salon_art_tile_prepare (&self->front.tile, widget, front_art (self), self->count == 0 ? NULL : &self->colour,
                          self->width, self->height);
  g_clear_object (&self->front.letter);
  if (text[0])
    {
      self->front.letter = salon_draw_layout (widget, text, self->height * LETTER_SIZE);
      salon_draw_centre (widget, self->front.letter, self->width / 2.,
                         self->height * (self->secret ? SECRET_MIDDLE : LETTER_MIDDLE), &self->front.origin);
    }
}

static void
update_label (ProbeCard *self)
{
  const char letter[2] = { self->letter, '\0' };
  const char *name = letter;
  g_autofree char *label = NULL;

  if (self->letter == PROBE_LETTER_NONE)
    name = _ ("hidden card");
  else if (self->letter == PROBE_BLANK)
    name = self->blank_name ? self->blank_name : C_ ("letter card", "blank");

  if (self->count < 0)
    label = g_strdup (name);
  else
    /* Translators: %1$s is a letter card, %2$d how many of them are left */
    label = g_strdup_printf (ngettext ("%1$s, %2$d left", "%1$s, %2$d left", self->count), name, self->count);

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

static void
flip_done_cb (ProbeCard *self)
{
  side_clear (&self->old);
}

static void
press_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, activated_signal, 0);
}

static GdkContentProvider *
drag_prepare_cb (GtkDragSource *source, double x, double y, ProbeCard *self)
{
  const char text[2] = { self->letter, '\0' };

  if (!self->draggable || !self->activatable || self->count == 0 || !text[0])
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

  /* A turn that is under way goes on with the sizes of its beginning, for the
   * third of a second that is left of it. */
  prepare_front (self);
}

static void
snapshot_side (ProbeCard *self, GtkSnapshot *snapshot, const Side *side)
{
  static const GdkRGBA faded = { .5f, .5f, .5f, .75f };

  salon_art_tile_snapshot (&side->tile, snapshot, 0, 0);
  if (side->letter)
    salon_draw_text (snapshot, side->letter, &side->origin, self->count == 0 ? &faded : &salon_ink);
}

static void
probe_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeCard *self = PROBE_CARD (widget);
  const gboolean turning = self->turned < 1;
  const Side *side = turning && self->turned < .5 ? &self->old : &self->front;
  const double seen = turning ? fabs (cos (G_PI * self->turned)) : 1;
  const gboolean hover = self->activatable && gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT;
  const float radius = self->height * .073f;
  const graphene_rect_t rect = GRAPHENE_RECT_INIT (0, 0, self->width, self->height);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (self->x, self->y - round (self->raised * RAISE * self->height)
                                                                     - (hover ? MAX (2, self->height / 24) : 0)));

  /* Further copies look out behind the first. */
  for (int i = MIN (self->count, 3) - 1; i > 0; i--)
    salon_art_tile_snapshot (&self->front.tile, snapshot, i * MAX (2, self->width / 18),
                             -i * MAX (1, self->width / 30));

  if (seen < 1)
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (self->width * (1 - seen) / 2, 0));
      gtk_snapshot_scale (snapshot, MAX (seen, .01), 1);
    }
  snapshot_side (self, snapshot, side);

  if (self->highlight)
    salon_draw_ring (snapshot, &rect, radius, -1, MAX (3, roundf (self->width * .055f)) + hover, &salon_gold);
  if (gtk_widget_has_visible_focus (widget))
    salon_draw_focus (snapshot, &rect, radius, 0);
  gtk_snapshot_restore (snapshot);
}

static void
probe_card_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  GTK_WIDGET_CLASS (probe_card_parent_class)->state_flags_changed (widget, previous);
  gtk_widget_queue_draw (widget);
}

static void
probe_card_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (probe_card_parent_class)->css_changed (widget, change);
  gtk_widget_queue_allocate (widget);
}

static void
probe_card_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ProbeCard *self = PROBE_CARD (object);

  switch (id)
    {
    case PROP_LETTER:
      g_value_set_schar (value, self->letter);
      break;
    case PROP_COLOUR:
      g_value_set_boxed (value, &self->colour);
      break;
    case PROP_PULLED:
      g_value_set_boolean (value, self->pulled);
      break;
    case PROP_ACTIVATABLE:
      g_value_set_boolean (value, self->activatable);
      break;
    case PROP_COUNT:
      g_value_set_int (value, self->count);
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
      probe_card_set_colour (self, g_value_get_boxed (value));
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
  side_clear (&self->front);
  side_clear (&self->old);
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
  widget_class->css_changed = probe_card_css_changed;

  props[PROP_LETTER] = g_param_spec_char ("letter", NULL, NULL, 0, 127, 0, flags);
  props[PROP_COLOUR] = g_param_spec_boxed ("colour", NULL, NULL, GDK_TYPE_RGBA, flags);
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

  self->colour = *salon_colour_get (0);
  self->count = -1;
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
  salon_art_watch_scale (widget);
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

  if (letter == self->letter)
    return;

  /* A face that goes is gone at once: it may be another one's secret. */
  turns = letter != PROBE_LETTER_NONE && self->letter == PROBE_LETTER_NONE;
  self->letter = letter;
  adw_animation_skip (self->flip);
  if (turns && self->width > 0)
    {
      self->old = self->front;
      self->front = (Side) { 0 };
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

  return self->letter;
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
probe_card_set_colour (ProbeCard *self, const GdkRGBA *colour)
{
  g_return_if_fail (PROBE_IS_CARD (self));
  g_return_if_fail (colour != NULL);

  if (gdk_rgba_equal (colour, &self->colour))
    return;
  self->colour = *colour;
  prepare_front (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COLOUR]);
}

void
probe_card_set_pulled (ProbeCard *self, gboolean pulled)
{
  g_return_if_fail (PROBE_IS_CARD (self));

  pulled = !!pulled;
  if (pulled == self->pulled)
    return;
  self->pulled = pulled;
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->slide), self->raised);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->slide), pulled ? 1 : 0);
  adw_animation_play (self->slide);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PULLED]);
}

void
probe_card_set_secret (ProbeCard *self, gboolean secret)
{
  g_return_if_fail (PROBE_IS_CARD (self));

  secret = !!secret;
  if (secret == self->secret)
    return;
  self->secret = secret;
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
probe_card_set_count (ProbeCard *self, int count)
{
  g_return_if_fail (PROBE_IS_CARD (self));

  count = MAX (count, -1);
  if (count == self->count)
    return;
  self->count = count;
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
