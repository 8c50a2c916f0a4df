/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-pad-lines.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-pad-cell.h"
#include "widgets/salon-scroller.h"
#include "widgets/salon-theme-use.h"

/* The outline of the place where the next total will stand, in a line of 28 px. */
#define PLACE_INSET  15.
#define PLACE_HEIGHT 19.
#define PITCH        28.

/* So much of the time in which a total is written goes by while the old one is struck. */
#define STRIKING .4

struct _SalonPadLines {
  GtkWidget parent_instance;

  SalonScroller scroller;

  GObject *game; /* weak */
  const SalonPadScores *scores;
  int seats;
  char name[SALON_TABLE_SEATS][SALON_NAME_SIZE];
  guint length;    /* number of lines that have a total */
  GPtrArray *rows; /* the widgets of the visible lines, from the line @first on */
  guint first;
  int pitch;                         /* height of a line, in px; 0 before somebody has set it */
  int place_seat;                    /* whose next total has an outline, or -1 */
  guint place_line;                  /* and in which line */
  GtkWidget *newest;                 /* the row with the newest total of each seat */
  double written[SALON_TABLE_SEATS]; /* how much of the newest total of each seat is written */
  int old[SALON_TABLE_SEATS];        /* the line whose total is struck meanwhile, or -1 */
  int last[SALON_TABLE_SEATS];       /* the line with the newest total when it was shown last, or -1 */
  gboolean at_end;                   /* the newest line has to stay in sight */
  gboolean settling;                 /* the widget itself is changing the adjustment */
};

G_DEFINE_FINAL_TYPE_WITH_CODE (SalonPadLines,
                               salon_pad_lines,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

/* Rows */

GtkWidget *
salon_pad_lines_make_row (void)
{
  return g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW, "homogeneous", TRUE, NULL);
}

static GtkWidget *
add_row (SalonPadLines *self, GtkWidget *next)
{
  GtkWidget *row = salon_pad_lines_make_row ();

  gtk_widget_add_css_class (row, "pad-line");
  for (int seat = 0; seat < self->seats; seat++)
    {
      GtkWidget *cell = salon_pad_cell_new (self->name[seat]);

      gtk_widget_set_hexpand (cell, TRUE);
      gtk_accessible_update_relation (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_RELATION_COL_INDEX, seat + 1, -1);
      gtk_box_append (GTK_BOX (row), cell);
    }
  gtk_widget_insert_before (row, GTK_WIDGET (self), next);
  return row;
}

static void
remove_rows (SalonPadLines *self)
{
  g_ptr_array_set_size (self->rows, 0);
  g_clear_pointer (&self->newest, gtk_widget_unparent);
}

/* How much of the total of @seat in @line is written; NULL: of the newest one. */
static double
get_written (SalonPadLines *self, int seat, const guint *line, guint newest)
{
  const double written = self->written[seat];
  const gboolean strikes = self->old[seat] >= 0;

  if (line != NULL && strikes && *line == (guint) self->old[seat])
    return MIN (1, written / STRIKING);
  if (line != NULL && *line != newest)
    return 1;
  return strikes ? MAX (0, (written - STRIKING) / (1 - STRIKING)) : written;
}

/* Writes @line of the pad into @row; if @line is %NULL, the newest total of each seat. */
static void
write_row (SalonPadLines *self, GtkWidget *row, const guint *line)
{
  GtkWidget *cell = gtk_widget_get_first_child (row);

  for (int seat = 0; seat < self->seats; seat++)
    {
      guint newest = 0;
      const gboolean any = self->scores->get_newest (self->game, seat, &newest);
      int total;

      if (any && self->scores->get_total (self->game, line ? *line : newest, seat, &total))
        salon_pad_cell_write (SALON_PAD_CELL (cell), &total, line && *line != newest);
      else
        salon_pad_cell_write (SALON_PAD_CELL (cell), NULL, FALSE);
      salon_pad_cell_set_written (SALON_PAD_CELL (cell), any ? get_written (self, seat, line, newest) : 1);
      cell = gtk_widget_get_next_sibling (cell);
    }
}

