/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people do in the tray with pointer and keys. A word is traced by dragging over cubes, by clicking on them one by
 * one, or with Space; all of it makes the same path. */

#include "widgets/cubes/cubes-tray-private.h"

static gboolean
touches (int from, int to)
{
  return (cubes_neighbours (from) & UINT32_C (1) << to) != 0;
}

/* Adds @cell to the word, and returns whether it can be. */
static gboolean
extend (CubesTray *self, int cell)
{
  uint8_t path[CUBES_CELLS];
  const int n = cubes_tray_get_path (self, path);

  if (cubes_tray_find (self, cell) >= 0 || (n > 0 && !touches (path[n - 1], cell)))
    return FALSE;
  path[n] = (uint8_t) cell;
  cubes_tray_take_path (self, path, n + 1);
  return TRUE;
}

/* Leaves the first @n cubes of the word. */
static void
cut (CubesTray *self, int n)
{
  uint8_t path[CUBES_CELLS];

  cubes_tray_get_path (self, path);
  cubes_tray_take_path (self, path, n);
}

/* A click, or Space: adds a cube, goes back to one, or writes the word. A cube that the word cannot go on to changes
 * nothing, so that no long word is lost by a slip of the hand. */
static void
trace (CubesTray *self, int cell)
{
  const int rank = cubes_tray_find (self, cell);

  if (rank >= 0 && rank == self->n - 1)
    g_signal_emit (self, cubes_tray_signals[CUBES_TRAY_WRITE], 0);
  else if (rank >= 0)
    cut (self, rank + 1);
  else if (!extend (self, cell))
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      g_signal_emit (self, cubes_tray_signals[CUBES_TRAY_REFUSED], 0, cell);
    }
}

void
cubes_tray_press (CubesTray *self, int cell)
{
  if (!cubes_tray_is_free (self, cell))
    return;
  if (self->use == CUBES_TRAY_TRACES)
    trace (self, cell);
  else if (self->use == CUBES_TRAY_FILTERS)
    {
      cubes_tray_set_filter (self, cell == self->filter ? -1 : cell);
      g_signal_emit (self, cubes_tray_signals[CUBES_TRAY_FILTER_CHANGED], 0);
    }
}

/* Pointer */

/* The cube at @x, @y that can be pressed, or -1. */
static int
cell_at (CubesTray *self, double x, double y, gboolean narrow)
{
  const int place = cubes_tray_place_at (&self->pieces.geometry, x, y, narrow);
  const int cell = place >= 0 ? cubes_tray_place_of (place, -self->quarters) : -1;

  return cell >= 0 && cubes_tray_is_free (self, cell) ? cell : -1;
}

/* The Bar follows the pointer to the nearest corner. */
static void
choose_at (CubesTray *self, double x, double y)
{
  const CubesTrayGeometry *geometry = &self->pieces.geometry;
  const gboolean east = x > geometry->x + geometry->size / 2., south = y > geometry->y + geometry->size / 2.;

  cubes_tray_take_corner (self, south ? (east ? CUBES_SE : CUBES_SW) : (east ? CUBES_NE : CUBES_NW));
}

static void
drag_begin_cb (CubesTray *self, double x, double y, GtkGesture *gesture)
{
  self->pressed = -1;
  self->drag_x = x;
  self->drag_y = y;
  if (self->use == CUBES_TRAY_BARS && cubes_tray_is_open (self))
    {
      choose_at (self, x, y);
      return;
    }
  self->pressed = cell_at (self, x, y, FALSE);
  self->dragged = FALSE;
  if (self->pressed < 0)
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  /* The cube answers at once if the word can go on to it. */
  self->waits = self->use != CUBES_TRAY_TRACES || !extend (self, self->pressed);
}

/* The pointer has reached another cube with the button held. A drag goes on from a cube of the word; from any other one
 * it begins a new word. */
static void
begin_drag (CubesTray *self)
{
  const int rank = cubes_tray_find (self, self->pressed);
  const uint8_t pressed = (uint8_t) self->pressed;

  self->dragged = TRUE;
  if (rank < 0)
    cubes_tray_take_path (self, &pressed, 1);
  else if (rank < self->n - 1)
    cut (self, rank + 1);
}

static void
drag_over (CubesTray *self, int cell)
{
  if (!self->dragged && cell == self->pressed)
    return;
  if (!self->dragged)
    begin_drag (self);
  if (self->n > 1 && self->path[self->n - 2] == cell)
    cut (self, self->n - 1);
  else
    extend (self, cell);
}

static void
drag_to (CubesTray *self, double x, double y)
{
  const int cell = cell_at (self, x, y, TRUE);

  if (cell >= 0)
    drag_over (self, cell);
}

/* The pointer was over all of these places since the last frame, if that took long: GDK tells a motion by its end at @x,
 * @y, and the way there as the history of @event, in coordinates of the window. */
