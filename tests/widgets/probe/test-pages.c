/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end: what may be done by mouse and by
 * keyboard, and what can be read aloud. */

#include "await.h"
#include "model/salon-clock.h"
#include "pages-hands.h"
#include "pages-scene.h"
#include "rules/probe/probe-apply.h"
#include "widgets/probe/probe-end-arc.h"
#include "widgets/probe/probe-end-motion.h"
#include "widgets/probe/probe-end-page.h"
#include "widgets/probe/probe-end-seat.h"
#include "widgets/probe/probe-tray.h"
#include "widgets/salon-draw.h"

/* What a window of 1280 × 800 px has for its page. */
#define WINDOW_WIDTH  1280
#define WINDOW_HEIGHT 753

/* More than the clock counts, in µs. */
#define SUSPENDED (SALON_CLOCK_JUMP * 11 / 10)

/* The end */

static void
gather (GtkWidget *page, GString *texts)
{
  g_string_truncate (texts, 0);
  hands_gather_texts (page, texts);
}

/* Gathers the trays below @widget. */
static void
gather_trays (GtkWidget *widget, GPtrArray *trays)
{
  if (PROBE_IS_TRAY (widget))
    g_ptr_array_add (trays, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gather_trays (child, trays);
}

/* Asserts that a tray of the page has these cards, and that they are told. */
static void
assert_row (GtkWidget *page, int seat, const char *row)
{
  static const int values[PROBE_SPACES] = { 5, 10, 15, 15, 10, 5, 5, 10, 15, 15, 10, 5 };
  g_autofree char *name = g_strdup_printf ("end-sources-%d", seat + 1);
  GtkWidget *line = gtk_widget_get_ancestor (hands_get (page, name), PROBE_TYPE_END_SEAT);
  g_autoptr (GPtrArray) trays = g_ptr_array_new ();

  gather_trays (line, trays);
  g_assert_cmpuint (trays->len, ==, 1);
  for (int i = 0; row[i] != '\0'; i++)
    {
      g_autofree char *card = row[i] == '.' ? g_strdup ("blank") : g_strdup_printf ("%c", row[i]);
      g_autofree char *told = g_strdup_printf ("space %d, worth %d, %s", i + 1, values[i], card);

      hands_assert_label (probe_tray_get_space (trays->pdata[0], i), told);
    }
}

static void
test_end (void)
{
  g_autoptr (ProbeGame) game = pages_scene_playing ("parker-1964", 3, 1, FALSE, "", G_MAXINT);
  GtkWidget *page = g_object_ref_sink (probe_end_page_new ());
  g_autoptr (GString) texts = g_string_new (NULL);
  int again = 0, fresh = 0, table = 0, taken = 0, best = G_MININT;
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
  /* The cards say the words. */
  assert_row (page, 0, "..ROCKET.");
  assert_row (page, 1, "TREASURE");
  assert_row (page, 2, ".BIRTHDAY.");
  g_assert_null (strstr (texts->str, "treasure"));
  {
    const int score = probe_score (&view.seen, 0);
    g_autofree char *total = g_strdup_printf ("Total: %s%d", score < 0 ? "−" : "", ABS (score));
    int shares[PROBE_N_SHARES];
    g_autofree char *told = NULL;

    probe_shares_of (view.seen.points[0], shares);
    told = probe_shares_describe (shares);
    g_assert_nonnull (strstr (told, total));
    hands_assert_label (hands_get (page, "end-sources-1"), told);
  }
  /* Strict spelling: nothing to challenge. */
  g_assert_null (hands_find (page, "end-challenge-2L"));

  g_signal_connect (page, "play-again", G_CALLBACK (hands_count_cb), &again);
  g_signal_connect (page, "new-game", G_CALLBACK (hands_count_cb), &fresh);
  g_signal_connect (page, "table", G_CALLBACK (hands_count_cb), &table);
  g_signal_connect (page, "offer-taken", G_CALLBACK (hands_count_cb), &taken);
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_parent (hands_get (page, "end-offer-take"))));
  salon_end_page_set_offer (SALON_END_PAGE (page), "Another level?", "Play again: medium");
  g_assert_true (gtk_widget_get_visible (gtk_widget_get_parent (hands_get (page, "end-offer-take"))));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (hands_get (page, "end-offer"))), ==, "Another level?");
  hands_activate (hands_get (page, "end-offer-take"));
  g_assert_cmpint (taken, ==, 1);
  salon_end_page_set_offer (SALON_END_PAGE (page), NULL, NULL);
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_parent (hands_get (page, "end-offer-take"))));
  hands_activate (hands_get (page, "end-again"));
  hands_activate (hands_get (page, "end-new"));
  hands_activate (hands_get (page, "end-table"));
  g_assert_cmpint (again, ==, 1);
  g_assert_cmpint (fresh, ==, 1);
  g_assert_cmpint (table, ==, 1);
  g_object_unref (page);
}

