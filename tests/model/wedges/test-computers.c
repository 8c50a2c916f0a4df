/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole games: computers play to the end with all options, and a record can be taken up again at every move. */

#include <string.h>

#include "await.h"
#include "wedges-sitting.h"

static const char *const kinds[] = { "computer-beginner", "computer-easy", "computer-medium", "computer-hard" };

/* Writes a set-up with options by chance. */
static char *
make_setup (GRand *rand, int seats)
{
  GString *setup = g_string_new (SITTING_HEAD);

  if (g_rand_boolean (rand))
    g_string_append (setup, "option boxes 1\n");
  if (g_rand_boolean (rand))
    g_string_append (setup, "option judge typed\n");
  if (g_rand_boolean (rand))
    g_string_append (setup, "option seconds 20\n");
  if (g_rand_boolean (rand))
    g_string_append (setup, "option places on\n");
  for (int seat = 1; seat <= seats; seat++)
    g_string_append_printf (setup, "seat %d %s Rosa %d\n", seat, kinds[g_rand_int_range (rand, 0, 4)], seat);
  return g_string_free (setup, FALSE);
}

static WedgesGame *
play (GRand *rand, int seats)
{
  g_autofree char *setup = make_setup (rand, seats);
  WedgesGame *game = sitting_new (setup, NULL);

  sitting_settle (game);
  g_assert_cmpint (salon_game_get_stage (SALON_GAME (game)), ==, SALON_GAME_FINISHED);
  return game;
}

/* With one seat to six, and everybody has a place in the end. */
static void
test_play (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (int i = 0; i < 12; i++)
    {
      const int seats = 1 + i % WEDGES_MAX_SEATS;
      g_autoptr (WedgesGame) game = play (rand, seats);
      const WedgesState *state = wedges_game_get_state (game);
      g_autofree char *record = sitting_record (game);
      WedgesState read;
      guint n;

      sitting_replay (record, &read);
      g_assert_cmpmem (&read, sizeof read, state, sizeof *state);
      for (int seat = 0; seat < seats; seat++)
        {
          const WedgesFigures *figures = wedges_game_get_figures (game, seat);
          guint asked = 0;

          for (int category = 0; category < WEDGES_CATEGORIES; category++)
            {
              g_assert_cmpuint (figures->right[category], <=, figures->asked[category]);
              asked += figures->asked[category];
            }
          g_assert_cmpuint (asked, ==, state->asked[seat]);
          g_assert_true (!state->setup.places || state->place[seat] > 0);
        }
      wedges_game_get_turns (game, &n);
      g_assert_cmpuint (n, ==, MIN (state->questions, WEDGES_TURNS));
    }
}

/* The record of each position, cut off behind a move, gives the same state, question and chronicle as the game had there. */
static void
test_resume (void)
{
  g_autoptr (WedgesGame) game =
    sitting_new (SITTING_HEAD "option places on\nseat 1 computer-hard Rosa\nseat 2 computer-hard Otto\n", NULL);
  g_autofree char *record = NULL;
  const char *from;
  guint wedges = 0;

  sitting_settle (game);
  g_assert_cmpint (salon_game_get_stage (SALON_GAME (game)), ==, SALON_GAME_FINISHED);
  record = sitting_record (game);
  from = strstr (record, "\nbegin\n") + strlen ("\nbegin");
  for (const char *lf = from; lf != NULL && lf[1] != '\0'; lf = strchr (lf + 1, '\n'))
    {
      const gsize length = (gsize) (lf - record) + 1;
      g_autofree char *part = g_strndup (record, length), *again = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (WedgesGame) taken_up = wedges_game_new_asleep (part, length, 1, &error);
      const WedgesState *state = wedges_game_get_state (taken_up);
      WedgesState read;
      WedgesAsked question;
      const WedgesTurn *turns;
      guint n;

      g_assert_no_error (error);
      sitting_replay (part, &read);
      g_assert_cmpmem (&read, sizeof read, state, sizeof *state);
      again = sitting_record (taken_up);
      g_assert_cmpstr (again, ==, part);
      turns = wedges_game_get_turns (taken_up, &n);
      g_assert_cmpuint (n, ==, MIN (read.questions, WEDGES_TURNS));
      if (n > 0 && turns[n - 1].wedge)
        wedges++;
      if (read.phase == WEDGES_TO_ANSWER)
        {
          int box;

          g_assert_true (wedges_game_get_question (taken_up, &question));
          g_assert_cmpint (question.card, ==, wedges_card (&read, &box));
          g_assert_cmpint (question.box, ==, box);
          g_assert_cmpint (question.category, ==, read.category);
          g_assert_cmpint (question.seat, ==, read.seat);
        }
    }
  g_assert_cmpuint (wedges, >=, 6);
}

/* Computers wait while the game is held, or paused, and stop when it is closed. */
static void
test_held (void)
{
  g_autoptr (WedgesGame) game =
    wedges_game_new_asleep (SITTING_HEAD "seat 1 computer-hard Rosa\nbegin\n",
                            strlen (SITTING_HEAD "seat 1 computer-hard Rosa\nbegin\n"), 1, NULL);
  SalonGame *salon = SALON_GAME (game);
  const WedgesState *state = wedges_game_get_state (game);

  salon_game_hold (salon);
  salon_game_wake (salon, NULL);
  sitting_settle (game);
  g_assert_cmpuint (state->moves, ==, 0);
  g_assert_null (salon_game_get_status (salon));
  wedges_game_set_paused (game, TRUE);
  salon_game_release (salon);
  sitting_settle (game);
  g_assert_cmpuint (state->moves, ==, 0);
  wedges_game_set_paused (game, FALSE);
  await (state->moves >= 5);
  salon_game_close (salon);
  sitting_settle (game);
  g_assert_cmpuint (state->moves, ==, 5);
}

int
main (int argc, char *argv[])
{
  sitting_begin (&argc, &argv);
  g_test_add_func ("/wedges/computers/play", test_play);
  g_test_add_func ("/wedges/computers/resume", test_resume);
  g_test_add_func ("/wedges/computers/held", test_held);
  return sitting_end ();
}
