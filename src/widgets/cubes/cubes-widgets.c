/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-widgets.h"

#include <glib.h>

#include "cubes-sounds-resource.h"

void
cubes_widgets_init (void)
{
  static gsize done;

  if (!g_once_init_enter (&done))
    return;

  /* The linker keeps the resource because it is named here; it registers itself. */
  cubes_sounds_get_resource ();
  g_once_init_leave (&done, 1);
}
