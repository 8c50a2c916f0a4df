/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-wheel.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/wedges/wedges-space.h"
#include "widgets/wedges/wedges-token.h"
#include "widgets/wedges/wedges-wheel-private.h"

/* The least side of what people click on, in px. */
#define LEAST_TARGET 28

/* What a tile takes around its middle, in units. */
#define SMALL_TILE 38
#define LARGE_TILE 78
#define HUB_TILE   124

/* The radius of a plate's token, of its size. */
#define TOKEN_RADIUS .49

G_DEFINE_FINAL_TYPE (WedgesWheel, wedges_wheel, GTK_TYPE_WIDGET)

guint wedges_wheel_signals[WEDGES_WHEEL_N_SIGNALS];

gboolean
wedges_wheel_is_open (WedgesWheel *self)
{
  return self->open && !self->moving && wedges_scene_is_reach (&self->scene);
}

int
wedges_wheel_find (WedgesWheel *self, int space)
{
  for (int i = 0; i < self->scene.n_lit; i++)
    if (self->scene.lit[i] == space)
      return i;
  return -1;
}

gboolean
wedges_wheel_is_sized (const WedgesWheel *self)
{
  return self->pieces.bright.texture != NULL;
}

void
wedges_wheel_lay (WedgesWheel *self)
{
  if (wedges_wheel_is_sized (self))
    wedges_wheel_pieces_lay (&self->pieces, GTK_WIDGET (self), &self->scene, self->colour);
}

/* What people do */

void
wedges_wheel_let_focus_go (WedgesWheel *self)
{
  if (self->focused < 0 || (wedges_wheel_is_open (self) && wedges_wheel_find (self, self->focused) >= 0))
    return;
  for (GtkWidget *page = gtk_widget_get_parent (GTK_WIDGET (self)); page != NULL; page = gtk_widget_get_parent (page))
    if (gtk_widget_get_focusable (page) && gtk_widget_grab_focus (page))
      return;
}

void
wedges_wheel_choose (WedgesWheel *self, int space)
{
  if (wedges_wheel_is_open (self) && wedges_wheel_find (self, space) >= 0)
    g_signal_emit (self, wedges_wheel_signals[WEDGES_WHEEL_CHOSEN], 0, space);
}

gboolean
wedges_wheel_choose_number (WedgesWheel *self, int number)
{
  g_return_val_if_fail (WEDGES_IS_WHEEL (self), FALSE);

  if (!wedges_wheel_is_open (self) || number < 1 || number > self->scene.n_lit)
    return FALSE;
  wedges_wheel_choose (self, self->scene.lit[number - 1]);
  return TRUE;
}

static void
point_at (WedgesWheel *self, int space)
{
  if (space == self->pointed)
    return;
  self->pointed = space;
  if (space >= 0 && wedges_wheel_is_sized (self))
    wedges_wheel_pieces_point (&self->pieces, GTK_WIDGET (self), wedges_wheel_find (self, space));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, wedges_wheel_signals[WEDGES_WHEEL_POINTED], 0, space);
}

void
wedges_wheel_point_nowhere (WedgesWheel *self)
{
  point_at (self, -1);
}

void
wedges_wheel_point (WedgesWheel *self)
{
  const gboolean open = wedges_wheel_is_open (self);
  const int hovered =
    open && wedges_wheel_is_sized (self) ? wedges_wheel_space_at (&self->pieces.place, self->x, self->y) : -1;
  const gboolean over = wedges_wheel_find (self, hovered) >= 0;

  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), over ? "pointer" : NULL);
  point_at (self, over ? hovered : open && wedges_wheel_find (self, self->focused) >= 0 ? self->focused : -1);
}

/* The focus has come to a space, or left it. */
static void
focus_cb (WedgesWheel *self, GParamSpec *pspec, GtkWidget *child)
{
  const int space = wedges_space_get_space (WEDGES_SPACE (child));
  const gboolean has = gtk_widget_has_focus (child);

  if (has)
    self->focused = space;
  else if (self->focused == space)
    self->focused = -1;
  if (wedges_wheel_is_sized (self))
    wedges_wheel_pieces_focus (&self->pieces, GTK_WIDGET (self), self->focused);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  wedges_wheel_point (self);
}

static void
pressed_cb (WedgesWheel *self, WedgesSpace *space)
{
  wedges_wheel_choose (self, wedges_space_get_space (space));
}

/* What is drawn */

