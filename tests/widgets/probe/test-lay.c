/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Laying a word: what may be done by mouse and by keyboard, what can be read aloud, and
 * that no word stays behind in a page that was cleared or hidden. */

#include "await.h"
#include "pages-hands.h"
#include "pages-scene.h"
#include "rules/probe/probe-apply.h"
#include "widgets/probe/probe-flight.h"
#include "widgets/probe/probe-lay-page.h"
#include "widgets/probe/probe-tray.h"
#include "widgets/salon-why.h"

static GtkWidget *
make_lay (ProbeGame **game, const char *edition, gboolean free_spelling)
{
  GtkWidget *page = probe_lay_page_new ();

  *game = pages_scene_laying (edition, 3, 1, free_spelling);
  probe_lay_page_begin (PROBE_LAY_PAGE (page), *game, 0, 0, 0);
  return page;
}

static void
test_lay_by_keyboard (void)
{
  g_autoptr (ProbeGame) game = NULL;
  GtkWidget *page = make_lay (&game, "parker-1982", FALSE);
  GtkWidget *window = hands_present (page);
  int laid = 0, seat, tray;

  g_signal_connect (page, "laid", G_CALLBACK (hands_count_cb), &laid);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_ROLE_GROUP);
  hands_assert_label (page, "Ada, choose a secret word of 4 to 12 letters");
  g_assert_false (gtk_widget_get_sensitive (hands_get (page, "lay-done")));
  g_assert_cmpstr (salon_why_get (hands_get (page, "lay-done")), ==, "There is no word in the tray yet.");

  hands_type (page, "..roc");
  pages_scene_assert_tray (page, "lay-tray", "..ROC");
  g_assert_false (gtk_widget_get_sensitive (hands_get (page, "lay-done")));
  g_assert_cmpstr (salon_why_get (hands_get (page, "lay-done")), ==, "The word is too short for this edition.");
  hands_press (page, GDK_KEY_Return);
  g_assert_cmpint (laid, ==, 0);

  hands_type (page, "kex");
  hands_press (page, GDK_KEY_BackSpace);
  hands_type (page, "t.");
  pages_scene_assert_tray (page, "lay-tray", "..ROCKET.");
  g_assert_true (gtk_widget_get_sensitive (hands_get (page, "lay-done")));
  g_assert_null (salon_why_get (hands_get (page, "lay-done")));
  hands_assert_label (hands_get (page, "lay-status"), hands_note (page, "lay-status"));
  g_assert_nonnull (strstr (hands_note (page, "lay-status"), "ROCKET"));

  hands_press (page, GDK_KEY_Return);
  g_assert_cmpint (laid, ==, 1);
  g_assert_true (probe_game_next_to_lay (game, &seat, &tray));
  g_assert_cmpint (seat, ==, 1);
  pages_scene_assert_tray (page, "lay-tray", "");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_lay_by_mouse (void)
{
  g_autoptr (ProbeGame) game = NULL;
  GtkWidget *page = make_lay (&game, "parker-1964", FALSE);
  GtkWidget *window = hands_present (page);
  GtkWidget *lay_tray = hands_get (page, "lay-tray");
  int laid = 0;

  g_signal_connect (page, "laid", G_CALLBACK (hands_count_cb), &laid);
  g_assert_false (gtk_widget_get_sensitive (hands_get (page, "lay-after")));
  hands_activate (hands_get (page, "set-C"));
  hands_activate (hands_get (page, "set-T"));
  hands_activate (hands_get (page, "lay-before"));
  hands_activate (hands_get (page, "lay-after"));
  hands_activate (hands_get (page, "set-blank"));
  pages_scene_assert_tray (page, "lay-tray", ".CT..");

  g_signal_emit_by_name (lay_tray, "letter-dropped", 'A', 2);
  pages_scene_assert_tray (page, "lay-tray", ".CAT..");
  g_signal_emit_by_name (lay_tray, "space-activated", 0);
  pages_scene_assert_tray (page, "lay-tray", "CAT..");
  g_signal_emit_by_name (lay_tray, "space-activated", 1);
  pages_scene_assert_tray (page, "lay-tray", "CT..");
  hands_activate (hands_get (page, "lay-clear"));
  pages_scene_assert_tray (page, "lay-tray", "");
  g_assert_false (gtk_widget_get_sensitive (hands_get (page, "lay-clear")));

  hands_activate (hands_get (page, "set-C"));
  hands_activate (hands_get (page, "set-A"));
  hands_activate (hands_get (page, "set-T"));
  hands_activate (hands_get (page, "lay-done"));
  g_assert_cmpint (laid, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The page says what is wrong with a row, and the row cannot be laid. */
static void
test_lay_faults (void)
{
  static const struct {
    const char *keys, *said;
  } faults[] = {
    { "xqzv", "XQZV" },
    { "jjj", "No card left: J" },
    { ".......", "No card left: blank" },
    { "catsdogsbirdf", "full" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (ProbeGame) game = NULL;
      GtkWidget *page = g_object_ref_sink (make_lay (&game, "parker-1964", FALSE));

      hands_type (page, faults[i].keys);
      if (!strstr (hands_note (page, "lay-status"), faults[i].said))
        g_error ("“%s”: %s", faults[i].keys, hands_note (page, "lay-status"));
      g_assert_false (gtk_widget_get_sensitive (hands_get (page, "lay-done")));
      g_object_unref (page);
    }
}

static void
test_lay_supply (void)
{
  g_autoptr (ProbeGame) box = NULL;
  g_autoptr (ProbeGame) plenty = NULL;
  GtkWidget *page = g_object_ref_sink (make_lay (&box, "parker-1964", FALSE));

  hands_assert_label (hands_get (page, "set-J"), "J, 2 left");
  hands_type (page, "jj");
  hands_assert_label (hands_get (page, "set-J"), "J, 0 left");
  g_assert_false (gtk_widget_get_focusable (hands_get (page, "set-J")));
  g_object_unref (page);

  page = g_object_ref_sink (make_lay (&plenty, "parker-1982", FALSE));
  hands_assert_label (hands_get (page, "set-J"), "J");
  hands_assert_label (hands_get (page, "set-blank"), "dot, 5 left");
  g_object_unref (page);
}

static void
test_lay_suggest (void)
{
  g_autoptr (ProbeGame) game = NULL;
  GtkWidget *page = g_object_ref_sink (make_lay (&game, "parker-1964", FALSE));

  hands_activate (hands_get (page, "lay-suggest"));
  g_assert_false (gtk_widget_get_sensitive (hands_get (page, "lay-suggest")));
  await (gtk_widget_get_sensitive (hands_get (page, "lay-suggest")));
  g_assert_true (gtk_widget_get_sensitive (hands_get (page, "lay-done")));

  /* A suggestion that was asked for before the page was cleared is not shown. */
  hands_activate (hands_get (page, "lay-suggest"));
  probe_lay_page_clear (PROBE_LAY_PAGE (page));
  for (int i = 0; i < 1000 && g_main_context_iteration (NULL, FALSE); i++)
    ;
  pages_scene_assert_tray (page, "lay-tray", "");
  g_object_unref (page);
}

static void
test_lay_clear (void)
{
  g_autoptr (ProbeGame) game = NULL;
  GtkWidget *page = g_object_ref_sink (make_lay (&game, "parker-1964", FALSE));
  g_autoptr (GString) before = g_string_new (NULL);
  g_autoptr (GString) after = g_string_new (NULL);

  hands_type (page, ".jazz.");
  hands_gather_texts (page, before);
  g_assert_nonnull (strstr (before->str, "JAZZ"));

  probe_lay_page_clear (PROBE_LAY_PAGE (page));
  hands_gather_texts (page, after);
  g_assert_null (strstr (after->str, "JAZZ"));
  pages_scene_assert_tray (page, "lay-tray", "");
  hands_assert_label (hands_get (page, "lay-status"), "");
  /* The numbers on the piles do not reveal the word either. */
  hands_assert_label (hands_get (page, "set-J"), "J, 2 left");
  hands_assert_label (hands_get (page, "set-Z"), "Z, 2 left");
  for (int i = 0; i < PROBE_SPACES; i++)
    {
      ProbeSpace *space = probe_tray_get_space (PROBE_TRAY (hands_get (page, "lay-tray")), i);
      g_autofree char *label = probe_space_describe (i + 1, probe_space_value (i), PROBE_SPACE_EMPTY, 0, NULL);

      hands_assert_label (space, label);
    }
  /* Typed keys have no effect now. */
  hands_type (page, "cat");
  pages_scene_assert_tray (page, "lay-tray", "");
  g_object_unref (page);
}

static void
test_lay_two_trays (void)
{
  g_autoptr (ProbeGame) game = pages_scene_laying ("parker-1982", 2, 2, FALSE);
  GtkWidget *page = g_object_ref_sink (probe_lay_page_new ());

  probe_lay_page_begin (PROBE_LAY_PAGE (page), game, 0, 0, 0);
  hands_assert_label (page, "Ada, choose your left word: 4 to 12 letters");
  probe_lay_page_begin (PROBE_LAY_PAGE (page), game, 0, 1, 0);
  hands_assert_label (page, "Ada, choose your right word: 4 to 12 letters");
  g_object_unref (page);
}

/* With two trays one can go back to the left word while the right one is not laid, and change it. */
static void
test_lay_back (void)
{
  g_autoptr (ProbeGame) game = pages_scene_laying ("parker-1982", 2, 2, FALSE);
  GtkWidget *page = g_object_ref_sink (probe_lay_page_new ());
  int seat, tray;

  probe_lay_page_begin (PROBE_LAY_PAGE (page), game, 0, 0, 0);
  g_assert_false (gtk_widget_get_visible (hands_get (page, "lay-back")));
  hands_type (page, ".rocket");
  hands_press (page, GDK_KEY_Return);
  probe_lay_page_begin (PROBE_LAY_PAGE (page), game, 0, 1, 0);
  pages_scene_assert_tray (page, "lay-tray", "");
  g_assert_true (gtk_widget_get_visible (hands_get (page, "lay-back")));

  hands_activate (hands_get (page, "lay-back"));
  g_assert_true (probe_game_next_to_lay (game, &seat, &tray));
  g_assert_cmpint (tray, ==, 0);
  hands_assert_label (page, "Ada, choose your left word: 4 to 12 letters");
  pages_scene_assert_tray (page, "lay-tray", ".ROCKET");
  hands_type (page, "s");
  hands_press (page, GDK_KEY_Return);
  g_assert_true (probe_game_next_to_lay (game, &seat, &tray));
  g_assert_cmpint (tray, ==, 1);
  g_object_unref (page);
}

/* After a click on a button for blanks, Enter lays the word. */
static void
test_lay_enter_after_blank (void)
{
  g_autoptr (ProbeGame) game = NULL;
  GtkWidget *page = make_lay (&game, "parker-1964", FALSE);
  GtkWidget *window = hands_present (page);
  int laid = 0;

  g_signal_connect (page, "laid", G_CALLBACK (hands_count_cb), &laid);
  hands_type (page, "rocket");
  gtk_widget_grab_focus (hands_get (page, "lay-after"));
  hands_activate (hands_get (page, "lay-after"));
  pages_scene_assert_tray (page, "lay-tray", "ROCKET.");
  g_assert_true (gtk_widget_has_focus (page));
  hands_press (page, GDK_KEY_Return);
  g_assert_cmpint (laid, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A half-laid word is hidden, and shown again only to the person who laid it. */
static void
test_lay_hide (void)
{
  g_autoptr (ProbeGame) game = NULL;
  g_autoptr (GString) hidden = g_string_new (NULL);
  GtkWidget *page = g_object_ref_sink (make_lay (&game, "parker-1964", FALSE));

  hands_type (page, ".jaz");
  probe_lay_page_hide (PROBE_LAY_PAGE (page));
  hands_gather_texts (page, hidden);
  g_assert_null (strstr (hidden->str, "JAZ"));
  pages_scene_assert_tray (page, "lay-tray", "");
  hands_assert_label (hands_get (page, "set-J"), "J, 2 left");
  /* Hiding the page twice changes nothing; typed keys have no effect now. */
  probe_lay_page_hide (PROBE_LAY_PAGE (page));
  hands_type (page, "q");

  probe_lay_page_begin (PROBE_LAY_PAGE (page), game, 0, 0, 0);
  pages_scene_assert_tray (page, "lay-tray", ".JAZ");
  hands_type (page, "z");
  pages_scene_assert_tray (page, "lay-tray", ".JAZZ");
  hands_assert_label (hands_get (page, "set-Z"), "Z, 0 left");

  probe_lay_page_hide (PROBE_LAY_PAGE (page));
  probe_lay_page_begin (PROBE_LAY_PAGE (page), game, 1, 0, 1);
  pages_scene_assert_tray (page, "lay-tray", "");
  probe_lay_page_begin (PROBE_LAY_PAGE (page), game, 0, 0, 0);
  pages_scene_assert_tray (page, "lay-tray", "");

  hands_type (page, "jaz");
  probe_lay_page_hide (PROBE_LAY_PAGE (page));
  probe_lay_page_clear (PROBE_LAY_PAGE (page));
  probe_lay_page_begin (PROBE_LAY_PAGE (page), game, 0, 0, 0);
  pages_scene_assert_tray (page, "lay-tray", "");
  g_object_unref (page);
}

/* Cards travel for 180 to 280 ms and slow down; typing does not wait for them. */
static void
test_lay_flight (void)
{
  g_autoptr (ProbeGame) game = NULL;
  GtkWidget *page = make_lay (&game, "parker-1964", FALSE);
  GtkWidget *window = hands_present (page);
  GtkWidget *first;
  double last = 0;

  g_assert_cmpuint (probe_flight_get_duration (0, 1000), ==, 180);
  g_assert_cmpuint (probe_flight_get_duration (1000, 1000), ==, 280);
  g_assert_cmpfloat (probe_flight_get_progress (0), ==, 0);
  g_assert_cmpfloat (probe_flight_get_progress (.5), >, .5);
  g_assert_cmpfloat (probe_flight_get_progress (1), ==, 1);
  for (int i = 1; i <= 100; i++)
    {
      g_assert_cmpfloat (probe_flight_get_progress (i / 100.), >, last);
      last = probe_flight_get_progress (i / 100.);
    }

  hands_look_on (100);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  hands_type (page, "r");
  first = GTK_WIDGET (probe_space_get_card (probe_tray_get_space (PROBE_TRAY (hands_get (page, "lay-tray")), 0)));
  g_assert_cmpfloat (gtk_widget_get_opacity (first), ==, 0);
  hands_type (page, "ocket");
  pages_scene_assert_tray (page, "lay-tray", "ROCKET");
  g_assert_cmpfloat (gtk_widget_get_opacity (first), ==, 1);
  probe_lay_page_hide (PROBE_LAY_PAGE (page));
  pages_scene_assert_tray (page, "lay-tray", "");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  hands_init (&argc, &argv);

  g_test_add_func ("/pages/lay/keyboard", test_lay_by_keyboard);
  g_test_add_func ("/pages/lay/mouse", test_lay_by_mouse);
  g_test_add_func ("/pages/lay/faults", test_lay_faults);
  g_test_add_func ("/pages/lay/supply", test_lay_supply);
  g_test_add_func ("/pages/lay/suggest", test_lay_suggest);
  g_test_add_func ("/pages/lay/clear", test_lay_clear);
  g_test_add_func ("/pages/lay/two-trays", test_lay_two_trays);
  g_test_add_func ("/pages/lay/back", test_lay_back);
  g_test_add_func ("/pages/lay/enter-after-blank", test_lay_enter_after_blank);
  g_test_add_func ("/pages/lay/flight", test_lay_flight);
  g_test_add_func ("/pages/lay/hide", test_lay_hide);

  return g_test_run ();
}
