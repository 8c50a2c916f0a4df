/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-help.h"

#include <glib/gi18n-lib.h>

#include "app/probe/probe-help-short.h"
#include "rules/probe/probe-edition.h"

/* An edition that does the same as Parker 1964 has no text of its own. */
G_STATIC_ASSERT (PROBE_PARKER_1964 == 0 && PROBE_N_EDITIONS <= SALON_HELP_EDITIONS);

static const SalonHelpChapter chapters[] = {
  { N_ ("The aim of the game"),
    N_ ("Everybody hides a word behind cards. You uncover the words of the others, card by card, and every card is "
        "worth the points of its space: 5, 10 or 15. Your own cards are worth points too, if they stay hidden to the "
        "end."),
    { [PROBE_PARKER_1964] = N_ ("Two to six players."), [PROBE_PARKER_1982] = N_ ("Two to four players.") } },
  { N_ ("Laying your word"),
    N_ ("Put letter cards into your tray: click them, drag them, or simply type. Cards have no "
        "accents, apostrophes or hyphens; names and abbreviations are not words."),
    { [PROBE_PARKER_1964] = N_ (
        "A word has 1 to 12 letters; plurals and verb forms may be laid. Up to 6 blanks, cards without a letter, may "
        "stand before and after the word, never between its letters: they hide how long it is and where it begins."),
      [PROBE_MIRO_1967] = N_ (
        "A word has 1 to 12 letters and is laid as a dictionary lists it: nouns, adjectives, infinitives and adverbs, "
        "no plurals, no verb forms. Up to 6 blanks, cards without a letter, may stand before and after the word, "
        "never between its letters: they hide how long it is and where it begins."),
      [PROBE_PARKER_1982] =
        N_ ("A word has 4 to 12 letters; plurals and verb forms may be laid. Up to 5 dots, cards without a letter, may "
            "stand before and after the word, never between its letters: they hide how long it is and where it begins. "
            "The box holds three cards of R and one or two of every other letter; unless the house rules keep to "
            "those, a word uses a letter as often as it needs.") } },
  { N_ ("Activity cards"),
    N_ ("A turn begins with a card from the deck, which everybody reads. It applies until the "
        "next one is drawn; a card that cannot apply is ignored."),
    { [PROBE_PARKER_1964] = N_ (
        "There are 48. Some multiply your first guess by 3, 4 or 5, give 15 to 25 points or take 10; some let you draw "
        "again after a wrong guess. With others the player on your left or right turns a card of their own choice, "
        "which you score, or you turn one of your own blanks, which nobody scores."),
      [PROBE_PARKER_1982] = N_ (
        "There are 36. Some multiply your first guess by 2 or 3, put it to all opponents at once, or forgive a wrong "
        "dot; some let you draw again after a wrong guess. With others the player on your left or right turns a card, "
        "of their choice or of yours, which you score, or you turn one of your own dots, which nobody scores.") } },
  { N_ ("Your turn"),
    N_ ("Choose an opponent, then a letter. If they have it, they turn over one such card, you "
        "score its space, and you ask again. If not, your turn is over. Nobody may take notes."),
    { [PROBE_PARKER_1964] = N_ ("You may ask for a blank too; if there is none, you lose 50 points. Guessing the last "
                                "hidden card of a word earns 50 more points. People who answer by hand lose 100 points "
                                "for a false “no”."),
      [PROBE_PARKER_1982] = N_ ("You may ask for a dot too; if there is none, you lose 50 points. The last hidden card "
                                "of a word earns 50 more points, even when an activity card turns it. Scores go on the "
                                "pad at the end of the turn.") } },
  { N_ ("Naming a word"),
    N_ (
      "Do you know somebody’s word while five or more of its cards are hidden? Name the whole row, empty cards included. "
      "If it is right, you score all its hidden cards and 100 points; if it is wrong, you lose 50 and nothing is shown."),
    { [PROBE_PARKER_1964] = N_ ("Anybody may do so at any turn, while a player is about to draw or to ask."),
      [PROBE_MIRO_1967] = N_ ("You may do so in your own turn only, before you draw or ask.") } },
  { N_ ("Two players"),
    N_ (
      "Two players can lay two words each, a left and a right one. They ask each other, not a tray, and each word brings "
      "its own points for the last card and at the end."),
    { [PROBE_PARKER_1964] = N_ ("The left and right of an activity card are the opponent’s trays."),
      [PROBE_PARKER_1982] = N_ ("Where an activity card says left or right, the opponent chooses the tray.") } },
  { N_ ("The end"),
    N_ ("When only one player still has hidden cards, every other player has two more turns. "
        "Then the last one scores the cards that are still hidden, plus a bonus. The highest "
        "score wins."),
    { [PROBE_PARKER_1964] = N_ ("The bonus is 50 points, or 100 when five or more cards of the word are hidden."),
      [PROBE_PARKER_1982] =
        N_ ("The bonus is 50 points, and 100 more when five or more cards of the word are hidden.") } },
  { NULL },
};

static const SalonHelpKey keys[] = {
  { "Tab", N_ ("Move between controls") },
  { "Right", N_ ("Move between cards or letters") },
  { "Return", N_ ("Activate: draw, choose, show") },
  /* These keys are for the page for a new game. */
  { "<Alt>Up", N_ ("New game: move a player up") },
  { "<Alt>Down", N_ ("New game: move a player down") },
  { NULL },
};

static const char *
get_edition (guint edition)
{
  return edition < PROBE_N_EDITIONS ? probe_editions[edition].title : NULL;
}

const SalonHelp probe_help = {
  .get_edition = get_edition,
  .make_short = probe_help_short_new,
  .chapters = chapters,
  .secrets = N_ ("As long as a game is not over its copy holds all the hidden words: do not read it."),
  .keys = keys,
};
