/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The evening in progress (probe-rules.md 8; record.md, The party): rounds are played, saved at every moment and
 * taken up again at every moment; nobody is lost; hostile records are refused. */

#include "await.h"
#include "model-table.h"

#include <string.h>

#include "model/probe/probe-party-game.h"
#include "model/probe/probe-party-setup.h"
#include "model/probe/probe-party-text.h"
#include "model/salon-store-names.h"

/* How the people of a test sit: the first round has them at tables 1, 1, 2. */
static void
make_header (ProbePartyHeader *header, int people)
{
  static const char *const names[PROBE_PARTY_SEATS] = { "Ada",  "Béla", "Cleo", "Dora", "Emil", "Finn",
                                                        "Gita", "Hugo", "Ines", "Jan",  "Kai",  "Lea" };
  static const int seats[] = { 0, 2, 5 };

  probe_party_header_init (header, PROBE_PARKER_1964);
  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    {
      g_strlcpy (header->probe.salon.name[seat], names[seat], sizeof header->probe.salon.name[seat]);
      header->probe.salon.kind[seat] = SALON_COMPUTER_EASY;
    }
  for (int i = 0; i < people; i++)
    header->probe.salon.kind[seats[i]] = SALON_HUMAN;
}

static ProbePartyGame *
make_party (int people, guint rounds, SalonStore *store)
{
  g_autoptr (GError) error = NULL;
  ProbePartyHeader header;
  ProbePartyGame *party;

  make_header (&header, people);
  party = probe_party_game_new (&header, rounds, 7, store, &error);
  g_assert_no_error (error);
  return party;
}

static char *
get_record (ProbePartyGame *party, gboolean veiled)
{
  g_autoptr (GBytes) bytes = SALON_GAME_GET_CLASS (party)->to_record (SALON_GAME (party), veiled);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static ProbePartyGame *
read_party (const char *record)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SalonGame) game = NULL;
  static const SalonGameKind *const kinds[] = { &probe_game_kind, &probe_party_game_kind, NULL };

  game = salon_game_read (kinds, record, strlen (record), 3, &error);
  g_assert_no_error (error);
  return PROBE_PARTY_GAME (g_steal_pointer (&game));
}

/* The rules' own reader takes @record, and says how the evening stands. */
static void
read_standing (const char *record, ProbeParty *party)
{
  g_autofree ProbePartyRecord *read = g_new (ProbePartyRecord, 1);
  const char *end = record + strlen (record);
  SalonReader reader;
  SalonLine kind;

  probe_party_record_init (read, NULL, NULL);
  salon_reader_init (&reader, probe_party_record_find, read);
  while (record < end)
    {
      record = salon_reader_next (&reader, record, end, &kind);
      g_assert_cmpint (kind, !=, SALON_LINE_ERROR);
    }
  g_assert_cmpint (salon_reader_end (&reader), ==, SALON_LINE_END);
  probe_party_standing (read, party);
}

/* Both evenings know the same of the games of this round that are over, as an onlooker saw their ends. */
static void
assert_same_ends (ProbePartyGame *party, ProbePartyGame *again)
{
  ProbeParty standing;

  probe_party_game_get_standing (party, &standing);
  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    {
      ProbeView view, other;

      g_assert_true (probe_party_game_get_finished (party, table, &view) == (table < standing.over));
      g_assert_true (probe_party_game_get_finished (again, table, &other) == (table < standing.over));
      if (table >= standing.over)
        continue;
      g_assert_cmpmem (&view.seen, sizeof view.seen, &other.seen, sizeof other.seen);
      g_assert_cmpint (view.seat, ==, PROBE_NOBODY);
      for (int place = 0; place < PROBE_PARTY_PLACES; place++)
        g_assert_cmpint (probe_score (&view.seen, place), ==, standing.points[table][place]);
    }
}

