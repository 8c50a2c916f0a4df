/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CUBES_TYPE_HOURGLASS (cubes_hourglass_get_type ())
G_DECLARE_FINAL_TYPE (CubesHourglass, cubes_hourglass, CUBES, HOURGLASS, GtkWidget)

/**
 * CubesHourglass:
 *
 * The sand timer, 100 wide for 170 in height. Assistive technologies skip it, because the figures beside it say the
 * time.
 */
GtkWidget *cubes_hourglass_new (void);
/**
 * cubes_hourglass_set_time:
 * @left: seconds
 * @all: seconds; 0 when no time is taken: the sand lies below
 * @running: whether sand falls
 *
 * The sand is red in the last 15 seconds.
 */
void cubes_hourglass_set_time (CubesHourglass *self, double left, double all, gboolean running);

G_END_DECLS
