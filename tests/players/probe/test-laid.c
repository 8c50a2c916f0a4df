/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether levels lay as it is believed that they lay.
 *
 * test-players-laid LIST ROWS    compares ROWS rows that each level lays; with 0 only how players reckon with them
 * test-players-laid LIST table   compares the table of rows that a level thinks of, and prints it anew
 */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "players/probe/probe-laid-table.h"
#include "players/probe/probe-laid.h"
#include "players/probe/probe-owner.h"
#include "tap.h"

/* The rows of each number of cards, as a level is believed to lay them. */
typedef struct {
  ProbeRows rows[PROBE_SPACES + 1];
  double all; /* the weight of all rows of any number of cards */
} Believed;

static bool
believed_init (Believed *believed, const WordsList *words, const ProbeSetup *setup, SalonSeatKind kind)
{
  *believed = (Believed) { .all = 0 };
  for (int n = setup->rules.word_min; n <= PROBE_SPACES; n++)
    {
      if (!probe_laid_rows (&believed->rows[n], words, setup, kind, n))
        return false;
      for (size_t i = 0; i < believed->rows[n].n; i++)
        believed->all += (double) believed->rows[n].entry[i].weight;
    }

  return true;
}

static void
believed_clear (Believed *believed)
{
  for (int n = 0; n <= PROBE_SPACES; n++)
    probe_rows_clear (&believed->rows[n]);
}

/* Which part of the rows of as many cards is likelier than @row, half of those that are as likely with it: over all rows
 * that are laid as believed, this is one half on average.  Below 0 when the row is not among them. */
static double
rank_of (const Believed *believed, const ProbeRow *row)
{
  const ProbeRows *rows = &believed->rows[row->n];
  double likelier = 0, equal = 0, all = 0;
  float weight = -1;

  for (size_t i = 0; i < rows->n; i++)
    {
      bool same = true;

      for (int slot = 0; slot < row->n && same; slot++)
        same = rows->entry[i].card[slot] == probe_letter_index (row->card[slot]);
      if (same)
        weight = rows->entry[i].weight;
    }
  if (weight < 0)
    return -1;
  for (size_t i = 0; i < rows->n; i++)
    {
      const double other = (double) rows->entry[i].weight;

      all += other;
      likelier += rows->entry[i].weight > weight ? other : 0;
      equal += rows->entry[i].weight == weight ? other : 0;
    }

  return (likelier + equal / 2) / all;
}

static void
test_level (const WordsList *words, ProbePlayerLevel level, SalonSeatKind kind, int n)
{
  double sum = 0, most;
  int outside = 0;
  Believed believed;
  ProbePlayer player;
  ProbeSetup setup;

  probe_setup_init (&setup, PROBE_PARKER_1982, 2);
  probe_player_init (&player, level, 17);
  if (!tap_ok (believed_init (&believed, words, &setup, kind), "%s: there is memory", salon_seat_kind_names[kind]))
    return;
  tap_ok (fabs (believed.all - 1) < 0.01, "%s: all rows together are certain (%.4f)", salon_seat_kind_names[kind],
          believed.all);
  for (int i = 0; i < n; i++)
    {
      ProbeRow row;
      double rank;

      if (!probe_player_lay (&player, &setup, words, &row))
        break;
      rank = rank_of (&believed, &row);
      outside += rank < 0;
      sum += rank;
    }
  /* A rank is spread evenly from 0 to 1: four standard errors. */
  most = 4 * sqrt (1 / 12.0 / n);
  tap_ok (outside == 0 && fabs (sum / n - 0.5) < most,
          "%s: %d rows are laid as believed (%.3f, not more than %.3f off .5)", salon_seat_kind_names[kind], n, sum / n,
          most);
  believed_clear (&believed);
}

