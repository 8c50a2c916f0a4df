/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The screen is kept on exactly while people think at the table. */

#include "app/salon-vigil.h"

#include "model-table.h"

#define HEAD  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\noption trays 1\n"
#define GAME  HEAD "seat 1 human Ada\nseat 2 human Nora\nfirst 1\nword 1 A\nword 2 I\nbegin\n"
#define ALONE HEAD "seat 1 computer-easy Hugo\nseat 2 computer-easy Nora\nfirst 1\nword 1 ROCKET\nword 2 KAYAK\nbegin\n"

typedef struct {
  guint begun, ended;
  guint last;
} Desktop;

static guint
begin (gpointer data, const char *reason)
{
  Desktop *desktop = data;

  g_assert_cmpstr (reason, !=, "");
  g_assert_cmpuint (desktop->begun, ==, desktop->ended);
  desktop->begun++;
  return desktop->last = 40 + desktop->begun;
}

static void
end (gpointer data, guint number)
{
  Desktop *desktop = data;

  g_assert_cmpuint (number, ==, desktop->last);
  desktop->ended++;
}

static const SalonVigilDesktop fake = { begin, end };

static gboolean
keeps (const Desktop *desktop)
{
  return desktop->begun > desktop->ended;
}

static void
test_away (void)
{
  g_autoptr (ProbeGame) game = model_game (GAME, NULL);
  Desktop desktop = { 0 };
  SalonVigil *vigil = salon_vigil_new (&fake, &desktop);

  g_assert_false (keeps (&desktop));
  salon_vigil_set_game (vigil, SALON_GAME (game));
  g_assert_true (keeps (&desktop));
  salon_vigil_set_away (vigil, SALON_VIGIL_PAUSED, TRUE);
  g_assert_false (keeps (&desktop));
  salon_vigil_set_away (vigil, SALON_VIGIL_INACTIVE, TRUE);
  salon_vigil_set_away (vigil, SALON_VIGIL_PAUSED, FALSE);
  g_assert_false (keeps (&desktop));
  salon_vigil_set_away (vigil, SALON_VIGIL_INACTIVE, FALSE);
  g_assert_true (keeps (&desktop));
  salon_vigil_set_game (vigil, NULL);
  g_assert_false (keeps (&desktop));
  salon_vigil_set_game (vigil, SALON_GAME (game));
  g_assert_true (keeps (&desktop));
  g_object_unref (vigil);
  g_assert_false (keeps (&desktop));
}

static void
test_end_of_game (void)
{
  static const char *const moves[] = { "1 ask 2 I", "2 show 1", "2 ask 1 A", "1 show 1" };
  g_autoptr (ProbeGame) game = model_game (GAME, NULL);
  Desktop desktop = { 0 };
  g_autoptr (SalonVigil) vigil = salon_vigil_new (&fake, &desktop);

  salon_vigil_set_game (vigil, SALON_GAME (game));
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      const char *unknown;
      ProbeMove move;

      g_assert_true (keeps (&desktop));
      g_assert_null (probe_move_parse (moves[i], 1, &move, &unknown));
      g_assert_true (probe_game_play (game, &move, NULL));
      if (salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_FINISHED)
        break;
    }
  g_assert_cmpint (salon_game_get_stage (SALON_GAME (game)), ==, SALON_GAME_FINISHED);
  g_assert_false (keeps (&desktop));
}

/* Nobody thinks where only computers play, until a person takes a seat. */
static void
test_computers (void)
{
  g_autoptr (ProbeGame) game = model_game (ALONE, NULL);
  Desktop desktop = { 0 };
  g_autoptr (SalonVigil) vigil = salon_vigil_new (&fake, &desktop);

  salon_game_hold (SALON_GAME (game));
  salon_vigil_set_game (vigil, SALON_GAME (game));
  g_assert_false (keeps (&desktop));
  g_assert_true (salon_game_hand_over (SALON_GAME (game), 0, SALON_HUMAN, "Ada", NULL));
  g_assert_true (keeps (&desktop));
  g_assert_true (salon_game_hand_over (SALON_GAME (game), 0, SALON_COMPUTER_EASY, "Hugo", NULL));
  g_assert_false (keeps (&desktop));
  salon_game_release (SALON_GAME (game));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/vigil/away", test_away);
  g_test_add_func ("/vigil/end-of-game", test_end_of_game);
  g_test_add_func ("/vigil/computers", test_computers);

  return g_test_run ();
}
