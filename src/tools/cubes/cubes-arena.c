/* SPDX-License-Identifier: GPL-3.0-or-later */

/* salon-referee arena --game cubes: lets computer players write against each other, and prints what came of it
 * (cubes-rules.md 5). */

#include "tools/cubes/cubes-referee.h"

#include <stdio.h>
#include <string.h>

#include "rules/cubes/cubes-edition.h"
#include "rules/cubes/cubes-record.h"
#include "tools/cubes/cubes-match.h"

#define MOST_MINUTES 10

enum {
  SEATS,
  GRID,
  MINUTES,
  EDITION,
  WORDS,
  GAMES,
  SEED,
  JOBS,
  HELP,
  N_OPTIONS,
};

static const char *const level_names[CUBES_PLAYER_N_LEVELS] = {
  [CUBES_PLAYER_BEGINNER] = "beginner",
  [CUBES_PLAYER_EASY] = "easy",
  [CUBES_PLAYER_MEDIUM] = "medium",
  [CUBES_PLAYER_HARD] = "hard",
};

static const char *const grid_names[CUBES_N_GRIDS] = {
  [CUBES_MASTER] = "master",
  [CUBES_BAR_AFTER] = "bar-after",
  [CUBES_BAR_BEFORE] = "bar-before",
};

static void
print_help (void)
{
  fputs (_ ("Usage: salon-referee arena --game cubes [OPTION…]\n"
            "\n"
            "Lets computer players write against each other, a round a game; they change seats from\n"
            "game to game.\n"
            "\n"
            "  --seats A,B,…     one to eight players (hard,medium): beginner, easy, medium, hard\n"
            "  --grid NAME       master, bar-after or bar-before (master)\n"
            "  --minutes N       1 to 10, or none (3)\n"
            "  --edition NAME    the cubes (those of the language)\n"
            "  --words en|fr     the word list (en)\n"
            "  --games N         games to play (1000)\n"
            "  --seed N          another number gives other games (1)\n"
            "  --jobs N          threads; the games are the same with any number (1)\n"
            "  --help            show this help\n"
            "\n"
            "For each player it prints a line each: the words on its list; the fewest and the most\n"
            "of a game; how many of them stood on other lists too, and so were crossed off; how many\n"
            "were words that everybody knows, and how many of those the grid had. At last come the\n"
            "wins of all players. Words and points are means a game. “low” and “high” bound what\n"
            "lies before them with 95 %. A player who is there twice is called NAME#2, and so on. A\n"
            "shared win falls to one of those who share it, by lot, so that the wins add up to the\n"
            "games.\n"),
         stdout);
}

typedef struct {
  CubesMatch match;
  char name[CUBES_MAX_SEATS][REFEREE_PLAYER_SIZE];
} Arena;

/* Gives the index of the first @length bytes of @text among the @n @names, or -1. */
static int
find_name (const char *const *names, int n, const char *text, size_t length)
{
  for (int i = 0; i < n; i++)
    if (strlen (names[i]) == length && memcmp (names[i], text, length) == 0)
      return i;

  return -1;
}

/* Reads the players.  Returns false after a message. */
static bool
read_players (const SalonArgument *option, Arena *arena)
{
  int level[CUBES_MAX_SEATS];
  const int n =
    referee_option_players (option, level_names, CUBES_PLAYER_N_LEVELS, CUBES_MAX_SEATS, level, arena->name);

  if (n < 0)
    return false;
  for (int i = 0; i < n; i++)
    arena->match.level[i] = (CubesPlayerLevel) level[i];
  arena->match.setup.seats = (uint8_t) n;
  return true;
}

/* Reads the set-up.  Returns false after a message. */
static bool
read_setup (const SalonArgument options[N_OPTIONS], CubesSetup *setup)
{
  const char *grid_name = options[GRID].value, *edition_name = options[EDITION].value;
  const int grid = find_name (grid_names, CUBES_N_GRIDS, grid_name, strlen (grid_name));
  int edition;
  uint64_t minutes = 0;

  if (grid < 0)
    {
      fprintf (stderr, _ ("salon-referee: %s: no grid is called “%s”\n"), options[GRID].name, grid_name);
      return false;
    }
  if (!options[EDITION].given && strcmp (options[WORDS].value, "fr") == 0)
    edition_name = "salon-fr";
  edition = cubes_edition_from_name (edition_name);
  if (edition < 0)
    {
      fprintf (stderr, _ ("salon-referee: no edition is called “%s”\n"), edition_name);
      return false;
    }
  if (strcmp (options[MINUTES].value, "none") != 0
      && !referee_option_number (&options[MINUTES], 1, MOST_MINUTES, &minutes))
    return false;

  setup->grid = (uint8_t) grid;
  setup->edition = (uint8_t) edition;
  setup->minutes = (uint8_t) minutes;
  return true;
}

