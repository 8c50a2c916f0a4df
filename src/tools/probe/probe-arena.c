/* SPDX-License-Identifier: GPL-3.0-or-later */

/* salon-referee arena: computer players against each other, and what came of it. */

#include "tools/probe/probe-referee.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/probe/probe-match.h"

/* 95 % of a normal distribution lie within so many standard deviations. */
#define Z95 1.959964

#define NAME_SIZE 16

enum {
  SEATS,
  EDITION,
  TRAYS,
  GAMES,
  SEED,
  JOBS,
  WORDS,
  NO_ACTIVITY_CARDS,
  HELP,
  N_OPTIONS,
};

static void
print_help (void)
{
  fputs (_ ("Usage: salon-referee arena [OPTION…]\n"
            "\n"
            "Plays computer players against each other; they change seats from game to game.\n"
            "\n"
            "  --seats A,B,…           the players (hard,greedy): easy, medium, hard, or a yardstick:\n"
            "                          random, etaoin (letters by how common they are) or greedy (the\n"
            "                          likeliest letter of at most 900 words that fit)\n"
            "  --edition NAME          parker-1964, miro-1967 or parker-1982 (parker-1982)\n"
            "  --trays N               trays a player, 1 or, with two players, 2 (1)\n"
            "  --no-activity-cards     play without the activity cards\n"
            "  --words en|fr           the word list (en)\n"
            "  --games N               games to play (1000)\n"
            "  --seed N                another number gives other games (1)\n"
            "  --jobs N                threads; the games are the same with any number (1)\n"
            "  --help                  show this help\n"
            "\n"
            "For each player it prints a line each: questions asked for a word that the player\n"
            "exposed; mean points; how long it took to decide a move that was due (drawing is no\n"
            "decision); how long to look for a row to name. At last come the wins of all players,\n"
            "and the time of all decisions. “low” and “high” bound what lies before them with 95 %.\n"
            "Times are those of the processor. A player who is there twice is called NAME#2, and\n"
            "so on. A shared win falls to one of those who share it, by lot, so that the wins add\n"
            "up to the games.\n"),
         stdout);
}

/* Reads the names given to --seats. */
static bool
read_players (const SalonArgument *option, Match *match, char names[PROBE_MAX_SEATS][NAME_SIZE])
{
  const char *name = option->value;
  int n = 0;

  for (bool more = true; more;)
    {
      const size_t length = strcspn (name, ",");
      int kind = 0, before = 0;

      while (kind < MATCH_N_KINDS
             && (strlen (match_kind_names[kind]) != length || strncmp (match_kind_names[kind], name, length) != 0))
        kind++;
      if (kind == MATCH_N_KINDS)
        {
          fprintf (stderr, _ ("salon-referee: %s: no player is called “%.*s”\n"), option->name, (int) length, name);
          return false;
        }
      if (n == PROBE_MAX_SEATS)
        {
          fprintf (stderr, _ ("salon-referee: %s: at most %d players\n"), option->name, PROBE_MAX_SEATS);
          return false;
        }
      for (int i = 0; i < n; i++)
        before += match->player[i] == (MatchKind) kind;
      if (before == 0)
        snprintf (names[n], NAME_SIZE, "%s", match_kind_names[kind]);
      else
        snprintf (names[n], NAME_SIZE, "%s#%d", match_kind_names[kind], before + 1);
      match->player[n++] = (MatchKind) kind;
      more = name[length] == ',';
      name += length + 1;
    }

  match->setup.seats = (uint8_t) n;
  return true;
}

