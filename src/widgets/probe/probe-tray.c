/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-tray.h"

#include <math.h>

#include "widgets/probe/probe-board-layout.h"
#include "widgets/probe/probe-tray-art.h"
#include "widgets/probe/probe-tray-row.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-press.h"
#include "widgets/salon-theme-use.h"

#define PRESS_ACTION "tray.press"

struct _ProbeTray {
  GtkWidget parent_instance;

  GtkWidget *row;
  ProbeSpace *spaces[PROBE_SPACES];
  GtkDropTarget *drop;
  char *name;
  char *blank_name;
  ProbeTrayRow said;
  guint saying; /* a source */
  double xalign;
  gboolean targetable;
  gboolean selected;
  gboolean accepts_letters;
  gboolean animating;
  gboolean tall;
  gboolean own;
  int values[PROBE_SPACES];

  /* What motions change from frame to frame. */
  double asked, shift, out;
  gboolean paired;

  ProbeTrayGeometry at;
  int board_x, board_y;
  ProbeTrayArt art;
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
  const int i = (int) floor ((x - self->board_x - self->at.edge[0]) / self->at.pitch);

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

/* Asks all twelve cards whether one of them is animating. Cards come and go with the
 * contents of their spaces, so a count of animations could become wrong. */
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

/* Focus: arrow keys move from one space that can be activated to the next and skip the
 * others; Tab enters and leaves the tray. */

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
      return TRUE; /* at the end of the row, the focus stays */
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
  const gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  const int least = (int) (PROBE_TRAY_PITCH_MIN * PROBE_TRAY_WIDTH);
  const int usual = (int) (PROBE_TRAY_PITCH_NATURAL * PROBE_TRAY_WIDTH);
  int ignored;

  gtk_widget_measure (self->row, orientation, -1, &ignored, &ignored, NULL, NULL);
  *minimum = across ? least : probe_tray_get_height_for_width (least);
  *natural = across ? usual : probe_tray_get_height_for_width (usual);
}

/* The row of spaces. Its spaces share the edges of the tray's geometry. */
static void
measure_row_cb (GtkWidget *row,
                GtkOrientation orientation,
                int for_size,
                int *minimum,
                int *natural,
                int *minimum_baseline,
                int *natural_baseline)
{
  for (GtkWidget *space = gtk_widget_get_first_child (row); space; space = gtk_widget_get_next_sibling (space))
    gtk_widget_measure (space, orientation, -1, minimum, natural, NULL, NULL);
  *minimum = *natural = 1;
}

static void
allocate_row_cb (GtkWidget *row, int width, int height, int baseline)
{
  ProbeTray *self = PROBE_TRAY (gtk_widget_get_parent (row));
  const ProbeTrayGeometry *at = &self->at;

  for (int i = 0; i < PROBE_SPACES; i++)
    {
      const int x = at->edge[i] - at->edge[0];

      probe_space_set_card_place (self->spaces[i], at->card_x, at->card_y, at->card_width, at->card_height);
      gtk_widget_allocate (GTK_WIDGET (self->spaces[i]), at->edge[i + 1] - at->edge[i], height, -1,
                           gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, 0)));
    }
}

static void
probe_tray_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeTray *self = PROBE_TRAY (widget);
  const ProbeTrayGeometry at = probe_tray_geometry_within (width, height, self->tall);
  GskTransform *transform;

  self->at = at;
  self->board_x = (int) round ((width - at.width) * self->xalign);
  self->board_y = MAX (0, (height - at.height) / 2);
  probe_tray_art_prepare (&self->art, widget, &self->at, self->values, self->own);
  if (self->asked > 0 || self->targetable)
    probe_tray_art_prepare_glow (&self->art, widget, &self->at);

  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (self->board_x + at.edge[0], self->board_y));
  gtk_widget_allocate (self->row, at.edge[PROBE_SPACES] - at.edge[0], at.height, -1, transform);
}

/* Draws the glow around a tray that is asked, or the ring around one that can be. */
static void
snapshot_ring (ProbeTray *self, GtkSnapshot *snapshot)
{
  const ProbeTrayGeometry *at = &self->at;
  const graphene_rect_t board = GRAPHENE_RECT_INIT (self->board_x, self->board_y, at->width, at->height);
  const GtkStateFlags state = gtk_widget_get_state_flags (GTK_WIDGET (self));
  const gboolean hovered = self->targetable && (state & GTK_STATE_FLAG_PRELIGHT) != 0;
  GdkRGBA accent = *salon_theme_get_role ("accent");

  if (self->asked > 0)
    {
      gtk_snapshot_push_opacity (snapshot, CLAMP (self->asked, 0, 1));
      salon_art_tile_snapshot (&self->art.glow, snapshot, self->board_x, self->board_y);
      gtk_snapshot_pop (snapshot);
    }
  if (hovered || (state & GTK_STATE_FLAG_DROP_ACTIVE))
    {
      accent.alpha = .6f;
      salon_draw_ring (snapshot, &board, (float) at->pitch * .16f, 1, 3, &accent);
    }
}

