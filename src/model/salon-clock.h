/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clock of whatever takes time at a table: how long a move is shown, and how long people read. It does not count
 * the time for which the machine was suspended. Linux leaves that out of g_get_monotonic_time() and of the times of frames;
 * where a system does not, it shows as a jump. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A longer step is a jump, in µs. Nothing at a table is counted so rarely. */
#define SALON_CLOCK_JUMP (3 * G_TIME_SPAN_SECOND)

/* The time that has passed at the table from @from to @to, both in µs; 0 if the machine was suspended in between, or if
 * the clock was set back. */
gint64 salon_clock_step (gint64 from, gint64 to);

G_END_DECLS
