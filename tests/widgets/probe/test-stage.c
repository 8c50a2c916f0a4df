/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The stage on the real table: what the board shows while a moment runs, hurrying, pausing, and that a table
 * on which nothing moves asks for no frame. */

#include <math.h>

#include "await.h"
#include "pages-hands.h"
#include "pages-scene.h"
#include "stage-scene.h"
#include "widgets/probe/probe-end-page.h"
#include "widgets/probe/probe-end-seat.h"
#include "widgets/probe/probe-pair-ring.h"
#include "widgets/probe/probe-stage-poses.h"
#include "widgets/probe/probe-stage.h"
#include "widgets/probe/probe-table.h"
#include "widgets/salon-pad-cell.h"
#include "widgets/salon-table.h"
#include "widgets/salon-theme-use.h"

#define SET_UP                                                                             \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\n" \
  "seat 1 human Ada\nseat 2 human Hugo\nseat 3 human Nora\nfirst 3\n"                      \
  "word 1 ROCKET\nword 2 GIRAFFE\nword 3 KAYAK\nbegin\n3 ask 2 A\n"

/* One “no” before the end; Nora keeps five cards. */
#define FINAL                                                                                                    \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\n"                       \
  "seat 1 human Ada\nseat 2 human Hugo\nseat 3 human Nora\nfirst 3\n"                                            \
  "word 1 ROCKET\nword 2 GIRAFFE\nword 3 KAYAK\nbegin\n3 interrupt 1 ROCKET\n3 interrupt 2 GIRAFFE\n1 ask 3 Q\n" \
  "3 no\n2 ask 3 Q\n3 no\n1 ask 3 X\n3 no\n2 ask 3 X\n"

static void
scene_init (Scene *scene, gboolean motion)
{
  scene_init_with (scene, motion, SET_UP);
}

static void
answer (Scene *scene)
{
  scene_play (scene, "2 show 4");
}

/* The board is behind the game until the card has turned. */
static void
test_behind (void)
{
  Scene scene;

  scene_init (&scene, TRUE);
  answer (&scene);
  g_assert_true (probe_stage_is_playing (scene.stage));
  pages_scene_assert_tray (scene.table, "tray-2-1", "???????");
  g_assert_cmpint (scene.views, ==, 0);
  scene_wait (&scene);
  g_assert_false (probe_stage_is_playing (scene.stage));
  /* The card, the points, and everything. */
  g_assert_cmpint (scene.views, >=, 1);
  g_assert_cmpint (scene.done, ==, 1);
  pages_scene_assert_tray (scene.table, "tray-2-1", "???A???");
  scene_clear (&scene);
}

/* Finds the cell of the pad in which something is written; there is one, and a row that lies ready has it as well. */
static GtkWidget *
find_total (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (SALON_IS_PAD_CELL (widget))
    {
      g_autofree char *text = NULL;

      g_object_get (widget, "text", &text, NULL);
      return text != NULL && *text != '\0' ? widget : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_total (child);
  return found;
}

static double
written_of (GtkWidget *cell)
{
  double written;

  g_object_get (cell, "written", &written, NULL);
  return written;
}

/* What a frame says of the pad is on the pad, and all of it when the stage rests. */
static void
test_written (void)
{
  ProbeFrame frame = { 0 };
  ProbeMoment moment;
  ProbeView view;
  ProbeBoard *board;
  GtkWidget *cell;
  Scene scene;

  scene_init (&scene, TRUE);
  answer (&scene);
  scene_wait (&scene);
  board = scene_get_board (&scene);
  cell = find_total (hands_get (GTK_WIDGET (probe_board_get_pad (board)), "pad-table"));
  g_assert_nonnull (cell);
  g_assert_cmpfloat (written_of (cell), ==, 1);

  probe_game_get_view (scene.game, PROBE_NOBODY, &view);
  probe_moment_make_fade (&moment, &view, &view);
  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    frame.pad_written[seat] = seat == 2 ? .25f : 1;
  probe_stage_pose (board, &moment, &frame);
  g_assert_cmpfloat (written_of (cell), ==, .25);
  probe_stage_rest (board);
  g_assert_cmpfloat (written_of (cell), ==, 1);
  scene_clear (&scene);
}

/* The ring of the final turns finds their counter, when there is one. */
static void
test_counter (void)
{
  static const char *const records[] = { SET_UP, FINAL };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      ProbeBoard *board;
      graphene_rect_t place, panel;
      Scene scene;

      scene_init_with (&scene, TRUE, records[i]);
      board = scene_get_board (&scene);
      g_assert_cmpint (probe_stage_find_counter (board, &place), ==, i == 1);
      if (i == 1)
        {
          g_assert_true (gtk_widget_compute_bounds (hands_get (GTK_WIDGET (board), "panel"), GTK_WIDGET (board),
                                                    &panel));
          g_assert_true (graphene_rect_contains_rect (&panel, &place));
        }
      scene_clear (&scene);
    }
}

