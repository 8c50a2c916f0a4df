/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-help.h"

#include <glib/gi18n-lib.h>

#include "app/probe/probe-help-pictures.h"
#include "app/probe/probe-help-short.h"
#include "rules/probe/probe-edition.h"

/* An edition that does the same as Parker 1964 has no text of its own. */
G_STATIC_ASSERT (PROBE_PARKER_1964 == 0 && PROBE_N_EDITIONS <= SALON_HELP_EDITIONS);

static const SalonHelpChapter chapters[] = {
  { { N_ ("Words and spelling") },
    N_ ("Put letter cards into your tray: click them, drag them, or simply type. Cards have no "
        "accents, apostrophes or hyphens; names and abbreviations are not words."),
    { [PROBE_PARKER_1964] = N_ (
        "A word has 1 to 12 letters; plurals and verb forms may be laid. Up to 6 blanks, cards without a letter, may "
        "stand before and after the word, never between its letters: they hide how long it is and where it begins.\n"
        "The house rules may allow any spelling. Then anybody may challenge a word once, when all its cards are shown "
        "or the game is over; a wrong word costs its owner 100 points."),
      [PROBE_MIRO_1967] = N_ (
        "A word has 1 to 12 letters and is laid as a dictionary lists it: nouns, the feminine ones too, adjectives, "
        "participles that are adjectives, infinitives and adverbs; no plurals, no other verb forms. Up to 6 blanks, cards without a letter, may stand before and after the word, "
        "never between its letters: they hide how long it is and where it begins.\n"
        "The house rules may allow any spelling. Then anybody may challenge a word once, when all its cards are shown "
        "or the game is over; a wrong word costs its owner 100 points."),
      [PROBE_PARKER_1982] = N_ (
        "A word has 4 to 12 letters; plurals and verb forms may be laid. Up to 5 dots, cards without a letter, may "
        "stand before and after the word, never between its letters: they hide how long it is and where it begins.\n"
        "The house rules may allow any spelling. Then anybody may challenge a word once, when all its cards are shown "
        "or the game is over; a wrong word costs its owner 100 points.") },
    probe_help_picture_words },
  { { N_ ("Cards and trays") },
    N_ (
      "A tray has twelve spaces. From the left, as the others read it, they are worth 5, 10, 15, 15, 10, 5, 5, 10, 15, "
      "15, 10 and 5 points, whatever letter stands there. The figure is on the lip below each card."),
    { [PROBE_PARKER_1964] = N_ ("Each tray has a set of 90 letter cards and 6 blanks; above is how many there are of "
                                "each letter. A word cannot use more, unless the house rules allow it."),
      [PROBE_PARKER_1982] =
        N_ ("Each tray has a set of 35 letter cards and 5 dots; above is how many there are of each "
            "letter. Unless the house rules keep to those, a word uses a letter as often as it "
            "needs.") },
    probe_help_picture_letters },
  { { [PROBE_PARKER_1964] = N_ ("The 48 activity cards"), [PROBE_PARKER_1982] = N_ ("The 36 activity cards") },
    N_ (
      "A turn begins with a card from the deck, which everybody reads. It applies until the next one is drawn; a card "
      "that cannot apply is ignored. Who has no hidden card left draws as well. Your left is the next player in "
      "turn, your right the one before. When the pile is empty, all cards are shuffled again."),
    { [PROBE_PARKER_1964] = N_ (
        "Some multiply your first guess by 3, 4 or 5, give 15 to 25 points or take 10; some let you draw again after a "
        "wrong guess. With others the player on your left or right turns a card of their own choice, which you score, "
        "or you turn one of your own blanks, which nobody scores.\n"
        "Only the figure of the card is multiplied, never the 50 for a last card or a wrong blank. A game can be "
        "played without activity cards too."),
      [PROBE_PARKER_1982] = N_ (
        "Some multiply your first guess by 2 or 3, put it to all opponents at once, or forgive a wrong dot; some let "
        "you draw again after a wrong guess. With others the player on your left or right turns a card, of their "
        "choice or of yours, which you score, or you turn one of your own dots, which nobody scores.\n"
        "When you ask all opponents, everybody who has the card shows one, and you score each; a wrong dot costs 50 "
        "only once. Only the figures of cards are multiplied, never the 50 for a last card or a wrong dot. A game can "
        "be played without activity cards too.") },
    probe_help_picture_deck },
  { { N_ ("Asking and answering") },
    N_ (
      "Choose an opponent, then a letter. If they have it, they turn over one such card, of their own choice when they "
      "have several. You score its space, and you ask again; nobody may pass. If they do not have it, your turn is "
      "over. Nobody may take notes."),
    { [PROBE_PARKER_1964] = N_ ("You may ask for a blank too; if there is none, you lose 50 points. Guessing the last "
                                "hidden card of a word earns 50 more points. People who answer by hand lose 100 points "
                                "for each false “no” that comes to light."),
      [PROBE_PARKER_1982] = N_ ("You may ask for a dot too; if there is none, you lose 50 points. The last hidden card "
                                "of a word earns 50 more points, even when an activity card turns it. Scores go on the "
                                "pad at the end of the turn.") },
    probe_help_picture_asking },
  { { N_ ("Naming a word") },
    N_ ("Do you know somebody’s word while five or more of its cards are hidden? Name the whole row, empty cards "
        "included. If it is right, you score all its hidden cards and 100 points, and nothing is multiplied; if it is "
        "wrong, you lose 50 and nothing is shown. Then the turn goes on."),
    { [PROBE_PARKER_1964] = N_ ("Anybody may do so at any turn, while a player is about to draw or to ask."),
      [PROBE_MIRO_1967] = N_ ("You may do so in your own turn only, before you draw or ask.") },
    probe_help_picture_naming },
  { { N_ ("The last turns") },
    N_ (
      "When, at the end of a turn, only one player still has hidden cards, every other player has two more turns. The "
      "last one plays on as well. Then the last one scores the cards that are still hidden, plus a bonus. If the last "
      "card is turned before that, the game is over at once.\n"
      "The highest score wins; equal scores share the win. A score can be below zero."),
    { [PROBE_PARKER_1964] = N_ ("The bonus is 50 points, or 100 when five or more cards of the word are hidden."),
      [PROBE_PARKER_1982] =
        N_ ("The bonus is 50 points, and 100 more when five or more cards of the word are hidden.") },
    probe_help_picture_end },
  { { [PROBE_PARKER_1964] = N_ ("Two trays, five and six"), [PROBE_PARKER_1982] = N_ ("Two trays") },
    N_ (
      "Two players can lay two words each, a left and a right one, each with its own set of cards. They ask each other, "
      "not a tray; the owner answers from either. Who names a word says which one. Each word brings its own points "
      "for the last card and at the end. The last turns begin when one player has both words shown."),
    { [PROBE_PARKER_1964] = N_ ("The left and right of an activity card are the opponent’s trays.\n"
                                "Five or six play as four do."),
      [PROBE_PARKER_1982] =
        N_ ("Where an activity card says left or right, the opponent chooses the tray. A question to "
            "all opponents gets one card from the only one.\n"
            "No more than four can play.") },
    probe_help_picture_pair },
  { { N_ ("The party") },
    N_ (
      "A party is twelve players at three tables of four. In each round every table plays a game, one table after the "
      "other. Then the two best of each table, by the points of that game, move on: from table 1 to table 2, from "
      "table 2 to table 3, from table 3 to table 1. Where equal points leave it open who moves, lots are drawn.\n"
      "Everybody carries their points along. An evening has as many rounds as you like, and the highest total wins "
      "it.\n"
      "Computers play on chairs without a person. A table without people can be watched, hurried or skipped. The "
      "party is kept as one evening, and you can go on with it another day."),
    { NULL },
    probe_help_picture_party },
  { { N_ ("The word of the day") },
    N_ (
      "Each day three words of five to nine letters lie on three trays, the same for everybody: words that all know, "
      "of letters alone. Uncover them with as few wrong questions as you can. A right question turns one card, the "
      "leftmost of its letter that is hidden; a wrong one costs a peg. You may name a word at any time; a wrong word is "
      "a wrong question. Wrong letters are counted and not listed: remember them.\n"
      "Par is what a hard computer needs, which knows all words and no more of these than you do. When all cards lie "
      "open, your questions stand there as signs that you can send to others; they tell no letter and no place. The "
      "calendar leads to past days, and a puzzle that you have begun waits for you."),
    { NULL },
    NULL },
  { { N_ ("Taking back, and hints") },
    N_ (
      "If you are the only person and play against computers, you may take back what you did last, as often as you like, "
      "until the game is over: a question, a card that was drawn, a word that was named. What came after it has never "
      "happened, and the computers have forgotten it. There is no luck to be had that way: whoever draws again draws the "
      "same card.\n"
      "When you are to ask you may have a hint: the best question by all that everybody could know, and how likely it is "
      "to hit. It is the one that the review will call the best. A game in which something was taken back, or a hint was "
      "given, says so in its record and does not count in accuracy. The preferences can switch both off."),
    { NULL },
    NULL },
  { { N_ ("The review") },
    N_ (
      "A finished game can be looked at again, question by question. Each is judged by what everybody could know before "
      "it, and by nothing else: which words of the list still fitted, and how likely somebody lays them. Of a computer "
      "it is known how its level chooses what it lays; of a person it is believed that half of the words are "
      "everyday ones, mostly of letters alone, and half any words of the list.\n"
      "A question is worth the points that it brings on average in the rest of the turn. Accuracy goes from 0 to 100: "
      "of every 100 points that the best questions were worth, it says how many yours were worth. Every point given "
      "away makes it lower, and nothing else does.\n"
      "Luck is what cards drawn, letters and named words brought above or below what could be expected just before. "
      "Play is all the rest; play and luck together are the points."),
    { NULL },
    NULL },
  { { NULL } },
};

static const SalonHelpKey keys[] = {
  { "Tab", N_ ("Move between controls") },
  { "Right", N_ ("Move between cards or letters") },
  { "Return", N_ ("Activate: draw, choose, show") },
  { "<Control>z", N_ ("Take back what you did last") },
  { "<Control>h", N_ ("A hint for your question") },
  { "1", N_ ("Word of the day: choose a tray, 1 to 3") },
  { "t", N_ ("Review: to the next turning point") },
  { "p", N_ ("Review: the players") },
  { "v", N_ ("Review: the table at this question") },
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
  .make_card = probe_help_short_make_card,
  .hint = N_ ("turn the cards: they are real ones"),
  .make_figures = probe_help_short_make_figures,
  .chapters = chapters,
  .secrets = N_ ("As long as a game is not over its copy holds all the hidden words: do not read it."),
  .keys = keys,
};
