/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The little of UTF-8 and Unicode that records and word lists need, without any locale. */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Decodes the character at the start of the @n bytes.  Returns its length in bytes and stores it in
 * @character, or returns 0 when no character stands there: a stray or missing byte, more bytes than
 * the character needs, half of a surrogate pair, or a number beyond U+10FFFF. */
size_t salon_utf8_decode (const char *bytes, size_t n, uint32_t *character);

/* Tells whether the @n bytes are UTF-8 throughout. */
bool salon_utf8_is_valid (const char *bytes, size_t n);

/* Tells whether @text is UTF-8 without control characters: none of U+0000–001F and U+007F–009F. */
bool salon_utf8_is_printable (const char *text);

/* Gives the number of characters of @text, which is valid UTF-8. */
size_t salon_utf8_length (const char *text);
