/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tests of the model share, whatever is played: a directory to throw away, and an end
 * for a test that stands still. */

#pragma once

#include <glib.h>

/* Wakes the main loop and ends the test, should a game ever stand still. Gives the
 * source, for those who play for longer. SALON_PATIENCE, from the environment, is a factor on
 * how long that may take. */
guint model_watchdog (void);

/* A directory of its own, and its end with all that is in it. */
char *model_directory (void);
void model_remove (char *directory);

/* The bytes of a file in @directory. */
char *model_read (const char *directory, const char *name);
