/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures what the frames of each moment cost, in each look, with and without motion, and of the curtain, of
 * keys under the mouse and of a word that is named, on the real table at 1280 × 800: the CPU time of
 * the process from before-paint to after-paint. Nothing judges the figures. Then it looks whether a
 * table on which nothing moves asks for frames, and measures, to compare, a window that changes its colour.
 *
 * usage: bench-frames [FOLDER [MOMENT]]
 *   FOLDER: frames of each moment are saved there as pictures, with the time in their names; computers
 *   then make the moves, so that the pace is even; “-” for no pictures
 *   MOMENT: only this one, by its name, or “curtain” for the curtain and what people choose */

#include <math.h>
#include <sys/resource.h>
#include <time.h>

#include "model/probe/probe-game.h"
#include "pages-hands.h"
#include "widgets/probe/probe-key.h"
#include "widgets/probe/probe-stage.h"
#include "widgets/probe/probe-table.h"
#include "widgets/salon-curtain.h"
#include "widgets/salon-memory.h"
#include "widgets/salon-theme-use.h"

#define WIDTH      1280
#define HEIGHT     800
#define MOST       8000 /* frames of one moment, in all its turns */
#define TURNS      5
#define EVERY_MS   60 /* at least, from one picture to the next */
#define QUIET_MS   1500
#define LONGEST_MS 8000

#define SWEEP_MS 340 /* as long as a curtain moves, and a little */
#define KEY_MS   80  /* from one key to the next */

/* Each is a record's last part; the last line is the move that is shown. */
static const struct {
  const char *name;
  const char *moves;
  gboolean cards;
  gboolean points; /* the card is one of points */
  guint after;     /* ms in which something moves when the moment is over */
} moments[] = {
  { "asked", "3 ask 2 A", FALSE, FALSE },
  { "shown", "3 ask 2 A\n2 show 4", FALSE, FALSE },
  { "miss", "3 ask 2 Q\n2 no", FALSE, FALSE },
  { "drawn", "3 draw times-3", TRUE, FALSE },
  { "drawn-points", "3 draw add-20", TRUE, TRUE },
  { "named", "3 interrupt 2 GIRAFFE", FALSE, FALSE },
  { "misnamed", "3 interrupt 2 GAZELLE", FALSE, FALSE },
  { "last-card",
    "3 ask 2 G\n2 show 1\n3 ask 2 I\n2 show 2\n3 ask 2 R\n2 show 3\n3 ask 2 A\n2 show 4\n3 ask 2 F\n2 show 5\n"
    "3 ask 2 F\n2 show 6\n3 ask 2 E\n2 show 7",
    FALSE, FALSE },
  { "end",
    "3 interrupt 1 ..ROCKET\n3 interrupt 2 GIRAFFE\n1 ask 3 Q\n3 no\n2 ask 3 Q\n3 no\n1 ask 3 X\n3 no\n2 ask 3 X\n"
    "3 no",
    FALSE, FALSE, 2200 },
};

static const struct {
  const char *look;
  const char *edition;
  gboolean has_points; /* some activity cards are points */
} looks[] = {
  { "1964", "parker-1964", TRUE },
  { "miro-1967", "miro-1967", TRUE },
  { "1982", "parker-1982", FALSE },
};

/* What a frame does one after the other. */
enum {
  UPDATE,
  LAYOUT,
  PAINT,
  N_PARTS,
};

typedef struct {
  ProbeStage *stage;
  GtkWidget *table;
  double begun[N_PARTS]; /* CPU seconds */
  long pages;            /* of memory that the program had when the frame began */
  double ms[MOST];
  double most[N_PARTS + 1]; /* ms of the parts of the costliest frame, and of all of it */
  long most_pages;          /* of new memory that it took, each of which the system gives by itself */
  int n;
  int turn[TURNS + 1], turns; /* where each turn begins in ms[], and the last one ends */
  int frames;                 /* also those in which nothing is playing */
  gboolean after;             /* the moment is over, but something moves */
  const char *folder;         /* nullable */
  GPtrArray *pictures;        /* of GdkPaintable */
  GArray *times;              /* of int, ms since the moment began */
  gint64 start;
} Film;

