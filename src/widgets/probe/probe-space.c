/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-space.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-press.h"
#include "widgets/salon-theme-use.h"

#define PRESS_ACTION "space.press"

/* How much of a space is above the lip, with a narrow gap between. */
#define SEEN (111. / 126)

struct _ProbeSpace {
  GtkWidget parent_instance;

  ProbeCard *card; /* NULL while the space is empty */
  unsigned colour;
  gboolean blank_is_dot;
  char *blank_name;
  int position;
  int value;
  ProbeSpaceState state;
  char letter;
  gboolean pulled;
  gboolean activatable;
  gboolean highlight;
  ProbeCardStanding standing;

  int card_width, card_height, card_x, card_y;
  SalonArtTile recess;
};

G_DEFINE_FINAL_TYPE (ProbeSpace, probe_space, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_ACTIVATABLE,
  PROP_HIGHLIGHT,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];
static guint activated_signal;

char *
probe_space_describe (int position, int value, ProbeSpaceState state, char letter, const char *blank_name)
{
  const char text[2] = { letter, '\0' };
  const char *card = text;

  if (letter == PROBE_BLANK)
    card = blank_name ? blank_name : C_ ("letter card", "blank");

  switch (state)
    {
    case PROBE_SPACE_HIDDEN:
      /* Translators: %1$d is the place in a tray, %2$d the points it is worth */
      return g_strdup_printf (_ ("space %1$d, worth %2$d, hidden"), position, value);
    case PROBE_SPACE_EXPOSED:
      /* Translators: %3$s is a letter or the name of the blank */
      return g_strdup_printf (_ ("space %1$d, worth %2$d, %3$s"), position, value, card);
    case PROBE_SPACE_OWN:
      /* Translators: a card of one's own that only oneself can see; %3$s is a
     * letter or the name of the blank */
      return g_strdup_printf (_ ("space %1$d, worth %2$d, %3$s, hidden from the others"), position, value, card);
    case PROBE_SPACE_GUESS:
      /* Translators: somebody names a word; %2$s is a letter or the name of the blank */
      return g_strdup_printf (_ ("space %1$d, worth %3$d, you say %2$s"), position, card, value);
    case PROBE_SPACE_EMPTY:
    default:
      return g_strdup_printf (_ ("space %1$d, worth %2$d, empty"), position, value);
    }
}

static void
update_label (ProbeSpace *self)
{
  g_autofree char *label =
    probe_space_describe (self->position, self->value, self->state, self->letter, self->blank_name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
press_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, activated_signal, 0);
}

static void
probe_space_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  ProbeSpace *self = PROBE_SPACE (widget);
  int ignored;

  /* The result is not used, because the tray decides on the size; but GTK warns of children
   * that are allocated without having been measured. */
  if (self->card)
    gtk_widget_measure (GTK_WIDGET (self->card), orientation, -1, &ignored, &ignored, NULL, NULL);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 22 : 45;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 50 : 84;
}

static void
place_card (ProbeSpace *self)
{
  GskTransform *transform;

  if (!self->card || self->card_width < 1)
    return;

  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (self->card_x, self->card_y));
  gtk_widget_allocate (GTK_WIDGET (self->card), self->card_width, self->card_height, -1, transform);
}

static void
probe_space_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeSpace *self = PROBE_SPACE (widget);

  if (self->card_width > 0)
    salon_art_tile_prepare (&self->recess, widget, "probe/space", NULL, self->card_width, self->card_height);
  place_card (self);
}

/* Marks the free space that the next card goes to, as much of it as is seen above the lip. */
static void
snapshot_dashes (GtkSnapshot *snapshot, const graphene_rect_t *place, float radius)
{
  const float line = MAX (2, roundf (place->size.width * .03f));
  const double dash[] = { 3. * line, 2. * line };
  GdkRGBA accent = *salon_theme_get_role ("accent");
  GskRoundedRect outline;
  cairo_t *cr;

  gsk_rounded_rect_init_from_rect (&outline, place, radius);
  gsk_rounded_rect_shrink (&outline, line / 2, line / 2, line / 2, line / 2);
  cr = gtk_snapshot_append_cairo (snapshot, place);
  cairo_new_sub_path (cr);
  for (int corner = 0; corner < 4; corner++)
    {
      const graphene_rect_t *in = &outline.bounds;
      const float r = outline.corner[0].width;
      const float x = corner == 0 || corner == 3 ? in->origin.x + r : in->origin.x + in->size.width - r;
      const float y = corner < 2 ? in->origin.y + r : in->origin.y + in->size.height - r;

      cairo_arc (cr, x, y, r, G_PI * (1 + corner / 2.), G_PI * (1.5 + corner / 2.));
    }
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &accent);
  cairo_set_line_width (cr, line);
  cairo_set_dash (cr, dash, G_N_ELEMENTS (dash), 0);
  cairo_stroke_preserve (cr);
  accent.alpha = .12f;
  gdk_cairo_set_source_rgba (cr, &accent);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
