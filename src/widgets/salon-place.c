/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-place.h"

int
salon_place_measure (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int natural;

  gtk_widget_measure (child, orientation, for_size, NULL, &natural, NULL, NULL);
  return natural;
}

int
salon_place_measure_least (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (child, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

void
salon_place_measure_all (GtkWidget *widget, GtkOrientation orientation)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      gtk_widget_measure (child, orientation, -1, NULL, NULL, NULL, NULL);
}

void
salon_place_put (GtkWidget *child, const GdkRectangle *place)
{
  if (!gtk_widget_get_visible (child))
    return;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, place, -1);
}

void
salon_place_put_or_hide (GtkWidget *child, const GdkRectangle *place)
{
  const gboolean there = place->width > 0 && place->height > 0;

  gtk_widget_set_child_visible (child, there);
  if (there)
    salon_place_put (child, place);
}