static double
cpu (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

static long
count_pages (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return usage.ru_minflt;
}

/* Hooks come before all handlers of the signal. */
static gboolean
part_begins_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer begun)
{
  *(double *) begun = cpu ();
  return TRUE;
}

static void
before_paint_cb (Film *film)
{
  film->pages = count_pages ();
}

static void
watch_parts (Film *film)
{
  static const char *const begins[N_PARTS] = { "before-paint", "layout", "paint" };

  for (int part = 0; part < N_PARTS; part++)
    g_signal_add_emission_hook (g_signal_lookup (begins[part], GDK_TYPE_FRAME_CLOCK), 0, part_begins_cb,
                                &film->begun[part], NULL);
}

/* A frame in which nothing has to be laid out has no such part. */
static void
keep_most (Film *film, double end)
{
  const double layout = film->begun[LAYOUT] > film->begun[UPDATE] ? film->begun[LAYOUT] : film->begun[PAINT];

  film->most[UPDATE] = (layout - film->begun[UPDATE]) * 1000;
  film->most[LAYOUT] = (film->begun[PAINT] - layout) * 1000;
  film->most[PAINT] = (end - film->begun[PAINT]) * 1000;
  film->most[N_PARTS] = (end - film->begun[UPDATE]) * 1000;
  film->most_pages = count_pages () - film->pages;
}

static void
keep_picture (Film *film)
{
  const int now = (int) ((g_get_monotonic_time () - film->start) / 1000);
  g_autoptr (GdkPaintable) live = NULL;

  if (film->folder == NULL
      || (film->times->len > 0 && now - g_array_index (film->times, int, film->times->len - 1) < EVERY_MS))
    return;

  live = gtk_widget_paintable_new (film->table);
  g_ptr_array_add (film->pictures, gdk_paintable_get_current_image (live));
  g_array_append_val (film->times, now);
}

static void
after_paint_cb (Film *film)
{
  film->frames++;
  if (!probe_stage_is_playing (film->stage) && !film->after)
    return;

  if (film->n < MOST)
    {
      const double now = cpu (), ms = (now - film->begun[UPDATE]) * 1000;

      if (ms > film->most[N_PARTS])
        keep_most (film, now);
      film->ms[film->n++] = ms;
    }
  keep_picture (film);
}