probe_space_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeSpace *self = PROBE_SPACE (widget);
  const GtkStateFlags state = gtk_widget_get_state_flags (widget);
  const gboolean hover = self->activatable && (state & GTK_STATE_FLAG_PRELIGHT) != 0;
  const graphene_rect_t place = GRAPHENE_RECT_INIT (self->card_x, self->card_y, self->card_width, self->card_height);
  const float radius = self->card_width * .1f;

  salon_art_tile_snapshot (&self->recess, snapshot, self->card_x, self->card_y);
  if (!self->card && self->highlight && !self->activatable)
    snapshot_dashes (snapshot,
                     &GRAPHENE_RECT_INIT (self->card_x, self->card_y, self->card_width,
                                          roundf (self->card_height * (float) SEEN)),
                     radius);
  else if (!self->card && self->activatable)
    salon_draw_ring (snapshot, &place, radius, -3, MAX (2.5f, roundf (self->card_width * .05f)) + hover,
                     salon_theme_get_role ("accent"));
  if (self->card)
    gtk_widget_snapshot_child (widget, GTK_WIDGET (self->card), snapshot);
}

static void
probe_space_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  ProbeSpace *self = PROBE_SPACE (widget);

  GTK_WIDGET_CLASS (probe_space_parent_class)->state_flags_changed (widget, previous);
  gtk_widget_queue_draw (widget);
  if (self->card)
    probe_card_set_lifted (self->card,
                           self->activatable && gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT);
}

static void
probe_space_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ProbeSpace *self = PROBE_SPACE (object);

  switch (id)
    {
    case PROP_ACTIVATABLE:
      g_value_set_boolean (value, self->activatable);
      break;
    case PROP_HIGHLIGHT:
      g_value_set_boolean (value, self->highlight);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
probe_space_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ProbeSpace *self = PROBE_SPACE (object);

  switch (id)
    {
    case PROP_ACTIVATABLE:
      probe_space_set_activatable (self, g_value_get_boolean (value));
      break;
    case PROP_HIGHLIGHT:
      probe_space_set_highlight (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
probe_space_dispose (GObject *object)
{
  ProbeSpace *self = PROBE_SPACE (object);

  if (self->card)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->card)));
  salon_art_tile_clear (&self->recess);
  g_clear_pointer (&self->blank_name, g_free);

  G_OBJECT_CLASS (probe_space_parent_class)->dispose (object);
}

