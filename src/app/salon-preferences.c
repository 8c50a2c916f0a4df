/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-preferences.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-heard-choice.h"
#include "app/salon-language.h"
#include "app/salon-pace-sample.h"
#include "app/salon-table-theme.h"
#include "widgets/salon-sound.h"
#include "widgets/salon-theme.h"

#define WIDTH  640
#define HEIGHT 600

static const struct {
  const char *name;
  const char *value;
} schemes[] = {
  { N_ ("Follow the system"), "default" },
  { N_ ("Light"), "light" },
  { N_ ("Dark"), "dark" },
};

/* Each language has its own name for itself, for players who know no other language. */
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

static const struct {
  const char *name;
  const char *value;
} sounds[] = {
  { N_ ("Follow the system"), "default" },
  /* Translators: sounds are heard */
  { NC_ ("sound", "On"), "on" },
  { NC_ ("sound", "Off"), "off" },
};

/* Milliseconds for which the volume is left alone before it is heard. */
#define SAMPLE_AFTER 120

static void
scheme_cb (AdwComboRow *row, GParamSpec *pspec, SalonSettings *settings)
{
  const guint i = adw_combo_row_get_selected (row);

  if (i < G_N_ELEMENTS (schemes))
    salon_settings_set_string (settings, SALON_SETTING_COLOR_SCHEME, schemes[i].value);
}

static void
look_cb (AdwComboRow *row, GParamSpec *pspec, SalonSettings *settings)
{
  GPtrArray *themes = g_object_get_data (G_OBJECT (row), "themes");
  const guint i = adw_combo_row_get_selected (row);

  if (i == 0)
    salon_settings_set_string (settings, SALON_SETTING_LOOK, SALON_LOOK_OF_GAME);
  else if (i <= themes->len)
    salon_settings_set_string (settings, SALON_SETTING_LOOK, salon_theme_get_id (themes->pdata[i - 1]));
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

/* Shows how fast cards turn at the pace that is chosen. */
static void
show_pace_cb (AdwComboRow *row, GParamSpec *pspec, SalonPaceSample *sample)
{
  const guint i = adw_combo_row_get_selected (row);

  if (i < G_N_ELEMENTS (paces))
    salon_pace_sample_play (sample, salon_pace_from_seconds (paces[i].pace / 1000.));
}

static void
animations_cb (GtkSwitch *control, GParamSpec *pspec, SalonSettings *settings)
{
  salon_settings_set_boolean (settings, SALON_SETTING_ANIMATIONS, gtk_switch_get_active (control));
}

static void
helps_cb (GtkSwitch *control, GParamSpec *pspec, SalonSettings *settings)
{
  salon_settings_set_boolean (settings, SALON_SETTING_HELPS, gtk_switch_get_active (control));
}

/* As loud as it is now. */
static void
play_sample (void)
{
  salon_sound_drop ();
  salon_sound_play_after (SALON_SOUND_CHIME, SAMPLE_AFTER);
}

static void
sound_cb (AdwComboRow *row, GParamSpec *pspec, SalonSettings *settings)
{
  const guint i = adw_combo_row_get_selected (row);

  if (i >= G_N_ELEMENTS (sounds))
    return;

  salon_settings_set_string (settings, SALON_SETTING_SOUND, sounds[i].value);
  play_sample ();
}

static void
volume_cb (GtkRange *scale, SalonSettings *settings)
{
  salon_settings_set_int (settings, SALON_SETTING_VOLUME, (int) (gtk_range_get_value (scale) + 0.5));
  play_sample ();
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
  salon_heard_choice_in_row (ADW_COMBO_ROW (row));
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
look_row_new (SalonSettings *settings)
{
  g_autofree char *value = salon_settings_get_string (settings, SALON_SETTING_LOOK);
  GtkStringList *choices = gtk_string_list_new (NULL);
  GPtrArray *themes = salon_theme_list ();
  GtkWidget *row;
  guint selected = 0;

  /* Translators: the table looks as the edition of the game that is played */
  gtk_string_list_append (choices, C_ ("look", "As the edition"));
  for (guint i = 0; i < themes->len; i++)
    {
      gtk_string_list_append (choices, salon_theme_get_name (themes->pdata[i]));
      if (strcmp (salon_theme_get_id (themes->pdata[i]), value) == 0)
        selected = i + 1;
    }

  /* Translators: how the table and all that lies on it look */
  row = combo_row_new ("pref-look", C_ ("preferences", "Look"), choices, selected, G_CALLBACK (look_cb), settings);
  g_object_set_data_full (G_OBJECT (row), "themes", themes, (GDestroyNotify) g_ptr_array_unref);
  return row;
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
  GtkWidget *row, *sample;
  guint selected = 0;

  for (guint i = 0; i < G_N_ELEMENTS (paces); i++)
    {
      gtk_string_list_append (choices, g_dpgettext2 (GETTEXT_PACKAGE, "pace", paces[i].name));
      if (abs (paces[i].pace - pace) < abs (paces[selected].pace - pace))
        selected = i;
    }

  row =
    combo_row_new ("pref-pace", _ ("Pace of the computer players"), choices, selected, G_CALLBACK (pace_cb), settings);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ ("How fast their moves are shown. Space hurries on."));
  sample = salon_pace_sample_new ();
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), sample);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (show_pace_cb), sample, 0);
  return row;
}