/* The evening that is read from the record of @party, plain or veiled, is the same evening. */
static void
assert_resumes (ProbePartyGame *party)
{
  g_autofree char *plain = get_record (party, FALSE), *veiled = get_record (party, TRUE);
  const char *const records[] = { plain, veiled };
  ProbeParty standing, other;

  probe_party_game_get_standing (party, &standing);
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autoptr (ProbePartyGame) again = read_party (records[i]);
      g_autofree char *plain_again = get_record (again, FALSE), *veiled_again = get_record (again, TRUE);
      g_autoptr (ProbePartyGame) twice = read_party (plain_again);
      g_autofree char *plain_twice = get_record (twice, FALSE);
      ProbeGame *table = probe_party_game_get_table (party);

      probe_party_game_get_standing (again, &other);
      g_assert_cmpmem (&standing, sizeof standing, &other, sizeof other);
      g_assert_cmpuint (probe_party_game_get_rounds (party), ==, probe_party_game_get_rounds (again));
      g_assert_cmpstr (plain_again, ==, plain_twice);
      assert_same_ends (party, again);
      g_assert_true (g_str_has_prefix (veiled_again, "salon-veiled 1 "));
      g_assert_true ((table == NULL) == (probe_party_game_get_table (again) == NULL));
      if (table != NULL)
        g_assert_true (salon_game_is_same (SALON_GAME (table), SALON_GAME (probe_party_game_get_table (again))));
    }
}

/* No word that is hidden stands in the veiled record. */
static void
assert_veiled (ProbePartyGame *party)
{
  g_autofree char *plain = get_record (party, FALSE), *veiled = get_record (party, TRUE);
  g_auto (GStrv) lines = g_strsplit (plain, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "word "))
      g_assert_null (strstr (veiled, lines[i]));
}

/* Everybody sits somewhere, once. */
static void
assert_everybody (const ProbeParty *party)
{
  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    {
      int table, place;

      g_assert_true (probe_party_find_seat (party, seat, &table, &place));
    }
}

/* Plays the game at the table to its end; with @resumes the evening is read again every so many moves. */
static void
play_table (ProbePartyGame *party, guint64 *random, gboolean resumes)
{
  ProbeGame *table = probe_party_game_get_table (party);
  guint moves = 0;

  model_lay_all (table);
  while (probe_party_game_is_playing (party))
    {
      if (probe_game_get_person (table) != PROBE_NOBODY && salon_game_may_move (SALON_GAME (table)))
        {
          model_person_decides (table, random);
          if (resumes && moves++ % 8 == 0)
            assert_resumes (party);
        }
      await_turn ();
    }
  await (!salon_game_is_saving (SALON_GAME (party)));
}

static void
sit_down (ProbePartyGame *party)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (probe_party_game_sit_down (party, &error));
  g_assert_no_error (error);
}

/* In an evening nothing is taken back, and there are no hints, though one person plays against computers at the table. */
static void
test_no_help (void)
{
  static const char *const why =
    "In a party everybody plays by the same rules: nothing is taken back, and there are no hints.";
  g_autoptr (ProbePartyGame) party = make_party (1, 1, NULL);
  g_autofree char *before = NULL, *after = NULL, *no_undo = NULL, *no_hint = NULL;
  g_autoptr (GError) undo = NULL, hint = NULL;
  ProbeGame *table;
  guint64 random = 3;

  sit_down (party);
  table = probe_party_game_get_table (party);
  model_lay_all (table);
  await (probe_game_get_person (table) != PROBE_NOBODY
         && salon_game_get_stage (SALON_GAME (table)) == SALON_GAME_PLAYING);
  /* There is something that could be taken back. */
  model_person_decides (table, &random);
  await (probe_game_get_person (table) != PROBE_NOBODY);
  g_assert_cmpuint (salon_game_count_people (SALON_GAME (table)), ==, 1);
  before = get_record (party, FALSE);
  no_undo = probe_game_why_not_undo (table);
  no_hint = probe_game_why_not_hint (table);
  g_assert_cmpstr (no_undo, ==, why);
  g_assert_cmpstr (no_hint, ==, why);
  g_assert_false (probe_game_undo (table, &undo));
  g_assert_cmpstr (undo->message, ==, why);
  g_assert_false (probe_game_find_hint (table, &hint));
  g_assert_cmpstr (hint->message, ==, why);
  after = get_record (party, FALSE);
  g_assert_cmpstr (before, ==, after);
}

/* An evening of two rounds with people at two tables, kept on the disk: it is one record, and every moment of it can
 * be taken up again. */