/* Returns the first widget of @type below @widget. */
static GtkWidget *
find_of_type (GtkWidget *widget, GType type)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (child, type) ? child : find_of_type (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* In a window of 1280 × 800, with the usual font, nothing of the page is out of sight. */
static void
test_end_fits (void)
{
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11", NULL);
  for (int seats = 2; seats <= 4; seats++)
    for (int free_spelling = 0; free_spelling < 2; free_spelling++)
      {
        g_autoptr (ProbeGame) game = pages_scene_playing ("parker-1964", seats, 1, free_spelling, "", G_MAXINT);
        GtkWidget *page = probe_end_page_new ();
        GtkWidget *window = gtk_window_new ();
        GtkAdjustment *adjustment;
        SalonLook look;

        salon_look_init (&look);
        probe_end_page_show (PROBE_END_PAGE (page), game, &look);
        gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
        gtk_window_set_default_size (GTK_WINDOW (window), WINDOW_WIDTH, WINDOW_HEIGHT);
        gtk_window_set_child (GTK_WINDOW (window), page);
        gtk_window_present (GTK_WINDOW (window));
        await (gtk_widget_get_width (page) == WINDOW_WIDTH && gtk_widget_get_height (page) == WINDOW_HEIGHT);
        gtk_test_widget_wait_for_draw (window);

        adjustment =
          gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (find_of_type (page, GTK_TYPE_SCROLLED_WINDOW)));
        g_assert_cmpfloat (gtk_adjustment_get_page_size (adjustment), >, WINDOW_HEIGHT / 2.);
        g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=, gtk_adjustment_get_page_size (adjustment));
        gtk_window_destroy (GTK_WINDOW (window));
      }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
}

/* At first nothing is seen, and at last everything; nothing that has appeared goes away again, and no total
 * is told before the winner's cards have arrived. */
static void
test_end_motion (void)
{
  ProbeEndPose last = { 0 };

  for (int i = 0; i <= 1000; i++)
    {
      ProbeEndPose pose;

      probe_end_pose_at (i / 1000., 4, &pose);
      g_assert_cmpfloat (pose.page.light, >=, last.page.light);
      g_assert_cmpfloat (pose.page.heading, >=, last.page.heading);
      g_assert_cmpfloat (pose.page.story, >=, last.page.story);
      g_assert_cmpfloat (pose.page.rows, >=, last.page.rows);
      g_assert_true (i == 0 || pose.page.before <= last.page.before);
      g_assert_cmpfloat (pose.cards, >=, last.cards);
      g_assert_cmpfloat (pose.growth, >=, last.growth);
      g_assert_true (i > 0
                     || (pose.page.before == 1 && pose.page.light == 0 && pose.page.heading == 0 && pose.page.story == 0
                         && pose.page.rows == 0 && pose.cards == 0 && pose.growth == 0));
      g_assert_true (pose.growth == 0 || pose.cards == PROBE_SPACES);
      last = pose;
    }
  g_assert_true (last.page.before == 0 && last.page.light == 1 && last.page.heading == 1 && last.page.story == 1
                 && last.page.rows == 4 && last.cards == PROBE_SPACES && last.growth == 1);

  g_assert_cmpuint (probe_end_get_duration (0), ==, 0);
  /* The board has shown the first part of 2000, 3200 and 4500. */
  g_assert_cmpuint (probe_end_get_duration (.6), ==, 1250);
  g_assert_cmpuint (probe_end_get_duration (1.2), ==, 2000);
  g_assert_cmpuint (probe_end_get_duration (2.5), ==, 2812);
}

static double
row_opacity (GtkWidget *page)
{
  return gtk_widget_get_opacity (gtk_widget_get_ancestor (hands_get (page, "end-sources-1"), PROBE_TYPE_END_SEAT));
}

