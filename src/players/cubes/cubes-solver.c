/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/cubes/cubes-solver.h"

#include <stdlib.h>
#include <string.h>

#include "rules/cubes/cubes-state.h"

/* The tree of words is walked once for a grid, level by level.  A step of this walk is a node together with all places
 * where a path that spells it can end; so the node is looked at once, whatever the number of its paths, and no word is
 * found twice.  README.md says what a step may be wrong about, and how that is mended.
 *
 * Here a place is a bit in rows of six, so that a shift never leads from the end of one row to the beginning of the
 * next. */
#define ROW_BITS 6

#define LETTER_Q ('Q' - 'A')

/* What is known of a word so far, in one number: its last letter, how many letters it has, and whether a path may use a
 * place twice. */
#define INFO_LETTER  UINT32_C (31)
#define INFO_LENGTH  8 /* the first bit */
#define INFO_LENGTHS UINT32_C (63)
#define INFO_DOUBT   (UINT32_C (1) << 31)

typedef struct {
  CubesNode node;
  uint32_t next;   /* letters of children that lie beside this one somewhere */
  uint32_t ends;   /* where its paths end */
  uint32_t reach;  /* where they may go on to */
  uint32_t used;   /* where all of its paths have been, but for the end */
  uint32_t unsure; /* where some may have been and others not */
  uint32_t info;
  uint32_t before; /* the step that it follows; NONE: it is the first */
} Step;

/* A child that a step may go on to. */
typedef struct {
  uint32_t node;
  uint32_t ends;
  uint32_t before;
  uint32_t letter;
} Try;

typedef struct {
  uint32_t ends;
  uint32_t info;
  uint32_t before; /* the step of the word without its last cube */
} Word;

#define NONE UINT32_MAX

struct CubesSolver {
  const CubesIndex *index;
  Step *steps;
  Try *tries;
  Word *words;
  size_t room; /* of steps and words */
  size_t room_tries;
  size_t n_words;
  int64_t points;
};

/* What a walk needs to know of the grid. */
typedef struct {
  uint32_t letters;                    /* that are on it */
  uint32_t lacks;                      /* of the rarer letters, those that are not */
  uint32_t at[CUBES_NODE_LETTERS];     /* the places of each letter */
  uint32_t beside[CUBES_NODE_LETTERS]; /* the letters that lie beside each letter somewhere */
} Grid;

CubesSolver *
cubes_solver_new (const CubesIndex *index)
{
  CubesSolver *solver = calloc (1, sizeof *solver);

  if (solver != NULL)
    solver->index = index;

  return solver;
}

void
cubes_solver_free (CubesSolver *solver)
{
  if (solver == NULL)
    return;
  free (solver->steps);
  free (solver->tries);
  free (solver->words);
  free (solver);
}

static inline uint32_t
touching (uint32_t places)
{
  const uint32_t row = places << 1 | places >> 1, wide = row | places;

  return row | wide << ROW_BITS | wide >> ROW_BITS;
}

static void
grid_init (Grid *grid, const char *faces, uint32_t open)
{
  /* Each place's letter as a mask, with a border; and the letters of the three places from its left to its right. */
  uint32_t letter[CUBES_SIDE + 2][CUBES_SIDE + 2] = { { 0 } }, three[CUBES_SIDE + 2][CUBES_SIDE + 2];

  memset (grid->at, 0, sizeof grid->at);
  for (int y = 0; y < CUBES_SIDE; y++)
    for (int x = 0; x < CUBES_SIDE; x++)
      if (open >> (y * CUBES_SIDE + x) & 1)
        {
          const int face = faces[y * CUBES_SIDE + x] - 'A';

          letter[y + 1][x + 1] = UINT32_C (1) << face;
          grid->at[face] |= UINT32_C (1) << (y * ROW_BITS + x);
        }

  grid->letters = 0;
  for (int i = 0; i < CUBES_NODE_LETTERS; i++)
    grid->letters |= (uint32_t) (grid->at[i] != 0) << i;
  grid->lacks = cubes_index_rare (~grid->letters);

  for (int y = 0; y < CUBES_SIDE + 2; y++)
    for (int x = 1; x <= CUBES_SIDE; x++)
      three[y][x] = letter[y][x - 1] | letter[y][x] | letter[y][x + 1];
  memset (grid->beside, 0, sizeof grid->beside);
  for (int y = 0; y < CUBES_SIDE; y++)
    for (int x = 0; x < CUBES_SIDE; x++)
      if (open >> (y * CUBES_SIDE + x) & 1)
        grid->beside[faces[y * CUBES_SIDE + x] - 'A'] |=
          three[y][x + 1] | three[y + 2][x + 1] | letter[y + 1][x] | letter[y + 1][x + 2];
}

/* Gives the number of bits of @mask, in fewer steps than the compiler's function takes where the processor has no
 * instruction for it. */
static inline uint32_t
count_bits (uint32_t mask)
{
  mask -= mask >> 1 & 0x55555555;
  mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333);
  mask = (mask + (mask >> 4)) & 0x0f0f0f0f;

  return mask * 0x01010101 >> 24;
}

