/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person’s games say together: streaks, editions, words, and which games have no accuracy or count nowhere. The games
 * are so small that anybody can count. */

#include <string.h>

#include "await.h"
#include "model-scratch.h"
#include "model/probe/probe-game.h"
#include "model/probe/probe-lesson-script.h"
#include "model/probe/probe-review-cache.h"
#include "model/probe/probe-statistics.h"

/* A game of Ada and Nora. */
typedef struct {
  const char *edition, *date, *word, *other; /* Ada’s word, and Nora’s */
  int first;
  const char *moves;
} Game;

/* Ada finds four cards in an edition that has no shorter words. */
#define NOON_FALLS \
  "1 ask 2 N\n2 show 1\n1 ask 2 N\n2 show 4\n1 ask 2 O\n2 show 2\n1 ask 2 O\n2 show 3\n2 ask 1 B\n1 no\n2 ask 1 C\n1 no\n"
/* Ada finds the I, and Nora asks in vain until the game is over; or the other way round. */
#define ADA_WINS  "1 ask 2 I\n2 show 1\n2 ask 1 B\n1 no\n2 ask 1 C\n1 no\n"
#define NORA_WINS "2 ask 1 A\n1 show 1\n1 ask 2 B\n2 no\n1 ask 2 C\n2 no\n"
#define TREE_FALLS \
  "2 ask 1 T\n1 show 1\n2 ask 1 E\n1 show 3\n2 ask 1 R\n1 show 2\n2 ask 1 E\n1 show 4\n1 ask 2 B\n2 no\n1 ask 2 C\n2 no\n"

static char *
write_game (const Game *game)
{
  return g_strdup_printf (
    "salon-record 1\ngame probe\nedition %s\nwords en\noption activity-cards off\noption trays 1\n"
    "date 2026-%sT10:00:00Z\nseat 1 human Ada\nseat 2 human Nora\nfirst %d\nword 1 %s\nword 2 %s\n"
    "begin\n%s",
    game->edition, game->date, game->first, game->word, game->other, game->moves);
}

/* A library with these records, whose files are in @directory. */
static GListStore *
make_library (char *const *records, guint n, const char *directory)
{
  GListStore *list = g_list_store_new (SALON_TYPE_LIBRARY_ENTRY);
  const SalonLibraryMark mark = { 0 };
  SalonLook look;

  salon_look_init (&look);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("game-%u.salon", i), *path = g_build_filename (directory, name, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (SalonLibraryEntry) entry = NULL;
      SalonSummary *summary = probe_game_kind.summarise (records[i], strlen (records[i]), &error);

      g_assert_no_error (error);
      g_assert_true (g_file_set_contents (path, records[i], -1, NULL));
      entry = salon_library_entry_new (name, &mark, summary, &look);
      g_list_store_append (list, entry);
    }
  return list;
}

/* Streaks: the one that goes on, and the longest, which may be over. A game of another table does not end one of Probe. */
static void
test_streaks (void)
{
  static const struct {
    const char *won; /* of each day: + or − */
    guint streak, longest;
  } cases[] = { { "+++-+-++", 2, 3 }, { "+", 1, 1 }, { "-", 0, 0 }, { "++-", 0, 2 }, { "-++++", 4, 4 } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const guint n = (guint) strlen (cases[i].won);
      char *directory = model_directory (), **records = g_new0 (char *, n + 1);
      g_autoptr (SalonPeople) people = salon_people_new (directory);
      g_autoptr (GListStore) list = NULL;
      g_autoptr (GPtrArray) found = NULL;
      const SalonPerson *ada;

      /* The library lists the newest first. */
      for (guint day = 0; day < n; day++)
        {
          g_autofree char *date = g_strdup_printf ("03-%02u", day + 1);
          const gboolean won = cases[i].won[day] == '+';
          const Game game = { "parker-1964", date, "A", "I", won ? 1 : 2, won ? ADA_WINS : NORA_WINS };

          records[n - 1 - day] = write_game (&game);
        }
      list = make_library (records, n, directory);
      found = salon_statistics_find (G_LIST_MODEL (list), people, "probe");
      ada = salon_statistics_get (found, "Ada");
      g_assert_cmpuint (ada->games->len, ==, n);
      g_assert_cmpuint (ada->streak, ==, cases[i].streak);
      g_assert_cmpuint (ada->longest, ==, cases[i].longest);
      g_strfreev (records);
      model_remove (directory);
    }
}

static const ProbeStatisticsWord *
get_word (const ProbeStatisticsFigures *figures, const char *word)
{
  for (guint i = 0; i < figures->words->len; i++)
    if (strcmp (g_array_index (figures->words, ProbeStatisticsWord, i).word, word) == 0)
      return &g_array_index (figures->words, ProbeStatisticsWord, i);

  return NULL;
}

static void
assert_word (const ProbeStatisticsFigures *figures, const char *word, guint laid, int kept, int fell)
{
  const ProbeStatisticsWord *found = get_word (figures, word);

  g_assert_nonnull (found);
  g_assert_cmpuint (found->laid, ==, laid);
  g_assert_cmpint (found->kept, ==, kept);
  g_assert_cmpint (found->fell, ==, fell);
}

