/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages-hands.h"
#include "await.h"

#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-note.h"
#include "widgets/salon-style.h"
#include "widgets/salon-widgets.h"

/* So many turns of the main loop have what is due done. */
#define DUE_AT_MOST 10

void
hands_init (int *argc, char ***argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  gtk_test_init (argc, argv, NULL);
  adw_init ();
  salon_widgets_init ();
  salon_style_load ("salon");
  probe_widgets_load_style ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static gboolean
over_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

gint64
hands_look_on (guint ms)
{
  const gint64 begun = g_get_monotonic_time ();
  gboolean over = FALSE;

  g_timeout_add (ms, over_cb, &over);
  await (over);
  /* On a slow machine what is due may still have to be done. What draws again and again is always due. */
  for (int i = 0; i < DUE_AT_MOST && g_main_context_iteration (NULL, FALSE); i++)
    ;
  return (g_get_monotonic_time () - begun) / G_TIME_SPAN_MILLISECOND;
}

GtkWidget *
hands_find (GtkWidget *widget, const char *name)
{
  if (g_strcmp0 (gtk_widget_get_name (widget), name) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = hands_find (child, name);

      if (found)
        return found;
    }
  return NULL;
}

GtkWidget *
hands_find_anywhere (const char *name)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows) && found == NULL; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      found = hands_find (window, name);
    }
  return found;
}

GtkWidget *
hands_find_type (GtkWidget *widget, GType type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = hands_find_type (child, type);
  return found;
}

GtkWidget *
hands_get (GtkWidget *page, const char *name)
{
  GtkWidget *widget = hands_find (page, name);

  if (!widget)
    g_error ("there is no widget “%s”", name);
  return widget;
}

GtkWidget *
hands_present_sized (GtkWidget *page, int width, int height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  await (gtk_widget_get_mapped (page));
  return window;
}

GtkWidget *
hands_present (GtkWidget *page)
{
  return hands_present_sized (page, 1024, 600);
}

void
hands_activate (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget))
    g_signal_emit_by_name (widget, "clicked");
  else
    g_signal_emit_by_name (widget, "activated");
}

gboolean
hands_press (GtkWidget *page, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (page);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      gboolean taken = FALSE;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (controller))
        continue;
      g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &taken);
      return taken;
    }
  g_assert_not_reached ();
}

void
hands_type (GtkWidget *page, const char *text)
{
  for (const char *key = text; *key; key++)
    hands_press (page, gdk_unicode_to_keyval ((guint32) *key));
}

void
hands_assert_label (gpointer widget, const char *label)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

const char *
hands_note (GtkWidget *page, const char *name)
{
  return salon_note_get_text (SALON_NOTE (hands_get (page, name)));
}

void
hands_count_cb (GtkWidget *widget, int *count)
{
  (*count)++;
}

void
hands_gather_texts (GtkWidget *widget, GString *texts)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (texts, "%s\n", gtk_label_get_label (GTK_LABEL (widget)));
  if (gtk_widget_get_tooltip_text (widget))
    g_string_append_printf (texts, "%s\n", gtk_widget_get_tooltip_text (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    hands_gather_texts (child, texts);
}