static void
name_row (GtkWidget *row, guint line)
{
  /* Translators: the name of a line of the score pad: it has the points that stood
   * there after everybody had had so many turns */
  g_autofree char *name = g_strdup_printf (_ ("Round %u"), line + 1);

  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  /* The first row of the table has the names. */
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_ROW_INDEX, (int) line + 2, -1);
}

/* Makes @n rows show the lines from @first on. */
static void
write_rows (SalonPadLines *self, guint first, guint n)
{
  const guint before = self->first == first ? self->rows->len : 0; /* rows with the right name */

  if (!self->game)
    return;

  self->first = first;
  if (n < self->rows->len)
    g_ptr_array_set_size (self->rows, (int) n);
  while (self->rows->len < n)
    g_ptr_array_add (self->rows, add_row (self, self->newest));
  for (guint i = 0; i < n; i++)
    {
      const guint line = first + i;
      GtkWidget *row = g_ptr_array_index (self->rows, i);

      if (i >= before)
        name_row (row, line);
      write_row (self, row, &line);
    }
  write_row (self, self->newest, NULL);
}

/* Writes the cells of @seat again, of which more is written now. */
static void
write_cells (SalonPadLines *self, int seat)
{
  guint newest;

  if (!self->game || !self->scores->get_newest (self->game, seat, &newest))
    return;

  for (guint i = 0; i <= self->rows->len; i++)
    {
      const guint line = self->first + i;
      GtkWidget *row = i < self->rows->len ? self->rows->pdata[i] : self->newest;
      GtkWidget *cell = gtk_widget_get_first_child (row);

      for (int n = 0; n < seat; n++)
        cell = gtk_widget_get_next_sibling (cell);
      salon_pad_cell_set_written (SALON_PAD_CELL (cell),
                                  get_written (self, seat, i < self->rows->len ? &line : NULL, newest));
    }
}

/* Finds the totals that have just become out of date: what is written next may begin with a stroke through them. */
static void
find_old (SalonPadLines *self)
{
  for (int seat = 0; seat < self->seats; seat++)
    {
      guint newest;
      const int now = self->scores->get_newest (self->game, seat, &newest) ? (int) newest : -1;

      if (now != self->last[seat])
        self->old[seat] = self->last[seat] < now ? self->last[seat] : -1;
      else if (self->written[seat] >= 1)
        self->old[seat] = -1;
      self->last[seat] = now;
    }
}

/* Sizes */

static int
line_height (SalonPadLines *self)
{
  return self->pitch > 0 ? self->pitch : salon_pad_get_pitch (GTK_WIDGET (self), TRUE);
}

/* Returns how many lines there are, with the one in which the next total will stand. */
static guint
n_lines (SalonPadLines *self)
{
  return self->place_seat >= 0 ? MAX (self->length, self->place_line + 1) : self->length;
}

/* Returns how far the first line that is in sight is from the first of all, in px. Lines are always
 * in sight as a whole, because the paper has its rules where they belong. */
static int
scrolled_by (SalonPadLines *self)
{
  const int pitch = line_height (self);

  return (int) gtk_adjustment_get_value (self->scroller.adjustment[GTK_ORIENTATION_VERTICAL]) / pitch * pitch;
}

static void
salon_pad_lines_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  SalonPadLines *self = SALON_PAD_LINES (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = salon_pad_get_pitch (widget, TRUE);
  else if (self->newest)
    gtk_widget_measure (self->newest, orientation, -1, minimum, natural, NULL, NULL);
}

/* Returns whether the newest totals of all seats are between @top and @bottom, in px from
 * the top of the first line. */
static gboolean
newest_in_sight (SalonPadLines *self, double top, double bottom)
{
  const int pitch = line_height (self);

  for (int seat = 0; self->game && seat < self->seats; seat++)
    {
      guint line;

      if (self->scores->get_newest (self->game, seat, &line)
          && ((double) line * pitch < top || ((double) line + 1) * pitch > bottom))
        return FALSE;
    }

  return TRUE;
}

