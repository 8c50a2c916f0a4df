/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-speaker.h"

#include <AL/al.h>
#include <AL/alc.h>
#include <AL/alext.h>

#include "widgets/salon-sound-file.h"
#include "widgets/salon-sound.h"

/* All in microseconds. */
#define SECOND     G_USEC_PER_SEC
#define LATEST     (SECOND / 2)  /* a sound that would come later than this is left out */
#define GIVE_BACK  (10 * SECOND) /* without a new sound, until the device is given back */
#define TRY_AGAIN  (10 * SECOND) /* after a device could not be opened */
#define END_WITHIN (SECOND / 2)

/* Variants of one sound that are told apart. */
#define VARIANTS 8

typedef struct {
  const char *name; /* NULL: be silent */
  double gain;
  gint64 at;
} Wish;

struct SalonSpeaker {
  GMutex lock;
  GCond changed;
  Wish wishes[SALON_SPEAKER_WAITING];
  guint n;
  gboolean ending; /* the thread is to end */
  gboolean ended;
  GThread *thread;
};

/* The rest belongs to the thread alone. */

typedef struct {
  ALuint buffers[VARIANTS];
  int n;
  int last;
} Sound;

typedef struct {
  ALCdevice *device; /* NULL: none is open */
  ALCcontext *context;
  gint64 heard;   /* when a sound was last begun, or found to be still playing */
  gint64 refused; /* when a device could not be opened; 0: never */
  ALuint voices[SALON_SPEAKER_VOICES];
  gint64 began[SALON_SPEAKER_VOICES];
  GHashTable *sounds; /* name → Sound */
  GRand *dice;
} Output;

/* Opening and closing */

static void
close_output (Output *self)
{
  if (self->device == NULL)
    return;

  if (self->context != NULL)
    {
      GHashTableIter iter;
      gpointer sound;

      alDeleteSources (SALON_SPEAKER_VOICES, self->voices);
      g_hash_table_iter_init (&iter, self->sounds);
      while (g_hash_table_iter_next (&iter, NULL, &sound))
        alDeleteBuffers (((const Sound *) sound)->n, ((const Sound *) sound)->buffers);
      alcMakeContextCurrent (NULL);
      alcDestroyContext (self->context);
    }
  g_hash_table_remove_all (self->sounds);
  alcCloseDevice (self->device);
  self->device = NULL;
  self->context = NULL;
}

static gboolean
make_voices (Output *self)
{
  alGetError ();
  alGenSources (SALON_SPEAKER_VOICES, self->voices);
  if (alGetError () != AL_NO_ERROR)
    return FALSE;

  for (int i = 0; i < SALON_SPEAKER_VOICES; i++)
    {
      alSourcei (self->voices[i], AL_SOURCE_RELATIVE, AL_TRUE);
      self->began[i] = 0;
    }
  return TRUE;
}

/* Headphones get no room around the sounds, either: they are recorded close, and stay so. Newer versions of
 * OpenAL would add one by themselves; an older one knows the attribute if it has the extension. */
static gboolean
make_context (Output *self)
{
  const ALCint attributes[] = {
    ALC_FREQUENCY,
    SALON_SOUND_RATE,
    ALC_MONO_SOURCES,
    SALON_SPEAKER_VOICES,
    ALC_STEREO_SOURCES,
    0,
    alcIsExtensionPresent (self->device, "ALC_SOFT_HRTF") ? ALC_HRTF_SOFT : 0,
    ALC_FALSE,
    0,
  };

  self->context = alcCreateContext (self->device, attributes);
  return self->context != NULL && alcMakeContextCurrent (self->context);
}

static gboolean
open_output (Output *self)
{
  if (self->refused != 0 && g_get_monotonic_time () - self->refused < TRY_AGAIN)
    return FALSE;

  self->device = alcOpenDevice (NULL);
  if (self->device != NULL && make_context (self) && make_voices (self))
    {
      self->refused = 0;
      return TRUE;
    }

  if (self->context != NULL)
    {
      alcMakeContextCurrent (NULL);
      alcDestroyContext (self->context);
      self->context = NULL;
    }
  if (self->device != NULL)
    alcCloseDevice (self->device);
  self->device = NULL;
  self->refused = g_get_monotonic_time ();
  return FALSE;
}

/* Headphones were pulled out, or the server has ended. */
static gboolean
is_connected (const Output *self)
{
  ALCint connected = ALC_TRUE;

  if (alcIsExtensionPresent (self->device, "ALC_EXT_disconnect"))
    alcGetIntegerv (self->device, ALC_CONNECTED, 1, &connected);
  return connected != ALC_FALSE;
}

/* Whether there is a device that plays. */
static gboolean
get_ready (Output *self)
{
  if (self->device != NULL && !is_connected (self))
    close_output (self);
  return self->device != NULL || open_output (self);
}

/* Playing */

static ALuint
read_buffer (const char *name, int variant)
{
  g_autofree char *path = g_strdup_printf (SALON_SOUND_PATH "%s-%d.flac", name, variant);
  g_autofree gint16 *samples = NULL;
  ALuint buffer = 0;
  int n;

  samples = salon_sound_file_read (path, &n);
  if (samples == NULL)
    return 0;

  alGetError ();
  alGenBuffers (1, &buffer);
  if (alGetError () != AL_NO_ERROR)
    return 0;
  alBufferData (buffer, AL_FORMAT_MONO16, samples, n * (ALsizei) sizeof *samples, SALON_SOUND_RATE);
  return buffer;
}