/* The codes of words agree with the rows that they are made from, to half of an eighth of an octave. */
static void
test_codes (const WordsList *words)
{
  ProbeLexicon known = { .words = words }, lexicon;
  double off = 0, least = 1e9, most = 0;
  ProbeRows rows = { 0 };
  ProbePlayer player;
  ProbeSetup setup;

  probe_setup_init (&setup, PROBE_PARKER_1964, 2);
  setup.row[1][0].n = 7;
  probe_player_init (&player, PROBE_PLAYER_HARD, 1);
  probe_owner_lexicon (&lexicon, &known, &player, &setup, 1, 0);
  tap_ok (lexicon.laid[7] == NULL, "of a person's words hard believes what it did");
  probe_player_meet (&player, 1, SALON_COMPUTER_EASY);
  probe_owner_lexicon (&lexicon, &known, &player, &setup, 1, 0);
  if (!tap_ok (lexicon.laid[7] != NULL && probe_laid_rows (&rows, words, &setup, SALON_COMPUTER_EASY, 7),
               "it knows how the others lay"))
    return;
  for (size_t i = 0; i < rows.n; i++)
    {
      char word[PROBE_SPACES + 1] = "";
      double share;
      int n = 0;

      for (int slot = 0; slot < 7; slot++)
        if (rows.entry[i].card[slot] < PROBE_LETTERS - 1)
          word[n++] = (char) ('A' + rows.entry[i].card[slot]);
      share =
        (double) rows.entry[i].weight / probe_owner_weight (lexicon.laid[n][words_list_find (words, word, (size_t) n)]);
      if (probe_owner_weight (lexicon.laid[n][words_list_find (words, word, (size_t) n)]) < 1000)
        continue;
      least = share < least ? share : least;
      most = share > most ? share : most;
    }
  off = most / least;
  tap_ok (off < 1.1, "codes are as exact as they can be (%.3f)", off);
  probe_rows_clear (&rows);
  player.level = PROBE_PLAYER_MEDIUM;
  probe_owner_lexicon (&lexicon, &known, &player, &setup, 1, 0);
  tap_ok (lexicon.laid[7] == NULL, "medium does not");
}

static void
test_table (const WordsList *words)
{
  for (size_t i = 0; i < sizeof thought_of / sizeof *thought_of; i++)
    {
      double share[PROBE_LAID_WRONG + 1], all = 0, off = 0;
      ProbeSetup setup;

      if (strcmp (thought_of[i].language, words_list_language (words)) != 0)
        continue;
      probe_setup_init (&setup, (ProbeEdition) thought_of[i].edition, 2);
      if (!probe_laid_count (words, &setup, (ProbePlayerLevel) thought_of[i].level, share))
        continue;
      for (int wrong = 0; wrong <= PROBE_LAID_WRONG; wrong++)
        all += share[wrong];
      tap_note ("%s %s %d:", thought_of[i].language, probe_editions[thought_of[i].edition].name, thought_of[i].level);
      for (int wrong = 0; wrong <= PROBE_LAID_WRONG; wrong++)
        {
          tap_note ("%.0f,", 100000 * share[wrong] / all);
          off = fmax (off, fabs (share[wrong] / all - thought_of[i].count[wrong] / 100000.0));
        }
      tap_ok (off < 0.003, "%s %s: the table is right (%.4f off)", thought_of[i].language,
              probe_editions[thought_of[i].edition].name, off);
    }
}

int
main (int argc, char **argv)
{
  static const struct {
    ProbePlayerLevel level;
    SalonSeatKind kind;
  } levels[] = {
    { PROBE_PLAYER_BEGINNER, SALON_COMPUTER_BEGINNER },
    { PROBE_PLAYER_EASY, SALON_COMPUTER_EASY },
    { PROBE_PLAYER_MEDIUM, SALON_COMPUTER_MEDIUM },
    { PROBE_PLAYER_HARD, SALON_COMPUTER_HARD },
  };
  WordsList *words = argc > 2 ? words_list_open (argv[1], NULL) : NULL;

  if (!tap_ok (words != NULL, "the list can be read"))
    return tap_done ();
  if (strcmp (argv[2], "table") == 0)
    {
      test_table (words);
    }
  else
    {
      for (size_t i = 0; i < sizeof levels / sizeof *levels && atoi (argv[2]) > 0; i++)
        test_level (words, levels[i].level, levels[i].kind, atoi (argv[2]));
      test_codes (words);
    }
  words_list_close (words);

  return tap_done ();
}
