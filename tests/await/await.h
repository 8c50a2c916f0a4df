/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a test waits: for a condition, never for a time. */

#pragma once

#include <glib.h>

/* Runs the main loop until @condition is true. It is asked again at each turn of the loop, and a turn always comes soon, so
 * it may depend on what wakes no main loop: the end of a thread, a count of references, a file that another process writes.
 * If it does not become true in the time that anything in a test may take, the test fails and names it. The environment
 * variable SALON_PATIENCE multiplies that time. */
#define await(condition)                                           \
  G_STMT_START                                                     \
  {                                                                \
    const gint64 await_begun = g_get_monotonic_time ();            \
    while (!(condition))                                           \
      {                                                            \
        await_check (await_begun, #condition, __FILE__, __LINE__); \
        await_turn ();                                             \
      }                                                            \
  }                                                                \
  G_STMT_END

/* Lets the main loop do what is ready or, if nothing is, waits until something is; comes back soon in any case. For loops
 * that do more than wait. */
void await_turn (void);

/* Ends the test when what it has been waiting for since @begun has not come for too long. */
void await_check (gint64 begun, const char *condition, const char *file, int line);
