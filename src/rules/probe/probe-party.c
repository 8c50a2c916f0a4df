/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/probe/probe-party.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "rules/salon-random.h"

_Static_assert(PROBE_PARTY_TABLES *PROBE_PARTY_PLACES == PROBE_PARTY_SEATS, "everybody has a place");
_Static_assert(offsetof (ProbeParty, unused) + 1 == sizeof (ProbeParty)
                 && offsetof (ProbeParty, round) % sizeof (uint16_t) == 0
                 && offsetof (ProbeParty, round) == offsetof (ProbeParty, seat) + PROBE_PARTY_SEATS
                 && offsetof (ProbeParty, over) == offsetof (ProbeParty, round) + sizeof (uint16_t),
               "no padding, or memcmp would compare it");

void
probe_party_init (ProbeParty *party, uint64_t lots)
{
  memset (party, 0, sizeof *party);
  party->lots = lots;
  party->round = 1;
  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    party->seat[seat / PROBE_PARTY_PLACES][seat % PROBE_PARTY_PLACES] = (uint8_t) seat;
}

bool
probe_party_round_is_over (const ProbeParty *party)
{
  return party->over == PROBE_PARTY_TABLES;
}

void
probe_party_enter (ProbeParty *party, const int32_t points[PROBE_PARTY_PLACES])
{
  const int table = party->over;

  assert (table < PROBE_PARTY_TABLES);
  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    {
      party->points[table][place] = points[place];
      party->total[party->seat[table][place]] += points[place];
    }
  party->over++;
}

/* Lists the places, in their order, that have the most points of those whose bit is set in @left.  Returns how many
 * they are. */
static int
list_best (const int32_t points[PROBE_PARTY_PLACES], unsigned left, uint8_t best[PROBE_PARTY_PLACES])
{
  int n = 0;

  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    {
      if (!(left >> place & 1))
        continue;
      if (n > 0 && points[place] > points[best[0]])
        n = 0;
      if (n == 0 || points[place] == points[best[0]])
        best[n++] = (uint8_t) place;
    }

  return n;
}

/* Chooses who moves on from one table, the better one first.  Returns whether lots were drawn. */
static bool
choose_movers (const int32_t points[PROBE_PARTY_PLACES], uint8_t movers[PROBE_PARTY_MOVERS], uint64_t *lots)
{
  unsigned left = (1u << PROBE_PARTY_PLACES) - 1;
  bool drawn = false;

  for (int mover = 0; mover < PROBE_PARTY_MOVERS; mover++)
    {
      uint8_t best[PROBE_PARTY_PLACES] = { 0 };
      const int n = list_best (points, left, best);
      int pick = 0;

      if (n > PROBE_PARTY_MOVERS - mover)
        {
          pick = (int) (salon_random_next (lots) % (unsigned) n);
          drawn = true;
        }
      movers[mover] = best[pick];
      left &= ~(1u << best[pick]);
    }

  return drawn;
}

uint64_t
probe_party_movers (const ProbeParty *party, ProbePartyMovers *movers)
{
  uint64_t lots = party->lots;

  assert (probe_party_round_is_over (party));
  memset (movers, 0, sizeof *movers);
  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    movers->drawn[table] = choose_movers (party->points[table], movers->place[table], &lots);

  return lots;
}

void
probe_party_next_round (ProbeParty *party)
{
  const ProbeParty before = *party;
  ProbePartyMovers movers;

  assert (before.round < PROBE_PARTY_ROUNDS);
  party->lots = probe_party_movers (&before, &movers);
  for (int from = 0; from < PROBE_PARTY_TABLES; from++)
    {
      const int to = (from + 1) % PROBE_PARTY_TABLES;
      const uint8_t *coming = movers.place[from], *leaving = movers.place[to];
      const int lower = leaving[0] < leaving[1] ? 0 : 1;

      party->seat[to][leaving[lower]] = before.seat[from][coming[0]];
      party->seat[to][leaving[1 - lower]] = before.seat[from][coming[1]];
    }
  memset (party->points, 0, sizeof party->points);
  party->over = 0;
  party->round++;
}

bool
probe_party_leads (const ProbeParty *party, int seat)
{
  for (int other = 0; other < PROBE_PARTY_SEATS; other++)
    if (party->total[other] > party->total[seat])
      return false;

  return true;
}
