/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people can follow while a move is shown: what the line, the plates and the pad tell and when, what is said at the
 * trays, what is heard, and that only the button to hurry, or Space, ends it early. */

#include <math.h>

#include "await.h"
#include "model/probe/probe-moment.h"
#include "model/salon-clock.h"
#include "pages-hands.h"
#include "stage-scene.h"
#include "widgets/probe/probe-activity-card.h"
#include "widgets/probe/probe-stage-bubble.h"
#include "widgets/probe/probe-stage-poses.h"
#include "widgets/salon-art.h"
#include "widgets/salon-curtain.h"
#include "widgets/salon-table.h"
#include "widgets/salon-theme-use.h"

#define PEOPLE(moves)                                                                      \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\n" \
  "seat 1 human Ada\nseat 2 human Hugo\nseat 3 human Nora\nfirst 3\n"                      \
  "word 1 ROCKET\nword 2 GIRAFFE\nword 3 KAYAK\nbegin\n" moves

#define PEOPLE_WITH_CARDS                                                                 \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards on\n" \
  "seat 1 human Ada\nseat 2 human Hugo\nseat 3 human Nora\nfirst 3\n"                     \
  "word 1 ROCKET\nword 2 GIRAFFE\nword 3 KAYAK\nbegin\n"

/* Nora, a computer, will ask Hugo, a person. */
#define COMPUTERS                                                                          \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\n" \
  "seat 1 computer-easy Ada\nseat 2 human Hugo\nseat 3 computer-easy Nora\nfirst 3\n"      \
  "word 1 ROCKET\nword 2 BANANA\nword 3 KAYAK\nbegin\n"

/* Nora, a computer, has asked Ada for what Ada does not have; it is Ada’s turn then, which begins with a card. */
#define BEFORE_OWN_TURN                                                                   \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards on\n" \
  "seat 1 human Ada\nseat 2 computer-easy Hugo\nseat 3 computer-easy Nora\nfirst 3\n"     \
  "word 1 ROCKET\nword 2 GIRAFFE\nword 3 KAYAK\nbegin\n3 draw normal\n3 ask 1 Q\n"

/* Clicks */

static gboolean
event_cb (int *releases, GdkEvent *event)
{
  *releases += gdk_event_get_event_type (event) == GDK_BUTTON_RELEASE;
  return GDK_EVENT_PROPAGATE;
}

