/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One person against computers takes moves back and has hints: what the record keeps, what the computers forget, that no
 * luck can be fished for, and that such a game does not count. */

#include <string.h>

#include "await.h"
#include "model-table.h"
#include "model/probe/probe-review-game.h"
#include "model/salon-summary.h"
#include "rules/salon-remark.h"

#define SETUP(cards, seats) \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards " cards "\n" seats "first 1\n"
#define TWO   "option trays 1\nseat 1 human Ada\nseat 2 computer-hard Hugo\n"
#define WORDS "word 1 .ROCKET\nword 2 KAYAK\n"

static const char plain[] = SETUP ("off", TWO) WORDS "begin\n";
static const char cards[] = SETUP ("on", TWO) WORDS "begin\n";

static void
play (ProbeGame *game, ProbeMove move)
{
  g_autoptr (GError) error = NULL;

  probe_game_play (game, &move, &error);
  g_assert_no_error (error);
  model_wait_for_disk (game);
}

static void
ask (ProbeGame *game, char letter)
{
  play (game, (ProbeMove) { .type = PROBE_ASK, .seat = 0, .target = 1, .letter = letter });
}

static void
undo (ProbeGame *game)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (probe_game_why_not_undo (game));
  g_assert_true (probe_game_undo (game, &error));
  g_assert_no_error (error);
}

/* The moves and comments of the record. */
static char *
lines (ProbeGame *game)
{
  g_autofree char *record = model_record (game);

  return g_strdup (strstr (record, "begin\n") + strlen ("begin\n"));
}

static void
assert_lines (ProbeGame *game, const char *expected)
{
  g_autofree char *now = lines (game);

  g_assert_cmpstr (now, ==, expected);
}

static void
assert_why_not (ProbeGame *game, const char *undo, const char *hint)
{
  g_autofree char *why_undo = probe_game_why_not_undo (game), *why_hint = probe_game_why_not_hint (game);
  g_autoptr (GError) no_undo = NULL, no_hint = NULL;

  g_assert_cmpstr (why_undo, ==, undo);
  g_assert_cmpstr (why_hint, ==, hint);
  if (hint != NULL)
    {
      g_assert_false (probe_game_find_hint (game, &no_hint));
      g_assert_cmpstr (no_hint->message, ==, hint);
    }
  g_assert_true (probe_game_undo (game, &no_undo) == (undo == NULL));
  g_assert_cmpstr (no_undo != NULL ? no_undo->message : NULL, ==, undo);
}

static void
count_cb (guint *n)
{
  ++*n;
}

static void
told_cb (char **last, const char *sentence)
{
  g_free (*last);
  *last = g_strdup (sentence);
}

static gboolean
is_hinting (ProbeGame *game)
{
  g_autofree char *why = probe_game_why_not_hint (game);

  return g_strcmp0 (why, "Salon is looking for a hint.") == 0;
}

/* Waits for the answer of a thread. */
static void
find_hint (ProbeGame *game)
{
  g_autoptr (GError) error = NULL;

  probe_game_find_hint (game, &error);
  g_assert_no_error (error);
  await (!is_hinting (game));
}

/* The state before a move is there again in everything that can be seen, and so is the record, but for the comment. */
static void
test_undo (void)
{
  g_autofree char *directory = model_directory (), *news = NULL, *kept = NULL, *veiled = NULL;
  g_autoptr (SalonStore) store = salon_store_new (directory);
  g_autoptr (ProbeGame) game = model_game (plain, store), same = NULL, again = NULL;
  guint rewound = 0;

  salon_game_hold (SALON_GAME (game));
  g_signal_connect_swapped (game, "rewound", G_CALLBACK (count_cb), &rewound);
  g_signal_connect_swapped (game, "told", G_CALLBACK (told_cb), &news);
  assert_why_not (game, "There is nothing to take back yet.", NULL);

  ask (game, 'Y');
  play (game, (ProbeMove) { .type = PROBE_SHOW, .seat = 1, .slot = 2 });
  ask (game, 'Z');
  play (game, (ProbeMove) { .type = PROBE_NO, .seat = 1 });
  play (game, (ProbeMove) { .type = PROBE_ASK, .seat = 1, .target = 0, .letter = 'T' });
  undo (game);
  g_assert_cmpuint (rewound, ==, 1);
  g_assert_cmpstr (news, ==, "Ada takes the question back.");
  assert_lines (game, "1 ask 2 Y\n2 show 3\n# taken back 3\n");
  same = model_game (SETUP ("off", TWO) WORDS "begin\n1 ask 2 Y\n2 show 3\n# taken back 3\n", NULL);
  salon_game_hold (SALON_GAME (same));
  model_assert_same (game, same);

  /* What is on the disk is that game. */
  model_wait_for_disk (game);
  kept = model_read (directory, SALON_STORE_GAME);
  veiled = model_veiled_record (game);
  g_assert_cmpstr (kept, ==, veiled);
  again = model_game (kept, NULL);
  salon_game_hold (SALON_GAME (again));
  model_assert_same (game, again);

  /* Back to the beginning; comments stay, each after the moves that are left before it. */
  undo (game);
  assert_lines (game, "# taken back 3\n# taken back 1\n");
  assert_why_not (game, "There is nothing to take back yet.", NULL);
  ask (game, 'Q');
  assert_lines (game, "# taken back 3\n# taken back 1\n1 ask 2 Q\n");

  salon_game_release (SALON_GAME (again));
  salon_game_release (SALON_GAME (same));
  salon_game_release (SALON_GAME (game));
  g_clear_object (&game);
  g_clear_object (&store);
  model_remove (g_steal_pointer (&directory));
}

