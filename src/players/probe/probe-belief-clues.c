/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Derives what is public about one tray from what a seat sees. */

#include <string.h>

#include "players/probe/probe-belief.h"

/* An owner who is asked for a letter mostly shows the cheapest of several.  For
 * each card that was shown a row is so many times as unlikely as a power of 2,
 * for every hidden card of that letter that would have been cheaper, and that
 * would have cost the same. */
#define PASSED_CHEAPER 4
#define PASSED_EQUAL   1

/* Cards of @tray hidden when move @at was made. */
static int
hidden_then (const ProbeState *seen, int seat, int tray, unsigned at)
{
  int n = probe_hidden_in (seen, seat, tray);

  for (int slot = 0; slot < seen->setup.row[seat][tray].n; slot++)
    n += !(seen->hidden[seat][tray] >> slot & 1) && seen->turned_at[seat][tray][slot] >= at;

  return n;
}

/* What a card cost its owner then, apart from multipliers. */
static int
cost_then (const ProbeState *seen, int seat, int tray, int slot, unsigned at)
{
  return probe_space_value (slot) + (hidden_then (seen, seat, tray, at) == 1 ? PROBE_LAST_CARD : 0);
}

/* Notes for each hidden card of @tray how unlikely it is to be what was shown at
 * @shown of @from. */
static void
note_passed (ProbeClues *clues, const ProbeState *seen, int seat, int tray, int from, int shown)
{
  const unsigned at = seen->turned_at[seat][from][shown];
  const int cost = cost_then (seen, seat, from, shown, at);
  const int letter = probe_letter_index (seen->setup.row[seat][from].card[shown]);

  for (int slot = 0; slot < clues->row.n; slot++)
    if (clues->hidden >> slot & 1)
      {
        const int other = cost_then (seen, seat, tray, slot, at);

        if (other > cost)
          continue;
        clues->passed[slot][letter] =
          (uint8_t) (clues->passed[slot][letter] + (other < cost ? PASSED_CHEAPER : PASSED_EQUAL));
        clues->passed_letters |= letter != probe_letter_index (PROBE_BLANK);
      }
}

/* Gathers what is public about @tray of @seat, also of the seat that @seen is
 * the view of: then it is what the others know. */
void
probe_clues_init (ProbeClues *clues, const ProbeState *seen, int seat, int tray, const ProbeMisnamed *misnamed)
{
  memset (clues, 0, sizeof *clues);
  clues->row = seen->setup.row[seat][tray];
  clues->hidden = seen->hidden[seat][tray];
  for (int slot = 0; slot < PROBE_SPACES; slot++)
    if (clues->hidden >> slot & 1)
      clues->row.card[slot] = PROBE_UNKNOWN;
  clues->denied = seen->denied[seat];
  clues->doubtful = seen->setup.answers_by_hand;
  clues->blanks = seen->setup.rules.blanks;
  clues->word_min = seen->setup.rules.word_min;
  clues->word_max = seen->setup.rules.word_max;
  for (int letter = 0; letter < 26; letter++)
    clues->supply[letter] = (uint8_t) probe_setup_supply (&seen->setup, probe_letter_at (letter));
  clues->misnamed = misnamed;

  /* Of the cards that were turned for other reasons only those that the owner chose
   * for an activity card could tell more than their faces.  But any hidden card could
   * be chosen, and what each cost is public: all rows make that choice as likely. */
  for (int from = 0; from < seen->setup.trays; from++)
    for (int slot = 0; slot < seen->setup.row[seat][from].n; slot++)
      if (!(seen->hidden[seat][from] >> slot & 1) && seen->turned_by[seat][from][slot] == PROBE_TURNED_ASKED)
        note_passed (clues, seen, seat, tray, from, slot);
}
