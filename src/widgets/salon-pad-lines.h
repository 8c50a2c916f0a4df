/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/salon-record.h"

G_BEGIN_DECLS

#define SALON_TYPE_PAD_LINES (salon_pad_lines_get_type ())
G_DECLARE_FINAL_TYPE (SalonPadLines, salon_pad_lines, SALON, PAD_LINES, GtkWidget)

/**
 * SalonPadLines:
 *
 * The lines of a score pad, to be put into a GtkScrolledWindow: one line for each round
 * with older totals struck out. It draws no paper. Only the visible lines have
 * widgets, so that a long game costs no more time and memory than a short one.
 *
 * The newest line stays in sight until somebody scrolls away from it. If the newest total
 * of any seat is not in sight, a row with the newest totals of all seats covers the lowest
 * line.
 */

/**
 * SalonPadScores:
 *
 * The functions by which a game tells what is written on its score pad. Each of them gets
 * the game.
 */
typedef struct {
  /* Returns the number of lines that have a total. */
  guint (*get_length) (gpointer game);
  /* Gets the total of @seat, in points, in @line, from 0. Returns FALSE if there is none. */
  gboolean (*get_total) (gpointer game, guint line, int seat, int *total);
  /* Gets the line with the newest total of @seat; all its other totals are out of date.
   * Returns FALSE if the seat has no total yet. */
  gboolean (*get_newest) (gpointer game, int seat, guint *line);
} SalonPadScores;

/* Makes lines that show no game. */
GtkWidget *salon_pad_lines_new (void);
/**
 * salon_pad_lines_show:
 * @scores: (unowned): called now, and again whenever the pad is scrolled; must outlive
 *   the widget
 * @game: a #GObject, of which the widget holds a weak reference
 * @names: of the players
 * @seats: number of players
 *
 * Shows the present totals of @game.
 */
void salon_pad_lines_show (SalonPadLines *self,
                           const SalonPadScores *scores,
                           gpointer game,
                           const char (*names)[SALON_NAME_SIZE],
                           int seats);
/* Makes an empty row whose cells will have equal widths. The lines and the row of names
 * above them are such rows, so their columns line up. */
GtkWidget *salon_pad_lines_make_row (void);

/* Sets how much of the newest total of @seat is written, from 0 to 1, which is all. If it stands in a new line, the total before
 * it is struck first. */
void salon_pad_lines_set_written (SalonPadLines *self, int seat, double written);
/* Sets how high a line is, in px. It is called before the lines are allocated. */
void salon_pad_lines_set_pitch (SalonPadLines *self, int pitch);
/* Draws an outline where the next total of @seat will stand, namely in @line, which may be the first
 * without any total. @seat: -1 for no outline. */
void salon_pad_lines_set_place (SalonPadLines *self, int seat, guint line);
/* Gets the place in the line of the outline that belongs to @seat. FALSE: it is out of sight, or
 * there is no outline. */
gboolean salon_pad_lines_get_place (SalonPadLines *self, int seat, graphene_rect_t *place);

G_END_DECLS
