/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solver against brute force: every word of the list is looked for by itself, by the rules' own search. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cubes-words.h"
#include "tap.h"

#include "rules/cubes/cubes-state.h"

/* The solver's words of one grid; what it says of each is checked. */
typedef struct {
  char (*words)[CUBES_LETTERS + 1];
  size_t n;
} Found;

static int
compare (const void *a, const void *b)
{
  return strcmp (a, b);
}

/* Is @path a path of @word on the grid? */
static bool
is_path (const char *faces, uint32_t open, const char *word, const uint8_t *path, int n)
{
  uint32_t used = 0;

  for (int i = 0; i < n; i++)
    {
      const uint8_t place = path[i];

      if (place >= CUBES_CELLS || !(open >> place & 1) || used >> place & 1 || faces[place] != *word)
        return false;
      if (i > 0 && !(cubes_neighbours (path[i - 1]) >> place & 1))
        return false;
      used |= UINT32_C (1) << place;
      word += *word == 'Q' ? 2 : 1;
    }

  return *word == '\0';
}

/* Solves a grid, and reads all words of the solver, sorted.  Returns false if a path is wrong, or the points are. */
static bool
solve (CubesSolver *solver, const char *faces, uint32_t open, int shortest, Found *found)
{
  int64_t points = 0;
  bool good = cubes_solver_solve (solver, faces, open, shortest);
  int last_cubes = 0;

  found->n = cubes_solver_count (solver);
  found->words = calloc (found->n + 1, sizeof *found->words);
  for (size_t i = 0; i < found->n && good; i++)
    {
      uint8_t path[CUBES_CELLS];
      int cubes;
      const int length = cubes_solver_word (solver, i, found->words[i], path, &cubes);

      good = length == (int) strlen (found->words[i]) && is_path (faces, open, found->words[i], path, cubes)
             && (cubes > last_cubes || (cubes == last_cubes && strcmp (found->words[i - 1], found->words[i]) < 0));
      last_cubes = cubes;
      points += cubes_word_points (length);
    }
  qsort (found->words, found->n, sizeof *found->words, compare);

  return good && points == cubes_solver_points (solver);
}

/* Are the solver's words those that brute force finds? */
static bool
agrees (CubesSolver *solver, const CubesTestWords *words, const char *faces, uint32_t open, int shortest)
{
  Found found;
  bool good = solve (solver, faces, open, shortest, &found);
  size_t n = 0;

  for (size_t i = 0; i < words->n && good; i++)
    {
      uint8_t path[CUBES_CELLS];
      const char *word = words->words[i];

      if ((int) strlen (word) < shortest || (i > 0 && strcmp (word, words->words[i - 1]) == 0)
          || cubes_trace (faces, open, word, path) == 0)
        continue;
      good = n < found.n && strcmp (found.words[n], word) == 0;
      n++;
      if (!good)
        tap_note ("%.25s: %s", faces, word);
    }
  if (good && n != found.n)
    tap_note ("%.25s: %s is too much", faces, found.words[n]);
  good = good && n == found.n;
  free (found.words);

  return good;
}

/* Makes @n words of the first @letters letters of the alphabet, of 1 to @longest letters, some more than once, with Q and U
 * among them. */
static void
make_words (CubesTestWords *words, size_t n, unsigned letters, unsigned longest, uint64_t *seed)
{
  words->n = n;
  words->words = calloc (n, sizeof *words->words);
  for (size_t i = 0; i < n; i++)
    {
      const unsigned length = 1 + cubes_test_random (seed, longest);

      for (unsigned k = 0; k < length; k++)
        {
          const unsigned letter = cubes_test_random (seed, letters + 1);

          words->words[i][k] = letter < letters ? (char) ('A' + letter) : 'Q';
          if (letter == letters && k + 1 < length && cubes_test_random (seed, 8) > 0)
            words->words[i][++k] = 'U';
        }
    }
  qsort (words->words, n, sizeof *words->words, compare);
}

