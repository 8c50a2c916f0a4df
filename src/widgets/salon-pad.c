/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-pad.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-emblem.h"
#include "widgets/salon-pad-cell.h"
#include "widgets/salon-pad-head.h"
#include "widgets/salon-theme-use.h"
#include "widgets/salon-tooltip.h"

/* A pad with less room than for so many lines of the usual height has them closer together. */
#define LOW_LINES 14

/* The piece “pad” is a whole pad, from which all others are put together. In its units: its
 * width and height, how far the shadow stands out, a block of lines below its first one that is
 * repeated as often as needed, and its lower edge. */
#define ART_WIDTH  312
#define ART_HEIGHT 489
#define ART_SHADOW 20
#define ART_LINE   28
#define ART_BLOCK  14 /* lines */
#define ART_EDGE   5

/* The emblem beside “This turn”, in units of the piece. */
#define EMBLEM 14

/* The foot, in lines, and the figures on it. */
#define FOOT       1.25
#define SUM_SIZE   1.1
#define TERMS_SIZE .9

struct _SalonPad {
  GtkWidget parent_instance;

  GtkWidget *head;
  GtkWidget *foot;
  GtkWidget *names;
  GtkWidget *table;
  GtkWidget *lines;
  GtkWidget *turn_title;
  GtkWidget *turn_emblem;
  GtkWidget *turn_terms;
  GtkWidget *turn_sum;
  GtkWidget *turn_others;

  int seats;
  guint colour[SALON_TABLE_SEATS];
  char name[SALON_TABLE_SEATS][SALON_NAME_SIZE];

  int pitch; /* height of a line, in px */
  SalonArtTile paper;
};

G_DEFINE_FINAL_TYPE (SalonPad, salon_pad, GTK_TYPE_WIDGET)

/* What @units of the look’s pad are, in px, where its lines are @pitch px high. */
static int
scaled (int units, int pitch)
{
  return (int) round (units * pitch / (double) ART_LINE);
}

static int
head_height (int pitch)
{
  return scaled ((int) salon_theme_get_measure (salon_theme_get_used (), SALON_MEASURE_PAD_HEAD), pitch);
}

/* How much of each side of the paper takes no writing, in px. */
static int
side_width (int width)
{
  const double side = salon_theme_get_measure (salon_theme_get_used (), SALON_MEASURE_PAD_SIDE);

  return (int) ceil (side * width / ART_WIDTH);
}

static int
least (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int minimum;

  gtk_widget_measure (widget, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

static int
foot_height (SalonPad *self, int width, int pitch)
{
  return MAX ((int) (pitch * FOOT), least (self->foot, GTK_ORIENTATION_VERTICAL, width));
}

static GtkSizeRequestMode
salon_pad_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
salon_pad_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  SalonPad *self = SALON_PAD (widget);
  const int low = salon_pad_get_pitch (widget, TRUE);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      const int names = least (self->names, orientation, -1), lines = least (self->lines, orientation, -1);
      const int foot = least (self->foot, orientation, -1);

      *minimum = MAX (MAX (names, lines), foot);
      *minimum += 2 * side_width (*minimum * ART_WIDTH / (ART_WIDTH - 44));
      *natural = *minimum;
    }
  else
    {
      *minimum = head_height (low) + 2 * low + foot_height (self, for_size, low);
      *natural = *minimum;
    }
}

/* The table fills what head and foot leave with whole lines. */
static void
salon_pad_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonPad *self = SALON_PAD (widget);
  const int usual = salon_pad_get_pitch (widget, FALSE);
  const int side = side_width (width), inner = width - 2 * side;
  int head, table, foot, lines;

  self->pitch = height < LOW_LINES * usual ? salon_pad_get_pitch (widget, TRUE) : usual;
  head = head_height (self->pitch);
  foot = foot_height (self, inner, self->pitch);
  lines = MAX (1, (height - head - self->pitch - foot) / self->pitch);
  table = (lines + 1) * self->pitch;
  salon_pad_lines_set_pitch (SALON_PAD_LINES (self->lines), self->pitch);
  salon_emblem_set_size (SALON_EMBLEM (self->turn_emblem), scaled (EMBLEM, self->pitch));

  gtk_widget_size_allocate (self->head, &(GtkAllocation) { 0, 0, width, head }, -1);
  gtk_widget_size_allocate (self->table, &(GtkAllocation) { side, head, inner, table }, -1);
  gtk_widget_size_allocate (self->foot, &(GtkAllocation) { side, height - foot, inner, foot }, -1);
  salon_art_tile_prepare (&self->paper, widget, "pad", NULL, width, scaled (ART_HEIGHT, self->pitch));
}

