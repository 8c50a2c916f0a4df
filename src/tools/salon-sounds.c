/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sounds that games share: paper, wood, graphite, wool, glass and a vibraphone. */

#include "tools/salon-synth.h"

#include <stddef.h>

#define C4       261.63
#define D4       293.66
#define F_SHARP4 369.99
#define A4       440.00
#define D5       587.33
#define F_SHARP5 739.99
#define A5       880.00
#define D6       1174.66
#define E6       1318.51

/* A stiff card is flicked over: it snaps off the thumb, its edge flutters, and it lies down. */
static void
make_card (SalonSynthSound *sound, SalonSynthDice *dice)
{
  const double stiff = salon_synth_vary (dice, 0.08), flat = 37 * salon_synth_vary (dice, 0.07);
  double at = 1.5;

  salon_synth_rub (sound, dice, &(SalonSynthRub) { 0, 10, 0.08, 2.4, 1700 * stiff, 7500, 0, 0.85, 0 });
  salon_synth_mode (sound, &(SalonSynthMode) { 0, 1480 * stiff, 0.26, 5, 0.3 });
  salon_synth_mode (sound, &(SalonSynthMode) { 0, 640 * stiff, 0.30, 8, 0.5 });
  for (int i = 0; i < 5; i++)
    {
      at += (7 - 0.7 * i) * salon_synth_vary (dice, 0.12);
      salon_synth_rub (sound, dice, &(SalonSynthRub) { at, 7, 0.15, 1.9, 1300 * stiff, 6200, 0, 0.46 - 0.06 * i, 0 });
    }
  salon_synth_rub (sound, dice, &(SalonSynthRub) { flat, 16, 0.06, 4, 320, 2800, 0, 0.30, 0 });
  salon_synth_mode (sound, &(SalonSynthMode) { flat, 330 * stiff, 0.26, 6, 0.6 });
  salon_synth_mode (sound, &(SalonSynthMode) { flat, 205 * stiff, 0.14, 6, 1 });
}

static void
make_stroke (SalonSynthSound *sound, SalonSynthDice *dice, double at, double ms, double pitch)
{
  /* Graphite catches on the fibres of the paper; the table under it hums along. */
  salon_synth_rub (sound, dice, &(SalonSynthRub) { at, ms, 0.42, 0, 1700 * pitch, 5200 * pitch, 1.22, 0.62, 5200 });
  salon_synth_rub (sound, dice, &(SalonSynthRub) { at, ms, 0.36, 0, 420, 1100, 0.9, 0.24, 2600 });
  salon_synth_rub (sound, dice, &(SalonSynthRub) { at, 7, 0.1, 2, 500, 3000, 0, 0.34, 0 });
}

static void
make_pencil (SalonSynthSound *sound, SalonSynthDice *dice)
{
  const double second = 88 * salon_synth_vary (dice, 0.05);

  make_stroke (sound, dice, 0, 72 * salon_synth_vary (dice, 0.06), 0.92 * salon_synth_vary (dice, 0.05));
  make_stroke (sound, dice, second, 64 * salon_synth_vary (dice, 0.06), 1.14 * salon_synth_vary (dice, 0.05));
}

static void
make_knock (SalonSynthSound *sound, SalonSynthDice *dice, double at, double pitch, double level)
{
  /* A table top, struck by a knuckle: its modes are no overtones of each other. */
  static const struct {
    double hz, level, fade;
  } modes[] = { { 236, 1, 22 }, { 391, 0.62, 15 }, { 598, 0.34, 10 }, { 1015, 0.20, 6 }, { 1730, 0.10, 3.5 } };

  for (unsigned i = 0; i < sizeof modes / sizeof modes[0]; i++)
    salon_synth_mode (sound, &(SalonSynthMode) { at, modes[i].hz * pitch * salon_synth_vary (dice, 0.012),
                                                 level * modes[i].level, modes[i].fade, 0.9 });
  salon_synth_rub (sound, dice, &(SalonSynthRub) { at, 8, 0.12, 2, 300, 2600, 0, 0.22 * level, 0 });
}

/* The second one is a third lower. */
static void
make_knocks (SalonSynthSound *sound, SalonSynthDice *dice)
{
  make_knock (sound, dice, 0, 1.12, 0.9);
  make_knock (sound, dice, 88 * salon_synth_vary (dice, 0.05), 1.12 * 0.794, 1);
}