/* Three editions and four words: the one laid most often comes first; one kept all its cards, one fell. What was taken back or
 * hinted at has no accuracy, and the words of these games count even so. */
static void
test_words_and_editions (void)
{
  static const Game games[] = {
    { "parker-1964", "03-01", "A", "I", 1, ADA_WINS },
    { "parker-1982", "03-02", "KAYAK", "NOON", 1, NOON_FALLS },
    { "miro-1967", "03-03", "TREE", "I", 2, TREE_FALLS },
    { "parker-1964", "03-04", "A", "I", 2, NORA_WINS },
    { "parker-1964", "03-05", "A", "I", 1, "# taken back 1\n" ADA_WINS },
    { "parker-1982", "03-06", "JAZZ", "NOON", 1, "# hint 1\n" NOON_FALLS },
  };
  static const guint editions[] = { PROBE_PARKER_1964, PROBE_PARKER_1982, PROBE_MIRO_1967,
                                    PROBE_PARKER_1964, PROBE_PARKER_1964, PROBE_PARKER_1982 };
  const guint watchdog = model_watchdog (), n = G_N_ELEMENTS (games);
  char *directory = model_directory (), *records[G_N_ELEMENTS (games) + 1] = { NULL };
  g_autofree char *cache = g_build_filename (directory, "reviews", NULL);
  g_autoptr (SalonPeople) people = salon_people_new (directory);
  g_autoptr (GListStore) list = NULL;
  g_autoptr (GPtrArray) found = NULL;
  g_autoptr (ProbeStatistics) statistics = NULL;
  const ProbeStatisticsFigures *figures;

  probe_review_cache_use (cache);
  for (guint i = 0; i < n; i++)
    records[i] = write_game (&games[i]);
  list = make_library (records, n, directory);
  found = salon_statistics_find (G_LIST_MODEL (list), people, "probe");
  statistics = probe_statistics_new (directory, salon_statistics_get (found, "Ada")->games);
  await (probe_statistics_get (statistics)->read == n);
  figures = probe_statistics_get (statistics);

  g_assert_cmpuint (figures->played->len, ==, n);
  for (guint i = 0; i < n; i++)
    {
      const ProbeStatisticsGame *game = &g_array_index (figures->played, ProbeStatisticsGame, i);

      g_assert_cmpuint (game->edition, ==, editions[i]);
      g_assert_true (game->won == (games[i].first == 1));
      /* The last two had help. */
      if (i >= 4)
        g_assert_cmpint (game->accuracy, ==, -1);
      else
        g_assert_cmpint (game->accuracy, >=, 0);
    }
  g_assert_cmpuint (figures->words->len, ==, 4);
  g_assert_cmpstr (g_array_index (figures->words, ProbeStatisticsWord, 0).word, ==, "A");
  assert_word (figures, "A", 3, 1, 1);
  assert_word (figures, "KAYAK", 1, 5, 0);
  assert_word (figures, "TREE", 1, 0, 4);
  assert_word (figures, "JAZZ", 1, 4, 0);

  probe_review_cache_use (NULL);
  for (guint i = 0; i < n; i++)
    g_free (records[i]);
  g_source_remove (watchdog);
  model_remove (directory);
}

/* A guided first game counts nowhere, in either language; a game that is like one but for its title does. */
static void
test_lessons (void)
{
  static const char *const moves = "begin\n1 draw normal\n1 ask 2 Q\n2 no\n2 draw normal\n2 ask 1 A\n1 show 1\n1 draw "
                                   "normal\n1 ask 2 X\n2 no\n2 draw normal\n1 draw normal\n1 ask 2 Z\n2 no\n";
  char *directory = model_directory (), *records[3] = { NULL };
  g_autoptr (SalonPeople) people = salon_people_new (directory);
  g_autoptr (GListStore) list = NULL;
  g_autoptr (GPtrArray) found = NULL;
  g_autofree char *table = NULL;
  const SalonPerson *ada;

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autofree char *date = g_strdup_printf ("2026-03-0%uT10:00:00Z", i + 1),
                      *head = probe_lesson_make_record (&probe_lesson_scripts[i % 2], "Ada", date);
      g_autoptr (GString) record = g_string_new (head);

      g_string_replace (record, "word 2 ", "word 1 A\nword 2 ", 1);
      if (i == 2)
        g_string_replace (record, "Learn in three minutes", "Learn in four minutes", 1);
      g_string_append (record, moves);
      records[i] = g_strdup (record->str);
    }
  list = make_library (records, G_N_ELEMENTS (records), directory);
  found = salon_statistics_find (G_LIST_MODEL (list), people, NULL);
  ada = salon_statistics_get (found, "Ada");
  g_assert_cmpuint (ada->games->len, ==, 1);
  table = salon_statistics_to_csv (found, NULL, NULL);
  g_assert_nonnull (strstr (table, ",Learn in four minutes,"));
  g_assert_null (strstr (table, "three minutes"));
  g_assert_null (strstr (table, "trois minutes"));
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    g_free (records[i]);
  model_remove (directory);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/person-figures/streaks", test_streaks);
  g_test_add_func ("/person-figures/words-and-editions", test_words_and_editions);
  g_test_add_func ("/person-figures/lessons", test_lessons);

  return g_test_run ();
}
