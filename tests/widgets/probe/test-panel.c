/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The panel with the keys and the chronicle: what they say and are read aloud as, what emits what,
 * and that nothing moves from one question to the next. */

#include "pages-hands.h"
#include "pages-scene.h"
#include "widgets/probe/probe-chronicle.h"
#include "widgets/probe/probe-panel.h"
#include "widgets/salon-theme-use.h"

#define NAMES 10

static const char *const names[NAMES] = { "status",  "letters", "answer-no", "hide-word", "name-word",
                                          "results", "hurry",   "pause",     "undo",      "help" };

/* What the person at the screen sees while they ask, and while somebody else is in turn. */
static ProbePanelScene
asking (ProbeGame *game)
{
  return (ProbePanelScene) {
    .prompt = "Ada, ask Hugo for…",
    .hint = "or click another tray",
    .asks = TRUE,
    .name_word = TRUE,
    .can_name = TRUE,
    .can_pause = TRUE,
    .helps = TRUE,
    .game = game,
    .people = 1,
  };
}

static ProbePanelScene
waiting (ProbeGame *game)
{
  return (ProbePanelScene) {
    .prompt = "Ada asks Hugo for E.",
    .name_word = TRUE,
    .hurry = TRUE,
    .can_pause = TRUE,
    .helps = TRUE,
    .game = game,
    .people = 1,
  };
}

static void
count_pause_cb (GtkWidget *panel, gboolean pause, int *counts)
{
  counts[pause]++;
}

static void
count_letter_cb (GtkWidget *panel, int letter, int *last)
{
  *last = letter;
}

