/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-curtain.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-avatar.h"
#include "widgets/salon-berth.h"

/* Microseconds for which the shut curtain has to be in sight before a press may open it:
 * whoever clicked or typed on at the old picture has seen by then that it is gone. */
#define IN_SIGHT (700 * 1000)

struct _SalonCurtain {
  GtkWidget parent_instance;

  GtkWidget *scroller;
  SalonAvatar *avatar;
  GtkLabel *name;
  GtkLabel *reason;
  SalonBerth *berth;
  GtkWidget *open; /* sensitive once a press may open the curtain */
  gboolean closed;
  guint tick_id; /* from its first picture on, until the button is sensitive */
  gint64 drawn;  /* time of the frame after that picture; 0: it has not begun yet */

  /* What the hands did last anywhere in the window. */
  GtkEventController *keys;
  GtkEventController *presses;
  GHashTable *held; /* hardware codes of the keys that are down */
  graphene_point_t pressed;
  gboolean was_pressed;
};

G_DEFINE_FINAL_TYPE (SalonCurtain, salon_curtain, GTK_TYPE_WIDGET)

enum {
  OPENED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
open_cb (SalonCurtain *self)
{
  /* An assistive technology may ask for a click at any time. */
  if (!self->closed || !gtk_widget_is_sensitive (self->open))
    return;

  self->closed = FALSE;
  g_signal_emit (self, signals[OPENED], 0);
}

/* When a press may open it */

static gboolean
has_focus_inside (SalonCurtain *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && (focus == GTK_WIDGET (self) || gtk_widget_is_ancestor (focus, GTK_WIDGET (self)));
}

static void
stop_counting (SalonCurtain *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->drawn = 0;
}

/* The button does not take a press before the curtain has been in sight, counted from
 * the next time it is drawn. It takes no part in a press that began before, either:
 * GTK sends the release to where the press went. */
static void
count_anew (SalonCurtain *self)
{
  if (!self->closed)
    return;

  stop_counting (self);
  if (has_focus_inside (self))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_widget_set_sensitive (self->open, FALSE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Counting in frames, not with a timer, lets the events that piled up while the program
 * was busy go first: they come from before, and are judged as such. */
static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SalonCurtain *self = SALON_CURTAIN (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->drawn == 0)
    self->drawn = now;
  if (now - self->drawn < IN_SIGHT)
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;
  gtk_widget_set_sensitive (self->open, TRUE);
  if (has_focus_inside (self))
    gtk_widget_grab_focus (self->open);
  return G_SOURCE_REMOVE;
}

static void
salon_curtain_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonCurtain *self = SALON_CURTAIN (widget);

  GTK_WIDGET_CLASS (salon_curtain_parent_class)->snapshot (widget, snapshot);
  if (self->closed && self->tick_id == 0 && !gtk_widget_get_sensitive (self->open))
    self->tick_id = gtk_widget_add_tick_callback (widget, tick_cb, NULL, NULL);
}

static void
salon_curtain_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (salon_curtain_parent_class)->map (widget);
  gtk_widget_grab_focus (widget);
  gtk_widget_queue_draw (widget);
}

static void
salon_curtain_unmap (GtkWidget *widget)
{
  count_anew (SALON_CURTAIN (widget));
  GTK_WIDGET_CLASS (salon_curtain_parent_class)->unmap (widget);
}

/* The hands */

static gboolean
is_for_buttons (guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      return TRUE;
    default:
      return FALSE;
    }
}

/* A key that is still down from before repeats; a press too early is the first of such.
 * Neither reaches the button, nor the window's default widget. */
static gboolean
key_pressed_cb (SalonCurtain *self, guint keyval, guint keycode, GdkModifierType state)
{
  const gboolean repeated = !g_hash_table_add (self->held, GUINT_TO_POINTER (keycode));

  if (!self->closed || !has_focus_inside (self) || !is_for_buttons (keyval))
    return GDK_EVENT_PROPAGATE;

  return repeated || !gtk_widget_is_sensitive (self->open);
}

static void
key_released_cb (SalonCurtain *self, guint keyval, guint keycode)
{
  g_hash_table_remove (self->held, GUINT_TO_POINTER (keycode));
}