static void
test_evening (void)
{
  char *directory = model_directory ();
  SalonStore *store = salon_store_new (directory);
  g_autoptr (ProbePartyGame) party = make_party (3, 2, store);
  guint64 random = 5;
  ProbeParty next;
  gint64 total[PROBE_PARTY_SEATS] = { 0 };

  assert_resumes (party);
  g_assert_false (salon_game_is_begun (SALON_GAME (party)));
  for (int game = 0; game < 2 * PROBE_PARTY_TABLES; game++)
    {
      g_autofree char *kept = NULL, *veiled = NULL;
      ProbeParty standing;

      g_assert_cmpint (salon_game_get_stage (SALON_GAME (party)), ==, SALON_GAME_PLAYING);
      g_assert_true (probe_party_game_get_next (party, &next));
      g_assert_cmpint (next.over, ==, game % PROBE_PARTY_TABLES);
      g_assert_cmpint (next.round, ==, game / PROBE_PARTY_TABLES + 1);
      assert_everybody (&next);
      sit_down (party);
      g_assert_false (probe_party_game_get_next (party, &next));
      assert_resumes (party);
      play_table (party, &random, game < 2);
      assert_resumes (party);
      assert_veiled (party);

      probe_party_game_get_standing (party, &standing);
      for (int place = 0; place < PROBE_PARTY_PLACES; place++)
        total[standing.seat[standing.over - 1][place]] += standing.points[standing.over - 1][place];
      for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
        g_assert_cmpint (standing.total[seat], ==, total[seat]);
      kept = model_read (directory, SALON_STORE_GAME);
      veiled = get_record (party, salon_game_get_stage (SALON_GAME (party)) != SALON_GAME_FINISHED);
      g_assert_cmpstr (kept, ==, veiled);
    }
  g_assert_cmpint (salon_game_get_stage (SALON_GAME (party)), ==, SALON_GAME_FINISHED);
  g_assert_false (probe_party_game_get_next (party, &next));

  /* The rules’ own reader agrees, and the evening may go on. */
  {
    g_autofree char *plain = get_record (party, FALSE);
    ProbeParty standing, other;

    read_standing (plain, &other);
    probe_party_game_get_standing (party, &standing);
    g_assert_cmpmem (&standing, sizeof standing, &other, sizeof other);
  }
  probe_party_game_set_rounds (party, 3);
  g_assert_cmpint (salon_game_get_stage (SALON_GAME (party)), ==, SALON_GAME_PLAYING);
  assert_resumes (party);
  probe_party_game_set_rounds (party, 1);
  g_assert_cmpuint (probe_party_game_get_rounds (party), ==, 2);
  assert_resumes (party);

  salon_game_close (SALON_GAME (party));
  g_object_unref (store);
  model_remove (directory);
}

/* Who lays a word, and takes the game up again before everybody has, finds that word. */
static void
test_laying (void)
{
  g_autoptr (ProbePartyGame) party = make_party (3, 1, NULL);
  const ProbeRow row = model_row ("..ROCKET");
  ProbeGame *table;
  ProbeRow back;
  int seat, tray;

  sit_down (party);
  table = probe_party_game_get_table (party);
  model_settle (table);
  assert_resumes (party);
  g_assert_true (probe_game_next_to_lay (table, &seat, &tray));
  g_assert_cmpint (seat, ==, 0);
  g_assert_true (probe_game_lay (table, 0, 0, &row, NULL));
  assert_resumes (party);
  {
    g_autofree char *veiled = get_record (party, TRUE);
    g_autoptr (ProbePartyGame) again = read_party (veiled);

    g_assert_null (strstr (veiled, "ROCKET"));
    salon_game_wake (SALON_GAME (again), NULL);
    g_assert_true (probe_game_next_to_lay (probe_party_game_get_table (again), &seat, &tray));
    g_assert_cmpint (seat, ==, 2);
  }
  g_assert_false (probe_game_take_back (table, 0, 0, &back)); /* another person lays now */
}

