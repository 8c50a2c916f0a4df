/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "words/words-fold.h"
#include "words/words-source.h"

/* The values that stand in a recipe. Each is false when @token is none. */

bool words_parse_tier (const char *token, long *tier); /* 0…254 */

/* “12” or “3-12”, of 1…WORDS_LENGTH_MAX; @shortest stays as it is if the token has no first number. */
bool words_parse_lengths (const char *token, size_t *shortest, size_t *longest);

bool words_parse_reason (const char *token, WordsVerdict *reason);
bool words_parse_encoding (const char *token, WordsEncoding *encoding);
bool words_parse_yes (const char *token, bool *yes);
