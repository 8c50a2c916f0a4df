/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-seat-drag.h"

struct _SalonSeatDrag {
  GObject parent_instance;

  GtkWidget *parent;
  SalonSeatChair *chair; /* nullable */
  double x, y;
};

G_DEFINE_FINAL_TYPE (SalonSeatDrag, salon_seat_drag, G_TYPE_OBJECT)

enum {
  MOVED,
  DROPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
begin_cb (SalonSeatDrag *self, double x, double y, GtkGestureDrag *gesture)
{
  GtkWidget *picked = gtk_widget_pick (self->parent, x, y, GTK_PICK_DEFAULT);
  GtkWidget *chair =
    picked == NULL ? NULL
                   : (SALON_IS_SEAT_CHAIR (picked) ? picked : gtk_widget_get_ancestor (picked, SALON_TYPE_SEAT_CHAIR));

  self->x = self->y = 0;
  if (chair == NULL)
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
  else
    self->chair = SALON_SEAT_CHAIR (chair);
}

static void
update_cb (SalonSeatDrag *self, double x, double y, GtkGestureDrag *gesture)
{
  if (self->chair == NULL
      || (self->x == 0 && self->y == 0 && !gtk_drag_check_threshold (self->parent, 0, 0, (int) x, (int) y)))
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  self->x = x;
  self->y = y;
  g_signal_emit (self, signals[MOVED], 0);
}

static void
end_cb (SalonSeatDrag *self, double x, double y)
{
  SalonSeatChair *chair = g_steal_pointer (&self->chair);
  const gboolean moved = self->x != 0 || self->y != 0;

  self->x = self->y = 0;
  g_signal_emit (self, signals[MOVED], 0);
  if (chair != NULL && moved)
    g_signal_emit (self, signals[DROPPED], 0, chair, x, y);
}

SalonSeatChair *
salon_seat_drag_get (SalonSeatDrag *self, double *x, double *y)
{
  *x = self->x;
  *y = self->y;
  return self->chair;
}

static void
salon_seat_drag_class_init (SalonSeatDragClass *klass)
{
  signals[MOVED] = g_signal_new ("moved", SALON_TYPE_SEAT_DRAG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DROPPED] = g_signal_new ("dropped", SALON_TYPE_SEAT_DRAG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   3, SALON_TYPE_SEAT_CHAIR, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
}

static void
salon_seat_drag_init (SalonSeatDrag *self)
{
}

SalonSeatDrag *
salon_seat_drag_new (GtkWidget *parent)
{
  SalonSeatDrag *self = g_object_new (SALON_TYPE_SEAT_DRAG, NULL);
  GtkGesture *gesture = gtk_gesture_drag_new ();

  self->parent = parent;
  g_signal_connect_object (gesture, "drag-begin", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gesture, "drag-update", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gesture, "drag-end", G_CALLBACK (end_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (parent, GTK_EVENT_CONTROLLER (gesture));
  return self;
}
