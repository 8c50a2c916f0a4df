/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-preferences.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-language.h"

#define WIDTH  640
#define HEIGHT 480

static const struct {
  const char *name;
  const char *value;
} schemes[] = {
  { N_ ("Follow the system"), "default" },
  { N_ ("Light"), "light" },
  { N_ ("Dark"), "dark" },
};

/* Each language by its own name, as those look for it who know no other. */
static const struct {
  const char *name; /* NULL for “Follow the system” */
  const char *value;
} languages[] = {
  { NULL, SALON_LANGUAGE_DEFAULT },
  { "English", "en" },
  { "Français", "fr" },
};

static const struct {
  const char *name;
  int pace; /* thousandths of a second */
} paces[] = {
  /* Translators: how long a computer’s move stays to be read */
  { NC_ ("pace", "No pause"), 0 },
  { NC_ ("pace", "Quick"), 600 },
  { NC_ ("pace", "Leisurely"), 1200 },
  { NC_ ("pace", "Slow"), 2500 },
};

static void
scheme_cb (AdwComboRow *row, GParamSpec *pspec, SalonSettings *settings)
{
  const guint i = adw_combo_row_get_selected (row);

  if (i < G_N_ELEMENTS (schemes))
    salon_settings_set_string (settings, SALON_SETTING_COLOR_SCHEME, schemes[i].value);
}

static void
language_cb (AdwComboRow *row, GParamSpec *pspec, SalonSettings *settings)
{
  const guint i = adw_combo_row_get_selected (row);

  if (i < G_N_ELEMENTS (languages))
    salon_settings_set_string (settings, SALON_SETTING_LANGUAGE, languages[i].value);
}

static void
pace_cb (AdwComboRow *row, GParamSpec *pspec, SalonSettings *settings)
{
  const guint i = adw_combo_row_get_selected (row);

  if (i < G_N_ELEMENTS (paces))
    salon_settings_set_int (settings, SALON_SETTING_PACE, paces[i].pace);
}

static void
animations_cb (GtkSwitch *control, GParamSpec *pspec, SalonSettings *settings)
{
  salon_settings_set_boolean (settings, SALON_SETTING_ANIMATIONS, gtk_switch_get_active (control));
}

static GtkWidget *
combo_row_new (const char *name,
               const char *title,
               GtkStringList *choices,
               guint selected,
               GCallback callback,
               SalonSettings *settings)
{
  GtkWidget *row = adw_combo_row_new ();

  gtk_widget_set_name (row, name);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (choices));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
  g_signal_connect_object (row, "notify::selected", callback, settings, 0);
  g_object_unref (choices);
  return row;
}

static GtkWidget *
scheme_row_new (SalonSettings *settings)
{
  g_autofree char *value = salon_settings_get_string (settings, SALON_SETTING_COLOR_SCHEME);
  GtkStringList *choices = gtk_string_list_new (NULL);
  guint selected = 0;

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      gtk_string_list_append (choices, _ (schemes[i].name));
      if (strcmp (schemes[i].value, value) == 0)
        selected = i;
    }

  return combo_row_new ("pref-color-scheme", _ ("Light and dark"), choices, selected, G_CALLBACK (scheme_cb), settings);
}

static GtkWidget *
language_row_new (SalonSettings *settings)
{
  g_autofree char *value = salon_settings_get_string (settings, SALON_SETTING_LANGUAGE);
  GtkStringList *choices = gtk_string_list_new (NULL);
  GtkWidget *row;
  guint selected = 0;

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      gtk_string_list_append (choices, languages[i].name != NULL ? languages[i].name : _ ("Follow the system"));
      if (strcmp (languages[i].value, value) == 0)
        selected = i;
    }

  row = combo_row_new ("pref-language", _ ("Language"), choices, selected, G_CALLBACK (language_cb), settings);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ ("Takes effect the next time Salon starts."));
  return row;
}

static GtkWidget *
pace_row_new (SalonSettings *settings)
{
  const int pace = salon_settings_get_int (settings, SALON_SETTING_PACE);
  GtkStringList *choices = gtk_string_list_new (NULL);
  GtkWidget *row;
  guint selected = 0;

  for (guint i = 0; i < G_N_ELEMENTS (paces); i++)
    {
      gtk_string_list_append (choices, g_dpgettext2 (GETTEXT_PACKAGE, "pace", paces[i].name));
      if (abs (paces[i].pace - pace) < abs (paces[selected].pace - pace))
        selected = i;
    }

  row =
    combo_row_new ("pref-pace", _ ("Pace of the computer players"), choices, selected, G_CALLBACK (pace_cb), settings);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ ("How long their moves stay on screen. Click to skip ahead."));
  return row;
}

static GtkWidget *
animations_row_new (SalonSettings *settings)
{
  GtkWidget *row = adw_action_row_new (), *control = gtk_switch_new ();

  gtk_widget_set_name (control, "pref-animations");
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_switch_set_active (GTK_SWITCH (control), salon_settings_get_boolean (settings, SALON_SETTING_ANIMATIONS));
  g_signal_connect_object (control, "notify::active", G_CALLBACK (animations_cb), settings, 0);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Animate cards"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ ("Unless the desktop has animations switched off."));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  return row;
}

static void
add_group (GtkWidget *page, const char *title, GtkWidget *first, GtkWidget *second)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), first);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), second);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
}

void
salon_preferences_show (GtkWindow *parent, SalonSettings *settings)
{
  GtkWidget *page = adw_preferences_page_new ();

  add_group (page, _ ("Appearance"), scheme_row_new (settings), language_row_new (settings));
  add_group (page, _ ("At the table"), pace_row_new (settings), animations_row_new (settings));
  salon_compat_show_page (parent, "preferences", _ ("Preferences"), ADW_PREFERENCES_PAGE (page), WIDTH, HEIGHT);
}
