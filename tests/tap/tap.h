/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Points of the Test Anything Protocol, for the tests of the floors that stand on the C library
 * alone. What stands on GLib has g_test for it. */

#pragma once

#include <stdbool.h>

/* Prints a point, whose name is given as to printf(). Returns @good. */
bool tap_ok (bool good, const char *format, ...) __attribute__ ((format (printf, 2, 3)));

/* Prints a line that is no point: what was found, figures. */
void tap_note (const char *format, ...) __attribute__ ((format (printf, 1, 2)));

/* Prints how many points there were. Returns what main() returns: 0 when there was one and
 * all of them were good, otherwise 1. */
int tap_done (void);
