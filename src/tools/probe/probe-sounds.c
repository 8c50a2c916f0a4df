/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is heard of Probe alone: its cards slide into wooden slots, its listing of 1982 is printed, and the cards of a
 * word that is named rightly rise in tone. */

#include "tools/salon-synth.h"

#include <math.h>
#include <stddef.h>

/* A card is pushed over wood, faster and faster, and stops. */
static void
make_slide (SalonSynthSound *sound, SalonSynthDice *dice)
{
  const double grain = salon_synth_vary (dice, 0.10), pitch = salon_synth_vary (dice, 0.08);

  salon_synth_rub (sound, dice,
                   &(SalonSynthRub) { 0, 86, 0.74, 0, 900 * pitch, 3800 * pitch, 1.7, 0.60, 7000 * grain });
  salon_synth_rub (sound, dice, &(SalonSynthRub) { 0, 84, 0.66, 0, 260, 760, 1.25, 0.40, 3000 * grain });
}

/* A card stands in its slot. */
static void
make_tock (SalonSynthSound *sound, SalonSynthDice *dice)
{
  static const struct {
    double hz, level, fade;
  } modes[] = { { 1000, 1, 6.5 }, { 520, 0.40, 7.5 }, { 1640, 0.38, 3.6 }, { 2730, 0.22, 2.2 }, { 4100, 0.10, 1.2 } };
  const double pitch = salon_synth_vary (dice, 0.08);

  for (unsigned i = 0; i < sizeof modes / sizeof modes[0]; i++)
    salon_synth_mode (sound, &(SalonSynthMode) { 0, modes[i].hz * pitch * salon_synth_vary (dice, 0.012),
                                                 modes[i].level * salon_synth_vary (dice, 0.5),
                                                 modes[i].fade * salon_synth_vary (dice, 0.08), 0.4 });
  salon_synth_rub (sound, dice, &(SalonSynthRub) { 0, 5, 0.08, 1, 1200, 7000, 0, 0.22, 0 });
}

/* The pins of a printer meet the ribbon in quick order. */
static void
make_tick (SalonSynthSound *sound, SalonSynthDice *dice, double at, double pitch)
{
  for (int pin = 0; pin < 4; pin++)
    {
      const double level = (1 - 0.17 * pin) * salon_synth_vary (dice, 0.15);

      salon_synth_mode (sound, &(SalonSynthMode) { at, 2950 * pitch, 0.55 * level, 2.2, 0.3 });
      salon_synth_mode (sound, &(SalonSynthMode) { at, 4820 * pitch, 0.35 * level, 1.3, 0.3 });
      salon_synth_mode (sound, &(SalonSynthMode) { at, 880 * pitch, 0.40 * level, 4, 0.4 });
      salon_synth_rub (sound, dice, &(SalonSynthRub) { at, 4, 0.1, 0.9, 2500, 9500, 0, 0.5 * level, 0 });
      at += 7.5 * salon_synth_vary (dice, 0.05);
    }
}

static void
make_needle (SalonSynthSound *sound, SalonSynthDice *dice)
{
  make_tick (sound, dice, 0, salon_synth_vary (dice, 0.03));
  make_tick (sound, dice, 82 * salon_synth_vary (dice, 0.04), 1.06 * salon_synth_vary (dice, 0.03));
}

/* One card of such a word: it is flicked over, and its slot sings. @semitones above the first card of all. */
static void
make_rise (SalonSynthSound *sound, SalonSynthDice *dice, int semitones)
{
  const double hz = 293.66 * pow (2, semitones / 12.0);

  salon_synth_rub (sound, dice, &(SalonSynthRub) { 0, 10, 0.08, 2.4, 1700, 7500, 0, 0.55, 0 });
  salon_synth_rub (sound, dice, &(SalonSynthRub) { 7, 9, 0.15, 2, 1300, 6200, 0, 0.3, 0 });
  salon_synth_bar (sound, 2, hz, 0.8, 34, 0.45);
  salon_synth_mode (sound, &(SalonSynthMode) { 2, 2.01 * hz, 0.16, 16, 0.5 });
}

/* The major scale, from D on. */
#define RISE(number, semitones)                                          \
  static void make_rise_##number (SalonSynthSound *s, SalonSynthDice *d) \
  {                                                                      \
    make_rise (s, d, semitones);                                         \
  }

RISE (1, 0)
RISE (2, 2)
RISE (3, 4)
RISE (4, 5)
RISE (5, 7)
RISE (6, 9)
RISE (7, 11)
RISE (8, 12)
RISE (9, 14)
RISE (10, 16)
RISE (11, 17)
RISE (12, 19)

const SalonSynthRecipe salon_synth_recipes[] = {
  { "needle", 160, -30, make_needle },  { "rise1", 130, -24, make_rise_1 },
  { "rise2", 130, -24, make_rise_2 },   { "rise3", 130, -24, make_rise_3 },
  { "rise4", 130, -24, make_rise_4 },   { "rise5", 130, -24, make_rise_5 },
  { "rise6", 130, -24, make_rise_6 },   { "rise7", 130, -24, make_rise_7 },
  { "rise8", 130, -24, make_rise_8 },   { "rise9", 130, -24, make_rise_9 },
  { "rise10", 130, -24, make_rise_10 }, { "rise11", 130, -24, make_rise_11 },
  { "rise12", 130, -24, make_rise_12 }, { "slide", 90, -26.5, make_slide },
  { "tock", 40, -22, make_tock },       { NULL, 0, 0, NULL },
};
