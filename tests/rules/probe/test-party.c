/* SPDX-License-Identifier: GPL-3.0-or-later */

/* probe-rules.md 8, the party: who sits where, who moves on, lots, points that are carried along.
 *
 * usage: test-party [ROUNDS [SEED]]     how many rounds are played at random */

#include <stdlib.h>
#include <string.h>

#include "random-table.h"
#include "rules/probe/probe-party-record.h"
#include "rules/salon-random.h"
#include "tap.h"

#define PLACES PROBE_PARTY_PLACES
#define SEATS  PROBE_PARTY_SEATS
#define TABLES PROBE_PARTY_TABLES

/* The rounds of one evening that is played at random. */
#define EVENING 250

/* Enters the three games of a round. */
static void
enter_round (ProbeParty *party, const int32_t points[TABLES][PLACES])
{
  for (int table = 0; table < TABLES; table++)
    probe_party_enter (party, points[table]);
}

/* Who sits where, as `1 2 3 4 / 5 6 7 8 / 9 10 11 12`. */
static bool
sits (const ProbeParty *party, const char *expected)
{
  char text[128];
  SalonText out;

  salon_text_init (&out, text, sizeof text);
  for (int place = 0; place < SEATS; place++)
    salon_text_format (&out, "%s%d",
                       place == 0            ? ""
                       : place % PLACES == 0 ? " / "
                                             : " ",
                       party->seat[place / PLACES][place % PLACES] + 1);
  if (strcmp (text, expected) != 0)
    tap_note ("%s, not %s", text, expected);

  return strcmp (text, expected) == 0;
}

/* After a round in which table 1 has these points, and nothing is drawn at the others, the two places move on from
 * table 1, and so many @numbers of the lots have been taken. */
static bool
moves_on (uint64_t lots, const int32_t points[PLACES], int better, int second, bool drawn, int numbers)
{
  const int32_t round[TABLES][PLACES] = { { points[0], points[1], points[2], points[3] },
                                          { 4, 3, 2, 1 },
                                          { 4, 3, 2, 1 } };
  ProbePartyMovers movers;
  ProbeParty party;
  uint64_t after;

  probe_party_init (&party, lots);
  enter_round (&party, round);
  after = probe_party_movers (&party, &movers);
  for (int i = 0; i < numbers; i++)
    salon_random_next (&lots);

  return movers.place[0][0] == better - 1 && movers.place[0][1] == second - 1 && movers.drawn[0] == drawn
         && after == lots && !movers.drawn[1] && !movers.drawn[2];
}

#define MOVES_ON(lots, a, b, c, d, ...) moves_on (lots, (const int32_t[]) { a, b, c, d }, __VA_ARGS__)

static void
test_who_moves_on (void)
{
  tap_ok (MOVES_ON (1, 10, 40, 20, 30, 2, 4, false, 0), "8 the two best move on, the better one first");
  tap_ok (MOVES_ON (1, -30, -10, -40, -20, 2, 4, false, 0), "8 the larger number is better below zero too");
  tap_ok (MOVES_ON (1, -5, 0, -1, -6, 2, 3, false, 0), "8 zero is better than less");
  tap_ok (MOVES_ON (1, 10, 50, 20, 50, 2, 4, false, 0), "8 two first of four: no draw, the lower place is the better");
  tap_ok (MOVES_ON (1, 50, 10, 10, 40, 1, 4, false, 0), "8 no draw where only the last two are equal");
}

/* What splitmix64 gives was reckoned by another program: lots 1, 2, 3 and 6 give first 1, 0, 1, 0 modulo 2, 2, 1, 0, 2
 * modulo 3 and 1, 2, 1, 0 modulo 4, then 1, 0, 1, 1 modulo 2 and 1, 2, 0, 2 modulo 3. */
