/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What is heard at the table. A sound has a name; games share those below, and a game has others in its
 * folder, "GAME/NAME". Each is one or several files of the program's resources, NAME-1.flac, NAME-2.flac, …, which
 * take turns.
 *
 * All of this is called on the main thread and never waits: a thread of its own opens the device when the first
 * sound is wanted (salon-speaker.h). Without a device there is silence. Until salon_sound_set_volume() is
 * called nothing is heard. */

#define SALON_SOUND_BELL_GOOD "bell-good" /* glass: a good card */
#define SALON_SOUND_BELL_ILL  "bell-ill"  /* muted glass: an ill one */
#define SALON_SOUND_CARD      "card"      /* a stiff card is turned over */
#define SALON_SOUND_CHIME     "chime"     /* it is a person’s turn */
#define SALON_SOUND_CHORD     "chord"     /* something great has come off */
#define SALON_SOUND_CURTAIN   "curtain"   /* the curtain is drawn */
#define SALON_SOUND_END       "end"       /* the game is over */
#define SALON_SOUND_KNOCKS    "knocks"    /* no */
#define SALON_SOUND_PENCIL    "pencil"    /* points are written */

/* Where the files of sounds stand among the resources. */
#define SALON_SOUND_PATH "/io/github/salongames/Salon/sounds/"

/* Plays the sound called @name, a string that stays. A sound that cannot begin soon is left out. */
void salon_sound_play (const char *name);
/* The same in @ms milliseconds, unless salon_sound_drop() is called before. */
void salon_sound_play_after (const char *name, guint ms);
/* Forgets the sounds that are still to come; what is heard already ends by itself. */
void salon_sound_drop (void);
/* @volume is a factor from 0 to 1. At 0 all is silent at once, and nothing is opened. */
void salon_sound_set_volume (double volume);
/* Ends all sounds and gives the device back, for the end of the program. A device that does not answer is
 * given half a second; then the thread is left to itself, and FALSE returned: the program must end
 * without destructors (_exit()), because that of OpenAL would wait for the device. */
gboolean salon_sound_end (void);

G_END_DECLS
