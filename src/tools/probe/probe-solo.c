/* SPDX-License-Identifier: GPL-3.0-or-later */

/* salon-referee solo: a computer player finds single hidden words without blanks.  It knows the length of
 * the word, and is shown every copy of a right letter at once.  Wrong letters are counted. */

#include "tools/probe/probe-referee.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "players/probe/probe-level.h"
#include "players/probe/probe-yardstick.h"
#include "tools/probe/probe-hangman.h"

#define SHORTEST 4
#define LONGEST  12

/* How many letters the hard player looks ahead while many words are left. */
#define LOOKS 2

/* If the list does not tell headwords, words of a higher tier, which are rarer, are left out. */
#define TIER 60

typedef enum {
  SOLO_HARD,
  SOLO_GREEDY,
  SOLO_ETAOIN,
  SOLO_RANDOM,
  SOLO_N_PLAYERS,
} SoloPlayer;

static const char *const player_names[SOLO_N_PLAYERS] = { "hard", "greedy", "etaoin", "random" };

/* The words of one length, and which of them are to be found. */
typedef struct {
  char *block;
  bool *wanted;
  size_t n;
  size_t n_wanted;
} Lot;

enum {
  WORDS,
  PLAYER,
  SAMPLE,
  SEED,
  HELP,
  N_OPTIONS,
};

static void
print_help (void)
{
  fputs (_ ("Usage: salon-referee solo [OPTION…]\n"
            "\n"
            "Lets a computer player find single words of 4 to 12 letters. It knows the length;\n"
            "every copy of a right letter is shown at once; wrong letters are counted.\n"
            "\n"
            "  --words en|fr     the word list (en)\n"
            "  --player NAME     hard, greedy (the letter that most of the words left have), etaoin\n"
            "                    (letters by how common they are) or random (hard)\n"
            "  --sample N        find N words, drawn by lot, instead of all\n"
            "  --seed N          another number draws other lots (1)\n"
            "  --help            show this help\n"
            "\n"
            "The words are the headwords of the list; where it does not tell them, its words of\n"
            "tier 60 or below without accents and variants. Each of them is as likely. A line for\n"
            "each length, then the wrong letters for a word on average, and the number of words.\n"),
         stdout);
}

static bool
lot_init (Lot *lot, const WordsList *words, size_t length)
{
  const size_t count = words_list_count (words, length);
  const char *block = words_list_block (words, length);
  const uint8_t *tiers = words_list_tiers (words, length);
  const uint8_t *flags = words_list_flags (words, length);
  const bool headwords = words_list_tells_headwords (words);

  lot->n = lot->n_wanted = 0;
  lot->block = malloc (count * length + 1);
  lot->wanted = calloc (count + 1, sizeof *lot->wanted);
  if (lot->block == NULL || lot->wanted == NULL)
    return false;
  for (size_t i = 0; i < count; i++)
    if (headwords ? (flags[i] & WORDS_FLAG_HEADWORD) != 0
                  : tiers[i] <= TIER && !(flags[i] & (WORDS_FLAG_VARIANT | WORDS_FLAG_SPELLED)))
      memcpy (lot->block + lot->n++ * length, block + i * length, length);

  return true;
}

/* Draws @sample of all words by lot.  Each word is taken with the chance that is left: the number still to
 * be drawn divided by the number of words that are left. */
static void
draw (Lot lots[LONGEST + 1], uint64_t sample, uint64_t seed)
{
  uint64_t left = 0, n = 0;

  for (size_t length = SHORTEST; length <= LONGEST; length++)
    left += lots[length].n;
  for (size_t length = SHORTEST; length <= LONGEST; length++)
    for (size_t i = 0; i < lots[length].n; i++, left--)
      if (probe_random (seed, 0, n++) % left < sample)
        {
          lots[length].wanted[i] = true;
          lots[length].n_wanted++;
          sample--;
        }
}

/* The wrong letters for @word, asked for in a random order that is another one for each word (@number). */
static unsigned
random_misses (const char *word, size_t length, uint64_t seed, uint64_t number)
{
  uint8_t order[26] = { 0 };

  for (uint8_t i = 0; i < 26; i++)
    {
      const unsigned place = (unsigned) (probe_random (seed, number + 1, i) % (i + 1u));

      order[i] = order[place];
      order[place] = i;
    }

  return hangman_misses_in_order (word, length, order);
}

