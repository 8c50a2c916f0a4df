/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Tells which sounds are in a file that OpenAL's wave driver wrote: they are compared with those of the program's
 * resources, sample by sample, whatever their loudness. Sounds that follow each other by less than 30 ms
 * count as one, the first. */

/* Has OpenAL write what it plays to @path, as it has to be for the ear; to be called before the first sound. The
 * configuration is written to a file beside it. */
void sound_ear_record (const char *path);
/* The names of the sounds in @path, in order. "?" is one that is no sound of Salon. */
GPtrArray *sound_ear_listen (const char *path);
/* Whether the sound @name is in @path, even where it lies on a softer one, of which sound_ear_listen() tells the first
 * alone. */
gboolean sound_ear_finds (const char *path, const char *name);
/* The largest sample there is after so many sounds, from 0 to 1. */
double sound_ear_peak (const char *path, guint sounds);

G_END_DECLS
