/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the statistics say of people who have played parties: every game of an evening counts for those who sat at its table. The
 * expected figures are counted from the lines `round` of the record: at each table place 1 uncovers everything. */

#include <string.h>

#include "await.h"
#include "model-scratch.h"
#include "model/probe/probe-game.h"
#include "model/probe/probe-party-replay.h"
#include "model/probe/probe-review-cache.h"
#include "model/probe/probe-statistics.h"
#include "model/probe/probe-summary.h"
#include "rules/probe/probe-party-record.h"

#define ROUNDS 3
#define GAMES  (ROUNDS * PROBE_PARTY_TABLES)

/* In a library of many. */
#define EVENINGS 2000

/* What place 1 gets in each game: 5 points for each of three cards, 50 for each as the last one of its word, and 5 and 50 for
 * the card of its own that was kept. */
#define WINS 220

/* Who sits at the three tables: four people and eight computers, one of whom has the name of a person. */
static const char *const names[PROBE_PARTY_SEATS] = {
  "Ada", "Nora", "Rosa", "Tim", "Hugo", "Ada N.", "Lea", "Sami", "Ines", "Paul", "Otto", "Ada",
};

static gboolean
is_person (int seat)
{
  return seat == 0 || seat == 1 || seat == 4 || seat == 5;
}

static void
make_header (ProbePartyHeader *header)
{
  memset (header, 0, sizeof *header);
  probe_header_init (&header->probe, PROBE_PARKER_1964, PROBE_PARTY_PLACES);
  header->probe.setup.activity_cards = FALSE;
  header->lots = 12;
  g_strlcpy (header->probe.salon.date, "2026-01-09T20:00:00Z", sizeof header->probe.salon.date);
  g_strlcpy (header->probe.salon.title, "At Ada’s", sizeof header->probe.salon.title);
  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    {
      g_strlcpy (header->probe.salon.name[seat], names[seat], sizeof header->probe.salon.name[seat]);
      header->probe.salon.kind[seat] = is_person (seat) ? SALON_HUMAN : SALON_COMPUTER_EASY;
    }
}

/* The letter of the word at @place, which has no other. */
static char
letter_of (int place)
{
  return "AIUO"[place];
}

static ProbeMove
choose (const ProbeState *state)
{
  ProbeMove moves[PROBE_MAX_MOVES];
  const int n = probe_moves (state, probe_decider (state), moves);

  for (int i = 0; i < n; i++)
    {
      const ProbeMove *move = &moves[i];
      const gboolean right = move->type == PROBE_ASK && move->letter == letter_of (move->target);

      if (move->type == PROBE_SHOW || move->type == PROBE_NO)
        return *move;
      if (move->type == PROBE_ASK && (move->seat == 0 ? right : !right && move->letter == 'Z'))
        return *move;
    }
  for (int i = 0; i < n; i++)
    if (moves[i].type == PROBE_ASK && moves[i].seat != 0 && moves[i].letter != letter_of (moves[i].target))
      return moves[i];
  g_assert_not_reached ();
}

/* Appends the next game of @party, and @comment (nullable) after its first move. */
static void
play (GString *record, const ProbePartyHeader *header, ProbeParty *party, const char *comment)
{
  char text[PROBE_PARTY_GAME_TEXT];
  ProbeSetup setup = header->probe.setup;
  int32_t points[PROBE_PARTY_PLACES];
  ProbeState state;

  setup.first = 0;
  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    {
      setup.row[place][0].n = 1;
      setup.row[place][0].card[0] = letter_of (place);
    }
  g_assert_cmpint (probe_begin (&setup, &state), ==, PROBE_OK);
  probe_party_game_write (header, party, &setup, text, sizeof text);
  g_string_append (record, text);
  for (int i = 0; state.phase != PROBE_OVER; i++)
    {
      const ProbeMove move = choose (&state);
      char line[PROBE_MOVE_TEXT];
      ProbeEvents events;

      g_assert_cmpint (probe_apply (&state, &move, &events), ==, PROBE_OK);
      probe_move_format (&move, 1, line);
      g_string_append_printf (record, "%s\n", line);
      if (i == 0 && comment != NULL)
        g_string_append_printf (record, "%s\n", comment);
    }
  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    points[place] = probe_score (&state, place);
  g_assert_cmpint (points[0], ==, WINS);
  probe_party_enter (party, points);
}

