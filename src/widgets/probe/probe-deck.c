/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-deck.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/probe/probe-activity-card.h"
#include "widgets/probe/probe-pile.h"
#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-art.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"

/* Measures of deck-tray.svg, in its units. */
#define BOX_WIDTH  312
#define BOX_HEIGHT 212
#define WELL_X     16.5 /* position of a card in the left well */
#define WELL_Y     16
#define WELL_STEP  149
#define PILE_DEPTH 3   /* how far the lowest card of the pile is down and to the right */
#define LIFT       5   /* how far a card that is drawn is lifted, in units, */
#define ARC        .12 /* and how far above the straight line it travels, as a share of its height */
#define FLIP_MS    520

struct _ProbeDeck {
  GtkWidget parent_instance;

  GtkWidget *pile;
  GtkWidget *card;
  char *shown; /* kind, title and text of the card shown, to notice another one */
  gboolean animating;
  int box_height; /* px that the box may have, or 0 for all; the text of the card is below it */

  SalonArtTile box, paper;
  PangoLayout *note;
  graphene_rect_t note_rect;
  int x, y;
  double unit; /* px for each unit of the artwork */
  AdwAnimation *flip;

  gboolean posed; /* the card is drawn as @turn, @x_away and @y_away have it */
  double turn;
  float x_away, y_away; /* px from its well */
  SalonArtTile back;
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

  *minimum = across ? 120 : 82;
  *natural = across ? BOX_WIDTH : BOX_HEIGHT;
}

/* Places a card in a well. @down: how far it is moved down and to the right, in units */
static void
place (ProbeDeck *self, GtkWidget *child, int well, double down)
{
  const int x = self->x + (int) round ((WELL_X + well * WELL_STEP + down) * self->unit);
  const int y = self->y + (int) round ((WELL_Y + down) * self->unit);

  gtk_widget_allocate (child, (int) round (PROBE_ACTIVITY_WIDTH * self->unit),
                       (int) round (PROBE_ACTIVITY_HEIGHT * self->unit), -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y)));
}

/* Prepares the text of the card below the box, where the user's text is too large for the
 * card. */
static void
prepare_note (ProbeDeck *self, int width, int height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const int top = height - self->box_height > 12 && self->box_height > 0 ? self->box_height : 0;
  int size = 24;

  g_clear_object (&self->note);
  probe_activity_card_set_has_text (PROBE_ACTIVITY_CARD (self->card), top == 0);
  if (top == 0 || !gtk_widget_should_layout (self->card))
    return;

  self->note_rect = GRAPHENE_RECT_INIT (0, top + 12, width, height - top - 12);
  salon_art_tile_prepare (&self->paper, widget, "chronicle.9", NULL, width, height - top - 12);
  for (int drawn = G_MAXINT; drawn > height - top - 16 && size > 8; size--)
    {
      g_clear_object (&self->note);
      self->note = salon_draw_layout (widget, probe_activity_card_get_text (PROBE_ACTIVITY_CARD (self->card)), size);
      pango_layout_set_alignment (self->note, PANGO_ALIGN_CENTER);
      pango_layout_set_width (self->note, (width - 28) * PANGO_SCALE);
      pango_layout_set_wrap (self->note, PANGO_WRAP_WORD_CHAR);
      pango_layout_get_pixel_size (self->note, NULL, &drawn);
    }
}

static void
probe_deck_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeDeck *self = PROBE_DECK (widget);
  const int most = self->box_height > 0 ? MIN (self->box_height, height) : height;
  int box_width, box_height;

  self->unit = MAX (.1, MIN ((double) width / BOX_WIDTH, (most + .75) / BOX_HEIGHT));
  box_width = (int) round (BOX_WIDTH * self->unit);
  box_height = (int) round (BOX_HEIGHT * self->unit);
  self->x = (width - box_width) / 2;
  self->y = MAX (0, (most - box_height) / 2);

  salon_art_tile_prepare (&self->box, widget, "probe/deck-tray", NULL, box_width, box_height);
  salon_art_tile_prepare (&self->back, widget, "probe/activity-back", NULL,
                          (int) round (PROBE_ACTIVITY_WIDTH * self->unit),
                          (int) round (PROBE_ACTIVITY_HEIGHT * self->unit));
  place (self, self->pile, 0, PILE_DEPTH);
  prepare_note (self, width, height);
  if (gtk_widget_should_layout (self->card))
    place (self, self->card, 1, 0);
}

