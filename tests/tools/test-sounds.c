/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sounds, each measured: how long it is, how loud (ITU-R BS.1770, with the figures of the filters from
 * there), that it is not clipped, and that it neither begins nor ends with a click.
 *
 * Arguments: MILLISECONDS FILE, for each sound; variants of one sound follow each other. */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <sndfile.h>

#include "tap.h"

#define RATE 48000

/* The table is a quiet place: nothing is louder, and nothing is so soft that it is lost. LUFS. */
#define LOUDEST (-18.0)
#define SOFTEST (-28.0)
/* In each window of 400 ms, as far as the sound reaches into it. */
#define WINDOW (RATE * 2 / 5)

/* What ends in silence is below 1/4096 of full scale in its last millisecond. */
#define SILENT (1 / 4096.0)

/* Two variants that are as much alike as this are the same to the ear. */
#define ALIKE 0.95

typedef struct {
  double *at;
  int n;
} Sound;

static Sound
load (const char *path)
{
  SF_INFO info = { 0 };
  SNDFILE *file = sf_open (path, SFM_READ, &info);
  Sound sound = { 0 };

  if (file == NULL || info.samplerate != RATE || info.channels != 1)
    {
      tap_note ("%s: %s", path, file == NULL ? sf_strerror (NULL) : "not one channel of 48 kHz");
      exit (1);
    }
  sound.n = (int) info.frames;
  sound.at = calloc (sound.n, sizeof *sound.at);
  if (sound.at == NULL || sf_read_double (file, sound.at, sound.n) != sound.n)
    exit (1);
  sf_close (file);
  return sound;
}

/* One of the two filters of the recommendation, for 48 kHz. */
static void
weigh_by (Sound *sound, const double b[3], const double a[2])
{
  double x[2] = { 0 }, y[2] = { 0 };

  for (int i = 0; i < sound->n; i++)
    {
      const double in = sound->at[i];
      const double out = b[0] * in + b[1] * x[0] + b[2] * x[1] - a[0] * y[0] - a[1] * y[1];

      x[1] = x[0];
      x[0] = in;
      y[1] = y[0];
      y[0] = sound->at[i] = out;
    }
}

static double
lufs_of (const Sound *sound, int first, int n, int window)
{
  double sum = 0;

  for (int i = first; i < first + n && i < sound->n; i++)
    sum += sound->at[i] * sound->at[i];
  return -0.691 + 10 * log10 (sum / window + 1e-12);
}

/* The loudest 400 ms; of what is shorter, all of it, with no silence counted in. */
static double
loudness (const Sound *sound)
{
  static const double shelf[3] = { 1.53512485958697, -2.69169618940638, 1.19839281085285 };
  static const double shelf_back[2] = { -1.69065929318241, 0.73248077421585 };
  static const double pass[3] = { 1, -2, 1 };
  static const double pass_back[2] = { -1.99004745483398, 0.99007225036621 };
  const int window = sound->n < WINDOW ? sound->n : WINDOW;
  Sound weighed = { malloc (sound->n * sizeof *sound->at), sound->n };
  double loudest = -120;

  if (weighed.at == NULL)
    exit (1);
  memcpy (weighed.at, sound->at, sound->n * sizeof *sound->at);
  weigh_by (&weighed, shelf, shelf_back);
  weigh_by (&weighed, pass, pass_back);
  for (int first = 0; first + window <= sound->n; first += RATE / 100)
    loudest = fmax (loudest, lufs_of (&weighed, first, window, window));
  free (weighed.at);
  return loudest;
}

static double
peak_of (const Sound *sound, int first, int n)
{
  double peak = 0;

  for (int i = first; i < first + n; i++)
    peak = fmax (peak, fabs (sound->at[i]));
  return peak;
}

static double
mean_of (const Sound *sound)
{
  double sum = 0;

  for (int i = 0; i < sound->n; i++)
    sum += sound->at[i];
  return sum / sound->n;
}

/* From -1 to 1. */
static double
likeness (const Sound *a, const Sound *b)
{
  double ab = 0, aa = 0, bb = 0;

  for (int i = 0; i < a->n && i < b->n; i++)
    {
      ab += a->at[i] * b->at[i];
      aa += a->at[i] * a->at[i];
      bb += b->at[i] * b->at[i];
    }
  return ab / sqrt (aa * bb);
}

/* The measure itself: a sine of 997 Hz at full scale is -3.01 LUFS in one channel. */
static void
test_measure (void)
{
  Sound sine = { calloc (RATE, sizeof (double)), RATE };
  double lufs;

  if (sine.at == NULL)
    exit (1);
  for (int i = 0; i < RATE; i++)
    sine.at[i] = sin (2 * M_PI * 997 * i / RATE);
  lufs = loudness (&sine);
  tap_ok (fabs (lufs + 3.01) < 0.05, "a sine of full scale measures %.2f LUFS", lufs);
  free (sine.at);
}

static void
test_sound (const char *name, const Sound *sound, int ms)
{
  const double lufs = loudness (sound), peak = peak_of (sound, 0, sound->n);

  tap_note ("%s: %.1f LUFS, peak %.1f dB", name, lufs, 20 * log10 (peak));
  tap_ok (sound->n == ms * RATE / 1000, "%s takes %d ms", name, ms);
  tap_ok (lufs <= LOUDEST && lufs >= SOFTEST, "%s is not too loud, nor lost", name);
  tap_ok (peak < 0.71, "%s is not clipped", name);
  tap_ok (fabs (mean_of (sound)) < 1e-3, "%s swings about nothing", name);
  tap_ok (fabs (sound->at[0]) < SILENT, "%s begins with silence", name);
  tap_ok (peak_of (sound, sound->n - RATE / 1000, RATE / 1000) < SILENT, "%s ends in silence", name);
  /* A sound that is cut off is as loud at its end as before. */
  tap_ok (peak_of (sound, sound->n - sound->n / 20, sound->n / 20) < 0.1 * peak, "%s fades before it ends", name);
}

static const char *
name_of (const char *path)
{
  const char *slash = strrchr (path, '/');

  return slash != NULL ? slash + 1 : path;
}

int
main (int argc, char **argv)
{
  Sound before = { 0 };
  const char *before_name = "";

  test_measure ();
  for (int i = 1; i + 1 < argc; i += 2)
    {
      const char *name = name_of (argv[i + 1]);
      Sound sound = load (argv[i + 1]);

      test_sound (name, &sound, atoi (argv[i]));
      if (strcspn (name, "123456789") == strcspn (before_name, "123456789")
          && strncmp (name, before_name, strcspn (name, "123456789")) == 0)
        tap_ok (likeness (&sound, &before) < ALIKE, "%s differs from %s", name, before_name);
      free (before.at);
      before = sound;
      before_name = name;
    }
  free (before.at);
  return tap_done ();
}
