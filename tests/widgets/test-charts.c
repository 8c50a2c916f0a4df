/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The charts: each is a table to assistive technologies, the score is a slider as well, and all of them are drawn at any
 * size. With a folder as its argument the test leaves a picture of them there, to be looked at. */

#include "pages-hands.h"
#include "widgets/salon-chart-accuracy.h"
#include "widgets/salon-chart-letters.h"
#include "widgets/salon-chart-ring.h"
#include "widgets/salon-chart-rows.h"
#include "widgets/salon-chart-sides.h"
#include "widgets/salon-chart-split.h"
#include "widgets/salon-chart-streak.h"
#include "widgets/salon-chart-sum.h"
#include "widgets/salon-chart.h"

static const char *folder;

static const int ada[] = { 10, 25, 25, 25, 40, 55, 55, 95, 95, 280 };
static const int marie[] = { 0, 0, -50, -50, -50, -15, -15, -15, -15, -15 };

static GtkWidget *
make_score (void)
{
  SalonChart *chart = g_object_new (SALON_TYPE_CHART, NULL);

  salon_chart_add (chart, "Ada", 0, ada, G_N_ELEMENTS (ada), TRUE);
  salon_chart_add (chart, "Marie", 1, marie, G_N_ELEMENTS (marie), FALSE);
  salon_chart_set_labelled (chart, TRUE);
  salon_chart_set_caption (chart, "The score, question by question");
  salon_chart_set_flags (chart, (const guint[]) { 3, 10 }, 2);
  salon_chart_set_slider (chart, "Question");
  salon_chart_set_cursor (chart, 6);
  salon_chart_set_future_faded (chart, TRUE);
  return GTK_WIDGET (chart);
}

static GtkWidget *
make_letters (void)
{
  static const SalonLetterBar bars[] = {
    { 'R', 61, -1, -1, SALON_FILL_USUAL }, { '.', 49, -1, -1, SALON_FILL_USUAL }, { 'S', 46, -1, -1, SALON_FILL_GOLD },
    { 'D', 45, -1, -1, SALON_FILL_USUAL }, { 'T', 28, -1, -1, SALON_FILL_ASKED },
  };
  GtkWidget *chart = salon_chart_letters_new ();

  salon_chart_letters_set (SALON_CHART_LETTERS (chart), bars, G_N_ELEMENTS (bars), 100, "What fits");
  salon_chart_letters_set_headings (SALON_CHART_LETTERS (chart), "% of the words", NULL, NULL);
  return chart;
}

static GtkWidget *
make_asked (void)
{
  static const SalonLetterBar bars[] = {
    { 'E', 38, 21, 55, SALON_FILL_USUAL },
    { 'S', 31, 14, 44, SALON_FILL_USUAL },
    { 'A', 27, 13, 48, SALON_FILL_USUAL },
    { 'R', 0, 0, 0, SALON_FILL_USUAL },
  };
  GtkWidget *chart = salon_chart_letters_new ();

  salon_chart_letters_set (SALON_CHART_LETTERS (chart), bars, G_N_ELEMENTS (bars), 0, "Letters asked most");
  salon_chart_letters_set_headings (SALON_CHART_LETTERS (chart), "times asked", "hit", "hit, %");
  salon_chart_letters_set_part_text (SALON_CHART_LETTERS (chart), "hit");
  return chart;
}

static GtkWidget *
make_accuracy (void)
{
  SalonAccuracyDot dots[27];
  GtkWidget *chart = salon_chart_accuracy_new ();

  for (guint i = 0; i < G_N_ELEMENTS (dots); i++)
    dots[i] = (SalonAccuracyDot) { 1772000000 + i * 864000ll, (int) (52 + i + i * 7 % 13), i % 3 == 0 };
  salon_chart_accuracy_set (SALON_CHART_ACCURACY (chart), dots, G_N_ELEMENTS (dots));
  g_assert_cmpint (salon_accuracy_mean (dots, 2), ==, 56);
  g_assert_cmpint (salon_accuracy_mean (dots, 0), ==, 0);
  return chart;
}

