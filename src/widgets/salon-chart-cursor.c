/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-chart-cursor.h"

#include "widgets/salon-draw.h"

#define PAGE 10 /* moves */
#define RING 5  /* px between the chart and the ring of the focus */

struct _SalonChartCursor {
  GtkWidget parent_instance;

  SalonChartMoveAt move_at;
  gpointer data;
  int move, last;
  double drag_x; /* where the drag began */
};

G_DEFINE_FINAL_TYPE (SalonChartCursor, salon_chart_cursor, GTK_TYPE_WIDGET)

enum {
  MOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
tell_value (SalonChartCursor *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) self->last,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) MAX (self->move, 0), -1);
}

static void
move_to (SalonChartCursor *self, int move)
{
  const int here = CLAMP (move, 0, self->last);

  if (here == self->move)
    return;
  self->move = here;
  tell_value (self);
  g_signal_emit (self, signals[MOVED], 0, here);
}

static void
drag_begin_cb (GtkGestureDrag *drag, double x, double y, SalonChartCursor *self)
{
  self->drag_x = x;
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  move_to (self, self->move_at (x, self->data));
}

static void
drag_update_cb (GtkGestureDrag *drag, double dx, double dy, SalonChartCursor *self)
{
  move_to (self, self->move_at (self->drag_x + dx, self->data));
}

/* Keys with a modifier are the page's. */
static gboolean
key_cb (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, SalonChartCursor *self)
{
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK | GDK_SUPER_MASK))
    return GDK_EVENT_PROPAGATE;
  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      move_to (self, self->move - 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      move_to (self, self->move + 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      move_to (self, self->move + PAGE);
      return GDK_EVENT_STOP;
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      move_to (self, self->move - PAGE);
      return GDK_EVENT_STOP;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      move_to (self, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      move_to (self, self->last);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
salon_chart_cursor_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GtkWidget *chart = gtk_widget_get_parent (widget);

  /* Round the whole chart: a ring round the lines alone would run across the numbers of both axes. */
  if (gtk_widget_has_visible_focus (widget))
    salon_draw_focus (snapshot,
                      &GRAPHENE_RECT_INIT (-RING, -RING, (float) gtk_widget_get_width (chart) + 2 * RING,
                                           (float) gtk_widget_get_height (chart) + 2 * RING),
                      5, 0);
}

static void
salon_chart_cursor_class_init (SalonChartCursorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = salon_chart_cursor_snapshot;

  signals[MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_css_name (widget_class, "salon-chart-cursor");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
salon_chart_cursor_init (SalonChartCursor *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->move = -1;
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
salon_chart_cursor_new (SalonChartMoveAt move_at, gpointer data)
{
  SalonChartCursor *self = g_object_new (SALON_TYPE_CHART_CURSOR, NULL);

  self->move_at = move_at;
  self->data = data;
  return GTK_WIDGET (self);
}

void
salon_chart_cursor_set_range (SalonChartCursor *self, int last)
{
  self->last = last;
  self->move = MIN (self->move, last);
  tell_value (self);
}

void
salon_chart_cursor_set (SalonChartCursor *self, int move)
{
  self->move = CLAMP (move, -1, self->last);
  tell_value (self);
}

int
salon_chart_cursor_get (SalonChartCursor *self)
{
  return self->move;
}

void
salon_chart_cursor_set_label (SalonChartCursor *self, const char *label)
{
  gtk_widget_set_visible (GTK_WIDGET (self), label != NULL);
  gtk_widget_set_focusable (GTK_WIDGET (self), label != NULL);
  if (label != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
salon_chart_cursor_set_text (SalonChartCursor *self, const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}
