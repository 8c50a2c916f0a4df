/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-tray.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "model/salon-clock.h"
#include "widgets/cubes/cubes-tray-private.h"
#include "widgets/cubes/cubes-widgets.h"
#include "widgets/salon-draw.h"

#define TURN_MS 260.
#define LAST_S  15.
#define RED_S   .4 /* how long the rim takes to become red */

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

static gboolean
is_known (const CubesTray *self)
{
  return !self->scene.lid && self->scene.faces[0] != '\0' && !(self->moving && !self->arrived);
}

gboolean
cubes_tray_is_open (CubesTray *self)
{
  if (self->moving || self->scene.lid)
    return FALSE;
  return self->use == CUBES_TRAY_BARS || (self->use != CUBES_TRAY_SHOWS && is_known (self));
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

  if (!is_known (self))
    cubes_cube_set (cube, CUBES_CUBE_COVERED, '\0', 0);
  else if ((cubes_open_cells (self->scene.corner) & UINT32_C (1) << cell) == 0)
    cubes_cube_set (cube, CUBES_CUBE_UNDER_BAR, '\0', 0);
  else if (rank >= 0)
    cubes_cube_set (cube, CUBES_CUBE_IN_WORD, self->scene.faces[cell], rank);
  else
    cubes_cube_set (cube, cell == self->filter ? CUBES_CUBE_FILTER : CUBES_CUBE_LIES, self->scene.faces[cell], 0);
  cubes_cube_set_enabled (cube, cubes_tray_is_free (self, cell));
}

/* Tells assistive technologies and the keyboard what can be seen now. */
static void
tell (CubesTray *self)
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

static gboolean
is_sized (const CubesTray *self)
{
  return self->pieces.tray.texture != NULL;
}

static void
prepare_bars (CubesTray *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  cubes_tray_pieces_prepare_bar (&self->pieces, widget, cubes_tray_corner_of (self->scene.corner, self->quarters));
  if (self->use == CUBES_TRAY_BARS)
    for (int i = 0; i < CUBES_NO_BAR; i++)
      cubes_tray_pieces_prepare_bar (&self->pieces, widget, (CubesCorner) i);
}

/* Makes what lies in the tray when nothing moves. */
static void
prepare_scene (CubesTray *self)
{
  if (!is_sized (self))
    return;
  prepare_bars (self);
  if (self->moving && !self->arrived)
    return;
  cubes_tray_pieces_prepare_cubes (&self->pieces, GTK_WIDGET (self), &self->pieces.cubes, &self->scene, self->quarters);
  if (is_known (self))
    cubes_tray_pieces_prepare_path (&self->pieces, GTK_WIDGET (self), self->path, self->n);
}

static void
prepare_raised (CubesTray *self)
{
  if (self->pointer >= 0 && is_sized (self))
    cubes_tray_pieces_prepare_raised (&self->pieces, GTK_WIDGET (self), self->pointer,
                                      cubes_tray_find (self, self->pointer) >= 0);
}

static gboolean
warm_cb (gpointer data)
{
  CubesTray *self = data;

  for (int i = 0; i < CUBES_HEAPS; i++)
    if (self->pieces.heap[i].texture == NULL)
      {
        cubes_tray_pieces_prepare_heap (&self->pieces, GTK_WIDGET (self), i);
        return G_SOURCE_CONTINUE;
      }
  self->warm_id = 0;
  return G_SOURCE_REMOVE;
}

/* The shake must not wait for its pictures. */
static void
warm (CubesTray *self)
{
  if (self->warm_id == 0 && is_sized (self) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->warm_id = g_idle_add_full (G_PRIORITY_LOW, warm_cb, self, NULL);
}

/* Motion */

static void
point_nowhere (CubesTray *self)
{
  self->pointer = -1;
  self->pressed = -1;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), NULL);
}

static void
stop_ticks (CubesTray *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->last = 0;
}

static void
arrive (CubesTray *self)
{
  if (self->arrived)
    return;
  self->arrived = TRUE;
  cubes_tray_pieces_arrive (&self->pieces);
  tell (self);
}

