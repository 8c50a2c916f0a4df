/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Compares the solver with a plain search, in the same run and on the same rolls: a tree of letters with 26 children a
 * node, a path from each place through all neighbours, and a set of the words found.  Then tells what the index of a list
 * takes, and how long a word is looked up.
 *
 * usage: bench-solver EN_LIST FR_LIST */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cubes-words.h"

#define BOARDS 4000

static double
seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

/* The plain search. */
typedef struct {
  uint32_t children[26]; /* 0: none */
  uint32_t found;        /* the last grid that had it */
  bool is_word;
} PlainNode;

typedef struct {
  PlainNode *nodes;
  uint32_t n;
  uint32_t grid; /* their number so far */
  const char *faces;
  uint32_t open;
  int shortest;
  uint32_t words;
} Plain;

static void
plain_init (Plain *plain, const CubesTestWords *words)
{
  size_t room = 1;

  for (size_t i = 0; i < words->n; i++)
    room += strlen (words->words[i]);
  *plain = (Plain) { .nodes = calloc (room, sizeof (PlainNode)), .n = 1 };
  for (size_t i = 0; i < words->n; i++)
    {
      uint32_t node = 0;

      for (const char *letter = words->words[i]; *letter != '\0'; letter++)
        {
          uint32_t *child = &plain->nodes[node].children[*letter - 'A'];

          if (*child == 0)
            *child = plain->n++;
          node = *child;
        }
      plain->nodes[node].is_word = true;
    }
}

static void
plain_walk (Plain *plain, uint32_t node, int x, int y, uint32_t used, int length)
{
  const int place = y * CUBES_SIDE + x;
  const char face = plain->faces[place];

  node = plain->nodes[node].children[face - 'A'];
  length++;
  if (face == 'Q' && node != 0)
    {
      node = plain->nodes[node].children['U' - 'A'];
      length++;
    }
  if (node == 0)
    return;
  if (plain->nodes[node].is_word && plain->nodes[node].found != plain->grid && length >= plain->shortest)
    {
      plain->nodes[node].found = plain->grid;
      plain->words++;
    }
  used |= UINT32_C (1) << place;
  for (int j = y > 0 ? y - 1 : 0; j <= y + 1 && j < CUBES_SIDE; j++)
    for (int i = x > 0 ? x - 1 : 0; i <= x + 1 && i < CUBES_SIDE; i++)
      if (plain->open >> (j * CUBES_SIDE + i) & 1 & ~(used >> (j * CUBES_SIDE + i)))
        plain_walk (plain, node, i, j, used, length);
}

static void
compare (const CubesTestWords *words, const char *name)
{
  CubesIndex *index = cubes_test_index (words);
  CubesSolver *solver = cubes_solver_new (index);
  char (*rolls)[CUBES_CELLS] = malloc (BOARDS * sizeof *rolls);
  Plain plain;

  plain_init (&plain, words);
  for (uint64_t i = 0; i < BOARDS; i++)
    cubes_test_roll (i, rolls[i]);
  for (int small = 0; small < 2; small++)
    {
      const uint32_t open = cubes_open_cells (small ? CUBES_SE : CUBES_NO_BAR);
      const int shortest = small ? 3 : 4;
      uint64_t found = 0, plain_found = 0;
      double plain_time = 0, time = 0;

      plain.open = open;
      plain.shortest = shortest;
      /* In turn, so that what else the machine does slows both. */
      for (int part = 0; part < 10; part++)
        {
          double begin = seconds ();

          for (int i = part * BOARDS / 10; i < (part + 1) * BOARDS / 10; i++)
            {
              plain.faces = rolls[i];
              plain.grid++;
              plain.words = 0;
              for (int place = 0; place < CUBES_CELLS; place++)
                if (open >> place & 1)
                  plain_walk (&plain, 0, place % CUBES_SIDE, place / CUBES_SIDE, 0, 0);
              plain_found += plain.words;
            }
          plain_time += seconds () - begin;
          begin = seconds ();
          for (int i = part * BOARDS / 10; i < (part + 1) * BOARDS / 10; i++)
            {
              cubes_solver_solve (solver, rolls[i], open, shortest);
              found += cubes_solver_count (solver);
            }
          time += seconds () - begin;
        }
      printf ("%s, %s: %.0f boards/s, plain search %.0f boards/s, %.2f times as fast; %.1f words a board\n", name,
              small ? "4x4 from 3 letters" : "5x5 from 4 letters", BOARDS / time, BOARDS / plain_time,
              plain_time / time, (double) found / BOARDS);
      if (found != plain_found)
        {
          fprintf (stderr, "%llu words, by the plain search %llu\n", (unsigned long long) found,
                   (unsigned long long) plain_found);
          exit (1);
        }
    }
  free (plain.nodes);
  free (rolls);
  cubes_solver_free (solver);
  cubes_index_free (index);
}

/* What the index of the list at @path takes, and a look-up in the list; @words get its words. */
static void
measure (const char *path, int tier, CubesTestWords *words)
{
  WordsError error;
  WordsList *list = words_list_open (path, &error);
  double begin = seconds (), time;
  CubesIndex *index;
  size_t there = 0;
  uint64_t seed = 3;

  if (list == NULL)
    {
      fprintf (stderr, "%s cannot be read\n", path);
      exit (1);
    }
  index = cubes_index_new_from_list (list, tier);
  time = seconds () - begin;
  if (index == NULL)
    exit (1);
  *words = (CubesTestWords) { .words = calloc (words_list_total (list), sizeof *words->words) };
  for (size_t length = 3; length <= WORDS_LENGTH_MAX; length++)
    for (size_t i = 0; i < words_list_count (list, length); i++)
      if (words_list_tiers (list, length)[i] <= tier)
        memcpy (words->words[words->n++], words_list_block (list, length) + i * length, length);
  printf ("%s: %zu words, index made in %.1f ms, %.2f MB\n", words_list_language (list), words->n, time * 1000,
          (double) cubes_index_size (index) * 1e-6);

  begin = seconds ();
  for (int i = 0; i < 1000000; i++)
    {
      const char *word = words->words[cubes_test_random (&seed, (unsigned) words->n)];

      there += words_list_find (list, word, strlen (word)) >= 0;
    }
  printf ("%s: a word found in %.3f µs, %zu of 1000000\n", words_list_language (list), seconds () - begin, there);
  cubes_index_free (index);
  words_list_close (list);
}

int
main (int argc, char **argv)
{
  CubesTestWords words;

  if (argc != 3)
    {
      fprintf (stderr, "usage: bench-solver EN_LIST FR_LIST\n");
      return 2;
    }
  measure (argv[1], 80, &words);
  compare (&words, "en");
  cubes_test_words_clear (&words);
  measure (argv[2], 255, &words);
  compare (&words, "fr");
  cubes_test_words_clear (&words);
  if (cubes_test_words_read (&words, CUBES_DEBIAN_LIST))
    compare (&words, "american-english-large");
  cubes_test_words_clear (&words);

  return 0;
}
