/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a move stands in a record: “SEAT TYPE” and, after a space each, what the type asks for.  A game reads the fields after
 * the type itself. */

#pragma once

#include "rules/salon-record.h"

typedef struct {
  uint8_t seat;        /* from 0; the table may have fewer seats */
  uint8_t type;        /* the index of its word */
  char *rest;          /* what stands after the type, for salon_cut(); NULL when nothing does */
  const char *unknown; /* where in the text the type stands if it is not known; otherwise NULL */

  /* private */
  char line[SALON_LINE_MAX + 1];
} SalonMoveLine;

/* Reads how the move @text begins, a line of a record; @types are the @n words for the types of the game’s moves.
 * Returns NULL, or what is wrong, marked for translation. */
const char *salon_move_line_read (SalonMoveLine *move, const char *text, const char *const *types, int n);
