/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The name that is proposed for a copy of a game. */

#include "app/salon-files.h"

static void
assert_name (const char *title, const char *date, const char *expected)
{
  g_autofree char *name = salon_files_get_name ("Bridge", title, date);

  g_assert_cmpstr (name, ==, expected);
}

static void
test_plain (void)
{
  assert_name ("", "", "Bridge.salon");
  assert_name ("", "2026-11-21T18:04:05Z", "Bridge 2026-11-21.salon");
  assert_name ("Sunday game", "2026-11-21T18:04:05Z", "Sunday game.salon");
  assert_name ("Soirée d’été", "", "Soirée d’été.salon");
}

/* The name has no folder, does not hide the file, and has no character that a file system refuses. */
static void
test_awkward (void)
{
  assert_name ("../../etc/passwd", "", "-..-etc-passwd.salon");
  assert_name ("..", "", "Bridge.salon");
  assert_name ("  . hidden", "", "hidden.salon");
  assert_name ("Ada: \"why?\" <a|b*c\\d>", "", "Ada- -why-- -a-b-c-d-.salon");
  assert_name ("tab\there", "", "tab-here.salon");
  assert_name ("trailing   ", "", "trailing.salon");
}

/* A long title is cut between two characters, so that there is room for the ending. */
static void
test_long (void)
{
  g_autoptr (GString) title = g_string_new (NULL);
  g_autofree char *name = NULL;

  for (int i = 0; i < 500; i++)
    g_string_append (title, "é");
  name = salon_files_get_name ("Bridge", title->str, "");
  g_assert_cmpuint (strlen (name), <, 200);
  g_assert_true (g_str_has_suffix (name, "é.salon"));
  g_assert_true (g_utf8_validate (name, -1, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/name/plain", test_plain);
  g_test_add_func ("/files/name/awkward", test_awkward);
  g_test_add_func ("/files/name/long", test_long);

  return g_test_run ();
}
