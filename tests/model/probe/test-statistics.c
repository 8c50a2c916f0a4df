/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What records say of people: small games written by hand, whose figures anybody can count. And the review of such a game
 * in a thread: refused, stopped, done, kept and found again. */

#include <string.h>

#include <glib/gstdio.h>

#include "await.h"
#include "model-scratch.h"
#include "model/probe/probe-game.h"
#include "model/probe/probe-review-cache.h"
#include "model/probe/probe-review-moments.h"
#include "model/probe/probe-statistics.h"
#include "model/salon-copies.h"

#define HEAD3 "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\n"
#define HEAD  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\noption trays 1\n"
#define WORDS "first 1\nword 1 A\nword 2 I\nbegin\n"

/* Ada finds the I (5 points and 50 for a last card); Nora asks for two letters in vain, and Ada keeps her card (5 and
 * 50). 110 to 0. */
#define ADA_WINS HEAD "date 2026-01-02T10:00:00Z\nseat 1 human Ada\nseat 2 human Nora\n" WORDS
#define MOVES    "1 ask 2 I\n2 show 1\n2 ask 1 B\n1 no\n2 ask 1 C\n1 no\n"

static const char won[] = ADA_WINS MOVES;
static const char won_again[] = HEAD "date 2026-01-03T10:00:00Z\nseat 1 human Ada\nseat 2 human Nora N.\n" WORDS MOVES;
/* Nora sits first and wins the same way, against a computer called Ada, which is somebody else. */
static const char nora_wins[] =
  HEAD "date 2026-01-04T10:00:00Z\nseat 1 human Nora\nseat 2 computer-hard Ada\n" WORDS MOVES;
/* Nora finds the A: 55 each, so both win. */
static const char tie[] = HEAD "date 2026-01-05T10:00:00Z\nseat 1 human Ada\nseat 2 human Nora\n" WORDS
                               "1 ask 2 I\n2 show 1\n2 ask 1 A\n1 show 1\n";
static const char hinted[] =
  HEAD "date 2026-01-06T10:00:00Z\nseat 1 human Ada\nseat 2 human Nora\n" WORDS "# hint 1\n" MOVES;
/* A hint, so that nothing is reviewed: words alone are counted. */
static const char named[] = HEAD
  "date 2026-01-07T10:00:00Z\nseat 1 human Ada\nseat 2 human Nora\nfirst 1\nword 1 A\nword 2 ROCKET\nbegin\n# hint 1\n"
  "1 interrupt 2 POCKET\n1 ask 2 R\n2 show 1\n1 interrupt 2 ROCKET\n2 ask 1 B\n1 no\n2 ask 1 C\n1 no\n";
static const char gone_on[] = ADA_WINS "# gone on from 2\n" MOVES;
static const char unfinished[] = ADA_WINS "1 ask 2 I\n2 show 1\n";
/* The same game, gone on with from a copy: Hugo has taken Nora’s seat and finds the A, so both win. */
static const char copied[] =
  HEAD "date 2026-01-02T10:00:00Z\ntitle Once more\nseat 1 human Ada\nseat 2 human Nora\n" WORDS
       "1 ask 2 I\n2 show 1\n# seat 2 is now human Hugo\n2 ask 1 A\n1 show 1\n";

/* The game that Ada wins, and another end of it, without a date; and one that begins otherwise. */
static const char undated[] = HEAD "seat 1 human Ada\nseat 2 human Nora\n" WORDS MOVES;
static const char undated_copy[] =
  HEAD "title Once more\nseat 1 human Ada\nseat 2 human Nora\n" WORDS
       "# a comment\n1 ask 2 I\n2 show 1\n# seat 2 is now human Hugo\n2 ask 1 A\n1 show 1\n";
static const char undated_other[] = HEAD
  "seat 1 human Ada\nseat 2 human Nora\nfirst 2\nword 1 A\nword 2 I\nbegin\n2 ask 1 A\n1 show 1\n1 ask 2 I\n2 show 1\n";