/* Counts the wrong letters for all wanted words of one length.  Returns false if there is not enough
 * memory. */
static bool
find (const Lot *lot, size_t length, SoloPlayer player, const uint8_t *letters, uint64_t seed, uint64_t *misses)
{
  *misses = 0;
  if (player == SOLO_ETAOIN || player == SOLO_RANDOM)
    {
      for (size_t i = 0; i < lot->n; i++)
        if (lot->wanted[i])
          *misses += player == SOLO_ETAOIN
                       ? hangman_misses_in_order (lot->block + i * length, length, letters)
                       : random_misses (lot->block + i * length, length, seed, (uint64_t) (i * 16 + length));
    }
  else
    {
      Hangman *hangman = hangman_new (lot->block, lot->n, length);

      if (hangman == NULL)
        return false;
      *misses = hangman_misses (hangman, lot->n_wanted < lot->n ? lot->wanted : NULL, player == SOLO_HARD ? LOOKS : 0);
      hangman_free (hangman);
    }

  return true;
}

static bool
run (const WordsList *words, SoloPlayer player, uint64_t sample, uint64_t seed)
{
  ProbeYardstickWords *measures = probe_yardstick_words_new (words, false);
  Lot lots[LONGEST + 1] = { { 0 } };
  uint64_t all = 0, all_misses = 0;
  bool good = measures != NULL;

  for (size_t length = SHORTEST; length <= LONGEST && good; length++)
    good = lot_init (&lots[length], words, length);
  if (good)
    draw (lots, sample, seed);
  for (size_t length = SHORTEST; length <= LONGEST && good; length++)
    {
      const Lot *lot = &lots[length];
      uint64_t misses;

      if (lot->n_wanted == 0)
        continue;
      good = find (lot, length, player, probe_yardstick_letters (measures), seed, &misses);
      if (!good)
        break;
      printf ("length %zu words %zu misses %.3f\n", length, lot->n_wanted, (double) misses / (double) lot->n_wanted);
      all += lot->n_wanted;
      all_misses += misses;
    }
  if (good)
    printf ("misses %.3f words %llu\n", all > 0 ? (double) all_misses / (double) all : 0, (unsigned long long) all);
  else
    fputs (_ ("salon-referee: there is not enough memory\n"), stderr);

  for (size_t length = SHORTEST; length <= LONGEST; length++)
    {
      free (lots[length].block);
      free (lots[length].wanted);
    }
  probe_yardstick_words_free (measures);

  return good;
}

int
probe_solo (int argc, char **argv)
{
  SalonArgument options[N_OPTIONS] = {
    [WORDS] = { "--words", .value = "en" },           [PLAYER] = { "--player", .value = "hard" },
    [SAMPLE] = { "--sample", .value = "4294967295" }, [SEED] = { "--seed", .value = "1" },
    [HELP] = { "--help", .is_flag = true },
  };
  uint64_t sample, seed;
  int status = EXIT_GOOD, player = 0;
  WordsList *words;

  if (!referee_options_read (argc, argv, options, N_OPTIONS))
    return EXIT_USAGE;
  if (options[HELP].value != NULL)
    {
      print_help ();
      return EXIT_GOOD;
    }
  while (player < SOLO_N_PLAYERS && strcmp (player_names[player], options[PLAYER].value) != 0)
    player++;
  if (player == SOLO_N_PLAYERS)
    {
      fprintf (stderr, _ ("salon-referee: %s: no player is called “%s”\n"), options[PLAYER].name,
               options[PLAYER].value);
      return EXIT_USAGE;
    }
  if (!referee_option_number (&options[SAMPLE], 1, UINT32_MAX, &sample)
      || !referee_option_number (&options[SEED], 0, UINT64_MAX, &seed))
    return EXIT_USAGE;
  words = referee_option_words (&options[WORDS], "", &status);
  if (words == NULL)
    return status;

  if (!run (words, (SoloPlayer) player, sample, seed) || !referee_flush ())
    status = EXIT_FAULT;
  words_list_close (words);

  return status;
}
