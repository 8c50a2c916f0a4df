/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentence with which a screen reader tells a row or a card of the library, word for word. */

#include "app/salon-library-text.h"

#include <string.h>

#include "model/probe/probe-game.h"

typedef struct {
  const char *name;
  int points;
  gboolean won;
} Player;

static void
set (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* A game of Probe with these players, up to the first without a name. @date: as in its record */
static SalonSummary *
make_summary (const char *title, const char *date, SalonGameStage stage, const Player *players)
{
  SalonSummary *summary = salon_summary_new (probe_game_kind.name);

  set (&summary->title, title);
  set (&summary->date, date);
  set (&summary->edition, "parker-1964");
  summary->stage = stage;
  summary->has_points = stage != SALON_GAME_SETTING_UP;
  for (guint i = 0; players[i].name != NULL; i++)
    {
      summary->seat[i].name = g_strdup (players[i].name);
      summary->seat[i].points = players[i].points;
      summary->seat[i].won = players[i].won;
      summary->n_seats = i + 1;
    }
  return summary;
}

static void
assert_said (SalonSummary *summary, SalonLibrarySigns signs, const char *expected)
{
  const SalonLibraryMark mark = { 0 };
  SalonLook look;
  g_autoptr (SalonLibraryEntry) entry = NULL;
  g_autofree char *said = NULL;

  salon_look_init (&look);
  entry = salon_library_entry_new ("game.salon", &mark, summary, &look);
  said = salon_library_say_all (entry, signs);
  g_assert_cmpstr (said, ==, expected);
}

#define SUNDAY "2020-11-22T12:00:00Z"

static const Player four[] = {
  { "Marie", -15, FALSE }, { "Nora", 185, FALSE }, { "Ada", 280, TRUE }, { "Hugo", 145, FALSE }, { NULL },
};
static const Player two[] = { { "Ada", 55, TRUE }, { "Nora", 55, TRUE }, { NULL } };

/* Who has won comes first, then the others by their points. */
static void
test_finished (void)
{
  assert_said (
    make_summary ("", SUNDAY, SALON_GAME_FINISHED, four), 0,
    "Sunday, four players. Probe, Parker 1964, 22 November 2020. Ada won with 280; Nora 185; Hugo 145; Marie −15.");
  assert_said (
    make_summary ("", SUNDAY, SALON_GAME_FINISHED, four), SALON_LIBRARY_REVIEWED | SALON_LIBRARY_CHOSEN,
    "Sunday, four players. Probe, Parker 1964, 22 November 2020. Ada won with 280; Nora 185; Hugo 145; Marie −15. "
    "Reviewed. Chosen.");
  assert_said (
    make_summary ("Rain all afternoon", SUNDAY, SALON_GAME_FINISHED, two), SALON_LIBRARY_COPY,
    "Rain all afternoon. Probe, Parker 1964, 22 November 2020. Ada won with 55; Nora won with 55. It is a copy of "
    "another game: the one that was over first counts in statistics.");
}

/* What has no place in statistics says why. */
static void
test_uncounted (void)
{
  static const char before[] =
    "Sunday, two players. Probe, Parker 1964, 22 November 2020. Ada won with 55; Nora won with 55. ";
  static const struct {
    gboolean hinted, taken_back, gone_on, idle;
    const char *why;
  } cases[] = {
    { TRUE, FALSE, FALSE, FALSE, "Played with hints: it does not count in accuracy." },
    { FALSE, TRUE, FALSE, FALSE, "Played with moves taken back: it does not count in accuracy." },
    { FALSE, FALSE, TRUE, FALSE, "It goes on from a finished game: it does not count in statistics." },
    { FALSE, FALSE, FALSE, TRUE, "Nobody played in it: it does not count in statistics." },
    { TRUE, TRUE, TRUE, TRUE, "It goes on from a finished game: it does not count in statistics." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SalonSummary *summary = make_summary ("", SUNDAY, SALON_GAME_FINISHED, two);
      g_autofree char *expected = g_strconcat (before, cases[i].why, NULL);

      summary->hinted = cases[i].hinted;
      summary->taken_back = cases[i].taken_back;
      summary->gone_on = cases[i].gone_on;
      summary->idle = cases[i].idle;
      assert_said (summary, 0, expected);
    }
}

static gboolean
is_day (GDateTime *date)
{
  g_autoptr (GDateTime) soon = g_date_time_new_now_local ();
  g_autoptr (GDateTime) later = g_date_time_add_minutes (soon, 1);

  return g_date_time_get_day_of_year (date) == g_date_time_get_day_of_year (later);
}

/* Nobody has won yet, so everybody is told in the order of the seats; the day is near. */
static void
test_unfinished (void)
{
  static const Player players[] = { { "Nora", 5, FALSE }, { "Hugo", -50, FALSE }, { "Léa", 90, FALSE }, { NULL } };
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  for (int days = 0; days < 2; days++)
    {
      g_autoptr (GDateTime) then = g_date_time_add_days (now, -days), utc = g_date_time_to_utc (then);
      g_autofree char *date = g_date_time_format (utc, "%Y-%m-%dT%H:%M:%SZ");
      g_autofree char *expected =
        g_strdup_printf ("Un dimanche. Probe, Parker 1964, %s. It is not over. Nora 5; Hugo −50; Léa 90.",
                         days == 0 ? "today" : "yesterday");

      /* At midnight the days would have other names. */
      if (!is_day (now))
        return;
      assert_said (make_summary ("Un dimanche", date, SALON_GAME_PLAYING, players), 0, expected);
    }
  assert_said (make_summary ("", SUNDAY, SALON_GAME_SETTING_UP, players), 0,
               "Sunday, three players. Probe, Parker 1964, 22 November 2020. It is not over. Nora; Hugo; Léa.");
}

/* A file that cannot be read: its name, its fault, and what can be done. */
static void
test_damaged (void)
{
  const SalonLibraryMark mark = { 0 };
  g_autoptr (SalonLibraryEntry) rest =
    salon_library_entry_new_damaged ("partie-14.salon", &mark, probe_game_kind.name, "line 212: unknown move");
  g_autoptr (SalonLibraryEntry) nothing =
    salon_library_entry_new_damaged ("notes.salon", &mark, NULL, "This is not a saved game.");
  g_autofree char *said = salon_library_say_all (rest, 0), *other = salon_library_say_all (nothing, 0);

  g_assert_cmpstr (said, ==,
                   "partie-14.salon. Line 212: unknown move. Up to there it can be replayed; the file stays as it is.");
  g_assert_cmpstr (other, ==, "notes.salon. This is not a saved game. The file stays as it is.");
}

int
main (int argc, char **argv)
{
  /* A day is the same everywhere. */
  g_setenv ("TZ", "UTC", TRUE);
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/library-text/finished", test_finished);
  g_test_add_func ("/library-text/uncounted", test_uncounted);
  g_test_add_func ("/library-text/unfinished", test_unfinished);
  g_test_add_func ("/library-text/damaged", test_damaged);

  return g_test_run ();
}
