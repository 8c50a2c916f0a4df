/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-statistics-lines.h"

#include "widgets/salon-place.h"

#define GAP 12 /* px */

#define SALON_TYPE_STATISTICS_LINES (salon_statistics_lines_get_type ())
G_DECLARE_FINAL_TYPE (SalonStatisticsLines, salon_statistics_lines, SALON, STATISTICS_LINES, GtkLayoutManager)

struct _SalonStatisticsLines {
  GtkLayoutManager parent_instance;

  guint least;
};

G_DEFINE_FINAL_TYPE (SalonStatisticsLines, salon_statistics_lines, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkLayoutManager *manager,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  const guint least = SALON_STATISTICS_LINES (manager)->least;
  guint n = 0;

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (!gtk_widget_should_layout (child))
      continue;
    else if (orientation == GTK_ORIENTATION_HORIZONTAL)
      {
        int small, large;

        gtk_widget_measure (child, orientation, -1, &small, &large, NULL, NULL);
        *minimum = MAX (*minimum, small);
        *natural = MAX (*natural, large);
      }
    else if (n++ < least)
      *minimum = *natural += salon_place_measure (child, GTK_ORIENTATION_VERTICAL, for_size) + (n > 1 ? GAP : 0);
}

static void
allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  const guint least = SALON_STATISTICS_LINES (manager)->least;
  guint n = 0;
  int y = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkAllocation place;
      gboolean fits;
      int high;

      if (!gtk_widget_should_layout (child))
        continue;
      high = salon_place_measure (child, GTK_ORIENTATION_VERTICAL, width);
      fits = n++ < least || y + high <= height;
      gtk_widget_set_child_visible (child, fits);
      /* A child that has no room lies below the first one, because assistive technologies are told its place. */
      place = (GtkAllocation) { .y = fits ? y : 0, .width = width, .height = high };
      gtk_widget_size_allocate (child, &place, -1);
      if (fits)
        y += high + GAP;
      else
        height = 0;
    }
}

static void
salon_statistics_lines_class_init (SalonStatisticsLinesClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = get_request_mode;
  manager_class->measure = measure;
  manager_class->allocate = allocate;
}

static void
salon_statistics_lines_init (SalonStatisticsLines *self)
{
}

GtkLayoutManager *
salon_statistics_lines_new (guint least)
{
  SalonStatisticsLines *self = g_object_new (SALON_TYPE_STATISTICS_LINES, NULL);

  self->least = least;
  return GTK_LAYOUT_MANAGER (self);
}
