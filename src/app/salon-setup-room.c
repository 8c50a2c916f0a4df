/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-setup-room.h"

#include "widgets/salon-large.h"
#include "widgets/salon-why.h"

/* px */
#define COLUMN_WIDTH       342
#define SMALL_COLUMN_WIDTH 290
#define SMALL_WIDTH        1100 /* of a page with the small column */

typedef struct {
  SalonSetupRoomParts parts;
} SalonSetupRoomPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (SalonSetupRoom, salon_setup_room, SALON_TYPE_FLOOR)

static const SalonSetupRoomParts *
get_parts (gpointer self)
{
  return &((SalonSetupRoomPrivate *) salon_setup_room_get_instance_private (SALON_SETUP_ROOM (self)))->parts;
}

static void
salon_setup_room_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  const SalonSetupRoomParts *parts = get_parts (widget);
  const int least = width < SMALL_WIDTH ? SMALL_COLUMN_WIDTH : COLUMN_WIDTH;
  GtkWidget *seats = GTK_WIDGET (parts->seats);
  int column, ring, rest;

  gtk_widget_measure (parts->column, GTK_ORIENTATION_HORIZONTAL, -1, &column, NULL, NULL, NULL);
  gtk_widget_measure (seats, GTK_ORIENTATION_HORIZONTAL, -1, &ring, NULL, NULL, NULL);
  column = MAX (salon_floor_is_large (SALON_FLOOR (widget)) ? (int) (COLUMN_WIDTH * SALON_LARGE_SCALE) : least, column);
  ring = MAX (ring, width - column);
  rest = MAX (column, width - ring);
  gtk_widget_size_allocate (seats, &(GdkRectangle) { 0, 0, ring, height }, -1);
  gtk_widget_size_allocate (parts->column, &(GdkRectangle) { ring, 0, rest, height }, -1);
  GTK_WIDGET_CLASS (salon_setup_room_parent_class)->size_allocate (widget, width, height, baseline);
}

static void
salon_setup_room_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  const SalonSetupRoomParts *parts = get_parts (widget);
  int least[2], wish[2];

  gtk_widget_measure (GTK_WIDGET (parts->seats), orientation, -1, &least[0], &wish[0], NULL, NULL);
  gtk_widget_measure (parts->column, orientation, -1, &least[1], &wish[1], NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least[0] + least[1];
      *natural = wish[0] + MAX (wish[1], COLUMN_WIDTH);
    }
  else
    {
      *minimum = MAX (least[0], least[1]);
      *natural = MAX (wish[0], wish[1]);
    }
}

static void
salon_setup_room_map (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  GTK_WIDGET_CLASS (salon_setup_room_parent_class)->map (widget);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), get_parts (widget)->start);
}

static void
salon_setup_room_unmap (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), NULL);
  GTK_WIDGET_CLASS (salon_setup_room_parent_class)->unmap (widget);
}

static void
salon_setup_room_class_init (SalonSetupRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = salon_setup_room_map;
  widget_class->unmap = salon_setup_room_unmap;
  widget_class->measure = salon_setup_room_measure;
  widget_class->size_allocate = salon_setup_room_size_allocate;
}

static void
salon_setup_room_init (SalonSetupRoom *self)
{
  static const SalonFloorStyle floor = {
    .piece = "house:house/setup-floor",
    .small_below = 600,
    .large_from = 840,
  };

  salon_floor_set_style (SALON_FLOOR (self), &floor);
}

void
salon_setup_room_set_parts (SalonSetupRoom *self, const SalonSetupRoomParts *parts)
{
  SalonSetupRoomPrivate *priv = salon_setup_room_get_instance_private (self);

  priv->parts = *parts;
}

void
salon_setup_room_show_fault (SalonSetupRoom *self, const char *fault)
{
  const SalonSetupRoomParts *parts = get_parts (self);
  g_autofree char *warning =
    fault == NULL ? salon_seating_get_warning (salon_seat_ring_get_seating (parts->seats)) : NULL;
  const char *text = fault != NULL ? fault : warning;

  gtk_label_set_label (GTK_LABEL (parts->message), text != NULL ? text : "");
  gtk_widget_set_visible (parts->message, text != NULL);
  if (fault != NULL)
    gtk_widget_add_css_class (parts->message, "fault");
  else
    gtk_widget_remove_css_class (parts->message, "fault");
  salon_why_grey (parts->start, fault);
}

void
salon_setup_room_focus_start (SalonSetupPage *page)
{
  const SalonSetupRoomParts *parts = get_parts (page);

  /* The page opens at its top, wherever it was left, and even if it was left while it scrolled on by itself. */
  gtk_scrolled_window_set_kinetic_scrolling (parts->scroller, FALSE);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (parts->scroller), 0);
  gtk_scrolled_window_set_kinetic_scrolling (parts->scroller, TRUE);
  gtk_widget_grab_focus (parts->start);
}
