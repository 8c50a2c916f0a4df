/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The little of UTF-8 and Unicode that a record needs, without any locale. */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

size_t probe_utf8_decode (const char *bytes, size_t n, uint32_t *character);
bool probe_utf8_is_valid (const char *bytes, size_t n);
bool probe_utf8_is_printable (const char *text);
size_t probe_utf8_length (const char *text);
