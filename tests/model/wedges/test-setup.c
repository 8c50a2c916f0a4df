/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Set-ups, what records can be opened, and what a record says in short. */

#include <string.h>

#include <glib/gstdio.h>

#include "model/wedges/wedges-replay.h"
#include "model/wedges/wedges-summary.h"
#include "wedges-sitting.h"

static void
test_write (void)
{
  WedgesHeader header, read;
  WedgesHabits habits = { TRUE }, read_habits;
  g_autofree char *setup = NULL, *again = NULL;

  wedges_header_init (&header, 3);
  header.setup.cards = 200;
  header.setup.shuffle = 5;
  header.setup.front[0] = header.setup.front[1] = 12;
  header.seconds = 30;
  header.typed = true;
  header.members[0] = 1;
  g_strlcpy (header.member[0], "Ada", sizeof header.member[0]);
  g_strlcpy (header.salon.title, "Sunday", sizeof header.salon.title);
  setup = wedges_setup_write (&header, &habits);
  g_assert_null (strstr (setup, "Sunday"));
  g_assert_null (strstr (setup, "option cards"));
  g_assert_null (strstr (setup, "option front"));
  g_assert_null (strstr (setup, "option shuffle"));
  g_assert_nonnull (strstr (setup, "\nseat 1 human 1\nmember 1 Ada\n"));
  g_assert_true (g_str_has_suffix (setup, "# shuffle boxes\n"));

  g_assert_cmpint (wedges_setup_read (setup, strlen (setup), &read, &read_habits), ==, SALON_SETUP_GOOD);
  g_assert_true (read_habits.shuffle);
  g_assert_cmpint (read.seconds, ==, 30);
  g_assert_true (read.typed);
  g_assert_cmpstr (wedges_header_get_member (&read, 0, 0), ==, "Ada");
  again = wedges_setup_write (&read, &read_habits);
  g_assert_cmpstr (again, ==, setup);
}

static void
test_judge (void)
{
  static const struct {
    const char *setup;
    SalonSetupState state;
  } table[] = {
    { SITTING_HEAD SITTING_TWO, SALON_SETUP_GOOD },
    { SITTING_HEAD "option front 1 7\noption shuffle 3\n" SITTING_TWO "# shuffle\n", SALON_SETUP_GOOD },
    { "salon-record 1\ngame wedges\nedition master-1981\nquestions pub-quiz\n" SITTING_TWO, SALON_SETUP_GOOD },
    { "", SALON_SETUP_DAMAGED },
    { SITTING_HEAD, SALON_SETUP_DAMAGED },
    { SITTING_HEAD SITTING_TWO "begin\n", SALON_SETUP_DAMAGED },
    { SITTING_HEAD "option seconds 5\n" SITTING_TWO, SALON_SETUP_NEWER },
    { SITTING_HEAD "option light candle\n" SITTING_TWO, SALON_SETUP_NEWER },
    { SITTING_HEAD "seat 1 bot Robbie\n", SALON_SETUP_NEWER },
    { "salon-record 1\ngame wedges\nedition giant-2031\nquestions en\n" SITTING_TWO, SALON_SETUP_NEWER },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    g_assert_cmpint (wedges_game_kind.judge (table[i].setup, strlen (table[i].setup)), ==, table[i].state);
}

static void
assert_waits (const char *record, int code)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (WedgesGame) game = wedges_game_new_asleep (record, strlen (record), 1, &error);

  g_assert_null (game);
  g_assert_error (error, SALON_GAME_ERROR, code);
  g_assert_cmpint (error->message[0], !=, '\0');
}

/* A game whose bank is not there, or has fewer cards than before, has to wait; as soon as it is there, it goes on. */
static void
test_banks (void)
{
  static const char head[] = "salon-record 1\ngame wedges\nedition master-1981\nquestions fr\n";
  g_autofree char *known = g_strconcat (head, "option cards 6\n", SITTING_TWO, SITTING_ASKED, NULL);
  g_autofree char *unknown = g_strconcat (head, SITTING_TWO, SITTING_ASKED, NULL);
  g_autofree char *mine =
    g_strconcat ("salon-record 1\ngame wedges\nedition master-1981\nquestions mine\noption cards 3\n", SITTING_TWO,
                 SITTING_ASKED, NULL);
  g_autofree char *packs = g_build_filename (sitting_directory (), "packs", NULL);
  g_autofree char *from = g_build_filename (g_getenv ("SALON_QUESTIONS_DIR"), "other.questions", NULL);
  g_autofree char *to = g_build_filename (packs, "mine.questions", NULL);
  g_autoptr (WedgesGame) game = NULL, own = NULL;
  g_autoptr (GError) error = NULL;
  WedgesAsked question;

  /* Until then “fr” is what was installed with the program, if it is installed at all. */
  sitting_write_bank ("fr", 1);
  assert_waits (known, SALON_GAME_ERROR_WORDS);
  assert_waits (unknown, SALON_GAME_ERROR_WORDS);
  g_assert_null (wedges_summarise (unknown, strlen (unknown), &error));
  g_assert_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_WORDS);
  g_clear_error (&error);
  sitting_write_bank ("fr", 8);
  game = sitting_game (known, NULL);
  g_assert_true (wedges_game_get_question (game, &question));
  g_assert_cmpint (wedges_game_get_state (game)->setup.cards, ==, 6);

  assert_waits (mine, SALON_GAME_ERROR_WORDS);
  g_assert_cmpint (g_mkdir_with_parents (packs, 0700), ==, 0);
  sitting_write_bank ("other", 2);
  g_assert_cmpint (g_rename (from, to), ==, 0);
  assert_waits (mine, SALON_GAME_ERROR_WORDS);
  sitting_write_bank ("other", 3);
  g_assert_cmpint (g_rename (from, to), ==, 0);
  own = sitting_game (mine, NULL);
  g_assert_true (wedges_game_get_question (own, &question));
  g_assert_cmpstr (question.text, ==, "Riddle S 1?");
}