/* Reads all options but the words.  Returns false after a message. */
static bool
read_arena (const SalonArgument options[N_OPTIONS], Arena *arena)
{
  uint64_t jobs;

  if (!read_players (&options[SEATS], arena) || !read_setup (options, &arena->match.setup)
      || !referee_option_number (&options[GAMES], 1, REFEREE_MAX_ARENA_GAMES, &arena->match.games)
      || !referee_option_number (&options[SEED], 0, UINT64_MAX, &arena->match.seed)
      || !referee_option_number (&options[JOBS], 1, REFEREE_MAX_ARENA_JOBS, &jobs))
    return false;

  arena->match.jobs = (unsigned) jobs;
  return true;
}

/* What a player did in all games. */
typedef struct {
  uint64_t wins;
  int64_t points;
  uint64_t words, shared, familiar;
  unsigned least, most; /* words of a game */
} Sums;

static Sums
add_up (const CubesMatch *match, int player)
{
  Sums sums = { .least = UINT16_MAX };

  for (uint64_t game = 0; game < match->games; game++)
    {
      const CubesShare *share = &match->shares[game * match->setup.seats + (unsigned) player];

      sums.wins += share->won;
      sums.points += share->points;
      sums.words += share->words;
      sums.shared += share->shared;
      sums.familiar += share->familiar;
      if (share->words < sums.least)
        sums.least = share->words;
      if (share->words > sums.most)
        sums.most = share->words;
    }

  return sums;
}

static void
print_arena (const Arena *arena)
{
  const CubesMatch *match = &arena->match;
  const double n = (double) match->games;
  uint64_t familiar = 0;

  for (uint64_t game = 0; game < match->games; game++)
    familiar += match->familiar[game];
  for (int player = 0; player < match->setup.seats; player++)
    {
      const Sums sums = add_up (match, player);

      printf ("words %s %.1f least %u most %u shared %.1f familiar %.1f of %.1f\n", arena->name[player],
              (double) sums.words / n, sums.least, sums.most, (double) sums.shared / n, (double) sums.familiar / n,
              (double) familiar / n);
    }
  for (int player = 0; player < match->setup.seats; player++)
    {
      const Sums sums = add_up (match, player);

      referee_print_wins (arena->name[player], sums.wins, match->games);
      printf (" points %.1f words %.1f\n", (double) sums.points / n, (double) sums.words / n);
    }
}

/* Plays the games and prints them.  Returns the exit status. */
static int
run (Arena *arena, const WordsList *words)
{
  CubesIndex *index = cubes_index_new_from_list (words, UINT8_MAX);
  const char *fault = N_ ("there is not enough memory");

  arena->match.words = words;
  arena->match.index = index;
  if (index != NULL)
    fault = cubes_match_play (&arena->match);
  if (fault == NULL)
    print_arena (arena);
  else
    fprintf (stderr, "salon-referee: %s\n", gettext (fault));
  cubes_match_clear (&arena->match);
  cubes_index_free (index);

  return fault == NULL && referee_flush () ? EXIT_GOOD : EXIT_FAULT;
}

int
cubes_arena (int argc, char **argv)
{
  SalonArgument options[N_OPTIONS] = {
    [SEATS] = { "--seats", .value = "hard,medium" },
    [GRID] = { "--grid", .value = "master" },
    [MINUTES] = { "--minutes", .value = "3" },
    [EDITION] = { "--edition", .value = "deluxe-1997" },
    [WORDS] = { "--words", .value = "en" },
    [GAMES] = { "--games", .value = "1000" },
    [SEED] = { "--seed", .value = "1" },
    [JOBS] = { "--jobs", .value = "1" },
    [HELP] = { "--help", .is_flag = true },
  };
  Arena arena = { .name = { "" } };
  WordsList *words;
  int status = EXIT_USAGE;

  if (!referee_options_read (argc, argv, options, N_OPTIONS))
    return EXIT_USAGE;
  if (options[HELP].given)
    {
      print_help ();
      return EXIT_GOOD;
    }
  if (!read_arena (options, &arena))
    return EXIT_USAGE;

  words = referee_option_words (&options[WORDS], CUBES_LIST_TAG, &status);
  if (words == NULL)
    return status;
  status = run (&arena, words);
  words_list_close (words);

  return status;
}