/* Gives the child of @node for @letter, which it has. */
static inline uint32_t
child (CubesNode node, uint32_t letter)
{
  return cubes_node_children (node) + count_bits (cubes_node_letters (node) & ((UINT32_C (1) << letter) - 1));
}

/* Gives what @letter adds to the number that says what is known of a word. */
static inline uint32_t
letter_info (uint32_t letter)
{
  return letter + ((UINT32_C (1) + (letter == LETTER_Q)) << INFO_LENGTH);
}

/* All bits if @places are more than one place, otherwise none. */
static inline uint32_t
if_several (uint32_t places)
{
  return (uint32_t) 0 - (uint32_t) ((places & (places - 1)) != 0);
}

/* Makes room for @tries tries, and for as many more steps and words. */
static bool
make_room (CubesSolver *solver, size_t n_steps, size_t tries)
{
  const size_t most = (n_steps > solver->n_words ? n_steps : solver->n_words) + tries + 1;

  if (tries + 1 > solver->room_tries)
    {
      Try *more = realloc (solver->tries, (tries + 1) * 2 * sizeof *more);

      if (more == NULL)
        return false;
      solver->tries = more;
      solver->room_tries = (tries + 1) * 2;
    }
  if (most > solver->room)
    {
      Step *steps = realloc (solver->steps, most * 2 * sizeof *steps);
      Word *words;

      if (steps == NULL)
        return false;
      solver->steps = steps;
      words = realloc (solver->words, most * 2 * sizeof *words);
      if (words == NULL)
        return false;
      solver->words = words;
      solver->room = most * 2;
    }

  return true;
}

/* Gives how many tries @steps can have at most: each is another node. */
static size_t
most_tries (const CubesSolver *solver, size_t steps)
{
  const size_t nodes = cubes_index_count (solver->index);

  return steps < nodes / CUBES_NODE_LETTERS ? steps * CUBES_NODE_LETTERS : nodes;
}

/* Finds the tries of the steps from @begin to @end: every child whose letter lies beside.  There are no branches but the
 * loop's own: a step whose letters are not yet through stays where it is, and a try without a place is written over. */
static size_t
find_tries (CubesSolver *solver, const Grid *grid, const CubesNode *nodes, size_t begin, size_t end)
{
  Try *tries = solver->tries;
  Step *steps = solver->steps;
  size_t n = 0, i = begin;
  uint32_t next = steps[begin].next;

  steps[end].next = 1; /* read once, when the last step is through */
  while (i < end)
    {
      const Step *step = &steps[i];
      const uint32_t letter = (uint32_t) __builtin_ctz (next);
      const uint32_t node = child (step->node, letter);
      const uint32_t ends = grid->at[letter] & step->reach;
      size_t through;

      __builtin_prefetch (&nodes[node]);
      tries[n] = (Try) { .node = node, .ends = ends, .before = (uint32_t) i, .letter = letter };
      n += ends != 0;
      next &= next - 1;
      through = next == 0;
      i += through;
      next |= steps[i].next & ((uint32_t) 0 - (uint32_t) through);
    }

  return n;
}

/* Makes steps of the @n tries where words go on, from step @n_steps on, and notes words.  Returns the new number of
 * steps. */
static size_t
make_steps (CubesSolver *solver, const Grid *grid, const CubesNode *nodes, size_t n, size_t n_steps)
{
  Step *steps = solver->steps;
  Word *words = solver->words;
  size_t n_words = solver->n_words;

  for (size_t i = 0; i < n; i++)
    {
      const Try *try = &solver->tries[i];
      const Step *before = &steps[try->before];
      const CubesNode node = nodes[try->node];
      const uint32_t touched = touching (try->ends);
      /* Of the places before, only those that touch the new ones lead here. */
      const uint32_t last = before->ends & touched, several = if_several (last);
      const uint32_t doubt = (uint32_t) ((try->ends & before->unsure) != 0) << 31;
      const uint32_t info = ((before->info & ~INFO_LETTER) + letter_info (try->letter)) | doubt;
      const uint32_t used = before->used | (last & ~several);
      const uint32_t next = cubes_node_letters (node) & grid->beside[try->letter];

      words[n_words] = (Word) { .ends = try->ends, .info = info, .before = try->before };
      n_words += cubes_node_is_word (node);
      steps[n_steps] = (Step) {
        .node = node,
        .next = next,
        .ends = try->ends,
        .reach = touched & ~used,
        .used = used,
        .unsure = before->unsure | (last & several),
        .info = info,
        .before = try->before,
      };
      n_steps += (size_t) ((next != 0) & ((cubes_node_needs (node) & grid->lacks) == 0));
    }
  solver->n_words = n_words;

  return n_steps;
}

/* Finds a path of a word backwards: its last cube is one of @ends, and @before is the step of the rest.  @used are the
 * places that it must not have.  Writes the places to @path, the last one first. */
