/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search for single words, against trying everything. */

#include <stdlib.h>
#include <string.h>

#include "players/probe/probe-level.h"
#include "tap.h"
#include "tools/probe/probe-hangman.h"

#define MAX_WORDS 9
#define LENGTH    4

typedef struct {
  char word[MAX_WORDS][LENGTH];
  int n;
} Words;

/* Words of a few letters only, so that they are alike. */
static void
make_words (Words *words, uint64_t seed, unsigned letters)
{
  const int n = 1 + (int) (probe_random (seed, 0, 0) % MAX_WORDS);
  uint64_t drawn = 1;

  memset (words, 0, sizeof *words);
  while (words->n < n)
    {
      bool there = false;

      for (int k = 0; k < LENGTH; k++)
        words->word[words->n][k] = (char) ('A' + probe_random (seed, drawn++, 0) % letters);
      for (int i = 0; i < words->n; i++)
        there |= memcmp (words->word[i], words->word[words->n], LENGTH) == 0;
      words->n += !there;
    }
}

static unsigned
pattern (const char *word, char letter)
{
  unsigned places = 0;

  for (int k = 0; k < LENGTH; k++)
    places |= word[k] == letter ? 1u << k : 0;

  return places;
}

/* The misses of all words in @set, a bit each, together, when @letter is asked and
 * then as well as possible, or always what most words have. */
static unsigned plain (const Words *words, unsigned set, unsigned asked, bool greedy);

static unsigned
plain_letter (const Words *words, unsigned set, unsigned asked, char letter, bool greedy)
{
  unsigned sum = 0;

  for (unsigned places = 0; places < 1u << LENGTH; places++)
    {
      unsigned part = 0;

      for (int i = 0; i < words->n; i++)
        if ((set >> i & 1) && pattern (words->word[i], letter) == places)
          part |= 1u << i;
      if (part == 0)
        continue;
      if (places == 0)
        sum += (unsigned) __builtin_popcount (part);
      sum += plain (words, part, asked | 1u << (letter - 'A'), greedy);
    }

  return sum;
}

static unsigned
plain (const Words *words, unsigned set, unsigned asked, bool greedy)
{
  unsigned best = UINT32_MAX;
  int most = 0;
  char commonest = 0;

  if (__builtin_popcount (set) == 1)
    return 0;
  for (char letter = 'A'; letter <= 'H'; letter++)
    {
      int count = 0;

      for (int i = 0; i < words->n; i++)
        count += (set >> i & 1) && pattern (words->word[i], letter) != 0;
      if (count == 0 || (asked >> (letter - 'A') & 1))
        continue;
      if (count > most)
        {
          most = count;
          commonest = letter;
        }
      if (!greedy)
        {
          const unsigned cost = plain_letter (words, set, asked, letter, false);

          if (cost < best)
            best = cost;
        }
    }

  return greedy ? plain_letter (words, set, asked, commonest, true) : best;
}

static void
test_against_plain (void)
{
  int wrong = 0, wrong_greedy = 0, wrong_sum = 0, better = 0;

  for (uint64_t seed = 0; seed < 300; seed++)
    {
      uint64_t found, sum = 0;
      Hangman *hangman;
      Words words;

      make_words (&words, seed, seed % 2 ? 8 : 5);
      hangman = hangman_new (words.word[0], (size_t) words.n, LENGTH);
      found = hangman_misses (hangman, NULL, 2);
      wrong += found != plain (&words, (1u << words.n) - 1, 0, false);
      for (int i = 0; i < words.n; i++)
        {
          bool wanted[MAX_WORDS] = { false };

          wanted[i] = true;
          sum += hangman_misses (hangman, wanted, 2);
        }
      wrong_sum += sum != found;
      hangman_free (hangman);

      hangman = hangman_new (words.word[0], (size_t) words.n, LENGTH);
      sum = hangman_misses (hangman, NULL, 0);
      wrong_greedy += sum != plain (&words, (1u << words.n) - 1, 0, true);
      better += found < sum;
      hangman_free (hangman);
    }
  tap_ok (wrong == 0, "the fewest misses there can be (%d of 300 differ)", wrong);
  tap_ok (wrong_greedy == 0, "the letter that most words have (%d differ)", wrong_greedy);
  tap_ok (better > 0, "which is not always best");
  tap_ok (wrong_sum == 0, "each word alone costs its share (%d differ)", wrong_sum);
}

static void
test_edges (void)
{
  uint8_t order[26];
  Hangman *hangman = hangman_new ("", 0, 5);

  tap_ok (hangman_misses (hangman, NULL, 2) == 0, "no word");
  hangman_free (hangman);
  hangman = hangman_new ("EAGLES", 1, 6);
  tap_ok (hangman_misses (hangman, NULL, 2) == 0, "a single word is known");
  hangman_free (hangman);
  tap_ok (hangman_new ("", 0, 13) == NULL && hangman_new ("", 0, 0) == NULL, "no such length");

  for (uint8_t i = 0; i < 26; i++)
    order[i] = i;
  tap_ok (hangman_misses_in_order ("BEE", 3, order) == 3, "A, C and D before E");
  tap_ok (hangman_misses_in_order ("AB", 2, order) == 0, "no letter too many");
}

int
main (void)
{
  test_against_plain ();
  test_edges ();

  return tap_done ();
}
