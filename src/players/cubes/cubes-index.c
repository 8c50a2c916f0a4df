/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/cubes/cubes-index.h"

#include <stdlib.h>
#include <string.h>

/* The letters of a word: 1–26 for A–Z, 0 behind its end, five bits each, twelve in a number, the first one highest.  So
 * words are in the order of these numbers. */
#define PER_NUMBER 12
#define NUMBERS    3

_Static_assert(PER_NUMBER *NUMBERS > CUBES_CELLS, "a word has an end");

typedef struct {
  uint64_t numbers[NUMBERS];
} Word;

struct CubesIndexWords {
  Word *words;
  size_t n;
  size_t room;
};

struct CubesIndex {
  size_t n;
  CubesNode nodes[];
};

/* The letters that are rarer on cubes and in words: one of them that a grid lacks spares most. */
static const char rare_letters[CUBES_NODE_RARE + 1] = "BCFGHJKMPQUVWXYZ";

CubesIndexWords *
cubes_index_words_new (void)
{
  return calloc (1, sizeof (CubesIndexWords));
}

void
cubes_index_words_free (CubesIndexWords *words)
{
  if (words == NULL)
    return;
  free (words->words);
  free (words);
}

bool
cubes_index_words_add (CubesIndexWords *words, const char *letters, size_t n)
{
  Word word = { { 0 } };
  size_t cubes = 0;

  if (n > CUBES_LETTERS)
    return true;
  for (size_t i = 0; i < n; i++, cubes++)
    {
      const uint64_t letter = (uint64_t) (letters[i] - 'A' + 1);

      if (cubes == CUBES_CELLS)
        return true;
      if (letters[i] == 'Q')
        {
          i++;
          if (i == n || letters[i] != 'U')
            return true;
        }
      word.numbers[cubes / PER_NUMBER] |= letter << (5 * (PER_NUMBER - 1 - cubes % PER_NUMBER));
    }
  if (cubes == 0)
    return true;

  if (words->n == words->room)
    {
      const size_t room = words->room * 2 + 1024;
      Word *more = realloc (words->words, room * sizeof *more);

      if (more == NULL)
        return false;
      words->words = more;
      words->room = room;
    }
  words->words[words->n++] = word;

  return true;
}

/* Gives the letter of @word at @depth, 1–26, or 0 where it has ended. */
static unsigned
letter_at (const Word *word, unsigned depth)
{
  return (unsigned) (word->numbers[depth / PER_NUMBER] >> (5 * (PER_NUMBER - 1 - depth % PER_NUMBER))) & 31;
}

static int
compare (const Word *a, const Word *b)
{
  for (int i = 0; i < NUMBERS; i++)
    if (a->numbers[i] != b->numbers[i])
      return a->numbers[i] < b->numbers[i] ? -1 : 1;

  return 0;
}

/* Lists have an ascending run for each length of words, or are one; more than this many are not ordered at all. */
#define RUNS 64

static int
compare_words (const void *a, const void *b)
{
  return compare (a, b);
}

/* Finds the ends of the ascending runs of the @n @words.  Returns their number, or 0 if there are more than RUNS. */
static size_t
find_runs (const Word *words, size_t n, size_t ends[RUNS])
{
  size_t runs = 0;

  for (size_t i = 1; i <= n; i++)
    if (i == n || compare (&words[i - 1], &words[i]) > 0)
      {
        if (runs == RUNS)
          return 0;
        ends[runs++] = i;
      }

  return runs;
}

/* Merges each two neighbouring ones of the @runs of @from into one of @to, and changes @ends to theirs.  Returns their
 * number. */
static size_t
merge_runs (const Word *from, Word *to, size_t ends[RUNS], size_t runs)
{
  size_t left = 0, merged = 0;

  for (size_t run = 0; run < runs; run += 2)
    {
      const size_t middle = ends[run], end = run + 1 < runs ? ends[run + 1] : middle;
      size_t right = middle;

      for (size_t out = left; out < end; out++)
        if (right == end || (left < middle && compare (&from[left], &from[right]) <= 0))
          to[out] = from[left++];
        else
          to[out] = from[right++];
      left = end;
      ends[merged++] = end;
    }

  return merged;
}

/* Sorts the words, and leaves each in once.  Returns false if there is not enough memory. */
static bool
sort (CubesIndexWords *words)
{
  size_t ends[RUNS], runs = find_runs (words->words, words->n, ends), n = 0;

  if (words->n > 0 && runs == 0)
    qsort (words->words, words->n, sizeof *words->words, compare_words);
  if (runs > 1)
    {
      Word *other = malloc (words->n * sizeof *other);

      if (other == NULL)
        return false;
      words->room = words->n;
      while (runs > 1)
        {
          Word *sorted = other;

          runs = merge_runs (words->words, sorted, ends, runs);
          other = words->words;
          words->words = sorted;
        }
      free (other);
    }

  for (size_t i = 0; i < words->n; i++)
    if (i == 0 || compare (&words->words[n - 1], &words->words[i]) != 0)
      words->words[n++] = words->words[i];
  words->n = n;

  return true;
}

