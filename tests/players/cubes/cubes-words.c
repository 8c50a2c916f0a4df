/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cubes-words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char cubes[CUBES_CELLS][7] = {
  "AAAFRS", "AAEEEE", "AAFIRS", "ADENNN", "AEEEEM", "AEEGMU", "AEGMNN", "AFIRSY", "BJKQXZ",
  "CCNSTW", "CEIILT", "CEILPT", "CEIPST", "DDLNOR", "DHHLOR", "DHHNOT", "DHLNOR", "EIIITT",
  "EMOTTT", "ENSSSU", "FIPRSY", "GORRVW", "HIPRRY", "NOOTUW", "OOOTTU",
};

bool
cubes_test_words_read (CubesTestWords *words, const char *path)
{
  FILE *file = fopen (path, "r");
  char line[256];
  size_t room = 0;

  *words = (CubesTestWords) { 0 };
  if (file == NULL)
    return false;
  while (fgets (line, sizeof line, file) != NULL)
    {
      const size_t n = strspn (line, "abcdefghijklmnopqrstuvwxyz");

      if (line[n] != '\n' || n < 3 || n > 25)
        continue;
      if (words->n == room)
        {
          room = room * 2 + 1024;
          words->words = realloc (words->words, room * sizeof *words->words);
          if (words->words == NULL)
            abort ();
        }
      for (size_t i = 0; i < n; i++)
        words->words[words->n][i] = (char) (line[i] - 'a' + 'A');
      words->words[words->n++][n] = '\0';
    }
  fclose (file);

  return true;
}

void
cubes_test_words_clear (CubesTestWords *words)
{
  free (words->words);
  *words = (CubesTestWords) { 0 };
}

CubesIndex *
cubes_test_index (const CubesTestWords *words)
{
  CubesIndexWords *entries = cubes_index_words_new ();
  CubesIndex *index;
  bool too_many;

  for (size_t i = 0; i < words->n; i++)
    if (!cubes_index_words_add (entries, words->words[i], strlen (words->words[i]), 0))
      abort ();
  index = cubes_index_new (entries, &too_many);
  if (index == NULL)
    abort ();
  cubes_index_words_free (entries);

  return index;
}

unsigned
cubes_test_random (uint64_t *seed, unsigned n)
{
  uint64_t x = *seed += UINT64_C (0x9e3779b97f4a7c15);

  x = (x ^ x >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  x = (x ^ x >> 27) * UINT64_C (0x94d049bb133111eb);

  return (unsigned) ((x ^ x >> 31) % n);
}

void
cubes_test_roll (uint64_t number, char faces[CUBES_CELLS])
{
  uint64_t seed = number * 1000;
  unsigned order[CUBES_CELLS] = { 0 };

  for (unsigned i = 0; i < CUBES_CELLS; i++)
    {
      const unsigned place = cubes_test_random (&seed, i + 1);

      order[i] = order[place];
      order[place] = i;
    }
  for (int i = 0; i < CUBES_CELLS; i++)
    faces[i] = cubes[order[i]][cubes_test_random (&seed, 6)];
}
