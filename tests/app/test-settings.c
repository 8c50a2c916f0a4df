/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The preferences work whether or not the desktop has their schema. */

#include "app/salon-settings.h"

static const char *const nowhere[] = { NULL };

static void
count_cb (int *count)
{
  (*count)++;
}

/* A setting of each type can be changed, and “changed” is emitted once for each change. */
static void
assert_works (SalonSettings *settings)
{
  g_autofree char *scheme = NULL;
  int paces = 0, all = 0;

  g_signal_connect_swapped (settings, "changed::pace", G_CALLBACK (count_cb), &paces);
  g_signal_connect_swapped (settings, "changed", G_CALLBACK (count_cb), &all);

  salon_settings_set_int (settings, SALON_SETTING_PACE, 600);
  g_assert_cmpint (salon_settings_get_int (settings, SALON_SETTING_PACE), ==, 600);
  salon_settings_set_int (settings, SALON_SETTING_PACE, 600);
  g_assert_cmpint (paces, ==, 1);

  salon_settings_set_boolean (settings, SALON_SETTING_DRAW_FIRST, FALSE);
  g_assert_false (salon_settings_get_boolean (settings, SALON_SETTING_DRAW_FIRST));
  salon_settings_set_string (settings, SALON_SETTING_COLOR_SCHEME, "dark");
  scheme = salon_settings_get_string (settings, SALON_SETTING_COLOR_SCHEME);
  g_assert_cmpstr (scheme, ==, "dark");
  g_assert_cmpint (paces, ==, 1);
  g_assert_cmpint (all, ==, 3);
}

static void
test_without_schema (void)
{
  g_autoptr (SalonSettings) settings = salon_settings_new (nowhere);
  g_autoptr (SalonSettings) again = NULL;

  g_assert_false (salon_settings_is_kept (settings));
  assert_works (settings);

  /* Another object has the default again: nothing was stored. */
  again = salon_settings_new (nowhere);
  g_assert_cmpint (salon_settings_get_int (again, SALON_SETTING_PACE), !=, 600);
}

static void
test_with_schema (void)
{
  const char *const dirs[] = { "/nonexistent", g_getenv ("SALON_SCHEMAS"), NULL };
  g_autoptr (SalonSettings) settings = salon_settings_new (dirs);

  g_assert_true (salon_settings_is_kept (settings));
  assert_works (settings);
}

/* The defaults in the program are those of the schema. */
static void
test_defaults (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSettingsSchemaSource) source =
    g_settings_schema_source_new_from_directory (g_getenv ("SALON_SCHEMAS"), NULL, FALSE, &error);
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (SalonSettings) settings = salon_settings_new (nowhere);
  g_auto (GStrv) keys = NULL;

  g_assert_no_error (error);
  schema = g_settings_schema_source_lookup (source, "io.github.salongames.Salon", FALSE);
  g_assert_nonnull (schema);
  keys = g_settings_schema_list_keys (schema);
  g_assert_cmpint (g_strv_length (keys), ==, SALON_N_SETTINGS);

  for (int i = 0; i < SALON_N_SETTINGS; i++)
    {
      const char *name = salon_settings_get_key (i);
      g_autoptr (GSettingsSchemaKey) key = NULL;
      g_autoptr (GVariant) value = NULL, own = NULL;

      g_assert_true (g_settings_schema_has_key (schema, name));
      key = g_settings_schema_get_key (schema, name);
      value = g_settings_schema_key_get_default_value (key);
      if (g_variant_is_of_type (value, G_VARIANT_TYPE_INT32))
        own = g_variant_ref_sink (g_variant_new_int32 (salon_settings_get_int (settings, i)));
      else if (g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN))
        own = g_variant_ref_sink (g_variant_new_boolean (salon_settings_get_boolean (settings, i)));
      else
        own = g_variant_ref_sink (g_variant_new_take_string (salon_settings_get_string (settings, i)));
      g_assert_cmpvariant (own, value);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/settings/without-schema", test_without_schema);
  g_test_add_func ("/settings/with-schema", test_with_schema);
  g_test_add_func ("/settings/defaults", test_defaults);
  return g_test_run ();
}
