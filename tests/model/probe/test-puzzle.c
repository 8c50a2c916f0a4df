/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzle of the day: which words, what a question brings, par, and how it is kept. */

#include <stdlib.h>
#include <string.h>

#include "model-scratch.h"
#include "model/probe/probe-puzzle-text.h"
#include "players/probe/probe-uncover.h"
#include "words/words-pack.h"

#define DAYS  1000
#define FIRST (salon_day_make (2026, 1, 1))
#define TODAY (salon_day_make (2026, 11, 23))

static WordsList *lists[2];
static const char *const languages[] = { "en", "fr" };

static const char *
flags_of (const WordsList *words, const char *word, guint8 *flags, guint8 *tier)
{
  const gsize n = strlen (word);
  const int index = words_list_find (words, word, n);

  g_assert_cmpint (index, >=, 0);
  *flags = words_list_flags (words, n)[index];
  *tier = words_list_tiers (words, n)[index];
  return word;
}

/* Words that everybody uses, of three lengths, none that hurts; the same whenever and in whatever order they are asked for. */
static void
test_words (gconstpointer data)
{
  const WordsList *words = data;
  guint seen[PROBE_PUZZLE_LONGEST + 1] = { 0 };

  for (guint i = 0; i < DAYS; i++)
    {
      const SalonDay day = FIRST + (i * 617) % DAYS;
      ProbePuzzle puzzle, again;

      g_assert_true (probe_puzzle_init (&puzzle, words, day));
      for (guint tray = 0; tray < PROBE_PUZZLE_TRAYS; tray++)
        {
          const gsize n = strlen (puzzle.word[tray]);
          guint8 flags, tier;

          flags_of (words, puzzle.word[tray], &flags, &tier);
          g_assert_cmpuint (tier, <=, PROBE_PUZZLE_TIER);
          g_assert_cmpuint (flags & (WORDS_FLAG_HURTFUL | WORDS_FLAG_VARIANT), ==, 0);
          if (words_list_tells_headwords (words))
            g_assert_cmpuint (flags & WORDS_FLAG_HEADWORD, !=, 0);
          g_assert_cmpuint (n, >=, PROBE_PUZZLE_SHORTEST);
          g_assert_cmpuint (n, <=, PROBE_PUZZLE_LONGEST);
          g_assert_cmpuint (probe_puzzle_count_hidden (&puzzle, tray), ==, n);
          seen[n]++;
        }
      g_assert_cmpuint (strlen (puzzle.word[0]), !=, strlen (puzzle.word[1]));
      g_assert_cmpuint (strlen (puzzle.word[1]), !=, strlen (puzzle.word[2]));
      g_assert_cmpuint (strlen (puzzle.word[0]), !=, strlen (puzzle.word[2]));
      if (i % 100 == 0)
        {
          g_assert_true (probe_puzzle_init (&again, words, day));
          g_assert_cmpmem (again.word, sizeof again.word, puzzle.word, sizeof puzzle.word);
        }
    }
  for (guint n = PROBE_PUZZLE_SHORTEST; n <= PROBE_PUZZLE_LONGEST; n++)
    g_assert_cmpuint (seen[n], >, DAYS / 4);
}

