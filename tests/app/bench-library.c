/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures the page of the library: how long it takes from the click until its games are seen, with a library that was never
 * read, that is read from its cache, and that is known already, for the first time in the process and again; and what its frames cost while it is scrolled, slowly, fast
 * and by jumps, beside those of a plain list. A frame is late if the main thread worked longer than a frame of 60 Hz for it,
 * with what it did since the frame before. Nothing judges the figures.
 *
 * usage: bench-library FOLDER [first], which has the games and is not changed, but for the cache in it */

#include <stdio.h>
#include <time.h>

#include <glib/gstdio.h>

#include "app/salon-house.h"
#include "app/salon-library-page.h"
#include "pages-hands.h"
#include "salon-app-resource.h"

#define MOST    4000
#define LATE_MS (1000. / 60)
#define TIMES   15

/* CPU ms of the main thread for a frame: before it, since the frame before, as rows are bound and filled; and in it. */
typedef struct {
  double before, update, layout, paint;
} Frame;

static struct {
  double cpu; /* CPU seconds of the thread when the last part of a frame ended */
  Frame now;
  Frame frame[MOST];
  int n;
} film;

static double
cpu (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

/* The CPU ms since the end of the part before. */
static double
end_part (void)
{
  const double now = cpu (), ms = (now - film.cpu) * 1000;

  film.cpu = now;
  return ms;
}

/* Hooks come before all handlers of their signals. */
static gboolean
frame_begins_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  film.now.before = end_part ();
  return TRUE;
}

static gboolean
layout_begins_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  film.now.update = end_part ();
  return TRUE;
}

static gboolean
paint_begins_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  film.now.layout = end_part ();
  return TRUE;
}

static void
after_paint_cb (void)
{
  film.now.paint = end_part ();
  if (film.n < MOST)
    film.frame[film.n++] = film.now;
  film.now = (Frame) { 0 };
}

static double
add_up (const Frame *frame)
{
  return frame->before + frame->update + frame->layout + frame->paint;
}

static int
compare (const void *a, const void *b)
{
  const double one = *(const double *) a, two = *(const double *) b;

  return (one > two) - (one < two);
}

static int
compare_frames (const void *a, const void *b)
{
  const double one = add_up (a), two = add_up (b);

  return (one > two) - (one < two);
}

static void
report (const char *name)
{
  const int n = film.n, twentieth = MAX (n / 20, 1);
  Frame most = { 0 };
  int late = 0;

  if (n == 0)
    return;
  qsort (film.frame, (size_t) n, sizeof film.frame[0], compare_frames);
  for (int i = 0; i < n; i++)
    late += add_up (&film.frame[i]) > LATE_MS;
  for (int i = n - twentieth; i < n; i++)
    {
      most.before += film.frame[i].before / twentieth;
      most.update += film.frame[i].update / twentieth;
      most.layout += film.frame[i].layout / twentieth;
      most.paint += film.frame[i].paint / twentieth;
    }
  g_print (
    "%-22s %4d frames, CPU ms a frame: median %5.1f, p99 %5.1f, most %5.1f; %d late; the costliest twentieth: %.1f "
    "before, %.1f update, %.1f layout, %.1f painting\n",
    name, n, add_up (&film.frame[n / 2]), add_up (&film.frame[(int) (n * .99)]), add_up (&film.frame[n - 1]), late,
    most.before, most.update, most.layout, most.paint);
  film.n = 0;
}

static SalonRoomMeans
make_means (const char *folder, const char *cache)
{
  SalonStore *store = salon_store_new (folder);

  return (SalonRoomMeans) {
    .settings = salon_settings_new (NULL),
    .store = store,
    .library = salon_library_new (store, salon_house_get_kinds (), cache),
  };
}

static void
clear_means (SalonRoomMeans *means)
{
  g_object_unref (means->library);
  g_object_unref (means->store);
  g_object_unref (means->settings);
}

/* The rows of the page that are filled with a game. */
static guint
count_rows (GtkWidget *page)
{
  guint n = 0;

  for (GtkWidget *item = gtk_widget_get_first_child (hands_get (page, "library-list")); item != NULL;
       item = gtk_widget_get_next_sibling (item))
    n += gtk_widget_get_height (item) > 0;
  return n;
}

/* Enters the page as the window does. Returns the ms until its rows have been painted. @busy: (out): ms that the main
 * thread worked for that */
static double
enter (AdwBin *place, const SalonRoomMeans *means, double *busy)
{
  const gint64 began = g_get_monotonic_time ();
  const double used = cpu ();
  SalonLook look;
  SalonRoom *page;

  salon_look_init (&look);
  page = salon_library_page_new (means, NULL, &look);
  adw_bin_set_child (place, GTK_WIDGET (page));
  salon_room_focus (page);
  film.n = 0;
  while (film.n == 0 || count_rows (GTK_WIDGET (page)) < 5)
    g_main_context_iteration (NULL, TRUE);
  *busy = (cpu () - used) * 1000;
  return (double) (g_get_monotonic_time () - began) / 1000;
}

static void
leave (AdwBin *place)
{
  adw_bin_set_child (place, NULL);
  hands_look_on (150);
}

