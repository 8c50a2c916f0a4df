/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The players that the levels are measured against. */

#include <string.h>

#include "players-position.h"
#include "players/probe/probe-level.h"
#include "players/probe/probe-yardstick.h"
#include "rules/probe/probe-apply.h"
#include "tap.h"

static const char many_words[] =
  "20 rocket! socket! pocket! lane! cane! mane! pane! table! horse! mouse! window! garden! rockets sockets"
  " 60 zebra! quince! lemur! 95 zythum! syzygy! zygote!";

/* What @kind asks in the position of @text, where seat 1 has denied letters. */
static ProbeMove
asked (const ProbeYardstickWords *words, ProbeYardstickKind kind, const char *text, const char *denied)
{
  ProbeYardstick yardstick;
  ProbeState state;
  ProbeView view;
  ProbeMove move;

  players_position (&state, PROBE_PARKER_1964, text);
  players_denied (&state, 1, denied);
  probe_yardstick_init (&yardstick, kind, words, 1);
  probe_view (&state, 0, &view);
  if (!probe_yardstick_choose (&yardstick, &view, &move))
    move.letter = 0;

  return move;
}

static void
test_questions (const WordsList *list)
{
  ProbeYardstickWords *words = probe_yardstick_words_new (list, false);
  const uint8_t *letters = probe_yardstick_letters (words);
  const char *const first = (const char[]) { probe_letter_at (letters[0]), '\0' };
  uint32_t all = 0;

  for (int i = 0; i < 26; i++)
    all |= 1u << letters[i];
  tap_ok (all == (1u << 26) - 1, "each letter has its place");
  tap_ok (probe_letter_at (letters[0]) == 'E', "E is in most words");

  tap_ok (asked (words, PROBE_YARDSTICK_ETAOIN, "HORSE LANE", "").letter == 'E',
          "etaoin asks for the commonest letter");
  tap_ok (asked (words, PROBE_YARDSTICK_ETAOIN, "HORSE LANT", first).letter == probe_letter_at (letters[1]),
          "then for the next");
  tap_ok (asked (words, PROBE_YARDSTICK_ETAOIN, "HORSE LANe", "").letter == probe_letter_at (letters[1]),
          "not at once again for one that was shown");
  tap_ok (asked (words, PROBE_YARDSTICK_ETAOIN, "HORSE .lane", "ABCDEFGHIJKLMNOPQRSTUVWXYZ").letter == PROBE_BLANK,
          "for a blank at last");

  tap_ok (asked (words, PROBE_YARDSTICK_GREEDY, "HORSE gArden", "").letter == 'A', "greedy fills a gap");
  tap_ok (asked (words, PROBE_YARDSTICK_GREEDY, "HORSE gArden,", "").letter == 'A', "with a blank beside it too");
  tap_ok (asked (words, PROBE_YARDSTICK_GREEDY, "HORSE rockeT", "").letter == 'T', "it knows the word");
  tap_ok (asked (words, PROBE_YARDSTICK_GREEDY, "HORSE Pocket", "SR").letter == 'P', "and what was denied");
  tap_ok (asked (words, PROBE_YARDSTICK_GREEDY, "HORSE lane.", "").letter == PROBE_BLANK, "only a blank is left");
  tap_ok (asked (words, PROBE_YARDSTICK_GREEDY, "HORSE XYZW", "E").letter != 0, "it does not despair of odd words");
  tap_ok (asked (words, PROBE_YARDSTICK_GREEDY, "HORSE xWqjv LANe", "").target == 2, "it asks whom it knows most of");
  tap_ok (asked (words, PROBE_YARDSTICK_GREEDY, "HORSE LANE", "").type == PROBE_ASK, "it asks");
  probe_yardstick_words_free (words);
}

static void
test_laying (const WordsList *list)
{
  for (int edition = 0; edition < PROBE_N_EDITIONS; edition++)
    {
      ProbeSetup setup;
      ProbeYardstick yardstick;
      ProbeYardstickWords *words;
      int wrong = 0, rare = 0, blanks = 0, same = 0, inflected = 0;
      ProbeRow last = { .n = 0 }, row;

      probe_setup_init (&setup, (ProbeEdition) edition, 2);
      words = probe_yardstick_words_new (list, setup.rules.headwords);
      probe_yardstick_init (&yardstick, PROBE_YARDSTICK_RANDOM, words, 3);
      for (int i = 0; i < 300; i++)
        {
          char word[PROBE_SPACES + 1];
          int n;

          wrong += !probe_yardstick_lay (&yardstick, &setup, &row) || probe_row_check (&setup, &row) != PROBE_OK;
          n = probe_row_word (&row, word);
          rare += words_list_tiers (list, (size_t) n)[words_list_find (list, word, (size_t) n)] > 60;
          inflected += setup.rules.headwords && n == 7;
          blanks += row.n > n;
          same += memcmp (&row, &last, sizeof row) == 0;
          last = row;
        }
      tap_ok (wrong == 0, "%s: rows that may be laid", probe_editions[edition].name);
      tap_ok (rare == 0 && inflected == 0, "fair words");
      tap_ok (blanks > 150 && blanks < 290 && same < 60, "blanks often, the same row seldom");
      probe_yardstick_words_free (words);
    }
}

