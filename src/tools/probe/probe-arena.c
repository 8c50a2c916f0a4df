/* SPDX-License-Identifier: GPL-3.0-or-later */

/* salon-referee arena: lets computer players play against each other, and prints statistics.  salon-referee match
 * is the same with programs among them (doc/bots.md). */

#include "tools/probe/probe-referee.h"

#include <errno.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "bots/salon-program.h"
#include "tools/probe/probe-evening.h"
#include "tools/probe/probe-match.h"

/* 95 % of a normal distribution lie within this many standard deviations of the mean. */
#define Z95 1.959964

/* A party has a seat for each of so many names. */
#define MAX_PLAYERS PROBE_PARTY_SEATS

static const char no_bots_here[] = N_ ("salon-referee: bots play in “salon-referee match” only, and in no party\n");

enum {
  SEATS,
  EDITION,
  TRAYS,
  GAMES,
  SEED,
  JOBS,
  WORDS,
  NO_ACTIVITY_CARDS,
  PARTY,
  ROUNDS,
  RECORDS,
  HELP,
  N_ARENA_OPTIONS,
  BOT = N_ARENA_OPTIONS, /* these are options of a match alone; it takes those of a party only to refuse them */
  LIMIT,
  N_OPTIONS,
};

static void
print_help (void)
{
  fputs (_ ("Usage: salon-referee arena [OPTION…]\n"
            "\n"
            "Plays computer players against each other; they change seats from game to game.\n"
            "\n"
            "  --seats A,B,…           the players (hard,greedy): beginner, easy, medium, hard, or a\n"
            "                          yardstick: random, etaoin (letters by how common they are),\n"
            "                          greedy (the likeliest letter of at most 900 words that fit) or\n"
            "                          stranger (hard, but not told how the levels of the others lay)\n"
            "  --edition NAME          parker-1964, miro-1967 or parker-1982 (parker-1982)\n"
            "  --trays N               trays a player, 1 or, with two players, 2 (1)\n"
            "  --no-activity-cards     play without the activity cards\n"
            "  --words en|fr           the word list (en)\n"
            "  --games N               games to play (1000)\n"
            "  --seed N                another number gives other games (1)\n"
            "  --jobs N                threads; the games are the same with any number (1)\n"
            "  --party                 play one party instead: twelve seats at three tables, to which\n"
            "                          the players, up to twelve, are dealt round\n"
            "  --rounds N              rounds of the party, up to 1000 (10)\n"
            "  --records FOLDER        write the record of each game into this folder, which is made\n"
            "                          if it is not there\n"
            "  --help                  show this help\n"
            "\n"
            "For each player it prints a line each: questions asked for a word that the player\n"
            "exposed; mean points; how long it took to decide a move that was due (drawing is no\n"
            "decision); how long to look for a row to name. At last come the wins of all players,\n"
            "and the time of all decisions. “low” and “high” bound what lies before them with 95 %.\n"
            "Times are those of the processor. A player who is there twice is called NAME#2, and\n"
            "so on. A shared win falls to one of those who share it, by lot, so that the wins add\n"
            "up to the games. Of a party it prints a line for each player: mean points a game, and\n"
            "the games that its seats played.\n"),
         stdout);
}

static void
print_match_help (void)
{
  fputs (_ ("Usage: salon-referee match --bot COMMAND… [OPTION…]\n"
            "\n"
            "Plays programs against each other and against computer players; they change seats from\n"
            "game to game. doc/bots.md describes what a program is told and has to answer.\n"
            "\n"
            "  --bot COMMAND           the program of a bot, with its arguments; once for each “bot” of\n"
            "                          --seats, in their order. Spaces part its words; ' and \" keep\n"
            "                          them together; no shell is asked\n"
            "  --limit N               milliseconds that a bot has for an answer (10000)\n"
            "  --seats A,B,…           the players (bot,easy): bot, beginner, easy, medium, hard, random,\n"
            "                          etaoin, greedy or stranger\n"
            "  --edition NAME          parker-1964, miro-1967 or parker-1982 (parker-1982)\n"
            "  --trays N               trays a player, 1 or, with two players, 2 (1)\n"
            "  --no-activity-cards     play without the activity cards\n"
            "  --words en|fr           the word list (en)\n"
            "  --games N               games to play (1000)\n"
            "  --seed N                another number gives other games (1)\n"
            "  --jobs N                threads; the games are the same with any number (1)\n"
            "  --records FOLDER        write the record of each game into this folder, which is made\n"
            "                          if it is not there\n"
            "  --help                  show this help\n"
            "\n"
            "A bot that answers wrongly or too late, dies, or does not end when it is told to loses\n"
            "that game, and a line on standard error says why; “random” plays on for it. It prints\n"
            "what arena prints, and for each bot how many games it lost in this way. The time of a\n"
            "bot’s decisions is that of the clock.\n"),
         stdout);
}