/* Gives how many letters @word has. */
static size_t
length_of (const Word *word)
{
  size_t i = NUMBERS - 1;

  while (i > 0 && word->numbers[i] == 0)
    i--;

  return (i + 1) * PER_NUMBER - (size_t) __builtin_ctzll (word->numbers[i]) / 5;
}

/* Gives how many letters at the beginning of two different words are the same. */
static size_t
shared_letters (const Word *a, const Word *b)
{
  size_t i = 0;

  while (a->numbers[i] == b->numbers[i])
    i++;

  /* The highest four bits of a number are never used. */
  return i * PER_NUMBER + ((size_t) __builtin_clzll (a->numbers[i] ^ b->numbers[i]) - 4) / 5;
}

/* Counts the nodes of a tree of the sorted words: each word adds one for each letter behind those that it shares with
 * the word before. */
static size_t
count_nodes (const CubesIndexWords *words)
{
  size_t n = 1;

  for (size_t i = 0; i < words->n; i++)
    n += length_of (&words->words[i]) - (i > 0 ? shared_letters (&words->words[i - 1], &words->words[i]) : 0);

  return n;
}

uint32_t
cubes_index_rare (uint32_t letters)
{
  uint32_t rare = 0;

  for (int i = 0; i < CUBES_NODE_RARE; i++)
    rare |= (letters >> (rare_letters[i] - 'A') & 1) << i;

  return rare;
}

/* Makes the nodes, each level from the one before.  @first and @end have room for a number for each node: the words
 * below it. */
static void
make_nodes (CubesIndex *index, const Word *words, size_t n_words, uint32_t *first, uint32_t *end)
{
  size_t level_end = 1, n = 1;
  unsigned depth = 0;

  first[0] = 0;
  end[0] = (uint32_t) n_words;
  for (size_t i = 0; i < index->n; i++)
    {
      uint32_t word, letters = 0, children;
      bool is_word;

      if (i == level_end)
        {
          level_end = n;
          depth++;
        }
      word = first[i];
      children = (uint32_t) n;
      is_word = word < end[i] && letter_at (&words[word], depth) == 0;
      word += is_word;
      while (word < end[i])
        {
          const unsigned letter = letter_at (&words[word], depth);

          letters |= UINT32_C (1) << (letter - 1);
          first[n] = word;
          while (word < end[i] && letter_at (&words[word], depth) == letter)
            word++;
          end[n++] = word;
        }
      index->nodes[i] = (uint64_t) children % CUBES_INDEX_NODES | (uint64_t) is_word << 21 | (uint64_t) letters << 22;
    }
}

/* Writes into each node which of the rarer letters all its words need, beginning with the last. */
static void
find_needs (CubesIndex *index)
{
  uint32_t rare[CUBES_NODE_LETTERS];

  for (int letter = 0; letter < CUBES_NODE_LETTERS; letter++)
    rare[letter] = cubes_index_rare (UINT32_C (1) << letter);
  for (size_t i = index->n; i-- > 0;)
    {
      const CubesNode node = index->nodes[i];
      const CubesNode *child = index->nodes + cubes_node_children (node);
      uint32_t needs = (UINT32_C (1) << CUBES_NODE_RARE) - 1;

      if (cubes_node_is_word (node))
        continue;
      for (uint32_t letters = cubes_node_letters (node); letters != 0; letters &= letters - 1)
        needs &= cubes_node_needs (*child++) | rare[__builtin_ctz (letters)];
      index->nodes[i] |= (uint64_t) needs << 48;
    }
}

CubesIndex *
cubes_index_new (CubesIndexWords *words, bool *too_many)
{
  CubesIndex *index = NULL;
  uint32_t *ranges;
  size_t n;

  *too_many = false;
  if (!sort (words))
    return NULL;
  n = count_nodes (words);
  *too_many = n > CUBES_INDEX_NODES;
  if (*too_many)
    return NULL;

  ranges = malloc (n * 2 * sizeof *ranges);
  if (ranges != NULL)
    index = malloc (sizeof *index + n * sizeof *index->nodes);
  if (index != NULL)
    {
      index->n = n;
      make_nodes (index, words->words, words->n, ranges, ranges + n);
      find_needs (index);
    }
  free (ranges);

  return index;
}

CubesIndex *
cubes_index_new_from_list (const WordsList *list, int tier)
{
  CubesIndexWords *words = cubes_index_words_new ();
  CubesIndex *index = NULL;
  bool good = words != NULL, too_many;

  for (size_t length = 3; good && length <= WORDS_LENGTH_MAX; length++)
    {
      const size_t n = words_list_count (list, length);
      const char *block = words_list_block (list, length);
      const uint8_t *tiers = words_list_tiers (list, length);

      for (size_t i = 0; good && i < n; i++)
        if (tiers[i] <= tier)
          good = cubes_index_words_add (words, block + i * length, length);
    }
  if (good)
    index = cubes_index_new (words, &too_many);
  cubes_index_words_free (words);

  return index;
}

void
cubes_index_free (CubesIndex *index)
{
  free (index);
}

size_t
cubes_index_size (const CubesIndex *index)
{
  return sizeof *index + index->n * sizeof *index->nodes;
}

size_t
cubes_index_count (const CubesIndex *index)
{
  return index->n;
}

const CubesNode *
cubes_index_nodes (const CubesIndex *index)
{
  return index->nodes;
}
