/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pictures of the help of Cubes: one grid, on which words are right and wrong, lists that are read out, and what words
 * are worth. @edition is one of cubes-help.h. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The faces of the grid in all the pictures, a legal roll. */
#define CUBES_HELP_GRID "WGLHWOYTHAIDSKAEEAELEOTRT"

typedef enum {
  CUBES_HELP_TWICE,   /* a cube would be used twice */
  CUBES_HELP_SKIPPED, /* a cube would be skipped */
  CUBES_HELP_N_FAULTS,
} CubesHelpFault;

/* The words that the pictures trace, in the player's language; NULL beyond the last one. */
const char *cubes_help_get_right_word (guint edition, guint i);
/* A word that cannot be written, and in @traced how much of it can be traced. */
const char *cubes_help_get_wrong_word (CubesHelpFault fault, const char **traced);

/* The grid without a word. */
GtkWidget *cubes_help_picture_grid (guint edition);
/* The grid with one of the right words; a click shows the next one. */
GtkWidget *cubes_help_picture_right (guint edition);
/* The grid with a wrong word, as far as it goes, and why it ends there. */
GtkWidget *cubes_help_picture_wrong (guint edition, CubesHelpFault fault);
/* The right ones and both wrong ones, side by side. */
GtkWidget *cubes_help_picture_words (guint edition);
/* The lists of two players after they were read out. */
GtkWidget *cubes_help_picture_lists (guint edition);
/* What words are worth by their letters. */
GtkWidget *cubes_help_picture_points (guint edition);

G_END_DECLS
