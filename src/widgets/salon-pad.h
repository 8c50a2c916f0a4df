/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "widgets/salon-pad-lines.h"

G_BEGIN_DECLS

#define SALON_TYPE_PAD (salon_pad_get_type ())
G_DECLARE_FINAL_TYPE (SalonPad, salon_pad, SALON, PAD, GtkWidget)

/**
 * SalonPad:
 *
 * The score pad: a column for each seat, a line for each round, and at its foot the points
 * of the present turn so far. The game tells what is written there.
 */

/* Makes an empty pad. */
GtkWidget *salon_pad_new (void);

/**
 * salon_pad_set_seats:
 * @seats: number of seats, up to %SALON_TABLE_SEATS
 * @names: of the players
 * @colours: of the seats, for salon_colour_get()
 *
 * Makes a column for each seat, with the player's name above it.
 */
void salon_pad_set_seats (SalonPad *self, int seats, const char (*names)[SALON_NAME_SIZE], const guint *colours);

/**
 * salon_pad_show:
 *
 * @scores: (unowned): tells what is written on the pad; must outlive the widget
 * @game: a #GObject, of which the widget holds a weak reference
 *
 * Shows the present totals of @game. The seats must be set first.
 */
void salon_pad_show (SalonPad *self, const SalonPadScores *scores, gpointer game);

/**
 * salon_pad_set_place:
 * @seat: whose next total the place is for; -1 for none
 * @line: from 0; it may be the first one without any total
 *
 * Draws an outline where the next total will be written.
 */
void salon_pad_set_place (SalonPad *self, int seat, guint line);

/**
 * salon_pad_get_place:
 * @place: (out): in the coordinates of the pad
 *
 * Gets where the next total of @seat will be written, which is in the line of the outline.
 *
 * Returns: FALSE if that is out of sight, or nothing has an outline
 */
gboolean salon_pad_get_place (SalonPad *self, int seat, graphene_rect_t *place);

/* Sets how much of the newest total of @seat is written, from 0 to 1, which is all; see salon_pad_lines_set_written(). */
void salon_pad_set_written (SalonPad *self, int seat, double written);

/* The foot of the pad. */
typedef struct {
  const char *title;  /* “This turn”, or "" */
  const char *spoken; /* the same with the player’s name, read aloud and in the tooltip */
  int seat;           /* whose emblem stands beside the title */
  const char *terms;  /* what was multiplied last, such as “15×3”, or "" */
  const char *sum;    /* the points of that player in this turn, or "" */
  gboolean good;      /* @sum is more than nothing */
  const char *others; /* the points of other players in this turn, or "" */
} SalonPadTurn;

/* Writes the foot of the pad. */
void salon_pad_set_turn (SalonPad *self, const SalonPadTurn *turn);

G_END_DECLS
