/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is heard of Wedges alone: a die tumbles in a tray of leather, a token knocks on maple, linen slides off the answer,
 * and brass snaps where a wedge is let in. */

#include "tools/salon-synth.h"

#include <stddef.h>

#define A3 220.00
#define D4 293.66
#define G4 392.00
#define B4 493.88
#define D5 587.33
#define E5 659.26
#define G5 783.99
#define A5 880.00

/* A mode of a thing that is struck: its tone, how strong it is beside the others, and how long it rings in ms. */
typedef struct {
  double hz, level, fade;
} Mode;

static void
strike (SalonSynthSound *sound,
        SalonSynthDice *dice,
        const Mode *modes,
        unsigned n,
        double at,
        double pitch,
        double level)
{
  for (unsigned i = 0; i < n; i++)
    salon_synth_mode (sound,
                      &(SalonSynthMode) { at, modes[i].hz * pitch * salon_synth_vary (dice, 0.012),
                                          level * modes[i].level * salon_synth_vary (dice, 0.2), modes[i].fade, 0.5 });
}

/* A die lands on the leather on one of its corners: a dull thump of the tray, and the die itself, bone on hide. */
static void
make_bounce (SalonSynthSound *sound, SalonSynthDice *dice, double at, double level)
{
  static const Mode tray[] = { { 148, 1, 24 }, { 262, 0.6, 15 }, { 430, 0.26, 9 } };
  static const Mode die[] = { { 1420, 0.3, 3.2 }, { 2350, 0.2, 2 }, { 3900, 0.1, 1.2 } };

  strike (sound, dice, tray, sizeof tray / sizeof tray[0], at, salon_synth_vary (dice, 0.05), level);
  strike (sound, dice, die, sizeof die / sizeof die[0], at, salon_synth_vary (dice, 0.12), level);
  salon_synth_rub (sound, dice, &(SalonSynthRub) { at, 14, 0.12, 4, 220, 1900, 0, 0.32 * level, 0 });
}

/* It is thrown, bounces ever lower, rolls over its edges and lies still. */
static void
make_roll (SalonSynthSound *sound, SalonSynthDice *dice)
{
  double at = 12, step = 150, level = 1;

  for (int i = 0; i < 4; i++)
    {
      make_bounce (sound, dice, at, level * salon_synth_vary (dice, 0.1));
      at += step * salon_synth_vary (dice, 0.08);
      step *= 0.72;
      level *= 0.74;
    }
  salon_synth_rub (sound, dice, &(SalonSynthRub) { at - 60, 190, 0.3, 0, 260, 1500, 0.8, 0.12, 5200 });
  for (int i = 0; i < 4; i++)
    {
      make_bounce (sound, dice, at, 0.26 - 0.05 * i);
      at += (52 - 5 * i) * salon_synth_vary (dice, 0.1);
    }
}

/* The token is set down on the next space. */
static void
make_knock (SalonSynthSound *sound, SalonSynthDice *dice)
{
  static const Mode maple[] = { { 610, 1, 11 }, { 1015, 0.55, 7 }, { 1640, 0.28, 4.5 }, { 2780, 0.12, 2.4 } };

  strike (sound, dice, maple, sizeof maple / sizeof maple[0], 0, salon_synth_vary (dice, 0.06), 1);
  salon_synth_mode (sound, &(SalonSynthMode) { 0, 228 * salon_synth_vary (dice, 0.05), 0.5, 16, 0.9 });
  salon_synth_rub (sound, dice, &(SalonSynthRub) { 0, 5, 0.1, 1.1, 1100, 6200, 0, 0.16, 0 });
}

/* A card is drawn up out of its box, along the cards behind it, and stands free. */
static void
make_card (SalonSynthSound *sound, SalonSynthDice *dice)
{
  const double pitch = salon_synth_vary (dice, 0.08), free_at = 150 * salon_synth_vary (dice, 0.05);

  salon_synth_rub (sound, dice, &(SalonSynthRub) { 0, free_at, 0.7, 0, 900 * pitch, 3600 * pitch, 1.5, 0.5, 6500 });
  salon_synth_rub (sound, dice, &(SalonSynthRub) { 0, 8, 0.1, 2, 600, 3200, 0, 0.2, 0 });
  salon_synth_rub (sound, dice, &(SalonSynthRub) { free_at, 12, 0.08, 3, 1500 * pitch, 6800, 0, 0.6, 0 });
  salon_synth_mode (sound, &(SalonSynthMode) { free_at, 710 * pitch, 0.24, 7, 0.5 });
}

