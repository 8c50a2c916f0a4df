/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Seats that are handed over: to computers and to people, while words are laid and while the game is played; in
 * the record, and in what a newcomer knows. */

#include <string.h>

#include "await.h"
#include "model-table.h"
#include "rules/salon-remark.h"

#define SEATS                                                                                              \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\noption trays 1\n" \
  "option answers table\noption spelling strict\noption supply box\nseat 1 human Ada\nseat 2 human Béla\nfirst 1\n"
#define BEGUN SEATS "word 1 .ROCKET\nword 2 KAYAK\nbegin\n"

static void
count_cb (guint *n, guint seat)
{
  *n |= 1u << seat;
}

static void
told_cb (char **last, const char *sentence)
{
  g_free (*last);
  *last = g_strdup (sentence);
}

static void
hand_over (ProbeGame *game, guint seat, SalonSeatKind kind, const char *name)
{
  g_autoptr (GError) error = NULL;
  const gboolean done = salon_game_hand_over (SALON_GAME (game), seat, kind, name, &error);

  g_assert_no_error (error);
  g_assert_true (done);
  g_assert_cmpint (salon_game_get_seat_kind (SALON_GAME (game), seat), ==, kind);
  g_assert_cmpstr (salon_game_get_seat_name (SALON_GAME (game), seat), ==, name);
}

static void
play (ProbeGame *game, ProbeMove move)
{
  g_autoptr (GError) error = NULL;

  probe_game_play (game, &move, &error);
  g_assert_no_error (error);
}

static void
ask (ProbeGame *game, int seat, int target, char letter)
{
  play (game,
        (ProbeMove) { .type = PROBE_ASK, .seat = (guint8) seat, .target = (guint8) target, .letter = (guint8) letter });
}

static void
test_record (void)
{
  g_autofree char *directory = model_directory ();
  g_autoptr (SalonStore) store = salon_store_new (directory);
  g_autoptr (ProbeGame) game = model_game (BEGUN, store), again = NULL;
  g_autofree char *record = NULL, *veiled = NULL, *kept = NULL, *news = NULL, *next = NULL;
  guint seated = 0;

  g_signal_connect_swapped (game, "seated", G_CALLBACK (count_cb), &seated);
  g_signal_connect_swapped (game, "told", G_CALLBACK (told_cb), &news);
  g_assert_true (salon_game_can_hand_over (SALON_GAME (game)));
  hand_over (game, 1, SALON_HUMAN, "Cleo");
  g_assert_cmpuint (seated, ==, 1u << 1);
  g_assert_cmpstr (news, ==, "Cleo takes over from Béla.");
  g_assert_cmpuint (salon_game_count_people (SALON_GAME (game)), ==, 2);

  /* Nothing happens, and nothing is written, where nothing changes. */
  seated = 0;
  hand_over (game, 1, SALON_HUMAN, "Cleo");
  g_assert_cmpuint (seated, ==, 0);

  salon_game_hold (SALON_GAME (game));
  hand_over (game, 1, SALON_COMPUTER_HARD, "Hugo");
  g_assert_cmpstr (news, ==, "The computer Hugo takes over from Cleo.");
  g_assert_cmpuint (salon_game_count_people (SALON_GAME (game)), ==, 1);
  g_assert_false (probe_game_is_human (game, 1));

  /* The set-up of the record stays as it was when the game began. */
  record = model_record (game);
  g_assert_cmpstr (record, ==, BEGUN "# seat 2 is now human Cleo\n# seat 2 is now computer-hard Hugo\n");

  /* The game is resumed with those who sit there now, and its record stays the same. */
  model_wait_for_disk (game);
  kept = model_read (directory, SALON_STORE_GAME);
  veiled = model_veiled_record (game);
  g_assert_cmpstr (kept, ==, veiled);
  again = model_game (kept, NULL);
  salon_game_hold (SALON_GAME (again));
  model_assert_same (game, again);
  g_assert_cmpint (salon_game_get_seat_kind (SALON_GAME (again), 1), ==, SALON_COMPUTER_HARD);
  g_assert_cmpstr (salon_game_get_seat_name (SALON_GAME (again), 1), ==, "Hugo");

  /* They play the next game, too. */
  next = salon_game_get_next_setup (SALON_GAME (game), FALSE);
  g_assert_nonnull (strstr (next, "seat 2 computer-hard Hugo\n"));

  salon_game_release (SALON_GAME (game));
  salon_game_release (SALON_GAME (again));
  g_clear_object (&game);
  g_clear_object (&store);
  model_remove (g_steal_pointer (&directory));
}

