/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-widgets.h"

#include <glib.h>

#include "wedges-sounds-resource.h"
#include "wedges-widgets-resource.h"
#include "widgets/salon-style.h"

void
wedges_widgets_init (void)
{
  static gsize done;

  if (!g_once_init_enter (&done))
    return;

  /* The linker keeps the resources because they are named here; they register themselves. */
  wedges_widgets_get_resource ();
  wedges_sounds_get_resource ();
  g_once_init_leave (&done, 1);
}

void
wedges_widgets_load_style (void)
{
  wedges_widgets_init ();
  salon_style_load ("wedges/wedges-table");
  salon_style_load ("wedges/wedges-card");
}