/* Nobody moves while the evening is held or frozen, and people at the table move only when it may. */
static void
test_holds (void)
{
  g_autoptr (ProbePartyGame) party = make_party (0, 1, NULL);
  ProbeGame *table;
  guint64 random = 1;
  ProbeView before, after;

  sit_down (party);
  table = probe_party_game_get_table (party);
  model_lay_all (table);
  salon_game_hold (SALON_GAME (party));
  model_settle (table);
  probe_game_get_view (table, PROBE_NOBODY, &before);
  g_assert_false (salon_game_may_go_on (SALON_GAME (table)));
  model_settle (table);
  probe_game_get_view (table, PROBE_NOBODY, &after);
  g_assert_cmpuint (before.seen.moves, ==, after.seen.moves);

  salon_game_freeze (SALON_GAME (party));
  g_assert_true (salon_game_is_frozen (SALON_GAME (table)));
  g_assert_false (probe_party_game_sit_down (party, NULL));
  salon_game_release (SALON_GAME (party));
  model_settle (table);
  probe_game_get_view (table, PROBE_NOBODY, &after);
  g_assert_cmpuint (before.seen.moves, ==, after.seen.moves);
  salon_game_thaw (SALON_GAME (party));
  play_table (party, &random, FALSE);
}

/* A set-up is read as it was written; faulty ones are not used. */
static void
test_setup (void)
{
  g_autofree char *text = NULL, *again = NULL, *bot = NULL, *late = NULL;
  ProbePartyHeader header, other;
  guint rounds;

  make_header (&header, 2);
  text = probe_party_setup_write (&header, 5);
  g_assert_cmpint (probe_party_setup_read (text, strlen (text), &other, &rounds), ==, SALON_SETUP_GOOD);
  g_assert_cmpuint (rounds, ==, 5);
  again = probe_party_setup_write (&other, rounds);
  g_assert_cmpstr (text, ==, again);
  g_assert_cmpint (probe_party_game_kind.judge (text, strlen (text)), ==, SALON_SETUP_GOOD);
  g_assert_cmpint (probe_party_game_kind.judge (text, strlen (text) / 2), ==, SALON_SETUP_DAMAGED);

  header.probe.salon.kind[3] = SALON_BOT;
  bot = probe_party_setup_write (&header, 5);
  g_assert_cmpint (probe_party_setup_read (bot, strlen (bot), &other, &rounds), ==, SALON_SETUP_NEWER);
  late = g_strconcat (text, "begin\n", NULL);
  g_assert_cmpint (probe_party_setup_read (late, strlen (late), &other, &rounds), ==, SALON_SETUP_DAMAGED);

  header.probe.salon.kind[3] = SALON_HUMAN;
  header.probe.salon.name[4][0] = '\0';
  g_assert_null (probe_party_game_new (&header, 1, 1, NULL, NULL));
}

static int
read_fault (const char *record)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ProbePartyGame) party = probe_party_game_new_asleep (record, strlen (record), 1, &error);

  if (party != NULL)
    return 0;

  g_assert_true (error->domain == SALON_GAME_ERROR);
  return error->code + 1;
}

/* Whatever stands in a record, it is read or refused. */
static void
test_hostile (void)
{
  g_autoptr (ProbePartyGame) party = make_party (0, 2, NULL);
  g_autofree char *plain = NULL, *veiled = NULL;
  g_auto (GStrv) lines = NULL;
  guint64 random = 9;
  guint n, good = 0, bad = 0;

  for (int i = 0; i < 4; i++)
    {
      sit_down (party);
      play_table (party, &random, FALSE);
    }
  plain = get_record (party, FALSE);
  veiled = get_record (party, TRUE);
  lines = g_strsplit (plain, "\n", -1);
  n = g_strv_length (lines);

  /* Cut off, a line more or less, two lines in each other’s place. */
  for (guint i = 0; i < n; i += 1 + n / 64)
    {
      g_autoptr (GString) without = g_string_new (NULL), twice = g_string_new (NULL);
      g_autofree char *cut = g_strndup (plain, strlen (plain) * i / n);
      g_autofree char *cut_veiled = g_strndup (veiled, strlen (veiled) * i / n);

      for (guint k = 0; k < n; k++)
        {
          if (k != i)
            g_string_append_printf (without, "%s\n", lines[k]);
          g_string_append_printf (twice, "%s\n", lines[k]);
          if (k == i)
            g_string_append_printf (twice, "%s\n", lines[k]);
        }
      good += read_fault (cut) == 0;
      bad += read_fault (cut_veiled) != 0;
      bad += read_fault (without->str) != 0;
      bad += read_fault (twice->str) != 0;
    }
  g_assert_cmpuint (bad, >, n / 16);
  g_assert_cmpuint (good, <=, 64);

  {
    static const struct {
      const char *what, *by;
      int fault;
    } changes[] = {
      { "seat 3 computer-easy", "seat 3 bot", SALON_GAME_ERROR_BOT + 1 },
      { "seat 3 computer-easy", "seat 3 marvel", SALON_GAME_ERROR_NEWER + 1 },
      { "round 1 table 2", "round 1 table 3", SALON_GAME_ERROR_RECORD + 1 },
      { "round 2 table 1 seats ", "round 2 table 1 seats 9 ", SALON_GAME_ERROR_RECORD + 1 },
      { "\nlots ", "\nlots 0", SALON_GAME_ERROR_RECORD + 1 },
      { "# rounds 2", "# rounds 99999999999999999999", 0 },
      { "# rounds 2", "# rounds", 0 },
      { "# rounds 2", "# rounds -1", 0 },
      { "\nseat 12 ", "\nseat 13 ", SALON_GAME_ERROR_RECORD + 1 },
    };

    for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
      {
        g_auto (GStrv) parts = g_strsplit (plain, changes[i].what, 2);
        g_autofree char *changed = NULL;

        g_assert_nonnull (parts[1]);
        changed = g_strconcat (parts[0], changes[i].by, parts[1], NULL);
        g_assert_cmpint (read_fault (changed), ==, changes[i].fault);
      }
  }
}

