/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the table's widgets promise to assistive technologies, to the mouse and to
 * the keyboard, and that no hidden letter is in any of it. */

#include <adwaita.h>

#include "await.h"
#include "widgets/probe/probe-deck.h"
#include "widgets/probe/probe-letter-pad.h"
#include "widgets/probe/probe-tray.h"
#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-seat-tag.h"
#include "widgets/salon-style.h"
#include "widgets/salon-widgets.h"

static const int values[PROBE_SPACES] = { 5, 10, 15, 15, 10, 5, 5, 10, 15, 15, 10, 5 };

static void
assert_label (gpointer widget, const char *label)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

/* Puts @child into a window of its own and waits until it has been drawn. */
static GtkWidget *
present (GtkWidget *child, int width, int height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  await (gtk_widget_get_mapped (child) && gtk_widget_get_width (child) > 0);
  return window;
}

static void
click (gpointer widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (widget));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        {
          g_signal_emit_by_name (controller, "released", 1, gtk_widget_get_width (GTK_WIDGET (widget)) / 2.,
                                 gtk_widget_get_height (GTK_WIDGET (widget)) / 2.);
          return;
        }
    }
  g_assert_not_reached ();
}

static void
count_cb (GtkWidget *widget, int *count)
{
  (*count)++;
}

static void
keep_cb (GtkWidget *widget, int number, int *kept)
{
  *kept = number;
}

static ProbeTray *
make_tray (void)
{
  ProbeTray *tray = PROBE_TRAY (probe_tray_new ());

  probe_tray_set_values (tray, values);
  probe_tray_set_name (tray, "Hugo’s tray");
  return tray;
}

static void
test_describe (void)
{
  static const struct {
    int position, value;
    ProbeSpaceState state;
    char letter;
    const char *blank_name;
    const char *text;
  } rows[] = {
    { 6, 5, PROBE_SPACE_HIDDEN, 0, NULL, "space 6, worth 5, hidden" },
    { 3, 15, PROBE_SPACE_EXPOSED, 'R', NULL, "space 3, worth 15, R" },
    { 10, 15, PROBE_SPACE_EMPTY, 0, NULL, "space 10, worth 15, empty" },
    { 1, 5, PROBE_SPACE_EXPOSED, '.', NULL, "space 1, worth 5, blank" },
    { 1, 5, PROBE_SPACE_EXPOSED, '.', "dot", "space 1, worth 5, dot" },
    { 2, 10, PROBE_SPACE_OWN, 'Z', NULL, "space 2, worth 10, Z, hidden from the others" },
    { 2, 10, PROBE_SPACE_HIDDEN, 'Z', NULL, "space 2, worth 10, hidden" },
    { 2, 10, PROBE_SPACE_EMPTY, 'Z', NULL, "space 2, worth 10, empty" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text =
        probe_space_describe (rows[i].position, rows[i].value, rows[i].state, rows[i].letter, rows[i].blank_name);

      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

static void
test_tray_tree (void)
{
  ProbeTray *tray = g_object_ref_sink (make_tray ());
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (tray));

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (tray), GTK_ACCESSIBLE_ROLE_GRID);
  assert_label (tray, "Hugo’s tray");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_ROLE_ROW);

  probe_tray_set_blank_name (tray, "dot");
  probe_tray_set_space (tray, 0, '.', PROBE_SPACE_EXPOSED, FALSE);
  probe_tray_set_space (tray, 1, 'Q', PROBE_SPACE_OWN, FALSE);
  probe_tray_set_space (tray, 2, PROBE_LETTER_NONE, PROBE_SPACE_HIDDEN, FALSE);
  for (int i = 0; i < PROBE_SPACES; i++)
    gtk_test_accessible_assert_role (GTK_ACCESSIBLE (probe_tray_get_space (tray, i)), GTK_ACCESSIBLE_ROLE_GRID_CELL);
  assert_label (probe_tray_get_space (tray, 0), "space 1, worth 5, dot");
  assert_label (probe_tray_get_space (tray, 1), "space 2, worth 10, Q, hidden from the others");
  assert_label (probe_tray_get_space (tray, 2), "space 3, worth 15, hidden");
  assert_label (probe_tray_get_space (tray, 3), "space 4, worth 15, empty");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (probe_space_get_card (probe_tray_get_space (tray, 1))),
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION);
  g_object_unref (tray);
}

