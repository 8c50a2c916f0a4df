/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is heard of Cubes, besides the sounds of widgets/salon-sound.h, of which SALON_SOUND_PENCIL is a word that is
 * written. The strings are names for salon_sound_play(). */

#pragma once

#define CUBES_SOUND_BELL   "cubes/bell"   /* a hand bell: the time is up */
#define CUBES_SOUND_LID    "cubes/lid"    /* the lid is set down, or lifted */
#define CUBES_SOUND_PEG    "cubes/peg"    /* a peg steps on along the board */
#define CUBES_SOUND_RATTLE "cubes/rattle" /* the cubes are shaken, 1.1 s */
#define CUBES_SOUND_SAND   "cubes/sand"   /* a second of sand, each of the last fifteen */
#define CUBES_SOUND_STROKE "cubes/stroke" /* a word is crossed off, or rubbed out */
