/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The set-up of the last game is kept and proposed again; the first game has defaults; a game can be
 * played again with the same seats. */

#include <string.h>

#include "app/probe/probe-defaults.h"
#include "app/salon-seat-names.h"
#include "model-home.h"
#include "model-table.h"
#include "model/salon-keeper.h"

static void
test_set_up (ModelHome *home, gconstpointer data)
{
  static const char *const seats[] = { "hem", "hm", "emhdme" };

  for (int edition = 0; edition < PROBE_N_EDITIONS; edition++)
    for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
      {
        const int n = MIN ((int) strlen (seats[i]), probe_editions[edition].behaviours.seats_max);
        ProbeHeader header, found;
        SalonLook look, found_look;

        model_header (&header, edition, n, seats[i]);
        header.setup.first = (guint8) (n - 1);
        header.setup.activity_cards = i == 1;
        header.setup.trays = i == 1 ? 2 : 1;
        header.setup.spelling_free = i == 2;
        header.aid = i == 1;
        probe_row_parse ("SECRET", &header.setup.row[0][0]);
        salon_look_init (&look);
        look.chooses[n - 1] = FALSE;
        model_save_setup (home->store, &header, &look);
        g_assert_true (model_load_setup (home->store, &found, &found_look));

        /* A set-up does not contain the words. */
        memset (header.setup.row, 0, sizeof header.setup.row);
        g_assert_cmpint (found.aid, ==, header.aid);
        g_assert_cmpmem (&found.setup, sizeof found.setup, &header.setup, sizeof header.setup);
        g_assert_cmpmem (found.salon.kind, (gsize) n, header.salon.kind, (gsize) n);
        for (int seat = 0; seat < n; seat++)
          g_assert_cmpstr (found.salon.name[seat], ==, header.salon.name[seat]);
        g_assert_cmpmem (&found_look, sizeof look, &look, sizeof look);
      }
}