/* Shows what the motion leads to. */
static void
end_motion (CubesTray *self)
{
  stop_ticks (self);
  arrive (self);
  self->moving = FALSE;
  self->turn = 0;
  cubes_tray_pieces_rest (&self->pieces);
  prepare_scene (self);
  tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
emit_settled (CubesTray *self)
{
  g_clear_handle_id (&self->settled_id, g_source_remove);
  g_signal_emit (self, cubes_tray_signals[CUBES_TRAY_SETTLED], 0);
}

static gboolean
settled_cb (gpointer data)
{
  CubesTray *self = data;

  self->settled_id = 0;
  emit_settled (self);
  return G_SOURCE_REMOVE;
}

static void
emit_cues (CubesTray *self)
{
  for (int cue = CUBES_TRAY_CUE_LID; cue <= CUBES_TRAY_CUE_BAR; cue++)
    {
      const int due = cubes_tray_motion_get_cue (&self->motion, (CubesTrayCue) cue);

      if (due < 0 || self->ms < due || (self->cues & 1u << cue) != 0)
        continue;
      self->cues |= 1u << cue;
      g_signal_emit (self, cubes_tray_signals[CUBES_TRAY_CUE], 0, cue);
    }
}

static void
forget_going (CubesTray *self)
{
  self->n_going = 0;
  if (!self->moving)
    stop_ticks (self);
}

static gboolean
going_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CubesTray *self = CUBES_TRAY (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->last != 0)
    self->going_ms += (double) salon_clock_step (self->last, now) / 1000;
  self->last = now;
  gtk_widget_queue_draw (widget);
  if (self->going_ms < cubes_tray_pieces_get_fade (self->n_going))
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  forget_going (self);
  return G_SOURCE_REMOVE;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CubesTray *self = CUBES_TRAY (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);
  const double length = self->turn != 0 ? TURN_MS : cubes_tray_motion_get_length (&self->motion);

  if (self->last != 0)
    self->ms += (double) salon_clock_step (self->last, now) / 1000;
  self->last = now;
  if (self->turn == 0)
    {
      emit_cues (self);
      /* Whoever hears it may have ended the motion, or begun another one. */
      if (!self->moving || self->tick_id == 0)
        return G_SOURCE_CONTINUE;
      if (cubes_tray_motion_get_pose (&self->motion, self->ms).after)
        arrive (self);
    }
  if (self->ms < length)
    {
      gtk_widget_queue_draw (widget);
      return G_SOURCE_CONTINUE;
    }

  self->tick_id = 0;
  if (self->turn != 0)
    end_motion (self);
  else
    {
      end_motion (self);
      emit_settled (self);
    }
  return G_SOURCE_REMOVE;
}

static gboolean
can_move (CubesTray *self)
{
  gboolean animated;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animated, NULL);
  return animated && is_sized (self) && gtk_widget_get_mapped (GTK_WIDGET (self));
}

/* The path that is there fades. */
static void
let_go (CubesTray *self)
{
  if (self->n == 0 || self->moving || !is_known (self) || !can_move (self))
    return;
  forget_going (self);
  memcpy (self->going, self->path, (size_t) self->n);
  self->n_going = self->n;
  self->going_ms = 0;
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), going_cb, NULL, NULL);
}

static void
begin_motion (CubesTray *self)
{
  forget_going (self);
  self->moving = TRUE;
  self->arrived = FALSE;
  self->cues = 0;
  self->ms = 0;
  point_nowhere (self);
  tell (self);
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
scenes_equal (const CubesTrayScene *a, const CubesTrayScene *b)
{
  return strcmp (a->faces, b->faces) == 0 && a->upright == b->upright && a->lid == b->lid && a->shakes == b->shakes
         && a->corner == b->corner;
}

static void
settle_later (CubesTray *self)
{
  if (self->settled_id == 0)
    self->settled_id = g_idle_add_full (G_PRIORITY_DEFAULT, settled_cb, self, NULL);
}

void
cubes_tray_set_scene (CubesTray *self, const CubesTrayScene *scene, gboolean moving)
{
  const CubesTrayScene before = self->scene;

  g_return_if_fail (CUBES_IS_TRAY (self));

  if (scenes_equal (scene, &before))
    {
      if (!self->moving)
        settle_later (self);
      return;
    }
  if (self->moving)
    end_motion (self);
  forget_going (self);
  self->scene = *scene;
  if (strcmp (scene->faces, before.faces) != 0 || scene->corner != before.corner)
    {
      self->n = 0;
      self->filter = -1;
    }
  if (scene->shakes != before.shakes)
    self->quarters = 0;
  self->motion = cubes_tray_motion_make (&before, scene);
  self->corner_before = before.corner;
  self->was_chosen = self->use == CUBES_TRAY_BARS && !before.lid && self->chosen == scene->corner;
  g_clear_handle_id (&self->settled_id, g_source_remove);
  if (moving && can_move (self) && cubes_tray_motion_get_length (&self->motion) > 0)
    {
      cubes_tray_pieces_prepare_cubes (&self->pieces, GTK_WIDGET (self), &self->pieces.coming, scene, self->quarters);
      prepare_bars (self);
      if (self->motion.settle > 0)
        cubes_tray_pieces_prepare_fallen (&self->pieces, GTK_WIDGET (self));
      if (self->motion.shake > 0)
        cubes_tray_pieces_cover (&self->pieces, GTK_WIDGET (self));
      begin_motion (self);
      return;
    }

  point_nowhere (self);
  prepare_scene (self);
  tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  settle_later (self);
}

void
cubes_tray_skip (CubesTray *self)
{
  g_return_if_fail (CUBES_IS_TRAY (self));

  if (!self->moving)
    return;
  if (self->turn != 0)
    {
      end_motion (self);
      return;
    }
  end_motion (self);
  emit_settled (self);
}

gboolean
cubes_tray_is_moving (CubesTray *self)
{
  g_return_val_if_fail (CUBES_IS_TRAY (self), FALSE);

  return self->moving;
}

/* What is drawn */

static double
get_red (const CubesTray *self)
{
  return CLAMP ((LAST_S - self->left) / RED_S, 0, 1);
}

static CubesTraySight
look (const CubesTray *self)
{
  const gboolean known = is_known (self);
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

static double
turned (double ms)
{
  const double t = CLAMP (ms / TURN_MS, 0, 1);

  return t * t * (3 - 2 * t);
}

static void
cubes_tray_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CubesTray *self = CUBES_TRAY (widget);
  const CubesTraySight sight = look (self);

  if (!is_sized (self))
    return;
  if (self->turn != 0)
    {
      cubes_tray_pieces_snapshot_flat (&self->pieces, snapshot, 90 * self->turn * turned (self->ms));
      return;
    }
  cubes_tray_pieces_snapshot (&self->pieces, snapshot, &sight);
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

  if (cubes_tray_pieces_prepare (&self->pieces, widget, width, height))
    {
      if (self->moving)
        {
          end_motion (self);
          settle_later (self);
        }
      prepare_scene (self);
      prepare_raised (self);
      warm (self);
    }
  allocate_children (self, width, height);
}

static void
cubes_tray_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cubes_tray_parent_class)->map (widget);
  warm (CUBES_TRAY (widget));
}