/* The sentences between the games. */
static void
test_texts (void)
{
  g_autoptr (ProbePartyGame) game = make_party (3, 5, NULL);
  const ProbePartyHeader *header = probe_party_game_get_header (game);
  const int32_t points[PROBE_PARTY_TABLES][PROBE_PARTY_PLACES] = { { 120, 185, -15, 40 },
                                                                   { 70, 70, 10, 70 },
                                                                   { 5, 5, 0, 0 } };
  ProbePartyResult results[PROBE_PARTY_TABLES];
  int seat[PROBE_PARTY_SEATS], rank[PROBE_PARTY_SEATS];
  g_autofree char *table = NULL, *nobody = NULL, *heading = NULL, *first = NULL, *last = NULL, *winner = NULL;
  ProbeParty party;

  probe_party_init (&party, 7);
  table = probe_party_text_table (game, &party, 0);
  g_assert_cmpstr (table, ==, "Table 1: Ada and Cleo with Béla and Dora.");
  nobody = probe_party_text_table (game, &party, 2);
  g_assert_null (nobody);
  for (int i = 0; i < PROBE_PARTY_TABLES; i++)
    probe_party_enter (&party, points[i]);
  heading = probe_party_text_heading (&party, 5);
  g_assert_cmpstr (heading, ==, "After game 1 of 5");

  probe_party_results (&party, results);
  first = probe_party_text_place (header, &party, &results[0], 0, 0);
  g_assert_cmpstr (first, ==, "Béla 185, first, to table 2.");
  last = probe_party_text_place (header, &party, &results[0], 0, 3);
  g_assert_cmpstr (last, ==, "Cleo −15, fourth.");
  g_assert_false (results[0].drawn);
  g_assert_true (results[1].drawn);
  g_assert_cmpint (results[2].target, ==, 0);
  g_assert_cmpint (results[1].rank[0], ==, 1);
  g_assert_cmpint (results[1].rank[2], ==, 1);
  g_assert_cmpint (results[1].rank[3], ==, 4);

  probe_party_rank (&party, seat, rank);
  g_assert_cmpint (seat[0], ==, 1);
  g_assert_cmpint (rank[0], ==, 1);
  g_assert_cmpint (seat[11], ==, 2);
  g_assert_cmpint (rank[11], ==, 12);
  winner = probe_party_text_winners (header, &party);
  g_assert_cmpstr (winner, ==, "Béla wins the evening with 185 points");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  model_watchdog ();

  g_test_add_func ("/party/evening", test_evening);
  g_test_add_func ("/party/no-help", test_no_help);
  g_test_add_func ("/party/laying", test_laying);
  g_test_add_func ("/party/holds", test_holds);
  g_test_add_func ("/party/setup", test_setup);
  g_test_add_func ("/party/hostile", test_hostile);
  g_test_add_func ("/party/texts", test_texts);

  return g_test_run ();
}