/* A letter given for a hidden card, which callers must not do, is dropped. */
static void
test_hidden_letters (void)
{
  ProbeTray *tray = g_object_ref_sink (make_tray ());

  for (int i = 0; i < PROBE_SPACES; i++)
    for (char letter = 'A'; letter <= 'Z'; letter++)
      {
        ProbeSpace *space = probe_tray_get_space (tray, i);
        g_autofree char *label = probe_space_describe (i + 1, values[i], PROBE_SPACE_HIDDEN, PROBE_LETTER_NONE, NULL);

        /* Also after its owner has looked at it. */
        probe_tray_set_space (tray, i, letter, PROBE_SPACE_OWN, FALSE);
        g_assert_cmpint (probe_space_get_letter (space), ==, letter);
        probe_tray_set_space (tray, i, letter, PROBE_SPACE_HIDDEN, FALSE);
        g_assert_cmpint (probe_space_get_letter (space), ==, PROBE_LETTER_NONE);
        g_assert_cmpint (probe_card_get_letter (probe_space_get_card (space)), ==, PROBE_LETTER_NONE);
        assert_label (space, label);
        assert_label (probe_space_get_card (space), "hidden card");
        g_assert_null (gtk_widget_get_tooltip_text (GTK_WIDGET (space)));
      }
  g_object_unref (tray);
}

static void
test_space_activation (void)
{
  ProbeTray *tray = make_tray ();
  GtkWidget *window = present (GTK_WIDGET (tray), 640, 120);
  int space = -1;
  int whole = 0;

  g_signal_connect (tray, "space-activated", G_CALLBACK (keep_cb), &space);
  g_signal_connect (tray, "activated", G_CALLBACK (count_cb), &whole);
  probe_tray_set_activatable (tray, 1u << 2 | 1u << 7);
  g_assert_cmpuint (probe_tray_get_activatable (tray), ==, 1u << 2 | 1u << 7);

  for (int i = 0; i < PROBE_SPACES; i++)
    {
      const gboolean may = i == 2 || i == 7;

      space = -1;
      click (probe_tray_get_space (tray, i));
      g_assert_cmpint (space, ==, may ? i : -1);
      space = -1;
      gtk_widget_activate_action (GTK_WIDGET (probe_tray_get_space (tray, i)), "space.press", NULL);
      g_assert_cmpint (space, ==, may ? i : -1);
      g_assert_cmpint (gtk_widget_get_focusable (GTK_WIDGET (probe_tray_get_space (tray, i))), ==, may);
    }

  click (tray);
  g_assert_cmpint (whole, ==, 0);
  probe_tray_set_targetable (tray, TRUE);
  click (tray);
  g_assert_cmpint (whole, ==, 1);
  probe_tray_set_targetable (tray, FALSE);
  click (tray);
  g_assert_cmpint (whole, ==, 1);

  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
focused (ProbeTray *tray, int i)
{
  return gtk_widget_is_focus (GTK_WIDGET (probe_tray_get_space (tray, i)));
}

static void
test_tray_focus (void)
{
  ProbeTray *tray = make_tray ();
  GtkWidget *window = present (GTK_WIDGET (tray), 640, 120);
  GtkWidget *widget = GTK_WIDGET (tray);

  g_assert_false (gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD));

  probe_tray_set_targetable (tray, TRUE);
  g_assert_true (gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_is_focus (widget));
  g_assert_false (gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD));
  probe_tray_set_targetable (tray, FALSE);

  probe_tray_set_activatable (tray, 1u << 1 | 1u << 4 | 1u << 11);
  g_assert_true (gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD));
  g_assert_true (focused (tray, 1));
  g_assert_true (gtk_widget_child_focus (widget, GTK_DIR_RIGHT));
  g_assert_true (focused (tray, 4));
  g_assert_true (gtk_widget_child_focus (widget, GTK_DIR_RIGHT));
  g_assert_true (focused (tray, 11));
  g_assert_true (gtk_widget_child_focus (widget, GTK_DIR_RIGHT));
  g_assert_true (focused (tray, 11));
  g_assert_true (gtk_widget_child_focus (widget, GTK_DIR_LEFT));
  g_assert_true (focused (tray, 4));
  g_assert_false (gtk_widget_child_focus (widget, GTK_DIR_DOWN));
  g_assert_false (gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD));
  g_assert_true (probe_tray_focus_space (tray, 11));
  g_assert_true (focused (tray, 11));
  g_assert_true (probe_tray_focus_space (tray, 5)); /* not one of them: the first */
  g_assert_true (focused (tray, 1));

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_card (void)
{
  ProbeCard *card = PROBE_CARD (probe_card_new ());
  GtkWidget *window = present (GTK_WIDGET (card), 60, 80);
  int count = 0;

  g_signal_connect (card, "activated", G_CALLBACK (count_cb), &count);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_ROLE_BUTTON);
  assert_label (card, "hidden card");
  probe_card_set_letter (card, 'T');
  assert_label (card, "T");
  probe_card_set_count (card, 2);
  assert_label (card, "T, 2 left");
  probe_card_set_letter (card, PROBE_BLANK);
  probe_card_set_blank_name (card, "dot");
  assert_label (card, "dot, 2 left");

  click (card);
  g_assert_cmpint (count, ==, 0);
  probe_card_set_activatable (card, TRUE);
  click (card);
  g_assert_cmpint (count, ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (card), "card.press", NULL);
  g_assert_cmpint (count, ==, 2);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Cards turn and slide on the frame clock; a face that is removed disappears at once. */