/* Days that people have played, as they were when this was released. */
static void
test_released_days (void)
{
  static const struct {
    guint year, month, day, list;
    const char *word[PROBE_PUZZLE_TRAYS];
    int par;
  } days[] = {
    { 2026, 11, 23, 0, { "PATIENT", "REVISION", "INVERT" }, 6 },
    { 2026, 12, 25, 0, { "HYPHEN", "GRAPH", "DENTIST" }, 15 },
    { 2027, 3, 1, 0, { "TRANSFER", "ENTRY", "PRIVILEGE" }, 6 },
    { 2026, 11, 23, 1, { "CENSE", "PERMANENT", "RETOUR" }, 5 },
    { 2026, 12, 25, 1, { "REFUGIER", "BONUS", "SERVICE" }, 4 },
    { 2027, 3, 1, 1, { "EXACT", "SERVEUR", "SIGNALER" }, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      ProbePuzzle puzzle;

      g_assert_true (probe_puzzle_init (&puzzle, lists[days[i].list],
                                        salon_day_make (days[i].year, days[i].month, days[i].day)));
      for (guint tray = 0; tray < PROBE_PUZZLE_TRAYS; tray++)
        g_assert_cmpstr (puzzle.word[tray], ==, days[i].word[tray]);
      probe_puzzle_reckon (&puzzle, lists[days[i].list]);
      g_assert_cmpint (puzzle.par, ==, days[i].par);
    }
}

/* A list without every hundredth of the familiar words, and one that has no others, change few days. */
static void
test_other_list (void)
{
  const WordsList *words = lists[0];
  g_autofree char *directory = model_directory (), *path = g_build_filename (directory, "other.words", NULL);
  WordsPack *pack = words_pack_new ("en", WORDS_LENGTH_MAX, false);
  guint n = 0, changed = 0;
  WordsList *other;
  WordsError error;
  guint8 *bytes;
  gsize size;

  for (gsize length = 1; length <= PROBE_SPACES; length++)
    for (gsize i = 0; i < words_list_count (words, length); i++)
      if (words_list_tiers (words, length)[i] <= PROBE_PUZZLE_TIER && ++n % 100 != 0)
        {
          g_autofree char *word = g_ascii_strdown (words_list_block (words, length) + i * length, (gssize) length);

          words_pack_add (pack, word, length, words_list_tiers (words, length)[i],
                          words_list_flags (words, length)[i] & WORDS_FLAG_HURTFUL);
        }
  bytes = words_pack_finish (pack, &size);
  words_pack_free (pack);
  g_assert_true (words_pack_write (bytes, size, path));
  free (bytes);
  other = words_list_open (path, &error);
  g_assert_nonnull (other);

  for (guint i = 0; i < DAYS; i++)
    {
      ProbePuzzle before, after;

      g_assert_true (probe_puzzle_init (&before, words, FIRST + i));
      g_assert_true (probe_puzzle_init (&after, other, FIRST + i));
      for (guint tray = 0; tray < PROBE_PUZZLE_TRAYS; tray++)
        {
          g_assert_cmpuint (strlen (before.word[tray]), ==, strlen (after.word[tray]));
          changed += !g_str_equal (before.word[tray], after.word[tray]);
        }
    }
  g_assert_cmpuint (changed, >, 0);
  g_assert_cmpuint (changed, <, DAYS * PROBE_PUZZLE_TRAYS / 25);
  words_list_close (other);
  model_remove (g_steal_pointer (&directory));
}

/* A puzzle with these words. */
static ProbePuzzle
make (const char *one, const char *two, const char *three)
{
  g_autofree char *text = g_strdup_printf ("par 7 words %s %s %s moves 1=2=3=", one, two, three);
  ProbePuzzle puzzle;

  g_assert_true (probe_puzzle_read_result (&puzzle, TODAY, "en", text));
  for (guint tray = 0; tray < PROBE_PUZZLE_TRAYS; tray++)
    puzzle.hidden[tray] = (guint16) ((1u << strlen (puzzle.word[tray])) - 1);
  puzzle.n_moves = puzzle.right = 0;
  return puzzle;
}

/* A right question turns the leftmost hidden card of its letter, one alone. */
static void
test_questions (void)
{
  ProbePuzzle puzzle = make ("ORCHARD", "WINDOW", "NOTEBOOK");
  g_autofree char *said = NULL;

  g_assert_cmpint (probe_puzzle_ask (&puzzle, 1, 'W'), ==, 0);
  g_assert_cmpuint (probe_puzzle_count_hidden (&puzzle, 1), ==, 5);
  g_assert_cmpint (probe_puzzle_get_letter (&puzzle, 1, 0), ==, 'W');
  g_assert_cmpint (probe_puzzle_get_letter (&puzzle, 1, 5), ==, 0);
  g_assert_cmpint (probe_puzzle_ask (&puzzle, 1, 'W'), ==, 5);
  g_assert_cmpint (probe_puzzle_ask (&puzzle, 1, 'W'), ==, PROBE_PUZZLE_WRONG);
  g_assert_cmpint (probe_puzzle_ask (&puzzle, 1, 'W'), ==, PROBE_PUZZLE_WRONG);
  g_assert_cmpuint (puzzle.wrong, ==, 2);
  g_assert_cmpuint (puzzle.right, ==, 2);
  g_assert_false (probe_puzzle_name (&puzzle, 1, "WILLOW"));
  g_assert_cmpuint (puzzle.wrong, ==, 3);
  g_assert_cmpuint (probe_puzzle_count_hidden (&puzzle, 1), ==, 4);
  g_assert_true (probe_puzzle_name (&puzzle, 1, "WINDOW"));
  g_assert_cmpuint (probe_puzzle_count_hidden (&puzzle, 1), ==, 0);
  g_assert_cmpuint (puzzle.right, ==, 3);
  g_assert_false (probe_puzzle_is_over (&puzzle));
  g_assert_true (probe_puzzle_name (&puzzle, 0, "ORCHARD"));
  g_assert_true (probe_puzzle_name (&puzzle, 2, "NOTEBOOK"));
  g_assert_true (probe_puzzle_is_over (&puzzle));
  said = probe_puzzle_make_signs (&puzzle);
  g_assert_cmpstr (said, ==, "◆◆○○○◆▲■");
}

/* However often somebody asks, the puzzle stays a small value. */
static void
test_many_questions (void)
{
  ProbePuzzle puzzle = make ("ORCHARD", "WINDOW", "NOTEBOOK");
  g_autofree char *text = NULL, *signs = NULL;

  for (guint i = 0; i < 500; i++)
    probe_puzzle_ask (&puzzle, 0, 'Z');
  g_assert_cmpuint (puzzle.wrong, ==, PROBE_PUZZLE_WRONG_MOST);
  for (guint tray = 0; tray < PROBE_PUZZLE_TRAYS; tray++)
    for (char letter = 'A'; letter <= 'Z'; letter++)
      for (guint i = 0; i < PROBE_SPACES && puzzle.hidden[tray] != 0; i++)
        probe_puzzle_ask (&puzzle, tray, letter);
  g_assert_true (probe_puzzle_is_over (&puzzle));
  text = probe_puzzle_write (&puzzle);
  g_assert_cmpuint (strlen (text), <, SALON_DAYS_TEXT);
  signs = probe_puzzle_make_signs (&puzzle);
  g_assert_cmpuint (g_utf8_strlen (signs, -1), ==, puzzle.n_moves + (puzzle.n_moves - 1) / PROBE_PUZZLE_ROW);
}

/* A puzzle that was begun is gone on with from its text alone. */
static void
test_resumed (void)
{
  ProbePuzzle puzzle, again;
  g_autofree char *text = NULL, *after = NULL, *spoiled = NULL;

  g_assert_true (probe_puzzle_init (&puzzle, lists[0], TODAY));
  probe_puzzle_reckon (&puzzle, lists[0]);
  for (const char *letter = "ETAOINSHR"; *letter != '\0'; letter++)
    for (guint tray = 0; tray < PROBE_PUZZLE_TRAYS; tray++)
      if (puzzle.hidden[tray] != 0)
        probe_puzzle_ask (&puzzle, tray, *letter);
  g_assert_false (probe_puzzle_is_over (&puzzle));
  text = probe_puzzle_write (&puzzle);
  for (guint tray = 0; tray < PROBE_PUZZLE_TRAYS; tray++)
    g_assert_null (strstr (text, puzzle.word[tray]));

  g_assert_true (probe_puzzle_init (&again, lists[0], TODAY));
  g_assert_true (probe_puzzle_read (&again, text));
  g_assert_cmpmem (&again, sizeof again, &puzzle, sizeof puzzle);

  /* The words of another day, or of another list. */
  g_assert_true (probe_puzzle_init (&again, lists[0], TODAY + 1));
  g_assert_false (probe_puzzle_read (&again, text));
  g_assert_cmpuint (again.n_moves, ==, 0);

  for (guint tray = 0; tray < PROBE_PUZZLE_TRAYS; tray++)
    probe_puzzle_name (&puzzle, tray, puzzle.word[tray]);
  after = probe_puzzle_write (&puzzle);
  g_assert_true (probe_puzzle_read_result (&again, TODAY, "en", after));
  g_assert_cmpmem (&again, sizeof again, &puzzle, sizeof puzzle);
  /* What is over keeps its words, whatever the list says now. */
  g_assert_true (probe_puzzle_init (&again, lists[0], TODAY + 1));
  g_assert_true (probe_puzzle_read (&again, after));
  g_assert_cmpstr (again.word[0], ==, puzzle.word[0]);
}

/* Any text is refused, or is a puzzle that could have been. */
static void
test_any_text (void)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (5);
  static const char *const wrong[] = {
    "",
    "par",
    "par x words A B C moves 1=2=3=",
    "words A B moves 1=2=",
    "words A B C",
    "words A B C moves",
    "words A B C moves ",
    "words A B C moves 1=2=",
    "words A B C moves 1=1=2=3=",
    "words A B C moves 1=2=3=4=",
    "words A B C moves 1b2=3=",
    "words A B C moves 1=2=3",
    "words A b C moves 1=2=3=",
    "words A B ABCDEFGHIJKLM moves 1=2=3=",
    "check 0000 moves ",
    "check 10000 moves ",
    "par 7 words A B C moves 1=2=3= more",
  };
  ProbePuzzle puzzle;
  guint read = 0;

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (probe_puzzle_read_result (&puzzle, TODAY, "en", wrong[i]));

  for (guint i = 0; i < 20000; i++)
    {
      g_autofree char *text = g_strdup ("par 7 words AB CDE FG moves 1a1-1b2c2-2b2a3=");

      for (gint32 n = g_rand_int_range (chance, 1, 4); n > 0; n--)
        text[g_rand_int_range (chance, 0, (gint32) strlen (text))] = (char) g_rand_int_range (chance, 32, 127);
      if (probe_puzzle_read_result (&puzzle, TODAY, "en", text))
        {
          g_autofree char *again = probe_puzzle_write (&puzzle);

          g_assert_cmpuint (puzzle.wrong + puzzle.right, ==, puzzle.n_moves);
          g_assert_true (probe_puzzle_is_over (&puzzle));
          g_assert_true (probe_puzzle_read_result (&puzzle, TODAY, "en", again));
          read++;
        }
    }
  g_assert_cmpuint (read, >, 0);
}