/* The page appears piece by piece; Space shows all of it. */
static void
test_end_play (void)
{
  g_autoptr (ProbeGame) game = pages_scene_playing ("parker-1964", 3, 1, FALSE, "", G_MAXINT);
  GtkWidget *page = probe_end_page_new ();
  GtkWidget *window = hands_present (page);
  SalonLook look;

  salon_look_init (&look);
  probe_end_page_show (PROBE_END_PAGE (page), game, &look);
  hands_look_on (100);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  probe_end_page_play (PROBE_END_PAGE (page), 60000, NULL);
  hands_look_on (100);
  g_assert_cmpfloat (row_opacity (page), ==, 0);
  g_assert_true (hands_press (page, GDK_KEY_space));
  g_assert_cmpfloat (row_opacity (page), ==, 1);
  g_assert_false (hands_press (page, GDK_KEY_space));

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  probe_end_page_play (PROBE_END_PAGE (page), 60000, NULL);
  g_assert_cmpfloat (row_opacity (page), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The page does not appear while the machine is suspended: a jump of the clock is left out. Here the program does nothing for so
 * long, which looks the same; with it the first row would be seen already. */
static void
test_end_suspended (void)
{
  g_autoptr (ProbeGame) game = pages_scene_playing ("parker-1964", 3, 1, FALSE, "", G_MAXINT);
  GtkWidget *page = probe_end_page_new ();
  GtkWidget *window = hands_present (page);
  const guint length = SALON_CLOCK_JUMP / 1000 * 3;
  ProbeEndPose pose;
  SalonLook look;

  probe_end_pose_at (SUSPENDED / 1000. / length, 3, &pose);
  g_assert_cmpfloat (pose.page.rows, >, 0);
  salon_look_init (&look);
  probe_end_page_show (PROBE_END_PAGE (page), game, &look);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  probe_end_page_play (PROBE_END_PAGE (page), length, NULL);
  gtk_test_widget_wait_for_draw (window);
  g_usleep (SUSPENDED);
  gtk_test_widget_wait_for_draw (window);
  g_assert_cmpfloat (row_opacity (page), ==, 0);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Returns the pixels of what is on the screen. */
static GBytes *
see (GtkWidget *page, GdkPaintable *live)
{
  g_autoptr (GdkTexture) texture = salon_draw_picture (page, live);
  const gsize stride = (gsize) gdk_texture_get_width (texture) * 4;
  const gsize size = stride * (gsize) gdk_texture_get_height (texture);
  guchar *pixels = g_malloc (size);

  gdk_texture_download (texture, pixels, stride);
  return g_bytes_new_take (pixels, size);
}

static void
wait_until_seen (GtkWidget *page, GdkPaintable *live, GBytes *wished, gboolean same)
{
  const gint64 begun = g_get_monotonic_time ();

  for (;;)
    {
      g_autoptr (GBytes) seen = see (page, live);

      if (g_bytes_equal (seen, wished) == same)
        break;
      await_check (begun, same ? "what was there before" : "what has changed", __FILE__, __LINE__);
      hands_look_on (10);
    }
}

/* With reduced motion the table fades into a picture of the page, and the page takes the place of that: it looks the same,
 * and shows what changes, at its upper edge as at its lower one. */
static void
test_end_reduced (void)
{
  g_autoptr (ProbeGame) game = pages_scene_playing ("parker-1964", 3, 1, FALSE, "", G_MAXINT);
  GtkWidget *page = probe_end_page_new ();
  GtkWidget *window = hands_present (page);
  ProbeEndTable table = { .in = page };
  g_autoptr (GdkPaintable) live = NULL;
  g_autoptr (GBytes) whole = NULL;
  SalonLook look;

  salon_look_init (&look);
  probe_end_page_show (PROBE_END_PAGE (page), game, &look);
  live = gtk_widget_paintable_new (page);
  hands_look_on (300);
  whole = see (page, live);

  gtk_widget_set_opacity (hands_get (page, "end-heading"), 0);
  gtk_widget_set_opacity (hands_get (page, "end-table"), 0);
  wait_until_seen (page, live, whole, FALSE);
  table.picture = salon_draw_picture (page, live);
  gtk_widget_set_opacity (hands_get (page, "end-heading"), 1);
  gtk_widget_set_opacity (hands_get (page, "end-table"), 1);
  probe_end_page_play (PROBE_END_PAGE (page), 60000, &table);
  g_clear_object (&table.picture);
  wait_until_seen (page, live, whole, FALSE);
  wait_until_seen (page, live, whole, TRUE);

  for (int i = 0; i < 2; i++)
    {
      GtkWidget *changed = hands_get (page, i == 0 ? "end-heading" : "end-table");

      gtk_widget_set_opacity (changed, 0);
      wait_until_seen (page, live, whole, FALSE);
      gtk_widget_set_opacity (changed, 1);
      wait_until_seen (page, live, whole, TRUE);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A word whose spelling the cards cannot say is written below them. */
static void
test_end_accents (void)
{
  static const char text[] =
    "salon-record 1\ngame probe\nedition parker-1964\nwords fr\noption trays 1\noption activity-cards off\noption spelling free\n"
    "seat 1 human Ada\nseat 2 human Hugo\nfirst 1\nword 1 EVEQUE\nword 2 KAYAK\nbegin\n"
    "1 interrupt 2 KAYAK\n2 ask 1 Z\n1 no\n2 ask 1 X\n1 no\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (ProbeGame) game = probe_game_new_from_record (text, strlen (text), 1, NULL, &error);
  GtkWidget *page = g_object_ref_sink (probe_end_page_new ());
  g_autoptr (GString) texts = g_string_new (NULL);
  SalonLook look;

  g_assert_no_error (error);
  g_assert_cmpint (salon_game_get_stage (SALON_GAME (game)), ==, SALON_GAME_FINISHED);
  salon_look_init (&look);
  probe_end_page_show (PROBE_END_PAGE (page), game, &look);
  gather (page, texts);
  g_assert_nonnull (strstr (texts->str, "évêque"));
  g_object_unref (page);
  salon_game_close (SALON_GAME (game));
}

/* Counts what is drawn in @node. */
static int
count_drawn (GskRenderNode *node)
{
  int n = 0;

  if (gsk_render_node_get_node_type (node) == GSK_TRANSFORM_NODE)
    return count_drawn (gsk_transform_node_get_child (node));
  if (gsk_render_node_get_node_type (node) != GSK_CONTAINER_NODE)
    return 1;
  for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
    n += count_drawn (gsk_container_node_get_child (node, i));
  return n;
}

/* Two who have the same points both win: each of their words has its arc, side by side. */
static void
test_end_tie (void)
{
  static const char text[] =
    "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption trays 1\noption activity-cards off\n"
    "option spelling free\nseat 1 human Ada\nseat 2 human Hugo\nfirst 1\nword 1 %s\nword 2 IXY\nbegin\n%s";
  static const struct {
    const char *word, *moves, *heading;
    int cards; /* of all winners */
  } games[] = {
    /* Each finds the other’s word, 5 + 10 + 15 and 50 for the last card. */
    { "ABC",
      "1 ask 2 I\n2 show 1\n1 ask 2 X\n2 show 2\n1 ask 2 Y\n2 show 3\n"
      "2 ask 1 A\n1 show 1\n2 ask 1 B\n1 show 2\n2 ask 1 C\n1 show 3\n",
      "Ada and Hugo share the win with 80 points", 6 },
    /* Ada’s word has a card more, for which Hugo gets 15 more. */
    { "ABCD",
      "1 ask 2 I\n2 show 1\n1 ask 2 X\n2 show 2\n1 ask 2 Y\n2 show 3\n"
      "2 ask 1 A\n1 show 1\n2 ask 1 B\n1 show 2\n2 ask 1 C\n1 show 3\n2 ask 1 D\n1 show 4\n",
      "Hugo wins with 95 points", 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *record = g_strdup_printf (text, games[i].word, games[i].moves);
      g_autoptr (GError) error = NULL;
      g_autoptr (ProbeGame) game = probe_game_new_from_record (record, strlen (record), 1, NULL, &error);
      GtkWidget *page = probe_end_page_new ();
      GtkWidget *window = hands_present (page);
      GtkWidget *arc = find_of_type (page, PROBE_TYPE_END_ARC);
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      GskRenderNode *node;
      SalonLook look;

      g_assert_no_error (error);
      salon_look_init (&look);
      probe_end_page_show (PROBE_END_PAGE (page), game, &look);
      gtk_test_widget_wait_for_draw (window);
      g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (hands_get (page, "end-heading"))), ==, games[i].heading);
      GTK_WIDGET_GET_CLASS (arc)->snapshot (arc, snapshot);
      node = gtk_snapshot_free_to_node (snapshot);
      g_assert_nonnull (node);
      /* The paper and the letter of each card. */
      g_assert_cmpint (count_drawn (node), ==, 2 * games[i].cards);
      gsk_render_node_unref (node);
      gtk_window_destroy (GTK_WINDOW (window));
      salon_game_close (SALON_GAME (game));
    }
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

  /* The word list has the word, and the players accept it. */
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

  g_test_add_func ("/pages/end", test_end);
  g_test_add_func ("/pages/end/fits", test_end_fits);
  g_test_add_func ("/pages/end/tie", test_end_tie);
  g_test_add_func ("/pages/end/motion", test_end_motion);
  g_test_add_func ("/pages/end/play", test_end_play);
  g_test_add_func ("/pages/end/suspended", test_end_suspended);
  g_test_add_func ("/pages/end/reduced", test_end_reduced);
  g_test_add_func ("/pages/end/accents", test_end_accents);
  g_test_add_func ("/pages/end/challenge", test_end_challenge);

  return g_test_run ();
}
