/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-tray.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "widgets/cubes/cubes-tray-private.h"
#include "widgets/cubes/cubes-widgets.h"
#include "widgets/salon-draw.h"

#define LAST_S 15.
#define RED_S  .4 /* how long the rim takes to become red */

/* The ring of a cube that has the focus, in units. */
#define FOCUS_RADIUS   18
#define FOCUS_DISTANCE 3

G_DEFINE_FINAL_TYPE (CubesTray, cubes_tray, GTK_TYPE_WIDGET)

guint cubes_tray_signals[CUBES_TRAY_N_SIGNALS];

char *
cubes_tray_name_face (char face)
{
  return face == 'Q' ? g_strdup ("Qu") : g_strndup (&face, 1);
}

char *
cubes_tray_name_cell (int cell)
{
  return g_strdup_printf ("%c%d", 'a' + cell % CUBES_SIDE, cell / CUBES_SIDE + 1);
}

/* What is known */

gboolean
cubes_tray_is_known (const CubesTray *self)
{
  return !self->scene.lid && self->scene.faces[0] != '\0' && !(self->moving && !self->arrived);
}

gboolean
cubes_tray_is_open (CubesTray *self)
{
  if (self->moving || self->scene.lid)
    return FALSE;
  return self->use == CUBES_TRAY_BARS || (self->use != CUBES_TRAY_SHOWS && cubes_tray_is_known (self));
}

gboolean
cubes_tray_is_free (CubesTray *self, int cell)
{
  return self->use != CUBES_TRAY_BARS && cubes_tray_is_open (self)
         && (cubes_open_cells (self->scene.corner) & UINT32_C (1) << cell) != 0;
}

int
cubes_tray_find (const CubesTray *self, int cell)
{
  for (int i = 0; i < self->n; i++)
    if (self->path[i] == cell)
      return i;
  return -1;
}

static void
tell_cube (CubesTray *self, int cell)
{
  CubesCube *cube = CUBES_CUBE (self->cube[cell]);
  const int rank = cubes_tray_find (self, cell);

  if (!cubes_tray_is_known (self))
    cubes_cube_set (cube, CUBES_CUBE_COVERED, '\0', 0);
  else if ((cubes_open_cells (self->scene.corner) & UINT32_C (1) << cell) == 0)
    cubes_cube_set (cube, CUBES_CUBE_UNDER_BAR, '\0', 0);
  else if (rank >= 0)
    cubes_cube_set (cube, CUBES_CUBE_IN_WORD, self->scene.faces[cell], rank);
  else
    cubes_cube_set (cube, cell == self->filter ? CUBES_CUBE_FILTER : CUBES_CUBE_LIES, self->scene.faces[cell], 0);
  cubes_cube_set_enabled (cube, cubes_tray_is_free (self, cell));
}

void
cubes_tray_tell (CubesTray *self)
{
  const gboolean bars = self->use == CUBES_TRAY_BARS && cubes_tray_is_open (self);

  for (int i = 0; i < CUBES_CELLS; i++)
    tell_cube (self, i);
  for (int i = 0; i < CUBES_NO_BAR; i++)
    {
      gtk_widget_set_visible (self->corner[i], bars);
      cubes_bar_corner_set_chosen (CUBES_BAR_CORNER (self->corner[i]), (int) self->chosen == i);
    }
}

/* Pictures */

gboolean
cubes_tray_is_sized (const CubesTray *self)
{
  return self->pieces.tray.texture != NULL;
}

void
cubes_tray_prepare_bars (CubesTray *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  cubes_tray_pieces_prepare_bar (&self->pieces, widget, cubes_tray_corner_of (self->scene.corner, self->quarters));
  if (self->use == CUBES_TRAY_BARS)
    for (int i = 0; i < CUBES_NO_BAR; i++)
      cubes_tray_pieces_prepare_bar (&self->pieces, widget, (CubesCorner) i);
}

