/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tray on a display: what it tells of its cubes, and what pointer and keys do. */

#include <string.h>

#include "await.h"
#include "pages-hands.h"
#include "widgets/cubes/cubes-tray.h"

#define SIZE  592
#define FACES "OIHCDTFIMEWAIOSDNERTTCAQR"
#define OTHER "WGLHWOYTHAIDSKAEEAELEOTRT"

/* When cubes are shaken the lid is not off before. */
#define COVERED_MS 1200

typedef struct {
  GtkWidget *window;
  CubesTray *tray;
  GtkGesture *drag;
  int changed, write, refused, corner, filter, settled, cues;
} Scene;

static const CubesTrayScene open_scene = { .faces = FACES, .shakes = 1, .corner = CUBES_NO_BAR };

static GtkEventController *
find_controller (GtkWidget *widget, GType type)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (all, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
    }
  g_assert_not_reached ();
}

static void
count_cue_cb (GtkWidget *widget, int cue, int *count)
{
  (*count)++;
}

static void
keep_cell_cb (GtkWidget *widget, int cell, int *kept)
{
  *kept = cell;
}

static void
set_up (Scene *scene, gconstpointer data)
{
  GtkWidget *tray = cubes_tray_new ();

  memset (scene, 0, sizeof *scene);
  scene->tray = CUBES_TRAY (tray);
  g_signal_connect (tray, "path-changed", G_CALLBACK (hands_count_cb), &scene->changed);
  g_signal_connect (tray, "write", G_CALLBACK (hands_count_cb), &scene->write);
  g_signal_connect (tray, "refused", G_CALLBACK (keep_cell_cb), &scene->refused);
  g_signal_connect (tray, "corner-chosen", G_CALLBACK (hands_count_cb), &scene->corner);
  g_signal_connect (tray, "filter-changed", G_CALLBACK (hands_count_cb), &scene->filter);
  g_signal_connect (tray, "settled", G_CALLBACK (hands_count_cb), &scene->settled);
  g_signal_connect (tray, "cue", G_CALLBACK (count_cue_cb), &scene->cues);
  scene->drag = GTK_GESTURE (find_controller (tray, GTK_TYPE_GESTURE_DRAG));
  gtk_widget_set_size_request (tray, SIZE, SIZE);
  gtk_widget_set_halign (tray, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (tray, GTK_ALIGN_CENTER);
  scene->window = hands_present (tray);
  cubes_tray_set_scene (scene->tray, &open_scene, FALSE);
  cubes_tray_set_use (scene->tray, CUBES_TRAY_TRACES);
  hands_look_on (50);
}

static void
tear_down (Scene *scene, gconstpointer data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  gtk_window_destroy (GTK_WINDOW (scene->window));
}

static GtkWidget *
get_cube (Scene *scene, int cell)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (scene->tray));
  GtkWidget *cube;

  for (int i = 0; i < cell / CUBES_SIDE; i++)
    row = gtk_widget_get_next_sibling (row);
  cube = gtk_widget_get_first_child (row);
  for (int i = 0; i < cell % CUBES_SIDE; i++)
    cube = gtk_widget_get_next_sibling (cube);
  return cube;
}

/* How people name a place. */
static int
at (const char *place)
{
  return place[0] - 'a' + CUBES_SIDE * (place[1] - '1');
}

static void
assert_name (Scene *scene, const char *place, const char *name)
{
  hands_assert_label (get_cube (scene, at (place)), name);
}

static void
assert_all_covered (Scene *scene)
{
  for (int i = 0; i < CUBES_CELLS; i++)
    {
      g_autofree char *place = cubes_tray_name_cell (i);
      g_autofree char *name = g_strdup_printf ("%s, covered", place);

      assert_name (scene, place, name);
      g_assert_false (gtk_widget_get_focusable (get_cube (scene, i)));
    }
}