/* An evening of @games games, of which @rounds rounds are meant. @comment: (nullable): in the game @commented. */
static char *
make_evening (guint rounds, guint games, guint commented, const char *comment)
{
  GString *record;
  char text[PROBE_HEADER_TEXT];
  ProbePartyHeader header;
  ProbeParty party;

  make_header (&header);
  salon_header_write (&probe_party_rules, &header.probe.salon, text, sizeof text);
  record = g_string_new (text);
  g_string_append_printf (record, "# rounds %u\n", rounds);
  probe_party_init (&party, header.lots);
  for (guint game = 0; game < games; game++)
    {
      if (probe_party_round_is_over (&party))
        probe_party_next_round (&party);
      play (record, &header, &party, game == commented ? comment : NULL);
    }
  return g_string_free (record, FALSE);
}

/* The seats, from 1, of the tables of an evening, by its lines `round`. */
static guint
find_tables (const char *record, guint seats[GAMES][PROBE_PARTY_PLACES])
{
  g_auto (GStrv) lines = g_strsplit (record, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "round "))
      {
        g_auto (GStrv) part = g_strsplit (lines[i], " ", -1);

        g_assert_cmpuint (g_strv_length (part), ==, 9);
        for (guint place = 0; place < PROBE_PARTY_PLACES; place++)
          seats[n][place] = (guint) g_ascii_strtoull (part[5 + place], NULL, 10);
        n++;
      }
  return n;
}

static GListStore *
make_list (const char *record)
{
  GListStore *list = g_list_store_new (SALON_TYPE_LIBRARY_ENTRY);
  const SalonLibraryMark mark = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (SalonLibraryEntry) entry = NULL;
  SalonSummary *summary = probe_party_summarise (record, strlen (record), &error);
  SalonLook look;

  g_assert_no_error (error);
  salon_look_init (&look);
  entry = salon_library_entry_new ("evening.salon", &mark, summary, &look);
  g_list_store_append (list, entry);
  return list;
}

static int
ahead (const SalonPerson *person, const char *name, gboolean computer, gboolean theirs)
{
  for (guint i = 0; i < person->rivals->len; i++)
    {
      const SalonRival *rival = person->rivals->pdata[i];

      if (strcmp (rival->name, name) == 0 && rival->computer == computer)
        return theirs ? rival->theirs : rival->ours;
    }
  return 0;
}

/* Compares @person, who has the seat @seat, with what the lines `round` say. */
static void
check_person (const SalonPerson *person, guint seat, guint tables[GAMES][PROBE_PARTY_PLACES], guint n)
{
  guint games = 0, wins = 0;
  int theirs[PROBE_PARTY_SEATS] = { 0 }, ours[PROBE_PARTY_SEATS] = { 0 };

  for (guint game = 0; game < n; game++)
    for (guint place = 0; place < PROBE_PARTY_PLACES; place++)
      if (tables[game][place] == seat)
        {
          games++;
          wins += place == 0;
          for (guint other = 1; other < PROBE_PARTY_PLACES; other++)
            ours[tables[game][other] - 1] += place == 0;
          theirs[tables[game][0] - 1] += place != 0;
        }
  g_assert_nonnull (person);
  g_assert_cmpuint (person->games->len, ==, games);
  g_assert_cmpuint (person->n_points, ==, games);
  g_assert_cmpuint (person->wins, ==, wins);
  g_assert_cmpint (person->points, ==, wins * WINS);
  g_assert_cmpint (person->best, ==, wins > 0 ? WINS : 0);
  for (guint other = 0; other < PROBE_PARTY_SEATS; other++)
    {
      g_assert_cmpint (ahead (person, names[other], !is_person ((int) other), FALSE), ==, ours[other]);
      g_assert_cmpint (ahead (person, names[other], !is_person ((int) other), TRUE), ==, theirs[other]);
    }
}