/* Every sentence that can be told. */
static void
test_sentences (void)
{
  static const struct {
    SalonSeatKind kind;
    const char *name;
    const char *news;
  } steps[] = {
    { SALON_COMPUTER_EASY, "Ada", "From now on a computer plays for Ada." },
    { SALON_COMPUTER_HARD, "Ada", "From now on Ada plays at another level." },
    { SALON_COMPUTER_HARD, "Hugo", "The computer Hugo takes over from Ada." },
    { SALON_HUMAN, "Hugo", "From now on a person plays for Hugo." },
    { SALON_HUMAN, "Ada", "Ada takes over from Hugo." },
  };
  g_autoptr (ProbeGame) game = model_game (BEGUN, NULL);
  g_autofree char *news = NULL;

  salon_game_hold (SALON_GAME (game));
  g_signal_connect_swapped (game, "told", G_CALLBACK (told_cb), &news);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      hand_over (game, 0, steps[i].kind, steps[i].name);
      g_assert_cmpstr (news, ==, steps[i].news);
    }
}

/* Comments of other programs, and hostile ones, change nothing; those that are kept stay where they were. */
static void
test_comments (void)
{
  static const char with[] = BEGUN "# seat 2 is now computer-brilliant X\n# a comment\n# hint 1\n1 ask 2 X\n"
                                   "# seat 99 is now human Eve\n# seat 7 is now human Eve\n# seat 2 is now bot Eve\n"
                                   "# seat 2 is now human \n# taken back 2\n2 no\n# aid 2\n"
                                   "# seat 1 is now human Eve\n";
  g_autoptr (ProbeGame) game = model_game (with, NULL);
  g_autofree char *record = model_record (game);

  g_assert_cmpstr (record, ==,
                   BEGUN "# hint 1\n1 ask 2 X\n# seat 7 is now human Eve\n# seat 2 is now bot Eve\n# taken back 2\n"
                         "2 no\n# aid 2\n# seat 1 is now human Eve\n");
  g_assert_cmpstr (salon_game_get_seat_name (SALON_GAME (game), 0), ==, "Eve");
  g_assert_cmpstr (salon_game_get_seat_name (SALON_GAME (game), 1), ==, "Béla");
  g_assert_cmpint (salon_game_get_seat_kind (SALON_GAME (game), 1), ==, SALON_HUMAN);
}

static void
test_many (void)
{
  g_autoptr (GString) text = g_string_new (BEGUN);
  g_autoptr (ProbeGame) game = NULL;
  g_autofree char *record = NULL;
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 2 * SALON_REMARKS_MAX; i++)
    g_string_append_printf (text, "# seat 1 is now human A%d\n", i);
  game = model_game (text->str, NULL);
  record = model_record (game);
  g_assert_cmpuint (strlen (record), <, text->len / 2);
  g_assert_cmpstr (salon_game_get_seat_name (SALON_GAME (game), 0), ==, "A9999");

  g_assert_false (salon_game_hand_over (SALON_GAME (game), 1, SALON_HUMAN, "Eve", &error));
  g_assert_error (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_SEAT);
  g_assert_cmpstr (salon_game_get_seat_name (SALON_GAME (game), 1), ==, "Béla");
}

static void
assert_refused (ProbeGame *game, SalonSeatKind kind, const char *name)
{
  g_autofree char *before = model_record (game), *after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (salon_game_hand_over (SALON_GAME (game), 0, kind, name, &error));
  g_assert_error (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_SEAT);
  after = model_record (game);
  g_assert_cmpstr (before, ==, after);
}

static void
test_refused (void)
{
  g_autoptr (ProbeGame) game = model_game (BEGUN, NULL);
  g_autofree char *huge = g_strnfill (100000, 'x');

  assert_refused (game, SALON_HUMAN, "");
  assert_refused (game, SALON_HUMAN, "Ada\nseat 2 human Eve");
  assert_refused (game, SALON_HUMAN, huge);
  assert_refused (game, SALON_HUMAN, "\xff");
  assert_refused (game, SALON_BOT, "Eve");
  salon_game_freeze (SALON_GAME (game));
  assert_refused (game, SALON_HUMAN, "Eve");
  salon_game_thaw (SALON_GAME (game));
  salon_game_close (SALON_GAME (game));
  assert_refused (game, SALON_HUMAN, "Eve");
}

/* A person goes while words are laid: the computer lays what is missing, and the record has no comment. */
static void
test_laying (void)
{
  g_autoptr (ProbeGame) game = model_game (SEATS "word 1 .ROCKET\n", NULL);
  g_autofree char *record = NULL;

  g_assert_cmpint (salon_game_get_stage (SALON_GAME (game)), ==, SALON_GAME_SETTING_UP);
  salon_game_hold (SALON_GAME (game));
  hand_over (game, 0, SALON_HUMAN, "Cleo");
  hand_over (game, 1, SALON_COMPUTER_EASY, "Hugo");
  await (salon_game_get_stage (SALON_GAME (game)) != SALON_GAME_SETTING_UP);
  record = model_record (game);
  g_assert_nonnull (strstr (record, "seat 1 human Cleo\nseat 2 computer-easy Hugo\nfirst 1\nword 1 .ROCKET\nword 2 "));
  g_assert_null (strchr (record, '#'));
}

/* A computer that takes over in the middle of a turn plays the game to its end, and so does a person who takes over
 * from it. */
