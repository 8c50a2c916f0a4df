/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-replay-side.h"

#define GAP 14

/* The note is narrower than the column by so much. */
#define NOTE_INSET 36

/* The widget at the top grows with the room, but to no more than this share of its height. */
#define GROWS 1.25

struct _SalonReplaySide {
  GtkWidget parent_instance;

  GtkWidget *top; /* NULL while it is elsewhere */
  GtkWidget *bottom, *note;
  int top_height;       /* when it was there last, in px */
  int top_width;        /* the least one then */
  int bottom_height[2]; /* without the note and with it, when it was last seen so */
  SalonReplaySideRoom room;
  guint tell_id;
};

G_DEFINE_FINAL_TYPE (SalonReplaySide, salon_replay_side, GTK_TYPE_WIDGET)

static guint room_signal;

static int
height_of (GtkWidget *widget, int width)
{
  int least_width, height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, least_width), &height, NULL, NULL, NULL);
  return height;
}

static void
salon_replay_side_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, minimum, natural, NULL, NULL);
  *minimum = *natural = 1;
}

/* Widgets cannot come and go while a layout is made. */
static gboolean
tell_cb (gpointer data)
{
  SalonReplaySide *self = data;

  self->tell_id = 0;
  gtk_widget_set_visible (self->note, self->room == SALON_REPLAY_SIDE_ALL);
  gtk_widget_set_visible (self->bottom, self->room < SALON_REPLAY_SIDE_TOP);
  g_signal_emit (self, room_signal, 0, (int) self->room);
  return G_SOURCE_REMOVE;
}

/* Remembers how high everything is that can be seen now. */
static void
measure_parts (SalonReplaySide *self, int width)
{
  if (self->top != NULL)
    {
      gtk_widget_measure (self->top, GTK_ORIENTATION_HORIZONTAL, -1, &self->top_width, NULL, NULL, NULL);
      self->top_height = height_of (self->top, width);
    }
  if (!gtk_widget_get_visible (self->bottom))
    return;

  self->bottom_height[gtk_widget_get_visible (self->note)] = height_of (self->bottom, width);
  if (gtk_widget_get_visible (self->note))
    self->bottom_height[0] = self->bottom_height[1] - height_of (self->note, width - NOTE_INSET);
}

static SalonReplaySideRoom
find_room (SalonReplaySide *self, int width, int height)
{
  if (self->top_height + GAP + self->bottom_height[1] <= height)
    return SALON_REPLAY_SIDE_ALL;
  if (self->top_height + GAP + self->bottom_height[0] <= height)
    return SALON_REPLAY_SIDE_BRIEF;
  return self->top_height <= height && self->top_width <= width ? SALON_REPLAY_SIDE_TOP : SALON_REPLAY_SIDE_NONE;
}

static void
salon_replay_side_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonReplaySide *self = SALON_REPLAY_SIDE (widget);
  GtkAllocation top = { .width = width }, bottom = { .width = width };
  SalonReplaySideRoom room;

  measure_parts (self, width);
  bottom.height = self->bottom_height[gtk_widget_get_visible (self->note)];
  bottom.y = height - bottom.height;
  top.height = CLAMP (bottom.y - GAP, self->top_height, (int) (self->top_height * GROWS));
  room = find_room (self, width, height);
  if (room != self->room)
    {
      self->room = room;
      if (self->tell_id == 0)
        self->tell_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, tell_cb, self, NULL);
    }
  if (gtk_widget_get_visible (self->bottom))
    gtk_widget_size_allocate (self->bottom, &bottom, -1);
  if (self->top != NULL)
    gtk_widget_size_allocate (self->top, &top, -1);
}

static void
salon_replay_side_dispose (GObject *object)
{
  SalonReplaySide *self = SALON_REPLAY_SIDE (object);

  g_clear_handle_id (&self->tell_id, g_source_remove);
  g_clear_pointer (&self->top, gtk_widget_unparent);
  g_clear_pointer (&self->bottom, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_replay_side_parent_class)->dispose (object);
}

static void
salon_replay_side_class_init (SalonReplaySideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_replay_side_dispose;
  widget_class->measure = salon_replay_side_measure;
  widget_class->size_allocate = salon_replay_side_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "salon-replay-side");
  room_signal =
    g_signal_new ("room", SALON_TYPE_REPLAY_SIDE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
salon_replay_side_init (SalonReplaySide *self)
{
}

GtkWidget *
salon_replay_side_new (GtkWidget *bottom, GtkWidget *note)
{
  SalonReplaySide *self = g_object_new (SALON_TYPE_REPLAY_SIDE, NULL);

  self->bottom = bottom;
  self->note = note;
  gtk_widget_set_parent (bottom, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
salon_replay_side_set_top (SalonReplaySide *self, GtkWidget *top)
{
  g_return_if_fail (SALON_IS_REPLAY_SIDE (self));

  g_clear_pointer (&self->top, gtk_widget_unparent);
  self->top = top;
  if (top != NULL)
    gtk_widget_insert_before (top, GTK_WIDGET (self), self->bottom);
}
