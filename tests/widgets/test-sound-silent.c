/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where there is nothing to hear with, nothing goes wrong: a warning would end this program. */

#include "widgets/salon-sound.h"
#include "widgets/salon-widgets.h"

static void
test_silent (void)
{
  salon_sound_set_volume (1);
  for (int round = 0; round < 2; round++)
    {
      for (int i = 0; i < 30; i++)
        {
          salon_sound_play (SALON_SOUND_CARD);
          salon_sound_play_after (SALON_SOUND_CHORD, 1);
          g_usleep (5000);
          while (g_main_context_iteration (NULL, FALSE))
            ;
        }
      salon_sound_set_volume (0);
      salon_sound_set_volume (1);
      g_assert_true (salon_sound_end ());
      salon_sound_set_volume (1);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  salon_widgets_init ();
  g_test_add_func ("/sound/silent", test_silent);
  return g_test_run ();
}