/* A wrong word, and a card of which the person could choose another one, are decisions; one that the table shows is
 * none. */
static void
test_decisions (void)
{
  static const char two_ks[] =
    SETUP ("off", TWO) "word 1 KAYAK.\nword 2 ROCKET\nbegin\n1 ask 2 X\n2 no\n2 ask 1 K\n1 show 1\n2 ask 1 K\n1 show "
                       "5\n";
  g_autoptr (ProbeGame) game = model_game (two_ks, NULL);
  ProbeMove name = { .type = PROBE_INTERRUPT, .seat = 0, .target = 1 };

  salon_game_hold (SALON_GAME (game));
  name.row = model_row ("POCKET");
  play (game, name);
  undo (game);
  assert_lines (game, "1 ask 2 X\n2 no\n2 ask 1 K\n1 show 1\n2 ask 1 K\n1 show 5\n# taken back 7\n");
  probe_game_set_chooses (game, 0, TRUE);
  undo (game);
  assert_lines (game, "1 ask 2 X\n2 no\n2 ask 1 K\n# taken back 7\n# taken back 4\n");
  g_assert_cmpint (probe_game_get_person (game), ==, 0);
  play (game, (ProbeMove) { .type = PROBE_SHOW, .seat = 0, .slot = 4 });
  probe_game_set_chooses (game, 0, FALSE);
  undo (game);
  assert_lines (game, "# taken back 7\n# taken back 4\n# taken back 1\n");
  salon_game_release (SALON_GAME (game));
}