static void
test_records (void)
{
  assert_waits (SITTING_HEAD "seat 1 bot Robbie\nbegin\n", SALON_GAME_ERROR_BOT);
  assert_waits (SITTING_HEAD SITTING_TWO, SALON_GAME_ERROR_RECORD);
  assert_waits (SITTING_HEAD SITTING_TWO SITTING_BEGUN "1 roll 7\n", SALON_GAME_ERROR_RECORD);
  assert_waits (SITTING_HEAD SITTING_TWO SITTING_BEGUN "1 juggle 3\n", SALON_GAME_ERROR_NEWER);
}

/* A game that is over can be looked at without its bank. */
static void
test_finished (void)
{
  g_autofree char *final = sitting_final ("seat 1 human Ada\n", 1), *record = NULL;
  g_autoptr (GString) text = g_string_new (final);
  g_autoptr (WedgesGame) game = NULL;
  g_autoptr (SalonSummary) summary = NULL;
  WedgesAnswer answer;

  g_string_replace (text, "questions en\n", "questions lost\noption cards 50\n", 1);
  g_string_append (text, "1 choose H\n");
  assert_waits (text->str, SALON_GAME_ERROR_WORDS);
  g_string_append (text, "1 answer right Waterloo\n");
  game = sitting_game (text->str, NULL);
  g_assert_cmpint (salon_game_get_stage (SALON_GAME (game)), ==, SALON_GAME_FINISHED);
  g_assert_cmpint (wedges_game_get_card_stage (game), ==, WEDGES_CARD_NONE);
  g_assert_false (wedges_game_get_answer (game, &answer));
  record = sitting_record (game);
  g_assert_true (g_str_has_suffix (record, "1 answer right Waterloo\n"));

  summary = wedges_summarise (text->str, text->len, NULL);
  g_assert_cmpint (summary->stage, ==, SALON_GAME_FINISHED);
  g_assert_cmpint (summary->seat[0].points, ==, 6);
  g_assert_true (summary->seat[0].won);
}

static void
test_summary (void)
{
  static const char begun[] = SITTING_HEAD SITTING_TWO "begin\n";
  static const char handed[] =
    SITTING_HEAD SITTING_TWO SITTING_BEGUN "1 roll 6\n1 move R0\n1 answer right\n# seat 2 is now computer-hard Rosa\n";
  g_autoptr (SalonSummary) first = wedges_summarise (begun, strlen (begun), NULL);
  g_autoptr (SalonSummary) later = wedges_summarise (handed, strlen (handed), NULL);

  g_assert_cmpstr (first->kind, ==, "wedges");
  g_assert_cmpstr (first->edition, ==, WEDGES_EDITION);
  g_assert_false (first->has_points);
  g_assert_cmpuint (later->n_seats, ==, 2);
  g_assert_true (later->has_points);
  g_assert_cmpint (later->stage, ==, SALON_GAME_PLAYING);
  g_assert_cmpint (later->seat[0].points, ==, 1);
  g_assert_false (later->seat[0].won);
  g_assert_cmpstr (later->seat[1].name, ==, "Rosa");
}

/* The next game has the same seats and options; title, date and members of before do not matter to it. */
static void
test_next (void)
{
  g_autoptr (WedgesGame) game =
    sitting_game (SITTING_HEAD "option front 1 3\noption judge typed\ntitle Sunday\n" SITTING_TWO
                               "member 2 Nora\n" SITTING_ASKED,
                  NULL);
  g_autofree char *next = salon_game_get_next_setup (SALON_GAME (game), FALSE);

  g_assert_cmpstr (salon_game_get_title (SALON_GAME (game)), ==, "Sunday");
  g_assert_true (salon_game_is_begun (SALON_GAME (game)));
  g_assert_null (strstr (next, "Sunday"));
  g_assert_null (strstr (next, "front"));
  g_assert_nonnull (strstr (next, "option judge typed\n"));
  g_assert_nonnull (strstr (next, "seat 2 human Hugo\nmember 2 Nora\n"));
  g_assert_cmpint (wedges_game_kind.judge (next, strlen (next)), ==, SALON_SETUP_GOOD);
}

int
main (int argc, char *argv[])
{
  sitting_begin (&argc, &argv);
  g_test_add_func ("/wedges/setup/write", test_write);
  g_test_add_func ("/wedges/setup/judge", test_judge);
  g_test_add_func ("/wedges/setup/banks", test_banks);
  g_test_add_func ("/wedges/setup/records", test_records);
  g_test_add_func ("/wedges/setup/finished", test_finished);
  g_test_add_func ("/wedges/setup/summary", test_summary);
  g_test_add_func ("/wedges/setup/next", test_next);
  return sitting_end ();
}
