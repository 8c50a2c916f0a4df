/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Samples a second of every sound; src/tools/salon-synth.h makes them so. */
#define SALON_SOUND_RATE 48000

/* Reads the sound at @path of the program's resources: one channel, @n samples. May be called from any
 * thread. Returns NULL when there is none, or one that is made otherwise. (transfer full) */
gint16 *salon_sound_file_read (const char *path, int *n);

G_END_DECLS
