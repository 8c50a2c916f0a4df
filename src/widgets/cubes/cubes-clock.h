/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CUBES_TYPE_CLOCK (cubes_clock_get_type ())
G_DECLARE_FINAL_TYPE (CubesClock, cubes_clock, CUBES, CLOCK, GtkWidget)

/**
 * CubesClock:
 *
 * The hourglass, beside it the time in figures, and a button with which the time stands still.
 *
 * Signals: pause (): the button was pressed.
 */

GtkWidget *cubes_clock_new (void);
/* @left: seconds; @all: seconds, 0 when no time is taken; @running: whether it runs */
void cubes_clock_set_time (CubesClock *self, double left, double all, gboolean running);

G_END_DECLS
