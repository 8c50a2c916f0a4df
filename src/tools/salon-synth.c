/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/salon-synth.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sndfile.h>

/* What all sounds have at their ends: they rise and fall to nothing without a click. */
#define FIRST   0.25 /* ms */
#define LAST    0.09 /* of the whole length */
#define SILENCE 1.0  /* ms */

/* Below this nobody hears anything of a table, and small loudspeakers only rattle. Hz. */
#define LOWEST 60.0

static double
to_samples (double ms)
{
  return ms * SALON_SYNTH_RATE / 1000;
}

/* Chance */

/* A xorshift generator, as George Marsaglia described them. */
double
salon_synth_throw (SalonSynthDice *dice)
{
  dice->state ^= dice->state << 13;
  dice->state ^= dice->state >> 7;
  dice->state ^= dice->state << 17;
  return (double) (dice->state >> 11) / (double) (UINT64_C (1) << 52) - 1;
}

double
salon_synth_vary (SalonSynthDice *dice, double part)
{
  return 1 + part * salon_synth_throw (dice);
}

/* Filters: of second order, stable also while their frequency moves. */

typedef struct {
  double low, band;
} Filter;

/* Gives the part of @in below @hz, and the part above. */
static void
split (Filter *filter, double in, double hz, double *below, double *above)
{
  const double g = tan (M_PI * fmin (hz, 0.45 * SALON_SYNTH_RATE) / SALON_SYNTH_RATE);
  const double k = M_SQRT2;
  const double high = (in - (k + g) * filter->band - filter->low) / (1 + g * (k + g));
  const double band = filter->band + g * high;
  const double low = filter->low + g * band;

  filter->band = band + g * high;
  filter->low = low + g * band;
  *below = low;
  *above = high;
}

/* From 0 to 1, without a corner at either end. */
static double
smooth (double x)
{
  return x <= 0 ? 0 : x >= 1 ? 1 : 0.5 - 0.5 * cos (M_PI * x);
}

/* The materials */

void
salon_synth_mode (SalonSynthSound *sound, const SalonSynthMode *mode)
{
  const double turn = 2 * M_PI * mode->hz / SALON_SYNTH_RATE;
  const double fade = to_samples (mode->fade);
  const double attack = to_samples (fmax (mode->attack, FIRST));
  const int first = (int) to_samples (mode->at);

  for (int i = 0; first + i < sound->n; i++)
    sound->at[first + i] += mode->level * smooth (i / attack) * exp (-i / fade) * sin (turn * i);
}

static double
loudness_at (const SalonSynthRub *rub, double ms)
{
  const double peak = rub->peak * rub->ms;

  if (ms < peak)
    return smooth (ms / peak);
  if (rub->fade > 0)
    return exp ((peak - ms) / rub->fade) * smooth ((rub->ms - ms) / (0.2 * rub->ms));
  return smooth ((rub->ms - ms) / (rub->ms - peak));
}

/* Noise, or single grains that come at random and are as strong together. */
static double
next_grain (SalonSynthDice *dice, double grain)
{
  const double value = salon_synth_throw (dice);

  if (grain <= 0)
    return value;
  return 0.5 + 0.5 * salon_synth_throw (dice) < grain / SALON_SYNTH_RATE ? value * sqrt (SALON_SYNTH_RATE / grain) : 0;
}

void
salon_synth_rub (SalonSynthSound *sound, SalonSynthDice *dice, const SalonSynthRub *rub)
{
  const int first = (int) to_samples (rub->at), n = (int) to_samples (rub->ms);
  const double glide = rub->glide > 0 ? rub->glide : 1;
  /* A narrow band has less of the noise in it. */
  const double level = rub->level * sqrt (0.5 * SALON_SYNTH_RATE / (rub->high - rub->low));
  Filter low = { 0 }, high = { 0 };

  for (int i = 0; i < n && first + i < sound->n; i++)
    {
      const double moved = pow (glide, (double) i / n);
      double value = next_grain (dice, rub->grain), rest;

      split (&low, value, rub->low * moved, &rest, &value);
      split (&high, value, rub->high * moved, &value, &rest);
      sound->at[first + i] += level * loudness_at (rub, i * 1000.0 / SALON_SYNTH_RATE) * value;
    }
}

