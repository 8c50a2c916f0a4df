/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-game.h"

/* Makes games in a given state, for the pages' tests and their gallery. Words and moves are
 * always the same. */

/* Makes a game in which nobody has laid a word yet; all seats are people. @edition may be
 * NULL. */
ProbeGame *pages_scene_laying (const char *edition, int seats, int trays, gboolean free_spelling);
/* Makes a game in which all words are laid. @moves, one a line, are made, and then @more
 * others, or as many as there are until the end. The game is held, so it makes no move by
 * itself. */
ProbeGame *pages_scene_playing (const char *edition,
                                int seats,
                                int trays,
                                gboolean free_spelling,
                                const char *moves,
                                int more);

/* Whether these games have the learner's aid. */
extern gboolean pages_scene_aid;

/* Asserts that the tray with this name shows @text, one character for each card; ? is a
 * hidden card. */
void pages_scene_assert_tray (GtkWidget *page, const char *name, const char *text);
