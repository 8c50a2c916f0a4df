/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dates in the language that Salon speaks, and that of a record, which has none. The names of months and weekdays that the system knows are those of its own
 * language, which Salon may not speak, or of none, where that language is not installed. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Writes @date as g_date_time_format() does, (transfer full), with the names of months and weekdays (%B, %OB, %b, %A, %a)
 * from our own translations. */
char *salon_date_format (GDateTime *date, const char *format);

/* The date of a game that begins now, as its record has it (transfer full). */
char *salon_date_record_now (void);

G_END_DECLS
