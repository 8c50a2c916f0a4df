/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CUBES_TYPE_PAPER (cubes_paper_get_type ())
G_DECLARE_FINAL_TYPE (CubesPaper, cubes_paper, CUBES, PAPER, GtkWidget)

/**
 * CubesPaper:
 *
 * A list on ruled paper: a head with a name and how many words there are, lines with words in the pencil of a seat, and,
 * once it has been read out, a foot with the points. It shows what it is told and decides nothing.
 *
 * Words stand one below the other, in two columns where the paper is wide enough; what does not fit goes on below, as on
 * a second sheet, so no word moves when another one is written. Assistive technologies have the lines as a list.
 *
 * Up and Down go from word to word, Home and End to the first and the last one. Delete rubs out, Enter challenges.
 *
 * Signals:
 *
 *  - strike (const char *word): somebody wants to rub out a word; see cubes_paper_set_strikes().
 *  - challenge (const char *word): somebody wants to challenge a word.
 *  - noticed (int line, const char *word): the pointer or the focus is on the word of another line; -1 and %NULL: on none.
 */

/* One line. All strings belong to the caller. */
typedef struct {
  const char *word;     /* capitals; NULL: there is none */
  const char *heading;  /* (nullable): printed in place of a word */
  const char *reason;   /* (nullable): why the word is wrong, in red, and a wave below the word */
  const char *told;     /* (nullable): what assistive technologies read for the word; NULL: the word alone */
  double crossed;       /* how much of the stroke through the word is drawn, from 0 for none to 1 */
  int points;           /* in green at the end of the line; 0: no figure */
  gboolean challenging; /* a button “Challenge…” is there under the pointer */
} CubesPaperLine;

GtkWidget *cubes_paper_new (void);

/* @title: of the head: whose list it is
 * @seat: whose hand the words are written in, 0 … 7
 * @colour: of the seat, for salon_colour_get()
 * @shown: the seat's emblem stands before the title */
void cubes_paper_set_owner (CubesPaper *self, const char *title, guint seat, guint colour, gboolean shown);

/* Replaces all lines. A word that was there before keeps its picture, and the focus if it has it. In the head stands how
 * many lines have a word. */
void cubes_paper_set_lines (CubesPaper *self, const CubesPaperLine *lines, guint n);

/* Changes what is said of the word of @line, which stays the same word; a button “Challenge…” comes with all lines alone. */
void cubes_paper_set_line (CubesPaper *self, guint line, const CubesPaperLine *shown);

/* As cubes_paper_set_lines(), with @n plain words, capitals. */
void cubes_paper_set_words (CubesPaper *self, const char *const *words, guint n);

/* Changes how much of the stroke through the word of @line is drawn, 0 to 1. */
void cubes_paper_set_crossed (CubesPaper *self, guint line, double crossed);

/* @letters: (nullable): what is being written. It stands faintly on the next line. If the list has it, its line is lit
 *   instead, and the lines of words that begin so are lit a little. */
void cubes_paper_set_typed (CubesPaper *self, const char *letters);

/* Whether words can be rubbed out: a button is there under the pointer and with the focus. */
void cubes_paper_set_strikes (CubesPaper *self, gboolean strikes);

/* Lights one line, with or without a word; -1: none. */
void cubes_paper_set_lit (CubesPaper *self, int line);

/* Brings @line into sight. */
void cubes_paper_show_line (CubesPaper *self, guint line);

/* One column of lines close together, at least as many as @lines, for papers that are read side by side.
 * @buttons: some line of these papers may have a button, so the lines of all of them leave room for it */
void cubes_paper_set_dense (CubesPaper *self, guint lines, gboolean buttons);

/* Shows a foot.
 * @caption: what the points are, such as “This round”
 * @best: they are the most: the foot says so, and the paper has a golden frame */
void cubes_paper_set_total (CubesPaper *self, const char *caption, int points, gboolean best);

/* Papers that are given the same @adjustment scroll together. Only one of them should have a bar. */
void cubes_paper_set_scrolling (CubesPaper *self, GtkAdjustment *adjustment, gboolean bar);

/* Returns: (nullable) (transfer none): the line of @word, for a popover that belongs to it */
GtkWidget *cubes_paper_get_row (CubesPaper *self, const char *word);

/* Gives the keyboard focus to the first word; to the paper if there is none. */
void cubes_paper_focus (CubesPaper *self);

G_END_DECLS
