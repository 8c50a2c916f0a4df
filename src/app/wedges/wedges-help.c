/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/wedges/wedges-help.h"

#include <glib/gi18n-lib.h>

#include "app/wedges/wedges-help-pictures.h"
#include "app/wedges/wedges-help-short.h"

static const SalonHelpChapter chapters[] = {
  { { N_ ("The wheel") },
    N_ (
      "Seventy-three spaces: a hub, six spokes of five, and a rim of forty-two. Most have one of six categories, which you know by its colour and by its sign. Where a spoke meets the rim lie the headquarters of a category. Spaces with a die let you roll again, without a question.\nNo two neighbours have the same category. The tokens at the side are small maps of the wheel: their six places lie as the headquarters do, so you see at a glance what each player still lacks."),
    { NULL },
    wedges_help_picture_wheel },
  { { N_ ("Moving") },
    N_ (
      "First everybody rolls; the highest begins, and those who tie for it roll again. Then each turn begins with a roll. Go exactly that many spaces, in any direction. On the hub and in headquarters you may turn off, but you never turn back within a move. Any number of tokens may share a space.\nThe spaces that you can reach light up and are numbered; point at one, and you see the way there. Click a space, or press its number. On the hub, as long as you lack a wedge, you choose the category yourself."),
    { NULL },
    wedges_help_picture_reach },
  { { N_ ("Questions") },
    N_ (
      "A right answer lets you roll again; after a wrong one the next player to the left has the turn. In headquarters a right answer wins the wedge, unless you have it already. After a wrong answer you leave on your next turn and have to come back.\nThe faithful way is to let the table judge: you say your answer aloud, somebody uncovers the one on the card, and the others say whether you were right. How exact an answer has to be is up to them. A verdict that was a slip can be taken back, below the die, until somebody rolls. If you play with a time limit, a late answer counts as wrong."),
    { NULL },
    wedges_help_picture_question },
  { { N_ ("Typed answers") },
    N_ (
      "If answers are typed, capitals, accents, hyphens and articles make no difference, and figures are as good as words. Slips are forgiven: one letter in an answer of four to seven letters, two in up to twelve, three in a longer one. But what you type has to be nearer to the right answer than to any other answer of its kind, so Iran is never taken for Iraq. Numbers and years have to be exact, unless the question allows a little more or less. A last name alone is enough where the question says so.\nSalon only proposes a verdict. If you see it differently, one click turns it round, either way. When you do not know, say so: Salon shows the answer, and usually a fact to remember."),
    { NULL },
    wedges_help_picture_typed },
  { { N_ ("Winning") },
    N_ (
      "With six wedges in your token, come to the hub by an exact roll. The others vote for the category of your final question, one after the other or all together, before they have seen the card; if you play alone you choose it yourself. If your answer is right you have won. If not, leave the hub on your next turn, and come back.\nIf somebody wins in their very first turn, everybody else still has theirs; whoever wins in it as well shares the win. If you play for places, the others go on until one is left."),
    { NULL },
    wedges_help_picture_token },
  { { N_ ("Teams") },
    N_ (
      "Up to twenty-four people can play, in teams that share a token. Add the members on the page for a new game: open the seat and write their names.\nIf a team answers together, its members whisper, and one of them answers. If they answer in turn, each answers alone, in the order in which they were added; the card says whose question it is, and who comes next."),
    { NULL },
    NULL },
  { { N_ ("Cards and boxes") },
    N_ (
      "A card has six questions, one for each category. Only one of them is asked, and then the card goes to the back of its box. Cards come from two boxes in turn, or from one, which is more practical for two or three players.\nThe boxes keep their order. The next game goes on where this one ended, even on another evening, so nobody hears a question twice before its box is through. Choose shuffled cards on the page for a new game, and the boxes begin anew.\nIf you think that something is wrong with a card, say so below the question. Salon notes it in a file on this computer, and the game goes on."),
    { NULL },
    wedges_help_picture_boxes },
  { { N_ ("Computer players") },
    N_ (
      "Computers know as much as people of their level, and each has strong and weak categories of its own. What one of them knows, it knows every time; what it does not know stays unknown. They never look at the answer to find out whether they know it. When they are wrong they say something that a person might have said.\nThey choose their way on the wheel by how likely they are to answer each question, up to the last wedge and the hub."),
    { NULL },
    NULL },
  { { N_ ("Questions of your own") },
    N_ (
      "The questions of Salon were written for it: 1,200 in English, and 1,200 others in French. From the page for a new game you can add packs: plain text in Salon’s own format, CSV, the JSON of OpenTDB, GIFT from Moodle, or what Anki exports. You say which of its categories go into which of the six, and Salon tells you how many questions fill no card.\nA pack is used alone, or mixed with others into a new one. It stays on this computer, in a file that you can read and change."),
    { NULL },
    NULL },
  { { NULL } },
};

static const SalonHelpKey keys[] = {
  { "space", N_ ("Roll the die, or uncover the answer") },
  { "BackSpace", N_ ("Take the verdict back") },
  { "1", N_ ("Choose a space, 1 to 7") },
  { "Tab", N_ ("Go from space to space") },
  { "Return", N_ ("Go to the space, or take the proposed verdict") },
  { "n", N_ ("Turn the verdict round") },
  { "r", N_ ("The answer was right") },
  { "w", N_ ("The answer was wrong") },
  { "Escape", N_ ("I don’t know") },
  { "g", N_ ("Choose a category: G, E, H, A, S or P") },
  { NULL },
};

const SalonHelp wedges_help = {
  .make_card = wedges_help_short_make_card,
  .hint = N_ ("click the picture for more"),
  .make_figures = wedges_help_short_make_figures,
  .chapters = chapters,
  .keys = keys,
};
