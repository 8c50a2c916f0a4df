/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-pad-lines.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-pad-cell.h"

/* Lines that want to be in sight: all newest totals stand in two. */
#define LEAST_LINES 2

struct _SalonPadLines {
  GtkWidget parent_instance;

  GtkAdjustment *adjustment[2]; /* by GtkOrientation */
  GtkScrollablePolicy policy[2];

  GObject *game; /* weak */
  const SalonPadScores *scores;
  int seats;
  char name[SALON_TABLE_SEATS][SALON_NAME_SIZE];
  guint length;    /* lines that are written on */
  GPtrArray *rows; /* the widgets of the lines in sight, from the line @first on */
  guint first;
  GtkWidget *newest; /* a row with the newest total of each seat */
  gboolean at_end;   /* the newest line is to stay in sight */
  gboolean settling; /* it is we who move the adjustment */
};

G_DEFINE_FINAL_TYPE_WITH_CODE (SalonPadLines,
                               salon_pad_lines,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

enum {
  PROP_0,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

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

/* Writes @line of the pad, or with %NULL every newest total, into @row. */
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

/* Lets @n rows show the lines from @first on. */
static void
write_rows (SalonPadLines *self, guint first, guint n)
{
  const guint before = self->first == first ? self->rows->len : 0; /* have their names */

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

/* Sizes */

static int
line_height (SalonPadLines *self)
{
  int height = 0;

  if (self->newest)
    gtk_widget_measure (self->newest, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  return MAX (1, height);
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
    *minimum = *natural = line_height (self) * LEAST_LINES;
  else if (self->newest)
    gtk_widget_measure (self->newest, orientation, -1, minimum, natural, NULL, NULL);
}

/* Whether the newest total of each seat stands between @top and @bottom, in px from the
 * first line on. */
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
  const double upper = MAX ((double) self->length * pitch, height);
  /* One more than there is room for: lines may be cut above and below. */
  const guint n = MIN (self->length, (guint) (height / pitch) + 2);
  double value = gtk_adjustment_get_value (self->adjustment[GTK_ORIENTATION_VERTICAL]);
  int y;

  if (self->at_end)
    value = upper - height;
  value = (int) CLAMP (value, 0, upper - height);
  self->settling = TRUE;
  gtk_adjustment_configure (self->adjustment[GTK_ORIENTATION_HORIZONTAL], 0, 0, width, width, width, width);
  gtk_adjustment_configure (self->adjustment[GTK_ORIENTATION_VERTICAL], value, 0, upper, pitch,
                            MAX (pitch, height - pitch), height);
  self->settling = FALSE;
  if (!self->newest)
    return;

  write_rows (self, MIN ((guint) (value / pitch), self->length - n), n);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, i);
      const double top = (double) (self->first + i) * pitch;

      gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (row, &(GtkAllocation) { 0, (int) (top - value), width, pitch }, -1);
    }
  /* It lies below the lower edge while nobody needs it. */
  y = newest_in_sight (self, value, value + height) ? height + pitch : height - pitch;
  gtk_widget_size_allocate (self->newest, &(GtkAllocation) { 0, y, width, pitch }, -1);
}

static void
salon_pad_lines_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const GdkRGBA blue = { 0x9f / 255.f, 0xc3 / 255.f, 0xe6 / 255.f, 1.f };
  SalonPadLines *self = SALON_PAD_LINES (widget);
  const int pitch = line_height (self);
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  const int cut = (int) gtk_adjustment_get_value (self->adjustment[GTK_ORIENTATION_VERTICAL]) % pitch;

  for (int y = pitch - cut; pitch > 1 && y <= height; y += pitch)
    gtk_snapshot_append_color (snapshot, &blue, &GRAPHENE_RECT_INIT (0, y - 1, width, 1));
  GTK_WIDGET_CLASS (salon_pad_lines_parent_class)->snapshot (widget, snapshot);
}

/* Scrolling */

static void
scrolled_cb (SalonPadLines *self)
{
  GtkAdjustment *adjustment = self->adjustment[GTK_ORIENTATION_VERTICAL];

  if (self->settling)
    return;

  self->at_end = gtk_adjustment_get_value (adjustment)
                 >= gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment) - 1;
  /* GTK 4.8 loses gtk_widget_queue_allocate() when an adjustment changed in the last allocation. */
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
set_adjustment (SalonPadLines *self, GtkOrientation orientation, GtkAdjustment *adjustment)
{
  GtkAdjustment **place = &self->adjustment[orientation];

  if (*place && adjustment == *place)
    return;

  if (*place)
    g_signal_handlers_disconnect_by_data (*place, self);
  g_clear_object (place);
  *place = g_object_ref_sink (adjustment ? adjustment : gtk_adjustment_new (0, 0, 0, 0, 0, 0));
  g_signal_connect_swapped (*place, "value-changed", G_CALLBACK (scrolled_cb), self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
salon_pad_lines_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SalonPadLines *self = SALON_PAD_LINES (object);

  switch (id)
    {
    case PROP_HADJUSTMENT:
      g_value_set_object (value, self->adjustment[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->adjustment[GTK_ORIENTATION_VERTICAL]);
      break;
    case PROP_HSCROLL_POLICY:
      g_value_set_enum (value, self->policy[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, self->policy[GTK_ORIENTATION_VERTICAL]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
salon_pad_lines_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SalonPadLines *self = SALON_PAD_LINES (object);

  switch (id)
    {
    case PROP_HADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, g_value_get_object (value));
      break;
    case PROP_VADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_VERTICAL, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
      self->policy[GTK_ORIENTATION_HORIZONTAL] = g_value_get_enum (value);
      break;
    case PROP_VSCROLL_POLICY:
      self->policy[GTK_ORIENTATION_VERTICAL] = g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* The object */

static void
salon_pad_lines_dispose (GObject *object)
{
  SalonPadLines *self = SALON_PAD_LINES (object);

  remove_rows (self);
  g_clear_weak_pointer (&self->game);
  for (int i = 0; i < 2; i++)
    {
      if (self->adjustment[i])
        g_signal_handlers_disconnect_by_data (self->adjustment[i], self);
      g_clear_object (&self->adjustment[i]);
    }

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

  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");

  gtk_widget_class_set_css_name (widget_class, "salon-pad-lines");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ROW_GROUP);
}

static void
salon_pad_lines_init (SalonPadLines *self)
{
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
  self->at_end = TRUE;
  for (int i = 0; i < 2; i++)
    set_adjustment (self, i, NULL);
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
      /* Others may sit at this table. */
      remove_rows (self);
      self->scores = scores;
      self->seats = seats;
      for (int seat = 0; seat < seats; seat++)
        g_strlcpy (self->name[seat], names[seat], sizeof self->name[seat]);
      self->newest = add_row (self, NULL);
      gtk_widget_add_css_class (self->newest, "newest");
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->newest),
                                      /* Translators: a row of the score pad */
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Latest totals"), -1);
      self->at_end = TRUE;
    }
  self->length = length;
  write_rows (self, self->first, MIN (self->rows->len, length));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