/* Makes a match of the options; false after a message. */
static bool
read_match (const SalonArgument options[N_OPTIONS], Match *match, char names[PROBE_MAX_SEATS][NAME_SIZE])
{
  const int edition = probe_edition_from_name (options[EDITION].value);
  uint64_t trays, jobs;
  int seats;

  if (!read_players (&options[SEATS], match, names))
    return false;
  if (edition < 0)
    {
      fprintf (stderr, _ ("salon-referee: no edition is called “%s”\n"), options[EDITION].value);
      return false;
    }
  if (!referee_option_number (&options[TRAYS], 1, PROBE_MAX_TRAYS, &trays)
      || !referee_option_number (&options[GAMES], 1, 1000000, &match->games)
      || !referee_option_number (&options[SEED], 0, UINT64_MAX, &match->seed)
      || !referee_option_number (&options[JOBS], 1, 256, &jobs))
    return false;

  seats = match->setup.seats;
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
  probe_setup_init (&match->setup, (ProbeEdition) edition, seats);
  match->setup.trays = (uint8_t) trays;
  match->setup.activity_cards = options[NO_ACTIVITY_CARDS].value == NULL;
  match->jobs = (unsigned) jobs;

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

  /* The error of a ratio of two sums. */
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

/* The interval is Wilson’s: it holds near 0 and 1 too. */
static void
print_player (const Match *match, int player, const char *name)
{
  const unsigned seats = match->setup.seats;
  const double n = (double) match->games;
  double error, rate, middle, half;
  uint64_t wins = 0;

  for (uint64_t game = 0; game < match->games; game++)
    wins += match->shares[game * seats + (unsigned) player].won;
  rate = (double) wins / n;
  middle = (rate + Z95 * Z95 / (2 * n)) / (1 + Z95 * Z95 / n);
  half = Z95 * sqrt (rate * (1 - rate) / n + Z95 * Z95 / (4 * n * n)) / (1 + Z95 * Z95 / n);
  printf ("player %s wins %llu games %llu rate %.1f low %.1f high %.1f points %.1f\n", name, (unsigned long long) wins,
          (unsigned long long) match->games, 100 * rate, 100 * fmax (middle - half, 0), 100 * fmin (middle + half, 1),
          mean_points (match, player, &error));
}

static void
print_match (const Match *match, char names[PROBE_MAX_SEATS][NAME_SIZE])
{
  MatchTimes all = { 0 };

  for (int player = 0; player < match->setup.seats; player++)
    print_questions (match, player, names[player]);
  for (int player = 0; player < match->setup.seats; player++)
    {
      double error;
      const double points = mean_points (match, player, &error);

      printf ("points %s %.1f low %.1f high %.1f\n", names[player], points, points - error, points + error);
    }
  for (int player = 0; player < match->setup.seats; player++)
    {
      match_times_add (&all, &match->choices[player]);
      printf ("decisions %s", names[player]);
      print_times (&match->choices[player]);
      if (match->looks[player].n == 0)
        continue;
      printf ("looks %s", names[player]);
      print_times (&match->looks[player]);
    }
  for (int player = 0; player < match->setup.seats; player++)
    print_player (match, player, names[player]);
  printf ("time decisions");
  print_times (&all);
}

int
probe_arena (int argc, char **argv)
{
  SalonArgument options[N_OPTIONS] = {
    [SEATS] = { "--seats", .value = "hard,greedy" },
    [EDITION] = { "--edition", .value = "parker-1982" },
    [TRAYS] = { "--trays", .value = "1" },
    [GAMES] = { "--games", .value = "1000" },
    [SEED] = { "--seed", .value = "1" },
    [JOBS] = { "--jobs", .value = "1" },
    [WORDS] = { "--words", .value = "en" },
    [NO_ACTIVITY_CARDS] = { "--no-activity-cards", .is_flag = true },
    [HELP] = { "--help", .is_flag = true },
  };
  char names[PROBE_MAX_SEATS][NAME_SIZE];
  Match match = { 0 };
  const char *fault;
  int status = EXIT_GOOD;
  WordsList *words;

  if (!referee_options_read (argc, argv, options, N_OPTIONS))
    return EXIT_USAGE;
  if (options[HELP].value != NULL)
    {
      print_help ();
      return EXIT_GOOD;
    }
  if (!read_match (options, &match, names))
    return EXIT_USAGE;
  words = referee_option_words (&options[WORDS], &status);
  if (words == NULL)
    return status;

  match.words = words;
  fault = match_play (&match);
  if (fault != NULL)
    fprintf (stderr, "salon-referee: %s\n", gettext (fault));
  else
    print_match (&match, names);
  if (fault != NULL || !referee_flush ())
    status = EXIT_FAULT;
  match_clear (&match);
  words_list_close (words);

  return status;
}
