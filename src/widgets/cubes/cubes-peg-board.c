/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-peg-board.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/cubes/cubes-paint.h"
#include "widgets/cubes/cubes-sounds.h"
#include "widgets/salon-art.h"
#include "widgets/salon-avatar.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-seat-tag.h"
#include "widgets/salon-sound.h"
#include "widgets/salon-text.h"

/* Sizes in px, where the text has its usual size. */
#define FRAME       14
#define HEAD        36 /* the figures above the holes */
#define FOOT        10
#define LANE        66
#define LEAST_LANE  30
#define AVATAR      32
#define SMALL       22  /* of an avatar in a narrow lane */
#define MANY_LANES  5   /* so many are narrow: name and points stand on one line */
#define LABEL       150 /* left of the holes */
#define RIGHT       62  /* of the holes */
#define HOLE        3.  /* radius, at most */
#define PEG         8.5
#define LEAST_LABEL 46. /* between two figures */
#define HIGH_LANE   52  /* from here on a lane has room for a bridge from peg to peg */

/* From these targets on a hole stands for several points. */
#define FIVES 250
#define TENS  600

#define MOTION 900 /* ms */

typedef struct {
  char *name;
  guint colour;
  int before, total;
  gboolean leads;
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

/* Where everything is, in px. */
typedef struct {
  double scale, left, right, top, lane, width, height;
  int step, target;
} Geometry;

int
cubes_peg_board_step (int target)
{
  return target >= TENS ? 10 : target >= FIVES ? 5 : 1;
}

static void
get_geometry (CubesPegBoard *self, Geometry *g)
{
  GtkWidget *widget = GTK_WIDGET (self);

  g->scale = salon_text_get_scale (widget);
  g->width = gtk_widget_get_width (widget);
  g->height = gtk_widget_get_height (widget);
  g->left = (FRAME + LABEL) * g->scale + 26;
  g->right = g->width - RIGHT * MIN (1.4, g->scale);
  g->top = (FRAME + HEAD) * g->scale;
  g->lane = (g->height - g->top - (FRAME + FOOT) * g->scale) / MAX (1, self->n);
  g->target = MAX (1, self->target);
  g->step = cubes_peg_board_step (g->target);
}

/* Points beyond the target end a little behind its line. */
static double
place_of (const Geometry *g, double points)
{
  const double reach = (g->right - g->left) / g->target;

  return MIN (g->left + points * reach, g->right + 18 * g->scale);
}

/* The middle of the holes of lane @i. */
static double
middle_of (const Geometry *g, int i)
{
  return round (g->top + (i + .56) * g->lane);
}

/* The board, drawn once */

static void
round_box (cairo_t *cr, double x, double y, double w, double h, double r)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + w - r, y + r, r, -G_PI_2, 0);
  cairo_arc (cr, x + w - r, y + h - r, r, 0, G_PI_2);
  cairo_arc (cr, x + r, y + h - r, r, G_PI_2, G_PI);
  cairo_arc (cr, x + r, y + r, r, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

static void
fill_down (cairo_t *cr, double y, double h, const GdkRGBA *above, const GdkRGBA *below)
{
  cairo_pattern_t *shade = cairo_pattern_create_linear (0, y, 0, y + h);

  cairo_pattern_add_color_stop_rgba (shade, 0, above->red, above->green, above->blue, above->alpha);
  cairo_pattern_add_color_stop_rgba (shade, 1, below->red, below->green, below->blue, below->alpha);
  cairo_set_source (cr, shade);
  cairo_fill (cr);
  cairo_pattern_destroy (shade);
}

static void
draw_wood (cairo_t *cr, const Geometry *g)
{
  static const GdkRGBA walnut = { .541f, .361f, .227f, 1 }, dark_walnut = { .271f, .153f, .078f, 1 };
  const double edge = FRAME * g->scale;

  round_box (cr, 0, 0, g->width, g->height, 15);
  if (cubes_paint_is_plain ())
    gdk_cairo_set_source_rgba (cr, cubes_paint (CUBES_PAINT_HOLE)), cairo_fill (cr);
  else
    fill_down (cr, 0, g->height, &walnut, &dark_walnut);
  round_box (cr, edge, edge, g->width - 2 * edge, g->height - 2 * edge, 8);
  fill_down (cr, edge, g->height - 2 * edge, cubes_paint (CUBES_PAINT_MAPLE), cubes_paint (CUBES_PAINT_MAPLE_EDGE));
  if (cubes_paint_is_plain ())
    return;

  /* The grain: long lines that wander a little. */
  cairo_save (cr);
  round_box (cr, edge, edge, g->width - 2 * edge, g->height - 2 * edge, 8);
  cairo_clip (cr);
  cairo_set_source_rgba (cr, .6, .46, .25, .2);
  cairo_set_line_width (cr, 1.1);
  for (int i = 0; edge + i * 15 < g->height; i++)
    {
      const double y = edge + i * 15 + (i * 7 % 5);

      cairo_move_to (cr, 0, y);
      cairo_curve_to (cr, g->width * .3, y + (i * 13 % 11) - 5, g->width * .65, y - (i * 17 % 9) + 4, g->width,
                      y + (i * 5 % 7) - 3);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_figure (GtkWidget *widget, cairo_t *cr, int figure, double x, double y)
{
  g_autofree char *text = g_strdup_printf ("%d", figure);
  g_autoptr (PangoLayout) layout = salon_draw_layout (widget, text, .88 * salon_draw_get_em (widget));
  graphene_point_t origin;

  salon_draw_centre (widget, layout, x, y, &origin);
  cairo_move_to (cr, origin.x, origin.y);
  gdk_cairo_set_source_rgba (cr, cubes_paint (CUBES_PAINT_MAPLE_TEXT));
  pango_cairo_show_layout (cr, layout);
}

/* Returns the points between two figures above the board. */
static int
figure_step (const Geometry *g)
{
  int step = 10 * g->step;

  while (place_of (g, step) - g->left < LEAST_LABEL * g->scale)
    step *= 2;
  return step;
}

static void
draw_scale (GtkWidget *widget, cairo_t *cr, const Geometry *g, double bottom)
{
  const double y = (FRAME + HEAD * .55) * g->scale;
  const int step = figure_step (g);
  const double end = place_of (g, g->target);

  for (int points = 0; points < g->target; points += step)
    {
      const double x = place_of (g, points);

      if (end - x > LEAST_LABEL * g->scale * .8)
        draw_figure (widget, cr, points, x, y);
      cairo_set_source_rgba (cr, .49, .35, .19, points > 0 ? .28 : 0);
      cairo_rectangle (cr, round (x), g->top, 1, bottom - g->top);
      cairo_fill (cr);
    }
  draw_figure (widget, cr, g->target, end, y);
  cairo_set_source_rgba (cr, 1, .95, .8, .4);
  cairo_rectangle (cr, end, g->top - 2, g->width - FRAME * g->scale - end, bottom - g->top + 4);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, .69, .51, .2);
  cairo_rectangle (cr, round (end) - 1, g->top - 2, 3, bottom - g->top + 4);
  cairo_fill (cr);
}

static void
draw_board_cb (cairo_t *cr, gconstpointer data)
{
  CubesPegBoard *self = (CubesPegBoard *) data;
  double bottom, pitch, radius;
  Geometry g;

  get_geometry (self, &g);
  bottom = g.top + self->n * g.lane;
  pitch = place_of (&g, g.step) - g.left;
  radius = MIN (HOLE * MIN (1.6, g.scale), MAX (.8, pitch * .31));
  draw_wood (cr, &g);
  draw_scale (GTK_WIDGET (self), cr, &g, bottom);
  for (int i = 0; i < self->n; i++)
    {
      const double y = middle_of (&g, i);

      for (int points = g.step; points <= g.target; points += g.step)
        {
          cairo_new_sub_path (cr);
          cairo_arc (cr, place_of (&g, points), y, radius, 0, 2 * G_PI);
        }
      gdk_cairo_set_source_rgba (cr, cubes_paint (CUBES_PAINT_HOLE));
      cairo_fill (cr);
      if (i > 0)
        {
          cairo_set_source_rgba (cr, .49, .35, .19, .3);
          cairo_rectangle (cr, (FRAME + 12) * g.scale, round (g.top + i * g.lane), g.width - 2 * (FRAME + 12) * g.scale,
                           1);
          cairo_fill (cr);
        }
    }
}

/* The pegs */

static void
draw_peg (cairo_t *cr, double x, double y, double radius, const GdkRGBA *colour, double paleness)
{
  cairo_pattern_t *shine = cairo_pattern_create_radial (x - radius * .35, y - radius * .4, 0, x, y, radius);

  cairo_set_source_rgba (cr, 0, 0, 0, .25);
  cairo_arc (cr, x + 1.5, y + 2.5, radius, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_pattern_add_color_stop_rgb (shine, 0, colour->red + (1 - colour->red) * (.45 + paleness * .4),
                                    colour->green + (1 - colour->green) * (.45 + paleness * .4),
                                    colour->blue + (1 - colour->blue) * (.45 + paleness * .4));
  cairo_pattern_add_color_stop_rgb (shine, 1, colour->red + (1 - colour->red) * paleness,
                                    colour->green + (1 - colour->green) * paleness,
                                    colour->blue + (1 - colour->blue) * paleness);
  cairo_set_source (cr, shine);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (shine);
  cairo_set_source_rgba (cr, 1, 1, 1, .85);
  cairo_set_line_width (cr, 1.4);
  cairo_stroke (cr);
}

/* The bridge from the pale peg to the other one, and what the round brought. */
static void
draw_bridge (CubesPegBoard *self, cairo_t *cr, const Lane *lane, double from, double to, double y, double high)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *text = salon_format_signed (lane->total - lane->before, TRUE);
  g_autoptr (PangoLayout) layout = salon_draw_layout (widget, text, .84 * salon_draw_get_em (widget));
  const GdkRGBA *colour = salon_colour_get (lane->colour);
  const double em = salon_draw_get_em (widget), top = y - high;
  graphene_point_t origin;
  int width;

  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, 1.6);
  cairo_set_dash (cr, (double[]) { 3, 3 }, 2, 0);
  cairo_move_to (cr, from, y - em * .5);
  cairo_curve_to (cr, from + (to - from) * .2, top - high * .15, from + (to - from) * .8, top - high * .15, to,
                  y - em * .5);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);

  pango_layout_get_pixel_size (layout, &width, NULL);
  round_box (cr, (from + to - width) / 2 - em * .5, top - em * .66, width + em, em * 1.32, em * .66);
  cairo_set_source_rgb (cr, 1, .99, .93);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_stroke (cr);
  salon_draw_centre (widget, layout, (from + to) / 2, top, &origin);
  cairo_move_to (cr, origin.x, origin.y);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_track (cairo_t *cr, double from, double to, double y, double high, const GdkRGBA *colour, double alpha)
{
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, alpha);
  cairo_rectangle (cr, from, y, MAX (0, to - from), high);
  cairo_fill (cr);
}

