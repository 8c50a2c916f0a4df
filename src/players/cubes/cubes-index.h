/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A word list as a tree of letters, for finding all words of a grid.
 *
 * An edge is a face of a cube, so that QU is one edge.  The nodes are in breadth-first order, and the children of one
 * stand together, in the order of their letters.  An index does not change once it is made: any number of threads may
 * read it. */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/cubes/cubes-grid.h"
#include "words/words-list.h"

typedef struct CubesIndex CubesIndex;

/* The words that an index is made of. */
typedef struct CubesIndexWords CubesIndexWords;

/* An index has at most so many nodes, which a list of more than 600,000 long words fills. */
#define CUBES_INDEX_NODES (UINT32_C (1) << 21)

/* A node in 64 bits: where its children begin (21), whether a word ends here (1), for each letter whether it has that
 * child (26), and for each of the 16 rarer letters whether every word from here on needs it (16). */
typedef uint64_t CubesNode;

#define CUBES_NODE_LETTERS 26
#define CUBES_NODE_RARE    16

/* What an index says of a word beside its letters: its tier, as the word list has it (a smaller one is a more common word;
 * what is rarer than CUBES_MARK_TIER has that), and whether it is a word that hurts.  0 for a list that does not say. */
#define CUBES_MARK_TIER    127
#define CUBES_MARK_HURTFUL 128

/* Returns words without any word, or NULL if there is not enough memory. */
CubesIndexWords *cubes_index_words_new (void);

/* Frees the words; NULL is allowed. */
void cubes_index_words_free (CubesIndexWords *words);

/* Adds the word of the @n capitals @letters with its @mark; words come in any order.  Of one that comes again the smallest
 * mark counts.  A word that no grid can show is left out: one with a Q without U, of more than 25 cubes or more than
 * CUBES_LETTERS letters.  Returns false if there is not enough memory. */
bool cubes_index_words_add (CubesIndexWords *words, const char *letters, size_t n, uint8_t mark);

/* Makes an index of @words, whose order changes.  Returns NULL if there is not enough memory, or if it would have more
 * than CUBES_INDEX_NODES nodes; then @too_many is true. */
CubesIndex *cubes_index_new (CubesIndexWords *words, bool *too_many);

/* Makes an index of the words of @list with 3 letters or more that the game takes, of @tier at most.  Returns NULL if
 * there is not enough memory or there are too many words. */
CubesIndex *cubes_index_new_from_list (const WordsList *list, int tier);

/* Frees the index; NULL is allowed. */
void cubes_index_free (CubesIndex *index);

/* Returns the bytes that the index takes. */
size_t cubes_index_size (const CubesIndex *index);

/* Returns the number of nodes. */
size_t cubes_index_count (const CubesIndex *index);

/* Returns the nodes; the first one is the root. */
const CubesNode *cubes_index_nodes (const CubesIndex *index);

/* Returns the marks of the words that end at the nodes, in the order of these; 0 where none ends. */
const uint8_t *cubes_index_marks (const CubesIndex *index);

/* Returns, for the letters 0–25 in the mask @letters, their bits among the rarer letters. */
uint32_t cubes_index_rare (uint32_t letters);

static inline uint32_t
cubes_node_children (CubesNode node)
{
  return (uint32_t) node & (CUBES_INDEX_NODES - 1);
}

static inline bool
cubes_node_is_word (CubesNode node)
{
  return node >> 21 & 1;
}

static inline uint32_t
cubes_node_letters (CubesNode node)
{
  return (uint32_t) (node >> 22) & ((UINT32_C (1) << CUBES_NODE_LETTERS) - 1);
}

static inline uint32_t
cubes_node_needs (CubesNode node)
{
  return (uint32_t) (node >> 48);
}
