/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_PAD_CELL (salon_pad_cell_get_type ())
G_DECLARE_FINAL_TYPE (SalonPadCell, salon_pad_cell, SALON, PAD_CELL, GtkWidget)

/**
 * SalonPadCell:
 *
 * One total on the score pad. Its size follows from its font alone: writing on it
 * moves nothing else, and a number too long for the column is written smaller.
 *
 * Properties: "text" (string), notified of whenever something is written, and
 * "struck" (boolean).
 */

/* A cell in the column of the player called @name. */
GtkWidget *salon_pad_cell_new (const char *name);
/* Writes @total, or nothing (NULL). One that is out of date is @struck out, any other
 * one is bold. What stands there already is not written again. */
void salon_pad_cell_write (SalonPadCell *self, const int *total, gboolean struck);

G_END_DECLS
