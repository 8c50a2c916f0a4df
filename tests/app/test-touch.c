/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a mouse does by hovering or with its second button can be done with a finger. */

#include <adwaita.h>

#include "app/salon-newcomer.h"
#include "app/salon-touch-tips.h"
#include "await.h"
#include "salon-app-resource.h"
#include "widgets/salon-context.h"

/* The first controller of @widget that is a long press. */
static GtkGesture *
find_long_press (GtkWidget *widget)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkEventController) one = g_list_model_get_item (all, i);

      if (GTK_IS_GESTURE_LONG_PRESS (one))
        return GTK_GESTURE (one);
    }

  g_assert_not_reached ();
}

static void
press_at (GtkWidget *within, GtkWidget *target)
{
  graphene_point_t at;

  g_assert_true (gtk_widget_compute_point (target, within,
                                           &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (target) / 2,
                                                                 (float) gtk_widget_get_height (target) / 2),
                                           &at));
  g_signal_emit_by_name (find_long_press (within), "pressed", (double) at.x, (double) at.y);
}

static void
tell_cb (gpointer data, const char *text)
{
  g_string_append_printf (data, "%s;", text);
}

static GtkWidget *
show (GtkWidget *child)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  await (gtk_widget_get_width (child) > 0 && gtk_widget_get_mapped (child));
  return window;
}

static void
test_tips (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *plain = gtk_button_new_with_label ("plain"), *icon = gtk_button_new_from_icon_name ("go-home");
  GtkWidget *off = gtk_button_new_with_label ("off");
  g_autoptr (GString) told = g_string_new (NULL);
  GtkWidget *window;

  gtk_widget_set_tooltip_text (icon, "Home");
  gtk_widget_set_tooltip_text (off, "Three players at least");
  gtk_widget_set_sensitive (off, FALSE);
  gtk_box_append (GTK_BOX (box), plain);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), off);
  salon_touch_tips_add (box, tell_cb, told);
  window = show (box);

  press_at (box, plain);
  g_assert_cmpstr (told->str, ==, "");
  press_at (box, icon);
  press_at (box, off);
  g_assert_cmpstr (told->str, ==, "Home;Three players at least;");
  /* A mouse, which can hover, has its long presses for itself. */
  g_assert_true (gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (find_long_press (box))));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
context_cb (GSimpleAction *action, GVariant *target, gpointer data)
{
  *(guint *) data += g_variant_get_uint32 (target);
}

static void
test_context (void)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("context", G_VARIANT_TYPE_UINT32);
  GtkWidget *label = gtk_label_new ("plate");
  guint done = 0;
  GtkWidget *window;

  g_signal_connect (action, "activate", G_CALLBACK (context_cb), &done);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  salon_context_add (label, "test.context", 7);
  window = show (label);
  gtk_widget_insert_action_group (window, "test", G_ACTION_GROUP (group));
  press_at (label, label);
  g_assert_cmpuint (done, ==, 7);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Everything that can be pressed in @widget is large enough for a finger. */
static void
check_targets (GtkWidget *widget)
{
  GtkRequisition natural;

  gtk_widget_get_preferred_size (widget, NULL, &natural);
  if (GTK_IS_BUTTON (widget) || GTK_IS_ENTRY (widget))
    {
      g_assert_cmpint (natural.width, >=, 44);
      g_assert_cmpint (natural.height, >=, 44);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_targets (child);
}

static void
test_targets (void)
{
  GtkWidget *newcomer = salon_newcomer_new ();

  g_object_ref_sink (newcomer);
  check_targets (newcomer);
  g_object_unref (newcomer);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_resources_register (salon_app_get_resource ());

  g_test_add_func ("/touch/tips", test_tips);
  g_test_add_func ("/touch/context", test_context);
  g_test_add_func ("/touch/targets", test_targets);

  return g_test_run ();
}
