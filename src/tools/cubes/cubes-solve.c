/* SPDX-License-Identifier: GPL-3.0-or-later */

/* salon-referee solve: all words of grids (cubes-rules.md 5). */

#include "tools/cubes/cubes-referee.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "players/cubes/cubes-solver.h"
#include "rules/cubes/cubes-record.h"

#define SMALL_SIDE  4
#define SMALL_CELLS (SMALL_SIDE * SMALL_SIDE)

/* The fewest letters of a word, by the size of the grid (rule 2.2). */
#define SHORTEST_SMALL 3
#define SHORTEST_LARGE 4

/* So many grids are solved before their answers are printed, so that printing takes none of the time that is told. */
#define BATCH 1024

/* The longest line of a list or of boards that is looked at, with its end and NUL; whatever is longer is no word and no
 * grid. */
#define LINE_SIZE 64

enum {
  WORDS,
  LIST,
  MIN,
  SHOW,
  BOARDS,
  HELP,
  N_OPTIONS,
};

/* A grid and, when it is solved, what it holds. */
typedef struct {
  char faces[CUBES_CELLS];
  uint32_t open;
  size_t words;
  int64_t points;
} Board;

/* What solving takes, and what came of it so far. */
typedef struct {
  CubesSolver *solver;
  int shortest; /* 0: by the size of the grid */
  bool show;
  Board *boards; /* BATCH of them */
  size_t n;      /* those that are to be solved */
  uint64_t solved;
  uint64_t nanoseconds; /* of the thread's processor time */
} Work;

static void
print_help (void)
{
  fputs (_ ("Usage: salon-referee solve [OPTION…] [GRID…]\n"
            "\n"
            "Finds all words of each GRID of Cubes: 16 or 25 letters row by row, Q for Qu. For each\n"
            "grid it prints “GRID words W points P”.\n"
            "\n"
            "  --words en|fr     the word list (en)\n"
            "  --list FILE       take the words of FILE instead, one a line\n"
            "  --min N           words have N letters or more (3 of 16 cubes, 4 of 25)\n"
            "  --show            print the words first, sorted, each with its points\n"
            "  --boards FILE     solve the grids of FILE too, one a line; then the number of all\n"
            "                    grids and the processor time go to standard error\n"
            "  --help            show this help\n"),
         stdout);
}

/* Reads a grid from @text of @n letters.  Returns false if it is none. */
static bool
read_board (const char *text, size_t n, Board *board)
{
  const int side = n == SMALL_CELLS ? SMALL_SIDE : CUBES_SIDE;

  if (n != SMALL_CELLS && n != CUBES_CELLS)
    return false;
  memset (board->faces, 'A', sizeof board->faces);
  board->open = cubes_open_cells (n == SMALL_CELLS ? CUBES_SE : CUBES_NO_BAR);
  for (int i = 0; i < (int) n; i++)
    {
      const char letter = text[i] >= 'a' && text[i] <= 'z' ? (char) (text[i] - 'a' + 'A') : text[i];

      if (letter < 'A' || letter > 'Z')
        return false;
      board->faces[i / side * CUBES_SIDE + i % side] = letter;
    }

  return true;
}

static void
print_letters (const Board *board)
{
  for (int i = 0; i < CUBES_CELLS; i++)
    if (board->open >> i & 1)
      putchar (board->faces[i]);
}

static void
no_memory (void)
{
  fputs (_ ("salon-referee: there is not enough memory\n"), stderr);
}

static int
compare (const void *a, const void *b)
{
  return strcmp (a, b);
}

/* Prints the words that the solver has found.  Returns false if there is not enough memory. */
static bool
print_words (const CubesSolver *solver)
{
  const size_t n = cubes_solver_count (solver);
  char (*words)[CUBES_LETTERS + 1] = malloc ((n + 1) * sizeof *words);

  if (words == NULL)
    return false;
  for (size_t i = 0; i < n; i++)
    cubes_solver_word (solver, i, words[i], NULL, NULL);
  qsort (words, n, sizeof *words, compare);
  for (size_t i = 0; i < n; i++)
    printf ("%s %d\n", words[i], cubes_word_points ((int) strlen (words[i])));
  free (words);

  return true;
}

static uint64_t
thread_nanoseconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (uint64_t) now.tv_sec * 1000000000 + (uint64_t) now.tv_nsec;
}

