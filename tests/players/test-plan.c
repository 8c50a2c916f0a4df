/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plans against going through everything that can happen to the end of a tray. */

#include <stdio.h>
#include <string.h>

#include "players-position.h"
#include "players/probe-ask-plan.h"
#include "words-test.h"

/* The end bonus by cards still hidden, as probe-rules.md 7 has it, against what a
 * plan counts when they go one by one. */
static void
test_end_bonus (void)
{
  static const struct {
    ProbeEdition edition;
    const char *position;
    int before; /* bonus for the cards hidden now */
    int fifth;  /* of which turning the fifth last takes so much */
  } cases[] = {
    { PROBE_PARKER_1964, "rocket TREASURER", 100, 50 },
    { PROBE_PARKER_1964, "rocket treasURER", 50, 0 },
    { PROBE_PARKER_1964, "rocket LANE", 50, 0 },
    { PROBE_PARKER_1982, "rocket TREASURER", 100, 50 },
  };

  for (int add_up = 0; add_up < 2; add_up++)
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
      {
        const int more = add_up && cases[i].fifth > 0 ? 50 : 0;
        ProbeStakes stakes;
        ProbeState state;
        int sum = 0;

        players_position (&state, cases[i].edition, cases[i].position);
        state.setup.rules.end_bonuses_add_up = (uint8_t) add_up;
        state.last_player = 1;
        state.turns_left[0] = 2;
        probe_stakes_init (&stakes, &state, 0, 1);
        for (int n = probe_hidden_in (&state, 1, 0); n > 0; n--)
          {
            const int fifth = n == PROBE_KEPT_MANY ? cases[i].fifth + more : 0;

            sum += stakes.gain[n];
            tap_ok (stakes.gain[n] == (n == 1 ? PROBE_LAST_CARD + PROBE_KEPT_BONUS : fifth),
                    "%s, adding up %d: the card that leaves %d takes %d", cases[i].position, add_up, n - 1, stakes.gain[n]);
          }
        tap_ok (sum == PROBE_LAST_CARD + cases[i].before + more, "all of them the whole bonus and 50: %d", sum);

        state.last_player = PROBE_NOBODY;
        probe_stakes_init (&stakes, &state, 0, 1);
        tap_ok (stakes.gain[1] == PROBE_LAST_CARD && stakes.gain[PROBE_KEPT_MANY] == 0, "nothing of it before the final turns");
      }
}

int
main (void)
{
  test_end_bonus ();

  return tap_done ();
}
