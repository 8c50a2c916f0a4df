/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-tools.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-text.h"

struct _CubesTools {
  GtkWidget parent_instance;

  GtkWidget *turn, *key, *end, *end_label;
  GtkWidget *popover, *question, *finish, *call;
  gint64 opened;     /* when the popover was opened by a press, in µs */
  gboolean answered; /* it has been closed by a choice or a key */
  guint reopen_id;   /* a source: the second press of a double click has closed it */
  guint held;        /* hardware code of the key that has opened it and may still be down; 0: none */
};

G_DEFINE_FINAL_TYPE (CubesTools, cubes_tools, GTK_TYPE_WIDGET)

enum {
  TURN,
  FINISH,
  CALL_TIME,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
close_popover (CubesTools *self)
{
  self->answered = TRUE;
  gtk_popover_popdown (GTK_POPOVER (self->popover));
}

void
cubes_tools_set_scene (CubesTools *self, gboolean turns, const char *finish, const char *rest, gboolean calls)
{
  g_return_if_fail (CUBES_IS_TOOLS (self));

  gtk_widget_set_visible (self->turn, turns);
  gtk_widget_set_visible (self->end, finish != NULL || calls);
  if (finish == NULL && !calls)
    {
      close_popover (self);
      return;
    }

  gtk_label_set_text (GTK_LABEL (self->end_label), finish != NULL ? finish : _ ("Call time…"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->end), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (self->end_label)), -1);
  gtk_label_set_text (GTK_LABEL (self->question), rest != NULL ? rest : "");
  gtk_widget_set_visible (self->question, rest != NULL);
  gtk_widget_set_visible (self->finish, finish != NULL);
  gtk_widget_set_visible (self->call, calls);
}

void
cubes_tools_set_tight (CubesTools *self, gboolean tight)
{
  g_return_if_fail (CUBES_IS_TOOLS (self));

  gtk_widget_set_visible (self->key, !tight || !salon_text_is_large ());
}

static void
turn_cb (CubesTools *self)
{
  g_signal_emit (self, signals[TURN], 0);
}

static void
finish_cb (CubesTools *self)
{
  close_popover (self);
  g_signal_emit (self, signals[FINISH], 0);
}

static void
call_cb (CubesTools *self)
{
  close_popover (self);
  g_signal_emit (self, signals[CALL_TIME], 0);
}

/* The second press of a double click falls beside the popover that the first one has opened, and closes it. Nobody means
 * that, so it is opened once more. */

static void
opened_cb (CubesTools *self)
{
  if (self->reopen_id == 0)
    self->opened = g_get_monotonic_time ();
  self->answered = FALSE;
}

static gboolean
reopen_cb (gpointer tools)
{
  CubesTools *self = tools;

  if (gtk_widget_get_mapped (self->end))
    gtk_menu_button_popup (GTK_MENU_BUTTON (self->end));
  self->reopen_id = 0;
  return G_SOURCE_REMOVE;
}

static void
closed_cb (CubesTools *self)
{
  int ms;

  self->held = 0;
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-double-click-time", &ms, NULL);
  if (!self->answered && g_get_monotonic_time () - self->opened < ms * G_TIME_SPAN_MILLISECOND && self->reopen_id == 0)
    self->reopen_id = g_idle_add (reopen_cb, self);
}

/* The key that opens the popover makes no choice in it before it has been released. */

static gboolean
end_key_cb (CubesTools *self, guint keyval, guint keycode)
{
  if (!gtk_widget_get_visible (self->popover))
    self->held = keycode;
  return GDK_EVENT_PROPAGATE;
}

static gboolean
popover_key_cb (CubesTools *self, guint keyval, guint keycode)
{
  if (keycode == self->held)
    return GDK_EVENT_STOP;
  self->answered = TRUE;
  return GDK_EVENT_PROPAGATE;
}

static void
released_cb (CubesTools *self, guint keyval, guint keycode)
{
  if (keycode == self->held)
    self->held = 0;
}

static void
listen (CubesTools *self, GtkWidget *widget, GCallback pressed)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", pressed, self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (widget, keys);
}

/* The object */

static void
cubes_tools_dispose (GObject *object)
{
  CUBES_TOOLS (object)->answered = TRUE;
  g_clear_handle_id (&CUBES_TOOLS (object)->reopen_id, g_source_remove);
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL;)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (cubes_tools_parent_class)->dispose (object);
}

static void
cubes_tools_class_init (CubesToolsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_tools_dispose;
  signals[TURN] = g_signal_new ("turn", CUBES_TYPE_TOOLS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FINISH] = g_signal_new ("finish", CUBES_TYPE_TOOLS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CALL_TIME] =
    g_signal_new ("call-time", CUBES_TYPE_TOOLS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cubes-tools");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_turn_button (CubesTools *self)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *label = gtk_label_new (_ ("Turn the tray"));

  self->key = gtk_label_new (_ ("Ctrl+T"));
  gtk_widget_set_name (button, "turn");
  gtk_widget_add_css_class (self->key, "key");
  gtk_widget_set_valign (self->key, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), self->key);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "on-felt");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Turn the tray"), -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (turn_cb), self);
  return button;
}

static GtkWidget *
add_choice (GtkWidget *box, const char *name, const char *text, const char *kind)
{
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_widget_set_name (button, name);
  gtk_widget_add_css_class (button, kind);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static void
make_popover (CubesTools *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  self->question = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->question), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->question), 30);
  gtk_label_set_xalign (GTK_LABEL (self->question), 0);
  gtk_box_append (GTK_BOX (box), self->question);
  self->finish = add_choice (box, "finish", _ ("I am done"), "gold");
  self->call = add_choice (box, "call-time", _ ("Call time for everybody"), "destructive-action");
  g_signal_connect_swapped (self->finish, "clicked", G_CALLBACK (finish_cb), self);
  g_signal_connect_swapped (self->call, "clicked", G_CALLBACK (call_cb), self);

  self->popover = gtk_popover_new ();
  gtk_widget_add_css_class (self->popover, "explanation");
  gtk_popover_set_child (GTK_POPOVER (self->popover), box);
  g_signal_connect_swapped (self->popover, "show", G_CALLBACK (opened_cb), self);
  g_signal_connect_swapped (self->popover, "closed", G_CALLBACK (closed_cb), self);
  listen (self, self->popover, G_CALLBACK (popover_key_cb));
}

static void
cubes_tools_init (CubesTools *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 12);

  self->turn = make_turn_button (self);
  gtk_widget_set_parent (self->turn, GTK_WIDGET (self));
  make_popover (self);
  self->end = gtk_menu_button_new ();
  self->end_label = gtk_label_new (NULL);
  gtk_widget_set_name (self->end, "end-time");
  gtk_widget_set_focus_on_click (self->end, FALSE);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->end), self->end_label);
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (self->end), FALSE);
  gtk_widget_add_css_class (gtk_widget_get_first_child (self->end), "on-felt");
  gtk_menu_button_set_direction (GTK_MENU_BUTTON (self->end), GTK_ARROW_UP);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->end), self->popover);
  listen (self, self->end, G_CALLBACK (end_key_cb));
  gtk_widget_set_parent (self->end, GTK_WIDGET (self));
}

GtkWidget *
cubes_tools_new (void)
{
  return g_object_new (CUBES_TYPE_TOOLS, NULL);
}
