/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Decisions on the board that can be taken back: a word is named on the tray itself, and a card to show is chosen
 * before it is shown. What may be done by mouse and by keyboard, what can be read aloud, and that no secret stays. */

#include "pages-hands.h"
#include "pages-scene.h"
#include "rules/probe/probe-apply.h"
#include "widgets/probe/probe-board.h"
#include "widgets/probe/probe-letter-pad.h"
#include "widgets/salon-why.h"

static const char *const treasure = "1 draw normal\n1 ask 2 T\n2 show 1\n";
/* Marie asks Ada, who has laid ..ROCKET., for a blank. */
static const char *const blanks = "1 draw normal\n1 ask 2 X\n2 no\n2 draw normal\n2 ask 1 .\n";

typedef struct {
  ProbeMove move;
  int moves, named, cancelled;
} Heard;

static void
move_cb (GtkWidget *board, const ProbeMove *move, Heard *heard)
{
  heard->move = *move;
  heard->moves++;
}

static void
named_cb (GtkWidget *board, const ProbeMove *move, Heard *heard)
{
  heard->move = *move;
  heard->named++;
}

/* Shows the game as @eye sees it; the one who decides is a person. */
static void
show (GtkWidget *board, ProbeGame *game, int eye, guint people)
{
  SalonLook look;
  ProbeView view;
  ProbeBoardScene scene = { .look = &look, .view = &view, .people = people };

  salon_look_init (&look);
  probe_game_get_view (game, eye, &view);
  scene.person = probe_decider (&view.seen);
  if (!(people >> scene.person & 1))
    scene.person = PROBE_NOBODY;
  probe_board_update (PROBE_BOARD (board), &scene);
  probe_board_skip (PROBE_BOARD (board));
}

static GtkWidget *
make_board (ProbeGame *game, int eye, guint people, Heard *heard)
{
  GtkWidget *board = probe_board_new ();
  SalonLook look;

  *heard = (Heard) { .moves = 0 };
  salon_look_init (&look);
  probe_board_set_up (PROBE_BOARD (board), game, &look, 0);
  g_signal_connect (board, "move", G_CALLBACK (move_cb), heard);
  g_signal_connect (board, "named", G_CALLBACK (named_cb), heard);
  g_signal_connect (board, "naming-cancelled", G_CALLBACK (hands_count_cb), &heard->cancelled);
  show (board, game, eye, people);
  return board;
}

static const char *
label_of (GtkWidget *board, const char *name)
{
  GtkWidget *widget = hands_get (board, name);

  return gtk_label_get_label (GTK_LABEL (GTK_IS_BUTTON (widget) ? gtk_button_get_child (GTK_BUTTON (widget)) : widget));
}

static void
click_key (GtkWidget *board, char letter)
{
  g_assert_true (probe_letter_pad_choose (PROBE_LETTER_PAD (hands_get (board, "letters")), letter));
}