/* Par is what the hard player needs that asks by what is public alone. */
static void
test_par (void)
{
  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    for (guint i = 0; i < 6; i++)
      {
        ProbeUncoverTray trays[PROBE_PUZZLE_TRAYS] = { { 0 } };
        ProbePuzzle puzzle;

        g_assert_true (probe_puzzle_init (&puzzle, lists[list], TODAY + i * 31));
        probe_puzzle_reckon (&puzzle, lists[list]);
        for (guint tray = 0; tray < PROBE_PUZZLE_TRAYS; tray++)
          trays[tray].length = (guint8) strlen (puzzle.word[tray]);
        while (!probe_puzzle_is_over (&puzzle))
          {
            char letter;
            int tray, outcome;

            probe_uncover_choose (lists[list], true, trays, PROBE_PUZZLE_TRAYS, &tray, &letter);
            outcome = probe_puzzle_ask (&puzzle, (guint) tray, letter);
            if (outcome >= 0)
              trays[tray].card[outcome] = letter;
            else
              {
                /* It never asks twice in vain. */
                g_assert_false (trays[tray].denied >> (letter - 'A') & 1);
                trays[tray].denied |= 1u << (letter - 'A');
              }
          }
        g_assert_cmpuint (puzzle.wrong, ==, (guint) puzzle.par);
      }
}

