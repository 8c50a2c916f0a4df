/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CUBES_TYPE_SHEET (cubes_sheet_get_type ())
G_DECLARE_FINAL_TYPE (CubesSheet, cubes_sheet, CUBES, SHEET, GtkWidget)

/**
 * CubesSheet:
 *
 * The list of a seat as the others see it: a small sheet with a line of scribbles for each word, of which nothing can
 * be read, and the seat's pencil, which moves when a word is written. It is presentation only: the number of words
 * stands beside it.
 */

GtkWidget *cubes_sheet_new (void);
/* @colour: of the seat, for salon_colour_get() */
void cubes_sheet_set_colour (CubesSheet *self, unsigned colour);
/* @words: on the list. Where there are more than before, the pencil writes.
 * @writing: the seat can write, so its pencil lies on the sheet */
void cubes_sheet_set_words (CubesSheet *self, int words, gboolean writing);

G_END_DECLS
