/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_PAD_CELL (salon_pad_cell_get_type ())
G_DECLARE_FINAL_TYPE (SalonPadCell, salon_pad_cell, SALON, PAD_CELL, GtkWidget)

/**
 * SalonPadCell:
 *
 * One number on the score pad, in the handwriting of the look. Its size depends on its font only, so a
 * new number does not move other widgets. A number too long for the column is drawn smaller.
 *
 * Properties (read only): "text" (string), notified whenever a new number is written, "struck" (boolean), and
 * "written" (double), how much of it is written.
 */

/* Makes an empty cell in the column of the player called @name. */
GtkWidget *salon_pad_cell_new (const char *name);
/* Writes @total in points, or empties the cell if it is NULL. A total that is out of date is
 * @struck: paler, and crossed out where the look does that. Does nothing if the cell shows that
 * already. */
void salon_pad_cell_write (SalonPadCell *self, const int *total, gboolean struck);
/* Sets how much of the cell is written, from 0 to 1, which is all: of a total its figures, and of one that is out of date
 * the stroke through it. Both are written from left to right. */
void salon_pad_cell_set_written (SalonPadCell *self, double written);
/* Writes figures at the right end of a cell that is no column's, such as “15×3”.
 * @role: the colour of the look to write with
 * @size: a factor for the height of the figures
 * @spoken: what is read aloud */
void salon_pad_cell_write_figures (SalonPadCell *self,
                                   const char *figures,
                                   const char *role,
                                   double size,
                                   const char *spoken);

/* How high a line of the pad is in the font of @widget, in px; on a @low pad lines are closer together. */
int salon_pad_get_pitch (GtkWidget *widget, gboolean low);

G_END_DECLS