static bool
trace_back (const CubesSolver *solver, uint32_t before, uint32_t ends, uint32_t used, uint8_t *path)
{
  for (uint32_t left = ends & ~used; left != 0; left &= left - 1)
    {
      const uint32_t place = left & (0 - left);

      *path = (uint8_t) __builtin_ctz (place);
      if (before == NONE
          || trace_back (solver, solver->steps[before].before, solver->steps[before].ends & touching (place),
                         used | place, path + 1))
        return true;
    }

  return false;
}

/* Are there as many cubes of each letter among the places as @word needs? */
static bool
enough_cubes (const CubesSolver *solver, const Grid *grid, const Word *word)
{
  uint8_t needed[CUBES_NODE_LETTERS] = { 0 };
  uint32_t letter = word->info & INFO_LETTER;

  for (uint32_t before = word->before;; before = solver->steps[before].before)
    {
      if (++needed[letter] > count_bits (grid->at[letter]))
        return false;
      if (before == NONE)
        return true;
      letter = solver->steps[before].info & INFO_LETTER;
    }
}

/* Takes away the words of fewer letters than @shortest, and those in doubt that have no path; and counts the points. */
static void
settle (CubesSolver *solver, const Grid *grid, int shortest)
{
  size_t n = 0;

  solver->points = 0;
  for (size_t i = 0; i < solver->n_words; i++)
    {
      const Word word = solver->words[i];
      const int length = (int) (word.info >> INFO_LENGTH & INFO_LENGTHS);
      uint8_t path[CUBES_CELLS];

      if (length < shortest)
        continue;
      if ((word.info & INFO_DOUBT) != 0
          && (!enough_cubes (solver, grid, &word) || !trace_back (solver, word.before, word.ends, 0, path)))
        continue;
      solver->points += cubes_word_points (length);
      solver->words[n++] = word;
    }
  solver->n_words = n;
}

bool
cubes_solver_solve (CubesSolver *solver, const char *faces, uint32_t open, int shortest)
{
  const CubesNode *nodes = cubes_index_nodes (solver->index);
  size_t begin = 0, end = 0;
  Grid grid;

  solver->n_words = 0;
  solver->points = 0;
  if (!make_room (solver, 0, CUBES_NODE_LETTERS))
    return false;
  grid_init (&grid, faces, open);
  for (uint32_t letters = grid.letters & cubes_node_letters (nodes[0]); letters != 0; letters &= letters - 1)
    {
      const uint32_t letter = (uint32_t) __builtin_ctz (letters), ends = grid.at[letter];
      const CubesNode node = nodes[child (nodes[0], letter)];
      const uint32_t next = cubes_node_letters (node) & grid.beside[letter];

      if (cubes_node_is_word (node))
        solver->words[solver->n_words++] = (Word) { .ends = ends, .info = letter_info (letter), .before = NONE };
      solver->steps[end] = (Step) {
        .node = node,
        .next = next,
        .ends = ends,
        .reach = touching (ends),
        .info = letter_info (letter),
        .before = NONE,
      };
      end += next != 0;
    }

  while (begin < end)
    {
      size_t n;

      if (!make_room (solver, end, most_tries (solver, end - begin)))
        {
          solver->n_words = 0;
          return false;
        }
      n = find_tries (solver, &grid, nodes, begin, end);
      begin = end;
      end = make_steps (solver, &grid, nodes, n, end);
    }
  settle (solver, &grid, shortest);

  return true;
}

size_t
cubes_solver_count (const CubesSolver *solver)
{
  return solver->n_words;
}

int64_t
cubes_solver_points (const CubesSolver *solver)
{
  return solver->points;
}

int
cubes_solver_word (const CubesSolver *solver,
                   size_t i,
                   char word[CUBES_LETTERS + 1],
                   uint8_t path[CUBES_CELLS],
                   int *cubes)
{
  const Word *found = &solver->words[i];
  const int length = (int) (found->info >> INFO_LENGTH & INFO_LENGTHS);
  uint32_t before = found->before, letter = found->info & INFO_LETTER;
  uint8_t back[CUBES_CELLS] = { 0 };
  int n = 0;

  for (int place = length;;)
    {
      if (letter == LETTER_Q)
        word[--place] = 'U';
      word[--place] = (char) ('A' + letter);
      n++;
      if (before == NONE)
        break;
      letter = solver->steps[before].info & INFO_LETTER;
      before = solver->steps[before].before;
    }
  word[length] = '\0';
  if (cubes != NULL)
    *cubes = n;
  if (path != NULL && trace_back (solver, found->before, found->ends, 0, back))
    for (int k = 0; k < n; k++)
      path[k] = (uint8_t) (back[n - 1 - k] / ROW_BITS * CUBES_SIDE + back[n - 1 - k] % ROW_BITS);

  return length;
}

uint8_t
cubes_solver_mark (const CubesSolver *solver, size_t i)
{
  const Word *word = &solver->words[i];
  const CubesNode before = word->before == NONE ? *cubes_index_nodes (solver->index) : solver->steps[word->before].node;

  return cubes_index_marks (solver->index)[child (before, word->info & INFO_LETTER)];
}
