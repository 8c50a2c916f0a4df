/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is heard of Cubes alone: cubes tumble under their lid, sand runs out of a glass, a hand bell ends the time,
 * words are crossed off, and pegs step along their board. */

#include "tools/salon-synth.h"

#include <stddef.h>

/* One cube of beech meets another one, or the side of the tray. */
static void
make_clack (SalonSynthSound *sound, SalonSynthDice *dice, double at, double level)
{
  static const struct {
    double hz, level, fade;
  } modes[] = { { 1180, 1, 6 }, { 1930, 0.55, 4 }, { 2870, 0.34, 2.6 }, { 4350, 0.16, 1.5 } };
  /* No two meet in the same place, so each pair has a tone of its own. */
  const double pitch = salon_synth_vary (dice, 0.34);

  for (unsigned i = 0; i < sizeof modes / sizeof modes[0]; i++)
    salon_synth_mode (sound,
                      &(SalonSynthMode) { at, modes[i].hz * pitch * salon_synth_vary (dice, 0.03),
                                          level * modes[i].level * salon_synth_vary (dice, 0.3), modes[i].fade, 0.3 });
  salon_synth_rub (sound, dice, &(SalonSynthRub) { at, 4, 0.1, 1, 1500, 8000, 0, 0.22 * level, 0 });
}

/* A thump of the tray itself, which is hollow as long as the lid is on. */
static void
make_thump (SalonSynthSound *sound, SalonSynthDice *dice, double at, double level)
{
  const double pitch = salon_synth_vary (dice, 0.06);

  salon_synth_mode (sound, &(SalonSynthMode) { at, 172 * pitch, level, 26, 1.2 });
  salon_synth_mode (sound, &(SalonSynthMode) { at, 318 * pitch, 0.55 * level, 17, 0.9 });
  salon_synth_mode (sound, &(SalonSynthMode) { at, 655 * pitch, 0.24 * level, 9, 0.6 });
}

/* Twenty-five cubes are thrown from side to side five times, then the last ones fall into their places. */
static void
make_rattle (SalonSynthSound *sound, SalonSynthDice *dice)
{
  double side = 10;

  for (int i = 0; i < 5; i++)
    {
      const double strength = (1 - 0.07 * i) * salon_synth_vary (dice, 0.1);

      make_thump (sound, dice, side, 0.7 * strength);
      /* They arrive within a moment, the nearest ones together. */
      for (int cube = 0; cube < 17; cube++)
        {
          const double late = 0.5 + 0.5 * salon_synth_throw (dice);

          make_clack (sound, dice, side + 105 * late * late, (0.85 - 0.6 * late) * strength);
        }
      side += 158 * salon_synth_vary (dice, 0.06);
    }
  for (int cube = 0; cube < 12; cube++)
    make_clack (sound, dice, side + 14.0 * cube * salon_synth_vary (dice, 0.25), 0.5 - 0.036 * cube);
}

/* The lid is set down, or lifted off: walnut on walnut, with a little air in between. */
static void
make_lid (SalonSynthSound *sound, SalonSynthDice *dice)
{
  const double rim = 26 * salon_synth_vary (dice, 0.15);

  make_thump (sound, dice, 0, 1);
  make_clack (sound, dice, 0, 0.30);
  make_thump (sound, dice, rim, 0.4);
  make_clack (sound, dice, rim, 0.16);
  salon_synth_rub (sound, dice, &(SalonSynthRub) { 0, 60, 0.12, 14, 160, 900, 0, 0.16, 0 });
}

/* A second of sand, falling on sand: grains that are too many to be counted, thicker and thinner. */
static void
make_sand (SalonSynthSound *sound, SalonSynthDice *dice)
{
  double at = 0;

  salon_synth_rub (sound, dice, &(SalonSynthRub) { 0, 900, 0.5, 0, 2600, 7600, 0, 0.50, 9000 });
  while (at < 780)
    {
      const double ms = 110 * salon_synth_vary (dice, 0.3);

      salon_synth_rub (sound, dice,
                       &(SalonSynthRub) { at, ms, 0.5, 0, 3200, 9500, 0, 0.34 * salon_synth_vary (dice, 0.6), 4200 });
      at += 0.55 * ms;
    }
}

/* A small bell of brass, swung once by its handle: the clapper meets the one side, then the other. */
static void
make_bell (SalonSynthSound *sound, SalonSynthDice *dice)
{
  static const struct {
    double ratio, level, fade;
  } modes[] = { { 0.5, 0.20, 420 }, { 1, 1, 360 },      { 1.0035, 0.6, 390 }, { 1.19, 0.34, 260 },
                { 2.0, 0.46, 190 }, { 3.01, 0.20, 95 }, { 4.17, 0.10, 52 },   { 5.43, 0.05, 30 } };

  for (int side = 0; side < 2; side++)
    {
      const double at = side * 128 * salon_synth_vary (dice, 0.02), level = side == 0 ? 0.8 : 1;

      for (unsigned i = 0; i < sizeof modes / sizeof modes[0]; i++)
        salon_synth_mode (sound, &(SalonSynthMode) { at, 1046.5 * modes[i].ratio, level * modes[i].level, modes[i].fade,
                                                     0.6 });
      salon_synth_rub (sound, dice, &(SalonSynthRub) { at, 6, 0.1, 1.4, 2800, 9000, 0, 0.22 * level, 0 });
    }
}

/* One long stroke through a word, that ends in a flick. */
static void
make_stroke (SalonSynthSound *sound, SalonSynthDice *dice)
{
  const double pitch = salon_synth_vary (dice, 0.10), ms = 150 * salon_synth_vary (dice, 0.08);

  salon_synth_rub (sound, dice, &(SalonSynthRub) { 0, ms, 0.62, 0, 1500 * pitch, 4900 * pitch, 1.5, 0.66, 5600 });
  salon_synth_rub (sound, dice, &(SalonSynthRub) { 0, 0.9 * ms, 0.5, 0, 380, 1050, 1.1, 0.24, 2600 });
  salon_synth_rub (sound, dice, &(SalonSynthRub) { 0, 7, 0.1, 2, 500, 3000, 0, 0.30, 0 });
}

/* A peg is put into its hole. */
static void
make_peg (SalonSynthSound *sound, SalonSynthDice *dice)
{
  static const struct {
    double hz, level, fade;
  } modes[] = { { 690, 1, 10 }, { 1120, 0.5, 7 }, { 1790, 0.26, 4 }, { 3060, 0.12, 2 } };
  const double pitch = salon_synth_vary (dice, 0.07);

  salon_synth_rub (sound, dice, &(SalonSynthRub) { 0, 16, 0.7, 0, 900 * pitch, 3000 * pitch, 1.3, 0.16, 7000 });
  for (unsigned i = 0; i < sizeof modes / sizeof modes[0]; i++)
    salon_synth_mode (sound, &(SalonSynthMode) { 14, modes[i].hz * pitch * salon_synth_vary (dice, 0.012),
                                                 modes[i].level * salon_synth_vary (dice, 0.3), modes[i].fade, 0.5 });
}

const SalonSynthRecipe salon_synth_recipes[] = {
  { "bell", 1300, -25, make_bell },
  { "lid", 150, -22, make_lid },
  { "peg", 80, -25, make_peg },
  { "rattle", 1100, -25, make_rattle },
  { "sand", 950, -31, make_sand },
  { "stroke", 180, -28, make_stroke },
  { NULL, 0, 0, NULL },
};
