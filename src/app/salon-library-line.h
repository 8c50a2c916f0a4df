/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-library-picture.h"
#include "app/salon-library-rows.h"

G_BEGIN_DECLS

#define SALON_TYPE_LIBRARY_LINE (salon_library_line_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibraryLine, salon_library_line, SALON, LIBRARY_LINE, GtkWidget)

/**
 * SalonLibraryLine:
 *
 * One row of the library: the heading of a month, a game, or a file that cannot be read.
 *
 * Signals:
 *
 *  - chosen (): somebody has chosen the game, or chooses it no more.
 *  - show-file (): the button of a file that cannot be read.
 *  - look-back (): the button of such a file, and of a game that is not over, whose replay is wanted.
 */

GtkWidget *salon_library_line_new (SalonLibraryPictures *pictures);
/* Sets @row: (nullable). A game is shown by salon_library_line_fill(); until then its line is blank, and as high as it will be. */
void salon_library_line_set_row (SalonLibraryLine *self, SalonLibraryRow *row, gboolean chosen);
/* Shows the row, which comes into sight: a list has two hundred lines, of which a dozen are seen. */
void salon_library_line_fill (SalonLibraryLine *self);
/* Tells screen readers what the row is, as a line that is filled does anyway. */
void salon_library_line_tell (SalonLibraryLine *self);
SalonLibraryRow *salon_library_line_get_row (SalonLibraryLine *self);
void salon_library_line_set_chosen (SalonLibraryLine *self, gboolean chosen);
gboolean salon_library_line_is_chosen (SalonLibraryLine *self);

G_END_DECLS
