/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games at whose table nobody sits begin no thought. A list that was spoilt meanwhile is told once, and the game goes on when
 * it is whole again. */

#include <string.h>

#include "cubes-sitting.h"
#include "model-list.h"
#include "model/cubes/cubes-game-private.h"

#define GAME                                                                                              \
  SITTING_SETUP "option spelling strict\nseat 1 human Ada\nseat 2 computer-medium Hugo\nfirst 1\nbegin\n" \
                "1 shake " SITTING_FACES "\n"

#define LACK   "The computers cannot go on: the word list of this game cannot be read."
#define JUDGED "The words cannot be judged without the word list."

static guint
count (const GString *told, const char *sentence)
{
  guint n = 0;

  for (const char *at = told->str; (at = strstr (at, sentence)) != NULL; at += strlen (sentence))
    n++;
  return n;
}

/* Nobody sits at the table; meanwhile what was read is forgotten, and the list is spoilt. */
static void
spoil_meanwhile (CubesGame *game)
{
  salon_game_rest (SALON_GAME (game));
  sitting_settle (game);
  cubes_lexicon_forget_unused ();
  model_list_spoil ();
}

static void
sit_down (CubesGame *game)
{
  salon_game_rouse (SALON_GAME (game));
  sitting_settle (game);
}

/* The same after somebody has left the table once more and the list was mended. */
static void
mend_and_sit_down (CubesGame *game)
{
  salon_game_rest (SALON_GAME (game));
  model_list_mend ();
  sit_down (game);
}

static void
test_plans (void)
{
  g_autoptr (CubesGame) game = sitting_game (GAME, NULL);
  GString *told = sitting_listen (game);

  sitting_settle (game);
  g_assert_nonnull (game->plan[1]);
  salon_game_rest (SALON_GAME (game));
  cubes_game_forget_plans (game);
  cubes_game_schedule (game);
  sitting_settle (game);
  g_assert_null (game->plan[1]);
  salon_game_rouse (SALON_GAME (game));
  sitting_settle (game);
  g_assert_nonnull (game->plan[1]);

  spoil_meanwhile (game);
  cubes_game_forget_plans (game);
  sit_down (game);
  g_assert_null (game->plan[1]);
  salon_game_hold (SALON_GAME (game));
  salon_game_release (SALON_GAME (game));
  sitting_settle (game);
  g_assert_cmpuint (count (told, LACK), ==, 1);
  mend_and_sit_down (game);
  g_assert_nonnull (game->plan[1]);
  g_assert_cmpuint (count (told, LACK), ==, 1);
  salon_game_close (SALON_GAME (game));
  g_string_free (told, TRUE);
}

/* The round is over, and nobody can say what its words are worth. */
static void
test_end (void)
{
  g_autoptr (CubesGame) game = sitting_game (GAME, NULL);
  GString *told = sitting_listen (game);

  sitting_lift (game, 0);
  sitting_write (game, 0, "READ");
  sitting_settle (game);
  spoil_meanwhile (game);
  sit_down (game);
  sitting_finish (game, 0);
  sitting_settle (game);
  g_assert_cmpint (cubes_game_get_due (game), ==, CUBES_DUE_END);
  g_assert_cmpuint (count (told, JUDGED), ==, 1);
  mend_and_sit_down (game);
  g_assert_cmpint (cubes_game_get_due (game), ==, CUBES_DUE_OVER);
  g_assert_cmpuint (count (told, JUDGED), ==, 1);
  salon_game_close (SALON_GAME (game));
  g_string_free (told, TRUE);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  model_list_init ("en" CUBES_LIST_TAG);

  g_test_add_func ("/cubes-rest/plans", test_plans);
  g_test_add_func ("/cubes-rest/end", test_end);
  status = g_test_run ();

  model_list_end ();
  return status;
}
