/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Devices that take their time, that are refused, and that die. The linker gives us the calls. */

#include <AL/al.h>
#include <AL/alc.h>
#include <AL/alext.h>

#include "widgets/salon-sound.h"
#include "widgets/salon-speaker.h"
#include "widgets/salon-widgets.h"

ALCdevice *__real_alcOpenDevice (const ALCchar *name);
ALCdevice *__wrap_alcOpenDevice (const ALCchar *name);
void __real_alcGetIntegerv (ALCdevice *device, ALCenum what, ALCsizei size, ALCint *values);
void __wrap_alcGetIntegerv (ALCdevice *device, ALCenum what, ALCsizei size, ALCint *values);
void __real_alSourcePlay (ALuint source);
void __wrap_alSourcePlay (ALuint source);
ALCboolean __real_alcCloseDevice (ALCdevice *device);
ALCboolean __wrap_alcCloseDevice (ALCdevice *device);

/* What the device does, and what it was asked; under the lock. */
static GMutex lock;
static GCond changed;
static gboolean slow;    /* to open, until this is FALSE again */
static gboolean refused; /* it cannot be opened */
static gboolean dead;    /* it is open, and gone */
static int opened, tried, closed, played;

ALCdevice *
__wrap_alcOpenDevice (const ALCchar *name)
{
  gboolean none;

  g_mutex_lock (&lock);
  tried++;
  g_cond_broadcast (&changed);
  while (slow)
    g_cond_wait (&changed, &lock);
  none = refused;
  opened += !none;
  dead = FALSE;
  g_mutex_unlock (&lock);
  return none ? NULL : __real_alcOpenDevice (name);
}

void
__wrap_alcGetIntegerv (ALCdevice *device, ALCenum what, ALCsizei size, ALCint *values)
{
  __real_alcGetIntegerv (device, what, size, values);
  g_mutex_lock (&lock);
  if (what == ALC_CONNECTED && dead)
    values[0] = ALC_FALSE;
  g_mutex_unlock (&lock);
}

void
__wrap_alSourcePlay (ALuint source)
{
  __real_alSourcePlay (source);
  g_mutex_lock (&lock);
  played++;
  g_cond_broadcast (&changed);
  g_mutex_unlock (&lock);
}

ALCboolean
__wrap_alcCloseDevice (ALCdevice *device)
{
  g_mutex_lock (&lock);
  closed++;
  g_cond_broadcast (&changed);
  g_mutex_unlock (&lock);
  return __real_alcCloseDevice (device);
}

static void
begin (void)
{
  slow = refused = dead = FALSE;
  opened = tried = closed = played = 0;
  salon_sound_set_volume (1);
}

static void
set (gboolean *what, gboolean value)
{
  g_mutex_lock (&lock);
  *what = value;
  g_cond_broadcast (&changed);
  g_mutex_unlock (&lock);
}

static void
wait_for (const int *count, int wanted)
{
  g_mutex_lock (&lock);
  while (*count < wanted)
    g_cond_wait (&changed, &lock);
  g_mutex_unlock (&lock);
}

/* The main thread goes on while a device is opened, for as long as that takes; of all that is wanted meanwhile, little
 * is kept. */
static void
test_slow (void)
{
  begin ();
  set (&slow, TRUE);
  salon_sound_play (SALON_SOUND_CARD);
  wait_for (&tried, 1);
  for (int i = 0; i < 1000; i++)
    salon_sound_play (SALON_SOUND_PENCIL);
  set (&slow, FALSE);
  wait_for (&played, 1);
  g_assert_true (salon_sound_end ());
  g_assert_cmpint (opened, ==, 1);
  g_assert_cmpint (closed, ==, 1);
  g_assert_cmpint (played, <=, 1 + SALON_SPEAKER_WAITING);
}

/* Which is too late to be heard is not heard. */
static void
test_late (void)
{
  begin ();
  set (&slow, TRUE);
  salon_sound_play (SALON_SOUND_CARD);
  wait_for (&tried, 1);
  salon_sound_play (SALON_SOUND_PENCIL);
  g_usleep (G_USEC_PER_SEC);
  set (&slow, FALSE);
  wait_for (&played, 1); /* the one that the device was opened for */
  salon_sound_play (SALON_SOUND_CHIME);
  wait_for (&played, 2);
  g_assert_true (salon_sound_end ());
  g_assert_cmpint (played, ==, 2);
}

/* One that never opens holds up the end for no longer than half a second; then it is left behind. */
static void
test_never (void)
{
  begin ();
  set (&slow, TRUE);
  salon_sound_play (SALON_SOUND_CARD);
  wait_for (&tried, 1);
  g_assert_false (salon_sound_end ());
  set (&slow, FALSE);
  wait_for (&opened, 1);
}

/* It is not tried again for each sound. */
static void
test_refused (void)
{
  begin ();
  set (&refused, TRUE);
  for (int i = 0; i < 5; i++)
    {
      salon_sound_play (SALON_SOUND_CARD);
      g_usleep (G_USEC_PER_SEC / 50);
    }
  wait_for (&tried, 1);
  g_assert_true (salon_sound_end ());
  g_assert_cmpint (tried, ==, 1);
  g_assert_cmpint (played, ==, 0);
}

/* Headphones are pulled out: the next sound has another device. */
static void
test_dies (void)
{
  begin ();
  salon_sound_play (SALON_SOUND_END);
  wait_for (&played, 1);
  set (&dead, TRUE);
  salon_sound_play (SALON_SOUND_CARD);
  wait_for (&played, 2);
  g_assert_true (salon_sound_end ());
  g_assert_cmpint (opened, ==, 2);
  g_assert_cmpint (closed, ==, 2);
}

/* The server has died for good. */
static void
test_dies_for_good (void)
{
  begin ();
  salon_sound_play (SALON_SOUND_CARD);
  wait_for (&played, 1);
  set (&refused, TRUE);
  set (&dead, TRUE);
  salon_sound_play (SALON_SOUND_CARD);
  wait_for (&tried, 2);
  salon_sound_play (SALON_SOUND_CARD);
  g_assert_true (salon_sound_end ());
  g_assert_cmpint (played, ==, 1);
  g_assert_cmpint (closed, ==, 1);
}

/* Nothing is kept open while nothing is heard; it takes ten seconds. */
static void
test_given_back (void)
{
  begin ();
  salon_sound_play (SALON_SOUND_CARD);
  wait_for (&closed, 1);
  salon_sound_play (SALON_SOUND_CARD);
  wait_for (&played, 2);
  g_assert_true (salon_sound_end ());
  g_assert_cmpint (opened, ==, 2);
}

/* More sounds than voices. */
static void
test_many (void)
{
  const int many = 3 * SALON_SPEAKER_VOICES;

  begin ();
  for (int i = 0; i < many; i++)
    {
      salon_sound_play (SALON_SOUND_END);
      wait_for (&played, i + 1);
    }
  g_assert_true (salon_sound_end ());
  g_assert_cmpint (opened, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  salon_widgets_init ();
  g_test_add_func ("/sound-faults/slow", test_slow);
  g_test_add_func ("/sound-faults/late", test_late);
  g_test_add_func ("/sound-faults/refused", test_refused);
  g_test_add_func ("/sound-faults/dies", test_dies);
  g_test_add_func ("/sound-faults/dies-for-good", test_dies_for_good);
  g_test_add_func ("/sound-faults/given-back", test_given_back);
  g_test_add_func ("/sound-faults/many", test_many);
  g_test_add_func ("/sound-faults/never", test_never);
  return g_test_run ();
}