static void
test_played_to_the_end (void)
{
  g_autoptr (ProbeGame) game = model_game (SEATS "word 1 .BACKGROUND.\nword 2 .TREASURER..\nbegin\n", NULL);
  guint64 random = 5;

  for (int i = 0; i < 4; i++)
    {
      model_settle (game);
      model_person_decides (game, &random);
    }
  salon_game_hold (SALON_GAME (game));
  hand_over (game, 0, SALON_COMPUTER_EASY, "Hugo");
  g_assert_cmpint (probe_game_get_person (game), !=, 0);
  hand_over (game, 1, SALON_COMPUTER_MEDIUM, "Nora");
  g_assert_cmpint (probe_game_get_person (game), ==, PROBE_NOBODY);
  hand_over (game, 0, SALON_HUMAN, "Ada");
  salon_game_release (SALON_GAME (game));
  for (int i = 0; i < 5 && salon_game_get_stage (SALON_GAME (game)) != SALON_GAME_FINISHED; i++)
    {
      model_settle (game);
      if (probe_game_get_person (game) == 0)
        model_person_decides (game, &random);
    }
  if (salon_game_can_hand_over (SALON_GAME (game)))
    hand_over (game, 0, SALON_COMPUTER_HARD, "Hugo");
  await (salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_FINISHED);
  g_assert_false (salon_game_can_hand_over (SALON_GAME (game)));
  assert_refused (game, SALON_HUMAN, "Ada");
}

/* The choice of a computer that has taken the first seat of a game in which the other word is @word. */
static char *
choice (const char *word)
{
  g_autofree char *text = g_strdup_printf (SEATS "word 1 .ROCKET\nword 2 %s\nbegin\n1 ask 2 A\n2 show 2\n", word);
  g_autoptr (ProbeGame) game = model_game (text, NULL);
  g_autofree char *record = NULL;
  ModelEar ear;
  char move[PROBE_MOVE_TEXT];

  hand_over (game, 0, SALON_COMPUTER_HARD, "Hugo");
  model_ear_init (&ear, game);
  await (ear.moved > 0);
  probe_move_format (&ear.move, 1, move);
  model_ear_clear (&ear);
  return g_strdup (move);
}

/* What the newcomer decides does not depend on cards that its seat cannot see. */
static void
test_knows_its_view (void)
{
  static const char *const words[] = { "KAYAK", "MAGIC", "PANEL", "TABLE", "WATER" };
  g_autofree char *first = choice (words[0]);

  for (guint i = 1; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *other = choice (words[i]);

      g_assert_cmpstr (other, ==, first);
    }
}

/* Whoever had the seat has named a word wrongly; the newcomer names words all the same. */
static void
test_names_words (void)
{
  g_autoptr (ProbeGame) game =
    model_game (SEATS "word 1 .ROCKET\nword 2 BACKGROUND.\nbegin\n1 interrupt 2 .BACKGROUND\n1 ask 2 K\n2 show 4\n"
                      "1 ask 2 G\n2 show 5\n1 ask 2 B\n2 show 1\n1 ask 2 N\n2 show 9\n1 ask 2 C\n2 show 3\n",
                NULL);
  gboolean named = FALSE;
  ModelEar ear;

  hand_over (game, 0, SALON_COMPUTER_HARD, "Hugo");
  hand_over (game, 1, SALON_COMPUTER_EASY, "Nora");
  model_ear_init (&ear, game);
  while (salon_game_get_stage (SALON_GAME (game)) != SALON_GAME_FINISHED)
    {
      await_turn ();
      named |= ear.moved > 0 && ear.move.type == PROBE_INTERRUPT && ear.move.seat == 0;
    }
  model_ear_clear (&ear);
  g_assert_true (named);
}

/* A person’s move that waits for the disk is made, although they are gone. */
static void
test_waiting_move (void)
{
  g_autofree char *directory = model_directory ();
  g_autoptr (SalonStore) store = salon_store_new (directory);
  g_autoptr (ProbeGame) game = model_game (BEGUN, store);
  g_autofree char *record = NULL;

  salon_game_hold (SALON_GAME (game));
  salon_game_save (SALON_GAME (game));
  ask (game, 0, 1, 'X');
  hand_over (game, 0, SALON_COMPUTER_EASY, "Hugo");
  model_wait_for_disk (game);
  model_wait_for_disk (game);
  record = model_record (game);
  g_assert_cmpstr (record, ==, BEGUN "# seat 1 is now computer-easy Hugo\n1 ask 2 X\n");
  g_clear_object (&game);
  g_clear_object (&store);
  model_remove (g_steal_pointer (&directory));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  model_watchdog ();

  g_test_add_func ("/seats/record", test_record);
  g_test_add_func ("/seats/sentences", test_sentences);
  g_test_add_func ("/seats/comments", test_comments);
  g_test_add_func ("/seats/many", test_many);
  g_test_add_func ("/seats/refused", test_refused);
  g_test_add_func ("/seats/laying", test_laying);
  g_test_add_func ("/seats/played-to-the-end", test_played_to_the_end);
  g_test_add_func ("/seats/knows-its-view", test_knows_its_view);
  g_test_add_func ("/seats/names-words", test_names_words);
  g_test_add_func ("/seats/waiting-move", test_waiting_move);

  return g_test_run ();
}