/* The back of the card that is drawn, on its way. */
static void
snapshot_back (ProbeDeck *self, GtkSnapshot *snapshot)
{
  const double seen = MAX (1 - 2 * self->turn, .01);
  graphene_rect_t well;

  probe_deck_get_card_rect (self, &well);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (well.origin.x + self->x_away + well.size.width * (float) (1 - seen) / 2,
                                                well.origin.y + self->y_away));
  gtk_snapshot_scale (snapshot, (float) seen, 1);
  salon_art_tile_snapshot (&self->back, snapshot, 0, 0);
  gtk_snapshot_restore (snapshot);
}

static void
probe_deck_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeDeck *self = PROBE_DECK (widget);

  salon_art_tile_snapshot (&self->box, snapshot, self->x, self->y);
  if (self->note)
    {
      const graphene_rect_t *rect = &self->note_rect;
      int height;

      pango_layout_get_pixel_size (self->note, NULL, &height);
      salon_art_tile_snapshot (&self->paper, snapshot, rect->origin.x, rect->origin.y);
      salon_draw_text (snapshot, self->note,
                       &GRAPHENE_POINT_INIT (rect->origin.x + 14,
                                             rect->origin.y + roundf ((rect->size.height - height) / 2)),
                       salon_theme_get_role ("chronicle_text"));
    }
  GTK_WIDGET_CLASS (probe_deck_parent_class)->snapshot (widget, snapshot);
  if (self->posed && self->turn < .5)
    snapshot_back (self, snapshot);
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
  salon_art_tile_clear (&self->paper);
  salon_art_tile_clear (&self->back);
  g_clear_object (&self->note);

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
  self->pile = g_object_new (PROBE_TYPE_PILE, "name", "pile", NULL);
  self->card = g_object_new (PROBE_TYPE_ACTIVITY_CARD, "visible", FALSE, NULL);
  gtk_widget_set_parent (self->pile, widget);
  gtk_widget_set_parent (self->card, widget);
  g_signal_connect_swapped (self->pile, "activated", G_CALLBACK (pile_activated_cb), self);

  self->flip =
    adw_timed_animation_new (widget, 0, 1, FLIP_MS,
                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) flip_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->flip), ADW_EASE_IN_OUT_CUBIC);
  g_signal_connect_swapped (self->flip, "notify::state", G_CALLBACK (flip_state_cb), self);

  salon_art_watch (widget);
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
  gtk_widget_queue_allocate (GTK_WIDGET (self));
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
probe_deck_set_box_height (ProbeDeck *self, int height)
{
  g_return_if_fail (PROBE_IS_DECK (self));

  self->box_height = height;
}

void
probe_deck_get_card_rect (ProbeDeck *self, graphene_rect_t *rect)
{
  g_return_if_fail (PROBE_IS_DECK (self));

  graphene_rect_init (rect, (float) (self->x + (WELL_X + WELL_STEP) * self->unit),
                      (float) (self->y + WELL_Y * self->unit), (float) (PROBE_ACTIVITY_WIDTH * self->unit),
                      (float) (PROBE_ACTIVITY_HEIGHT * self->unit));
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

void
probe_deck_set_pose (ProbeDeck *self, double lift, double way, double turn)
{
  g_return_if_fail (PROBE_IS_DECK (self));

  adw_animation_skip (self->flip);
  self->posed = TRUE;
  self->turn = turn;
  self->x_away = (float) ((way - 1) * WELL_STEP * self->unit);
  self->y_away = (float) (-(lift * LIFT + 4 * way * (1 - way) * ARC * PROBE_ACTIVITY_HEIGHT) * self->unit);
  probe_activity_card_set_pose (PROBE_ACTIVITY_CARD (self->card), turn, self->x_away, self->y_away);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
probe_deck_rest (ProbeDeck *self)
{
  g_return_if_fail (PROBE_IS_DECK (self));

  adw_animation_skip (self->flip);
  self->posed = FALSE;
  probe_activity_card_set_pose (PROBE_ACTIVITY_CARD (self->card), 1, 0, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
