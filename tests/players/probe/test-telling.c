/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a card would tell the others: the count, beside another one that tries every row, and the choice. */

#include <stdio.h>
#include <string.h>

#include "players-position.h"
#include "players/probe/probe-player.h"
#include "players/probe/probe-telling.h"
#include "rules/probe/probe-apply.h"
#include "rules/salon-random.h"
#include "tap.h"

static WordsList *words;

/* Whether @word with @before blanks before it can be what lies in @tray of @seat, as the others see it, with
 * the cards @open lying open. */
static bool
fits (const ProbeState *state, int seat, int tray, unsigned open, const char *word, int length, int before)
{
  const ProbeRow *row = &state->setup.row[seat][tray];
  int count[128] = { 0 };

  if (row->n - length > state->setup.rules.blanks)
    return false;
  for (int slot = 0; slot < row->n; slot++)
    {
      const bool inside = slot >= before && slot < before + length;
      const char card = inside ? word[slot - before] : PROBE_BLANK;

      if (inside && ++count[(int) card] > probe_setup_supply (&state->setup, card))
        return false;
      if (open >> slot & 1 ? card != row->card[slot] : state->denied[seat] >> probe_letter_index (card) & 1)
        return false;
    }

  return true;
}

static uint32_t
count_plainly (const ProbeState *state, int seat, int tray, unsigned open)
{
  const ProbeRow *row = &state->setup.row[seat][tray];
  uint32_t n = 0;

  for (int length = state->setup.rules.word_min; length <= row->n; length++)
    for (size_t i = 0; i < words_list_count (words, (size_t) length); i++)
      {
        const char *word = words_list_block (words, (size_t) length) + i * (size_t) length;
        bool one = false;

        if (state->setup.rules.headwords && !(words_list_flags (words, (size_t) length)[i] & WORDS_FLAG_HEADWORD))
          continue;
        for (int before = 0; before + length <= row->n; before++)
          one |= fits (state, seat, tray, open, word, length, before);
        n += one;
      }

  return n;
}

static unsigned
open_cards (const ProbeState *state, int seat, int tray)
{
  return ((1u << state->setup.row[seat][tray].n) - 1) & ~(unsigned) state->hidden[seat][tray];
}

static void
ask (ProbeState *state, char letter)
{
  state->phase = PROBE_TO_ANSWER;
  state->chooser = 1;
  state->asked = letter;
}

/* Counts of random positions, with denied letters, blanks and several trays, are those of the other way. */
static void
test_counts (void)
{
  static const char *const rows[] = { "KAYAK",     "..ROCKET.", "PLANES...", "ABANDONED",
                                      "TREASURER", "LANE.....", "WINDOW",    ".SANE" };
  uint64_t random = 4;
  int wrong = 0, counted = 0;

  for (int round = 0; round < 400; round++)
    {
      const ProbeEdition edition = (ProbeEdition) (round % PROBE_N_EDITIONS);
      const bool two = round % 2;
      ProbeTelling tellings[PROBE_TELLINGS];
      ProbeState state;
      ProbeView view;
      char text[64];
      uint64_t now[2] = { 1, 1 };
      int n;

      snprintf (text, sizeof text, two ? "LANE/LANE %s/%s" : "LANE %s", rows[salon_random_next (&random) % 8],
                rows[salon_random_next (&random) % 8]);
      players_position (&state, edition, text);
      for (int tray = 0; tray < state.setup.trays; tray++)
        {
          const uint64_t half = salon_random_next (&random), quarter = half & salon_random_next (&random);

          state.hidden[1][tray] &= (uint16_t) ~quarter;
        }
      ask (&state, state.setup.row[1][0].card[salon_random_next (&random) % state.setup.row[1][0].n]);
      for (int i = 0; i < 6; i++)
        state.denied[1] |= 1u << salon_random_next (&random) % PROBE_LETTERS;
      for (int tray = 0; tray < state.setup.trays; tray++)
        for (int slot = 0; slot < state.setup.row[1][tray].n; slot++)
          if (state.hidden[1][tray] >> slot & 1)
            state.denied[1] &= ~(1u << probe_letter_index (state.setup.row[1][tray].card[slot]));

      probe_view (&state, 1, &view);
      n = probe_tellings (&view, words, tellings);
      for (int tray = 0; tray < state.setup.trays && two; tray++)
        now[tray] = count_plainly (&state, 1, tray, open_cards (&state, 1, tray));
      for (int i = 0; i < n; i++, counted++)
        {
          const int tray = tellings[i].tray, slot = tellings[i].slot;
          const uint32_t fitting = count_plainly (&state, 1, tray, open_cards (&state, 1, tray) | 1u << slot);

          wrong += tellings[i].words != fitting || tellings[i].left != fitting * now[1 - tray]
                   || state.setup.row[1][tray].card[slot] != state.asked;
        }
    }
  tap_ok (wrong == 0 && counted > 400, "%d counts are those of every row tried, %d are not", counted, wrong);
}

