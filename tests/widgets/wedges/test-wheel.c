/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The wheel, the die and a token on a display: what they tell, what pointer and keys do, and that a motion ends. */

#include <string.h>

#include "await.h"
#include "pages-hands.h"
#include "wheel-scene.h"
#include "widgets/wedges/wedges-die.h"
#include "widgets/wedges/wedges-token.h"

#define SIZE 700 /* a unit is a px */

typedef struct {
  GtkWidget *window, *token, *die_widget;
  WedgesWheel *wheel;
  WedgesDie *die;
  GtkGesture *click;
  GtkEventController *motion;
  WedgesState state;
  int chosen, pointed; /* the last ones, or -2 */
  int settled, cues, thrown, die_settled;
} Scene;

static void
take_cb (GtkWidget *widget, int space, int *last)
{
  *last = space;
}

static void
cue_cb (GtkWidget *widget, int cue, int *count)
{
  (*count)++;
}

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
set_up (Scene *scene, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *wheel = wedges_wheel_new ();
  WedgesWheelSeat seats[WEDGES_MAX_SEATS];

  memset (scene, 0, sizeof *scene);
  scene->chosen = scene->pointed = -2;
  scene->wheel = WEDGES_WHEEL (wheel);
  scene->token = wedges_token_new (84);
  scene->die_widget = wedges_die_new ();
  scene->die = WEDGES_DIE_TRAY (scene->die_widget);
  g_signal_connect (wheel, "chosen", G_CALLBACK (take_cb), &scene->chosen);
  g_signal_connect (wheel, "pointed", G_CALLBACK (take_cb), &scene->pointed);
  g_signal_connect (wheel, "cue", G_CALLBACK (cue_cb), &scene->cues);
  g_signal_connect (wheel, "settled", G_CALLBACK (hands_count_cb), &scene->settled);
  g_signal_connect (scene->die_widget, "thrown", G_CALLBACK (hands_count_cb), &scene->thrown);
  g_signal_connect (scene->die_widget, "settled", G_CALLBACK (hands_count_cb), &scene->die_settled);
  scene->click = GTK_GESTURE (find_controller (wheel, GTK_TYPE_GESTURE_CLICK));
  scene->motion = find_controller (wheel, GTK_TYPE_EVENT_CONTROLLER_MOTION);
  gtk_widget_set_size_request (wheel, SIZE, SIZE);
  gtk_widget_set_valign (wheel, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), scene->token);
  gtk_box_append (GTK_BOX (box), scene->die_widget);
  gtk_box_append (GTK_BOX (box), wheel);

  memcpy (seats, wheel_scene_seats, sizeof seats);
  seats[0].token = scene->token;
  wedges_wheel_set_seats (scene->wheel, seats, 6);
  wheel_scene_begin (&scene->state, 6);
  wedges_wheel_update (scene->wheel, NULL, &scene->state, FALSE);
  wedges_wheel_set_open (scene->wheel, TRUE);
  scene->window = hands_present (box);
  hands_look_on (50);
}

static void
tear_down (Scene *scene, gconstpointer data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  gtk_window_destroy (GTK_WINDOW (scene->window));
}

static void
roll (Scene *scene, int die)
{
  const WedgesState before = scene->state;

  wheel_scene_roll (&scene->state, die);
  wedges_wheel_update (scene->wheel, &before, &scene->state, TRUE);
}

static GtkWidget *
get_space (Scene *scene, const char *name)
{
  GtkWidget *space = gtk_widget_get_first_child (GTK_WIDGET (scene->wheel));

  for (int i = wedges_space_from_name (name); i > 0; i--)
    space = gtk_widget_get_next_sibling (space);
  return space;
}

static void
assert_said (Scene *scene, const char *space, const char *name, const char *description)
{
  GtkWidget *widget = get_space (scene, space);
  g_autofree char *fault = NULL;

  hands_assert_label (widget, name);
  fault =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
  g_assert_cmpstr (fault, ==, NULL);
}

static void
test_said (Scene *scene, gconstpointer data)
{
  int n = 0;

  for (GtkWidget *space = gtk_widget_get_first_child (GTK_WIDGET (scene->wheel)); space != NULL;
       space = gtk_widget_get_next_sibling (space))
    {
      g_assert_false (gtk_widget_get_focusable (space));
      n++;
    }
  g_assert_cmpint (n, ==, 73);
  assert_said (scene, "R21", "History, headquarters", "no new wedge; here: Hugo, Zoë");
  assert_said (scene, "R10", "History, rim, 3 after Geography", "here: Marie");
  assert_said (scene, "R2", "Roll again, rim, 2 after Art & Literature", "no question");
  roll (scene, 4);
  assert_said (scene, "R28", "1: Entertainment, headquarters, 4 steps", "a wedge to win");
  assert_said (scene, "S5.2", "2: Art & Literature, 4 steps over the hub", "");
  assert_said (scene, "S5.3", "Geography, spoke of Science & Nature, 3 from the hub", "");
}

