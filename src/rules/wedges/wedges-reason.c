/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/wedges/wedges-reason.h"

#include "rules/salon-text.h"

static const char *const texts[WEDGES_N_REASONS] = {
  [WEDGES_OK] = "",
  [WEDGES_NO_SUCH_SEAT] = N_ ("Nobody sits there."),
  [WEDGES_GAME_OVER] = N_ ("The game is over."),
  [WEDGES_NOT_YOUR_TURN] = N_ ("It is somebody else’s turn."),
  [WEDGES_ROLL_IS_DUE] = N_ ("The die has to be rolled first."),
  [WEDGES_MOVE_IS_DUE] = N_ ("The token has to be moved first."),
  [WEDGES_CHOICE_IS_DUE] = N_ ("A category has to be chosen first."),
  [WEDGES_VOTE_IS_DUE] = N_ ("The others have to vote for a category first."),
  [WEDGES_ANSWER_IS_DUE] = N_ ("The question has to be answered first."),
  [WEDGES_OUT_OF_REACH] = N_ ("This roll does not lead to that space."),
  [WEDGES_NO_SUCH_MOVE] = N_ ("There is no such move."),
  [WEDGES_GAME_TOO_LONG] = N_ ("The game has more moves than can be recorded."),
};

const char *
wedges_reason_text (WedgesReason reason)
{
  return texts[reason];
}
