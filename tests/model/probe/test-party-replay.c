/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Evenings that are looked at again: every game of every table of every round is the one that was played, forwards and
 * backwards, the standings between them are those of the rules, and nobody sees more than they may. */

#include <string.h>

#include "model-table.h"
#include "model/probe/probe-party-replay.h"
#include "model/probe/probe-review-game.h"

#define ROUNDS 3
#define GAMES  (ROUNDS * PROBE_PARTY_TABLES)

static guint64 chance = 29;

/* An evening that was played at random, with all that it went through. */
typedef struct {
  GString *record;
  guint games;
  GArray *states[GAMES];        /* of ProbeState, from the beginning of the game on */
  ProbeParty before[GAMES + 1]; /* each game, and after the last one */
  ProbePartyHeader header;
} Evening;

static void
evening_clear (Evening *evening)
{
  g_string_free (evening->record, TRUE);
  for (guint i = 0; i < evening->games; i++)
    g_array_unref (evening->states[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Evening, evening_clear)

/* The first @people of seats 1, 6 and 11, who sit at three tables, are people. */
static void
make_header (ProbePartyHeader *header, int number, int people)
{
  memset (header, 0, sizeof *header);
  probe_header_init (&header->probe, (ProbeEdition) (number % PROBE_N_EDITIONS), PROBE_PARTY_PLACES);
  header->probe.setup.activity_cards = number % 2 != 0;
  header->probe.setup.supply_unlimited = header->probe.setup.spelling_free = TRUE;
  header->lots = 7 + (guint) number;
  header->probe.salon.salt = 99 + (guint) number;
  g_strlcpy (header->probe.salon.date, "2026-11-21T18:04:05Z", sizeof header->probe.salon.date);
  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    {
      g_snprintf (header->probe.salon.name[seat], sizeof header->probe.salon.name[seat], "N%d", seat + 1);
      header->probe.salon.kind[seat] = seat % 5 == 0 && seat / 5 < people ? SALON_HUMAN : SALON_COMPUTER_EASY;
    }
}

static ProbeMove
any_move (const ProbeState *state)
{
  ProbeMove moves[PROBE_MAX_MOVES];
  const int target = (int) model_chance (&chance, PROBE_PARTY_PLACES);
  int n;

  /* Words are named, so that the games end. */
  if (model_chance (&chance, 12) == 0 && probe_can_interrupt (state, state->turn, target, 0) == PROBE_OK)
    return (ProbeMove) {
      .type = PROBE_INTERRUPT,
      .seat = state->turn,
      .target = (guint8) target,
      .row = state->setup.row[target][0],
    };
  n = probe_moves (state, probe_decider (state), moves);
  return moves[model_chance (&chance, (guint32) n)];
}

/* Plays the next game of @party, with at most @most moves, and gives FALSE if it is not over then. */
static gboolean
play (Evening *evening, ProbeParty *party, guint most)
{
  static const char *const rows[] = { "ROCKET", "JAZZY", "KAYAK", "WHISKY", "GIRAFFE" };
  GArray *states = g_array_new (FALSE, FALSE, sizeof (ProbeState));
  char text[PROBE_PARTY_GAME_TEXT];
  ProbeSetup setup = evening->header.probe.setup;
  int32_t points[PROBE_PARTY_PLACES];
  ProbeState state;

  setup.first = (guint8) model_chance (&chance, PROBE_PARTY_PLACES);
  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    setup.row[place][0] = model_row (rows[model_chance (&chance, G_N_ELEMENTS (rows))]);
  g_assert_cmpint (probe_begin (&setup, &state), ==, PROBE_OK);
  probe_party_game_write (&evening->header, party, &setup, text, sizeof text);
  g_string_append (evening->record, text);
  g_array_append_val (states, state);
  while (state.phase != PROBE_OVER && states->len <= most)
    {
      const ProbeMove move = any_move (&state);
      char line[PROBE_MOVE_TEXT];
      ProbeEvents events;

      g_assert_cmpint (probe_apply (&state, &move, &events), ==, PROBE_OK);
      probe_move_format (&move, 1, line);
      g_string_append_printf (evening->record, "%s\n", line);
      g_array_append_val (states, state);
    }
  evening->before[evening->games] = *party;
  evening->states[evening->games++] = states;
  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    points[place] = probe_score (&state, place);
  if (state.phase == PROBE_OVER)
    probe_party_enter (party, points);
  evening->before[evening->games] = *party;
  return state.phase == PROBE_OVER;
}

/* Plays @games games, the last one of them for at most @most moves. */
static void
play_evening (Evening *evening, int number, int people, guint games, guint most, gboolean veiled)
{
  char text[PROBE_HEADER_TEXT];
  ProbeParty party;

  make_header (&evening->header, number, people);
  evening->header.probe.salon.veiled = veiled;
  salon_setup_write (&probe_party_rules, &evening->header.probe.salon, text, sizeof text);
  evening->record = g_string_new (text);
  g_string_append (evening->record, "begin\n# rounds 3\n");
  probe_party_init (&party, evening->header.lots);
  for (guint game = 0; game < games; game++)
    {
      if (probe_party_round_is_over (&party))
        probe_party_next_round (&party);
      if (!play (evening, &party, game + 1 < games ? G_MAXUINT : most))
        break;
    }
}

static ProbePartyReplay *
read_text (const char *text, gssize length)
{
  g_autoptr (GBytes) record = g_bytes_new (text, length < 0 ? strlen (text) : (gsize) length);
  g_autoptr (GError) error = NULL;
  ProbePartyReplay *replay = probe_party_replay_new (record, &error);

  g_assert_true ((replay == NULL) == (error != NULL));
  return replay;
}

static ProbeReplay *
read_game (ProbePartyReplay *replay, const ProbePartyPart *part)
{
  g_autoptr (GError) error = NULL;
  ProbeReplay *game = probe_party_replay_read (replay, part, &error);

  g_assert_no_error (error);
  return game;
}

/* Every part */

static void
check_position (SalonReplay *game, GArray *states, guint position)
{
  const ProbeState *state = &g_array_index (states, ProbeState, salon_replay_get_moves (game, position));

  for (guint eyes = 0; eyes <= SALON_EYES_ONLOOKER; eyes++)
    if (salon_replay_allows_eyes (game, eyes))
      {
        ProbeView view, expected;

        probe_replay_get_view (PROBE_REPLAY (game), position, eyes, &view);
        probe_view (state, eyes < PROBE_MAX_SEATS ? (int) eyes : PROBE_NOBODY, &expected);
        if (eyes == SALON_EYES_ALL)
          expected.seen.setup = state->setup;
        g_assert_cmpmem (&view, sizeof view, &expected, sizeof expected);
      }
  for (guint seat = 0; seat < PROBE_PARTY_PLACES; seat++)
    g_assert_cmpint (salon_replay_get_points (game, position, seat), ==, probe_score (state, (int) seat));
}

/* The game at @part is that with @number of the evening, forwards and backwards. */
static void
check_table (const Evening *evening, ProbePartyReplay *replay, const ProbePartyPart *part, guint number)
{
  g_autoptr (ProbeReplay) game = read_game (replay, part);
  g_autoptr (GBytes) cut = probe_party_replay_cut (replay, part);
  g_autoptr (ProbeReviewGame) review = probe_review_game_read (cut, NULL);
  SalonReplay *looked_at = SALON_REPLAY (game);
  GArray *states = evening->states[number];
  const gboolean over = g_array_index (states, ProbeState, states->len - 1).phase == PROBE_OVER;
  const guint last = salon_replay_get_last (looked_at);
  ProbeParty party;

  g_assert_cmpint (salon_replay_get_state (looked_at, NULL), ==,
                   over ? SALON_REPLAY_FINISHED : SALON_REPLAY_UNFINISHED);
  g_assert_true (probe_party_replay_is_over (replay, part) == over);
  g_assert_true ((review != NULL) == over);
  g_assert_cmpuint (salon_replay_count_seats (looked_at), ==, PROBE_PARTY_PLACES);
  probe_party_replay_get_party (replay, part, &party);
  g_assert_cmpmem (&party, sizeof party, &evening->before[number], sizeof party);
  for (guint seat = 0; seat < PROBE_PARTY_PLACES; seat++)
    {
      const int who = party.seat[part->table][seat];

      g_assert_cmpstr (salon_replay_get_seat_name (looked_at, 0, seat), ==, evening->header.probe.salon.name[who]);
      g_assert_cmpint (salon_replay_get_seat_kind (looked_at, 0, seat), ==, evening->header.probe.salon.kind[who]);
    }
  g_assert_cmpuint (salon_replay_get_moves (looked_at, last), ==, states->len - 1);
  /* What was asked in vain is left out of the views of a game that is not over. */
  for (guint position = 0; over && position <= last; position++)
    check_position (looked_at, states, position);
  for (guint position = last + 1; over && position > 0; position--)
    check_position (looked_at, states, position - 1);
  g_assert_true (salon_replay_can_go_on (looked_at, 0) == over);
  g_assert_false (!over && salon_replay_can_go_on (looked_at, last));
}

/* The standings are those of the round at @part, of which @number games and those before were played. */
static void
check_standings (const Evening *evening, ProbePartyReplay *replay, const ProbePartyPart *part, guint number)
{
  ProbeParty party, expected = evening->before[number];

  /* Before the next round everybody has moved already. */
  if (number < evening->games && expected.over == 0)
    {
      const GArray *states = evening->states[number - 1];
      int32_t points[PROBE_PARTY_PLACES];

      expected = evening->before[number - 1];
      for (int seat = 0; seat < PROBE_PARTY_PLACES; seat++)
        points[seat] = probe_score (&g_array_index (states, ProbeState, states->len - 1), seat);
      probe_party_enter (&expected, points);
    }
  probe_party_replay_get_party (replay, part, &party);
  g_assert_cmpmem (&party, sizeof party, &expected, sizeof expected);
  g_assert_cmpuint (party.round, ==, part->round);
}

/* Goes through all parts, forwards and then backwards. */
static void
check_evening (const Evening *evening, ProbePartyReplay *replay)
{
  ProbePartyPart part = { 1, 0 }, way[GAMES + ROUNDS];
  guint n = 0, number = 0;

  do
    {
      g_assert_cmpuint (n, <, G_N_ELEMENTS (way));
      way[n++] = part;
      if (part.table == PROBE_PARTY_STANDING)
        check_standings (evening, replay, &part, number);
      else
        check_table (evening, replay, &part, number++);
    }
  while (probe_party_replay_step (replay, &part, FALSE));
  g_assert_cmpuint (number, ==, evening->games);
  g_assert_cmpuint (part.table, ==, PROBE_PARTY_STANDING);
  g_assert_cmpuint (part.round, ==, probe_party_replay_count_rounds (replay));

  for (; n > 0; n--)
    {
      g_assert_cmpmem (&part, sizeof part, &way[n - 1], sizeof part);
      g_assert_true (probe_party_replay_step (replay, &part, TRUE) == (n > 1));
    }
  part = (ProbePartyPart) { probe_party_replay_count_rounds (replay) + 1, 0 };
  g_assert_false (probe_party_replay_has (replay, &part));
  part = (ProbePartyPart) { 0, 0 };
  g_assert_false (probe_party_replay_has (replay, &part));
  part = (ProbePartyPart) { 1, PROBE_PARTY_STANDING + 1 };
  g_assert_false (probe_party_replay_has (replay, &part));
}

static void
test_evenings (void)
{
  for (int number = 0; number < 12; number++)
    {
      const guint games = number < 4 ? GAMES : model_chance (&chance, GAMES) + 1;
      const guint most = number < 6 ? G_MAXUINT : 5;
      g_auto (Evening) evening = { NULL };
      g_autoptr (ProbePartyReplay) replay = NULL;

      play_evening (&evening, number, number % 4, games, most, number % 2);
      replay = read_text (evening.record->str, -1);
      g_assert_nonnull (replay);
      g_assert_cmpint (probe_party_replay_get_state (replay, NULL), ==,
                       games == GAMES && most > 5 ? SALON_REPLAY_FINISHED : SALON_REPLAY_UNFINISHED);
      g_assert_cmpuint (probe_party_replay_get_rounds (replay), ==, ROUNDS);
      g_assert_cmpstr (probe_party_replay_get_header (replay)->probe.salon.date, ==, "2026-11-21T18:04:05Z");
      check_evening (&evening, replay);
    }
}

/* Secrets */

/* While a game of the evening is not over, the only person of all three tables sees their own word, and with people at other
 * tables nobody does. What is over lies open. */
static void
test_secrets (void)
{
  for (int people = 0; people <= 3; people++)
    {
      g_auto (Evening) evening = { NULL };
      g_autoptr (ProbePartyReplay) replay = NULL;
      g_autoptr (ProbeReplay) over = NULL, playing = NULL;
      const ProbePartyPart first = { 1, 0 }, second = { 1, 1 };

      play_evening (&evening, 0, people, 2, 4, TRUE);
      replay = read_text (evening.record->str, -1);
      over = read_game (replay, &first);
      playing = read_game (replay, &second);
      for (guint seat = 0; seat < PROBE_PARTY_PLACES; seat++)
        {
          g_assert_true (salon_replay_allows_eyes (SALON_REPLAY (over), seat));
          g_assert_false (salon_replay_allows_eyes (SALON_REPLAY (playing), seat));
        }
      g_assert_true (salon_replay_allows_eyes (SALON_REPLAY (over), SALON_EYES_ALL));
      g_assert_false (salon_replay_allows_eyes (SALON_REPLAY (playing), SALON_EYES_ALL));
      g_assert_true (salon_replay_allows_eyes (SALON_REPLAY (playing), SALON_EYES_ONLOOKER));
    }
  for (int people = 0; people <= 3; people++)
    {
      g_auto (Evening) evening = { NULL };
      g_autoptr (ProbePartyReplay) replay = NULL;
      g_autoptr (ProbeReplay) playing = NULL;
      const ProbePartyPart first = { 1, 0 };

      play_evening (&evening, 0, people, 1, 4, TRUE);
      replay = read_text (evening.record->str, -1);
      playing = read_game (replay, &first);
      g_assert_true (salon_replay_allows_eyes (SALON_REPLAY (playing), 0) == (people == 1));
      g_assert_false (salon_replay_allows_eyes (SALON_REPLAY (playing), 1));
    }
}

/* Going on */

/* A new game goes on from a game that is over: one of Probe, for its four. */
static void
test_go_on (void)
{
  g_auto (Evening) evening = { NULL };
  g_autoptr (ProbePartyReplay) replay = NULL;
  g_autoptr (ProbeReplay) game = NULL;
  g_autoptr (SalonGame) new = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *record = NULL;
  const ProbePartyPart part = { 2, 2 };
  SalonReplayPlayers players = { .title = "Once more" };

  play_evening (&evening, 0, 1, GAMES, G_MAXUINT, FALSE);
  replay = read_text (evening.record->str, -1);
  game = read_game (replay, &part);
  for (guint seat = 0; seat < PROBE_PARTY_PLACES; seat++)
    {
      players.kind[seat] = SALON_HUMAN;
      players.name[seat] = salon_replay_get_seat_name (SALON_REPLAY (game), 0, seat);
    }
  record = salon_replay_go_on (SALON_REPLAY (game), 1, &players, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (record, "salon-record 1\ngame probe\n"));
  g_assert_nonnull (strstr (record, "# gone on from "));
  new = salon_game_read (model_kinds, record, strlen (record), 3, &error);
  g_assert_no_error (error);
  g_assert_true (PROBE_IS_GAME (new));
  g_assert_cmpint (salon_game_get_stage (new), ==, SALON_GAME_PLAYING);
  g_assert_cmpuint (salon_game_count_people (new), ==, PROBE_PARTY_PLACES);
}

/* Faults */

/* Whatever was read is an evening: all its games but the last one are over, and each can be looked at to its end. */
static void
check_rest (const char *text, gssize length)
{
  g_autoptr (ProbePartyReplay) replay = read_text (text, length);
  ProbePartyPart part = { 1, 0 };
  gboolean over = TRUE;

  if (replay == NULL)
    return;

  do
    {
      ProbeParty party;

      probe_party_replay_get_party (replay, &part, &party);
      if (part.table < PROBE_PARTY_STANDING)
        {
          g_autoptr (ProbeReplay) game = read_game (replay, &part);
          g_autofree char *sentence = salon_replay_tell (SALON_REPLAY (game), G_MAXUINT);

          g_assert_true (over);
          over = probe_party_replay_is_over (replay, &part);
          g_assert_cmpint (salon_replay_get_state (SALON_REPLAY (game), NULL), ==,
                           over ? SALON_REPLAY_FINISHED : SALON_REPLAY_UNFINISHED);
          g_assert_true (g_utf8_validate (sentence, -1, NULL));
        }
    }
  while (probe_party_replay_step (replay, &part, FALSE));
}

/* Records that were cut off anywhere, and lines that somebody has written or swapped. */
static void
test_hostile (void)
{
  static const char *const lines[] = {
    "round 1 table 1 seats 1 2 3 4",
    "round 1000 table 3 seats 9 10 11 12",
    "round 1 table 2 seats 5 6 7 7",
    "begin",
    "first 9",
    "word 1 ROCKET",
    "seat 1 human Ada",
    "game probe",
    "4 ask 5 K",
    "1 challenge 2 invalid",
    "# seat 4 is now human Zo\303\251",
    "# seat 12 is now human Zo\303\251",
    "# rounds 0",
    "# rounds 4294967296",
    "\377\376",
    "",
  };
  g_auto (Evening) evening = { NULL };
  g_auto (GStrv) all = NULL;
  guint n;

  play_evening (&evening, 2, 2, 4, 6, FALSE);
  for (int i = 0; i < 120; i++)
    check_rest (evening.record->str, model_chance (&chance, (guint32) evening.record->len));
  all = g_strsplit (evening.record->str, "\n", -1);
  n = g_strv_length (all);
  for (int i = 0; i < 300; i++)
    {
      const guint at = model_chance (&chance, n);
      char *kept = all[at];
      g_autofree char *other =
        g_strdup (i % 3 ? lines[model_chance (&chance, G_N_ELEMENTS (lines))] : all[model_chance (&chance, n)]);
      g_autofree char *text = NULL;

      all[at] = other;
      text = g_strjoinv ("\n", all);
      all[at] = kept;
      check_rest (text, -1);
    }
}

/* What is wrong is said, with its line; what comes before it stays. */
static void
test_fault (void)
{
  g_auto (Evening) evening = { NULL };
  g_autoptr (ProbePartyReplay) replay = NULL, none = NULL, other = NULL;
  g_autofree char *expected = NULL;
  const char *fault = NULL;
  const char *begins;
  guint line = 1;

  play_evening (&evening, 1, 0, 2, G_MAXUINT, FALSE);
  for (const char *at = evening.record->str; *at != '\0'; at++)
    line += *at == '\n';
  expected = g_strdup_printf ("line %u: Another round, another table or other seats come next.", line);
  begins = strstr (evening.record->str, "round 1 table 1");
  none = read_text (evening.record->str, begins - evening.record->str);
  g_assert_null (none);
  other = read_text (MODEL_PEOPLE, -1);
  g_assert_null (other);

  g_string_append (evening.record, "round 1 table 3 seats 9 10 12 11\n");
  replay = read_text (evening.record->str, -1);
  g_assert_cmpint (probe_party_replay_get_state (replay, &fault), ==, SALON_REPLAY_DAMAGED);
  g_assert_cmpstr (fault, ==, expected);
  check_evening (&evening, replay);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/party-replay/evenings", test_evenings);
  g_test_add_func ("/party-replay/secrets", test_secrets);
  g_test_add_func ("/party-replay/go-on", test_go_on);
  g_test_add_func ("/party-replay/hostile", test_hostile);
  g_test_add_func ("/party-replay/fault", test_fault);

  return g_test_run ();
}