static GListStore *
make_list (const char *const *records, guint n)
{
  GListStore *list = g_list_store_new (SALON_TYPE_LIBRARY_ENTRY);
  SalonLook look;

  salon_look_init (&look);

  for (guint i = 0; i < n; i++)
    {
      const SalonLibraryMark mark = { 0 };
      g_autofree char *name = g_strdup_printf ("game-%u.salon", i);
      g_autoptr (GError) error = NULL;
      g_autoptr (SalonLibraryEntry) entry = NULL;
      SalonSummary *summary = probe_game_kind.summarise (records[i], strlen (records[i]), &error);

      g_assert_no_error (error);
      entry = salon_library_entry_new (name, &mark, summary, &look);
      g_list_store_append (list, entry);
    }
  return list;
}

static const SalonRival *
get_rival (const SalonPerson *person, const char *name, gboolean computer)
{
  for (guint i = 0; i < person->rivals->len; i++)
    {
      const SalonRival *rival = person->rivals->pdata[i];

      if (strcmp (rival->name, name) == 0 && rival->computer == computer)
        return rival;
    }
  return NULL;
}

static void
assert_together (const SalonRival *rival, guint games, int points, int mean)
{
  g_assert_cmpuint (rival->games->len, ==, games);
  g_assert_cmpint (rival->points, ==, points);
  g_assert_cmpint (salon_statistics_mean_with (rival), ==, mean);
}

/* A rival who had two seats at one table: it is one game together. */
static void
test_twice_at_a_table (void)
{
  static const char text[] =
    HEAD3 "date 2026-01-02T10:00:00Z\nseat 1 human Ada\nseat 2 computer-easy Hugo\nseat 3 computer-hard Hugo\n"
          "first 1\nword 1 A\nword 2 I\nword 3 I\nbegin\n1 ask 2 I\n2 show 1\n1 ask 3 I\n3 show 1\n2 ask 1 B\n1 no\n"
          "3 ask 1 C\n1 no\n2 ask 1 D\n1 no\n3 ask 1 E\n1 no\n";
  const char *const records[] = { text };
  g_autoptr (GListStore) list = make_list (records, 1);
  char *directory = model_directory ();
  g_autoptr (SalonPeople) people = salon_people_new (directory);
  g_autoptr (GPtrArray) found = salon_statistics_find (G_LIST_MODEL (list), people, "probe");
  const SalonPerson *ada = salon_statistics_get (found, "Ada");

  g_assert_cmpuint (ada->rivals->len, ==, 1);
  assert_together (get_rival (ada, "Hugo", TRUE), 1, (int) ada->points, (int) ada->points);
  g_assert_cmpint (get_rival (ada, "Hugo", TRUE)->ours, ==, 2);
  model_remove (directory);
}

static void
test_people (void)
{
  const char *const records[] = { won, won_again, nora_wins, tie, unfinished, gone_on };
  g_autoptr (GListStore) list = make_list (records, G_N_ELEMENTS (records));
  char *directory = model_directory ();
  g_autoptr (SalonPeople) people = salon_people_new (directory);
  g_autoptr (GPtrArray) found = salon_statistics_find (G_LIST_MODEL (list), people, "probe");
  const SalonPerson *ada = salon_statistics_get (found, "Ada"), *nora = salon_statistics_get (found, "Nora");

  g_assert_cmpuint (found->len, ==, 3);
  g_assert_cmpuint (ada->games->len, ==, 3);
  g_assert_cmpuint (ada->wins, ==, 3);
  g_assert_cmpint (ada->points, ==, 110 + 110 + 55);
  g_assert_cmpint (ada->best, ==, 110);
  g_assert_cmpuint (ada->streak, ==, 3);
  g_assert_cmpuint (nora->games->len, ==, 3);
  g_assert_cmpuint (nora->wins, ==, 2);
  g_assert_cmpuint (nora->streak, ==, 2);
  g_assert_cmpint (get_rival (ada, "Nora", FALSE)->ours, ==, 1);
  g_assert_cmpint (get_rival (ada, "Nora", FALSE)->theirs, ==, 0);
  g_assert_cmpint (get_rival (nora, "Ada", TRUE)->ours, ==, 1);
  g_assert_cmpint (get_rival (nora, "Ada", FALSE)->theirs, ==, 1);
  /* Ada had 110 and 55 points in the games with Nora, who had 0 and 55; the third of Ada’s games was with Nora N. */
  assert_together (get_rival (ada, "Nora", FALSE), 2, 165, 83);
  assert_together (get_rival (ada, "Nora N.", FALSE), 1, 110, 110);
  assert_together (get_rival (nora, "Ada", FALSE), 2, 55, 28);
  assert_together (get_rival (nora, "Ada", TRUE), 1, 110, 110);
  g_assert_cmpuint (g_array_index (get_rival (ada, "Nora", FALSE)->games, guint, 1), ==, 2);
  g_assert_cmpstr (((SalonRival *) ada->rivals->pdata[0])->name, ==, "Nora");
  g_assert_null (salon_statistics_get (found, "Hugo"));
  g_ptr_array_unref (salon_statistics_find (G_LIST_MODEL (list), people, "no such game"));
  model_remove (directory);
}