/* The same cards are drawn again, by whomever, also after a break; and computers choose the same again. */
static void
test_no_luck (void)
{
  g_autoptr (ProbeGame) game = model_game (cards, NULL), other = NULL;
  g_autofree char *first = NULL, *second = NULL, *veiled = NULL, *third = NULL;
  GError *error = NULL;

  g_assert_true (probe_game_draw (game, &error));
  undo (game);
  g_assert_true (probe_game_draw (game, &error));
  g_assert_no_error (error);
  ask (game, 'X');
  model_settle (game);
  first = lines (game);
  g_assert_true (g_str_has_prefix (first, "# taken back 1\n1 draw "));
  g_assert_nonnull (strstr (first, "\n2 draw ")); /* Hugo has had his turn */

  while (probe_game_undo (game, NULL))
    ;
  veiled = model_veiled_record (game);
  g_assert_true (probe_game_draw (game, &error));
  ask (game, 'X');
  model_settle (game);
  second = lines (game);
  g_assert_cmpstr (strstr (second, "\n1 draw "), ==, strstr (first, "\n1 draw "));

  /* In another program, whose seed is another one. */
  other = probe_game_new_from_record (veiled, strlen (veiled), 77, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (probe_game_draw (other, &error));
  ask (other, 'X');
  model_settle (other);
  third = lines (other);
  g_assert_cmpstr (third, ==, second);
}

/* The computers know nothing of what was taken back: they go on as those do who never saw it. */
static void
test_forgotten (void)
{
  g_autoptr (ProbeGame) game = model_game (plain, NULL), other = NULL;
  g_autofree char *before = NULL, *one = NULL, *two = NULL, *record = NULL;

  salon_game_hold (SALON_GAME (game));
  ask (game, 'K');
  play (game, (ProbeMove) { .type = PROBE_SHOW, .seat = 1, .slot = 0 });
  ask (game, 'Q');
  play (game, (ProbeMove) { .type = PROBE_NO, .seat = 1 });
  /* What Hugo hears here he has never heard. */
  play (game, (ProbeMove) { .type = PROBE_ASK, .seat = 1, .target = 0, .letter = 'A' });
  play (game, (ProbeMove) { .type = PROBE_NO, .seat = 0 });
  undo (game);
  undo (game);
  record = model_veiled_record (game);
  other = model_game (record, NULL);
  salon_game_release (SALON_GAME (game));
  ask (game, 'Z');
  ask (other, 'Z');
  model_settle (game);
  model_settle (other);
  one = lines (game);
  two = lines (other);
  g_assert_cmpstr (one, ==, two);
}

static void
test_hint (void)
{
  g_autofree char *directory = model_directory (), *news = NULL, *kept = NULL;
  g_autoptr (SalonStore) store = salon_store_new (directory);
  g_autoptr (ProbeGame) game = model_game (plain, store), other = NULL;
  const ProbeReviewQuestion *hint;
  ProbeReviewQuestion found;

  salon_game_hold (SALON_GAME (game));
  g_signal_connect_swapped (game, "told", G_CALLBACK (told_cb), &news);
  g_assert_null (probe_game_get_hint (game));
  find_hint (game);
  hint = probe_game_get_hint (game);
  g_assert_nonnull (hint);
  found = *hint;
  g_assert_cmpint (found.target, ==, 1);
  g_assert_cmpfloat (found.chance, >, .1);
  g_assert_cmpfloat (found.chance, <, 1);
  g_assert_true (g_str_has_prefix (news, "Hint: ask Hugo for "));
  g_assert_nonnull (strstr (news, " in 10)."));
  assert_lines (game, "# hint 1\n");
  model_wait_for_disk (game);
  kept = model_read (directory, SALON_STORE_GAME);
  g_assert_nonnull (strstr (kept, "begin\n# hint 1\n"));
  assert_why_not (game, "There is nothing to take back yet.", "You have the hint for this question.");

  /* It is gone with the question; another one takes other answers into account. What is taken back takes no hint out of
   * the record. */
  ask (game, 'K');
  g_assert_null (probe_game_get_hint (game));
  assert_why_not (game, NULL, "There is a hint when it is your turn to ask.");
  assert_lines (game, "# hint 1\n# taken back 1\n");
  ask (game, 'Q');
  play (game, (ProbeMove) { .type = PROBE_NO, .seat = 1 });
  {
    g_autofree char *why = probe_game_why_not_hint (game);

    g_assert_cmpstr (why, ==, "There is a hint when it is your turn to ask.");
  }

  /* Other hidden cards, the same public ones: the same hint. */
  other = model_game (SETUP ("off", TWO) "word 1 .ROCKET\nword 2 XYLEM\nbegin\n", NULL);
  salon_game_hold (SALON_GAME (other));
  find_hint (other);
  hint = probe_game_get_hint (other);
  g_assert_cmpint (hint->letter, ==, found.letter);
  g_assert_true (memcmp (&hint->chance, &found.chance, sizeof found.chance) == 0);

  /* A move ends the search, and so does the end of the game object. */
  undo (game);
  g_assert_true (probe_game_find_hint (game, NULL));
  g_assert_true (is_hinting (game));
  ask (game, 'Q');
  g_assert_false (is_hinting (game));
  undo (game);
  g_assert_true (probe_game_find_hint (game, NULL));
  salon_game_release (SALON_GAME (game));
  salon_game_release (SALON_GAME (other));
  g_clear_object (&game);
  g_clear_object (&store);
  model_remove (g_steal_pointer (&directory));
}

/* Where nobody may. */
static void
test_refused (void)
{
  static const char *const only_one = "Only where one person plays against computers.";
  static const struct {
    const char *record;
    const char *reason;
  } cases[] = {
    { SETUP ("off", "seat 1 human Ada\nseat 2 human Nora\nseat 3 computer-hard Hugo\n") WORDS
      "word 3 JAZZ\nbegin\n1 ask 2 X\n2 no\n",
      "Only where one person plays against computers." },
    { SETUP ("off", "seat 1 human Ada\nseat 2 bot Nora\nseat 3 computer-hard Hugo\n") WORDS
      "word 3 JAZZ\nbegin\n1 ask 2 X\n2 no\n",
      "Not against a program, which cannot forget what it has seen." },
    { SETUP (
        "on",
        "option trays 1\ntitle Learn in three minutes\nseat 1 human Ada\nseat 2 computer-beginner Rosa\n") "word 1 PICNIC\nword 2 BUTTERFLY\nbegin\n1 draw normal\n1 ask 2 E\n2 show 5\n",
      "In a guided game the notes help you." },
    { SETUP ("off", TWO) "word 1 A\nword 2 I\nbegin\n1 ask 2 I\n2 show 1\n2 ask 1 B\n1 no\n2 ask 1 C\n1 no\n",
      "The game is over." },
    { SETUP ("off", TWO) "word 2 KAYAK\n", "The game has not begun yet." },
  };
  g_autoptr (ProbeGame) game = model_game (SETUP ("off", TWO) WORDS "begin\n1 ask 2 X\n2 no\n", NULL);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ProbeGame) here = model_game (cases[i].record, NULL);

      salon_game_hold (SALON_GAME (here));
      assert_why_not (here, cases[i].reason, cases[i].reason);
      salon_game_release (SALON_GAME (here));
    }

  /* Whoever sits down later takes back nothing of what was before. */
  salon_game_hold (SALON_GAME (game));
  salon_game_hand_over (SALON_GAME (game), 1, SALON_HUMAN, "Nora", &error);
  assert_why_not (game, only_one, only_one);
  salon_game_hand_over (SALON_GAME (game), 1, SALON_COMPUTER_EASY, "Hugo", &error);
  g_assert_no_error (error);
  assert_why_not (game, "There is nothing to take back since somebody else has sat down.",
                  "There is a hint when it is your turn to ask.");
  salon_game_release (SALON_GAME (game));
}

