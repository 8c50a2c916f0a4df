/* SPDX-License-Identifier: GPL-3.0-or-later */

/* No frame is blank when one page takes the place of another: neither from the page for a new game to that on which words are
 * laid, nor at the curtain, nor from there to the table. Every frame that the window draws is looked at. */

#include <adwaita.h>
#include <string.h>

#include "await.h"
#include "pages-hands.h"
#include "whole-app.h"
#include "widgets/salon-widgets.h"

/* The test scales each frame down to so many pixels. Above the row FROM there is the header bar. */
#define WIDTH  128
#define HEIGHT 80
#define FROM   16

/* One person has laid a word and the other has not. */
static const char people[] = "salon-record 1\n"
                             "game probe\n"
                             "edition parker-1964\n"
                             "words en\n"
                             "option activity-cards off\n"
                             "option trays 1\n"
                             "seat 1 human Ada\n"
                             "seat 2 human Nora\n"
                             "first 1\n"
                             "word 1 ROCKET\n";

typedef struct {
  GdkPaintable *live; /* of what is in the window */
  int frames, blank;
} Watch;

static gboolean
is_blank (cairo_surface_t *surface)
{
  const guchar *data = cairo_image_surface_get_data (surface);
  const int stride = cairo_image_surface_get_stride (surface);
  const guchar *first = data + (gsize) stride * FROM;

  for (int y = FROM; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      if (memcmp (data + (gsize) stride * y + (gsize) x * 4, first, 3) != 0)
        return FALSE;
  return TRUE;
}

/* Looks at what has just been drawn. */
static void
after_paint_cb (Watch *watch)
{
  g_autoptr (GdkPaintable) image = gdk_paintable_get_current_image (watch->live);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);

  gdk_paintable_snapshot (image, snapshot, WIDTH, HEIGHT);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  watch->frames++;
  watch->blank += is_blank (surface);
  cairo_surface_destroy (surface);
}

static gboolean
is_ready (GtkWidget *window, const char *name)
{
  GtkWidget *widget = hands_find (window, name);

  return widget != NULL && gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget);
}

static void
wait_for (GtkWidget *window, const char *name)
{
  await (is_ready (window, name));
  hands_look_on (400);
}

#define MOST_CLICKS 200

/* Clicks on the button @name; and again until @next, if there is one, can be clicked, because a page that has just appeared
 * takes no click. */
static void
click (GtkWidget *window, const char *name, const char *next)
{
  wait_for (window, name);
  g_signal_emit_by_name (hands_get (window, name), "clicked");
  for (int i = 0; next != NULL && !is_ready (window, next); i++)
    {
      g_assert_cmpint (i, <, MOST_CLICKS);
      hands_look_on (400);
      if (is_ready (window, name) && !is_ready (window, next))
        g_signal_emit_by_name (hands_get (window, name), "clicked");
    }
}

static SalonApplication *application;

static void
test_frames (void)
{
  GtkWidget *window;
  Watch watch = { 0 };
  GdkFrameClock *clock;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  window = whole_app_show (application);
  hands_look_on (400);
  watch.live = gtk_widget_paintable_new (adw_application_window_get_content (ADW_APPLICATION_WINDOW (window)));
  clock = gtk_widget_get_frame_clock (window);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (after_paint_cb), &watch);

  /* The page for a new game, and laying. */
  g_assert_true (gtk_widget_activate_action (window, "win.new-game", NULL));
  hands_look_on (400);
  g_signal_emit_by_name (hands_get (window, "new-game"), "start");
  click (window, "lay-suggest", "lay-done");
  click (window, "lay-done", NULL);
  /* The curtain, laying, and the table. */
  whole_app_open (window, "people.salon", people);
  click (window, "curtain-open", "lay-suggest");
  click (window, "lay-suggest", "lay-done");
  click (window, "lay-done", NULL);
  hands_look_on (600);

  g_signal_handlers_disconnect_by_data (clock, &watch);
  g_test_message ("%d of %d frames are blank", watch.blank, watch.frames);
  g_assert_cmpint (watch.frames, >, 10);
  g_assert_cmpint (watch.blank, ==, 0);
  g_object_unref (watch.live);
  gtk_window_close (GTK_WINDOW (window));
  hands_look_on (100);
}

int
main (int argc, char *argv[])
{
  g_autoptr (SalonApplication) salon = NULL;

  g_test_init (&argc, &argv, NULL);
  salon_widgets_init ();
  application = salon = whole_app_new ();
  g_test_add_func ("/first-frames", test_frames);
  return g_test_run ();
}