static void
snapshot_focus (ProbeTray *self, GtkSnapshot *snapshot)
{
  const ProbeTrayGeometry *at = &self->at;
  const float radius = (float) at->pitch * .16f;

  if (gtk_widget_has_visible_focus (GTK_WIDGET (self)))
    salon_draw_focus (snapshot, &GRAPHENE_RECT_INIT (self->board_x, self->board_y, at->width, at->height), radius, 3);
  for (int i = 0; i < PROBE_SPACES; i++)
    if (gtk_widget_has_visible_focus (GTK_WIDGET (self->spaces[i])))
      salon_draw_focus (snapshot,
                        &GRAPHENE_RECT_INIT (self->board_x + at->edge[i], self->board_y, at->edge[i + 1] - at->edge[i],
                                             at->height),
                        radius / 2, -1);
}

static void
probe_tray_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeTray *self = PROBE_TRAY (widget);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) self->shift, 0));
  if (self->out > 0)
    gtk_snapshot_push_opacity (snapshot, 1 - PROBE_DIMMED * CLAMP (self->out, 0, 1));
  snapshot_ring (self, snapshot);
  salon_art_tile_snapshot (&self->art.board, snapshot, self->board_x, self->board_y);
  gtk_widget_snapshot_child (widget, self->row, snapshot);
  probe_tray_art_snapshot_lip (&self->art, &self->at, self->board_x, self->board_y, snapshot);
  if (self->out > 0)
    gtk_snapshot_pop (snapshot);
  snapshot_focus (self, snapshot);
  gtk_snapshot_restore (snapshot);
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

  g_clear_handle_id (&self->saying, g_source_remove);
  g_clear_pointer (&self->row, gtk_widget_unparent);
  probe_tray_art_clear (&self->art);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->blank_name, g_free);

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
  self->row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW, NULL);
  gtk_widget_set_layout_manager (self->row, gtk_custom_layout_new (NULL, measure_row_cb, allocate_row_cb));
  gtk_widget_set_direction (self->row, GTK_TEXT_DIR_LTR);
  gtk_widget_set_parent (self->row, widget);

  for (int i = 0; i < PROBE_SPACES; i++)
    {
      GtkWidget *space = probe_space_new ();

      self->spaces[i] = PROBE_SPACE (space);
      probe_space_set_position (self->spaces[i], i + 1);
      g_signal_connect_swapped (space, "activated", G_CALLBACK (space_activated_cb), self);
      gtk_accessible_update_relation (GTK_ACCESSIBLE (space), GTK_ACCESSIBLE_RELATION_COL_INDEX, i + 1, -1);
      gtk_box_append (GTK_BOX (self->row), space);
    }

  self->drop = gtk_drop_target_new (G_TYPE_STRING, GDK_ACTION_COPY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (self->drop), GTK_PHASE_NONE);
  g_signal_connect_swapped (self->drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (self->drop));

  salon_press_setup (widget, PRESS_ACTION);
  salon_art_watch (widget);
}

GtkWidget *
probe_tray_new (void)
{
  return g_object_new (PROBE_TYPE_TRAY, NULL);
}

static gboolean
say_row_cb (gpointer tray)
{
  ProbeTray *self = tray;
  g_autofree char *row = probe_tray_row_describe (&self->said, self->blank_name);

  self->saying = 0;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, row, -1);
  return G_SOURCE_REMOVE;
}

/* Tells screen readers the row, which they read when the tray as a whole gets the focus. It is told when all spaces
 * have their cards. Until then nothing is told, so that no card stays there that may not be seen any more. */
static void
say_row (ProbeTray *self)
{
  if (self->saying != 0)
    return;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
  self->saying = g_idle_add (say_row_cb, self);
}

