/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is heard, from the file that OpenAL's wave driver writes. */

#include "await.h"
#include "sound-ear.h"

#include <string.h>

#include <glib/gstdio.h>

#include "widgets/salon-sound.h"
#include "widgets/salon-widgets.h"

static char *path; /* of the recording */

/* Whether there are @wanted sounds in the file, and enough of the last one to know it. */
static gboolean
hears (guint wanted)
{
  g_autoptr (GPtrArray) heard = sound_ear_listen (path);

  return heard->len >= wanted && strcmp (heard->pdata[wanted - 1], "?") != 0;
}

static void
wait_for (guint wanted)
{
  await (hears (wanted));
}

/* The whole recording, which is on the disk when the device is closed. */
static void
assert_heard (const char *wanted)
{
  g_autoptr (GPtrArray) heard = NULL;
  g_autofree char *names = NULL;

  g_assert_true (salon_sound_end ());
  heard = sound_ear_listen (path);
  g_ptr_array_add (heard, NULL);
  names = g_strjoinv (" ", (char **) heard->pdata);
  g_assert_cmpstr (names, ==, wanted);
  g_unlink (path);
}

static void
test_nothing (void)
{
  /* Nobody has asked for sounds. */
  salon_sound_play (SALON_SOUND_CARD);
  salon_sound_play_after (SALON_SOUND_CARD, 1);
  salon_sound_set_volume (0);
  salon_sound_play (SALON_SOUND_CARD);
  g_assert_true (salon_sound_end ());
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* Each of the house's sounds is the one that was wanted. */
static void
test_each (void)
{
  static const char *const names[] = { SALON_SOUND_BELL_GOOD, SALON_SOUND_BELL_ILL, SALON_SOUND_CARD,
                                       SALON_SOUND_CHIME,     SALON_SOUND_CHORD,    SALON_SOUND_CURTAIN,
                                       SALON_SOUND_KNOCKS,    SALON_SOUND_PENCIL,   SALON_SOUND_END };

  salon_sound_set_volume (0.6);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      salon_sound_play (names[i]);
      wait_for (i + 1);
      /* As long as the longest takes: two at once would count as one. */
      g_usleep (G_USEC_PER_SEC);
    }
  g_usleep (G_USEC_PER_SEC);
  assert_heard ("bell-good bell-ill card chime chord curtain knocks pencil end");
}

/* After silence, too. */
static void
test_silence (void)
{
  salon_sound_set_volume (1);
  salon_sound_play (SALON_SOUND_CARD);
  wait_for (1);
  g_usleep (2 * G_USEC_PER_SEC);
  salon_sound_play (SALON_SOUND_KNOCKS);
  wait_for (2);
  assert_heard ("card knocks");
}

static gboolean
passed_cb (gpointer passed)
{
  *(gboolean *) passed = TRUE;
  return G_SOURCE_REMOVE;
}

static void
test_later (void)
{
  gboolean passed = FALSE;

  salon_sound_set_volume (1);
  salon_sound_play_after (SALON_SOUND_CHIME, 10);
  salon_sound_drop ();
  salon_sound_play_after (SALON_SOUND_PENCIL, 10);
  g_timeout_add (100, passed_cb, &passed);
  await (passed);
  wait_for (1);
  assert_heard ("pencil");
}

/* A loud sound is found on a soft one that has begun before, and none that is not there. */
static void
test_heap (void)
{
  salon_sound_set_volume (0.4);
  salon_sound_play (SALON_SOUND_END);
  wait_for (1);
  salon_sound_set_volume (1);
  salon_sound_play (SALON_SOUND_KNOCKS);
  await (sound_ear_finds (path, SALON_SOUND_KNOCKS));
  g_assert_true (sound_ear_finds (path, SALON_SOUND_END));
  g_assert_false (sound_ear_finds (path, SALON_SOUND_CHIME));
  assert_heard ("end");
}

/* Switched off in the middle of a sound. */
static void
test_off (void)
{
  salon_sound_set_volume (1);
  salon_sound_play (SALON_SOUND_END);
  wait_for (1);
  salon_sound_set_volume (0);
  salon_sound_play (SALON_SOUND_CARD);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  assert_heard ("end");
}

/* A bell is loudest when it is struck, which the ear has heard when it knows it. */
static void
test_volume (void)
{
  double loud, soft;

  salon_sound_set_volume (1);
  salon_sound_play (SALON_SOUND_BELL_GOOD);
  wait_for (1);
  g_assert_true (salon_sound_end ());
  loud = sound_ear_peak (path, 0);
  g_unlink (path);
  salon_sound_set_volume (0.25);
  salon_sound_play (SALON_SOUND_BELL_GOOD);
  wait_for (1);
  g_assert_true (salon_sound_end ());
  soft = sound_ear_peak (path, 0);
  g_unlink (path);
  g_assert_cmpfloat_with_epsilon (soft / loud, 0.25, 0.03);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("salon.XXXXXX", NULL);
  g_autofree char *conf = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  salon_widgets_init ();
  path = g_build_filename (folder, "sound.wav", NULL);
  conf = g_strconcat (path, ".conf", NULL);
  sound_ear_record (path);
  g_test_add_func ("/sound/nothing", test_nothing);
  g_test_add_func ("/sound/each", test_each);
  g_test_add_func ("/sound/silence", test_silence);
  g_test_add_func ("/sound/later", test_later);
  g_test_add_func ("/sound/heap", test_heap);
  g_test_add_func ("/sound/off", test_off);
  g_test_add_func ("/sound/volume", test_volume);
  status = g_test_run ();
  g_unlink (conf);
  g_rmdir (folder);
  g_free (path);
  return status;
}