/* The layout of the table: the names, and below them the lines. */

static void
table_measure (GtkWidget *table, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *b, int *c)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (table); child; child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      gtk_widget_measure (child, orientation, for_size, &child_minimum, &child_natural, NULL, NULL);
      *minimum = orientation == GTK_ORIENTATION_VERTICAL ? *minimum + child_minimum : MAX (*minimum, child_minimum);
      *natural = orientation == GTK_ORIENTATION_VERTICAL ? *natural + child_natural : MAX (*natural, child_natural);
    }
}

static void
table_allocate (GtkWidget *table, int width, int height, int baseline)
{
  SalonPad *self = SALON_PAD (gtk_widget_get_ancestor (table, SALON_TYPE_PAD));
  GtkWidget *scroller = gtk_widget_get_next_sibling (self->names);
  const int pitch = self->pitch;

  gtk_widget_size_allocate (self->names, &(GtkAllocation) { 0, 0, width, pitch }, -1);
  gtk_widget_size_allocate (scroller, &(GtkAllocation) { 0, pitch, width, height - pitch }, -1);
}

/* Drawing */

/* Draws what is from @from to @to on the piece, both in px, with its upper edge at @y. */
static void
draw_slice (SalonPad *self, GtkSnapshot *snapshot, float from, float to, float y)
{
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  const float beside = width * ART_SHADOW / ART_WIDTH;

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (-beside, y, width + 2 * beside, to - from));
  salon_art_tile_snapshot (&self->paper, snapshot, 0, y - from);
  gtk_snapshot_pop (snapshot);
}

static void
draw_paper (SalonPad *self, GtkSnapshot *snapshot)
{
  const int height = gtk_widget_get_height (GTK_WIDGET (self));
  const int shadow = scaled (ART_SHADOW, self->pitch), art = scaled (ART_HEIGHT, self->pitch);
  const int first = head_height (self->pitch) + self->pitch;
  const int edge = scaled (ART_EDGE, self->pitch), block = ART_BLOCK * self->pitch;
  const int end = height - edge;

  draw_slice (self, snapshot, (float) -shadow, (float) MIN (first, end), (float) -shadow);
  for (int y = first; y < end; y += block)
    draw_slice (self, snapshot, (float) first, (float) (first + MIN (block, end - y)), (float) y);
  draw_slice (self, snapshot, (float) (art - edge), (float) (art + shadow), (float) end);
}

/* Draws the lines between the columns, if the look has any; with high contrast there are some always. */
static void
draw_columns (SalonPad *self, GtkSnapshot *snapshot)
{
  const gboolean contrast = salon_theme_get_mode () >= SALON_THEME_CONTRAST;
  const gboolean has = salon_theme_get_measure (salon_theme_get_used (), SALON_MEASURE_PAD_COLUMNS) > 0;
  const int width = gtk_widget_get_width (GTK_WIDGET (self)), side = side_width (width);
  const int top = head_height (self->pitch) + 3;
  const int bottom = gtk_widget_get_height (GTK_WIDGET (self)) - gtk_widget_get_height (self->foot);

  for (int seat = 1; seat < self->seats && (has || contrast); seat++)
    {
      const int x = side + (width - 2 * side) * seat / self->seats;

      gtk_snapshot_append_color (snapshot, salon_theme_get_role ("pad_rule_strong"),
                                 &GRAPHENE_RECT_INIT ((float) x, (float) top, 1, (float) (bottom - top)));
    }
}

static void
salon_pad_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonPad *self = SALON_PAD (widget);

  if (self->pitch > 0)
    {
      draw_paper (self, snapshot);
      draw_columns (self, snapshot);
    }
  GTK_WIDGET_CLASS (salon_pad_parent_class)->snapshot (widget, snapshot);
}

