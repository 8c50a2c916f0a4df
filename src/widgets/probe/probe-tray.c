/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-tray.h"

#include <math.h>

#include "widgets/probe/probe-tray-geometry.h"
#include "widgets/salon-art.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-press.h"

#define PRESS_ACTION "tray.press"

struct _ProbeTray {
  GtkWidget parent_instance;

  GtkWidget *row;
  ProbeSpace *spaces[PROBE_SPACES];
  GtkDropTarget *drop;
  char *name;
  double xalign;
  gboolean targetable;
  gboolean selected;
  gboolean accepts_letters;
  gboolean animating;

  ProbeTrayGeometry at;
  int board_x, board_y;
  SalonArtTile board, lip;
};

G_DEFINE_FINAL_TYPE (ProbeTray, probe_tray, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_ANIMATING,
  N_PROPS,
};

enum {
  SPACE_ACTIVATED,
  ACTIVATED,
  LETTER_DROPPED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static int
index_of (ProbeTray *self, gconstpointer space)
{
  for (int i = 0; i < PROBE_SPACES; i++)
    if ((gconstpointer) self->spaces[i] == space)
      return i;
  return -1;
}

static void
press_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[ACTIVATED], 0);
}

static void
space_activated_cb (ProbeTray *self, ProbeSpace *space)
{
  g_signal_emit (self, signals[SPACE_ACTIVATED], 0, index_of (self, space));
}

static int
space_at (ProbeTray *self, double x)
{
  const int i = (int) floor ((x - self->board_x - self->at.side) / self->at.pitch);

  return CLAMP (i, 0, PROBE_SPACES - 1);
}

static gboolean
drop_cb (ProbeTray *self, const GValue *value, double x, double y)
{
  const char *text = g_value_get_string (value);

  if (!text || !text[0] || text[1] || !(g_ascii_isupper (text[0]) || text[0] == PROBE_BLANK))
    return FALSE;

  g_signal_emit (self, signals[LETTER_DROPPED], 0, (int) text[0], space_at (self, x));
  return TRUE;
}

/* Cards come and go with their spaces' contents; how many of them move is
 * found by asking them all, which is cheap and cannot drift. */
static void
update_animating (ProbeTray *self)
{
  gboolean animating = FALSE;

  for (int i = 0; i < PROBE_SPACES; i++)
    {
      ProbeCard *card = probe_space_get_card (self->spaces[i]);

      animating = animating || (card && probe_card_get_animating (card));
    }

  if (animating == self->animating)
    return;
  self->animating = animating;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ANIMATING]);
}

/* Focus: arrow keys go from one space that can be activated to the next,
 * the others are passed over; Tab enters and leaves the tray. */

static int
focused_space (ProbeTray *self)
{
  for (int i = 0; i < PROBE_SPACES; i++)
    if (gtk_widget_has_focus (GTK_WIDGET (self->spaces[i])))
      return i;
  return -1;
}

static gboolean
focus_from (ProbeTray *self, int from, int step)
{
  for (int i = from; i >= 0 && i < PROBE_SPACES; i += step)
    if (probe_space_get_activatable (self->spaces[i]))
      return gtk_widget_grab_focus (GTK_WIDGET (self->spaces[i]));
  return FALSE;
}

static gboolean
probe_tray_focus (GtkWidget *widget, GtkDirectionType direction)
{
  ProbeTray *self = PROBE_TRAY (widget);
  const int now = focused_space (self);

  if (now >= 0)
    {
      if (direction == GTK_DIR_LEFT)
        focus_from (self, now - 1, -1);
      else if (direction == GTK_DIR_RIGHT)
        focus_from (self, now + 1, 1);
      else
        return FALSE;
      return TRUE; /* stays at the end of the row */
    }

  if (focus_from (self, 0, 1))
    return TRUE;
  if (self->targetable && !gtk_widget_has_focus (widget))
    return gtk_widget_grab_focus (widget);
  return FALSE;
}