static void
test_skip (void)
{
  Scene scene;

  scene_init (&scene, TRUE);
  answer (&scene);
  probe_stage_skip (scene.stage);
  g_assert_false (probe_stage_is_playing (scene.stage));
  g_assert_cmpint (scene.done, ==, 1);
  pages_scene_assert_tray (scene.table, "tray-2-1", "???A???");
  probe_stage_skip (scene.stage);
  g_assert_cmpint (scene.done, ==, 1);
  scene_clear (&scene);
}

/* Space hurries, and does nothing else; other keys do not. */
static void
test_space (void)
{
  GtkWidget *stage;
  Scene scene;

  scene_init (&scene, TRUE);
  stage = GTK_WIDGET (scene.stage);
  answer (&scene);
  g_assert_false (hands_press (stage, GDK_KEY_Escape));
  g_assert_true (probe_stage_is_playing (scene.stage));
  g_assert_true (hands_press (stage, GDK_KEY_space));
  g_assert_false (probe_stage_is_playing (scene.stage));
  pages_scene_assert_tray (scene.table, "tray-2-1", "???A???");
  scene_clear (&scene);
}

static int shown_of_computers;

/* Counts what is shown of a move, other than its end. */
static void
changed_cb (Scene *scene)
{
  shown_of_computers += probe_stage_is_playing (scene->stage);
}

#define COMPUTERS                                                                          \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\n" \
  "seat 1 human Ada\nseat 2 computer-easy Hugo\nseat 3 computer-easy Nora\nfirst 2\n"      \
  "word 1 ROCKET\nword 2 GIRAFFE\nword 3 KAYAK\nbegin\n2 ask 3 K\n3 show 1\n"