/* The players that --seats names. */
typedef struct {
  MatchKind kind[MAX_PLAYERS];
  char name[MAX_PLAYERS][REFEREE_PLAYER_SIZE];
  int n;
} Players;

/* Reads the names given to --seats, of which there may be @most.  Returns false after a message. */
static bool
read_players (const SalonArgument *option, int most, Players *players)
{
  int kind[MAX_PLAYERS];

  players->n = referee_option_players (option, match_kind_names, MATCH_N_KINDS, most, kind, players->name);
  for (int i = 0; i < players->n; i++)
    players->kind[i] = (MatchKind) kind[i];
  return players->n >= 0;
}

/* Returns whether all @players are the referee’s own, after a message if not. */
static bool
check_no_bots (const Players *players)
{
  for (int i = 0; i < players->n; i++)
    if (players->kind[i] == MATCH_BOT)
      {
        fputs (_ (no_bots_here), stderr);
        return false;
      }

  return true;
}

/* Gives each bot the words of its command.  Returns false after a message. */
static bool
read_bots (const SalonArgument *bot, Match *match)
{
  int n = 0;

  for (int i = 0; i < match->setup.seats; i++)
    {
      if (match->player[i] != MATCH_BOT)
        continue;
      if (n == bot->n_values)
        {
          fprintf (stderr, _ ("salon-referee: there is no %s for %s\n"), bot->name, match->name[i]);
          return false;
        }
      match->command[i] = salon_program_split (bot->values[n]);
      if (match->command[i] == NULL)
        {
          fprintf (stderr, _ ("salon-referee: %s is no command: “%s”\n"), bot->name, bot->values[n]);
          return false;
        }
      n++;
    }
  if (n < bot->n_values)
    fprintf (stderr, _ ("salon-referee: there are more %s than bots at the table\n"), bot->name);

  return n == bot->n_values;
}

/* Reads what games and a party have in common.  The set-up is that of a game for @seats.  Returns false after a
 * message. */
static bool
read_setup (const SalonArgument options[N_OPTIONS], int seats, ProbeSetup *setup, uint64_t *seed, unsigned *jobs)
{
  const int edition = probe_edition_from_name (options[EDITION].value);
  uint64_t trays, threads;

  if (edition < 0)
    {
      fprintf (stderr, _ ("salon-referee: no edition is called “%s”\n"), options[EDITION].value);
      return false;
    }
  if (!referee_option_number (&options[TRAYS], 1, PROBE_MAX_TRAYS, &trays)
      || !referee_option_number (&options[SEED], 0, UINT64_MAX, seed)
      || !referee_option_number (&options[JOBS], 1, REFEREE_MAX_ARENA_JOBS, &threads))
    return false;
  if (seats < 2 || seats > probe_editions[edition].behaviours.seats_max)
    {
      fprintf (stderr, _ ("salon-referee: %s is for 2 to %d players\n"), probe_editions[edition].name,
               probe_editions[edition].behaviours.seats_max);
      return false;
    }
  if (trays > 1 && seats != 2)
    {
      fputs (_ ("salon-referee: two trays each is for two players only\n"), stderr);
      return false;
    }

  probe_setup_init (setup, (ProbeEdition) edition, seats);
  setup->trays = (uint8_t) trays;
  setup->activity_cards = options[NO_ACTIVITY_CARDS].value == NULL;
  *jobs = (unsigned) threads;

  return true;
}

/* Fills in @match from the options; @bots if it is one with bots.  Returns false after a message. */
static bool
read_match (const SalonArgument options[N_OPTIONS], bool bots, Match *match, Players *players)
{
  uint64_t limit = 0;

  if (options[ROUNDS].given)
    {
      fputs (_ ("salon-referee: --rounds is for a party\n"), stderr);
      return false;
    }
  if (!read_players (&options[SEATS], PROBE_MAX_SEATS, players) || !(bots || check_no_bots (players))
      || !referee_option_number (&options[GAMES], 1, REFEREE_MAX_ARENA_GAMES, &match->games)
      || !read_setup (options, players->n, &match->setup, &match->seed, &match->jobs)
      || (bots && !referee_option_number (&options[LIMIT], 1, 3600000, &limit)))
    return false;

  match->limit = (unsigned) limit;
  match->records = options[RECORDS].value;
  match->language = options[WORDS].value;
  memcpy (match->player, players->kind, sizeof match->player);
  for (int i = 0; i < players->n; i++)
    match->name[i] = players->name[i];

  return !bots || read_bots (&options[BOT], match);
}