static void
drag_along (CubesTray *self, double x, double y, GdkEvent *event)
{
  g_autofree GdkTimeCoord *way = NULL;
  double end_x = 0, end_y = 0;
  guint n = 0;

  if (event != NULL && gdk_event_get_event_type (event) == GDK_MOTION_NOTIFY
      && gdk_event_get_position (event, &end_x, &end_y))
    way = gdk_event_get_history (event, &n);
  for (guint i = 0; i < n; i++)
    drag_to (self, x + way[i].axes[GDK_AXIS_X] - end_x, y + way[i].axes[GDK_AXIS_Y] - end_y);
  drag_to (self, x, y);
}

static void
drag_update_cb (CubesTray *self, double across, double down, GtkGesture *gesture)
{
  const double x = self->drag_x + across, y = self->drag_y + down;

  if (self->use == CUBES_TRAY_BARS && cubes_tray_is_open (self))
    choose_at (self, x, y);
  else if (self->pressed >= 0 && self->use == CUBES_TRAY_TRACES)
    drag_along (self, x, y, gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture)));
}

static void
drag_end_cb (CubesTray *self, double across, double down, GtkGesture *gesture)
{
  const int pressed = self->pressed;

  self->pressed = -1;
  if (pressed >= 0 && !self->dragged && self->waits)
    cubes_tray_press (self, pressed);
}

static void
cancel_cb (CubesTray *self)
{
  self->pressed = -1;
}

static void
motion_cb (CubesTray *self, double x, double y)
{
  cubes_tray_point (self, cell_at (self, x, y, FALSE));
}

static void
leave_cb (CubesTray *self)
{
  cubes_tray_point (self, -1);
}

/* Keys */

static gboolean
turn_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  CubesTray *self = CUBES_TRAY (widget);

  if (self->use != CUBES_TRAY_TRACES && self->use != CUBES_TRAY_FILTERS)
    return FALSE;
  cubes_tray_turn (self, 1);
  return TRUE;
}

static gboolean
corner_cb (GtkWidget *widget, GVariant *corner, gpointer data)
{
  CubesTray *self = CUBES_TRAY (widget);

  if (self->use != CUBES_TRAY_BARS || !cubes_tray_is_open (self))
    return FALSE;
  cubes_tray_take_corner (self, (CubesCorner) g_variant_get_int32 (corner));
  return TRUE;
}

void
cubes_tray_add_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding (widget_class, GDK_KEY_t, GDK_CONTROL_MASK, turn_cb, NULL);
  for (int i = 0; i < CUBES_NO_BAR; i++)
    {
      gtk_widget_class_add_binding (widget_class, (guint) (GDK_KEY_1 + i), 0, corner_cb, "i", i);
      gtk_widget_class_add_binding (widget_class, (guint) (GDK_KEY_KP_1 + i), 0, corner_cb, "i", i);
    }
}

/* By how much a place differs in this direction. */
static gboolean
get_step (GtkDirectionType direction, int *columns, int *rows)
{
  *columns = direction == GTK_DIR_LEFT ? -1 : direction == GTK_DIR_RIGHT ? 1 : 0;
  *rows = direction == GTK_DIR_UP ? -1 : direction == GTK_DIR_DOWN ? 1 : 0;
  return *columns != 0 || *rows != 0;
}

static gboolean
focus_corner (CubesTray *self, GtkDirectionType direction, gboolean inside)
{
  int columns, rows;
  int corner = (int) self->chosen; /* its lower bit is east, its higher one south */

  if (get_step (direction, &columns, &rows))
    {
      if (columns != 0)
        corner = (corner & 2) | (columns > 0);
      if (rows != 0)
        corner = (corner & 1) | (rows > 0) << 1;
      cubes_tray_take_corner (self, (CubesCorner) corner);
    }
  else if (inside)
    return FALSE;
  return gtk_widget_grab_focus (self->corner[corner]);
}

/* From the cube with the focus in this direction to the next one that can be pressed; at the edge it stays. */
static gboolean
walk (CubesTray *self, int columns, int rows)
{
  const int place = cubes_tray_place_of (self->place, self->quarters);
  int column = place % CUBES_SIDE + columns, row = place / CUBES_SIDE + rows;

  for (; column >= 0 && column < CUBES_SIDE && row >= 0 && row < CUBES_SIDE; column += columns, row += rows)
    {
      const int cell = cubes_tray_place_of (row * CUBES_SIDE + column, -self->quarters);

      if (cubes_tray_is_free (self, cell))
        return gtk_widget_grab_focus (self->cube[cell]);
    }
  return TRUE;
}

gboolean
cubes_tray_move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CubesTray *self = CUBES_TRAY (widget);
  const gboolean inside = gtk_widget_get_focus_child (widget) != NULL;
  int columns, rows;

  if (!cubes_tray_is_open (self))
    return FALSE;
  if (self->use == CUBES_TRAY_BARS)
    return focus_corner (self, direction, inside);
  if (inside)
    return get_step (direction, &columns, &rows) && walk (self, columns, rows);
  if (cubes_tray_is_free (self, self->place))
    return gtk_widget_grab_focus (self->cube[self->place]);
  for (int i = 0; i < CUBES_CELLS; i++)
    if (cubes_tray_is_free (self, i))
      return gtk_widget_grab_focus (self->cube[i]);
  return FALSE;
}

void
cubes_tray_add_input (CubesTray *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}