static void
test_text (Scene *scene, gconstpointer data)
{
  uint8_t reach[WEDGES_MAX_REACH];
  g_autofree char *one = NULL, *two = NULL, *hub = NULL;

  g_assert_cmpint (wedges_wheel_get_reach (scene->wheel, reach), ==, 0);
  roll (scene, 4);
  g_assert_cmpint (wedges_wheel_get_reach (scene->wheel, reach), ==, 6);
  one = wedges_wheel_get_text (scene->wheel, reach[0]);
  g_assert_cmpstr (one, ==, "1 Entertainment, headquarters: a wedge to win");
  two = wedges_wheel_get_text (scene->wheel, reach[1]);
  g_assert_cmpstr (two, ==, "2 Art & Literature");
  g_assert_null (wedges_wheel_get_text (scene->wheel, WEDGES_HUB));
  scene->state.wedges[0] = WEDGES_ALL;
  roll (scene, 2);
  hub = wedges_wheel_get_text (scene->wheel, WEDGES_HUB);
  g_assert_cmpstr (hub, ==, "2 Hub: the final question");
}

static void
test_pointer (Scene *scene, gconstpointer data)
{
  /* The headquarters of entertainment: 293 units out at 240 degrees. */
  const double x = 350 - 254, y = 350 + 146;

  g_signal_emit_by_name (scene->click, "released", 1, x, y);
  g_assert_cmpint (scene->chosen, ==, -2);
  roll (scene, 4);
  g_signal_emit_by_name (scene->motion, "motion", x, y);
  g_assert_cmpint (scene->pointed, ==, wedges_space_from_name ("R28"));
  g_signal_emit_by_name (scene->motion, "motion", 350., 350.);
  g_assert_cmpint (scene->pointed, ==, -1);
  g_signal_emit_by_name (scene->click, "released", 1, 350., 350.);
  g_assert_cmpint (scene->chosen, ==, -2);
  g_signal_emit_by_name (scene->click, "released", 1, x, y);
  g_assert_cmpint (scene->chosen, ==, wedges_space_from_name ("R28"));
  /* Somebody else chooses. */
  scene->chosen = -2;
  wedges_wheel_set_open (scene->wheel, FALSE);
  g_signal_emit_by_name (scene->click, "released", 1, x, y);
  g_assert_cmpint (scene->chosen, ==, -2);
}