/* Of two copies that were both ended, the one counts that was over first, in whatever order they are listed: the moves that they
 * share count once. */
static void
test_copies (void)
{
  const char *const won_first[] = { won, copied, nora_wins }, *const tie_first[] = { copied, nora_wins, won };
  g_autoptr (GListStore) one = make_list (won_first, G_N_ELEMENTS (won_first)),
                         other = make_list (tie_first, G_N_ELEMENTS (tie_first)), back = NULL;
  char *directory = model_directory ();
  g_autoptr (SalonPeople) people = salon_people_new (directory);
  g_autoptr (GPtrArray) found = salon_statistics_find (G_LIST_MODEL (one), people, "probe"), again = NULL,
                        listed = NULL;
  const SalonPerson *ada = salon_statistics_get (found, "Ada");

  g_assert_cmpuint (ada->games->len, ==, 1);
  g_assert_cmpint (ada->points, ==, 110);
  g_assert_cmpuint (salon_statistics_get (found, "Nora")->games->len, ==, 2);
  g_assert_null (salon_statistics_get (found, "Hugo"));

  again = salon_statistics_find (G_LIST_MODEL (other), people, NULL);
  ada = salon_statistics_get (again, "Ada");
  g_assert_cmpuint (ada->games->len, ==, 1);
  g_assert_cmpint (ada->points, ==, 55);
  g_assert_cmpuint (salon_statistics_get (again, "Hugo")->games->len, ==, 1);
  g_assert_cmpuint (salon_statistics_get (again, "Nora")->games->len, ==, 1);

  /* The library lists the newest first. */
  back = g_list_store_new (SALON_TYPE_LIBRARY_ENTRY);
  for (guint i = 0; i < G_N_ELEMENTS (tie_first); i++)
    {
      g_autoptr (SalonLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (other), i);

      g_list_store_insert (back, 0, entry);
    }
  listed = salon_statistics_find (G_LIST_MODEL (back), people, NULL);
  g_assert_cmpint (salon_statistics_get (listed, "Ada")->points, ==, 55);
  model_remove (directory);
}

/* Without a date copies are known by how the game began, whatever their titles. */
static void
test_undated_copies (void)
{
  const char *const records[] = { undated, undated_copy, undated_other, won, unfinished };
  g_autoptr (GListStore) list = make_list (records, G_N_ELEMENTS (records));
  g_autoptr (GHashTable) copies = salon_copies_find (G_LIST_MODEL (list));
  char *directory = model_directory ();
  g_autoptr (SalonPeople) people = salon_people_new (directory);
  g_autoptr (GPtrArray) found = salon_statistics_find (G_LIST_MODEL (list), people, NULL);
  g_autoptr (SalonLibraryEntry) copy = g_list_model_get_item (G_LIST_MODEL (list), 1);

  g_assert_cmpuint (g_hash_table_size (copies), ==, 1);
  g_assert_true (g_hash_table_contains (copies, copy));
  g_assert_cmpuint (salon_statistics_get (found, "Ada")->games->len, ==, 3);
  g_assert_null (salon_statistics_get (found, "Hugo"));
  model_remove (directory);
}

