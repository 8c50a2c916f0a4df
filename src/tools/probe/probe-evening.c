/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/probe/probe-evening.h"

#include "players/probe/probe-level.h"
#include "players/probe/probe-yardstick.h"
#include "tools/probe/probe-referee.h"

/* Plays the three games of the round and enters them. */
static const char *
play_round (Evening *evening, const ProbeYardstickWords *measures)
{
  ProbeParty *party = &evening->party;
  MatchKind seated[PROBE_PARTY_SEATS];
  Match match = {
    .words = evening->words,
    .measures = measures,
    .setup = evening->setup,
    .seed = probe_random (evening->seed, 5, party->round),
    .games = PROBE_PARTY_TABLES,
    .jobs = evening->jobs < PROBE_PARTY_TABLES ? evening->jobs : PROBE_PARTY_TABLES,
  };
  const char *fault;

  match.setup.first = (uint8_t) ((party->round - 1) % PROBE_PARTY_PLACES);
  for (int i = 0; i < PROBE_PARTY_SEATS; i++)
    seated[i] = evening->player[party->seat[i / PROBE_PARTY_PLACES][i % PROBE_PARTY_PLACES]];

  match.seated = seated;
  fault = match_play (&match);
  for (int table = 0; table < PROBE_PARTY_TABLES && fault == NULL; table++)
    {
      int32_t points[PROBE_PARTY_PLACES];

      for (int place = 0; place < PROBE_PARTY_PLACES; place++)
        points[place] = match.shares[table * PROBE_PARTY_PLACES + place].points;
      probe_party_enter (party, points);
    }
  match_clear (&match);

  return fault;
}

const char *
evening_play (Evening *evening)
{
  ProbeYardstickWords *measures = probe_yardstick_words_new (evening->words, evening->setup.rules.headwords);
  const char *fault = measures == NULL ? N_ ("there is not enough memory") : NULL;

  probe_party_init (&evening->party, 1 + probe_random (evening->seed, 4, 0) % PROBE_PARTY_MAX_LOTS);
  for (unsigned round = 0; round < evening->rounds && fault == NULL; round++)
    {
      if (round > 0)
        probe_party_next_round (&evening->party);
      fault = play_round (evening, measures);
    }
  probe_yardstick_words_free (measures);

  return fault;
}