/* Space twice runs to the next decision of a person: nothing is shown of what the computers do until then. */
static void
test_space_twice (void)
{
  Scene scene;

  scene_init_with (&scene, TRUE, COMPUTERS);
  salon_table_set_pace (SALON_TABLE (scene.table), 2.5);
  salon_game_release (SALON_GAME (scene.game));
  await (probe_stage_is_playing (scene.stage));

  g_assert_true (hands_press (GTK_WIDGET (scene.stage), GDK_KEY_space));
  g_assert_true (hands_press (GTK_WIDGET (scene.stage), GDK_KEY_space));
  shown_of_computers = 0;
  g_signal_connect_data (scene.game, "changed", G_CALLBACK (changed_cb), &scene, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  while (probe_game_get_person (scene.game) == PROBE_NOBODY)
    {
      g_assert_cmpint (shown_of_computers, ==, 0);
      await_turn ();
    }
  g_assert_cmpint (probe_game_get_person (scene.game), ==, 0);
  g_signal_handlers_disconnect_by_data (scene.game, &scene);
  scene_clear (&scene);
}

/* Ada asks Hugo, who has two trays; the person in turn has chosen nobody else, as there are only two. */
#define PAIRS                                                                                              \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\noption trays 2\n" \
  "option spelling free\nseat 1 human Ada\nseat 2 human Hugo\nfirst 1\nword 1L ROCKET\nword 1R MARBLE\n"   \
  "word 2L GIRAFFE\nword 2R KAYAK\nbegin\n"

static int
count_lit (GtkWidget *widget)
{
  int lit = PROBE_IS_PAIR_RING (widget) && probe_pair_ring_get_asked (PROBE_PAIR_RING (widget)) > 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    lit += count_lit (child);
  return lit;
}

/* One ring goes round two trays that are both open, and none round a pair of which one word is out. */
static void
test_pair (void)
{
  Scene scene;

  scene_init_with (&scene, FALSE, PAIRS);
  g_assert_cmpint (count_lit (scene.table), ==, 1);
  scene_clear (&scene);
  scene_init_with (&scene, FALSE, PAIRS "1 interrupt 2R KAYAK\n");
  g_assert_cmpint (count_lit (scene.table), ==, 0);
  scene_clear (&scene);
}

/* A table that nobody sees pauses, and a moment that runs then ends. */
static void
test_pause (void)
{
  Scene scene;

  scene_init (&scene, TRUE);
  answer (&scene);
  probe_stage_set_paused (scene.stage, TRUE);
  hands_look_on (1500);
  g_assert_cmpint (scene.done, ==, 0);
  g_assert_true (probe_stage_is_playing (scene.stage));
  pages_scene_assert_tray (scene.table, "tray-2-1", "???????");
  probe_stage_set_paused (scene.stage, FALSE);
  scene_wait (&scene);
  pages_scene_assert_tray (scene.table, "tray-2-1", "???A???");
  scene_clear (&scene);
}

/* With reduced motion the new state is there at once; what changed is marked for a while. */
static void
test_reduced (void)
{
  Scene scene;

  scene_init (&scene, FALSE);
  answer (&scene);
  pages_scene_assert_tray (scene.table, "tray-2-1", "???A???");
  g_assert_true (probe_stage_is_playing (scene.stage));
  scene_wait (&scene);
  scene_clear (&scene);
}

static void
test_quiet (void)
{
  Scene scene;
  int frames, tries = 0;

  scene_init (&scene, TRUE);
  answer (&scene);
  scene_wait (&scene);
  /* What is drawn last may take a while; then nothing is. */
  do
    {
      frames = scene.frames;
      hands_look_on (1000);
    }
  while (scene.frames != frames && ++tries < 10);
  g_assert_cmpint (scene.frames, ==, frames);
  scene_clear (&scene);
}

static void
end_game (Scene *scene)
{
  scene_play (scene, "3 no");
  g_assert_cmpint (salon_game_get_stage (SALON_GAME (scene->game)), ==, SALON_GAME_FINISHED);
}

/* The rows of the page of the end have appeared. */
static double
row_opacity (Scene *scene)
{
  return gtk_widget_get_opacity (gtk_widget_get_ancestor (hands_get (scene->table, "end-sources-1"),
                                                          PROBE_TYPE_END_SEAT));
}

/* The game ends on the board: what is hidden turns there, and then the page appears piece by piece. */
static void
test_end (void)
{
  Scene scene;
  GtkWidget *hurry;

  scene_init_with (&scene, TRUE, FINAL);
  end_game (&scene);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (scene.stage)));
  pages_scene_assert_tray (scene.table, "tray-3-1", "?????");
  scene_wait (&scene);
  pages_scene_assert_tray (scene.table, "tray-3-1", "KAYAK");
  g_assert_cmpint (scene.views, >=, 2); /* cards that turned, and everything */
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (scene.stage)));
  g_assert_cmpfloat (row_opacity (&scene), <, 1);
  hurry = hands_get (scene.table, "end-hurry");
  g_assert_true (gtk_widget_get_visible (hurry));
  hands_activate (hurry);
  g_assert_cmpfloat (row_opacity (&scene), ==, 1);
  g_assert_false (gtk_widget_get_visible (hurry));
  scene_clear (&scene);
}