static void
test_names (void)
{
  const char *const records[] = { won, won_again, tie };
  g_autoptr (GListStore) list = make_list (records, G_N_ELEMENTS (records));
  char *directory = model_directory ();
  SalonPeople *people = salon_people_new (directory);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  GPtrArray *found;

  g_assert_true (salon_people_merge (people, "Nora N.", "Nora", &error));
  found = salon_statistics_find (G_LIST_MODEL (list), people, NULL);
  g_assert_cmpuint (salon_statistics_get (found, "Nora")->games->len, ==, 3);
  g_assert_cmpint (get_rival (salon_statistics_get (found, "Ada"), "Nora", FALSE)->ours, ==, 2);
  g_ptr_array_unref (found);

  /* It is kept, and a name leads to its end in one step however names were merged. */
  g_assert_true (salon_people_merge (people, "Nora", "Eleonora", &error));
  salon_people_free (people);
  people = salon_people_new (directory);
  g_assert_cmpstr (salon_people_resolve (people, "Nora N."), ==, "Eleonora");
  g_assert_true (salon_people_merge (people, "Eleonora", "Nora", &error));
  g_assert_cmpstr (salon_people_resolve (people, "Eleonora"), ==, "Eleonora");
  g_assert_true (salon_people_is_merged (people, "Eleonora"));
  g_assert_true (salon_people_part (people, "Eleonora", &error));
  g_assert_cmpstr (salon_people_resolve (people, "Nora N."), ==, "Nora N.");

  /* Forgotten: with the names that were merged, for good, and the file does not tell the name. */
  g_assert_true (salon_people_merge (people, "Nora N.", "Nora", &error));
  g_assert_true (salon_people_forget (people, "Nora", &error));
  salon_people_free (people);
  people = salon_people_new (directory);
  g_assert_null (salon_people_resolve (people, "Nora"));
  g_assert_null (salon_people_resolve (people, "Nora N."));
  text = model_read (directory, "people");
  g_assert_null (strstr (text, "Nora"));
  found = salon_statistics_find (G_LIST_MODEL (list), people, NULL);
  g_assert_cmpuint (found->len, ==, 1);
  g_assert_cmpuint (((SalonPerson *) found->pdata[0])->rivals->len, ==, 0);
  g_ptr_array_unref (found);
  salon_people_free (people);
  model_remove (directory);
}

/* Two that have read the list at the same time: neither takes back what the other said. */
static void
test_names_twice (void)
{
  char *directory = model_directory ();
  g_autoptr (SalonPeople) one = salon_people_new (directory), other = salon_people_new (directory), now = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (salon_people_forget (one, "Ada", &error));
  g_assert_true (salon_people_merge (other, "Nora N.", "Nora", &error));
  g_assert_true (salon_people_part (one, "Eleonora", &error));
  g_assert_null (salon_people_resolve (other, "Ada"));
  now = salon_people_new (directory);
  g_assert_null (salon_people_resolve (now, "Ada"));
  g_assert_cmpstr (salon_people_resolve (now, "Nora N."), ==, "Nora");
  model_remove (directory);
}

