/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CUBES_TYPE_WORD_ROW (cubes_word_row_get_type ())
G_DECLARE_FINAL_TYPE (CubesWordRow, cubes_word_row, CUBES, WORD_ROW, GtkWidget)

/**
 * CubesWordRow:
 *
 * A word laid in cubes, as large as its room allows.
 */

GtkWidget *cubes_word_row_new (void);
/* @word: capitals with QU written out; "" for none */
void cubes_word_row_set (CubesWordRow *self, const char *word);

G_END_DECLS
