/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/probe/probe-hangman.h"

#include <stdlib.h>
#include <string.h>

#include "players/probe/probe-level.h"

/* Up to this many words the whole tree is searched. */
#define FEW 24

/* How many letters are tried if there are more words. */
#define WIDTH 5

#define LENGTH_MAX 12
#define PATTERNS   (1u << LENGTH_MAX)

/* The memory has room for 2 to this power of sets. */
#define MEMORY_BITS 20

/* The cost of a set that was searched before.  A set can be reached in many ways, but its cost depends on its
 * words alone, because each letter that was asked for is in the same places of all of them. */
typedef struct {
  uint64_t key;
  uint32_t misses;
  bool at_least; /* @misses is a lower bound */
} Memory;

struct Hangman {
  size_t n;
  size_t length;
  uint32_t *letters;     /* for each word, a bit for each letter in it */
  uint16_t (*where)[26]; /* for each word and letter, a bit for each place of the letter */
  uint32_t *room;        /* the parts of all sets on the way down the tree, one after the other */
  size_t room_size;
  uint32_t part_of[PATTERNS]; /* by places of the letter, 1 + the number of the part; 0 but in part() */
  uint64_t *keys;             /* for each word; the key of a set is the sum of its words' keys */
  Memory *memory;             /* the index is the first MEMORY_BITS bits of the key */
};

/* The words that are left. */
typedef struct {
  size_t at; /* where they begin in the room */
  uint32_t n;
  uint32_t asked; /* a bit for each letter that was asked for */
} Set;

/* The parts into which the answers to one letter divide a set.  They are one after the other in the room,
 * and the list of their ends comes after them. */
typedef struct {
  size_t ends;     /* where that list begins in the room */
  size_t free;     /* where the room is free */
  size_t at;       /* where the first part begins */
  uint32_t parts;  /* their number; the first one has the words without the letter, if there are any */
  uint32_t misses; /* the number of words without the letter */
} Parting;

typedef struct {
  uint32_t count;
  uint8_t letter;
} Choice;

Hangman *
hangman_new (const char *block, size_t n, size_t length)
{
  Hangman *hangman;

  if (length == 0 || length > LENGTH_MAX)
    return NULL;
  hangman = calloc (1, sizeof *hangman);
  if (hangman == NULL)
    return NULL;
  hangman->n = n;
  hangman->length = length;
  /* On the way down the tree each of the 26 letters divides a set once. */
  hangman->room_size = (n * 2 + 2) * 28;
  hangman->letters = calloc (n + 1, sizeof *hangman->letters);
  hangman->where = calloc (n + 1, sizeof *hangman->where);
  hangman->room = malloc (hangman->room_size * sizeof *hangman->room);
  hangman->keys = calloc (n + 1, sizeof *hangman->keys);
  hangman->memory = calloc ((size_t) 1 << MEMORY_BITS, sizeof *hangman->memory);
  if (hangman->letters == NULL || hangman->where == NULL || hangman->room == NULL || hangman->keys == NULL
      || hangman->memory == NULL)
    {
      hangman_free (hangman);
      return NULL;
    }
  for (size_t i = 0; i < n; i++)
    hangman->keys[i] = probe_random (length, i, 0);
  for (size_t i = 0; i < n; i++)
    for (size_t k = 0; k < length; k++)
      {
        const int letter = block[i * length + k] - 'A';

        hangman->letters[i] |= 1u << letter;
        hangman->where[i][letter] |= (uint16_t) (1u << k);
      }

  return hangman;
}

void
hangman_free (Hangman *hangman)
{
  if (hangman == NULL)
    return;
  free (hangman->letters);
  free (hangman->where);
  free (hangman->room);
  free (hangman->keys);
  free (hangman->memory);
  free (hangman);
}

/* Divides @set by the places where its words have @letter.  The parts are written to the room from @room
 * on. */