/* What is not understood stays as it is, and whoever would add to it is told so. */
static void
test_names_foreign (void)
{
  static const char *const files[] = { "salon-people 2\nforgotten Ada\n", "noise\n" };
  char *directory = model_directory ();
  g_autofree char *path = g_build_filename (directory, "people", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (SalonPeople) people = NULL;
      g_autoptr (GError) merging = NULL, parting = NULL, forgetting = NULL;
      g_autofree char *text = NULL;

      people = salon_people_new (directory);
      g_assert_true (salon_people_forget (people, "Hugo", NULL));
      g_assert_true (g_file_set_contents (path, files[i], -1, NULL));
      g_assert_false (salon_people_merge (people, "Ada", "Nora", &merging));
      g_assert_error (merging, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
      g_assert_false (salon_people_part (people, "Ada", &parting));
      g_assert_nonnull (parting);
      g_assert_false (salon_people_forget (people, "Ada", &forgetting));
      g_assert_nonnull (forgetting);
      g_assert_cmpstr (salon_people_resolve (people, "Ada"), ==, "Ada");
      g_assert_null (salon_people_resolve (people, "Hugo"));
      text = model_read (directory, "people");
      g_assert_cmpstr (text, ==, files[i]);
      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  model_remove (directory);
}

/* Whatever stands in the file, every name resolves, and what is no line of it says nothing. */
static void
test_names_damaged (void)
{
  static const char *const files[] = {
    "",
    "salon-people 2\nsame A = B\n",
    "salon-people 1\nsame A = A\nsame = \nsame A\nforgotten x\nsame %00 = B\nsame A = %0A\n\xff\xfe\n",
    "salon-people 1\nsame A = B\nsame B = A\n",
  };
  char *directory = model_directory ();
  g_autofree char *path = g_build_filename (directory, "people", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (SalonPeople) people = NULL;

      g_assert_true (g_file_set_contents (path, files[i], -1, NULL));
      people = salon_people_new (directory);
      g_assert_cmpstr (salon_people_resolve (people, "Ada"), ==, "Ada");
      g_assert_cmpstr (salon_people_resolve (people, "B"), !=, NULL);
    }
  model_remove (directory);
}

/* A directory in which nothing can be written: it is said, and nothing has changed. */
static void
test_names_unkept (void)
{
  char *directory = model_directory ();
  g_autofree char *path = g_build_filename (directory, "people", NULL);
  g_autoptr (SalonPeople) people = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  people = salon_people_new (directory);
  g_assert_false (salon_people_merge (people, "Ada", "Nora", &error));
  g_assert_nonnull (error);
  g_assert_cmpstr (salon_people_resolve (people, "Ada"), ==, "Ada");
  model_remove (directory);
}

/* Says 81 of the first game, and nothing of the others. */
static void
judge_cb (GArray *games, int *accuracy, gpointer data)
{
  accuracy[0] = 81;
  *(guint *) data += games->len;
}

/* Who played with whom, by the names that count: whoever is forgotten stands in no table, and whoever is merged under one name. */
static void
test_csv_rivals (void)
{
  const char *const records[] = { won, won_again, nora_wins, tie };
  g_autoptr (GListStore) list = make_list (records, G_N_ELEMENTS (records));
  char *directory = model_directory ();
  g_autoptr (SalonPeople) people = salon_people_new (directory);
  g_autoptr (GPtrArray) found = NULL;
  g_autofree char *text = NULL;
  guint judged = 0;

  g_assert_true (salon_people_merge (people, "Nora N.", "Nora", NULL));
  found = salon_statistics_find (G_LIST_MODEL (list), people, NULL);
  text = salon_statistics_to_csv (found, judge_cb, &judged);
  g_assert_cmpuint (judged, ==, 3 + 4);
  g_assert_nonnull (strstr (text, "\r\nAda,2026-01-02T10:00:00Z,probe,parker-1964,,110,1,2,81,Nora\r\n"));
  g_assert_nonnull (strstr (text, "\r\nAda,2026-01-03T10:00:00Z,probe,parker-1964,,110,1,2,,Nora\r\n"));
  g_assert_nonnull (strstr (text, "\r\nNora,2026-01-04T10:00:00Z,probe,parker-1964,,110,1,2,,Ada (computer)\r\n"));
  g_free (g_steal_pointer (&text));
  g_clear_pointer (&found, g_ptr_array_unref);

  g_assert_true (salon_people_forget (people, "Nora", NULL));
  found = salon_statistics_find (G_LIST_MODEL (list), people, NULL);
  text = salon_statistics_to_csv (found, NULL, NULL);
  g_assert_null (strstr (text, "Nora"));
  g_assert_nonnull (strstr (text, "\r\nAda,2026-01-02T10:00:00Z,probe,parker-1964,,110,1,2,,\r\n"));
  model_remove (directory);
}

static void
test_csv (void)
{
  const char *const records[] = { HEAD "date 2026-01-02T10:00:00Z\ntitle =1+1, \"x\"\nseat 1 human Ada\nseat 2 "
                                       "computer-hard Hugo\n" WORDS MOVES };
  g_autoptr (GListStore) list = make_list (records, 1);
  char *directory = model_directory ();
  g_autoptr (SalonPeople) people = salon_people_new (directory);
  g_autoptr (GPtrArray) found = salon_statistics_find (G_LIST_MODEL (list), people, NULL);
  g_autofree char *text = salon_statistics_to_csv (found, NULL, NULL);

  g_assert_cmpstr (text, ==,
                   "player,date,game,edition,title,points,won,players,accuracy,rivals\r\n"
                   "Ada,2026-01-02T10:00:00Z,probe,parker-1964,\"'=1+1, \"\"x\"\"\",110,1,2,,Hugo (computer)\r\n");
  model_remove (directory);
}

/* Games of Probe */

static const ProbeStatisticsFigures *
wait_for_figures (ProbeStatistics *statistics)
{
  await (probe_statistics_get (statistics)->read == probe_statistics_get (statistics)->games);
  return probe_statistics_get (statistics);
}

static void
assert_figures (const ProbeStatisticsFigures *figures)
{
  const ProbeStatisticsWord *word = &g_array_index (figures->words, ProbeStatisticsWord, 0);

  g_assert_cmpuint (figures->played->len, ==, 3);
  g_assert_cmpuint (figures->questions, ==, 3);
  g_assert_cmpuint (figures->hits, ==, 3);
  g_assert_cmpuint (figures->asked['I' - 'A'], ==, 3);
  g_assert_cmpuint (figures->hit['I' - 'A'], ==, 3);
  g_assert_cmpuint (figures->words->len, ==, 1);
  g_assert_cmpstr (word->word, ==, "A");
  g_assert_cmpuint (word->laid, ==, 3);
  g_assert_cmpint (word->kept, ==, 1);
  g_assert_cmpint (word->fell, ==, 1); /* in the game that was a tie */
  g_assert_cmpint (g_array_index (figures->played, ProbeStatisticsGame, 0).accuracy, ==, 100);
  g_assert_cmpint (g_array_index (figures->played, ProbeStatisticsGame, 2).accuracy, ==, -1); /* a hint */
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (g_array_index (figures->played, ProbeStatisticsGame, i).place, ==, i);
}

/* The mean over all games, over chosen ones, and over those that have none. */
static void
test_means (void)
{
  static const ProbeStatisticsGame games[] = {
    { .place = 0, .accuracy = 80 },
    { .place = 2, .accuracy = -1 },
    { .place = 3, .accuracy = 61 },
    { .place = 7, .accuracy = 100 },
  };
  static const guint first[] = { 0, 1, 2, 3 }, helped[] = { 2, 4 }, last[] = { 7 };
  const struct {
    const guint *places;
    guint n;
    int mean;
  } cases[] = { { first, 4, 71 }, { helped, 2, -1 }, { last, 1, 100 }, { NULL, 0, -1 } };
  g_autoptr (GArray) played = g_array_new (FALSE, FALSE, sizeof (ProbeStatisticsGame));

  g_array_append_vals (played, games, G_N_ELEMENTS (games));
  g_assert_cmpint (probe_statistics_mean (played, NULL), ==, 80);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));

      g_array_append_vals (places, cases[i].places, cases[i].n);
      g_assert_cmpint (probe_statistics_mean (played, places), ==, cases[i].mean);
    }
}

