/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages on which a round is read out: what they show and are read aloud as, what emits what, by keys alone. */

#include "await.h"
#include "pages-hands.h"
#include "reading-scene.h"
#include "widgets/cubes/cubes-end-page.h"
#include "widgets/cubes/cubes-missed-page.h"
#include "widgets/cubes/cubes-missed-sheet.h"
#include "widgets/cubes/cubes-missed-word.h"
#include "widgets/cubes/cubes-paper-row.h"
#include "widgets/cubes/cubes-paper.h"
#include "widgets/cubes/cubes-peg-art.h"
#include "widgets/cubes/cubes-read-out-page.h"
#include "widgets/cubes/cubes-read-out-papers.h"
#include "widgets/cubes/cubes-standing-page.h"
#include "widgets/cubes/cubes-widgets.h"

/* Longer than a new page wants no keys, in ms. */
#define CALM 750

static SalonLook look;

/* Adds all widgets of @type in @widget to @found, in their order. */
static void
gather (GtkWidget *widget, GType type, GPtrArray *found)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    gather (child, type, found);
}

static GPtrArray *
find_all (GtkWidget *widget, GType type)
{
  GPtrArray *found = g_ptr_array_new ();

  gather (widget, type, found);
  return found;
}

static GtkWidget *
find_nth (GtkWidget *widget, GType type, guint n)
{
  g_autoptr (GPtrArray) found = find_all (widget, type);

  g_assert_cmpuint (n, <, found->len);
  return g_ptr_array_index (found, n);
}

static GtkWidget *
find_row (GtkWidget *widget, const char *word)
{
  g_autoptr (GPtrArray) rows = find_all (widget, CUBES_TYPE_PAPER_ROW);

  for (guint i = 0; i < rows->len; i++)
    if (g_strcmp0 (cubes_paper_row_get_word (rows->pdata[i]), word) == 0)
      return rows->pdata[i];
  return NULL;
}

static void
assert_has_text (GtkWidget *page, const char *text)
{
  g_autoptr (GString) texts = g_string_new (NULL);

  hands_gather_texts (page, texts);
  if (strstr (texts->str, text) == NULL)
    g_error ("“%s” is not in:\n%s", text, texts->str);
}

static void
keep_word_cb (GtkWidget *paper, const char *word, char **kept)
{
  g_free (*kept);
  *kept = g_strdup (word);
}

static void
keep_noticed_cb (GtkWidget *paper, int line, const char *word, char **kept)
{
  g_free (*kept);
  *kept = g_strdup (word);
}

/* A paper in a round */

