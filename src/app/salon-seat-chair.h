/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/salon-record.h"

G_BEGIN_DECLS

#define SALON_TYPE_SEAT_CHAIR (salon_seat_chair_get_type ())
G_DECLARE_FINAL_TYPE (SalonSeatChair, salon_seat_chair, SALON, SEAT_CHAIR, GtkWidget)

/**
 * SalonSeatChair:
 *
 * A chair that is taken in the #SalonSeatRing, which draws the chair itself: a button with a card on
 * which stand the player's name and kind. It keeps what has been chosen for the seat.
 *
 * Signals:
 *
 *  - activated (): the player wants to change something about the seat.
 */

/* Tells what a computer called @name is like: returns one line, or NULL if nothing is known of it; gives @manner the
 * same in a word or two. Both are translated. */
typedef const char *(*SalonSeatDescribe) (const char *name, const char **manner);

GtkWidget *salon_seat_chair_new (void);

/* Tells which seat it is, from 0, whether it begins, and whether there is no room for it. */
void salon_seat_chair_set_place (SalonSeatChair *self, int seat, gboolean begins, gboolean surplus);
int salon_seat_chair_get_seat (SalonSeatChair *self);
/* Tells where chair and card are within the widget. Called before it is allocated. */
void salon_seat_chair_set_rectangles (SalonSeatChair *self, const GdkRectangle *chair, const GdkRectangle *card);
/* How large the card wants to be, in px. */
void salon_seat_chair_measure_card (SalonSeatChair *self, int *width, int *height);
/* How high it has to be if it is only @width px wide. */
int salon_seat_chair_measure_height (SalonSeatChair *self, int width);

void salon_seat_chair_set_name (SalonSeatChair *self, const char *name);
/* The name without white space at its ends. */
const char *salon_seat_chair_get_name (SalonSeatChair *self);
/* What is wrong with the name, as a sentence in the player's language; NULL if nothing is.
 * (transfer full) */
char *salon_seat_chair_get_fault (SalonSeatChair *self);
void salon_seat_chair_set_kind (SalonSeatChair *self, SalonSeatKind kind);
SalonSeatKind salon_seat_chair_get_kind (SalonSeatChair *self);
/* The path of the program that plays there if the kind is %SALON_BOT; NULL: none is chosen. */
void salon_seat_chair_set_program (SalonSeatChair *self, const char *path);
const char *salon_seat_chair_get_program (SalonSeatChair *self);
/* The members of the team that plays there, NULL-terminated and never NULL; none: one person plays. They are kept while a
 * computer plays. */
void salon_seat_chair_set_members (SalonSeatChair *self, const char *const *names);
const char *const *salon_seat_chair_get_members (SalonSeatChair *self);
/* A colour for salon_colour_get(). */
void salon_seat_chair_set_colour (SalonSeatChair *self, guint colour);
guint salon_seat_chair_get_colour (SalonSeatChair *self);
/* Whether the option that people have is on. It is kept while a computer plays. */
void salon_seat_chair_set_chooses (SalonSeatChair *self, gboolean chooses);
gboolean salon_seat_chair_get_chooses (SalonSeatChair *self);

void salon_seat_chair_set_describe (SalonSeatChair *self, SalonSeatDescribe describe);
/* What the player is like, in one line; NULL if it is a person or nothing is known of it. */
const char *salon_seat_chair_get_line (SalonSeatChair *self);

G_END_DECLS
