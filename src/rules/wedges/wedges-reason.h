/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why something cannot be done, in words that a player understands. */

#pragma once

typedef enum {
  WEDGES_OK,
  WEDGES_NO_SUCH_SEAT,
  WEDGES_GAME_OVER,
  WEDGES_NOT_YOUR_TURN,
  WEDGES_ROLL_IS_DUE,
  WEDGES_MOVE_IS_DUE,
  WEDGES_CHOICE_IS_DUE,
  WEDGES_VOTE_IS_DUE,
  WEDGES_ANSWER_IS_DUE,
  WEDGES_OUT_OF_REACH,
  WEDGES_NO_SUCH_MOVE,
  WEDGES_GAME_TOO_LONG,
  WEDGES_N_REASONS,
} WedgesReason;

/* Gives the sentence for @reason, in English and marked for translation. */
const char *wedges_reason_text (WedgesReason reason);
