/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The marks of a time that runs out at a table: one minute, 30 and 10 seconds. People are told when one is passed. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The translated sentence for the mark that was passed when @before µs that were left became @now µs; NULL if none was. */
const char *salon_marks_tell (gint64 before, gint64 now);
/* How many µs it takes from @left µs to the next mark, or to the end behind the last one. */
gint64 salon_marks_wait (gint64 left);

G_END_DECLS
