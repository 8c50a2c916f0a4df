/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CUBES_TYPE_TOOLS (cubes_tools_get_type ())
G_DECLARE_FINAL_TYPE (CubesTools, cubes_tools, CUBES, TOOLS, GtkWidget)

/**
 * CubesTools:
 *
 * The buttons of a round: one turns the tray, the other one ends the time, and asks before it does.
 *
 * Signals:
 *
 *  - turn (): the tray should be turned.
 *  - finish (): the person in turn has finished.
 *  - call-time (): nobody should write any more.
 */

GtkWidget *cubes_tools_new (void);
/* @turns: whether the tray can be turned
 * @finish: (nullable): the label of the button that ends the time of the person in turn, such as “I am done”; %NULL: nobody
 *   can end it
 * @rest: (nullable): what the others do then, a sentence
 * @calls: whether the time can be called for all as well */
void cubes_tools_set_scene (CubesTools *self, gboolean turns, const char *finish, const char *rest, gboolean calls);
/* In a small window large text has no room for the key that turns the tray. */
void cubes_tools_set_tight (CubesTools *self, gboolean tight);

G_END_DECLS
