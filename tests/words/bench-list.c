/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long opening a list takes, and finding a word in it.
 *
 *   bench-list FILE */

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "words/words-list.h"

enum {
  OPENINGS = 101,
  ROUNDS = 4,
};

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_MONOTONIC, &time);

  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static int
compare_numbers (const void *a, const void *b)
{
  const double left = *(const double *) a, right = *(const double *) b;

  return (left > right) - (left < right);
}

int
main (int argc, char **argv)
{
  double openings[OPENINGS], start, there, missing;
  size_t found = 0, tried = 0;
  WordsError error;
  WordsList *list;

  if (argc != 2)
    return 2;

  for (size_t i = 0; i < OPENINGS; i++)
    {
      start = now ();
      list = words_list_open (argv[1], &error);
      openings[i] = now () - start;
      if (list == NULL)
        {
          char text[2048];

          words_error_format (&error, NULL, text, sizeof text);
          fprintf (stderr, "%s\n", text);
          return 1;
        }
      words_list_close (list);
    }
  qsort (openings, OPENINGS, sizeof *openings, compare_numbers);
  printf ("open: median %.2f ms, first quartile %.2f ms, slowest %.2f ms\n", openings[OPENINGS / 2],
          openings[OPENINGS / 4], openings[OPENINGS - 1]);

  list = words_list_open (argv[1], &error);
  if (list == NULL)
    return 1;

  /* In steps of a large prime, so that the search does not find its way in the cache. */
  start = now ();
  for (size_t round = 0; round < ROUNDS; round++)
    {
      for (size_t length = 1; length <= WORDS_LENGTH_MAX; length++)
        {
          size_t count = words_list_count (list, length);

          for (size_t i = 0, at = 0; i < count; i++, tried++, at = (at + 7919) % count)
            found += words_list_find (list, words_list_block (list, length) + at * length, length) >= 0;
        }
    }
  there = now () - start;

  start = now ();
  for (size_t i = 0; i < tried; i++)
    {
      char word[8];

      for (size_t j = 0, rest = i * 2654435761u; j < sizeof word; j++, rest /= 13)
        word[j] = (char) ('A' + rest % 26);
      found += words_list_find (list, word, sizeof word) >= 0;
    }
  missing = now () - start;

  printf ("find: %.0f ns a word that is there, %.0f ns one that is hardly ever (%zu of %zu found)\n",
          there * 1e6 / (double) tried, missing * 1e6 / (double) tried, found, 2 * tried);
  words_list_close (list);

  return 0;
}