static void
test_lots (void)
{
  tap_ok (MOVES_ON (2, 50, 20, 20, 10, 1, 2, true, 1) && MOVES_ON (1, 50, 20, 20, 10, 1, 3, true, 1),
          "8 two equal for second: one number mod 2, either may win");
  tap_ok (MOVES_ON (3, 20, 20, 50, 20, 3, 1, true, 1) && MOVES_ON (2, 20, 20, 50, 20, 3, 2, true, 1)
            && MOVES_ON (1, 20, 20, 50, 20, 3, 4, true, 1),
          "8 three equal for second: one number mod 3, any may win");
  tap_ok (MOVES_ON (1, 30, 30, 0, 30, 4, 2, true, 2) && MOVES_ON (2, 30, 30, 0, 30, 2, 1, true, 2),
          "8 three first: mod 3, then mod 2 of the two left; who is picked first is the better");
  tap_ok (MOVES_ON (1, 0, 0, 0, 0, 2, 3, true, 2) && MOVES_ON (2, 0, 0, 0, 0, 3, 4, true, 2)
            && MOVES_ON (6, 0, 0, 0, 0, 1, 4, true, 2),
          "8 four first: mod 4, then mod 3 of the three left");
}

static void
test_moving (void)
{
  static const int32_t first[TABLES][PLACES] = { { 10, 40, 20, 30 }, { 40, 10, 30, 20 }, { 5, 6, 7, 8 } };
  static const int32_t second[TABLES][PLACES] = { { 1, 2, 3, 4 }, { 1, 2, 3, 4 }, { 4, 3, 2, 1 } };
  ProbeParty party;

  probe_party_init (&party, 1);
  tap_ok (sits (&party, "1 2 3 4 / 5 6 7 8 / 9 10 11 12"), "8 the first round: seats 1–4, 5–8, 9–12");
  enter_round (&party, first);
  tap_ok (probe_party_round_is_over (&party), "8 a round is over after three games");
  probe_party_next_round (&party);
  tap_ok (!probe_party_round_is_over (&party) && party.round == 2 && party.over == 0, "8 then comes the next one");
  tap_ok (sits (&party, "1 12 3 11 / 2 6 4 8 / 9 10 5 7"),
          "8 movers go 1→2→3→1, the better one takes the lower place, the others stay");
  enter_round (&party, second);
  probe_party_next_round (&party);
  tap_ok (sits (&party, "1 12 9 10 / 2 6 11 3 / 8 4 5 7"), "8 and again; whoever left the place does not matter");
}

static void
test_points (void)
{
  static const int32_t first[TABLES][PLACES] = { { 10, 40, 20, 30 }, { 40, 10, 30, 20 }, { 5, 6, 7, -8 } };
  static const int64_t expected[SEATS] = { 110, 140, 20, 30, 40, 10, 30, 20, 5, 6, 107, -8 };
  ProbeParty party;

  probe_party_init (&party, 1);
  enter_round (&party, first);
  probe_party_next_round (&party);
  tap_ok (probe_party_leads (&party, 1) && probe_party_leads (&party, 4) && !probe_party_leads (&party, 3),
          "8 the highest total leads, equals share");

  /* Seats 1, 11, 3, 10 are at table 1 now, and seats 2, 6, 4, 8 at table 2. */
  probe_party_enter (&party, (const int32_t[]) { 100, 100, 0, 0 });
  probe_party_enter (&party, (const int32_t[]) { 100, 0, 0, 0 });
  tap_ok (memcmp (party.total, expected, sizeof expected) == 0, "8 everyone’s points are carried along");
  tap_ok (probe_party_leads (&party, 1) && !probe_party_leads (&party, 4), "8 all games count for the lead");
}