static void
part (Hangman *hangman, const Set *set, int letter, size_t room, Parting *parting)
{
  const uint32_t *words = hangman->room + set->at;
  uint32_t *parts = hangman->room + room, *ends = parts + set->n, sum = 0;
  uint16_t patterns[PATTERNS];
  uint32_t n = 0;

  parting->misses = 0;
  for (uint32_t i = 0; i < set->n; i++)
    parting->misses += hangman->where[words[i]][letter] == 0;
  if (parting->misses > 0)
    {
      patterns[n] = 0;
      ends[n] = 0;
      hangman->part_of[0] = ++n;
    }
  for (uint32_t i = 0; i < set->n; i++)
    {
      const uint16_t pattern = hangman->where[words[i]][letter];

      if (hangman->part_of[pattern] == 0)
        {
          patterns[n] = pattern;
          ends[n] = 0;
          hangman->part_of[pattern] = ++n;
        }
      ends[hangman->part_of[pattern] - 1]++;
    }
  /* The list has the beginnings of the parts at first; writing the words moves them to the ends. */
  for (uint32_t i = 0; i < n; i++)
    {
      const uint32_t count = ends[i];

      ends[i] = sum;
      sum += count;
    }
  for (uint32_t i = 0; i < set->n; i++)
    parts[ends[hangman->part_of[hangman->where[words[i]][letter]] - 1]++] = words[i];
  for (uint32_t i = 0; i < n; i++)
    hangman->part_of[patterns[i]] = 0;

  parting->at = room;
  parting->parts = n;
  parting->ends = room + set->n;
  parting->free = parting->ends + n;
}

static Set
nth_part (const Hangman *hangman, const Set *set, int letter, const Parting *parting, uint32_t i)
{
  const uint32_t begin = i == 0 ? 0 : hangman->room[parting->ends + i - 1];

  return (Set) {
    .at = parting->at + begin,
    .n = hangman->room[parting->ends + i] - begin,
    .asked = set->asked | 1u << letter,
  };
}

/* Finds the letters of the words of @set that were not asked for yet, in @choices, those in most words
 * first.  Returns their number. */
static int
sort_letters (const Hangman *hangman, const Set *set, Choice choices[26])
{
  const uint32_t *words = hangman->room + set->at;
  uint32_t counts[26] = { 0 };
  int n = 0;

  for (uint32_t i = 0; i < set->n; i++)
    for (uint32_t letters = hangman->letters[words[i]] & ~set->asked; letters != 0; letters &= letters - 1)
      counts[__builtin_ctz (letters)]++;
  for (int letter = 0; letter < 26; letter++)
    if (counts[letter] > 0)
      {
        int place = n++;

        for (; place > 0 && choices[place - 1].count < counts[letter]; place--)
          choices[place] = choices[place - 1];
        choices[place] = (Choice) { counts[letter], (uint8_t) letter };
      }

  return n;
}

/* The cost of two words.  A letter that both have in different places tells them apart without a wrong
 * letter; if there is none, one of them costs a wrong letter. */
static uint64_t
cost_of_two (const Hangman *hangman, const Set *set)
{
  const uint32_t one = hangman->room[set->at], other = hangman->room[set->at + 1];

  for (uint32_t both = hangman->letters[one] & hangman->letters[other]; both != 0; both &= both - 1)
    if (hangman->where[one][__builtin_ctz (both)] != hangman->where[other][__builtin_ctz (both)])
      return 0;

  return 1;
}

static uint64_t cost (Hangman *hangman, const Set *set, size_t room, int looks, bool search, uint64_t limit);

/* Returns the cost of asking for @letter, and for all letters that follow.  If that is @limit or more, the
 * result is some number not below @limit. */
static uint64_t
cost_of_letter (Hangman *hangman, const Set *set, int letter, size_t room, int looks, bool search, uint64_t limit)
{
  Parting parting;
  uint64_t sum;

  part (hangman, set, letter, room, &parting);
  sum = parting.misses;
  for (uint32_t i = 0; i < parting.parts && sum < limit; i++)
    {
      const Set one = nth_part (hangman, set, letter, &parting, i);

      sum += cost (hangman, &one, parting.free, looks, search, limit - sum);
    }

  return sum;
}

/* Returns the letter to ask for, and in @best_cost what it is expected to cost.  A cost of @limit or more
 * is not exact. */
