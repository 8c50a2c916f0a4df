/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sounds of Probe's moments. Which moment has which ones, test-moments.c of the model says. */

#include <string.h>

#include "widgets/probe/probe-sounds.h"

#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-sound-file.h"
#include "widgets/salon-sound.h"
#include "widgets/salon-widgets.h"

/* Each sound of a moment is there in each edition, and only 1982 prints its points. */
static void
test_names (void)
{
  for (int edition = 0; edition < PROBE_N_EDITIONS; edition++)
    for (int sound = 0; sound < PROBE_HEAR_N; sound++)
      {
        const char *name = probe_sounds_name ((ProbeMomentSound) sound, 0, (ProbeEdition) edition);
        g_autofree char *path = g_strconcat (SALON_SOUND_PATH, name, "-1.flac", NULL);
        g_autofree gint16 *samples = NULL;
        int size;

        samples = salon_sound_file_read (path, &size);
        g_assert_nonnull (samples);
        g_assert_true ((strcmp (name, PROBE_SOUND_NEEDLE) == 0)
                       == (edition == PROBE_PARKER_1982 && sound == PROBE_HEAR_PENCIL));
      }
}

/* Each card of the longest word has a tone of its own, and there are no more cards than tones. */
static void
test_tones (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (int tone = 0; tone < PROBE_SPACES; tone++)
    {
      const char *name = probe_sounds_name (PROBE_HEAR_RISE, tone, PROBE_PARKER_1964);
      g_autofree char *path = g_strconcat (SALON_SOUND_PATH, name, "-1.flac", NULL);
      g_autofree gint16 *samples = NULL;
      int size;

      samples = salon_sound_file_read (path, &size);
      g_assert_nonnull (samples);
      g_assert_true (g_hash_table_add (names, (gpointer) name));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  salon_widgets_init ();
  probe_widgets_init ();
  g_test_add_func ("/sounds/names", test_names);
  g_test_add_func ("/sounds/tones", test_tones);
  return g_test_run ();
}
