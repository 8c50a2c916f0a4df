/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/cubes/cubes-game.h"

G_BEGIN_DECLS

#define CUBES_TYPE_MISSED_SHEET (cubes_missed_sheet_get_type ())
G_DECLARE_FINAL_TYPE (CubesMissedSheet, cubes_missed_sheet, CUBES, MISSED_SHEET, GtkWidget)

/**
 * CubesMissedSheet:
 *
 * Words in columns by their length, which scroll sideways when there are more than fit; the wheel scrolls them too. Only
 * those in sight are widgets. Up, Down, Left, Right, Home, End, Page Up and Page Down go from word to word.
 *
 * Signals:
 *
 *  - noticed (int index): the pointer or the focus is on another of the words that were set; -1: on none.
 */

GtkWidget *cubes_missed_sheet_new (void);

/* Shows @words[@chosen[0]] to @words[@chosen[@n - 1]], the longest first. @words has to stay valid. */
void cubes_missed_sheet_set_words (CubesMissedSheet *self, const CubesGridWord *words, const guint *chosen, guint n);
/* Gives the focus to a word, if there is one. */
gboolean cubes_missed_sheet_focus_word (CubesMissedSheet *self);

G_END_DECLS