/* What the reviews that are ready say of the three games; the last one had a hint, and never has an accuracy. */
static void
assert_judged (const char *directory, GArray *games, int first, int second)
{
  int accuracy[] = { -1, -1, -1 };

  probe_statistics_judge (directory, games, accuracy);
  g_assert_cmpint (accuracy[0], ==, first);
  g_assert_cmpint (accuracy[1], ==, second);
  g_assert_cmpint (accuracy[2], ==, -1);
}

static void
test_probe (void)
{
  static const char *const lies[] = {
    "salon-review 2\n101 1 1\n5 5 5\nturns\n",
    "salon-review 2\n100 1 1\n5 5 5\n",
    "salon-review 2\n100 1 1\n5 5 5\nturns 1 2 3 4 5 6\n",
    "salon-review 2\n100 1 1\n5 5 5\nturns 3 3\n",
    "salon-review 2\n100 1 1\n5 5 5\nturns 0\n",
    "salon-review 2\n100 1 1\n5 5 5\nturns 9999999999\n",
  };
  const char *const records[] = { won, tie, hinted };
  g_autoptr (GListStore) list = make_list (records, G_N_ELEMENTS (records));
  char *directory = model_directory ();
  g_autofree char *cache = g_build_filename (directory, "reviews", NULL), *path = NULL;
  g_autoptr (SalonPeople) people = salon_people_new (directory);
  g_autoptr (GPtrArray) found = salon_statistics_find (G_LIST_MODEL (list), people, "probe");
  const SalonPerson *ada = salon_statistics_get (found, "Ada");
  g_autoptr (GBytes) record = g_bytes_new_static (won, strlen (won));
  ProbeReviewFigures figures;
  const guint watchdog = model_watchdog ();

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/game-%u.salon", directory, i);

      g_assert_true (g_file_set_contents (name, records[i], -1, NULL));
    }
  probe_review_cache_use (cache);
  for (int round = 0; round < 2; round++)
    {
      g_autoptr (ProbeStatistics) statistics = probe_statistics_new (directory, ada->games);

      assert_figures (wait_for_figures (statistics));
    }
  assert_judged (directory, ada->games, 100, 100);
  g_assert_true (probe_review_cache_find (record, &figures));
  g_assert_cmpuint (figures.seats, ==, 2);
  g_assert_cmpuint (figures.accuracy[0], ==, 100);
  g_assert_cmpint (figures.play[0] + figures.luck[0], ==, 110);
  /* The questions are the first, the third and the fifth move; the game turned at each of them, as test_review() says. */
  g_assert_cmpuint (figures.n_turns, ==, 3);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (figures.turns[i], ==, 2 * i + 1);

  /* What is wrong in the cache counts as nothing: an accuracy above 100, no turning points, too many of them, and others that do
   * not follow each other. */
  for (gsize i = 0; i < G_N_ELEMENTS (lies); i++)
    {
      g_autoptr (GDir) files = g_dir_open (cache, 0, NULL);

      for (const char *name; (name = g_dir_read_name (files)) != NULL;)
        {
          g_free (path);
          path = g_build_filename (cache, name, NULL);
          g_assert_true (g_file_set_contents (path, lies[i], -1, NULL));
        }
      g_assert_false (probe_review_cache_find (record, &figures));
    }
  assert_judged (directory, ada->games, -1, -1);
  {
    g_autoptr (ProbeStatistics) statistics = probe_statistics_new (directory, ada->games);

    assert_figures (wait_for_figures (statistics));
  }
  g_assert_true (probe_review_cache_find (record, &figures));

  /* Whoever is dropped at once hears nothing more. */
  g_object_unref (probe_statistics_new (directory, ada->games));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  probe_review_cache_use (NULL);
  g_source_remove (watchdog);
  model_remove (directory);
}