/* Finds where the token of the plate is to which a wedge flies. */
static void
find_plate (WedgesWheel *self, WedgesWheelSight *sight)
{
  GtkWidget *token = self->token[self->motion.seat];
  graphene_rect_t bounds;

  if (token == NULL || !gtk_widget_get_mapped (token) || !gtk_widget_compute_bounds (token, GTK_WIDGET (self), &bounds))
    return;
  graphene_rect_get_center (&bounds, &sight->plate);
  sight->plate_radius = TOKEN_RADIUS * MIN (bounds.size.width, bounds.size.height);
}

static void
wedges_wheel_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WedgesWheel *self = WEDGES_WHEEL (widget);
  WedgesWheelSight sight = {
    .scene = &self->scene,
    .motion = self->moving ? &self->motion : NULL,
    .pointed = self->pointed >= 0 ? wedges_wheel_find (self, self->pointed) : -1,
    .category = self->category,
    .focus_visible = self->focused >= 0 && gtk_widget_has_visible_focus (self->space[self->focused]),
  };

  if (!wedges_wheel_is_sized (self))
    return;
  if (self->moving)
    wedges_wheel_motion_get_pose (&self->motion, self->ms, &sight.pose);
  else
    wedges_wheel_rest (&self->scene, &sight.pose);
  if (self->moving && sight.pose.flight >= 0)
    find_plate (self, &sight);
  wedges_wheel_draw_sight (&self->pieces, snapshot, &sight);
}

/* The widget */

static void
wedges_wheel_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  WedgesWheel *self = WEDGES_WHEEL (widget);
  int ignored;

  /* Their places follow from the size of the wheel; but GTK warns of children that are allocated without having been
   * measured. */
  for (int i = 0; i < WEDGES_SPACES; i++)
    gtk_widget_measure (self->space[i], orientation, -1, &ignored, &ignored, NULL, NULL);
  *minimum = 2 * WEDGES_WHEEL_LEAST;
  *natural = 2 * WEDGES_WHEEL_RADIUS;
}

static void
allocate_space (WedgesWheel *self, int space)
{
  const WedgesWheelPlace *place = &self->pieces.place;
  const WedgesSpaceType type = wedges_space_type (space);
  const graphene_point_t at = wedges_wheel_middle (space);
  const int tile = type == WEDGES_THE_HUB ? HUB_TILE : type == WEDGES_HEADQUARTERS ? LARGE_TILE : SMALL_TILE;
  const int size = MAX (LEAST_TARGET, (int) round (tile * place->unit));
  const double x = place->x + at.x * place->unit - size / 2., y = place->y + at.y * place->unit - size / 2.;

  gtk_widget_allocate (self->space[space], size, size, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) round (x), (float) round (y))));
}

static void
wedges_wheel_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WedgesWheel *self = WEDGES_WHEEL (widget);

  if (wedges_wheel_pieces_prepare (&self->pieces, widget, width, height))
    {
      wedges_wheel_break_off (self);
      wedges_wheel_lay (self);
      wedges_wheel_pieces_light (&self->pieces, widget, self->category);
      wedges_wheel_pieces_focus (&self->pieces, widget, self->focused);
      if (self->pointed >= 0)
        wedges_wheel_pieces_point (&self->pieces, widget, wedges_wheel_find (self, self->pointed));
    }
  for (int i = 0; i < WEDGES_SPACES; i++)
    allocate_space (self, i);
}

static void
wedges_wheel_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (wedges_wheel_parent_class)->unmap (widget);
  WEDGES_WHEEL (widget)->x = WEDGES_WHEEL (widget)->y = -1;
  wedges_wheel_skip (WEDGES_WHEEL (widget));
  wedges_wheel_point (WEDGES_WHEEL (widget));
}

static void
set_seat (WedgesWheel *self, int seat, const WedgesWheelSeat *to)
{
  self->colour[seat] = to != NULL ? to->colour : 0;
  g_free (self->name[seat]);
  self->name[seat] = to != NULL ? g_strdup (to->name) : NULL;
  g_set_weak_pointer (&self->token[seat], to != NULL ? to->token : NULL);
}

static void
wedges_wheel_dispose (GObject *object)
{
  WedgesWheel *self = WEDGES_WHEEL (object);

  wedges_wheel_stop (self);
  for (int i = 0; i < WEDGES_SPACES; i++)
    g_clear_pointer (&self->space[i], gtk_widget_unparent);
  for (int i = 0; i < WEDGES_MAX_SEATS; i++)
    set_seat (self, i, NULL);
  wedges_wheel_pieces_clear (&self->pieces);

  G_OBJECT_CLASS (wedges_wheel_parent_class)->dispose (object);
}

