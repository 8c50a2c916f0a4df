/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-statistics-columns.h"

#define GAP 14 /* px */

static guint
count_sheets (GtkWidget *row)
{
  guint n = 0;

  for (GtkWidget *sheet = gtk_widget_get_first_child (row); sheet; sheet = gtk_widget_get_next_sibling (sheet))
    n += gtk_widget_should_layout (sheet) != FALSE;
  return n;
}

/* The width that each sheet needs at least, or likes. */
static int
measure_width (GtkWidget *row, gboolean liked)
{
  int width = 0;

  for (GtkWidget *sheet = gtk_widget_get_first_child (row); sheet; sheet = gtk_widget_get_next_sibling (sheet))
    if (gtk_widget_should_layout (sheet))
      {
        int least, natural;

        gtk_widget_measure (sheet, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
        width = MAX (width, liked ? natural : least);
      }
  return width;
}

/* How many sheets stand beside each other in @width px. */
static guint
count_columns (GtkWidget *row, int width)
{
  const guint fit = (guint) MAX ((width + GAP) / (measure_width (row, FALSE) + GAP), 1);

  return CLAMP (fit, 1, MAX (count_sheets (row), 1));
}

/* The width of sheet @i of the @n in a row of @width px that has room for @columns. */
static int
width_of (guint i, guint n, guint columns, int width)
{
  const int each = (width - GAP * (int) (columns - 1)) / (int) columns;

  return i + 1 == n ? width - (int) i * (each + GAP) : each;
}

/* The height that a row of @n sheets needs at least, or likes. */
static int
measure_row (GtkWidget *const *sheets, guint n, guint columns, int width, gboolean liked)
{
  int height = 0;

  for (guint i = 0; i < n; i++)
    {
      int least, natural;

      gtk_widget_measure (sheets[i], GTK_ORIENTATION_VERTICAL, width_of (i, n, columns, width), &least, &natural, NULL,
                          NULL);
      height = MAX (height, liked ? natural : least);
    }
  return height;
}

/* The sheets that are laid out (transfer container). */
static GPtrArray *
list_sheets (GtkWidget *row)
{
  GPtrArray *sheets = g_ptr_array_new ();

  for (GtkWidget *sheet = gtk_widget_get_first_child (row); sheet; sheet = gtk_widget_get_next_sibling (sheet))
    if (gtk_widget_should_layout (sheet))
      g_ptr_array_add (sheets, sheet);
  return sheets;
}

/* The height that all rows need in @width px. Where there are several the page scrolls, and they are as high as they like. */
static int
measure_height (GtkWidget *row, int width)
{
  g_autoptr (GPtrArray) sheets = list_sheets (row);
  const guint columns = count_columns (row, width);
  int height = 0;

  for (guint i = 0; i < sheets->len; i += columns)
    height += (i > 0 ? GAP : 0)
              + measure_row ((GtkWidget **) sheets->pdata + i, MIN (columns, sheets->len - i), columns, width,
                             columns < sheets->len);
  return height;
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *row)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget *row, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *b, int *c)
{
  const int n = (int) count_sheets (row);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = measure_width (row, FALSE);
      *natural = MAX (measure_width (row, TRUE) * n + GAP * (n - 1), *minimum);
    }
  else
    {
      const int width = for_size >= 0 ? for_size : measure_width (row, TRUE) * n + GAP * (n - 1);

      *minimum = *natural = measure_height (row, MAX (width, measure_width (row, FALSE)));
    }
}

static void
allocate (GtkWidget *row, int width, int height, int baseline)
{
  g_autoptr (GPtrArray) sheets = list_sheets (row);
  const guint columns = count_columns (row, width), n_rows = (sheets->len + columns - 1) / columns;
  const int spare = n_rows > 0 ? MAX (height - measure_height (row, width), 0) / (int) n_rows : 0;
  int top = 0;

  for (guint i = 0; i < sheets->len; i += columns)
    {
      GtkWidget **first = (GtkWidget **) sheets->pdata + i;
      const guint n = MIN (columns, sheets->len - i);
      const int high = measure_row (first, n, columns, width, n_rows > 1) + spare;
      int x = 0;

      for (guint k = 0; k < n; k++)
        {
          const int wide = width_of (k, n, columns, width);

          gtk_widget_size_allocate (first[k], &(GtkAllocation) { x, top, wide, high }, -1);
          x += wide + GAP;
        }
      top += high + GAP;
    }
}

GtkLayoutManager *
salon_statistics_columns_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure, allocate);
}
