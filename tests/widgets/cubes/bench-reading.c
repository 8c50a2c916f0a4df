/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures the longest lists that can be read out: eight of a thousand words each. What the page needs of memory and of time, and
 * what its frames cost while the lists are read and while they are scrolled: the CPU time of the process from before-paint to
 * after-paint. Nothing judges the figures.
 *
 * usage: bench-reading [WORDS] */

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "pages-hands.h"
#include "reading-scene.h"
#include "widgets/cubes/cubes-read-out-page.h"
#include "widgets/cubes/cubes-widgets.h"

#define MOST       4000
#define SEATS      8
#define READING_MS 8000
#define SCROLLS    60

/* A legal roll on which more than a thousand words lie. */
#define RICH "OQENTYTRSITARACNEDELTELIR"

static struct {
  double begun; /* CPU seconds */
  double ms[MOST];
  int n;
} film;

static double
cpu (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

/* A hook comes before all handlers of the signal. */
static gboolean
frame_begins_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  film.begun = cpu ();
  return TRUE;
}

static void
after_paint_cb (void)
{
  if (film.n < MOST)
    film.ms[film.n++] = (cpu () - film.begun) * 1000;
}

static int
compare (const void *a, const void *b)
{
  const double one = *(const double *) a, two = *(const double *) b;

  return (one > two) - (one < two);
}

static void
report (const char *name)
{
  qsort (film.ms, (size_t) film.n, sizeof film.ms[0], compare);
  if (film.n > 0)
    g_print ("%-10s %4d frames, CPU ms a frame: median %6.2f, p99 %6.2f, most %6.2f\n", name, film.n,
             film.ms[film.n / 2], film.ms[(int) (film.n * .99)], film.ms[film.n - 1]);
  film.n = 0;
}

/* The memory of the process, in MB. */
static double
memory (void)
{
  g_autofree char *text = NULL;
  long size = 0, resident = 0;

  if (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL))
    sscanf (text, "%ld %ld", &size, &resident);
  return (double) resident * (double) sysconf (_SC_PAGESIZE) / 1e6;
}

static CubesGame *
read_record (const GString *record)
{
  g_autoptr (GError) error = NULL;
  CubesGame *game = cubes_game_new_asleep (record->str, record->len, 1, &error);

  g_assert_no_error (error);
  salon_game_wake (SALON_GAME (game), NULL);
  return game;
}

static GString *
begin_record (int seats)
{
  GString *record = g_string_new ("salon-record 1\ngame cubes\nedition deluxe-1997\nwords en\n");

  for (int seat = 1; seat <= seats; seat++)
    g_string_append_printf (record, "seat %d human Player %d\n", seat, seat);
  g_string_append (record, "first 1\nbegin\n1 shake " RICH "\n");
  return record;
}

/* Half of each list are words that all lists have, and the other half is wrong. */
static CubesGame *
make_game (guint words)
{
  g_autoptr (GString) alone = begin_record (1), record = begin_record (SEATS);
  CubesGame *grid;
  const CubesGridWord *lie;
  guint n;

  g_string_append (alone, "1 time\n");
  grid = read_record (alone);
  reading_scene_solve (grid);
  lie = cubes_game_get_words (grid, &n);
  for (int seat = 1; seat <= SEATS; seat++)
    for (guint i = 0; i < words; i++)
      {
        if (i < words / 2)
          g_string_append_printf (record, "%d write %s\n", seat, lie[i % n].letters);
        else
          g_string_append_printf (record, "%d write Z%c%c%c%c\n", seat, 'A' + seat, 'A' + i / 26 / 26 % 26,
                                  'A' + i / 26 % 26, 'A' + i % 26);
      }
  g_string_append (record, "1 time\n");
  salon_game_close (SALON_GAME (grid));
  g_object_unref (grid);
  return read_record (record);
}

static GtkAdjustment *
find_adjustment (GtkWidget *widget)
{
  if (GTK_IS_SCROLLED_WINDOW (widget))
    {
      GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));

      if (gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment))
        return adjustment;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkAdjustment *adjustment = find_adjustment (child);

      if (adjustment != NULL)
        return adjustment;
    }
  return NULL;
}

int
main (int argc, char **argv)
{
  const guint words = argc > 1 ? (guint) atoi (argv[1]) : 1000;
  GtkWidget *page, *window;
  GtkAdjustment *adjustment;
  CubesGame *game;
  SalonLook look;
  double before, began;

  hands_init (&argc, &argv);
  cubes_widgets_load_style ();
  salon_look_init (&look);
  game = make_game (words);
  before = memory ();
  began = cpu ();
  page = cubes_read_out_page_new ();
  cubes_read_out_page_update (CUBES_READ_OUT_PAGE (page), game, reading_scene_view (game), &look);
  gtk_widget_set_size_request (page, 1280, 750);
  window = hands_present (page);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  hands_look_on (500);
  g_print ("%d lists of %u words: shown after %.0f ms of CPU, %.1f MB\n", SEATS, words, (cpu () - began) * 1000,
           memory () - before);

  g_signal_add_emission_hook (g_signal_lookup ("before-paint", GDK_TYPE_FRAME_CLOCK), 0, frame_begins_cb, NULL, NULL);
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (after_paint_cb), NULL);
  cubes_read_out_page_read (CUBES_READ_OUT_PAGE (page));
  hands_look_on (READING_MS);
  report ("reading");

  adjustment = find_adjustment (page);
  for (int i = 0; adjustment != NULL && i < SCROLLS; i++)
    {
      gtk_adjustment_set_value (adjustment, i * 173);
      hands_look_on (40);
    }
  report ("scrolling");
  g_print ("afterwards %.1f MB\n", memory () - before);
  g_object_unref (game);
  return 0;
}
