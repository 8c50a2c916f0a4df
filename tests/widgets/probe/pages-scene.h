/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-game.h"

/* Games in a given state, for the pages' tests and their gallery. Words and moves are
 * always the same. */

/* Nothing is laid yet; all seats are people. @edition may be NULL. */
ProbeGame *pages_scene_laying (const char *edition, int seats, int trays, gboolean free_spelling);
/* All words are laid, @moves are made, one a line, and then @more others, or as many
 * as there are to the end. Held: nothing moves by itself. */
ProbeGame *pages_scene_playing (const char *edition,
                                int seats,
                                int trays,
                                gboolean free_spelling,
                                const char *moves,
                                int more);

/* The cards of the tray of this name, one letter each: ? is hidden. */
void pages_scene_assert_tray (GtkWidget *page, const char *name, const char *text);
