/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Toasts appear and are dismissed at any moment. With MALLOC_PERTURB_ the program crashes if an
 * animation that goes on, or that is skipped when the window is closed, uses freed memory. */

#include "app/salon-toasts.h"
#include "await.h"
#include "pages-hands.h"

/* Milliseconds; no toast takes longer to appear or to disappear. */
#define MOVED_MS 700

/* Milliseconds; a moment in the middle of that animation. */
#define MOVING_MS 100

#define STANDSTILL_SECONDS 60
#define MAX_TOASTS         4

typedef struct {
  GtkWidget *window;
  AdwToastOverlay *overlay;
  AdwToast *toast[MAX_TOASTS]; /* NULL when it is freed */
  int n;
} Fixture;

/* The number of visible toasts, including those that are appearing or disappearing. */
static int
count_shown (const Fixture *fixture)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->overlay)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += g_str_equal (gtk_widget_get_css_name (child), "toast");

  return n;
}

static int
count_alive (const Fixture *fixture)
{
  int n = 0;

  for (int i = 0; i < fixture->n; i++)
    n += fixture->toast[i] != NULL;

  return n;
}

/* Waits until no more than @n toasts exist. */
static void
wait_for (Fixture *fixture, int n)
{
  await (count_alive (fixture) <= n);
  g_assert_cmpint (count_alive (fixture), ==, n);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = adw_window_new ();
  fixture->overlay = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  adw_toast_overlay_set_child (fixture->overlay, gtk_label_new ("content"));
  adw_window_set_content (ADW_WINDOW (fixture->window), GTK_WIDGET (fixture->overlay));
  gtk_window_present (GTK_WINDOW (fixture->window));
  await (gtk_widget_get_mapped (GTK_WIDGET (fixture->overlay)));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  await (fixture->window == NULL);
  wait_for (fixture, 0);
}

/* Shows the next toast, and returns its number. */
static int
add (Fixture *fixture, AdwToastPriority priority)
{
  AdwToast *toast = adw_toast_new ("toast");
  AdwToast **place = &fixture->toast[fixture->n];

  adw_toast_set_priority (toast, priority);
  adw_toast_set_timeout (toast, 0);
  *place = toast;
  g_object_add_weak_pointer (G_OBJECT (toast), (gpointer *) place);
  salon_toasts_add (fixture->overlay, toast);
  return fixture->n++;
}

static void
test_one (Fixture *fixture, gconstpointer data)
{
  const int toast = add (fixture, ADW_TOAST_PRIORITY_NORMAL);

  g_assert_cmpint (count_shown (fixture), ==, 1);
  hands_look_on (MOVED_MS);
  adw_toast_dismiss (fixture->toast[toast]);
  wait_for (fixture, 0);
  g_assert_cmpint (count_shown (fixture), ==, 0);
}

/* A toast that has replaced another one is dismissed while it appears. */
static void
test_in_place (Fixture *fixture, gconstpointer data)
{
  const int first = add (fixture, ADW_TOAST_PRIORITY_HIGH);
  int second;

  hands_look_on (MOVED_MS);
  adw_toast_dismiss (fixture->toast[first]);
  second = add (fixture, ADW_TOAST_PRIORITY_HIGH);
  hands_look_on (MOVING_MS);
  adw_toast_dismiss (fixture->toast[second]);
  wait_for (fixture, 0);
}

/* No frame is drawn from before the toast has appeared until after it should have gone. */
static void
test_no_frames (Fixture *fixture, gconstpointer data)
{
  const int toast = add (fixture, ADW_TOAST_PRIORITY_NORMAL);

  hands_look_on (MOVING_MS);
  adw_toast_dismiss (fixture->toast[toast]);
  g_usleep (MOVED_MS * 1000);
  wait_for (fixture, 0);
}

/* A toast is dismissed, another one of high priority is shown, and no frame is drawn until both
 * animations should have ended. */
static void
test_made_room (Fixture *fixture, gconstpointer data)
{
  const int first = add (fixture, ADW_TOAST_PRIORITY_HIGH);

  adw_toast_dismiss (fixture->toast[first]);
  add (fixture, ADW_TOAST_PRIORITY_HIGH);
  g_usleep (MOVED_MS * 1000);
  wait_for (fixture, 1);
  g_assert_cmpint (count_shown (fixture), ==, 1);
}

/* Several toasts wait in the queue, one of higher priority is shown first; then all are dismissed. */
static void
test_queue (Fixture *fixture, gconstpointer data)
{
  for (int i = 0; i < MAX_TOASTS; i++)
    add (fixture, i < MAX_TOASTS - 1 ? ADW_TOAST_PRIORITY_NORMAL : ADW_TOAST_PRIORITY_HIGH);
  for (int i = 0; i < MAX_TOASTS; i++)
    adw_toast_dismiss (fixture->toast[i]);
  wait_for (fixture, 0);
}

/* Only the toast that is dismissed goes, even if its dismissal had to wait; the others stay. */
static void
test_others_stay (Fixture *fixture, gconstpointer data)
{
  const int first = add (fixture, ADW_TOAST_PRIORITY_NORMAL);
  const int second = add (fixture, ADW_TOAST_PRIORITY_NORMAL);

  adw_toast_dismiss (fixture->toast[first]);
  wait_for (fixture, 1);
  g_assert_nonnull (fixture->toast[second]);
  g_assert_cmpint (count_shown (fixture), ==, 1);
}

/* The window is destroyed while toasts appear and disappear. */
static void
test_window_goes (Fixture *fixture, gconstpointer data)
{
  const int first = add (fixture, ADW_TOAST_PRIORITY_NORMAL);

  add (fixture, ADW_TOAST_PRIORITY_NORMAL);
  hands_look_on (MOVED_MS);
  adw_toast_dismiss (fixture->toast[first]);
  add (fixture, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_dismiss (fixture->toast[add (fixture, ADW_TOAST_PRIORITY_HIGH)]);
  hands_look_on (MOVING_MS);
}

/* Animations are switched off. */
static void
test_no_animations (Fixture *fixture, gconstpointer data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (int i = 0; i < 2; i++)
    add (fixture, ADW_TOAST_PRIORITY_NORMAL);
  for (int i = 0; i < 2; i++)
    adw_toast_dismiss (fixture->toast[i]);
  wait_for (fixture, 0);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/toasts/one", test_one);
  ADD ("/toasts/in-place", test_in_place);
  ADD ("/toasts/no-frames", test_no_frames);
  ADD ("/toasts/made-room", test_made_room);
  ADD ("/toasts/queue", test_queue);
  ADD ("/toasts/others-stay", test_others_stay);
  ADD ("/toasts/window-goes", test_window_goes);
  ADD ("/toasts/no-animations", test_no_animations);
#undef ADD

  return g_test_run ();
}
