/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Pitch: px from one space of a tray to the next. */
#define PROBE_TRAY_PITCH_MIN     24
#define PROBE_TRAY_PITCH_NATURAL 50

/**
 * ProbeTrayGeometry:
 *
 * Where everything of a tray is, in px, for one pitch. All of it whole, so that
 * no edge is blurred; the lip stays legible in the smallest tray. For files of
 * this folder only.
 */
typedef struct {
  int pitch;
  int margin;       /* around the board, for rings and raised cards */
  int side;         /* from the board's edge to the first space */
  int top;          /* from the board's edge to the cards */
  int space_height; /* card, gap, lip */
  int lip_y;        /* from the board's edge */
  int lip_height;
  int board_width;
  int board_height;
  int width, height; /* with the margins */
} ProbeTrayGeometry;

ProbeTrayGeometry probe_tray_geometry (int pitch);

/* The largest that fits, but none below the least pitch. */
ProbeTrayGeometry probe_tray_geometry_within (int width, int height);

/* Px between a card and the next, or the lip. */
int probe_tray_geometry_gap (int pitch);

G_END_DECLS