/* One generator for the evening: tables in their order, no number without a draw. */
static void
test_one_generator (void)
{
  static const int32_t points[TABLES][PLACES] = { { 50, 20, 20, 10 }, { 4, 3, 2, 1 }, { 20, 20, 50, 20 } };
  uint64_t lots = 5;
  ProbeParty party;
  ProbePartyMovers movers;
  int by_lot[2];

  probe_party_init (&party, lots);
  for (int round = 0; round < 2; round++)
    {
      enter_round (&party, points);
      by_lot[0] = 1 + (int) (salon_random_next (&lots) % 2);
      by_lot[1] = (int[]) { 0, 1, 3 }[salon_random_next (&lots) % 3];
      probe_party_movers (&party, &movers);
      tap_ok (movers.place[0][1] == by_lot[0] && movers.place[2][1] == by_lot[1],
              "8 lots of round %d: table 1 first, table 2 takes none, then table 3", round + 1);
      probe_party_next_round (&party);
      tap_ok (party.lots == lots, "8 the generator goes on after round %d", round + 1);
    }
}

/* Another way to say who moves on, to compare with: counts, for each place, how many others are better or equal. */
static void
expect_movers (const int32_t points[PLACES], uint64_t *lots, int movers[2])
{
  int sure[PLACES] = { 0 }, maybe[PLACES] = { 0 }, n_sure = 0, n_maybe = 0;

  for (int place = 0; place < PLACES; place++)
    {
      int better = 0, equal = 0;

      for (int other = 0; other < PLACES; other++)
        {
          better += points[other] > points[place];
          equal += other != place && points[other] == points[place];
        }
      if (better + equal < 2)
        sure[n_sure++] = place;
      else if (better < 2)
        maybe[n_maybe++] = place;
    }

  if (n_sure == 2 && points[sure[1]] > points[sure[0]])
    {
      movers[0] = sure[1];
      movers[1] = sure[0];
      return;
    }
  for (int i = 0; i < n_sure; i++)
    movers[i] = sure[i];
  for (int i = n_sure; i < 2; i++)
    {
      const int pick = (int) (salon_random_next (lots) % (unsigned) n_maybe);

      movers[i] = maybe[pick];
      memmove (&maybe[pick], &maybe[pick + 1], sizeof maybe[0] * (size_t) (n_maybe - pick - 1));
      n_maybe--;
    }
}

/* What is counted while rounds are played at random. */
typedef struct {
  long rounds;
  long lost;      /* rounds after which somebody sat nowhere, or twice */
  long astray;    /* … or somewhere else than expected */
  long misscored; /* … or had other totals */
  long ties[2];   /* ties of two for second: how often the lower and the higher place won */
} Counts;

static void
count_ties (const int32_t points[PLACES], const int movers[2], Counts *counts)
{
  int tied = -1;

  for (int place = 0; place < PLACES; place++)
    if (place != movers[1] && points[place] == points[movers[1]])
      {
        if (tied >= 0)
          return;
        tied = place;
      }
  if (tied >= 0 && tied != movers[0])
    counts->ties[movers[1] > tied]++;
}

/* Moves @seat, who sits where, after a round with @points, as the rules say it. */
static void
expect_round (uint8_t seat[TABLES][PLACES], const int32_t points[TABLES][PLACES], uint64_t *lots, Counts *counts)
{
  int movers[TABLES][2];
  uint8_t was[TABLES][PLACES];

  memcpy (was, seat, sizeof was);
  for (int table = 0; table < TABLES; table++)
    {
      expect_movers (points[table], lots, movers[table]);
      count_ties (points[table], movers[table], counts);
    }
  for (int to = 0; to < TABLES; to++)
    {
      const int from = to == 0 ? 2 : to - 1;
      const int a = movers[to][0], b = movers[to][1];

      seat[to][a < b ? a : b] = was[from][movers[from][0]];
      seat[to][a < b ? b : a] = was[from][movers[from][1]];
    }
}