/* Grids of few letters, where a path comes back to the same letter again and again. */
static void
test_random (void)
{
  static const struct {
    unsigned letters, longest, words;
  } kinds[] = { { 1, 7, 200 }, { 2, 8, 300 }, { 3, 9, 500 }, { 4, 8, 800 }, { 8, 6, 800 }, { 20, 5, 2000 } };
  uint64_t seed = 5;

  for (size_t kind = 0; kind < sizeof kinds / sizeof *kinds; kind++)
    {
      size_t good = 0;

      for (int round = 0; round < 6; round++)
        {
          CubesTestWords words;
          CubesIndex *index;
          CubesSolver *solver;

          make_words (&words, kinds[kind].words, kinds[kind].letters, kinds[kind].longest, &seed);
          index = cubes_test_index (&words);
          solver = cubes_solver_new (index);
          for (int corner = 0; corner <= CUBES_NO_BAR; corner++)
            {
              char faces[CUBES_CELLS];

              for (int i = 0; i < CUBES_CELLS; i++)
                {
                  const unsigned letter = cubes_test_random (&seed, kinds[kind].letters * 4 + 1);

                  faces[i] = letter < kinds[kind].letters * 4 ? (char) ('A' + letter / 4) : 'Q';
                }
              good += agrees (solver, &words, faces, cubes_open_cells ((CubesCorner) corner), 1 + round % 4);
            }
          cubes_solver_free (solver);
          cubes_index_free (index);
          cubes_test_words_clear (&words);
        }
      tap_ok (good == 30, "30 grids of %u letters: %zu as brute force finds them", kinds[kind].letters, good);
    }
}

/* A word may be in a list that no grid can show. */
static void
test_left_out (void)
{
  static const char *const texts[] = { "QI", "TALAQ", "AAAAAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAAAAA",
                                       "QUA" };
  CubesIndexWords *words = cubes_index_words_new ();
  CubesIndex *index;
  CubesSolver *solver;
  char faces[CUBES_CELLS + 1], word[CUBES_LETTERS + 1];
  bool too_many;
  int cubes = 0;

  index = cubes_index_new (words, &too_many);
  solver = cubes_solver_new (index);
  memset (faces, 'A', sizeof faces);
  tap_ok (!too_many && cubes_solver_solve (solver, faces, CUBES_ALL_CELLS, 3) && cubes_solver_count (solver) == 0,
          "a list without words");
  cubes_solver_free (solver);
  cubes_index_free (index);

  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    cubes_index_words_add (words, texts[i], strlen (texts[i]), 0);
  index = cubes_index_new (words, &too_many);
  solver = cubes_solver_new (index);
  tap_ok (cubes_index_count (index) == 1 + 25 + 2, "no node of words that no grid can show: %zu",
          cubes_index_count (index));
  tap_ok (cubes_solver_solve (solver, faces, CUBES_ALL_CELLS, 3) && cubes_solver_count (solver) == 1
            && cubes_solver_word (solver, 0, word, NULL, &cubes) == 25 && cubes == 25
            && cubes_solver_points (solver) == 11,
          "a word over all cubes");
  faces[0] = 'Q';
  tap_ok (cubes_solver_solve (solver, faces, CUBES_ALL_CELLS, 3) && cubes_solver_count (solver) == 1
            && cubes_solver_word (solver, 0, word, NULL, &cubes) == 3 && cubes == 2 && strcmp (word, "QUA") == 0,
          "QUA: three letters on two cubes");
  cubes_solver_free (solver);
  cubes_index_free (index);
  cubes_index_words_free (words);
}

/* What the index says of a word beside its letters. */
static void
test_marks (void)
{
  static const struct {
    const char *letters;
    uint8_t mark;
  } words[] = { { "ABED", 35 }, { "A", 10 },   { "ABE", 70 }, { "BED", 127 }, { "BEI", 20 | CUBES_MARK_HURTFUL },
                { "ABED", 20 }, { "QUR", 80 }, { "DEB", 0 },  { "ABED", 50 }, { "ABEDFGHIJKLMNOPQURSTVWXYZU", 60 },
                { "BED", 55 },  { "ABEDF", 7 } };
  static const char *const expected =
    " A:10 QUR:80 ABE:70 BED:55 BEI:148 DEB:0 ABED:20 ABEDF:7 ABEDFGHIJKLMNOPQURSTVWXYZU:60";
  CubesIndexWords *entries = cubes_index_words_new ();
  CubesIndex *index;
  CubesSolver *solver;
  char found[400] = "";
  bool too_many;

  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    cubes_index_words_add (entries, words[i].letters, strlen (words[i].letters), words[i].mark);
  index = cubes_index_new (entries, &too_many);
  solver = cubes_solver_new (index);
  /* The word of 26 letters goes through all places, forth and back. */
  cubes_solver_solve (solver,
                      "ABEDF"
                      "KJIHG"
                      "LMNOP"
                      "VTSRQ"
                      "WXYZU",
                      CUBES_ALL_CELLS, 1);
  for (size_t i = 0; i < cubes_solver_count (solver); i++)
    {
      char word[CUBES_LETTERS + 1];
      const size_t n = strlen (found);

      cubes_solver_word (solver, i, word, NULL, NULL);
      snprintf (found + n, sizeof found - n, " %s:%d", word, cubes_solver_mark (solver, i));
    }
  tap_ok (strcmp (found, expected) == 0, "marks of words, of several the smallest: %s", found);
  cubes_solver_free (solver);
  cubes_index_free (index);
  cubes_index_words_free (entries);
}

