/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that one person plays against computers are counted, once, and another level is offered. */

#include "app/salon-offer.h"

#include "model-table.h"
#include "model/probe/probe-lesson-script.h"
#include "model/salon-company.h"

#define HEAD  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\noption trays 1\n"
#define NORA  "seat 2 computer-easy Nora\n"
#define REST  "first 1\nword 1 ROCKET\nword 2 I\nbegin\n"
#define GAME  HEAD "seat 1 human Ada\n" NORA REST
#define TWO   HEAD "seat 1 human Ada\nseat 2 human Nora\n" REST
#define ALONE HEAD "seat 1 computer-easy Ada\n" NORA REST

static const char *const nowhere[] = { NULL };

typedef struct {
  int offers, step;
} Ear;

static void
offered_cb (Ear *ear, int step, const char *line, const char *label)
{
  g_assert_nonnull (strstr (line, step > 0 ? "medium" : "beginner"));
  g_assert_nonnull (strstr (label, step > 0 ? "medium" : "beginner"));
  ear->offers++;
  ear->step = step;
}

/* Plays to the end. Ada, and whoever else is a person, asks for @blanks blanks in vain, at 50 points each, and then for
 * the only letter of Nora's word. */
static void
play_on (ProbeGame *game, int blanks)
{
  model_settle (game);
  while (salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_PLAYING)
    {
      const int person = probe_game_get_person (game);
      ProbeMove move = { .type = PROBE_ASK, .seat = (guint8) person, .target = (guint8) (1 - person), .letter = 'I' };
      g_autoptr (GError) error = NULL;

      g_assert_cmpint (person, !=, PROBE_NOBODY);
      if (person == 1)
        move.letter = 'X';
      else if (blanks-- > 0)
        move.letter = PROBE_BLANK;
      probe_game_play (game, &move, &error);
      g_assert_no_error (error);
      model_settle (game);
    }
}

static int
get_run (SalonSettings *settings)
{
  g_autofree char *kept = salon_settings_get_string (settings, SALON_SETTING_COMPANY);
  SalonCompany company;

  salon_company_read (&company, kept);
  return company.run;
}

/* Plays @record while @offer watches, and returns the run after that. */
static int
play (SalonOffer *offer, SalonSettings *settings, const char *record, int blanks)
{
  g_autoptr (ProbeGame) game = model_game (record, NULL);

  salon_offer_set_game (offer, SALON_GAME (game));
  play_on (game, blanks);
  return get_run (settings);
}

static void
test_runs (void)
{
  g_autoptr (SalonSettings) settings = salon_settings_new (nowhere);
  g_autoptr (SalonOffer) offer = salon_offer_new (settings);
  Ear ear = { 0 };

  g_signal_connect_swapped (offer, "offered", G_CALLBACK (offered_cb), &ear);
  salon_settings_set_string (settings, SALON_SETTING_COMPANY, "what is this?");
  g_assert_cmpint (play (offer, settings, GAME, 0), ==, 1);
  g_assert_cmpint (play (offer, settings, GAME, 0), ==, 2);
  g_assert_cmpint (ear.offers, ==, 0);
  g_assert_cmpint (play (offer, settings, GAME, 0), ==, 3);
  g_assert_cmpint (ear.offers, ==, 1);
  g_assert_cmpint (ear.step, ==, 1);
  g_assert_cmpint (play (offer, settings, GAME, 0), ==, 4);
  for (int run = -1; run >= -4; run--)
    g_assert_cmpint (play (offer, settings, GAME, 12), ==, run);
  g_assert_cmpint (ear.offers, ==, 2);
  g_assert_cmpint (ear.step, ==, -1);
}

/* Games of other people, games without people, lessons, and games that are over. */
static void
test_others (void)
{
  g_autoptr (SalonSettings) settings = salon_settings_new (nowhere);
  g_autoptr (SalonOffer) offer = salon_offer_new (settings);
  g_autofree char *lesson = probe_lesson_make_record (&probe_lesson_scripts[0], "Ada", "2026-11-22T10:00:00Z");
  g_autoptr (ProbeGame) guided = model_game (lesson, NULL);
  g_autoptr (ProbeGame) over = model_game (GAME, NULL);
  g_autoptr (ProbeGame) read = NULL;
  g_autofree char *record = NULL;

  g_assert_cmpint (play (offer, settings, TWO, 0), ==, 0);
  g_assert_cmpint (play (offer, settings, ALONE, 0), ==, 0);

  g_assert_true (salon_game_is_lesson (SALON_GAME (guided)));
  salon_offer_set_game (offer, SALON_GAME (guided));
  g_assert_cmpuint (g_signal_handler_find (guided, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, offer), ==, 0);

  play_on (over, 0);
  record = model_record (over);
  read = model_game (record, NULL);
  g_assert_cmpint (salon_game_get_stage (SALON_GAME (read)), ==, SALON_GAME_FINISHED);
  salon_offer_set_game (offer, SALON_GAME (read));
  salon_game_changed (SALON_GAME (read));
  g_assert_cmpint (get_run (settings), ==, 0);
  /* They can be told from one that counts. */
  g_assert_cmpint (play (offer, settings, GAME, 0), ==, 1);
}

static void
test_handed_over (void)
{
  g_autoptr (SalonSettings) settings = salon_settings_new (nowhere);
  g_autoptr (SalonOffer) offer = salon_offer_new (settings);
  g_autoptr (ProbeGame) game = model_game (GAME, NULL);

  salon_offer_set_game (offer, SALON_GAME (game));
  g_assert_true (salon_game_hand_over (SALON_GAME (game), 1, SALON_COMPUTER_HARD, "Nora", NULL));
  play_on (game, 0);
  g_assert_cmpint (get_run (settings), ==, 0);
}

/* The end of a game is seen once, however often the table reports it. */
static void
test_once (void)
{
  g_autoptr (SalonSettings) settings = salon_settings_new (nowhere);
  g_autoptr (SalonOffer) offer = salon_offer_new (settings);
  g_autoptr (ProbeGame) game = model_game (GAME, NULL);

  salon_offer_set_game (offer, SALON_GAME (game));
  play_on (game, 0);
  salon_game_changed (SALON_GAME (game));
  salon_offer_set_game (offer, SALON_GAME (game));
  salon_game_changed (SALON_GAME (game));
  g_assert_cmpint (get_run (settings), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/offer/runs", test_runs);
  g_test_add_func ("/offer/others", test_others);
  g_test_add_func ("/offer/handed-over", test_handed_over);
  g_test_add_func ("/offer/once", test_once);

  return g_test_run ();
}
