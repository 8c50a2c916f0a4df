/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The record of a game of the arena, while it is played. */

#pragma once

#include <stdio.h>

#include "rules/wedges/wedges-record.h"

/* Opens the record of game @number, from 1, in the folder @folder, and writes @header to it.  Returns NULL after a message. */
FILE *wedges_match_record_open (const char *folder, uint64_t number, const WedgesHeader *header);

/* Writes @move; what fails is told at the end. */
void wedges_match_record_move (FILE *record, const WedgesMove *move);

/* Closes @record.  Returns false after a message when something could not be written. */
bool wedges_match_record_close (FILE *record);
