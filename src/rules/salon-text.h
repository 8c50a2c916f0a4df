/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Text that players read, and text that is put together in a buffer of the caller's.  Text that does
 * not fit is counted nevertheless, so that the caller learns the length of the whole. */

#pragma once

#include <stddef.h>
#include <stdint.h>

/* Marks text that players read.  The rules only mark it; whoever shows it translates it. */
#ifndef N_
#define N_(String) (String)
#endif

typedef struct {
  char *text;  /* ends with a NUL as long as there is any room; may be NULL when @size is 0 */
  size_t size; /* the bytes there is room for, with the NUL */
  size_t used; /* the bytes that the whole text has, without the NUL */
} SalonText;

/* Makes @out an empty text in the @size bytes at @text. */
void salon_text_init (SalonText *out, char *text, size_t size);

/* Appends @text. */
void salon_text_put (SalonText *out, const char *text);

/* Appends a line: @before, @value and a LF. */
void salon_text_put_line (SalonText *out, const char *before, const char *value);

/* Appends what printf() would print. */
void salon_text_format (SalonText *out, const char *format, ...) __attribute__ ((format (printf, 2, 3)));

/* Appends @number in decimal. */
void salon_text_put_number (SalonText *out, int64_t number);