static int
choose (Hangman *hangman, const Set *set, size_t room, int looks, bool search, uint64_t limit, uint64_t *best_cost)
{
  Choice choices[26];
  const int n = sort_letters (hangman, set, choices);
  const bool few = search && set->n <= FEW;
  int best = choices[0].letter;

  *best_cost = limit;
  /* A letter that all words have costs nothing, so it is asked for first. */
  if (choices[0].count == set->n || (looks == 0 && !few))
    {
      *best_cost = cost_of_letter (hangman, set, best, room, looks, search, limit);
      return best;
    }

  for (int i = 0; i < n && (few || i < WIDTH); i++)
    {
      uint64_t found;

      if (set->n - choices[i].count >= *best_cost)
        break;
      found = cost_of_letter (hangman, set, choices[i].letter, room, few ? looks : looks - 1, search, *best_cost);
      if (found < *best_cost)
        {
          *best_cost = found;
          best = choices[i].letter;
        }
    }

  return best;
}

static uint64_t
cost (Hangman *hangman, const Set *set, size_t room, int looks, bool search, uint64_t limit)
{
  /* For few words the whole tree is searched, so their cost does not depend on @looks. */
  uint64_t key = search && set->n <= FEW ? 0 : (uint64_t) looks * 2 + 1, found;
  Memory *memory;

  if (set->n == 1)
    return 0;
  if (set->n == 2)
    return cost_of_two (hangman, set);

  for (uint32_t i = 0; i < set->n; i++)
    key += hangman->keys[hangman->room[set->at + i]];
  memory = &hangman->memory[key >> (64 - MEMORY_BITS)];
  if (memory->key == key && (!memory->at_least || memory->misses >= limit))
    return memory->misses;

  choose (hangman, set, room, looks, search, limit, &found);
  *memory = (Memory) { key, (uint32_t) (found < UINT32_MAX ? found : UINT32_MAX), found >= limit };

  return found;
}

static bool
any_wanted (const Hangman *hangman, const Set *set, const bool *wanted)
{
  for (uint32_t i = 0; i < set->n; i++)
    if (wanted[hangman->room[set->at + i]])
      return true;

  return false;
}

/* Returns a letter that all words of @set have and that was not asked for yet, or −1. */
static int
free_letter (const Hangman *hangman, const Set *set)
{
  uint32_t all = ~set->asked;

  for (uint32_t i = 0; i < set->n && all != 0; i++)
    all &= hangman->letters[hangman->room[set->at + i]];

  return all != 0 ? __builtin_ctz (all) : -1;
}

/* Returns the wrong letters for the wanted words of @set, by walking down the parts of the tree that have
 * such words. */
static uint64_t
walk (Hangman *hangman, const Set *set, size_t room, const bool *wanted, int looks)
{
  Parting parting;
  uint64_t misses = 0, expected = 0;
  int letter;

  if (set->n == 1)
    return 0;
  letter = free_letter (hangman, set);
  if (letter < 0)
    letter = choose (hangman, set, room, looks, looks > 0, UINT64_MAX, &expected);
  else if (wanted == NULL && (looks == 0 || set->n <= FEW))
    expected = cost (hangman, set, room, looks, looks > 0, UINT64_MAX);
  /* In these cases the expected cost is exact, and there is no need to walk on. */
  if (wanted == NULL && (looks == 0 || set->n <= FEW))
    return expected;

  part (hangman, set, letter, room, &parting);
  for (uint32_t i = 0; i < parting.parts; i++)
    {
      const Set one = nth_part (hangman, set, letter, &parting, i);

      if (wanted != NULL && !any_wanted (hangman, &one, wanted))
        continue;
      if (i == 0)
        for (uint32_t k = 0; k < one.n; k++)
          {
            const uint32_t word = hangman->room[one.at + k];

            misses += hangman->where[word][letter] == 0 && (wanted == NULL || wanted[word]);
          }
      misses += walk (hangman, &one, parting.free, wanted, looks);
    }

  return misses;
}

uint64_t
hangman_misses (Hangman *hangman, const bool *wanted, int looks)
{
  const Set all = { .at = 0, .n = (uint32_t) hangman->n };

  if (hangman->n == 0)
    return 0;
  for (uint32_t i = 0; i < hangman->n; i++)
    hangman->room[i] = i;

  return walk (hangman, &all, hangman->n, wanted, looks);
}

unsigned
hangman_misses_in_order (const char *word, size_t length, const uint8_t order[26])
{
  uint32_t letters = 0;
  unsigned misses = 0;

  for (size_t k = 0; k < length; k++)
    letters |= 1u << (word[k] - 'A');
  for (int i = 0; i < 26 && letters != 0; i++)
    {
      misses += !(letters >> order[i] & 1);
      letters &= ~(1u << order[i]);
    }

  return misses;
}
