/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-puzzle-pegs.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/probe/probe-sounds.h"
#include "widgets/salon-art.h"
#include "widgets/salon-cairo.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-figures.h"
#include "widgets/salon-sound.h"
#include "widgets/salon-text.h"
#include "widgets/salon-theme-use.h"

/* In units of the drawing, in which the panel is 96 high. */
#define HIGH        96.
#define EDGE        14.
#define BOARD       68.  /* the height of the brass, */
#define BOARD_SHARE .615 /* and its share of the width */
#define ROW         39.  /* of the holes, below the upper edge of the brass */
#define FIRST       36.
#define PITCH       46.
#define FLAG        18. /* how much farther the first hole behind the flag is */
#define HOLE        9.
#define HOLE_BEYOND 7.
#define PEG         14.
#define BEYOND      4 /* holes behind the flag, at least */
#define LEAST_HOLES 11
#define CAP         38. /* of the number, */
#define CAP_GAP     10. /* and around it */
#define THREE_LINES 4.4 /* as high as so many em */

#define NUMBER_ROOM 80 /* px that the number needs beside the text, at least */

#define DROP_MS 240
#define DROP    58. /* how high a peg falls, in units */

struct _ProbePuzzlePegs {
  GtkWidget parent_instance;

  GtkWidget *box, *wrong_label, *par_label;
  guint wrong;
  int par;
  double fallen; /* of the last peg, 0 to 1 */
  AdwAnimation *drop;

  SalonArtTile panel, board, peg;
  SalonFigures number;
  double unit, pitch;
  gboolean low; /* there is no room for three lines of text */
};

G_DEFINE_FINAL_TYPE (ProbePuzzlePegs, probe_puzzle_pegs, GTK_TYPE_WIDGET)

static guint
count_holes (ProbePuzzlePegs *self)
{
  return MAX (MAX (LEAST_HOLES, (guint) (MAX (self->par, 0) + BEYOND)), self->wrong + 1);
}

/* The middle of hole @i, in px from the left end of the brass. */
static double
place_of (ProbePuzzlePegs *self, guint i)
{
  const gboolean beyond = self->par >= 0 && i >= (guint) self->par;

  return self->unit * FIRST * MIN (1, self->pitch / PITCH) + self->unit * (i * self->pitch + (beyond ? FLAG : 0));
}

/* The brass with its holes, drawn once */

static double
get_board_width (ProbePuzzlePegs *self)
{
  return round ((gtk_widget_get_width (GTK_WIDGET (self)) - EDGE * self->unit) * BOARD_SHARE);
}

static void
draw_brass (ProbePuzzlePegs *self, cairo_t *cr)
{
  const GdkRGBA *above = salon_theme_get_role ("lip"), *below = salon_theme_get_role ("lip_end");
  const double w = get_board_width (self), h = BOARD * self->unit, r = 8 * self->unit;
  cairo_pattern_t *shade = cairo_pattern_create_linear (0, 0, 0, h);

  salon_cairo_box (cr, 0, self->unit, w, h, r);
  cairo_set_source_rgba (cr, .11, .06, .02, .9);
  cairo_fill (cr);
  cairo_pattern_add_color_stop_rgba (shade, 0, above->red, above->green, above->blue, above->alpha);
  cairo_pattern_add_color_stop_rgba (shade, .45, below->red, below->green, below->blue, below->alpha);
  cairo_pattern_add_color_stop_rgba (shade, 1, below->red, below->green, below->blue, below->alpha);
  salon_cairo_box (cr, 0, 0, w, h, r);
  cairo_set_source (cr, shade);
  cairo_fill (cr);
  cairo_pattern_destroy (shade);
  if (salon_theme_get_mode () >= SALON_THEME_CONTRAST)
    {
      salon_cairo_box (cr, 1, 1, w - 2, h - 2, r);
      gdk_cairo_set_source_rgba (cr, salon_theme_get_role ("prompt"));
      cairo_set_line_width (cr, 2);
      cairo_stroke (cr);
    }
}