/* Space while the game ends on the board ends all of it, also on the page. */
static void
test_end_space (void)
{
  Scene scene;

  scene_init_with (&scene, TRUE, FINAL);
  end_game (&scene);
  g_assert_true (hands_press (GTK_WIDGET (scene.stage), GDK_KEY_space));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (scene.stage)));
  g_assert_cmpfloat (row_opacity (&scene), ==, 1);
  g_assert_false (gtk_widget_get_visible (hands_get (scene.table, "end-hurry")));
  scene_clear (&scene);
}

/* With reduced motion the page is there as soon as the rings have gone, all of it. */
static void
test_end_reduced (void)
{
  Scene scene;

  scene_init_with (&scene, FALSE, FINAL);
  end_game (&scene);
  pages_scene_assert_tray (scene.table, "tray-3-1", "KAYAK");
  scene_wait (&scene);
  g_assert_cmpfloat (row_opacity (&scene), ==, 1);
  g_assert_false (gtk_widget_get_visible (hands_get (scene.table, "end-hurry")));
  scene_clear (&scene);
}

#define CHOICE                                                                             \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\n" \
  "seat 1 computer-easy Ada\nseat 2 human Hugo\nseat 3 computer-easy Nora\nfirst 3\n"      \
  "word 1 ROCKET\nword 2 BANANA\nword 3 KAYAK\nbegin\n3 ask 2 A\n"

/* Whether there is paper behind Hugo's last card: the bubble with the letter that he is asked for. */
static gboolean
has_bubble (Scene *scene)
{
  ProbeBoard *board = scene_get_board (scene);
  GdkRGBA paper;
  graphene_rect_t card;
  guint32 pixel;

  /* Until the board has been laid out there is no card on it. */
  await (probe_stage_find_card (board, 1, 0, 5, &card));
  pixel = scene_get_pixel (GTK_WIDGET (scene->stage), card.origin.x + card.size.width * 1.25,
                           card.origin.y + card.size.height * .45);
  paper = *salon_theme_get_role ("card");
  return pixel
         == (0xff000000 | (guint32) lroundf (paper.red * 255) << 16 | (guint32) lroundf (paper.green * 255) << 8
             | (guint32) lroundf (paper.blue * 255));
}

/* The letter stands at the tray while its owner chooses a card, even if the table was opened then; not afterwards. */
static void
test_question (void)
{
  Scene scene;

  scene_init_choosing (&scene, FALSE, CHOICE, TRUE);
  g_assert_true (has_bubble (&scene));
  answer (&scene);
  scene_wait (&scene);
  g_assert_false (has_bubble (&scene));
  scene_clear (&scene);
}

/* The page has the ground of the table, to its corners; otherwise pale text would stand on the window's ground. */
static void
test_end_ground (void)
{
  GtkWidget *page;
  Scene scene;

  scene_init_with (&scene, FALSE, FINAL);
  end_game (&scene);
  scene_wait (&scene);
  page = gtk_widget_get_ancestor (hands_get (scene.table, "end-sources-1"), PROBE_TYPE_END_PAGE);
  g_assert_cmpuint (scene_get_pixel (page, 0, 0) >> 24, ==, 255);
  scene_clear (&scene);
}

int
main (int argc, char *argv[])
{
  hands_init (&argc, &argv);
  g_test_add_func ("/stage/behind", test_behind);
  g_test_add_func ("/stage/written", test_written);
  g_test_add_func ("/stage/counter", test_counter);
  g_test_add_func ("/stage/skip", test_skip);
  g_test_add_func ("/stage/space", test_space);
  g_test_add_func ("/stage/space-twice", test_space_twice);
  g_test_add_func ("/stage/pair", test_pair);
  g_test_add_func ("/stage/pause", test_pause);
  g_test_add_func ("/stage/question", test_question);
  g_test_add_func ("/stage/reduced", test_reduced);
  g_test_add_func ("/stage/quiet", test_quiet);
  g_test_add_func ("/stage/end", test_end);
  g_test_add_func ("/stage/end-space", test_end_space);
  g_test_add_func ("/stage/end-reduced", test_end_reduced);
  g_test_add_func ("/stage/end-ground", test_end_ground);
  return g_test_run ();
}