/* Every comment that is kept, and no move beyond the limit; the longest game of which anything is taken back is read again
 * at once. */
static void
test_limits (void)
{
  g_autoptr (GString) record = g_string_new (plain), full = g_string_new (plain);
  gint64 began;

  for (int i = 0; i < PROBE_GAME_UNDO_MOVES / 4; i++)
    g_string_append (record, "1 ask 2 X\n2 no\n2 ask 1 X\n1 no\n");
  {
    g_autoptr (ProbeGame) game = model_game (record->str, NULL);

    salon_game_hold (SALON_GAME (game));
    began = g_get_monotonic_time ();
    undo (game);
    g_test_message ("%d moves are read again in %.1f ms", PROBE_GAME_UNDO_MOVES,
                    (double) (g_get_monotonic_time () - began) / 1000);
    salon_game_release (SALON_GAME (game));
  }
  g_string_append (record, "1 ask 2 X\n");
  {
    g_autoptr (ProbeGame) game = model_game (record->str, NULL);

    salon_game_hold (SALON_GAME (game));
    assert_why_not (game, "This game is too long to take anything back.",
                    "There is a hint when it is your turn to ask.");
    salon_game_release (SALON_GAME (game));
  }

  for (int i = 0; i < SALON_REMARKS_MAX; i++)
    g_string_append (full, "# hint 1\n");
  g_string_append (full, "1 ask 2 K\n2 show 1\n");
  {
    static const char *const room = "The record of this game has no room for more comments.";
    g_autoptr (ProbeGame) game = model_game (full->str, NULL);

    salon_game_hold (SALON_GAME (game));
    assert_why_not (game, room, room);
    salon_game_release (SALON_GAME (game));
  }
}

/* The library and the review know of such a game that it does not count in accuracy. */
static void
test_counts_not (void)
{
  static const char *const helps[] = { "# taken back 3\n", "# hint 1\n", "# gone on from 3\n", "" };

  for (guint i = 0; i < G_N_ELEMENTS (helps); i++)
    {
      g_autofree char *record = g_strconcat (SETUP ("off", TWO) "word 1 A\nword 2 I\nbegin\n1 ask 2 I\n2 show 1\n",
                                             helps[i], "2 ask 1 B\n1 no\n2 ask 1 C\n1 no\n", NULL);
      g_autoptr (GBytes) bytes = g_bytes_new_static (record, strlen (record));
      g_autoptr (GError) error = NULL;
      g_autoptr (ProbeReviewGame) review = probe_review_game_read (bytes, &error);
      SalonSummary *summary = probe_game_kind.summarise (record, strlen (record), &error);
      g_autoptr (ProbeGame) game = model_game (record, NULL);
      g_autofree char *written = model_record (game);

      g_assert_no_error (error);
      g_assert_cmpint (summary->taken_back, ==, i == 0);
      g_assert_cmpint (summary->hinted, ==, i == 1);
      g_assert_cmpint (summary->gone_on, ==, i == 2);
      g_assert_cmpint (review->helped, ==, i < 3);
      /* Reader and writer keep the comment at its place. */
      g_assert_nonnull (strstr (written, "2 show 1\n"));
      g_assert_true (g_str_has_prefix (strstr (written, "2 show 1\n") + strlen ("2 show 1\n"), helps[i]));
      salon_summary_free (summary);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  model_watchdog ();

  g_test_add_func ("/undo/undo", test_undo);
  g_test_add_func ("/undo/decisions", test_decisions);
  g_test_add_func ("/undo/no-luck", test_no_luck);
  g_test_add_func ("/undo/forgotten", test_forgotten);
  g_test_add_func ("/undo/hint", test_hint);
  g_test_add_func ("/undo/refused", test_refused);
  g_test_add_func ("/undo/limits", test_limits);
  g_test_add_func ("/undo/counts-not", test_counts_not);

  return g_test_run ();
}
