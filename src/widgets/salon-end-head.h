/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * salon_end_disc_new:
 * @seat: the colour of a seat, for salon_colour_get()
 * @size: of the disc, in px
 *
 * Makes a disc of paper with the emblem of a seat on it.
 */
GtkWidget *salon_end_disc_new (guint seat, int size);

/**
 * salon_end_head_new:
 * @rank: of the player, from 1
 * @name: of the player
 * @seat: the colour of the player's seat, for salon_colour_get()
 *
 * Makes the left part of a player's row on the page at the end of a game: rank, emblem and name.
 */
GtkWidget *salon_end_head_new (int rank, const char *name, guint seat);

G_END_DECLS
