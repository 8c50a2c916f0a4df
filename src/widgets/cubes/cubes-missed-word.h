/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CUBES_TYPE_MISSED_WORD (cubes_missed_word_get_type ())
G_DECLARE_FINAL_TYPE (CubesMissedWord, cubes_missed_word, CUBES, MISSED_WORD, GtkWidget)

/**
 * CubesMissedWord:
 *
 * A word in the columns of a #CubesMissedSheet, or the heading above words of so many letters.
 *
 * Signals:
 *
 *  - noticed (): cubes_missed_word_is_noticed() says something else than before.
 */

GtkWidget *cubes_missed_word_new (void);

/* @word: in small letters; @familiar: printed bold; @points: seen while the word is noticed */
void cubes_missed_word_set_word (CubesMissedWord *self, const char *word, gboolean familiar, int points);
/* @letters: of the words below; @points: of each of them */
void cubes_missed_word_set_heading (CubesMissedWord *self, int letters, int points);
/* Whether the pointer is on it, or the focus. */
gboolean cubes_missed_word_is_noticed (CubesMissedWord *self);

G_END_DECLS
