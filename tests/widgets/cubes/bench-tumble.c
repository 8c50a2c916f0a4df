/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures what the frames of each motion of the tray cost, at 1280 × 800: the CPU time of the process from before-paint
 * to after-paint. Nothing judges the figures.
 *
 * usage: bench-tumble [FOLDER [SIZE]]
 *   FOLDER: frames of each motion are saved there as pictures, with the time in their names
 *   SIZE: of the window, such as 1024x600 */

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "pages-hands.h"
#include "widgets/cubes/cubes-hourglass.h"
#include "widgets/cubes/cubes-tray.h"
#include "widgets/cubes/cubes-widgets.h"

#define MOST       4000
#define TURNS      3
#define EVERY_MS   50
#define LONGEST_MS 4000
#define STEP_MS    60 /* from one cube of a word to the next */
#define TIME_MS    50 /* from one time to the next */

#define FIRST  "OIHCDTFIMEWAIOSDNERTTCAQR"
#define SECOND "WGLHWOYTHAIDSKAEEAELEOTRT"

typedef struct {
  GtkWidget *page, *hourglass;
  CubesTray *tray;
  double begun; /* CPU seconds */
  double ms[MOST];
  int n;
  gboolean counts;
  const char *folder; /* nullable */
  const char *name;
  gint64 start;
  GPtrArray *pictures; /* of GdkPaintable */
  GArray *times;       /* of int, ms */
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
keep_picture (Film *film)
{
  const int now = (int) ((g_get_monotonic_time () - film->start) / 1000);
  g_autoptr (GdkPaintable) live = NULL;

  if (film->times->len > 0 && now - g_array_index (film->times, int, film->times->len - 1) < EVERY_MS)
    return;
  live = gtk_widget_paintable_new (film->page);
  g_ptr_array_add (film->pictures, gdk_paintable_get_current_image (live));
  g_array_append_val (film->times, now);
}

static void
after_paint_cb (Film *film)
{
  if (!film->counts)
    return;
  if (film->n < MOST)
    film->ms[film->n++] = (cpu () - film->begun) * 1000;
  if (film->folder != NULL)
    keep_picture (film);
}

static int
compare (const void *a, const void *b)
{
  const double one = *(const double *) a, two = *(const double *) b;

  return (one > two) - (one < two);
}

static void
save_pictures (Film *film)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (film->page));
  const int width = gtk_widget_get_width (film->page), height = gtk_widget_get_height (film->page);

  for (guint i = 0; i < film->pictures->len; i++)
    {
      g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;
      g_autoptr (GdkTexture) texture = NULL;
      g_autofree char *file =
        g_strdup_printf ("%s/%s-%04d.png", film->folder, film->name, g_array_index (film->times, int, i));

      gdk_paintable_snapshot (g_ptr_array_index (film->pictures, i), snapshot, width, height);
      node = gtk_snapshot_to_node (snapshot);
      texture = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
      gdk_texture_save_to_png (texture, file);
    }
}

static void
begin (Film *film, const char *name)
{
  hands_look_on (150);
  film->name = name;
  film->start = g_get_monotonic_time ();
  g_array_set_size (film->times, 0);
  g_ptr_array_set_size (film->pictures, 0);
  film->counts = TRUE;
}

static void
report (Film *film)
{
  film->counts = FALSE;
  if (film->folder != NULL)
    save_pictures (film);
  qsort (film->ms, (size_t) film->n, sizeof film->ms[0], compare);
  if (film->n > 0)
    g_print ("%-10s %4d frames, CPU ms a frame: median %5.2f, p99 %5.2f, most %5.2f\n", film->name, film->n,
             film->ms[film->n / 2], film->ms[(int) (film->n * .99)], film->ms[film->n - 1]);
  film->n = 0;
}

static void
wait_until_over (Film *film)
{
  const gint64 latest = g_get_monotonic_time () + LONGEST_MS * G_TIME_SPAN_MILLISECOND;

  do
    g_main_context_iteration (NULL, TRUE);
  while (cubes_tray_is_moving (film->tray) && g_get_monotonic_time () < latest);
}

/* The way from one scene to another, several times. */
static void
measure (Film *film, const char *name, const CubesTrayScene *before, const CubesTrayScene *after)
{
  for (int turn = 0; turn < (film->folder != NULL ? 1 : TURNS); turn++)
    {
      film->counts = FALSE;
      cubes_tray_set_scene (film->tray, before, FALSE);
      begin (film, name);
      cubes_tray_set_scene (film->tray, after, TRUE);
      wait_until_over (film);
    }
  hands_look_on (60);
  report (film);
}