static void
compare_round (const ProbeParty *party,
               const uint8_t seat[TABLES][PLACES],
               const int64_t total[SEATS],
               uint64_t lots,
               Counts *counts)
{
  unsigned seen = 0;

  for (int place = 0; place < SEATS; place++)
    seen |= 1u << party->seat[place / PLACES][place % PLACES];
  counts->rounds++;
  counts->lost += seen != (1u << SEATS) - 1;
  counts->astray += memcmp (party->seat, seat, sizeof party->seat) != 0 || party->lots != lots;
  counts->misscored += memcmp (party->total, total, sizeof party->total) != 0;
}

static void
report (const char *what, const Counts *counts, long rounds)
{
  const long ties = counts->ties[0] + counts->ties[1];

  tap_ok (counts->rounds == rounds, "%s: %ld rounds", what, rounds);
  tap_ok (counts->lost == 0, "%s: nobody is lost or doubled", what);
  tap_ok (counts->astray == 0, "%s: seats move 1→2→3→1, to the places expected", what);
  tap_ok (counts->misscored == 0, "%s: points are carried along", what);
  tap_ok (counts->ties[0] > 0 && counts->ties[1] > 0, "%s: ties for second go both ways", what);
  tap_note ("%ld ties of two for second: the lower place won %ld", ties, counts->ties[0]);
}

/* Points that are often equal, some below zero. */
static void
test_random_points (long rounds, uint64_t seed)
{
  Random random = { seed };
  Counts counts = { 0 };
  long ties;

  while (counts.rounds < rounds)
    {
      uint64_t lots = 1 + random_next (&random) % PROBE_PARTY_MAX_LOTS;
      uint8_t seat[TABLES][PLACES];
      int64_t total[SEATS] = { 0 };
      ProbeParty party;

      probe_party_init (&party, lots);
      memcpy (seat, party.seat, sizeof seat);
      for (int round = 0; round < EVENING && counts.rounds < rounds; round++)
        {
          int32_t points[TABLES][PLACES];

          for (int place = 0; place < SEATS; place++)
            {
              int32_t *of_place = &points[place / PLACES][place % PLACES];

              *of_place = 5 * random_below (&random, 6) - 10;
              total[seat[place / PLACES][place % PLACES]] += *of_place;
            }
          enter_round (&party, points);
          probe_party_next_round (&party);
          expect_round (seat, points, &lots, &counts);
          compare_round (&party, seat, total, lots, &counts);
        }
    }
  report ("random points", &counts, rounds);
  ties = counts.ties[0] + counts.ties[1];
  tap_ok (ties > 0 && labs (counts.ties[0] - counts.ties[1]) * labs (counts.ties[0] - counts.ties[1]) < 16 * ties,
          "random points: about as often either way");
}

/* Reads one line, and says whether it was accepted. */
static bool
read_line (SalonReader *reader, const char *line)
{
  return salon_reader_line (reader, line, strlen (line)) != SALON_LINE_ERROR;
}

/* Reads the lines of @text. */
static bool
read_lines (SalonReader *reader, const char *text)
{
  const char *end = text + strlen (text);
  SalonLine kind = SALON_LINE_SKIPPED;

  while (text < end && kind != SALON_LINE_ERROR)
    text = salon_reader_next (reader, text, end, &kind);

  return kind != SALON_LINE_ERROR;
}

/* Makes the header of a random evening with short words. */
static void
make_header (Random *random, ProbePartyHeader *header)
{
  probe_header_init (&header->probe, random_below (random, 2) ? PROBE_PARKER_1964 : PROBE_MIRO_1967, PLACES);
  header->probe.setup.activity_cards = random_below (random, 4) == 0;
  header->probe.setup.spelling_free = true;
  header->lots = 1 + random_next (random) % PROBE_PARTY_MAX_LOTS;
  header->probe.salon.veiled = random_below (random, 2) != 0;
  header->probe.salon.salt = header->probe.salon.veiled ? random_next (random) : 0;
  for (int seat = 0; seat < SEATS; seat++)
    {
      header->probe.salon.kind[seat] = (uint8_t) random_below (random, SALON_N_SEAT_KINDS);
      header->probe.salon.name[seat][0] = (char) ('A' + seat);
      header->probe.salon.name[seat][1] = '\0';
    }
}

