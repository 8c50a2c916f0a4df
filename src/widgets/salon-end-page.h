/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_END_PAGE (salon_end_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (SalonEndPage, salon_end_page, SALON, END_PAGE, GtkWidget)

/**
 * SalonEndPage:
 *
 * The frame of what a game shows at its end: who has won, a row for each seat, the best
 * first, and what can be done now. Each game derives its own, which makes the rows.
 *
 * Signals: play-again (): the same seats; new-game (); table (): look at the table again.
 */
struct _SalonEndPageClass {
  GtkWidgetClass parent_class;
};

/**
 * salon_end_page_set_winners:
 * @names: of those who have won, at least one
 * @n: how many they are
 * @score: of each of them
 *
 * Writes who has won and with how many points.
 */
void salon_end_page_set_winners (SalonEndPage *self, const char *const *names, int n, int score);

/**
 * salon_end_page_set_rows:
 * @rows: one for each seat, from top to bottom
 *
 * Shows these rows instead of those before. If one of these had the keyboard focus, the page
 * gets it.
 */
void salon_end_page_set_rows (SalonEndPage *self, GtkWidget *const *rows, int n);

/**
 * salon_end_page_rank:
 * @scores: of each seat
 * @order: gets the seats, the best first; those with equal scores as they sit
 * @rank: gets the rank of each in @order, from 1; equal scores share the better one
 */
void salon_end_page_rank (const int *scores, int seats, int *order, int *rank);

G_END_DECLS
