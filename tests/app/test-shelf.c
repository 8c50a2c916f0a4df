/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shelf lists the kept games that can be resumed, and changes no file. */

#include <glib/gstdio.h>

#include "await.h"
#include "model-home.h"
#include "model-table.h"
#include "model/salon-shelf.h"

#define OVER                                                                                                  \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\noption trays 1\n"    \
  "seat 1 human Ada\nseat 2 human Nora\nfirst 1\nword 1 A\nword 2 I\nbegin\n1 ask 2 I\n2 show 1\n2 ask 1 A\n" \
  "1 show 1\n"
#define DAMAGED "salon-record 1\ngame probe\nedition nonsense\n"

static void
remove_file (ModelHome *home, const char *name)
{
  g_autofree char *path = g_build_filename (home->directory, name, NULL);

  g_assert_cmpint (g_remove (path), ==, 0);
}

static void
changed_cb (gboolean *changed)
{
  *changed = TRUE;
}

static void
refresh (SalonShelf *shelf)
{
  gboolean changed = FALSE;
  const gulong id = g_signal_connect_swapped (shelf, "changed", G_CALLBACK (changed_cb), &changed);

  salon_shelf_refresh (shelf, NULL);
  await (changed);
  g_signal_handler_disconnect (shelf, id);
}

static void
assert_names (SalonShelf *shelf, const char *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < salon_shelf_count (shelf); i++)
    {
      const SalonKept *kept = salon_shelf_get (shelf, i);

      g_assert_true ((kept->game == NULL) == (kept->fault != NULL));
      g_string_append_printf (names, "%s%s ", kept->game == NULL ? "!" : "", kept->name);
    }
  g_assert_cmpstr (names->str, ==, expected);
}

static void
test_listed (ModelHome *home, gconstpointer data)
{
  g_autoptr (SalonShelf) shelf = salon_shelf_new (home->store, model_kinds);

  model_home_put (home, "game-2026-11-19T10-00-00.salon", MODEL_PEOPLE, -1);
  model_home_put (home, "game-2026-11-19T10-00-00.look", "[seats]\ncolours=5;4;3\n", -1);
  model_home_put (home, "found-2026-11-20T10-00-00.salon", MODEL_PEOPLE, -1);
  model_home_put (home, "damaged-2026-11-18T10-00-00.salon", DAMAGED, -1);
  model_home_put (home, "game-2026-11-17T10-00-00.salon", OVER, -1);
  model_home_put (home, "current.salon", MODEL_PEOPLE, -1);
  model_home_put (home, "game-notes.txt", MODEL_PEOPLE, -1);
  refresh (shelf);
  g_assert_cmpuint (salon_shelf_get (shelf, 0)->look.colour[0], ==, 0);
  g_assert_cmpuint (salon_shelf_get (shelf, 1)->look.colour[0], ==, 5);
  assert_names (shelf, "found-2026-11-20T10-00-00.salon game-2026-11-19T10-00-00.salon "
                       "!damaged-2026-11-18T10-00-00.salon ");
  g_assert_cmpuint (salon_shelf_count_games (shelf), ==, 2);
  g_assert_cmpstr (salon_game_get_seat_name (salon_shelf_get (shelf, 0)->game, 0), ==, "Ada");

  for (guint i = 0; i < salon_shelf_count (shelf); i++)
    {
      const SalonKept *kept = salon_shelf_get (shelf, i);

      model_home_assert_kept (home, kept->name, kept->game != NULL ? MODEL_PEOPLE : DAMAGED);
    }
}

/* A file that was read is not read again, a new one is, and one that has gone is not listed any more. */
static void
test_again (ModelHome *home, gconstpointer data)
{
  g_autoptr (SalonShelf) shelf = salon_shelf_new (home->store, model_kinds);
  SalonGame *game;

  model_home_put (home, "game-2026-11-19T10-00-00.salon", MODEL_PEOPLE, -1);
  model_home_put (home, "game-2026-11-18T10-00-00.salon", MODEL_PEOPLE, -1);
  refresh (shelf);
  game = salon_shelf_get (shelf, 1)->game;

  model_home_put (home, "game-2026-11-20T10-00-00.salon", MODEL_PEOPLE, -1);
  remove_file (home, "game-2026-11-19T10-00-00.salon");
  refresh (shelf);
  assert_names (shelf, "game-2026-11-20T10-00-00.salon game-2026-11-18T10-00-00.salon ");
  g_assert_true (salon_shelf_get (shelf, 1)->game == game);
}

/* The list is bounded, and its beginning is the newest. */
static void
test_many (ModelHome *home, gconstpointer data)
{
  g_autoptr (SalonShelf) shelf = salon_shelf_new (home->store, model_kinds);

  for (int i = 0; i < SALON_SHELF_MOST + 5; i++)
    {
      g_autofree char *name = g_strdup_printf ("game-2026-11-19T10-%02d-%02d.salon", i / 60, i % 60);

      model_home_put (home, name, DAMAGED, -1);
    }
  refresh (shelf);
  g_assert_cmpuint (salon_shelf_count (shelf), ==, SALON_SHELF_MOST);
  g_assert_cmpstr (salon_shelf_get (shelf, 0)->name, ==, "game-2026-11-19T10-01-44.salon");
}

/* A shelf that is dropped while it reads is not called back. */
static void
test_dropped (ModelHome *home, gconstpointer data)
{
  SalonShelf *shelf = salon_shelf_new (home->store, model_kinds);

  model_home_put (home, "game-2026-11-19T10-00-00.salon", MODEL_PEOPLE, -1);
  salon_shelf_refresh (shelf, NULL);
  salon_shelf_refresh (shelf, NULL);
  g_object_add_weak_pointer (G_OBJECT (shelf), (gpointer *) &shelf);
  g_object_unref (shelf);
  g_assert_null (shelf);
  for (int i = 0; i < 50; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

#define ADD(name, function) \
  g_test_add ("/shelf/" name, ModelHome, NULL, model_home_set_up, function, model_home_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  model_watchdog ();
  ADD ("listed", test_listed);
  ADD ("again", test_again);
  ADD ("many", test_many);
  ADD ("dropped", test_dropped);
  return g_test_run ();
}
