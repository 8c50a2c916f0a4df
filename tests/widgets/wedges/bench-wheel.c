/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures what the frames cost while the die rolls, the wheel goes dim, a token hops, a wedge flies and the fans open: the
 * CPU time of the process from before-paint to after-paint. Nothing judges the figures.
 *
 * usage: bench-wheel [SIZE]
 *   SIZE: of the window, such as 1024x600; 1280x800 if there is none */

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "pages-hands.h"
#include "wheel-scene.h"
#include "widgets/wedges/wedges-die.h"
#include "widgets/wedges/wedges-token.h"

#define MOST       4000
#define TURNS      3
#define LONGEST_MS 4000

typedef struct {
  WedgesWheel *wheel;
  WedgesDie *die;
  GtkWidget *token;
  WedgesState begin; /* Ada has to roll */
  double begun;      /* CPU seconds */
  double ms[MOST];
  int n;
  gboolean counts;
} Film;

static double
cpu (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

/* A hook comes before all handlers of the signal. */
static gboolean
frame_begins_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer begun)
{
  *(double *) begun = cpu ();
  return TRUE;
}

static void
after_paint_cb (Film *film)
{
  if (film->counts && film->n < MOST)
    film->ms[film->n++] = (cpu () - film->begun) * 1000;
}

static int
compare (const void *a, const void *b)
{
  const double one = *(const double *) a, two = *(const double *) b;

  return (one > two) - (one < two);
}

static void
wait_until_over (Film *film)
{
  const gint64 latest = g_get_monotonic_time () + LONGEST_MS * G_TIME_SPAN_MILLISECOND;

  do
    g_main_context_iteration (NULL, TRUE);
  while ((wedges_wheel_is_moving (film->wheel) || wedges_die_is_moving (film->die))
         && g_get_monotonic_time () < latest);
}

/* The way from one state to the next, several times. */
static void
measure (Film *film, const char *name, const WedgesState *before, const WedgesState *after)
{
  film->n = 0;
  for (int turn = 0; turn < TURNS; turn++)
    {
      wedges_die_wait (film->die);
      wedges_wheel_update (film->wheel, NULL, before, FALSE);
      wedges_token_set_wedges (WEDGES_TOKEN (film->token), before->wedges[0], FALSE);
      hands_look_on (150);
      film->counts = TRUE;
      wedges_wheel_update (film->wheel, before, after, TRUE);
      if (after->die > 0)
        wedges_die_roll (film->die, after->die, "Ada", TRUE);
      wait_until_over (film);
      film->counts = FALSE;
    }
  qsort (film->ms, (size_t) film->n, sizeof film->ms[0], compare);
  if (film->n > 0)
    g_print ("%-10s %4d frames, CPU ms a frame: median %5.2f, p99 %5.2f, most %5.2f\n", name, film->n,
             film->ms[film->n / 2], film->ms[(int) (film->n * .99)], film->ms[film->n - 1]);
}

static void
cue_cb (Film *film, int cue)
{
  if (cue == WEDGES_WHEEL_CUE_WEDGE)
    wedges_token_set_wedges (WEDGES_TOKEN (film->token), WEDGES_ALL, TRUE);
}

static GtkWidget *
make_page (Film *film, int width, int height)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  GtkWidget *wheel = wedges_wheel_new (), *die = wedges_die_new ();

  film->wheel = WEDGES_WHEEL (wheel);
  film->die = WEDGES_DIE_TRAY (die);
  film->token = wedges_token_new (84);
  gtk_widget_set_valign (die, GTK_ALIGN_START);
  gtk_widget_set_hexpand (wheel, TRUE);
  gtk_widget_set_margin_top (wheel, 46);
  gtk_widget_set_margin_bottom (wheel, 26);
  gtk_box_append (GTK_BOX (box), film->token);
  gtk_box_append (GTK_BOX (box), die);
  gtk_box_append (GTK_BOX (box), wheel);
  gtk_widget_set_size_request (box, width, height);
  gtk_widget_add_css_class (box, "bench-cloth");
  return box;
}

static void
load_cloth (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  static const char style[] = ".bench-cloth { background-color: #651f37; }";

#if GTK_CHECK_VERSION(4, 12, 0)
  gtk_css_provider_load_from_string (provider, style);
#else
  gtk_css_provider_load_from_data (provider, style, -1);
#endif
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
measure_all (Film *film)
{
  WedgesState before = film->begin, after = film->begin;

  wheel_scene_roll (&after, 6);
  measure (film, "roll", &before, &after);
  before = after;
  wheel_scene_move (&after, "S1.4");
  measure (film, "hop", &before, &after);
  wheel_scene_move (&before, "R28");
  after = before;
  wheel_scene_answer (&after);
  measure (film, "wedge", &before, &after);
  before.wedges[0] = WEDGES_ALL;
  wheel_scene_move (&before, "H");
  after = before;
  wheel_scene_answer (&after);
  measure (film, "fans", &before, &after);
}

int
main (int argc, char **argv)
{
  WedgesWheelSeat seats[WEDGES_MAX_SEATS];
  Film film = { 0 };
  int width = 1280, height = 800;
  GtkWidget *page, *window;

  hands_init (&argc, &argv);
  if (argc > 1 && sscanf (argv[1], "%dx%d", &width, &height) != 2)
    return 2;

  load_cloth ();
  page = make_page (&film, width, height);
  for (int i = 0; i < WEDGES_MAX_SEATS; i++)
    seats[i] = wheel_scene_seats[i];
  seats[0].token = film.token;
  wedges_wheel_set_seats (film.wheel, seats, WEDGES_MAX_SEATS);
  wheel_scene_begin (&film.begin, WEDGES_MAX_SEATS);
  wedges_wheel_update (film.wheel, NULL, &film.begin, FALSE);
  g_signal_connect_swapped (film.wheel, "cue", G_CALLBACK (cue_cb), &film);
  window = hands_present (page);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_signal_add_emission_hook (g_signal_lookup ("before-paint", GDK_TYPE_FRAME_CLOCK), 0, frame_begins_cb, &film.begun,
                              NULL);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (after_paint_cb), &film);
  hands_look_on (800);
  measure_all (&film);

  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