static void
draw_hole (ProbePuzzlePegs *self, cairo_t *cr, guint i)
{
  const gboolean beyond = self->par >= 0 && i >= (guint) self->par;
  const double fit = MIN (1, self->pitch / PITCH), r = (beyond ? HOLE_BEYOND : HOLE) * self->unit * fit;
  const double x = place_of (self, i), y = ROW * self->unit;

  cairo_arc (cr, x, y + self->unit, r, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, 1, .97, .85, .6);
  cairo_fill (cr);
  cairo_arc (cr, x, y, r, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, .11, .06, .025);
  cairo_fill (cr);
}

/* A dashed line between the last hole of par and the next one, with a pennant. */
static void
draw_flag (ProbePuzzlePegs *self, cairo_t *cr)
{
  GtkWidget *widget = GTK_WIDGET (self);
  /* Translators: the wrong questions that a good player needs, as in golf; a word on a small flag */
  g_autoptr (PangoLayout) layout = salon_draw_layout (widget, C_ ("puzzle", "par"), 12 * self->unit);
  const double u = self->unit;
  const double x = self->par > 0 ? (place_of (self, (guint) self->par - 1) + place_of (self, (guint) self->par)) / 2
                                 : place_of (self, 0) - FLAG * u;
  const double y = 8 * u, h = 16 * u;
  graphene_point_t origin;
  double w;
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  w = width + 14 * u;
  cairo_set_source_rgb (cr, .42, .13, .06);
  cairo_set_line_width (cr, MAX (1, 1.4 * u));
  cairo_set_dash (cr, (double[]) { 4 * u, 3 * u }, 2, 0);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x, (BOARD - 8) * u);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x - w, y);
  cairo_line_to (cr, x - w + 5 * u, y + h / 2);
  cairo_line_to (cr, x - w, y + h);
  cairo_line_to (cr, x, y + h);
  cairo_fill (cr);
  salon_draw_centre (widget, layout, x - w / 2 + 2 * u, y + h / 2, &origin);
  cairo_move_to (cr, origin.x, origin.y);
  cairo_set_source_rgb (cr, 1, .95, .82);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_board_cb (cairo_t *cr, gconstpointer data)
{
  ProbePuzzlePegs *self = (ProbePuzzlePegs *) data;

  draw_brass (self, cr);
  for (guint i = 0; i < count_holes (self); i++)
    draw_hole (self, cr, i);
  if (self->par >= 0)
    draw_flag (self, cr);
}

static void
draw_peg_cb (cairo_t *cr, gconstpointer data)
{
  const ProbePuzzlePegs *self = data;
  const double r = PEG * self->unit * MIN (1, self->pitch / PITCH);
  cairo_pattern_t *shine = cairo_pattern_create_radial (-.3 * r, -.4 * r, 0, 0, 0, 1.15 * r);

  for (int i = 0; i < 5; i++)
    {
      cairo_arc (cr, 1, 4 * self->unit, r + (3 - i) * self->unit, 0, 2 * G_PI);
      cairo_set_source_rgba (cr, 0, 0, 0, .11);
      cairo_fill (cr);
    }
  cairo_pattern_add_color_stop_rgb (shine, 0, 1, .6, .42);
  cairo_pattern_add_color_stop_rgb (shine, .5, .85, .26, .1);
  cairo_pattern_add_color_stop_rgb (shine, 1, .54, .14, .03);
  cairo_arc (cr, 0, 0, r, 0, 2 * G_PI);
  cairo_set_source (cr, shine);
  cairo_fill (cr);
  cairo_pattern_destroy (shine);
  cairo_arc (cr, -.28 * r, -.36 * r, .25 * r, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, 1, 1, 1, .55);
  cairo_fill (cr);
}

static double
get_number_left (ProbePuzzlePegs *self)
{
  return get_board_width (self) + 2 * EDGE * self->unit + CAP_GAP * self->unit;
}