static void
test_signals (void)
{
  g_autoptr (ProbeGame) game = pages_scene_playing (NULL, 3, 1, FALSE, "", 0);
  GtkWidget *panel = probe_panel_new ();
  GtkWidget *window = hands_present (panel);
  int named = 0, skipped = 0, paused[2] = { 0 }, letter = 0;
  ProbePanelScene scene = asking (game);

  g_signal_connect (panel, "name-word", G_CALLBACK (hands_count_cb), &named);
  g_signal_connect (panel, "skip", G_CALLBACK (hands_count_cb), &skipped);
  g_signal_connect (panel, "pause", G_CALLBACK (count_pause_cb), paused);
  g_signal_connect (panel, "chosen", G_CALLBACK (count_letter_cb), &letter);

  probe_panel_update (PROBE_PANEL (panel), &scene);
  hands_activate (hands_get (panel, "name-word"));
  g_assert_cmpint (named, ==, 1);
  g_assert_true (probe_letter_pad_choose (probe_panel_get_letters (PROBE_PANEL (panel)), 'E'));
  g_assert_cmpint (letter, ==, 'E');
  g_assert_false (gtk_widget_is_sensitive (hands_get (panel, "hurry")));

  scene = waiting (game);
  probe_panel_update (PROBE_PANEL (panel), &scene);
  g_assert_false (probe_letter_pad_choose (probe_panel_get_letters (PROBE_PANEL (panel)), 'E'));
  hands_activate (hands_get (panel, "hurry"));
  g_assert_cmpint (skipped, ==, 1);

  g_signal_connect (panel, "undo", G_CALLBACK (hands_count_cb), &named);
  g_signal_connect (panel, "help", G_CALLBACK (hands_count_cb), &skipped);
  hands_activate (hands_get (panel, "undo"));
  hands_activate (hands_get (panel, "help"));
  g_assert_cmpint (named, ==, 2);
  g_assert_cmpint (skipped, ==, 2);
  scene.why_hint = "There is nothing to hint at.";
  probe_panel_update (PROBE_PANEL (panel), &scene);
  g_assert_false (gtk_widget_is_sensitive (hands_get (panel, "help")));
  g_assert_true (gtk_widget_is_sensitive (hands_get (panel, "undo")));

  hands_assert_label (hands_get (panel, "pause"), "Pause");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hands_get (panel, "pause")), TRUE);
  hands_assert_label (hands_get (panel, "pause"), "Go on");
  probe_panel_set_paused (PROBE_PANEL (panel), FALSE);
  hands_assert_label (hands_get (panel, "pause"), "Pause");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hands_get (panel, "pause")), TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hands_get (panel, "pause")), FALSE);
  g_assert_cmpint (paused[TRUE], ==, 2);
  g_assert_cmpint (paused[FALSE], ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What can be clicked is 44 px high and wide at least where the head has room for it, and 32 px where it is low. */
static void
test_targets (void)
{
  static const char *const buttons[] = { "pause", "hurry", "name-word" };
  static const int heads[][2] = { { 49, 44 }, { 37, 32 } }; /* height, least size of a target */
  g_autoptr (ProbeGame) game = pages_scene_playing (NULL, 3, 1, FALSE, "", 0);
  GtkWidget *panel = probe_panel_new ();
  GtkWidget *window = hands_present (panel);
  ProbePanelScene scene = asking (game);

  probe_panel_update (PROBE_PANEL (panel), &scene);
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      probe_panel_set_layout (PROBE_PANEL (panel), heads[i][0], 0, 0);
      for (int wait = 0; wait < 3; wait++)
        gtk_test_widget_wait_for_draw (window);
      for (guint button = 0; button < G_N_ELEMENTS (buttons); button++)
        {
          graphene_rect_t place;

          g_assert_true (gtk_widget_compute_bounds (hands_get (panel, buttons[button]), panel, &place));
          g_assert_cmpfloat (place.size.height, >=, heads[i][1]);
          g_assert_cmpfloat (place.size.width, >=, heads[i][1]);
          g_assert_cmpfloat (place.origin.y, >=, 0);
          g_assert_cmpfloat (place.origin.y + place.size.height, <=, heads[i][0]);
        }
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Where keys and buttons are, and how opaque the keys are drawn. */
static void
find_places (GtkWidget *panel, graphene_rect_t places[NAMES])
{
  for (int i = 0; i < NAMES; i++)
    {
      GtkWidget *widget = hands_get (panel, names[i]);

      if (!gtk_widget_get_visible (widget) || !gtk_widget_compute_bounds (widget, panel, &places[i]))
        graphene_rect_init (&places[i], -1, -1, 0, 0);
    }
}

/* From a question to its answer and to the next question neither keys nor buttons move or are dimmed. */
static void
test_nothing_moves (void)
{
  g_autoptr (ProbeGame) game = pages_scene_playing (NULL, 3, 1, FALSE, "", 0);
  GtkWidget *panel = probe_panel_new ();
  graphene_rect_t before[NAMES], after[NAMES];
  ProbePanelScene scene = asking (game);
  GtkWidget *window, *letters;

  gtk_widget_set_size_request (panel, 900, 169);
  gtk_widget_set_halign (panel, GTK_ALIGN_START);
  gtk_widget_set_valign (panel, GTK_ALIGN_START);
  window = hands_present (panel);
  letters = hands_get (panel, "letters");
  probe_panel_update (PROBE_PANEL (panel), &scene);
  gtk_test_widget_wait_for_draw (window);
  find_places (panel, before);
  g_assert_false (gtk_widget_has_css_class (letters, "resting"));

  scene = waiting (game);
  probe_panel_update (PROBE_PANEL (panel), &scene);
  gtk_test_widget_wait_for_draw (window);
  find_places (panel, after);
  for (int i = 1; i < NAMES; i++) /* the prompt itself is as wide as its text */
    if (!graphene_rect_equal (&before[i], &after[i]))
      g_error ("“%s” has moved", names[i]);
  g_assert_cmpfloat (before[0].origin.x, ==, after[0].origin.x);
  g_assert_false (gtk_widget_has_css_class (letters, "resting"));

  scene.resting = TRUE;
  scene.final_turns = "Final turns: 4 left";
  probe_panel_update (PROBE_PANEL (panel), &scene);
  gtk_test_widget_wait_for_draw (window);
  g_assert_true (gtk_widget_has_css_class (letters, "resting"));
  g_assert_true (gtk_widget_get_visible (hands_get (panel, "final-turns")));
  find_places (panel, after);
  for (int i = 1; i < NAMES; i++)
    g_assert_true (graphene_rect_equal (&before[i], &after[i]));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Where there is little room the hint goes, not the prompt. */
static void
test_little_room (void)
{
  g_autoptr (ProbeGame) game = pages_scene_playing (NULL, 3, 1, FALSE, "", 0);
  GtkWidget *panel = probe_panel_new ();
  ProbePanelScene scene = asking (game);
  GtkWidget *window;

  gtk_widget_set_size_request (panel, 900, 169);
  gtk_widget_set_halign (panel, GTK_ALIGN_START);
  window = hands_present (panel);
  probe_panel_update (PROBE_PANEL (panel), &scene);
  gtk_test_widget_wait_for_draw (window);
  g_assert_true (gtk_widget_get_child_visible (hands_get (panel, "hint")));
  gtk_widget_set_size_request (panel, 520, 169);
  gtk_test_widget_wait_for_draw (window);
  g_assert_false (gtk_widget_get_child_visible (hands_get (panel, "hint")));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (hands_get (panel, "status")))));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The picture of a widget as bytes. */
static GBytes *
picture_of (GtkWidget *widget)
{
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  guchar *pixels = g_malloc ((gsize) width * height * 4);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_true (gsk_renderer_realize (renderer, NULL, NULL));
  texture = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gdk_texture_download (texture, pixels, (gsize) width * 4);
  gsk_renderer_unrealize (renderer);
  return g_bytes_new_take (pixels, (gsize) width * height * 4);
}

/* What was asked for in vain is neither read aloud nor drawn: the chronicle is the same whichever
 * letter it was. */
static void
test_misses (void)
{
  static const char *const moves[] = { "1 ask 2 T\n2 show 1\n1 ask 2 X\n2 no\n",
                                       "1 ask 2 T\n2 show 1\n1 ask 2 Q\n2 no\n" };
  GBytes *pictures[2];
  SalonLook look;

  salon_look_init (&look);
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *record =
        g_strconcat ("salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\n"
                     "seat 1 human Ada\nseat 2 human Marie\nseat 3 human Hugo\nfirst 1\n"
                     "word 1 ..ROCKET\nword 2 TREASURER\nword 3 KAYAK\nbegin\n",
                     moves[i], NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (ProbeGame) game = probe_game_new_from_record (record, strlen (record), 1, NULL, &error);
      GtkWidget *chronicle = probe_chronicle_new ();
      GtkWidget *window;

      g_assert_no_error (error);
      salon_game_hold (SALON_GAME (game));
      gtk_widget_set_size_request (chronicle, 700, 62);
      gtk_widget_set_halign (chronicle, GTK_ALIGN_START);
      gtk_widget_set_valign (chronicle, GTK_ALIGN_START);
      window = hands_present (chronicle);
      probe_chronicle_show (PROBE_CHRONICLE (chronicle), game, &look, 1);
      probe_chronicle_set_sentence (PROBE_CHRONICLE (chronicle), 1, "Marie is about to ask.");
      gtk_test_widget_wait_for_draw (window);
      hands_assert_label (chronicle, "Since your turn: Ada: Marie shows T, space 1, +5; Ada: Marie says no");
      g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (hands_get (chronicle, "news"))), ==, "Marie is about to ask.");
      pictures[i] = picture_of (chronicle);
      gtk_window_destroy (GTK_WINDOW (window));
    }
  g_assert_true (g_bytes_equal (pictures[0], pictures[1]));
  g_bytes_unref (pictures[0]);
  g_bytes_unref (pictures[1]);
}