/* Fills in @evening from the options; the players are dealt round to its seats.  Returns false after a message. */
static bool
read_evening (const SalonArgument options[N_OPTIONS], Evening *evening, Players *players)
{
  uint64_t rounds;

  if (options[GAMES].given)
    {
      fputs (_ ("salon-referee: a party has --rounds, not --games\n"), stderr);
      return false;
    }
  if (options[RECORDS].given)
    {
      fputs (_ ("salon-referee: --records is for games, not for a party\n"), stderr);
      return false;
    }
  if (!read_players (&options[SEATS], PROBE_PARTY_SEATS, players) || !check_no_bots (players)
      || !referee_option_number (&options[ROUNDS], 1, PROBE_PARTY_ROUNDS, &rounds)
      || !read_setup (options, PROBE_PARTY_PLACES, &evening->setup, &evening->seed, &evening->jobs))
    return false;

  evening->rounds = (unsigned) rounds;
  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    evening->player[seat] = players->kind[seat % players->n];

  return true;
}

static void
print_questions (const Match *match, int player, const char *name)
{
  const unsigned seats = match->setup.seats;
  double questions = 0, words = 0, spread = 0, ratio, error;

  for (uint64_t game = 0; game < match->games; game++)
    {
      questions += match->shares[game * seats + (unsigned) player].questions;
      words += match->shares[game * seats + (unsigned) player].words;
    }
  if (words == 0)
    {
      printf ("questions %s -\n", name);
      return;
    }

  /* The standard error of a ratio of two sums, times Z95. */
  ratio = questions / words;
  for (uint64_t game = 0; game < match->games; game++)
    {
      const MatchShare *share = &match->shares[game * seats + (unsigned) player];
      const double off = share->questions - ratio * share->words;

      spread += off * off;
    }
  error = Z95 * sqrt (spread) / words;
  printf ("questions %s %.2f low %.2f high %.2f\n", name, ratio, ratio - error, ratio + error);
}

static void
print_lost (const Match *match, int player, const char *name)
{
  unsigned long long lost = 0;

  for (uint64_t game = 0; game < match->games; game++)
    lost += match->shares[game * match->setup.seats + (unsigned) player].lost;
  printf ("faults %s %llu\n", name, lost);
}

static double
mean_points (const Match *match, int player, double *error)
{
  const unsigned seats = match->setup.seats;
  const double n = (double) match->games;
  double sum = 0, spread = 0;

  for (uint64_t game = 0; game < match->games; game++)
    sum += match->shares[game * seats + (unsigned) player].points;
  for (uint64_t game = 0; game < match->games; game++)
    {
      const double off = match->shares[game * seats + (unsigned) player].points - sum / n;

      spread += off * off;
    }
  *error = n > 1 ? Z95 * sqrt (spread / (n - 1) / n) : 0;

  return sum / n;
}

static void
print_times (const MatchTimes *times)
{
  printf (" %llu mean-ms %.2f p99-ms %.2f max-ms %.2f\n", (unsigned long long) times->n,
          times->n > 0 ? (double) times->sum / 1e6 / (double) times->n : 0, match_times_p99 (times),
          (double) times->most / 1e6);
}

/* Prints how often a player won. */
static void
print_player (const Match *match, int player, const char *name)
{
  const unsigned seats = match->setup.seats;
  double error;
  uint64_t wins = 0;

  for (uint64_t game = 0; game < match->games; game++)
    wins += match->shares[game * seats + (unsigned) player].won;
  referee_print_wins (name, wins, match->games);
  printf (" points %.1f\n", mean_points (match, player, &error));
}