static GtkWidget *
make_many (void)
{
  SalonAccuracyDot dots[60];
  GtkWidget *chart = salon_chart_accuracy_new ();

  for (guint i = 0; i < G_N_ELEMENTS (dots); i++)
    dots[i] = (SalonAccuracyDot) { 0, (int) i + 40, FALSE };
  salon_chart_accuracy_set (SALON_CHART_ACCURACY (chart), dots, G_N_ELEMENTS (dots));
  return chart;
}

static GtkWidget *
make_sides (void)
{
  GtkWidget *chart = salon_chart_sides_new ();

  salon_chart_sides_begin (SALON_CHART_SIDES (chart), "Ada", 0, "Who was ahead");
  salon_chart_sides_add (SALON_CHART_SIDES (chart), "Nora", NULL, 3, 9, 12);
  salon_chart_sides_add (SALON_CHART_SIDES (chart), "Hugo", "computer", 5, 11, 0);
  return chart;
}

static GtkWidget *
make_figures (void)
{
  GtkWidget *widget = make_sides ();
  SalonChartSides *chart = SALON_CHART_SIDES (widget);

  salon_chart_sides_set_heading (chart, 0, "points a game");
  salon_chart_sides_set_heading (chart, 1, "accuracy");
  salon_chart_sides_set_figure (chart, 0, 0, "152", "152 points a game");
  salon_chart_sides_set_figure (chart, 0, 1, "81", "accuracy 81");
  salon_chart_sides_set_figure (chart, 1, 0, "−3", "−3 points a game");
  return widget;
}

static GtkWidget *
make_split (void)
{
  GtkWidget *chart = salon_chart_split_new ();

  salon_chart_split_set (SALON_CHART_SPLIT (chart), 226, -41, -20, 280, "Nora");
  return chart;
}

static GtkWidget *
make_luck (void)
{
  GtkWidget *chart = salon_chart_split_new ();

  salon_chart_split_set (SALON_CHART_SPLIT (chart), 214, 66, -20, 280, "Ada");
  return chart;
}

static GtkWidget *
make_rows (void)
{
  static const SalonChartRow rows[] = {
    { "Nora", 0, 3, 226, "226", -1, -1, TRUE },
    { "Ada", 0, 0, 214, "214", -1, -1, FALSE },
    { "Marie", 0, 1, -5, "−5", -1, -1, FALSE },
  };
  GtkWidget *chart = salon_chart_rows_new ();

  salon_chart_rows_set (SALON_CHART_ROWS (chart), rows, G_N_ELEMENTS (rows), 0, FALSE, "With even luck", "Player",
                        "points");
  return chart;
}

static GtkWidget *
make_word (void)
{
  static const SalonChartRow rows[] = {
    { NULL, 'G', -1, 33, "33", 3, 1, FALSE },
    { NULL, 'I', -1, 4, "4", 3, 2, FALSE },
    { NULL, '.', -1, 16, "16", 3, 1, FALSE },
  };
  GtkWidget *chart = salon_chart_rows_new ();

  salon_chart_rows_set (SALON_CHART_ROWS (chart), rows, G_N_ELEMENTS (rows), 58, TRUE, "Hidden until", "Letter",
                        "question");
  return chart;
}

static GtkWidget *
make_sum (void)
{
  static const SalonChartPart parts[] = {
    { 118, FALSE, "questions", "asked well" },
    { 108, FALSE, "words named", NULL },
    { 12, TRUE, "cards drawn", "better than most" },
    { -53, TRUE, "letters", "hit too seldom" },
  };
  GtkWidget *chart = salon_chart_sum_new ();

  salon_chart_sum_set (SALON_CHART_SUM (chart), parts, G_N_ELEMENTS (parts), 3, "points", "on the pad",
                       "Where 185 points come from");
  return chart;
}

static GtkWidget *
make_streak (void)
{
  static const gboolean won[] = { TRUE, FALSE, TRUE, TRUE };
  GtkWidget *chart = salon_chart_streak_new ();

  salon_chart_streak_set (SALON_CHART_STREAK (chart), won, G_N_ELEMENTS (won), "The last games");
  return chart;
}