static void
test_people (void)
{
  g_autofree char *record = make_evening (ROUNDS, GAMES, 0, NULL);
  g_autoptr (GListStore) list = make_list (record);
  char *directory = model_directory ();
  g_autoptr (SalonPeople) people = salon_people_new (directory);
  g_autoptr (GPtrArray) found = salon_statistics_find (G_LIST_MODEL (list), people, "probe"),
                        all = salon_statistics_find (G_LIST_MODEL (list), people, NULL),
                        evenings = salon_statistics_find (G_LIST_MODEL (list), people, "party"), merged = NULL;
  guint tables[GAMES][PROBE_PARTY_PLACES];
  const SalonPerson *ada;
  guint shared = 0;

  g_assert_cmpuint (find_tables (record, tables), ==, GAMES);
  g_assert_cmpuint (found->len, ==, 4);
  g_assert_cmpuint (all->len, ==, 4);
  g_assert_cmpuint (evenings->len, ==, 0); /* the evening itself is no game */
  for (guint seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    if (is_person ((int) seat))
      {
        check_person (salon_statistics_get (found, names[seat]), seat + 1, tables, GAMES);
        check_person (salon_statistics_get (all, names[seat]), seat + 1, tables, GAMES);
      }

  /* One person on two seats: a game in which both sat counts once. */
  for (guint game = 0; game < GAMES; game++)
    {
      guint adas = 0;

      for (guint place = 0; place < PROBE_PARTY_PLACES; place++)
        adas += tables[game][place] == 1 || tables[game][place] == 6;
      shared += adas == 2;
    }
  g_assert_true (salon_people_merge (people, "Ada N.", "Ada", NULL));
  merged = salon_statistics_find (G_LIST_MODEL (list), people, "probe");
  ada = salon_statistics_get (merged, "Ada");
  g_assert_cmpuint (merged->len, ==, 3);
  g_assert_cmpuint (ada->games->len, ==, 2 * ROUNDS - shared);
  g_assert_cmpint (ahead (ada, "Ada", FALSE, TRUE) + ahead (ada, "Ada", FALSE, FALSE), ==, 0);
  model_remove (directory);
}

/* An evening that is not over counts as little as a game that is not over. */
static void
test_unfinished (void)
{
  char *directory = model_directory ();
  g_autoptr (SalonPeople) people = salon_people_new (directory);

  for (guint games = 1; games < GAMES; games++)
    {
      g_autofree char *record = make_evening (ROUNDS, games, 0, NULL);
      g_autoptr (GListStore) list = make_list (record);
      g_autoptr (GPtrArray) found = salon_statistics_find (G_LIST_MODEL (list), people, NULL);

      g_assert_cmpuint (found->len, ==, 0);
    }
  {
    /* Ended early, after its second round. */
    g_autofree char *played = make_evening (ROUNDS, 2 * PROBE_PARTY_TABLES, 0, NULL);
    g_autofree char *record = g_strconcat (played, "# rounds 2\n", NULL);
    g_autoptr (GListStore) list = make_list (record);
    g_autoptr (GPtrArray) found = salon_statistics_find (G_LIST_MODEL (list), people, "probe");

    g_assert_cmpuint (salon_statistics_get (found, "Ada")->games->len, ==, 2);
  }
  model_remove (directory);
}

/* What a comment of a game says of a seat means a place of its table, in this game alone. */
static void
test_guest (void)
{
  g_autofree char *record = make_evening (1, PROBE_PARTY_TABLES, 1, "# seat 1 is now human Zoë");
  g_autoptr (SalonSummary) summary = probe_party_summarise (record, strlen (record), NULL);
  g_autoptr (GListStore) list = make_list (record);
  char *directory = model_directory ();
  g_autoptr (SalonPeople) people = salon_people_new (directory);
  g_autoptr (GPtrArray) found = salon_statistics_find (G_LIST_MODEL (list), people, NULL);

  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    g_assert_cmpstr (summary->seat[seat].name, ==, names[seat]);
  g_assert_cmpuint (summary->games->len, ==, PROBE_PARTY_TABLES);
  g_assert_cmpstr (summary->games_kind, ==, "probe");
  g_assert_nonnull (salon_statistics_get (found, "Ada"));
  /* Hugo had place 1 of the second table. */
  g_assert_null (salon_statistics_get (found, "Hugo"));
  g_assert_null (salon_statistics_get (found, "Zoë"));
  g_assert_cmpuint (salon_statistics_get (found, "Ada N.")->rivals->len, ==, 2);
  model_remove (directory);
}

/* The games of an evening survive the value that the cache of the library keeps of them. */
static void
test_value (void)
{
  g_autofree char *record = make_evening (ROUNDS, GAMES, 4, "# seat 2 is now human Zoë");
  g_autoptr (SalonSummary) summary = probe_party_summarise (record, strlen (record), NULL), again = NULL, copy = NULL;
  g_autoptr (GVariant) value = g_variant_ref_sink (salon_summary_to_value (summary)), same = NULL, copied = NULL;

  again = salon_summary_from_value (value);
  g_assert_nonnull (again);
  g_assert_cmpuint (again->games->len, ==, GAMES);
  g_assert_cmpuint (g_array_index (again->games, SalonSummaryGame, 4).place[1].seat, ==, SALON_SUMMARY_GUEST);
  same = g_variant_ref_sink (salon_summary_to_value (again));
  g_assert_true (g_variant_equal (value, same));
  copy = salon_summary_copy (again);
  copied = g_variant_ref_sink (salon_summary_to_value (copy));
  g_assert_true (g_variant_equal (value, copied));
}

static void
test_csv (void)
{
  g_autofree char *record = make_evening (1, PROBE_PARTY_TABLES, 0, NULL);
  g_autoptr (GListStore) list = make_list (record);
  char *directory = model_directory ();
  g_autoptr (SalonPeople) people = salon_people_new (directory);
  g_autoptr (GPtrArray) found = salon_statistics_find (G_LIST_MODEL (list), people, NULL);
  g_autofree char *text = salon_statistics_to_csv (found, NULL, NULL);
  g_auto (GStrv) lines = g_strsplit (text, "\r\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 1 + 4 + 1);
  g_assert_true (g_strv_contains (
    (const char *const *) lines,
    "Ada,2026-01-09T20:00:00Z,probe,parker-1964,At Ada’s,220,1,4,,Nora; Rosa (computer); Tim (computer)"));
  g_assert_true (g_strv_contains (
    (const char *const *) lines,
    "Nora,2026-01-09T20:00:00Z,probe,parker-1964,At Ada’s,0,0,4,,Ada; Rosa (computer); Tim (computer)"));
  model_remove (directory);
}

/* Letters, words and accuracy of every game that Ada sat at; in the one with a hint she has no accuracy, and the reviews are
 * those of the games as their replay cuts them out. */
static void
test_figures (void)
{
  g_autofree char *record = make_evening (ROUNDS, GAMES, 0, "# hint 2");
  g_autoptr (GListStore) list = make_list (record);
  char *directory = model_directory ();
  g_autofree char *file = g_build_filename (directory, "evening.salon", NULL),
                  *cache = g_build_filename (directory, "reviews", NULL);
  g_autoptr (SalonPeople) people = salon_people_new (directory);
  g_autoptr (GPtrArray) found = salon_statistics_find (G_LIST_MODEL (list), people, "probe");
  const SalonPerson *ada = salon_statistics_get (found, "Ada");
  g_autoptr (GBytes) bytes = g_bytes_new (record, strlen (record));
  g_autoptr (ProbePartyReplay) replay = probe_party_replay_new (bytes, NULL);
  guint tables[GAMES][PROBE_PARTY_PLACES], wins = 0;
  const guint watchdog = model_watchdog ();

  g_assert_true (g_file_set_contents (file, record, -1, NULL));
  probe_review_cache_use (cache);
  find_tables (record, tables);
  for (guint game = 0; game < GAMES; game++)
    wins += tables[game][0] == 1;
  for (int again = 0; again < 2; again++)
    {
      g_autoptr (ProbeStatistics) statistics = probe_statistics_new (directory, ada->games);
      const ProbeStatisticsFigures *figures = probe_statistics_get (statistics);
      guint laid = 0;

      await (figures->read == figures->games);
      g_assert_cmpuint (figures->games, ==, ROUNDS);
      g_assert_cmpuint (figures->played->len, ==, ROUNDS);
      g_assert_cmpuint (figures->hits, ==, 3 * wins);
      g_assert_cmpuint (figures->questions, >=, figures->hits);
      for (guint i = 0; i < figures->words->len; i++)
        laid += g_array_index (figures->words, ProbeStatisticsWord, i).laid;
      g_assert_cmpuint (laid, ==, ROUNDS);
      for (guint i = 0; i < ROUNDS; i++)
        {
          const ProbeStatisticsGame *played = &g_array_index (figures->played, ProbeStatisticsGame, i);
          const SalonPersonGame *game = &g_array_index (ada->games, SalonPersonGame, i);
          const ProbePartyPart part = { i + 1, (guint) game->part % PROBE_PARTY_TABLES };
          g_autoptr (GBytes) cut = probe_party_replay_cut (replay, &part);
          ProbeReviewFigures kept;

          g_assert_cmpint (game->part / PROBE_PARTY_TABLES, ==, i);
          g_assert_true (played->won == game->won);
          if (i == 0)
            {
              g_assert_cmpint (played->accuracy, ==, -1);
              continue;
            }
          g_assert_true (probe_review_cache_find (cut, &kept));
          g_assert_cmpint (played->accuracy, ==, (int) kept.accuracy[game->seat]);
        }
    }

  /* A file that has gone, or that says something else by now, has no games and stops nothing. */
  for (int gone = 0; gone < 2; gone++)
    {
      g_autoptr (ProbeStatistics) statistics = NULL;
      const ProbeStatisticsFigures *figures;

      g_assert_true (g_file_set_contents (file, gone ? "" : "noise\n", -1, NULL));
      statistics = probe_statistics_new (directory, ada->games);
      figures = probe_statistics_get (statistics);
      await (figures->read == figures->games);
      g_assert_cmpuint (figures->played->len, ==, 0);
    }
  probe_review_cache_use (NULL);
  g_source_remove (watchdog);
  model_remove (directory);
}

/* Two thousand evenings are as quickly counted as games, and all that was won at a table was won by somebody who sat there. */
static void
test_many (void)
{
  g_autofree char *record = make_evening (ROUNDS, GAMES, 0, NULL);
  g_autoptr (GListStore) one = make_list (record), list = g_list_store_new (SALON_TYPE_LIBRARY_ENTRY);
  g_autoptr (SalonLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (one), 0);
  char *directory = model_directory ();
  g_autoptr (SalonPeople) people = salon_people_new (directory);
  g_autoptr (GPtrArray) found = NULL;
  const SalonLibraryMark mark = { 0 };
  SalonLook look;
  guint games = 0;
  gint64 began;

  salon_look_init (&look);
  for (guint i = 0; i < EVENINGS; i++)
    {
      SalonSummary *summary = salon_summary_copy (salon_library_entry_get_summary (entry));
      g_autofree char *name = g_strdup_printf ("evening-%u.salon", i);
      g_autoptr (SalonLibraryEntry) another = NULL;

      g_free (summary->date);
      summary->date = g_strdup_printf ("20%02u-%02u-%02uT20:00:00Z", 10 + i / 336, 1 + i / 28 % 12, 1 + i % 28);
      another = salon_library_entry_new (name, &mark, summary, &look);
      g_list_store_append (list, another);
    }
  began = g_get_monotonic_time ();
  found = salon_statistics_find (G_LIST_MODEL (list), people, "probe");
  g_test_message ("%u evenings of %u games in %.1f ms", EVENINGS, GAMES,
                  (double) (g_get_monotonic_time () - began) / 1000);
  for (guint i = 0; i < found->len; i++)
    {
      const SalonPerson *person = found->pdata[i];
      int ours = 0;

      g_assert_cmpint (person->points, ==, (gint64) person->wins * WINS);
      for (guint rival = 0; rival < person->rivals->len; rival++)
        ours += ((SalonRival *) person->rivals->pdata[rival])->ours;
      g_assert_cmpint (ours, ==, 3 * (int) person->wins); /* ahead of all others at the table */
      games += person->games->len;
    }
  g_assert_cmpuint (games, ==, 4 * ROUNDS * EVENINGS);
  model_remove (directory);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/party-statistics/people", test_people);
  g_test_add_func ("/party-statistics/unfinished", test_unfinished);
  g_test_add_func ("/party-statistics/guest", test_guest);
  g_test_add_func ("/party-statistics/value", test_value);
  g_test_add_func ("/party-statistics/csv", test_csv);
  g_test_add_func ("/party-statistics/figures", test_figures);
  g_test_add_func ("/party-statistics/many", test_many);

  return g_test_run ();
}