/* In each form and look there is something to see of a long game, also where there is hardly any room. */
static void
test_forms (void)
{
  static const char *const looks[] = { "1964", "miro-1967", "1982" };
  static const struct {
    ProbeChronicleForm form;
    int width, height;
  } forms[] = { { PROBE_CHRONICLE_STRIP, 900, 62 },
                { PROBE_CHRONICLE_STRIP, 200, 40 },
                { PROBE_CHRONICLE_PLACE, 370, 80 },
                { PROBE_CHRONICLE_LIST, 312, 240 },
                { PROBE_CHRONICLE_LIST, 100, 30 } };
  g_autoptr (ProbeGame) game = pages_scene_playing (NULL, 4, 1, FALSE, "", 60);
  GtkWidget *chronicle = probe_chronicle_new ();
  g_autoptr (GBytes) last = NULL;
  GtkWidget *window;
  SalonLook look;

  salon_look_init (&look);
  gtk_widget_set_halign (chronicle, GTK_ALIGN_START);
  gtk_widget_set_valign (chronicle, GTK_ALIGN_START);
  window = hands_present (chronicle);
  probe_chronicle_show (PROBE_CHRONICLE (chronicle), game, &look, PROBE_NOBODY);
  probe_chronicle_set_sentence (PROBE_CHRONICLE (chronicle), 0, "Hugo has an E.");
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    for (guint form = 0; form < G_N_ELEMENTS (forms); form++)
      {
        GBytes *picture;

        salon_theme_use (salon_theme_get (looks[i]));
        probe_chronicle_set_form (PROBE_CHRONICLE (chronicle), forms[form].form);
        gtk_widget_set_size_request (chronicle, forms[form].width, forms[form].height);
        gtk_test_widget_wait_for_draw (window);
        gtk_test_widget_wait_for_draw (window);
        picture = picture_of (chronicle);
        g_assert_true (last == NULL || !g_bytes_equal (picture, last));
        g_clear_pointer (&last, g_bytes_unref);
        last = picture;
      }
  salon_theme_use (salon_theme_get (looks[0]));
  probe_chronicle_clear (PROBE_CHRONICLE (chronicle));
  gtk_test_widget_wait_for_draw (window);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (hands_get (chronicle, "news"))), ==, "");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  hands_init (&argc, &argv);

  g_test_add_func ("/panel/signals", test_signals);
  g_test_add_func ("/panel/targets", test_targets);
  g_test_add_func ("/panel/nothing-moves", test_nothing_moves);
  g_test_add_func ("/panel/little-room", test_little_room);
  g_test_add_func ("/chronicle/misses", test_misses);
  g_test_add_func ("/chronicle/forms", test_forms);

  return g_test_run ();
}
