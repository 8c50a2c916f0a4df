/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The help tells each edition as it is played. */

#include "app/probe/probe-help.h"

#include <string.h>

#include "pages-hands.h"
#include "rules/probe/probe-edition.h"
#include "rules/probe/probe-setup.h"

/* Adds what @page says, and drops it. */
static void
gather (GtkWidget *page, GString *texts)
{
  g_object_ref_sink (page);
  hands_gather_texts (page, texts);
  g_object_unref (page);
}

/* What the help of an edition says, the short page first. */
static char *
read_help (guint edition)
{
  GString *texts = g_string_new (NULL);
  GtkWidget *card;

  for (guint i = 0; (card = probe_help.make_card (edition, i)) != NULL; i++)
    gather (card, texts);
  gather (probe_help.make_figures (edition), texts);
  for (const SalonHelpChapter *chapter = probe_help.chapters; chapter->title[0] != NULL; chapter++)
    {
      const char *special = chapter->special[edition] != NULL ? chapter->special[edition] : chapter->special[0];
      const char *title = chapter->title[edition] != NULL ? chapter->title[edition] : chapter->title[0];

      g_string_append_printf (texts, "%s\n%s\n%s\n", title, chapter->common != NULL ? chapter->common : "",
                              special != NULL ? special : "");
    }
  return g_string_free (texts, FALSE);
}

static gboolean
says (const char *help, const char *pattern)
{
  return g_regex_match_simple (pattern, help, G_REGEX_CASELESS, 0);
}

/* Fails unless the help says what @format makes, and says exactly then so when @is_so. */
#define ASSERT_SAYS(help, is_so, ...)                                                                  \
  G_STMT_START                                                                                         \
  {                                                                                                    \
    g_autofree char *sentence_ = g_strdup_printf (__VA_ARGS__);                                        \
                                                                                                       \
    if ((strstr (help, sentence_) != NULL) != (gboolean) (is_so))                                      \
      g_error ("edition %u: the help %s “%s”", edition, (is_so) ? "does not say" : "says", sentence_); \
  }                                                                                                    \
  G_STMT_END

/* A card without a letter is a dot in 1982, and a blank in the other editions. */
static void
test_blanks (void)
{
  for (guint edition = 0; edition < PROBE_N_EDITIONS; edition++)
    {
      const gboolean dot = edition == PROBE_PARKER_1982;
      g_autofree char *help = read_help (edition);

      g_assert_true (says (help, dot ? "\\bdots?\\b" : "\\bblanks?\\b"));
      g_assert_false (says (help, dot ? "\\bblanks?\\b" : "\\bdots?\\b"));
    }
}

/* The letters that a word may use are those of a new game, if nobody changes its house rules. */
static void
test_supply (void)
{
  for (guint edition = 0; edition < PROBE_N_EDITIONS; edition++)
    {
      g_autofree char *help = read_help (edition);
      ProbeSetup setup;

      probe_setup_init (&setup, (ProbeEdition) edition, 4);
      g_assert_cmpint (says (help, "a letter as often as it needs"), ==, setup.supply_unlimited);
      if (says (help, "the box holds"))
        g_assert_true (says (help, "the box holds[^.;]*; unless the house rules"));
    }
}

/* The amounts of the cards of @effect in the deck of an edition, the smallest first, each once: “3, 4 or 5”. */
static char *
list_amounts (const ProbeBehaviours *rules, ProbeEffect effect)
{
  GString *list = g_string_new (NULL);
  int amounts[PROBE_N_KINDS] = { 0 }, n = 0;

  for (int kind = PROBE_NORMAL; kind < PROBE_N_KINDS; kind++)
    if (probe_card_kinds[kind].effect == effect && probe_deck_count (rules->deck, (ProbeKind) kind) > 0)
      amounts[n++] = probe_card_kinds[kind].amount;
  for (int i = 0; i < n; i++)
    g_string_append_printf (list, "%s%d", i == 0 ? "" : i == n - 1 ? " or " : ", ", amounts[i]);
  return g_string_free (list, FALSE);
}

static gboolean
has_card (const ProbeBehaviours *rules, ProbeEffect effect)
{
  g_autofree char *amounts = list_amounts (rules, effect);

  return *amounts != '\0';
}

/* What accuracy, play and luck are: the review shows the numbers, and the help alone says what they mean. */
static void
test_accuracy (void)
{
  for (guint edition = 0; edition < PROBE_N_EDITIONS; edition++)
    {
      g_autofree char *help = read_help (edition);

      ASSERT_SAYS (
        help, TRUE,
        "Accuracy goes from 0 to 100: of every 100 points that the best questions were worth, it says how many "
        "yours were worth. Every point given away makes it lower, and nothing else does.");
      ASSERT_SAYS (
        help, TRUE,
        "Luck is what cards drawn, letters and named words brought above or below what could be expected just "
        "before. Play is all the rest; play and luck together are the points.");
    }
}

