/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * salon_end_head_new:
 * @rank: from 1
 * @name: the player's
 * @colour: the player's, for salon_colour_get()
 * @wins: whether that is the winner, or one of several
 *
 * Makes the first line of a player's row at the end of a game: place, name and points.
 */
GtkWidget *salon_end_head_new (int rank, const char *name, guint colour, int score, gboolean wins);

G_END_DECLS