/* The path as places, such as "a4 b3". */
static void
assert_path (Scene *scene, const char *path)
{
  g_autoptr (GString) text = g_string_new (NULL);
  uint8_t cells[CUBES_CELLS];
  const int n = cubes_tray_get_path (scene->tray, cells);

  for (int i = 0; i < n; i++)
    {
      g_autofree char *place = cubes_tray_name_cell (cells[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", place);
    }
  g_assert_cmpstr (text->str, ==, path);
}

/* The middle of what one sees at a place, in px of the tray. */
static double
get_x (const char *place)
{
  return 84 + 106 * (place[0] - 'a');
}

static double
get_y (const char *place)
{
  return 84 + 106 * (place[1] - '1');
}

static void
press (Scene *scene, const char *place)
{
  g_signal_emit_by_name (scene->drag, "drag-begin", get_x (place), get_y (place));
}

static void
move (Scene *scene, const char *from, const char *to)
{
  g_signal_emit_by_name (scene->drag, "drag-update", get_x (to) - get_x (from), get_y (to) - get_y (from));
}

static void
release (Scene *scene, const char *from, const char *to)
{
  g_signal_emit_by_name (scene->drag, "drag-end", get_x (to) - get_x (from), get_y (to) - get_y (from));
}

static void
click (Scene *scene, const char *place)
{
  press (scene, place);
  release (scene, place, place);
}

/* Draws over the places of @way, which are divided by spaces. */
static void
draw (Scene *scene, const char *way)
{
  g_auto (GStrv) places = g_strsplit (way, " ", -1);
  const char *last = places[0];

  press (scene, places[0]);
  for (guint i = 1; places[i] != NULL; i++)
    {
      move (scene, places[0], places[i]);
      last = places[i];
    }
  release (scene, places[0], last);
}

static void
test_names (Scene *scene, gconstpointer data)
{
  const uint8_t path[] = { (uint8_t) at ("a4"), (uint8_t) at ("b3"), (uint8_t) at ("b4") };
  const CubesTrayScene barred = { .faces = FACES, .shakes = 1, .corner = CUBES_NE };

  assert_name (scene, "a1", "O, a1");
  assert_name (scene, "d2", "M, d2");
  assert_name (scene, "d5", "Qu, d5");
  cubes_tray_set_path (scene->tray, path, G_N_ELEMENTS (path));
  assert_name (scene, "a4", "D, a4, first of the word");
  assert_name (scene, "b4", "N, b4, third of the word");
  assert_name (scene, "c4", "E, c4");
  g_assert_cmpint (scene->changed, ==, 0);

  /* Upright names whichever way the tray is turned. */
  cubes_tray_turn (scene->tray, 1);
  assert_name (scene, "d2", "M, d2");
  assert_name (scene, "b4", "N, b4, third of the word");

  cubes_tray_set_scene (scene->tray, &barred, FALSE);
  assert_path (scene, "");
  assert_name (scene, "a1", "a1, under the Bar");
  assert_name (scene, "e5", "e5, under the Bar");
  assert_name (scene, "a2", "T, a2");
  g_assert_false (gtk_widget_get_focusable (get_cube (scene, at ("e5"))));
}

/* Under the lid no letter is told, and nothing can be traced. */
static void
test_lid (Scene *scene, gconstpointer data)
{
  const CubesTrayScene covered = { .faces = FACES, .lid = TRUE, .shakes = 1, .corner = CUBES_NO_BAR };
  const uint8_t path[] = { 0, 1, 2 };

  cubes_tray_set_path (scene->tray, path, G_N_ELEMENTS (path));
  cubes_tray_set_scene (scene->tray, &covered, FALSE);
  assert_all_covered (scene);
  click (scene, "c3");
  assert_path (scene, "a1 b1 c1");
  assert_all_covered (scene);
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (scene->tray), GTK_DIR_TAB_FORWARD));

  /* The word is still there when the lid comes off. */
  cubes_tray_set_scene (scene->tray, &open_scene, FALSE);
  assert_name (scene, "b1", "I, b1, second of the word");
}