static void
test_name (void)
{
  /* The first card of Marie’s TREASURE is exposed. */
  g_autoptr (ProbeGame) game = pages_scene_playing ("parker-1964", 3, 1, FALSE, treasure, 0);
  Heard heard;
  GtkWidget *board = make_board (game, 0, 1, &heard);
  GtkWidget *window = hands_present (board);

  g_assert_true (probe_board_name_word (PROBE_BOARD (board)));
  g_assert_cmpstr (label_of (board, "status"), ==, "Marie’s whole row");
  g_assert_null (hands_find (board, "name-who-1")); /* one person: nobody is asked */
  pages_scene_assert_tray (board, "tray-2-1", "T???????");

  hands_type (board, "reasur");
  pages_scene_assert_tray (board, "tray-2-1", "TREASUR?");
  hands_assert_label (probe_tray_get_space (PROBE_TRAY (hands_get (board, "tray-2-1")), 1),
                      "space 2, worth 10, you say R");
  g_assert_false (gtk_widget_get_sensitive (hands_get (board, "name-done")));
  g_assert_cmpstr (salon_why_get (hands_get (board, "name-done")), ==,
                   "1 card is still to be named, a letter or a blank.");
  hands_press (board, GDK_KEY_Return);
  g_assert_cmpint (heard.named, ==, 0);

  click_key (board, 'S');
  g_assert_true (gtk_widget_get_sensitive (hands_get (board, "name-done")));
  g_assert_cmpstr (label_of (board, "name-done"), ==, "Name TREASURS");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (hands_get (board, "name-done")),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "TREASURS is not in the list.");
  g_signal_emit_by_name (hands_get (board, "tray-2-1"), "space-activated", 7);
  hands_type (board, "e");
  g_assert_cmpstr (label_of (board, "name-done"), ==, "Name TREASURE");
  hands_press (board, GDK_KEY_Return);
  g_assert_cmpint (heard.named, ==, 1);
  g_assert_cmpint (heard.move.type, ==, PROBE_INTERRUPT);
  g_assert_cmpint (heard.move.seat, ==, 0);
  g_assert_cmpint (heard.move.target, ==, 1);
  g_assert_cmpmem (heard.move.row.card, 8, "TREASURE", 8);

  hands_press (board, GDK_KEY_Escape);
  hands_activate (hands_get (board, "name-cancel"));
  g_assert_cmpint (heard.cancelled, ==, 2);
  probe_board_stop_naming (PROBE_BOARD (board));
  pages_scene_assert_tray (board, "tray-2-1", "T???????");
  g_assert_false (gtk_widget_get_visible (hands_get (board, "name-done")));
  g_assert_cmpint (heard.moves, ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Another tray is named after a click on it. The letters that were typed are gone then. */
static void
test_name_another (void)
{
  g_autoptr (ProbeGame) game = pages_scene_playing ("parker-1964", 2, 2, FALSE, "1 draw normal\n", 0);
  Heard heard;
  GtkWidget *board = make_board (game, 0, 1, &heard);
  GtkWidget *window = hands_present (board);
  GtkWidget *left = hands_get (board, "tray-2-1"), *right = hands_get (board, "tray-2-2");

  g_assert_true (probe_board_name_word (PROBE_BOARD (board)));
  g_assert_cmpstr (label_of (board, "status"), ==, "Marie’s whole left row");
  hands_type (board, ".re");
  pages_scene_assert_tray (board, "tray-2-1", ".RE?????");
  g_assert_false (probe_tray_get_targetable (PROBE_TRAY (left)));
  g_assert_true (probe_tray_get_targetable (PROBE_TRAY (right)));
  g_assert_false (probe_tray_get_targetable (PROBE_TRAY (hands_get (board, "tray-1-1"))));
  g_signal_emit_by_name (right, "activated");
  g_assert_cmpstr (label_of (board, "status"), ==, "Marie’s whole right row");
  pages_scene_assert_tray (board, "tray-2-1", "????????");
  hands_type (board, ".kayak");
  g_assert_false (gtk_widget_get_sensitive (hands_get (board, "name-done")));
  hands_press (board, GDK_KEY_BackSpace);
  hands_press (board, GDK_KEY_BackSpace);
  pages_scene_assert_tray (board, "tray-2-2", ".KAY???");
  hands_type (board, "ak.");
  hands_activate (hands_get (board, "name-done"));
  g_assert_cmpint (heard.named, ==, 1);
  g_assert_cmpint (heard.move.tray, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* With several people the panel asks who names the word; a tray that this one may not name is not offered. */
static void
test_name_who (void)
{
  g_autoptr (ProbeGame) game = pages_scene_playing ("parker-1964", 3, 1, FALSE, "", 0);
  g_autoptr (ProbeGame) own_turn = pages_scene_playing ("miro-1967", 3, 1, TRUE, "", 0);
  Heard heard;
  GtkWidget *board = g_object_ref_sink (make_board (game, PROBE_NOBODY, 7, &heard));

  g_assert_true (probe_board_name_word (PROBE_BOARD (board)));
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (hands_get (board, "name-who-1"))));
  g_assert_cmpstr (label_of (board, "status"), ==, "Ada names Marie’s whole row");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hands_get (board, "name-who-2")), TRUE);
  g_assert_cmpstr (label_of (board, "status"), ==, "Marie names Ada’s whole row");
  g_assert_false (probe_tray_get_targetable (PROBE_TRAY (hands_get (board, "tray-2-1"))));
  g_assert_true (probe_tray_get_targetable (PROBE_TRAY (hands_get (board, "tray-3-1"))));
  g_object_unref (board);

  /* Miro: only on one’s own turn, so nobody is asked who; and somebody else cannot name at all, which says why. */
  board = g_object_ref_sink (make_board (own_turn, PROBE_NOBODY, 7, &heard));
  g_assert_true (probe_board_name_word (PROBE_BOARD (board)));
  g_assert_null (hands_find (board, "name-who-2"));
  probe_board_stop_naming (PROBE_BOARD (board));
  show (board, own_turn, PROBE_NOBODY, 2);
  g_assert_false (probe_board_name_word (PROBE_BOARD (board)));
  g_assert_cmpstr (salon_why_get (hands_get (board, "name-word")), ==,
                   "In this edition you can name a word only on your own turn.");
  g_object_unref (board);
}