static void
test_animation (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  ProbeTray *tray = make_tray ();
  GtkWidget *window;
  ProbeCard *card;

  probe_tray_set_space (tray, 0, PROBE_LETTER_NONE, PROBE_SPACE_HIDDEN, FALSE);
  g_assert_false (probe_tray_get_animating (tray));
  window = present (GTK_WIDGET (tray), 640, 120);
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);

  probe_tray_set_space (tray, 0, 'R', PROBE_SPACE_EXPOSED, TRUE);
  g_assert_true (probe_tray_get_animating (tray));
  probe_tray_skip_animations (tray);
  g_assert_false (probe_tray_get_animating (tray));

  card = probe_space_get_card (probe_tray_get_space (tray, 0));
  probe_tray_set_space (tray, 0, 'R', PROBE_SPACE_EXPOSED, FALSE);
  g_assert_true (probe_card_get_animating (card));
  await (!probe_tray_get_animating (tray));

  probe_tray_set_space (tray, 0, PROBE_LETTER_NONE, PROBE_SPACE_HIDDEN, FALSE);
  g_assert_false (probe_tray_get_animating (tray));

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  probe_tray_set_space (tray, 0, 'R', PROBE_SPACE_EXPOSED, TRUE);
  g_assert_false (probe_tray_get_animating (tray));

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_deck (void)
{
  ProbeDeck *deck = PROBE_DECK (probe_deck_new ());
  GtkWidget *window = present (GTK_WIDGET (deck), 320, 220);
  GtkWidget *pile = gtk_widget_get_first_child (GTK_WIDGET (deck));
  GtkWidget *card = gtk_widget_get_next_sibling (pile);
  int count = 0;

  g_signal_connect (deck, "draw", G_CALLBACK (count_cb), &count);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (pile), GTK_ACCESSIBLE_ROLE_BUTTON);
  probe_deck_set_left (deck, 12);
  assert_label (pile, "Activity cards, 12 cards left");
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (pile), GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  click (pile);
  g_assert_cmpint (count, ==, 0);

  probe_deck_set_drawable (deck, TRUE);
  probe_deck_set_left (deck, 1);
  assert_label (pile, "Draw an activity card, 1 card left");
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (pile), GTK_ACCESSIBLE_STATE_DISABLED, FALSE);
  click (pile);
  g_assert_cmpint (count, ==, 1);
  gtk_widget_activate_action (pile, "pile.press", NULL);
  g_assert_cmpint (count, ==, 2);
  g_assert_true (probe_deck_grab_focus (deck));

  g_assert_false (gtk_widget_get_visible (card));
  probe_deck_show_card (deck, "times-3", "×3", "Triple it.");
  g_assert_true (gtk_widget_get_visible (card));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_ROLE_LABEL);
  assert_label (card, "Activity card ×3: Triple it.");
  probe_deck_show_none (deck);
  g_assert_false (gtk_widget_get_visible (card));

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_letter_pad (void)
{
  ProbeLetterPad *pad = PROBE_LETTER_PAD (probe_letter_pad_new ());
  GtkWidget *window = present (GTK_WIDGET (pad), 840, 120);
  GtkWidget *key = gtk_widget_get_first_child (GTK_WIDGET (pad));
  int chosen = 0;

  g_signal_connect (pad, "chosen", G_CALLBACK (keep_cb), &chosen);
  probe_letter_pad_set_blank_name (pad, "dot");
  for (char letter = 'A'; letter <= 'Z'; letter++)
    {
      const char text[2] = { letter, '\0' };

      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_ROLE_BUTTON);
      assert_label (key, text);
      g_signal_emit_by_name (key, "clicked");
      g_assert_cmpint (chosen, ==, letter);
      key = gtk_widget_get_next_sibling (key);
    }
  assert_label (key, "dot");
  g_signal_emit_by_name (key, "clicked");
  g_assert_cmpint (chosen, ==, PROBE_BLANK);
  g_assert_null (gtk_widget_get_next_sibling (key));

  chosen = 0;
  probe_letter_pad_set_letter_sensitive (pad, 'Q', FALSE);
  g_assert_false (probe_letter_pad_choose (pad, 'Q'));
  g_assert_false (probe_letter_pad_choose (pad, '!'));
  g_assert_cmpint (chosen, ==, 0);
  g_assert_true (probe_letter_pad_choose (pad, 'P'));
  g_assert_cmpint (chosen, ==, 'P');

  /* P, then over the grey Q to R; below them nothing; above P is B. */
  g_assert_true (probe_letter_pad_focus_letter (pad, 'P'));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (pad), GTK_DIR_RIGHT));
  key = gtk_root_get_focus (GTK_ROOT (window));
  assert_label (key, "R");
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (pad), GTK_DIR_DOWN));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (pad), GTK_DIR_UP));
  assert_label (gtk_root_get_focus (GTK_ROOT (window)), "D");
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (pad), GTK_DIR_TAB_FORWARD));

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_seat_tag (void)
{
  SalonSeatTag *tag = SALON_SEAT_TAG (salon_seat_tag_new ());
  GtkWidget *window;
  int count = 0;

  salon_seat_tag_set_name (tag, "Hugo");
  salon_seat_tag_set_points (tag, -20);
  assert_label (tag, "Hugo, −20 points");
  salon_seat_tag_set_in_turn (tag, TRUE);
  assert_label (tag, "Hugo, −20 points, in turn");
  salon_seat_tag_set_turn_text (tag, "to draw");
  salon_seat_tag_set_selected (tag, TRUE);
  salon_seat_tag_set_points (tag, 1);
  assert_label (tag, "Hugo, 1 point, to draw, chosen");

  window = present (GTK_WIDGET (tag), 160, 60);
  g_signal_connect (tag, "activated", G_CALLBACK (count_cb), &count);
  click (tag);
  g_assert_cmpint (count, ==, 0);
  salon_seat_tag_set_activatable (tag, TRUE);
  click (tag);
  g_assert_cmpint (count, ==, 1);

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_points (void)
{
  static const struct {
    int points;
    gboolean plus;
    const char *number;
  } rows[] = {
    { 0, FALSE, "0" },
    { 0, TRUE, "0" },
    { 85, FALSE, "85" },
    { 85, TRUE, "+85" },
    { -20, FALSE, "−20" },
    { -20, TRUE, "−20" },
    { G_MININT, FALSE, "−2147483648" },
  };
  g_autofree char *minus_one = salon_format_points (-1);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *number = salon_format_signed (rows[i].points, rows[i].plus);

      g_assert_cmpstr (number, ==, rows[i].number);
    }
  g_assert_cmpstr (minus_one, ==, "−1 point");
}

int
main (int argc, char *argv[])
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  salon_widgets_init ();
  salon_style_load ("salon");
  probe_widgets_load_style ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/widgets/space/describe", test_describe);
  g_test_add_func ("/widgets/space/activation", test_space_activation);
  g_test_add_func ("/widgets/tray/tree", test_tray_tree);
  g_test_add_func ("/widgets/tray/hidden-letters", test_hidden_letters);
  g_test_add_func ("/widgets/tray/focus", test_tray_focus);
  g_test_add_func ("/widgets/card", test_card);
  g_test_add_func ("/widgets/animation", test_animation);
  g_test_add_func ("/widgets/deck", test_deck);
  g_test_add_func ("/widgets/letter-pad", test_letter_pad);
  g_test_add_func ("/widgets/seat-tag", test_seat_tag);
  g_test_add_func ("/widgets/points", test_points);
  return g_test_run ();
}