static void
test_choice (void)
{
  static const struct {
    const char *position;
    char asked;
    const char *cheapest, *quietest;
    const char *why;
  } cases[] = {
    { "HORSE KAYAK", 'K', "2 show 1", "2 show 1", "both tell as much: the first of the cheaper ones" },
    { "HORSE ABANDON", 'N', "2 show 7", "2 show 4", "the dearer N in the middle leaves more words" },
    { "HORSE ..LANE..", '.', "2 show 1", "2 show 1", "every blank is told by the length alone" },
    { "HORSE KAYAK", 'E', "2 no", "2 no", "what is not there is denied" },
    { "HORSE/LANE TABLE/TABLE", 'T', "2 show L1", "2 show L1", "alike in both trays" },
  };

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      ProbeState state;
      ProbeView view;
      ProbeMove move;
      char cheapest[PROBE_MOVE_TEXT], quietest[PROBE_MOVE_TEXT];

      players_position (&state, PROBE_PARKER_1964, cases[i].position);
      ask (&state, cases[i].asked);
      probe_view (&state, 1, &view);
      move = probe_quietest_show (&view, NULL);
      probe_move_format (&move, state.setup.trays, cheapest);
      move = probe_quietest_show (&view, words);
      probe_move_format (&move, state.setup.trays, quietest);
      tap_ok (strcmp (cheapest, cases[i].cheapest) == 0 && strcmp (quietest, cases[i].quietest) == 0
                && probe_check (&state, &move) == PROBE_OK,
              "%s for %c: %s, without a list %s", cases[i].position, cases[i].asked, quietest, cheapest);
    }
}

/* The words of the labels. */
static void
test_labels (void)
{
  ProbeTelling tellings[PROBE_TELLINGS];
  ProbeState state;
  ProbeView view;
  bool least = false, most = false, sorted = true;
  int n;

  players_position (&state, PROBE_PARKER_1964, "HORSE ABANDON");
  state.phase = PROBE_TO_EXPOSE;
  state.card = PROBE_LEFT_EXPOSES;
  state.chooser = 1;
  probe_view (&state, 1, &view);
  n = probe_tellings (&view, words, tellings);
  for (int i = 0; i < n; i++)
    {
      least |= tellings[i].tells == PROBE_TELLS_LEAST;
      most |= tellings[i].tells == PROBE_TELLS_MOST;
      for (int j = 0; j < n; j++)
        sorted &= tellings[i].tells >= tellings[j].tells || tellings[i].left > tellings[j].left;
    }
  tap_ok (n == 7 && least && most && sorted,
          "seven cards to turn, from the one that tells least to the one that tells most");

  ask (&state, 'N');
  probe_view (&state, 0, &view);
  tap_ok (probe_tellings (&view, words, tellings) == 0, "who has nothing to show has nothing to choose from");
}

/* Other hidden cards of the others do not matter. */
static void
test_secrets (void)
{
  ProbeTelling mine[PROBE_TELLINGS], again[PROBE_TELLINGS];
  ProbeState state;
  ProbeView view;
  int n;

  memset (mine, 0, sizeof mine);
  memset (again, 0, sizeof again);
  players_position (&state, PROBE_PARKER_1964, "HORSE ABANDON");
  ask (&state, 'N');
  probe_view (&state, 1, &view);
  n = probe_tellings (&view, words, mine);
  players_position (&state, PROBE_PARKER_1964, "TABLE ABANDON");
  ask (&state, 'N');
  probe_view (&state, 1, &view);
  tap_ok (probe_tellings (&view, words, again) == n && memcmp (mine, again, sizeof mine) == 0,
          "the hidden words of others change nothing");
}

int
main (void)
{
  words = players_list (
    "10 rocket! socket! pocket! kayak! lane! cane! mane! pane! sane! vane! treasurer! abandoned abandon! absconded"
    " abdicated thing! table! horse! mouse! window! garden! plane! 50 planes attendant! pageant! ransack!"
    " candles! bandage! landing! sanding handled hundred! london! mention! station! tension! pension!",
    true);
  test_counts ();
  test_choice ();
  test_labels ();
  test_secrets ();
  words_list_close (words);

  return tap_done ();
}
