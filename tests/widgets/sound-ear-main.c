/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints the names of the sounds in a recording, one a line, or whether it holds a given sound; with --record, prepares
 * one and prints the variables of the environment that a program needs for it. */

#include "sound-ear.h"

#include <string.h>

#include "widgets/cubes/cubes-widgets.h"
#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-widgets.h"
#include "widgets/wedges/wedges-widgets.h"

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) heard = NULL;

  if (argc == 3 && strcmp (argv[1], "--record") == 0)
    {
      sound_ear_record (argv[2]);
      g_print ("ALSOFT_DRIVERS=%s\nALSOFT_CONF=%s\n", g_getenv ("ALSOFT_DRIVERS"), g_getenv ("ALSOFT_CONF"));
      return 0;
    }
  if (argc != 2 && argc != 3)
    {
      g_printerr ("Usage: sound-ear RECORDING [SOUND] | sound-ear --record RECORDING\n");
      return 2;
    }

  salon_widgets_init ();
  probe_widgets_init ();
  cubes_widgets_init ();
  wedges_widgets_init ();
  if (argc == 3)
    {
      g_print ("%s\n", sound_ear_finds (argv[1], argv[2]) ? "yes" : "no");
      return 0;
    }
  heard = sound_ear_listen (argv[1]);
  for (guint i = 0; i < heard->len; i++)
    g_print ("%s\n", (const char *) heard->pdata[i]);
  return 0;
}