void
cubes_tray_prepare (CubesTray *self)
{
  if (!cubes_tray_is_sized (self))
    return;
  cubes_tray_prepare_bars (self);
  if (self->moving && !self->arrived)
    return;
  cubes_tray_pieces_prepare_cubes (&self->pieces, GTK_WIDGET (self), &self->pieces.cubes, &self->scene, self->quarters);
  if (cubes_tray_is_known (self))
    cubes_tray_pieces_prepare_path (&self->pieces, GTK_WIDGET (self), &self->pieces.cubes, self->path, self->n);
}

static void
prepare_raised (CubesTray *self)
{
  if (self->pointer >= 0 && cubes_tray_is_sized (self))
    cubes_tray_pieces_prepare_raised (&self->pieces, GTK_WIDGET (self), self->pointer,
                                      cubes_tray_find (self, self->pointer) >= 0);
}

/* What is drawn */

static double
get_red (const CubesTray *self)
{
  return CLAMP ((LAST_S - self->left) / RED_S, 0, 1);
}

CubesTraySight
cubes_tray_look (const CubesTray *self)
{
  const gboolean known = cubes_tray_is_known (self);
  const gboolean chooses = self->use == CUBES_TRAY_BARS && !self->scene.lid;
  CubesTraySight sight = {
    .lid = self->scene.lid,
    .bar = self->scene.corner,
    .coming_bar = CUBES_NO_BAR,
    .path = self->path,
    .n = known && !self->moving ? self->n : 0,
    .going = self->going,
    .n_going = known && !self->moving ? self->n_going : 0,
    .going_ms = self->going_ms,
    .raised = self->moving ? -1 : self->pointer,
    .filter = known && !self->moving ? self->filter : -1,
    .time = self->all > 0 ? self->left / self->all : -1,
    .red = get_red (self),
  };

  if (self->moving && self->turn == 0)
    {
      sight.motion = &self->motion;
      sight.ms = self->ms;
      if (!self->arrived)
        sight.bar = self->corner_before;
      if (self->motion.bar > 0)
        {
          sight.coming_bar = self->scene.corner;
          sight.bar = self->was_chosen ? self->scene.corner : CUBES_NO_BAR;
          sight.bar_chosen = TRUE;
        }
    }
  else if (chooses)
    {
      sight.bar = self->chosen;
      sight.bar_chosen = TRUE;
    }
  return sight;
}

static void
snapshot_focus (CubesTray *self, GtkSnapshot *snapshot)
{
  const float unit = (float) self->pieces.geometry.unit;

  for (int i = 0; i < CUBES_CELLS; i++)
    if (gtk_widget_has_visible_focus (self->cube[i]))
      {
        const graphene_point_t middle = cubes_tray_place_middle (cubes_tray_place_of (i, self->quarters));
        const float x = (float) self->pieces.geometry.x + (middle.x - 50) * unit;
        const float y = (float) self->pieces.geometry.y + (middle.y - 50) * unit;

        salon_draw_focus (snapshot, &GRAPHENE_RECT_INIT (x, y, 100 * unit, 105 * unit), FOCUS_RADIUS * unit,
                          FOCUS_DISTANCE * unit);
      }
}

static void
cubes_tray_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CubesTray *self = CUBES_TRAY (widget);
  const CubesTraySight sight = cubes_tray_look (self);
  const CubesTrayGeometry *geometry = &self->pieces.geometry;

  if (!cubes_tray_is_sized (self))
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) geometry->x, (float) geometry->y));
  if (self->turn != 0)
    cubes_tray_draw_flat (&self->pieces, snapshot, cubes_tray_get_turned (self));
  else
    cubes_tray_draw (&self->pieces, snapshot, &sight);
  gtk_snapshot_restore (snapshot);
  snapshot_focus (self, snapshot);
  for (int i = 0; i < CUBES_NO_BAR; i++)
    gtk_widget_snapshot_child (widget, self->corner[i], snapshot);
}

static void
cubes_tray_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  CubesTray *self = CUBES_TRAY (widget);
  int ignored;

  /* Their places follow from the tray's size; but GTK warns of children that are allocated without having been
   * measured. */
  for (int i = 0; i < CUBES_SIDE; i++)
    gtk_widget_measure (self->row[i], orientation, -1, &ignored, &ignored, NULL, NULL);
  for (int i = 0; i < CUBES_NO_BAR; i++)
    gtk_widget_measure (self->corner[i], orientation, -1, &ignored, &ignored, NULL, NULL);

  *minimum = (int) ceil (CUBES_LEAST_CUBE * CUBES_TRAY_UNITS / 100.);
  *natural = CUBES_TRAY_UNITS;
}