static void
cubes_tray_unmap (GtkWidget *widget)
{
  CubesTray *self = CUBES_TRAY (widget);

  GTK_WIDGET_CLASS (cubes_tray_parent_class)->unmap (widget);
  g_clear_handle_id (&self->warm_id, g_source_remove);
  point_nowhere (self);
  forget_going (self);
  cubes_tray_skip (self);
}

/* What people do */

void
cubes_tray_set_use (CubesTray *self, CubesTrayUse use)
{
  g_return_if_fail (CUBES_IS_TRAY (self));

  if (use == self->use)
    return;
  self->use = use;
  /* The names of the corners are those that one sees. */
  if (use == CUBES_TRAY_BARS && self->quarters != 0)
    cubes_tray_turn (self, -self->quarters);
  point_nowhere (self);
  prepare_scene (self);
  tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
turn_at_once (CubesTray *self, int quarters)
{
  self->quarters = (self->quarters + quarters) & 3;
  for (int i = 0; i < CUBES_SIDE; i++)
    gtk_widget_queue_allocate (self->row[i]);
}

void
cubes_tray_turn (CubesTray *self, int quarters)
{
  CubesTraySight sight;

  g_return_if_fail (CUBES_IS_TRAY (self));

  if (self->moving && self->turn == 0)
    return;
  cubes_tray_skip (self);
  if (!can_move (self) || self->scene.lid)
    {
      turn_at_once (self, quarters);
      point_nowhere (self);
      prepare_scene (self);
      gtk_widget_queue_draw (GTK_WIDGET (self));
      return;
    }

  sight = look (self);
  /* What is left of the time does not turn with the tray. */
  if (sight.time < 1)
    sight.time = -1;
  cubes_tray_pieces_flatten (&self->pieces, GTK_WIDGET (self), &sight);
  turn_at_once (self, quarters);
  cubes_tray_pieces_prepare_cubes (&self->pieces, GTK_WIDGET (self), &self->pieces.coming, &self->scene,
                                   self->quarters);
  self->turn = quarters;
  begin_motion (self);
}

static void
show_path (CubesTray *self, const uint8_t *path, int n)
{
  if (n == 0)
    let_go (self);
  if (n > 0)
    memmove (self->path, path, (size_t) n);
  self->n = n;
  if (is_sized (self) && is_known (self) && !self->moving)
    cubes_tray_pieces_prepare_path (&self->pieces, GTK_WIDGET (self), self->path, self->n);
  prepare_raised (self);
  tell (self);
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
  tell (self);
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
  tell (self);
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

  stop_ticks (self);
  g_clear_handle_id (&self->warm_id, g_source_remove);
  g_clear_handle_id (&self->settled_id, g_source_remove);
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
  tell (self);
}

GtkWidget *
cubes_tray_new (void)
{
  return g_object_new (CUBES_TYPE_TRAY, NULL);
}