static void
draw_lane (CubesPegBoard *self, cairo_t *cr, const Geometry *g, int i)
{
  const Lane *lane = &self->lane[i];
  const GdkRGBA *colour = salon_colour_get (lane->colour);
  const double y = middle_of (g, i), radius = MIN (PEG * MIN (1.7, g->scale), g->lane * .26);
  const double from = place_of (g, lane->before);
  const double to = place_of (g, lane->before + (lane->total - lane->before) * self->moved);
  const double track = y + radius + 2;

  draw_track (cr, g->left, from, track, 3.5, colour, .5);
  draw_track (cr, from, to, track, 3.5, colour, 1);
  if (lane->total != lane->before && g->lane >= HIGH_LANE * g->scale && self->moved >= 1)
    draw_bridge (self, cr, lane, from, to, y, g->lane * .33);
  if (lane->total != lane->before)
    draw_peg (cr, from, y, radius * .85, colour, .45);
  draw_peg (cr, to, y, radius, colour, 0);
}

static void
cubes_peg_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CubesPegBoard *self = CUBES_PEG_BOARD (widget);
  cairo_t *cr;
  Geometry g;

  get_geometry (self, &g);
  salon_art_tile_snapshot (&self->board, snapshot, 0, 0);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) g.left - 12, (float) g.top - 12,
                                                                 (float) (g.width - g.left + 12),
                                                                 (float) (g.height - g.top + 12)));
  for (int i = 0; i < self->n; i++)
    draw_lane (self, cr, &g, i);
  cairo_destroy (cr);
  for (int i = 0; i < self->n; i++)
    {
      graphene_rect_t box;

      if (self->lane[i].leads && gtk_widget_compute_bounds (self->lane[i].label, widget, &box))
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
      *minimum = (int) ((LABEL + RIGHT + 200) * scale);
      *natural = (int) (1200 * scale);
      return;
    }
  *minimum = (int) ((2 * FRAME + HEAD + FOOT) * scale) + self->n * least;
  *natural = MAX (*minimum, (int) ((2 * FRAME + HEAD + FOOT + self->n * LANE) * scale));
}