/* Words that were named: by Ada, once wrong and once right, and by nobody else. */
static void
test_named (void)
{
  const char *const records[] = { named };
  g_autoptr (GListStore) list = make_list (records, G_N_ELEMENTS (records));
  char *directory = model_directory ();
  g_autofree char *name = g_build_filename (directory, "game-0.salon", NULL);
  g_autoptr (SalonPeople) people = salon_people_new (directory);
  g_autoptr (GPtrArray) found = salon_statistics_find (G_LIST_MODEL (list), people, "probe");
  g_autoptr (ProbeStatistics) ada = NULL, nora = NULL;
  const guint watchdog = model_watchdog ();

  g_assert_true (g_file_set_contents (name, named, -1, NULL));
  ada = probe_statistics_new (directory, salon_statistics_get (found, "Ada")->games);
  nora = probe_statistics_new (directory, salon_statistics_get (found, "Nora")->games);
  g_assert_cmpuint (wait_for_figures (ada)->names, ==, 2);
  g_assert_cmpuint (wait_for_figures (ada)->names_right, ==, 1);
  g_assert_cmpuint (wait_for_figures (nora)->names, ==, 0);
  g_source_remove (watchdog);
  model_remove (directory);
}

/* Reviews */

static ProbeReviewJob *
make_job (const char *text, GError **error)
{
  g_autoptr (GBytes) record = g_bytes_new (text, strlen (text));

  return probe_review_job_new (record, error);
}

static void
test_refused (void)
{
  static const char unlaid[] = HEAD "seat 1 human Ada\nseat 2 human Nora\n";
  static const char *const records[] = { "", "nonsense", unfinished, "salon-record 1\ngame cubes\n", unlaid };

  for (gsize i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (make_job (records[i], &error));
      g_assert_nonnull (error);
      g_assert_cmpuint (strlen (error->message), >, 0);
    }
}

