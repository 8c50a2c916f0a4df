/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The marks of the time that is left: one minute, 30 and 10 seconds. People are told when the time passes one of them. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The translated sentence for the mark that was passed when @before µs that were left became @now µs; NULL if none was. */
const char *salon_marks_tell (gint64 before, gint64 now);
/* How many µs there are from @left µs to the next mark, or after the last mark to the end of the time. */
gint64 salon_marks_wait (gint64 left);

G_END_DECLS
