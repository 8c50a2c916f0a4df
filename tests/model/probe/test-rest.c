/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games at whose table nobody sits: they keep no list of words open and think of nothing. What a game does whose list was
 * spoilt meanwhile, and when it is whole again, shows both. */

#include <string.h>

#include "await.h"
#include "model-list.h"
#include "model-table.h"
#include "model/probe/probe-party-game.h"
#include "model/probe/probe-party-setup.h"

#define SETUP                                                                                              \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\noption trays 1\n" \
  "option answers table\noption supply box\n"
#define COMPUTER SETUP "option spelling strict\nseat 1 human Ada\nseat 2 computer-medium Bruno\nfirst 2\n"
#define PLAYED   COMPUTER "word 1 .ROCKET\nword 2 KAYAK\nbegin\n"
#define PEOPLE   SETUP "option spelling strict\nseat 1 human Ada\nseat 2 human Cleo\nfirst 1\n"
#define FREE     SETUP "option spelling free\nseat 1 human Ada\nseat 2 human Cleo\nfirst 1\n"

#define LACK "The computers cannot go on: the word list of this game cannot be read."

static void
told_cb (guint *n, const char *sentence)
{
  *n += strcmp (sentence, LACK) == 0;
}

static ProbeGame *
read_game (const char *record)
{
  g_autoptr (GError) error = NULL;
  ProbeGame *game = probe_game_new_asleep (record, strlen (record), 1, &error);

  g_assert_no_error (error);
  return game;
}

static guint32
count_moves (ProbeGame *game)
{
  ProbeView view;

  probe_game_get_view (game, PROBE_NOBODY, &view);
  return view.seen.moves;
}

/* A game that was read waits without a list. Its computer cannot move before the list is there again, and everybody is told
 * once; then it goes on. */
static void
test_asleep (void)
{
  g_autoptr (ProbeGame) game = read_game (PLAYED);
  guint told = 0;

  model_list_spoil ();
  g_signal_connect_swapped (game, "told", G_CALLBACK (told_cb), &told);
  salon_game_wake (SALON_GAME (game), NULL);
  model_settle (game);
  g_assert_cmpuint (told, ==, 1);
  salon_game_hold (SALON_GAME (game));
  salon_game_release (SALON_GAME (game));
  model_settle (game);
  g_assert_cmpuint (told, ==, 1);
  g_assert_cmpuint (count_moves (game), ==, 0);

  model_list_mend ();
  salon_game_rest (SALON_GAME (game));
  salon_game_rouse (SALON_GAME (game));
  await (count_moves (game) > 0);
  g_assert_cmpuint (told, ==, 1);
}

/* While somebody sits at the table its list stays open, whatever is done to the file. A game at rest has no list, and no
 * computer thinks. */
static void
test_away (void)
{
  g_autoptr (ProbeGame) game = read_game (COMPUTER);
  const ProbeRow row = model_row (".ROCKET");
  guint told = 0;
  guint32 moves;

  g_signal_connect_swapped (game, "told", G_CALLBACK (told_cb), &told);
  salon_game_rest (SALON_GAME (game));
  salon_game_wake (SALON_GAME (game), NULL);
  g_assert_true (probe_game_lay (game, 0, 0, &row, NULL));
  model_settle (game);
  g_assert_cmpint (salon_game_get_stage (SALON_GAME (game)), ==, SALON_GAME_SETTING_UP);

  salon_game_rouse (SALON_GAME (game));
  await (salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_PLAYING);
  model_list_spoil ();
  await (count_moves (game) > 0);
  g_assert_cmpuint (told, ==, 0);

  salon_game_rest (SALON_GAME (game));
  g_assert_true (salon_game_is_resting (SALON_GAME (game)));
  moves = count_moves (game);
  model_settle (game);
  g_assert_cmpuint (count_moves (game), ==, moves);
  g_assert_cmpuint (told, ==, 0);
  /* At most the move is made that was thought of before. */
  salon_game_rouse (SALON_GAME (game));
  await (told == 1);
  model_list_mend ();
}

/* People lay nothing that no list has judged, unless the table agreed on that; and no computer sits down that has no words. */
static void
test_people (void)
{
  g_autoptr (ProbeGame) strict = read_game (PEOPLE), agreed = read_game (FREE);
  const ProbeRow row = model_row ("XQZV");
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;

  model_list_spoil ();
  salon_game_wake (SALON_GAME (strict), NULL);
  salon_game_wake (SALON_GAME (agreed), NULL);
  g_assert_false (probe_game_lay (strict, 0, 0, &row, &error));
  g_assert_cmpstr (error->message, ==, "The word list of this game cannot be read.");
  g_clear_error (&error);
  g_assert_false (probe_game_judge_row (strict, &row, NULL));
  g_assert_true (probe_game_judge_row (agreed, &row, &message));
  g_assert_nonnull (strstr (message, "XQZV · 4 cards · "));
  g_assert_false (salon_game_hand_over (SALON_GAME (agreed), 1, SALON_COMPUTER_HARD, "Bruno", &error));
  g_assert_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_WORDS);
  g_clear_error (&error);

  model_list_mend ();
  g_assert_true (salon_game_hand_over (SALON_GAME (agreed), 1, SALON_COMPUTER_HARD, "Bruno", &error));
  g_assert_no_error (error);
  salon_game_rest (SALON_GAME (strict));
  salon_game_rouse (SALON_GAME (strict));
  g_assert_false (probe_game_lay (strict, 0, 0, &row, &error));
  g_assert_cmpstr (error->message, ==, "XQZV: it is not in the word list");
}

/* The game at the table of an evening rests with the evening. */
static void
test_evening (void)
{
  g_autoptr (ProbePartyGame) party = NULL;
  g_autoptr (GError) error = NULL;
  ProbePartyHeader header;
  ProbeGame *table;
  guint told = 0;

  probe_party_header_init (&header, PROBE_PARKER_1964);
  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    {
      header.probe.salon.kind[seat] = seat == 0 ? SALON_HUMAN : SALON_COMPUTER_EASY;
      g_snprintf (header.probe.salon.name[seat], sizeof header.probe.salon.name[seat], "Player %d", seat);
    }
  party = probe_party_game_new (&header, 1, 1, NULL, &error);
  g_assert_no_error (error);
  g_signal_connect_swapped (party, "told", G_CALLBACK (told_cb), &told);
  salon_game_rest (SALON_GAME (party));
  g_assert_true (probe_party_game_sit_down (party, &error));
  table = probe_party_game_get_table (party);
  g_assert_true (salon_game_is_resting (SALON_GAME (table)));
  model_settle (table);
  g_assert_cmpint (salon_game_get_stage (SALON_GAME (table)), ==, SALON_GAME_SETTING_UP);

  salon_game_rouse (SALON_GAME (party));
  model_lay_all (table);
  g_assert_cmpuint (told, ==, 0);
  salon_game_rest (SALON_GAME (party));
  model_list_spoil ();
  salon_game_rouse (SALON_GAME (party));
  await (told == 1);
  model_list_mend ();
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  model_list_init ("en");

  g_test_add_func ("/rest/asleep", test_asleep);
  g_test_add_func ("/rest/away", test_away);
  g_test_add_func ("/rest/people", test_people);
  g_test_add_func ("/rest/evening", test_evening);
  status = g_test_run ();

  model_list_end ();
  return status;
}
