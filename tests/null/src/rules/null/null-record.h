/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The null game: one seat, and one move, “done”, which ends it. It shows what a game has to bring to the
 * floor of the rules: the table of its record. */

#pragma once

#include "rules/salon-record.h"

/* The bytes of any set-up as text, with the NUL; the first line, the game, `begin`, and the lines of date,
 * title and seat. */
#define NULL_HEADER_TEXT (4 * (SALON_LINE_MAX + 1))

typedef struct {
  SalonHeader salon;
  bool done;
} NullRecord;

extern const SalonRules null_rules;

/* A SalonFind: a record of the null game is read into @data, a NullRecord, which is emptied; there is no
 * other game. */
SalonRecord null_record_find (void *data, const char *name);
