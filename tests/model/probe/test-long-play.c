/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table of computers plays on and on in one process, and the process holds no
 * more at the end than when it had got used to it.
 *
 * usage: test-long-play [GAMES] */

#include <stdlib.h>
#include <string.h>

#include "await.h"
#include "census.h"
#include "model-table.h"

#define GAMES 120

/* The first games fill the pools of threads and memory, and bring the used pages of the list into
 * memory. */
#define USED_TO_IT 40

/* What malloc counts as allocated varies, because each thread caches freed pieces (at most 7 of
 * each of 64 sizes below 1 KiB) and different threads work each time. Over 10,000 games it varied by
 * 68 KiB; if each game had leaked a single pointer, in a piece of 32 bytes, it would be 312 KiB. */
#define WAVERS (128u << 10)

/* Whole pages: the arenas of threads divide their pages differently each time. */
#define RESIDENT_WAVERS (4u << 20)

/* GTask's pool has ten threads, and GLib keeps some idle ones. */
#define MAX_THREADS 24

static guint n_games = GAMES;

typedef struct {
  ProbeEdition edition;
  guint8 seats, trays;
  const char *kinds; /* see model_header() */
  gboolean no_cards, by_hand, free;
} Table;

static const Table tables[] = {
  { PROBE_PARKER_1964, 2, 2, "em" },
  { PROBE_PARKER_1964, 3, 1, "eem" },
  { PROBE_PARKER_1964, 4, 1, "e", .no_cards = TRUE },
  { PROBE_PARKER_1964, 6, 1, "e", .by_hand = TRUE },
  { PROBE_MIRO_1967, 2, 1, "me" },
  { PROBE_MIRO_1967, 3, 1, "e", .free = TRUE },
  { PROBE_MIRO_1967, 5, 1, "e" },
  { PROBE_PARKER_1982, 2, 2, "e" },
  { PROBE_PARKER_1982, 3, 1, "e" },
  { PROBE_PARKER_1982, 4, 1, "e" },
};

/* Hard players think ten times as long as the others, so only one in so many games has one. */
#define HARD_EVERY 25

static void
gone_cb (gpointer data, GObject *where)
{
  guint *alive = data;

  --*alive;
}

/* Waits until the last worker has dropped its task and the disk has answered. */
static void
settle (SalonStore *store)
{
  g_autoptr (GError) error = NULL;

  if (store != NULL)
    g_assert_true (salon_store_flush (store, &error));
  while (census_count ("GTask") > 0 || g_main_context_pending (NULL))
    if (!g_main_context_iteration (NULL, FALSE))
      g_thread_yield ();
}

/* Plays the @n-th game and returns the number of its moves. */
static guint
play (guint n, SalonStore *store, guint *alive)
{
  const Table *table = &tables[n % G_N_ELEMENTS (tables)];
  const guint watchdog = model_watchdog ();
  g_autoptr (GError) error = NULL;
  ProbeGame *game;
  ProbeHeader header;
  ModelEar ear;

  model_header (&header, table->edition, table->seats, n % HARD_EVERY == 0 ? "de" : table->kinds);
  header.setup.trays = table->trays;
  header.setup.first = (guint8) (n % table->seats);
  header.setup.activity_cards = !table->no_cards;
  header.setup.answers_by_hand = (guint8) table->by_hand;
  header.setup.spelling_free = (guint8) table->free;
  game = probe_game_new (&header, n, store, &error);
  g_assert_no_error (error);
  g_object_weak_ref (G_OBJECT (game), gone_cb, alive);
  ++*alive;

  model_ear_init (&ear, game);
  await (salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_FINISHED);
  g_assert_cmpint (ear.failed, ==, 0);
  model_ear_clear (&ear);
  g_object_unref (game);
  g_source_remove (watchdog);
  return (guint) ear.moved;
}

static void
test_long_play (gconstpointer data)
{
  const gboolean saved = GPOINTER_TO_INT (data);
  const guint used_to_it = MIN (USED_TO_IT, n_games / 2);
  g_autofree char *directory = saved ? model_directory () : NULL, *more = NULL;
  g_autoptr (SalonStore) store = saved ? salon_store_new (directory) : NULL;
  g_auto (Census) before = { 0 }, after = { 0 };
  guint alive = 0;
  guint64 moves = 0;

  for (guint n = 0; n < n_games; n++)
    {
      if (n == used_to_it)
        {
          settle (store);
          census_take (&before);
          census_print (&before, "used to it");
        }
      moves += play (n, store, &alive);
    }
  settle (store);
  census_take (&after);
  census_print (&after, "at the end");
  g_test_message ("%u games, %" G_GUINT64_FORMAT " moves", n_games, moves);

  g_assert_cmpuint (alive, ==, 0);
  more = census_tell_more (&before, &after, NULL);
  g_assert_cmpstr (more, ==, "");
  g_assert_cmpuint (after.sources, <=, before.sources);
  g_assert_cmpuint (after.handles, <=, before.handles);
  g_assert_cmpuint (after.threads, <=, MAX_THREADS);
  if (census_sees_bytes ())
    {
      g_assert_cmpuint (after.in_use, <=, before.in_use + WAVERS);
      g_assert_cmpuint (after.resident, <=, before.resident + RESIDENT_WAVERS);
    }

  g_clear_object (&store);
  if (saved)
    model_remove (g_steal_pointer (&directory));
}

int
main (int argc, char *argv[])
{
  census_begin ();
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    n_games = (guint) strtoul (argv[1], NULL, 10);

  g_test_add_data_func ("/long-play/in-memory", GINT_TO_POINTER (FALSE), test_long_play);
  g_test_add_data_func ("/long-play/saved", GINT_TO_POINTER (TRUE), test_long_play);

  return g_test_run ();
}
