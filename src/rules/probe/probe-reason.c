/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/probe/probe-reason.h"

#include "rules/probe/probe-edition.h"

static const char *const texts[PROBE_N_REASONS] = {
  [PROBE_OK] = "",
  [PROBE_TOO_FEW_SEATS] = N_ ("The game needs at least two players."),
  [PROBE_TOO_MANY_SEATS] = N_ ("There are too many players for this edition."),
  [PROBE_NO_SUCH_SEAT] = N_ ("Nobody sits there."),
  [PROBE_NO_SUCH_TRAY] = N_ ("There is no such tray in this game."),
  [PROBE_TRAYS_NEED_TWO_SEATS] = N_ ("Two trays each is for two players only."),
  [PROBE_NO_ANSWERS_BY_HAND] = N_ ("In this edition the table answers; players never answer by hand."),
  [PROBE_WORD_MISSING] = N_ ("Somebody has not laid a word yet."),
  [PROBE_ROW_EMPTY] = N_ ("There is no word in the tray yet."),
  [PROBE_ROW_NOT_LETTERS] = N_ ("Only the letters A to Z and blanks can be laid."),
  [PROBE_ROW_TOO_LONG] = N_ ("The tray has only twelve spaces."),
  [PROBE_BLANK_INSIDE] = N_ ("Blanks go before or after the word, never inside it."),
  [PROBE_TOO_MANY_BLANKS] = N_ ("There are not enough blanks in the set."),
  [PROBE_WORD_TOO_SHORT] = N_ ("The word is too short for this edition."),
  [PROBE_WORD_TOO_LONG] = N_ ("The word is too long for this edition."),
  [PROBE_NO_LETTER_LEFT] = N_ ("The set does not have enough cards of a letter."),
  [PROBE_GAME_OVER] = N_ ("The game is over."),
  [PROBE_NOT_YOUR_TURN] = N_ ("It is another player’s turn."),
  [PROBE_ANSWER_DUE] = N_ ("A question has not been answered yet."),
  [PROBE_EXPOSURE_DUE] = N_ ("A card has to be turned first."),
  [PROBE_DRAW_FIRST] = N_ ("An activity card has to be drawn first."),
  [PROBE_NOTHING_TO_DRAW] = N_ ("No card can be drawn now."),
  [PROBE_KIND_NOT_IN_PILE] = N_ ("No such card is left in the pile."),
  [PROBE_NOT_ASKED] = N_ ("This player has not been asked."),
  [PROBE_ASK_YOURSELF] = N_ ("Players cannot ask themselves."),
  [PROBE_NOTHING_HIDDEN] = N_ ("This player has no hidden cards left."),
  [PROBE_ASK_EVERYBODY] = N_ ("The first question goes to all opponents at once."),
  [PROBE_ASK_ONE_PLAYER] = N_ ("A question goes to one player."),
  [PROBE_NO_SUCH_LETTER] = N_ ("Choose a letter from A to Z, or a blank."),
  [PROBE_NO_SUCH_SPACE] = N_ ("There is no card in that space."),
  [PROBE_NOT_HIDDEN] = N_ ("That card has already been turned."),
  [PROBE_OTHER_LETTER] = N_ ("That is not the card that was asked for."),
  [PROBE_HAS_THE_LETTER] = N_ ("The card that was asked for is there and must be shown."),
  [PROBE_NOTHING_TO_EXPOSE] = N_ ("No card can be exposed now."),
  [PROBE_NOT_YOUR_EXPOSURE] = N_ ("Another player chooses the card to be exposed."),
  [PROBE_NOT_A_BLANK] = N_ ("The player has to turn one of their own blanks."),
  [PROBE_OTHER_TRAY] = N_ ("The card to be turned is in the other tray."),
  [PROBE_NO_TRAY_TO_CHOOSE] = N_ ("No tray can be chosen now."),
  [PROBE_NOTHING_TO_PICK] = N_ ("No card can be pointed at now."),
  [PROBE_OTHER_OPPONENT] = N_ ("The activity card names another opponent."),
  [PROBE_NAME_YOUR_OWN] = N_ ("Players cannot name their own word."),
  [PROBE_NAME_ON_OWN_TURN] = N_ ("In this edition you can name a word only on your own turn."),
  [PROBE_NAME_TOO_FEW_HIDDEN] = N_ ("Only a word with five or more hidden cards can be named."),
  [PROBE_SPELLING_IS_STRICT] = N_ ("Every word of this game is in the list; there is nothing to challenge."),
  [PROBE_CHALLENGE_YOUR_OWN] = N_ ("Players cannot challenge their own word."),
  [PROBE_WORD_STILL_HIDDEN] = N_ ("A word can be challenged once it is fully exposed."),
  [PROBE_CHALLENGED_BEFORE] = N_ ("This word has already been challenged."),
  [PROBE_GAME_TOO_LONG] = N_ ("The game has more moves than can be recorded."),
};

/* Gives the sentence for @reason, in English and marked for translation. */
const char *
probe_reason_text (ProbeReason reason)
{
  return texts[reason];
}