static void
test_spoiled_set_up (ModelHome *home, gconstpointer data)
{
  static const char *const spoiled[] = {
    "",
    "nonsense\n",
    "salon-record 1\ngame probe\nedition parker-1964\nwords en\n",
    "salon-record 1\ngame probe\nedition parker-1964\nwords en\nseat 1 human A\nfirst 1\n",
    "salon-record 1\ngame probe\nedition parker-1964\nwords en\nseat 2 human A\nseat 3 human B\nfirst 1\n",
    "salon-record 1\ngame probe\nedition parker-1964\nwords en\nseat 1 human A\nseat 2 human B\nfirst 5\n",
    "salon-record 1\ngame probe\nedition parker-1964\nseat 1 human A\nseat 2 human B\nfirst 1\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (spoiled); i++)
    {
      ProbeHeader header;
      SalonLook look;

      model_home_put (home, "last-setup.salon", spoiled[i], -1);
      g_assert_false (model_load_setup (home->store, &header, &look));
    }
}

/* The set-up of a newer version is not used, and not overwritten. */
static void
test_newer_set_up (ModelHome *home, gconstpointer data)
{
  static const char setup[] = "salon-record 1\ngame probe\nedition parker-1999\nwords en\n";
  static const char newer_look[] = "[seats]\nversion=2\ncolours=a;b;\n", look_text[] = "[seats]\nlamp=on\n";
  ProbeHeader header, found;
  SalonLook look;

  model_header (&header, PROBE_PARKER_1964, 3, "hem");
  salon_look_init (&look);
  model_home_put (home, "last-setup.salon", setup, -1);
  model_home_put (home, "last-setup.look", look_text, -1);
  g_assert_false (model_load_setup (home->store, &found, &look));
  g_assert_true (salon_keeper_has_newer_setup (&probe_game_kind, home->store));
  model_save_setup (home->store, &header, &look);
  g_assert_true (salon_store_flush (home->store, NULL));
  model_home_assert_kept (home, "last-setup.salon", setup);
  model_home_assert_kept (home, "last-setup.look", look_text);

  model_home_put (home, "last-setup.salon", "nonsense", -1);
  model_home_put (home, "last-setup.look", newer_look, -1);
  model_save_setup (home->store, &header, &look);
  g_assert_true (salon_store_flush (home->store, NULL));
  model_home_assert_kept (home, "last-setup.salon", "nonsense");
  model_home_assert_kept (home, "last-setup.look", newer_look);

  /* An unknown key stays; a damaged set-up is overwritten. */
  model_home_put (home, "last-setup.look", look_text, -1);
  g_assert_false (salon_keeper_has_newer_setup (&probe_game_kind, home->store));
  model_save_setup (home->store, &header, &look);
  g_assert_true (model_load_setup (home->store, &found, &look));
  {
    g_autofree char *text = model_read (home->directory, "last-setup.look");

    g_assert_nonnull (strstr (text, "lamp=on\n"));
    g_assert_nonnull (strstr (text, "colours="));
  }
}

/* The default set-up can be played at once, and no two of its players have the same name. */
static void
test_defaults (ModelHome *home, gconstpointer data)
{
  g_autoptr (ProbeGame) game = NULL;
  g_autoptr (GError) error = NULL;
  const char *taken[SALON_TABLE_SEATS + 1] = { NULL };
  ProbeHeader header;
  SalonLook look;

  probe_defaults_fill (&header, &look);
  g_assert_cmpint (header.setup.edition, ==, PROBE_PARKER_1964);
  g_assert_cmpint (header.setup.seats, ==, 3);
  g_assert_cmpint (header.salon.kind[0], ==, SALON_HUMAN);
  /* People choose which card to show, at every seat, unless they say otherwise. */
  for (int seat = 0; seat < SALON_TABLE_SEATS; seat++)
    g_assert_true (look.chooses[seat]);
  game = probe_game_new (&header, 1, NULL, &error);
  g_assert_no_error (error);

  for (int i = 0; i < SALON_TABLE_SEATS; i++)
    {
      taken[i] = salon_seat_names_computer (taken);
      for (int j = 0; j < i; j++)
        g_assert_cmpstr (taken[i], !=, taken[j]);
    }
  for (int i = 0; i < SALON_TABLE_SEATS; i++)
    g_free ((char *) taken[i]);
}

static void
read_next (ProbeGame *game, gboolean by_lot, ProbeHeader *header)
{
  g_autofree char *setup = salon_game_get_next_setup (SALON_GAME (game), by_lot);

  g_assert_cmpint (probe_setup_read (setup, strlen (setup), header), ==, SALON_SETUP_GOOD);
}

/* In a game with the same seats once more, the next player begins. */
static void
test_again (ModelHome *home, gconstpointer data)
{
  g_autoptr (ProbeGame) game = NULL;
  g_autoptr (GError) error = NULL;
  ProbeHeader header, again;

  model_header (&header, PROBE_PARKER_1964, 3, "hem");
  header.setup.first = 2;
  g_strlcpy (header.salon.title, "Sunday game", sizeof header.salon.title);
  game = probe_game_new (&header, 1, NULL, &error);
  g_assert_no_error (error);

  read_next (game, FALSE, &again);
  g_assert_cmpint (again.setup.first, ==, 0);
  g_assert_cmpstr (again.salon.title, ==, "");
  g_assert_cmpstr (again.salon.name[1], ==, header.salon.name[1]);
  for (int i = 0; i < 20; i++)
    {
      read_next (game, TRUE, &again);
      g_assert_cmpint (again.setup.first, <, 3);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  model_watchdog ();

#define ADD(path, function) g_test_add (path, ModelHome, NULL, model_home_set_up, function, model_home_tear_down)
  ADD ("/set-up/kept", test_set_up);
  ADD ("/set-up/spoiled", test_spoiled_set_up);
  ADD ("/set-up/newer", test_newer_set_up);
  ADD ("/set-up/defaults", test_defaults);
  ADD ("/set-up/again", test_again);
#undef ADD

  return g_test_run ();
}