static gboolean
focus_end_cb (GtkWidget *widget, GVariant *last, gpointer data)
{
  ProbeTray *self = PROBE_TRAY (widget);

  if (g_variant_get_boolean (last))
    return focus_from (self, PROBE_SPACES - 1, -1);
  return focus_from (self, 0, 1);
}

static void
probe_tray_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  ProbeTray *self = PROBE_TRAY (widget);
  const ProbeTrayGeometry least = probe_tray_geometry (PROBE_TRAY_PITCH_MIN);
  const ProbeTrayGeometry usual = probe_tray_geometry (PROBE_TRAY_PITCH_NATURAL);
  int ignored;

  gtk_widget_measure (self->row, orientation, -1, &ignored, &ignored, NULL, NULL);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? least.width : least.height;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? usual.width : usual.height;
}

static void
probe_tray_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeTray *self = PROBE_TRAY (widget);
  const ProbeTrayGeometry at = probe_tray_geometry_within (width, height);
  GskTransform *transform;

  self->at = at;
  self->board_x = at.margin + (int) round ((width - at.width) * self->xalign);
  self->board_y = at.margin + (height - at.height) / 2;

  salon_art_tile_prepare (&self->board, widget, "probe/tray", NULL, at.board_width, at.board_height);
  salon_art_tile_prepare (&self->lip, widget, "probe/lip", NULL, at.board_width - at.side, at.lip_height);

  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (self->board_x + at.side, self->board_y + at.top));
  gtk_widget_allocate (self->row, PROBE_SPACES * at.pitch, at.space_height, -1, transform);
}

static void
probe_tray_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeTray *self = PROBE_TRAY (widget);
  const ProbeTrayGeometry *at = &self->at;
  const graphene_rect_t board = GRAPHENE_RECT_INIT (self->board_x, self->board_y, at->board_width, at->board_height);
  const GtkStateFlags state = gtk_widget_get_state_flags (widget);
  const gboolean hovered = (state & GTK_STATE_FLAG_PRELIGHT) != 0;
  const float radius = at->board_height * .1f;
  const float line = MAX (2, at->pitch * .06f);
  const int lip_x = self->board_x + at->side / 2;
  GdkRGBA gold = salon_gold;

  salon_art_tile_snapshot (&self->board, snapshot, self->board_x, self->board_y);
  salon_art_tile_snapshot (&self->lip, snapshot, lip_x, self->board_y + at->lip_y);

  if (self->selected || (state & GTK_STATE_FLAG_DROP_ACTIVE))
    {
      salon_draw_ring (snapshot, &board, radius, 1, line + 1, &gold);
    }
  else if (self->targetable)
    {
      gold.alpha = hovered ? 1 : .55f;
      salon_draw_ring (snapshot, &board, radius, 1, hovered ? line + 1 : 2, &gold);
    }

  gtk_widget_snapshot_child (widget, self->row, snapshot);

  if (gtk_widget_has_visible_focus (widget))
    salon_draw_focus (snapshot, &board, radius, self->selected ? line + 3 : 2);
}

static void
probe_tray_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  GTK_WIDGET_CLASS (probe_tray_parent_class)->state_flags_changed (widget, previous);
  gtk_widget_queue_draw (widget);
}