static GtkWidget *
find_a (GType type, GtkWidget *widget)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_a (type, child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static ProbeGame *
make_game (const char *edition, guint moment, gboolean computers)
{
  const char *kind = computers ? "computer-medium" : "human";
  g_autofree char *text =
    g_strdup_printf ("salon-record 1\ngame probe\nedition %s\nwords en\noption activity-cards %s\n"
                     "option spelling free\nseat 1 human Ada\nseat 2 %s Hugo\nseat 3 %s Nora\nfirst 3\n"
                     "word 1 ..ROCKET\nword 2 GIRAFFE\nword 3 KAYAK\nbegin\n",
                     edition, moments[moment].cards ? "on" : "off", kind, kind);
  g_autoptr (GError) error = NULL;
  ProbeGame *game = probe_game_new_from_record (text, strlen (text), 1, NULL, &error);

  g_assert_no_error (error);
  return game;
}

static void
play (ProbeGame *game, const char *line)
{
  g_autoptr (GError) error = NULL;
  ProbeMove move;

  g_assert_null (probe_move_parse (line, 1, &move, NULL));
  probe_game_play (game, &move, &error);
  g_assert_no_error (error);
}

static void
wait_until_over (Film *film)
{
  const gint64 latest = g_get_monotonic_time () + LONGEST_MS * G_TIME_SPAN_MILLISECOND;

  while (probe_stage_is_playing (film->stage) && g_get_monotonic_time () < latest)
    g_main_context_iteration (NULL, TRUE);
}

/* Shows one moment once. */
static void
show (Film *film, const char *edition, guint moment)
{
  g_autoptr (ProbeGame) game = make_game (edition, moment, film->folder != NULL);
  g_auto (GStrv) lines = g_strsplit (moments[moment].moves, "\n", -1);
  const guint last = g_strv_length (lines) - 1;
  SalonLook look;
  int kept;

  salon_game_hold (SALON_GAME (game));
  salon_look_init (&look);
  salon_table_set_game (SALON_TABLE (film->table), SALON_GAME (game), &look);
  hands_look_on (250);
  kept = film->n;
  for (guint i = 0; i < last; i++)
    {
      play (game, lines[i]);
      if (i + 1 == last)
        wait_until_over (film);
    }
  hands_look_on (100);
  film->n = kept;
  g_array_set_size (film->times, 0);
  g_ptr_array_set_size (film->pictures, 0);

  film->start = g_get_monotonic_time ();
  play (game, lines[last]);
  wait_until_over (film);
  film->after = moments[moment].after > 0;
  hands_look_on (moments[moment].after);
  film->after = FALSE;
  salon_table_set_game (SALON_TABLE (film->table), NULL, NULL);
  salon_game_close (SALON_GAME (game));
}

static int
compare (const void *a, const void *b)
{
  const double one = *(const double *) a, two = *(const double *) b;

  return (one > two) - (one < two);
}

static void
save_pictures (Film *film, const char *look, const char *name)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (film->table));

  for (guint i = 0; i < film->pictures->len; i++)
    {
      g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;
      g_autoptr (GdkTexture) texture = NULL;
      g_autofree char *file =
        g_strdup_printf ("%s/%s-%s-%04d.png", film->folder, look, name, g_array_index (film->times, int, i));

      gdk_paintable_snapshot (g_ptr_array_index (film->pictures, i), snapshot, WIDTH, HEIGHT);
      node = gtk_snapshot_to_node (snapshot);
      texture = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT));
      gdk_texture_save_to_png (texture, file);
    }
}

static void
begin (Film *film)
{
  film->n = film->turns = 0;
  film->most[N_PARTS] = 0;
}

/* Whatever was measured since the turn before is a turn. */
static void
end_turn (Film *film)
{
  film->turn[++film->turns] = film->n;
}

static double
p99 (double *ms, int n)
{
  qsort (ms, (size_t) n, sizeof *ms, compare);
  return n > 0 ? ms[(int) (n * .99)] : 0;
}

/* What else runs on the machine only ever makes a turn cost more, so its quietest one says most about the program. */
static void
report (Film *film, const char *look, const char *name)
{
  double quietest = G_MAXDOUBLE, all;

  if (film->n == 0)
    return;

  for (int turn = 0; turn < film->turns; turn++)
    quietest = MIN (quietest, p99 (film->ms + film->turn[turn], film->turn[turn + 1] - film->turn[turn]));
  all = p99 (film->ms, film->n);
  g_print ("%-10s %-21s %4d frames, CPU ms a frame: p99 of the quietest of %d turns %5.2f, of all %5.2f, median %5.2f, "
           "most %5.2f (update %.2f, layout %.2f, paint %.2f; %ld pages of new memory)\n",
           look, name, film->n, film->turns, quietest, all, film->ms[film->n / 2], film->ms[film->n - 1],
           film->most[UPDATE], film->most[LAYOUT], film->most[PAINT], film->most_pages);
}

/* Counts all frames for so many milliseconds. */
static void
watch (Film *film, guint ms)
{
  film->after = TRUE;
  hands_look_on (ms);
  film->after = FALSE;
}

static void
lay_game (Film *film, ProbeGame *game, const SalonLook *look)
{
  salon_game_hold (SALON_GAME (game));
  salon_table_set_game (SALON_TABLE (film->table), SALON_GAME (game), look);
  hands_look_on (250);
}