/* It is of some use: with the most common letters in their order one needs more. */
static void
test_par_is_good (void)
{
  guint par = 0, naive = 0;

  for (guint i = 0; i < 20; i++)
    {
      ProbePuzzle puzzle;

      g_assert_true (probe_puzzle_init (&puzzle, lists[0], FIRST + i));
      probe_puzzle_reckon (&puzzle, lists[0]);
      par += (guint) puzzle.par;
      for (guint tray = 0; tray < PROBE_PUZZLE_TRAYS; tray++)
        for (const char *letter = "ESIARNTOLCDUPMGHBYFVKWZXQJ"; *letter != '\0' && puzzle.hidden[tray] != 0;)
          if (probe_puzzle_ask (&puzzle, tray, *letter) == PROBE_PUZZLE_WRONG
              || strchr (puzzle.word[tray], *letter) == NULL)
            letter++;
      naive += puzzle.wrong;
    }
  g_assert_cmpuint (par * 3, <, naive);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      WordsError error;

      lists[i] = words_list_open_language (languages[i], &error);
      g_assert_nonnull (lists[i]);
    }
  g_test_add_data_func ("/puzzle/words-en", lists[0], test_words);
  g_test_add_data_func ("/puzzle/words-fr", lists[1], test_words);
  g_test_add_func ("/puzzle/released-days", test_released_days);
  g_test_add_func ("/puzzle/other-list", test_other_list);
  g_test_add_func ("/puzzle/questions", test_questions);
  g_test_add_func ("/puzzle/many-questions", test_many_questions);
  g_test_add_func ("/puzzle/resumed", test_resumed);
  g_test_add_func ("/puzzle/any-text", test_any_text);
  g_test_add_func ("/puzzle/par", test_par);
  g_test_add_func ("/puzzle/par-is-good", test_par_is_good);
  return g_test_run ();
}
