/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is chosen in the preferences is what the program does; and a game that is opened brings the look of its edition. */

#include "app/salon-preferences.h"
#include "app/salon-table-theme.h"
#include "await.h"
#include "pages-hands.h"
#include "whole-app.h"
#include "widgets/salon-table.h"
#include "widgets/salon-theme-use.h"
#include "widgets/salon-widgets.h"

static SalonApplication *application;

static const char *const nowhere[] = { NULL };

static const char *
name_of_choice (GtkWidget *row, guint choice)
{
  return gtk_string_list_get_string (GTK_STRING_LIST (adw_combo_row_get_model (ADW_COMBO_ROW (row))), choice);
}

/* Every choice of a look is the look that it is called, and is found chosen when the preferences are opened again. */
static void
test_look (void)
{
  g_autoptr (SalonSettings) settings = salon_settings_new (nowhere);
  GtkWidget *parent = hands_present (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  g_autoptr (GPtrArray) themes = salon_theme_list ();

  for (guint choice = 1; choice <= themes->len + 1; choice++)
    {
      const guint chosen = choice % (themes->len + 1); /* that of the edition comes last */
      GtkWidget *row;

      salon_preferences_show (GTK_WINDOW (parent), settings);
      await (hands_find_anywhere ("pref-look") != NULL);
      row = hands_find_anywhere ("pref-look");
      g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, choice - 1);
      g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (row))), ==, themes->len + 1);
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), chosen);
      {
        g_autofree char *id = salon_settings_get_string (settings, SALON_SETTING_LOOK);

        if (chosen == 0)
          g_assert_cmpstr (id, ==, SALON_LOOK_OF_GAME);
        else
          g_assert_cmpstr (salon_theme_get_name (salon_theme_find (id)), ==, name_of_choice (row, chosen));
      }
      gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (row)));
      await (hands_find_anywhere ("pref-look") == NULL);
    }
  gtk_window_destroy (GTK_WINDOW (parent));
}

static gboolean
is_animated (void)
{
  gboolean animated;

  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &animated, NULL);
  return animated;
}

/* Cards move when that is wanted here and by the desktop. */
static void
test_animations (void)
{
  GtkSwitch *animate;

  g_application_activate (G_APPLICATION (application));
  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  await (hands_find_anywhere ("pref-animations") != NULL);
  animate = GTK_SWITCH (hands_find_anywhere ("pref-animations"));
  g_assert_true (gtk_switch_get_active (animate));
  g_assert_true (is_animated ());
  gtk_switch_set_active (animate, FALSE);
  g_assert_false (is_animated ());
  gtk_switch_set_active (animate, TRUE);
  g_assert_true (is_animated ());
}

static gboolean
has_game (GtkWidget *window)
{
  GtkWidget *table = hands_find (window, "table");

  return SALON_IS_TABLE (table) && salon_table_get_game (SALON_TABLE (table)) != NULL;
}

static void
test_edition (void)
{
  static const char *const looks[][2] = { { "miro-1967", "miro-1967" },
                                          { "parker-1982", "1982" },
                                          { "parker-1964", "1964" } };
  GtkWidget *window;

  window = whole_app_show (application);
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autofree char *record = g_strdup_printf (
        "salon-record 1\ngame probe\nedition %s\nwords en\noption activity-cards off\noption trays 1\nseat 1 human Ada\n"
        "seat 2 human Nora\nfirst 1\nword 1 ROCKET\nword 2 KAYAK\nbegin\n",
        looks[i][0]);

      whole_app_open (window, looks[i][0], record);
      await (has_game (window) && g_strcmp0 (salon_theme_get_id (salon_theme_get_used ()), looks[i][1]) == 0);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  g_autoptr (SalonApplication) salon = NULL;

  hands_init (&argc, &argv);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
  application = salon = whole_app_new ();

  g_test_add_func ("/preferences/look", test_look);
  g_test_add_func ("/preferences/animations", test_animations);
  g_test_add_func ("/preferences/edition", test_edition);

  return g_test_run ();
}
