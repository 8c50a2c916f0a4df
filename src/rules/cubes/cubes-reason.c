/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/cubes/cubes-reason.h"

#include "rules/salon-text.h"

static const char *const texts[CUBES_N_REASONS] = {
  [CUBES_OK] = "",
  [CUBES_NO_SUCH_SEAT] = N_ ("Nobody sits there."),
  [CUBES_GAME_OVER] = N_ ("The game is over."),
  [CUBES_NOT_THE_SHAKER] = N_ ("Only the player who shakes in this round can do this."),
  [CUBES_WITHOUT_BAR] = N_ ("This game is played without the Bar."),
  [CUBES_BAR_LIES] = N_ ("The Bar is already on a corner."),
  [CUBES_BAR_IS_DUE] = N_ ("The Bar has to be placed first."),
  [CUBES_SHAKE_IS_DUE] = N_ ("The cubes have to be shaken first."),
  [CUBES_ALREADY_SHAKEN] = N_ ("The cubes have already been shaken in this round."),
  [CUBES_NOT_FACES] = N_ ("A shake is written as 25 letters from A to Z."),
  [CUBES_NOT_A_ROLL] = N_ ("The cubes cannot show these letters."),
  [CUBES_TIME_DOES_NOT_RUN] = N_ ("The time is not running."),
  [CUBES_NOT_LETTERS] = N_ ("A word has 1 to 26 letters from A to Z."),
  [CUBES_ALREADY_WRITTEN] = N_ ("The list already has this word."),
  [CUBES_LIST_FULL] = N_ ("A list has room for 1,000 words."),
  [CUBES_NO_SUCH_TIME] = N_ ("The time of a word is 0 to 3,600 seconds."),
  [CUBES_TIME_FALLS] = N_ ("A word cannot have an earlier time than the one before it."),
  [CUBES_NOT_WRITTEN] = N_ ("The list does not have this word."),
  [CUBES_NO_WORD_LIST] = N_ ("The words cannot be judged without the word list."),
  [CUBES_SPELLING_IS_STRICT] = N_ ("The word list decides in this game; there is nothing to challenge."),
  [CUBES_CHALLENGE_YOUR_OWN] = N_ ("Players cannot challenge their own word."),
  [CUBES_NOTHING_READ_OUT] = N_ ("Words are challenged after the time is up and before the next round."),
  [CUBES_NOT_ON_THAT_LIST] = N_ ("That player’s list does not have this word."),
  [CUBES_CHALLENGED_BEFORE] = N_ ("This word has already been challenged."),
  [CUBES_DID_NOT_SCORE] = N_ ("Only a word that scored can be challenged."),
  [CUBES_NO_SUCH_MOVE] = N_ ("There is no such move."),
  [CUBES_GAME_TOO_LONG] = N_ ("The game has more moves than can be recorded."),
};

const char *
cubes_reason_text (CubesReason reason)
{
  return texts[reason];
}