static GtkWidget *
make_ring (void)
{
  GtkWidget *chart = salon_chart_ring_new ();

  salon_chart_ring_set (SALON_CHART_RING (chart), 3, 83, 5);
  return chart;
}

/* Each chart, with its table: rows separated by “;”, cells by “|”. NULL: it is none. */
static const struct {
  const char *name;
  GtkWidget *(*make) (void);
  const char *caption, *table;
} charts[] = {
  { "score", make_score, "The score, question by question",
    "Player|1|2|3|4|5|6|7|8|9|10;Ada|10|25|25|25|40|55|55|95|95|280;Marie|0|0|−50|−50|−50|−15|−15|−15|−15|−15" },
  { "letters", make_letters, "What fits", "Letter|% of the words;R|61;blank|49;S|46;D|45;T|28" },
  { "asked", make_asked, "Letters asked most",
    "Letter|times asked|hit|hit, %;E|38|21|55;S|31|14|44;A|27|13|48;R|0|0|0" },
  { "accuracy", make_accuracy, "Accuracy, 27 games, from 52 to 88", NULL },
  { "many", make_many, "Accuracy, 60 games, from 40 to 99; the last 50 of them", NULL },
  { "sides", make_sides, "Who was ahead", "Rival|rival ahead|Ada;Nora|9|12;Hugo, computer|11|0" },
  { "figures", make_figures, "Who was ahead",
    "Rival|rival ahead|Ada|points a game|accuracy;Nora|9|12|152|81;Hugo, computer|11|0|−3|–" },
  { "split", make_split, "Nora", "by play|by luck|points;226|−41|185" },
  { "luck", make_luck, "Ada", "by play|by luck|points;214|+66|280" },
  { "rows", make_rows, "With even luck", "Player|points;Nora|226;Ada|214;Marie|−5" },
  { "word", make_word, "Hidden until", "Letter|question;G|33;I|4;.|16" },
  { "sum", make_sum, "Where 185 points come from",
    "where from|points;questions|118;words named|108;cards drawn|12;letters|−53;points|185" },
  { "streak", make_streak, "The last games", "Game|Result;1|won;2|not won;3|won;4|won" },
  { "ring", make_ring, NULL, NULL },
};

static GtkWidget *
present (GtkWidget *chart, int width, int height)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *window;

  gtk_widget_set_size_request (chart, width, height);
  gtk_widget_set_halign (chart, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (chart, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), chart);
  window = hands_present (box);
  hands_look_on (60);
  return window;
}

static void
assert_table (GtkWidget *chart, const char *table)
{
  g_auto (GStrv) rows = g_strsplit (table, ";", -1);
  guint n = 0;

  gtk_test_accessible_assert_role (chart, GTK_ACCESSIBLE_ROLE_TABLE);
  for (GtkWidget *row = gtk_widget_get_first_child (chart); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      g_auto (GStrv) cells = NULL;
      guint i = 0;

      if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (row)) != GTK_ACCESSIBLE_ROLE_ROW)
        continue;
      g_assert_cmpuint (n, <, g_strv_length (rows));
      cells = g_strsplit (rows[n++], "|", -1);
      for (GtkWidget *cell = gtk_widget_get_first_child (row); cell != NULL; cell = gtk_widget_get_next_sibling (cell))
        {
          g_assert_cmpuint (i, <, g_strv_length (cells));
          hands_assert_label (cell, cells[i++]);
        }
      g_assert_cmpuint (i, ==, g_strv_length (cells));
    }
  g_assert_cmpuint (n, ==, g_strv_length (rows));
}

