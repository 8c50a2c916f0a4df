/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sound-ear.h"

#include <math.h>
#include <string.h>

#include <gio/gio.h>
#include <sndfile.h>

#include "widgets/salon-sound-file.h"
#include "widgets/salon-sound.h"

/* Below this it is silent. */
#define SILENT 1e-4
/* A pause between two sounds, and what is compared, in samples. */
#define PAUSE (SALON_SOUND_RATE * 30 / 1000)
#define HEARD (SALON_SOUND_RATE * 40 / 1000)
/* How far the beginnings may be apart, in samples. */
#define SHIFT 64
/* Two that are as much alike are the same. */
#define ALIKE 0.97
/* One that lies on another is still as much like itself: those of the tests are twice as loud as what they fall on. */
#define ALIKE_IN_A_HEAP 0.8
/* Every eighth sample is enough to find where something is. */
#define COARSE 8

typedef struct {
  float *at;
  int n;
} Recording;

void
sound_ear_record (const char *path)
{
  g_autofree char *conf = g_strconcat (path, ".conf", NULL);
  g_autofree char *text = g_strdup_printf ("[general]\nfrequency = %d\nchannels = mono\nsample-type = float32\n"
                                           "output-limiter = false\nhrtf = false\n[wave]\nfile = %s\n",
                                           SALON_SOUND_RATE, path);

  g_assert_true (g_file_set_contents (conf, text, -1, NULL));
  g_setenv ("ALSOFT_DRIVERS", "wave", TRUE);
  g_setenv ("ALSOFT_CONF", conf, TRUE);
}

static Recording
load (const char *path)
{
  SF_INFO info = { 0 };
  SNDFILE *file = sf_open (path, SFM_READ, &info);
  Recording recording = { 0 };

  if (file == NULL)
    return recording;
  g_assert_cmpint (info.channels, ==, 1);
  g_assert_cmpint (info.samplerate, ==, SALON_SOUND_RATE);
  recording.at = g_new (float, info.frames + 1);
  recording.n = (int) sf_readf_float (file, recording.at, info.frames);
  sf_close (file);
  return recording;
}

static int
first_sound (const Recording *recording, int from)
{
  while (from < recording->n && fabsf (recording->at[from]) < SILENT)
    from++;
  return from;
}

static int
next_pause (const Recording *recording, int from)
{
  int silence = 0;

  for (; from < recording->n && silence < PAUSE; from++)
    silence = fabsf (recording->at[from]) < SILENT ? silence + 1 : 0;
  return from;
}

static double
likeness (const Recording *recording, int from, const gint16 *sound, int n, int step)
{
  double ab = 0, aa = 0, bb = 0;

  for (int i = 0; i < MIN (n, HEARD); i += step)
    {
      const double a = from + i >= 0 && from + i < recording->n ? recording->at[from + i] : 0, b = sound[i] / 32768.;

      ab += a * b;
      aa += a * a;
      bb += b * b;
    }
  return ab / sqrt (aa * bb + 1e-20);
}

static double
best_likeness (const Recording *recording, int from, const char *path)
{
  g_autofree gint16 *sound = NULL;
  double best = 0;
  int n, first = 0, best_shift = 0;

  sound = salon_sound_file_read (path, &n);
  g_assert_nonnull (sound);
  while (first < n && abs (sound[first]) < 4)
    first++;
  for (int shift = -SHIFT; shift <= SHIFT; shift++)
    {
      const double alike = likeness (recording, from - first + shift, sound, n, COARSE);

      if (alike <= best)
        continue;
      best = alike;
      best_shift = shift;
    }
  return likeness (recording, from - first + best_shift, sound, n, 1);
}

/* Compares with all sounds in @folder, which is the house's or below it. */
static void
compare (const Recording *recording, int from, const char *folder, char **name, double *best)
{
  g_autofree char *path = g_strconcat (SALON_SOUND_PATH, folder, NULL);
  g_auto (GStrv) files = g_resources_enumerate_children (path, 0, NULL);

  g_assert_nonnull (files);
  for (int i = 0; files[i] != NULL; i++)
    {
      g_autofree char *inside = g_strconcat (folder, files[i], NULL), *whole = g_strconcat (path, files[i], NULL);
      double alike;

      if (g_str_has_suffix (inside, "/"))
        {
          compare (recording, from, inside, name, best);
          continue;
        }
      alike = best_likeness (recording, from, whole);
      if (alike <= *best)
        continue;
      *best = alike;
      g_free (*name);
      *name = g_strndup (inside, strrchr (inside, '-') - inside);
    }
}

GPtrArray *
sound_ear_listen (const char *path)
{
  const Recording recording = load (path);
  GPtrArray *heard = g_ptr_array_new_with_free_func (g_free);

  for (int at = first_sound (&recording, 0); at < recording.n;
       at = first_sound (&recording, next_pause (&recording, at)))
    {
      char *name = NULL;
      double best = ALIKE;

      compare (&recording, at, "", &name, &best);
      g_ptr_array_add (heard, name != NULL ? name : g_strdup ("?"));
    }
  g_free (recording.at);
  return heard;
}

/* Whether @sound, of @n samples, begins somewhere, alone or on another. */
static gboolean
begins_somewhere (const Recording *recording, const gint16 *sound, int n)
{
  for (int at = 0; at < recording->n; at++)
    if (likeness (recording, at, sound, n, COARSE) > ALIKE_IN_A_HEAP / 2
        && likeness (recording, at, sound, n, 1) > ALIKE_IN_A_HEAP)
      return TRUE;
  return FALSE;
}

gboolean
sound_ear_finds (const char *path, const char *name)
{
  const Recording recording = load (path);
  gboolean found = FALSE;

  for (int variant = 1; !found; variant++)
    {
      g_autofree char *file = g_strdup_printf (SALON_SOUND_PATH "%s-%d.flac", name, variant);
      g_autofree gint16 *sound = NULL;
      int n;

      sound = salon_sound_file_read (file, &n);
      if (sound == NULL)
        {
          g_assert_cmpint (variant, >, 1); /* there is a sound of that name */
          break;
        }
      found = begins_somewhere (&recording, sound, n);
    }
  g_free (recording.at);
  return found;
}

double
sound_ear_peak (const char *path, guint sounds)
{
  const Recording recording = load (path);
  double peak = 0;
  int at = first_sound (&recording, 0);

  for (guint i = 0; i < sounds; i++)
    at = first_sound (&recording, next_pause (&recording, at));
  for (; at < recording.n; at++)
    peak = MAX (peak, fabsf (recording.at[at]));
  g_free (recording.at);
  return peak;
}