static void
take_away (Film *film, ProbeGame *game)
{
  salon_table_set_game (SALON_TABLE (film->table), NULL, NULL);
  salon_game_close (SALON_GAME (game));
}

/* The curtain shuts before the one who chooses which card to show, and opens. */
static void
measure_curtain (Film *film, guint look)
{
  begin (film);
  for (int turn = 0; turn < TURNS; turn++)
    {
      g_autoptr (ProbeGame) game = make_game (looks[look].edition, 0, FALSE);
      SalonCurtain *curtain = SALON_CURTAIN (find_a (SALON_TYPE_CURTAIN, film->table));
      const gint64 latest = g_get_monotonic_time () + LONGEST_MS * G_TIME_SPAN_MILLISECOND;
      GtkWidget *button = hands_get (GTK_WIDGET (curtain), "curtain-open");
      const int kept = film->n;
      SalonLook eyes;

      salon_look_init (&eyes);
      eyes.chooses[1] = TRUE;
      lay_game (film, game, &eyes);
      salon_game_release (SALON_GAME (game));
      play (game, "3 ask 2 F");
      wait_until_over (film);
      film->n = kept;
      while (!salon_curtain_is_closed (curtain) && g_get_monotonic_time () < latest)
        g_main_context_iteration (NULL, TRUE);
      watch (film, SWEEP_MS);
      while (!gtk_widget_is_sensitive (button) && g_get_monotonic_time () < latest)
        g_main_context_iteration (NULL, TRUE);
      hands_activate (button);
      watch (film, SWEEP_MS);
      take_away (film, game);
      end_turn (film);
    }
  report (film, looks[look].look, "curtain");
}