static void
make_chord (SalonSynthSound *sound, SalonSynthDice *dice)
{
  salon_synth_bar (sound, 0, D4, 1, 230, 0.42);
  salon_synth_bar (sound, 11, F_SHARP4, 0.86, 215, 0.42);
  salon_synth_bar (sound, 22, A4, 0.82, 205, 0.42);
  salon_synth_bar (sound, 22, D5, 0.18, 170, 0.30);
}

/* A glass that is touched: the two ways in which its rim can swing are not quite the same. */
static void
make_good_bell (SalonSynthSound *sound, SalonSynthDice *dice)
{
  static const struct {
    double ratio, level, fade;
  } modes[] = { { 1, 1, 82 }, { 1.0028, 0.55, 90 }, { 2.32, 0.30, 42 }, { 4.25, 0.13, 20 }, { 6.63, 0.05, 9 } };

  for (unsigned i = 0; i < sizeof modes / sizeof modes[0]; i++)
    salon_synth_mode (sound, &(SalonSynthMode) { 0, E6 * modes[i].ratio, modes[i].level, modes[i].fade, 0.8 });
  salon_synth_rub (sound, dice, &(SalonSynthRub) { 0, 5, 0.1, 1.2, 3500, 9000, 0, 0.10, 0 });
}

/* A hand lies on the glass: it is a larger one, and hardly rings. */
static void
make_ill_bell (SalonSynthSound *sound, SalonSynthDice *dice)
{
  static const struct {
    double ratio, level, fade;
  } modes[] = { { 1, 1, 62 }, { 1.004, 0.4, 70 }, { 2.32, 0.34, 24 }, { 4.25, 0.16, 10 }, { 6.63, 0.06, 5 } };

  for (unsigned i = 0; i < sizeof modes / sizeof modes[0]; i++)
    salon_synth_mode (sound, &(SalonSynthMode) { 0, C4 * modes[i].ratio, modes[i].level, modes[i].fade, 1.6 });
  salon_synth_rub (sound, dice, &(SalonSynthRub) { 0, 26, 0.1, 8, 180, 1400, 0, 0.22, 0 });
}

/* Wool goes by in folds, on rings that follow each other along a rail. */
static void
make_curtain (SalonSynthSound *sound, SalonSynthDice *dice)
{
  double at = 18;

  salon_synth_rub (sound, dice, &(SalonSynthRub) { 0, 268, 0.40, 0, 190, 950, 1.5, 0.78, 0 });
  salon_synth_rub (sound, dice, &(SalonSynthRub) { 0, 120, 0.45, 0, 700, 3000, 1.3, 0.20, 9000 });
  salon_synth_rub (sound, dice, &(SalonSynthRub) { 84, 176, 0.34, 0, 800, 3400, 0.7, 0.24, 9000 });
  for (int i = 0; i < 7; i++)
    {
      const double ring = 2450 * salon_synth_vary (dice, 0.12),
                   level = (0.10 - 0.006 * i) * salon_synth_vary (dice, 0.35);

      salon_synth_mode (sound, &(SalonSynthMode) { at, ring, level, 6, 0.3 });
      salon_synth_mode (sound, &(SalonSynthMode) { at, 1.83 * ring, 0.5 * level, 3, 0.3 });
      at += (24 + 3.2 * i) * salon_synth_vary (dice, 0.22);
    }
}

/* It is your turn. */
static void
make_chime (SalonSynthSound *sound, SalonSynthDice *dice)
{
  salon_synth_bar (sound, 0, A5, 0.75, 58, 0.5);
  salon_synth_bar (sound, 92, D6, 1, 48, 0.5);
}

static void
make_end (SalonSynthSound *sound, SalonSynthDice *dice)
{
  static const double notes[] = { D4, F_SHARP4, A4, D5, F_SHARP5 };

  for (int i = 0; i < 5; i++)
    salon_synth_bar (sound, 178.0 * i, notes[i], 0.82 + 0.04 * i, i < 4 ? 260 : 250, 0.38 + 0.05 * i);
  salon_synth_bar (sound, 178.0 * 4, D4, 0.5, 280, 0.2);
}

const SalonSynthRecipe salon_synth_recipes[] = {
  { "bell-good", 300, -24.5, make_good_bell },
  { "bell-ill", 300, -23.5, make_ill_bell },
  { "card", 60, -23, make_card },
  { "chime", 250, -23.5, make_chime },
  { "chord", 700, -23, make_chord },
  { "curtain", 280, -25, make_curtain },
  { "end", 1600, -23.5, make_end },
  { "knocks", 180, -20.5, make_knocks },
  { "pencil", 160, -28, make_pencil },
  { NULL, 0, 0, NULL },
};
