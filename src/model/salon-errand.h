/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What threads write beside the store, such as small text files of a game: the end of the program waits for it, so that nothing
 * is lost that somebody has done last.  All functions may be called in any thread. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The end of the program waits no longer, in seconds: that is how long it waits for the store, too. */
#define SALON_ERRAND_PATIENCE 2

/* A thread has something to write.  This is called before it is begun, by whoever sends it. */
void salon_errand_begin (void);
/* It is on the disk, or will never be. */
void salon_errand_end (void);
/* Waits until nothing is left to write, for @seconds at most.  Returns whether nothing is. */
gboolean salon_errand_wait (double seconds);

G_END_DECLS