static void
test_paper (void)
{
  const char *const words[] = { "MINCE", "CHIME", "CHIMES" }, *const fewer[] = { "MINCE", "CHIMES" };
  GtkWidget *paper = cubes_paper_new (), *window, *list, *chimes;
  g_autofree char *struck = NULL, *noticed = NULL;

  cubes_paper_set_owner (CUBES_PAPER (paper), "Ada’s list", 0, 0, FALSE);
  cubes_paper_set_strikes (CUBES_PAPER (paper), TRUE);
  cubes_paper_set_words (CUBES_PAPER (paper), words, 3);
  g_signal_connect (paper, "strike", G_CALLBACK (keep_word_cb), &struck);
  g_signal_connect (paper, "noticed", G_CALLBACK (keep_noticed_cb), &noticed);
  window = hands_present (paper);
  assert_has_text (paper, "3 words");
  chimes = find_row (paper, "CHIMES");
  hands_assert_label (chimes, "Chimes");

  cubes_paper_focus (CUBES_PAPER (paper));
  g_assert_cmpstr (noticed, ==, "MINCE");
  list = gtk_widget_get_parent (chimes);
  g_assert_true (hands_press (list, GDK_KEY_End));
  g_assert_cmpstr (noticed, ==, "CHIMES");
  g_assert_true (hands_press (list, GDK_KEY_Up));
  g_assert_true (hands_press (list, GDK_KEY_Delete));
  g_assert_cmpstr (struck, ==, "CHIME");

  /* What is struck goes, the other words stay the same widgets, and the focus is on the list still. */
  cubes_paper_set_words (CUBES_PAPER (paper), fewer, 2);
  g_assert_null (find_row (paper, "CHIME"));
  g_assert_true (find_row (paper, "CHIMES") == chimes);
  g_assert_nonnull (gtk_widget_get_focus_child (list));
  assert_has_text (paper, "2 words");
  cubes_paper_set_words (CUBES_PAPER (paper), NULL, 0);
  assert_has_text (paper, "0 words");
  g_assert_cmpstr (noticed, ==, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The read-out */

static void
test_read_out (void)
{
  g_autoptr (CubesGame) game = reading_scene (3, 100, "");
  GtkWidget *page = cubes_read_out_page_new (), *window;
  CubesReadOutPage *self = CUBES_READ_OUT_PAGE (page);
  int on = 0, missed = 0, read = 0;

  cubes_read_out_page_update (self, game, reading_scene_view (game), &look);
  g_signal_connect (page, "go-on", G_CALLBACK (hands_count_cb), &on);
  g_signal_connect (page, "missed", G_CALLBACK (hands_count_cb), &missed);
  g_signal_connect (page, "read", G_CALLBACK (hands_count_cb), &read);
  window = hands_present (page);
  assert_has_text (page, "most points");
  hands_assert_label (find_row (page, "TORQUE"), "Torque, crossed off, Ada, Hugo and Nora");
  hands_assert_label (find_row (page, "QUARTZ"), "Quartz, no Z on the cubes");
  hands_assert_label (find_row (page, "ESTREAT"), "Estreat, 5 points");

  /* Alt and a number go to a list; the panel says what became of the word there. */
  cubes_paper_focus (CUBES_PAPER (find_nth (page, CUBES_TYPE_PAPER, 1)));
  assert_has_text (page, "On the lists of Ada and Hugo: crossed off both.");

  /* With reduced motion the lists are read at once. */
  cubes_read_out_page_read (self);
  g_assert_cmpint (read, ==, 1);

  /* While they are read nothing tells what is still to come; Space ends it. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  cubes_read_out_page_read (self);
  g_assert_cmpint (read, ==, 1);
  hands_assert_label (find_row (page, "QUARTZ"), "Quartz");
  assert_has_text (page, "Hurry on");
  g_assert_true (hands_press (page, GDK_KEY_f));
  g_assert_cmpint (missed, ==, 0);
  hands_look_on (CALM);
  g_assert_true (hands_press (page, GDK_KEY_space));
  g_assert_cmpint (read, ==, 2);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  hands_assert_label (find_row (page, "QUARTZ"), "Quartz, no Z on the cubes");
  assert_has_text (page, "Most points: Nora, 28.");

  g_assert_true (hands_press (page, GDK_KEY_f));
  g_assert_cmpint (missed, ==, 1);
  g_assert_cmpint (on, ==, 0);
  hands_activate (hands_get (page, "go-on"));
  g_assert_cmpint (on, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* How far the lists are scrolled, in px. */
static double
get_scrolled (GtkWidget *page)
{
  GtkWidget *row = find_row (page, "TORQUE");
  graphene_point_t place;

  g_assert_true (gtk_widget_compute_point (row, page, &GRAPHENE_POINT_INIT (0, 0), &place));
  return -place.y;
}

/* A list that is longer than the page is followed down to its end; then all lists are seen from their beginning again. */
static void
test_long_list (void)
{
  g_autoptr (CubesGame) game = reading_scene (3, 100, "option spelling free\n");
  GtkWidget *page = cubes_read_out_page_new (), *window;
  CubesReadOutPage *self = CUBES_READ_OUT_PAGE (page);
  CubesReadOutPapers *papers;
  double top;

  cubes_read_out_page_update (self, game, reading_scene_view (game), &look);
  window = hands_present (page);
  papers = CUBES_READ_OUT_PAPERS (find_nth (page, CUBES_TYPE_READ_OUT_PAPERS, 0));
  top = get_scrolled (page);
  cubes_read_out_papers_show_line (papers, 19);
  await (get_scrolled (page) > top + 20);
  cubes_read_out_page_read (self);
  await (get_scrolled (page) < top + 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
keep_said_cb (GtkWidget *page, const char *text, GString *said)
{
  g_string_append_printf (said, "%s\n", text);
}

/* How often @said has this line. */
static guint
count_said (GString *said, const char *line)
{
  g_auto (GStrv) lines = g_strsplit (said->str, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    n += g_str_equal (lines[i], line);
  return n;
}

static void
assert_all_said (GString *said)
{
  /* Each word once, however many lists have it, and nothing of what counts. */
  g_assert_cmpuint (count_said (said, "Torque, crossed off, Ada, Hugo and Nora."), ==, 1);
  g_assert_cmpuint (count_said (said, "Chime, crossed off, Ada, Hugo and Marie."), ==, 1);
  g_assert_cmpuint (count_said (said, "Quartz, no Z on the cubes, Hugo."), ==, 1);
  g_assert_null (strstr (said->str, "Estreat"));
  g_assert_true (g_str_has_suffix (said->str, "\nMost points: Nora, 28.\n"));
}

/* Screen readers hear what is crossed off and what is wrong as it is read, and at last who has the most; with reduced motion
 * the same at once. Space skips the words, not the end. */
static void
test_said (void)
{
  g_autoptr (CubesGame) game = reading_scene (3, 100, "");
  g_autoptr (GString) said = g_string_new (NULL);
  g_autoptr (GString) at_once = g_string_new (NULL);
  GtkWidget *page = cubes_read_out_page_new (), *window;
  CubesReadOutPage *self = CUBES_READ_OUT_PAGE (page);
  int read = 0;

  cubes_read_out_page_update (self, game, reading_scene_view (game), &look);
  g_signal_connect (page, "say", G_CALLBACK (keep_said_cb), said);
  g_signal_connect (page, "read", G_CALLBACK (hands_count_cb), &read);
  window = hands_present (page);
  g_assert_cmpstr (said->str, ==, "");
  cubes_read_out_page_read (self);
  assert_all_said (said);
  g_string_assign (at_once, said->str);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_string_truncate (said, 0);
  cubes_read_out_page_read (self);
  g_assert_null (strstr (said->str, "Quartz"));
  await (read >= 2);
  g_assert_cmpstr (said->str, ==, at_once->str);

  g_string_truncate (said, 0);
  cubes_read_out_page_read (self);
  hands_activate (hands_get (page, "go-on"));
  g_assert_cmpint (read, ==, 3);
  g_assert_null (strstr (said->str, "Quartz"));
  g_assert_true (g_str_has_suffix (said->str, "Most points: Nora, 28.\n"));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A free spelling offers a challenge for a word that counts, by its line or Enter, and takes the ruling. */
static void
test_challenge (void)
{
  g_autoptr (CubesGame) game = reading_scene (3, 100, "option spelling free\n");
  GtkWidget *page = cubes_read_out_page_new (), *window, *row;

  cubes_read_out_page_update (CUBES_READ_OUT_PAGE (page), game, reading_scene_view (game), &look);
  window = hands_present (page);
  row = find_row (page, "MORSED");
  hands_assert_label (row, "Morsed, 3 points");
  gtk_widget_grab_focus (row);
  g_assert_true (hands_press (gtk_widget_get_parent (row), GDK_KEY_Return));
  assert_has_text (hands_get (page, "challenge"), "Nora: MORSED");
  hands_activate (find_nth (hands_get (page, "challenge"), GTK_TYPE_BUTTON, 1));
  cubes_read_out_page_update (CUBES_READ_OUT_PAGE (page), game, reading_scene_view (game), &look);
  hands_assert_label (find_row (page, "MORSED"), "Morsed, ruled out");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What nobody found */

static void
test_missed (void)
{
  g_autoptr (CubesGame) game = reading_scene (1, 0, "");
  GtkWidget *page = cubes_missed_page_new (), *window, *sheet;
  int back = 0;

  reading_scene_solve (game);
  cubes_missed_page_update (CUBES_MISSED_PAGE (page), game, reading_scene_view (game), &look);
  g_signal_connect (page, "back", G_CALLBACK (hands_count_cb), &back);
  window = hands_present (page);
  for (int i = 0; i < 3; i++)
    gtk_test_widget_wait_for_draw (window);
  assert_has_text (page, "Together you found 47 words");
  sheet = find_nth (page, CUBES_TYPE_MISSED_SHEET, 0);
  hands_assert_label (sheet, "What nobody found");

  /* The keys go from word to word, the last of which comes into sight. */
  g_assert_true (cubes_missed_sheet_focus_word (CUBES_MISSED_SHEET (sheet)));
  hands_assert_label (gtk_widget_get_focus_child (sheet), "ostracean, 11 points");
  g_assert_true (hands_press (sheet, GDK_KEY_End));
  g_assert_nonnull (gtk_widget_get_focus_child (sheet));
  g_assert_true (gtk_widget_get_first_child (sheet) != NULL);
  g_assert_true (hands_press (sheet, GDK_KEY_Home));
  g_assert_true (hands_press (sheet, GDK_KEY_Down));
  hands_assert_label (gtk_widget_get_focus_child (sheet), "orifices, 11 points");

  g_assert_true (hands_press (page, GDK_KEY_Escape));
  g_assert_cmpint (back, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The standing and the end */

static void
test_standing (void)
{
  g_autoptr (CubesGame) game = reading_scene (3, 100, "");
  GtkWidget *page = cubes_standing_page_new (), *window;
  int next = 0, lists = 0;
  gint64 shown;

  cubes_standing_page_update (CUBES_STANDING_PAGE (page), game, reading_scene_view (game), &look);
  g_signal_connect (page, "next-round", G_CALLBACK (hands_count_cb), &next);
  g_signal_connect (page, "lists", G_CALLBACK (hands_count_cb), &lists);
  /* Right after it has come, the page takes no keys: they may have been meant for the page before. */
  shown = g_get_monotonic_time ();
  window = hands_present (page);
  g_assert_true (hands_press (page, GDK_KEY_Return));
  if (g_get_monotonic_time () - shown < CALM * G_TIME_SPAN_MILLISECOND)
    g_assert_cmpint (next, ==, 0);
  next = 0;
  for (int i = 0; i < 3; i++)
    gtk_test_widget_wait_for_draw (window);
  assert_has_text (page, "52 to go for Nora");
  assert_has_text (page, "Ada shakes");
  hands_assert_label (gtk_widget_get_first_child (find_nth (page, CUBES_TYPE_PEG_BOARD, 0)), "Ada, 38 points, +25");
  hands_look_on (CALM);
  g_assert_true (hands_press (page, GDK_KEY_Return));
  g_assert_cmpint (next, ==, 1);
  g_assert_true (hands_press (page, GDK_KEY_Escape));
  g_assert_cmpint (lists, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_steps (void)
{
  g_assert_cmpint (cubes_peg_step (10), ==, 1);
  g_assert_cmpint (cubes_peg_step (249), ==, 1);
  g_assert_cmpint (cubes_peg_step (250), ==, 5);
  g_assert_cmpint (cubes_peg_step (599), ==, 5);
  g_assert_cmpint (cubes_peg_step (600), ==, 10);
}

static void
test_end (void)
{
  g_autoptr (CubesGame) game = reading_scene (3, 40, "");
  GtkWidget *page = cubes_end_page_new (), *window;
  int again = 0, table = 0;

  cubes_end_page_update (CUBES_END_PAGE (page), game, reading_scene_view (game), &look);
  g_signal_connect (page, "play-again", G_CALLBACK (hands_count_cb), &again);
  g_signal_connect (page, "table", G_CALLBACK (hands_count_cb), &table);
  window = hands_present (page);
  assert_has_text (page, "Nora wins with 48 points");
  assert_has_text (page, "The best word: “dancers”, by Hugo, 5 points.");
  assert_has_text (page, "15 words counted · best in 2 rounds, at most 28 points in one");
  g_assert_true (gtk_widget_get_mapped (hands_get (page, "end-chart")));
  g_assert_true (hands_press (page, GDK_KEY_Escape));
  g_assert_cmpint (table, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* In a game of one round all points came at once: no chart shows how. */
static void
test_end_of_one_round (void)
{
  g_autoptr (CubesGame) game = reading_scene (1, 0, "");
  GtkWidget *page = cubes_end_page_new (), *window;

  cubes_end_page_update (CUBES_END_PAGE (page), game, reading_scene_view (game), &look);
  window = hands_present (page);
  assert_has_text (page, "wins with");
  g_assert_false (gtk_widget_get_mapped (hands_get (page, "end-chart")));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* How large what is clicked is in a window of 1024 × 600, in px: at least, and where there is room. */
#define LEAST_TARGET 28
#define TARGET       40

/* Asserts that a click at @x, @y hits @button. */
static void
assert_hit (GtkWidget *page, GtkWidget *button, float x, float y)
{
  GtkWidget *hit = gtk_widget_pick (page, x, y, GTK_PICK_DEFAULT);

  if (hit != button && (hit == NULL || !gtk_widget_is_ancestor (hit, button)))
    g_error ("%s of %s is not hit at %g, %g", gtk_widget_get_name (button), G_OBJECT_TYPE_NAME (page), x, y);
}

/* Asserts that all buttons of @page that are seen are large enough. Returns how many there are. */
static guint
assert_targets (GtkWidget *page, const char *css_class, float least)
{
  g_autoptr (GPtrArray) buttons = find_all (page, GTK_TYPE_BUTTON);
  guint n = 0;

  for (guint i = 0; i < buttons->len; i++)
    {
      graphene_rect_t box;

      if (!gtk_widget_get_mapped (buttons->pdata[i])
          || (css_class != NULL && !gtk_widget_has_css_class (buttons->pdata[i], css_class)))
        continue;
      g_assert_true (gtk_widget_compute_bounds (buttons->pdata[i], page, &box));
      if (MIN (box.size.width, box.size.height) < least)
        g_error ("%s of %s is %g × %g", gtk_widget_get_name (buttons->pdata[i]), G_OBJECT_TYPE_NAME (page),
                 box.size.width, box.size.height);
      if (gtk_widget_get_sensitive (buttons->pdata[i]))
        {
          assert_hit (page, buttons->pdata[i], box.origin.x + box.size.width / 2, box.origin.y + .5f);
          assert_hit (page, buttons->pdata[i], box.origin.x + box.size.width / 2, box.origin.y + box.size.height - .5f);
        }
      n++;
    }
  return n;
}

static GtkWidget *
present_small (GtkWidget *page)
{
  GtkWidget *window = hands_present (page);

  /* Without the header of the window. */
  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 600 - 47);
  await (gtk_widget_get_width (page) == 1024 && gtk_widget_has_css_class (page, "small"));
  gtk_test_widget_wait_for_draw (window);
  return window;
}

/* Asserts that all lists are whole within @page. */
static void
assert_whole_papers (GtkWidget *page, guint n)
{
  g_autoptr (GPtrArray) papers = find_all (page, CUBES_TYPE_PAPER);

  g_assert_cmpuint (papers->len, ==, n);
  for (guint i = 0; i < n; i++)
    {
      graphene_rect_t box;

      g_assert_true (gtk_widget_compute_bounds (papers->pdata[i], page, &box));
      g_assert_cmpfloat (box.origin.x, >=, 0);
      g_assert_cmpfloat (box.origin.x + box.size.width, <=, gtk_widget_get_width (page));
    }
}

/* In a small window everything can still be hit. */
static void
test_targets (void)
{
  g_autoptr (CubesGame) game = reading_scene (3, 100, "option spelling free\n");
  const CubesView *view = reading_scene_view (game);
  GtkWidget *read_out = cubes_read_out_page_new (), *missed = cubes_missed_page_new ();
  GtkWidget *standing = cubes_standing_page_new (), *window, *row;

  cubes_read_out_page_update (CUBES_READ_OUT_PAGE (read_out), game, view, &look);
  window = present_small (read_out);
  assert_whole_papers (read_out, 4);
  row = find_row (read_out, "CAROMED");
  gtk_widget_grab_focus (row);
  gtk_test_widget_wait_for_draw (window);
  g_assert_cmpuint (assert_targets (read_out, "cubes-page-button", TARGET), ==, 2);
  g_assert_cmpuint (assert_targets (gtk_widget_get_parent (row), NULL, LEAST_TARGET), ==, 1);
  g_assert_true (hands_press (gtk_widget_get_parent (row), GDK_KEY_Return));
  hands_look_on (100);
  g_assert_cmpuint (assert_targets (hands_get (read_out, "challenge"), NULL, LEAST_TARGET), >=, 2);
  gtk_window_destroy (GTK_WINDOW (window));

  reading_scene_solve (game);
  cubes_missed_page_update (CUBES_MISSED_PAGE (missed), game, view, &look);
  window = present_small (missed);
  g_assert_cmpuint (assert_targets (missed, NULL, LEAST_TARGET), >=, 12);
  g_assert_cmpuint (assert_targets (missed, "found-choice", LEAST_TARGET), ==, 6);
  g_assert_cmpuint (assert_targets (missed, "cubes-page-button", TARGET), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));

  cubes_standing_page_update (CUBES_STANDING_PAGE (standing), game, view, &look);
  window = present_small (standing);
  g_assert_cmpuint (assert_targets (standing, "cubes-page-button", TARGET), ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What is rubbed out with a click in a round. */
static void
test_rubber (void)
{
  const char *const words[] = { "MINCE", "CHIME" };
  GtkWidget *paper = cubes_paper_new (), *window;

  cubes_paper_set_owner (CUBES_PAPER (paper), "Ada’s list", 0, 0, FALSE);
  cubes_paper_set_strikes (CUBES_PAPER (paper), TRUE);
  cubes_paper_set_words (CUBES_PAPER (paper), words, 2);
  window = hands_present (paper);
  cubes_paper_focus (CUBES_PAPER (paper));
  gtk_test_widget_wait_for_draw (window);
  g_assert_cmpuint (assert_targets (paper, NULL, LEAST_TARGET), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  hands_init (&argc, &argv);
  cubes_widgets_load_style ();
  salon_look_init (&look);
  g_test_add_func ("/cubes/reading/paper", test_paper);
  g_test_add_func ("/cubes/reading/read-out", test_read_out);
  g_test_add_func ("/cubes/reading/long-list", test_long_list);
  g_test_add_func ("/cubes/reading/said", test_said);
  g_test_add_func ("/cubes/reading/challenge", test_challenge);
  g_test_add_func ("/cubes/reading/missed", test_missed);
  g_test_add_func ("/cubes/reading/standing", test_standing);
  g_test_add_func ("/cubes/reading/targets", test_targets);
  g_test_add_func ("/cubes/reading/rubber", test_rubber);
  g_test_add_func ("/cubes/reading/steps", test_steps);
  g_test_add_func ("/cubes/reading/end", test_end);
  g_test_add_func ("/cubes/reading/end-of-one-round", test_end_of_one_round);
  return g_test_run ();
}
