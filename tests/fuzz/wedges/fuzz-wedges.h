/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What must hold of any record of Wedges; see FuzzGame. */

#pragma once

#include "rules/wedges/wedges-record.h"

SalonRecord fuzz_wedges_place (int which);
void fuzz_wedges_look (const void *game, const uint8_t *data, size_t size);
void fuzz_wedges_look_at_move (const void *game, const char *line, size_t n);
void fuzz_wedges_look_at_message (const void *game, const char *message);
bool fuzz_wedges_is_same (const void *game, const void *other);

/* What holds at every position. */
void fuzz_wedges_look_at_state (const WedgesState *state);