void
probe_tray_set_space (ProbeTray *self, int i, char letter_or_0, ProbeSpaceState state, gboolean pulled)
{
  const char letter = state == PROBE_SPACE_OWN || state == PROBE_SPACE_EXPOSED ? letter_or_0 : PROBE_LETTER_NONE;
  ProbeCard *before, *card;

  g_return_if_fail (PROBE_IS_TRAY (self));
  g_return_if_fail (i >= 0 && i < PROBE_SPACES);

  if (state != self->said.state[i] || letter != self->said.letter[i])
    {
      self->said.state[i] = state;
      self->said.letter[i] = letter;
      say_row (self);
    }
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
    {
      self->values[i] = values[i];
      probe_space_set_value (self->spaces[i], values[i]);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
probe_tray_set_colour (ProbeTray *self, unsigned colour)
{
  g_return_if_fail (PROBE_IS_TRAY (self));

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
  /* The row needs a label, too: GTK 4.8 names a row without one after its type. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->row), GTK_ACCESSIBLE_PROPERTY_LABEL, name ? name : "", -1);
}

void
probe_tray_set_blank_name (ProbeTray *self, const char *name)
{
  g_return_if_fail (PROBE_IS_TRAY (self));

  if (g_strcmp0 (name, self->blank_name) == 0)
    return;
  g_free (self->blank_name);
  self->blank_name = g_strdup (name);
  for (int i = 0; i < PROBE_SPACES; i++)
    probe_space_set_blank_name (self->spaces[i], name);
  say_row (self);
}

void
probe_tray_set_blank_is_dot (ProbeTray *self, gboolean is_dot)
{
  g_return_if_fail (PROBE_IS_TRAY (self));

  for (int i = 0; i < PROBE_SPACES; i++)
    probe_space_set_blank_is_dot (self->spaces[i], is_dot);
}

void
probe_tray_set_tall (ProbeTray *self, gboolean tall)
{
  g_return_if_fail (PROBE_IS_TRAY (self));

  tall = !!tall;
  if (tall == self->tall)
    return;
  self->tall = tall;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
probe_tray_set_own (ProbeTray *self, gboolean own)
{
  g_return_if_fail (PROBE_IS_TRAY (self));

  own = !!own;
  if (own == self->own)
    return;
  self->own = own;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
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
  gtk_widget_queue_allocate (GTK_WIDGET (self));
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
  if (!self->paired)
    probe_tray_set_asked (self, selected ? 1 : 0);
}

void
probe_tray_set_paired (ProbeTray *self, gboolean paired)
{
  g_return_if_fail (PROBE_IS_TRAY (self));

  self->paired = paired;
}

void
probe_tray_set_asked (ProbeTray *self, double asked)
{
  g_return_if_fail (PROBE_IS_TRAY (self));

  if (asked == self->asked)
    return;
  /* The glow is rendered when the tray is asked for the first time. */
  if (asked > 0 && !self->art.glow.texture)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  self->asked = asked;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
probe_tray_set_shift (ProbeTray *self, double shift)
{
  g_return_if_fail (PROBE_IS_TRAY (self));

  if (shift == self->shift)
    return;
  self->shift = shift;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
probe_tray_set_out (ProbeTray *self, double out)
{
  g_return_if_fail (PROBE_IS_TRAY (self));

  if (out == self->out)
    return;
  self->out = out;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
probe_tray_set_pose (ProbeTray *self, int i, const ProbeCardPose *pose)
{
  ProbeCard *card;

  g_return_if_fail (PROBE_IS_TRAY (self));
  g_return_if_fail (i >= 0 && i < PROBE_SPACES);

  card = probe_space_get_card (self->spaces[i]);
  if (card)
    probe_card_set_pose (card, pose);
}

void
probe_tray_set_pose_all_off (ProbeTray *self)
{
  for (int i = 0; i < PROBE_SPACES; i++)
    probe_tray_set_pose (self, i, NULL);
}

void
probe_tray_get_card_rect (ProbeTray *self, int i, graphene_rect_t *rect)
{
  g_return_if_fail (PROBE_IS_TRAY (self));
  g_return_if_fail (i >= 0 && i < PROBE_SPACES);

  graphene_rect_init (rect, self->board_x + self->at.edge[i] + self->at.card_x, self->board_y + self->at.card_y,
                      self->at.card_width, self->at.card_height);
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

void
probe_tray_warm (ProbeTray *self)
{
  ProbeCard *card;

  g_return_if_fail (PROBE_IS_TRAY (self));

  if (self->at.width < 1)
    return;
  probe_tray_art_prepare_glow (&self->art, GTK_WIDGET (self), &self->at);
  card = probe_space_get_card (self->spaces[0]);
  if (card != NULL)
    probe_card_warm (card);
}
