/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/salon-text.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

void
salon_text_init (SalonText *out, char *text, size_t size)
{
  *out = (SalonText) { text, size, 0 };
  if (size > 0)
    text[0] = '\0';
}

static void
put_bytes (SalonText *out, const char *bytes, size_t n)
{
  if (out->used < out->size)
    {
      const size_t room = out->size - out->used - 1;

      memcpy (out->text + out->used, bytes, n < room ? n : room);
      out->text[out->used + (n < room ? n : room)] = '\0';
    }
  out->used += n;
}

void
salon_text_put (SalonText *out, const char *text)
{
  put_bytes (out, text, strlen (text));
}

void
salon_text_put_line (SalonText *out, const char *before, const char *value)
{
  salon_text_put (out, before);
  salon_text_put (out, value);
  salon_text_put (out, "\n");
}

void
salon_text_format (SalonText *out, const char *format, ...)
{
  const bool room = out->used < out->size;
  va_list arguments;

  va_start (arguments, format);
  out->used +=
    (size_t) vsnprintf (room ? out->text + out->used : NULL, room ? out->size - out->used : 0, format, arguments);
  va_end (arguments);
}

void
salon_text_put_number (SalonText *out, int64_t number)
{
  uint64_t left = number < 0 ? -(uint64_t) number : (uint64_t) number;
  char digits[20];
  size_t at = sizeof digits;

  do
    digits[--at] = (char) ('0' + left % 10);
  while ((left /= 10) > 0);
  if (number < 0)
    put_bytes (out, "-", 1);
  put_bytes (out, digits + at, sizeof digits - at);
}