static void
probe_space_class_init (ProbeSpaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = probe_space_dispose;
  object_class->get_property = probe_space_get_property;
  object_class->set_property = probe_space_set_property;
  widget_class->measure = probe_space_measure;
  widget_class->size_allocate = probe_space_size_allocate;
  widget_class->snapshot = probe_space_snapshot;
  widget_class->state_flags_changed = probe_space_state_flags_changed;

  props[PROP_ACTIVATABLE] = g_param_spec_boolean ("activatable", NULL, NULL, FALSE, flags);
  props[PROP_HIGHLIGHT] = g_param_spec_boolean ("highlight", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  activated_signal =
    g_signal_new ("activated", PROBE_TYPE_SPACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "probe-space");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  salon_press_install (widget_class, PRESS_ACTION, press_cb);
}

static void
probe_space_init (ProbeSpace *self)
{
  self->position = 1;

  /* A word runs from left to right, also where the interface runs from right to left. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  salon_press_setup (GTK_WIDGET (self), PRESS_ACTION);
  salon_art_watch (GTK_WIDGET (self));
  update_label (self);
}

GtkWidget *
probe_space_new (void)
{
  return g_object_new (PROBE_TYPE_SPACE, NULL);
}

void
probe_space_set_position (ProbeSpace *self, int position)
{
  g_return_if_fail (PROBE_IS_SPACE (self));

  if (position == self->position)
    return;
  self->position = position;
  update_label (self);
}

void
probe_space_set_value (ProbeSpace *self, int value)
{
  g_return_if_fail (PROBE_IS_SPACE (self));

  if (value == self->value)
    return;
  self->value = value;
  update_label (self);
}

void
probe_space_set_colour (ProbeSpace *self, unsigned colour)
{
  g_return_if_fail (PROBE_IS_SPACE (self));

  self->colour = colour;
  if (self->card)
    probe_card_set_colour (self->card, colour);
}

void
probe_space_set_blank_is_dot (ProbeSpace *self, gboolean is_dot)
{
  g_return_if_fail (PROBE_IS_SPACE (self));

  self->blank_is_dot = is_dot;
  if (self->card)
    probe_card_set_blank_is_dot (self->card, is_dot);
}

void
probe_space_set_card_place (ProbeSpace *self, int x, int y, int width, int height)
{
  g_return_if_fail (PROBE_IS_SPACE (self));

  if (x == self->card_x && y == self->card_y && width == self->card_width && height == self->card_height)
    return;
  self->card_x = x;
  self->card_y = y;
  self->card_width = width;
  self->card_height = height;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
probe_space_set_blank_name (ProbeSpace *self, const char *name)
{
  g_return_if_fail (PROBE_IS_SPACE (self));

  if (g_strcmp0 (name, self->blank_name) == 0)
    return;
  g_free (self->blank_name);
  self->blank_name = g_strdup (name);
  update_label (self);
}

static void
update_mark (ProbeSpace *self)
{
  const gboolean framed =
    self->standing == PROBE_CARD_STANDS ? self->activatable || self->highlight : self->standing == PROBE_CARD_CHOSEN;

  if (self->card)
    {
      probe_card_set_highlight (self->card, framed);
      probe_card_set_standing (self->card, self->standing);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
add_card (ProbeSpace *self)
{
  /* The accessible name of the space includes its card. */
  self->card = g_object_new (PROBE_TYPE_CARD, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "can-target", FALSE,
                             "colour", self->colour, NULL);
  probe_card_set_blank_is_dot (self->card, self->blank_is_dot);
  gtk_widget_set_parent (GTK_WIDGET (self->card), GTK_WIDGET (self));
}

void
probe_space_set_card (ProbeSpace *self, ProbeSpaceState state, char letter, gboolean pulled)
{
  g_return_if_fail (PROBE_IS_SPACE (self));

  if (state == PROBE_SPACE_EMPTY || state == PROBE_SPACE_HIDDEN)
    letter = PROBE_LETTER_NONE;
  pulled = state != PROBE_SPACE_EMPTY && pulled;
  if (state == self->state && letter == self->letter && pulled == self->pulled)
    return;

  if (state == PROBE_SPACE_EMPTY && self->card)
    {
      gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->card)));
    }
  else if (state != PROBE_SPACE_EMPTY)
    {
      if (!self->card)
        add_card (self);
      probe_card_set_secret (self->card, state == PROBE_SPACE_OWN);
      probe_card_set_guess (self->card, state == PROBE_SPACE_GUESS);
      probe_card_set_letter (self->card, letter);
      probe_card_set_pulled (self->card, pulled);
    }

  self->state = state;
  self->letter = letter;
  self->pulled = pulled;
  update_mark (self);
  update_label (self);
}

ProbeSpaceState
probe_space_get_state (ProbeSpace *self)
{
  g_return_val_if_fail (PROBE_IS_SPACE (self), PROBE_SPACE_EMPTY);

  return self->state;
}

char
probe_space_get_letter (ProbeSpace *self)
{
  g_return_val_if_fail (PROBE_IS_SPACE (self), PROBE_LETTER_NONE);

  return self->letter;
}

void
probe_space_set_activatable (ProbeSpace *self, gboolean activatable)
{
  g_return_if_fail (PROBE_IS_SPACE (self));

  activatable = !!activatable;
  if (activatable == self->activatable)
    return;
  self->activatable = activatable;
  salon_press_set_enabled (GTK_WIDGET (self), PRESS_ACTION, activatable);
  update_mark (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ACTIVATABLE]);
}

gboolean
probe_space_get_activatable (ProbeSpace *self)
{
  g_return_val_if_fail (PROBE_IS_SPACE (self), FALSE);

  return self->activatable;
}

void
probe_space_set_highlight (ProbeSpace *self, gboolean highlight)
{
  g_return_if_fail (PROBE_IS_SPACE (self));

  highlight = !!highlight;
  if (highlight == self->highlight)
    return;
  self->highlight = highlight;
  update_mark (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HIGHLIGHT]);
}

void
probe_space_set_standing (ProbeSpace *self, ProbeCardStanding standing)
{
  g_return_if_fail (PROBE_IS_SPACE (self));

  if (standing == self->standing)
    return;
  self->standing = standing;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, standing == PROBE_CARD_CHOSEN, -1);
  update_mark (self);
}

ProbeCard *
probe_space_get_card (ProbeSpace *self)
{
  g_return_val_if_fail (PROBE_IS_SPACE (self), NULL);

  return self->card;
}
