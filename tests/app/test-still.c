/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where nothing moves the window draws nothing: on every page of the program, with motion and with reduced motion. */

#include <adwaita.h>

#include "await.h"
#include "pages-hands.h"
#include "whole-app.h"

/* How often a page may still draw something late, such as what it makes ready in idle moments. */
#define TRIES 15

#define SET_UP                                                                             \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\n" \
  "option trays 1\n"

/* Nora lays her word behind a curtain. */
static const char laying[] = SET_UP "seat 1 human Ada\nseat 2 human Nora\nfirst 1\nword 1 ROCKET\n";

/* Ada, who chooses which card she shows, is asked. */
static const char asked[] = SET_UP "seat 1 human Ada\nseat 2 computer-easy Hugo\nfirst 2\nword 1 BANANA\nword 2 KAYAK\n"
                                   "begin\n2 ask 1 A\n";

static const char finished[] = SET_UP "seat 1 human Ada\nseat 2 human Nora\nfirst 1\nword 1 A\nword 2 I\nbegin\n"
                                      "1 ask 2 I\n2 show 1\n2 ask 1 A\n1 show 1\n";

static SalonApplication *application;

static void
count_cb (int *frames)
{
  (*frames)++;
}

/* Asserts that in a whole second, after what is drawn last has been drawn, there is no frame. */
static void
assert_still (GtkWidget *window, const char *page)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  int frames = 0, before, tries = 0;
  const gulong id = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (count_cb), &frames);

  do
    {
      before = frames;
      hands_look_on (1000);
    }
  while (frames != before && ++tries < TRIES);
  g_test_message ("%s: %d frames until it was still", page, frames);
  g_assert_cmpint (frames, ==, before);
  g_signal_handler_disconnect (clock, id);
}

static gboolean
is_ready (GtkWidget *window, const char *name)
{
  GtkWidget *widget = hands_find (window, name);

  return widget != NULL && gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget);
}

static void
test_still (gconstpointer motion)
{
  GtkWidget *window;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", motion != NULL, NULL);
  window = whole_app_show (application);
  assert_still (window, "home");
  g_assert_true (gtk_widget_activate_action (window, "win.new-game", NULL));
  await (is_ready (window, "new-game"));
  assert_still (window, "set-up");

  whole_app_open (window, "a.salon", laying);
  await (is_ready (window, "curtain-open"));
  assert_still (window, "curtain");
  hands_activate (hands_get (window, "curtain-open"));
  await (is_ready (window, "lay-suggest"));
  assert_still (window, "laying");

  whole_app_open (window, "a.salon", asked);
  await (is_ready (window, "choice-1"));
  assert_still (window, "question");
  whole_app_open (window, "a.salon", finished);
  await (is_ready (window, "end-table"));
  assert_still (window, "end");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  g_autoptr (SalonApplication) salon = NULL;

  hands_init (&argc, &argv);
  application = salon = whole_app_new ();

  g_test_add_data_func ("/still/motion", "motion", test_still);
  g_test_add_data_func ("/still/reduced", NULL, test_still);

  return g_test_run ();
}