/* What is in the box: words, cards, trays, the deck. */
static void
test_box (void)
{
  for (guint edition = 0; edition < PROBE_N_EDITIONS; edition++)
    {
      const ProbeBehaviours *rules = &probe_editions[edition].behaviours;
      const char *blanks = rules->blank_is_dot ? "dots" : "blanks";
      g_autofree char *help = read_help (edition), *multiplied = list_amounts (rules, PROBE_EFFECT_MULTIPLY);
      int letters = 0, cards = 0;

      for (char letter = 'A'; letter <= 'Z'; letter++)
        letters += probe_letter_cards (rules->letter_set, letter);
      for (int kind = PROBE_NORMAL; kind < PROBE_N_KINDS; kind++)
        cards += probe_deck_count (rules->deck, (ProbeKind) kind);

      ASSERT_SAYS (help, TRUE, "A word has %d to %d letters", rules->word_min, rules->word_max);
      ASSERT_SAYS (help, TRUE, "Up to %d %s, cards without a letter", rules->blanks, blanks);
      ASSERT_SAYS (help, rules->headwords, "as a dictionary lists it");
      ASSERT_SAYS (help, !rules->headwords, "plurals and verb forms may be laid");
      ASSERT_SAYS (help, TRUE, "a set of %d letter cards and %d %s", letters, rules->blanks, blanks);
      ASSERT_SAYS (help, TRUE, "The %d activity cards", cards);
      ASSERT_SAYS (help, TRUE, "multiply your first guess by %s", multiplied);
      ASSERT_SAYS (help, has_card (rules, PROBE_EFFECT_POINTS), "give 15 to 25 points or take 10");
      ASSERT_SAYS (help, has_card (rules, PROBE_EFFECT_ALL_EXPOSE), "put it to all opponents at once");
      ASSERT_SAYS (help, has_card (rules, PROBE_EFFECT_NO_BLANK_PENALTY), "forgive a wrong dot");
      ASSERT_SAYS (help, has_card (rules, PROBE_EFFECT_YOUR_CHOICE), "of their choice or of yours");
      ASSERT_SAYS (help, rules->opponent_chooses_tray, "the opponent chooses the tray");
      ASSERT_SAYS (help, rules->seats_max == 4, "No more than four can play");
      ASSERT_SAYS (help, rules->seats_max == 6, "Five or six play as four do");
      for (int space = 0; space < PROBE_SPACES; space++)
        g_assert_cmpint (probe_space_value (space), ==, probe_space_value (PROBE_SPACES - 1 - space));
      ASSERT_SAYS (help, TRUE, "worth %d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d and %d points", probe_space_value (0),
                   probe_space_value (1), probe_space_value (2), probe_space_value (3), probe_space_value (4),
                   probe_space_value (5), probe_space_value (6), probe_space_value (7), probe_space_value (8),
                   probe_space_value (9), probe_space_value (10), probe_space_value (11));
    }
}

/* What is paid: for questions, for names, at the end. */
static void
test_points (void)
{
  for (guint edition = 0; edition < PROBE_N_EDITIONS; edition++)
    {
      const ProbeBehaviours *rules = &probe_editions[edition].behaviours;
      const char *blank = rules->blank_is_dot ? "dot" : "blank";
      g_autofree char *help = read_help (edition);

      g_assert_cmpint (PROBE_INTERRUPTION_MINIMUM, ==, 5);
      g_assert_cmpint (PROBE_KEPT_MANY, ==, 5);
      g_assert_cmpint (PROBE_FINAL_TURNS, ==, 2);
      ASSERT_SAYS (help, TRUE, "You may ask for a %s too; if there is none, you lose %d points", blank,
                   PROBE_WRONG_BLANK);
      ASSERT_SAYS (help, TRUE, "earns %d more points", PROBE_LAST_CARD);
      ASSERT_SAYS (help, rules->last_card_bonus_by_card, "even when an activity card turns it");
      ASSERT_SAYS (help, rules->answers_by_hand_possible, "lose %d points for each false “no”", PROBE_FALSE_DENIAL);
      ASSERT_SAYS (help, rules->pad_at_end_of_turn, "Scores go on the pad at the end of the turn");
      ASSERT_SAYS (help, TRUE, "costs its owner %d points", PROBE_MISSPELLING);
      ASSERT_SAYS (help, TRUE, "while five or more of its cards are hidden");
      ASSERT_SAYS (help, TRUE, "all its hidden cards and %d points", PROBE_NAMED_WORD);
      ASSERT_SAYS (help, TRUE, "you lose %d and nothing is shown", PROBE_MISNAMED_WORD);
      ASSERT_SAYS (help, !rules->interrupt_on_own_turn, "Anybody may do so at any turn");
      ASSERT_SAYS (help, rules->interrupt_on_own_turn, "You may do so in your own turn only");
      ASSERT_SAYS (help, TRUE, "every other player has two more turns");
      ASSERT_SAYS (help, rules->end_bonuses_add_up, "The bonus is %d points, and %d more when five or more",
                   PROBE_KEPT_BONUS, PROBE_KEPT_BONUS_MANY);
      ASSERT_SAYS (help, !rules->end_bonuses_add_up, "The bonus is %d points, or %d when five or more",
                   PROBE_KEPT_BONUS, PROBE_KEPT_BONUS_MANY);
      /* The short page. */
      ASSERT_SAYS (help, TRUE, "Right: their figures and %d. Wrong: −%d.", PROBE_NAMED_WORD, PROBE_MISNAMED_WORD);
      ASSERT_SAYS (help, TRUE, "it brings its figures, and %d or %d.", PROBE_KEPT_BONUS,
                   PROBE_KEPT_BONUS_MANY + (rules->end_bonuses_add_up ? PROBE_KEPT_BONUS : 0));
      ASSERT_SAYS (help, TRUE, "Only a wrong %s costs something: %d.", blank, PROBE_WRONG_BLANK);
      ASSERT_SAYS (help, TRUE, "2 to %d", rules->seats_max);
      ASSERT_SAYS (help, TRUE, "−%d", PROBE_MISNAMED_WORD);
    }
}

int
main (int argc, char **argv)
{
  hands_init (&argc, &argv);

  g_test_add_func ("/help/blanks", test_blanks);
  g_test_add_func ("/help/supply", test_supply);
  g_test_add_func ("/help/accuracy", test_accuracy);
  g_test_add_func ("/help/box", test_box);
  g_test_add_func ("/help/points", test_points);

  return g_test_run ();
}
