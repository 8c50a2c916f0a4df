/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-deck.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/probe/probe-activity-card.h"
#include "widgets/probe/probe-pile.h"
#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-art.h"

/* The box of deck-tray.svg, in its own units. */
#define BOX_WIDTH  318
#define BOX_HEIGHT 216
#define BOX_MARGIN 5
#define WELL_X     23 /* of a card in the left well */
#define WELL_Y     22
#define WELL_STEP  152
#define FLIP_MS    520

struct _ProbeDeck {
  GtkWidget parent_instance;

  GtkWidget *pile;
  GtkWidget *card;
  char *shown; /* what the card says, to know a new one */
  gboolean animating;

  SalonArtTile box;
  int x, y;
  double unit; /* px for each unit of the artwork */
  AdwAnimation *flip;
};

G_DEFINE_FINAL_TYPE (ProbeDeck, probe_deck, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_ANIMATING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];
static guint draw_signal;

static void
pile_activated_cb (ProbeDeck *self)
{
  g_signal_emit (self, draw_signal, 0);
}

static void
flip_cb (double value, ProbeDeck *self)
{
  probe_activity_card_set_turned (PROBE_ACTIVITY_CARD (self->card), value, WELL_STEP * self->unit);
}

static void
flip_state_cb (ProbeDeck *self)
{
  const gboolean animating = adw_animation_get_state (self->flip) == ADW_ANIMATION_PLAYING;

  if (animating == self->animating)
    return;
  self->animating = animating;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ANIMATING]);
}

static void
probe_deck_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  const gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  ProbeDeck *self = PROBE_DECK (widget);
  int ignored;

  gtk_widget_measure (self->pile, orientation, -1, &ignored, &ignored, NULL, NULL);
  if (gtk_widget_should_layout (self->card))
    gtk_widget_measure (self->card, orientation, -1, &ignored, &ignored, NULL, NULL);

  *minimum = across ? 180 : 124;
  *natural = (across ? BOX_WIDTH : BOX_HEIGHT) + 2 * BOX_MARGIN;
}

static void
place (ProbeDeck *self, GtkWidget *child, int well)
{
  const int x = self->x + (int) round ((WELL_X + well * WELL_STEP) * self->unit);
  const int y = self->y + (int) round (WELL_Y * self->unit);

  gtk_widget_allocate (child, (int) round (SALON_ACTIVITY_WIDTH * self->unit),
                       (int) round (SALON_ACTIVITY_HEIGHT * self->unit), -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y)));
}

static void
probe_deck_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeDeck *self = PROBE_DECK (widget);
  int box_width, box_height;

  self->unit = MAX (.1, MIN ((width - 2. * BOX_MARGIN) / BOX_WIDTH, (height - 2. * BOX_MARGIN) / BOX_HEIGHT));
  box_width = (int) floor (BOX_WIDTH * self->unit);
  box_height = (int) floor (BOX_HEIGHT * self->unit);
  self->x = (width - box_width) / 2;
  self->y = (height - box_height) / 2;

  salon_art_tile_prepare (&self->box, widget, "probe/deck-tray", NULL, box_width, box_height);
  place (self, self->pile, 0);
  if (gtk_widget_should_layout (self->card))
    place (self, self->card, 1);
}

static void
probe_deck_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeDeck *self = PROBE_DECK (widget);

  salon_art_tile_snapshot (&self->box, snapshot, self->x, self->y);
  GTK_WIDGET_CLASS (probe_deck_parent_class)->snapshot (widget, snapshot);
}

static void
probe_deck_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_ANIMATING:
      g_value_set_boolean (value, PROBE_DECK (object)->animating);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
probe_deck_dispose (GObject *object)
{
  ProbeDeck *self = PROBE_DECK (object);

  g_clear_object (&self->flip);
  g_clear_pointer (&self->pile, gtk_widget_unparent);
  g_clear_pointer (&self->card, gtk_widget_unparent);
  g_clear_pointer (&self->shown, g_free);
  salon_art_tile_clear (&self->box);

  G_OBJECT_CLASS (probe_deck_parent_class)->dispose (object);
}

static void
probe_deck_class_init (ProbeDeckClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  probe_widgets_init ();
  object_class->dispose = probe_deck_dispose;
  object_class->get_property = probe_deck_get_property;
  widget_class->measure = probe_deck_measure;
  widget_class->size_allocate = probe_deck_size_allocate;
  widget_class->snapshot = probe_deck_snapshot;

  props[PROP_ANIMATING] =
    g_param_spec_boolean ("animating", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  draw_signal = g_signal_new ("draw", PROBE_TYPE_DECK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "probe-deck");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
probe_deck_init (ProbeDeck *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->unit = 1;
  self->pile = g_object_new (PROBE_TYPE_PILE, NULL);
  self->card = g_object_new (PROBE_TYPE_ACTIVITY_CARD, "visible", FALSE, NULL);
  gtk_widget_set_parent (self->pile, widget);
  gtk_widget_set_parent (self->card, widget);
  g_signal_connect_swapped (self->pile, "activated", G_CALLBACK (pile_activated_cb), self);

  self->flip =
    adw_timed_animation_new (widget, 0, 1, FLIP_MS,
                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) flip_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->flip), ADW_EASE_IN_OUT_CUBIC);
  g_signal_connect_swapped (self->flip, "notify::state", G_CALLBACK (flip_state_cb), self);

  salon_art_watch_scale (widget);
  /* Translators: the box with the activity cards */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Activity deck"), -1);
}

GtkWidget *
probe_deck_new (void)
{
  return g_object_new (PROBE_TYPE_DECK, NULL);
}

void
probe_deck_show_card (ProbeDeck *self, const char *kind, const char *title, const char *text)
{
  g_autofree char *shown = NULL;

  g_return_if_fail (PROBE_IS_DECK (self));

  shown = g_strjoin ("\n", kind ? kind : "", title ? title : "", text ? text : "", NULL);
  if (g_strcmp0 (shown, self->shown) == 0)
    return;

  g_free (self->shown);
  self->shown = g_steal_pointer (&shown);
  probe_activity_card_set (PROBE_ACTIVITY_CARD (self->card), kind, title, text);
  gtk_widget_set_visible (self->card, TRUE);
  adw_animation_play (self->flip);
}

void
probe_deck_show_none (ProbeDeck *self)
{
  g_return_if_fail (PROBE_IS_DECK (self));

  g_clear_pointer (&self->shown, g_free);
  adw_animation_skip (self->flip);
  gtk_widget_set_visible (self->card, FALSE);
}

void
probe_deck_set_drawable (ProbeDeck *self, gboolean drawable)
{
  g_return_if_fail (PROBE_IS_DECK (self));

  probe_pile_set_drawable (PROBE_PILE (self->pile), drawable);
}

void
probe_deck_set_left (ProbeDeck *self, int left)
{
  g_return_if_fail (PROBE_IS_DECK (self));

  probe_pile_set_left (PROBE_PILE (self->pile), left);
}

gboolean
probe_deck_grab_focus (ProbeDeck *self)
{
  g_return_val_if_fail (PROBE_IS_DECK (self), FALSE);

  return gtk_widget_grab_focus (self->pile);
}

void
probe_deck_skip_animation (ProbeDeck *self)
{
  g_return_if_fail (PROBE_IS_DECK (self));

  adw_animation_skip (self->flip);
}
