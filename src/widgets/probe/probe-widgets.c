/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-widgets.h"

#include "probe-sounds-resource.h"
#include "probe-widgets-resource.h"
#include "widgets/salon-style.h"

void
probe_widgets_init (void)
{
  static gsize done;

  if (!g_once_init_enter (&done))
    return;

  /* The linker keeps the resources because they are named here; they register themselves. */
  probe_widgets_get_resource ();
  probe_sounds_get_resource ();
  g_once_init_leave (&done, 1);
}

void
probe_widgets_load_style (void)
{
  probe_widgets_init ();
  salon_style_load ("probe/probe");
}
