/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/probe/probe-reason.h"

#include "rules/probe/probe-edition.h"

static const char *const texts[PROBE_N_REASONS] = {
  [PROBE_OK] = "",
  [PROBE_TOO_FEW_SEATS] = N_ ("The game needs at least two players."),
  [PROBE_TOO_MANY_SEATS] = N_ ("This edition has no place for so many players."),
  [PROBE_NO_SUCH_SEAT] = N_ ("Nobody sits there."),
  [PROBE_NO_SUCH_TRAY] = N_ ("There is no such tray in this game."),
  [PROBE_TRAYS_NEED_TWO_SEATS] = N_ ("Two trays each are for two players only."),
  [PROBE_NO_ANSWERS_BY_HAND] = N_ ("In this edition the table answers; players never answer by hand."),
  [PROBE_WORD_MISSING] = N_ ("Somebody has not laid a word yet."),
  [PROBE_ROW_EMPTY] = N_ ("There is no word in the tray yet."),
  [PROBE_ROW_NOT_LETTERS] = N_ ("Only the letters A to Z and blanks can be laid."),
  [PROBE_ROW_TOO_LONG] = N_ ("The tray has only twelve spaces."),
  [PROBE_BLANK_INSIDE] = N_ ("Blanks stand before or after the word, never inside it."),
  [PROBE_TOO_MANY_BLANKS] = N_ ("There are not so many blanks in the set."),
  [PROBE_WORD_TOO_SHORT] = N_ ("The word is too short for this edition."),
  [PROBE_WORD_TOO_LONG] = N_ ("The word is too long for this edition."),
  [PROBE_NO_LETTER_LEFT] = N_ ("The set does not have enough cards of a letter."),
  [PROBE_GAME_OVER] = N_ ("The game is over."),
  [PROBE_NOT_YOUR_TURN] = N_ ("It is another player’s turn."),
  [PROBE_ANSWER_DUE] = N_ ("A question is still to be answered."),
  [PROBE_EXPOSURE_DUE] = N_ ("A card is still to be turned first."),
  [PROBE_DRAW_FIRST] = N_ ("An activity card is to be drawn first."),
  [PROBE_NOTHING_TO_DRAW] = N_ ("There is no card to be drawn now."),
  [PROBE_KIND_NOT_IN_PILE] = N_ ("No such card is left in the pile."),
  [PROBE_NOT_ASKED] = N_ ("This player has not been asked."),
  [PROBE_ASK_YOURSELF] = N_ ("Nobody asks themselves."),
  [PROBE_NOTHING_HIDDEN] = N_ ("This player has nothing hidden any more."),
  [PROBE_ASK_EVERYBODY] = N_ ("The first question goes to all opponents at once."),
  [PROBE_ASK_ONE_PLAYER] = N_ ("A question goes to one player."),
  [PROBE_NO_SUCH_LETTER] = N_ ("One asks for a letter from A to Z or for a blank."),
  [PROBE_NO_SUCH_SPACE] = N_ ("There is no card in that space."),
  [PROBE_NOT_HIDDEN] = N_ ("That card is turned already."),
  [PROBE_OTHER_LETTER] = N_ ("That is not the card that was asked for."),
  [PROBE_HAS_THE_LETTER] = N_ ("The card that was asked for is there and must be shown."),
  [PROBE_NOTHING_TO_EXPOSE] = N_ ("No card is to be exposed now."),
  [PROBE_NOT_YOUR_EXPOSURE] = N_ ("Another player chooses the card to be exposed."),
  [PROBE_NOT_A_BLANK] = N_ ("One of the player’s own blanks is to be turned."),
  [PROBE_OTHER_TRAY] = N_ ("The card to be turned is in the other tray."),
  [PROBE_NO_TRAY_TO_CHOOSE] = N_ ("There is no tray to be chosen now."),
  [PROBE_NOTHING_TO_PICK] = N_ ("There is no card to be pointed at now."),
  [PROBE_OTHER_OPPONENT] = N_ ("The activity card names another opponent."),
  [PROBE_NAME_YOUR_OWN] = N_ ("Nobody names their own word."),
  [PROBE_NAME_ON_OWN_TURN] = N_ ("In this edition a word may be named only on one’s own turn."),
  [PROBE_NAME_TOO_FEW_HIDDEN] = N_ ("Only a word with five or more hidden cards can be named."),
  [PROBE_SPELLING_IS_STRICT] = N_ ("Every word of this game is in the list; there is nothing to challenge."),
  [PROBE_CHALLENGE_YOUR_OWN] = N_ ("Nobody challenges their own word."),
  [PROBE_WORD_STILL_HIDDEN] = N_ ("A word can be challenged once it is wholly exposed."),
  [PROBE_CHALLENGED_BEFORE] = N_ ("This word has been challenged already."),
  [PROBE_GAME_TOO_LONG] = N_ ("The game has more moves than can be kept."),
};

/* Gives the sentence for @reason, in English and marked for translation. */
const char *
probe_reason_text (ProbeReason reason)
{
  return texts[reason];
}