static guint
add_signal (const char *name, GType argument)
{
  if (argument == G_TYPE_NONE)
    return g_signal_new (name, WEDGES_TYPE_WHEEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  return g_signal_new (name, WEDGES_TYPE_WHEEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, argument);
}

static void
wedges_wheel_class_init (WedgesWheelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_wheel_dispose;
  widget_class->measure = wedges_wheel_measure;
  widget_class->size_allocate = wedges_wheel_size_allocate;
  widget_class->snapshot = wedges_wheel_snapshot;
  widget_class->unmap = wedges_wheel_unmap;
  widget_class->focus = wedges_wheel_move_focus;

  wedges_wheel_signals[WEDGES_WHEEL_CHOSEN] = add_signal ("chosen", G_TYPE_INT);
  wedges_wheel_signals[WEDGES_WHEEL_POINTED] = add_signal ("pointed", G_TYPE_INT);
  wedges_wheel_signals[WEDGES_WHEEL_CUE] = add_signal ("cue", G_TYPE_INT);
  wedges_wheel_signals[WEDGES_WHEEL_SETTLED] = add_signal ("settled", G_TYPE_NONE);

  gtk_widget_class_set_css_name (widget_class, "wedges-wheel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
  wedges_wheel_add_keys (widget_class);
}

static void
wedges_wheel_init (WedgesWheel *self)
{
  self->category = self->focused = self->pointed = self->pieces.focus_space = -1;
  self->x = self->y = -1;
  self->scene.seat = -1;

  /* The wheel is the same where the interface runs from right to left. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  for (int i = 0; i < WEDGES_SPACES; i++)
    {
      self->space[i] = wedges_space_new (i);
      gtk_widget_set_parent (self->space[i], GTK_WIDGET (self));
      g_signal_connect_swapped (self->space[i], "pressed", G_CALLBACK (pressed_cb), self);
      g_signal_connect_swapped (self->space[i], "notify::has-focus", G_CALLBACK (focus_cb), self);
      /* Whether the focus is to be seen. */
      g_signal_connect_swapped (self->space[i], "state-flags-changed", G_CALLBACK (gtk_widget_queue_draw), self);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Wheel"), -1);
  wedges_wheel_add_input (self);
  salon_art_watch (GTK_WIDGET (self));
  wedges_wheel_tell (self);
}

GtkWidget *
wedges_wheel_new (void)
{
  return g_object_new (WEDGES_TYPE_WHEEL, NULL);
}

void
wedges_wheel_set_seats (WedgesWheel *self, const WedgesWheelSeat *seats, int n)
{
  g_return_if_fail (WEDGES_IS_WHEEL (self));
  g_return_if_fail (n >= 0 && n <= WEDGES_MAX_SEATS);

  for (int i = 0; i < WEDGES_MAX_SEATS; i++)
    set_seat (self, i, i < n ? &seats[i] : NULL);
  wedges_wheel_break_off (self);
  wedges_wheel_lay (self);
  wedges_wheel_tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
wedges_wheel_update (WedgesWheel *self, const WedgesState *before, const WedgesState *after, gboolean moving)
{
  WedgesScene scene;

  g_return_if_fail (WEDGES_IS_WHEEL (self));

  wedges_scene_take (&self->scene, after);
  if (before != NULL)
    wedges_scene_take (&scene, before);
  wedges_wheel_begin (self, before != NULL ? &scene : NULL, moving);
}

void
wedges_wheel_set_open (WedgesWheel *self, gboolean open)
{
  g_return_if_fail (WEDGES_IS_WHEEL (self));

  if (open == self->open)
    return;
  self->open = open;
  wedges_wheel_point (self);
  wedges_wheel_tell (self);
}

int
wedges_wheel_get_reach (WedgesWheel *self, uint8_t spaces[WEDGES_MAX_REACH])
{
  g_return_val_if_fail (WEDGES_IS_WHEEL (self), 0);

  if (!wedges_scene_is_reach (&self->scene))
    return 0;
  for (int i = 0; i < self->scene.n_lit; i++)
    spaces[i] = self->scene.lit[i];
  return self->scene.n_lit;
}

void
wedges_wheel_light (WedgesWheel *self, int category)
{
  g_return_if_fail (WEDGES_IS_WHEEL (self));
  g_return_if_fail (category >= -1 && category <= WEDGES_CATEGORIES);

  if (category == self->category)
    return;
  self->category = category;
  if (wedges_wheel_is_sized (self))
    wedges_wheel_pieces_light (&self->pieces, GTK_WIDGET (self), category);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