/* Solves the boards that wait, and prints their answers.  Returns false after a message if there is not enough memory. */
static bool
solve_batch (Work *work)
{
  const uint64_t begin = thread_nanoseconds ();
  bool good = true;

  for (size_t i = 0; i < work->n && good; i++)
    {
      Board *board = &work->boards[i];
      const int usual = board->open == CUBES_ALL_CELLS ? SHORTEST_LARGE : SHORTEST_SMALL;

      good = cubes_solver_solve (work->solver, board->faces, board->open, work->shortest > 0 ? work->shortest : usual);
      board->words = cubes_solver_count (work->solver);
      board->points = cubes_solver_points (work->solver);
    }
  work->nanoseconds += thread_nanoseconds () - begin;

  for (size_t i = 0; i < work->n && good; i++)
    {
      /* The words are those of the one board: if they are shown, each board is a batch. */
      good = !work->show || print_words (work->solver);
      if (!good)
        break;
      print_letters (&work->boards[i]);
      printf (" words %zu points %lld\n", work->boards[i].words, (long long) work->boards[i].points);
    }
  if (!good)
    no_memory ();
  work->solved += work->n;
  work->n = 0;

  return good;
}

/* Adds a board to those that wait, and solves them when they are enough. */
static bool
add_board (Work *work, const Board *board)
{
  work->boards[work->n++] = *board;

  return work->n < (work->show ? 1 : BATCH) || solve_batch (work);
}

/* Reads a line of @file into @line, without its end (CR LF too).  Returns false at the end of the file.  Of a line that
 * is too long, @n is LINE_SIZE. */
static bool
read_line (FILE *file, char line[LINE_SIZE], size_t *n)
{
  int c = getc_unlocked (file);

  *n = 0;
  if (c == EOF)
    return false;
  for (; c != EOF && c != '\n'; c = getc_unlocked (file))
    if (*n < LINE_SIZE)
      line[(*n)++] = (char) c;
  if (*n > 0 && *n < LINE_SIZE && line[*n - 1] == '\r')
    (*n)--;

  return true;
}

/* Solves the boards of the file @name.  Returns the program's exit status. */
static int
solve_boards (Work *work, const char *name)
{
  FILE *file = fopen (name, "r");
  char line[LINE_SIZE];
  int status = EXIT_GOOD;
  size_t n;

  if (file == NULL)
    {
      fprintf (stderr, _ ("salon-referee: %s cannot be read: %s\n"), name, strerror (errno));
      return EXIT_FAULT;
    }
  for (unsigned long number = 1; status == EXIT_GOOD && read_line (file, line, &n); number++)
    {
      Board board;

      if (read_board (line, n, &board))
        {
          if (!add_board (work, &board))
            status = EXIT_FAULT;
          continue;
        }
      status = EXIT_FAULT;
      if (solve_batch (work) && referee_flush ())
        fprintf (stderr, _ ("%s:%lu: a grid has 16 or 25 letters A to Z\n"), name, number);
    }
  if (status == EXIT_GOOD && ferror (file))
    {
      fprintf (stderr, _ ("salon-referee: %s cannot be read: %s\n"), name, strerror (errno));
      status = EXIT_FAULT;
    }
  fclose (file);

  return status;
}

/* Adds the words of the file @name, and skips lines that are none.  Returns false after a message. */
static bool
read_list (CubesIndexWords *words, const char *name)
{
  FILE *file = fopen (name, "r");
  char line[LINE_SIZE];
  bool good = file != NULL;
  size_t n;

  while (good && read_line (file, line, &n))
    {
      size_t letters = 0;

      for (; letters < n; letters++)
        {
          if (line[letters] >= 'a' && line[letters] <= 'z')
            line[letters] = (char) (line[letters] - 'a' + 'A');
          if (line[letters] < 'A' || line[letters] > 'Z')
            break;
        }
      if (letters < n || n < SHORTEST_SMALL)
        continue;
      if (!cubes_index_words_add (words, line, n, 0))
        {
          no_memory ();
          fclose (file);
          return false;
        }
    }
  if (file != NULL && ferror (file))
    good = false;
  if (!good)
    fprintf (stderr, _ ("salon-referee: %s cannot be read: %s\n"), name, strerror (errno));
  if (file != NULL)
    fclose (file);

  return good;
}

