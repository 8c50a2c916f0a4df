/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Naming a word and the end: what may be done by mouse and by
 * keyboard, and what can be read aloud. */

#include "pages-hands.h"
#include "pages-scene.h"
#include "rules/probe/probe-apply.h"
#include "widgets/probe/probe-end-page.h"
#include "widgets/probe/probe-name-panel.h"
#include "widgets/probe/probe-tray.h"

/* Naming a word */

typedef struct {
  int seat, target, tray, count;
  char row[PROBE_SPACES + 1];
} Named;

static void
named_cb (GtkWidget *panel, int seat, int target, int tray, const ProbeRow *row, Named *named)
{
  named->seat = seat;
  named->target = target;
  named->tray = tray;
  named->count++;
  probe_row_format (row, named->row);
}

static void
begin_naming (GtkWidget *panel, ProbeGame *game, guint people)
{
  SalonLook look;
  ProbeView view;

  salon_look_init (&look);
  probe_game_get_view (game, PROBE_NOBODY, &view);
  probe_name_panel_begin (PROBE_NAME_PANEL (panel), probe_game_get_header (game), &view, &look, people);
}

static void
test_name (void)
{
  /* Of Marie’s TREASURE the first card lies open. */
  g_autoptr (ProbeGame) game =
    pages_scene_playing ("parker-1964", 3, 1, FALSE, "1 draw normal\n1 ask 2 T\n2 show 1\n", 0);
  GtkWidget *panel = probe_name_panel_new ();
  GtkWidget *window = hands_present (panel);
  Named named = { 0 };
  int cancelled = 0;

  g_signal_connect (panel, "named", G_CALLBACK (named_cb), &named);
  g_signal_connect (panel, "cancelled", G_CALLBACK (hands_count_cb), &cancelled);
  begin_naming (panel, game, 1);
  g_assert_null (hands_find (panel, "name-who-2"));     /* one person: nobody is asked */
  g_assert_null (hands_find (panel, "name-target-1L")); /* not one’s own */

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hands_get (panel, "name-target-2L")), TRUE);
  hands_assert_label (panel, "Name Marie’s word");
  pages_scene_assert_tray (panel, "name-row", "T???????");
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (hands_get (panel, "name-stakes"))), "100"));
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (hands_get (panel, "name-stakes"))), "70"));

  hands_type (panel, "reasur");
  pages_scene_assert_tray (panel, "name-row", "TREASUR?");
  hands_assert_label (probe_tray_get_space (PROBE_TRAY (hands_get (panel, "name-row")), 1),
                      "space 2, worth 10, you say R");
  g_assert_false (gtk_widget_get_sensitive (hands_get (panel, "name-done")));
  hands_press (panel, GDK_KEY_Return);
  g_assert_cmpint (named.count, ==, 0);

  g_signal_emit_by_name (hands_get (panel, "name-letters"), "chosen", (int) 'S');
  g_assert_true (gtk_widget_get_sensitive (hands_get (panel, "name-done")));
  g_signal_emit_by_name (hands_get (panel, "name-row"), "space-activated", 7);
  hands_type (panel, "e");
  hands_press (panel, GDK_KEY_Return);
  g_assert_cmpint (named.count, ==, 1);
  g_assert_cmpint (named.seat, ==, 0);
  g_assert_cmpint (named.target, ==, 1);
  g_assert_cmpstr (named.row, ==, "TREASURE");

  hands_press (panel, GDK_KEY_Escape);
  hands_activate (hands_get (panel, "name-cancel"));
  g_assert_cmpint (cancelled, ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Several people: it is asked who names; words that cannot be named are not offered. */
static void
test_name_choices (void)
{
  g_autoptr (ProbeGame) game = pages_scene_playing ("parker-1964", 3, 1, FALSE, "", 0);
  g_autoptr (ProbeGame) own_turn = pages_scene_playing ("miro-1967", 3, 1, TRUE, "", 0);
  GtkWidget *panel = g_object_ref_sink (probe_name_panel_new ());

  begin_naming (panel, game, 7);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (hands_get (panel, "name-who-1"))));
  g_assert_null (hands_find (panel, "name-target-1L"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hands_get (panel, "name-who-3")), TRUE);
  g_assert_nonnull (hands_find (panel, "name-target-1L"));
  g_assert_null (hands_find (panel, "name-target-3L"));

  /* Miro: only on one’s own turn, so there is nothing to choose. */
  begin_naming (panel, own_turn, 7);
  g_assert_null (hands_find (panel, "name-who-2"));
  begin_naming (panel, own_turn, 2);
  g_assert_cmpstr (hands_note (panel, "name-note"), ==, "Nobody can name a word now.");
  g_assert_false (gtk_widget_get_sensitive (hands_get (panel, "name-done")));
  g_object_unref (panel);
}

