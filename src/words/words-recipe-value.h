/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "words/words-fold.h"
#include "words/words-source.h"

/* The values that stand in a recipe. Each is false when @token is none. */

bool words_parse_tier (const char *token, long *tier);       /* 0…254 */
bool words_parse_length (const char *token, size_t *length); /* 1…WORDS_LENGTH_MAX */
bool words_parse_reason (const char *token, WordsVerdict *reason);
bool words_parse_encoding (const char *token, WordsEncoding *encoding);
bool words_parse_yes (const char *token, bool *yes);