static GtkWidget *
switch_row_new (const char *name,
                const char *title,
                const char *subtitle,
                gboolean active,
                GCallback callback,
                SalonSettings *settings)
{
  GtkWidget *row = adw_action_row_new (), *control = gtk_switch_new ();

  gtk_widget_set_name (control, name);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_switch_set_active (GTK_SWITCH (control), active);
  g_signal_connect_object (control, "notify::active", callback, settings, 0);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  return row;
}

static GtkWidget *
animations_row_new (SalonSettings *settings)
{
  return switch_row_new ("pref-animations", _ ("Animate cards"), _ ("Unless the desktop has animations switched off."),
                         salon_settings_get_boolean (settings, SALON_SETTING_ANIMATIONS), G_CALLBACK (animations_cb),
                         settings);
}

static GtkWidget *
helps_row_new (SalonSettings *settings)
{
  return switch_row_new (
    "pref-helps", _ ("Take moves back, and have hints"),
    _ (
      "In games that offer it, when one person plays against computers. A game in which it is used does not count in accuracy."),
    salon_settings_get_boolean (settings, SALON_SETTING_HELPS), G_CALLBACK (helps_cb), settings);
}

static GtkWidget *
sound_row_new (SalonSettings *settings)
{
  g_autofree char *value = salon_settings_get_string (settings, SALON_SETTING_SOUND);
  GtkStringList *choices = gtk_string_list_new (NULL);
  guint selected = 0;

  gtk_string_list_append (choices, _ (sounds[0].name));
  for (guint i = 1; i < G_N_ELEMENTS (sounds); i++)
    {
      gtk_string_list_append (choices, g_dpgettext2 (GETTEXT_PACKAGE, "sound", sounds[i].name));
      if (strcmp (sounds[i].value, value) == 0)
        selected = i;
    }

  return combo_row_new ("pref-sound", _ ("Sounds"), choices, selected, G_CALLBACK (sound_cb), settings);
}

static GtkWidget *
volume_row_new (SalonSettings *settings)
{
  GtkWidget *row = adw_action_row_new (), *scale = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 100, 5);

  gtk_widget_set_name (scale, "pref-volume");
  gtk_widget_set_valign (scale, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (scale, 200, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (scale), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Volume"), -1);
  gtk_range_set_value (GTK_RANGE (scale), salon_settings_get_int (settings, SALON_SETTING_VOLUME));
  g_signal_connect_object (scale, "value-changed", G_CALLBACK (volume_cb), settings, 0);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Volume"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), scale);
  return row;
}

/* @third may be NULL. */
static void
add_group (GtkWidget *page, const char *title, GtkWidget *first, GtkWidget *second, GtkWidget *third)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), first);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), second);
  if (third != NULL)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), third);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
}

void
salon_preferences_show (GtkWindow *parent, SalonSettings *settings)
{
  GtkWidget *page = adw_preferences_page_new ();

  add_group (page, _ ("Appearance"), look_row_new (settings), scheme_row_new (settings), language_row_new (settings));
  add_group (page, _ ("At the table"), pace_row_new (settings), animations_row_new (settings),
             helps_row_new (settings));
  add_group (page, _ ("Sound"), sound_row_new (settings), volume_row_new (settings), NULL);
  salon_compat_show_page (parent, "preferences", _ ("Preferences"), ADW_PREFERENCES_PAGE (page), WIDTH, HEIGHT);
}
