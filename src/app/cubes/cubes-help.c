/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/cubes/cubes-help.h"

#include <glib/gi18n-lib.h>

#include "app/cubes/cubes-help-pictures.h"
#include "app/cubes/cubes-help-short.h"

static const SalonHelpChapter chapters[] = {
  { { N_ ("Cubes and tray") },
    N_ (
      "Twenty-five cubes with a letter on each side lie in the tray, five by five. They lie as they fell, some on their side and some upside down; M, W and Z have a line below them, so that you can tell them. Turn the tray by a quarter whenever you like, or choose upright letters before the game.\nQu is one side of a cube and counts as two letters. Q without U cannot be written.\nChance alone decides how the cubes fall. Who wishes for rich or easy grids has the cubes shaken again; they still fall by chance. English is played with the cubes of the box of 1997. For French there are these, or cubes that Salon made, because no French set is known."),
    { N_ ("Words have four letters or more on all cubes."), N_ ("With the Bar, words of three letters count too.") },
    cubes_help_picture_grid },
  { { N_ ("The Bar") },
    N_ (
      "The Bar is an angle of ebony. It covers one corner, with the row and the column that meet there, and leaves four by four cubes. Whoever shakes places it, once a round: either after a look at the cubes, or before the shake, without having seen any. The next player to the left shakes in the next round."),
    { N_ ("On the Master grid there is no Bar: all twenty-five cubes are used."),
      N_ ("The time runs as soon as the Bar and the cubes are in place.") },
    cubes_help_picture_grid },
  { { N_ ("Right and wrong words") },
    N_ (
      "A word goes from each cube to one that touches it, sideways, up, down or diagonally, and uses no cube twice. Words within words count, and so do plurals and all forms of verbs. A word counts once on a list, however many paths it has. Names, abbreviations and words with an apostrophe or a hyphen do not count; accents are left out.\nWhether the word list has a word is told when the time is up, or at once if you have chosen to check words while you write; then everybody is told that you do."),
    { NULL },
    cubes_help_picture_words },
  { { N_ ("Writing") },
    N_ (
      "Draw over the cubes, click them one by one, or type: all of it makes the same word. A click on the last cube, or Enter, writes it. If a word cannot be traced the slip says at once why not; you may write it all the same, as on paper. A click strikes a word from your list.\nBehind the curtain everybody has the whole time alone with the cubes, one after the other, and a list that nobody else sees. On paper everybody writes by hand at the same time, and then each types their list in.\nIn the last fifteen seconds you hear the sand. A pause covers the cubes."),
    { NULL },
    cubes_help_picture_right },
  { { N_ ("Reading out") },
    N_ (
      "When the time is up all lists lie open. A word that stands on several lists is crossed off all of them. Then what "
      "cannot be traced, is too short or is no word is left out, without a penalty, and the rest scores by its "
      "letters.\n"
      "With free spelling every word counts until somebody challenges it: you look it up together, and the table rules. "
      "Each word can be challenged once, until the next round begins."),
    { NULL },
    cubes_help_picture_lists },
  { { N_ ("Points, rounds and target") },
    N_ (
      "Three and four letters are worth 1 point, five are worth 2, six 3, seven 5, eight and more 11. Qu is two "
      "letters.\n"
      "One round is a game, and the highest score wins; equal scores share. With a target, rounds follow until somebody "
      "has reached it. Everybody scores at the same moment, so the highest total wins, not the first."),
    { NULL },
    cubes_help_picture_points },
  { { N_ ("What nobody found") },
    N_ (
      "After the reading you see all words of the grid and what share of them was found. Choose words by length, only familiar ones, or those over one cube; point at a word and its path lights up.\nComputer players know as many words as people of their level, see short and straight paths sooner than crooked ones, and write at a human pace. They never see more of the cubes than you do."),
    { NULL },
    NULL },
  { { N_ ("The grid of the day") },
    N_ (
      "Each day the cubes have fallen the same way for everybody, by honest chance: a round of three minutes on all "
      "cubes, alone or with others. You find it on the page for a new game, and those of past days beside the calendar "
      "of the word of the day. The first result of a day is kept there: the points, and how many of the words they "
      "are."),
    { NULL },
    NULL },
  { { N_ ("A grid of your own") },
    N_ (
      "On the page for a new game you can enter the letters of your own cubes, row by row, and play them here, see all "
      "their words, or print them with a score sheet. A round can be sent to somebody and printed at its end, and where you "
      "see what nobody found: whoever gets the text pastes it there, plays the same cubes in the same time, without "
      "computers, and is told whether your score was beaten.\n"
      "Without a limit of time nobody is hurried: each says when they have finished."),
    { NULL },
    NULL },
  { { NULL } },
};

static const SalonHelpKey keys[] = {
  { "Return", N_ ("Write the word") },
  { "BackSpace", N_ ("Take back the last letter") },
  { "Escape", N_ ("Take back the word") },
  { "Right", N_ ("Walk from cube to cube") },
  { "space", N_ ("Add the cube to the word") },
  { "<Control>t", N_ ("Turn the tray") },
  { "<Control>z", N_ ("Rub out the last word") },
  { "Pause", N_ ("Stop the time, and cover the cubes") },
  { "f", N_ ("What nobody found") },
  { "1", N_ ("Place the Bar: a corner, 1 to 4") },
  { "<Alt>1", N_ ("Go to a list, 1 to 8") },
  { NULL },
};

guint
cubes_help_get_edition (CubesGrid grid)
{
  return grid == CUBES_MASTER ? CUBES_HELP_MASTER : CUBES_HELP_BAR;
}

static const char *
get_edition (guint edition)
{
  static const char *const titles[CUBES_HELP_N_EDITIONS] = {
    [CUBES_HELP_MASTER] = N_ ("Master"),
    [CUBES_HELP_BAR] = N_ ("With the Bar"),
  };

  return edition < CUBES_HELP_N_EDITIONS ? _ (titles[edition]) : NULL;
}

const SalonHelp cubes_help = {
  .get_edition = get_edition,
  .make_card = cubes_help_short_make_card,
  .hint = N_ ("click the picture for more words"),
  .make_figures = cubes_help_short_make_figures,
  .chapters = chapters,
  .secrets = N_ ("As long as a round is not over its copy holds all lists: do not read it."),
  .keys = keys,
};
