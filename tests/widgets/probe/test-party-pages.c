/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages of a party: what is shown in each state of the evening, and that the table lets go of a game that nobody
 * looks at. */

#include <string.h>

#include "await.h"
#include "model/probe/probe-party-game.h"
#include "model/probe/probe-party-setup.h"
#include "model/probe/probe-party-text.h"
#include "pages-hands.h"
#include "widgets/probe/probe-party-page.h"
#include "widgets/probe/probe-party-room.h"
#include "widgets/probe/probe-party-table.h"
#include "widgets/salon-curtain.h"

/* An evening in which these seats, one bit for each, are people’s. */
static ProbePartyGame *
make_party (guint people, guint rounds)
{
  g_autoptr (GError) error = NULL;
  ProbePartyHeader header;
  ProbePartyGame *party;

  probe_party_header_init (&header, PROBE_PARKER_1964);
  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    {
      g_snprintf (header.probe.salon.name[seat], sizeof header.probe.salon.name[seat], "Player %c", 'A' + seat);
      header.probe.salon.kind[seat] = people >> seat & 1 ? SALON_HUMAN : SALON_COMPUTER_EASY;
    }
  party = probe_party_game_new (&header, rounds, 11, NULL, &error);
  g_assert_no_error (error);
  return party;
}

static GtkWidget *
show (ProbePartyGame *party, GtkWidget **window)
{
  GtkWidget *table = g_object_new (PROBE_TYPE_PARTY_TABLE, NULL);
  SalonLook look;

  salon_look_init (&look);
  *window = hands_present (table);
  salon_table_set_pace (SALON_TABLE (table), 0);
  salon_table_set_game (SALON_TABLE (table), SALON_GAME (party), &look);
  return table;
}

static char *
read_page (GtkWidget *table)
{
  GString *texts = g_string_new (NULL);

  hands_gather_texts (table, texts);
  return g_string_free (texts, FALSE);
}

static gboolean
has_text (GtkWidget *table, const char *text)
{
  g_autofree char *texts = read_page (table);

  return strstr (texts, text) != NULL;
}

/* Runs the main loop until there is such a text on the page. */
static void
wait_for (GtkWidget *table, const char *text)
{
  await (has_text (table, text));
}

static void
click (GtkWidget *table, const char *name)
{
  g_signal_emit_by_name (hands_get (table, name), "clicked");
}

