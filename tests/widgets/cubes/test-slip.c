/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the slip says of a word, and the word that grows by keys and pointer. */

#include <glib.h>
#include <string.h>

#include "widgets/cubes/cubes-writing.h"

/* W G L H W
 * O Y T H A
 * I D S K A
 * E E A E L
 * E O T R T */
#define GRID "WGLHWOYTHAIDSKAEEAELEOTRT"
/* The same with a Qu at a1 and U beside it at b1. */
#define GRID_QU "QULHWOYTHAIDSKAEEAELEOTRT"

static const CubesSlipGrid master = { GRID, CUBES_ALL_CELLS, 4 };
static const CubesSlipGrid with_qu = { GRID_QU, CUBES_ALL_CELLS, 4 };

static void
test_judge (void)
{
  static const struct {
    const char *word;
    const CubesSlipGrid *grid;
    CubesSlipState state;
    const char *phrase;
    int cubes; /* that can be traced */
  } words[] = {
    { "", &master, CUBES_SLIP_EMPTY, NULL, 0 },
    { "D", &master, CUBES_SLIP_SHORT, "4 letters or more", 1 },
    { "SEA", &master, CUBES_SLIP_SHORT, "4 letters or more", 3 },
    { "DEAR", &master, CUBES_SLIP_TRACED, "4 letters · on the cubes", 4 },
    { "LEASED", &master, CUBES_SLIP_TRACED, "6 letters · on the cubes", 6 },
    { "SEEDS", &master, CUBES_SLIP_UNTRACED, "needs a second S", 4 },
    { "SALT", &master, CUBES_SLIP_UNTRACED, "no L beside this A", 2 },
    { "DEAZ", &master, CUBES_SLIP_UNTRACED, "no Z on the cubes", 3 },
    { "TOTO", &master, CUBES_SLIP_UNTRACED, "no other T beside O", 2 },
    { "QUA", &master, CUBES_SLIP_UNTRACED, "no Qu on the cubes", 0 },
    { "Q", &with_qu, CUBES_SLIP_UNTRACED, "Q comes with U", 1 },
    { "QA", &with_qu, CUBES_SLIP_UNTRACED, "Q comes with U", 0 },
    { "QU", &with_qu, CUBES_SLIP_SHORT, "4 letters or more", 1 },
    { "QUU", &with_qu, CUBES_SLIP_SHORT, "4 letters or more", 2 },
    { "QUUY", &with_qu, CUBES_SLIP_TRACED, "4 letters · on the cubes", 3 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      CubesSlipState state;
      CubesTrail trail;
      g_autofree char *phrase = cubes_slip_judge (words[i].grid, words[i].word, FALSE, &state, &trail);

      g_test_message ("%s", words[i].word);
      g_assert_cmpstr (phrase, ==, words[i].phrase);
      g_assert_cmpint (state, ==, words[i].state);
      g_assert_cmpint (trail.cubes, ==, words[i].cubes);
    }
}

/* A word that has been written is that before anything else, and the Bar covers cubes. */
static void
test_judge_place (void)
{
  const CubesSlipGrid bar = { GRID, cubes_open_cells (CUBES_NW), 3 };
  CubesSlipState state;
  CubesTrail trail;
  g_autofree char *listed = cubes_slip_judge (&master, "SEEDS", TRUE, &state, &trail), *covered = NULL,
                  *short_one = NULL;

  g_assert_cmpstr (listed, ==, "on your list");
  g_assert_cmpint (state, ==, CUBES_SLIP_ON_LIST);

  covered = cubes_slip_judge (&bar, "IDEA", FALSE, &state, &trail);
  g_assert_cmpstr (covered, ==, "no I on the cubes");
  short_one = cubes_slip_judge (&bar, "EAT", FALSE, &state, &trail);
  g_assert_cmpstr (short_one, ==, "3 letters · on the cubes");
}

/* What is said aloud has the word as a word, and no sign that a reader would name. */
static void
test_tell (void)
{
  g_autofree char *written = cubes_slip_tell ("DEAR", "written · in the word list", FALSE);
  g_autofree char *asked = cubes_slip_tell ("SEEDS", "needs a second S", TRUE);
  g_autofree char *one = cubes_slip_tell ("Z", "no Z on the cubes", FALSE);

  g_assert_cmpstr (written, ==, "Dear, written, in the word list.");
  g_assert_cmpstr (asked, ==, "Seeds, needs a second S. Enter again writes it.");
  g_assert_cmpstr (one, ==, "Z, no Z on the cubes.");
}

static void
assert_path (const CubesWriting *writing, const char *word, const char *cells)
{
  char path[2 * CUBES_CELLS + 1];

  for (int i = 0; i < writing->n_path; i++)
    {
      path[2 * i] = (char) ('a' + writing->path[i] % CUBES_SIDE);
      path[2 * i + 1] = (char) ('1' + writing->path[i] / CUBES_SIDE);
    }
  path[2 * writing->n_path] = '\0';
  g_assert_cmpstr (writing->word, ==, word);
  g_assert_cmpstr (path, ==, cells);
}

/* Each letter of a script is a key, '-' takes one back. */
static void
type (CubesWriting *writing, const CubesSlipGrid *grid, const char *script)
{
  for (; *script != '\0'; script++)
    {
      CubesSlipState state;

      if (*script == '-')
        cubes_writing_take_back (writing, grid);
      else
        cubes_writing_add (writing, grid, *script);
      g_free (cubes_writing_judge (writing, grid, FALSE, &state));
    }
}

static void
test_typing (void)
{
  static const struct {
    const CubesSlipGrid *grid;
    const char *script, *word, *path;
  } scripts[] = {
    { &master, "DEAR", "DEAR", "b3b4c4d5" }, { &master, "DEARS---", "DE", "b3b4" },
    { &master, "DEAR----", "", "" },         { &master, "-", "", "" },
    { &master, "DEXA", "DEXA", "b3a4" }, /* what cannot be traced keeps its beginning */
    { &master, "DEXA--A", "DEA", "b3b4c4" }, { &with_qu, "Q", "Q", "a1" },
    { &with_qu, "QU", "QU", "a1" },          { &with_qu, "QUU", "QUU", "a1b1" },
    { &with_qu, "QUU--", "", "" }, /* Qu is taken back as one */
  };

  for (gsize i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      CubesWriting writing = { 0 };

      g_test_message ("%s", scripts[i].script);
      type (&writing, scripts[i].grid, scripts[i].script);
      assert_path (&writing, scripts[i].word, scripts[i].path);
    }
}

/* What is typed goes on from where the pointer was. */
static void
test_pointer_then_keys (void)
{
  static const uint8_t dragged[] = { 18, 17 }; /* d4 c4: not the first E and A of the grid */
  CubesWriting writing = { 0 };

  cubes_writing_follow (&writing, &master, dragged, 2);
  assert_path (&writing, "EA", "d4c4");
  type (&writing, &master, "T");
  assert_path (&writing, "EAT", "d4c4c5");
  type (&writing, &master, "-R");
  assert_path (&writing, "EAR", "d4c4d5");
}

/* The longest word fills the slip; a letter more is left out. */
static void
test_full (void)
{
  CubesWriting writing = { 0 };

  for (int i = 0; i <= CUBES_LETTERS; i++)
    type (&writing, &master, "T");
  g_assert_cmpuint (strlen (writing.word), ==, CUBES_LETTERS);
  cubes_writing_clear (&writing);
  assert_path (&writing, "", "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cubes-slip/judge", test_judge);
  g_test_add_func ("/cubes-slip/judge-place", test_judge_place);
  g_test_add_func ("/cubes-slip/tell", test_tell);
  g_test_add_func ("/cubes-slip/typing", test_typing);
  g_test_add_func ("/cubes-slip/pointer-then-keys", test_pointer_then_keys);
  g_test_add_func ("/cubes-slip/full", test_full);

  return g_test_run ();
}
