/* SPDX-License-Identifier: GPL-3.0-or-later */

/* salon-referee arena --game wedges: lets computer players play against each other, and prints what came of it
 * (wedges-rules.md 6). */

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "questions/questions-bank.h"
#include "tools/wedges/wedges-match.h"
#include "tools/wedges/wedges-referee.h"

enum {
  SEATS,
  QUESTIONS,
  GAMES,
  SEED,
  JOBS,
  RECORDS,
  HELP,
  N_OPTIONS,
};

static const char *const player_names[] = {
  [WEDGES_PLAYER_BEGINNER] = "beginner", [WEDGES_PLAYER_EASY] = "easy",    [WEDGES_PLAYER_MEDIUM] = "medium",
  [WEDGES_PLAYER_HARD] = "hard",         [WEDGES_MATCH_RANDOM] = "random",
};

#define N_PLAYERS ((int) (sizeof player_names / sizeof *player_names))

static void
print_help (void)
{
  fputs (_ ("Usage: salon-referee arena --game wedges [OPTION…]\n"
            "\n"
            "Lets computer players play against each other; they change seats from game to game, and\n"
            "the cards are shuffled.\n"
            "\n"
            "  --seats A,B,…      one to six players (hard,medium): beginner, easy, medium, hard, or\n"
            "                     random, which knows what medium does, and moves anywhere\n"
            "  --questions en|fr  the bank of questions (en)\n"
            "  --games N          games to play (1000)\n"
            "  --seed N           another number gives other games (1)\n"
            "  --jobs N           threads; the games are the same with any number (1)\n"
            "  --records FOLDER   write the record of each game into this folder, which is made if it\n"
            "                     is not there\n"
            "  --help             show this help\n"
            "\n"
            "For each player it prints a line: its turns a game; the fewest and the most of them;\n"
            "how many questions it was asked, and the share that it knew, in percent. At the end come\n"
            "the wins of all players, with the mean number of their wedges for points. “low” and\n"
            "“high” bound what lies before them with 95 %. A player who is there twice is called\n"
            "NAME#2, and so on. A shared win falls to one of those who share it, by lot, so that the\n"
            "wins add up to the games.\n"),
         stdout);
}

typedef struct {
  WedgesMatch match;
  char name[WEDGES_MAX_SEATS][REFEREE_PLAYER_SIZE];
} Arena;

/* Reads the players.  Returns false after a message. */
static bool
read_players (const SalonArgument *option, Arena *arena)
{
  WedgesMatch *match = &arena->match;
  const int n = referee_option_players (option, player_names, N_PLAYERS, WEDGES_MAX_SEATS, match->player, arena->name);

  if (n < 0)
    return false;
  for (int i = 0; i < n; i++)
    match->name[i] = arena->name[i];
  match->seats = (uint8_t) n;
  return true;
}

/* Reads all options.  Returns false after a message. */
static bool
read_arena (const SalonArgument options[N_OPTIONS], Arena *arena)
{
  WedgesMatch *match = &arena->match;
  uint64_t jobs;

  match->questions = options[QUESTIONS].value;
  match->records = options[RECORDS].value;
  if (!read_players (&options[SEATS], arena)
      || !referee_option_number (&options[GAMES], 1, REFEREE_MAX_ARENA_GAMES, &match->games)
      || !referee_option_number (&options[SEED], 0, UINT64_MAX, &match->seed)
      || !referee_option_number (&options[JOBS], 1, REFEREE_MAX_ARENA_JOBS, &jobs))
    return false;
  if (strcmp (match->questions, "en") != 0 && strcmp (match->questions, "fr") != 0)
    {
      fprintf (stderr, _ ("salon-referee: %s must be en or fr, not “%s”\n"), options[QUESTIONS].name, match->questions);
      return false;
    }

  match->jobs = (unsigned) jobs;
  return true;
}

/* What a player did in all games. */
typedef struct {
  uint64_t wins, turns, questions, right, wedges;
  unsigned least, most; /* turns of a game */
} Sums;

static Sums
add_up (const WedgesMatch *match, int player)
{
  Sums sums = { .least = UINT32_MAX };

  for (uint64_t game = 0; game < match->games; game++)
    {
      const WedgesShare *share = &match->shares[game * match->seats + (unsigned) player];

      sums.wins += share->won;
      sums.turns += share->turns;
      sums.questions += share->questions;
      sums.right += share->right;
      sums.wedges += share->wedges;
      if (share->turns < sums.least)
        sums.least = share->turns;
      if (share->turns > sums.most)
        sums.most = share->turns;
    }

  return sums;
}

static void
print_arena (const Arena *arena)
{
  const WedgesMatch *match = &arena->match;
  const double n = (double) match->games;

  for (int player = 0; player < match->seats; player++)
    {
      const Sums sums = add_up (match, player);
      const double asked = sums.questions == 0 ? 1 : (double) sums.questions;

      printf ("turns %s %.1f least %u most %u questions %.1f right %.1f\n", arena->name[player],
              (double) sums.turns / n, sums.least, sums.most, (double) sums.questions / n,
              100 * ((double) sums.right / asked));
    }
  for (int player = 0; player < match->seats; player++)
    {
      const Sums sums = add_up (match, player);

      referee_print_wins (arena->name[player], sums.wins, match->games);
      printf (" points %.1f\n", (double) sums.wedges / n);
    }
}

/* Makes sure that there is the folder @name.  Returns false after a message. */
static bool
make_folder (const char *name)
{
  if (mkdir (name, 0777) == 0 || errno == EEXIST)
    return true;
  fprintf (stderr, "%s: %s\n", name, strerror (errno));

  return false;
}

/* Plays the games and prints them.  Returns the exit status. */
static int
run (Arena *arena)
{
  WedgesMatch *match = &arena->match;
  const char *fault = match->records == NULL || make_folder (match->records) ? wedges_match_play (match) : "";

  if (fault == NULL)
    print_arena (arena);
  else if (fault[0] != '\0')
    fprintf (stderr, "salon-referee: %s\n", gettext (fault));
  wedges_match_clear (match);

  return fault == NULL && referee_flush () ? EXIT_GOOD : EXIT_FAULT;
}

int
wedges_arena (int argc, char **argv)
{
  SalonArgument options[N_OPTIONS] = {
    [SEATS] = { "--seats", .value = "hard,medium" },
    [QUESTIONS] = { "--questions", .value = "en" },
    [GAMES] = { "--games", .value = "1000" },
    [SEED] = { "--seed", .value = "1" },
    [JOBS] = { "--jobs", .value = "1" },
    [RECORDS] = { "--records" },
    [HELP] = { "--help", .is_flag = true },
  };
  Arena arena = { .name = { "" } };
  QuestionsBank *bank = NULL;
  char path[4096];
  int status;

  if (!referee_options_read (argc, argv, options, N_OPTIONS))
    return EXIT_USAGE;
  if (options[HELP].given)
    {
      print_help ();
      return EXIT_GOOD;
    }
  if (!read_arena (options, &arena))
    return EXIT_USAGE;

  if (questions_bank_path (arena.match.questions, path, sizeof path))
    bank = questions_bank_open (path, NULL, NULL);
  if (bank == NULL)
    {
      fprintf (stderr, _ ("salon-referee: the bank of questions “%s” cannot be read\n"), arena.match.questions);
      return EXIT_FAULT;
    }
  arena.match.bank = bank;
  status = run (&arena);
  questions_bank_free (bank);

  return status;
}
