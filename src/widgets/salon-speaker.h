/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The thread that has the device, and the only one that calls OpenAL: opening one may take as long as
 * a sound server likes. It has a small mailbox, which forgets what does not fit. After some seconds of silence it
 * gives the device back, so that nothing runs while nobody does anything. A device that is gone is opened anew for the
 * next sound, and one that cannot be opened is left alone for some seconds. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* As many sounds are heard together, and no more: a further one takes the place of the oldest. */
#define SALON_SPEAKER_VOICES 8
/* As many wait to be begun, and no more. */
#define SALON_SPEAKER_WAITING 8

typedef struct SalonSpeaker SalonSpeaker;

/* Begins the thread, which opens nothing yet. */
SalonSpeaker *salon_speaker_new (void);
/* @name is a string that stays; @gain a factor from 0 to 1. */
void salon_speaker_play (SalonSpeaker *self, const char *name, double gain);
/* Ends what is heard, and forgets what waits. */
void salon_speaker_hush (SalonSpeaker *self);
/* Ends the thread and frees @self. Returns FALSE if it does not end within half a second: then @self and
 * the thread are left to themselves. */
gboolean salon_speaker_end (SalonSpeaker *self);

G_END_DECLS