/* Makes the index of the words of the file @name.  Returns NULL after a message. */
static CubesIndex *
index_of_file (const char *name)
{
  CubesIndexWords *words = cubes_index_words_new ();
  CubesIndex *index = NULL;
  bool too_many = false;

  if (words == NULL)
    {
      no_memory ();
      return NULL;
    }
  if (read_list (words, name))
    {
      index = cubes_index_new (words, &too_many);
      if (too_many)
        fprintf (stderr, _ ("salon-referee: %s has too many words\n"), name);
      else if (index == NULL)
        no_memory ();
    }
  cubes_index_words_free (words);

  return index;
}

/* Makes the index of the list that @option names.  Returns NULL after a message, with @status set. */
static CubesIndex *
index_of_language (const SalonArgument *option, int *status)
{
  WordsList *list = referee_option_words (option, CUBES_LIST_TAG, status);
  CubesIndex *index;

  if (list == NULL)
    return NULL;
  index = cubes_index_new_from_list (list, UINT8_MAX);
  words_list_close (list);
  if (index == NULL)
    no_memory ();

  return index;
}

/* Solves the @n_grids words @grids, which are grids, and the boards of the file @name unless that is NULL.  Returns the
 * program's exit status. */
static int
run (Work *work, char **grids, int n_grids, const char *name)
{
  int status = EXIT_GOOD;

  for (int i = 0; i < n_grids && status == EXIT_GOOD; i++)
    {
      Board board = { .open = 0 };

      if (read_board (grids[i], strlen (grids[i]), &board) && !add_board (work, &board))
        status = EXIT_FAULT;
    }
  if (status == EXIT_GOOD && name != NULL)
    status = solve_boards (work, name);
  if (status == EXIT_GOOD && (!solve_batch (work) || !referee_flush ()))
    status = EXIT_FAULT;
  if (status == EXIT_GOOD && name != NULL)
    {
      const double seconds = (double) work->nanoseconds * 1e-9;

      fprintf (stderr, "boards %llu seconds %.3f boards-per-second %.0f\n", (unsigned long long) work->solved, seconds,
               seconds > 0 ? (double) work->solved / seconds : 0);
    }

  return status;
}

int
cubes_solve (int argc, char **argv)
{
  SalonArgument options[N_OPTIONS] = {
    [WORDS] = { "--words", .value = "en" }, [LIST] = { "--list" },     [MIN] = { "--min" },
    [SHOW] = { "--show", .is_flag = true }, [BOARDS] = { "--boards" }, [HELP] = { "--help", .is_flag = true },
  };
  const int n = salon_arguments_read ("salon-referee", argc, argv, options, N_OPTIONS);
  Work work = { 0 };
  CubesIndex *index;
  uint64_t shortest = 0;
  int status = EXIT_FAULT;

  if (n < 0)
    return EXIT_USAGE;
  if (options[HELP].given)
    {
      print_help ();
      return EXIT_GOOD;
    }
  if (options[WORDS].given && options[LIST].given)
    {
      fputs (_ ("salon-referee: --words and --list exclude each other\n"), stderr);
      return EXIT_USAGE;
    }
  if (options[MIN].given && !referee_option_number (&options[MIN], SHORTEST_SMALL, CUBES_LETTERS, &shortest))
    return EXIT_USAGE;
  if (n == 0 && !options[BOARDS].given)
    {
      fputs (_ ("salon-referee: solve needs a grid\n"), stderr);
      return EXIT_USAGE;
    }
  for (int i = 0; i < n; i++)
    {
      Board board;

      if (!read_board (argv[i], strlen (argv[i]), &board))
        {
          fprintf (stderr, _ ("salon-referee: “%s”: a grid has 16 or 25 letters A to Z\n"), argv[i]);
          return EXIT_USAGE;
        }
    }

  index = options[LIST].given ? index_of_file (options[LIST].value) : index_of_language (&options[WORDS], &status);
  if (index == NULL)
    return status;
  work.solver = cubes_solver_new (index);
  work.boards = malloc (BATCH * sizeof *work.boards);
  work.shortest = (int) shortest;
  work.show = options[SHOW].given;
  if (work.solver != NULL && work.boards != NULL)
    status = run (&work, argv, n, options[BOARDS].value);
  else
    no_memory ();
  free (work.boards);
  cubes_solver_free (work.solver);
  cubes_index_free (index);

  return status;
}
