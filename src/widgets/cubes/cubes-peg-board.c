/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-peg-board.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/cubes/cubes-peg-art.h"
#include "widgets/cubes/cubes-sounds.h"
#include "widgets/salon-art.h"
#include "widgets/salon-avatar.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-seat-tag.h"
#include "widgets/salon-sound.h"
#include "widgets/salon-text.h"

/* Sizes in px, where the text has its usual size. */
#define LANE       66
#define LEAST_LANE 30
#define AVATAR     32
#define SMALL      22 /* of an avatar in a narrow lane */
#define MANY_LANES 5  /* so many are narrow: name and points stand on one line */

#define MOTION 900 /* ms */

typedef struct {
  CubesLane is;     /* its name stands in the label alone */
  GtkWidget *label; /* emblem, name and points */
} Lane;

struct _CubesPegBoard {
  GtkWidget parent_instance;

  int target;
  Lane lane[CUBES_MAX_SEATS];
  int n;
  SalonArtTile board;
  double moved; /* how far the pegs have come, 0 to 1 */
  guint tick_id;
  gint64 began;
};

G_DEFINE_FINAL_TYPE (CubesPegBoard, cubes_peg_board, GTK_TYPE_WIDGET)

static void
draw_board_cb (cairo_t *cr, gconstpointer data)
{
  CubesPegBoard *self = (CubesPegBoard *) data;
  CubesPegPlan g;

  cubes_peg_plan (&g, GTK_WIDGET (self), self->target, self->n);
  cubes_peg_draw_board (cr, GTK_WIDGET (self), &g);
}

static void
cubes_peg_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CubesPegBoard *self = CUBES_PEG_BOARD (widget);
  cairo_t *cr;
  CubesPegPlan g;

  cubes_peg_plan (&g, GTK_WIDGET (self), self->target, self->n);
  salon_art_tile_snapshot (&self->board, snapshot, 0, 0);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) g.left - 12, (float) g.top - 12,
                                                                 (float) (g.width - g.left + 12),
                                                                 (float) (g.height - g.top + 12)));
  for (int i = 0; i < self->n; i++)
    cubes_peg_draw_lane (cr, widget, &g, i, &self->lane[i].is, self->moved);
  cairo_destroy (cr);
  for (int i = 0; i < self->n; i++)
    {
      graphene_rect_t box;

      if (self->lane[i].is.leads && gtk_widget_compute_bounds (self->lane[i].label, widget, &box))
        salon_draw_ring (snapshot, &box, 8, 1, 3, &salon_gold);
      gtk_widget_snapshot_child (widget, self->lane[i].label, snapshot);
    }
}

/* Sizes */

static void
cubes_peg_board_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  CubesPegBoard *self = CUBES_PEG_BOARD (widget);
  const double scale = salon_text_get_scale (widget);
  int least = LEAST_LANE, high;

  for (int i = 0; i < self->n; i++)
    {
      gtk_widget_measure (self->lane[i].label, orientation, -1, &high, NULL, NULL, NULL);
      if (orientation == GTK_ORIENTATION_VERTICAL)
        least = MAX (least, high);
    }
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) ((CUBES_PEG_LABEL + CUBES_PEG_RIGHT + 200) * scale);
      *natural = (int) (1200 * scale);
      return;
    }
  *minimum = (int) ((2 * CUBES_PEG_FRAME + CUBES_PEG_HEAD + CUBES_PEG_FOOT) * scale) + self->n * least;
  *natural = MAX (*minimum, (int) ((2 * CUBES_PEG_FRAME + CUBES_PEG_HEAD + CUBES_PEG_FOOT + self->n * LANE) * scale));
}

static void
cubes_peg_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesPegBoard *self = CUBES_PEG_BOARD (widget);
  CubesPegPlan g;

  cubes_peg_plan (&g, GTK_WIDGET (self), self->target, self->n);
  for (int i = 0; i < self->n; i++)
    {
      GtkAllocation place;
      int high, wide, least;

      gtk_widget_measure (self->lane[i].label, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wide, NULL, NULL);
      gtk_widget_measure (self->lane[i].label, GTK_ORIENTATION_VERTICAL, -1, NULL, &high, NULL, NULL);
      place =
        (GtkAllocation) { (int) (CUBES_PEG_FRAME * g.scale) + 8, (int) round (g.top + (i + .5) * g.lane - high / 2.),
                          MAX (least, (int) (CUBES_PEG_LABEL * g.scale)), high };
      gtk_widget_size_allocate (self->lane[i].label, &place, -1);
    }
  salon_art_tile_draw (&self->board, widget, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height), draw_board_cb,
                       self);
}

