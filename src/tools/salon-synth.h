/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sounds of things on a table, made of two materials: modes that ring, as those of wood, glass and the bars of
 * a vibraphone do, and noise in a band, as paper, wool and graphite make it. A program of a game, or of the
 * house, has a list of recipes; salon-synth.c has its main() and writes what the list says. */

#pragma once

#include <stdint.h>

/* Samples a second, one channel. */
#define SALON_SYNTH_RATE 48000

typedef struct {
  double *at;
  int n;
} SalonSynthSound;

/* Chance that is the same in each build. */
typedef struct {
  uint64_t state;
} SalonSynthDice;

/* One mode of a thing that was struck: a sine that fades. */
typedef struct {
  double at;     /* ms from the beginning */
  double hz;     /* frequency */
  double level;  /* its largest value */
  double fade;   /* ms in which it falls to 1/e */
  double attack; /* ms until it is full; soft mallets take longer */
} SalonSynthMode;

/* One thing that is drawn over another: noise in a band. */
typedef struct {
  double at;        /* ms from the beginning */
  double ms;        /* how long */
  double peak;      /* where it is loudest, 0 to 1 */
  double fade;      /* ms in which it falls to 1/e from there; 0: evenly, to its end */
  double low, high; /* the band, Hz */
  double glide;     /* the band has moved by this factor at the end; 0 counts as 1 */
  double level;     /* roughly its largest value */
  double grain;     /* grains a second: few scratch, many hiss; 0 for noise without grains */
} SalonSynthRub;

typedef struct {
  const char *name;
  int ms;
  double level; /* its root mean square, in dB of full scale */
  void (*make) (SalonSynthSound *sound, SalonSynthDice *dice);
} SalonSynthRecipe;

/* The recipes of this program; the last one has no name. */
extern const SalonSynthRecipe salon_synth_recipes[];

/* Evenly between -1 and 1. */
double salon_synth_throw (SalonSynthDice *dice);
/* Evenly between 1 - @part and 1 + @part: what makes variants of one sound differ. */
double salon_synth_vary (SalonSynthDice *dice, double part);

/* These add to what is in @sound already; what would be beyond its end is left out. */
void salon_synth_mode (SalonSynthSound *sound, const SalonSynthMode *mode);
void salon_synth_rub (SalonSynthSound *sound, SalonSynthDice *dice, const SalonSynthRub *rub);
/* One bar of a vibraphone, its motor off: a bar is tuned so that its overtones lie two octaves, and a little
 * more than three, above it. @hardness of the mallet is from 0 to 1. */
void salon_synth_bar (SalonSynthSound *sound, double at, double hz, double level, double fade, double hardness);
