/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table has the look that comes with the game, or the one that was chosen for all games. */

#include <adwaita.h>

#include "app/salon-table-theme.h"
#include "widgets/salon-theme-use.h"

static const char *const nowhere[] = { NULL };

static void
assert_used (const char *id)
{
  g_assert_cmpstr (salon_theme_get_id (salon_theme_get_used ()), ==, id);
}

static void
test_choice (void)
{
  g_autoptr (SalonSettings) settings = salon_settings_new (nowhere);

  salon_table_theme_apply (settings, "miro-1967");
  assert_used ("miro-1967");
  salon_table_theme_apply (settings, "1982");
  assert_used ("1982");

  salon_settings_set_string (settings, SALON_SETTING_LOOK, "1964");
  salon_table_theme_apply (settings, "1982");
  assert_used ("1964");
  salon_table_theme_apply (settings, "miro-1967");
  assert_used ("1964");

  /* It was removed, or is of another program's writing. */
  salon_settings_set_string (settings, SALON_SETTING_LOOK, "gone");
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_WARNING, "*gone*");
  salon_table_theme_apply (settings, "miro-1967");
  g_test_assert_expected_messages ();
  assert_used ("miro-1967");

  salon_settings_set_string (settings, SALON_SETTING_LOOK, SALON_LOOK_OF_GAME);
  salon_table_theme_apply (settings, "1982");
  assert_used ("1982");
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/table-theme/choice", test_choice);
  return g_test_run ();
}