/* Uses the real mouse of the display. */
static void
use_mouse (const char *action)
{
  g_autofree char *command = g_strdup_printf ("xdotool %s", action);
  g_autoptr (GError) error = NULL;

  g_spawn_command_line_sync (command, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

/* Clicks on the window, which no window manager has moved away from the corner of the screen. */
static void
click_at (Scene *scene, const graphene_point_t *at)
{
  GtkEventController *watch = gtk_event_controller_legacy_new ();
  double left, top;
  int releases = 0;

  gtk_event_controller_set_propagation_phase (watch, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (watch, "event", G_CALLBACK (event_cb), &releases);
  gtk_widget_add_controller (scene->window, watch);
  gtk_native_get_surface_transform (GTK_NATIVE (scene->window), &left, &top);
  /* GTK 4.8 knows what is below the mouse only after it has moved in two frames. */
  for (int away = 1; away >= 0; away--)
    {
      g_autofree char *move =
        g_strdup_printf ("mousemove %d %d", (int) (left + (double) at->x) + away, (int) (top + (double) at->y));

      use_mouse (move);
      hands_look_on (60);
    }
  use_mouse ("click 1");
  await (releases > 0);
  gtk_widget_remove_controller (scene->window, watch);
}

/* Clicks in the middle of @widget, of which something must be seen there. */
static void
click_on (Scene *scene, GtkWidget *widget)
{
  graphene_rect_t place;
  graphene_point_t middle;
  GtkWidget *there;

  g_assert_true (gtk_widget_compute_bounds (widget, scene->window, &place));
  graphene_rect_get_center (&place, &middle);
  there = gtk_widget_pick (scene->window, (double) middle.x, (double) middle.y, GTK_PICK_INSENSITIVE);
  g_assert_true (there == widget || gtk_widget_is_ancestor (there, widget));
  click_at (scene, &middle);
}

/* Clicks where there is nothing but cloth. */
static void
click_on_felt (Scene *scene)
{
  GtkWidget *board = GTK_WIDGET (scene_get_board (scene));

  for (int y = 0; y < gtk_widget_get_height (board); y += 8)
    for (int x = 0; x < gtk_widget_get_width (board); x += 8)
      {
        graphene_point_t at;
        GtkWidget *there = gtk_widget_pick (board, x, y, GTK_PICK_INSENSITIVE);

        if (there != board && g_strcmp0 (gtk_widget_get_name (there), "seats") != 0)
          continue;
        g_assert_true (gtk_widget_compute_point (board, scene->window, &GRAPHENE_POINT_INIT ((float) x, (float) y),
                                                 &at));
        click_at (scene, &at);
        return;
      }
  g_assert_not_reached ();
}

/* A click on whatever lies on the table never hurries, not even on what can be used when the move has been shown. */
static void
test_stray_clicks (void)
{
  static const char *const things[] = { "deck", "tag-1", "tag-2", "tray-1-1", "tray-2-1", "news", "pad-table" };
  Scene scene;

  scene_init_with (&scene, TRUE, BEFORE_OWN_TURN);
  scene_play (&scene, "1 no");
  /* It does not end by itself, however slow the machine is. */
  probe_stage_set_paused (scene.stage, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      g_test_message ("%s", things[i]);
      click_on (&scene, hands_get (scene.table, things[i]));
      g_assert_true (probe_stage_is_playing (scene.stage));
    }
  click_on (&scene, probe_board_get_key (scene_get_board (&scene), 'E'));
  g_assert_true (probe_stage_is_playing (scene.stage));
  click_on_felt (&scene);
  g_assert_true (probe_stage_is_playing (scene.stage));

  click_on (&scene, hands_get (scene.table, "hurry"));
  g_assert_false (probe_stage_is_playing (scene.stage));
  use_mouse ("mousemove 1270 790"); /* away from the windows of the other tests */
  scene_clear (&scene);
}

/* What is told, and when */

static ProbeSpace *
space_at (Scene *scene, int seat, int slot)
{
  return probe_tray_get_space (probe_board_get_tray (scene_get_board (scene), seat, 0), slot);
}

/* Whether this is the accessible name of the widget that is called @name. */
static gboolean
says (Scene *scene, const char *name, const char *label)
{
  g_autofree char *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (hands_get (scene->table, name)),
                                                               GTK_ACCESSIBLE_PROPERTY_LABEL, label);

  return other == NULL;
}

/* The line does not tell what came of a question before the card has turned half, and plate and pad do not before the points have
 * arrived. */
static void
test_told (void)
{
  static const char result[] = "Hugo shows A in space 4. Nora scores 15 points.";
  Scene scene;

  scene_init_with (&scene, TRUE, PEOPLE ("3 ask 2 A\n"));
  scene_play (&scene, "2 show 4");
  while (scene.done == 0)
    {
      const gboolean hidden = probe_space_get_state (space_at (&scene, 1, 3)) == PROBE_SPACE_HIDDEN;

      g_assert_cmpint (strcmp (scene_get_news (&scene), result) != 0, ==, hidden);
      g_assert_true (!hidden || says (&scene, "tag-3", "Nora, 0 points, in turn"));
      g_assert_false (hidden && says (&scene, "pad-turn-sum", "+15"));
      await_turn ();
    }
  g_assert_true (says (&scene, "tag-3", "Nora, 15 points, in turn"));
  g_assert_true (says (&scene, "pad-turn-sum", "+15"));
  scene_clear (&scene);
}

/* A word that is named stands in the line as a question until all of it lies there. */
static void
test_named (void)
{
  Scene scene;

  scene_init_with (&scene, TRUE, PEOPLE (""));
  scene_play (&scene, "3 interrupt 2 GIRAFFE");
  g_assert_cmpstr (scene_get_news (&scene), ==, "Nora names GIRAFFE: is it the word of Hugo?");
  while (scene.done == 0)
    {
      if (probe_space_get_state (space_at (&scene, 1, 6)) == PROBE_SPACE_HIDDEN)
        {
          g_assert_cmpstr (scene_get_news (&scene), ==, "Nora names GIRAFFE: is it the word of Hugo?");
          g_assert_true (says (&scene, "tag-3", "Nora, 0 points, in turn"));
          g_assert_false (says (&scene, "pad-turn-sum", "+165"));
        }
      await_turn ();
    }
  g_assert_cmpstr (scene_get_news (&scene), ==, "Nora names Hugo’s word: right. Nora scores 165 points.");
  g_assert_true (says (&scene, "tag-3", "Nora, 165 points, in turn"));
  g_assert_true (says (&scene, "pad-turn-sum", "+165"));
  scene_clear (&scene);
}

/* What had been seen when the curtain came. */
typedef struct {
  Scene *scene;
  int shown;     /* moments that were over */
  gboolean card; /* an activity card lay open */
} Covered;

static GtkWidget *
find_activity_card (Scene *scene)
{
  GtkWidget *child = gtk_widget_get_first_child (hands_get (scene->table, "deck"));

  while (!PROBE_IS_ACTIVITY_CARD (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static void
visible_cb (GtkWidget *curtain, GParamSpec *pspec, Covered *covered)
{
  covered->shown = covered->scene->done;
  covered->card = gtk_widget_get_mapped (find_activity_card (covered->scene));
}

/* A card after which somebody decides in secret has been shown to everybody before the curtain comes, and when it has, they may
 * read it for a while. */
static void
test_drawn_before_curtain (void)
{
  Covered covered = { 0 };
  GtkWidget *curtain;
  Scene scene;

  scene_init_with (&scene, TRUE, PEOPLE_WITH_CARDS);
  covered.scene = &scene;
  curtain = gtk_widget_get_ancestor (hands_get (scene.table, "curtain-open"), SALON_TYPE_CURTAIN);
  g_signal_connect (curtain, "notify::visible", G_CALLBACK (visible_cb), &covered);
  g_assert_false (gtk_widget_get_mapped (find_activity_card (&scene)));
  scene_play (&scene, "3 draw left-exposes");
  scene_wait (&scene);
  g_assert_false (gtk_widget_get_visible (curtain));
  await (gtk_widget_get_visible (curtain));
  g_assert_cmpint (covered.shown, ==, 1);
  g_assert_true (covered.card);
  g_signal_handlers_disconnect_by_data (curtain, &covered);
  scene_clear (&scene);
}

/* Who is asked, and for what */

/* Whether the pixel has the colour @role of the look. */
static gboolean
has_role (guint32 pixel, const char *role)
{
  const GdkRGBA *colour = salon_theme_get_role (role);

  return pixel
         == (0xff000000 | (guint32) lroundf (colour->red * 255) << 16 | (guint32) lroundf (colour->green * 255) << 8
             | (guint32) lroundf (colour->blue * 255));
}

/* Whether the line from who asks ends at the plate of @seat, which its last dot touches. */
static gboolean
has_line_to (Scene *scene, int seat)
{
  graphene_rect_t plate;

  g_assert_true (probe_stage_find_plate (scene_get_board (scene), seat, &plate));
  return has_role (scene_get_pixel (GTK_WIDGET (scene->stage), (double) (plate.origin.x + plate.size.width),
                                    (double) (plate.origin.y + plate.size.height / 2)),
                   "accent");
}

/* The pixels just above the right ends of the trays, where no card lies and one that is asked glows. */
static void
look_beside_trays (Scene *scene, guint32 pixels[3])
{
  for (int seat = 0; seat < 3; seat++)
    {
      graphene_rect_t tray;

      g_assert_true (probe_stage_find_tray (scene_get_board (scene), seat, 0, &tray));
      pixels[seat] = scene_get_pixel (GTK_WIDGET (scene->stage), (double) (tray.origin.x + tray.size.width * .9f),
                                      (double) (tray.origin.y - 2));
    }
}

/* The tray that is asked glows, and no other one; the line goes to its plate as long as the question stands. */
static void
test_asked (void)
{
  guint32 before[3], asked[3], after[3];
  Scene scene;

  scene_init_choosing (&scene, FALSE, COMPUTERS, TRUE);
  look_beside_trays (&scene, before);
  g_assert_false (has_line_to (&scene, 1));
  scene_play (&scene, "3 ask 2 A");
  scene_wait (&scene);
  look_beside_trays (&scene, asked);
  g_assert_true (has_line_to (&scene, 1));
  g_assert_false (has_line_to (&scene, 0));
  scene.done = 0;
  scene_play (&scene, "2 show 4");
  scene_wait (&scene);
  look_beside_trays (&scene, after);
  g_assert_false (has_line_to (&scene, 1));
  for (int seat = 0; seat < 3; seat++)
    {
      g_assert_cmpint (asked[seat] == before[seat], ==, seat != 1);
      g_assert_cmphex (after[seat], ==, before[seat]);
    }
  scene_clear (&scene);
}

static void
test_bubbles (void)
{
  static const struct {
    ProbeBubbleType type;
    char letter;
    const char *text;
  } bubbles[] = {
    { PROBE_BUBBLE_ASKS, 'E', "An E?" },         { PROBE_BUBBLE_ASKS, PROBE_BLANK, "A blank?" },
    { PROBE_BUBBLE_DENIES, 'R', "Sorry, no R" }, { PROBE_BUBBLE_NAMES, 0, "..ROCKET?" },
    { PROBE_BUBBLE_CHALLENGES, 0, "..ROCKET?" },
  };
  ProbeSetup setup;

  probe_setup_init (&setup, PROBE_PARKER_1964, 3);
  for (guint i = 0; i < G_N_ELEMENTS (bubbles); i++)
    {
      ProbeBubble bubble = { .type = (guint8) bubbles[i].type, .letter = bubbles[i].letter };
      g_autofree char *text = NULL;

      g_assert_cmpint (probe_row_parse ("..ROCKET", &bubble.row), ==, PROBE_OK);
      text = probe_stage_bubble_say (&bubble, &setup);
      g_assert_cmpstr (text, ==, bubbles[i].text);
    }
}

/* Pictures and sounds */

/* Waits until there is nothing left to be made in idle moments, and returns how many pictures there are. */
static guint
wait_until_warm (void)
{
  guint before, now = salon_art_count_cached (NULL);

  do
    {
      before = now;
      hands_look_on (500);
      now = salon_art_count_cached (NULL);
    }
  while (now != before);
  return now;
}

/* The glow of a tray, the face of a card and what flies have been made before a question needs them, so that no frame has to wait
 * for them. Only figures are made when the points have arrived. */
static void
test_warm (void)
{
  Scene scene;
  guint n;

  scene_init_with (&scene, TRUE, PEOPLE (""));
  n = wait_until_warm ();
  scene_play (&scene, "3 ask 2 A");
  scene_wait (&scene);
  g_assert_cmpuint (salon_art_count_cached (NULL), ==, n);
  scene.done = 0;
  scene_play (&scene, "2 show 4");
  while (says (&scene, "tag-3", "Nora, 0 points, in turn"))
    {
      g_assert_cmpuint (salon_art_count_cached (NULL), ==, n);
      await_turn ();
    }
  scene_wait (&scene);
  scene_clear (&scene);
}

/* Whoever hurries hears the end of it, and not everything at once. */
static void
test_skipped_sounds (void)
{
  Scene scene;
  g_autofree char *pencil = g_strdup_printf ("%d", PROBE_HEAR_PENCIL);

  scene_init_with (&scene, TRUE, PEOPLE ("3 ask 2 A\n"));
  scene_play (&scene, "2 show 4");
  /* Nothing is heard before the card begins to move. */
  g_assert_cmpstr (scene.sounds->str, ==, "");
  probe_stage_skip (scene.stage);
  g_assert_cmpstr (scene.sounds->str, ==, pencil);
  scene_clear (&scene);
}

/* A machine that was suspended while a move was shown goes on with it: the clock of the frames jumps, and the jump does not
 * count. A test that does nothing for longer than a jump takes looks the same. */
static void
test_suspended (void)
{
  Scene scene;

  scene_init_with (&scene, TRUE, PEOPLE ("3 ask 2 A\n"));
  salon_table_set_pace (SALON_TABLE (scene.table), 2.5);
  scene_play (&scene, "2 show 4");
  scene.frames = 0;
  await (scene.frames > 0);
  scene.frames = 0;
  g_usleep (SALON_CLOCK_JUMP + G_TIME_SPAN_SECOND / 5);
  await (scene.frames > 0);
  g_assert_cmpint (scene.done, ==, 0);
  g_assert_true (probe_stage_is_playing (scene.stage));
  scene_wait (&scene);
  scene_clear (&scene);
}

int
main (int argc, char *argv[])
{
  hands_init (&argc, &argv);
  /* First, because a picture that another test has made is there already. */
  g_test_add_func ("/follow/warm", test_warm);
  g_test_add_func ("/follow/stray-clicks", test_stray_clicks);
  g_test_add_func ("/follow/told", test_told);
  g_test_add_func ("/follow/named", test_named);
  g_test_add_func ("/follow/drawn-before-curtain", test_drawn_before_curtain);
  g_test_add_func ("/follow/asked", test_asked);
  g_test_add_func ("/follow/bubbles", test_bubbles);
  g_test_add_func ("/follow/skipped-sounds", test_skipped_sounds);
  g_test_add_func ("/follow/suspended", test_suspended);
  return g_test_run ();
}
