/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "widgets/salon-chart.h"

G_BEGIN_DECLS

#define SALON_TYPE_END_PAGE (salon_end_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (SalonEndPage, salon_end_page, SALON, END_PAGE, GtkWidget)

/**
 * SalonEndPage:
 *
 * The page at the end of a game: who has won, with rays of light behind what the winner is crowned
 * with; how the totals went; a row for each seat with the best first; and buttons for what to do
 * next. Each game derives its own page from this class and makes the crown and the rows.
 *
 * Signals, each from its button:
 *
 *  - offer-taken (): the person accepts what the page offers.
 *  - play-again (): the person wants another game with the same seats.
 *  - new-game (): the person wants to set up another game.
 *  - table (): the person wants to look at the table again.
 *  - hurry (): the person wants to see all of the page at once; the button is there while it appears.
 */
struct _SalonEndPageClass {
  GtkWidgetClass parent_class;
};

/**
 * salon_end_page_set_winners:
 * @names: of the winners
 * @seats: their colours, for salon_colour_get()
 * @n: number of winners; 0: nobody has won
 * @score: of each winner, in points
 *
 * Writes the heading, which says who has won and with how many points.
 */
void salon_end_page_set_winners (SalonEndPage *self, const char *const *names, const guint *seats, int n, int score);

/* @heading: what the page says in the place of who has won, for a player who had nobody to win against */
void salon_end_page_set_heading (SalonEndPage *self, const char *heading);

/* Adds @button to those for what to do next, at their other end. */
void salon_end_page_add_action (SalonEndPage *self, GtkWidget *button);

/**
 * salon_end_page_set_rows:
 * @rows: one for each seat, from top to bottom
 * @n: number of rows
 *
 * Replaces the rows. If the keyboard focus was in one of the old rows, the page itself
 * gets it.
 */
void salon_end_page_set_rows (SalonEndPage *self, GtkWidget *const *rows, int n);

/* @crown: what stands below the heading, with light behind it; it replaces the one before */
void salon_end_page_set_crown (SalonEndPage *self, GtkWidget *crown);
/* @piece: (nullable): of the look in use, what is drawn below the page; not copied */
void salon_end_page_set_ground (SalonEndPage *self, const char *piece);
/* @before: (nullable): the picture of what was there before the page, as large as it, in device pixels. The pose says
 *   how much of it is seen; the page needs a ground. */
void salon_end_page_set_before (SalonEndPage *self, GdkTexture *before);
/* @remark: (nullable): a sentence below the crown */
void salon_end_page_set_remark (SalonEndPage *self, const char *remark);
/* After a guided first game, a quick game is offered in place of one with the same seats. */
void salon_end_page_set_first_game (SalonEndPage *self, gboolean first);
/* @best: (nullable): a sentence below the chart */
void salon_end_page_set_best (SalonEndPage *self, const char *best);
/* @seen: whether the chart, its heading and the sentence below it are there; after a single round the chart would have nothing to show */
void salon_end_page_set_story_seen (SalonEndPage *self, gboolean seen);
/* Returns: (transfer none): the chart of how the totals went */
SalonChart *salon_end_page_get_chart (SalonEndPage *self);
/* @texts: what each of the @n parts of a #SalonShareBar stands for */
void salon_end_page_set_legend (SalonEndPage *self, const char *const *texts, int n);

/* @next: (nullable): what the only way to another game is called, with a mnemonic; its button emits “play-again”.
 *   %NULL: there are both buttons, as usual */
void salon_end_page_set_next (SalonEndPage *self, const char *next);

/* Offers something in one line with a button, which emits “offer-taken”.
 * @line: (nullable): a sentence; %NULL: nothing is offered
 * @label: (nullable): of the button */
void salon_end_page_set_offer (SalonEndPage *self, const char *line, const char *label);

/**
 * SalonEndPose:
 * @light: of the rays, 0 to 1
 * @heading: opacity of the heading, 0 to 1
 * @story: opacity of the chart, of the legend and of the buttons, 0 to 1
 * @rows: how many rows have appeared, from the top; a fraction is the opacity of the next one
 * @before: how much is still seen of what was there before; see salon_end_page_set_before()
 *
 * What of the page is seen at a moment while it appears.
 */
typedef struct {
  double light;
  double heading;
  double story;
  double rows;
  double before;
} SalonEndPose;

void salon_end_page_set_pose (SalonEndPage *self, const SalonEndPose *pose);
/* @appearing: whether the page is appearing, which somebody may want to hurry */
void salon_end_page_set_appearing (SalonEndPage *self, gboolean appearing);

/**
 * salon_end_page_rank:
 * @scores: of each seat, in points
 * @seats: number of seats
 * @order: (out): the seats, the best first; seats with equal scores keep their order
 * @rank: (out): the rank of each seat in @order, from 1; seats with equal scores share the
 *   better rank
 *
 * Puts the seats into the order of the page.
 */
void salon_end_page_rank (const int *scores, int seats, int *order, int *rank);

G_END_DECLS