static void
test_clicks (Scene *scene, gconstpointer data)
{
  click (scene, "a4");
  click (scene, "b3");
  click (scene, "b4");
  assert_path (scene, "a4 b3 b4");
  g_assert_cmpint (scene->changed, ==, 3);
  /* What does not touch the last cube changes nothing, and the page is told which cube it was. */
  g_assert_cmpint (scene->refused, ==, 0);
  click (scene, "e1");
  assert_path (scene, "a4 b3 b4");
  g_assert_cmpint (scene->changed, ==, 3);
  g_assert_cmpint (scene->refused, ==, 4);
  /* A cube of the word is gone back to. */
  click (scene, "b3");
  assert_path (scene, "a4 b3");
  g_assert_cmpint (scene->write, ==, 0);
  /* The last cube writes the word. */
  click (scene, "b3");
  g_assert_cmpint (scene->write, ==, 1);
  assert_path (scene, "a4 b3");
}

static void
test_drags (Scene *scene, gconstpointer data)
{
  draw (scene, "a4 b3 b4 b5 c4 d4 e3");
  assert_path (scene, "a4 b3 b4 b5 c4 d4 e3");
  g_assert_cmpint (scene->write, ==, 0);
  /* A drag that begins at the last cube goes on, and going back takes back. */
  draw (scene, "e3 e2 e3 d4");
  assert_path (scene, "a4 b3 b4 b5 c4 d4");
  /* A drag from a cube of the word goes on from there. */
  draw (scene, "b4 a5");
  assert_path (scene, "a4 b3 b4 a5");
  /* From any other cube it begins a word. */
  draw (scene, "e1 d1 d2");
  assert_path (scene, "e1 d1 d2");
  /* It cannot jump, nor use a cube twice. */
  draw (scene, "d2 b2 e1 c3");
  assert_path (scene, "e1 d1 d2 c3");
}

/* The tray is turned: what one sees at the top right is a1. */
static void
test_turned (Scene *scene, gconstpointer data)
{
  cubes_tray_turn (scene->tray, 1);
  click (scene, "e1");
  click (scene, "e2");
  assert_path (scene, "a1 b1");
  draw (scene, "a1 b1 c1");
  assert_path (scene, "a5 a4 a3");
  g_assert_cmpint (cubes_tray_get_quarters (scene->tray), ==, 1);

  /* Somebody else had turned it otherwise. */
  cubes_tray_set_path (scene->tray, NULL, 0);
  cubes_tray_set_quarters (scene->tray, 3);
  click (scene, "e1");
  assert_path (scene, "e5");
}

static void
test_bar (Scene *scene, gconstpointer data)
{
  const CubesTrayScene barred = { .faces = FACES, .shakes = 1, .corner = CUBES_NE };

  cubes_tray_set_scene (scene->tray, &barred, FALSE);
  click (scene, "b1");
  assert_path (scene, "");
  draw (scene, "a2 a1 b2");
  assert_path (scene, "a2 b2");

  cubes_tray_set_scene (scene->tray, &open_scene, FALSE);
  cubes_tray_turn (scene->tray, 1);
  cubes_tray_set_use (scene->tray, CUBES_TRAY_BARS);
  cubes_tray_turn (scene->tray, 1);
  g_assert_cmpint (cubes_tray_get_corner (scene->tray), ==, CUBES_NW);
  click (scene, "e5");
  g_assert_cmpint (cubes_tray_get_corner (scene->tray), ==, CUBES_SE);
  press (scene, "e5");
  move (scene, "e5", "a4");
  g_assert_cmpint (cubes_tray_get_corner (scene->tray), ==, CUBES_SW);
  release (scene, "e5", "a4");
  g_assert_cmpint (scene->corner, ==, 2);
  assert_path (scene, "");

  /* Arrow keys lead from corner to corner. */
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (scene->tray), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (scene->tray), GTK_DIR_UP));
  g_assert_cmpint (cubes_tray_get_corner (scene->tray), ==, CUBES_NW);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (scene->tray), GTK_DIR_RIGHT));
  g_assert_cmpint (cubes_tray_get_corner (scene->tray), ==, CUBES_NE);
  hands_assert_label (gtk_window_get_focus (GTK_WINDOW (scene->window)), "Bar at the top right");

  /* The tray lies straight again. */
  cubes_tray_set_use (scene->tray, CUBES_TRAY_TRACES);
  click (scene, "a1");
  assert_path (scene, "a1");
}