static void
test_choose (void)
{
  g_autoptr (ProbeGame) game = pages_scene_playing ("parker-1964", 3, 1, FALSE, blanks, 0);
  Heard heard;
  GtkWidget *board = make_board (game, 0, 1, &heard);
  GtkWidget *window = hands_present (board);
  GtkWidget *tray = hands_get (board, "tray-1-1");

  g_assert_cmpstr (label_of (board, "choice-title"), ==, "Which blank do you show to Marie?");
  g_assert_cmpstr (label_of (board, "choice-status"), ==, "Ada, Marie asks you for a blank: choose the card to show.");
  g_assert_cmpuint (probe_tray_get_activatable (PROBE_TRAY (tray)), ==, 0x103);
  g_assert_false (gtk_widget_get_visible (hands_get (board, "letters")));
  hands_assert_label (hands_get (board, "choice-1"), "blank, space 1, 5 points");
  hands_assert_label (hands_get (board, "choice-3"), "blank, space 9, 15 points");
  g_assert_cmpstr (label_of (board, "choice-show"), ==, "Choose a card");
  g_assert_false (gtk_widget_get_sensitive (hands_get (board, "choice-show")));
  g_assert_nonnull (salon_why_get (hands_get (board, "choice-show")));

  /* By a click on the card, by a key, by the slip; nothing counts before. */
  g_signal_emit_by_name (tray, "space-activated", 8);
  g_assert_cmpstr (label_of (board, "choice-show"), ==, "Show space 9");
  hands_press (board, GDK_KEY_Left);
  g_assert_cmpstr (label_of (board, "choice-show"), ==, "Show space 2");
  hands_press (board, GDK_KEY_1);
  g_assert_cmpstr (label_of (board, "choice-show"), ==, "Show space 1");
  hands_press (board, GDK_KEY_4);
  g_assert_cmpstr (label_of (board, "choice-show"), ==, "Show space 1");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hands_get (board, "choice-3")), TRUE);
  g_assert_cmpstr (label_of (board, "choice-show"), ==, "Show space 9");
  show (board, game, 0, 1); /* the table is drawn again */
  g_assert_cmpstr (label_of (board, "choice-show"), ==, "Show space 9");
  hands_press (board, GDK_KEY_Escape);
  g_assert_cmpstr (label_of (board, "choice-show"), ==, "Choose a card");
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (hands_get (board, "choice-3"))));
  hands_press (board, GDK_KEY_Right);
  hands_activate (hands_get (board, "choice-back"));
  g_assert_cmpstr (label_of (board, "choice-show"), ==, "Choose a card");
  g_assert_cmpint (heard.moves, ==, 0);

  hands_press (board, GDK_KEY_2);
  hands_activate (hands_get (board, "choice-show"));
  g_assert_cmpint (heard.moves, ==, 1);
  g_assert_cmpint (heard.move.type, ==, PROBE_SHOW);
  g_assert_cmpint (heard.move.slot, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Nothing of it stays when somebody else looks at the board. */
static void
test_choose_in_secret (void)
{
  g_autoptr (ProbeGame) game = pages_scene_playing ("parker-1964", 3, 1, FALSE, blanks, 0);
  Heard heard;
  GtkWidget *board = g_object_ref_sink (make_board (game, 0, 7, &heard));

  g_assert_nonnull (hands_find (board, "choice-1"));
  show (board, game, PROBE_NOBODY, 7);
  g_assert_null (hands_find (board, "choice-1"));
  g_assert_cmpstr (label_of (board, "choice-title"), ==, "");
  g_assert_cmpstr (label_of (board, "choice-show"), ==, "");
  g_assert_true (gtk_widget_get_visible (hands_get (board, "letters")));
  g_object_unref (board);
}

/* The learner's aid says what each card tells, and strikes out the keys of letters that were asked in vain; without
 * it neither is said anywhere. */
static void
test_aid (void)
{
  for (int aid = 0; aid < 2; aid++)
    {
      g_autoptr (ProbeGame) game = NULL;
      g_autoptr (GString) texts = g_string_new (NULL);
      Heard heard;
      GtkWidget *board;

      pages_scene_aid = aid;
      game = pages_scene_playing ("parker-1964", 2, 1, FALSE, blanks, 0);
      board = g_object_ref_sink (make_board (game, 0, 1, &heard));
      hands_gather_texts (board, texts);
      g_assert_cmpint (strstr (texts->str, "still fit") != NULL, ==, aid);
      g_assert_cmpint (strstr (texts->str, "tells least") != NULL, ==, aid);
      g_assert_cmpint (strstr (texts->str, "asked in vain: X") != NULL, ==, aid);
      g_object_unref (board);
      g_clear_object (&game);

      game = pages_scene_playing ("parker-1964", 2, 1, FALSE,
                                  "1 draw normal\n1 ask 2 X\n2 no\n2 draw normal\n2 ask 1 Q\n1 no\n1 draw normal\n", 0);
      board = g_object_ref_sink (make_board (game, 0, 1, &heard));
      g_assert_cmpstr (label_of (board, "hint"), ==, aid ? "asked in vain: X" : "a wrong blank costs 50 points");
      if (aid)
        gtk_test_accessible_assert_property (
          GTK_ACCESSIBLE (probe_letter_pad_get_key (PROBE_LETTER_PAD (hands_get (board, "letters")), 'X')),
          GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "asked in vain");
      g_object_unref (board);
    }
  pages_scene_aid = FALSE;
}

/* Whether the tooltip of @widget says something of its own. */
static gboolean
has_tip (GtkWidget *widget)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shown = FALSE;

  g_signal_emit_by_name (widget, "query-tooltip", 0, 0, FALSE, tooltip, &shown);
  return shown && gtk_widget_get_has_tooltip (widget);
}