static void
salon_pad_lines_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonPadLines *self = SALON_PAD_LINES (widget);
  const int pitch = line_height (self);
  const double upper = MAX ((double) n_lines (self) * pitch, height);
  /* Two more than fit as a whole, because the first and the last line may be cut off. */
  const guint n = MIN (self->length, (guint) (height / pitch) + 2);
  double value = gtk_adjustment_get_value (self->scroller.adjustment[GTK_ORIENTATION_VERTICAL]);
  int line, y;

  if (self->at_end)
    value = upper - height;
  value = (int) CLAMP (value, 0, upper - height);
  self->settling = TRUE;
  gtk_adjustment_configure (self->scroller.adjustment[GTK_ORIENTATION_HORIZONTAL], 0, 0, width, width, width, width);
  gtk_adjustment_configure (self->scroller.adjustment[GTK_ORIENTATION_VERTICAL], value, 0, upper, pitch,
                            MAX (pitch, height - pitch), height);
  self->settling = FALSE;
  if (!self->newest)
    return;

  line = (int) value / pitch;
  value = line * pitch;
  write_rows (self, MIN ((guint) line, self->length - n), n);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, i);
      const double top = (double) (self->first + i) * pitch;

      gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (row, &(GtkAllocation) { 0, (int) (top - value), width, pitch }, -1);
    }
  /* While the row is not needed, it lies out of sight, below the lower edge. */
  y = newest_in_sight (self, value, value + height) ? height + pitch : height - pitch;
  gtk_widget_size_allocate (self->newest, &(GtkAllocation) { 0, y, width, pitch }, -1);
}

/* Draws the outline of the place where the next total of the seat in turn will stand, if nothing is
 * written there yet. */
static void
draw_place (SalonPadLines *self, GtkSnapshot *snapshot)
{
  const double unit = line_height (self) / PITCH;
  const GdkRGBA *colour = salon_theme_get_role ("accent");
  const double dash[] = { 4 * unit, 3 * unit };
  graphene_rect_t place;
  cairo_t *cr;

  if (!salon_pad_lines_get_place (self, self->place_seat, &place))
    return;

  graphene_rect_inset (&place, (float) MIN (PLACE_INSET * unit, place.size.width / 8),
                       (float) (place.size.height - PLACE_HEIGHT * unit) / 2);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (place.origin.x - 2, place.origin.y - 2,
                                                                 place.size.width + 4, place.size.height + 4));
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, 1.8 * unit);
  cairo_set_dash (cr, dash, G_N_ELEMENTS (dash), 0);
  {
    const double r = place.size.height / 2, x = place.origin.x, y = place.origin.y, w = place.size.width;

    cairo_arc (cr, x + w - r, y + r, r, -G_PI_2, G_PI_2);
    cairo_arc (cr, x + r, y + r, r, G_PI_2, 3 * G_PI_2);
    cairo_close_path (cr);
  }
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
salon_pad_lines_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonPadLines *self = SALON_PAD_LINES (widget);

  draw_place (self, snapshot);
  GTK_WIDGET_CLASS (salon_pad_lines_parent_class)->snapshot (widget, snapshot);
}

/* Scrolling */

static void
scrolled_cb (SalonPadLines *self)
{
  GtkAdjustment *adjustment = self->scroller.adjustment[GTK_ORIENTATION_VERTICAL];

  if (self->settling)
    return;

  self->at_end = gtk_adjustment_get_value (adjustment)
                 >= gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment) - 1;
  /* Not gtk_widget_queue_allocate(): GTK 4.8 loses that request if an adjustment changed
   * in the last allocation. */
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
salon_pad_lines_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  salon_scroller_get_property (&SALON_PAD_LINES (object)->scroller, id, value, pspec);
}

static void
salon_pad_lines_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  salon_scroller_set_property (&SALON_PAD_LINES (object)->scroller, id, value, pspec);
}

/* The object */

static void
salon_pad_lines_dispose (GObject *object)
{
  SalonPadLines *self = SALON_PAD_LINES (object);

  remove_rows (self);
  g_clear_weak_pointer (&self->game);
  salon_scroller_clear (&self->scroller);

  G_OBJECT_CLASS (salon_pad_lines_parent_class)->dispose (object);
}

