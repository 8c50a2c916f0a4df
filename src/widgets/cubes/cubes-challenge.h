/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/cubes/cubes-game.h"

G_BEGIN_DECLS

/**
 * cubes_challenge_ask:
 * @page: gets the popover as a child
 * @at: in @page, what the popover points at
 * @target: whose list has the word
 * @word: that somebody wants to challenge
 *
 * Asks who challenges the word, and how the table has ruled, and then has the game make that move. Nothing happens if
 * nobody but @target could challenge it.
 */
void cubes_challenge_ask (GtkWidget *page, GtkWidget *at, CubesGame *game, int target, const char *word);

G_END_DECLS