static Sound *
get_sound (Output *self, const char *name)
{
  Sound *sound = g_hash_table_lookup (self->sounds, name);
  ALuint buffer;

  if (sound != NULL)
    return sound;

  sound = g_new0 (Sound, 1);
  sound->last = -1;
  while (sound->n < VARIANTS && (buffer = read_buffer (name, sound->n + 1)) != 0)
    sound->buffers[sound->n++] = buffer;
  if (sound->n == 0)
    g_critical ("There is no sound “%s”", name);
  g_hash_table_insert (self->sounds, (gpointer) name, sound);
  return sound;
}

/* Never the same one twice in a row, if there are two. */
static int
choose_variant (Output *self, const Sound *sound)
{
  int variant;

  if (sound->last < 0)
    return g_rand_int_range (self->dice, 0, sound->n);
  if (sound->n == 1)
    return 0;

  variant = g_rand_int_range (self->dice, 0, sound->n - 1);
  return variant < sound->last ? variant : variant + 1;
}

static gboolean
is_playing (ALuint voice)
{
  ALint state = AL_STOPPED;

  alGetSourcei (voice, AL_SOURCE_STATE, &state);
  return state == AL_PLAYING;
}

/* One that is silent, else the one that began first. */
static int
choose_voice (const Output *self)
{
  int oldest = 0;

  for (int i = 0; i < SALON_SPEAKER_VOICES; i++)
    {
      if (!is_playing (self->voices[i]))
        return i;
      if (self->began[i] < self->began[oldest])
        oldest = i;
    }
  return oldest;
}

static void
play (Output *self, const Wish *wish)
{
  Sound *sound;
  ALuint voice;
  int i;

  if (g_get_monotonic_time () - wish->at > LATEST || !get_ready (self))
    return;
  self->heard = g_get_monotonic_time ();
  sound = get_sound (self, wish->name);
  if (sound->n == 0)
    return;

  i = choose_voice (self);
  voice = self->voices[i];
  sound->last = choose_variant (self, sound);
  self->began[i] = g_get_monotonic_time ();
  alSourceStop (voice);
  alSourcei (voice, AL_BUFFER, (ALint) sound->buffers[sound->last]);
  alSourcef (voice, AL_GAIN, (ALfloat) wish->gain);
  alSourcePlay (voice);
}

static void
do_wish (Output *self, const Wish *wish)
{
  if (wish->name != NULL)
    play (self, wish);
  else if (self->device != NULL)
    alSourceStopv (SALON_SPEAKER_VOICES, self->voices);
}

/* What is done when nothing was wanted for a while. A device that plays silence costs as much as one that plays. */
static void
rest (Output *self)
{
  const gint64 now = g_get_monotonic_time ();

  for (int i = 0; i < SALON_SPEAKER_VOICES; i++)
    if (is_playing (self->voices[i]))
      self->heard = now;

  if (now - self->heard >= GIVE_BACK)
    close_output (self);
}

/* The thread */

/* Waits for a wish. FALSE: the thread is to end. */
static gboolean
next_wish (SalonSpeaker *self, Output *output, Wish *wish)
{
  gboolean found;

  g_mutex_lock (&self->lock);
  while (self->n == 0 && !self->ending)
    if (output->device == NULL)
      g_cond_wait (&self->changed, &self->lock);
    else if (!g_cond_wait_until (&self->changed, &self->lock, output->heard + GIVE_BACK))
      {
        g_mutex_unlock (&self->lock);
        rest (output);
        g_mutex_lock (&self->lock);
      }

  found = !self->ending;
  if (found)
    {
      *wish = self->wishes[0];
      self->n--;
      for (guint i = 0; i < self->n; i++)
        self->wishes[i] = self->wishes[i + 1];
    }
  g_mutex_unlock (&self->lock);
  return found;
}

static gpointer
work (gpointer data)
{
  SalonSpeaker *self = data;
  Output output = { .sounds = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free), .dice = g_rand_new () };
  Wish wish;

  while (next_wish (self, &output, &wish))
    do_wish (&output, &wish);
  close_output (&output);
  g_hash_table_unref (output.sounds);
  g_rand_free (output.dice);

  g_mutex_lock (&self->lock);
  self->ended = TRUE;
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);
  return NULL;
}

/* The other threads' side */

static void
post (SalonSpeaker *self, const char *name, double gain)
{
  g_mutex_lock (&self->lock);
  if (name == NULL)
    self->n = 0;
  if (self->n < SALON_SPEAKER_WAITING)
    self->wishes[self->n++] = (Wish) { name, gain, g_get_monotonic_time () };
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);
}

SalonSpeaker *
salon_speaker_new (void)
{
  SalonSpeaker *self = g_new0 (SalonSpeaker, 1);

  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);
  /* Where there is room for no thread, there is silence. */
  self->thread = g_thread_try_new ("salon-speaker", work, self, NULL);
  return self;
}

void
salon_speaker_play (SalonSpeaker *self, const char *name, double gain)
{
  post (self, name, gain);
}

void
salon_speaker_hush (SalonSpeaker *self)
{
  post (self, NULL, 0);
}

gboolean
salon_speaker_end (SalonSpeaker *self)
{
  const gint64 until = g_get_monotonic_time () + END_WITHIN;
  gboolean ended;

  g_mutex_lock (&self->lock);
  self->ending = TRUE;
  g_cond_broadcast (&self->changed);
  while (self->thread != NULL && !self->ended && g_cond_wait_until (&self->changed, &self->lock, until))
    ;
  ended = self->thread == NULL || self->ended;
  g_mutex_unlock (&self->lock);
  if (!ended)
    return FALSE;

  g_clear_pointer (&self->thread, g_thread_join);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->changed);
  g_free (self);
  return TRUE;
}