static void
cubes_peg_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesPegBoard *self = CUBES_PEG_BOARD (widget);
  Geometry g;

  get_geometry (self, &g);
  for (int i = 0; i < self->n; i++)
    {
      GtkAllocation place;
      int high, wide, least;

      gtk_widget_measure (self->lane[i].label, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wide, NULL, NULL);
      gtk_widget_measure (self->lane[i].label, GTK_ORIENTATION_VERTICAL, -1, NULL, &high, NULL, NULL);
      place = (GtkAllocation) { (int) (FRAME * g.scale) + 8, (int) round (g.top + (i + .5) * g.lane - high / 2.),
                                MAX (least, (int) (LABEL * g.scale)), high };
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
    gained = gained || self->lane[i].total != self->lane[i].before;
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
    {
      g_clear_pointer (&self->lane[i].name, g_free);
      g_clear_pointer (&self->lane[i].label, gtk_widget_unparent);
    }
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
cubes_peg_board_set (CubesPegBoard *self, int target, const CubesLane *lanes, int n)
{
  g_return_if_fail (CUBES_IS_PEG_BOARD (self));
  g_return_if_fail (n >= 0 && n <= CUBES_MAX_SEATS);

  stop (self);
  forget_lanes (self);
  self->target = target;
  self->n = n;
  for (int i = 0; i < n; i++)
    {
      self->lane[i] = (Lane) { .name = g_strdup (lanes[i].name),
                               .colour = lanes[i].colour,
                               .before = lanes[i].before,
                               .total = lanes[i].total,
                               .leads = lanes[i].leads,
                               .label = make_label (&lanes[i], n >= MANY_LANES) };
      gtk_widget_set_parent (self->lane[i].label, GTK_WIDGET (self));
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