/* There is always room for two figures, so that the text does not move. */
static double
get_number_room (ProbePuzzlePegs *self)
{
  return salon_figures_measure ("figures", "00", CAP * self->unit);
}

static void
prepare (ProbePuzzlePegs *self)
{
  g_autofree char *number = g_strdup_printf ("%u", self->wrong);
  GtkWidget *widget = GTK_WIDGET (self);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const double board = get_board_width (self), reach = 2 * PEG * self->unit;
  const double room = board / self->unit - FIRST - PEG - FLAG - 4;

  self->pitch = MIN (PITCH, room / (count_holes (self) - 1));
  if (width <= 0 || height <= 0)
    return;
  salon_art_tile_prepare (&self->panel, widget, "panel.9", NULL, width, height);
  salon_figures_prepare (&self->number, widget, "figures", number, salon_theme_get_role ("prompt"), CAP * self->unit);
  salon_art_tile_draw (&self->board, widget,
                       &GRAPHENE_RECT_INIT (0, 0, (float) board, (float) ((BOARD + 2) * self->unit)), draw_board_cb,
                       self);
  salon_art_tile_draw (&self->peg, widget,
                       &GRAPHENE_RECT_INIT ((float) -reach, (float) -reach, (float) (2 * reach), (float) (2 * reach)),
                       draw_peg_cb, self);
}

static void
probe_puzzle_pegs_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbePuzzlePegs *self = PROBE_PUZZLE_PEGS (widget);
  const double left = EDGE * self->unit;
  const double top = round ((gtk_widget_get_height (widget) - BOARD * self->unit) / 2);

  salon_art_tile_snapshot (&self->panel, snapshot, 0, 0);
  salon_art_tile_snapshot (&self->board, snapshot, (float) left, (float) top);
  for (guint i = 0; i < self->wrong; i++)
    {
      const double above = i + 1 == self->wrong ? (1 - self->fallen) * DROP * self->unit : 0;
      const double opacity = i + 1 == self->wrong ? MIN (1, self->fallen * 2) : 1;

      salon_art_tile_fade (&self->peg, snapshot, (float) (left + place_of (self, i)),
                           (float) (top + ROW * self->unit - above), opacity);
    }
  salon_figures_snapshot (&self->number, snapshot,
                          (float) round (get_number_left (self) + get_number_room (self)) - self->number.width,
                          (float) round (gtk_widget_get_height (widget) / 2.));
  gtk_widget_snapshot_child (widget, self->box, snapshot);
}

/* Sizes */

static void
probe_puzzle_pegs_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  int least, usual;

  gtk_widget_measure (PROBE_PUZZLE_PEGS (widget)->box, orientation, -1, &least, &usual, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = MAX (56, least + 8);
      *natural = MAX ((int) HIGH, *minimum);
    }
  else
    {
      *minimum = (int) ((least + NUMBER_ROOM) / (1 - BOARD_SHARE));
      *natural = (int) ((usual + NUMBER_ROOM) / (1 - BOARD_SHARE));
    }
}

/* A label must not change during an allocation. */
static gboolean
set_lines_cb (gpointer data)
{
  ProbePuzzlePegs *self = data;

  /* The page may have been left meanwhile. */
  if (self->box != NULL)
    gtk_label_set_lines (GTK_LABEL (self->par_label), self->low ? 1 : 2);
  return G_SOURCE_REMOVE;
}

/* Where the board is not as high as three lines of its text, what par is has one line. */
static void
choose_lines (ProbePuzzlePegs *self, int height)
{
  const gboolean low = height < THREE_LINES * salon_draw_get_em (self->par_label);

  if (low == self->low)
    return;
  self->low = low;
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, set_lines_cb, g_object_ref (self), g_object_unref);
}

static void
probe_puzzle_pegs_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbePuzzlePegs *self = PROBE_PUZZLE_PEGS (widget);
  GtkAllocation text = { .height = height };

  choose_lines (self, height);
  self->unit = MIN (height / HIGH, width / 640.);
  prepare (self);
  text.x = (int) (get_number_left (self) + get_number_room (self) + CAP_GAP * self->unit);
  text.width = width - text.x - (int) (EDGE * self->unit);
  gtk_widget_size_allocate (self->box, &text, -1);
}