/* Plays the game that comes next, line by line through the reader. */
static bool
play_game (Random *random, SalonReader *reader, const ProbeParty *party)
{
  ProbePartyRecord *record = reader->record.game;
  const ProbeState *state = &record->game.record.state;
  ProbeSetup setup = record->header.probe.setup;
  char text[PROBE_PARTY_GAME_TEXT];

  setup.first = (uint8_t) random_below (random, PLACES);
  for (int place = 0; place < PLACES; place++)
    {
      setup.row[place][0].card[0] = probe_letter_at (random_below (random, 4));
      setup.row[place][0].n = 1;
    }
  if (probe_party_game_write (&record->header, party, &setup, text, sizeof text) >= sizeof text
      || !read_lines (reader, text) || memcmp (&state->setup, &setup, sizeof setup) != 0)
    return false;

  while (state->phase != PROBE_OVER)
    {
      ProbeMove moves[PROBE_MAX_MOVES];
      const int n = probe_moves (state, probe_decider (state), moves);
      const ProbeMove move = random_choice (random, state, moves, n);

      probe_move_format (&move, setup.trays, text);
      if (!read_line (reader, text))
        return false;
    }

  return probe_party_game_is_over (record);
}

/* Whole evenings through the reader, veiled and in clear. */
static void
test_random_records (long rounds, uint64_t seed)
{
  Random random = { seed };
  Counts counts = { 0 };
  bool good = true;

  while (good && counts.rounds < rounds)
    {
      static ProbePartyRecord record;
      char text[PROBE_HEADER_TEXT];
      ProbePartyHeader header;
      SalonReader reader;
      uint8_t seat[TABLES][PLACES];
      int64_t total[SEATS] = { 0 };
      uint64_t lots;

      make_header (&random, &header);
      lots = header.lots;
      probe_party_record_init (&record, NULL, NULL);
      salon_reader_init (&reader, probe_party_record_find, &record);
      good = salon_header_write (&probe_party_rules, &header.probe.salon, text, sizeof text) < sizeof text
             && read_lines (&reader, text) && memcmp (&header, &record.header, sizeof header) == 0;
      memcpy (seat, record.party.seat, sizeof seat);
      for (int round = 0; good && round < EVENING && counts.rounds < rounds; round++)
        {
          int32_t points[TABLES][PLACES];
          ProbeParty next = record.party;

          for (int table = 0; good && table < TABLES; table++)
            {
              if (round > 0 || table > 0)
                probe_party_standing (&record, &next);
              if (probe_party_round_is_over (&next))
                probe_party_next_round (&next);
              good = play_game (&random, &reader, &next) && salon_reader_end (&reader) == SALON_LINE_END;
              for (int place = 0; place < PLACES; place++)
                {
                  points[table][place] = probe_score (&record.game.record.state, place);
                  total[seat[table][place]] += points[table][place];
                }
            }
          probe_party_standing (&record, &next);
          probe_party_next_round (&next);
          expect_round (seat, points, &lots, &counts);
          compare_round (&next, seat, total, lots, &counts);
        }
      if (!good)
        tap_note ("line %ld: %s", reader.error_line, reader.error);
    }
  tap_ok (good, "played evenings: every line is accepted");
  report ("played evenings", &counts, rounds);
}

int
main (int argc, char **argv)
{
  const long rounds = argc > 1 ? atol (argv[1]) : 100;
  const uint64_t seed = argc > 2 ? (uint64_t) atol (argv[2]) : 12;

  test_who_moves_on ();
  test_lots ();
  test_moving ();
  test_points ();
  test_one_generator ();
  test_random_points (rounds, seed);
  test_random_records (rounds, seed);

  return tap_done ();
}