/* Motion */

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CubesPegBoard *self = CUBES_PEG_BOARD (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);
  double t;

  if (self->began == 0)
    self->began = now;
  t = MIN (1, (double) (now - self->began) / (MOTION * 1000));
  self->moved = t * t * (3 - 2 * t);
  gtk_widget_queue_draw (widget);
  if (t < 1)
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  return G_SOURCE_REMOVE;
}

static void
stop (CubesPegBoard *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->moved = 1;
}

void
cubes_peg_board_play (CubesPegBoard *self)
{
  gboolean animated = TRUE, gained = FALSE;

  g_return_if_fail (CUBES_IS_PEG_BOARD (self));

  stop (self);
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animated, NULL);
  for (int i = 0; i < self->n; i++)
    gained = gained || self->lane[i].is.total != self->lane[i].is.before;
  if (!animated || !gained)
    return;
  self->moved = 0;
  self->began = 0;
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  salon_sound_play (CUBES_SOUND_PEG);
}

/* The object */

static void
forget_lanes (CubesPegBoard *self)
{
  for (int i = 0; i < self->n; i++)
    g_clear_pointer (&self->lane[i].label, gtk_widget_unparent);
  self->n = 0;
}

static void
cubes_peg_board_unmap (GtkWidget *widget)
{
  stop (CUBES_PEG_BOARD (widget));

  GTK_WIDGET_CLASS (cubes_peg_board_parent_class)->unmap (widget);
}

static void
cubes_peg_board_dispose (GObject *object)
{
  CubesPegBoard *self = CUBES_PEG_BOARD (object);

  stop (self);
  forget_lanes (self);
  salon_art_tile_clear (&self->board);

  G_OBJECT_CLASS (cubes_peg_board_parent_class)->dispose (object);
}

static void
cubes_peg_board_class_init (CubesPegBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_peg_board_dispose;
  widget_class->measure = cubes_peg_board_measure;
  widget_class->size_allocate = cubes_peg_board_size_allocate;
  widget_class->snapshot = cubes_peg_board_snapshot;
  widget_class->unmap = cubes_peg_board_unmap;

  gtk_widget_class_set_css_name (widget_class, "cubes-peg-board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
cubes_peg_board_init (CubesPegBoard *self)
{
  self->target = 100;
  self->moved = 1;
  salon_art_watch (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Standing"), -1);
}

GtkWidget *
cubes_peg_board_new (void)
{
  return g_object_new (CUBES_TYPE_PEG_BOARD, NULL);
}

static GtkWidget *
make_label (const CubesLane *lane, gboolean narrow)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, "spacing", 10, NULL);
  GtkWidget *avatar = salon_avatar_new (narrow ? SMALL : AVATAR);
  GtkWidget *lines = gtk_box_new (narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, narrow ? 8 : 0);
  GtkWidget *name = gtk_label_new (lane->name), *points;
  g_autofree char *text = salon_format_points (lane->total);
  g_autofree char *figure = NULL;
  g_autofree char *gained = salon_format_signed (lane->total - lane->before, TRUE);
  g_autofree char *told = g_strdup_printf ("%s, %s, %s", lane->name, text, gained);

  salon_emblem_set_seat (SALON_EMBLEM (avatar), lane->colour);
  gtk_widget_set_valign (avatar, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_start (avatar, 6);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  if (narrow)
    gtk_widget_add_css_class (box, "narrow");
  figure = g_strdup_printf ("%d", lane->total);
  points = gtk_label_new (narrow ? figure : text);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_xalign (GTK_LABEL (points), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (points), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (name, "lane-name");
  gtk_widget_add_css_class (points, "lane-points");
  gtk_box_append (GTK_BOX (lines), name);
  gtk_box_append (GTK_BOX (lines), points);
  gtk_box_append (GTK_BOX (box), avatar);
  gtk_box_append (GTK_BOX (box), lines);
  gtk_widget_add_css_class (box, "lane");
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
  return box;
}

void
cubes_peg_board_set (CubesPegBoard *self, int target, const CubesLane *lanes, int n, gboolean low)
{
  g_return_if_fail (CUBES_IS_PEG_BOARD (self));
  g_return_if_fail (n >= 0 && n <= CUBES_MAX_SEATS);

  stop (self);
  forget_lanes (self);
  self->target = target;
  self->n = n;
  for (int i = 0; i < n; i++)
    {
      self->lane[i] = (Lane) { lanes[i], make_label (&lanes[i], low || n >= MANY_LANES) };
      self->lane[i].is.name = NULL;
      gtk_widget_set_parent (self->lane[i].label, GTK_WIDGET (self));
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
