/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tests of the model share, whatever is played: a directory to throw away, an end
 * for a test that stands still, and the end of what is done meanwhile. */

#pragma once

#include <gio/gio.h>

/* Starts a timeout that ends the test if a game hangs; it also wakes the main loop. Returns the
 * source, for tests that play longer. The environment variable SALON_PATIENCE multiplies the time.
 * */
guint model_watchdog (void);

/* Makes a temporary directory, and removes it with everything in it. */
char *model_directory (void);
void model_remove (char *directory);

/* A callback that puts the result into a GAsyncResult *, and the main loop until it is there. */
void model_result_cb (GObject *source, GAsyncResult *result, gpointer place);
GAsyncResult *model_wait_for_result (GAsyncResult **place);

/* The bytes of a file in @directory. */
char *model_read (const char *directory, const char *name);