static void
test_keys (Scene *scene, gconstpointer data)
{
  GtkWidget *wheel = GTK_WIDGET (scene->wheel);

  g_assert_false (wedges_wheel_choose_number (scene->wheel, 1));
  roll (scene, 4);
  g_assert_true (wedges_wheel_choose_number (scene->wheel, 2));
  g_assert_cmpint (scene->chosen, ==, wedges_space_from_name ("S5.2"));
  g_assert_false (wedges_wheel_choose_number (scene->wheel, 7));
  g_assert_false (wedges_wheel_choose_number (scene->wheel, 0));

  g_assert_true (gtk_widget_child_focus (wheel, GTK_DIR_TAB_FORWARD));
  g_assert_cmpint (scene->pointed, ==, wedges_space_from_name ("R28"));
  g_assert_true (gtk_widget_child_focus (wheel, GTK_DIR_TAB_FORWARD));
  g_assert_cmpint (scene->pointed, ==, wedges_space_from_name ("S5.2"));
  g_assert_true (gtk_widget_child_focus (wheel, GTK_DIR_LEFT));
  g_assert_true (gtk_widget_child_focus (wheel, GTK_DIR_LEFT));
  g_assert_cmpint (scene->pointed, ==, wedges_space_from_name ("S3.2"));
  g_assert_false (gtk_widget_child_focus (wheel, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_activate_action (get_space (scene, "S3.2"), "wedges-space.press", NULL));
  g_assert_cmpint (scene->chosen, ==, wedges_space_from_name ("S3.2"));
  /* The next question lies over the wheel: nothing can be chosen, nor is anything shown. */
  wheel_scene_move (&scene->state, "S3.2");
  wedges_wheel_update (scene->wheel, NULL, &scene->state, FALSE);
  g_assert_cmpint (scene->pointed, ==, -1);
  g_assert_false (gtk_widget_get_focusable (get_space (scene, "S3.2")));
}

/* A motion takes its time, says what is heard, and can be skipped; without animations there is none. */
static void
test_motion (Scene *scene, gconstpointer data)
{
  const WedgesState begin = scene->state;
  WedgesState before;

  hands_look_on (20);
  scene->settled = 0;
  roll (scene, 4);
  g_assert_false (wedges_wheel_is_moving (scene->wheel));
  g_assert_cmpint (scene->settled, ==, 0);
  await (scene->settled > 0);
  g_assert_cmpint (scene->settled, ==, 1);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  before = scene->state;
  wheel_scene_move (&scene->state, "R28");
  wedges_wheel_update (scene->wheel, &before, &scene->state, TRUE);
  g_assert_true (wedges_wheel_is_moving (scene->wheel));
  g_assert_false (wedges_wheel_choose_number (scene->wheel, 1));
  await (scene->settled > 1);
  g_assert_false (wedges_wheel_is_moving (scene->wheel));
  g_assert_cmpint (scene->cues, ==, 4);
  g_assert_cmpint (scene->settled, ==, 2);

  before = scene->state;
  wheel_scene_answer (&scene->state);
  wedges_wheel_update (scene->wheel, &before, &scene->state, TRUE);
  hands_look_on (60);
  wedges_wheel_skip (scene->wheel);
  g_assert_false (wedges_wheel_is_moving (scene->wheel));
  g_assert_cmpint (scene->settled, ==, 3);

  /* All tokens go where six stand, and the wheel gets another size while one hops. */
  scene->state = begin;
  for (int i = 0; i < 6; i++)
    scene->state.space[i] = (uint8_t) wedges_space_from_name ("S3.3");
  wheel_scene_roll (&scene->state, 6);
  wedges_wheel_update (scene->wheel, &begin, &scene->state, TRUE);
  before = scene->state;
  wheel_scene_move (&scene->state, "R18");
  wedges_wheel_update (scene->wheel, &before, &scene->state, TRUE);
  gtk_widget_set_size_request (GTK_WIDGET (scene->wheel), 760, 760);
  await (!wedges_wheel_is_moving (scene->wheel));
}

static void
test_die (Scene *scene, gconstpointer data)
{
  GtkGesture *click = GTK_GESTURE (find_controller (scene->die_widget, GTK_TYPE_GESTURE_CLICK));
  g_autoptr (GString) texts = g_string_new (NULL);
  graphene_rect_t text;

  hands_assert_label (scene->die_widget, "Die: 6");
  g_signal_emit_by_name (click, "pressed", 1, 20., 20.);
  g_assert_cmpint (scene->thrown, ==, 0);
  wedges_die_set_open (scene->die, TRUE);
  g_signal_emit_by_name (click, "pressed", 1, 20., 20.);
  g_assert_cmpint (scene->thrown, ==, 1);
  wedges_die_roll (scene->die, 4, "A<da", TRUE);
  g_assert_cmpint (scene->die_settled, ==, 0);
  await (scene->die_settled > 0);
  g_assert_cmpint (scene->die_settled, ==, 1);
  hands_assert_label (scene->die_widget, "Die: 4");
  hands_gather_texts (scene->die_widget, texts);
  g_assert_nonnull (strstr (texts->str, "A<da rolled a four."));
  /* The text keeps away from the seam of the leather, which lies 21 px within the tray. */
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_first_child (scene->die_widget), scene->die_widget, &text));
  g_assert_cmpfloat (text.origin.x + text.size.width, <=, gtk_widget_get_width (scene->die_widget) - 21 - 6);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  wedges_die_roll (scene->die, 2, "Hugo", TRUE);
  g_assert_true (wedges_die_is_moving (scene->die));
  /* Nobody is told what came before the die has come to rest. */
  hands_assert_label (scene->die_widget, "Die: 4");
  g_signal_emit_by_name (click, "pressed", 1, 20., 20.);
  g_assert_cmpint (scene->thrown, ==, 1);
  await (scene->die_settled > 1);
  g_assert_false (wedges_die_is_moving (scene->die));
  g_assert_cmpint (scene->die_settled, ==, 2);
  hands_assert_label (scene->die_widget, "Die: 2");
}

static void
test_token (Scene *scene, gconstpointer data)
{
  WedgesToken *token = WEDGES_TOKEN (scene->token);

  hands_assert_label (token, "no wedge yet");
  wedges_token_set_wedges (token, 1u << WEDGES_HISTORY | 1u << WEDGES_ART, FALSE);
  hands_assert_label (token, "History, Art & Literature");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  wedges_token_set_wedges (token, WEDGES_ALL, TRUE);
  hands_look_on (100);
  wedges_token_set_wedges (token, 0, TRUE);
  hands_assert_label (token, "no wedge yet");
}

static void
add (const char *name, void (*test) (Scene *, gconstpointer))
{
  g_test_add (name, Scene, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  hands_init (&argc, &argv);
  add ("/wheel/said", test_said);
  add ("/wheel/text", test_text);
  add ("/wheel/pointer", test_pointer);
  add ("/wheel/keys", test_keys);
  add ("/wheel/motion", test_motion);
  add ("/wheel/die", test_die);
  add ("/wheel/token", test_token);
  return g_test_run ();
}