void
salon_synth_bar (SalonSynthSound *sound, double at, double hz, double level, double fade, double hardness)
{
  const double attack = 3 - 2.2 * hardness;

  salon_synth_mode (sound, &(SalonSynthMode) { at, hz, level, fade, attack });
  salon_synth_mode (sound,
                    &(SalonSynthMode) { at, 3.98 * hz, level * (0.07 + 0.16 * hardness), 0.28 * fade, 0.6 * attack });
  salon_synth_mode (sound, &(SalonSynthMode) { at, 9.6 * hz, level * 0.07 * hardness, 0.06 * fade, 0.4 * attack });
  /* The mallet itself, before the bar sings. */
  salon_synth_mode (sound, &(SalonSynthMode) { at, 310, level * 0.16, 9, 1 });
}

/* The file */

/* Variants of a sound are as strong as each other: their power counts, not a single peak. */
static void
finish (SalonSynthSound *sound, double level)
{
  const double end = sound->n - to_samples (SILENCE);
  Filter filter = { 0 };
  double power = 0;

  for (int i = 0; i < sound->n; i++)
    {
      double below;

      split (&filter, sound->at[i], LOWEST, &below, &sound->at[i]);
      sound->at[i] *= smooth (i / to_samples (FIRST)) * smooth ((end - i) / (LAST * sound->n));
      power += sound->at[i] * sound->at[i] / sound->n;
    }
  for (int i = 0; i < sound->n; i++)
    sound->at[i] *= pow (10, level / 20) / sqrt (power);
}

static int
save (const SalonSynthSound *sound, const char *path)
{
  SF_INFO info = { .samplerate = SALON_SYNTH_RATE, .channels = 1, .format = SF_FORMAT_FLAC | SF_FORMAT_PCM_16 };
  SNDFILE *file = sf_open (path, SFM_WRITE, &info);
  sf_count_t written = 0;

  if (file != NULL)
    {
      written = sf_write_double (file, sound->at, sound->n);
      if (sf_close (file) != 0)
        written = 0;
    }
  if (written == sound->n)
    return 0;

  fprintf (stderr, "%s: %s\n", path, sf_strerror (NULL));
  return 1;
}

/* @path ends in NAME-VARIANT.flac. */
static int
make (const char *path)
{
  const char *slash = strrchr (path, '/'), *name = slash != NULL ? slash + 1 : path;
  const char *dash = strrchr (name, '-');
  const int variant = dash != NULL ? (int) strtol (dash + 1, NULL, 10) : 0;
  const SalonSynthRecipe *recipe = salon_synth_recipes;
  SalonSynthSound sound;
  SalonSynthDice dice;
  int status;

  while (variant > 0 && recipe->name != NULL
         && (strlen (recipe->name) != (size_t) (dash - name) || strncmp (recipe->name, name, dash - name) != 0))
    recipe++;
  if (variant < 1 || recipe->name == NULL)
    {
      fprintf (stderr, "%s: there is no such recipe\n", path);
      return 1;
    }

  sound.n = recipe->ms * SALON_SYNTH_RATE / 1000;
  sound.at = calloc (sound.n, sizeof *sound.at);
  if (sound.at == NULL)
    {
      perror (path);
      return 1;
    }
  dice.state = UINT64_C (0x9e3779b97f4a7c15) * (uint64_t) variant;
  for (int i = 0; i < 16; i++) /* the first throws tell a young seed */
    salon_synth_throw (&dice);
  recipe->make (&sound, &dice);
  finish (&sound, recipe->level);
  status = save (&sound, path);
  free (sound.at);
  return status;
}

int
main (int argc, char **argv)
{
  if (argc < 2)
    {
      fprintf (stderr, "Usage: %s NAME-VARIANT.flac…\nWrites these sounds.\n", argv[0]);
      return 2;
    }

  for (int i = 1; i < argc; i++)
    if (make (argv[i]) != 0)
      return 1;
  return 0;
}