static void
assert_focus (Scene *scene, const char *place)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (scene->window));

  g_assert_true (focus == get_cube (scene, at (place)));
}

/* As Space does. */
static void
add_focused (Scene *scene)
{
  g_assert_true (gtk_widget_activate_action (gtk_window_get_focus (GTK_WINDOW (scene->window)), "cube.press", NULL));
}

/* Arrows walk, Space adds. */
static void
test_keys (Scene *scene, gconstpointer data)
{
  GtkWidget *tray = GTK_WIDGET (scene->tray);

  g_assert_true (gtk_widget_child_focus (tray, GTK_DIR_TAB_FORWARD));
  assert_focus (scene, "a1");
  gtk_widget_child_focus (tray, GTK_DIR_DOWN);
  gtk_widget_child_focus (tray, GTK_DIR_RIGHT);
  assert_focus (scene, "b2");
  add_focused (scene);
  gtk_widget_child_focus (tray, GTK_DIR_UP);
  add_focused (scene);
  assert_path (scene, "b2 b1");
  gtk_widget_child_focus (tray, GTK_DIR_UP);
  assert_focus (scene, "b1");

  /* As one sees them: a1 is at the top right now. */
  cubes_tray_turn (scene->tray, 1);
  gtk_widget_child_focus (tray, GTK_DIR_RIGHT);
  assert_focus (scene, "b1");
  gtk_widget_child_focus (tray, GTK_DIR_LEFT);
  assert_focus (scene, "b2");
  g_assert_false (gtk_widget_child_focus (tray, GTK_DIR_TAB_FORWARD));
}

static void
test_filter (Scene *scene, gconstpointer data)
{
  cubes_tray_set_use (scene->tray, CUBES_TRAY_FILTERS);
  click (scene, "d2");
  g_assert_cmpint (cubes_tray_get_filter (scene->tray), ==, at ("d2"));
  assert_name (scene, "d2", "M, d2, every word listed uses it");
  click (scene, "d5");
  g_assert_cmpint (cubes_tray_get_filter (scene->tray), ==, at ("d5"));
  assert_name (scene, "d2", "M, d2");
  click (scene, "d5");
  g_assert_cmpint (cubes_tray_get_filter (scene->tray), ==, -1);
  g_assert_cmpint (scene->filter, ==, 3);
  assert_path (scene, "");
}

static void
wait_until_settled (Scene *scene)
{
  await (scene->settled > 0);
}

/* A shake: no letter is told before the lid is off, and what follows is told once. */
static void
test_shake (Scene *scene, gconstpointer data)
{
  const CubesTrayScene shaken = { .faces = OTHER, .shakes = 2, .corner = CUBES_NO_BAR };

  hands_look_on (20);
  scene->settled = 0;
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  cubes_tray_set_scene (scene->tray, &shaken, TRUE);
  g_assert_true (cubes_tray_is_moving (scene->tray));
  assert_all_covered (scene);
  if (hands_look_on (400) < COVERED_MS)
    {
      assert_all_covered (scene);
      click (scene, "a1");
      assert_path (scene, "");
    }
  wait_until_settled (scene);
  g_assert_false (cubes_tray_is_moving (scene->tray));
  g_assert_cmpint (scene->cues, ==, 2);
  assert_name (scene, "a1", "W, a1");
  hands_look_on (20);
  g_assert_cmpint (scene->settled, ==, 1);
}

