/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/cubes/cubes-bar-corner.h"
#include "widgets/cubes/cubes-cube.h"
#include "widgets/cubes/cubes-tray-draw.h"
#include "widgets/cubes/cubes-tray.h"

G_BEGIN_DECLS

/* For cubes-tray.c, which shows the tray, cubes-tray-play.c, which moves it, and cubes-tray-input.c, which is told what
 * people do there. */

struct _CubesTray {
  GtkWidget parent_instance;

  GtkWidget *row[CUBES_SIDE];
  GtkWidget *cube[CUBES_CELLS];
  GtkWidget *corner[CUBES_NO_BAR];
  CubesTrayPieces pieces;
  guint warm_id; /* idle callback that makes the heaps */

  CubesTrayScene scene;
  CubesTrayUse use;
  int quarters;
  uint8_t path[CUBES_CELLS];
  int n;
  CubesCorner chosen; /* for the Bar, while one chooses */
  int filter;         /* cell, or -1 */
  double left, all;   /* seconds */

  uint8_t going[CUBES_CELLS]; /* the path that was there before, and fades */
  int n_going;
  double going_ms;

  gboolean moving;
  CubesTrayMotion motion;
  CubesCorner corner_before;
  gboolean was_chosen; /* the Bar lay there already while its corner was being chosen */
  gboolean arrived;    /* the cubes of the scene lie there */
  guint cues;          /* bits of those that were emitted */
  int turn;            /* quarters by which the tray is being turned */
  double ms;
  gint64 last; /* frame, in µs; 0 before the first one */
  guint tick_id;
  guint settled_id;

  int pointer; /* cell under the pointer, or -1 */
  int place;   /* cell at which the focus was */

  /* While a button is held: */
  int pressed;           /* cell, or -1 */
  double drag_x, drag_y; /* where that was */
  gboolean dragged;      /* the pointer has reached another cube */
  gboolean waits;        /* the press does something only when the button is released on the same cube */
};

/* Whether people can do now what cubes_tray_set_use() says. */
gboolean cubes_tray_is_open (CubesTray *self);
/* Whether @cell can be traced or chosen. */
gboolean cubes_tray_is_free (CubesTray *self, int cell);
/* Returns where @cell is in the path, or -1. */
int cubes_tray_find (const CubesTray *self, int cell);
/* Shows another path, chosen by somebody here. */
void cubes_tray_take_path (CubesTray *self, const uint8_t *path, int n);
/* Shows the Bar at another corner, chosen by somebody here. */
void cubes_tray_take_corner (CubesTray *self, CubesCorner corner);
/* Somebody presses @cell with a key or through an assistive technology. */
void cubes_tray_press (CubesTray *self, int cell);
/* @cell is under the pointer, or -1. */
void cubes_tray_point (CubesTray *self, int cell);

/* Whether the cubes can be seen, and have faces. */
gboolean cubes_tray_is_known (const CubesTray *self);
/* Whether there are pictures. */
gboolean cubes_tray_is_sized (const CubesTray *self);
/* Tells assistive technologies and the keyboard what can be seen now. */
void cubes_tray_tell (CubesTray *self);
/* Makes what lies in the tray when nothing moves. */
void cubes_tray_prepare (CubesTray *self);
void cubes_tray_prepare_bars (CubesTray *self);
/* Returns what is to be seen now. */
CubesTraySight cubes_tray_look (const CubesTray *self);

/* In cubes-tray-play.c: */
/* Makes the heaps in idle moments: the shake must not wait for its pictures. */
void cubes_tray_warm (CubesTray *self);
/* The pointer is at no cube, and no button is held. */
void cubes_tray_point_nowhere (CubesTray *self);
/* The path that is there fades. */
void cubes_tray_let_go (CubesTray *self);
/* Nothing of a path before is left. */
void cubes_tray_forget_going (CubesTray *self);
/* Makes what the motion needs, when the tray has a size. */
void cubes_tray_prepare_motion (CubesTray *self);
/* Ends the motion at once, and tells so later. */
void cubes_tray_break_off (CubesTray *self);
/* Removes all callbacks. */
void cubes_tray_stop (CubesTray *self);
/* Returns by how many degrees the tray is turned now. */
double cubes_tray_get_turned (const CubesTray *self);

/* In cubes-tray-input.c: */
void cubes_tray_add_input (CubesTray *self);
void cubes_tray_add_keys (GtkWidgetClass *widget_class);
/* Implements GtkWidget's focus(): keys lead from cube to cube, or the Bar from corner to corner. */
gboolean cubes_tray_move_focus (GtkWidget *widget, GtkDirectionType direction);

enum {
  CUBES_TRAY_PATH_CHANGED,
  CUBES_TRAY_WRITE,
  CUBES_TRAY_REFUSED,
  CUBES_TRAY_CORNER_CHOSEN,
  CUBES_TRAY_FILTER_CHANGED,
  CUBES_TRAY_CUE,
  CUBES_TRAY_SETTLED,
  CUBES_TRAY_N_SIGNALS,
};

extern guint cubes_tray_signals[CUBES_TRAY_N_SIGNALS];

G_END_DECLS