static void
measure_turn (Film *film)
{
  begin (film, "turn");
  for (int i = 0; i < (film->folder != NULL ? 1 : 4); i++)
    {
      cubes_tray_turn (film->tray, 1);
      wait_until_over (film);
    }
  report (film);
}

/* A word is traced, and taken back. */
static void
measure_word (Film *film)
{
  static const uint8_t word[] = { 15, 11, 16, 21, 17, 18, 14 };

  begin (film, "word");
  for (int i = 1; i <= (int) G_N_ELEMENTS (word); i++)
    {
      cubes_tray_set_path (film->tray, word, i);
      hands_look_on (STEP_MS);
    }
  cubes_tray_set_path (film->tray, NULL, 0);
  hands_look_on (400);
  report (film);
  cubes_tray_set_path (film->tray, word, G_N_ELEMENTS (word));
}

static void
measure_time (Film *film)
{
  begin (film, "time");
  for (int ms = 20000; ms > 8000; ms -= TIME_MS)
    {
      const double left = ms / 1000.;

      cubes_tray_set_time (film->tray, left, 180);
      cubes_hourglass_set_time (CUBES_HOURGLASS (film->hourglass), left, 180, TRUE);
      hands_look_on (TIME_MS / (film->folder != NULL ? 10 : 1));
    }
  report (film);
}

static GtkWidget *
make_page (Film *film, int width, int height)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);

  film->tray = CUBES_TRAY (cubes_tray_new ());
  film->hourglass = cubes_hourglass_new ();
  gtk_widget_set_valign (film->hourglass, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (GTK_WIDGET (film->tray), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (film->tray), TRUE);
  gtk_widget_set_margin_top (GTK_WIDGET (film->tray), 40);
  gtk_widget_set_margin_bottom (GTK_WIDGET (film->tray), height - 40 - 598 * height / 800);
  gtk_widget_set_margin_start (film->hourglass, 40);
  gtk_box_append (GTK_BOX (box), film->hourglass);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (film->tray));
  gtk_widget_set_size_request (box, width, height);
  gtk_widget_add_css_class (box, "bench-cloth");
  return box;
}

static void
load_cloth (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  static const char style[] = ".bench-cloth { background-color: #234e7d; }";

#if GTK_CHECK_VERSION(4, 12, 0)
  gtk_css_provider_load_from_string (provider, style);
#else
  gtk_css_provider_load_from_data (provider, style, -1);
#endif
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (int argc, char **argv)
{
  const CubesTrayScene first = { .faces = FIRST, .shakes = 1, .corner = CUBES_NO_BAR };
  const CubesTrayScene second = { .faces = SECOND, .shakes = 2, .corner = CUBES_NO_BAR };
  const CubesTrayScene covered = { .lid = TRUE, .shakes = 1, .corner = CUBES_NO_BAR };
  const CubesTrayScene barred = { .faces = FIRST, .shakes = 1, .corner = CUBES_NE };
  Film film = { .pictures = g_ptr_array_new_with_free_func (g_object_unref),
                .times = g_array_new (FALSE, FALSE, sizeof (int)) };
  int width = 1280, height = 800;
  GtkWidget *window;

  hands_init (&argc, &argv);
  film.folder = argc > 1 ? argv[1] : NULL;
  if (argc > 2 && sscanf (argv[2], "%dx%d", &width, &height) != 2)
    return 2;

  load_cloth ();
  film.page = make_page (&film, width, height);
  window = hands_present (film.page);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_signal_add_emission_hook (g_signal_lookup ("before-paint", GDK_TYPE_FRAME_CLOCK), 0, frame_begins_cb, &film.begun,
                              NULL);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (after_paint_cb), &film);
  cubes_tray_set_time (film.tray, 180, 180);
  cubes_hourglass_set_time (CUBES_HOURGLASS (film.hourglass), 180, 180, FALSE);
  hands_look_on (800);

  measure (&film, "shake", &first, &second);
  measure (&film, "cover", &first, &covered);
  measure (&film, "uncover", &covered, &first);
  measure (&film, "bar", &first, &barred);
  cubes_tray_set_scene (film.tray, &first, FALSE);
  measure_word (&film);
  measure_turn (&film);
  measure_time (&film);

  gtk_window_destroy (GTK_WINDOW (window));
  g_ptr_array_unref (film.pictures);
  g_array_unref (film.times);
  return 0;
}
