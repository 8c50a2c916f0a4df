/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures what a move costs in a young game and in long ones, on the real table and with
 * the record on a real disk. Nothing judges the figures.
 *
 * usage: bench-long-game */

#include <glib/gstdio.h>

#include "census.h"
#include "model/probe/probe-game.h"
#include "model/salon-store.h"
#include "pages-hands.h"
#include "widgets/probe/probe-table.h"

#define MOVES 100

#define SET_UP                                                                             \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\n" \
  "seat 1 human Ada\nseat 2 human Marie\nseat 3 human Hugo\nfirst 1\n"                     \
  "word 1 ..ROCKET\nword 2 TREASURER\nword 3 KAYAK\nbegin\n"

/* A round in which nothing comes in, and a naming that is refused. */
#define ROUND  "1 ask 2 X\n2 no\n2 ask 3 X\n3 no\n3 ask 1 X\n1 no\n"
#define NAMING "1 interrupt 2 QUEEN\n"

static const struct {
  const char *name;
  const char *lines;
  guint moves; /* in these lines */
  guint times;
} games[] = {
  { "young game", ROUND, 6, 3 },
  { "100,000 moves in rounds", ROUND, 6, 16666 },
  { "100,000 refused namings", NAMING, 1, 100000 },
  { "999,000 moves in rounds", ROUND, 6, 166500 },
  { "999,000 refused namings", NAMING, 1, 999000 },
};

/* Returns the present time in seconds. */
static double
now (void)
{
  return (double) g_get_monotonic_time () / G_USEC_PER_SEC;
}

/* The longest time that one iteration of the main loop took, in seconds. */
static double gap;

static void
step (void)
{
  double begin;

  /* The time spent waiting for events does not count. */
  while (!g_main_context_pending (NULL))
    g_usleep (100);
  begin = now ();
  g_main_context_iteration (NULL, FALSE);
  gap = MAX (gap, now () - begin);
}

static void
painted_cb (gboolean *painted)
{
  *painted = TRUE;
}

static void
wait_for_picture (GtkWidget *widget)
{
  gboolean painted = FALSE;
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  const gulong id = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), &painted);

  gtk_widget_queue_draw (widget);
  while (!painted)
    step ();
  g_signal_handler_disconnect (clock, id);
}

static void
measure (guint index, SalonStore *store, GtkWidget *table)
{
  static gsize young;
  g_autoptr (GString) text = g_string_new (SET_UP);
  g_autoptr (ProbeGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (Census) census = { 0 };
  const ProbeMove naming = { .type = PROBE_INTERRUPT, .seat = 1, .target = 2, .row = { .n = 5, .card = "QUEEN" } };
  double begin, read, opened, shown = 0, played = 0, saved = 0;
  SalonLook look;

  for (guint i = 0; i < games[index].times; i++)
    g_string_append (text, games[index].lines);
  begin = now ();
  game = probe_game_new_asleep (text->str, text->len, 1, &error);
  g_assert_no_error (error);
  read = now () - begin;

  gap = 0;
  begin = now ();
  salon_look_init (&look);
  salon_game_wake (SALON_GAME (game), store);
  salon_table_set_game (SALON_TABLE (table), SALON_GAME (game), &look);
  gap = now () - begin;
  wait_for_picture (table);
  opened = now () - begin;
  g_print ("%-24s  %8.1f KiB, read in %.0f ms, on the table in %.1f ms, longest gap %.1f ms\n", games[index].name,
           (double) text->len / 1024, read * 1000, opened * 1000, gap * 1000);
  g_string_free (g_steal_pointer (&text), TRUE);

  gap = 0;
  for (int i = 0; i < MOVES; i++)
    {
      begin = now ();
      probe_game_play (game, &naming, &error);
      g_assert_no_error (error);
      played = MAX (played, now () - begin);
      gap = MAX (gap, now () - begin);
      wait_for_picture (table);
      shown += now () - begin;
      while (!salon_game_is_saved (SALON_GAME (game)))
        step ();
      saved += now () - begin;
    }
  census_take (&census);
  if (index == 0)
    young = census.resident;
  g_print ("%-24s  a move: made in %.2f ms at most, shown after %.1f ms, on the disk after %.1f ms (%.1f moves/s), "
           "longest gap %.1f ms; %.1f MB more than the first\n",
           "", played * 1000, shown * 1000 / MOVES, saved * 1000 / MOVES, MOVES / saved, gap * 1000,
           ((double) census.resident - (double) young) / 1e6);
  salon_game_close (SALON_GAME (game));
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *lock = NULL;
  GtkWidget *table, *window;
  SalonStore *store;

  census_begin ();
  hands_init (&argc, &argv);
  folder = g_dir_make_tmp ("salon-XXXXXX", NULL);
  store = salon_store_new (folder);
  table = g_object_new (PROBE_TYPE_TABLE, NULL);
  window = hands_present (table);
  salon_table_set_pace (SALON_TABLE (table), 0);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    measure (i, store, table);

  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (store);
  kept = g_build_filename (folder, SALON_STORE_GAME, NULL);
  lock = g_build_filename (folder, ".current.lock", NULL);
  g_unlink (kept);
  g_unlink (lock);
  g_rmdir (folder);
  return 0;
}