static void
test_tables (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (charts); i++)
    {
      GtkWidget *chart = charts[i].make (), *window = present (chart, 500, 200);

      if (charts[i].caption != NULL)
        hands_assert_label (chart, charts[i].caption);
      if (charts[i].table != NULL)
        assert_table (chart, charts[i].table);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* A chart that is set again has one table, not two. */
static void
test_table_again (void)
{
  GtkWidget *chart = make_sides (), *window = present (chart, 400, 200);

  salon_chart_sides_begin (SALON_CHART_SIDES (chart), "Ada", 0, "Who was ahead");
  salon_chart_sides_add (SALON_CHART_SIDES (chart), "Léa", NULL, 4, 3, 5);
  hands_look_on (30);
  assert_table (chart, "Rival|rival ahead|Ada;Léa|3|5");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
moved_cb (SalonChart *chart, int move, int *last)
{
  *last = move;
}

static void
test_slider (void)
{
  GtkWidget *chart = make_score (), *window = present (chart, 880, 120);
  GtkWidget *cursor = gtk_widget_get_first_child (chart);
  int last = -1;

  while (!gtk_widget_get_focusable (cursor))
    cursor = gtk_widget_get_next_sibling (cursor);
  gtk_test_accessible_assert_role (cursor, GTK_ACCESSIBLE_ROLE_SLIDER);
  hands_assert_label (cursor, "Question");
  g_signal_connect (chart, "moved", G_CALLBACK (moved_cb), &last);
  salon_chart_set_cursor (SALON_CHART (chart), 4);
  g_assert_cmpint (last, ==, -1);
  gtk_widget_grab_focus (cursor);
  hands_press (cursor, GDK_KEY_Right);
  g_assert_cmpint (last, ==, 5);
  hands_press (cursor, GDK_KEY_Left);
  hands_press (cursor, GDK_KEY_Left);
  g_assert_cmpint (last, ==, 3);
  hands_press (cursor, GDK_KEY_End);
  g_assert_cmpint (last, ==, 10);
  hands_press (cursor, GDK_KEY_Right);
  g_assert_cmpint (last, ==, 10);
  hands_press (cursor, GDK_KEY_Home);
  g_assert_cmpint (last, ==, 0);
  g_assert_cmpint (salon_chart_get_cursor (SALON_CHART (chart)), ==, 0);
  salon_chart_set_slider_text (SALON_CHART (chart), "Question 1 of 10. Ada asked Marie for a T.");
  gtk_test_accessible_assert_property (cursor, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                       "Question 1 of 10. Ada asked Marie for a T.");

  /* Fewer moves: the cursor stays among them. */
  salon_chart_set_cursor (SALON_CHART (chart), 10);
  salon_chart_clear (SALON_CHART (chart));
  g_assert_cmpint (salon_chart_get_cursor (SALON_CHART (chart)), ==, 0);
  salon_chart_set_slider (SALON_CHART (chart), NULL);
  g_assert_false (gtk_widget_get_visible (cursor));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What is drawn in a node: texts, and the knob, by where they are in the chart. */
typedef struct {
  GArray *texts; /* of graphene_rect_t */
  graphene_rect_t knob;
  gboolean has_knob;
} Drawn;

static void
look_at (GskRenderNode *node, float x, float y, Drawn *drawn)
{
  graphene_rect_t place;

  gsk_render_node_get_bounds (node, &place);
  graphene_rect_offset (&place, x, y);
  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        look_at (gsk_container_node_get_child (node, i), x, y, drawn);
      break;
    case GSK_TRANSFORM_NODE:
      {
        float dx = 0, dy = 0;

        gsk_transform_to_translate (gsk_transform_node_get_transform (node), &dx, &dy);
        look_at (gsk_transform_node_get_child (node), x + dx, y + dy, drawn);
        break;
      }
    case GSK_CLIP_NODE:
      look_at (gsk_clip_node_get_child (node), x, y, drawn);
      break;
    case GSK_ROUNDED_CLIP_NODE:
      drawn->knob = place;
      drawn->has_knob = TRUE;
      break;
    case GSK_TEXT_NODE:
      g_array_append_val (drawn->texts, place);
      break;
    default:
      break;
    }
}

/* Wherever the cursor is, its knob covers no number of the axes and no total: the only text on it is its own. */
static void
test_knob (void)
{
  static const int widths[] = { 240, 500, 880 };

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GtkWidget *chart = make_score (), *window = present (chart, widths[i], 120);

      for (int move = 0; move <= (int) G_N_ELEMENTS (ada); move++)
        {
          GtkSnapshot *snapshot = gtk_snapshot_new ();
          g_autoptr (GskRenderNode) node = NULL;
          Drawn drawn = { .texts = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t)) };
          guint on_knob = 0;

          salon_chart_set_cursor (SALON_CHART (chart), move);
          GTK_WIDGET_GET_CLASS (chart)->snapshot (chart, snapshot);
          node = gtk_snapshot_free_to_node (snapshot);
          look_at (node, 0, 0, &drawn);
          g_assert_true (drawn.has_knob);
          for (guint j = 0; j < drawn.texts->len; j++)
            on_knob += graphene_rect_intersection (&drawn.knob, &g_array_index (drawn.texts, graphene_rect_t, j), NULL);
          g_assert_cmpuint (on_knob, ==, 1);
          g_assert_cmpuint (drawn.texts->len, >, 4);
          g_array_unref (drawn.texts);
        }
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* Drawn at sizes from tiny to huge, and without anything to show. */
static void
test_sizes (void)
{
  static const int sizes[][2] = { { 10, 10 }, { 240, 72 }, { 1330, 700 } };

  for (gsize i = 0; i < G_N_ELEMENTS (charts); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (sizes); j++)
      gtk_window_destroy (GTK_WINDOW (present (charts[i].make (), sizes[j][0], sizes[j][1])));
  gtk_window_destroy (GTK_WINDOW (present (g_object_new (SALON_TYPE_CHART, NULL), 300, 100)));
  gtk_window_destroy (GTK_WINDOW (present (salon_chart_letters_new (), 300, 100)));
  gtk_window_destroy (GTK_WINDOW (present (salon_chart_accuracy_new (), 300, 100)));
  gtk_window_destroy (GTK_WINDOW (present (salon_chart_sides_new (), 300, 100)));
  gtk_window_destroy (GTK_WINDOW (present (salon_chart_rows_new (), 300, 100)));
  gtk_window_destroy (GTK_WINDOW (present (salon_chart_sum_new (), 300, 100)));
}

static void
test_steps (void)
{
  g_assert_cmpint (salon_plot_step (0, 3), ==, 1);
  g_assert_cmpint (salon_plot_step (3, 3), ==, 1);
  g_assert_cmpint (salon_plot_step (58, 8), ==, 10);
  g_assert_cmpint (salon_plot_step (295, 3), ==, 100);
  g_assert_cmpint (salon_plot_step (1000000, 3), ==, 500000);
}

static void
test_gallery (void)
{
  GtkWidget *grid = gtk_grid_new (), *window;
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *name = NULL;

  gtk_grid_set_row_spacing (GTK_GRID (grid), 16);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 24);
  gtk_widget_add_css_class (grid, "chart-paper");
  for (gsize i = 0; i < G_N_ELEMENTS (charts); i++)
    {
      GtkWidget *chart = charts[i].make ();

      gtk_widget_set_size_request (chart, i == 0 ? 880 : 560, i == 0 ? 120 : 190);
      gtk_widget_set_vexpand (chart, TRUE);
      gtk_widget_set_hexpand (chart, TRUE);
      gtk_grid_attach (GTK_GRID (grid), chart, i == 0 ? 0 : (int) (i - 1) % 2, i == 0 ? 0 : (int) (i + 1) / 2,
                       i == 0 ? 2 : 1, 1);
    }
  window = hands_present (grid);
  hands_look_on (700);
  paintable = gtk_widget_paintable_new (window);
  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  name = g_build_filename (folder, "charts.png", NULL);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  g_assert_true (gdk_texture_save_to_png (texture, name));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  hands_init (&argc, &argv);
  folder = argc > 1 ? argv[1] : NULL;

  g_test_add_func ("/charts/tables", test_tables);
  g_test_add_func ("/charts/table-again", test_table_again);
  g_test_add_func ("/charts/slider", test_slider);
  g_test_add_func ("/charts/knob", test_knob);
  g_test_add_func ("/charts/sizes", test_sizes);
  g_test_add_func ("/charts/steps", test_steps);
  if (folder != NULL)
    g_test_add_func ("/charts/gallery", test_gallery);

  return g_test_run ();
}
