/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/cubes/cubes-index.h"

#include <stdlib.h>
#include <string.h>

#include "words/words-pages.h"

/* The letters of a word: 1–26 for A–Z, 0 behind its end, five bits each, twelve in a number, the first one highest.  So
 * words are in the order of these numbers.  The lowest bits of the last number, where no letter comes, have the mark. */
#define PER_NUMBER 12
#define NUMBERS    3
#define LAST       (NUMBERS - 1)
#define MARK       UINT64_C (255)

_Static_assert(PER_NUMBER *LAST <= CUBES_CELLS && CUBES_CELLS + 1 < PER_NUMBER * NUMBERS - 1,
               "a word has an end, and its mark a place behind it");

typedef struct {
  uint64_t numbers[NUMBERS];
} Word;

struct CubesIndexWords {
  Word *words; /* in pages */
  size_t n;
  size_t room;
};

struct CubesIndex {
  size_t n;
  uint8_t *marks; /* behind the nodes */
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
  words_pages_free (words->words, words->room * sizeof *words->words);
  free (words);
}

static bool
make_room (CubesIndexWords *words, size_t room)
{
  Word *more = words_pages_new (room * sizeof *more);

  if (more == NULL)
    return false;
  if (words->n > 0)
    memcpy (more, words->words, words->n * sizeof *more);
  words_pages_free (words->words, words->room * sizeof *more);
  words->words = more;
  words->room = room;

  return true;
}

bool
cubes_index_words_add (CubesIndexWords *words, const char *letters, size_t n, uint8_t mark)
{
  Word word = { .numbers = { [LAST] = mark } };
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

  if (words->n == words->room && !make_room (words, words->room * 2 + 1024))
    return false;
  words->words[words->n++] = word;

  return true;
}

static inline bool
is_less (const Word *a, const Word *b)
{
  for (int i = 0; i < LAST; i++)
    if (a->numbers[i] != b->numbers[i])
      return a->numbers[i] < b->numbers[i];

  return a->numbers[LAST] < b->numbers[LAST];
}

/* Lists have an ascending run for each length of words, or are one; more than this many are not ordered at all. */
#define RUNS 64

static int
compare_words (const void *a, const void *b)
{
  return is_less (a, b) ? -1 : is_less (b, a);
}

/* Finds the ends of the ascending runs of the @n @words.  Returns their number, or 0 if there are more than RUNS. */
static size_t
find_runs (const Word *words, size_t n, size_t ends[RUNS])
{
  size_t runs = 0;

  for (size_t i = 1; i <= n; i++)
    if (i == n || is_less (&words[i], &words[i - 1]))
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
        if (right == end || (left < middle && !is_less (&from[right], &from[left])))
          to[out] = from[left++];
        else
          to[out] = from[right++];
      left = end;
      ends[merged++] = end;
    }

  return merged;
}

/* Tells whether two words have the same letters. */
static bool
is_same (const Word *a, const Word *b)
{
  return a->numbers[0] == b->numbers[0] && a->numbers[1] == b->numbers[1]
         && ((a->numbers[LAST] ^ b->numbers[LAST]) & ~MARK) == 0;
}

/* Sorts the words, and leaves each in once, with its smallest mark.  Returns false if there is not enough memory. */
static bool
sort (CubesIndexWords *words)
{
  size_t ends[RUNS], runs = find_runs (words->words, words->n, ends), n = 0;

  if (words->n > 0 && runs == 0)
    qsort (words->words, words->n, sizeof *words->words, compare_words);
  if (runs > 1)
    {
      Word *other = words_pages_new (words->room * sizeof *other);

      if (other == NULL)
        return false;
      while (runs > 1)
        {
          Word *sorted = other;

          runs = merge_runs (words->words, sorted, ends, runs);
          other = words->words;
          words->words = sorted;
        }
      words_pages_free (other, words->room * sizeof *other);
    }

  for (size_t i = 0; i < words->n; i++)
    if (n == 0 || !is_same (&words->words[n - 1], &words->words[i]))
      words->words[n++] = words->words[i];
  words->n = n;

  return true;
}

/* Gives how many letters @word has, Qu being one. */
static unsigned
length_of (const Word *word)
{
  unsigned i = LAST;
  uint64_t letters = word->numbers[LAST] & ~MARK;

  while (letters == 0)
    letters = word->numbers[--i];

  return (i + 1) * PER_NUMBER - (unsigned) __builtin_ctzll (letters) / 5;
}

/* Gives how many letters at the beginning of two different words are the same. */
static unsigned
shared_letters (const Word *a, const Word *b)
{
  unsigned i = 0;

  while (a->numbers[i] == b->numbers[i])
    i++;

  /* The highest four bits of a number are never used. */
  return i * PER_NUMBER + ((unsigned) __builtin_clzll (a->numbers[i] ^ b->numbers[i]) - 4) / 5;
}

