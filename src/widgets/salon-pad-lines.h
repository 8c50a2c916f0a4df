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
 * The lines of a score pad, to be put into a GtkScrolledWindow: a line a round, older
 * totals struck out, empty ruled lines below. Only the lines in sight are widgets, so
 * that a long game costs no more than a short one.
 *
 * It stays at the newest line as long as nobody scrolls away from it. Whenever the
 * newest total of somebody is not in sight, a row with those of all lies over the
 * lowest line.
 */

/**
 * SalonPadScores:
 *
 * What stands on the score pad of a game, which each of these functions is given.
 */
typedef struct {
  /* How many lines are written on. */
  guint (*get_length) (gpointer game);
  /* What is written in @line, from 0, for @seat. FALSE: nothing. */
  gboolean (*get_total) (gpointer game, guint line, int seat, int *total);
  /* The line with the newest total of @seat: all others are out of date. FALSE: nothing is
   * written for that seat yet. */
  gboolean (*get_newest) (gpointer game, int seat, guint *line);
} SalonPadScores;

GtkWidget *salon_pad_lines_new (void);
/**
 * salon_pad_lines_show:
 * @scores: (unowned): what stands on the pad of @game, now and whenever it is scrolled
 * @game: a #GObject. It is not kept alive, and need not outlive the widget.
 * @names: of the @seats players
 *
 * Shows what stands on the pad now.
 */
void salon_pad_lines_show (SalonPadLines *self,
                           const SalonPadScores *scores,
                           gpointer game,
                           const char (*names)[SALON_NAME_SIZE],
                           int seats);
/* A row for as many cells of equal width, in which @self and the names above it are. */
GtkWidget *salon_pad_lines_make_row (void);

G_END_DECLS