static void
salon_pad_lines_finalize (GObject *object)
{
  g_ptr_array_unref (SALON_PAD_LINES (object)->rows);

  G_OBJECT_CLASS (salon_pad_lines_parent_class)->finalize (object);
}

static void
salon_pad_lines_class_init (SalonPadLinesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = salon_pad_lines_dispose;
  object_class->finalize = salon_pad_lines_finalize;
  object_class->get_property = salon_pad_lines_get_property;
  object_class->set_property = salon_pad_lines_set_property;
  widget_class->measure = salon_pad_lines_measure;
  widget_class->size_allocate = salon_pad_lines_size_allocate;
  widget_class->snapshot = salon_pad_lines_snapshot;

  salon_scroller_override (object_class);

  gtk_widget_class_set_css_name (widget_class, "salon-pad-lines");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ROW_GROUP);
}

static void
salon_pad_lines_init (SalonPadLines *self)
{
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
  self->at_end = TRUE;
  self->place_seat = -1;
  for (int seat = 0; seat < SALON_TABLE_SEATS; seat++)
    {
      self->written[seat] = 1;
      self->old[seat] = self->last[seat] = -1;
    }
  salon_scroller_init (&self->scroller, GTK_WIDGET (self), G_CALLBACK (scrolled_cb));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
salon_pad_lines_new (void)
{
  return g_object_new (SALON_TYPE_PAD_LINES, NULL);
}

void
salon_pad_lines_show (SalonPadLines *self,
                      const SalonPadScores *scores,
                      gpointer game,
                      const char (*names)[SALON_NAME_SIZE],
                      int seats)
{
  const guint length = scores->get_length (game);

  if (g_set_weak_pointer (&self->game, game))
    {
      /* Another game may have other players. */
      remove_rows (self);
      self->scores = scores;
      self->seats = seats;
      for (int seat = 0; seat < seats; seat++)
        {
          g_strlcpy (self->name[seat], names[seat], sizeof self->name[seat]);
          self->written[seat] = 1;
          self->last[seat] = -1;
        }
      self->newest = add_row (self, NULL);
      gtk_widget_add_css_class (self->newest, "newest");
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->newest),
                                      /* Translators: a row of the score pad */
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Latest totals"), -1);
      self->at_end = TRUE;
    }
  self->length = length;
  find_old (self);
  write_rows (self, self->first, MIN (self->rows->len, length));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
salon_pad_lines_set_written (SalonPadLines *self, int seat, double written)
{
  g_return_if_fail (SALON_IS_PAD_LINES (self));
  g_return_if_fail (seat >= 0 && seat < SALON_TABLE_SEATS);

  if (self->written[seat] == written)
    return;
  self->written[seat] = written;
  write_cells (self, seat);
}

void
salon_pad_lines_set_pitch (SalonPadLines *self, int pitch)
{
  g_return_if_fail (SALON_IS_PAD_LINES (self));
  g_return_if_fail (pitch > 0);

  self->pitch = pitch;
}

void
salon_pad_lines_set_place (SalonPadLines *self, int seat, guint line)
{
  g_return_if_fail (SALON_IS_PAD_LINES (self));

  if (self->place_seat == seat && self->place_line == line)
    return;
  self->place_seat = seat;
  self->place_line = line;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
salon_pad_lines_get_place (SalonPadLines *self, int seat, graphene_rect_t *place)
{
  const int pitch = line_height (self);
  const double y = (double) self->place_line * pitch - scrolled_by (self);
  const double column = gtk_widget_get_width (GTK_WIDGET (self)) / (double) MAX (1, self->seats);
  const gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  g_return_val_if_fail (SALON_IS_PAD_LINES (self), FALSE);

  if (self->place_seat < 0 || seat < 0 || seat >= self->seats || y < 0
      || y + pitch > gtk_widget_get_height (GTK_WIDGET (self)))
    return FALSE;
  graphene_rect_init (place, (float) (column * (rtl ? self->seats - 1 - seat : seat)), (float) y, (float) column,
                      (float) pitch);

  return TRUE;
}