/* What is told again goes on, whatever people may do from then on. */
static void
test_told_again (Scene *scene, gconstpointer data)
{
  const CubesTrayScene shaken = { .faces = OTHER, .shakes = 2, .corner = CUBES_NO_BAR };

  hands_look_on (20);
  scene->settled = 0;
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  cubes_tray_set_scene (scene->tray, &shaken, TRUE);
  hands_look_on (50);
  cubes_tray_set_scene (scene->tray, &shaken, FALSE);
  cubes_tray_set_use (scene->tray, CUBES_TRAY_FILTERS);
  g_assert_true (cubes_tray_is_moving (scene->tray));
  assert_all_covered (scene);
  g_assert_cmpint (scene->settled, ==, 0);
  cubes_tray_skip (scene->tray);
  cubes_tray_set_scene (scene->tray, &shaken, TRUE);
  g_assert_cmpint (scene->settled, ==, 1);
  await (scene->settled > 1);
  g_assert_cmpint (scene->settled, ==, 2);
}

/* A word that is taken away fades; the next one can be traced at once. */
static void
test_fading (Scene *scene, gconstpointer data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  draw (scene, "a4 b3 b4");
  cubes_tray_set_path (scene->tray, NULL, 0);
  g_assert_false (cubes_tray_is_moving (scene->tray));
  assert_name (scene, "b4", "N, b4");
  draw (scene, "b4 b5 c4");
  assert_path (scene, "b4 b5 c4");
  hands_look_on (300);
  assert_path (scene, "b4 b5 c4");
  cubes_tray_set_path (scene->tray, NULL, 0);
  cubes_tray_turn (scene->tray, 1);
  g_assert_true (cubes_tray_is_moving (scene->tray));
}

/* What is skipped, or not seen, is over at once. */
static void
test_skip (Scene *scene, gconstpointer data)
{
  const CubesTrayScene shaken = { .faces = OTHER, .shakes = 2, .corner = CUBES_NO_BAR };
  const CubesTrayScene again = { .faces = FACES, .shakes = 3, .corner = CUBES_NO_BAR };
  const CubesTrayScene last = { .faces = OTHER, .shakes = 4, .corner = CUBES_NO_BAR };

  hands_look_on (20);
  scene->settled = 0;
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  cubes_tray_set_scene (scene->tray, &shaken, TRUE);
  if (hands_look_on (100) < COVERED_MS)
    g_assert_cmpint (scene->settled, ==, 0);
  cubes_tray_skip (scene->tray);
  g_assert_cmpint (scene->settled, ==, 1);
  assert_name (scene, "a1", "W, a1");

  cubes_tray_set_scene (scene->tray, &again, TRUE);
  g_assert_true (cubes_tray_is_moving (scene->tray));
  gtk_widget_set_visible (GTK_WIDGET (scene->tray), FALSE);
  g_assert_false (cubes_tray_is_moving (scene->tray));
  g_assert_cmpint (scene->settled, ==, 2);
  assert_name (scene, "a1", "O, a1");

  /* Hidden, and with animations switched off, nothing moves, and it is told later all the same. */
  cubes_tray_set_scene (scene->tray, &last, TRUE);
  g_assert_cmpint (scene->settled, ==, 2);
  await (scene->settled > 2);
  g_assert_cmpint (scene->settled, ==, 3);
  gtk_widget_set_visible (GTK_WIDGET (scene->tray), TRUE);
  hands_look_on (20);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  cubes_tray_set_scene (scene->tray, &(CubesTrayScene) { .faces = FACES, .shakes = 5, .corner = CUBES_NO_BAR }, TRUE);
  g_assert_false (cubes_tray_is_moving (scene->tray));
  await (scene->settled > 3);
  g_assert_cmpint (scene->settled, ==, 4);
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    void (*test) (Scene *scene, gconstpointer data);
  } tests[] = {
    { "/tray/names", test_names },   { "/tray/lid", test_lid },
    { "/tray/clicks", test_clicks }, { "/tray/drags", test_drags },
    { "/tray/turned", test_turned }, { "/tray/bar", test_bar },
    { "/tray/keys", test_keys },     { "/tray/filter", test_filter },
    { "/tray/shake", test_shake },   { "/tray/told-again", test_told_again },
    { "/tray/fading", test_fading }, { "/tray/skip", test_skip },
  };

  hands_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Scene, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