static bool
lays (const char *text, const ProbeSetup *setup, ProbeRow *row)
{
  WordsList *list = players_list (text, false);
  ProbeYardstickWords *words = probe_yardstick_words_new (list, false);
  ProbeYardstick yardstick;
  bool laid;

  probe_yardstick_init (&yardstick, PROBE_YARDSTICK_RANDOM, words, 3);
  laid = probe_yardstick_lay (&yardstick, setup, row);
  probe_yardstick_words_free (words);
  words_list_close (list);

  return laid && probe_row_check (setup, row) == PROBE_OK;
}

static void
test_narrow (const WordsList *list)
{
  ProbeYardstickWords *words = probe_yardstick_words_new (list, false);
  ProbeYardstick yardstick;
  ProbeSetup setup;
  ProbeState state;
  ProbeView view;
  ProbeMove move;
  ProbeRow row;
  int blanks = 0;

  probe_setup_init (&setup, PROBE_PARKER_1964, 2);
  tap_ok (lays ("95 zythum", &setup, &row), "a rare word when there is no fair one");
  tap_ok (lays ("20 pizzazz 95 ox", &setup, &row) && probe_row_count (&row, 'O') == 1,
          "a short one when the fair ones cannot be laid");
  tap_ok (!lays ("20 pizzazz", &setup, &row) && row.n == 0, "no word when the set has not the letters");

  setup.rules.blanks = 1;
  probe_yardstick_init (&yardstick, PROBE_YARDSTICK_RANDOM, words, 3);
  for (int i = 0; i < 100; i++)
    {
      probe_yardstick_lay (&yardstick, &setup, &row);
      blanks += probe_row_count (&row, PROBE_BLANK);
      if (probe_row_check (&setup, &row) != PROBE_OK)
        blanks = 1000;
    }
  tap_ok (blanks > 10 && blanks <= 100, "no more blanks than the set has (%d in 100 rows)", blanks);

  players_position (&state, PROBE_PARKER_1964, "HORSE LANE");
  probe_view (&state, 1, &view);
  tap_ok (!probe_yardstick_choose (&yardstick, &view, &move), "who is not asked chooses nothing");
  probe_yardstick_words_free (words);
}

/* Whole games of yardsticks in all editions: legal, and blind to what is hidden. */
static void
test_games (const WordsList *list)
{
  unsigned illegal = 0, peeked = 0, moves = 0, unfinished = 0;

  for (int game = 0; game < 60; game++)
    {
      const ProbeEdition edition = (ProbeEdition) (game % PROBE_N_EDITIONS);
      const int seats = 2 + game % 3;
      ProbeYardstick yardstick[PROBE_MAX_SEATS];
      ProbeYardstickWords *words;
      ProbeSetup setup;
      ProbeState state;

      probe_setup_init (&setup, edition, seats);
      setup.answers_by_hand = setup.rules.answers_by_hand_possible && game % 2;
      setup.spelling_free = game % 4 == 0;
      words = probe_yardstick_words_new (list, setup.rules.headwords);
      for (int seat = 0; seat < seats; seat++)
        {
          probe_yardstick_init (&yardstick[seat], (ProbeYardstickKind) ((seat + game / 3) % PROBE_YARDSTICK_N), words,
                                (uint64_t) (game * 8 + seat));
          for (int tray = 0; tray < setup.trays; tray++)
            illegal += !probe_yardstick_lay (&yardstick[seat], &setup, &setup.row[seat][tray]);
        }
      illegal += probe_begin (&setup, &state) != PROBE_OK;
      while (state.phase != PROBE_OVER && state.moves < 20000)
        {
          const int decider = probe_decider (&state);
          ProbeState swapped = state;
          ProbeView view;
          ProbeMove move, other;

          probe_view (&state, decider, &view);
          illegal += !probe_yardstick_choose (&yardstick[decider], &view, &move);
          for (int seat = 0; seat < seats; seat++)
            for (int slot = 0; slot < PROBE_SPACES; slot++)
              if (seat != decider && (state.hidden[seat][0] >> slot & 1))
                swapped.setup.row[seat][0].card[slot] =
                  probe_letter_at ((int) (probe_random (state.moves, (uint64_t) slot, 0) % 27));
          probe_view (&swapped, decider, &view);
          probe_yardstick_choose (&yardstick[decider], &view, &other);
          peeked += memcmp (&move, &other, sizeof move) != 0;
          if (move.type == PROBE_DRAW)
            move.kind = (uint8_t) probe_pile_pick (&state, probe_random (9, state.moves, 0));
          moves++;
          if (probe_apply (&state, &move, NULL) != PROBE_OK)
            {
              illegal++;
              break;
            }
        }
      unfinished += state.phase != PROBE_OVER;
      for (int seat = 0; seat < seats; seat++)
        illegal += state.points[seat][PROBE_FROM_DENIALS] != 0;
      probe_yardstick_words_free (words);
    }
  tap_ok (illegal == 0, "of %u moves all are legal and honest (%u are not)", moves, illegal);
  tap_ok (peeked == 0, "none depends on hidden cards (%u do)", peeked);
  tap_ok (unfinished == 0, "the games end");
}

int
main (void)
{
  WordsList *list = players_list (many_words, true);

  test_questions (list);
  test_laying (list);
  test_narrow (list);
  test_games (list);
  words_list_close (list);

  return tap_done ();
}