static void
allocate_at (GtkWidget *widget, double x, double y, int size)
{
  gtk_widget_allocate (widget, size, size, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
}

static void
allocate_children (CubesTray *self, int width, int height)
{
  const CubesTrayGeometry *geometry = &self->pieces.geometry;
  const double out = CUBES_BAR_CORNER_SIZE / 2. - 12 * geometry->unit; /* the middle is 12 units inside the edge */

  for (int i = 0; i < CUBES_SIDE; i++)
    gtk_widget_allocate (self->row[i], width, height, -1, NULL);
  for (int i = 0; i < CUBES_NO_BAR; i++)
    allocate_at (self->corner[i],
                 i == CUBES_NW || i == CUBES_SW ? geometry->x - out
                                                : geometry->x + geometry->size - CUBES_BAR_CORNER_SIZE + out,
                 i == CUBES_NW || i == CUBES_NE ? geometry->y - out
                                                : geometry->y + geometry->size - CUBES_BAR_CORNER_SIZE + out,
                 CUBES_BAR_CORNER_SIZE);
}

/* The cubes of a row are where one sees them, which is not in a row while the tray is turned. */
static void
allocate_row (GtkWidget *row, int width, int height, int baseline)
{
  CubesTray *self = CUBES_TRAY (gtk_widget_get_parent (row));
  const CubesTrayGeometry *geometry = &self->pieces.geometry;

  for (GtkWidget *cube = gtk_widget_get_first_child (row); cube != NULL; cube = gtk_widget_get_next_sibling (cube))
    {
      const int place = cubes_tray_place_of (cubes_cube_get_cell (CUBES_CUBE (cube)), self->quarters);
      const graphene_point_t middle = cubes_tray_place_middle (place);

      allocate_at (cube, round (geometry->x + (middle.x - 50) * geometry->unit),
                   round (geometry->y + (middle.y - 50) * geometry->unit), (int) round (100 * geometry->unit));
    }
}

static void
measure_row (GtkWidget *row,
             GtkOrientation orientation,
             int for_size,
             int *minimum,
             int *natural,
             int *minimum_baseline,
             int *natural_baseline)
{
  int ignored;

  for (GtkWidget *cube = gtk_widget_get_first_child (row); cube != NULL; cube = gtk_widget_get_next_sibling (cube))
    gtk_widget_measure (cube, orientation, -1, &ignored, &ignored, NULL, NULL);
  *minimum = *natural = 0;
}

static void
cubes_tray_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesTray *self = CUBES_TRAY (widget);
  const gboolean first = !cubes_tray_is_sized (self);

  if (cubes_tray_pieces_prepare (&self->pieces, widget, width, height))
    {
      if (first && self->moving)
        cubes_tray_prepare_motion (self);
      else
        cubes_tray_break_off (self);
      cubes_tray_prepare (self);
      prepare_raised (self);
      cubes_tray_warm (self);
    }
  allocate_children (self, width, height);
}

static void
cubes_tray_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cubes_tray_parent_class)->map (widget);
  cubes_tray_warm (CUBES_TRAY (widget));
}

static void
cubes_tray_unmap (GtkWidget *widget)
{
  CubesTray *self = CUBES_TRAY (widget);

  GTK_WIDGET_CLASS (cubes_tray_parent_class)->unmap (widget);
  g_clear_handle_id (&self->warm_id, g_source_remove);
  cubes_tray_point_nowhere (self);
  cubes_tray_forget_going (self);
  cubes_tray_skip (self);
}

/* What people do */

