/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves and their text form (cubes-rules.md 4). */

#pragma once

#include <stddef.h>

#include "rules/cubes/cubes-grid.h"
#include "rules/salon-veil.h"

typedef enum {
  CUBES_BAR,
  CUBES_SHAKE,
  CUBES_WRITE,
  CUBES_STRIKE,
  CUBES_TIME,
  CUBES_CHALLENGE,
  CUBES_N_MOVE_TYPES,
} CubesMoveType;

/* The latest time that a word can have, in seconds. */
#define CUBES_LAST_SECOND 3600

/* One move, a value without padding.  Fields that its type does not use are 0, and so are the places of @text after its
 * end. */
typedef struct {
  uint8_t type;                 /* CubesMoveType */
  uint8_t seat;                 /* who makes it, from 0 */
  uint8_t target;               /* challenge: whose word */
  uint8_t corner;               /* bar: CubesCorner */
  uint8_t valid;                /* challenge: the ruling */
  uint8_t timed;                /* write: @second is told */
  uint16_t second;              /* write: of the seat's own time */
  char text[CUBES_LETTERS + 2]; /* shake: the faces; write, strike, challenge: the word */
} CubesMove;

_Static_assert(sizeof (CubesMove) == 8 + CUBES_LETTERS + 2, "no padding, or memcmp would compare it");

/* Digits of a veiled word. */
#define CUBES_VEIL_DIGITS SALON_VEIL_DIGITS (CUBES_LETTERS)

/* The veil over the word of a `write` or `strike` (doc/veiled-record.md). */
typedef struct {
  uint64_t salt;  /* of the record */
  uint32_t place; /* moves that the game has before this one */
} CubesVeil;

/* The longest move in text, with its NUL: a veiled word with its time, and room. */
#define CUBES_MOVE_TEXT 96

/* Reads one move from @text as a record has it, under @veil unless that is NULL.  Returns NULL, or what is wrong,
 * marked for translation; it tells nothing of a word.  Whether the move is legal is another question.
 *
 * When the only fault is the type of the move, which is not known, @unknown becomes the place in @text where its word
 * begins; otherwise NULL. */
const char *cubes_move_parse (const char *text, const CubesVeil *veil, CubesMove *move, const char **unknown);

/* Writes @move as a record has it, under @veil unless that is NULL, and returns the length; the reverse of
 * cubes_move_parse(). */
size_t cubes_move_format (const CubesMove *move, const CubesVeil *veil, char text[CUBES_MOVE_TEXT]);