/* What is greyed says why. */
static void
test_why (void)
{
  g_autoptr (ProbeGame) game = pages_scene_playing ("parker-1964", 3, 1, FALSE, "1 draw normal\n1 ask 2 E\n", 0);
  g_autoptr (ProbeGame) begun = pages_scene_playing ("parker-1964", 3, 1, FALSE, "", 0);
  Heard heard;
  GtkWidget *board = g_object_ref_sink (make_board (game, 0, 1, &heard));
  GtkWidget *letters = hands_get (board, "letters"), *key = probe_letter_pad_get_key (PROBE_LETTER_PAD (letters), 'E');

  g_assert_false (gtk_widget_get_sensitive (key));
  g_assert_cmpstr (salon_why_get (key), ==, "Marie is to answer.");
  g_assert_true (has_tip (key));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Marie is to answer.");
  g_assert_cmpstr (salon_why_get (hands_get (board, "tray-3-1")), ==, "Marie is to answer.");
  g_assert_cmpstr (salon_why_get (hands_get (board, "deck")), ==, "Marie is to answer.");
  g_assert_cmpstr (salon_why_get (hands_get (board, "name-word")), ==, "Marie is to answer.");
  g_object_unref (board);

  board = g_object_ref_sink (make_board (begun, 0, 1, &heard));
  key = probe_letter_pad_get_key (PROBE_LETTER_PAD (hands_get (board, "letters")), 'E');
  g_assert_cmpstr (salon_why_get (key), ==, "Draw an activity card first.");
  g_assert_null (salon_why_get (hands_get (board, "deck")));
  g_assert_null (salon_why_get (hands_get (board, "name-word")));
  g_object_unref (board);
}

/* What must not move from one prompt to the next */

#define THINGS 10

