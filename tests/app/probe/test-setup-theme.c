/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Both pages on which a game is set up have the look of the edition that is chosen there, and say when that changes. */

#include "app/probe/probe-edition-chooser.h"
#include "app/probe/probe-new-game-page.h"
#include "app/probe/probe-party-setup-page.h"
#include "pages-hands.h"
#include "salon-app-resource.h"
#include "widgets/probe/probe-table.h"

static void
count_cb (int *n)
{
  ++*n;
}

static void
test_page (gconstpointer type)
{
  GtkWidget *page = g_object_ref_sink (g_object_new (*(const GType *) type, NULL));
  GtkWidget *chooser = hands_find_type (page, PROBE_TYPE_EDITION_CHOOSER);
  int changes = 0;

  g_signal_connect_swapped (page, "theme-changed", G_CALLBACK (count_cb), &changes);
  for (ProbeEdition edition = 0; edition < PROBE_N_EDITIONS; edition++)
    {
      probe_edition_chooser_set_edition (PROBE_EDITION_CHOOSER (chooser), edition);
      g_signal_emit_by_name (chooser, "chosen");
      g_assert_cmpint (changes, ==, (int) edition + 1);
      g_assert_cmpstr (salon_setup_page_get_theme (SALON_SETUP_PAGE (page)), ==, probe_table_get_theme_of (edition));
    }
  g_assert_cmpstr (probe_table_get_theme_of (PROBE_PARKER_1982), !=, probe_table_get_theme_of (PROBE_PARKER_1964));
  g_object_unref (page);
}

int
main (int argc, char *argv[])
{
  GType pages[2];

  hands_init (&argc, &argv);
  g_resources_register (salon_app_get_resource ());
  pages[0] = PROBE_TYPE_NEW_GAME_PAGE;
  pages[1] = PROBE_TYPE_PARTY_SETUP_PAGE;
  g_test_add_data_func ("/setup-theme/game", &pages[0], test_page);
  g_test_add_data_func ("/setup-theme/party", &pages[1], test_page);
  return g_test_run ();
}
