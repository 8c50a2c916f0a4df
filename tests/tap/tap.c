/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tap.h"

#include <stdarg.h>
#include <stdio.h>

static unsigned n_points, n_failed;

bool
tap_ok (bool good, const char *format, ...)
{
  va_list arguments;

  n_points++;
  n_failed += !good;
  printf ("%s %u ", good ? "ok" : "not ok", n_points);
  va_start (arguments, format);
  vprintf (format, arguments);
  va_end (arguments);
  putchar ('\n');

  return good;
}

void
tap_note (const char *format, ...)
{
  va_list arguments;

  fputs ("# ", stdout);
  va_start (arguments, format);
  vprintf (format, arguments);
  va_end (arguments);
  putchar ('\n');
}

int
tap_done (void)
{
  printf ("1..%u\n", n_points);

  return n_failed > 0 || n_points == 0;
}
