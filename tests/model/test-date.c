/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dates have the names of months and weekdays in the language that Salon speaks, whatever the system knows.
 *
 * usage: test-date [--french], with the catalogues in SALON_LOCALES */

#include <locale.h>

#include <glib/gi18n.h>

#include "model/salon-date.h"

static gboolean french;

static void
expect (int month, int day, const char *format, const char *english, const char *in_french)
{
  g_autoptr (GDateTime) date = g_date_time_new_utc (2026, month, day, 18, 4, 5);
  g_autofree char *text = salon_date_format (date, format);

  g_assert_cmpstr (text, ==, french ? in_french : english);
}

static void
test_names (void)
{
  expect (1, 5, "%A %-d %B %Y", "Monday 5 January 2026", "lundi 5 janvier 2026");
  expect (8, 9, "%a %-e %b", "Sun 9 Aug", "dim. 9 août");
  expect (2, 28, "%OB %Y", "February 2026", "février 2026");
  expect (12, 31, "%B", "December", "décembre");
  expect (5, 1, "%B %b", "May May", "mai mai");
}

/* Everything else is left to the system, and a percent sign stays one. */
static void
test_other_signs (void)
{
  expect (11, 23, "%H:%M, %%B, %d%%", "18:04, %B, 23%", "18:04, %B, 23%");
  expect (11, 23, "", "", "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  french = argc > 1 && g_str_equal (argv[1], "--french");
  if (french)
    {
      /* The system speaks no French here. */
      g_setenv ("LANGUAGE", "fr", TRUE);
      g_assert_nonnull (setlocale (LC_MESSAGES, "C.UTF-8"));
      bindtextdomain (GETTEXT_PACKAGE, g_getenv ("SALON_LOCALES"));
      bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
      textdomain (GETTEXT_PACKAGE);
    }
  g_test_add_func ("/date/names", test_names);
  g_test_add_func ("/date/other-signs", test_other_signs);
  return g_test_run ();
}
