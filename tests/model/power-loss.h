/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A directory whose computer may lose its power at any moment. POSIX promises that a
 * file's bytes are on the disk after its fsync(), and names after that of their
 * directory; before that any part of them may be there, in any order. A program with
 * power-loss.c is linked so that it sees the calls that write there; see meson.build. */

#pragma once

#include <glib.h>

/* What the disk may hold afterwards: name → GBytes. */
typedef GHashTable PowerImage;

/* Begins to watch @directory: all that is in it is on the disk by now. */
void power_loss_watch (const char *directory);

/* All that the disk may hold if the power went off at any moment since the last call,
 * or since it is watched; none twice. Watches on. */
GPtrArray *power_loss_gather (void);

/* The same for this moment alone. */
GPtrArray *power_loss_now (void);

/* Ends that. */
void power_loss_end (void);

/* Writes an image into the empty @directory. */
void power_loss_restore (PowerImage *image, const char *directory);
