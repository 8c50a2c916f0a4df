/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/cubes/cubes-tray-geometry.h"
#include "widgets/cubes/cubes-tray-motion.h"
#include "widgets/cubes/cubes-tray.h"
#include "widgets/salon-art.h"
#include "widgets/salon-theme.h"

G_BEGIN_DECLS

/* The pictures of a tray, which are made once for a size, a scale and a scene. For files of this folder only. */

/* What is seen of the cubes of one scene. */
typedef struct {
  char faces[CUBES_CELLS + 1]; /* "" for cubes without letters */
  gboolean upright;
  int quarters; /* by which the tray is turned */
  SalonArtTile cube[CUBES_CELLS];
  SalonArtTile fallen[CUBES_CELLS];                  /* (nullable): as they lie when the lid comes off */
  SalonArtTile on[CUBES_CELLS], letter[CUBES_CELLS]; /* (nullable): of cubes in the path */
} CubesTrayCubes;

typedef struct {
  CubesTrayGeometry geometry;
  double scale;
  SalonThemeMode mode;
  PangoFontDescription *font; /* (nullable): of the letters; NULL for the drawn ones */

  SalonArtTile tray, lid, rim, red_rim, first, filter;
  SalonArtTile link[9];       /* by the direction, see cubes_link_draw() */
  SalonArtTile bar[4];        /* by the corner of the tray */
  SalonArtTile chosen_bar[4]; /* while its corner is being chosen */
  CubesTrayCubes cubes;       /* that lie there */
  CubesTrayCubes coming;      /* that will lie there when the motion is over */
  SalonArtTile raised;        /* the cube under the pointer */
  SalonArtTile heap[CUBES_HEAPS];
  SalonArtTile covered[CUBES_HEAPS]; /* the whole tray with a heap below the lid */
  cairo_surface_t *blend;            /* (nullable): of two of these */
  SalonArtTile flat;                 /* the whole tray, as it was when it began to turn */
} CubesTrayPieces;

/* Makes what is always needed, if size, scale or look are others than before. Returns whether they are. */
gboolean cubes_tray_pieces_prepare (CubesTrayPieces *self, GtkWidget *widget, int width, int height);
/* Makes the pictures of the cubes of @scene, turned by @quarters. */
void cubes_tray_pieces_prepare_cubes (CubesTrayPieces *self,
                                      GtkWidget *widget,
                                      CubesTrayCubes *cubes,
                                      const CubesTrayScene *scene,
                                      int quarters);
/* Makes the pictures of the coming cubes as they lie when the lid comes off. */
void cubes_tray_pieces_prepare_fallen (CubesTrayPieces *self, GtkWidget *widget);
/* Makes what a path needs among @cubes. */
void cubes_tray_pieces_prepare_path (CubesTrayPieces *self,
                                     GtkWidget *widget,
                                     CubesTrayCubes *cubes,
                                     const uint8_t *path,
                                     int n);
/* Makes the picture of the cube under the pointer. */
void cubes_tray_pieces_prepare_raised (CubesTrayPieces *self, GtkWidget *widget, int cell, gboolean on);
/* Makes the Bar for @corner of the tray. */
void cubes_tray_pieces_prepare_bar (CubesTrayPieces *self, GtkWidget *widget, CubesCorner corner);
/* Returns: the link that leads so many @columns and @rows, -1 to 1, from a cube */
const SalonArtTile *cubes_tray_pieces_get_link (const CubesTrayPieces *self, int columns, int rows);
/* Makes heap @heap, which takes longer than anything else. */
void cubes_tray_pieces_prepare_heap (CubesTrayPieces *self, GtkWidget *widget, int heap);
/* Makes the pictures of the covered tray that a shake shows. */
void cubes_tray_pieces_cover (CubesTrayPieces *self, GtkWidget *widget);
/* Keeps what was drawn in @snapshot (transfer full), with the corner of the tray at 0 0, as one picture to be turned. */
void cubes_tray_pieces_flatten (CubesTrayPieces *self, GtkWidget *widget, GtkSnapshot *snapshot);
/* The cubes that were coming lie there now. */
void cubes_tray_pieces_arrive (CubesTrayPieces *self);
/* Lets go of what only a motion needs. */
void cubes_tray_pieces_rest (CubesTrayPieces *self);
void cubes_tray_pieces_clear (CubesTrayPieces *self);

G_END_DECLS
