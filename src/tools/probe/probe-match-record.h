/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The record of a game of the arena, while it is played. */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/probe/probe-record.h"

/* All zeros is an empty one. */
typedef struct {
  char *text;
  size_t n;
  size_t room;
  bool lost; /* there was no memory for some of it */
} MatchRecord;

/* Begins the record with @header, whose rows are laid. */
void match_record_begin (MatchRecord *record, const ProbeHeader *header);

void match_record_move (MatchRecord *record, const ProbeMove *move, int trays);

/* Writes the record of game @number, from 1, into the folder @folder, and empties it.  Returns NULL, or a message marked
 * for translation, which is empty when standard error has it already. */
const char *match_record_end (MatchRecord *record, const char *folder, uint64_t number);
