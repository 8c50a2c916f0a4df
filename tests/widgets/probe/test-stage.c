/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The stage on the real table: what the board shows while a moment runs, hurrying, pausing, and that a table
 * on which nothing moves asks for no frame. The times are those of a quick pace. */

#include <math.h>

#include "await.h"
#include "model/probe/probe-game.h"
#include "pages-hands.h"
#include "pages-scene.h"
#include "widgets/probe/probe-end-page.h"
#include "widgets/probe/probe-end-seat.h"
#include "widgets/probe/probe-pair-ring.h"
#include "widgets/probe/probe-stage-poses.h"
#include "widgets/probe/probe-stage.h"
#include "widgets/probe/probe-table.h"
#include "widgets/salon-pad-cell.h"
#include "widgets/salon-theme-use.h"

#define PATIENCE 30 /* seconds */

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

typedef struct {
  GtkWidget *window, *table;
  ProbeStage *stage;
  ProbeGame *game;
  int frames;
  int views, done;
} Scene;

static GtkWidget *
find_stage (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (PROBE_IS_STAGE (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_stage (child);

  return found;
}

static void
frame_cb (Scene *scene)
{
  scene->frames++;
}

static void
view_cb (Scene *scene)
{
  scene->views++;
}

static void
done_cb (Scene *scene)
{
  scene->done++;
}

/* @choose: people choose which card they show. Otherwise no curtain closes before the answer. */
static void
scene_init_choosing (Scene *scene, gboolean motion, const char *record, gboolean choose)
{
  g_autoptr (GError) error = NULL;
  SalonLook look;

  *scene = (Scene) { .table = g_object_new (PROBE_TYPE_TABLE, NULL) };
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", motion, NULL);
  scene->stage = PROBE_STAGE (find_stage (scene->table));
  scene->window = hands_present (scene->table);
  scene->game = probe_game_new_from_record (record, strlen (record), 1, NULL, &error);
  g_assert_no_error (error);
  /* The table would answer by itself. */
  salon_game_hold (SALON_GAME (scene->game));
  salon_look_init (&look);
  for (int seat = 0; seat < SALON_TABLE_SEATS; seat++)
    look.chooses[seat] = choose;
  salon_table_set_pace (SALON_TABLE (scene->table), .6);
  salon_table_set_game (SALON_TABLE (scene->table), SALON_GAME (scene->game), &look);
  hands_look_on (200);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (scene->window), "after-paint", G_CALLBACK (frame_cb), scene);
  g_signal_connect_swapped (scene->stage, "view", G_CALLBACK (view_cb), scene);
  g_signal_connect_swapped (scene->stage, "done", G_CALLBACK (done_cb), scene);
}

static void
scene_init_with (Scene *scene, gboolean motion, const char *record)
{
  scene_init_choosing (scene, motion, record, FALSE);
}

static void
scene_init (Scene *scene, gboolean motion)
{
  scene_init_with (scene, motion, SET_UP);
}

static void
scene_clear (Scene *scene)
{
  g_signal_handlers_disconnect_by_data (gtk_widget_get_frame_clock (scene->window), scene);
  g_signal_handlers_disconnect_by_data (scene->stage, scene);
  salon_table_set_game (SALON_TABLE (scene->table), NULL, NULL);
  salon_game_close (SALON_GAME (scene->game));
  g_object_unref (scene->game);
  gtk_window_destroy (GTK_WINDOW (scene->window));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static void
answer (Scene *scene)
{
  const ProbeMove show = { .type = PROBE_SHOW, .seat = 1, .slot = 3 };
  g_autoptr (GError) error = NULL;

  probe_game_play (scene->game, &show, &error);
  g_assert_no_error (error);
}

static void
wait_until_done (Scene *scene)
{
  await (scene->done > 0);
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
  wait_until_done (&scene);
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
  wait_until_done (&scene);
  board = PROBE_BOARD (gtk_widget_get_first_child (GTK_WIDGET (scene.stage)));
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
      board = PROBE_BOARD (gtk_widget_get_first_child (GTK_WIDGET (scene.stage)));
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

/* Whether something was shown of a move, other than its end. */
static void
changed_cb (Scene *scene)
{
  scene->views += probe_stage_is_playing (scene->stage);
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
  g_signal_handlers_disconnect_by_func (scene.stage, view_cb, &scene);
  scene.views = 0;
  g_signal_connect_data (scene.game, "changed", G_CALLBACK (changed_cb), &scene, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  while (probe_game_get_person (scene.game) == PROBE_NOBODY)
    {
      g_assert_cmpint (scene.views, ==, 0);
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
  wait_until_done (&scene);
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
  wait_until_done (&scene);
  scene_clear (&scene);
}

static void
test_quiet (void)
{
  Scene scene;
  int frames, tries = 0;

  scene_init (&scene, TRUE);
  answer (&scene);
  wait_until_done (&scene);
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
  const ProbeMove no = { .type = PROBE_NO, .seat = 2 };
  g_autoptr (GError) error = NULL;

  probe_game_play (scene->game, &no, &error);
  g_assert_no_error (error);
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
  wait_until_done (&scene);
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
  wait_until_done (&scene);
  g_assert_cmpfloat (row_opacity (&scene), ==, 1);
  g_assert_false (gtk_widget_get_visible (hands_get (scene.table, "end-hurry")));
  scene_clear (&scene);
}

/* The pixel at @x, @y of @widget, as 0xaarrggbb. */
static guint32
get_pixel (GtkWidget *widget, double x, double y)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 1, 1);
  cairo_t *cr = cairo_create (surface);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  guint32 pixel;

  hands_look_on (300);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  node = gtk_snapshot_free_to_node (snapshot);
  cairo_translate (cr, -floor (x), -floor (y));
  gsk_render_node_draw (node, cr);
  cairo_surface_flush (surface);
  memcpy (&pixel, cairo_image_surface_get_data (surface), sizeof pixel);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return pixel;
}

#define CHOICE                                                                             \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\n" \
  "seat 1 computer-easy Ada\nseat 2 human Hugo\nseat 3 computer-easy Nora\nfirst 3\n"      \
  "word 1 ROCKET\nword 2 BANANA\nword 3 KAYAK\nbegin\n3 ask 2 A\n"

/* Whether there is paper behind Hugo's last card: the bubble with the letter that he is asked for. */
static gboolean
has_bubble (Scene *scene)
{
  ProbeBoard *board = PROBE_BOARD (gtk_widget_get_first_child (GTK_WIDGET (scene->stage)));
  GdkRGBA paper;
  graphene_rect_t card;
  guint32 pixel;

  /* Until the board has been laid out there is no card on it. */
  await (probe_stage_find_card (board, 1, 0, 5, &card));
  pixel = get_pixel (GTK_WIDGET (scene->stage), card.origin.x + card.size.width * 1.25,
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
  const ProbeMove show = { .type = PROBE_SHOW, .seat = 1, .slot = 3 };
  g_autoptr (GError) error = NULL;
  Scene scene;

  scene_init_choosing (&scene, FALSE, CHOICE, TRUE);
  g_assert_true (has_bubble (&scene));
  probe_game_play (scene.game, &show, &error);
  g_assert_no_error (error);
  wait_until_done (&scene);
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
  wait_until_done (&scene);
  page = gtk_widget_get_ancestor (hands_get (scene.table, "end-sources-1"), PROBE_TYPE_END_PAGE);
  g_assert_cmpuint (get_pixel (page, 0, 0) >> 24, ==, 255);
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