/* All games are skipped: the evening reaches its end without a table in sight, and is gone on with. */
static void
test_skipped (void)
{
  g_autoptr (ProbePartyGame) party = make_party (0, 2);
  GtkWidget *window, *table = show (party, &window);
  g_autofree char *title = salon_table_get_title (SALON_TABLE (table)), *texts = read_page (table);

  g_assert_cmpstr (title, ==, "The party");
  g_assert_nonnull (strstr (texts, "Game 1 of 2"));
  g_assert_nonnull (strstr (texts, "All tables have computers only:"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hands_get (table, "party-skip")), TRUE);
  click (table, "party-go-on");
  wait_for (table, "After game 1 of 2");
  g_assert_true (gtk_widget_get_visible (hands_get (table, "party-end")));
  click (table, "party-go-on");
  wait_for (table, "the evening with");
  g_assert_cmpint (salon_game_get_stage (SALON_GAME (party)), ==, SALON_GAME_FINISHED);
  g_assert_false (gtk_widget_get_visible (hands_get (table, "party-end")));
  click (table, "party-go-on");
  wait_for (table, "After game 3 of 3");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Who leaves a game and comes back finds it; who skips it lets it go on. */
static void
test_watched (void)
{
  g_autoptr (ProbePartyGame) party = make_party (0, 1);
  GtkWidget *window, *table = show (party, &window);
  g_autofree char *title = NULL, *again = NULL;
  ProbeGame *game;
  SalonLook look;

  salon_look_init (&look);
  salon_table_set_pace (SALON_TABLE (table), 2.5);
  click (table, "party-go-on");
  wait_for (table, "Watching table 1");
  game = probe_party_game_get_table (party);
  title = salon_table_get_title (SALON_TABLE (table));
  g_assert_cmpstr (title, ==, "The party · table 1");

  salon_table_set_game (SALON_TABLE (table), NULL, NULL);
  g_assert_true (salon_game_may_go_on (SALON_GAME (game)));
  salon_table_set_game (SALON_TABLE (table), SALON_GAME (party), &look);
  again = salon_table_get_title (SALON_TABLE (table));
  g_assert_cmpstr (again, ==, "The party · table 1");

  click (table, "party-skip-now");
  g_assert_true (salon_game_may_go_on (SALON_GAME (game)));
  wait_for (table, "Watching table 2");
  click (table, "party-hurry-now");
  wait_for (table, "Watching table 3"); /* by itself */
  click (table, "party-hurry-now");
  wait_for (table, "the evening with");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Beside the game that is played stands another table: the next one at first, then the one that has played, with the
 * points of its game; a button shows the third. Between, nothing of a table that has not played can be seen. */
static void
test_aside (void)
{
  g_autoptr (ProbePartyGame) party = make_party (0, 1);
  GtkWidget *window, *table = show (party, &window);
  g_autofree char *points = NULL;
  ProbeParty standing;

  salon_table_set_pace (SALON_TABLE (table), 2.5);
  click (table, "party-go-on");
  wait_for (table, "Watching table 1");
  wait_for (table, "Table 2, which plays later");
  click (table, "party-aside-other");
  wait_for (table, "Table 3, which plays later");

  click (table, "party-skip-now");
  wait_for (table, "Watching table 2");
  wait_for (table, "Table 1, which has played");
  probe_party_game_get_standing (party, &standing);
  points = probe_party_text_points (standing.points[0][0]);
  wait_for (hands_get (table, "party-aside"), points);
  click (table, "party-aside-other");
  wait_for (table, "Table 3, which plays later");
  click (table, "party-aside-other");
  wait_for (table, "Table 1, which has played");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whether the curtain lies over the table. */
static gboolean
is_covered (GtkWidget *widget)
{
  if (SALON_IS_CURTAIN (widget))
    return gtk_widget_get_mapped (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (is_covered (child))
      return TRUE;

  return FALSE;
}

/* Where people sit at two tables, the only person of one finds the curtain shut; where they sit at one, not. */
static void
test_shared_screen (void)
{
  const guint people[] = { 1 << 0 | 1 << 5, 1 << 0 };

  for (guint i = 0; i < G_N_ELEMENTS (people); i++)
    {
      g_autoptr (ProbePartyGame) party = make_party (people[i], 1);
      GtkWidget *window, *table = show (party, &window);

      click (table, "party-go-on");
      await (probe_party_game_get_table (party) != NULL);
      if (i == 0)
        await (is_covered (table));
      hands_look_on (100);
      g_assert_true (is_covered (table) == (i == 0));
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* No two chairs of a table have one colour; at once means no motion. */
static void
test_chairs (void)
{
  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    for (int a = 0; a < PROBE_PARTY_PLACES; a++)
      for (int b = 0; b < a; b++)
        g_assert_cmpuint (probe_party_chair_colour (table, a), !=, probe_party_chair_colour (table, b));

  g_assert_cmpuint (probe_party_page_get_duration (0), ==, 0);
  g_assert_cmpuint (probe_party_page_get_duration (.6), <, probe_party_page_get_duration (1.2));
}

int
main (int argc, char *argv[])
{
  hands_init (&argc, &argv);

  g_test_add_func ("/party-pages/skipped", test_skipped);
  g_test_add_func ("/party-pages/watched", test_watched);
  g_test_add_func ("/party-pages/aside", test_aside);
  g_test_add_func ("/party-pages/shared-screen", test_shared_screen);
  g_test_add_func ("/party-pages/chairs", test_chairs);

  return g_test_run ();
}