/* Gathers the buttons of the keys. */
static void
gather_keys (GtkWidget *widget, GPtrArray *keys)
{
  if (PROBE_IS_KEY (widget))
    g_ptr_array_add (keys, gtk_widget_get_parent (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gather_keys (child, keys);
}

/* The mouse goes over keys; then a word is typed that somebody wants to name. */
static void
measure_choosing (Film *film, guint look)
{
  g_autoptr (ProbeGame) game = make_game (looks[look].edition, 0, FALSE);
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();
  SalonLook eyes;
  GtkWidget *board;

  salon_look_init (&eyes);
  lay_game (film, game, &eyes);
  gather_keys (hands_get (film->table, "letters"), keys);
  begin (film);
  for (guint i = 0; i < keys->len; i++)
    {
      gtk_widget_set_state_flags (keys->pdata[i], GTK_STATE_FLAG_PRELIGHT, FALSE);
      watch (film, KEY_MS);
      gtk_widget_unset_state_flags (keys->pdata[i], GTK_STATE_FLAG_PRELIGHT);
    }
  end_turn (film);
  report (film, looks[look].look, "choosing");

  board = find_a (PROBE_TYPE_BOARD, film->table);
  hands_activate (hands_get (film->table, "name-word"));
  hands_look_on (500);
  begin (film);
  for (const char *letter = "IRAFEGIRAF"; *letter != '\0'; letter++)
    {
      const char typed[] = { *letter, '\0' };

      hands_type (board, typed);
      watch (film, KEY_MS);
      hands_press (board, GDK_KEY_BackSpace);
      watch (film, KEY_MS);
    }
  end_turn (film);
  report (film, looks[look].look, "naming");
  take_away (film, game);
}

static void
measure (Film *film, guint look, guint moment, gboolean reduced)
{
  g_autofree char *name = g_strconcat (moments[moment].name, reduced ? ", reduced" : NULL, NULL);

  begin (film);
  for (int turn = 0; turn < (film->folder != NULL ? 1 : TURNS); turn++)
    {
      show (film, looks[look].edition, moment);
      end_turn (film);
    }
  if (film->folder != NULL)
    save_pictures (film, looks[look].look, name);
  report (film, looks[look].look, name);
}

static gboolean
change_colour_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer film)
{
  if (((Film *) film)->frames % 2 == 0)
    gtk_widget_add_css_class (widget, "card");
  else
    gtk_widget_remove_css_class (widget, "card");
  return G_SOURCE_CONTINUE;
}

/* To compare with: a window in which nothing is drawn but another colour in each frame. */
static void
measure_colour (Film *film, GtkWindow *window)
{
  g_autoptr (GtkWidget) page = g_object_ref (gtk_window_get_child (window)); /* its stage is asked in each frame */
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_window_set_child (window, box);
  hands_look_on (250);
  gtk_widget_add_tick_callback (box, change_colour_cb, film, NULL);
  begin (film);
  for (int turn = 0; turn < TURNS; turn++)
    {
      watch (film, QUIET_MS);
      end_turn (film);
    }
  report (film, "-", "one colour");
}

/* A table on which nothing moves. */
static void
measure_quiet (Film *film)
{
  g_autoptr (ProbeGame) game = make_game ("parker-1964", 0, FALSE);
  SalonLook look;
  int frames;

  salon_look_init (&look);
  lay_game (film, game, &look);
  hands_look_on (750);
  frames = film->frames;
  hands_look_on (QUIET_MS);
  g_print ("nothing moves: %d frames in %d ms\n", film->frames - frames, QUIET_MS);
  take_away (film, game);
}

int
main (int argc, char *argv[])
{
  Film film = { .folder = argc > 1 && strcmp (argv[1], "-") != 0 ? argv[1] : NULL };
  GtkWidget *window, *page;
  GdkFrameClock *clock;

  salon_memory_init ();
  hands_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  film.pictures = g_ptr_array_new_with_free_func (g_object_unref);
  film.times = g_array_new (FALSE, FALSE, sizeof (int));
  film.table = g_object_new (PROBE_TYPE_TABLE, NULL);
  film.stage = PROBE_STAGE (find_a (PROBE_TYPE_STAGE, film.table));
  salon_table_set_pace (SALON_TABLE (film.table), 1.2);
  /* As in the program's window. */
  gtk_box_append (GTK_BOX (page), adw_header_bar_new ());
  gtk_widget_set_vexpand (film.table, TRUE);
  gtk_box_append (GTK_BOX (page), film.table);
  window = hands_present (page);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  hands_look_on (300);
  clock = gtk_widget_get_frame_clock (window);
  watch_parts (&film);
  g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (before_paint_cb), &film);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (after_paint_cb), &film);

  /* In the program others have been there before this table, and the X server knows the memory in which it gets pictures. */
  salon_theme_use (salon_theme_get (looks[0].look));
  show (&film, looks[0].edition, 0);

  for (guint look = 0; look < G_N_ELEMENTS (looks); look++)
    {
      salon_theme_use (salon_theme_get (looks[look].look));
      for (int reduced = 0; reduced < 2; reduced++)
        {
          g_object_set (gtk_settings_get_default (), "gtk-enable-animations", reduced == 0, NULL);
          for (guint moment = 0; moment < G_N_ELEMENTS (moments); moment++)
            if ((argc <= 2 || g_strcmp0 (argv[2], moments[moment].name) == 0)
                && (!moments[moment].points || looks[look].has_points))
              measure (&film, look, moment, reduced == 1);
        }
      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
      if (argc == 1 || g_strcmp0 (argv[2], "curtain") == 0)
        {
          measure_curtain (&film, look);
          measure_choosing (&film, look);
        }
    }
  measure_quiet (&film);
  measure_colour (&film, GTK_WINDOW (window));

  g_signal_handlers_disconnect_by_data (clock, &film);
  gtk_window_destroy (GTK_WINDOW (window));
  g_ptr_array_unref (film.pictures);
  g_array_unref (film.times);
  return 0;
}
