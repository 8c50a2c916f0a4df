/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-widgets.h"

#include "salon-sounds-resource.h"
#include "salon-widgets-resource.h"

void
salon_widgets_init (void)
{
  static gsize done;

  if (!g_once_init_enter (&done))
    return;

  /* The linker keeps the resources because they are named here; they register themselves. */
  salon_widgets_get_resource ();
  salon_sounds_get_resource ();
  g_once_init_leave (&done, 1);
}