void
cubes_tray_set_use (CubesTray *self, CubesTrayUse use)
{
  g_return_if_fail (CUBES_IS_TRAY (self));

  if (use == self->use)
    return;
  /* The names of the corners are those that one sees. */
  if (use == CUBES_TRAY_BARS && self->quarters != 0)
    cubes_tray_turn (self, -self->quarters);
  self->use = use;
  cubes_tray_point_nowhere (self);
  cubes_tray_prepare (self);
  cubes_tray_tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
show_path (CubesTray *self, const uint8_t *path, int n)
{
  if (n == 0)
    cubes_tray_let_go (self);
  if (n > 0)
    memmove (self->path, path, (size_t) n);
  self->n = n;
  if (cubes_tray_is_sized (self) && cubes_tray_is_known (self) && !self->moving)
    cubes_tray_pieces_prepare_path (&self->pieces, GTK_WIDGET (self), &self->pieces.cubes, self->path, self->n);
  prepare_raised (self);
  cubes_tray_tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
cubes_tray_set_path (CubesTray *self, const uint8_t *path, int n)
{
  g_return_if_fail (CUBES_IS_TRAY (self));
  g_return_if_fail (n >= 0 && n <= CUBES_CELLS);

  if (n != self->n || (n > 0 && memcmp (path, self->path, (size_t) n) != 0))
    show_path (self, path, n);
}

void
cubes_tray_take_path (CubesTray *self, const uint8_t *path, int n)
{
  show_path (self, path, n);
  g_signal_emit (self, cubes_tray_signals[CUBES_TRAY_PATH_CHANGED], 0);
}

int
cubes_tray_get_path (CubesTray *self, uint8_t path[CUBES_CELLS])
{
  g_return_val_if_fail (CUBES_IS_TRAY (self), 0);

  memcpy (path, self->path, (size_t) self->n);
  return self->n;
}

void
cubes_tray_set_corner (CubesTray *self, CubesCorner corner)
{
  g_return_if_fail (CUBES_IS_TRAY (self));
  g_return_if_fail (corner < CUBES_NO_BAR);

  if (corner == self->chosen)
    return;
  self->chosen = corner;
  cubes_tray_tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
cubes_tray_take_corner (CubesTray *self, CubesCorner corner)
{
  if (corner == self->chosen)
    return;
  cubes_tray_set_corner (self, corner);
  g_signal_emit (self, cubes_tray_signals[CUBES_TRAY_CORNER_CHOSEN], 0);
}

CubesCorner
cubes_tray_get_corner (CubesTray *self)
{
  g_return_val_if_fail (CUBES_IS_TRAY (self), CUBES_NO_BAR);

  return self->chosen;
}

void
cubes_tray_set_filter (CubesTray *self, int cell)
{
  g_return_if_fail (CUBES_IS_TRAY (self));

  if (cell == self->filter)
    return;
  self->filter = cell;
  cubes_tray_tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int
cubes_tray_get_filter (CubesTray *self)
{
  g_return_val_if_fail (CUBES_IS_TRAY (self), -1);

  return self->filter;
}

void
cubes_tray_point (CubesTray *self, int cell)
{
  if (cell == self->pointer)
    return;
  self->pointer = cell;
  prepare_raised (self);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), cell >= 0 ? "pointer" : NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
cubes_tray_set_time (CubesTray *self, double left, double all)
{
  const double red = get_red (self);
  /* Nothing is drawn before a device pixel has changed. */
  const double length = 4. * self->pieces.geometry.size * MAX (1, self->pieces.scale);
  const gboolean same = all == self->all && all > 0 && floor (length * left / all) == floor (length * self->left / all);

  g_return_if_fail (CUBES_IS_TRAY (self));

  self->left = left;
  self->all = all;
  if (!same || red != get_red (self))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The widget */

static void
focus_cb (CubesTray *self, GParamSpec *pspec, GtkWidget *cube)
{
  if (gtk_widget_has_focus (cube))
    self->place = cubes_cube_get_cell (CUBES_CUBE (cube));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
pressed_cb (CubesTray *self, CubesCube *cube)
{
  cubes_tray_press (self, cubes_cube_get_cell (cube));
}

static void
chosen_cb (CubesTray *self, CubesBarCorner *corner)
{
  cubes_tray_take_corner (self, cubes_bar_corner_get_corner (corner));
}

static void
cubes_tray_dispose (GObject *object)
{
  CubesTray *self = CUBES_TRAY (object);

  cubes_tray_stop (self);
  for (int i = 0; i < CUBES_SIDE; i++)
    g_clear_pointer (&self->row[i], gtk_widget_unparent);
  for (int i = 0; i < CUBES_NO_BAR; i++)
    g_clear_pointer (&self->corner[i], gtk_widget_unparent);
  cubes_tray_pieces_clear (&self->pieces);

  G_OBJECT_CLASS (cubes_tray_parent_class)->dispose (object);
}

static guint
add_signal (const char *name, GType argument)
{
  if (argument == G_TYPE_NONE)
    return g_signal_new (name, CUBES_TYPE_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  return g_signal_new (name, CUBES_TYPE_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, argument);
}

static void
cubes_tray_class_init (CubesTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cubes_widgets_init ();
  G_OBJECT_CLASS (klass)->dispose = cubes_tray_dispose;
  widget_class->measure = cubes_tray_measure;
  widget_class->size_allocate = cubes_tray_size_allocate;
  widget_class->snapshot = cubes_tray_snapshot;
  widget_class->map = cubes_tray_map;
  widget_class->unmap = cubes_tray_unmap;
  widget_class->focus = cubes_tray_move_focus;

  cubes_tray_signals[CUBES_TRAY_PATH_CHANGED] = add_signal ("path-changed", G_TYPE_NONE);
  cubes_tray_signals[CUBES_TRAY_WRITE] = add_signal ("write", G_TYPE_NONE);
  cubes_tray_signals[CUBES_TRAY_REFUSED] = add_signal ("refused", G_TYPE_INT);
  cubes_tray_signals[CUBES_TRAY_CORNER_CHOSEN] = add_signal ("corner-chosen", G_TYPE_NONE);
  cubes_tray_signals[CUBES_TRAY_FILTER_CHANGED] = add_signal ("filter-changed", G_TYPE_NONE);
  cubes_tray_signals[CUBES_TRAY_CUE] = add_signal ("cue", G_TYPE_INT);
  cubes_tray_signals[CUBES_TRAY_SETTLED] = add_signal ("settled", G_TYPE_NONE);

  gtk_widget_class_set_css_name (widget_class, "cubes-tray");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  cubes_tray_add_keys (widget_class);
}

static void
add_row (CubesTray *self, int row)
{
  self->row[row] = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW, NULL);
  gtk_widget_set_layout_manager (self->row[row], gtk_custom_layout_new (NULL, measure_row, allocate_row));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->row[row]), GTK_ACCESSIBLE_RELATION_ROW_INDEX, row + 1, -1);
  gtk_widget_set_parent (self->row[row], GTK_WIDGET (self));
  for (int column = 0; column < CUBES_SIDE; column++)
    {
      const int cell = CUBES_SIDE * row + column;

      self->cube[cell] = cubes_cube_new (cell);
      gtk_box_append (GTK_BOX (self->row[row]), self->cube[cell]);
      g_signal_connect_swapped (self->cube[cell], "pressed", G_CALLBACK (pressed_cb), self);
      g_signal_connect_swapped (self->cube[cell], "notify::has-focus", G_CALLBACK (focus_cb), self);
    }
}

static void
cubes_tray_init (CubesTray *self)
{
  self->scene.lid = TRUE;
  self->scene.corner = self->corner_before = CUBES_NO_BAR;
  self->filter = self->pointer = self->pressed = -1;
  self->arrived = TRUE;

  /* The grid is the same where the interface runs from right to left. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  for (int i = 0; i < CUBES_SIDE; i++)
    add_row (self, i);
  for (int i = 0; i < CUBES_NO_BAR; i++)
    {
      self->corner[i] = cubes_bar_corner_new ((CubesCorner) i);
      gtk_widget_set_parent (self->corner[i], GTK_WIDGET (self));
      g_signal_connect_swapped (self->corner[i], "chosen", G_CALLBACK (chosen_cb), self);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Cubes in the tray"), -1);
  cubes_tray_add_input (self);
  salon_art_watch (GTK_WIDGET (self));
  cubes_tray_tell (self);
}

GtkWidget *
cubes_tray_new (void)
{
  return g_object_new (CUBES_TYPE_TRAY, NULL);
}