/* What a person meets who clicks for the first time: the home has read the library, from its cache, before. */
static void
enter_first (AdwBin *place, const char *folder, const char *cache)
{
  SalonRoomMeans means = make_means (folder, cache);
  double ms, busy;

  salon_library_refresh (means.library, NULL, NULL);
  while (salon_library_is_reading (means.library))
    g_main_context_iteration (NULL, TRUE);
  hands_look_on (500);
  ms = enter (place, &means, &busy);
  g_print ("known already, first time in the process: the page stands there after %.0f ms (CPU %.0f)\n", ms, busy);
  leave (place);
  clear_means (&means);
}

static void
enter_often (AdwBin *place, const SalonRoomMeans *means)
{
  double ms[TIMES], busy[TIMES];

  for (int i = 0; i < TIMES; i++)
    {
      ms[i] = enter (place, means, &busy[i]);
      leave (place);
    }
  qsort (ms, TIMES, sizeof ms[0], compare);
  qsort (busy, TIMES, sizeof busy[0], compare);
  g_print ("known already: the page stands there after %.0f ms (median of %d), at most %.0f; CPU %.0f and %.0f\n",
           ms[TIMES / 2], TIMES, ms[TIMES - 1], busy[TIMES / 2], busy[TIMES - 1]);
}

/* @list: what is scrolled */
static void
scroll (GtkWidget *list, const char *name, double step, int times)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  gtk_adjustment_set_value (adjustment, 0);
  hands_look_on (300);
  film.n = 0;
  for (int i = 0; i < times; i++)
    {
      const double most = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

      gtk_adjustment_set_value (adjustment, step > 0 ? MIN (i * step, most) : (i * 7919 % 97) / 97. * most);
      hands_look_on (17);
    }
  report (name);
}

static void
scroll_all (GtkWidget *list, const char *name)
{
  g_print ("%s\n", name);
  scroll (list, "scrolled slowly", 20, 200);
  scroll (list, "scrolled fast", 400, 200);
  scroll (list, "by jumps", 0, 100);
}

static void
setup_plain_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_set_size_request (label, -1, 68);
  gtk_list_item_set_child (item, label);
}

static void
bind_plain_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

/* A list of labels as high as rows of the library: what GTK itself needs. */
static void
scroll_plain_list (AdwBin *place)
{
  GtkStringList *strings = gtk_string_list_new (NULL);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scroller = gtk_scrolled_window_new (), *list;

  for (int i = 0; i < 2000; i++)
    {
      g_autofree char *text = g_strdup_printf ("Game %d of Ada and Nora", i);

      gtk_string_list_append (strings, text);
    }
  g_signal_connect (factory, "setup", G_CALLBACK (setup_plain_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_plain_cb), NULL);
  list = gtk_list_view_new (GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (strings))), factory);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  adw_bin_set_child (place, scroller);
  hands_look_on (500);
  scroll_all (list, "a plain list of labels:");
  leave (place);
}

int
main (int argc, char **argv)
{
  g_autofree char *cache = NULL;
  GtkWidget *place, *window;
  SalonRoomMeans means;
  double ms, busy;

  if (argc != 2 && argc != 3)
    return 2;
  hands_init (&argc, &argv);
  g_resources_register (salon_app_get_resource ());
  cache = g_strdup_printf ("%s/cache-of-the-benchmark", argv[1]);
  place = adw_bin_new ();
  gtk_widget_set_size_request (place, 1280, 750);
  window = hands_present (place);
  g_signal_add_emission_hook (g_signal_lookup ("before-paint", GDK_TYPE_FRAME_CLOCK), 0, frame_begins_cb, NULL, NULL);
  g_signal_add_emission_hook (g_signal_lookup ("layout", GDK_TYPE_FRAME_CLOCK), 0, layout_begins_cb, NULL, NULL);
  g_signal_add_emission_hook (g_signal_lookup ("paint", GDK_TYPE_FRAME_CLOCK), 0, paint_begins_cb, NULL, NULL);
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (after_paint_cb), NULL);

  if (argc == 3)
    {
      enter_first (ADW_BIN (place), argv[1], cache);
      return 0;
    }

  g_unlink (cache);
  for (int round = 0; round < 2; round++)
    {
      gint64 began;

      means = make_means (argv[1], cache);
      began = g_get_monotonic_time ();
      salon_library_refresh (means.library, NULL, NULL);
      ms = enter (ADW_BIN (place), &means, &busy);
      while (salon_library_is_reading (means.library))
        g_main_context_iteration (NULL, TRUE);
      g_print ("%s: the page stands there after %.0f ms (CPU %.0f), all %u games after %.0f ms\n",
               round == 0 ? "never read" : "from the cache", ms, busy,
               g_list_model_get_n_items (G_LIST_MODEL (means.library)),
               (double) (g_get_monotonic_time () - began) / 1000);
      hands_look_on (500);
      report (round == 0 ? "while it is read" : "while the cache is read");
      leave (ADW_BIN (place));
      if (round > 0)
        break;
      /* The cache is written after the last step, and not at all when the library is gone before. */
      while (!g_file_test (cache, G_FILE_TEST_EXISTS))
        hands_look_on (50);
      clear_means (&means);
    }
  enter_often (ADW_BIN (place), &means);

  enter (ADW_BIN (place), &means, &busy);
  hands_look_on (1500);
  scroll_all (hands_get (place, "library-list"), "the library:");
  leave (ADW_BIN (place));
  scroll_plain_list (ADW_BIN (place));
  clear_means (&means);
  g_unlink (cache);
  return 0;
}