static void
pressed_cb (SalonCurtain *self, int n_press, double x, double y)
{
  graphene_point_init (&self->pressed, (float) x, (float) y);
  self->was_pressed = TRUE;
}

/* Whoever comes back to the window has to see the curtain first, too. A key that is let
 * go elsewhere is not told of here. */
static void
window_used_cb (SalonCurtain *self)
{
  g_hash_table_remove_all (self->held);
  count_anew (self);
}

static void
salon_curtain_root (GtkWidget *widget)
{
  SalonCurtain *self = SALON_CURTAIN (widget);
  GtkWidget *window;

  GTK_WIDGET_CLASS (salon_curtain_parent_class)->root (widget);
  window = GTK_WIDGET (gtk_widget_get_root (widget));

  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (self->keys, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (window, self->keys);

  self->presses = GTK_EVENT_CONTROLLER (gtk_gesture_click_new ());
  gtk_event_controller_set_propagation_phase (self->presses, GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (self->presses), 0);
  g_signal_connect_swapped (self->presses, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (window, self->presses);

  g_signal_connect_swapped (window, "notify::is-active", G_CALLBACK (window_used_cb), self);
}

static void
salon_curtain_unroot (GtkWidget *widget)
{
  SalonCurtain *self = SALON_CURTAIN (widget);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));

  g_signal_handlers_disconnect_by_data (window, self);
  gtk_widget_remove_controller (window, g_steal_pointer (&self->keys));
  gtk_widget_remove_controller (window, g_steal_pointer (&self->presses));

  GTK_WIDGET_CLASS (salon_curtain_parent_class)->unroot (widget);
}

/* The object */

static void
salon_curtain_dispose (GObject *object)
{
  SalonCurtain *self = SALON_CURTAIN (object);

  stop_counting (self);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->held, g_hash_table_unref);

  G_OBJECT_CLASS (salon_curtain_parent_class)->dispose (object);
}

static void
salon_curtain_class_init (SalonCurtainClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = salon_curtain_dispose;
  widget_class->snapshot = salon_curtain_snapshot;
  widget_class->map = salon_curtain_map;
  widget_class->unmap = salon_curtain_unmap;
  widget_class->root = salon_curtain_root;
  widget_class->unroot = salon_curtain_unroot;

  signals[OPENED] = g_signal_new ("opened", SALON_TYPE_CURTAIN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (SALON_TYPE_AVATAR);
  g_type_ensure (SALON_TYPE_BERTH);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/salon-curtain.ui");
  gtk_widget_class_bind_template_child (widget_class, SalonCurtain, scroller);
  gtk_widget_class_bind_template_child (widget_class, SalonCurtain, avatar);
  gtk_widget_class_bind_template_child (widget_class, SalonCurtain, name);
  gtk_widget_class_bind_template_child (widget_class, SalonCurtain, reason);
  gtk_widget_class_bind_template_child (widget_class, SalonCurtain, berth);
  gtk_widget_class_bind_template_child (widget_class, SalonCurtain, open);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "salon-curtain");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
salon_curtain_init (SalonCurtain *self)
{
  self->held = g_hash_table_new (NULL, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "curtain");
  g_signal_connect_swapped (self->open, "clicked", G_CALLBACK (open_cb), self);
}

GtkWidget *
salon_curtain_new (void)
{
  return g_object_new (SALON_TYPE_CURTAIN, NULL);
}

void
salon_curtain_close (SalonCurtain *self, const char *name, const GdkRGBA *colour, const char *reason)
{
  g_autofree char *label = NULL;

  g_return_if_fail (SALON_IS_CURTAIN (self));

  self->closed = TRUE;
  salon_avatar_set_name (self->avatar, name);
  salon_avatar_set_colour (self->avatar, colour);
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->reason, reason);
  /* Translators: the button with which a player says that they are there */
  label = g_strdup_printf (_ ("I am %s"), name);
  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->open))), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->open), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);

  salon_berth_keep_clear (self->berth, GTK_WIDGET (self), self->was_pressed ? &self->pressed : NULL);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  count_anew (self);
}