/* Gives the letter of @word at @depth, 0–25. */
static unsigned
letter_at (const Word *word, unsigned depth)
{
  return ((unsigned) (word->numbers[depth / PER_NUMBER] >> (5 * (PER_NUMBER - 1 - depth % PER_NUMBER))) & 31) - 1;
}

/* Each word adds a node for each letter behind those that it shares with the word before, so the nodes of one depth come in
 * the order of the sorted words, which is the breadth-first one.  Writes for each depth how many nodes are above it, and
 * returns the number of all. */
static size_t
count_nodes (const CubesIndexWords *words, size_t above[CUBES_CELLS + 1])
{
  size_t added[CUBES_CELLS + 2] = { 1 }, n = 0;

  for (size_t i = 0; i < words->n; i++)
    {
      const unsigned shared = i > 0 ? shared_letters (&words->words[i - 1], &words->words[i]) : 0;

      for (unsigned depth = length_of (&words->words[i]); depth > shared; depth--)
        added[depth]++;
    }
  for (int depth = 0; depth <= CUBES_CELLS; depth++)
    {
      above[depth] = n;
      n += added[depth];
    }

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

/* Makes the nodes, word by word.  @next is the next node of each depth. */
static void
make_nodes (CubesIndex *index, const CubesIndexWords *words, size_t next[CUBES_CELLS + 1])
{
  size_t way[CUBES_CELLS + 1] = { 0 }; /* the nodes of the word, from the root on */

  index->nodes[0] = next[1] % CUBES_INDEX_NODES;
  for (size_t i = 0; i < words->n; i++)
    {
      const Word *word = &words->words[i];
      const unsigned length = length_of (word);

      for (unsigned depth = i > 0 ? shared_letters (word - 1, word) : 0; depth < length; depth++)
        {
          const size_t node = next[depth + 1]++;

          index->nodes[way[depth]] |= UINT64_C (1) << (22 + letter_at (word, depth));
          /* Its children are the next nodes of their depth. */
          index->nodes[node] = depth + 1 < CUBES_CELLS ? next[depth + 2] % CUBES_INDEX_NODES : 0;
          index->marks[node] = 0;
          way[depth + 1] = node;
        }
      index->nodes[way[length]] |= UINT64_C (1) << 21;
      index->marks[way[length]] = (uint8_t) (word->numbers[LAST] & MARK);
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

/* The bytes of an index of @n nodes. */
static size_t
size_of (size_t n)
{
  return sizeof (CubesIndex) + n * (sizeof (CubesNode) + sizeof (uint8_t));
}

CubesIndex *
cubes_index_new (CubesIndexWords *words, bool *too_many)
{
  size_t next[CUBES_CELLS + 1], n;
  CubesIndex *index;

  *too_many = false;
  if (!sort (words))
    return NULL;
  n = count_nodes (words, next);
  *too_many = n > CUBES_INDEX_NODES;
  if (*too_many)
    return NULL;

  index = words_pages_new (size_of (n));
  if (index == NULL)
    return NULL;
  index->n = n;
  index->marks = (uint8_t *) (index->nodes + n);
  index->marks[0] = 0;
  make_nodes (index, words, next);
  find_needs (index);

  return index;
}

/* Gives the mark of word @i of @length in @list. */
static uint8_t
mark_of (const WordsList *list, size_t length, size_t i)
{
  const uint8_t tier = words_list_tiers (list, length)[i];
  const bool hurts = words_list_flags (list, length)[i] & WORDS_FLAG_HURTFUL;

  return (uint8_t) ((tier < CUBES_MARK_TIER ? tier : CUBES_MARK_TIER) | (hurts ? CUBES_MARK_HURTFUL : 0));
}

CubesIndex *
cubes_index_new_from_list (const WordsList *list, int tier)
{
  CubesIndexWords *words = cubes_index_words_new ();
  CubesIndex *index = NULL;
  bool good = words != NULL && make_room (words, words_list_total (list) + 1), too_many;

  for (size_t length = 3; good && length <= WORDS_LENGTH_MAX; length++)
    {
      const size_t n = words_list_count (list, length);
      const char *block = words_list_block (list, length);
      const uint8_t *tiers = words_list_tiers (list, length);

      for (size_t i = 0; good && i < n; i++)
        if (tiers[i] <= tier)
          good = cubes_index_words_add (words, block + i * length, length, mark_of (list, length, i));
    }
  if (good)
    index = cubes_index_new (words, &too_many);
  cubes_index_words_free (words);

  return index;
}

void
cubes_index_free (CubesIndex *index)
{
  if (index != NULL)
    words_pages_free (index, size_of (index->n));
}

size_t
cubes_index_size (const CubesIndex *index)
{
  return size_of (index->n);
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

const uint8_t *
cubes_index_marks (const CubesIndex *index)
{
  return index->marks;
}
