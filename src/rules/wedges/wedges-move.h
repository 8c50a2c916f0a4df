/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves and their text form (wedges-rules.md 6). */

#pragma once

#include <stddef.h>

#include "rules/wedges/wedges-state.h"

typedef enum {
  WEDGES_ROLL,
  WEDGES_MOVE,
  WEDGES_CHOOSE,
  WEDGES_VOTE,
  WEDGES_ANSWER,
  WEDGES_N_MOVE_TYPES,
} WedgesMoveType;

/* The characters of an answer that was given, at most. */
#define WEDGES_ANSWER_CHARACTERS 200
#define WEDGES_ANSWER_SIZE       (WEDGES_ANSWER_CHARACTERS * 4 + 1)

/* One move, a value without padding.  Fields that its type does not use are 0. */
typedef struct {
  uint8_t type;                  /* WedgesMoveType */
  uint8_t seat;                  /* who makes it, from 0; an answer is that of the seat that was asked */
  uint8_t die;                   /* roll: 1–6 */
  uint8_t space;                 /* move: where to */
  uint8_t category;              /* choose, vote */
  uint8_t right;                 /* answer */
  char text[WEDGES_ANSWER_SIZE]; /* answer: what was given, or "" */
} WedgesMove;

_Static_assert(sizeof (WedgesMove) == 6 + WEDGES_ANSWER_SIZE, "no padding, or memcmp would compare it");

/* The longest move in text, with its NUL, and room. */
#define WEDGES_MOVE_TEXT (WEDGES_ANSWER_SIZE + 32)

/* Reads one move from @text, a line of a record.  Returns NULL, or what is wrong, marked for translation.  Whether the
 * move is legal is another question.
 *
 * When the only fault is the type of the move, which is not known, @unknown becomes the place in @text where its word
 * begins; otherwise NULL. */
const char *wedges_move_parse (const char *text, WedgesMove *move, const char **unknown);

/* Writes @move as a record has it, and returns the length; the reverse of wedges_move_parse(). */
size_t wedges_move_format (const WedgesMove *move, char text[WEDGES_MOVE_TEXT]);