static void
salon_pad_dispose (GObject *object)
{
  SalonPad *self = SALON_PAD (object);

  salon_art_tile_clear (&self->paper);
  g_clear_pointer (&self->head, gtk_widget_unparent);
  g_clear_pointer (&self->table, gtk_widget_unparent);
  g_clear_pointer (&self->foot, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_pad_parent_class)->dispose (object);
}

static void
salon_pad_class_init (SalonPadClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = salon_pad_dispose;
  widget_class->get_request_mode = salon_pad_get_request_mode;
  widget_class->measure = salon_pad_measure;
  widget_class->size_allocate = salon_pad_size_allocate;
  widget_class->snapshot = salon_pad_snapshot;

  gtk_widget_class_set_css_name (widget_class, "salon-pad");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_foot (SalonPad *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->turn_title = g_object_new (GTK_TYPE_LABEL, "name", "pad-turn", "xalign", 0.f, "ellipsize", PANGO_ELLIPSIZE_END,
                                   "width-chars", 4, NULL);
  self->turn_emblem = salon_emblem_new (0, 14);
  self->turn_terms = salon_pad_cell_new ("");
  self->turn_sum = salon_pad_cell_new ("");
  gtk_widget_set_name (self->turn_terms, "pad-turn-terms");
  gtk_widget_set_name (self->turn_sum, "pad-turn-sum");
  gtk_widget_set_hexpand (self->turn_terms, TRUE);
  self->turn_others =
    g_object_new (GTK_TYPE_LABEL, "name", "pad-turn-others", "xalign", 0.f, "wrap", TRUE, "visible", FALSE, NULL);
  gtk_widget_add_css_class (foot, "pad-turn");
  gtk_widget_add_css_class (self->turn_others, "others");
  gtk_widget_set_vexpand (line, TRUE);
  gtk_box_append (GTK_BOX (line), self->turn_title);
  gtk_box_append (GTK_BOX (line), self->turn_emblem);
  gtk_box_append (GTK_BOX (line), self->turn_terms);
  gtk_box_append (GTK_BOX (line), self->turn_sum);
  gtk_box_append (GTK_BOX (foot), line);
  gtk_box_append (GTK_BOX (foot), self->turn_others);
  return foot;
}

static GtkWidget *
make_table (SalonPad *self)
{
  GtkWidget *table =
    g_object_new (GTK_TYPE_BOX, "name", "pad-table", "accessible-role", GTK_ACCESSIBLE_ROLE_TABLE, NULL);
  GtkWidget *scroller;

  gtk_widget_set_layout_manager (table, gtk_custom_layout_new (NULL, table_measure, table_allocate));
  gtk_accessible_update_property (GTK_ACCESSIBLE (table), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Score pad"), -1);

  self->names = salon_pad_lines_make_row ();
  gtk_widget_add_css_class (self->names, "pad-names");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->names), GTK_ACCESSIBLE_RELATION_ROW_INDEX, 1, -1);
  self->lines = salon_pad_lines_new ();
  scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "hscrollbar-policy",
                           GTK_POLICY_NEVER, "child", self->lines, NULL);
  /* The scroller can have the focus, so that keys scroll it, and needs a name therefore. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Score pad"), -1);

  gtk_box_append (GTK_BOX (table), self->names);
  gtk_box_append (GTK_BOX (table), scroller);

  return table;
}

static void
salon_pad_init (SalonPad *self)
{
  self->head = gtk_label_new (_ ("Score pad"));
  gtk_label_set_ellipsize (GTK_LABEL (self->head), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->head, "pad-head");
  self->table = make_table (self);
  self->foot = make_foot (self);
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
  gtk_widget_set_parent (self->table, GTK_WIDGET (self));
  gtk_widget_set_parent (self->foot, GTK_WIDGET (self));
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
salon_pad_new (void)
{
  return g_object_new (SALON_TYPE_PAD, NULL);
}

static gboolean
has_seats (SalonPad *self, int seats, const char (*names)[SALON_NAME_SIZE], const guint *colours)
{
  for (int seat = 0; self->seats == seats && seat < seats; seat++)
    if (!g_str_equal (self->name[seat], names[seat]) || self->colour[seat] != colours[seat])
      return FALSE;

  return self->seats == seats;
}

static void
add_column (SalonPad *self, int seat)
{
  GtkWidget *head = salon_pad_head_new (self->name[seat], self->colour[seat]);

  gtk_accessible_update_relation (GTK_ACCESSIBLE (head), GTK_ACCESSIBLE_RELATION_COL_INDEX, seat + 1, -1);
  gtk_box_append (GTK_BOX (self->names), head);
}

void
salon_pad_set_seats (SalonPad *self, int seats, const char (*names)[SALON_NAME_SIZE], const guint *colours)
{
  GtkWidget *child;

  g_return_if_fail (SALON_IS_PAD (self));
  g_return_if_fail (seats <= SALON_TABLE_SEATS);

  if (has_seats (self, seats, names, colours))
    return;

  while ((child = gtk_widget_get_first_child (self->names)))
    gtk_box_remove (GTK_BOX (self->names), child);

  self->seats = seats;
  for (int seat = 0; seat < seats; seat++)
    {
      self->colour[seat] = colours[seat];
      g_strlcpy (self->name[seat], names[seat], sizeof self->name[seat]);
      add_column (self, seat);
    }
}

void
salon_pad_show (SalonPad *self, const SalonPadScores *scores, gpointer game)
{
  g_return_if_fail (SALON_IS_PAD (self));
  g_return_if_fail (G_IS_OBJECT (game));

  salon_pad_lines_show (SALON_PAD_LINES (self->lines), scores, game, self->name, self->seats);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->table), GTK_ACCESSIBLE_RELATION_ROW_COUNT,
                                  (int) scores->get_length (game) + 1, GTK_ACCESSIBLE_RELATION_COL_COUNT, self->seats,
                                  -1);
}

void
salon_pad_set_place (SalonPad *self, int seat, guint line)
{
  g_return_if_fail (SALON_IS_PAD (self));

  salon_pad_lines_set_place (SALON_PAD_LINES (self->lines), seat, line);
}

gboolean
salon_pad_get_place (SalonPad *self, int seat, graphene_rect_t *place)
{
  graphene_point_t corner;

  g_return_val_if_fail (SALON_IS_PAD (self), FALSE);

  if (!salon_pad_lines_get_place (SALON_PAD_LINES (self->lines), seat, place)
      || !gtk_widget_compute_point (self->lines, GTK_WIDGET (self), &GRAPHENE_POINT_INIT (0, 0), &corner))
    return FALSE;
  graphene_rect_offset (place, corner.x, corner.y);

  return TRUE;
}

void
salon_pad_set_written (SalonPad *self, int seat, double written)
{
  g_return_if_fail (SALON_IS_PAD (self));

  salon_pad_lines_set_written (SALON_PAD_LINES (self->lines), seat, written);
}

void
salon_pad_set_turn (SalonPad *self, const SalonPadTurn *turn)
{
  g_return_if_fail (SALON_IS_PAD (self));

  gtk_label_set_label (GTK_LABEL (self->turn_title), turn->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->turn_title), GTK_ACCESSIBLE_PROPERTY_LABEL, turn->spoken, -1);
  salon_tooltip_set (self->turn_title, turn->spoken);
  gtk_widget_set_visible (self->turn_emblem, *turn->title != '\0');
  salon_emblem_set_seat (SALON_EMBLEM (self->turn_emblem), self->colour[turn->seat]);
  salon_pad_cell_write_figures (SALON_PAD_CELL (self->turn_terms), turn->terms, "pad_old", TERMS_SIZE, turn->terms);
  salon_pad_cell_write_figures (SALON_PAD_CELL (self->turn_sum), turn->sum, turn->good ? "pad_right" : "pad_ink",
                                SUM_SIZE, turn->sum);
  gtk_label_set_label (GTK_LABEL (self->turn_others), turn->others);
  gtk_widget_set_visible (self->turn_others, *turn->others != '\0');
}