static void
wait_for_job (ProbeReviewJob *job)
{
  await (probe_review_job_get_state (job) != PROBE_REVIEW_JOB_WORKS);
}

static void
test_review (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ProbeReviewJob) job = make_job (won, &error);
  const guint watchdog = model_watchdog ();
  ProbeReviewMoment moments[PROBE_REVIEW_MOMENTS];
  guint turns[PROBE_REVIEW_TURNS];
  g_autofree char *row = NULL, *why = NULL, *sum = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (probe_review_job_get_game (job)->asks->len, ==, 3);
  g_assert_null (probe_review_job_get_review (job));

  /* Stopped at once, whatever the thread does then; and begun again. */
  probe_review_job_start (job);
  probe_review_job_stop (job);
  g_assert_cmpint (probe_review_job_get_state (job), ==, PROBE_REVIEW_JOB_WAITS);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  probe_review_job_start (job);
  wait_for_job (job);
  g_assert_cmpint (probe_review_job_get_state (job), ==, PROBE_REVIEW_JOB_DONE);
  g_assert_cmpuint (probe_review_job_get_judged (job), ==, 3);

  g_assert_cmpint (probe_review_game_get_ask (probe_review_job_get_game (job), 0)->points, ==, 55);
  g_assert_cmpint (probe_review_mark (probe_review_job_get_verdict (job, 0)), ==, PROBE_REVIEW_BEST);
  g_assert_cmpint (probe_review_mark (probe_review_job_get_verdict (job, 1)), ==, PROBE_REVIEW_COSTLY);
  g_assert_cmpuint (probe_review_find_turns (job, turns), ==, 3);
  row = probe_review_text_row (job, 1, TRUE);
  g_assert_true (g_str_has_prefix (row, "2, "));
  g_assert_nonnull (strstr (row, "costly, turning point"));
  why = probe_review_text_why (job, 1);
  g_assert_nonnull (strstr (why, "impossible"));
  g_assert_cmpuint (probe_review_find_best (job, 0, moments), ==, 1);
  g_assert_cmpuint (moments[0].ask, ==, 0);
  g_assert_cmpuint (probe_review_find_costly (job, 0, moments), ==, 0);
  g_assert_cmpuint (probe_review_find_costly (job, 1, moments), ==, 2);
  sum = probe_review_text_sum (&probe_review_job_get_review (job)->seat[0]);
  g_assert_true (g_str_has_suffix (sum, "= 110"));
  g_source_remove (watchdog);
}

static void
test_chances (void)
{
  static const struct {
    double chance;
    const char *text;
  } said[] = {
    { 0, "impossible" },  { .0001, "1 in 1000" }, { .04, "1 in 25" }, { .083, "1 in 12" },
    { .0951, "1 in 10" }, { .3, "3 in 10" },      { .96, "9 in 10" }, { 1, "certain" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (said); i++)
    {
      g_autofree char *text = probe_review_text_chance (said[i].chance);

      g_assert_cmpstr (text, ==, said[i].text);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/statistics/people", test_people);
  g_test_add_func ("/statistics/copies", test_copies);
  g_test_add_func ("/statistics/undated-copies", test_undated_copies);
  g_test_add_func ("/statistics/names", test_names);
  g_test_add_func ("/statistics/names-damaged", test_names_damaged);
  g_test_add_func ("/statistics/names-twice", test_names_twice);
  g_test_add_func ("/statistics/names-foreign", test_names_foreign);
  g_test_add_func ("/statistics/names-unkept", test_names_unkept);
  g_test_add_func ("/statistics/csv", test_csv);
  g_test_add_func ("/statistics/csv-rivals", test_csv_rivals);
  g_test_add_func ("/statistics/twice-at-a-table", test_twice_at_a_table);
  g_test_add_func ("/statistics/means", test_means);
  g_test_add_func ("/statistics/probe", test_probe);
  g_test_add_func ("/statistics/named", test_named);
  g_test_add_func ("/review/refused", test_refused);
  g_test_add_func ("/review/done", test_review);
  g_test_add_func ("/review/chances", test_chances);

  return g_test_run ();
}
