/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/wedges/wedges-wheel-draw.h"
#include "widgets/wedges/wedges-wheel.h"

G_BEGIN_DECLS

/* For wedges-wheel.c, which shows the wheel, wedges-wheel-play.c, which moves it, wedges-wheel-input.c, which is told what
 * people do there, and wedges-wheel-text.c, which says what can be seen. */

struct _WedgesWheel {
  GtkWidget parent_instance;

  GtkWidget *space[WEDGES_SPACES];
  WedgesWheelPieces pieces;

  WedgesScene scene;
  unsigned colour[WEDGES_MAX_SEATS];
  char *name[WEDGES_MAX_SEATS];
  GtkWidget *token[WEDGES_MAX_SEATS]; /* (nullable): of the plates, weak */
  gboolean open;
  int category; /* that the legend lights, or -1 */

  double x, y; /* of the pointer; -1 while it is not there */
  int focused; /* the space with the focus, or -1 */
  int pointed; /* the one of them that is shown and was told, or -1 */

  gboolean moving;
  WedgesWheelMotion motion;
  int cues; /* how many were emitted */
  double ms;
  gint64 last; /* frame, in µs; 0 before the first one */
  guint tick_id, settled_id;
};

/* Whether somebody here may choose now. */
gboolean wedges_wheel_is_open (WedgesWheel *self);
/* Returns which of the spaces that can be reached @space is, from 0, or -1. */
int wedges_wheel_find (WedgesWheel *self, int space);
/* Gives the focus to the page around the wheel, if it is at a space that cannot be chosen now. */
void wedges_wheel_let_focus_go (WedgesWheel *self);
/* Chooses @space, if that can be. */
void wedges_wheel_choose (WedgesWheel *self, int space);
/* Pointer, focus, or what can be chosen are others than before: finds out what is pointed at. */
void wedges_wheel_point (WedgesWheel *self);
/* What lies there is new: nothing is pointed at until that is found out again. */
void wedges_wheel_point_nowhere (WedgesWheel *self);
/* Whether there are pictures. */
gboolean wedges_wheel_is_sized (const WedgesWheel *self);
/* Makes what lies there. */
void wedges_wheel_lay (WedgesWheel *self);

/* In wedges-wheel-text.c: tells assistive technologies and the keyboard what can be seen now. */
void wedges_wheel_tell (WedgesWheel *self);

/* In wedges-wheel-play.c: */
/* Begins the motion from @before to the scene, or shows that at once. */
void wedges_wheel_begin (WedgesWheel *self, const WedgesScene *before, gboolean moving);
/* Ends the motion at once, and tells so later. */
void wedges_wheel_break_off (WedgesWheel *self);
/* Removes all callbacks. */
void wedges_wheel_stop (WedgesWheel *self);

/* In wedges-wheel-input.c: */
void wedges_wheel_add_input (WedgesWheel *self);
void wedges_wheel_add_keys (GtkWidgetClass *widget_class);
/* Implements GtkWidget's focus(): Tab and arrows lead from number to number. */
gboolean wedges_wheel_move_focus (GtkWidget *widget, GtkDirectionType direction);

enum {
  WEDGES_WHEEL_CHOSEN,
  WEDGES_WHEEL_POINTED,
  WEDGES_WHEEL_CUE,
  WEDGES_WHEEL_SETTLED,
  WEDGES_WHEEL_N_SIGNALS,
};

extern guint wedges_wheel_signals[WEDGES_WHEEL_N_SIGNALS];

G_END_DECLS
