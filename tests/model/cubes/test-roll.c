/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Wishes for boards: they find better ones, and only such as the cubes can show. */

#include <string.h>

#include "model/cubes/cubes-lexicon.h"
#include "model/cubes/cubes-roll.h"
#include "players/cubes/cubes-solver.h"
#include "players/cubes/cubes-tier.h"
#include "rules/cubes/cubes-edition.h"
#include "rules/cubes/cubes-state.h"

/* The words that most people know on the board, or all words. */
static guint
count (CubesSolver *solver, const char *faces, gboolean familiar)
{
  guint n = 0;

  g_assert_true (cubes_solver_solve (solver, faces, CUBES_ALL_CELLS, 4));
  for (size_t i = 0; i < cubes_solver_count (solver); i++)
    n += !familiar || cubes_tier (cubes_solver_mark (solver, i)) == CUBES_FAMILIAR;
  return n;
}

/* The best of sixteen rolls has more words than most; a board of the wish is one that the cubes can show. */
static void
test_wishes (gconstpointer language)
{
  g_autoptr (CubesLexicon) lexicon = cubes_lexicon_use (language);
  const CubesIndex *index = cubes_lexicon_get_index (lexicon);
  const int edition = g_str_equal (language, "fr") ? cubes_edition_from_name ("salon-fr") : 0;
  CubesSolver *solver = cubes_solver_new (index);
  guint64 random = 7;

  for (int wish = CUBES_WISH_RICH; wish <= CUBES_WISH_EASY; wish++)
    {
      char faces[CUBES_CELLS + 1];
      guint plain = 0, wished = 0;

      for (int i = 0; i < 40; i++)
        {
          cubes_edition_roll (edition, &random, faces);
          plain += count (solver, faces, wish == CUBES_WISH_EASY);
          cubes_roll_wished (edition, (CubesWish) wish, index, CUBES_ALL_CELLS, 4, &random, faces);
          g_assert_true (cubes_edition_can_show (edition, faces));
          wished += count (solver, faces, wish == CUBES_WISH_EASY);
        }
      g_test_message ("%s: %u words a board, wished %u", (const char *) language, plain / 40, wished / 40);
      g_assert_cmpuint (wished, >, plain * 3 / 2);
    }
  cubes_solver_free (solver);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/cubes-roll/wishes/en", "en", test_wishes);
  g_test_add_data_func ("/cubes-roll/wishes/fr", "fr", test_wishes);

  return g_test_run ();
}
