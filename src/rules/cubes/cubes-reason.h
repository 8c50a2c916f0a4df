/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why something cannot be done, in words that a player understands. */

#pragma once

typedef enum {
  CUBES_OK,
  CUBES_NO_SUCH_SEAT,
  CUBES_GAME_OVER,
  CUBES_NOT_THE_SHAKER,
  /* bar, shake */
  CUBES_WITHOUT_BAR,
  CUBES_BAR_LIES,
  CUBES_BAR_IS_DUE,
  CUBES_SHAKE_IS_DUE,
  CUBES_ALREADY_SHAKEN,
  CUBES_NOT_FACES,
  CUBES_NOT_A_ROLL,
  /* write, strike, time */
  CUBES_TIME_DOES_NOT_RUN,
  CUBES_NOT_LETTERS,
  CUBES_ALREADY_WRITTEN,
  CUBES_LIST_FULL,
  CUBES_NO_SUCH_TIME,
  CUBES_TIME_FALLS,
  CUBES_NOT_WRITTEN,
  CUBES_NO_WORD_LIST,
  /* challenge */
  CUBES_SPELLING_IS_STRICT,
  CUBES_CHALLENGE_YOUR_OWN,
  CUBES_NOTHING_READ_OUT,
  CUBES_NOT_ON_THAT_LIST,
  CUBES_CHALLENGED_BEFORE,
  CUBES_DID_NOT_SCORE,

  CUBES_NO_SUCH_MOVE,
  CUBES_GAME_TOO_LONG,
  CUBES_N_REASONS,
} CubesReason;

/* Gives the sentence for @reason, in English and marked for translation. */
const char *cubes_reason_text (CubesReason reason);