static void
probe_tray_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ProbeTray *self = PROBE_TRAY (object);

  switch (id)
    {
    case PROP_ANIMATING:
      g_value_set_boolean (value, self->animating);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
probe_tray_dispose (GObject *object)
{
  ProbeTray *self = PROBE_TRAY (object);

  g_clear_pointer (&self->row, gtk_widget_unparent);
  salon_art_tile_clear (&self->board);
  salon_art_tile_clear (&self->lip);
  g_clear_pointer (&self->name, g_free);

  G_OBJECT_CLASS (probe_tray_parent_class)->dispose (object);
}

static void
probe_tray_class_init (ProbeTrayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = probe_tray_dispose;
  object_class->get_property = probe_tray_get_property;
  widget_class->measure = probe_tray_measure;
  widget_class->size_allocate = probe_tray_size_allocate;
  widget_class->snapshot = probe_tray_snapshot;
  widget_class->focus = probe_tray_focus;
  widget_class->state_flags_changed = probe_tray_state_flags_changed;

  props[PROP_ANIMATING] =
    g_param_spec_boolean ("animating", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SPACE_ACTIVATED] = g_signal_new ("space-activated", PROBE_TYPE_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 1, G_TYPE_INT);
  signals[ACTIVATED] =
    g_signal_new ("activated", PROBE_TYPE_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LETTER_DROPPED] = g_signal_new ("letter-dropped", PROBE_TYPE_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);

  gtk_widget_class_set_css_name (widget_class, "probe-tray");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  salon_press_install (widget_class, PRESS_ACTION, press_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, focus_end_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Home, 0, focus_end_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, focus_end_cb, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_End, 0, focus_end_cb, "b", TRUE);
}

static void
probe_tray_init (ProbeTray *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  self->row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW, "homogeneous", TRUE, NULL);
  gtk_widget_set_direction (self->row, GTK_TEXT_DIR_LTR);
  gtk_widget_set_parent (self->row, widget);

  for (int i = 0; i < PROBE_SPACES; i++)
    {
      GtkWidget *space = probe_space_new ();

      self->spaces[i] = PROBE_SPACE (space);
      probe_space_set_position (self->spaces[i], i + 1);
      gtk_widget_set_hexpand (space, TRUE);
      g_signal_connect_swapped (space, "activated", G_CALLBACK (space_activated_cb), self);
      gtk_accessible_update_relation (GTK_ACCESSIBLE (space), GTK_ACCESSIBLE_RELATION_COL_INDEX, i + 1, -1);
      gtk_box_append (GTK_BOX (self->row), space);
    }
  /* The spaces' wish for room is not the tray's: it keeps its own shape. */
  gtk_widget_set_hexpand (self->row, FALSE);

  self->drop = gtk_drop_target_new (G_TYPE_STRING, GDK_ACTION_COPY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (self->drop), GTK_PHASE_NONE);
  g_signal_connect_swapped (self->drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (self->drop));

  salon_press_setup (widget, PRESS_ACTION);
  salon_art_watch_scale (widget);
}

GtkWidget *
probe_tray_new (void)
{
  return g_object_new (PROBE_TYPE_TRAY, NULL);
}

void
probe_tray_set_space (ProbeTray *self, int i, char letter_or_0, ProbeSpaceState state, gboolean pulled)
{
  ProbeCard *before, *card;

  g_return_if_fail (PROBE_IS_TRAY (self));
  g_return_if_fail (i >= 0 && i < PROBE_SPACES);

  before = probe_space_get_card (self->spaces[i]);
  probe_space_set_card (self->spaces[i], state, letter_or_0, pulled);
  card = probe_space_get_card (self->spaces[i]);
  if (card && card != before)
    g_signal_connect_object (card, "notify::animating", G_CALLBACK (update_animating), self, G_CONNECT_SWAPPED);
  update_animating (self);
}

ProbeSpace *
probe_tray_get_space (ProbeTray *self, int i)
{
  g_return_val_if_fail (PROBE_IS_TRAY (self), NULL);
  g_return_val_if_fail (i >= 0 && i < PROBE_SPACES, NULL);

  return self->spaces[i];
}

void
probe_tray_set_values (ProbeTray *self, const int values[PROBE_SPACES])
{
  g_return_if_fail (PROBE_IS_TRAY (self));

  for (int i = 0; i < PROBE_SPACES; i++)
    probe_space_set_value (self->spaces[i], values[i]);
}

void
probe_tray_set_colour (ProbeTray *self, const GdkRGBA *colour)
{
  g_return_if_fail (PROBE_IS_TRAY (self));
  g_return_if_fail (colour != NULL);

  for (int i = 0; i < PROBE_SPACES; i++)
    probe_space_set_colour (self->spaces[i], colour);
}

