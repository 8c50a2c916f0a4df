/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What must hold of any record of the null game; see FuzzGame. */

#pragma once

#include "rules/null/null-record.h"

SalonRecord fuzz_null_place (int which);
void fuzz_null_look (const void *game, const uint8_t *data, size_t size);
void fuzz_null_look_at_move (const void *game, const char *line, size_t n);
void fuzz_null_look_at_message (const void *game, const char *message);
bool fuzz_null_is_same (const void *game, const void *other);