static void
print_match (const Match *match, const Players *players)
{
  MatchTimes all = { 0 };

  for (int player = 0; player < match->setup.seats; player++)
    print_questions (match, player, players->name[player]);
  for (int player = 0; player < match->setup.seats; player++)
    {
      double error;
      const double points = mean_points (match, player, &error);

      printf ("points %s %.1f low %.1f high %.1f\n", players->name[player], points, points - error, points + error);
    }
  for (int player = 0; player < match->setup.seats; player++)
    {
      match_times_add (&all, &match->choices[player]);
      printf ("decisions %s", players->name[player]);
      print_times (&match->choices[player]);
      if (match->looks[player].n == 0)
        continue;
      printf ("looks %s", players->name[player]);
      print_times (&match->looks[player]);
    }
  for (int player = 0; player < match->setup.seats; player++)
    if (match->player[player] == MATCH_BOT)
      print_lost (match, player, players->name[player]);
  for (int player = 0; player < match->setup.seats; player++)
    print_player (match, player, players->name[player]);
  printf ("time decisions");
  print_times (&all);
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

/* Plays the games of @match and prints them.  Returns the exit status. */
static int
run_match (Match *match, const Players *players)
{
  const char *fault = match->records == NULL || make_folder (match->records) ? match_play (match) : "";

  if (fault == NULL)
    print_match (match, players);
  else if (*fault != '\0')
    fprintf (stderr, "salon-referee: %s\n", gettext (fault));
  match_clear (match);

  return fault == NULL && referee_flush () ? EXIT_GOOD : EXIT_FAULT;
}

/* Plays @evening and prints it: each player has every so manyth seat.  Returns the exit status. */
static int
run_evening (Evening *evening, const Players *players)
{
  const char *fault = evening_play (evening);

  if (fault != NULL)
    {
      fprintf (stderr, "salon-referee: %s\n", gettext (fault));
      return EXIT_FAULT;
    }
  for (int player = 0; player < players->n; player++)
    {
      int64_t points = 0;
      unsigned games = 0;

      for (int seat = player; seat < PROBE_PARTY_SEATS; seat += players->n)
        {
          points += evening->party.total[seat];
          games += evening->rounds;
        }
      printf ("player %s points %.1f rounds %u\n", players->name[player], (double) points / games, games);
    }

  return referee_flush () ? EXIT_GOOD : EXIT_FAULT;
}

/* Plays @evening, if it is a party, or else @match.  Returns the exit status. */
static int
play (const SalonArgument options[N_OPTIONS], Evening *evening, Match *match, const Players *players)
{
  int status = EXIT_GOOD;
  WordsList *words = referee_option_words (&options[WORDS], "", &status);

  if (words == NULL)
    return status;

  evening->words = match->words = words;
  status = options[PARTY].given ? run_evening (evening, players) : run_match (match, players);
  words_list_close (words);

  return status;
}

/* The two commands: with @bots it is a match. */
static int
run (int argc, char **argv, bool bots)
{
  const char *commands[PROBE_MAX_SEATS];
  SalonArgument options[N_OPTIONS] = {
    [SEATS] = { "--seats", .value = bots ? "bot,easy" : "hard,greedy" },
    [EDITION] = { "--edition", .value = "parker-1982" },
    [TRAYS] = { "--trays", .value = "1" },
    [GAMES] = { "--games", .value = "1000" },
    [SEED] = { "--seed", .value = "1" },
    [JOBS] = { "--jobs", .value = "1" },
    [WORDS] = { "--words", .value = "en" },
    [NO_ACTIVITY_CARDS] = { "--no-activity-cards", .is_flag = true },
    [PARTY] = { "--party", .is_flag = true },
    [ROUNDS] = { "--rounds", .value = "10" },
    [RECORDS] = { "--records" },
    [HELP] = { "--help", .is_flag = true },
    [BOT] = { "--bot", .values = commands, .max = PROBE_MAX_SEATS },
    [LIMIT] = { "--limit", .value = "10000" },
  };
  Evening evening = { 0 };
  Match match = { 0 };
  Players players;
  int status = EXIT_USAGE;

  if (!referee_options_read (argc, argv, options, bots ? N_OPTIONS : N_ARENA_OPTIONS))
    return EXIT_USAGE;
  if (options[HELP].value != NULL)
    {
      if (bots)
        print_match_help ();
      else
        print_help ();
      return EXIT_GOOD;
    }
  if (bots && options[PARTY].given)
    {
      fputs (_ (no_bots_here), stderr);
      return EXIT_USAGE;
    }
  if (options[PARTY].given ? read_evening (options, &evening, &players) : read_match (options, bots, &match, &players))
    status = play (options, &evening, &match, &players);
  for (int i = 0; i < PROBE_MAX_SEATS; i++)
    free (match.command[i]);

  return status;
}

int
probe_arena (int argc, char **argv)
{
  return run (argc, argv, false);
}

int
probe_bots (int argc, char **argv)
{
  signal (SIGPIPE, SIG_IGN); /* a bot may close its input at any time */

  return run (argc, argv, true);
}
