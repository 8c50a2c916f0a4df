/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/wedges/wedges-state.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_WHEEL (wedges_wheel_get_type ())
G_DECLARE_FINAL_TYPE (WedgesWheel, wedges_wheel, WEDGES, WHEEL, GtkWidget)

/**
 * WedgesWheel:
 *
 * The wheel of 73 spaces with the tokens on it. It is as large as its smaller side allows; its shadow lies outside of it, and
 * a wedge that was won flies beyond it, so it should be the last child of what it stands in. After a roll it is dim but for the spaces that can be reached, which are numbered; while a question is due it is
 * dim but for the space that asks it.
 *
 * What lies there follows from a #WedgesState. On the way from one state to the next it plays a motion, which is a function
 * of the two and of the time: after a roll it waits until the die has come to rest (%WEDGES_DIE_MS), then shows where one
 * can go; a token hops; a wedge that was won flies to the plate; the fans open for who has won.
 *
 * People choose with the pointer, with the keys 1 to 7, or with Tab or the arrows and Enter. Assistive technologies find a
 * list of 73 spaces by name, with what they are worth and who stands there.
 *
 * Signals:
 *
 *  - chosen (int space): somebody chooses a space that can be reached.
 *  - pointed (int space): pointer or focus has come to another space that can be reached, or left it (-1).
 *  - cue (int cue): a #WedgesWheelCue is due, and with it its sound.
 *  - settled (): nothing moves any more. It comes also when the motion was skipped, or there was none, but never before
 *    wedges_wheel_update() has returned.
 */

/* What one hears. */
typedef enum {
  WEDGES_WHEEL_CUE_HOP,   /* a token lands on a space; comes for each */
  WEDGES_WHEEL_CUE_WEDGE, /* a wedge has come to the plate, which shows it from now on */
  WEDGES_WHEEL_CUE_FANS,  /* the fans open: somebody has won */
} WedgesWheelCue;

/* Who plays. */
typedef struct {
  unsigned colour;  /* of the seat, for salon_colour_get() */
  const char *name; /* copied */
  GtkWidget *token; /* (nullable): the #WedgesToken of the plate, to which wedges that were won fly */
} WedgesWheelSeat;

/* Makes a wheel without tokens. */
GtkWidget *wedges_wheel_new (void);

/* The seats in their order; call it before the first update, and when a plate has another token. */
void wedges_wheel_set_seats (WedgesWheel *self, const WedgesWheelSeat *seats, int n);

/**
 * wedges_wheel_update:
 * @before: (nullable): what was there; %NULL: nothing moves
 * @after: what is there now; only what is needed of it is copied
 * @moving: whether the way there is seen. Where animations are switched off, or the wheel is not mapped, it is not.
 */
void wedges_wheel_update (WedgesWheel *self, const WedgesState *before, const WedgesState *after, gboolean moving);
/* Ends the motion at once. */
void wedges_wheel_skip (WedgesWheel *self);
gboolean wedges_wheel_is_moving (WedgesWheel *self);

/* Sets whether somebody here may choose where to move; at first nobody may. Without effect unless a move is due and nothing
 * moves. */
void wedges_wheel_set_open (WedgesWheel *self, gboolean open);

/* Chooses the space with this number, 1–7, if that can be chosen now. */
gboolean wedges_wheel_choose_number (WedgesWheel *self, int number);

/* Returns: how many spaces can be reached now; @spaces (out) gets them in the order of their numbers */
int wedges_wheel_get_reach (WedgesWheel *self, uint8_t spaces[WEDGES_MAX_REACH]);

/* Returns: (transfer full): a space that can be reached, for the line below the die: “1 Entertainment headquarters: a wedge
 *   to win”. %NULL for others. */
char *wedges_wheel_get_text (WedgesWheel *self, int space);

/* Lights all spaces of a category, WEDGES_CATEGORIES for those to roll again, -1 for none: while the pointer is at a row of
 * the legend. */
void wedges_wheel_light (WedgesWheel *self, int category);

G_END_DECLS
