/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-odds.h"

/* The kinds of card that can be shown, cheapest first for the owner: by the worth
 * of the space, then the same for the last card of a word. */
#define COSTS (2 * PROBE_WORTHS)

/* Fills @odds for every letter and the blank that @seat could be asked for.  The
 * @beliefs are needed of the trays with hidden cards only.  The owner answers for
 * all trays together (probe-rules.md 8) and shows what costs least. */
void
probe_odds_init (ProbeOdds odds[PROBE_LETTERS],
                 const ProbeState *seen,
                 int seat,
                 const ProbeBelief beliefs[PROBE_MAX_TRAYS])
{
  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    {
      uint64_t all_dearer = PROBE_SURE; /* nothing as cheap or cheaper in any tray */
      uint32_t dearer[PROBE_MAX_TRAYS] = { PROBE_SURE, PROBE_SURE };

      odds[letter] = (ProbeOdds) { 0 };
      for (int cost = 0; cost < COSTS; cost++)
        {
          const int worth = cost % PROBE_WORTHS;
          const bool last = cost >= PROBE_WORTHS;
          uint64_t left = PROBE_SURE, share;

          for (int tray = 0; tray < seen->setup.trays; tray++)
            {
              const int hidden = probe_hidden_in (seen, seat, tray);

              if (hidden > 0 && (hidden == 1) == last)
                {
                  const uint32_t here = probe_belief_share (&beliefs[tray], beliefs[tray].hit[letter][worth]);

                  dearer[tray] -= here < dearer[tray] ? here : dearer[tray];
                }
              left = left * dearer[tray] >> 16;
            }
          share = all_dearer - left;
          all_dearer = left;

          odds[letter].hit += (uint32_t) share;
          odds[letter].space += share * (unsigned) probe_worth_points (worth);
          if (last)
            odds[letter].bonus += share * PROBE_LAST_CARD;
        }
    }
}