void
probe_tray_set_name (ProbeTray *self, const char *name)
{
  g_return_if_fail (PROBE_IS_TRAY (self));

  if (g_strcmp0 (name, self->name) == 0)
    return;
  g_free (self->name);
  self->name = g_strdup (name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name ? name : "", -1);
  /* GTK 4.8 names a row without a label after its type. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->row), GTK_ACCESSIBLE_PROPERTY_LABEL, name ? name : "", -1);
}

void
probe_tray_set_blank_name (ProbeTray *self, const char *name)
{
  g_return_if_fail (PROBE_IS_TRAY (self));

  for (int i = 0; i < PROBE_SPACES; i++)
    probe_space_set_blank_name (self->spaces[i], name);
}

void
probe_tray_set_targetable (ProbeTray *self, gboolean targetable)
{
  g_return_if_fail (PROBE_IS_TRAY (self));

  targetable = !!targetable;
  if (targetable == self->targetable)
    return;
  self->targetable = targetable;
  salon_press_set_enabled (GTK_WIDGET (self), PRESS_ACTION, targetable);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
probe_tray_get_targetable (ProbeTray *self)
{
  g_return_val_if_fail (PROBE_IS_TRAY (self), FALSE);

  return self->targetable;
}

void
probe_tray_set_selected (ProbeTray *self, gboolean selected)
{
  g_return_if_fail (PROBE_IS_TRAY (self));

  selected = !!selected;
  if (selected == self->selected)
    return;
  self->selected = selected;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
probe_tray_set_activatable (ProbeTray *self, unsigned mask)
{
  g_return_if_fail (PROBE_IS_TRAY (self));

  for (int i = 0; i < PROBE_SPACES; i++)
    probe_space_set_activatable (self->spaces[i], mask >> i & 1);
}

unsigned
probe_tray_get_activatable (ProbeTray *self)
{
  unsigned mask = 0;

  g_return_val_if_fail (PROBE_IS_TRAY (self), 0);

  for (int i = 0; i < PROBE_SPACES; i++)
    if (probe_space_get_activatable (self->spaces[i]))
      mask |= 1u << i;
  return mask;
}

void
probe_tray_set_highlighted (ProbeTray *self, unsigned mask)
{
  g_return_if_fail (PROBE_IS_TRAY (self));

  for (int i = 0; i < PROBE_SPACES; i++)
    probe_space_set_highlight (self->spaces[i], mask >> i & 1);
}

void
probe_tray_set_accepts_letters (ProbeTray *self, gboolean accepts)
{
  g_return_if_fail (PROBE_IS_TRAY (self));

  accepts = !!accepts;
  if (accepts == self->accepts_letters)
    return;
  self->accepts_letters = accepts;
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (self->drop),
                                              accepts ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE);
}

void
probe_tray_set_xalign (ProbeTray *self, double xalign)
{
  g_return_if_fail (PROBE_IS_TRAY (self));

  self->xalign = CLAMP (xalign, 0, 1);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

gboolean
probe_tray_focus_space (ProbeTray *self, int i)
{
  g_return_val_if_fail (PROBE_IS_TRAY (self), FALSE);

  if (i >= 0 && i < PROBE_SPACES && probe_space_get_activatable (self->spaces[i]))
    return gtk_widget_grab_focus (GTK_WIDGET (self->spaces[i]));
  return focus_from (self, 0, 1);
}

gboolean
probe_tray_get_animating (ProbeTray *self)
{
  g_return_val_if_fail (PROBE_IS_TRAY (self), FALSE);

  return self->animating;
}

void
probe_tray_skip_animations (ProbeTray *self)
{
  g_return_if_fail (PROBE_IS_TRAY (self));

  for (int i = 0; i < PROBE_SPACES; i++)
    {
      ProbeCard *card = probe_space_get_card (self->spaces[i]);

      if (card)
        probe_card_skip_animation (card);
    }
}
