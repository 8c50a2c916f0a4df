/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/cubes/cubes-paper.h"

G_BEGIN_DECLS

#define CUBES_TYPE_PAPER_SHEET (cubes_paper_sheet_get_type ())
G_DECLARE_FINAL_TYPE (CubesPaperSheet, cubes_paper_sheet, CUBES, PAPER_SHEET, GtkWidget)

/**
 * CubesPaperSheet:
 *
 * The ruled part of a #CubesPaper, which is scrolled: it gives each line its place. Its signals are those of the paper,
 * and the functions are described there.
 */

GtkWidget *cubes_paper_sheet_new (void);
void cubes_paper_sheet_set_owner (CubesPaperSheet *self, guint seat, guint colour);
void cubes_paper_sheet_set_lines (CubesPaperSheet *self, const CubesPaperLine *lines, guint n);
void cubes_paper_sheet_set_line (CubesPaperSheet *self, guint line, const CubesPaperLine *shown);
void cubes_paper_sheet_set_crossed (CubesPaperSheet *self, guint line, double crossed);
void cubes_paper_sheet_set_typed (CubesPaperSheet *self, const char *letters);
void cubes_paper_sheet_set_strikes (CubesPaperSheet *self, gboolean strikes);
void cubes_paper_sheet_set_lit (CubesPaperSheet *self, int line);
void cubes_paper_sheet_show_line (CubesPaperSheet *self, guint line);
/* The row of @word, for a popover; NULL if the list does not have it. */
GtkWidget *cubes_paper_sheet_get_row (CubesPaperSheet *self, const char *word);
void cubes_paper_sheet_set_dense (CubesPaperSheet *self, guint lines, gboolean buttons);
gboolean cubes_paper_sheet_focus_word (CubesPaperSheet *self);

G_END_DECLS