static void
find_things (GtkWidget *board, GtkWidget *things[THINGS])
{
  static const char *const names[] = { "tray-1-1", "tray-2-1", "tray-3-1", "tag-1", "tag-2", "tag-3", "deck", "panel" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    things[i] = hands_get (board, names[i]);
  things[THINGS - 2] = gtk_widget_get_parent (hands_get (board, "news")); /* the chronicle */
  things[THINGS - 1] = GTK_WIDGET (probe_board_get_pad (PROBE_BOARD (board)));
}

/* Asserts that everything is where it was, if it was anywhere. */
static void
assert_places (GtkWidget *board, GtkWidget *things[THINGS], graphene_rect_t places[THINGS], const char *prompt)
{
  g_test_message ("%s", prompt);
  gtk_widget_queue_resize (board);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (gtk_widget_get_root (board)));
  hands_look_on (60);
  for (int i = 0; i < THINGS; i++)
    {
      graphene_rect_t place;

      g_assert_true (gtk_widget_compute_bounds (things[i], board, &place));
      g_assert_cmpfloat (place.size.width, >, 0);
      if (places[i].size.width > 0 && !graphene_rect_equal (&place, &places[i]))
        g_error ("%s: %s is at %g,%g %g×%g and was at %g,%g %g×%g", prompt, G_OBJECT_TYPE_NAME (things[i]),
                 place.origin.x, place.origin.y, place.size.width, place.size.height, places[i].origin.x,
                 places[i].origin.y, places[i].size.width, places[i].size.height);
      places[i] = place;
    }
}

static void
make_moves (ProbeGame *game, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (int i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      ProbeMove move;

      g_assert_null (probe_move_parse (lines[i], 1, &move, NULL));
      probe_game_play (game, &move, &error);
      g_assert_no_error (error);
    }
}

/* In a window of this size, with text so large. Returns how many lines the longest prompt had. */
static int
check_prompts (int width, int height, double text)
{
  g_autoptr (ProbeGame) game = pages_scene_playing ("parker-1964", 3, 1, FALSE, "1 draw normal\n", 0);
  g_autofree char *font = g_strdup_printf ("Cantarell %g", 11 * text);
  graphene_rect_t places[THINGS] = { 0 };
  GtkWidget *things[THINGS];
  GtkWidget *board, *window;
  Heard heard;
  int lines;

  g_object_set (gtk_settings_get_default (), "gtk-font-name", font, NULL);
  board = make_board (game, 0, 1, &heard);
  window = hands_present_sized (board, width, height);
  find_things (board, things);

  assert_places (board, things, places, "ask");
  g_assert_true (probe_board_name_word (PROBE_BOARD (board)));
  assert_places (board, things, places, "name");
  hands_type (board, "reasur");
  assert_places (board, things, places, "name some letters");
  probe_board_stop_naming (PROBE_BOARD (board));
  make_moves (game, "1 ask 2 X");
  show (board, game, 0, 1);
  assert_places (board, things, places, "wait");
  make_moves (game, "2 no\n2 draw normal\n2 ask 1 .");
  show (board, game, 0, 1);
  assert_places (board, things, places, "choose");
  lines = pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (hands_get (board, "choice-status"))));
  make_moves (game, "1 show 2\n2 ask 3 Q\n3 no\n3 draw normal\n3 interrupt 2 TREASURE\n3 interrupt 1 ..ROCKET.");
  show (board, game, 0, 1);
  g_assert_true (gtk_widget_get_mapped (hands_get (board, "final-turns")));
  assert_places (board, things, places, "final turns");
  gtk_label_set_label (
    GTK_LABEL (hands_get (board, "status")),
    "A prompt that is so long that it has to have two lines, however large the window is: who asks whom, for "
    "which letter, and what for");
  assert_places (board, things, places, "two lines");
  lines = MAX (lines, pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (hands_get (board, "status")))));
  gtk_window_destroy (GTK_WINDOW (window));
  return lines;
}

static void
test_places (void)
{
  static const int sizes[][2] = { { 1024, 600 }, { 1280, 800 } };
  static const double texts[] = { 1, 1.5 };
  g_autofree char *font = NULL;

  g_object_get (gtk_settings_get_default (), "gtk-font-name", &font, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint t = 0; t < G_N_ELEMENTS (texts); t++)
      g_assert_cmpint (check_prompts (sizes[i][0], sizes[i][1], texts[t]), >=, 2);
  g_object_set (gtk_settings_get_default (), "gtk-font-name", font, NULL);
}

int
main (int argc, char **argv)
{
  hands_init (&argc, &argv);

  g_test_add_func ("/decide/name", test_name);
  g_test_add_func ("/decide/name/another", test_name_another);
  g_test_add_func ("/decide/name/who", test_name_who);
  g_test_add_func ("/decide/choose", test_choose);
  g_test_add_func ("/decide/choose/secret", test_choose_in_secret);
  g_test_add_func ("/decide/aid", test_aid);
  g_test_add_func ("/decide/why", test_why);
  g_test_add_func ("/decide/places", test_places);

  return g_test_run ();
}