/* The object */

static void
fallen_cb (double value, ProbePuzzlePegs *self)
{
  self->fallen = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
probe_puzzle_pegs_dispose (GObject *object)
{
  ProbePuzzlePegs *self = PROBE_PUZZLE_PEGS (object);

  if (self->drop != NULL)
    adw_animation_pause (self->drop);
  g_clear_object (&self->drop);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  salon_art_tile_clear (&self->panel);
  salon_art_tile_clear (&self->board);
  salon_art_tile_clear (&self->peg);
  salon_figures_clear (&self->number);

  G_OBJECT_CLASS (probe_puzzle_pegs_parent_class)->dispose (object);
}

static void
probe_puzzle_pegs_class_init (ProbePuzzlePegsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_puzzle_pegs_dispose;
  widget_class->measure = probe_puzzle_pegs_measure;
  widget_class->size_allocate = probe_puzzle_pegs_size_allocate;
  widget_class->snapshot = probe_puzzle_pegs_snapshot;

  gtk_widget_class_set_css_name (widget_class, "probe-puzzle-pegs");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Large text in a small window has two lines, and what is too long even so is cut off: all of it is told anyway. */
static GtkWidget *
make_label (const char *class)
{
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "xalign", 0., "wrap", TRUE, "lines", 2, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

  gtk_widget_add_css_class (label, class);
  return label;
}

static void
probe_puzzle_pegs_init (ProbePuzzlePegs *self)
{
  GtkWidget *lines = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "valign", GTK_ALIGN_CENTER,
                                   "hexpand", TRUE, NULL);

  self->par = -1;
  self->fallen = 1;
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->wrong_label = make_label ("prompt");
  self->par_label = make_label ("hint");
  gtk_box_append (GTK_BOX (lines), self->wrong_label);
  gtk_box_append (GTK_BOX (lines), self->par_label);
  gtk_box_append (GTK_BOX (self->box), lines);
  gtk_widget_add_css_class (self->box, "puzzle-score");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));

  self->drop =
    adw_timed_animation_new (GTK_WIDGET (self), 0, 1, DROP_MS,
                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) fallen_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->drop), ADW_EASE_IN_QUAD);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
probe_puzzle_pegs_new (void)
{
  return g_object_new (PROBE_TYPE_PUZZLE_PEGS, NULL);
}

void
probe_puzzle_pegs_set (ProbePuzzlePegs *self, guint wrong, int par, gboolean drops)
{
  g_autofree char *hint = NULL, *told = NULL;

  g_return_if_fail (PROBE_IS_PUZZLE_PEGS (self));

  self->wrong = wrong;
  self->par = par;
  /* Translators: beside a large number */
  gtk_label_set_label (GTK_LABEL (self->wrong_label), ngettext ("wrong question", "wrong questions", wrong));
  if (par >= 0)
    {
      /* Translators: the wrong questions that the computer player of that level needs */
      hint = g_strdup_printf (_ ("par %d: what a hard computer needs"), par);
      /* Translators: what a screen reader says of the wrong questions so far, and of those that a good player needs */
      told = g_strdup_printf (_ ("%u wrong, par %d"), wrong, par);
    }
  gtk_label_set_label (GTK_LABEL (self->par_label), hint != NULL ? hint : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, told != NULL ? told : "", -1);

  adw_animation_skip (self->drop);
  if (self->unit > 0)
    prepare (self);
  if (drops)
    {
      adw_animation_reset (self->drop);
      adw_animation_play (self->drop);
      salon_sound_play_after (PROBE_SOUND_TOCK, DROP_MS - 60);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
probe_puzzle_pegs_add (ProbePuzzlePegs *self, GtkWidget *child)
{
  g_return_if_fail (PROBE_IS_PUZZLE_PEGS (self));

  gtk_box_append (GTK_BOX (self->box), child);
}