/* Adds the word that is @number in four letters, then @rest times X.  Returns the nodes that it has beyond those of the
 * number before it. */
static size_t
add_numbered (CubesIndexWords *words, size_t number, size_t rest)
{
  char word[CUBES_LETTERS];
  size_t nodes = rest, left = number;
  bool carried = true;

  memset (word, 'X', sizeof word);
  for (int place = 3; place >= 0; place--)
    {
      /* Q would need its U. */
      word[place] = "ABCDEFGHIJKLMNOPRSTUVWXYZ"[left % 25];
      nodes += carried;
      carried = carried && left % 25 == 0;
      left /= 25;
    }
  cubes_index_words_add (words, word, 4 + rest, 0);

  return nodes;
}

/* An index of as many nodes as there may be, and of one more. */
static void
test_limit (void)
{
  CubesIndexWords *words = cubes_index_words_new ();
  CubesIndex *index;
  size_t n = 1, number = 0;
  bool too_many;

  while (n + 4 + 21 <= CUBES_INDEX_NODES)
    n += add_numbered (words, number++, 21);
  /* Where no place is carried, a word without more letters is one node. */
  while (n < CUBES_INDEX_NODES)
    n += add_numbered (words, number++, 0);
  index = cubes_index_new (words, &too_many);
  tap_ok (n == CUBES_INDEX_NODES && index != NULL && !too_many && cubes_index_count (index) == n, "%zu nodes", n);
  cubes_index_free (index);
  add_numbered (words, number, 0);
  index = cubes_index_new (words, &too_many);
  tap_ok (index == NULL && too_many, "one more is too many");
  cubes_index_words_free (words);
}

/* The figures and pictures of cubes-rules.md 5, with the list that it names. */
static void
test_list (const CubesTestWords *words)
{
  static const char picture[CUBES_CELLS + 1] = "WGLHWOYTHAIDSKAEEAELEOTRT";
  static const char *const there[] = { "DEAR", "READ", "READS", "DARE", "DARES",  "SEED",  "LEASED", "EASED",
                                       "EASE", "SEAL", "THAW",  "DESK", "SKATER", "LEASH", "TESTY",  "WHALER" };
  CubesIndex *index = cubes_test_index (words);
  CubesSolver *solver = cubes_solver_new (index);
  size_t good = 0, n = 0;
  Found found;

  tap_ok (words->n == 114926, "words of the list: %zu", words->n);
  n += solve (solver, "PERS.LATG.SINE.TERS......", cubes_open_cells (CUBES_SE), 3, &found);
  tap_ok (cubes_solver_points (solver) == 2621, "perslatgsineters: %lld points",
          (long long) cubes_solver_points (solver));
  free (found.words);
  n += solve (solver, "LIGDRMANESIETILDSRACSEPES", CUBES_ALL_CELLS, 3, &found);
  tap_ok (n == 2 && cubes_solver_points (solver) == 7470, "ligdrmanesietildsracsepes: %lld points",
          (long long) cubes_solver_points (solver));
  free (found.words);

  n = 0;
  solve (solver, picture, CUBES_ALL_CELLS, 4, &found);
  for (size_t i = 0; i < sizeof there / sizeof *there; i++)
    n += bsearch (there[i], found.words, found.n, sizeof *found.words, compare) != NULL;
  tap_ok (n == sizeof there / sizeof *there, "the words of the picture: %zu", n);
  tap_ok (bsearch ("SEEDS", found.words, found.n, sizeof *found.words, compare) == NULL
            && bsearch ("SALT", found.words, found.n, sizeof *found.words, compare) == NULL,
          "a cube twice, a cube skipped");
  free (found.words);

  for (uint64_t i = 0; i < 20; i++)
    {
      char faces[CUBES_CELLS];

      cubes_test_roll (i, faces);
      good += agrees (solver, words, faces, CUBES_ALL_CELLS, 4);
      good += agrees (solver, words, faces, cubes_open_cells (CUBES_NW), 3);
    }
  tap_ok (good == 40, "40 rolls: %zu as brute force finds them", good);
  cubes_solver_free (solver);
  cubes_index_free (index);
}

int
main (void)
{
  CubesTestWords words;

  test_random ();
  test_left_out ();
  test_marks ();
  test_limit ();
  if (cubes_test_words_read (&words, CUBES_DEBIAN_LIST))
    test_list (&words);
  else
    tap_ok (true, "the figures # SKIP there is no " CUBES_DEBIAN_LIST);
  cubes_test_words_clear (&words);

  return tap_done ();
}
