/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where things stand in the room of the home: a pure function of its size. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The most tables that have a place in the room. */
#define SALON_HOME_TABLES 3

/* A window lower than this has a sideboard of one row. In px, with the header bar. */
#define SALON_HOME_LOW 720

/* How far the sideboard stands from the sides of the window, and its drawers from its edge, in px. */
#define SALON_HOME_MARGIN 24
#define SALON_HOME_RIM    12

/* What the room has to hold. All in px. */
typedef struct {
  int width, height; /* of the room, with what the header bar covers */
  int header;        /* the height of the header bar */
  int n_tables;      /* 1 to SALON_HOME_TABLES */
  int label;         /* the height of a table's name and sentence */
  int sideboard;     /* the height that the drawers of the sideboard need */
} SalonHomeSpace;

/* One table with its lamp, rug and chairs: drawn for a room of 1280 × 800 with three tables. @unit is
 * how many px one unit of that drawing has; @x and @y are where its middle of the upper edge comes to stand. */
typedef struct {
  float x, y, unit;
  float lift;          /* how many px higher than in the drawing the lamp hangs */
  GdkRectangle button; /* what is clicked to sit down, from the lamp to the sentence below the table */
} SalonHomeScene;

typedef struct {
  int floor; /* where the floor begins */
  SalonHomeScene scene[SALON_HOME_TABLES];
  GdkRectangle sideboard;
  GdkRectangle drawers;
  int n_prints;
  SalonHomeScene print[2]; /* the pictures on the wall: x, y is the middle of the upper edge */
} SalonHomeLayout;

/* Places everything: the sideboard at the lower edge, each table's text above it, and the tables as
 * large as the height above the text and the width allow. Where the wall is higher than the drawing, lamps and
 * pictures hang higher. */
SalonHomeLayout salon_home_layout (const SalonHomeSpace *space);

/* Whether the sideboard of a room of this height, in px, has one row. */
gboolean salon_home_is_low (int height);

G_END_DECLS