/* The end */

static void
gather (GtkWidget *page, GString *texts)
{
  g_string_truncate (texts, 0);
  hands_gather_texts (page, texts);
}

static void
test_end (void)
{
  g_autoptr (ProbeGame) game = pages_scene_playing ("parker-1964", 3, 1, FALSE, "", G_MAXINT);
  GtkWidget *page = g_object_ref_sink (probe_end_page_new ());
  g_autoptr (GString) texts = g_string_new (NULL);
  int again = 0, fresh = 0, table = 0, best = G_MININT;
  SalonLook look;
  ProbeView view;

  g_assert_cmpint (salon_game_get_stage (SALON_GAME (game)), ==, SALON_GAME_FINISHED);
  salon_look_init (&look);
  probe_end_page_show (PROBE_END_PAGE (page), game, &look);
  probe_game_get_view (game, PROBE_NOBODY, &view);
  for (int seat = 0; seat < 3; seat++)
    best = MAX (best, probe_score (&view.seen, seat));

  gather (page, texts);
  {
    g_autofree char *points = g_strdup_printf ("with %d points", best);

    g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (hands_get (page, "end-heading"))), points));
  }
  g_assert_nonnull (strstr (texts->str, "rocket"));
  g_assert_nonnull (strstr (texts->str, "treasure"));
  g_assert_nonnull (strstr (texts->str, "birthday"));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (hands_get (page, "end-sources-1")), GTK_ACCESSIBLE_ROLE_TABLE);
  /* Strict spelling: nothing to challenge. */
  g_assert_null (hands_find (page, "end-challenge-2L"));

  g_signal_connect (page, "play-again", G_CALLBACK (hands_count_cb), &again);
  g_signal_connect (page, "new-game", G_CALLBACK (hands_count_cb), &fresh);
  g_signal_connect (page, "table", G_CALLBACK (hands_count_cb), &table);
  hands_activate (hands_get (page, "end-again"));
  hands_activate (hands_get (page, "end-new"));
  hands_activate (hands_get (page, "end-table"));
  g_assert_cmpint (again, ==, 1);
  g_assert_cmpint (fresh, ==, 1);
  g_assert_cmpint (table, ==, 1);
  g_object_unref (page);
}

static void
test_end_challenge (void)
{
  g_autoptr (ProbeGame) game = pages_scene_playing ("parker-1964", 3, 1, TRUE, "", G_MAXINT);
  GtkWidget *page = g_object_ref_sink (probe_end_page_new ());
  GtkWidget *button;
  g_autoptr (GString) texts = g_string_new (NULL);
  SalonLook look;
  ProbeView view;
  int before;

  g_assert_cmpint (salon_game_get_stage (SALON_GAME (game)), ==, SALON_GAME_FINISHED);
  salon_look_init (&look);
  probe_end_page_show (PROBE_END_PAGE (page), game, &look);
  probe_game_get_view (game, PROBE_NOBODY, &view);
  before = probe_score (&view.seen, 1);

  button = hands_get (page, "end-challenge-2L");
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_parent (gtk_widget_get_parent (hands_get (page,
                                                                                                   "end-reject-2L")))));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  g_assert_true (gtk_widget_get_visible (gtk_widget_get_parent (gtk_widget_get_parent (hands_get (page,
                                                                                                  "end-reject-2L")))));
  gather (page, texts);
  g_assert_nonnull (strstr (texts->str, "does not have “tresurre”"));
  g_assert_null (hands_find (page, "end-challenger2-2L")); /* not one’s own word */
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hands_get (page, "end-challenger3-2L")), TRUE);
  hands_activate (hands_get (page, "end-reject-2L"));

  probe_game_get_view (game, PROBE_NOBODY, &view);
  g_assert_cmpint (probe_score (&view.seen, 1), ==, before - 100);
  g_assert_null (hands_find (page, "end-challenge-2L"));
  gather (page, texts);
  g_assert_nonnull (strstr (texts->str, "challenged, and wrong"));

  /* The list has it, the table agrees. */
  before = probe_score (&view.seen, 2);
  hands_activate (hands_get (page, "end-accept-3L"));
  probe_game_get_view (game, PROBE_NOBODY, &view);
  g_assert_cmpint (probe_score (&view.seen, 2), ==, before);
  g_assert_cmpint (view.seen.ruling[2][0], ==, PROBE_RULED_VALID);
  g_object_unref (page);
}

int
main (int argc, char **argv)
{
  hands_init (&argc, &argv);

  g_test_add_func ("/pages/name/row", test_name);
  g_test_add_func ("/pages/name/choices", test_name_choices);
  g_test_add_func ("/pages/end", test_end);
  g_test_add_func ("/pages/end/challenge", test_end_challenge);

  return g_test_run ();
}