/* The flap of linen slides off the answer. */
static void
make_linen (SalonSynthSound *sound, SalonSynthDice *dice)
{
  const double pitch = salon_synth_vary (dice, 0.07);

  salon_synth_rub (sound, dice, &(SalonSynthRub) { 0, 236, 0.55, 0, 420 * pitch, 1900 * pitch, 1.45, 0.6, 11000 });
  salon_synth_rub (sound, dice, &(SalonSynthRub) { 10, 210, 0.62, 0, 2200 * pitch, 5200, 1.2, 0.16, 8000 });
  salon_synth_rub (sound, dice, &(SalonSynthRub) { 224, 22, 0.1, 6, 240, 1300, 0, 0.3, 0 });
}

static void
make_right (SalonSynthSound *sound, SalonSynthDice *dice)
{
  salon_synth_bar (sound, 0, D5, 0.8, 95, 0.45);
  salon_synth_bar (sound, 110, A5, 1, 105, 0.45);
}

/* One low note, with felt on the mallet. */
static void
make_wrong (SalonSynthSound *sound, SalonSynthDice *dice)
{
  salon_synth_bar (sound, 0, A3, 1, 120, 0.05);
  salon_synth_mode (sound, &(SalonSynthMode) { 0, A3 / 2, 0.4, 60, 4 });
}

/* A wedge is pressed into the token: it slips along the tin, and a spring of brass takes hold of it. */
static void
make_wedge (SalonSynthSound *sound, SalonSynthDice *dice)
{
  static const Mode brass[] = { { 1240, 0.9, 40 }, { 2170, 0.7, 32 }, { 3320, 0.5, 22 }, { 5140, 0.24, 12 } };
  static const Mode tin[] = { { 420, 1, 18 }, { 880, 0.6, 12 } };
  const double pitch = salon_synth_vary (dice, 0.03), snap = 62;

  salon_synth_rub (sound, dice, &(SalonSynthRub) { 0, snap, 0.8, 0, 1400, 4800, 1.5, 0.22, 7000 });
  strike (sound, dice, tin, sizeof tin / sizeof tin[0], snap, pitch, 0.8);
  strike (sound, dice, brass, sizeof brass / sizeof brass[0], snap, pitch, 0.8);
  salon_synth_rub (sound, dice, &(SalonSynthRub) { snap, 6, 0.1, 1.4, 2400, 9000, 0, 0.4, 0 });
  strike (sound, dice, brass, sizeof brass / sizeof brass[0], snap + 16, 1.06 * pitch, 0.3);
}

/* Six notes, one for each wedge. */
static void
make_win (SalonSynthSound *sound, SalonSynthDice *dice)
{
  static const double notes[] = { D4, G4, B4, D5, E5, G5 };

  for (int i = 0; i < 6; i++)
    salon_synth_bar (sound, 165.0 * i, notes[i], 0.78 + 0.04 * i, i < 5 ? 220 : 260, 0.36 + 0.04 * i);
  salon_synth_bar (sound, 165.0 * 5, G4, 0.5, 280, 0.25);
  salon_synth_bar (sound, 165.0 * 5, B4, 0.4, 260, 0.25);
}

const SalonSynthRecipe salon_synth_recipes[] = {
  { "card", 190, -26, make_card },   { "knock", 80, -23, make_knock },  { "linen", 260, -28, make_linen },
  { "right", 380, -25, make_right }, { "roll", 700, -26, make_roll },   { "wedge", 220, -25, make_wedge },
  { "win", 1700, -24, make_win },    { "wrong", 380, -24, make_wrong }, { NULL, 0, 0, NULL },
};
