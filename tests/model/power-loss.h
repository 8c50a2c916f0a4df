/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A directory whose computer may lose its power at any moment. POSIX promises that a
 * file's bytes are on the disk after its fsync(), and names after that of their
 * directory; before that any part of them may be there, in any order. A program with
 * power-loss.c is linked so that it sees the calls that write there; see meson.build. */

#pragma once

#include <glib.h>

/* What the disk may hold afterwards: name → GBytes. */
typedef GHashTable PowerImage;

/* Begins to watch @directory, whose contents count as being on the disk. */
void power_loss_watch (const char *directory);

/* Everything that the disk may hold if the power failed at any moment since the last call of this
 * function, or since the watch began; no image occurs twice. The watch goes on. */
GPtrArray *power_loss_gather (void);

/* The same, if the power fails now. */
GPtrArray *power_loss_now (void);

/* Ends the watch. */
void power_loss_end (void);

/* Writes an image into the empty @directory. */
void power_loss_restore (PowerImage *image, const char *directory);
