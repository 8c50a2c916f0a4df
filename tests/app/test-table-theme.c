/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table has the look that comes with the game, or the one that was chosen for all games. */

#include <adwaita.h>

#include "app/salon-table-theme.h"
#include "widgets/salon-theme-use.h"

#define TEST_TYPE_TABLE (test_table_get_type ())
G_DECLARE_FINAL_TYPE (TestTable, test_table, TEST, TABLE, GtkWidget)

/* A table whose games come with any look. */
struct _TestTable {
  GtkWidget parent_instance;
  const char *theme;
};

static void test_table_iface_init (SalonTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TestTable,
                               test_table,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_TABLE, test_table_iface_init))

enum {
  PROP_0,
  PROP_TITLE,
  PROP_SUBTITLE,
};

static const char *const nowhere[] = { NULL };

static const char *
get_theme (SalonTable *table, SalonGame *game)
{
  return TEST_TABLE (table)->theme;
}

static void
test_table_iface_init (SalonTableInterface *iface)
{
  iface->get_theme = get_theme;
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, NULL);
}

static void
test_table_class_init (TestTableClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = get_property;
  g_object_class_override_property (G_OBJECT_CLASS (klass), PROP_TITLE, "title");
  g_object_class_override_property (G_OBJECT_CLASS (klass), PROP_SUBTITLE, "subtitle");
}

static void
test_table_init (TestTable *self)
{
  self->theme = "miro-1967";
}

static void
assert_used (const char *id)
{
  g_assert_cmpstr (salon_theme_get_id (salon_theme_get_used ()), ==, id);
}

static void
test_choice (void)
{
  g_autoptr (SalonSettings) settings = salon_settings_new (nowhere);
  TestTable *table = g_object_ref_sink (g_object_new (TEST_TYPE_TABLE, NULL));

  salon_table_theme_apply (settings, SALON_TABLE (table), NULL);
  assert_used ("miro-1967");
  table->theme = "1982";
  salon_table_theme_apply (settings, SALON_TABLE (table), NULL);
  assert_used ("1982");

  salon_settings_set_string (settings, SALON_SETTING_LOOK, "1964");
  salon_table_theme_apply (settings, SALON_TABLE (table), NULL);
  assert_used ("1964");
  table->theme = "miro-1967";
  salon_table_theme_apply (settings, SALON_TABLE (table), NULL);
  assert_used ("1964");

  /* It was removed, or is of another program's writing. */
  salon_settings_set_string (settings, SALON_SETTING_LOOK, "gone");
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_WARNING, "*gone*");
  salon_table_theme_apply (settings, SALON_TABLE (table), NULL);
  g_test_assert_expected_messages ();
  assert_used ("miro-1967");

  salon_settings_set_string (settings, SALON_SETTING_LOOK, SALON_LOOK_OF_GAME);
  salon_table_theme_apply (settings, SALON_TABLE (table), NULL);
  assert_used ("miro-1967");
  g_object_unref (table);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/table-theme/choice", test_choice);
  return g_test_run ();
}
